#ifndef ENGINE_TREE_H
#define ENGINE_TREE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/slice.h"
#include "model/item.h"
#include "model/pool.h"

/*
 * The items of one table or index, in one B+tree ordered by
 * (hash of the partition key, partition key, sort key), each by unsigned bytes.
 * A partition is a stretch of this order and has no structure of its own.
 *
 *     upper   [ 3c.. | 3c.. "u#1" "2026-02" | 81.. |  ...  ]       64-bit hashes; a key of
 *               /           |            \                         its own behind a hash
 *     leaf    count, cap, prefix "ORDER#20"                        where a cut falls inside
 *             word    [ 3c01f2aa'26-0 | 3c01f2aa'26-1 | 5500...    a collection
 *             item    [       o       |       o       |    o
 *                             |               |
 *     item    refs, sizes | partition key | sort key | attributes
 *
 * The idea: a search waits for memory, not for instructions, so it must touch
 * few lines that it does not know early.  A word is the top 32 bits of the hash
 * followed by 4 bytes of the sort key, taken behind the prefix that all sort
 * keys of that leaf share.  Words of a leaf ascend; one search over them without
 * branches finds the place, and normally exactly one item is touched, to be sure.
 * What will be searched is prefetched as soon as its address is known.
 *
 *  - Items of equal words are told apart by their keys.
 *  - A new sort key that does not begin with the leaf's prefix shortens it.  No
 *    item is needed for that: the bytes given up move into the words.
 *  - Words are in order only if equal top bits mean equal partition keys.  A leaf
 *    in which they do not is `plain`: the sort-key half of all its words is zero,
 *    and keys decide.
 *  - A full leaf is cut near its middle, between two collections where it can, so
 *    that most collections lie in one leaf and most cuts are a hash alone.
 *  - A cut inside a collection owns its key: the partition key and the shortest
 *    piece of the sort key that tells the two sides apart.  Nothing but a leaf's
 *    own pointer refers to an item.
 *  - Leaves grow by TREE_STEP places, and join a neighbour when both fit into three
 *    quarters of one.  A root with one child goes.
 *  - There are no links between leaves: a cursor is the path of its descent.
 *
 * The layout depends on history; no page, place or count of pages may reach a
 * digest, a trace or anything shown.
 *
 * A tree is given a mask for hashes; tests use it to make many partition keys
 * share one.  Every hash handed in must be masked already.
 *
 * Costs: search, put and remove O(log n) with a depth of 4 at a million items;
 * next and previous O(1); a clone copies pages and counts one reference an item.
 */
struct tree;

/* A place in the key space.  Empty slices sort before everything of that hash. */
struct tree_key {
    uint64_t hash;
    struct slice pk, sk;
};

/* Takes a reference on pool.  hash_mask: all ones, but for tests. */
struct tree *tree_new(struct pool *pool, uint64_t hash_mask);
void tree_free(struct tree *t); /* NULL is fine; drops the items' references */
/* Copies the pages and takes a reference on each item; shares the pool. */
struct tree *tree_clone(const struct tree *t);

uint64_t tree_count(const struct tree *t);
uint64_t tree_bytes(const struct tree *t); /* the items' service sizes */

/*
 * Where the keys of one hash lie, asked for before the whole key is known, so
 * that memory comes while other work is done.  After a change of the tree it is
 * still safe, and worth nothing.
 */
struct tree_near {
    void **leaf; /* NULL: the hash alone does not say */
    uint64_t changes;
};

struct tree_near tree_near(const struct tree *t, uint64_t hash);

/* Borrows until the next change. */
struct item *tree_find(const struct tree *t, const struct tree_key *key);
/*
 * Takes the item's reference.  Gives the item it replaced, or NULL; the caller
 * unrefs that one.
 */
struct item *tree_put(struct tree *t, uint64_t hash, struct item *item);
/* The same with what tree_near() gave for the key's hash. */
struct item *tree_find_near(const struct tree *t, struct tree_near near,
                            const struct tree_key *key);
struct item *tree_put_near(struct tree *t, struct tree_near near, uint64_t hash, struct item *item);
/* Gives the item that was there, or NULL. */
struct item *tree_remove(struct tree *t, const struct tree_key *key);

/*
 * A cursor stands between two items, or at an end, and gives the next one in
 * either direction.  It is invalid after any change of the tree.
 */
#ifndef TREE_DEPTH_MAX
#define TREE_DEPTH_MAX 12
#endif

struct tree_cursor {
    const struct tree *tree;
    const void *page[TREE_DEPTH_MAX]; /* from the root to a leaf */
    uint16_t index[TREE_DEPTH_MAX];   /* child taken; in the leaf: the item that is next */
    int depth;
    int ahead;      /* items already asked for, in the direction of travel */
    bool is_kept;   /* tree_keep */
    uint64_t above; /* upper half of the hash kept to */
};

enum tree_side {
    TREE_BEFORE, /* before the first item >= key */
    TREE_AFTER,  /* before the first item > key */
    TREE_PAST    /* behind every item of this partition key whose sort key begins with key->sk;
                  * with an empty sk behind the whole collection */
};

void tree_seek(struct tree_cursor *c, const struct tree *t, const struct tree_key *key,
               enum tree_side side);
/*
 * After a seek: the walk is meant for the collections of that hash.  Next and
 * previous give NULL instead of an item of which the tree knows, without
 * touching it, that its hash is another.  The caller still compares keys.
 */
void tree_keep(struct tree_cursor *c, uint64_t hash);
void tree_seek_first(struct tree_cursor *c, const struct tree *t);
void tree_seek_last(struct tree_cursor *c, const struct tree *t); /* after the last item */
struct item *tree_next(struct tree_cursor *c);                    /* NULL at the end; stays there */
struct item *tree_prev(struct tree_cursor *c);                    /* NULL at the start */

/* The masked hash of an item's partition key, computed anew (7 ns). */
uint64_t tree_hash_of(const struct tree *t, const struct item *item);

/* Pages touched by a search from the root; for tests of cost. */
int tree_depth(const struct tree *t);
/* Asserts order, counts, bytes, fill, separators, words, shared prefixes. */
void tree_check(const struct tree *t);

#endif
