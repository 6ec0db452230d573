#ifndef ENGINE_TREE_INT_H
#define ENGINE_TREE_INT_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/tree.h"

/*
 * The inside of the tree (tree.h): leaves in tree_leaf.c, upper pages in
 * tree_upper.c, the whole in tree.c.  The sizes can be set from outside so that
 * a test can build the same code with tiny pages.
 */
#ifndef TREE_LEAF
#define TREE_LEAF 64 /* items in a leaf at most; a multiple of TREE_STEP */
#endif
#ifndef TREE_STEP
#define TREE_STEP 8 /* leaves grow by so many places */
#endif
#ifndef TREE_FAN
#define TREE_FAN 64 /* children of an upper page at most */
#endif

enum {
    TREE_PREFIX = 24,                  /* bytes of shared prefix kept in a leaf */
    TREE_JOIN = TREE_LEAF / 4 * 3,     /* neighbours that fit into this become one */
    TREE_SPARSE = (TREE_JOIN + 1) / 2, /* a leaf above this is not looked at */
    UPPER_JOIN = TREE_FAN * 3 / 4,
    UPPER_SPARSE = (UPPER_JOIN + 1) / 2
};

struct tree {
    struct pool *pool;
    void *root; /* a leaf when depth is 1 */
    int depth;
    uint64_t hash_mask;
    uint64_t count, bytes;
    uint64_t changes; /* grows with each change: what tree_near gave before is void */
};

struct tree_leaf {
    uint16_t count, cap;
    uint8_t prefix_len;
    bool plain;
    uint8_t prefix[TREE_PREFIX + 2];
    uint64_t word[]; /* cap words, then cap item pointers */
};

/* The key of a cut inside a collection: what is at or behind it goes right. */
struct tree_cut {
    uint16_t pk_len, sk_len;
    char key[];
};

/* A place between two pages: the hash, and a key where the hash does not decide. */
struct tree_fence {
    uint64_t hash;
    struct tree_cut *cut; /* or NULL: before everything of that hash */
};

/* Fence i stands between child i and child i + 1. */
struct tree_upper {
    uint64_t count; /* children */
    uint64_t hash[TREE_FAN - 1];
    void *child[TREE_FAN];
    struct tree_cut *cut[TREE_FAN - 1];
};

/* What the words alone say about a place in a leaf: it is in [first, last]. */
struct tree_span {
    unsigned first, last;
};

struct tree_place {
    unsigned index;
    bool clash; /* next to it is another partition key of equal top bits */
};

/* The half of a hash that words hold. */
#define TREE_TOP(hash) ((hash)&0xffffffff00000000u)

static inline struct item **tree_leaf_items(const struct tree_leaf *l)
{
    return (struct item **)(uintptr_t)(l->word + l->cap);
}

static inline size_t tree_leaf_size(unsigned cap)
{
    return sizeof(struct tree_leaf) + cap * (sizeof(uint64_t) + sizeof(struct item *));
}

static inline struct tree_key tree_key_of(const struct tree *t, const struct item *item)
{
    return (struct tree_key){tree_hash_of(t, item), item_pk(item), item_sk(item)};
}

/* How many of n ascending words are < x, without branches. */
static inline unsigned tree_below(const uint64_t *word, unsigned n, uint64_t x)
{
    if (n == 0)
        return 0;
    const uint64_t *at = word;
    while (n > 1) {
        unsigned half = n / 2;
        at += (-(uintptr_t)(at[half - 1] < x)) & half;
        n -= half;
    }
    return (unsigned)(at - word) + (*at < x);
}

/* How many are <= x. */
static inline unsigned tree_upto(const uint64_t *word, unsigned n, uint64_t x)
{
    return x == UINT64_MAX ? n : tree_below(word, n, x + 1);
}

/* --- leaves ---------------------------------------------------------------------------- */

struct tree_leaf *tree_leaf_new(struct pool *pool, unsigned cap);
void tree_leaf_free(struct pool *pool, struct tree_leaf *l);
/* The item of exactly that key, or -1. */
int tree_leaf_find(const struct tree *t, const struct tree_leaf *l, const struct tree_key *key);
struct tree_span tree_leaf_span(const struct tree_leaf *l, const struct tree_key *key,
                                enum tree_side side);
/* Looks at items to say where in the span the place is. */
struct tree_place tree_leaf_place(const struct tree *t, const struct tree_leaf *l,
                                  const struct tree_key *key, enum tree_side side,
                                  struct tree_span span);
bool tree_leaf_is(const struct item *item, const struct tree_key *key);
/* The leaf is not full, `place` is where the key (before it) belongs.  The leaf may move. */
void tree_leaf_insert(struct tree *t, struct tree_leaf **leaf, const struct tree_key *key,
                      struct tree_place place, struct item *item);
void tree_leaf_remove(struct tree *t, struct tree_leaf **leaf, unsigned index);
/* Cuts a full leaf in two.  The leaf moves; gives the right one and the fence between. */
struct tree_leaf *tree_leaf_split(struct tree *t, struct tree_leaf **leaf,
                                  struct tree_fence *ret_fence);
/* Moves everything of `right` to the end of *leaf and frees it. */
void tree_leaf_join(struct tree *t, struct tree_leaf **leaf, struct tree_leaf *right);
/* Asserts words, prefix and order inside, and that all lies in [lo, hi) where given. */
void tree_leaf_check(const struct tree *t, const struct tree_leaf *l, const struct tree_fence *lo,
                     const struct tree_fence *hi);

/* --- upper pages ----------------------------------------------------------------------- */

struct tree_upper *tree_upper_new(struct pool *pool);
/* Frees the page and its cuts, not the children. */
void tree_upper_free(struct pool *pool, struct tree_upper *u);
/* The child in which the place `side` of key is. */
unsigned tree_upper_find(const struct tree_upper *u, const struct tree_key *key,
                         enum tree_side side);
/* Puts a child behind child i, with the fence between the two; not full. */
void tree_upper_insert(struct tree_upper *u, unsigned i, struct tree_fence fence, void *child);
/* Takes child i out, with the fence before it (of child 0: behind it). */
void tree_upper_remove(struct pool *pool, struct tree_upper *u, unsigned i);
/* Cuts a full page; gives the right one and the fence that goes up. */
struct tree_upper *tree_upper_split(struct pool *pool, struct tree_upper *u,
                                    struct tree_fence *ret_fence);
/* Moves everything of `right` to the end of u, the fence between them too, and frees it. */
void tree_upper_join(struct pool *pool, struct tree_upper *u, struct tree_fence fence,
                     struct tree_upper *right);
struct tree_cut *tree_upper_cut(struct pool *pool, struct slice pk, struct slice sk);
/* Whether the place `side` of key is at or right of the fence. */
bool tree_upper_is_right(struct tree_fence fence, const struct tree_key *key, enum tree_side side);

#endif
