#include "config.h"

#include "api/arn.h"

/* Names of tables and indexes hold nothing that JSON would escape. */
void arn_write_table(struct slice table, struct buf *out)
{
    buf_printf(out, "\"arn:aws:dynamodb:" ARN_REGION ":" ARN_ACCOUNT ":table/%.*s\"",
               SLICE_ARG(table));
}

void arn_write_index(struct slice table, struct slice index, struct buf *out)
{
    buf_printf(out, "\"arn:aws:dynamodb:" ARN_REGION ":" ARN_ACCOUNT ":table/%.*s/index/%.*s\"",
               SLICE_ARG(table), SLICE_ARG(index));
}
