#ifndef ENGINE_PART_H
#define ENGINE_PART_H

#include <stdbool.h>
#include <stdint.h>

#include "base/slice.h"
#include "engine/bucket.h"
#include "engine/tree.h"

/*
 * The partitions of one table or index.
 *
 * The key space is the line of all places (hash, partition key, sort key).  A
 * partition owns the stretch from its own bound to the next one's; together they
 * cover the line.  Bounds lie between hashes, or inside a collection:
 *
 *     bound     0         4000..        8000..    8000.. + (pk, sk)     c000..
 *               |   P0    |     P1      |   P2    |        P4           |  P3  |
 *
 * The items lie in the table's one tree; a partition is a stretch of it, two
 * meters and two counters.  Ids are given in order of birth and never reused.
 */
struct part {
    struct bucket read, write;
    uint64_t items, bytes;
    int id;
};

/* What a bound has beside its hash: NULL unless it lies inside a collection. */
struct part_cut {
    struct slice pk, sk; /* owned */
};

struct parts {
    uint32_t count;
    uint32_t cuts;   /* bounds inside a collection */
    uint64_t *bound; /* hashes, ascending; bound[0] is 0 */
    struct part_cut **cut;
    struct part *part;
};

/* `count` even stretches with full meters. */
void part_init(struct parts *p, uint32_t count, int64_t read_rate, int64_t write_rate,
               int64_t now_us);
void part_copy(struct parts *to, const struct parts *from);
void part_done(struct parts *p);
/* Index of the partition that owns the place. */
uint32_t part_find(const struct parts *p, const struct tree_key *key);
/* Cuts partition `index` at the place, which lies inside it; counts by walking. */
void part_split(struct parts *p, uint32_t index, const struct tree_key *at,
                const struct tree *tree);
/* Asserts order, cover, buckets, and that the counts add up to the tree's. */
void part_check(const struct parts *p, const struct tree *tree, int64_t now_us);

#endif
