#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine/bucket.h"
#include "engine/engine.h"
#include "engine/engine_int.h"
#include "engine/history.h"
#include "engine/snap.h"
#include "model/literal.h"

/* --- helpers --------------------------------------------------------------------------- */

/* An engine with one table "T" (pk S, sk S), and what a request needs. */
struct bench {
    struct engine *e;
    struct result r;
    struct arena arena;
    struct pack pack;
};

static struct bench bench_new(uint32_t parts, int64_t units, uint64_t mask)
{
    struct bench b = {0};
    struct engine_config c = engine_config_default();
    struct schema s = {0};
    c.hash_mask = mask;
    b.e = engine_new(&c);
    schema_add(&s, false, SLICE("pk"), VAL_S);
    schema_add(&s, true, SLICE("sk"), VAL_S);
    struct table_spec spec = {.name = SLICE("T"),
                              .schema = &s,
                              .billing = units ? BILLING_PROVISIONED : BILLING_ON_DEMAND,
                              .read_units = units,
                              .write_units = units,
                              .parts = parts};
    spec.name = SLICE("Tab");
    ck_assert_int_eq(engine_create_table(b.e, &spec, NULL), ERR_OK);
    schema_done(&s);
    result_init(&b.r);
    return b;
}

static void bench_done(struct bench *b)
{
    engine_check(b->e);
    result_done(&b->r);
    pack_done(&b->pack);
    arena_done(&b->arena);
    engine_free(b->e);
}

static struct val map_of(struct bench *b, const char *text)
{
    struct reader r = reader_of(slice_of(text));
    pack_clear(&b->pack);
    b->pack.is_item = true;
    ck_assert_int_eq(literal_read(&r, &b->pack, NULL), ERR_OK);
    return pack_result(&b->pack);
}

static enum err put(struct bench *b, const char *item)
{
    struct request q = {.op = OP_PUT, .table = SLICE("Tab"), .item = map_of(b, item)};
    return engine_do(b->e, &q, &b->r);
}

static enum err key_op(struct bench *b, enum op op, const char *key)
{
    struct request q = {.op = op, .table = SLICE("Tab"), .item = map_of(b, key)};
    return engine_do(b->e, &q, &b->r);
}

static struct keycond keycond_of(struct bench *b, const char *text)
{
    struct keycond k;
    struct expr_source src = {.dialect = EXPR_LAB, .label = "KeyConditionExpression"};
    struct reader r = reader_of(slice_of(text));
    struct errinfo why;
    enum err err = expr_parse_keycond(&b->arena, &src, &r, &k, &why);
    ck_assert_msg(err == ERR_OK, "%s", why.text);
    return k;
}

/* Sort keys of the rows, with a blank behind each. */
static const char *rows(struct bench *b)
{
    static char text[4096];
    size_t at = 0;
    text[0] = '\0';
    for (size_t i = 0; i < b->r.row_count; i++) {
        struct doc d = result_row(&b->r, i);
        struct val v;
        ck_assert(doc_get(&d, SLICE("sk"), &v, NULL));
        at += (size_t)snprintf(text + at, sizeof text - at, "%.*s ", (int)v.n, (const char *)v.p);
    }
    return text;
}

/* --- bucket ---------------------------------------------------------------------------- */

START_TEST(bucket_keeps_what_it_saved_and_no_more)
{
    struct bucket b;
    bucket_init(&b, 150, 300, 0);
    ck_assert_int_eq(b.level, 45000ll * UNIT);
    /* 200 a second against 150: 45,000 / 50 = 900 seconds. */
    int64_t now = 0;
    int seconds = 0;
    while (bucket_has(&b, 200 * UNIT, now) && seconds < 2000) {
        bucket_take(&b, 200 * UNIT, now);
        now += 1000000;
        seconds++;
    }
    ck_assert_int_ge(seconds, 882);
    ck_assert_int_le(seconds, 918);
    ck_assert_int_eq(bucket_peek(&b, now + 400ll * 1000000 * 1000000), b.depth);
}
END_TEST

START_TEST(request_dearer_than_the_bucket_is_served_when_it_is_full)
{
    struct bucket b;
    bucket_init(&b, 10, 1, 0);
    ck_assert(bucket_has(&b, 36 * UNIT, 0));
    bucket_take(&b, 36 * UNIT, 0);
    ck_assert_int_eq(bucket_peek(&b, 0), -26 * UNIT);
    ck_assert(!bucket_has(&b, 1, 2600000));
    ck_assert(bucket_has(&b, 36 * UNIT, 3600000));
}
END_TEST

