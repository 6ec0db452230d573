#ifndef API_CALL_BATCH_H
#define API_CALL_BATCH_H

#include "api/call.h"

/* BatchGetItem, BatchWriteItem. */
extern const struct shape call_batch_get_shape, call_batch_write_shape;

enum err call_batch_get(struct call *c);
enum err call_batch_write(struct call *c);

#endif
