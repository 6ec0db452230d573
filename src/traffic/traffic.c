#include "config.h"

#include "traffic/traffic.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "traffic/arrival.h"
#include "traffic/asking.h"
#include "traffic/retry.h"
#include "traffic/score.h"

enum { RATE_PLACES = 9, RATE_MAX = 1000000000 };

#define SECOND_US 1000000

/* Streams of their own beside the keys', so that the keys are the same with and without. */
#define STREAM_ARRIVALS ((uint64_t)1 << 62)
#define STREAM_RETRIES  ((uint64_t)1 << 63)

struct traffic {
    struct engine *engine;
    int payer; /* number of the table, or global index, whose units are used */
    struct rng rng;
    struct asking asking;
    struct arrival arrival;
    bool retries;
    struct retry_queue queue;
    int64_t start_us, end_us;
    uint64_t planned, sent; /* arrivals */
    struct score score;
    struct traffic_part *listed;
    struct result result;
};

enum err traffic_rate(const struct num *number, int64_t unit_us, struct traffic_spec *spec,
                      struct errinfo *why)
{
    if (number->sign < 0 || keydist_scaled(number, 0) > RATE_MAX)
        return err_set(why, ERR_LAB, "a rate is above 0 and at most %d", RATE_MAX);
    int places = number->count - number->exp;
    places = places < 0 ? 0 : places > RATE_PLACES ? RATE_PLACES : places;
    spec->rate_count = keydist_scaled(number, places);
    if (spec->rate_count == 0)
        return err_set(why, ERR_LAB, "a rate is above 0");
    spec->rate_us = (uint64_t)unit_us;
    for (int i = 0; i < places; i++)
        spec->rate_us *= 10;
    return ERR_OK;
}

/* --- beginning -------------------------------------------------------------------------- */

static uint64_t ceil_div(unsigned __int128 a, uint64_t b)
{
    unsigned __int128 q = (a + b - 1) / b;
    return q > INT64_MAX ? INT64_MAX : (uint64_t)q;
}

static enum err too_many(uint64_t planned, struct errinfo *why)
{
    return err_set(why, ERR_LIMIT, "traffic sends at most %d requests, this one %llu",
                   LIMIT_TRAFFIC_REQUESTS, (unsigned long long)planned);
}

/* Evenly spaced arrivals are counted by dividing. */
static enum err plan_even(struct traffic *t, const struct traffic_spec *spec, int64_t *duration,
                          struct errinfo *why)
{
    uint64_t fit = UINT64_MAX;
    if (spec->for_us > 0)
        fit = ceil_div((unsigned __int128)(uint64_t)spec->for_us * spec->rate_count, spec->rate_us);
    *duration = spec->for_us;
    t->planned = fit;
    if (spec->count > 0 && spec->count < fit) {
        t->planned = spec->count;
        *duration =
            (int64_t)ceil_div((unsigned __int128)spec->count * spec->rate_us, spec->rate_count);
    }
    arrival_even(&t->arrival, t->start_us, spec->rate_count, spec->rate_us);
    return t->planned > LIMIT_TRAFFIC_REQUESTS ? too_many(t->planned, why) : ERR_OK;
}

/* Drawn ones are drawn once before, so that number and end are known. */
static enum err plan_poisson(struct traffic *t, const struct traffic_spec *spec, int64_t *duration,
                             struct errinfo *why)
{
    struct rng rng;
    rng_init(&rng, spec->seed, spec->stream ^ STREAM_ARRIVALS);
    arrival_poisson(&t->arrival, t->start_us, spec->rate_count, spec->rate_us, rng);
    struct arrival a = t->arrival;
    int64_t end = spec->for_us > 0 ? t->start_us + spec->for_us : ARRIVAL_NEVER, last = t->start_us;
    uint64_t most = spec->count ? spec->count : LIMIT_TRAFFIC_REQUESTS;
    for (t->planned = 0; a.due_us < end && t->planned < most; t->planned++) {
        last = a.due_us;
        arrival_next(&a);
    }
    if (spec->count == 0 && a.due_us < end)
        return too_many(t->planned + 1, why);
    bool ends_by_count = spec->count > 0 && t->planned == spec->count;
    *duration = ends_by_count || spec->for_us == 0 ? last + 1 - t->start_us : spec->for_us;
    if (t->planned < spec->count && spec->for_us == 0)
        *duration = INT64_MAX; /* the next gap has no end */
    return ERR_OK;
}

