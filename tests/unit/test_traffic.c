#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "base/limits.h"
#include "engine/tree.h"
#include "traffic/traffic.h"

enum { SECOND = 1000000 };

static struct num number(const char *text)
{
    struct num n;
    struct errinfo why;
    ck_assert_int_eq(num_parse(slice_of(text), &n, &why), ERR_OK);
    return n;
}

/* A table Tab with partition key P of type `pk` and, unless it is '-', sort key Q. */
static struct engine *new_engine(char pk, char sk, uint32_t parts)
{
    struct engine_config config = engine_config_default();
    struct engine *e = engine_new(&config);
    struct schema schema = {0};
    static const char types[] = "SNB";
    schema_add(&schema, false, SLICE("P"), (enum val_type)(strchr(types, pk) - types));
    if (sk != '-')
        schema_add(&schema, true, SLICE("Q"), (enum val_type)(strchr(types, sk) - types));
    struct table_spec spec = {.name = SLICE("Tab"),
                              .schema = &schema,
                              .billing = BILLING_PROVISIONED,
                              .read_units = 10000,
                              .write_units = 10000,
                              .parts = parts};
    struct errinfo why;
    ck_assert_int_eq(engine_create_table(e, &spec, &why), ERR_OK);
    schema_done(&schema);
    return e;
}

static struct traffic_spec put_spec(const char *rate, int64_t for_us)
{
    struct traffic_spec spec = {.op = OP_PUT,
                                .table = SLICE("Tab"),
                                .keys = {.kind = KEYDIST_ONE, .one = val_string(SLICE("PENDING"))},
                                .for_us = for_us,
                                .seed = 42,
                                .stream = 1};
    struct num n = number(rate);
    struct errinfo why;
    ck_assert_int_eq(traffic_rate(&n, SECOND, &spec, &why), ERR_OK);
    return spec;
}

static struct traffic *begin(struct engine *e, const struct traffic_spec *spec)
{
    struct traffic *t;
    struct errinfo why = {0};
    enum err err = traffic_new(e, spec, &t, &why);
    ck_assert_msg(err == ERR_OK, "%s", why.text);
    return t;
}

static struct traffic_totals run(struct engine *e, const struct traffic_spec *spec)
{
    struct traffic *t = begin(e, spec);
    traffic_advance(t, INT64_MAX);
    ck_assert(traffic_done(t));
    struct traffic_totals sum = traffic_totals(t);
    ck_assert_uint_eq(sum.offered, sum.accepted + sum.rejected);
    sum.parts = NULL; /* they go with the run */
    sum.causes = NULL;
    traffic_free(t);
    engine_check(e);
    return sum;
}

START_TEST(one_hot_key_is_throttled_while_the_table_is_idle)
{
    struct engine *e = new_engine('S', 'S', 10);
    struct traffic_spec spec = put_spec("1300", 60 * SECOND);
    struct traffic *t = begin(e, &spec);
    ck_assert_uint_eq(traffic_planned(t), 78000);
    ck_assert_int_eq(traffic_end_us(t), 60 * SECOND);
    traffic_advance(t, INT64_MAX);
    struct traffic_totals sum = traffic_totals(t);
    ck_assert_uint_eq(sum.offered, 78000);
    /* A thousand a second and the second that was saved. */
    ck_assert_uint_ge(sum.accepted, 60900);
    ck_assert_uint_le(sum.accepted, 61100);
    ck_assert_uint_eq(sum.rejected, sum.offered - sum.accepted);
    ck_assert_uint_eq(sum.throttled, sum.rejected);
    ck_assert_uint_ge(sum.rejected_second, 299);
    ck_assert_uint_le(sum.rejected_second, 301);
    ck_assert_uint_eq(sum.part_count, 1);
    ck_assert_int_eq(sum.parts[0].id, 6);
    ck_assert_uint_eq(sum.parts[0].rejected, sum.rejected);
    ck_assert_ptr_eq(traffic_hottest(&sum), sum.parts);
    ck_assert_uint_eq(sum.cause_count, 1);
    ck_assert_int_eq(sum.causes[0].err, ERR_THROTTLED);
    ck_assert_int_eq(traffic_cause_most(&sum)->reason, REASON_TABLE_WRITE_KEY_RANGE);
    int64_t used = traffic_table_used(t);
    ck_assert_int_gt(used, 100000);
    ck_assert_int_lt(used, 103000);
    ck_assert_int_eq(engine_now_us(e), 60 * SECOND);
    ck_assert_uint_eq(table_items(engine_table(e, SLICE("Tab"))), sum.accepted);
    traffic_free(t);
    engine_free(e);
}
END_TEST

