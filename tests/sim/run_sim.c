#include "config.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "engine/engine.h"
#include "expr/expr.h"
#include "model/literal.h"
#include "naive.h"

/*
 * Random requests to the engine and to the naive model: after each one, answers,
 * units and errors agree; every so often so does the whole table, and the
 * engine's own check passes.  Everything follows from the seed.
 *
 *     SIM_OPS=200000 SIM_SEED=7 tests/sim/run_sim     one long run
 */
enum { SEEDS = 12, OPS = 1500, PAGE_BYTES = 1048576 };

struct sim {
    struct rng rng;
    uint64_t seed;
    int op_number;
    struct engine *engine;
    struct naive_table model;
    uint64_t hash_mask;
    uint32_t parts;
    bool is_big;    /* items of hundreds of kilobytes: pages end by size */
    struct buf say; /* the request, for a report */
    struct arena arena;
    struct result result;
    struct pack pack;
    bool failed;
};

#define EXPECT(sim, what, got, want)                                                               \
    do {                                                                                           \
        long long got_ = (long long)(got), want_ = (long long)(want);                              \
        if (got_ != want_)                                                                         \
            report((sim), (what), got_, want_);                                                    \
    } while (0)

static void report(struct sim *s, const char *what, long long got, long long want)
{
    if (s->failed)
        return;
    s->failed = true;
    printf("# request %d: %s\n# %s: engine %lld, model %lld\n", s->op_number, buf_str(&s->say),
           what, got, want);
    printf("# error: %s\n", s->result.why.text);
    printf("# again: SIM_SEED=%" PRIu64 " SIM_OPS=%d tests/sim/run_sim\n", s->seed,
           s->op_number + 1);
}

static uint64_t below(struct sim *s, uint64_t n)
{
    return rng_below(&s->rng, n);
}

static const struct naive_key *random_key(struct sim *s, enum val_type type)
{
    if (type == VAL_N)
        return &naive_numbers[below(s, (uint64_t)naive_number_count)];
    return &naive_strings[below(s, (uint64_t)naive_string_count)];
}

/* --- requests ---------------------------------------------------------------------------- */

static void say_key(struct sim *s, enum val_type type, const struct naive_key *k)
{
    if (type == VAL_N)
        buf_add_str(&s->say, k->text);
    else
        literal_print_string(slice_of(k->text), &s->say);
}

static void pack_key(struct sim *s, const char *name, enum val_type type, const struct naive_key *k)
{
    pack_name(&s->pack, slice_of(name));
    if (type == VAL_S) {
        pack_string(&s->pack, slice_of(k->text));
        return;
    }
    enum err err = pack_number(&s->pack, slice_of(k->text), NULL);
    assert(!err);
}

static void open_map(struct sim *s)
{
    pack_clear(&s->pack);
    s->pack.is_item = true;
    enum err err = pack_open(&s->pack, VAL_M, NULL);
    assert(!err);
}

static struct val close_map(struct sim *s)
{
    enum err err = pack_close(&s->pack, NULL);
    assert(!err);
    struct val v = pack_result(&s->pack);
    v.p = arena_memdup(&s->arena, v.p, v.n);
    return v;
}

static struct val key_map(struct sim *s, const struct naive_key *pk, const struct naive_key *sk)
{
    const struct naive_schema *schema = &s->model.schema;
    open_map(s);
    pack_key(s, "pk", schema->pk, pk);
    if (schema->has_sk)
        pack_key(s, "sk", schema->sk, sk);
    return close_map(s);
}

static struct val item_map(struct sim *s, const struct naive_item *it)
{
    const struct naive_schema *schema = &s->model.schema;
    open_map(s);
    if (it->has_f) {
        pack_name(&s->pack, SLICE("f"));
        pack_bool(&s->pack, it->f);
    }
    pack_key(s, "pk", schema->pk, it->pk);
    if (schema->has_sk)
        pack_key(s, "sk", schema->sk, it->sk);
    if (it->has_b) {
        struct buf b = BUF_INIT;
        buf_add_fill(&b, it->b, (size_t)it->b_count);
        pack_name(&s->pack, SLICE("b"));
        pack_string(&s->pack, buf_slice(&b));
        buf_done(&b);
    }
    if (it->has_a) {
        char text[16];
        snprintf(text, sizeof text, "%d", it->a);
        pack_name(&s->pack, SLICE("a"));
        enum err err = pack_number(&s->pack, slice_of(text), NULL);
        assert(!err);
    }
    return close_map(s);
}

