#include "config.h"

/* Drawn arrivals, retries, dates as keys, indexes, copies under way. */
#include <assert.h>
#include <check.h>
#include <stdlib.h>

#include "base/limits.h"
#include "engine/tree.h"
#include "traffic/arrival.h"
#include "traffic/keytext.h"
#include "traffic/retry.h"
#include "traffic/traffic.h"

enum { SECOND = 1000000 };

static struct num number(const char *text)
{
    struct num n;
    struct errinfo why;
    ck_assert_int_eq(num_parse(slice_of(text), &n, &why), ERR_OK);
    return n;
}

/* Tab (P S, Q S) of `parts` partitions, with the global index Ix (G S) of `index_wcu`, or none,
 * and the local index Loc (P S, R S). */
static struct engine *new_scaled(uint32_t parts, int64_t index_wcu, uint32_t scale)
{
    struct engine_config config = engine_config_default();
    config.scale = scale;
    struct engine *e = engine_new(&config);
    struct schema schema = {0}, index = {0}, local = {0};
    struct errinfo why = {0};
    schema_add(&schema, false, SLICE("P"), VAL_S);
    schema_add(&schema, true, SLICE("Q"), VAL_S);
    schema_add(&index, false, SLICE("Q"), VAL_S);
    schema_add(&local, false, SLICE("P"), VAL_S);
    schema_add(&local, true, SLICE("x"), VAL_S);
    struct index_spec specs[] = {
        {.name = SLICE("Loc"), .schema = &local, .is_local = true},
        {.name = SLICE("Ix0"),
         .schema = &index,
         .billing = BILLING_PROVISIONED,
         .read_units = 100,
         .write_units = index_wcu},
    };
    struct table_spec spec = {
        .name = SLICE("Tab"),
        .schema = &schema,
        .billing = BILLING_PROVISIONED,
        .read_units = 10000,
        .write_units = 10000,
        .parts = parts,
        .indexes = specs,
        .index_count = index_wcu ? 2 : 0,
    };
    enum err err = engine_create_table(e, &spec, &why);
    ck_assert_msg(err == ERR_OK, "%s", why.text);
    schema_done(&schema);
    schema_done(&index);
    schema_done(&local);
    return e;
}

static struct engine *new_engine(uint32_t parts, int64_t index_wcu)
{
    return new_scaled(parts, index_wcu, 1);
}

