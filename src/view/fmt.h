#ifndef VIEW_FMT_H
#define VIEW_FMT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/slice.h"
#include "engine/history.h"

/* Numbers as the stage shows them.  Used as fmt_count(n).s within one expression. */
struct fmt {
    char s[48];
};

struct fmt fmt_count(uint64_t n);                  /* 1,300; from a million 1.2 M */
struct fmt fmt_rate(int64_t micro);                /* 1,300/s of micro-units a second; 0.5/s */
struct fmt fmt_units(int64_t micro);               /* 49, 0.5: without the unit */
struct fmt fmt_share(int64_t part, int64_t whole); /* 10 %, <1 %; 100 % at the ceiling only */
struct fmt fmt_bytes(uint64_t bytes);              /* 181 B, 9.77 KB */
struct fmt fmt_time(int64_t us);    /* 12.4 s, from a minute 3:05, from an hour 1:03:05 */
struct fmt fmt_moment(int64_t us);  /* 12.3985: seconds of the request list */
struct fmt fmt_hash(uint64_t hash); /* its first eight digits */

/*
 * A key that has to fit into `cells`: cut in the middle by "..", its head up to
 * the first '#' and as much of the tail as there is room for.  A key with blanks
 * at an end stands in quotes.  Appends to out.
 */
void fmt_key(struct buf *out, struct slice key, int cells);
/* An operation by the lab's command for it: "put", "batch", "transact". */
const char *fmt_op(enum op op);

#endif
