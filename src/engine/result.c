#include "config.h"

#include "engine/request.h"

#include <assert.h>
#include <stdlib.h>

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
