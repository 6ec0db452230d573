#ifndef TRAFFIC_TRAFFIC_H
#define TRAFFIC_TRAFFIC_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/slice.h"
#include "engine/engine.h"
#include "traffic/keydist.h"

/*
 * The lab's `traffic` command: open-loop arrivals on one table, evenly spaced or
 * as a Poisson process, with keys drawn by the seed.  A run
 * can be stopped and taken up at any virtual time, so the stage may play it
 * slowly and a grader at once, with the same requests at the same instants.
 *
 *   keys      ONE, LIST and REPLAY are their values; CLOCK is the date of
 *             virtual time; other distributions put their number into `named`,
 *             an N key takes the number itself
 *   sort key  put: the fresh r0000000001, r0000000002, ... (an N key 1, 2, ...);
 *             get, update, delete: of the first item of the collection (of the
 *             first fresh key where the collection is empty); query: none.  With
 *             a distribution, the number in the same form, for every operation
 *   size      put: the item is filled up to it by one attribute
 *   update    adds 1 to one attribute
 *   retry     a throttled request comes again (retry.h); it is offered once, and
 *             rejected when it is given up, at the latest when the run ends
 */
struct traffic_spec {
    enum op op; /* OP_PUT, OP_GET, OP_UPDATE, OP_DELETE; OP_QUERY, of an index too */
    struct slice table, index;
    struct keydist_spec keys;
    bool has_sort;
    struct keydist_spec sort;
    struct slice named;  /* SLICE_NONE: "k{}", of CLOCK the date; each "{}" is the number */
    uint64_t rate_count; /* `rate_count` requests in ... */
    uint64_t rate_us;    /* ... `rate_us` microseconds */
    int64_t for_us;      /* 0: as long as `count` requests take */
    uint64_t count;      /* 0: as many as fit into `for_us`; both: what ends first */
    uint64_t size;       /* 0: keys alone */
    bool consistent;
    bool is_poisson, retries;
    uint64_t seed, stream; /* the k-th drawing command of a log has stream k */
};

/* A rate as written, `number` a second, minute or hour (unit_us); refuses what is not positive. */
enum err traffic_rate(const struct num *number, int64_t unit_us, struct traffic_spec *spec,
                      struct errinfo *why) ERR_CHECKED;

/* What one partition was offered. */
struct traffic_part {
    int id;
    uint64_t offered, accepted, rejected;
};

/* Requests that were not served, by exception and reason, in order of first sight. */
struct traffic_cause {
    enum err err;
    enum reason reason;
    uint64_t count;
};

struct traffic_totals {
    uint64_t offered, accepted;
    uint64_t rejected;                /* throttled or refused */
    uint64_t throttled;               /* of these */
    uint64_t retries;                 /* attempts after the first */
    int64_t read_units, write_units;  /* consumed, micro */
    uint64_t read, returned;          /* items */
    uint64_t stale_reads;             /* of an index, that were not what the table held */
    int64_t elapsed_us;               /* of its duration so far */
    bool has_second;                  /* a full second has passed: */
    uint64_t rejected_second;         /* rejected in the last full one */
    const struct traffic_part *parts; /* those offered anything, by id */
    size_t part_count;
    const struct traffic_cause *causes;
    size_t cause_count;
};

struct traffic;

/*
 * Begins at the engine's now; `e` must outlive the run.  Fails, with nothing
 * changed, when there is no such table (the service's error), when a listed key
 * has not the type of the partition key, when the size is no item's, and beyond
 * LIMIT_TRAFFIC_REQUESTS and LIMIT_TIME_DAYS.
 */
enum err traffic_new(struct engine *e, const struct traffic_spec *spec, struct traffic **ret,
                     struct errinfo *why) ERR_CHECKED;
void traffic_free(struct traffic *t); /* NULL is fine */
/* A copy under way on a copy of its engine, for a checkpoint or a fork. */
struct traffic *traffic_clone(const struct traffic *t, struct engine *e);

uint64_t traffic_planned(const struct traffic *t); /* requests of the whole run */
int64_t traffic_end_us(const struct traffic *t);   /* virtual time of its end */

/*
 * Sends every request due before until_us, each at its own instant, and leaves
 * the clock at until_us, or at the end of the run when that is earlier.
 */
void traffic_advance(struct traffic *t, int64_t until_us);
bool traffic_done(const struct traffic *t);

/*
 * For several runs on one clock.  The next request, a retry too, is due at
 * traffic_due_us() (INT64_MAX: there is none before its end).  traffic_send()
 * sends those due before until_us, at most `max`, gives how many it sent, and
 * leaves the clock at the last of them.
 */
int64_t traffic_due_us(const struct traffic *t);
uint64_t traffic_send(struct traffic *t, int64_t until_us, uint64_t max);
/* What waits to be sent again is given up: the run is over, or cut short. */
void traffic_close(struct traffic *t);

/* Borrows until the next advance. */
struct traffic_totals traffic_totals(struct traffic *t);

/* The partition that was offered most (the lowest number of several), NULL when none was. */
const struct traffic_part *traffic_hottest(const struct traffic_totals *totals);
/* The cause of most rejections that has a reason, or NULL. */
const struct traffic_cause *traffic_cause_most(const struct traffic_totals *totals);
/*
 * Share of the capacity of the table (or global index) asked that was used over the elapsed time,
 * in millionths, the larger of read and write, at most 1,000,000; -1 when no time has passed.
 */
int64_t traffic_table_used(const struct traffic *t);

#endif
