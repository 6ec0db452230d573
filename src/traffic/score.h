#ifndef TRAFFIC_SCORE_H
#define TRAFFIC_SCORE_H

#include "traffic/traffic.h"

/*
 * What came of the requests of one traffic: sums, partition by partition, cause
 * by cause, and the rejections of the last full second.
 */
enum { SCORE_CAUSES = 16 };

struct score {
    uint64_t offered, accepted, rejected, throttled, retries;
    int64_t read_units, write_units; /* of all that was charged */
    int64_t payer_read, payer_write; /* of these the target's own */
    uint64_t read, returned, stale_reads;
    int64_t second;                      /* the one that `second_rejected` counts */
    uint64_t second_rejected, before_it; /* before_it: of the second before */
    struct traffic_part *parts;          /* by id; a gap has offered 0 */
    size_t parts_len;
    struct traffic_cause causes[SCORE_CAUSES];
    size_t cause_count;
};

void score_done(struct score *n);
struct score score_clone(const struct score *n);

/* What an attempt cost and found; `payer` is the number of the table or index that is paid. */
void score_charge(struct score *n, const struct result *r, int payer);
/* A request that was accepted (ERR_OK) or given up, `since_us` after the start. */
void score_end(struct score *n, int part, enum err err, enum reason reason, int64_t since_us);
/* Rejected in the last full second of a traffic that has lasted so long. */
uint64_t score_last_second(const struct score *n, int64_t elapsed_us);
/* Writes the partitions offered anything, by id, to `to` (room for parts_len); gives their count.
 */
size_t score_parts(const struct score *n, struct traffic_part *to);

#endif
