#include "config.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "engine/engine_int.h"

/*
 * Secondary indexes.
 *
 * An index is a table of its own (engine_int.h): a tree of entries, partitions,
 * buckets.  An entry is an item whose key bytes are
 *
 *     partition key   the index's partition key attributes
 *     sort key        the index's sort key attributes, each self-delimiting,
 *                     then the table's key: index keys need not be unique
 *
 * and whose attributes are all it projects, keys included, so that it is read
 * without a schema.  An item that lacks a key attribute has no entry.
 */

/* --- entries --------------------------------------------------------------------------- */

static bool add_parts(const struct key_attr *attrs, int count, const struct doc *doc, size_t max,
                      struct val vals[SCHEMA_PARTS])
{
    size_t bytes = 0;
    for (int i = 0; i < count; i++) {
        if (!doc_get(doc, (struct slice){attrs[i].name, attrs[i].name_len}, &vals[i], NULL) ||
            vals[i].type != attrs[i].type || vals[i].n == 0)
            return false;
        bytes += vals[i].n;
    }
    return bytes <= max;
}

bool index_key(const struct table *ix, const struct doc *doc, struct buf *out, size_t *ret_pk_len)
{
    struct val vals[SCHEMA_PARTS];
    const struct schema *s = &ix->schema, *base = &ix->base->schema;
    size_t start = out->len;
    if (!add_parts(s->pk, s->pk_count, doc, LIMIT_PK_BYTES, vals))
        return false;
    schema_encode(vals, s->pk_count, out);
    *ret_pk_len = out->len - start;
    if (!add_parts(s->sk, s->sk_count, doc, LIMIT_SK_BYTES, vals))
        return false;
    for (int i = 0; i < s->sk_count; i++)
        schema_encode_part(vals[i], false, out);
    if (!add_parts(base->pk, 1, doc, LIMIT_PK_BYTES, vals))
        return false;
    schema_encode_part(vals[0], false, out);
    if (base->sk_count) {
        if (!add_parts(base->sk, 1, doc, LIMIT_SK_BYTES, vals))
            return false;
        schema_encode(vals, 1, out);
    }
    return true;
}

bool index_projects(const struct table *ix, struct slice name)
{
    const struct index *x = ix->index;
    if (x->projection == PROJECT_ALL || schema_find(&ix->schema, name) ||
        schema_find(&ix->base->schema, name))
        return true;
    for (size_t i = 0; i < x->include_count; i++)
        if (slice_equal(x->include[i], name))
            return true;
    return false;
}

struct item *index_entry(struct engine *e, const struct table *ix, const struct item *item)
{
    if (!item)
        return NULL;
    struct doc doc = doc_of_item(&ix->base->schema, e->names, item);
    struct buf key = BUF_INIT;
    struct pack p = {.is_item = true};
    struct item *entry = NULL;
    size_t pk_len;
    if (index_key(ix, &doc, &key, &pk_len)) {
        struct doc_iter it;
        struct slice name;
        struct val v;
        enum err err = pack_open(&p, VAL_M, NULL);
        doc_iter_init(&it, &doc);
        while (doc_next(&it, &name, &v)) {
            if (!index_projects(ix, name))
                continue;
            pack_name(&p, name);
            pack_val(&p, v);
        }
        doc_iter_done(&it);
        err = err ? err : pack_close(&p, NULL);
        assert(!err);
        entry = item_new_keyed(e->pool, e->names, buf_slice(&key), pk_len, pack_result(&p));
    }
    pack_done(&p);
    buf_done(&key);
    return entry;
}

static bool same_key(const struct item *a, const struct item *b)
{
    return slice_equal(item_pk(a), item_pk(b)) && slice_equal(item_sk(a), item_sk(b));
}

bool index_same(const struct item *a, const struct item *b)
{
    return a->tail == b->tail && memcmp(a->data, b->data, a->tail) == 0;
}

/* --- checks before a write ------------------------------------------------------------- */

