#include "config.h"

#include <assert.h>
#include <string.h>

#include "engine/tree_int.h"

struct tree_upper *tree_upper_new(struct pool *pool)
{
    struct tree_upper *u = pool_alloc(pool, sizeof *u);
    u->count = 0;
    return u;
}

static void cut_free(struct pool *pool, struct tree_cut *cut)
{
    if (cut)
        pool_free(pool, cut, sizeof *cut + cut->pk_len + cut->sk_len);
}

void tree_upper_free(struct pool *pool, struct tree_upper *u)
{
    for (unsigned i = 0; i + 1 < u->count; i++)
        cut_free(pool, u->cut[i]);
    pool_free(pool, u, sizeof *u);
}

struct tree_cut *tree_upper_cut(struct pool *pool, struct slice pk, struct slice sk)
{
    struct tree_cut *cut = pool_alloc(pool, sizeof *cut + pk.len + sk.len);
    cut->pk_len = (uint16_t)pk.len;
    cut->sk_len = (uint16_t)sk.len;
    memcpy(cut->key, pk.ptr, pk.len);
    if (sk.len)
        memcpy(cut->key + pk.len, sk.ptr, sk.len);
    return cut;
}

bool tree_upper_is_right(struct tree_fence fence, const struct tree_key *key, enum tree_side side)
{
    if (fence.hash != key->hash)
        return fence.hash < key->hash;
    if (!fence.cut)
        return true;
    struct slice pk = {fence.cut->key, fence.cut->pk_len};
    struct slice sk = {fence.cut->key + pk.len, fence.cut->sk_len};
    int c = slice_compare(pk, key->pk);
    if (c != 0)
        return c < 0;
    return slice_compare(sk, key->sk) <= 0 || (side == TREE_PAST && slice_begins(sk, key->sk));
}

unsigned tree_upper_find(const struct tree_upper *u, const struct tree_key *key,
                         enum tree_side side)
{
    unsigned hi = tree_upto(u->hash, (unsigned)u->count - 1, key->hash);
    if (hi == 0 || u->hash[hi - 1] != key->hash || !u->cut[hi - 1])
        return hi;
    unsigned lo = tree_below(u->hash, hi, key->hash);
    while (lo < hi) {
        unsigned mid = (lo + hi) / 2;
        if (tree_upper_is_right((struct tree_fence){u->hash[mid], u->cut[mid]}, key, side))
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

static void move(struct tree_upper *to, unsigned at, const struct tree_upper *from, unsigned first,
                 unsigned children)
{
    memmove(to->child + at, from->child + first, children * sizeof to->child[0]);
    if (children > 1) {
        memmove(to->hash + at, from->hash + first, (children - 1) * sizeof to->hash[0]);
        memmove(to->cut + at, from->cut + first, (children - 1) * sizeof to->cut[0]);
    }
}

void tree_upper_insert(struct tree_upper *u, unsigned i, struct tree_fence fence, void *child)
{
    assert(u->count < TREE_FAN && i < u->count);
    unsigned fences = (unsigned)u->count - 1 - i;
    memmove(u->child + i + 2, u->child + i + 1, fences * sizeof u->child[0]);
    memmove(u->hash + i + 1, u->hash + i, fences * sizeof u->hash[0]);
    memmove(u->cut + i + 1, u->cut + i, fences * sizeof u->cut[0]);
    u->child[i + 1] = child;
    u->hash[i] = fence.hash;
    u->cut[i] = fence.cut;
    u->count++;
}

void tree_upper_remove(struct pool *pool, struct tree_upper *u, unsigned i)
{
    assert(i < u->count);
    unsigned last = (unsigned)u->count - 1;
    memmove(u->child + i, u->child + i + 1, (last - i) * sizeof u->child[0]);
    if (last > 0) {
        unsigned f = i ? i - 1 : 0;
        cut_free(pool, u->cut[f]);
        memmove(u->hash + f, u->hash + f + 1, (last - 1 - f) * sizeof u->hash[0]);
        memmove(u->cut + f, u->cut + f + 1, (last - 1 - f) * sizeof u->cut[0]);
    }
    u->count = last;
}

struct tree_upper *tree_upper_split(struct pool *pool, struct tree_upper *u,
                                    struct tree_fence *ret_fence)
{
    assert(u->count == TREE_FAN);
    struct tree_upper *right = tree_upper_new(pool);
    unsigned left = TREE_FAN / 2;
    right->count = u->count - left;
    move(right, 0, u, left, (unsigned)right->count);
    *ret_fence = (struct tree_fence){u->hash[left - 1], u->cut[left - 1]};
    u->count = left;
    return right;
}

void tree_upper_join(struct pool *pool, struct tree_upper *u, struct tree_fence fence,
                     struct tree_upper *right)
{
    assert(u->count + right->count <= TREE_FAN);
    unsigned at = (unsigned)u->count;
    u->hash[at - 1] = fence.hash;
    u->cut[at - 1] = fence.cut;
    move(u, at, right, 0, (unsigned)right->count);
    u->count += right->count;
    pool_free(pool, right, sizeof *right);
}