static struct traffic_spec spec_of(enum op op, const char *rate, int64_t for_us)
{
    struct traffic_spec spec = {.op = op,
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
    struct traffic *t = NULL;
    struct errinfo why = {0};
    enum err err = traffic_new(e, spec, &t, &why);
    ck_assert_msg(err == ERR_OK, "%s", why.text);
    return t;
}

/* --- arrivals -------------------------------------------------------------------------- */

START_TEST(drawn_gaps_have_the_mean_and_the_spread_of_a_poisson_process)
{
    enum { COUNT = 200000 };
    static const struct {
        uint64_t count, us, mean;
    } table[] = {{1000, 1000000, 1000}, {3, 1000000, 333333}, {10, 60000000, 6000000}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct arrival a;
        struct rng rng;
        rng_init(&rng, 7, i);
        arrival_poisson(&a, 0, table[i].count, table[i].us, rng);
        double sum = 0, squares = 0;
        int64_t last = 0;
        for (int k = 0; k < COUNT; k++) {
            double gap = (double)(a.due_us - last) / (double)table[i].mean;
            sum += gap;
            squares += gap * gap;
            last = a.due_us;
            arrival_next(&a);
        }
        double mean = sum / COUNT, spread = squares / COUNT - mean * mean;
        ck_assert_msg(mean > 0.99 && mean < 1.01, "mean %f", mean);
        ck_assert_msg(spread > 0.97 && spread < 1.03, "spread %f", spread);
    }
}
END_TEST

START_TEST(gaps_without_end_are_said_to_be_so)
{
    struct arrival a;
    struct rng rng;
    rng_init(&rng, 1, 1);
    arrival_poisson(&a, INT64_MAX - 1000, 1, UINT64_MAX, rng);
    arrival_next(&a);
    ck_assert(a.due_us == ARRIVAL_NEVER);
}
END_TEST

START_TEST(a_drawn_run_knows_its_requests_and_its_end)
{
    struct engine *e = new_engine(4, 0);
    struct traffic_spec spec = spec_of(OP_PUT, "200", 10 * SECOND);
    spec.is_poisson = true;
    struct traffic *t = begin(e, &spec);
    ck_assert_int_eq(traffic_end_us(t), 10 * SECOND);
    ck_assert_uint_gt(traffic_planned(t), 1850);
    ck_assert_uint_lt(traffic_planned(t), 2150);
    traffic_advance(t, INT64_MAX);
    ck_assert_uint_eq(traffic_totals(t).offered, traffic_planned(t));
    traffic_free(t);

    spec.for_us = 0;
    spec.count = 100;
    t = begin(e, &spec);
    int64_t start = engine_now_us(e), end = traffic_end_us(t);
    ck_assert_uint_eq(traffic_planned(t), 100);
    ck_assert_int_gt(end - start, SECOND / 4);
    ck_assert_int_lt(end - start, SECOND);
    traffic_advance(t, end - 1);
    ck_assert_uint_eq(traffic_totals(t).offered, 99);
    traffic_advance(t, INT64_MAX);
    ck_assert_uint_eq(traffic_totals(t).offered, 100);
    ck_assert_int_eq(engine_now_us(e), end);
    traffic_free(t);
    engine_free(e);
}
END_TEST

START_TEST(drawn_runs_beyond_a_limit_are_refused)
{
    static const struct {
        const char *rate;
        int64_t for_us;
        uint64_t count;
    } table[] = {
        {"100000000", 2 * SECOND, 0},
        {"0.000001", 0, 1000},
        {"0.000000001", 0, 1},
    };
    struct engine *e = new_engine(4, 0);
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct traffic_spec spec = spec_of(OP_PUT, table[i].rate, table[i].for_us);
        struct traffic *t = NULL;
        struct errinfo why = {0};
        spec.count = table[i].count;
        spec.is_poisson = true;
        ck_assert_int_eq(traffic_new(e, &spec, &t, &why), ERR_LIMIT);
        ck_assert_ptr_null(t);
    }
    engine_free(e);
}
END_TEST

/* --- retries --------------------------------------------------------------------------- */

START_TEST(retries_come_in_order_of_their_time)
{
    struct retry_queue q;
    struct rng rng;
    int64_t last = 0;
    rng_init(&rng, 3, 3);
    retry_init(&q, rng);
    ck_assert(retry_due_us(&q) == INT64_MAX);
    ck_assert(!retry_add(&q, (struct retry){.attempts = RETRY_ATTEMPTS}, 0));
    for (int i = 0; i < 5000; i++)
        assert(retry_add(&q, (struct retry){.pk = (uint64_t)i, .attempts = 1 + i % 2}, 7));
    struct retry_queue copy = retry_clone(&q);
    for (int i = 0; i < 5000; i++) {
        struct retry r = retry_take(&q), c = retry_take(&copy);
        assert(r.due_us >= last && r.due_us >= 7 && r.due_us <= 7 + RETRY_BASE_US * r.attempts);
        assert(r.pk == c.pk && r.due_us == c.due_us);
        last = r.due_us;
    }
    ck_assert_int_gt(last, 7 + RETRY_BASE_US);
    retry_done(&q);
    retry_done(&copy);
}
END_TEST

START_TEST(no_more_wait_than_the_limit)
{
    struct retry_queue q;
    struct rng rng;
    rng_init(&rng, 3, 3);
    retry_init(&q, rng);
    for (int i = 0; i < LIMIT_TRAFFIC_RETRIES; i++)
        assert(retry_add(&q, (struct retry){.attempts = 1}, i));
    ck_assert(!retry_add(&q, (struct retry){.attempts = 1}, 0));
    retry_take(&q);
    ck_assert(retry_add(&q, (struct retry){.attempts = 1}, 0));
    retry_done(&q);
}
END_TEST