static enum err check_value(const struct table *ix, const struct key_attr *a, struct val v,
                            bool is_update, struct errinfo *why)
{
    if (v.type != a->type) {
        if (is_update)
            return err_set(why, ERR_VALIDATION,
                           "The update expression attempted to update the secondary index key to "
                           "unsupported type");
        return err_set(why, ERR_VALIDATION,
                       "One or more parameter values were invalid: Type mismatch for Index Key %s "
                       "Expected: %s Actual: %s IndexName: %s",
                       a->name, val_type_names[a->type], val_type_names[v.type], ix->name);
    }
    if (v.n > 0)
        return ERR_OK;
    const char *kind = a->type == VAL_S ? "string" : "binary";
    if (is_update)
        return err_set(
            why, ERR_VALIDATION,
            "One or more parameter values are not valid. The update expression attempted "
            "to update a secondary index key to a value that is not supported. The "
            "AttributeValue for a key attribute cannot contain an empty %s value.",
            kind);
    return err_set(
        why, ERR_VALIDATION,
        "One or more parameter values are not valid. A value specified for a secondary "
        "index key is not supported. The AttributeValue for a key attribute cannot contain "
        "an empty %s value. IndexName: %s, IndexKey: %s",
        kind, ix->name, a->name);
}

static enum err check_attrs(const struct table *ix, bool is_sort, const struct doc *doc,
                            bool is_update, struct errinfo *why)
{
    const struct schema *s = &ix->schema;
    const struct key_attr *attrs = is_sort ? s->sk : s->pk;
    size_t bytes = 0;
    for (int i = 0; i < (is_sort ? s->sk_count : s->pk_count); i++) {
        struct val v;
        if (!doc_get(doc, (struct slice){attrs[i].name, attrs[i].name_len}, &v, NULL))
            continue;
        enum err err = check_value(ix, &attrs[i], v, is_update, why);
        if (err)
            return err;
        bytes += v.n;
    }
    if (is_update && bytes > (is_sort ? LIMIT_SK_BYTES : LIMIT_PK_BYTES))
        return err_set(why, ERR_VALIDATION,
                       "The update expression attempted to update the secondary index key beyond "
                       "allowed size limits");
    if (!is_sort && bytes > LIMIT_PK_BYTES)
        return err_set(
            why, ERR_VALIDATION,
            "One or more parameter values were invalid: Size of hashkey has exceeded the "
            "maximum size limit of2048 bytes");
    if (is_sort && bytes > LIMIT_SK_BYTES)
        return err_set(
            why, ERR_VALIDATION,
            "One or more parameter values were invalid: Aggregated size of all range keys "
            "has exceeded the size limit of 1024 bytes");
    return ERR_OK;
}

enum err index_check_item(const struct table *t, const struct doc *doc, bool is_update,
                          struct errinfo *why)
{
    enum err err = ERR_OK;
    for (int i = 0; !err && i < t->index_count; i++) {
        err = check_attrs(t->indexes[i], false, doc, is_update, why);
        if (!err)
            err = check_attrs(t->indexes[i], true, doc, is_update, why);
    }
    return err;
}

static enum err check_constant(const struct table *ix, const struct key_attr *a,
                               const struct expr_update *u, struct errinfo *why)
{
    struct val v;
    if (!expr_update_constant(u, (struct slice){a->name, a->name_len}, &v) || v.type == a->type)
        return ERR_OK;
    return check_value(ix, a, v, false, why);
}

enum err index_check_update(const struct table *t, const struct expr_update *u, struct errinfo *why)
{
    enum err err = ERR_OK;
    for (int i = 0; i < t->index_count && !err; i++) {
        const struct table *ix = t->indexes[i];
        for (int k = 0; k < ix->schema.pk_count && !err; k++)
            err = check_constant(ix, &ix->schema.pk[k], u, why);
        for (int k = 0; k < ix->schema.sk_count && !err; k++)
            err = check_constant(ix, &ix->schema.sk[k], u, why);
    }
    return err;
}

/* --- what a change costs and does -------------------------------------------------------- */

static uint32_t part_of_entry(struct work *w, const struct table *ix, const struct item *entry,
                              uint64_t base_hash)
{
    struct tree_key key = {base_hash, SLICE(""), SLICE("")};
    if (ix->index->is_local)
        return part_find(&ix->base->parts, &key);
    key = (struct tree_key){engine_hash(w->engine, item_pk(entry)), item_pk(entry), item_sk(entry)};
    return part_find(&ix->parts, &key);
}

