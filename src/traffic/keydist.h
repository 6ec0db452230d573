#ifndef TRAFFIC_KEYDIST_H
#define TRAFFIC_KEYDIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/rng.h"
#include "model/num.h"
#include "model/val.h"

/*
 * Key distributions (languages.md 1.4 `keydist`): which number comes next.
 * Numbers count from 1; number 1 of a zipf is the most frequent one.  All
 * weights come from integer operations alone and are drawn through an alias
 * table of integers, so the same seed gives the same keys on every machine and
 * at every optimisation level.
 */
enum keydist_kind {
    KEYDIST_ONE,     /* the one value */
    KEYDIST_UNIFORM, /* 1 .. count, evenly */
    KEYDIST_ZIPF,    /* 1 .. count, number i with weight 1 / i^exponent */
    KEYDIST_LIST,    /* the listed values by their weights */
    KEYDIST_SEQUENCE /* 1, 2, 3, ...; from `count` back to 1, count 0: without end */
};

struct keydist_weight {
    struct val value;
    struct num weight; /* not negative; at least one is not zero */
};

/* As it was written; borrows. */
struct keydist_spec {
    enum keydist_kind kind;
    uint64_t count;
    struct num exponent; /* 0 to 16 */
    struct val one;
    const struct keydist_weight *list;
    size_t list_count;
};

/*
 * The bounds that need no table: counts from 1 to LIMIT_KEYS, list lengths,
 * signs of weights, the exponent.  For parsers, which know the place.
 */
enum err keydist_check(const struct keydist_spec *spec, struct errinfo *why) ERR_CHECKED;

struct keydist;

/* `spec` has passed keydist_check; its values are not kept. */
struct keydist *keydist_new(const struct keydist_spec *spec);
void keydist_free(struct keydist *d); /* NULL is fine */
/* The next number, from 1; of ONE always 1, of LIST the place in the list. */
uint64_t keydist_draw(struct keydist *d, struct rng *rng);

/* Weight of number i > 0 under exponent `s` (32 fractional bits), scaled to 2^62 for i = 1. */
uint64_t keydist_zipf_weight(uint64_t i, uint64_t s);

#endif
