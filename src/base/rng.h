#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

/*
 * A stream of random words: a function of its seed and stream number and of
 * nothing else (splitmix64 over a counter).  Plain data; copy it to fork it.
 */
struct rng {
    uint64_t state;
};

/* Stream `stream` of run `seed`; different pairs give unrelated streams. */
void rng_init(struct rng *r, uint64_t seed, uint64_t stream);
uint64_t rng_next(struct rng *r);
/* Evenly from 0 to bound - 1; bound > 0. */
uint64_t rng_below(struct rng *r, uint64_t bound);

#endif
