#include "config.h"

#include "engine/engine.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "engine/engine_int.h"

/* --- settings -------------------------------------------------------------------------- */

struct engine_config engine_config_default(void)
{
    return (struct engine_config){
        .seed = 42,
        .scale = 1,
        .part_read_units = 3000,
        .part_write_units = 1000,
        .burst_seconds = 300,
        .demand_parts = 4,
        .hash_mask = UINT64_MAX,
    };
}

const char *engine_config_list(const struct engine_config *c, int i, char value[32])
{
    static const char *const names[] = {"scale", "partition_rcu", "partition_wcu", "burst_seconds",
                                        "on_demand_partitions"};
    int64_t values[] = {c->scale, c->part_read_units, c->part_write_units, c->burst_seconds,
                        c->demand_parts};
    if (i < 0 || i >= (int)(sizeof names / sizeof *names))
        return NULL;
    snprintf(value, 32, i == 0 ? "1:%lld" : "%lld", (long long)values[i]);
    return names[i];
}

enum err engine_config_set(struct engine_config *c, struct slice name, struct slice value,
                           struct errinfo *why)
{
    if (!slice_is(name, "scale"))
        return err_set(why, ERR_LAB,
                       "the model has no setting `%.*s` that can be changed here; "
                       "there is `scale`",
                       SLICE_ARG(name));
    uint64_t scale = 0;
    if (slice_begins(value, SLICE("1:")))
        for (size_t i = 2; i < value.len && i < 9; i++) {
            if (value.ptr[i] < '0' || value.ptr[i] > '9') {
                scale = 0;
                break;
            }
            scale = scale * 10 + (uint64_t)(value.ptr[i] - '0');
        }
    if (scale < 1 || scale > 1000)
        return err_set(why, ERR_LAB, "expected a scale from 1:1 to 1:1000, found `%.*s`",
                       SLICE_ARG(value));
    c->scale = (uint32_t)scale;
    return ERR_OK;
}

static int64_t scaled(int64_t rate, uint32_t scale)
{
    return rate / scale ? rate / scale : 1;
}

static int64_t part_read_rate(const struct engine *e)
{
    return scaled(e->config.part_read_units, e->config.scale);
}

static int64_t part_write_rate(const struct engine *e)
{
    return scaled(e->config.part_write_units, e->config.scale);
}

/* --- life ------------------------------------------------------------------------------ */

struct engine *engine_new(const struct engine_config *config)
{
    struct engine *e = xcalloc(1, sizeof *e);
    e->config = *config;
    e->pool = pool_new();
    e->names = names_new();
    rng_init(&e->rng, config->seed, 0);
    return e;
}

static void table_free(struct table *t)
{
    tree_free(t->tree);
    part_done(&t->parts);
    schema_done(&t->schema);
    free(t->watch.pk);
    free(t->name);
    free(t);
}

void engine_free(struct engine *e)
{
    if (!e)
        return;
    for (int i = 0; i < e->table_count; i++)
        table_free(e->table[i]);
    free(e->table);
    buf_done(&e->key);
    names_unref(e->names);
    pool_unref(e->pool);
    free(e);
}

static struct table *table_clone(const struct table *t)
{
    struct table *copy = xmemdup(t, sizeof *t);
    copy->name = xmemdup(t->name, t->name_len + 1);
    schema_copy(&copy->schema, &t->schema);
    part_copy(&copy->parts, &t->parts);
    copy->tree = tree_clone(t->tree);
    copy->watch = (struct watch){0};
    return copy;
}

struct engine *engine_clone(const struct engine *e)
{
    struct engine *copy = xmemdup(e, sizeof *e);
    copy->pool = pool_ref(e->pool);
    copy->names = names_ref(e->names);
    copy->table_cap = e->table_count;
    copy->table = xcalloc((size_t)e->table_count, sizeof(struct table *));
    for (int i = 0; i < e->table_count; i++)
        copy->table[i] = table_clone(e->table[i]);
    copy->sink = NULL;
    copy->sink_ctx = NULL;
    copy->key = (struct buf)BUF_INIT;
    return copy;
}

const struct engine_config *engine_config_of(const struct engine *e)
{
    return &e->config;
}

const struct names *engine_names(const struct engine *e)
{
    return e->names;
}

void engine_on_trace(struct engine *e, trace_sink *sink, void *ctx)
{
    e->sink = sink;
    e->sink_ctx = ctx;
}

/* --- tables ---------------------------------------------------------------------------- */

