#ifndef TRAFFIC_KEYTEXT_H
#define TRAFFIC_KEYTEXT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/rng.h"
#include "model/schema.h"
#include "traffic/keydist.h"

/*
 * One key attribute's source of values: a distribution, and how its numbers
 * become values of the attribute's type.
 */
struct keytext {
    const struct key_attr *attr;
    struct keydist *dist;
    enum keydist_kind kind;
    enum keydist_clock clock;
    struct val *values; /* ONE, LIST, REPLAY: what the numbers stand for; NULL: naming */
    struct slice named; /* "k{}"; SLICE_NONE: r and ten digits, of CLOCK the date alone */
    struct buf text;
    uint8_t enc[NUM_ENC_MAX];
};

/* Copies what it needs into `a`; fails when a listed value has not the attribute's type. */
enum err keytext_init(struct keytext *k, struct arena *a, const struct key_attr *attr,
                      const struct keydist_spec *spec, struct errinfo *why) ERR_CHECKED;
void keytext_done(struct keytext *k);
/* A copy that draws on its own; values and names stay in the arena. */
struct keytext keytext_clone(const struct keytext *k);
/* The next number; of CLOCK the days, hours or minutes that have gone by at now_us. */
uint64_t keytext_draw(struct keytext *k, struct rng *rng, int64_t now_us);
/* The value of a number; borrows until the next call. */
struct val keytext_value(struct keytext *k, uint64_t number);
/*
 * Day, hour or minute `number` of virtual time as text ("2026-01-01", "2026-01-01T07",
 * "2026-01-01T07:30"), or as a number with the same digits: 202601010730.
 */
void keytext_date(enum keydist_clock clock, uint64_t number, bool is_digits, struct buf *out);

#endif
