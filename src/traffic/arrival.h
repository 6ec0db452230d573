#ifndef TRAFFIC_ARRIVAL_H
#define TRAFFIC_ARRIVAL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/rng.h"

/*
 * When requests are due: `rate_count` of them in `rate_us` microseconds from a
 * start on, evenly spaced (the first at once, number k at k / rate) or as a
 * Poisson process, whose gaps are drawn.  Integers alone, so the same seed gives
 * the same instants on every machine.  Plain data: a copy goes on by itself.
 */
struct arrival {
    int64_t due_us; /* of the next one */
    bool is_poisson;
    uint64_t step_us, step_rest, rest, rate_count; /* even: fractions in 1 / rate_count us */
    uint64_t mean, part;                           /* poisson: in 2^-ARRIVAL_PART_BITS us */
    struct rng rng;
};

enum { ARRIVAL_PART_BITS = 20 };

/* Beyond every time there can be: the gap was too long to say. */
#define ARRIVAL_NEVER INT64_MAX

void arrival_even(struct arrival *a, int64_t start_us, uint64_t rate_count, uint64_t rate_us);
void arrival_poisson(struct arrival *a, int64_t start_us, uint64_t rate_count, uint64_t rate_us,
                     struct rng rng);
/* On to the next one. */
void arrival_next(struct arrival *a);

#endif
