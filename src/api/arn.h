#ifndef API_ARN_H
#define API_ARN_H

#include "base/buf.h"
#include "base/slice.h"

/* Amazon resource names (facts/protocol.md 5), as JSON strings.  The account and
 * the Region are nobody's. */
#define ARN_REGION  "us-east-1"
#define ARN_ACCOUNT "000000000000"

void arn_write_table(struct slice table, struct buf *out);
void arn_write_index(struct slice table, struct slice index, struct buf *out);

#endif
