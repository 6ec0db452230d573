#ifndef API_ARN_H
#define API_ARN_H

#include "base/buf.h"
#include "engine/engine.h"

/* Amazon resource names.  The account and the Region are nobody's. */
#define ARN_REGION  "us-east-1"
#define ARN_ACCOUNT "000000000000"
#define ARN_USER    "arn:aws:iam::" ARN_ACCOUNT ":root"

/* That of a table or an index, as a JSON string. */
void arn_write(const struct table *t, struct buf *out);

/* Whether a table's name is of this account. */
bool arn_is_ours(struct slice arn);

#endif
