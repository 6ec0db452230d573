#include "config.h"

#include "engine/part.h"

#include <assert.h>
#include <stdlib.h>

#include "base/xalloc.h"

void part_init(struct parts *p, uint32_t count, int64_t read_rate, int64_t write_rate,
               int64_t now_us)
{
    assert(count > 0);
    p->count = count;
    p->bound = xcalloc(count, sizeof *p->bound);
    p->cut = xcalloc(count, sizeof(struct part_cut *));
    p->part = xcalloc(count, sizeof *p->part);
    for (uint32_t i = 0; i < count; i++) {
        /* The first hash h with h * count / 2^64 == i. */
        p->bound[i] = (uint64_t)((((unsigned __int128)i << 64) + count - 1) / count);
        p->part[i].id = (int)i;
        bucket_init(&p->part[i].read, read_rate, 1, now_us);
        bucket_init(&p->part[i].write, write_rate, 1, now_us);
    }
}

static struct part_cut *cut_new(struct slice pk, struct slice sk)
{
    struct part_cut *cut = xmalloc(sizeof *cut);
    cut->pk = (struct slice){xmemdup(pk.ptr, pk.len), pk.len};
    cut->sk = (struct slice){xmemdup(sk.ptr, sk.len), sk.len};
    return cut;
}

static void cut_free(struct part_cut *cut)
{
    if (!cut)
        return;
    free((char *)cut->pk.ptr);
    free((char *)cut->sk.ptr);
    free(cut);
}

void part_copy(struct parts *to, const struct parts *from)
{
    to->count = from->count;
    to->cuts = from->cuts;
    to->bound = xmemdup(from->bound, from->count * sizeof *from->bound);
    to->part = xmemdup(from->part, from->count * sizeof *from->part);
    to->cut = xcalloc(from->count, sizeof(struct part_cut *));
    for (uint32_t i = 0; i < from->count; i++)
        if (from->cut[i])
            to->cut[i] = cut_new(from->cut[i]->pk, from->cut[i]->sk);
}

void part_done(struct parts *p)
{
    for (uint32_t i = 0; i < p->count; i++)
        cut_free(p->cut[i]);
    free(p->bound);
    free(p->cut);
    free(p->part);
    *p = (struct parts){0};
}

/* Whether the place lies before bound `i`, whose hash is the place's own. */
static bool is_before_cut(const struct parts *p, uint32_t i, const struct tree_key *key)
{
    const struct part_cut *cut = p->cut[i];
    if (!cut)
        return false;
    int c = slice_compare(key->pk, cut->pk);
    return c < 0 || (c == 0 && slice_compare(key->sk, cut->sk) < 0);
}

uint32_t part_find(const struct parts *p, const struct tree_key *key)
{
    const uint64_t *base = p->bound;
    uint32_t n = p->count;
    while (n > 1) {
        uint32_t half = n / 2;
        base += base[half] <= key->hash ? half : 0;
        n -= half;
    }
    uint32_t i = (uint32_t)(base - p->bound);
    while (p->bound[i] == key->hash && is_before_cut(p, i, key))
        i--;
    return i;
}

/* Items and bytes from `from` (all, when NULL) up to bound `end`. */
static void count_stretch(const struct parts *p, uint32_t index, const struct tree *tree,
                          uint64_t *ret_items, uint64_t *ret_bytes)
{
    struct tree_cursor c;
    struct tree_key from = {.hash = p->bound[index]};
    if (p->cut[index]) {
        from.pk = p->cut[index]->pk;
        from.sk = p->cut[index]->sk;
    }
    tree_seek(&c, tree, &from, false);
    *ret_items = *ret_bytes = 0;
    for (struct item *it; (it = tree_next(&c));) {
        struct tree_key at = {tree_hash_of(tree, it), item_pk(it), item_sk(it)};
        if (part_find(p, &at) != index)
            break;
        ++*ret_items;
        *ret_bytes += it->size;
    }
}

void part_split(struct parts *p, uint32_t index, const struct tree_key *at, const struct tree *tree)
{
    assert(part_find(p, at) == index);
    uint32_t n = p->count, to = index + 1;
    int id = 0;
    for (uint32_t i = 0; i < n; i++)
        id = p->part[i].id >= id ? p->part[i].id + 1 : id;
    p->bound = xrealloc(p->bound, n + 1, sizeof *p->bound);
    p->cut = xrealloc(p->cut, n + 1, sizeof *p->cut);
    p->part = xrealloc(p->part, n + 1, sizeof *p->part);
    memmove(p->bound + to + 1, p->bound + to, (n - to) * sizeof *p->bound);
    memmove(p->cut + to + 1, p->cut + to, (n - to) * sizeof(struct part_cut *));
    memmove(p->part + to + 1, p->part + to, (n - to) * sizeof *p->part);
    p->count++;
    p->bound[to] = at->hash;
    p->cut[to] = at->pk.len || at->sk.len ? cut_new(at->pk, at->sk) : NULL;
    p->cuts += p->cut[to] != NULL;
    p->part[to] = p->part[index];
    p->part[to].id = id;
    count_stretch(p, to, tree, &p->part[to].items, &p->part[to].bytes);
    p->part[index].items -= p->part[to].items;
    p->part[index].bytes -= p->part[to].bytes;
}

void part_check(const struct parts *p, const struct tree *tree, int64_t now_us)
{
    uint64_t items = 0, bytes = 0;
    uint32_t cuts = 0;
    assert(p->count > 0 && p->bound[0] == 0 && !p->cut[0]);
    for (uint32_t i = 0; i < p->count; i++) {
        uint64_t n, size;
        const struct part *part = &p->part[i];
        if (i)
            assert(p->bound[i - 1] < p->bound[i] || (p->bound[i - 1] == p->bound[i] && p->cut[i]));
        assert(bucket_peek(&part->read, now_us) <= part->read.depth);
        assert(bucket_peek(&part->write, now_us) <= part->write.depth);
        count_stretch(p, i, tree, &n, &size);
        assert(n == part->items && size == part->bytes);
        items += n;
        bytes += size;
        cuts += p->cut[i] != NULL;
    }
    assert(cuts == p->cuts);
    assert(items == tree_count(tree) && bytes == tree_bytes(tree));
}