void index_bill(struct work *w, struct bill *b, uint64_t hash, const struct item *old,
                const struct item *now)
{
    struct table *t = w->table;
    for (int i = 0; i < t->index_count; i++) {
        struct table *ix = t->indexes[i];
        struct item *before = index_entry(w->engine, ix, old),
                    *after = index_entry(w->engine, ix, now);
        bool moved = before && after && !same_key(before, after);
        if (before && after && !moved) {
            uint32_t size = before->size > after->size ? before->size : after->size;
            if (!index_same(before, after))
                bill_add(b, ix, part_of_entry(w, ix, after, hash),
                         w->factor * bill_write_units(size));
        } else {
            if (before)
                bill_add(b, ix, part_of_entry(w, ix, before, hash),
                         w->factor * bill_write_units(before->size));
            if (after)
                bill_add(b, ix, part_of_entry(w, ix, after, hash),
                         w->factor * bill_write_units(after->size));
        }
        item_unref(w->engine->pool, before);
        item_unref(w->engine->pool, after);
    }
}

int64_t index_local_growth(struct work *w, const struct item *old, const struct item *now)
{
    int64_t growth = 0;
    for (int i = 0; i < w->table->index_count; i++) {
        struct table *ix = w->table->indexes[i];
        if (!ix->index->is_local)
            continue;
        struct item *before = index_entry(w->engine, ix, old),
                    *after = index_entry(w->engine, ix, now);
        growth += (after ? (int64_t)after->size : 0) - (before ? (int64_t)before->size : 0);
        item_unref(w->engine->pool, before);
        item_unref(w->engine->pool, after);
    }
    return growth;
}

static void trace(struct engine *e, const struct table *ix, const struct item *now,
                  const struct item *old)
{
    if (!e->sink)
        return;
    struct trace_event event = {
        .kind = now ? TRACE_STORED : TRACE_REMOVED,
        .at_us = e->now_us,
        .table = ix->number,
        .part = -1,
        .hash = engine_hash(e, item_pk(now ? now : old)),
        .item = now ? now : old,
        .old = old,
    };
    e->sink(e->sink_ctx, &event);
}

/* An entry comes into the index (takes its reference). */
static void entry_in(struct engine *e, struct table *ix, struct item *entry)
{
    struct tree_key key = {engine_hash(e, item_pk(entry)), item_pk(entry), item_sk(entry)};
    uint32_t part = part_find(&ix->parts, &key);
    struct item *old = tree_put(ix->tree, key.hash, entry);
    table_count_change(ix, part, old, entry);
    trace(e, ix, entry, old);
    item_unref(e->pool, old);
}

/* The entry at a key goes. */
static void entry_out(struct engine *e, struct table *ix, struct slice pk, struct slice sk)
{
    struct tree_key key = {engine_hash(e, pk), pk, sk};
    uint32_t part = part_find(&ix->parts, &key);
    struct item *old = tree_remove(ix->tree, &key);
    if (!old)
        return;
    table_count_change(ix, part, old, NULL);
    trace(e, ix, NULL, old);
    item_unref(e->pool, old);
}

/* Whether changes of this index are on their way for a while. */
static bool lags(const struct engine *e, const struct index *x)
{
    return !x->is_local && (x->lag_us > 0 || e->config.index_lag_ms > 0);
}

/*
 * When a change sent now arrives, never before one that was sent earlier: the
 * index's own lag, or one that is drawn.
 * CHOSEN: evenly from 0 to twice the model's lag.
 */
static int64_t arrival_us(struct engine *e, const struct index *x)
{
    int64_t lag = x->lag_us, drawn_most = e->config.index_lag_ms * 2000;
    if (lag == 0)
        lag = (int64_t)rng_below(&e->rng, (uint64_t)drawn_most + 1);
    int64_t due = e->now_us + lag;
    const struct pending *before = x->pending_count ? &x->pending[x->pending_count - 1] : NULL;
    return before && before->due_us > due ? before->due_us : due;
}