/* --- writes ---------------------------------------------------------------------------- */

START_TEST(put_replaces_and_pays_for_the_larger)
{
    struct bench b = bench_new(4, 0, UINT64_MAX);
    char big[3000];
    snprintf(big, sizeof big, "{\"pk\": \"a\", \"sk\": \"b\", \"x\": \"%02000d\"}", 0);
    ck_assert_int_eq(put(&b, big), ERR_OK);
    ck_assert_int_eq(b.r.write_units, 2 * UNIT);
    ck_assert_uint_eq(b.r.created, 1);
    ck_assert_int_eq(put(&b, "{\"pk\": \"a\", \"sk\": \"b\"}"), ERR_OK);
    ck_assert_int_eq(b.r.write_units, 2 * UNIT);
    ck_assert_uint_eq(b.r.replaced, 1);
    ck_assert_int_eq(key_op(&b, OP_DELETE, "{\"pk\": \"a\", \"sk\": \"b\"}"), ERR_OK);
    ck_assert_int_eq(b.r.write_units, UNIT);
    ck_assert_uint_eq(b.r.deleted, 1);
    ck_assert_int_eq(key_op(&b, OP_DELETE, "{\"pk\": \"a\", \"sk\": \"b\"}"), ERR_OK);
    ck_assert_uint_eq(b.r.deleted, 0);
    ck_assert_int_eq(b.r.write_units, UNIT);
    bench_done(&b);
}
END_TEST

START_TEST(false_condition_is_paid_for_and_changes_nothing)
{
    struct bench b = bench_new(4, 0, UINT64_MAX);
    struct expr *condition;
    struct expr_source src = {.dialect = EXPR_LAB, .label = "ConditionExpression"};
    struct reader r = reader_of(SLICE("attribute_not_exists(pk)"));
    ck_assert_int_eq(expr_parse_condition(&b.arena, &src, &r, &condition, NULL), ERR_OK);
    ck_assert_int_eq(put(&b, "{\"pk\": \"A\", \"sk\": \"1\"}"), ERR_OK);
    static const struct {
        const char *item;
        enum err err;
    } row[] = {/* P37 */
               {"{\"pk\": \"A\", \"sk\": \"3\"}", ERR_OK},
               {"{\"pk\": \"A\", \"sk\": \"1\", \"x\": 1}", ERR_CONDITION},
               {"{\"pk\": \"B\", \"sk\": \"1\"}", ERR_OK}};
    for (int i = 0; i < 3; i++) {
        struct request q = {.op = OP_PUT,
                            .table = SLICE("Tab"),
                            .item = map_of(&b, row[i].item),
                            .condition = condition};
        uint64_t before = engine_digest(b.e);
        ck_assert_int_eq(engine_do(b.e, &q, &b.r), row[i].err);
        ck_assert_int_eq(b.r.write_units, UNIT);
        if (row[i].err) {
            ck_assert_uint_eq(b.r.wrote, 0);
            ck_assert_str_eq(b.r.why.text, "The conditional request failed");
            ck_assert_uint_eq(table_items(engine_table_at(b.e, 0)), 2);
            ck_assert_uint_ne(engine_digest(b.e), before); /* the charge */
        }
    }
    bench_done(&b);
}
END_TEST

START_TEST(refused_request_leaves_the_same_digest)
{
    struct bench b = bench_new(4, 0, UINT64_MAX);
    ck_assert_int_eq(put(&b, "{\"pk\": \"a\", \"sk\": \"b\"}"), ERR_OK);
    uint64_t before = engine_digest(b.e);
    ck_assert_int_eq(put(&b, "{\"pk\": \"a\"}"), ERR_VALIDATION);
    ck_assert_int_eq(put(&b, "{\"pk\": 1, \"sk\": \"b\"}"), ERR_VALIDATION);
    ck_assert_int_eq(key_op(&b, OP_GET, "{\"pk\": \"a\"}"), ERR_VALIDATION);
    struct request q = {
        .op = OP_GET, .table = SLICE("None"), .item = map_of(&b, "{\"pk\": \"a\"}")};
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_NOT_FOUND);
    ck_assert_uint_eq(b.r.parts_opened, 0);
    ck_assert_uint_eq(engine_digest(b.e), before);
    bench_done(&b);
}
END_TEST