/* The hash that the engine gives a partition key: the one thing shared. */
static uint64_t hash_of(struct sim *s, const struct naive_key *pk)
{
    struct val map = key_map(s, pk, &naive_numbers[0]), v;
    if (s->model.schema.has_sk && s->model.schema.sk == VAL_S)
        map = key_map(s, pk, &naive_strings[0]);
    bool found = val_map_get(map, SLICE("pk"), &v);
    assert(found);
    struct buf enc = BUF_INIT;
    schema_encode(&v, 1, &enc);
    uint64_t hash = schema_hash(buf_slice(&enc)) & s->hash_mask;
    buf_done(&enc);
    return hash;
}

static struct naive_item random_item(struct sim *s)
{
    const struct naive_schema *schema = &s->model.schema;
    struct naive_item it = {.pk = random_key(s, schema->pk)};
    if (schema->has_sk)
        it.sk = random_key(s, schema->sk);
    it.hash = hash_of(s, it.pk);
    it.has_a = below(s, 4) > 0;
    it.a = (int)below(s, 30) - 10;
    it.has_b = below(s, 4) > 0;
    it.b = (char)('x' + below(s, 3));
    it.b_count = (int)below(s, below(s, 8) == 0 ? 5000 : 12);
    if (s->is_big && below(s, 2))
        it.b_count = (int)below(s, 400000);
    it.has_f = below(s, 3) == 0;
    it.f = below(s, 2);
    return it;
}

static struct expr *parse_condition(struct sim *s, const struct naive_cond *c, const char *label)
{
    struct buf text = BUF_INIT;
    struct expr_source source = {.dialect = EXPR_LAB, .label = label};
    struct expr *e = NULL;
    naive_cond_print(c, &text);
    buf_printf(&s->say, " %s %s", label, buf_str(&text));
    struct reader r = reader_of(buf_slice(&text));
    enum err err = expr_parse_condition(&s->arena, &source, &r, &e, &s->result.why);
    EXPECT(s, "condition is read", err, ERR_OK);
    EXPECT(s, "condition is read to its end", r.at, r.text.len);
    buf_done(&text);
    return e;
}

/* --- answers ----------------------------------------------------------------------------- */

static void print_doc(const struct doc *doc, struct buf *out)
{
    struct doc_iter it;
    struct slice name;
    struct val v;
    doc_iter_init(&it, doc);
    for (const char *gap = ""; doc_next(&it, &name, &v); gap = " ") {
        buf_printf(out, "%s%.*s=", gap, SLICE_ARG(name));
        struct slice s = val_slice(v);
        if (v.type == VAL_BOOL)
            buf_add_str(out, val_bool(v) ? "true" : "false");
        else if (v.type == VAL_S && slice_is(name, "b"))
            buf_printf(out, "S:%zu*%c", s.len, s.len ? s.ptr[0] : ' ');
        else if (v.type == VAL_S)
            buf_printf(out, "S:%.*s", SLICE_ARG(s));
        else {
            buf_printf(out, "%s:", val_type_names[v.type]);
            literal_print(v, out);
        }
    }
    buf_add_char(out, '\n');
    doc_iter_done(&it);
}

static void same_row(struct sim *s, size_t i, const struct naive_item *want)
{
    struct buf got = BUF_INIT, expected = BUF_INIT;
    struct doc doc = result_row(&s->result, i);
    struct naive_item shown = *want;
    if (shown.has_b && shown.b_count == 0)
        shown.b = ' ';
    print_doc(&doc, &got);
    naive_print(&s->model.schema, &shown, &expected);
    if (strcmp(buf_str(&got), buf_str(&expected)) != 0 && !s->failed) {
        printf("# item %zu: engine %s# item %zu: model  %s", i, buf_str(&got), i,
               buf_str(&expected));
        report(s, "items are equal", 0, 1);
    }
    buf_done(&got);
    buf_done(&expected);
}

static int64_t read_units(int64_t bytes, bool consistent)
{
    int64_t blocks = (bytes + 4095) / 4096;
    return (blocks > 0 ? blocks : 1) * (consistent ? UNIT : UNIT / 2);
}