/* The allocation that `pending` lies in. */
static struct pending *room_of(const struct index *x)
{
    return x->pending ? x->pending - x->pending_gone : NULL;
}

/* Room for one more at the end: that of what has arrived, as soon as it is the larger half. */
static void make_room(struct index *x)
{
    struct pending *room = room_of(x);
    size_t count = x->pending_count;
    if (x->pending_gone + count < x->pending_cap)
        return;
    if (x->pending_gone > count) {
        memmove(room, x->pending, count * sizeof *room);
        x->pending_gone = 0;
    } else {
        x->pending_cap = x->pending_cap ? x->pending_cap * 2 : 8;
        room = xrealloc(room, x->pending_cap, sizeof *room);
    }
    x->pending = room + x->pending_gone;
}

/* `gone` with `moves`: its item's new entry is put off next. */
static void put_off(struct engine *e, struct table *ix, struct item *entry, const struct item *gone,
                    bool moves)
{
    assert(entry || gone);
    struct index *x = ix->index;
    int64_t due_us = arrival_us(e, x);
    make_room(x);
    struct pending *p = &x->pending[x->pending_count++];
    *p = (struct pending){.due_us = due_us, .entry = entry, .moves = moves};
    if (gone) {
        p->pk_len = gone->pk_len;
        p->sk_len = gone->sk_len;
        p->key = xmemdup(gone->data, p->pk_len + p->sk_len);
    }
}

/* The change of one index: `before` goes unless `after` takes its place (takes both). */
static void send_one(struct engine *e, struct table *ix, struct item *before, struct item *after)
{
    bool later = lags(e, ix->index);
    if (before && (!after || !same_key(before, after))) {
        if (later)
            put_off(e, ix, NULL, before, after != NULL);
        else
            entry_out(e, ix, item_pk(before), item_sk(before));
    } else if (before && after && index_same(before, after)) {
        item_unref(e->pool, after);
        after = NULL;
    }
    if (after && later)
        put_off(e, ix, after, NULL, false);
    else if (after)
        entry_in(e, ix, after);
    item_unref(e->pool, before);
}

struct item *index_item(const struct engine *e, const struct table *ix, const struct item *entry)
{
    const struct schema *s = &ix->base->schema;
    struct doc doc = doc_of_item(&schema_keyless, e->names, entry);
    struct val pk, sk = {0};
    bool found = doc_get(&doc, (struct slice){s->pk[0].name, s->pk[0].name_len}, &pk, NULL);
    if (found && s->sk_count)
        found = doc_get(&doc, (struct slice){s->sk[0].name, s->sk[0].name_len}, &sk, NULL);
    assert(found);
    struct tree_key key = {engine_hash(e, val_slice(pk)), val_slice(pk), val_slice(sk)};
    return tree_find(ix->base->tree, &key);
}

void index_send(struct engine *e, struct table *t, const struct item *old, const struct item *now)
{
    for (int i = 0; i < t->index_count; i++)
        send_one(e, t->indexes[i], index_entry(e, t->indexes[i], old),
                 index_entry(e, t->indexes[i], now));
}

void index_arrive(struct engine *e, struct table *ix)
{
    struct index *x = ix->index;
    size_t done = 0;
    for (; done < x->pending_count && x->pending[done].due_us <= e->now_us; done++) {
        struct pending *p = &x->pending[done];
        if (p->entry) {
            entry_in(e, ix, p->entry);
        } else {
            entry_out(e, ix, (struct slice){p->key, p->pk_len},
                      (struct slice){p->key + p->pk_len, p->sk_len});
            free(p->key);
        }
    }
    if (done == 0)
        return;
    x->pending += done;
    x->pending_gone += done;
    x->pending_count -= done;
}

void index_awaited(const struct engine *e, const struct table *ix, uint64_t hash,
                   uint32_t *ret_coming, uint32_t *ret_going)
{
    const struct index *x = ix->index;
    *ret_coming = *ret_going = 0;
    for (size_t i = 0; x && i < x->pending_count; i++) {
        struct pending_view v = table_pending_at(ix, i);
        if (engine_hash(e, v.pk) != hash)
            continue;
        bool is_there = tree_find(ix->tree, &(struct tree_key){hash, v.pk, v.sk}) != NULL;
        ++*(is_there || !v.entry ? ret_going : ret_coming);
    }
}

