#ifndef LESSON_PREDICT_H
#define LESSON_PREDICT_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"
#include "lesson/codes.h"
#include "lesson/lesson.h"
#include "model/num.h"

/* Predictions (docs/keyglass-lesson.5): reading their fences, telling what an answer is. */

struct predict_source {
    struct slice body;
    int line;                  /* of the body's first line */
    const struct codes *codes; /* NULL: codes are not looked up */
};

/* Reads a fence's body into p, whose name and kind are set. */
enum err predict_read(struct arena *a, const struct predict_source *src, struct predict *p,
                      struct errinfo *why) ERR_CHECKED;
/* Sets the things of an order prediction in the order shown: by the seed, never the right one. */
void predict_shuffle(struct arena *a, struct predict *p, uint64_t seed);

/*
 * Which option an answer is: a letter for a choice, a number, "P2" or a key for a
 * point, things joined by " | " (or the numbers of the things as shown, from 1,
 * with blanks between) for an order.  -1: none of them.  False: the answer is
 * none at all (no such letter, no number), *why says what is expected.
 */
bool predict_match(const struct predict *p, struct slice answer, int *ret_option,
                   struct errinfo *why);
/* Whether the number lies in the option. */
bool predict_option_has(const struct predict_option *o, const struct num *n);

#endif
