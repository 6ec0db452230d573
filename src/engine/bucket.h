#ifndef ENGINE_BUCKET_H
#define ENGINE_BUCKET_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Token bucket: `rate` units arrive each second, at most `depth` micro-units are
 * kept.  A unit a second is a micro-unit a microsecond, so refilling is one
 * multiplication.
 *
 * A bucket owns no memory and reads no clock: every call is told the time.
 * Invariants: level <= depth (below zero while in debt); at_us never goes back.
 */
struct bucket {
    int64_t rate;  /* units a second, > 0 */
    int64_t depth; /* micro-units */
    int64_t level; /* micro-units, as of at_us */
    int64_t at_us;
};

/* Starts full; keeps `seconds` of the rate. */
void bucket_init(struct bucket *b, int64_t rate, int64_t seconds, int64_t now_us);
/* What is there at now_us; changes nothing. */
int64_t bucket_peek(const struct bucket *b, int64_t now_us);
/*
 * Whether `cost` would be served at now_us.  CHOSEN: a cost above the depth is
 * served when the bucket is full, and the rest is debt.
 */
bool bucket_has(const struct bucket *b, int64_t cost, int64_t now_us);
/* Takes `cost`, which bucket_has. */
void bucket_take(struct bucket *b, int64_t cost, int64_t now_us);

#endif