START_TEST(many_keys_share_the_load)
{
    struct engine *e = new_engine('S', 'S', 10);
    struct traffic_spec spec = put_spec("1300", 30 * SECOND);
    spec.keys = (struct keydist_spec){.kind = KEYDIST_UNIFORM, .count = 10000};
    struct traffic *t = begin(e, &spec);
    traffic_advance(t, INT64_MAX);
    struct traffic_totals sum = traffic_totals(t);
    ck_assert_uint_eq(sum.accepted, 39000);
    ck_assert_uint_eq(sum.rejected_second, 0);
    ck_assert_uint_eq(sum.part_count, 10);
    uint64_t offered = 0;
    for (size_t i = 0; i < sum.part_count; i++) {
        offered += sum.parts[i].offered;
        ck_assert_int_eq(sum.parts[i].id, (int)i);
        ck_assert_uint_lt(sum.parts[i].offered, 39000 / 10 * 13 / 10);
    }
    ck_assert_uint_eq(offered, 39000);
    ck_assert_ptr_null(traffic_cause_most(&sum));
    traffic_free(t);
    engine_free(e);
}
END_TEST

/* The stage moves in frames, a grader at once: requests and state are the same. */
START_TEST(a_run_in_pieces_is_the_run_at_once)
{
    static const int64_t steps[] = {97, 769, 770, 16667, 250001, SECOND, 3 * SECOND + 7};
    uint64_t digest = 0;
    struct traffic_totals whole = {0};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        struct engine *e = new_engine('S', 'S', 4);
        struct traffic_spec spec = put_spec("1700", 2 * SECOND);
        spec.keys =
            (struct keydist_spec){.kind = KEYDIST_ZIPF, .count = 1000, .exponent = number("1.1")};
        struct traffic *t = begin(e, &spec);
        int64_t now = 0;
        while (!traffic_done(t))
            traffic_advance(t, now += steps[i]);
        struct traffic_totals sum = traffic_totals(t);
        if (i == 0) {
            digest = engine_digest(e);
            whole = sum;
        }
        ck_assert_uint_eq(engine_digest(e), digest);
        ck_assert_uint_eq(sum.accepted, whole.accepted);
        ck_assert_uint_eq(sum.rejected_second, whole.rejected_second);
        ck_assert_int_eq(sum.write_units, whole.write_units);
        traffic_free(t);
        engine_free(e);
    }
}
END_TEST

START_TEST(arrivals_are_at_k_over_the_rate)
{
    /* Of 3 a second number 1 comes at 333,333 us and number 2 at 666,666. */
    struct engine *e = new_engine('S', 'S', 1);
    struct traffic_spec spec = put_spec("3", 2 * SECOND);
    struct traffic *t = begin(e, &spec);
    static const struct {
        int64_t until;
        uint64_t sent;
    } table[] = {{0, 0},       {1, 1},          {333333, 1},    {333334, 2},
                 {666666, 2},  {666667, 3},     {SECOND, 3},    {SECOND + 1, 4},
                 {1333334, 5}, {2 * SECOND, 6}, {9 * SECOND, 6}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        traffic_advance(t, table[i].until);
        ck_assert_uint_eq(traffic_totals(t).offered, table[i].sent);
        ck_assert_int_eq(engine_now_us(e),
                         table[i].until < 2 * SECOND ? table[i].until : 2 * SECOND);
    }
    traffic_free(t);
    engine_free(e);
}
END_TEST

