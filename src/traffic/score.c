#include "config.h"

#include "traffic/score.h"

#include <stdlib.h>

#include "base/xalloc.h"

#define SECOND_US 1000000

void score_done(struct score *n)
{
    free(n->parts);
    n->parts = NULL;
    n->parts_len = 0;
}

struct score score_clone(const struct score *from)
{
    struct score n = *from;
    n.parts = from->parts_len ? xmemdup(from->parts, from->parts_len * sizeof *from->parts) : NULL;
    return n;
}

void score_charge(struct score *n, const struct result *r, int payer)
{
    n->read_units += r->read_units;
    n->write_units += r->write_units;
    n->read += r->read;
    n->returned += r->returned;
    n->stale_reads += r->is_stale;
    for (int i = 0; i < r->units_count; i++) {
        const struct table *of = r->units[i].of;
        of = table_is_local(of) ? table_base(of) : of;
        if (table_number(of) != payer)
            continue;
        n->payer_read += r->units[i].read;
        n->payer_write += r->units[i].write;
    }
}

static void count_cause(struct score *n, enum err err, enum reason reason)
{
    for (size_t i = 0; i < n->cause_count; i++) {
        if (n->causes[i].err == err && n->causes[i].reason == reason) {
            n->causes[i].count++;
            return;
        }
    }
    if (n->cause_count < SCORE_CAUSES)
        n->causes[n->cause_count++] = (struct traffic_cause){err, reason, 1};
}

static struct traffic_part *part_of(struct score *n, int id)
{
    size_t at = (size_t)id;
    if (at >= n->parts_len) {
        size_t len = at < 16 ? 16 : at * 2;
        n->parts = xrealloc(n->parts, len, sizeof *n->parts);
        for (size_t i = n->parts_len; i < len; i++)
            n->parts[i] = (struct traffic_part){.id = (int)i};
        n->parts_len = len;
    }
    return &n->parts[at];
}

/* Moves the count of the running second on to the one that holds `since_us`. */
static void turn_second(struct score *n, int64_t since_us)
{
    int64_t second = since_us / SECOND_US;
    if (second == n->second)
        return;
    n->before_it = second == n->second + 1 ? n->second_rejected : 0;
    n->second = second;
    n->second_rejected = 0;
}

void score_end(struct score *n, int part, enum err err, enum reason reason, int64_t since_us)
{
    n->offered++;
    if (err) {
        n->rejected++;
        n->throttled += err_is_throttle(err);
        turn_second(n, since_us);
        n->second_rejected++;
        count_cause(n, err, reason);
    } else {
        n->accepted++;
    }
    if (part < 0)
        return;
    struct traffic_part *p = part_of(n, part);
    p->offered++;
    p->accepted += !err;
    p->rejected += !!err;
}

uint64_t score_last_second(const struct score *n, int64_t elapsed_us)
{
    int64_t full = elapsed_us / SECOND_US - 1;
    return full == n->second ? n->second_rejected : full + 1 == n->second ? n->before_it : 0;
}

size_t score_parts(const struct score *n, struct traffic_part *to)
{
    size_t count = 0;
    for (size_t i = 0; i < n->parts_len; i++)
        if (n->parts[i].offered > 0)
            to[count++] = n->parts[i];
    return count;
}