START_TEST(what_was_throttled_comes_again_and_is_given_up_in_the_end)
{
    /* 1,100 a second on one partition: one in eleven has no place, whoever asks again. */
    struct traffic_totals sum[2];
    for (int i = 0; i < 2; i++) {
        struct engine *e = new_engine(10, 0);
        struct traffic_spec spec = spec_of(OP_PUT, "1100", 20 * SECOND);
        spec.retries = i == 1;
        struct traffic *t = begin(e, &spec);
        traffic_advance(t, INT64_MAX);
        sum[i] = traffic_totals(t);
        ck_assert_uint_eq(sum[i].offered, 22000);
        ck_assert_uint_eq(sum[i].accepted + sum[i].rejected, 22000);
        ck_assert_uint_eq(sum[i].parts[0].accepted, sum[i].accepted);
        ck_assert_uint_eq(sum[i].parts[0].rejected, sum[i].rejected);
        ck_assert_uint_eq(table_items(engine_table(e, SLICE("Tab"))), sum[i].accepted);
        ck_assert_int_eq(engine_now_us(e), 20 * SECOND);
        traffic_free(t);
        engine_check(e);
        engine_free(e);
    }
    ck_assert_uint_eq(sum[0].retries, 0);
    ck_assert_uint_gt(sum[1].retries, 1000);
    ck_assert_uint_lt(sum[1].retries, 2 * sum[1].offered);
}
END_TEST

START_TEST(short_bursts_are_served_by_retrying)
{
    uint64_t rejected[2];
    for (int i = 0; i < 2; i++) {
        struct engine *e = new_scaled(4, 0, 50); /* twenty a second, twenty saved */
        struct traffic_spec spec = spec_of(OP_PUT, "19", 3000 * (int64_t)SECOND);
        spec.is_poisson = true;
        spec.retries = i == 1;
        struct traffic *t = begin(e, &spec);
        traffic_advance(t, INT64_MAX);
        rejected[i] = traffic_totals(t).rejected;
        traffic_free(t);
        engine_free(e);
    }
    ck_assert_uint_gt(rejected[0], 100);
    ck_assert_uint_lt(rejected[1], rejected[0] * 9 / 10);
}
END_TEST

START_TEST(what_is_no_throttle_is_not_sent_again)
{
    struct engine *e = new_engine(4, 0);
    struct traffic_spec spec = spec_of(OP_PUT, "100", SECOND);
    spec.retries = true;
    struct traffic *t = begin(e, &spec);
    engine_drop_table(e, engine_table(e, SLICE("Tab")));
    traffic_advance(t, INT64_MAX);
    struct traffic_totals sum = traffic_totals(t);
    ck_assert_uint_eq(sum.rejected, 100);
    ck_assert_uint_eq(sum.throttled, 0);
    ck_assert_uint_eq(sum.retries, 0);
    ck_assert_int_eq(sum.causes[0].err, ERR_NOT_FOUND);
    ck_assert_int_eq(traffic_table_used(t), 0);
    traffic_free(t);
    engine_free(e);
}
END_TEST

/* --- keys by the clock ----------------------------------------------------------------- */

