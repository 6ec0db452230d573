#include "config.h"

#include "traffic/arrival.h"

#include <assert.h>

#include "traffic/keydist.h"

/* ln 2, LN2_BITS of them after the point. */
enum { LN2_BITS = 40 };
#define LN2 ((uint64_t)762123384786)

void arrival_even(struct arrival *a, int64_t start_us, uint64_t rate_count, uint64_t rate_us)
{
    assert(rate_count > 0);
    *a = (struct arrival){
        .due_us = start_us,
        .step_us = rate_us / rate_count,
        .step_rest = rate_us % rate_count,
        .rate_count = rate_count,
    };
}

/* A gap of the mean length times -ln of an even draw. */
static void draw_gap(struct arrival *a)
{
    const uint64_t one = (uint64_t)64 << KEYDIST_LOG_BITS;
    uint64_t word = rng_next(&a->rng);
    uint64_t bits = one - keydist_log2(word ? word : 1); /* -log2 of word / 2^64 */
    uint64_t nats = (uint64_t)(((unsigned __int128)bits * LN2) >> LN2_BITS);
    unsigned __int128 gap = (((unsigned __int128)nats * a->mean) >> KEYDIST_LOG_BITS) + a->part;
    unsigned __int128 us = gap >> ARRIVAL_PART_BITS;
    a->part = (uint64_t)gap & (((uint64_t)1 << ARRIVAL_PART_BITS) - 1);
    if (us >= (uint64_t)(ARRIVAL_NEVER - a->due_us))
        a->due_us = ARRIVAL_NEVER;
    else
        a->due_us += (int64_t)us;
}

void arrival_poisson(struct arrival *a, int64_t start_us, uint64_t rate_count, uint64_t rate_us,
                     struct rng rng)
{
    assert(rate_count > 0);
    unsigned __int128 mean = ((unsigned __int128)rate_us << ARRIVAL_PART_BITS) / rate_count;
    *a = (struct arrival){
        .due_us = start_us,
        .is_poisson = true,
        .mean = mean > INT64_MAX ? INT64_MAX : (uint64_t)mean,
        .rng = rng,
    };
    draw_gap(a);
}

void arrival_next(struct arrival *a)
{
    if (a->due_us == ARRIVAL_NEVER)
        return;
    if (a->is_poisson) {
        draw_gap(a);
        return;
    }
    a->due_us += (int64_t)a->step_us;
    a->rest += a->step_rest;
    if (a->rest >= a->rate_count) {
        a->rest -= a->rate_count;
        a->due_us++;
    }
}
