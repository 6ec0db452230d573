#include "config.h"

#include <assert.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "engine/engine_int.h"

void work_trace(struct work *w, const struct bill *b)
{
    struct engine *e = w->engine;
    if (!e->sink || w->is_dry)
        return;
    struct trace_charge few[CHARGES_INLINE], *charges = few;
    if (b->count > CHARGES_INLINE)
        charges = xcalloc((size_t)b->count, sizeof *charges);
    for (int i = 0; i < b->count; i++) {
        const struct charge *c = &b->charge[i];
        charges[i] =
            (struct trace_charge){c->payer->number, c->payer->parts.part[c->part].id, c->units};
    }
    struct trace_event event = {
        .kind = TRACE_REQUEST,
        .at_us = e->now_us,
        .table = w->space ? w->space->number : -1,
        .part = w->result->part,
        .hash = w->result->hash,
        .request = w->request,
        .result = w->result,
        .charges = charges,
        .charge_count = b->count,
    };
    if (w->space && w->request->op == OP_QUERY)
        index_awaited(e, w->space, event.hash, &event.coming, &event.going);
    e->sink(e->sink_ctx, &event);
    if (charges != few)
        free(charges);
}

enum err work_key(struct work *w, enum item_use use, struct tree_key *ret_key, uint32_t *ret_part)
{
    struct engine *e = w->engine;
    const struct schema *schema = &w->table->schema;
    struct result *r = w->result;
    struct item_keys keys;
    struct val pk;
    uint64_t hash = 0;
    w->near = (struct tree_near){.leaf = NULL};
    if (val_map_get(w->request->item, (struct slice){schema->pk[0].name, schema->pk[0].name_len},
                    &pk)) {
        /* The tree's memory comes while the request is checked. */
        hash = engine_hash(e, (struct slice){(const char *)pk.p, pk.n});
        w->near = tree_near(w->table->tree, hash);
    }
    enum err err = item_check(schema, w->request->item, use, &keys, &r->why);
    if (err)
        return err;
    buf_clear(&e->key);
    buf_add(&e->key, pk.p, pk.n);
    buf_add(&e->key, keys.sk.p, keys.sk.n);
    ret_key->pk = (struct slice){e->key.ptr, pk.n};
    ret_key->sk = (struct slice){e->key.ptr + pk.n, e->key.len - pk.n};
    ret_key->hash = r->hash = hash;
    *ret_part = part_find(&w->table->parts, ret_key);
    r->part = w->table->parts.part[*ret_part].id;
    r->first_part = *ret_part;
    r->parts_opened = 1;
    return ERR_OK;
}

enum err work_find(struct work *w)
{
    const struct request *q = w->request;
    struct result *r = w->result;
    if (q->defect) {
        r->why = *q->defect;
        return q->defect->code;
    }
    w->table = w->space = engine_table(w->engine, q->table);
    if (!w->table)
        return err_set(&r->why, ERR_NOT_FOUND, "%s", err_default_text(ERR_NOT_FOUND));
    if (q->index.len) {
        w->space = table_index(w->table, q->index);
        if (!w->space)
            return err_set(&r->why, ERR_VALIDATION,
                           "The table does not have the specified index: %.*s",
                           SLICE_ARG(q->index));
        if (q->consistent && !w->space->index->is_local)
            return err_set(&r->why, ERR_VALIDATION,
                           "Consistent reads are not supported on global secondary indexes");
        r->base = &w->table->schema;
    }
    r->schema = &w->space->schema;
    r->reading = r->base ? &schema_keyless : r->schema;
    r->parts_total = work_parts(w)->count;
    return ERR_OK;
}

struct parts *work_parts(struct work *w)
{
    bool local = w->space->index && w->space->index->is_local;
    return local ? &w->table->parts : &w->space->parts;
}

void work_fail(struct result *r, enum err err)
{
    r->err = err;
    r->why.code = err;
    /* It opened and counted nothing, unless it was paid for. */
    if (err != ERR_CONDITION && err != ERR_DUPLICATE)
        r->parts_opened = 0;
}

static enum err run_one(struct work *w)
{
    typedef enum err operation(struct work *, struct bill *);
    static operation *const operations[OP_COUNT] = {
        [OP_PUT] = writing_one,    [OP_GET] = reading_get,     [OP_UPDATE] = writing_one,
        [OP_DELETE] = writing_one, [OP_QUERY] = reading_query, [OP_SCAN] = reading_scan,
    };
    struct bill bill;
    assert(operations[w->request->op]);
    bill_init(&bill, op_is_write(w->request->op));
    enum err err = work_find(w);
    if (!err)
        err = operations[w->request->op](w, &bill);
    if (err)
        work_fail(w->result, err);
    work_trace(w, &bill);
    bill_done(&bill);
    return err;
}

enum err work_run(struct work *w)
{
    struct result *r = w->result;
    result_clear(r);
    r->pool = w->engine->pool;
    r->names = w->engine->names;
    r->is_projected = w->request->projection != NULL;
    w->factor = 1;
    return w->request->op < OP_CHECK ? run_one(w) : several_run(w);
}
