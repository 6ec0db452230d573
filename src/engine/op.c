#include "config.h"

#include "engine/request.h"

const char *const op_names[OP_COUNT] = {
    [OP_PUT] = "put",       [OP_GET] = "get",     [OP_UPDATE] = "update",
    [OP_DELETE] = "delete", [OP_QUERY] = "query", [OP_SCAN] = "scan",
};

bool op_is_write(enum op op)
{
    return op == OP_PUT || op == OP_UPDATE || op == OP_DELETE;
}