START_TEST(dates_are_those_of_the_calendar)
{
    static const struct {
        enum keydist_clock clock;
        uint64_t number;
        const char *text, *digits;
    } table[] = {
        {KEYDIST_DAY, 0, "2026-01-01", "20260101"},
        {KEYDIST_DAY, 30, "2026-01-31", "20260131"},
        {KEYDIST_DAY, 31, "2026-02-01", "20260201"},
        {KEYDIST_DAY, 58, "2026-02-28", "20260228"},
        {KEYDIST_DAY, 59, "2026-03-01", "20260301"},
        {KEYDIST_DAY, 364, "2026-12-31", "20261231"},
        {KEYDIST_DAY, 365, "2027-01-01", "20270101"},
        {KEYDIST_DAY, 789, "2028-02-29", "20280229"},
        {KEYDIST_DAY, 27087, "2100-03-01", "21000301"},
        {KEYDIST_HOUR, 0, "2026-01-01T00", "2026010100"},
        {KEYDIST_HOUR, 47, "2026-01-02T23", "2026010223"},
        {KEYDIST_MINUTE, 0, "2026-01-01T00:00", "202601010000"},
        {KEYDIST_MINUTE, 1439, "2026-01-01T23:59", "202601012359"},
        {KEYDIST_MINUTE, 1440, "2026-01-02T00:00", "202601020000"},
    };
    struct buf out = BUF_INIT;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        buf_clear(&out);
        keytext_date(table[i].clock, table[i].number, false, &out);
        ck_assert_str_eq(buf_str(&out), table[i].text);
        buf_clear(&out);
        keytext_date(table[i].clock, table[i].number, true, &out);
        ck_assert_str_eq(buf_str(&out), table[i].digits);
    }
    buf_done(&out);
}
END_TEST

static uint64_t collection(struct engine *e, const char *pk)
{
    uint64_t items, bytes;
    table_collection(engine_table(e, SLICE("Tab")), slice_of(pk), &items, &bytes);
    return items;
}

START_TEST(the_key_is_the_date_of_the_moment)
{
    struct engine *e = new_engine(4, 0);
    struct traffic_spec spec = spec_of(OP_PUT, "1", 3 * 86400 * (int64_t)SECOND);
    spec.rate_us = 3600 * (uint64_t)SECOND;
    spec.keys = (struct keydist_spec){.kind = KEYDIST_CLOCK, .clock = KEYDIST_DAY};
    struct traffic *t = begin(e, &spec);
    traffic_advance(t, INT64_MAX);
    traffic_free(t);
    ck_assert_uint_eq(collection(e, "2026-01-01"), 24);
    ck_assert_uint_eq(collection(e, "2026-01-02"), 24);
    ck_assert_uint_eq(collection(e, "2026-01-03"), 24);
    spec.named = SLICE("log#{}");
    t = begin(e, &spec);
    traffic_advance(t, INT64_MAX);
    traffic_free(t);
    ck_assert_uint_eq(collection(e, "log#2026-01-04"), 24);
    engine_free(e);
}
END_TEST

START_TEST(replayed_keys_come_in_their_order_and_again)
{
    struct engine *e = new_engine(4, 0);
    struct traffic_spec spec = spec_of(OP_PUT, "10", 0);
    struct val keys[] = {val_string(SLICE("b")), val_string(SLICE("a")), val_string(SLICE("b"))};
    spec.count = 7;
    spec.keys = (struct keydist_spec){.kind = KEYDIST_REPLAY, .replay = keys, .replay_count = 3};
    struct traffic *t = begin(e, &spec);
    traffic_advance(t, INT64_MAX);
    traffic_free(t);
    ck_assert_uint_eq(collection(e, "b"), 5);
    ck_assert_uint_eq(collection(e, "a"), 2);
    engine_free(e);
}
END_TEST

/* --- updates and indexes --------------------------------------------------------------- */

START_TEST(an_update_counts_in_the_first_item)
{
    struct engine *e = new_engine(4, 0);
    struct traffic_spec spec = spec_of(OP_UPDATE, "100", SECOND);
    struct traffic *t = begin(e, &spec);
    traffic_advance(t, INT64_MAX);
    ck_assert_uint_eq(traffic_totals(t).accepted, 100);
    ck_assert_int_eq(traffic_totals(t).write_units, 100 * (int64_t)UNIT);
    traffic_free(t);
    struct tree_cursor c;
    tree_seek_first(&c, table_tree(engine_table(e, SLICE("Tab"))));
    const struct item *item = tree_next(&c);
    struct doc doc =
        doc_of_item(table_schema(engine_table(e, SLICE("Tab"))), engine_names(e), item);
    struct val v;
    struct num n;
    ck_assert(doc_get(&doc, SLICE("x"), &v, NULL));
    num_decode(v.p, v.n, &n);
    ck_assert_uint_eq(keydist_scaled(&n, 0), 100);
    ck_assert_ptr_null(tree_next(&c));
    engine_free(e);
}
END_TEST