static enum err plan_arrivals(struct traffic *t, const struct traffic_spec *spec,
                              struct errinfo *why)
{
    assert(spec->rate_count > 0 && spec->rate_us > 0 && (spec->for_us > 0 || spec->count > 0));
    int64_t duration = 0;
    t->start_us = engine_now_us(t->engine);
    enum err err = spec->is_poisson ? plan_poisson(t, spec, &duration, why)
                                    : plan_even(t, spec, &duration, why);
    if (err)
        return err;
    if (duration > (int64_t)LIMIT_TIME_DAYS * 86400 * SECOND_US)
        return err_set(why, ERR_LIMIT, "traffic lasts at most %d days", LIMIT_TIME_DAYS);
    t->end_us = t->start_us + duration;
    return ERR_OK;
}

static enum err find_target(struct traffic *t, const struct traffic_spec *spec,
                            const struct table **ret, struct errinfo *why)
{
    const struct table *table = engine_table(t->engine, spec->table);
    if (!table)
        return err_set(why, ERR_NOT_FOUND, "Requested resource not found");
    *ret = table;
    if (spec->index.len > 0) {
        *ret = table_index(table, spec->index);
        if (!*ret)
            return err_set(why, ERR_VALIDATION, "The table does not have the specified index: %.*s",
                           SLICE_ARG(spec->index));
        if (spec->op != OP_QUERY)
            return err_set(why, ERR_LAB, "an index can be queried, not `%s`", op_names[spec->op]);
    }
    t->payer = table_number(table_is_local(*ret) ? table : *ret);
    if (spec->size > LIMIT_ITEM_BYTES)
        return err_set(why, ERR_LIMIT, "an item has at most %d bytes, asked for %llu",
                       LIMIT_ITEM_BYTES, (unsigned long long)spec->size);
    return ERR_OK;
}

enum err traffic_new(struct engine *e, const struct traffic_spec *spec, struct traffic **ret,
                     struct errinfo *why)
{
    assert(spec->op == OP_PUT || spec->op == OP_GET || spec->op == OP_UPDATE ||
           spec->op == OP_DELETE || spec->op == OP_QUERY);
    struct traffic *t = xcalloc(1, sizeof *t);
    const struct table *target = NULL;
    struct rng rng;
    t->engine = e;
    t->retries = spec->retries;
    result_init(&t->result);
    rng_init(&t->rng, spec->seed, spec->stream);
    rng_init(&rng, spec->seed, spec->stream ^ STREAM_RETRIES);
    retry_init(&t->queue, rng);
    enum err err = find_target(t, spec, &target, why);
    if (!err)
        err = keydist_check(&spec->keys, why);
    if (!err && spec->has_sort)
        err = keydist_check(&spec->sort, why);
    if (!err)
        err = plan_arrivals(t, spec, why);
    if (!err)
        err = asking_init(&t->asking, target, spec, why);
    if (err) {
        traffic_free(t);
        return err;
    }
    *ret = t;
    return ERR_OK;
}

void traffic_free(struct traffic *t)
{
    if (!t)
        return;
    result_done(&t->result);
    asking_done(&t->asking);
    retry_done(&t->queue);
    score_done(&t->score);
    free(t->listed);
    free(t);
}

struct traffic *traffic_clone(const struct traffic *from, struct engine *e)
{
    struct traffic *t = xmemdup(from, sizeof *from);
    t->engine = e;
    asking_clone(&t->asking, &from->asking);
    t->queue = retry_clone(&from->queue);
    t->score = score_clone(&from->score);
    t->listed = NULL;
    result_init(&t->result);
    return t;
}

uint64_t traffic_planned(const struct traffic *t)
{
    return t->planned;
}

int64_t traffic_end_us(const struct traffic *t)
{
    return t->end_us;
}

bool traffic_done(const struct traffic *t)
{
    return t->sent == t->planned && engine_now_us(t->engine) >= t->end_us;
}

/* --- sending ---------------------------------------------------------------------------- */

static void move_clock(struct traffic *t, int64_t to_us)
{
    int64_t now = engine_now_us(t->engine);
    if (to_us > now)
        engine_advance(t->engine, to_us - now);
}

static void give_up(struct traffic *t, const struct retry *r, int64_t at_us)
{
    score_end(&t->score, r->part, r->err, r->reason, at_us - t->start_us);
}

/* One attempt, the first or a later one, at this moment. */
static void attempt(struct traffic *t, struct retry r)
{
    int64_t now = engine_now_us(t->engine);
    asking_build(&t->asking, t->engine, (struct asked){r.pk, r.sk});
    r.err = engine_do(t->engine, &t->asking.request, &t->result);
    r.reason = t->result.reason;
    r.part = t->result.part;
    r.attempts++;
    t->score.retries += r.attempts > 1;
    score_charge(&t->score, &t->result, t->payer);
    if (r.err && t->retries && err_is_throttle(r.err) && retry_add(&t->queue, r, now))
        return;
    give_up(t, &r, now);
}