static enum err check_table_name(struct slice name, struct errinfo *why)
{
    if (name.len < LIMIT_TABLE_NAME_MIN || name.len > LIMIT_TABLE_NAME_MAX)
        return err_set(why, ERR_VALIDATION,
                       "1 validation error detected: Value '%.*s' at 'tableName' failed to satisfy "
                       "constraint: Member must have length %s than or equal to %d",
                       SLICE_ARG(name), name.len < LIMIT_TABLE_NAME_MIN ? "greater" : "less",
                       name.len < LIMIT_TABLE_NAME_MIN ? LIMIT_TABLE_NAME_MIN
                                                       : LIMIT_TABLE_NAME_MAX);
    return ERR_OK;
}

static enum err check_spec(struct engine *e, const struct table_spec *spec, struct errinfo *why)
{
    const struct schema *s = spec->schema;
    enum err err = check_table_name(spec->name, why);
    if (err)
        return err;
    for (int i = 0; i < 2 && (i == 0 || s->sk_count); i++) {
        const struct key_attr *a = i ? &s->sk[0] : &s->pk[0];
        if (a->name_len == 0 || a->name_len > LIMIT_KEY_NAME_BYTES)
            return err_set(
                why, ERR_VALIDATION,
                "1 validation error detected: Value '%.64s' at "
                "'keySchema.%d.member.attributeName' failed to satisfy constraint: Member "
                "must have length %s than or equal to %d",
                a->name, i + 1, a->name_len ? "less" : "greater",
                a->name_len ? LIMIT_KEY_NAME_BYTES : 1);
    }
    if (s->sk_count && strcmp(s->pk[0].name, s->sk[0].name) == 0)
        return err_set(
            why, ERR_VALIDATION,
            "Both the Hash Key and the Range Key element in the KeySchema have the same name");
    if (spec->read_units > LIMIT_UNITS || spec->write_units > LIMIT_UNITS)
        return err_set(
            why, ERR_VALIDATION, "Given value %lld for %sCapacityUnits is out of bounds",
            (long long)(spec->read_units > LIMIT_UNITS ? spec->read_units : spec->write_units),
            spec->read_units > LIMIT_UNITS ? "Read" : "Write");
    if (spec->billing == BILLING_PROVISIONED && (spec->read_units < 1 || spec->write_units < 1))
        return err_set(
            why, ERR_VALIDATION,
            "1 validation error detected: Value '0' at 'provisionedThroughput.%sCapacity"
            "Units' failed to satisfy constraint: Member must have value greater than or "
            "equal to 1",
            spec->write_units < 1 ? "write" : "read");
    if (engine_table(e, spec->name))
        return err_set(why, ERR_IN_USE, "Table already exists: %.*s", SLICE_ARG(spec->name));
    if (e->table_count >= LIMIT_TABLES)
        return err_set(why, ERR_LIMIT_EXCEEDED,
                       "Subscriber limit exceeded: there is a limit of %d tables", LIMIT_TABLES);
    return ERR_OK;
}

/* As many partitions as the throughput needs (facts/partitions.md 3, modern reading). */
static uint64_t parts_needed(const struct engine *e, const struct table_spec *spec)
{
    if (spec->parts)
        return spec->parts;
    if (spec->billing == BILLING_ON_DEMAND)
        return e->config.demand_parts;
    int64_t r = part_read_rate(e), w = part_write_rate(e);
    int64_t n = (spec->read_units + r - 1) / r, m = (spec->write_units + w - 1) / w;
    return (uint64_t)(n > m ? n : m);
}

enum err engine_create_table(struct engine *e, const struct table_spec *spec, struct errinfo *why)
{
    enum err err = check_spec(e, spec, why);
    if (err)
        return err;
    uint64_t parts = parts_needed(e, spec);
    if (parts > LIMIT_PARTITIONS)
        return err_set(why, ERR_LIMIT,
                       "a table has at most %d partitions here; this one would have %llu",
                       LIMIT_PARTITIONS, (unsigned long long)parts);
    struct table *t = xcalloc(1, sizeof *t);
    t->name = xslicedup(spec->name);
    t->name_len = spec->name.len;
    t->number = e->table_count;
    schema_copy(&t->schema, spec->schema);
    t->billing = spec->billing;
    t->read_units = spec->read_units;
    t->write_units = spec->write_units;
    /* CHOSEN: buckets of a new table are full; a provisioned one has saved its burst. */
    int64_t depth = spec->billing == BILLING_PROVISIONED ? e->config.burst_seconds : 1;
    t->has_read_bucket = spec->read_units > 0;
    t->has_write_bucket = spec->write_units > 0;
    if (t->has_read_bucket)
        bucket_init(&t->read, spec->read_units, depth, e->now_us);
    if (t->has_write_bucket)
        bucket_init(&t->write, spec->write_units, depth, e->now_us);
    part_init(&t->parts, (uint32_t)parts, part_read_rate(e), part_write_rate(e), e->now_us);
    t->hash_mask = e->config.hash_mask;
    t->tree = tree_new(e->pool, e->config.hash_mask);
    XGROW(e->table, e->table_count, e->table_cap);
    e->table[e->table_count++] = t;
    if (e->sink) {
        struct trace_event event = {
            .kind = TRACE_TABLE, .at_us = e->now_us, .table = t->number, .part = -1};
        e->sink(e->sink_ctx, &event);
    }
    return ERR_OK;
}

