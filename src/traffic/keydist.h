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
 * Key distributions (docs/keyglass-lab.5): which number comes next.
 * Numbers count from 1; number 1 of a zipf is the most frequent one.  All
 * weights come from integer operations alone and are drawn through an alias
 * table of integers, so the same seed gives the same keys on every machine and
 * at every optimisation level.
 */
enum keydist_kind {
    KEYDIST_ONE,      /* the one value */
    KEYDIST_UNIFORM,  /* 1 .. count, evenly */
    KEYDIST_ZIPF,     /* 1 .. count, number i with weight 1 / i^exponent */
    KEYDIST_LIST,     /* the listed values by their weights */
    KEYDIST_SEQUENCE, /* 1, 2, 3, ...; from `count` back to 1, count 0: without end */
    KEYDIST_CLOCK,    /* the day, hour or minute of virtual time (keytext.h) */
    KEYDIST_REPLAY    /* the values of a file, in its order, then from the first again */
};

enum keydist_clock { KEYDIST_DAY, KEYDIST_HOUR, KEYDIST_MINUTE };

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
    enum keydist_clock clock;
    const struct val *replay; /* of the attribute's type */
    size_t replay_count;      /* at least 1 */
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
struct keydist *keydist_clone(const struct keydist *d);
/* The next number, from 1; of ONE always 1, of LIST and REPLAY the place in the list.  Not of
 * CLOCK. */
uint64_t keydist_draw(struct keydist *d, struct rng *rng);

/*
 * Weights of numbers 1 to `count` under `exponent` (32 fractional bits, up to
 * 16), 2^62 for number 1: 2^(62 - exponent * log2 i), right to nine digits.
 */
void keydist_zipf_weights(uint64_t exponent, uint64_t count, uint64_t *weights);
/* log2 of i > 0 with KEYDIST_LOG_BITS fractional bits. */
enum { KEYDIST_LOG_BITS = 40 };
uint64_t keydist_log2(uint64_t i);
/* floor(n * 10^places) for n >= 0; UINT64_MAX when it is larger than that. */
uint64_t keydist_scaled(const struct num *n, int places);

#endif
