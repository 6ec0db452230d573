#include "config.h"

#include <assert.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "engine/engine_int.h"

int table_index_count(const struct table *t)
{
    return t->index_count;
}

struct table *table_index_at(const struct table *t, int i)
{
    assert(i >= 0 && i < t->index_count);
    return t->indexes[i];
}

struct table *table_index(const struct table *t, struct slice name)
{
    for (int i = 0; i < t->index_count; i++)
        if (slice_equal(table_name(t->indexes[i]), name))
            return t->indexes[i];
    return NULL;
}

const struct table *table_base(const struct table *t)
{
    return t->base;
}

bool table_is_local(const struct table *t)
{
    return t->index && t->index->is_local;
}

enum projection table_projection(const struct table *t)
{
    return t->index ? t->index->projection : PROJECT_ALL;
}

const struct slice *table_included(const struct table *t, size_t *ret_count)
{
    *ret_count = t->index ? t->index->include_count : 0;
    return t->index ? t->index->include : NULL;
}

bool table_projects(const struct table *t, struct slice name)
{
    return !t->index || index_projects(t, name);
}

bool table_place(const struct table *t, const struct doc *doc, struct buf *out, size_t *ret_pk_len)
{
    const struct schema *s = &t->schema;
    struct val v;
    size_t start = out->len;
    if (t->index)
        return index_key(t, doc, out, ret_pk_len);
    if (!doc_get(doc, slice_of(s->pk[0].name), &v, NULL))
        return false;
    schema_encode(&v, 1, out);
    *ret_pk_len = out->len - start;
    if (!s->sk_count)
        return true;
    if (!doc_get(doc, slice_of(s->sk[0].name), &v, NULL))
        return false;
    schema_encode(&v, 1, out);
    return true;
}

int64_t table_lag_us(const struct table *t)
{
    return t->index ? t->index->lag_us : 0;
}

size_t table_pending(const struct table *t)
{
    return t->index ? t->index->pending_count : 0;
}

struct pending_view table_pending_at(const struct table *t, size_t i)
{
    assert(t->index && i < t->index->pending_count);
    const struct pending *p = &t->index->pending[i];
    struct pending_view v = {.due_us = p->due_us, .entry = p->entry, .moves = p->moves};
    v.pk = p->entry ? item_pk(p->entry) : (struct slice){p->key, p->pk_len};
    v.sk = p->entry ? item_sk(p->entry) : (struct slice){p->key + p->pk_len, p->sk_len};
    return v;
}

const struct facts *table_facts(const struct table *t)
{
    return &t->facts;
}

void table_protect(struct table *t, bool is_protected)
{
    t->facts.is_protected = is_protected;
}

void table_tag(struct table *t, struct slice key, struct slice value)
{
    facts_tag(&t->facts, key, value);
}

void table_untag(struct table *t, struct slice key)
{
    facts_untag(&t->facts, key);
}

struct slice table_name(const struct table *t)
{
    return (struct slice){t->name, t->name_len};
}

int table_number(const struct table *t)
{
    return t->number;
}

const struct schema *table_schema(const struct table *t)
{
    return &t->schema;
}

enum billing table_billing(const struct table *t)
{
    return t->billing;
}

bool table_has_maximum(const struct table *t)
{
    return t->billing == BILLING_ON_DEMAND && t->has_read_bucket && t->has_write_bucket;
}

/* A table without a bucket of its own can do what its partitions can together. */
static int64_t sum_of_parts(const struct table *t, bool is_write)
{
    int64_t sum = 0;
    for (uint32_t i = 0; i < t->parts.count; i++)
        sum += (is_write ? &t->parts.part[i].write : &t->parts.part[i].read)->rate;
    return sum * UNIT;
}

int64_t table_read_rate(const struct table *t)
{
    return t->has_read_bucket ? t->read.rate * UNIT : sum_of_parts(t, false);
}

int64_t table_write_rate(const struct table *t)
{
    return t->has_write_bucket ? t->write.rate * UNIT : sum_of_parts(t, true);
}