static int64_t write_units(int64_t bytes)
{
    int64_t blocks = (bytes + 1023) / 1024;
    return (blocks > 0 ? blocks : 1) * UNIT;
}

static void send(struct sim *s, struct request *q)
{
    q->table = SLICE("Table");
    engine_do(s->engine, q, &s->result);
}

/* --- operations -------------------------------------------------------------------------- */

static void do_write(struct sim *s, bool is_put)
{
    struct naive_item it = random_item(s);
    struct naive_item *old = naive_find(&s->model, it.pk, it.sk);
    struct naive_cond *cond = below(s, 2) ? naive_cond_random(&s->rng, 2) : NULL;
    struct request q = {.op = is_put ? OP_PUT : OP_DELETE};
    buf_printf(&s->say, "%s ", op_names[q.op]);
    naive_print(&s->model.schema, &it, &s->say);
    q.item = is_put ? item_map(s, &it) : key_map(s, it.pk, it.sk);
    if (cond)
        q.condition = parse_condition(s, cond, "if");

    bool holds = !cond || naive_cond_holds(cond, old);
    int before = old ? naive_size(old) : 0, after = is_put ? naive_size(&it) : 0;
    bool fits = after <= 409600;
    send(s, &q);
    EXPECT(s, "error", s->result.err, fits ? holds ? ERR_OK : ERR_CONDITION : ERR_VALIDATION);
    EXPECT(s, "write units", s->result.write_units,
           fits ? write_units(before > after ? before : after) : 0);
    EXPECT(s, "read units", s->result.read_units, 0);
    EXPECT(s, "wrote", s->result.wrote, is_put && holds && fits);
    EXPECT(s, "replaced", s->result.replaced, is_put && holds && fits && old);
    EXPECT(s, "deleted", s->result.deleted, !is_put && holds && old);
    naive_cond_free(cond);
    if (!holds || !fits)
        return;
    if (is_put)
        naive_put(&s->model, &it);
    else if (old)
        naive_remove(&s->model, old);
}

static void do_get(struct sim *s)
{
    struct naive_item it = random_item(s);
    struct naive_item *there = naive_find(&s->model, it.pk, it.sk);
    struct request q = {.op = OP_GET, .consistent = below(s, 2)};
    buf_add_str(&s->say, "get ");
    naive_print(&s->model.schema, &it, &s->say);
    q.item = key_map(s, it.pk, it.sk);
    send(s, &q);
    EXPECT(s, "error", s->result.err, ERR_OK);
    EXPECT(s, "read units", s->result.read_units,
           read_units(there ? naive_size(there) : 0, q.consistent));
    EXPECT(s, "items", s->result.row_count, there != NULL);
    if (there && s->result.row_count == 1)
        same_row(s, 0, there);
}

/* What one page must hold, worked out over the model's array in order. */
struct expected {
    const struct naive_item **row;
    size_t count, cap;
    int64_t bytes, units;
    uint32_t read;
    bool has_more;
    const struct naive_item *last; /* examined */
};

struct reading {
    struct request q;
    const struct naive_query *query; /* NULL: a scan */
    const struct naive_cond *filter;
    const struct naive_item *start; /* the page begins behind it; NULL: at the beginning */
};

static uint32_t part_of(struct sim *s, uint64_t hash)
{
    return (uint32_t)(((unsigned __int128)hash * s->parts) >> 64);
}

static bool is_behind(struct sim *s, const struct reading *r, const struct naive_item *it)
{
    const struct naive_schema *schema = &s->model.schema;
    const struct naive_item *start = r->start;
    if (!start)
        return true;
    int c = 0;
    if (!r->query) {
        c = (it->hash > start->hash) - (it->hash < start->hash);
        c = c ? c : naive_compare(schema->pk, it->pk, start->pk);
    }
    if (c == 0 && schema->has_sk)
        c = naive_compare(schema->sk, it->sk, start->sk);
    return r->q.backward ? c < 0 : c > 0;
}