START_TEST(at_most_so_many_at_a_time)
{
    struct engine *e = new_engine('S', 'S', 1);
    struct traffic_spec spec = put_spec("100", SECOND);
    struct traffic *t = begin(e, &spec);
    ck_assert_uint_eq(traffic_send(t, SECOND, 30), 30);
    ck_assert_uint_eq(traffic_totals(t).offered, 30);
    ck_assert_int_eq(engine_now_us(e), 290000);
    ck_assert_uint_eq(traffic_send(t, SECOND, 69), 69);
    ck_assert_uint_eq(traffic_send(t, SECOND, 5), 1);
    ck_assert(!traffic_done(t));
    traffic_advance(t, SECOND);
    ck_assert(traffic_done(t));
    traffic_free(t);
    engine_free(e);
}
END_TEST

START_TEST(rates_and_counts_make_the_duration)
{
    static const struct {
        const char *rate;
        int64_t unit, for_us;
        uint64_t count, planned;
        int64_t end;
    } table[] = {
        {"0.5", SECOND, 10 * SECOND, 0, 5, 10 * SECOND},
        {"1", 60 * SECOND, 600 * (int64_t)SECOND, 0, 10, 600 * (int64_t)SECOND},
        {"90", 3600 * (int64_t)SECOND, 60 * SECOND, 0, 2, 60 * SECOND},
        {"3", SECOND, 0, 7, 7, 2333334},
        {"1000", SECOND, 0, 500, 500, 500000},
        {"1000", SECOND, SECOND, 500, 500, 500000},
        {"1000", SECOND, SECOND, 1500, 1000, SECOND},
        {"1e9", SECOND, 1, 0, 1000, 1},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct engine *e = new_engine('S', 'S', 1);
        struct traffic_spec spec = put_spec("1", table[i].for_us);
        struct num n = number(table[i].rate);
        struct errinfo why;
        ck_assert_int_eq(traffic_rate(&n, table[i].unit, &spec, &why), ERR_OK);
        spec.count = table[i].count;
        struct traffic *t = begin(e, &spec);
        ck_assert_msg(traffic_planned(t) == table[i].planned, "row %zu plans %llu", i,
                      (unsigned long long)traffic_planned(t));
        ck_assert_int_eq(traffic_end_us(t), table[i].end);
        traffic_free(t);
        engine_free(e);
    }
}
END_TEST

static bool has_item(struct engine *e, struct val pk, struct val sk)
{
    const struct table *t = engine_table(e, SLICE("Tab"));
    struct buf p = BUF_INIT, s = BUF_INIT;
    schema_encode(&pk, 1, &p);
    if (table_schema(t)->sk_count > 0)
        schema_encode(&sk, 1, &s);
    struct tree_key key = {schema_hash(buf_slice(&p)), buf_slice(&p), buf_slice(&s)};
    bool found = tree_find(table_tree(t), &key);
    buf_done(&p);
    buf_done(&s);
    return found;
}

static struct val number_val(const char *text)
{
    static uint8_t enc[4][NUM_ENC_MAX];
    static int next;
    struct num n = number(text);
    uint8_t *at = enc[next++ % 4];
    return (struct val){VAL_N, at, (uint32_t)num_encode(&n, at)};
}