static int64_t arrival_due(const struct traffic *t)
{
    return t->sent < t->planned ? t->arrival.due_us : INT64_MAX;
}

int64_t traffic_due_us(const struct traffic *t)
{
    int64_t fresh = arrival_due(t), again = retry_due_us(&t->queue);
    int64_t due = fresh < again ? fresh : again;
    return due < t->end_us ? due : INT64_MAX;
}

static void send_next(struct traffic *t)
{
    /* Of both at one moment the one that has waited goes first. */
    if (retry_due_us(&t->queue) <= arrival_due(t)) {
        struct retry r = retry_take(&t->queue);
        move_clock(t, r.due_us);
        attempt(t, r);
        return;
    }
    move_clock(t, t->arrival.due_us);
    struct asked asked = asking_draw(&t->asking, &t->rng, t->arrival.due_us);
    attempt(t, (struct retry){.pk = asked.pk, .sk = asked.sk});
    t->sent++;
    arrival_next(&t->arrival);
}

uint64_t traffic_send(struct traffic *t, int64_t until_us, uint64_t max)
{
    uint64_t count = 0;
    for (; count < max && traffic_due_us(t) < until_us; count++)
        send_next(t);
    return count;
}

void traffic_advance(struct traffic *t, int64_t until_us)
{
    if (until_us > t->end_us)
        until_us = t->end_us;
    traffic_send(t, until_us, UINT64_MAX);
    move_clock(t, until_us);
    if (traffic_done(t))
        traffic_close(t);
}

void traffic_close(struct traffic *t)
{
    while (t->queue.count) {
        struct retry r = retry_take(&t->queue);
        int64_t now = engine_now_us(t->engine);
        give_up(t, &r, now < t->end_us ? now : t->end_us);
    }
}

/* --- what it came to -------------------------------------------------------------------- */

static int64_t elapsed_us(const struct traffic *t)
{
    int64_t now = engine_now_us(t->engine);
    return (now < t->end_us ? now : t->end_us) - t->start_us;
}

struct traffic_totals traffic_totals(struct traffic *t)
{
    const struct score *n = &t->score;
    int64_t elapsed = elapsed_us(t);
    t->listed = xrealloc(t->listed, n->parts_len + 1, sizeof *t->listed);
    return (struct traffic_totals){
        .offered = n->offered,
        .accepted = n->accepted,
        .rejected = n->rejected,
        .throttled = n->throttled,
        .retries = n->retries,
        .read_units = n->read_units,
        .write_units = n->write_units,
        .read = n->read,
        .returned = n->returned,
        .stale_reads = n->stale_reads,
        .elapsed_us = elapsed,
        .has_second = elapsed >= SECOND_US,
        .rejected_second = score_last_second(n, elapsed),
        .parts = t->listed,
        .part_count = score_parts(n, t->listed),
        .causes = n->causes,
        .cause_count = n->cause_count,
    };
}

const struct traffic_part *traffic_hottest(const struct traffic_totals *totals)
{
    const struct traffic_part *hottest = NULL;
    for (size_t i = 0; i < totals->part_count; i++)
        if (!hottest || totals->parts[i].offered > hottest->offered)
            hottest = &totals->parts[i];
    return hottest;
}

const struct traffic_cause *traffic_cause_most(const struct traffic_totals *totals)
{
    const struct traffic_cause *most = NULL;
    for (size_t i = 0; i < totals->cause_count; i++)
        if (totals->causes[i].reason != REASON_NONE &&
            (!most || totals->causes[i].count > most->count))
            most = &totals->causes[i];
    return most;
}

static int64_t used_share(int64_t units, int64_t rate, int64_t elapsed)
{
    if (rate <= 0)
        return 0;
    unsigned __int128 all = (unsigned __int128)(uint64_t)rate * (uint64_t)elapsed;
    unsigned __int128 share = (unsigned __int128)(uint64_t)units * SECOND_US * SECOND_US / all;
    return share > SECOND_US ? SECOND_US : (int64_t)share;
}

int64_t traffic_table_used(const struct traffic *t)
{
    const struct table *payer = engine_by_number(t->engine, t->payer);
    int64_t elapsed = elapsed_us(t);
    if (elapsed <= 0)
        return -1;
    if (!payer) /* it is gone */
        return 0;
    int64_t read = used_share(t->score.payer_read, table_read_rate(payer), elapsed);
    int64_t write = used_share(t->score.payer_write, table_write_rate(payer), elapsed);
    return read > write ? read : write;
}
