#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "bench.h"
#include "engine/engine.h"

/*
 * Through the front door: request in, result out; ten partitions, placement,
 * metering and sizes on.  The requests are prepared once and the bytes that
 * differ are written into them, as with a prepared statement.
 *
 * The meters work, so virtual time moves by a step an operation that lets all
 * of them through; that they were let through is asserted.
 */
enum { PARTS = 10, STEP_US = 20000 };

struct store {
    struct engine *engine;
    struct pack item, key;                       /* the maps of put, and of get */
    char *item_key[2], *item_value, *get_key[2]; /* where their bytes differ */
    struct keycond keycond;
    char pk[BENCH_PK];
    struct request put, get, query;
    struct result result;
};

static void must(enum err err, const struct errinfo *why)
{
    if (err)
        bench_die(why->text);
}

static char *place_of(const struct pack *p, const char *name)
{
    struct val v;
    if (!val_map_get(pack_result(p), slice_of(name), &v))
        bench_die("the request lost a value");
    return p->out.ptr + (v.p - (const uint8_t *)p->out.ptr);
}

static void make_map(struct pack *p, bool has_value)
{
    static const char blank[BENCH_VALUE];
    struct errinfo why;
    must(pack_open(p, VAL_M, &why), &why);
    pack_name(p, SLICE("pk"));
    pack_string(p, (struct slice){blank, BENCH_PK});
    pack_name(p, SLICE("sk"));
    pack_string(p, (struct slice){blank, BENCH_SK});
    if (has_value) {
        pack_name(p, SLICE("v"));
        pack_string(p, (struct slice){blank, BENCH_VALUE});
    }
    must(pack_close(p, &why), &why);
}

static void make_requests(struct store *s)
{
    struct slice table = SLICE("bench");
    s->item.is_item = s->key.is_item = true;
    make_map(&s->item, true);
    make_map(&s->key, false);
    s->item_key[0] = place_of(&s->item, "pk");
    s->item_key[1] = place_of(&s->item, "sk");
    s->item_value = place_of(&s->item, "v");
    s->get_key[0] = place_of(&s->key, "pk");
    s->get_key[1] = place_of(&s->key, "sk");
    s->keycond = (struct keycond){
        .count = 2,
        .term = {{SLICE("pk"), KEYCOND_EQ, .a = val_string((struct slice){s->pk, BENCH_PK})},
                 {SLICE("sk"), KEYCOND_BEGINS_WITH, .a = val_string(SLICE(BENCH_PREFIX))}}};
    s->put = (struct request){.op = OP_PUT, .table = table, .item = pack_result(&s->item)};
    s->get = (struct request){.op = OP_GET, .table = table, .item = pack_result(&s->key)};
    s->query = (struct request){.op = OP_QUERY, .table = table, .keycond = &s->keycond};
}

static void *open_store(void)
{
    struct store *s = xcalloc(1, sizeof *s);
    struct engine_config config = engine_config_default();
    struct schema schema = {0};
    struct errinfo why;
    schema_add(&schema, false, SLICE("pk"), VAL_S);
    schema_add(&schema, true, SLICE("sk"), VAL_S);
    struct table_spec spec = {
        .name = SLICE("bench"), .schema = &schema, .billing = BILLING_ON_DEMAND, .parts = PARTS};
    s->engine = engine_new(&config);
    must(engine_create_table(s->engine, &spec, &why), &why);
    schema_done(&schema);
    result_init(&s->result);
    make_requests(s);
    return s;
}

static void close_store(void *store)
{
    struct store *s = store;
    result_done(&s->result);
    pack_done(&s->item);
    pack_done(&s->key);
    engine_free(s->engine);
    free(s);
}

static void run(struct store *s, const struct request *q)
{
    engine_advance(s->engine, STEP_US);
    must(engine_do(s->engine, q, &s->result), &s->result.why);
}

static void put(void *store, const char *key, const char *value)
{
    struct store *s = store;
    memcpy(s->item_key[0], key, BENCH_PK);
    memcpy(s->item_key[1], key + BENCH_PK, BENCH_SK);
    memcpy(s->item_value, value, BENCH_VALUE);
    run(s, &s->put);
}

static uint64_t sum_row(const struct result *r, size_t i)
{
    struct doc d = result_row(r, i);
    struct val v;
    return doc_get(&d, SLICE("v"), &v, NULL) ? bench_sum((const char *)v.p) : 0;
}

static uint64_t get(void *store, const char *key)
{
    struct store *s = store;
    memcpy(s->get_key[0], key, BENCH_PK);
    memcpy(s->get_key[1], key + BENCH_PK, BENCH_SK);
    run(s, &s->get);
    return s->result.row_count ? sum_row(&s->result, 0) : 0;
}

static uint64_t query(void *store, const char *pk, unsigned *ret_count)
{
    struct store *s = store;
    uint64_t sum = 0;
    memcpy(s->pk, pk, BENCH_PK);
    run(s, &s->query);
    for (size_t i = 0; i < s->result.row_count; i++)
        sum += sum_row(&s->result, i);
    *ret_count = (unsigned)s->result.row_count;
    return sum;
}

const struct bench_peer bench_door = {
    .name = "keyglass, front door",
    .open = open_store,
    .put = put,
    .get = get,
    .query = query,
    .close = close_store,
};