/* --- life ------------------------------------------------------------------------------ */

static enum err check_local(const struct table *base, const struct index_spec *spec,
                            struct errinfo *why)
{
    const struct key_attr *own = &spec->schema->pk[0], *hash = &base->schema.pk[0];
    if (!base->schema.sk_count)
        return err_set(why, ERR_VALIDATION,
                       "One or more parameter values were invalid: Table KeySchema does not have a "
                       "range key, which is required when specifying a LocalSecondaryIndex");
    if (spec->schema->sk_count != 1)
        return err_set(why, ERR_VALIDATION,
                       "One or more parameter values were invalid: Index KeySchema does not have a "
                       "range key for index: %.*s",
                       SLICE_ARG(spec->name));
    if (strcmp(own->name, hash->name) != 0)
        return err_set(
            why, ERR_VALIDATION,
            "One or more parameter values were invalid: Index KeySchema does not have the "
            "same leading hash key as table KeySchema for index: %.*s. index hash key: %s, "
            "table hash key: %s",
            SLICE_ARG(spec->name), own->name, hash->name);
    return ERR_OK;
}

/* An attribute that is a key in two places has one type. */
static enum err check_types(const struct schema *have, const struct schema *add,
                            struct errinfo *why)
{
    for (int i = 0; i < add->pk_count + add->sk_count; i++) {
        const struct key_attr *a = i < add->pk_count ? &add->pk[i] : &add->sk[i - add->pk_count];
        const struct key_attr *b = schema_find(have, (struct slice){a->name, a->name_len});
        if (b && b->type != a->type)
            return err_set(why, ERR_VALIDATION,
                           "One or more parameter values were invalid: the key attribute %s is "
                           "defined as %s and as %s",
                           a->name, val_type_names[b->type], val_type_names[a->type]);
    }
    return ERR_OK;
}

static enum err check_units(const struct index_spec *spec, struct errinfo *why)
{
    if (spec->is_local || spec->billing != BILLING_PROVISIONED ||
        (spec->read_units > 0 && spec->write_units > 0))
        return ERR_OK;
    return err_set(why, ERR_VALIDATION,
                   "1 validation error detected: Value '0' at 'globalSecondaryIndexes.1.member."
                   "provisionedThroughput.%sCapacityUnits' failed to satisfy constraint: Member "
                   "must have value greater than or equal to 1",
                   spec->write_units < 1 ? "write" : "read");
}

enum err index_check_spec(const struct table *base, const struct index_spec *spec,
                          struct errinfo *why)
{
    int kind = 0;
    if (spec->name.len < LIMIT_TABLE_NAME_MIN || spec->name.len > LIMIT_TABLE_NAME_MAX)
        return err_set(
            why, ERR_VALIDATION,
            "1 validation error detected: Value '%.*s' at '%s.1.member.indexName' failed "
            "to satisfy constraint: Member must have length %s than or equal to %d",
            SLICE_ARG(spec->name),
            spec->is_local ? "localSecondaryIndexes" : "globalSecondaryIndexes",
            spec->name.len < LIMIT_TABLE_NAME_MIN ? "greater" : "less",
            spec->name.len < LIMIT_TABLE_NAME_MIN ? LIMIT_TABLE_NAME_MIN : LIMIT_TABLE_NAME_MAX);
    for (int i = 0; i < base->index_count; i++) {
        if (slice_equal(table_name(base->indexes[i]), spec->name))
            return err_set(why, ERR_VALIDATION,
                           "One or more parameter values were invalid: Duplicate index name: %.*s",
                           SLICE_ARG(spec->name));
        kind += base->indexes[i]->index->is_local == spec->is_local;
    }
    if (spec->is_local && kind >= LIMIT_LOCAL_INDEXES)
        return err_set(why, ERR_VALIDATION,
                       "One or more parameter values were invalid: Number of LocalSecondaryIndexes "
                       "exceeds per-table limit of 5");
    if (!spec->is_local && kind >= LIMIT_GLOBAL_INDEXES)
        return err_set(
            why, ERR_VALIDATION,
            "One or more parameter values were invalid: GlobalSecondaryIndex count exceeds "
            "the per-table limit of 20");
    enum err err = check_units(spec, why);
    if (!err)
        err = check_types(&base->schema, spec->schema, why);
    for (int i = 0; !err && i < base->index_count; i++)
        err = check_types(&base->indexes[i]->schema, spec->schema, why);
    return !err && spec->is_local ? check_local(base, spec, why) : err;
}

