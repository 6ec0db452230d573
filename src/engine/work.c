#include "config.h"

#include <assert.h>

#include "engine/engine_int.h"

void work_trace(struct work *w, const struct bill *b)
{
    struct engine *e = w->engine;
    if (!e->sink || w->is_dry)
        return;
    for (int i = 0; i < b->count; i++)
        b->charge[i].part = w->table->parts.part[b->charge[i].part].id;
    struct trace_event event = {
        .kind = TRACE_REQUEST,
        .at_us = e->now_us,
        .table = w->table ? w->table->number : -1,
        .part = w->result->part,
        .hash = w->result->hash,
        .request = w->request,
        .result = w->result,
        .charges = b->charge,
        .charge_count = b->count,
    };
    e->sink(e->sink_ctx, &event);
}

enum err work_key(struct work *w, enum item_use use, struct tree_key *ret_key, uint32_t *ret_part)
{
    struct engine *e = w->engine;
    const struct schema *schema = &w->table->schema;
    struct result *r = w->result;
    struct val v;
    enum err err = item_check(schema, w->request->item, use, &r->why);
    if (err)
        return err;
    buf_clear(&e->key);
    val_map_get(w->request->item, (struct slice){schema->pk[0].name, schema->pk[0].name_len}, &v);
    buf_add(&e->key, v.p, v.n);
    size_t pk_len = v.n;
    if (schema->sk_count) {
        val_map_get(w->request->item, (struct slice){schema->sk[0].name, schema->sk[0].name_len},
                    &v);
        buf_add(&e->key, v.p, v.n);
    }
    ret_key->pk = (struct slice){e->key.ptr, pk_len};
    ret_key->sk = (struct slice){e->key.ptr + pk_len, e->key.len - pk_len};
    ret_key->hash = r->hash = engine_hash(e, ret_key->pk);
    tree_prefetch(w->table->tree, r->hash);
    *ret_part = part_find(&w->table->parts, ret_key);
    r->part = w->table->parts.part[*ret_part].id;
    r->first_part = *ret_part;
    r->parts_opened = 1;
    return ERR_OK;
}

static enum err find_table(struct work *w)
{
    const struct request *q = w->request;
    struct result *r = w->result;
    if (q->defect) {
        r->why = *q->defect;
        return q->defect->code;
    }
    w->table = engine_table(w->engine, q->table);
    if (!w->table)
        return err_set(&r->why, ERR_NOT_FOUND, "%s", err_default_text(ERR_NOT_FOUND));
    if (q->index.len)
        return err_set(&r->why, ERR_VALIDATION, "The table does not have the specified index: %.*s",
                       SLICE_ARG(q->index));
    r->schema = &w->table->schema;
    r->parts_total = w->table->parts.count;
    return ERR_OK;
}

/* A request that ended in an error opened and counted nothing, unless it was paid for. */
static void note_failure(struct result *r, enum err err)
{
    r->err = err;
    r->why.code = err;
    if (err == ERR_CONDITION)
        return;
    r->parts_opened = 0;
}

enum err work_run(struct work *w)
{
    typedef enum err operation(struct work *, struct bill *);
    static operation *const operations[OP_COUNT] = {
        [OP_PUT] = writing_put,       [OP_GET] = reading_get,     [OP_UPDATE] = writing_update,
        [OP_DELETE] = writing_delete, [OP_QUERY] = reading_query, [OP_SCAN] = reading_scan,
    };
    struct result *r = w->result;
    struct bill bill;
    result_clear(r);
    r->pool = w->engine->pool;
    r->names = w->engine->names;
    r->is_projected = w->request->projection != NULL;
    bill_init(&bill, op_is_write(w->request->op));
    enum err err = find_table(w);
    if (!err)
        err = operations[w->request->op](w, &bill);
    if (err)
        note_failure(r, err);
    work_trace(w, &bill);
    bill_done(&bill);
    return err;
}