START_TEST(an_index_is_queried_by_its_own_key_and_pays_itself)
{
    struct engine *e = new_engine(4, 1000);
    struct traffic_spec spec = spec_of(OP_PUT, "10", SECOND);
    struct traffic *t = begin(e, &spec);
    traffic_advance(t, INT64_MAX);
    traffic_free(t);
    spec = spec_of(OP_QUERY, "100", 2 * SECOND);
    spec.index = SLICE("Ix0");
    spec.keys.one = val_string(SLICE("r0000000003"));
    t = begin(e, &spec);
    traffic_advance(t, INT64_MAX);
    struct traffic_totals sum = traffic_totals(t);
    ck_assert_uint_eq(sum.returned, 200);
    ck_assert_int_eq(sum.read_units, 100 * (int64_t)UNIT);
    ck_assert_int_eq(traffic_table_used(t), 500000); /* 50 of its 100 units a second */
    traffic_free(t);
    /* A local index is paid by its table. */
    spec.index = SLICE("Loc");
    spec.keys.one = val_string(SLICE("PENDING"));
    t = begin(e, &spec);
    traffic_advance(t, INT64_MAX);
    ck_assert_int_eq(traffic_table_used(t), 5000);
    traffic_free(t);
    engine_free(e);
}
END_TEST

START_TEST(an_index_without_units_throttles_the_writes_of_its_table)
{
    struct engine *e = new_engine(4, 5);
    struct traffic_spec spec = spec_of(OP_PUT, "100", 60 * SECOND);
    spec.keys = (struct keydist_spec){.kind = KEYDIST_UNIFORM, .count = 100};
    struct traffic *t = begin(e, &spec);
    traffic_advance(t, INT64_MAX);
    struct traffic_totals sum = traffic_totals(t);
    ck_assert_uint_gt(sum.rejected, 4000);
    ck_assert_uint_eq(sum.throttled, sum.rejected);
    ck_assert_uint_eq(sum.cause_count, 1);
    ck_assert_int_eq(sum.causes[0].reason, REASON_INDEX_WRITE_PROVISIONED);
    /* Of the table's own units, not of those that the index paid. */
    ck_assert_int_lt(traffic_table_used(t), 5000);
    traffic_free(t);
    engine_check(e);
    engine_free(e);
}
END_TEST

START_TEST(indexes_are_not_written_and_must_be_there)
{
    static const struct {
        enum op op;
        const char *index;
        bool has_sort;
        enum err err;
    } table[] = {
        {OP_PUT, "Ix0", false, ERR_LAB},          {OP_GET, "Ix0", false, ERR_LAB},
        {OP_UPDATE, "Ix0", false, ERR_LAB},       {OP_DELETE, "Ix0", false, ERR_LAB},
        {OP_QUERY, "Ix9", false, ERR_VALIDATION}, {OP_QUERY, "Ix0", true, ERR_LAB},
    };
    struct engine *e = new_engine(4, 10);
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct traffic_spec spec = spec_of(table[i].op, "1", SECOND);
        struct traffic *t = NULL;
        struct errinfo why = {0};
        spec.index = slice_of(table[i].index);
        spec.has_sort = table[i].has_sort;
        spec.sort = (struct keydist_spec){.kind = KEYDIST_SEQUENCE};
        ck_assert_int_eq(traffic_new(e, &spec, &t, &why), table[i].err);
        ck_assert_ptr_null(t);
    }
    engine_free(e);
}
END_TEST

/* --- copies and pieces ----------------------------------------------------------------- */

static struct traffic_spec busy_spec(size_t i)
{
    struct traffic_spec spec = spec_of(i % 2 ? OP_UPDATE : OP_PUT, "1700", 3 * SECOND);
    spec.keys =
        i < 2
            ? (struct keydist_spec){.kind = KEYDIST_ZIPF, .count = 1000, .exponent = number("1.3")}
            : (struct keydist_spec){.kind = KEYDIST_CLOCK, .clock = KEYDIST_MINUTE};
    spec.is_poisson = i != 2;
    spec.retries = true;
    return spec;
}

