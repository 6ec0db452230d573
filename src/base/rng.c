#include "config.h"

#include "base/rng.h"

#include <assert.h>

static uint64_t mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

void rng_init(struct rng *r, uint64_t seed, uint64_t stream)
{
    r->state = mix(seed + 0x9e3779b97f4a7c15u) ^ mix(mix(stream) + 0xd1b54a32d192ed03u);
}

uint64_t rng_next(struct rng *r)
{
    r->state += 0x9e3779b97f4a7c15u;
    return mix(r->state);
}

uint64_t rng_below(struct rng *r, uint64_t bound)
{
    assert(bound > 0);
    /* The high half of a 128-bit product: no division, bias below 2^-64 * bound. */
    return (uint64_t)(((unsigned __int128)rng_next(r) * bound) >> 64);
}
