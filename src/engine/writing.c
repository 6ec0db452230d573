#include "config.h"

#include <assert.h>

#include "engine/engine_int.h"

static void trace_item(struct work *w, const struct item *now, const struct item *old)
{
    struct engine *e = w->engine;
    if (!e->sink)
        return;
    struct trace_event event = {
        .kind = now ? TRACE_STORED : TRACE_REMOVED,
        .at_us = e->now_us,
        .table = w->table->number,
        .part = w->result->part,
        .hash = w->result->hash,
        .item = now ? now : old,
        .old = old,
    };
    e->sink(e->sink_ctx, &event);
}

/* The condition against what is there; charged already, so a false one is paid for. */
static enum err check_condition(struct work *w, const struct item *old)
{
    const struct expr *condition = w->request->condition;
    if (!condition)
        return ERR_OK;
    struct doc doc = old ? doc_of_item(&w->table->schema, w->engine->names, old) : doc_none();
    if (expr_holds(condition, &doc))
        return ERR_OK;
    enum err err = w->request->is_insert ? ERR_DUPLICATE : ERR_CONDITION;
    return err_set(&w->result->why, err, "%s", err_default_text(err));
}

/* A map of the request's key attributes, for an update that makes an item. */
static void add_key(struct work *w, struct val map, struct pack *out)
{
    struct slice name;
    struct val v, key;
    for (struct val_iter it = val_iter(map); val_next(&it, &name, &v);) {
        if (val_map_get(w->request->item, name, &key))
            continue;
        pack_name(out, name);
        pack_val(out, v);
    }
    for (struct val_iter it = val_iter(w->request->item); val_next(&it, &name, &key);) {
        pack_name(out, name);
        pack_val(out, key);
    }
}

/* The finished item of an update, or NULL when it makes none; checks its size. */
static enum err finish_update(struct work *w, const struct item *old, struct item **ret_now)
{
    struct engine *e = w->engine;
    struct result *r = w->result;
    struct pack changed = PACK_INIT, whole = {.is_item = true};
    struct doc doc = old ? doc_of_item(&w->table->schema, e->names, old) : doc_none();
    bool creates = true;
    enum err err = ERR_OK;
    *ret_now = NULL;
    if (w->request->update)
        err = expr_update_apply(w->request->update, &doc, &changed, &creates, &r->why);
    if (!err && (old || creates)) {
        struct val map = doc_none().map;
        if (w->request->update)
            map = pack_result(&changed);
        err = pack_open(&whole, VAL_M, &r->why);
        if (!err && old && !w->request->update) {
            *ret_now = item_ref((struct item *)old);
        } else if (!err) {
            add_key(w, map, &whole);
            err = pack_close(&whole, &r->why);
            struct doc made = doc_of_map(err ? map : pack_result(&whole));
            if (!err && doc_size(&made) > LIMIT_ITEM_BYTES)
                err = err_set(&r->why, ERR_VALIDATION,
                              "Item size to update has exceeded the maximum allowed size");
            if (!err)
                *ret_now = item_new(e->pool, e->names, &w->table->schema, made.map);
        }
    }
    pack_done(&changed);
    pack_done(&whole);
    return err;
}

/* --- three steps ------------------------------------------------------------------------ */

/* What an update leaves, and what the indexes say to what is stored. */
static enum err make(struct work *w, struct write *wr)
{
    struct engine *e = w->engine;
    struct result *r = w->result;
    const struct request *q = w->request;
    if (q->op == OP_UPDATE) {
        /* The price needs what the update makes, but a false condition hides its errors. */
        struct errinfo kept = r->why;
        wr->failure = finish_update(w, wr->old, &wr->now);
        wr->failure_why = r->why;
        r->why = kept;
    }
    if (!wr->now || w->table->index_count == 0)
        return ERR_OK;
    struct doc doc = doc_of_item(&w->table->schema, e->names, wr->now);
    struct errinfo why;
    enum err err = index_check_item(w->table, &doc, q->op == OP_UPDATE, &why);
    if (!err)
        err = collection_check(w, wr, &why);
    if (err && (q->op == OP_UPDATE || err == ERR_COLLECTION_SIZE)) {
        wr->failure = err;
        wr->failure_why = why;
        item_unref(e->pool, wr->now);
        wr->now = NULL;
        return ERR_OK;
    }
    if (err)
        r->why = why;
    return err;
}

