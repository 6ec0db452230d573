#include "config.h"

#include "engine/request.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

void result_init(struct result *r)
{
    *r = (struct result){.throttled_part = -1, .part = -1};
}

/* Everything but `why`, of which the first bytes are enough: its texts are long. */
static void forget(struct result *r)
{
    const size_t rest = offsetof(struct result, reason);
    r->err = r->why.code = ERR_OK;
    r->why.line = r->why.col = 0;
    r->why.text[0] = r->why.why[0] = '\0';
    memset((char *)r + rest, 0, sizeof *r - rest);
    r->throttled_part = r->part = -1;
}

void result_clear(struct result *r)
{
    struct item **items = r->items;
    struct val *maps = r->maps;
    struct result_units *units = r->units;
    size_t row_cap = r->row_cap;
    int units_cap = r->units_cap;
    for (size_t i = 0; i < r->row_count && !r->is_projected; i++)
        item_unref(r->pool, r->items[i]);
    item_unref(r->pool, r->last);
    item_unref(r->pool, r->lowest);
    item_unref(r->pool, r->old);
    item_unref(r->pool, r->now);
    arena_clear(&r->arena);
    for (size_t i = 0; i < r->action_count; i++)
        result_done(&r->actions[i]);
    free(r->actions);
    struct arena arena = r->arena;
    forget(r);
    r->items = items;
    r->maps = maps;
    r->row_cap = row_cap;
    r->units = units;
    r->units_cap = units_cap;
    r->arena = arena;
}

void result_done(struct result *r)
{
    result_clear(r);
    free(r->items);
    free(r->maps);
    free(r->units);
    arena_done(&r->arena);
    result_init(r);
}

const char *result_cancel_code(const struct result *action)
{
    switch (action->err) {
    case ERR_OK:
        return "None";
    case ERR_CONDITION:
        return "ConditionalCheckFailed";
    case ERR_DUPLICATE:
        return "DuplicateItem";
    case ERR_THROTTLED:
        return "ProvisionedThroughputExceeded";
    case ERR_THROTTLED_DEMAND:
    case ERR_REQUEST_LIMIT:
        return "ThrottlingError";
    case ERR_COLLECTION_SIZE:
        return "ItemCollectionSizeLimitExceeded";
    default:
        return "ValidationError";
    }
}

struct doc result_doc(const struct result *r, const struct item *item)
{
    return doc_of_item(r->reading, r->names, item);
}

struct doc result_row(const struct result *r, size_t i)
{
    assert(i < r->row_count);
    if (r->is_projected)
        return doc_of_map(r->maps[i]);
    return result_doc(r, r->items[i]);
}

void result_move(struct result *to, struct result *from)
{
    result_done(to);
    *to = *from;
    result_init(from);
}
