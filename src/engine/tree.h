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
 *
 * (The essay of shape, words, prefixes and pitfalls belongs here; see tree.c's owner.)
 */
struct tree;

/* A place in the key space.  Empty slices sort before everything of that hash. */
struct tree_key {
    uint64_t hash;
    struct slice pk, sk;
};

/* Takes a reference on pool. */
struct tree *tree_new(struct pool *pool);
void tree_free(struct tree *t); /* NULL is fine; drops the items' references */
/* Copies the pages and takes a reference on each item; shares the pool. */
struct tree *tree_clone(const struct tree *t);

uint64_t tree_count(const struct tree *t);
uint64_t tree_bytes(const struct tree *t); /* the items' service sizes */

/* Borrows until the next change. */
struct item *tree_find(const struct tree *t, const struct tree_key *key);
/*
 * Takes the item's reference.  Gives the item it replaced, or NULL; the caller
 * unrefs that one.
 */
struct item *tree_put(struct tree *t, uint64_t hash, struct item *item);
/* Gives the item that was there, or NULL. */
struct item *tree_remove(struct tree *t, const struct tree_key *key);

/*
 * A cursor stands between items and gives the next in either direction.  It is
 * invalid after any change of the tree.  `prefetch` ahead is its own affair.
 */
enum { TREE_DEPTH_MAX = 12 };

struct tree_cursor {
    const struct tree *tree;
    const void *page[TREE_DEPTH_MAX];
    uint16_t index[TREE_DEPTH_MAX];
    int depth;
    uint64_t hash; /* of the item given last */
};

/* Before the first item >= key (after: before the first item > key). */
void tree_seek(struct tree_cursor *c, const struct tree *t, const struct tree_key *key, bool after);
void tree_seek_first(struct tree_cursor *c, const struct tree *t);
void tree_seek_last(struct tree_cursor *c, const struct tree *t); /* after the last item */
struct item *tree_next(struct tree_cursor *c);                    /* NULL at the end; stays there */
struct item *tree_prev(struct tree_cursor *c);                    /* NULL at the start */

/* Hash of the item given last, without computing it again where the tree knows it. */
uint64_t tree_hash_of(const struct item *item);

/* Pages touched by a search from the root; for tests of cost. */
int tree_depth(const struct tree *t);
/* Asserts order, counts, bytes, fill, separators, shared prefixes. */
void tree_check(const struct tree *t);
/* Asks the memory of the descent for `key` early; a hint. */
void tree_prefetch(const struct tree *t, uint64_t hash);

#endif
