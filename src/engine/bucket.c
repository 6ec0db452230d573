#include "config.h"

#include "engine/bucket.h"

#include <assert.h>

void bucket_init(struct bucket *b, int64_t rate, int64_t seconds, int64_t now_us)
{
    assert(rate > 0 && seconds > 0);
    *b = (struct bucket){
        .rate = rate, .depth = rate * seconds * 1000000, .level = 0, .at_us = now_us};
    b->level = b->depth;
}

int64_t bucket_peek(const struct bucket *b, int64_t now_us)
{
    assert(now_us >= b->at_us);
    /* Compare times, not products: rate * elapsed overflows after a long wait. */
    int64_t missing = b->depth - b->level;
    int64_t elapsed = now_us - b->at_us;
    if (missing == 0 || (elapsed <= INT32_MAX && b->rate <= INT32_MAX)) {
        int64_t sum = missing ? b->level + elapsed * b->rate : b->depth; /* no division */
        return sum < b->depth ? sum : b->depth;
    }
    if (elapsed >= missing / b->rate + 1)
        return b->depth;
    int64_t level = b->level + elapsed * b->rate;
    return level < b->depth ? level : b->depth;
}

bool bucket_has(const struct bucket *b, int64_t cost, int64_t now_us)
{
    int64_t level = bucket_peek(b, now_us);
    return level >= cost || level == b->depth;
}

void bucket_take(struct bucket *b, int64_t cost, int64_t now_us)
{
    b->level = bucket_peek(b, now_us) - cost;
    b->at_us = now_us;
    assert(b->level <= b->depth);
}
