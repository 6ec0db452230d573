#include "config.h"

#include "engine/engine.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "engine/engine_int.h"

static int64_t scaled(int64_t rate, uint32_t scale)
{
    return rate / scale ? rate / scale : 1;
}

static int64_t larger(int64_t a, int64_t b)
{
    return a > b ? a : b;
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

static void free_table(struct engine *e, struct table *t)
{
    if (!t)
        return;
    index_free(t->index, e->pool);
    free(t->indexes);
    tree_free(t->tree);
    part_done(&t->parts);
    schema_done(&t->schema);
    facts_done(&t->facts);
    free(t->ttl.name);
    free(t->watch.pk);
    free(t->name);
    free(t);
}

void engine_free(struct engine *e)
{
    if (!e)
        return;
    for (int i = 0; i < e->table_count; i++)
        free_table(e, e->table[i]);
    free(e->table);
    for (size_t i = 0; i < e->token_count; i++)
        free(e->token[i].text);
    free(e->token);
    buf_done(&e->key);
    names_unref(e->names);
    pool_unref(e->pool);
    free(e);
}

static struct table *clone_table(const struct table *t)
{
    if (!t)
        return NULL;
    struct table *copy = xmemdup(t, sizeof *t);
    copy->name = xmemdup(t->name, t->name_len + 1);
    schema_copy(&copy->schema, &t->schema);
    part_copy(&copy->parts, &t->parts);
    facts_copy(&copy->facts, &t->facts);
    ttl_copy(&copy->ttl, &t->ttl);
    copy->tree = tree_clone(t->tree);
    copy->watch = (struct watch){0};
    if (t->index)
        copy->index = index_clone(t->index);
    copy->indexes = xmemdup(t->indexes, (size_t)t->index_count * sizeof(struct table *));
    copy->index_cap = t->index_count;
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
        copy->table[i] = clone_table(e->table[i]);
    for (int i = 0; i < e->table_count; i++) {
        struct table *t = copy->table[i];
        if (t && t->base)
            t->base = copy->table[t->base->number];
        for (int k = 0; t && k < t->index_count; k++)
            t->indexes[k] = copy->table[t->indexes[k]->number];
    }
    copy->token = xmemdup(e->token, e->token_count * sizeof *e->token);
    copy->token_cap = e->token_count;
    for (size_t i = 0; i < e->token_count; i++)
        copy->token[i].text = xstrdup(e->token[i].text);
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

static enum err check_units(enum billing billing, int64_t read_units, int64_t write_units,
                            struct errinfo *why)
{
    if (billing != BILLING_PROVISIONED || (read_units > 0 && write_units > 0))
        return ERR_OK;
    return err_set(why, ERR_VALIDATION,
                   "1 validation error detected: Value '0' at 'provisionedThroughput.%sCapacity"
                   "Units' failed to satisfy constraint: Member must have value greater than or "
                   "equal to 1",
                   write_units < 1 ? "write" : "read");
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
    err = check_units(spec->billing, spec->read_units, spec->write_units, why);
    if (err)
        return err;
    if (engine_table(e, spec->name))
        return err_set(why, ERR_IN_USE, "Table already exists: %.*s", SLICE_ARG(spec->name));
    if (engine_table_count(e) >= LIMIT_TABLES)
        return err_set(why, ERR_LIMIT_EXCEEDED,
                       "Subscriber limit exceeded: there is a limit of %d tables", LIMIT_TABLES);
    return ERR_OK;
}

/* What a table and an index say of themselves in the same way. */
struct space_spec {
    struct slice name;
    const struct schema *schema;
    enum billing billing;
    int64_t read_units, write_units;
    int64_t warm_read, warm_write;
    uint32_t parts;
};

static int64_t round_up(int64_t units, int64_t rate)
{
    return (units + rate - 1) / rate;
}

/* As many partitions as the throughput needs. */
static uint64_t parts_needed(const struct engine *e, const struct space_spec *spec)
{
    bool provisioned = spec->billing == BILLING_PROVISIONED;
    int64_t r = part_read_rate(e), w = part_write_rate(e);
    int64_t n = larger(round_up(spec->warm_read, r), round_up(spec->warm_write, w));
    if (spec->parts)
        return spec->parts;
    if (provisioned)
        n = larger(n, larger(round_up(spec->read_units, r), round_up(spec->write_units, w)));
    return (uint64_t)larger(n, provisioned ? 1 : e->config.demand_parts);
}

static enum err check_parts(const struct engine *e, const struct space_spec *spec,
                            struct errinfo *why)
{
    uint64_t parts = parts_needed(e, spec);
    if (parts <= LIMIT_PARTITIONS)
        return ERR_OK;
    return err_set(why, ERR_LIMIT,
                   "a table has at most %d partitions here; this one would have %llu",
                   LIMIT_PARTITIONS, (unsigned long long)parts);
}

/* Buckets for rates; CHOSEN: of a new table full, a provisioned one has saved its burst. */
static void set_rates(struct engine *e, struct table *t, enum billing billing, int64_t read_units,
                      int64_t write_units)
{
    int64_t depth = billing == BILLING_PROVISIONED ? e->config.burst_seconds : 1;
    t->billing = billing;
    t->read_units = read_units;
    t->write_units = write_units;
    t->has_read_bucket = read_units > 0;
    t->has_write_bucket = write_units > 0;
    if (t->has_read_bucket)
        bucket_init(&t->read, read_units, depth, e->now_us);
    if (t->has_write_bucket)
        bucket_init(&t->write, write_units, depth, e->now_us);
}

/* Warm throughput rises with what is provisioned or asked for, and never falls. */
static void set_warm(struct table *t, int64_t read, int64_t write)
{
    struct facts *f = &t->facts;
    bool provisioned = t->billing == BILLING_PROVISIONED;
    f->warm_read = larger(f->warm_read, larger(read, provisioned ? t->read_units : 0));
    f->warm_write = larger(f->warm_write, larger(write, provisioned ? t->write_units : 0));
}

static struct table *add_space(struct engine *e, const struct space_spec *spec, uint32_t parts)
{
    struct table *t = xcalloc(1, sizeof *t);
    t->name = xslicedup(spec->name);
    t->name_len = spec->name.len;
    t->number = e->table_count;
    schema_copy(&t->schema, spec->schema);
    facts_init(&t->facts, e->now_us);
    set_rates(e, t, spec->billing, spec->read_units, spec->write_units);
    part_init(&t->parts, parts, part_read_rate(e), part_write_rate(e), e->now_us);
    set_warm(t, spec->warm_read, spec->warm_write);
    t->hash_mask = e->config.hash_mask;
    t->tree = tree_new(e->pool, e->config.hash_mask);
    XGROW(e->table, e->table_count, e->table_cap);
    e->table[e->table_count++] = t;
    if (e->sink) {
        struct trace_event event = {
            .kind = TRACE_TABLE, .at_us = e->now_us, .table = t->number, .part = -1};
        e->sink(e->sink_ctx, &event);
    }
    return t;
}

static struct space_spec space_of_index(const struct index_spec *spec)
{
    /* A local index lies in its table's partitions and is paid from its units. */
    return (struct space_spec){
        .name = spec->name,
        .schema = spec->schema,
        .billing = spec->is_local ? BILLING_ON_DEMAND : spec->billing,
        .read_units = spec->is_local ? 0 : spec->read_units,
        .write_units = spec->is_local ? 0 : spec->write_units,
        .warm_read = spec->warm_read,
        .warm_write = spec->warm_write,
        .parts = spec->is_local ? 1 : spec->parts,
    };
}

static struct table *add_index(struct engine *e, struct table *t, const struct index_spec *spec)
{
    struct space_spec space = space_of_index(spec);
    struct table *ix = add_space(e, &space, (uint32_t)parts_needed(e, &space));
    ix->base = t;
    ix->index = index_new(spec);
    XGROW(t->indexes, t->index_count, t->index_cap);
    t->indexes[t->index_count++] = ix;
    return ix;
}

static enum err check_indexes(struct engine *e, const struct table_spec *spec, struct errinfo *why)
{
    /* Checked against a table that grows as they pass, so that two that disagree are seen. */
    struct table trial = {.schema = *spec->schema};
    struct table *passed = xcalloc(spec->index_count, sizeof *passed);
    struct index *kinds = xcalloc(spec->index_count, sizeof *kinds);
    struct table **list = xcalloc(spec->index_count, sizeof(struct table *));
    enum err err = ERR_OK;
    trial.indexes = list;
    for (size_t i = 0; !err && i < spec->index_count; i++) {
        const struct index_spec *ix = &spec->indexes[i];
        struct space_spec space = space_of_index(ix);
        err = index_check_spec(&trial, ix, why);
        if (!err)
            err = check_parts(e, &space, why);
        kinds[i].is_local = ix->is_local;
        passed[i] = (struct table){.name = (char *)ix->name.ptr,
                                   .name_len = ix->name.len,
                                   .schema = *ix->schema,
                                   .index = &kinds[i]};
        list[trial.index_count++] = &passed[i];
    }
    free(passed);
    free(kinds);
    free(list);
    return err;
}

enum err engine_create_table(struct engine *e, const struct table_spec *spec, struct errinfo *why)
{
    struct space_spec space = {
        .name = spec->name,
        .schema = spec->schema,
        .billing = spec->billing,
        .read_units = spec->read_units,
        .write_units = spec->write_units,
        .warm_read = spec->warm_read,
        .warm_write = spec->warm_write,
        .parts = spec->parts,
    };
    enum err err = check_spec(e, spec, why);
    if (!err)
        err = check_parts(e, &space, why);
    if (!err)
        err = check_indexes(e, spec, why);
    if (err)
        return err;
    struct table *t = add_space(e, &space, (uint32_t)parts_needed(e, &space));
    t->facts.is_protected = spec->is_protected;
    for (size_t i = 0; i < spec->tag_count; i++)
        facts_tag(&t->facts, spec->tags[i].key, spec->tags[i].value);
    for (size_t i = 0; i < spec->index_count; i++)
        add_index(e, t, &spec->indexes[i]);
    return ERR_OK;
}

enum err engine_add_index(struct engine *e, struct table *t, const struct index_spec *spec,
                          struct errinfo *why)
{
    struct space_spec space = space_of_index(spec);
    assert(!spec->is_local);
    enum err err = index_check_spec(t, spec, why);
    if (!err)
        err = check_parts(e, &space, why);
    if (err)
        return err;
    index_fill(e, add_index(e, t, spec));
    return ERR_OK;
}

static void drop(struct engine *e, struct table *t)
{
    e->table[t->number] = NULL;
    free_table(e, t);
}

enum err engine_drop_index(struct engine *e, struct table *t, struct slice name,
                           struct errinfo *why)
{
    for (int i = 0; i < t->index_count; i++) {
        struct table *ix = t->indexes[i];
        if (!slice_equal(table_name(ix), name) || ix->index->is_local)
            continue;
        memmove(t->indexes + i, t->indexes + i + 1,
                (size_t)(t->index_count - i - 1) * sizeof(struct table *));
        t->index_count--;
        drop(e, ix);
        return ERR_OK;
    }
    return err_set(why, ERR_NOT_FOUND, "Requested resource not found");
}

void engine_drop_table(struct engine *e, struct table *t)
{
    assert(!t->base);
    while (t->index_count)
        drop(e, t->indexes[--t->index_count]);
    drop(e, t);
}

/* Every partition in two, at the middle of its hashes. */
static void double_parts(struct table *t)
{
    for (uint32_t i = 0; i < t->parts.count; i += 2) {
        uint64_t lo = t->parts.bound[i];
        uint64_t hi = i + 1 < t->parts.count ? t->parts.bound[i + 1] - 1 : UINT64_MAX;
        if (hi - lo < 1)
            continue;
        part_split(&t->parts, i, &(struct tree_key){.hash = lo + (hi - lo) / 2 + 1}, t->tree);
    }
}

static enum err check_growth(const struct table *t, uint64_t parts, struct errinfo *why)
{
    if (t->parts.count >= parts || parts <= LIMIT_PARTITIONS / 2)
        return ERR_OK;
    return err_set(why, ERR_LIMIT, "a table has at most %d partitions here", LIMIT_PARTITIONS);
}

static void grow(struct table *t, uint64_t parts)
{
    while (t->parts.count < parts)
        double_parts(t);
}

static bool lowers(const struct table *t, const struct table_rates *to)
{
    return t->billing == to->billing && t->billing == BILLING_PROVISIONED &&
           (to->read_units < t->read_units || to->write_units < t->write_units);
}

static bool raises(const struct table *t, const struct table_rates *to)
{
    return t->billing == to->billing && t->billing == BILLING_PROVISIONED &&
           (to->read_units > t->read_units || to->write_units > t->write_units);
}

static bool switches(const struct table *t, const struct table_rates *to)
{
    return t->billing == BILLING_PROVISIONED && to->billing == BILLING_ON_DEMAND;
}

static uint64_t parts_for(const struct engine *e, const struct table_rates *to)
{
    struct space_spec need = {
        .billing = to->billing, .read_units = to->read_units, .write_units = to->write_units};
    return parts_needed(e, &need);
}

enum err engine_check_alter(const struct engine *e, const struct table *t,
                            const struct table_rates *to, struct errinfo *why)
{
    enum err err = check_units(to->billing, to->read_units, to->write_units, why);
    if (!err)
        err = check_growth(t, parts_for(e, to), why);
    if (!err && lowers(t, to))
        err = facts_check_lower(&t->facts, e->now_us, why);
    if (!err && switches(t, to))
        err = facts_check_demand(&t->facts, e->now_us, why);
    return err;
}

enum err engine_alter_table(struct engine *e, struct table *t, const struct table_rates *to,
                            struct errinfo *why)
{
    enum err err = engine_check_alter(e, t, to, why);
    if (err)
        return err;
    facts_change_units(&t->facts, raises(t, to), lowers(t, to), e->now_us);
    if (switches(t, to))
        facts_switch_to_demand(&t->facts, e->now_us);
    grow(t, parts_for(e, to));
    set_rates(e, t, to->billing, to->read_units, to->write_units);
    set_warm(t, 0, 0);
    return ERR_OK;
}

enum err engine_warm_table(struct engine *e, struct table *t, int64_t read_units,
                           int64_t write_units, struct errinfo *why)
{
    struct space_spec need = {
        .billing = BILLING_PROVISIONED, .warm_read = read_units, .warm_write = write_units};
    uint64_t parts = parts_needed(e, &need);
    enum err err = check_growth(t, parts, why);
    if (err)
        return err;
    grow(t, parts);
    set_warm(t, read_units, write_units);
    return ERR_OK;
}

/* The i-th of those that are tables and still there. */
static struct table *nth_table(const struct engine *e, int i)
{
    for (int n = 0; n < e->table_count; n++)
        if (e->table[n] && !e->table[n]->base && i-- == 0)
            return e->table[n];
    return NULL;
}

int engine_table_count(const struct engine *e)
{
    int count = 0;
    for (int n = 0; n < e->table_count; n++)
        count += e->table[n] && !e->table[n]->base;
    return count;
}

struct table *engine_table_at(const struct engine *e, int i)
{
    struct table *t = nth_table(e, i);
    assert(i >= 0 && t);
    return t;
}

int engine_numbers(const struct engine *e)
{
    return e->table_count;
}

struct table *engine_by_number(const struct engine *e, int number)
{
    return number >= 0 && number < e->table_count ? e->table[number] : NULL;
}

struct table *engine_table(const struct engine *e, struct slice name)
{
    for (int i = 0; i < e->table_count; i++)
        if (e->table[i] && !e->table[i]->base && slice_equal(table_name(e->table[i]), name))
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

static enum err import(struct engine *e, struct table *t, struct val map, bool is_dry,
                       struct errinfo *why)
{
    struct result r;
    struct request q = {.op = OP_PUT, .item = map};
    struct work w = {.engine = e, .table = t, .space = t, .request = &q, .result = &r, .factor = 1};
    w.is_dry = is_dry;
    result_init(&r);
    r.pool = e->pool;
    enum err err = writing_import(&w);
    if (err && why)
        *why = r.why;
    result_done(&r);
    return err;
}

enum err engine_import(struct engine *e, struct table *t, struct val map, struct errinfo *why)
{
    return import(e, t, map, false, why);
}

enum err engine_check_import(struct engine *e, struct table *t, struct val map, struct errinfo *why)
{
    return import(e, t, map, true, why);
}

/* --- time, digest, check --------------------------------------------------------------- */

int64_t engine_now_us(const struct engine *e)
{
    return e->now_us;
}

void engine_advance(struct engine *e, int64_t us)
{
    assert(us >= 0);
    int64_t end_us = e->now_us + us;
    ttl_advance(e, end_us);
    e->now_us = end_us;
    for (int i = 0; i < e->table_count; i++)
        if (e->table[i] && e->table[i]->index)
            index_arrive(e, e->table[i]);
    if (e->sink) {
        struct trace_event event = {
            .kind = TRACE_CLOCK, .at_us = e->now_us, .table = -1, .part = -1};
        e->sink(e->sink_ctx, &event);
    }
}

uint64_t engine_digest(const struct engine *e)
{
    uint64_t h = hash_mix(e->config.seed, e->config.scale);
    h = hash_mix(h, (uint64_t)e->config.partition_bytes);
    h = hash_mix(h, (uint64_t)e->now_us);
    h = hash_mix(h, e->rng.state);
    for (size_t i = 0; i < e->token_count; i++)
        h = hash_mix(h, e->token[i].content ^ (uint64_t)e->token[i].at_us);
    for (int i = 0; i < e->table_count; i++)
        if (e->table[i])
            h = hash_mix(h, digest_table(e, e->table[i]));
    return h;
}

void engine_check(const struct engine *e)
{
    assert(e->now_us >= 0);
    for (int i = 0; i < e->table_count; i++) {
        const struct table *t = e->table[i];
        if (!t)
            continue;
        assert(t->number == i && t->name_len == strlen(t->name));
        if (t->index)
            index_check(e, t);
        tree_check(t->tree);
        part_check(&t->parts, t->tree, e->now_us);
        if (t->has_read_bucket)
            assert(bucket_peek(&t->read, e->now_us) <= t->read.depth);
        if (t->has_write_bucket)
            assert(bucket_peek(&t->write, e->now_us) <= t->write.depth);
    }
}
