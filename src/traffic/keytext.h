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
    struct val *values; /* ONE, LIST: what the numbers stand for; NULL: naming */
    struct slice named; /* "k{}"; SLICE_NONE: r and ten digits */
    struct buf text;
    uint8_t enc[NUM_ENC_MAX];
};

/* Copies what it needs into `a`; fails when a listed value has not the attribute's type. */
enum err keytext_init(struct keytext *k, struct arena *a, const struct key_attr *attr,
                      const struct keydist_spec *spec, struct errinfo *why) ERR_CHECKED;
void keytext_done(struct keytext *k);
/* The next value; borrows until the next call. */
struct val keytext_draw(struct keytext *k, struct rng *rng);
/* The value of a number. */
struct val keytext_value(struct keytext *k, uint64_t number);

#endif