/* --- reads ----------------------------------------------------------------------------- */

static const struct {
    const char *where;
    const char *up, *down;
} run[] = {
    {"pk = \"p\"", "a b b1 b2 b\xc3\xa9 c ", "c b\xc3\xa9 b2 b1 b a "},
    {"pk = \"p\" and sk = \"b\"", "b ", "b "},
    {"pk = \"p\" and sk < \"b1\"", "a b ", "b a "},
    {"pk = \"p\" and sk <= \"b1\"", "a b b1 ", "b1 b a "},
    {"pk = \"p\" and sk > \"b1\"", "b2 b\xc3\xa9 c ", "c b\xc3\xa9 b2 "},
    {"pk = \"p\" and sk >= \"b1\"", "b1 b2 b\xc3\xa9 c ", "c b\xc3\xa9 b2 b1 "},
    {"sk between \"b\" and \"b2\" and pk = \"p\"", "b b1 b2 ", "b2 b1 b "},
    {"pk = \"p\" and begins_with(sk, \"b\")", "b b1 b2 b\xc3\xa9 ", "b\xc3\xa9 b2 b1 b "},
    {"pk = \"p\" and begins_with(sk, \"x\")", "", ""},
    {"pk = \"nobody\"", "", ""},
};

/* Every operator, both directions, whole and page by page, also with all hashes
 * equal and with the collection cut in two. */
START_TEST(key_condition_selects_one_run)
{
    uint64_t mask[] = {UINT64_MAX, 0};
    for (int m = 0; m < 3; m++) {
        struct bench b = bench_new(4, 0, mask[m % 2]);
        static const char *const keys[] = {"c", "b2", "a", "b\xc3\xa9", "b", "b1"};
        for (int i = 0; i < 6; i++) {
            char item[100];
            snprintf(item, sizeof item, "{\"pk\": \"p\", \"sk\": \"%s\"}", keys[i]);
            ck_assert_int_eq(put(&b, item), ERR_OK);
            snprintf(item, sizeof item, "{\"pk\": \"o%d\", \"sk\": \"%s\"}", i, keys[i]);
            ck_assert_int_eq(put(&b, item), ERR_OK);
        }
        if (m == 2) {
            struct table *t = engine_table_at(b.e, 0);
            struct tree_key cut = {engine_hash(b.e, SLICE("p")), SLICE("p"), SLICE("b1")};
            part_split(&t->parts, part_find(&t->parts, &cut), &cut, t->tree);
            cut.sk = SLICE("b2");
            part_split(&t->parts, part_find(&t->parts, &cut), &cut, t->tree);
            engine_check(b.e);
        }
        struct keycond k = keycond_of(&b, run[_i].where);
        for (int backward = 0; backward < 2; backward++) {
            struct request q = {
                .op = OP_QUERY, .table = SLICE("Tab"), .keycond = &k, .backward = backward};
            ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
            ck_assert_str_eq(rows(&b), backward ? run[_i].down : run[_i].up);
            ck_assert_int_eq(b.r.read_units, UNIT / 2);
            ck_assert(!b.r.has_more);
            if (m < 2)
                ck_assert_uint_eq(b.r.parts_opened, 1);
            /* one item a page */
            struct buf all = BUF_INIT;
            struct pack start = PACK_INIT;
            q.limit = 1;
            for (int page = 0; page < 10; page++) {
                ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
                buf_add_str(&all, rows(&b));
                if (!b.r.has_more)
                    break;
                pack_clear(&start);
                ck_assert_int_eq(pack_open(&start, VAL_M, NULL), ERR_OK);
                pack_name(&start, SLICE("pk"));
                pack_string(&start, item_pk(b.r.last));
                pack_name(&start, SLICE("sk"));
                pack_string(&start, item_sk(b.r.last));
                ck_assert_int_eq(pack_close(&start, NULL), ERR_OK);
                q.has_start = true;
                q.start = pack_result(&start);
            }
            ck_assert_str_eq(buf_str(&all), backward ? run[_i].down : run[_i].up);
            buf_done(&all);
            pack_done(&start);
        }
        bench_done(&b);
    }
}
END_TEST

