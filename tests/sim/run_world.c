#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "wsim.h"

/*
 * Random requests of every kind to the engine and to the naive model: after each
 * one, answers, units, errors and items agree; every so often so does all that
 * is stored, and the engine's own check passes.
 *
 *     tests/sim/run_world --seed 7 --ops 2000000      one long run
 *     tests/sim/run_world --seed 7 --ops 900 --say    prints each request before it is sent
 *
 * Request i of a seed draws from a stream of its own, so that a failing run can be
 * cut down: requests are left out for as long as it still fails, and those that
 * are needed are printed.
 */
#define MINUTE_US ((int64_t)60000000)

enum { SEEDS = 8, OPS = 800, SHRINK_OPS = 20000, SHRINK_RUNS = 3000 };

struct ending {
    uint64_t digest;
    long served, throttled, refused;
};

struct options {
    uint64_t seed;
    int ops;
    bool one_seed, say;
};

/* --- a run ------------------------------------------------------------------------------- */

static void change_to_copy(struct wsim *s)
{
    struct engine *copy = engine_clone(s->engine);
    wsim_expect(s, "copy has the same digest", engine_digest(copy) == engine_digest(s->engine), 1);
    result_clear(&s->result);
    engine_free(s->engine);
    s->engine = copy;
}

static void let_time_pass(struct wsim *s)
{
    int64_t us = (int64_t)wsim_below(s, (uint64_t)s->pace_us);
    if (wsim_below(s, 500) == 0)
        us = (int64_t)wsim_below(s, 400) * 1000000;
    engine_advance(s->engine, us);
    int64_t minute = s->world.now_us / MINUTE_US, end_us = s->world.now_us + us;
    while (++minute <= end_us / MINUTE_US) {
        s->world.now_us = minute * MINUTE_US;
        for (int i = 0; i < WSIM_TABLES; i++)
            ntable_expire(&s->world, &s->table[i]);
    }
    s->world.now_us = end_us;
}

/* Requests that must be refused, and leave everything as it was. */
static void send_refused(struct wsim *s)
{
    struct ntable *t = wsim_table(s);
    static const enum op ops[] = {OP_PUT, OP_GET, OP_UPDATE, OP_DELETE};
    struct request q = {.op = ops[wsim_below(s, 4)], .table = wsim_name(&t->space)};
    uint64_t before = engine_digest(s->engine), kind = wsim_below(s, 4);
    const struct nval *key = wsim_key(s, t), *bad;
    enum nkind other = t->space.pk[0].kind == NK_S ? NK_N : NK_S;
    bad = kind == 0 ? nval_with(&s->arena, key, "pk", NULL)
          : kind == 1
              ? nval_with(&s->arena, key, "pk", nval_random_of(&s->arena, &s->rng, other, -1))
          : kind == 2 ? nval_with(&s->arena, key, "pk", nval_string(&s->arena, ""))
                      : key;
    if (kind == 3)
        q.table = SLICE("Missing");
    buf_printf(&s->say, "refused %s", op_names[q.op]);
    q.item = wsim_map(s, bad);
    engine_do(s->engine, &q, &s->result);
    wsim_expect(s, "error", s->result.err, kind == 3 ? ERR_NOT_FOUND : ERR_VALIDATION);
    wsim_expect(s, "units", s->result.read_units + s->result.write_units, 0);
    wsim_expect(s, "state has changed", engine_digest(s->engine) != before, 0);
}

/* An explanation costs and changes nothing. */
static void explain(struct wsim *s)
{
    uint64_t before = engine_digest(s->engine);
    struct ntable *t = wsim_table(s);
    struct request q = {.op = wsim_below(s, 2) ? OP_DELETE : OP_GET, .table = wsim_name(&t->space)};
    buf_printf(&s->say, "explain %s", op_names[q.op]);
    q.item = wsim_map(s, wsim_key(s, t));
    enum err err = engine_explain(s->engine, &q, &s->result);
    wsim_expect(s, "error", err, ERR_OK);
    wsim_expect(s, "units", s->result.read_units + s->result.write_units, 0);
    wsim_expect(s, "state has changed", engine_digest(s->engine) != before, 0);
}

