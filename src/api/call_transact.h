#ifndef API_CALL_TRANSACT_H
#define API_CALL_TRANSACT_H

#include "api/call.h"

/* TransactWriteItems, TransactGetItems. */
extern const struct shape call_transact_write_shape, call_transact_get_shape;

enum err call_transact_write(struct call *c);
enum err call_transact_get(struct call *c);

/* Sends the transaction, with `err` and c->why as its defect, after the checks of its whole. */
enum err call_transact_run(struct call *c, struct request *q, enum err err);
/* The answer of one that reads: an item, or {}, for each action. */
void call_transact_write_items(struct call *c);
/* ClientRequestToken and what the request is compared by; its actions are there. */
void call_transact_read_token(struct call *c, struct request *q);

#endif