START_TEST(scan_visits_each_item_once_and_rounds_in_each_partition)
{
    struct bench b = bench_new(4, 0, UINT64_MAX);
    for (int i = 0; i < 100; i++) {
        char item[100];
        snprintf(item, sizeof item, "{\"pk\": \"p%d\", \"sk\": \"s\"}", i);
        ck_assert_int_eq(put(&b, item), ERR_OK);
    }
    struct request q = {.op = OP_SCAN, .table = SLICE("Tab")};
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
    ck_assert_uint_eq(b.r.read, 100);
    ck_assert_int_eq(b.r.read_units, 2 * UNIT);
    ck_assert_uint_eq(b.r.parts_opened, 4);
    q.consistent = true;
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
    ck_assert_int_eq(b.r.read_units, 4 * UNIT);
    uint32_t seen = 0;
    q.segments = 7;
    for (q.segment = 0; q.segment < 7; q.segment++) {
        ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
        seen += b.r.read;
    }
    ck_assert_uint_eq(seen, 100);
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_VALIDATION);
    bench_done(&b);
}
END_TEST

/* P31: what a read costs; PX-15. */
START_TEST(read_is_paid_by_bytes_examined)
{
    struct bench b = bench_new(1, 0, UINT64_MAX);
    struct table *t = engine_table_at(b.e, 0);
    for (int i = 0; i < 1500; i++) {
        char item[200];
        /* pk 2+1, sk 2+4, x 1+54: 64 bytes */
        snprintf(item, sizeof item, "{\"pk\": \"p\", \"sk\": \"%04d\", \"x\": \"%054d\"}", i, 0);
        if (engine_import(b.e, t, map_of(&b, item), NULL))
            ck_abort_msg("import");
    }
    struct keycond k = keycond_of(&b, "pk = \"p\"");
    struct request q = {.op = OP_QUERY, .table = SLICE("Tab"), .keycond = &k, .consistent = true};
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
    ck_assert_int_eq(b.r.read_units, 24 * UNIT);
    q.consistent = false;
    q.count_only = true;
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
    ck_assert_int_eq(b.r.read_units, 12 * UNIT);
    ck_assert_uint_eq(b.r.returned, 1500);
    ck_assert_uint_eq(b.r.row_count, 0);
    bench_done(&b);
}
END_TEST

START_TEST(page_ends_with_the_item_that_reaches_a_megabyte)
{
    struct bench b = bench_new(1, 0, UINT64_MAX);
    struct table *t = engine_table_at(b.e, 0);
    static char item[2000];
    for (int i = 0; i < 1100; i++) {
        snprintf(item, sizeof item, "{\"pk\": \"p\", \"sk\": \"%04d\", \"x\": \"%01014d\"}", i, 0);
        if (engine_import(b.e, t, map_of(&b, item), NULL))
            ck_abort_msg("import");
    }
    struct request q = {.op = OP_SCAN, .table = SLICE("Tab")};
    ck_assert_int_eq(engine_do(b.e, &q, &b.r), ERR_OK);
    ck_assert_uint_eq(b.r.read, 1024);
    ck_assert(b.r.has_more);
    ck_assert_int_eq(b.r.read_units, 128 * UNIT);
    bench_done(&b);
}
END_TEST

/* --- admission ------------------------------------------------------------------------- */

START_TEST(hot_key_is_rejected_by_its_partition_alone)
{
    struct bench b = bench_new(10, 10000, UINT64_MAX);
    struct history *h = history_new();
    int accepted = 0, rejected = 0;
    history_free(h);
    for (int i = 0; i < 1300 * 10; i++) {
        char item[100];
        snprintf(item, sizeof item, "{\"pk\": \"PENDING\", \"sk\": \"%06d\"}", i);
        int64_t due = (int64_t)i * 1000000 / 1300;
        engine_advance(b.e, due - engine_now_us(b.e));
        enum err err = put(&b, item);
        accepted += err == ERR_OK;
        if (err) {
            rejected++;
            if (err != ERR_THROTTLED || b.r.reason != REASON_TABLE_WRITE_KEY_RANGE ||
                b.r.throttled_part != 6 || b.r.write_units != 0)
                ck_abort_msg("rejection %d", i);
        }
    }
    /* one saved second, then a thousand each second */
    ck_assert_int_ge(accepted, 10900);
    ck_assert_int_le(accepted, 11100);
    ck_assert_int_eq(accepted + rejected, 13000);
    bench_done(&b);
}
END_TEST