START_TEST(with_retries_and_drawn_gaps_a_run_in_pieces_is_the_run_at_once)
{
    static const int64_t steps[] = {97, 770, 16667, 250001, 5 * SECOND};
    for (size_t k = 0; k < 4; k++) {
        uint64_t digest = 0;
        struct traffic_totals whole = {0};
        for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
            struct engine *e = new_engine(4, 0);
            struct traffic_spec spec = busy_spec(k);
            struct traffic *t = begin(e, &spec);
            for (int64_t now = steps[i]; !traffic_done(t); now += steps[i])
                traffic_advance(t, now);
            struct traffic_totals sum = traffic_totals(t);
            if (i == 0) {
                digest = engine_digest(e);
                whole = sum;
            }
            ck_assert_uint_eq(engine_digest(e), digest);
            ck_assert_uint_eq(sum.retries, whole.retries);
            ck_assert_uint_eq(sum.rejected, whole.rejected);
            ck_assert_uint_eq(sum.rejected_second, whole.rejected_second);
            traffic_free(t);
            engine_free(e);
        }
    }
}
END_TEST

START_TEST(a_copy_under_way_goes_on_as_the_original)
{
    for (size_t k = 0; k < 4; k++) {
        struct engine *e = new_engine(4, 0);
        struct traffic_spec spec = busy_spec(k);
        struct traffic *t = begin(e, &spec);
        traffic_advance(t, SECOND + 12345);
        struct engine *copy = engine_clone(e);
        struct traffic *u = traffic_clone(t, copy);
        traffic_advance(t, INT64_MAX);
        struct traffic_totals one = traffic_totals(t);
        uint64_t digest = engine_digest(e);
        traffic_advance(u, INT64_MAX);
        struct traffic_totals two = traffic_totals(u);
        ck_assert_uint_eq(engine_digest(copy), digest);
        ck_assert_uint_eq(one.retries, two.retries);
        ck_assert_uint_eq(one.accepted, two.accepted);
        ck_assert_uint_eq(one.part_count, two.part_count);
        ck_assert_int_eq(traffic_table_used(t), traffic_table_used(u));
        traffic_free(t);
        traffic_free(u);
        engine_free(e);
        engine_free(copy);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("traffic_kinds");
    TCase *t = tcase_create("traffic_kinds");
    tcase_set_timeout(t, 120);
    tcase_add_test(t, drawn_gaps_have_the_mean_and_the_spread_of_a_poisson_process);
    tcase_add_test(t, gaps_without_end_are_said_to_be_so);
    tcase_add_test(t, a_drawn_run_knows_its_requests_and_its_end);
    tcase_add_test(t, drawn_runs_beyond_a_limit_are_refused);
    tcase_add_test(t, retries_come_in_order_of_their_time);
    tcase_add_test(t, no_more_wait_than_the_limit);
    tcase_add_test(t, what_was_throttled_comes_again_and_is_given_up_in_the_end);
    tcase_add_test(t, short_bursts_are_served_by_retrying);
    tcase_add_test(t, what_is_no_throttle_is_not_sent_again);
    tcase_add_test(t, dates_are_those_of_the_calendar);
    tcase_add_test(t, the_key_is_the_date_of_the_moment);
    tcase_add_test(t, replayed_keys_come_in_their_order_and_again);
    tcase_add_test(t, an_update_counts_in_the_first_item);
    tcase_add_test(t, an_index_is_queried_by_its_own_key_and_pays_itself);
    tcase_add_test(t, an_index_without_units_throttles_the_writes_of_its_table);
    tcase_add_test(t, indexes_are_not_written_and_must_be_there);
    tcase_add_test(t, with_retries_and_drawn_gaps_a_run_in_pieces_is_the_run_at_once);
    tcase_add_test(t, a_copy_under_way_goes_on_as_the_original);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
