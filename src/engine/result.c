#include "config.h"

#include "engine/request.h"

#include <assert.h>
#include <stdlib.h>

const char *const op_names[OP_COUNT] = {
    [OP_PUT] = "put",       [OP_GET] = "get",     [OP_UPDATE] = "update",
    [OP_DELETE] = "delete", [OP_QUERY] = "query", [OP_SCAN] = "scan",
};

/* clang-format off */
const char *const reason_names[REASON_COUNT] = {
    [REASON_NONE]                      = "none",
    [REASON_TABLE_READ_PROVISIONED]    = "TableReadProvisionedThroughputExceeded",
    [REASON_TABLE_WRITE_PROVISIONED]   = "TableWriteProvisionedThroughputExceeded",
    [REASON_TABLE_READ_ACCOUNT]        = "TableReadAccountLimitExceeded",
    [REASON_TABLE_WRITE_ACCOUNT]       = "TableWriteAccountLimitExceeded",
    [REASON_TABLE_READ_KEY_RANGE]      = "TableReadKeyRangeThroughputExceeded",
    [REASON_TABLE_WRITE_KEY_RANGE]     = "TableWriteKeyRangeThroughputExceeded",
    [REASON_TABLE_READ_MAX_ON_DEMAND]  = "TableReadMaxOnDemandThroughputExceeded",
    [REASON_TABLE_WRITE_MAX_ON_DEMAND] = "TableWriteMaxOnDemandThroughputExceeded",
    [REASON_INDEX_READ_PROVISIONED]    = "IndexReadProvisionedThroughputExceeded",
    [REASON_INDEX_WRITE_PROVISIONED]   = "IndexWriteProvisionedThroughputExceeded",
    [REASON_INDEX_READ_ACCOUNT]        = "IndexReadAccountLimitExceeded",
    [REASON_INDEX_WRITE_ACCOUNT]       = "IndexWriteAccountLimitExceeded",
    [REASON_INDEX_READ_KEY_RANGE]      = "IndexReadKeyRangeThroughputExceeded",
    [REASON_INDEX_WRITE_KEY_RANGE]     = "IndexWriteKeyRangeThroughputExceeded",
    [REASON_INDEX_READ_MAX_ON_DEMAND]  = "IndexReadMaxOnDemandThroughputExceeded",
    [REASON_INDEX_WRITE_MAX_ON_DEMAND] = "IndexWriteMaxOnDemandThroughputExceeded",
};
/* clang-format on */

bool op_is_write(enum op op)
{
    return op == OP_PUT || op == OP_UPDATE || op == OP_DELETE;
}

void result_init(struct result *r)
{
    *r = (struct result){.throttled_part = -1, .part = -1};
}

void result_clear(struct result *r)
{
    for (size_t i = 0; i < r->row_count && !r->is_projected; i++)
        item_unref(r->pool, r->items[i]);
    item_unref(r->pool, r->last);
    item_unref(r->pool, r->old);
    item_unref(r->pool, r->now);
    arena_clear(&r->arena);
    *r = (struct result){
        .throttled_part = -1,
        .part = -1,
        .items = r->items,
        .maps = r->maps,
        .row_cap = r->row_cap,
        .arena = r->arena,
    };
}

void result_done(struct result *r)
{
    result_clear(r);
    free(r->items);
    free(r->maps);
    arena_done(&r->arena);
    result_init(r);
}

struct doc result_row(const struct result *r, size_t i)
{
    assert(i < r->row_count);
    if (r->is_projected)
        return doc_of_map(r->maps[i]);
    return doc_of_item(r->schema, r->names, r->items[i]);
}

void result_move(struct result *to, struct result *from)
{
    result_done(to);
    *to = *from;
    result_init(from);
}