static struct expected expect_page(struct sim *s, const struct reading *r)
{
    struct expected x = {0};
    int64_t part_bytes[64] = {0};
    uint32_t from = r->start ? part_of(s, r->start->hash) : 0, to = s->parts - 1;
    naive_sort(&s->model);
    for (size_t i = 0; i < s->model.count && !x.has_more; i++) {
        size_t at = r->q.backward ? s->model.count - 1 - i : i;
        const struct naive_item *it = &s->model.item[at];
        if ((r->query && !naive_in_query(&s->model, r->query, it)) || !is_behind(s, r, it))
            continue;
        x.read++;
        x.bytes += naive_size(it);
        part_bytes[part_of(s, it->hash)] += naive_size(it);
        x.last = it;
        if (!r->filter || naive_cond_holds(r->filter, it)) {
            XGROW(x.row, x.count, x.cap);
            x.row[x.count++] = it;
        }
        if ((r->q.limit && x.read == r->q.limit) || x.bytes >= PAGE_BYTES)
            x.has_more = true;
    }
    if (r->query) {
        /* without a sort key there is one item at most, and nothing to go on with */
        x.has_more &= s->model.schema.has_sk;
        x.units = read_units(x.bytes, r->q.consistent);
        return x;
    }
    /* A scan is rounded in each partition it comes through. */
    if (x.has_more)
        to = part_of(s, x.last->hash);
    for (uint32_t p = from; p <= to; p++)
        x.units += read_units(part_bytes[p], r->q.consistent);
    return x;
}

/* Sends one page and compares; gives the item it ended with, or NULL. */
static const struct naive_item *do_page(struct sim *s, struct reading *r)
{
    struct expected x = expect_page(s, r);
    if (r->start) {
        r->q.has_start = true;
        r->q.start = key_map(s, r->start->pk, r->start->sk);
    }
    send(s, &r->q);
    EXPECT(s, "error", s->result.err, ERR_OK);
    EXPECT(s, "read units", s->result.read_units, x.units);
    EXPECT(s, "write units", s->result.write_units, 0);
    EXPECT(s, "read", s->result.read, x.read);
    EXPECT(s, "returned", s->result.returned, x.count);
    EXPECT(s, "more follows", s->result.has_more, x.has_more);
    EXPECT(s, "items", s->result.row_count, r->q.count_only ? 0 : x.count);
    for (size_t i = 0; i < s->result.row_count && !s->failed; i++)
        same_row(s, i, x.row[i]);
    const struct naive_item *last = x.has_more ? x.last : NULL;
    free(x.row);
    return s->failed ? NULL : last;
}

static void say_query(struct sim *s, const struct naive_query *query)
{
    static const char *const op[] = {"", "=", "<", "<=", ">", ">="};
    enum val_type sk = s->model.schema.sk;
    buf_add_str(&s->say, "pk = ");
    say_key(s, s->model.schema.pk, query->pk);
    if (query->run == NAIVE_ALL)
        return;
    buf_add_str(&s->say, query->run == NAIVE_BW ? " and begins_with(sk, " : " and sk ");
    if (query->run < NAIVE_BT)
        buf_printf(&s->say, "%s ", op[query->run]);
    if (query->run == NAIVE_BT)
        buf_add_str(&s->say, "between ");
    say_key(s, sk, query->low);
    if (query->run == NAIVE_BT) {
        buf_add_str(&s->say, " and ");
        say_key(s, sk, query->high);
    }
    if (query->run == NAIVE_BW)
        buf_add_char(&s->say, ')');
}

static struct naive_query random_query(struct sim *s)
{
    const struct naive_schema *schema = &s->model.schema;
    struct naive_query q = {.pk = random_key(s, schema->pk)};
    if (!schema->has_sk)
        return q;
    q.run = (enum naive_run)below(s, schema->sk == VAL_S ? NAIVE_BW + 1 : NAIVE_BW);
    q.low = random_key(s, schema->sk);
    q.high = random_key(s, schema->sk);
    if (naive_compare(schema->sk, q.low, q.high) > 0) {
        const struct naive_key *low = q.high;
        q.high = q.low;
        q.low = low;
    }
    return q;
}