START_TEST(keys_are_named_by_their_numbers)
{
    struct engine *e = new_engine('S', 'S', 1);
    struct traffic_spec spec = put_spec("10", SECOND);
    spec.keys = (struct keydist_spec){.kind = KEYDIST_SEQUENCE, .count = 4};
    run(e, &spec);
    ck_assert(has_item(e, val_string(SLICE("k1")), val_string(SLICE("r0000000001"))));
    ck_assert(has_item(e, val_string(SLICE("k2")), val_string(SLICE("r0000000010"))));
    ck_assert(!has_item(e, val_string(SLICE("k5")), val_string(SLICE("r0000000005"))));
    spec.named = SLICE("C#{}/{{}x");
    run(e, &spec);
    ck_assert(has_item(e, val_string(SLICE("C#3/{3x")), val_string(SLICE("r0000000003"))));
    engine_free(e);
}
END_TEST

START_TEST(number_keys_take_the_number)
{
    struct engine *e = new_engine('N', 'N', 1);
    struct traffic_spec spec = put_spec("10", SECOND);
    spec.keys = (struct keydist_spec){.kind = KEYDIST_SEQUENCE};
    run(e, &spec);
    ck_assert(has_item(e, number_val("1"), number_val("1")));
    ck_assert(has_item(e, number_val("10"), number_val("10")));
    engine_free(e);

    e = new_engine('B', '-', 1);
    run(e, &spec);
    ck_assert(has_item(e, val_binary(SLICE("k10")), (struct val){0}));
    ck_assert_uint_eq(table_items(engine_table(e, SLICE("Tab"))), 10);
    engine_free(e);
}
END_TEST

START_TEST(sort_keys_can_be_drawn_too)
{
    struct engine *e = new_engine('S', 'S', 1);
    struct traffic_spec spec = put_spec("100", SECOND);
    spec.has_sort = true;
    spec.sort = (struct keydist_spec){.kind = KEYDIST_UNIFORM, .count = 3};
    run(e, &spec);
    ck_assert_uint_eq(table_items(engine_table(e, SLICE("Tab"))), 3);
    ck_assert(has_item(e, val_string(SLICE("PENDING")), val_string(SLICE("r0000000003"))));
    engine_free(e);
}
END_TEST

START_TEST(items_have_the_size_that_was_asked)
{
    static const struct {
        uint64_t size, bytes;
    } table[] = {{0, 20}, {1, 20}, {20, 20}, {21, 21}, {22, 22}, {100, 100}, {1025, 1025}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct engine *e = new_engine('S', 'S', 1);
        struct traffic_spec spec = put_spec("1", SECOND);
        spec.size = table[i].size;
        struct traffic_totals sum = run(e, &spec);
        ck_assert_uint_eq(table_bytes(engine_table(e, SLICE("Tab"))), table[i].bytes);
        ck_assert_int_eq(sum.write_units, table[i].bytes > 1024 ? 2 * UNIT : UNIT);
        engine_free(e);
    }
}
END_TEST

START_TEST(reads_take_the_first_item_of_the_collection)
{
    struct engine *e = new_engine('S', 'S', 4);
    struct traffic_spec spec = put_spec("10", SECOND);
    run(e, &spec);
    spec.op = OP_GET;
    struct traffic_totals sum = run(e, &spec);
    ck_assert_uint_eq(sum.returned, 10);
    ck_assert_int_eq(sum.read_units, 10 * UNIT / 2);
    spec.consistent = true;
    ck_assert_int_eq(run(e, &spec).read_units, 10 * UNIT);
    spec.op = OP_QUERY;
    sum = run(e, &spec);
    ck_assert_uint_eq(sum.returned, 100);
    /* Each deletes what is first by then; a get of what is gone is served all the same. */
    spec.op = OP_DELETE;
    spec.consistent = false;
    ck_assert_uint_eq(run(e, &spec).accepted, 10);
    ck_assert_uint_eq(table_items(engine_table(e, SLICE("Tab"))), 0);
    spec.op = OP_GET;
    sum = run(e, &spec);
    ck_assert_uint_eq(sum.accepted, 10);
    ck_assert_uint_eq(sum.returned, 0);
    engine_free(e);
}
END_TEST