START_TEST(small_table_says_no_before_its_partition)
{
    struct bench b = bench_new(2, 10, UINT64_MAX);
    enum err err = ERR_OK;
    int served = 0;
    for (; !err && served < 5000; served++) {
        char item[100];
        snprintf(item, sizeof item, "{\"pk\": \"k%d\", \"sk\": \"s\"}", served);
        engine_advance(b.e, 1000);
        err = put(&b, item);
    }
    /* 300 seconds of 10 are saved, and 10 a second come in */
    ck_assert_int_eq(err, ERR_THROTTLED);
    ck_assert_int_eq(b.r.reason, REASON_TABLE_WRITE_PROVISIONED);
    ck_assert_int_eq(served, 3031);
    bench_done(&b);
}
END_TEST

/* --- copies, digest, pictures ------------------------------------------------------------ */

START_TEST(copy_is_equal_and_goes_its_own_way)
{
    struct bench b = bench_new(4, 0, UINT64_MAX);
    ck_assert_int_eq(put(&b, "{\"pk\": \"a\", \"sk\": \"b\", \"x\": 1}"), ERR_OK);
    struct engine *copy = engine_clone(b.e);
    uint64_t digest = engine_digest(b.e);
    ck_assert_uint_eq(engine_digest(copy), digest);
    ck_assert_int_eq(put(&b, "{\"pk\": \"a\", \"sk\": \"c\", \"y\": 1}"), ERR_OK);
    engine_advance(b.e, 5);
    ck_assert_uint_eq(engine_digest(copy), digest);
    ck_assert_uint_ne(engine_digest(b.e), digest);
    engine_check(copy);
    engine_free(copy);
    bench_done(&b);
}
END_TEST

START_TEST(order_of_arrival_does_not_reach_the_digest)
{
    uint64_t digest[2];
    for (int turn = 0; turn < 2; turn++) {
        struct bench b = bench_new(4, 0, UINT64_MAX);
        for (int i = 0; i < 300; i++) {
            char item[100];
            int n = turn ? 299 - i : i;
            snprintf(item, sizeof item, "{\"pk\": \"p%d\", \"sk\": \"%d\", \"a%d\": 1}", n % 7, n,
                     n % 9);
            if (engine_import(b.e, engine_table_at(b.e, 0), map_of(&b, item), NULL))
                ck_abort_msg("import");
        }
        digest[turn] = engine_digest(b.e);
        bench_done(&b);
    }
    ck_assert_uint_eq(digest[0], digest[1]);
}
END_TEST

START_TEST(snapshot_says_what_the_engine_says)
{
    struct bench b = bench_new(10, 10000, UINT64_MAX);
    struct history *h = history_new();
    engine_free(b.e);
    struct bench fresh = bench_new(10, 10000, UINT64_MAX);
    b.e = fresh.e;
    /* the history must hear of the table: tell it by hand */
    struct trace_event made = {.kind = TRACE_TABLE, .table = 0, .part = -1};
    history_sink(h, &made);
    engine_on_trace(b.e, history_sink, h);
    for (int i = 0; i < 2600; i++) {
        char item[100];
        snprintf(item, sizeof item, "{\"pk\": \"PENDING\", \"sk\": \"%06d\"}", i);
        engine_advance(b.e, (int64_t)i * 1000000 / 650 - engine_now_us(b.e));
        if (put(&b, item))
            ck_abort_msg("put");
    }
    engine_advance(b.e, 4000000 - engine_now_us(b.e));
    struct snap_focus focus = {.has_collection = true, .collection = val_string(SLICE("PENDING"))};
    struct snap *s = snap_take(b.e, h, &focus);
    ck_assert_int_eq(s->focus, 0);
    ck_assert_uint_eq(s->part_count, 10);
    ck_assert_int_eq(s->part[6].state, PART_OK);
    ck_assert_int_eq(s->part[6].write.used, 650 * UNIT);
    ck_assert_int_eq(s->part[5].state, PART_IDLE);
    ck_assert_uint_eq(s->part[6].items, 2600);
    ck_assert(s->has_collection);
    ck_assert_int_eq(s->collection.part, 6);
    ck_assert_uint_eq(s->collection.items, 2600);
    ck_assert_uint_eq(s->collection.count, SNAP_WINDOW);
    ck_assert_str_eq(s->collection.item[0].sk, "000000");
    ck_assert_int_eq(s->request_count, HISTORY_REQUESTS);
    ck_assert_str_eq(s->request[HISTORY_REQUESTS - 1].sort, "002599");
    snap_free(s);
    struct history *copy = history_clone(h);
    ck_assert_int_eq(history_request_count(copy), HISTORY_REQUESTS);
    history_free(copy);
    bench_done(&b);
    history_free(h);
}
END_TEST