/* On demand all that its partitions can do is warm. */
static int64_t warm(const struct table *t, bool is_write)
{
    int64_t noted = is_write ? t->facts.warm_write : t->facts.warm_read;
    int64_t parts = t->billing == BILLING_ON_DEMAND ? sum_of_parts(t, is_write) / UNIT : 0;
    return parts > noted ? parts : noted;
}

int64_t table_warm_read(const struct table *t)
{
    return warm(t, false);
}

int64_t table_warm_write(const struct table *t)
{
    return warm(t, true);
}

uint64_t table_items(const struct table *t)
{
    return tree_count(t->tree);
}

uint64_t table_bytes(const struct table *t)
{
    return tree_bytes(t->tree);
}

const struct tree *table_tree(const struct table *t)
{
    return t->tree;
}

uint32_t table_parts(const struct table *t)
{
    return t->parts.count;
}

struct part_view table_part(const struct table *t, uint32_t index, int64_t now_us)
{
    assert(index < t->parts.count);
    const struct part *p = &t->parts.part[index];
    bool is_last = index + 1 == t->parts.count;
    return (struct part_view){
        .id = p->id,
        .lo = t->parts.bound[index],
        .hi = is_last ? UINT64_MAX : t->parts.bound[index + 1] - !t->parts.cut[index + 1],
        .items = p->items,
        .bytes = p->bytes,
        .read_level = bucket_peek(&p->read, now_us),
        .write_level = bucket_peek(&p->write, now_us),
        .read_ceiling = p->read.rate * UNIT,
        .write_ceiling = p->write.rate * UNIT,
    };
}

uint32_t table_part_of(const struct table *t, uint64_t hash, struct slice pk, struct slice sk)
{
    return part_find(&t->parts, &(struct tree_key){hash, pk, sk});
}

/* Without a bucket of its own a table has saved what its partitions have. */
static void level(const struct table *t, bool is_write, int64_t now_us, int64_t *ret_level,
                  int64_t *ret_max)
{
    const struct bucket *own = is_write ? &t->write : &t->read;
    *ret_level = *ret_max = 0;
    if (is_write ? t->has_write_bucket : t->has_read_bucket) {
        *ret_level = bucket_peek(own, now_us);
        *ret_max = own->depth;
        return;
    }
    for (uint32_t i = 0; i < t->parts.count; i++) {
        const struct part *p = &t->parts.part[i];
        *ret_level += bucket_peek(is_write ? &p->write : &p->read, now_us);
        *ret_max += (is_write ? &p->write : &p->read)->depth;
    }
}

struct table_levels table_levels(const struct table *t, int64_t now_us)
{
    struct table_levels l;
    level(t, false, now_us, &l.read, &l.read_max);
    level(t, true, now_us, &l.write, &l.write_max);
    return l;
}

void table_count_change(struct table *t, uint32_t part, const struct item *old,
                        const struct item *now)
{
    struct part *p = &t->parts.part[part];
    uint64_t items = (uint64_t)(now != NULL) - (old != NULL);
    uint64_t bytes = (now ? (uint64_t)now->size : 0) - (old ? (uint64_t)old->size : 0);
    p->items += items;
    p->bytes += bytes;
    struct watch *w = &t->watch;
    if (w->pk && slice_equal(item_pk(now ? now : old), (struct slice){w->pk, w->pk_len})) {
        w->items += items;
        w->bytes += bytes;
    }
}

void table_collection(struct table *t, struct slice pk_enc, uint64_t *ret_items,
                      uint64_t *ret_bytes)
{
    struct watch *w = &t->watch;
    if (!w->pk || !slice_equal((struct slice){w->pk, w->pk_len}, pk_enc)) {
        struct tree_cursor c;
        struct tree_key key = {schema_hash(pk_enc) & t->hash_mask, pk_enc, SLICE("")};
        free(w->pk);
        *w = (struct watch){.pk = xmemdup(pk_enc.ptr, pk_enc.len), .pk_len = pk_enc.len};
        tree_seek(&c, t->tree, &key, false);
        for (struct item *it; (it = tree_next(&c)) && slice_equal(item_pk(it), pk_enc);) {
            w->items++;
            w->bytes += it->size;
        }
    }
    *ret_items = w->items;
    *ret_bytes = w->bytes;
}
