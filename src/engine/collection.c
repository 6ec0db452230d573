#include "config.h"

#include <assert.h>

#include "engine/engine_int.h"

/*
 * Item collections of tables with a local index: items and the entries of all
 * local indexes of one partition key lie in one partition and have its size as
 * their limit.
 */

static bool is_local(const struct table *t)
{
    return t->index && t->index->is_local;
}

static bool has_local(const struct table *t)
{
    for (int i = 0; i < t->index_count; i++)
        if (is_local(t->indexes[i]))
            return true;
    return false;
}

static uint64_t bytes_in(const struct table *t, const struct tree_key *key)
{
    uint64_t bytes = 0;
    struct tree_cursor c;
    tree_seek(&c, t->tree, key, false);
    for (struct item *it; (it = tree_next(&c)) && slice_equal(item_pk(it), key->pk);)
        bytes += it->size;
    return bytes;
}

uint64_t collection_bytes(const struct engine *e, const struct table *t, struct slice pk)
{
    struct tree_key key = {engine_hash(e, pk), pk, SLICE("")};
    assert(!t->base);
    uint64_t bytes = bytes_in(t, &key);
    for (int i = 0; i < t->index_count; i++)
        if (is_local(t->indexes[i]))
            bytes += bytes_in(t->indexes[i], &key);
    return bytes;
}

/* No collection of this partition can be larger than this. */
static uint64_t most_in(const struct table *t, uint32_t part)
{
    uint64_t bytes = t->parts.part[part].bytes;
    for (int i = 0; i < t->index_count; i++)
        if (is_local(t->indexes[i]))
            bytes += tree_bytes(t->indexes[i]->tree);
    return bytes;
}

enum err collection_check(struct work *w, const struct write *wr, struct errinfo *why)
{
    const struct table *t = w->table;
    const struct engine *e = w->engine;
    if (!wr->now || !has_local(t))
        return ERR_OK;
    int64_t growth = (int64_t)wr->now->size - (wr->old ? (int64_t)wr->old->size : 0) +
                     index_local_growth(w, wr->old, wr->now);
    uint64_t limit = (uint64_t)e->config.partition_bytes;
    assert(limit > 0 && wr->part < t->parts.count);
    if (growth <= 0 || most_in(t, wr->part) + (uint64_t)growth <= limit ||
        collection_bytes(e, t, wr->key.pk) + (uint64_t)growth <= limit)
        return ERR_OK;
    return err_set(why, ERR_COLLECTION_SIZE, "%s", err_default_text(ERR_COLLECTION_SIZE));
}
