#include "config.h"

#include <assert.h>
#include <endian.h>
#include <string.h>

#include "engine/tree_int.h"

#define TOP TREE_TOP
#define LOW 0xffffffffu

static unsigned round_up(unsigned count)
{
    return count < TREE_STEP ? TREE_STEP : (count + TREE_STEP - 1) / TREE_STEP * TREE_STEP;
}

/* --- words ----------------------------------------------------------------------------- */

/* 4 bytes of the sort key from `skip` on; where it ends, the bytes of pad. */
static uint32_t key_part(struct slice sk, unsigned skip, uint32_t pad)
{
    size_t n = sk.len - skip;
    uint32_t part = pad;
    if (n)
        memcpy(&part, sk.ptr + skip, n < 4 ? n : 4);
    return be32toh(part);
}

static unsigned common_len(const void *a, const void *b, size_t max)
{
    const uint8_t *x = a, *y = b;
    unsigned n = 0;
    while (n < max && x[n] == y[n])
        n++;
    return n;
}

static bool has_prefix(const struct tree_leaf *l, struct slice sk)
{
    return sk.len >= l->prefix_len &&
           (l->prefix_len == 0 || memcmp(sk.ptr, l->prefix, l->prefix_len) == 0);
}

/* The bytes that the prefix gives up are the ones that the words take in. */
static void shorten(struct tree_leaf *l, unsigned len)
{
    unsigned lost = l->prefix_len - len;
    if (lost == 0)
        return;
    struct slice gone = {(const char *)l->prefix, l->prefix_len};
    uint64_t part = key_part(gone, len, 0);
    unsigned keep = lost < 4 ? 8 * lost : 32;
    for (unsigned i = 0; i < l->count; i++)
        l->word[i] = TOP(l->word[i]) | part | (l->word[i] & LOW) >> keep;
    l->prefix_len = (uint8_t)len;
}

static void make_plain(struct tree_leaf *l)
{
    for (unsigned i = 0; i < l->count; i++)
        l->word[i] = TOP(l->word[i]);
    l->prefix_len = 0;
    l->plain = true;
}

/* Works out prefix and words from the items; the words' upper halves are right. */
static void rebuild(struct tree_leaf *l)
{
    struct item **item = tree_leaf_items(l);
    for (unsigned i = 0; i < l->count; i++)
        __builtin_prefetch(item[i]);
    struct slice first = item_sk(item[0]);
    unsigned len = first.len < TREE_PREFIX ? (unsigned)first.len : TREE_PREFIX;
    for (unsigned i = 1; i < l->count; i++) {
        struct slice sk = item_sk(item[i]);
        len = common_len(first.ptr, sk.ptr, sk.len < len ? sk.len : len);
        if (TOP(l->word[i]) == TOP(l->word[i - 1]) &&
            !slice_equal(item_pk(item[i]), item_pk(item[i - 1]))) {
            make_plain(l);
            return;
        }
    }
    l->plain = false;
    l->prefix_len = (uint8_t)len;
    memcpy(l->prefix, first.ptr, len);
    for (unsigned i = 0; i < l->count; i++)
        l->word[i] = TOP(l->word[i]) | key_part(item_sk(item[i]), len, 0);
}

/* Whether all sort keys go on with the same byte behind the prefix. */
static bool can_lengthen(const struct tree_leaf *l)
{
    uint64_t differ = 0;
    for (unsigned i = 1; i < l->count; i++)
        differ |= l->word[0] ^ l->word[i];
    /* A zero may be the end of a key. */
    return l->prefix_len < TREE_PREFIX && (differ & 0xff000000) == 0 &&
           (l->word[0] & 0xff000000) != 0;
}

/* --- searching ------------------------------------------------------------------------- */

bool tree_leaf_is(const struct item *item, const struct tree_key *key)
{
    return slice_equal(item_sk(item), key->sk) && slice_equal(item_pk(item), key->pk);
}

