#include "config.h"

#include <assert.h>

#include "engine/engine_int.h"

/*
 * Whether what was read of an index is what its table holds at that moment:
 * only changes that are on their way can make a difference, so they are looked
 * at one by one.
 */

static int compare_place(const struct tree_key *a, const struct tree_key *b)
{
    if (a->hash != b->hash)
        return a->hash < b->hash ? -1 : 1;
    int c = slice_compare(a->pk, b->pk);
    return c ? c : slice_compare(a->sk, b->sk);
}

static bool is_in_span(const struct span *s, const struct tree_key *key)
{
    int low = compare_place(key, &s->first), high = compare_place(key, &s->last);
    return (s->first_open ? low > 0 : low >= 0) && (s->last_open ? high < 0 : high <= 0);
}

static bool passes(const struct work *w, const struct item *entry)
{
    if (!entry || !w->request->filter)
        return entry != NULL;
    struct doc doc = doc_of_item(&schema_keyless, w->engine->names, entry);
    return expr_holds(w->request->filter, &doc);
}

/* Whether what lies at this place is not what should, as far as the request can see. */
static bool differs_at(struct work *w, const struct tree_key *key, const struct item *sent)
{
    struct engine *e = w->engine;
    struct table *ix = w->space;
    const struct item *there = tree_find(ix->tree, key);
    if (!there && !sent)
        return false;
    /* What the table's item behind it makes now. */
    struct item *due = index_entry(e, ix, index_item(e, ix, sent ? sent : there));
    if (due && !(slice_equal(item_pk(due), key->pk) && slice_equal(item_sk(due), key->sk))) {
        item_unref(e->pool, due); /* the item lies elsewhere now */
        due = NULL;
    }
    bool differs = there && due ? !index_same(there, due) : there || due;
    differs = differs && (passes(w, there) || passes(w, due));
    item_unref(e->pool, due);
    return differs;
}

bool stale_span(struct work *w, const struct span *span)
{
    const struct index *x = w->space->index;
    assert(x && compare_place(&span->first, &span->last) <= 0);
    for (size_t i = 0; i < x->pending_count; i++) {
        const struct pending *p = &x->pending[i];
        struct slice pk = p->entry ? item_pk(p->entry) : (struct slice){p->key, p->pk_len};
        struct slice sk =
            p->entry ? item_sk(p->entry) : (struct slice){p->key + p->pk_len, p->sk_len};
        struct tree_key key = {engine_hash(w->engine, pk), pk, sk};
        if (is_in_span(span, &key) && differs_at(w, &key, p->entry))
            return true;
    }
    return false;
}
