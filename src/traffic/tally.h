#ifndef TRAFFIC_TALLY_H
#define TRAFFIC_TALLY_H

#include "traffic/traffic.h"

/*
 * What came of the requests of one traffic: sums, partition by partition, cause
 * by cause, and the rejections of the last full second.
 */
enum { TALLY_CAUSES = 16 };

struct tally {
    uint64_t offered, accepted, rejected, throttled, retries;
    int64_t read_units, write_units; /* of all that was charged */
    int64_t payer_read, payer_write; /* of these the target's own */
    uint64_t read, returned;
    int64_t second;                      /* the one that `second_rejected` counts */
    uint64_t second_rejected, before_it; /* before_it: of the second before */
    struct traffic_part *parts;          /* by id; a gap has offered 0 */
    size_t parts_len;
    struct traffic_cause causes[TALLY_CAUSES];
    size_t cause_count;
};

void tally_done(struct tally *n);
struct tally tally_clone(const struct tally *n);

/* What an attempt cost and found; `payer` is the number of the table or index that is paid. */
void tally_charge(struct tally *n, const struct result *r, int payer);
/* A request that was accepted (ERR_OK) or given up, `since_us` after the start. */
void tally_end(struct tally *n, int part, enum err err, enum reason reason, int64_t since_us);
/* Rejected in the last full second of a traffic that has lasted so long. */
uint64_t tally_last_second(const struct tally *n, int64_t elapsed_us);
/* Writes the partitions offered anything, by id, to `to` (room for parts_len); gives their count.
 */
size_t tally_parts(const struct tally *n, struct traffic_part *to);

#endif