static void one_request(struct wsim *s)
{
    static const struct {
        int weight;
        void (*send)(struct wsim *);
    } kinds[] = {
        {450, wwrite_one},       {40, wwrite_batch}, {60, wwrite_transaction},
        {15, wwrite_again},      {70, wread_get},    {30, wread_batch},
        {20, wread_transaction}, {180, wread_query}, {80, wread_scan},
        {20, send_refused},      {20, explain},      {8, wtable_alter},
        {2, wtable_make},        {4, wtable_live},
    };
    rng_init(&s->rng, s->seed, (uint64_t)s->op_number + 100);
    buf_clear(&s->say);
    arena_clear(&s->arena);
    arena_clear(&s->world.scratch);
    if (!wsim_table(s))
        wtable_make(s);
    int at = (int)wsim_below(s, 999);
    size_t i = 0;
    while (wsim_table(s) && (at -= kinds[i].weight) >= 0)
        i++;
    if (wsim_table(s))
        kinds[i].send(s);
    bool throttled = err_is_throttle(s->result.err) || s->result.reason;
    for (size_t k = 0; k < s->result.action_count; k++)
        throttled =
            throttled || s->result.actions[k].reason || err_is_throttle(s->result.actions[k].err);
    s->throttled += throttled;
    s->served += !s->result.err && !throttled;
    s->refused += s->result.err && !throttled;
    let_time_pass(s);
    if (wsim_below(s, 40) == 0)
        wtable_compare(s);
    if (wsim_below(s, 400) == 0)
        change_to_copy(s);
}

static void begin(struct wsim *s, uint64_t seed)
{
    struct engine_config config = engine_config_default();
    *s = (struct wsim){.seed = seed};
    result_init(&s->result);
    rng_init(&s->rng, seed, 1);
    s->is_big = seed % 8 == 5;
    /* every other run throttles */
    config.scale = seed % 2 ? 1 : 100 + 400 * (uint32_t)(seed % 3);
    s->pace_us = seed % 2 ? 2000000 : 400000;
    config.hash_mask = seed % 4 == 3 ? UINT64_C(3) << 62 : UINT64_MAX;
    config.burst_seconds = seed % 3 ? 5 : 300;
    config.partition_bytes = seed % 4 == 2 ? 20000 : config.partition_bytes;
    config.ttl_delay_seconds = 120;
    config.ttl_change_seconds = 50;
    config.seed = seed;
    s->engine = engine_new(&config);
    s->world = (struct nworld){
        .burst_seconds = config.burst_seconds,
        .part_read_rate = 3000 / config.scale,
        .part_write_rate = 1000 / config.scale,
        .hash_mask = config.hash_mask,
        .collection_bytes = config.partition_bytes,
        .ttl_delay = config.ttl_delay_seconds,
        .ttl_change = config.ttl_change_seconds,
        .demand_parts = 4,
    };
}

static void end(struct wsim *s)
{
    result_done(&s->result);
    engine_free(s->engine);
    for (int i = 0; i < WSIM_TABLES; i++)
        ntable_done(&s->table[i]);
    for (int i = 0; i < WSIM_TOKENS; i++)
        arena_done(&s->token[i].arena);
    pack_done(&s->pack);
    arena_done(&s->arena);
    arena_done(&s->world.scratch);
    buf_done(&s->say);
    buf_done(&s->report);
}

/*
 * Requests 0 to ops - 1 of a seed, without those left out (may be NULL); the place
 * of the first that failed, ops when all agreed.  `say`: as they are sent.
 */