/* Whether the item is before the place `side` of key. */
static bool is_before(const struct tree *t, const struct item *item, const struct tree_key *key,
                      enum tree_side side)
{
    struct slice pk = item_pk(item), sk = item_sk(item);
    if (!slice_equal(pk, key->pk)) {
        uint64_t hash = tree_hash_of(t, item);
        return hash != key->hash ? hash < key->hash : slice_compare(pk, key->pk) < 0;
    }
    int c = slice_compare(sk, key->sk);
    return c < 0 || (side != TREE_BEFORE && c == 0) ||
           (side == TREE_PAST && slice_begins(sk, key->sk));
}

/* The first item of [lo, hi) that is not before the place, or hi. */
static unsigned settle(const struct tree *t, const struct tree_leaf *l, const struct tree_key *key,
                       enum tree_side side, struct tree_span span)
{
    struct item *const *item = tree_leaf_items(l);
    if (span.last - span.first > 1)
        for (unsigned i = span.first; i < span.last; i++)
            __builtin_prefetch(item[i]);
    while (span.first < span.last) {
        unsigned mid = (span.first + span.last) / 2;
        if (is_before(t, item[mid], key, side))
            span.first = mid + 1;
        else
            span.last = mid;
    }
    return span.first;
}

struct tree_span tree_leaf_span(const struct tree_leaf *l, const struct tree_key *key,
                                enum tree_side side)
{
    uint64_t lo = TOP(key->hash), hi = lo;
    if (!l->plain && has_prefix(l, key->sk)) {
        lo |= key_part(key->sk, l->prefix_len, 0);
        hi |= key_part(key->sk, l->prefix_len, side == TREE_PAST ? LOW : 0);
    } else if (!l->plain) {
        /* Before or behind the whole collection, as far as it lies in this leaf. */
        size_t n = key->sk.len < l->prefix_len ? key->sk.len : l->prefix_len;
        int c = n ? memcmp(key->sk.ptr, l->prefix, n) : 0;
        bool behind = c > 0 || (c == 0 && side == TREE_PAST);
        unsigned at =
            behind ? tree_upto(l->word, l->count, lo | LOW) : tree_below(l->word, l->count, lo);
        return (struct tree_span){at, at};
    }
    struct tree_span span;
    span.first = span.last = tree_below(l->word, l->count, lo);
    if (span.first < l->count && l->word[span.first] <= hi) {
        span.last++;
        if (span.last < l->count && l->word[span.last] <= hi)
            span.last = tree_upto(l->word, l->count, hi);
    }
    return span;
}

struct tree_place tree_leaf_place(const struct tree *t, const struct tree_leaf *l,
                                  const struct tree_key *key, enum tree_side side,
                                  struct tree_span span)
{
    if (l->plain)
        return (struct tree_place){settle(t, l, key, side, span), false};
    uint64_t top = TOP(key->hash);
    unsigned near = span.first;
    if (near == l->count || TOP(l->word[near]) != top) {
        if (near == 0 || TOP(l->word[near - 1]) != top)
            return (struct tree_place){near, false};
        near--;
    }
    const struct item *neighbour = tree_leaf_items(l)[near];
    if (slice_equal(item_pk(neighbour), key->pk))
        return (struct tree_place){settle(t, l, key, side, span), false};
    /* Words of another collection say nothing about this key: it is on one side of all. */
    unsigned index = is_before(t, neighbour, key, side) ? tree_upto(l->word, l->count, top | LOW)
                                                        : tree_below(l->word, l->count, top);
    return (struct tree_place){index, true};
}

int tree_leaf_find(const struct tree *t, const struct tree_leaf *l, const struct tree_key *key)
{
    uint64_t word = TOP(key->hash);
    if (!l->plain) {
        if (!has_prefix(l, key->sk))
            return -1;
        word |= key_part(key->sk, l->prefix_len, 0);
    }
    struct tree_span span = {tree_below(l->word, l->count, word), 0};
    if (span.first == l->count || l->word[span.first] != word) {
        /* A put of this key, likely to follow, looks at the neighbour. */
        unsigned near = span.first;
        if (near == l->count || TOP(l->word[near]) != TOP(word))
            near -= near > 0;
        if (near < l->count)
            __builtin_prefetch(tree_leaf_items(l)[near]);
        return -1;
    }
    span.last = span.first + 1;
    if (span.last < l->count && l->word[span.last] == word) {
        span.last = tree_upto(l->word, l->count, word);
        span.first = settle(t, l, key, TREE_BEFORE, span);
        if (span.first == span.last)
            return -1;
    }
    return tree_leaf_is(tree_leaf_items(l)[span.first], key) ? (int)span.first : -1;
}

