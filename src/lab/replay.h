#ifndef LAB_REPLAY_H
#define LAB_REPLAY_H

#include "lab/lab_int.h"

/*
 * Keys of a traffic from a file (`keys replay orders.csv`): a .jsonl or .csv file
 * as `load` reads it, one request a row, and of each row the one attribute that
 * is the key.
 */
struct replay_spec {
    struct slice path;
    const struct schema *schema; /* of the table or index */
    const struct key_attr *attr;
};

/* Reads them into the arena; false when a row or the file is refused, and said in `out`. */
bool replay_read(struct lab *lab, const struct replay_spec *spec, struct arena *a,
                 struct keydist_spec *ret, struct buf *out);

#endif