static int run(uint64_t seed, int ops, const bool *left_out, FILE *say, struct ending *ret)
{
    struct wsim *s = xmalloc(sizeof *s);
    begin(s, seed);
    for (s->op_number = 0; s->op_number < ops && !s->failed; s->op_number++) {
        if (left_out && left_out[s->op_number])
            continue;
        one_request(s);
        if (say)
            fprintf(say, "# %d: %.900s\n", s->op_number, buf_str(&s->say));
    }
    if (!s->failed)
        wtable_compare(s);
    *ret = (struct ending){engine_digest(s->engine), s->served, s->throttled, s->refused};
    int failed_at = s->failed ? s->op_number - (s->op_number > 0) : ops;
    if (s->failed && (say || !left_out))
        printf("%s", buf_str(&s->report));
    end(s);
    free(s);
    return failed_at;
}

/* --- cutting a failure down --------------------------------------------------------------- */

static void shrink(uint64_t seed, int failed_at)
{
    int ops = failed_at + 1, runs = 0;
    struct ending end;
    bool *left_out = xcalloc((size_t)ops, sizeof *left_out);
    for (int size = ops / 2; size > 0 && runs < SHRINK_RUNS; size /= 2) {
        for (int at = 0; at < failed_at && runs < SHRINK_RUNS; at += size) {
            int last = at + size < failed_at ? at + size : failed_at;
            bool *before = xmemdup(left_out, (size_t)ops * sizeof *left_out);
            for (int i = at; i < last; i++)
                left_out[i] = true;
            if (memcmp(before, left_out, (size_t)ops * sizeof *left_out) != 0 && ++runs &&
                run(seed, ops, left_out, NULL, &end) == ops)
                memcpy(left_out, before, (size_t)ops * sizeof *left_out);
            free(before);
        }
    }
    printf("# what is needed of it:\n");
    run(seed, ops, left_out, stdout, &end);
    free(left_out);
}

static bool run_seed(const struct options *o, uint64_t seed)
{
    struct ending first, again;
    int failed_at = run(seed, o->ops, NULL, o->say ? stdout : NULL, &first);
    if (failed_at < o->ops) {
        printf("# again: tests/sim/run_world --seed %" PRIu64 " --ops %d\n", seed, failed_at + 1);
        if (failed_at < SHRINK_OPS)
            shrink(seed, failed_at);
        return false;
    }
    if (!o->one_seed &&
        (run(seed, o->ops, NULL, NULL, &again) < o->ops || again.digest != first.digest)) {
        printf("# two runs of seed %" PRIu64 " end differently\n", seed);
        return false;
    }
    printf("# seed %" PRIu64 ": served %ld, throttled %ld, refused %ld, digest %016" PRIx64 "\n",
           seed, first.served, first.throttled, first.refused, first.digest);
    return true;
}

static struct options read_options(int argc, char **argv)
{
    struct options o = {.seed = 1, .ops = OPS};
    for (int i = 1; i < argc; i++) {
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (strcmp(argv[i], "--say") == 0) {
            o.say = true;
        } else if (strcmp(argv[i], "--seed") == 0) {
            o.seed = strtoull(value, NULL, 10);
            o.one_seed = true;
            i++;
        } else if (strcmp(argv[i], "--ops") == 0) {
            o.ops = (int)strtol(value, NULL, 10);
            i++;
        } else {
            fprintf(stderr, "usage: run_world [--seed N] [--ops N] [--say]\n");
            exit(2);
        }
    }
    return o;
}

int main(int argc, char **argv)
{
    struct options o = read_options(argc, argv);
    int seeds = o.one_seed ? 1 : SEEDS;
    bool all = true;
    setvbuf(stdout, NULL, _IOLBF, 0);
    printf("1..%d\n", seeds);
    for (int i = 0; i < seeds; i++) {
        uint64_t seed = o.seed + (uint64_t)i;
        bool good = run_seed(&o, seed);
        printf("%s %d - seed %" PRIu64 ", %d requests\n", good ? "ok" : "not ok", i + 1, seed,
               o.ops);
        all = all && good;
    }
    return !all;
}