/* --- changing -------------------------------------------------------------------------- */

struct tree_leaf *tree_leaf_new(struct pool *pool, unsigned cap)
{
    struct tree_leaf *l = pool_alloc(pool, tree_leaf_size(cap));
    *l = (struct tree_leaf){.cap = (uint16_t)cap};
    return l;
}

void tree_leaf_free(struct pool *pool, struct tree_leaf *l)
{
    pool_free(pool, l, tree_leaf_size(l->cap));
}

/* Copies `count` items with their words. */
static void copy(struct tree_leaf *to, unsigned at, const struct tree_leaf *from, unsigned first,
                 unsigned count)
{
    assert(at + count <= to->cap && first + count <= from->count);
    memcpy(to->word + at, from->word + first, count * sizeof to->word[0]);
    memcpy(tree_leaf_items(to) + at, tree_leaf_items(from) + first, count * sizeof(struct item *));
}

static struct tree_leaf *resize(struct pool *pool, struct tree_leaf *l, unsigned cap)
{
    if (cap == l->cap)
        return l;
    struct tree_leaf *to = pool_alloc(pool, tree_leaf_size(cap));
    *to = *l;
    to->cap = (uint16_t)cap;
    copy(to, 0, l, 0, l->count);
    tree_leaf_free(pool, l);
    return to;
}

void tree_leaf_insert(struct tree *t, struct tree_leaf **leaf, const struct tree_key *key,
                      struct tree_place place, struct item *item)
{
    struct tree_leaf *l = *leaf;
    assert(l->count < TREE_LEAF);
    if (l->count == l->cap)
        *leaf = l = resize(t->pool, l, l->cap + TREE_STEP);
    if (l->count == 0) {
        l->plain = false;
        l->prefix_len = (uint8_t)(key->sk.len < TREE_PREFIX ? key->sk.len : TREE_PREFIX);
        if (l->prefix_len)
            memcpy(l->prefix, key->sk.ptr, l->prefix_len);
    } else if (place.clash || (!l->plain && !has_prefix(l, key->sk))) {
        /* The words change, so the place found by them is worth nothing. */
        if (place.clash)
            make_plain(l);
        else
            shorten(l, common_len(l->prefix, key->sk.ptr,
                                  key->sk.len < l->prefix_len ? key->sk.len : l->prefix_len));
        place = tree_leaf_place(t, l, key, TREE_BEFORE, tree_leaf_span(l, key, TREE_BEFORE));
        assert(!place.clash);
    }
    unsigned behind = l->count - place.index;
    struct item **at = tree_leaf_items(l) + place.index;
    memmove(l->word + place.index + 1, l->word + place.index, behind * sizeof l->word[0]);
    memmove(at + 1, at, behind * sizeof at[0]);
    l->word[place.index] = TOP(key->hash) | (l->plain ? 0 : key_part(key->sk, l->prefix_len, 0));
    *at = item;
    l->count++;
}

void tree_leaf_remove(struct tree *t, struct tree_leaf **leaf, unsigned index)
{
    struct tree_leaf *l = *leaf;
    assert(index < l->count);
    struct item **at = tree_leaf_items(l) + index;
    l->count--;
    memmove(l->word + index, l->word + index + 1, (l->count - index) * sizeof l->word[0]);
    memmove(at, at + 1, (l->count - index) * sizeof at[0]);
    if (l->cap - l->count >= 2 * TREE_STEP)
        *leaf = resize(t->pool, l, l->cap - TREE_STEP);
}

/* Near the middle, between two collections if there is such a place within a quarter. */
static unsigned middle(const struct tree_leaf *l)
{
    unsigned half = l->count / 2;
    for (unsigned d = 0; d <= half / 2; d++) {
        if (TOP(l->word[half - d - 1]) != TOP(l->word[half - d]))
            return half - d;
        if (TOP(l->word[half + d - 1]) != TOP(l->word[half + d]))
            return half + d;
    }
    return half;
}

