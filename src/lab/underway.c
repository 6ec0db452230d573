#include "config.h"

#include "lab/underway.h"

#include <stdlib.h>

#include "base/xalloc.h"
#include "lab/lab_int.h"
#include "lab/lines.h"

enum { PARTS_SHOWN = 5, ROOM_BYTES = 64 << 20, WEIGHT_LEAST = 1024 };

struct underway *underway_new(struct traffic *t, const struct traffic_spec *spec,
                              const struct command *c, int64_t start_us)
{
    struct underway *u = xcalloc(1, sizeof *u);
    *u = (struct underway){
        .traffic = t,
        .label = c->label.len ? xslicedup(c->label) : NULL,
        .table = xslicedup(spec->table),
        .index = spec->index.len ? xslicedup(spec->index) : NULL,
        .command = history_command_new(c->text, true),
        .op = spec->op,
        .consistent = spec->consistent,
        .retries = spec->retries,
        .start_us = start_us,
        .weight = spec->size > WEIGHT_LEAST ? spec->size : WEIGHT_LEAST,
    };
    return u;
}

void underway_free(struct underway *u)
{
    if (!u)
        return;
    traffic_free(u->traffic);
    history_command_drop(u->command);
    free(u->label);
    free(u->table);
    free(u->index);
    free(u);
}

void underway_copy_background(struct background *to, const struct background *from,
                              struct engine *e)
{
    to->count = from->count;
    for (int i = 0; i < from->count; i++) {
        struct underway *u = to->list[i] = xmemdup(from->list[i], sizeof *u);
        u->traffic = traffic_clone(u->traffic, e);
        u->command = history_command_ref(u->command);
        u->label = u->label ? xstrdup(u->label) : NULL;
        u->table = xstrdup(u->table);
        u->index = u->index ? xstrdup(u->index) : NULL;
    }
}

void underway_drop_background(struct background *b)
{
    for (int i = 0; i < b->count; i++)
        underway_free(b->list[i]);
    b->count = 0;
}

/* --- moving the clock -------------------------------------------------------------------- */

/* The background in its order, then the one in front; NULL past the end. */
static struct underway *nth(const struct lab *lab, int i)
{
    return i < lab->back.count ? lab->back.list[i] : i == lab->back.count ? lab->job.front : NULL;
}

/* Whose request is due next before until_us, and up to when it is alone with that. */
static struct underway *next_due(const struct lab *lab, int64_t until_us, int64_t *ret_bound)
{
    struct underway *next = NULL;
    int64_t due = until_us, bound = until_us;
    for (int i = 0; nth(lab, i); i++) {
        int64_t d = traffic_due_us(nth(lab, i)->traffic);
        if (d < due) {
            bound = due; /* those before it go first when both are due */
            due = d;
            next = nth(lab, i);
        } else if (next && d < bound) {
            bound = d + 1; /* those behind it do not */
        }
    }
    *ret_bound = bound < until_us ? bound : until_us;
    return next;
}

bool underway_move(struct lab *lab, int64_t until_us)
{
    struct job *job = &lab->job;
    struct underway *next;
    int64_t bound, now;
    while ((next = next_due(lab, until_us, &bound))) {
        if (lab->history)
            history_asks(lab->history, next->command);
        uint64_t most = job->room > 0 ? (uint64_t)job->room / next->weight : 0;
        uint64_t sent = traffic_send(next->traffic, bound, most ? most : 1);
        job->sent += sent;
        job->room -= (int64_t)(sent * next->weight);
        if (job->room > 0)
            continue;
        struct buf said = BUF_INIT;
        bool over = lab_over_items(lab, 0, 0, &said);
        buf_done(&said);
        if (over)
            return false;
        job->room = ROOM_BYTES;
    }
    now = lab_now_us(lab);
    if (until_us > now)
        engine_advance(lab->engine, until_us - now);
    return true;
}

/* --- what it came to --------------------------------------------------------------------- */

static int by_offer(const void *a, const void *b)
{
    const struct record_part *x = a, *y = b;
    if (x->offered != y->offered)
        return x->offered < y->offered ? 1 : -1;
    return x->part - y->part;
}

static int by_count(const void *a, const void *b)
{
    const struct record_reason *x = a, *y = b;
    if (x->count != y->count)
        return x->count < y->count ? 1 : -1;
    return x->err != y->err ? (int)x->err - (int)y->err : (int)x->reason - (int)y->reason;
}

static void fill_parts(struct record_traffic *n, const struct traffic_totals *t)
{
    const struct traffic_part *hottest = traffic_hottest(t);
    struct record_part *part = xcalloc(t->part_count, sizeof *part);
    for (size_t i = 0; i < t->part_count; i++)
        part[i] = (struct record_part){t->parts[i].id, t->parts[i].offered, t->parts[i].accepted,
                                       t->parts[i].rejected};
    qsort(part, t->part_count, sizeof *part, by_offer);
    n->part = part;
    n->partitions_used = (uint32_t)t->part_count;
    n->part_count = (uint32_t)(t->part_count < RECORD_PARTS_MAX ? t->part_count : RECORD_PARTS_MAX);
    n->hottest = hottest ? hottest->id : -1;
    n->hottest_share = hottest ? (int64_t)(hottest->offered * 1000000 / t->offered) : 0;
}