static int by_slice(const void *a, const void *b)
{
    return slice_compare(*(const struct slice *)a, *(const struct slice *)b);
}

struct index *index_new(const struct index_spec *spec)
{
    struct index *x = xcalloc(1, sizeof *x);
    x->is_local = spec->is_local;
    x->projection = spec->projection;
    x->lag_us = spec->is_local ? 0 : spec->lag_us;
    x->include_count = spec->include_count;
    x->include = xcalloc(spec->include_count, sizeof *x->include);
    for (size_t i = 0; i < spec->include_count; i++)
        x->include[i] = (struct slice){xslicedup(spec->include[i]), spec->include[i].len};
    qsort(x->include, x->include_count, sizeof *x->include, by_slice);
    return x;
}

void index_free(struct index *x, struct pool *pool)
{
    if (!x)
        return;
    for (size_t i = 0; i < x->include_count; i++)
        free((char *)x->include[i].ptr);
    for (size_t i = 0; i < x->pending_count; i++) {
        item_unref(pool, x->pending[i].entry);
        free(x->pending[i].key);
    }
    free(x->include);
    free(room_of(x));
    free(x);
}

struct index *index_clone(const struct index *from)
{
    struct index *x = xmemdup(from, sizeof *from);
    x->include = xcalloc(from->include_count, sizeof *x->include);
    for (size_t i = 0; i < from->include_count; i++)
        x->include[i] = (struct slice){xslicedup(from->include[i]), from->include[i].len};
    x->pending_cap = from->pending_count;
    x->pending_gone = 0;
    x->pending = xmemdup(from->pending, from->pending_count * sizeof *from->pending);
    for (size_t i = 0; i < x->pending_count; i++) {
        struct pending *p = &x->pending[i];
        if (p->entry)
            item_ref(p->entry);
        else
            p->key = xmemdup(p->key, p->pk_len + p->sk_len);
    }
    return x;
}

void index_fill(struct engine *e, struct table *ix)
{
    struct tree_cursor c;
    tree_seek_first(&c, ix->base->tree);
    for (struct item *it; (it = tree_next(&c));) {
        struct item *entry = index_entry(e, ix, it);
        if (entry)
            entry_in(e, ix, entry);
    }
}

uint64_t index_digest(const struct engine *e, const struct table *ix, uint64_t h)
{
    const struct index *x = ix->index;
    h = hash_mix(h, (uint64_t)x->lag_us);
    for (size_t i = 0; i < x->pending_count; i++) {
        const struct pending *p = &x->pending[i];
        h = hash_mix(h, (uint64_t)p->due_us);
        h = hash_mix(h, p->entry ? item_digest(p->entry, e->names)
                                 : hash_bytes(p->key, p->pk_len + p->sk_len, 5));
    }
    return h;
}

void index_check(const struct engine *e, const struct table *ix)
{
    const struct index *x = ix->index;
    uint64_t want = 0;
    for (size_t i = 1; i < x->pending_count; i++)
        assert(x->pending[i - 1].due_us <= x->pending[i].due_us);
    if (x->pending_count)
        return; /* on the way: the index is behind its table */
    struct tree_cursor c;
    tree_seek_first(&c, ix->base->tree);
    for (struct item *it; (it = tree_next(&c));) {
        struct item *entry = index_entry((struct engine *)e, ix, it);
        if (!entry)
            continue;
        struct tree_key key = {engine_hash(e, item_pk(entry)), item_pk(entry), item_sk(entry)};
        const struct item *have = tree_find(ix->tree, &key);
        assert(have && index_same(have, entry));
        item_unref(e->pool, entry);
        want++;
    }
    assert(want == tree_count(ix->tree));
}