START_TEST(what_cannot_be_sent_is_refused_before)
{
    static const struct {
        const char *table;
        bool is_number, has_sort;
        uint64_t size;
        const char *rate;
        int64_t for_us;
        enum err err;
    } table[] = {
        {"Tub", false, false, 0, "1", SECOND, ERR_NOT_FOUND},
        {"Tab", true, false, 0, "1", SECOND, ERR_LAB},
        {"Tab", false, true, 0, "1", SECOND, ERR_LAB},
        {"Tab", false, false, LIMIT_ITEM_BYTES + 1, "1", SECOND, ERR_LIMIT},
        {"Tab", false, false, 0, "1e9", SECOND, ERR_LIMIT},
        {"Tab", false, false, 0, "1", 31 * (int64_t)86400 * SECOND, ERR_LIMIT},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct engine *e = new_engine('S', '-', 1);
        uint64_t digest = engine_digest(e);
        struct traffic_spec spec = put_spec(table[i].rate, table[i].for_us);
        spec.table = slice_of(table[i].table);
        spec.size = table[i].size;
        if (table[i].is_number)
            spec.keys.one = number_val("7");
        spec.has_sort = table[i].has_sort;
        spec.sort = (struct keydist_spec){.kind = KEYDIST_SEQUENCE};
        struct traffic *t;
        struct errinfo why = {0};
        ck_assert_int_eq(traffic_new(e, &spec, &t, &why), table[i].err);
        ck_assert_str_ne(why.text, "");
        ck_assert_uint_eq(engine_digest(e), digest);
        engine_free(e);
    }
}
END_TEST

START_TEST(what_is_no_rate_is_refused)
{
    static const char *const table[] = {"0", "-1", "1e10", "1e-20"};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct num n = number(table[i]);
        struct traffic_spec spec = {0};
        struct errinfo why = {0};
        ck_assert_int_eq(traffic_rate(&n, SECOND, &spec, &why), ERR_LAB);
    }
}
END_TEST

START_TEST(the_last_full_second_is_the_one_before_now)
{
    /* Full at once: 1,000 are served, then 1,000 a second of 2,000. */
    struct engine *e = new_engine('S', 'S', 10);
    struct traffic_spec spec = put_spec("2000", 4 * SECOND);
    struct traffic *t = begin(e, &spec);
    traffic_advance(t, SECOND - 1);
    ck_assert(!traffic_totals(t).has_second);
    traffic_advance(t, SECOND);
    struct traffic_totals sum = traffic_totals(t);
    ck_assert(sum.has_second);
    ck_assert_uint_le(sum.rejected_second, 2);
    traffic_advance(t, 2 * SECOND + 500000);
    ck_assert_uint_ge(traffic_totals(t).rejected_second, 998);
    ck_assert_uint_le(traffic_totals(t).rejected_second, 1001);
    traffic_free(t);
    engine_free(e);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("traffic");
    TCase *t = tcase_create("traffic");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, one_hot_key_is_throttled_while_the_table_is_idle);
    tcase_add_test(t, many_keys_share_the_load);
    tcase_add_test(t, a_run_in_pieces_is_the_run_at_once);
    tcase_add_test(t, arrivals_are_at_k_over_the_rate);
    tcase_add_test(t, at_most_so_many_at_a_time);
    tcase_add_test(t, rates_and_counts_make_the_duration);
    tcase_add_test(t, keys_are_named_by_their_numbers);
    tcase_add_test(t, number_keys_take_the_number);
    tcase_add_test(t, sort_keys_can_be_drawn_too);
    tcase_add_test(t, items_have_the_size_that_was_asked);
    tcase_add_test(t, reads_take_the_first_item_of_the_collection);
    tcase_add_test(t, what_cannot_be_sent_is_refused_before);
    tcase_add_test(t, what_is_no_rate_is_refused);
    tcase_add_test(t, the_last_full_second_is_the_one_before_now);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
