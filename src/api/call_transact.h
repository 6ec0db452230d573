#ifndef API_CALL_TRANSACT_H
#define API_CALL_TRANSACT_H

#include "api/call.h"

/* TransactWriteItems, TransactGetItems. */
extern const struct shape call_transact_write_shape, call_transact_get_shape;

enum err call_transact_write(struct call *c);
enum err call_transact_get(struct call *c);

#endif
