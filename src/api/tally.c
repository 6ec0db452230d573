#include "config.h"

#include "api/tally.h"

#include <stdlib.h>

#include "base/xalloc.h"

void tally_add(struct tally *t, const struct result *r)
{
    t->read += r->read_units;
    t->write += r->write_units;
    for (int i = 0; i < r->units_count; i++) {
        int k = 0;
        while (k < t->count && t->units[k].of != r->units[i].of)
            k++;
        if (k == t->count) {
            XGROW(t->units, t->count, t->cap);
            t->units[t->count++] = (struct result_units){.of = r->units[i].of};
        }
        t->units[k].read += r->units[i].read;
        t->units[k].write += r->units[i].write;
    }
}

void tally_fill(struct tally *t, struct result *r)
{
    free(r->units);
    r->units = t->units;
    r->units_count = t->count;
    r->units_cap = t->cap;
    r->read_units = t->read;
    r->write_units = t->write;
    *t = (struct tally){0};
}

void tally_done(struct tally *t)
{
    free(t->units);
    *t = (struct tally){0};
}