int engine_table_count(const struct engine *e)
{
    return e->table_count;
}

struct table *engine_table_at(const struct engine *e, int i)
{
    assert(i >= 0 && i < e->table_count);
    return e->table[i];
}

struct table *engine_table(const struct engine *e, struct slice name)
{
    for (int i = 0; i < e->table_count; i++)
        if (slice_equal(table_name(e->table[i]), name))
            return e->table[i];
    return NULL;
}

/* --- work ------------------------------------------------------------------------------ */

enum err engine_do(struct engine *e, const struct request *q, struct result *r)
{
    return work_run(&(struct work){.engine = e, .request = q, .result = r});
}

enum err engine_explain(struct engine *e, const struct request *q, struct result *r)
{
    return work_run(&(struct work){.engine = e, .request = q, .result = r, .is_dry = true});
}

enum err engine_import(struct engine *e, struct table *t, struct val map, struct errinfo *why)
{
    struct result r;
    struct request q = {.op = OP_PUT, .item = map};
    struct work w = {.engine = e, .table = t, .request = &q, .result = &r};
    result_init(&r);
    r.pool = e->pool;
    enum err err = writing_import(&w);
    if (err && why)
        *why = r.why;
    result_done(&r);
    return err;
}

/* --- time, digest, check --------------------------------------------------------------- */

int64_t engine_now_us(const struct engine *e)
{
    return e->now_us;
}

void engine_advance(struct engine *e, int64_t us)
{
    assert(us >= 0);
    e->now_us += us;
    if (e->sink) {
        struct trace_event event = {
            .kind = TRACE_CLOCK, .at_us = e->now_us, .table = -1, .part = -1};
        e->sink(e->sink_ctx, &event);
    }
}

static uint64_t digest_bucket(uint64_t h, const struct bucket *b, int64_t now_us)
{
    h = hash_mix(h, (uint64_t)b->rate);
    h = hash_mix(h, (uint64_t)b->depth);
    return hash_mix(h, (uint64_t)bucket_peek(b, now_us));
}

static uint64_t digest_table(const struct engine *e, const struct table *t)
{
    struct buf text = BUF_INIT;
    struct tree_cursor c;
    schema_print(&t->schema, &text);
    uint64_t h = hash_bytes(t->name, t->name_len, 1);
    h = hash_mix(h, hash_bytes(text.ptr, text.len, 2));
    buf_done(&text);
    h = hash_mix(h, (uint64_t)t->billing);
    h = hash_mix(h, (uint64_t)t->read_units);
    h = hash_mix(h, (uint64_t)t->write_units);
    if (t->has_read_bucket)
        h = digest_bucket(h, &t->read, e->now_us);
    if (t->has_write_bucket)
        h = digest_bucket(h, &t->write, e->now_us);
    for (uint32_t i = 0; i < t->parts.count; i++) {
        const struct part_cut *cut = t->parts.cut[i];
        h = hash_mix(h, (uint64_t)t->parts.part[i].id);
        h = hash_mix(h, t->parts.bound[i]);
        if (cut)
            h = hash_mix(hash_mix(h, hash_bytes(cut->pk.ptr, cut->pk.len, 3)),
                         hash_bytes(cut->sk.ptr, cut->sk.len, 4));
        h = digest_bucket(h, &t->parts.part[i].read, e->now_us);
        h = digest_bucket(h, &t->parts.part[i].write, e->now_us);
    }
    tree_seek_first(&c, t->tree);
    for (struct item *it; (it = tree_next(&c));)
        h = hash_mix(h, item_digest(it, e->names));
    return h;
}

uint64_t engine_digest(const struct engine *e)
{
    uint64_t h = hash_mix(e->config.seed, e->config.scale);
    h = hash_mix(h, (uint64_t)e->now_us);
    h = hash_mix(h, e->rng.state);
    for (int i = 0; i < e->table_count; i++)
        h = hash_mix(h, digest_table(e, e->table[i]));
    return h;
}

void engine_check(const struct engine *e)
{
    assert(e->now_us >= 0);
    for (int i = 0; i < e->table_count; i++) {
        const struct table *t = e->table[i];
        assert(t->number == i && t->name_len == strlen(t->name));
        tree_check(t->tree);
        part_check(&t->parts, t->tree, e->now_us);
        if (t->has_read_bucket)
            assert(bucket_peek(&t->read, e->now_us) <= t->read.depth);
        if (t->has_write_bucket)
            assert(bucket_peek(&t->write, e->now_us) <= t->write.depth);
    }
}