/* Pages to the end, each begun where the one before ended. */
static void read_all(struct sim *s, struct reading *r, struct naive_cond *filter)
{
    r->filter = filter;
    r->q.limit = (uint32_t)below(s, 2) * (uint32_t)(1 + below(s, 6));
    r->q.consistent = below(s, 2);
    r->q.count_only = below(s, 8) == 0;
    if (filter)
        r->q.filter = parse_condition(s, filter, "filter");
    buf_printf(&s->say, " limit %u%s", r->q.limit, r->q.backward ? " backward" : "");
    struct naive_item start;
    for (int pages = 0; pages < 1000; pages++) {
        const struct naive_item *last = do_page(s, r);
        if (!last)
            return;
        /* the copy: sorting moves the model's items */
        start = *last;
        r->start = &start;
        engine_advance(s->engine, 1000000);
    }
    report(s, "pages end", 1000, 0);
}

static void do_query(struct sim *s)
{
    struct naive_query query = random_query(s);
    struct keycond keycond;
    struct expr_source source = {.dialect = EXPR_LAB, .label = "KeyConditionExpression"};
    buf_add_str(&s->say, "query where ");
    size_t at = s->say.len;
    say_query(s, &query);
    struct reader text = reader_of((struct slice){s->say.ptr + at, s->say.len - at});
    enum err err = expr_parse_keycond(&s->arena, &source, &text, &keycond, &s->result.why);
    EXPECT(s, "key condition is read", err, ERR_OK);
    if (err)
        return;
    struct reading r = {.q = {.op = OP_QUERY, .keycond = &keycond, .backward = below(s, 2)}};
    r.query = &query;
    struct naive_item start = {.pk = query.pk, .hash = hash_of(s, query.pk)};
    if (s->model.schema.has_sk && below(s, 4) == 0) {
        /* somewhere in the run, an item or not */
        start.sk = random_key(s, s->model.schema.sk);
        if (naive_in_query(&s->model, &query, &start))
            r.start = &start;
    }
    struct naive_cond *filter = below(s, 2) ? naive_cond_random(&s->rng, 2) : NULL;
    read_all(s, &r, filter);
    naive_cond_free(filter);
}

static void do_scan(struct sim *s)
{
    struct reading r = {.q = {.op = OP_SCAN}};
    struct naive_cond *filter = below(s, 2) ? naive_cond_random(&s->rng, 2) : NULL;
    buf_add_str(&s->say, "scan");
    struct naive_item start = random_item(s);
    if (below(s, 4) == 0)
        r.start = &start;
    read_all(s, &r, filter);
    naive_cond_free(filter);
}

/* A request that must be refused, and leaves everything as it was. */
static void do_refused(struct sim *s)
{
    struct request q = {.op = below(s, 2) ? OP_PUT : OP_GET, .table = SLICE("Table")};
    uint64_t before = engine_digest(s->engine);
    enum err want = ERR_VALIDATION;
    const struct naive_schema *schema = &s->model.schema;
    enum val_type other = schema->pk == VAL_N ? VAL_S : VAL_N;
    open_map(s);
    switch (below(s, 4)) {
    case 0:
        buf_add_str(&s->say, "no key at all");
        break;
    case 1:
        buf_add_str(&s->say, "a partition key of another type");
        pack_key(s, "pk", other, random_key(s, other));
        if (schema->has_sk)
            pack_key(s, "sk", schema->sk, random_key(s, schema->sk));
        break;
    case 2:
        buf_add_str(&s->say, "an empty key or half a key");
        pack_name(&s->pack, SLICE("pk"));
        pack_string(&s->pack, SLICE(""));
        break;
    default:
        buf_add_str(&s->say, "a table that is not there");
        q.table = SLICE("Tables");
        want = ERR_NOT_FOUND;
        pack_key(s, "pk", schema->pk, random_key(s, schema->pk));
    }
    q.item = close_map(s);
    engine_do(s->engine, &q, &s->result);
    EXPECT(s, "error", s->result.err, want);
    EXPECT(s, "units", s->result.read_units + s->result.write_units, 0);
    EXPECT(s, "state changed", engine_digest(s->engine) != before, 0);
}

/* --- a run ------------------------------------------------------------------------------- */

static void compare_tables(struct sim *s)
{
    struct table *t = engine_table(s->engine, SLICE("Table"));
    uint64_t bytes = 0, in_parts = 0;
    for (size_t i = 0; i < s->model.count; i++)
        bytes += (uint64_t)naive_size(&s->model.item[i]);
    for (uint32_t i = 0; i < table_parts(t); i++)
        in_parts += table_part(t, i, engine_now_us(s->engine)).items;
    EXPECT(s, "items of the table", table_items(t), s->model.count);
    EXPECT(s, "items of its partitions", in_parts, s->model.count);
    EXPECT(s, "bytes of the table", table_bytes(t), bytes);
    engine_check(s->engine);
}