enum err writing_plan(struct work *w, struct bill *b, struct write *wr)
{
    const struct request *q = w->request;
    wr->old = wr->now = NULL;
    wr->failure = ERR_OK;
    enum err err = work_key(w, q->op == OP_PUT ? ITEM_PUT : ITEM_KEY, &wr->key, &wr->part);
    if (!err && q->op == OP_UPDATE && q->update)
        err = expr_update_check(q->update, &w->table->schema, &w->result->why);
    if (!err && q->op == OP_UPDATE && q->update && w->table->index_count)
        err = index_check_update(w->table, q->update, &w->result->why);
    if (err)
        return err;
    if (q->op == OP_PUT) /* first: the tree's memory comes meanwhile */
        wr->now = item_new(w->engine->pool, w->engine->names, &w->table->schema, q->item);
    wr->old = tree_find_near(w->table->tree, w->near, &wr->key);
    err = make(w, wr);
    if (err) {
        writing_drop(w, wr);
        return err;
    }
    uint32_t before = wr->old ? wr->old->size : 0, after = wr->now ? wr->now->size : 0;
    bill_add(b, w->table, wr->part, w->factor * bill_write_units(before > after ? before : after));
    bool stores = q->op == OP_DELETE ? wr->old != NULL : wr->now != NULL;
    if (w->table->index_count && stores)
        index_bill(w, b, wr->key.hash, wr->old, wr->now);
    return ERR_OK;
}

enum err writing_judge(struct work *w, const struct write *wr)
{
    struct result *r = w->result;
    enum err err = check_condition(w, wr->old);
    if (err && wr->old)
        r->old = item_ref(wr->old);
    if (!err && wr->failure) {
        err = wr->failure;
        r->why = wr->failure_why;
    }
    return err;
}

void writing_drop(struct work *w, struct write *wr)
{
    item_unref(w->engine->pool, wr->now);
    wr->now = NULL;
}

static void store(struct work *w, struct write *wr)
{
    struct result *r = w->result;
    r->now = item_ref(wr->now);
    r->old = tree_put_near(w->table->tree, w->near, wr->key.hash, wr->now);
    table_count_change(w->table, wr->part, r->old, r->now);
    trace_item(w, r->now, r->old);
    if (w->table->ttl.is_on)
        ttl_note(w->engine, w->table, r->now);
    r->wrote = 1;
    r->replaced = r->old != NULL;
    r->created = r->old == NULL;
    wr->now = NULL;
}

void writing_commit(struct work *w, struct write *wr)
{
    struct result *r = w->result;
    if (wr->now) {
        store(w, wr);
    } else if (w->request->op == OP_DELETE && wr->old) {
        /* Other actions of a transaction have used the engine's key since. */
        struct tree_key key = {wr->key.hash, item_pk(wr->old), item_sk(wr->old)};
        r->old = tree_remove(w->table->tree, &key);
        r->deleted = 1;
        table_count_change(w->table, wr->part, r->old, NULL);
        trace_item(w, NULL, r->old);
    } else {
        return;
    }
    if (w->table->index_count)
        index_send(w->engine, w->table, r->old, r->now);
}

/*
 * A failed condition is paid for what the table's item costs; what an index
 * would have cost is not.  CHOSEN: the facts name the item alone.
 */
static enum err charge(struct work *w, struct bill *b, const struct write *wr)
{
    struct doc doc =
        wr->old ? doc_of_item(&w->table->schema, w->engine->names, wr->old) : doc_none();
    const struct expr *condition = w->request->condition;
    if (w->table->index_count && condition && !expr_holds(condition, &doc))
        for (int i = b->count - 1; i > 0; i--)
            bill_rebate(b, i, b->charge[i].units);
    return admit(w, b);
}

enum err writing_one(struct work *w, struct bill *b)
{
    struct write wr;
    enum err err = writing_plan(w, b, &wr);
    if (err)
        return err;
    err = writing_judge(w, &wr);
    /* An update that cannot be applied costs nothing; a failed condition is paid for. */
    if (!err || err == ERR_CONDITION || err == ERR_DUPLICATE) {
        enum err refused = charge(w, b, &wr);
        err = refused ? refused : err;
    }
    if (err || w->is_dry)
        writing_drop(w, &wr);
    else
        writing_commit(w, &wr);
    return err;
}

enum err writing_import(struct work *w)
{
    struct write wr = {0};
    struct engine *e = w->engine;
    struct doc doc = doc_of_map(w->request->item);
    enum err err = work_key(w, ITEM_PUT, &wr.key, &wr.part);
    if (!err)
        err = index_check_item(w->table, &doc, false, &w->result->why);
    if (err || w->is_dry)
        return err;
    wr.now = item_new(e->pool, e->names, &w->table->schema, w->request->item);
    store(w, &wr);
    if (w->table->index_count)
        index_send(e, w->table, w->result->old, w->result->now);
    return ERR_OK;
}
