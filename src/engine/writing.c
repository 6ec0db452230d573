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
    return err_set(&w->result->why, ERR_CONDITION, "%s", err_default_text(ERR_CONDITION));
}

/* Puts `now` (takes its reference) in the place of `old`. */
static void store(struct work *w, uint32_t index, uint64_t hash, struct item *now)
{
    struct item *old = tree_put(w->table->tree, hash, now);
    table_count_change(w->table, index, old, now);
    trace_item(w, now, old);
    w->result->old = old;
    w->result->now = item_ref(now);
    w->result->wrote = 1;
    w->result->replaced = old != NULL;
    w->result->created = old == NULL;
}

enum err writing_put(struct work *w, struct bill *b)
{
    struct tree_key key;
    uint32_t index;
    struct result *r = w->result;
    enum err err = work_key(w, ITEM_PUT, &key, &index);
    if (err)
        return err;
    struct item *old = tree_find(w->table->tree, &key);
    struct item *now =
        item_new(w->engine->pool, w->engine->names, &w->table->schema, w->request->item);
    uint32_t larger = old && old->size > now->size ? old->size : now->size;
    bill_add(b, index, bill_write_units(larger));
    err = admit(w, b);
    if (!err)
        err = check_condition(w, old);
    if (err || w->is_dry) {
        item_unref(w->engine->pool, now);
        if (err == ERR_CONDITION && old)
            r->old = item_ref(old);
        return err;
    }
    store(w, index, key.hash, now);
    return ERR_OK;
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

enum err writing_update(struct work *w, struct bill *b)
{
    struct tree_key key;
    uint32_t index;
    struct result *r = w->result;
    struct item *now;
    enum err err = work_key(w, ITEM_KEY, &key, &index);
    if (!err && w->request->update)
        err = expr_update_check(w->request->update, &w->table->schema, &r->why);
    if (err)
        return err;
    struct item *old = tree_find(w->table->tree, &key);
    /* What the update makes is needed for its price, but a false condition hides its errors. */
    struct errinfo hidden = r->why;
    enum err made = finish_update(w, old, &now);
    struct errinfo failure = r->why;
    r->why = hidden;
    uint32_t before = old ? old->size : 0, after = now ? now->size : 0;
    bill_add(b, index, bill_write_units(before > after ? before : after));
    err = admit(w, b);
    if (!err)
        err = check_condition(w, old);
    if (!err && made) {
        r->why = failure;
        err = made;
    }
    if (err || w->is_dry || !now) {
        item_unref(w->engine->pool, now);
        if (err == ERR_CONDITION && old)
            r->old = item_ref(old);
        return err;
    }
    store(w, index, key.hash, now);
    return ERR_OK;
}

enum err writing_delete(struct work *w, struct bill *b)
{
    struct tree_key key;
    uint32_t index;
    struct result *r = w->result;
    enum err err = work_key(w, ITEM_KEY, &key, &index);
    if (err)
        return err;
    struct item *old = tree_find(w->table->tree, &key);
    bill_add(b, index, bill_write_units(old ? old->size : 0));
    err = admit(w, b);
    if (!err)
        err = check_condition(w, old);
    if (err == ERR_CONDITION && old)
        r->old = item_ref(old);
    if (err || w->is_dry || !old)
        return err;
    r->old = tree_remove(w->table->tree, &key);
    r->deleted = 1;
    table_count_change(w->table, index, r->old, NULL);
    trace_item(w, NULL, r->old);
    return ERR_OK;
}

enum err writing_import(struct work *w)
{
    struct tree_key key;
    uint32_t index;
    struct engine *e = w->engine;
    enum err err = work_key(w, ITEM_PUT, &key, &index);
    if (!err)
        store(w, index, key.hash, item_new(e->pool, e->names, &w->table->schema, w->request->item));
    return err;
}
