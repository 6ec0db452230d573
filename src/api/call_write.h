#ifndef API_CALL_WRITE_H
#define API_CALL_WRITE_H

#include "api/call.h"

/* PutItem, UpdateItem, DeleteItem. */
extern const struct shape call_write_put_shape, call_write_update_shape, call_write_delete_shape;

enum err call_write_put(struct call *c);
enum err call_write_update(struct call *c);
enum err call_write_delete(struct call *c);

/* What ReturnValues asks for, as a map; false: nothing, and nothing is written. */
bool call_write_returned(const struct result *r, const struct request *q, struct buf *out);

#endif
