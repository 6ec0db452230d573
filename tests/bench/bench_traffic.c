#include "config.h"

/*
 * Simulated traffic with its items stored, by CPU time, against the front door
 * with the same puts made ready before: what drawing keys, building requests
 * and counting answers adds.
 *
 *     make bench-traffic
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/xalloc.h"
#include "traffic/traffic.h"

enum { REQUESTS = 1000000, PARTS = 10000 };

static double cpu_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static struct engine *new_engine(void)
{
    struct engine_config config = engine_config_default();
    struct engine *e = engine_new(&config);
    struct schema schema = {0};
    schema_add(&schema, false, SLICE("pk"), VAL_S);
    schema_add(&schema, true, SLICE("sk"), VAL_S);
    struct table_spec spec = {.name = SLICE("Tab"),
                              .schema = &schema,
                              .billing = BILLING_PROVISIONED,
                              .read_units = 10000000,
                              .write_units = 10000000,
                              .parts = PARTS};
    if (engine_create_table(e, &spec, NULL))
        abort();
    schema_done(&schema);
    return e;
}

/* Requests a second of CPU time. */
static double run_traffic(struct engine *e, enum op op, enum keydist_kind kind)
{
    struct traffic *t;
    struct traffic_spec spec = {
        .op = op,
        .table = SLICE("Tab"),
        .keys = {.kind = kind, .count = 100000},
        .rate_count = 1000000,
        .rate_us = 1000000,
        .count = REQUESTS,
        .seed = 42,
        .stream = 1,
    };
    num_from_int(1, &spec.keys.exponent);
    if (traffic_new(e, &spec, &t, NULL))
        abort();
    double start = cpu_seconds();
    traffic_advance(t, INT64_MAX);
    double seconds = cpu_seconds() - start;
    if (traffic_totals(t).offered != REQUESTS)
        abort();
    traffic_free(t);
    return REQUESTS / seconds;
}

/* The same keys as maps, ready. */
static double run_door(void)
{
    struct engine *e = new_engine();
    struct pack *maps = xcalloc(REQUESTS, sizeof *maps);
    struct result r;
    struct rng rng;
    result_init(&r);
    rng_init(&rng, 42, 1);
    for (int i = 0; i < REQUESTS; i++) {
        char pk[32], sk[32];
        snprintf(pk, sizeof pk, "k%d", 1 + (int)rng_below(&rng, 100000));
        snprintf(sk, sizeof sk, "r%010d", i + 1);
        if (pack_open(&maps[i], VAL_M, NULL))
            abort();
        pack_name(&maps[i], SLICE("pk"));
        pack_val(&maps[i], val_string(slice_of(pk)));
        pack_name(&maps[i], SLICE("sk"));
        pack_val(&maps[i], val_string(slice_of(sk)));
        if (pack_close(&maps[i], NULL))
            abort();
    }
    double start = cpu_seconds();
    for (int i = 0; i < REQUESTS; i++) {
        struct request q = {.op = OP_PUT, .table = SLICE("Tab"), .item = pack_result(&maps[i])};
        engine_advance(e, 1);
        if (engine_do(e, &q, &r))
            abort();
    }
    double seconds = cpu_seconds() - start;
    for (int i = 0; i < REQUESTS; i++)
        pack_done(&maps[i]);
    free(maps);
    result_done(&r);
    engine_free(e);
    return REQUESTS / seconds;
}

int main(void)
{
    static const struct {
        const char *name;
        enum op op;
        enum keydist_kind kind;
    } runs[] = {
        {"put uniform", OP_PUT, KEYDIST_UNIFORM},      {"put zipf", OP_PUT, KEYDIST_ZIPF},
        {"put in sequence", OP_PUT, KEYDIST_SEQUENCE}, {"get uniform", OP_GET, KEYDIST_UNIFORM},
        {"query uniform", OP_QUERY, KEYDIST_UNIFORM},
    };
    double door = run_door();
    printf("%-18s %8.2f M/s\n", "front door, put", door / 1e6);
    struct engine *stored = new_engine();
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
        struct engine *fresh = runs[i].op == OP_PUT && i > 0 ? new_engine() : NULL;
        double rate = run_traffic(fresh ? fresh : stored, runs[i].op, runs[i].kind);
        printf("%-18s %8.2f M/s  %5.2f x\n", runs[i].name, rate / 1e6, rate / door);
        engine_free(fresh);
    }
    engine_free(stored);
    return 0;
}