START_TEST(table_is_refused_with_the_services_words)
{
    struct engine_config c = engine_config_default();
    struct engine *e = engine_new(&c);
    struct schema s = {0};
    struct errinfo why;
    schema_add(&s, false, SLICE("pk"), VAL_S);
    schema_add(&s, true, SLICE("pk"), VAL_S);
    struct table_spec spec = {.name = SLICE("ab"), .schema = &s};
    ck_assert_int_eq(engine_create_table(e, &spec, &why), ERR_VALIDATION);
    ck_assert_ptr_nonnull(strstr(why.text, "Value 'ab' at 'tableName'"));
    spec.name = SLICE("abc");
    ck_assert_int_eq(engine_create_table(e, &spec, &why), ERR_VALIDATION);
    ck_assert_ptr_nonnull(strstr(why.text, "have the same name"));
    schema_done(&s);
    schema_add(&s, false, SLICE("pk"), VAL_S);
    ck_assert_int_eq(engine_create_table(e, &spec, &why), ERR_OK);
    ck_assert_int_eq(engine_create_table(e, &spec, &why), ERR_IN_USE);
    ck_assert_str_eq(why.text, "Table already exists: abc");
    spec.name = SLICE("many");
    spec.parts = 100001;
    ck_assert_int_eq(engine_create_table(e, &spec, &why), ERR_LIMIT);
    schema_done(&s);
    engine_check(e);
    engine_free(e);
}
END_TEST

/* PX-08 in its modern reading, and the on-demand start. */
static const struct {
    int64_t read, write;
    uint32_t parts;
} start[] = {{0, 0, 4},     {5, 5, 1},          {3000, 1000, 1},   {3001, 1000, 2},
             {10, 3200, 4}, {10000, 10000, 10}, {30000, 10000, 10}};

START_TEST(table_starts_with_the_partitions_it_needs)
{
    struct engine_config c = engine_config_default();
    struct engine *e = engine_new(&c);
    struct schema s = {0};
    schema_add(&s, false, SLICE("pk"), VAL_S);
    struct table_spec spec = {.name = SLICE("abc"),
                              .schema = &s,
                              .billing = start[_i].read ? BILLING_PROVISIONED : BILLING_ON_DEMAND,
                              .read_units = start[_i].read,
                              .write_units = start[_i].write};
    ck_assert_int_eq(engine_create_table(e, &spec, NULL), ERR_OK);
    ck_assert_uint_eq(table_parts(engine_table_at(e, 0)), start[_i].parts);
    schema_done(&s);
    engine_check(e);
    engine_free(e);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("engine");
    TCase *t = tcase_create("bucket");
    tcase_add_test(t, bucket_keeps_what_it_saved_and_no_more);
    tcase_add_test(t, request_dearer_than_the_bucket_is_served_when_it_is_full);
    suite_add_tcase(s, t);
    t = tcase_create("operations");
    tcase_add_test(t, put_replaces_and_pays_for_the_larger);
    tcase_add_test(t, false_condition_is_paid_for_and_changes_nothing);
    tcase_add_test(t, refused_request_leaves_the_same_digest);
    tcase_add_loop_test(t, key_condition_selects_one_run, 0, sizeof run / sizeof *run);
    tcase_add_test(t, scan_visits_each_item_once_and_rounds_in_each_partition);
    tcase_add_test(t, read_is_paid_by_bytes_examined);
    tcase_add_test(t, page_ends_with_the_item_that_reaches_a_megabyte);
    tcase_add_test(t, hot_key_is_rejected_by_its_partition_alone);
    tcase_add_test(t, small_table_says_no_before_its_partition);
    suite_add_tcase(s, t);
    t = tcase_create("whole");
    tcase_add_test(t, copy_is_equal_and_goes_its_own_way);
    tcase_add_test(t, order_of_arrival_does_not_reach_the_digest);
    tcase_add_test(t, snapshot_says_what_the_engine_says);
    tcase_add_test(t, table_is_refused_with_the_services_words);
    tcase_add_loop_test(t, table_starts_with_the_partitions_it_needs, 0,
                        sizeof start / sizeof *start);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
