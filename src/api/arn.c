#include "config.h"

#include "api/arn.h"

/* Names of tables and indexes hold nothing that JSON would escape. */
void arn_write(const struct table *t, struct buf *out)
{
    const struct table *base = table_base(t);
    buf_printf(out, "\"arn:aws:dynamodb:" ARN_REGION ":" ARN_ACCOUNT ":table/%.*s",
               SLICE_ARG(table_name(base ? base : t)));
    if (base)
        buf_printf(out, "/index/%.*s", SLICE_ARG(table_name(t)));
    buf_add_char(out, '"');
}

bool arn_is_ours(struct slice arn)
{
    return slice_find(arn, SLICE(":" ARN_ACCOUNT ":table/")) != NULL;
}
