#ifndef API_TALLY_H
#define API_TALLY_H

#include "engine/engine.h"

/* Units of several requests that are one to whoever asked. */
struct tally {
    struct result_units *units;
    int count, cap;
    int64_t read, write;
};

void tally_add(struct tally *t, const struct result *r);
/* Puts the sums into a result, in the place of its own. */
void tally_fill(struct tally *t, struct result *r);
void tally_done(struct tally *t);

#endif