/* From here on with a copy: it must be the same. */
static void change_to_copy(struct sim *s)
{
    struct engine *copy = engine_clone(s->engine);
    EXPECT(s, "copy has the same digest", engine_digest(copy) == engine_digest(s->engine), 1);
    result_clear(&s->result);
    engine_free(s->engine);
    s->engine = copy;
}

static void one_request(struct sim *s)
{
    buf_clear(&s->say);
    arena_clear(&s->arena);
    uint64_t kind = below(s, 100);
    if (kind < 40)
        do_write(s, true);
    else if (kind < 55)
        do_write(s, false);
    else if (kind < 65)
        do_get(s);
    else if (kind < 90)
        do_query(s);
    else if (kind < 95)
        do_scan(s);
    else
        do_refused(s);
    /* enough for every bucket to fill again: this run is about answers, not limits */
    engine_advance(s->engine, 2000000);
    if (below(s, 50) == 0)
        compare_tables(s);
    if (below(s, 400) == 0)
        change_to_copy(s);
}

static void begin(struct sim *s, uint64_t seed)
{
    *s = (struct sim){.seed = seed, .hash_mask = UINT64_MAX};
    rng_init(&s->rng, seed, 1);
    result_init(&s->result);
    s->model.schema = (struct naive_schema){
        .pk = seed % 2 ? VAL_S : VAL_N, .sk = seed % 3 ? VAL_S : VAL_N, .has_sk = seed % 4 != 3};
    s->is_big = seed % 5 == 4;
    s->parts = seed % 3 == 2 ? 7 : 4;
    /* few hashes: several partition keys share one */
    if (seed % 4 == 2)
        s->hash_mask = UINT64_C(3) << 62;
    struct engine_config config = engine_config_default();
    config.hash_mask = s->hash_mask;
    config.seed = seed;
    s->engine = engine_new(&config);
    struct schema schema = {0};
    schema_add(&schema, false, SLICE("pk"), s->model.schema.pk);
    if (s->model.schema.has_sk)
        schema_add(&schema, true, SLICE("sk"), s->model.schema.sk);
    struct table_spec spec = {.name = SLICE("Table"), .schema = &schema, .parts = s->parts};
    enum err err = engine_create_table(s->engine, &spec, &s->result.why);
    EXPECT(s, "table is made", err, ERR_OK);
    schema_done(&schema);
}

/* Digest of the state reached; *ret_failed when something did not agree. */
static uint64_t run(uint64_t seed, int ops, bool *ret_failed)
{
    struct sim s;
    begin(&s, seed);
    for (s.op_number = 0; s.op_number < ops && !s.failed; s.op_number++)
        one_request(&s);
    if (!s.failed)
        compare_tables(&s);
    uint64_t digest = engine_digest(s.engine);
    *ret_failed |= s.failed;
    result_done(&s.result);
    engine_free(s.engine);
    pack_done(&s.pack);
    arena_done(&s.arena);
    buf_done(&s.say);
    free(s.model.item);
    return digest;
}

static uint64_t setting(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);
    return text && *text ? strtoull(text, NULL, 10) : otherwise;
}

int main(void)
{
    uint64_t first = setting("SIM_SEED", 1);
    int seeds = getenv("SIM_SEED") ? 1 : SEEDS;
    int ops = (int)setting("SIM_OPS", OPS);
    bool any = false;
    setvbuf(stdout, NULL, _IOLBF, 0);
    printf("1..%d\n", seeds);
    for (int i = 0; i < seeds; i++) {
        uint64_t seed = first + (uint64_t)i;
        bool failed = false;
        uint64_t digest = run(seed, ops, &failed);
        if (!failed && run(seed, ops, &failed) != digest) {
            printf("# two runs of seed %" PRIu64 " end differently\n", seed);
            failed = true;
        }
        printf("%s %d - seed %" PRIu64 ", %d requests\n", failed ? "not ok" : "ok", i + 1, seed,
               ops);
        any |= failed;
    }
    return any;
}