/* The shortest fence between two neighbours of equal top bits. */
static struct tree_fence fence_between(const struct tree *t, const struct item *left,
                                       const struct item *right)
{
    struct tree_fence fence = {tree_hash_of(t, right), NULL};
    struct slice pk = item_pk(right), sk = item_sk(right);
    if (tree_hash_of(t, left) != fence.hash)
        return fence;
    size_t len = 0;
    if (slice_equal(item_pk(left), pk))
        len = 1 +
              common_len(item_sk(left).ptr, sk.ptr, sk.len < left->sk_len ? sk.len : left->sk_len);
    fence.cut = tree_upper_cut(t->pool, pk, (struct slice){sk.ptr, len});
    return fence;
}

struct tree_leaf *tree_leaf_split(struct tree *t, struct tree_leaf **leaf,
                                  struct tree_fence *ret_fence)
{
    struct tree_leaf *l = *leaf;
    assert(l->count == TREE_LEAF);
    unsigned left = middle(l), count = l->count - left;
    struct item **item = tree_leaf_items(l) + left;
    struct tree_leaf *right = pool_alloc(t->pool, tree_leaf_size(round_up(count)));
    *right = *l;
    right->cap = (uint16_t)round_up(count);
    copy(right, 0, l, left, count);
    right->count = (uint16_t)count;
    /* Between collections the words know enough, and no item is touched. */
    *ret_fence = TOP(l->word[left - 1]) != TOP(l->word[left])
                     ? (struct tree_fence){TOP(l->word[left]), NULL}
                     : fence_between(t, item[-1], item[0]);
    l->count = (uint16_t)left;
    *leaf = l = resize(t->pool, l, round_up(left));
    if (l->plain || can_lengthen(l))
        rebuild(l);
    if (right->plain || can_lengthen(right))
        rebuild(right);
    return right;
}

void tree_leaf_join(struct tree *t, struct tree_leaf **leaf, struct tree_leaf *right)
{
    unsigned left = (*leaf)->count, count = left + right->count;
    struct tree_leaf *l = *leaf = resize(t->pool, *leaf, round_up(count));
    assert(left > 0 && right->count > 0);
    struct item **item = tree_leaf_items(l);
    bool fits = !l->plain && !right->plain &&
                (TOP(l->word[left - 1]) != TOP(right->word[0]) ||
                 slice_equal(item_pk(item[left - 1]), item_pk(tree_leaf_items(right)[0])));
    if (fits) {
        unsigned len =
            common_len(l->prefix, right->prefix,
                       l->prefix_len < right->prefix_len ? l->prefix_len : right->prefix_len);
        shorten(l, len);
        shorten(right, len);
    }
    copy(l, left, right, 0, right->count);
    l->count = (uint16_t)count;
    tree_leaf_free(t->pool, right);
    if (!fits)
        rebuild(l);
}

/* --- checking -------------------------------------------------------------------------- */

void tree_leaf_check(const struct tree *t, const struct tree_leaf *l, const struct tree_fence *lo,
                     const struct tree_fence *hi)
{
    struct item *const *item = tree_leaf_items(l);
    assert(l->count <= l->cap && l->cap <= TREE_LEAF && l->cap % TREE_STEP == 0);
    assert(l->cap - l->count < 2 * TREE_STEP || l->cap == TREE_STEP);
    assert(l->prefix_len <= TREE_PREFIX && !(l->plain && l->prefix_len));
    for (unsigned i = 0; i < l->count; i++) {
        struct tree_key key = tree_key_of(t, item[i]);
        assert(item[i]->refs > 0);
        assert(has_prefix(l, key.sk));
        uint64_t part = l->plain ? 0 : key_part(key.sk, l->prefix_len, 0);
        assert(l->word[i] == (TOP(key.hash) | part));
        assert(i == 0 || is_before(t, item[i - 1], &key, TREE_BEFORE));
        assert(i == 0 || l->plain || TOP(l->word[i - 1]) != TOP(key.hash) ||
               slice_equal(item_pk(item[i - 1]), key.pk));
        assert(!lo || tree_upper_is_right(*lo, &key, TREE_BEFORE));
        assert(!hi || !tree_upper_is_right(*hi, &key, TREE_BEFORE));
    }
}
