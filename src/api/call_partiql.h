#ifndef API_CALL_PARTIQL_H
#define API_CALL_PARTIQL_H

#include "api/call.h"

/* ExecuteStatement, BatchExecuteStatement, ExecuteTransaction. */
extern const struct shape call_partiql_execute_shape, call_partiql_batch_shape,
    call_partiql_transaction_shape;

enum err call_partiql_execute(struct call *c);
enum err call_partiql_batch(struct call *c);
enum err call_partiql_transaction(struct call *c);

#endif
