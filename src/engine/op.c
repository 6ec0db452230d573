#include "config.h"

#include "engine/request.h"

const char *const op_names[OP_COUNT] = {
    [OP_PUT] = "put",
    [OP_GET] = "get",
    [OP_UPDATE] = "update",
    [OP_DELETE] = "delete",
    [OP_QUERY] = "query",
    [OP_SCAN] = "scan",
    [OP_CHECK] = "check",
    [OP_BATCH_GET] = "batch_get",
    [OP_BATCH_WRITE] = "batch_write",
    [OP_TRANSACT_GET] = "transact_get",
    [OP_TRANSACT_WRITE] = "transact_write",
};

bool op_is_write(enum op op)
{
    return op == OP_PUT || op == OP_UPDATE || op == OP_DELETE || op == OP_BATCH_WRITE ||
           op == OP_TRANSACT_WRITE;
}