static void fill_causes(struct record_traffic *n, const struct traffic_totals *t)
{
    const struct traffic_cause *most = traffic_cause_most(t);
    for (size_t i = 0; i < t->cause_count && i < RECORD_REASONS; i++)
        n->why[n->why_count++] =
            (struct record_reason){t->causes[i].err, t->causes[i].reason, t->causes[i].count};
    qsort(n->why, (size_t)n->why_count, sizeof *n->why, by_count);
    n->reason = most ? most->reason : REASON_NONE;
}

static struct record *record_of(struct lab *lab, const struct underway *u)
{
    struct traffic_totals t = traffic_totals(u->traffic);
    struct record *rec = record_new();
    int64_t used = traffic_table_used(u->traffic), end = traffic_end_us(u->traffic);
    rec->is_traffic = true;
    rec->label = u->label ? xstrdup(u->label) : NULL;
    rec->op = u->op;
    rec->plan = (struct plan){
        .op = op_names[u->op],
        .table = xstrdup(u->table),
        .index = u->index ? xstrdup(u->index) : NULL,
        .consistent = u->consistent,
    };
    rec->message = xstrdup("");
    rec->requests = t.offered + t.retries;
    rec->receipt.rcu = t.read_units;
    rec->receipt.wcu = t.write_units;
    rec->receipt.read = t.read;
    rec->receipt.returned = t.returned;
    rec->is_complete = true;
    rec->stale_reads = t.stale_reads;
    struct record_traffic *n = &rec->traffic;
    n->offered = t.offered;
    n->accepted = t.accepted;
    n->rejected = t.rejected;
    n->retries = t.retries;
    n->has_retries = u->retries;
    n->start_us = u->start_us;
    n->end_us = lab_now_us(lab) < end ? lab_now_us(lab) : end;
    n->rejected_rate = t.has_second ? t.rejected_second : t.rejected;
    n->table_used = used < 0 ? 0 : used;
    fill_parts(n, &t);
    fill_causes(n, &t);
    return rec;
}

static void print_traffic(const struct record_traffic *n, struct buf *out)
{
    for (uint32_t i = 0; i < n->part_count && i < PARTS_SHOWN; i++)
        buf_printf(out, "  P%d  offered %llu  accepted %llu  rejected %llu\n", n->part[i].part,
                   (unsigned long long)n->part[i].offered, (unsigned long long)n->part[i].accepted,
                   (unsigned long long)n->part[i].rejected);
    if (n->partitions_used > PARTS_SHOWN)
        buf_printf(out, "  (%u more partitions)\n", n->partitions_used - PARTS_SHOWN);
    for (int i = 0; i < n->why_count; i++) {
        const char *name = err_wire_name(n->why[i].err);
        buf_printf(out, "  %s %llu", name, (unsigned long long)n->why[i].count);
        if (n->why[i].reason != REASON_NONE)
            buf_printf(out, ": %s", reason_names[n->why[i].reason]);
        buf_add_char(out, '\n');
    }
    buf_printf(out, "offered %llu | accepted %llu | rejected %llu | table used ",
               (unsigned long long)n->offered, (unsigned long long)n->accepted,
               (unsigned long long)n->rejected);
    lines_percent(n->table_used, out);
    buf_add_str(out, " | hottest ");
    if (n->hottest >= 0) {
        buf_printf(out, "P%d ", n->hottest);
        lines_percent(n->hottest_share, out);
    } else {
        buf_add_str(out, "none");
    }
    if (n->has_retries)
        buf_printf(out, " | retries %llu", (unsigned long long)n->retries);
    buf_add_char(out, '\n');
}

void underway_close(struct lab *lab, struct underway *u, struct buf *out)
{
    traffic_close(u->traffic);
    struct record *rec = record_of(lab, u);
    print_traffic(&rec->traffic, out);
    records_add(&lab->records, rec);
}

/* Place in the background of the one that ended first, -1: all go on. */
static int first_ended(const struct lab *lab)
{
    int first = -1;
    int64_t end = lab_now_us(lab) + 1;
    for (int i = 0; i < lab->back.count; i++) {
        if (traffic_end_us(lab->back.list[i]->traffic) >= end)
            continue;
        first = i;
        end = traffic_end_us(lab->back.list[i]->traffic);
    }
    return first;
}

void underway_close_ended(struct lab *lab, struct buf *out)
{
    struct background *b = &lab->back;
    for (int i; (i = first_ended(lab)) >= 0;) {
        underway_close(lab, b->list[i], out);
        underway_free(b->list[i]);
        memmove(b->list + i, b->list + i + 1, (size_t)(--b->count - i) * sizeof b->list[0]);
    }
}
