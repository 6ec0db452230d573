#include "config.h"

/* Indexes that are behind their table: drawn lags, and reads that show it. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/rng.h"
#include "ebench.h"
#include "engine/engine_int.h"

enum { MS = 1000 };

/* Tab (pk) with the global index gix (g, s). */
static struct ebench bench(int64_t lag_us, int64_t model_ms)
{
    struct engine_config config = engine_config_default();
    struct schema g = {0};
    ebench_schema(&g, "g s");
    struct index_spec ix = {.name = SLICE("gix"), .schema = &g, .lag_us = lag_us};
    config.index_lag_ms = model_ms;
    struct table_spec spec = {.billing = BILLING_PROVISIONED,
                              .read_units = 100000,
                              .write_units = 100000,
                              .indexes = &ix,
                              .index_count = 1};
    ix.billing = BILLING_PROVISIONED;
    ix.read_units = ix.write_units = 100000;
    struct ebench b = ebench_of(&config, "pk", spec);
    schema_done(&g);
    return b;
}

static bool ask(struct ebench *b, const char *where)
{
    struct request q = {0};
    ck_assert_int_eq(ebench_query(b, "gix", where, &q), ERR_OK);
    return b->r.is_stale;
}

START_TEST(a_read_is_stale_while_a_change_in_its_reach_is_on_its_way)
{
    struct ebench b = bench(500 * MS, 0);
    ck_assert_int_eq(ebench_do(&b, OP_PUT, "{\"pk\": \"1\", \"g\": \"a\", \"s\": \"5\"}"), ERR_OK);
    ck_assert(ask(&b, "g = \"a\""));
    ck_assert(!ask(&b, "g = \"b\""));
    ck_assert(ask(&b, "g = \"a\" and s > \"4\""));
    ck_assert(!ask(&b, "g = \"a\" and s > \"5\""));
    ck_assert(ask(&b, "g = \"a\" and s >= \"5\""));
    ck_assert(!ask(&b, "g = \"a\" and begins_with(s, \"6\")"));
    struct request scan = {.op = OP_SCAN, .table = SLICE("Tab"), .index = SLICE("gix")};
    ck_assert_int_eq(engine_do(b.e, &scan, &b.r), ERR_OK);
    ck_assert(b.r.is_stale);
    scan.index = SLICE("");
    ck_assert_int_eq(engine_do(b.e, &scan, &b.r), ERR_OK);
    ck_assert(!b.r.is_stale); /* the table is what it is */
    engine_advance(b.e, 500 * MS);
    ck_assert(!ask(&b, "g = \"a\""));
    /* An attribute changes, an entry moves, an entry goes. */
    ck_assert_int_eq(ebench_change(&b, "{\"pk\": \"1\"}", "set x = \"1\""), ERR_OK);
    ck_assert(ask(&b, "g = \"a\""));
    engine_advance(b.e, 500 * MS);
    ck_assert_int_eq(ebench_change(&b, "{\"pk\": \"1\"}", "set g = \"b\""), ERR_OK);
    ck_assert(ask(&b, "g = \"a\""));
    ck_assert(ask(&b, "g = \"b\""));
    ck_assert(!ask(&b, "g = \"c\""));
    engine_advance(b.e, 500 * MS);
    ck_assert_int_eq(ebench_do(&b, OP_DELETE, "{\"pk\": \"1\"}"), ERR_OK);
    ck_assert(ask(&b, "g = \"b\""));
    engine_advance(b.e, 500 * MS);
    ck_assert(!ask(&b, "g = \"b\""));
    ebench_done(&b);
}
END_TEST

START_TEST(what_was_changed_and_changed_back_is_not_stale)
{
    struct ebench b = bench(500 * MS, 0);
    ck_assert_int_eq(ebench_do(&b, OP_PUT, "{\"pk\": \"1\", \"g\": \"a\", \"s\": \"5\"}"), ERR_OK);
    ck_assert_int_eq(ebench_do(&b, OP_DELETE, "{\"pk\": \"1\"}"), ERR_OK);
    ck_assert(!ask(&b, "g = \"a\""));
    ck_assert_int_eq(ebench_do(&b, OP_PUT, "{\"pk\": \"1\", \"g\": \"a\", \"s\": \"5\"}"), ERR_OK);
    engine_advance(b.e, 500 * MS);
    ck_assert_int_eq(ebench_change(&b, "{\"pk\": \"1\"}", "set s = \"6\""), ERR_OK);
    ck_assert(ask(&b, "g = \"a\""));
    ck_assert_int_eq(ebench_change(&b, "{\"pk\": \"1\"}", "set s = \"5\""), ERR_OK);
    ck_assert(!ask(&b, "g = \"a\""));
    ebench_done(&b);
}
END_TEST

/* The rows of an answer, attribute by attribute. */
static char *rows_of(const struct result *r)
{
    struct buf out = BUF_INIT;
    for (size_t i = 0; i < r->row_count; i++) {
        struct doc doc = result_row(r, i);
        struct doc_iter it;
        struct slice name;
        struct val v;
        doc_iter_init(&it, &doc);
        while (doc_next(&it, &name, &v))
            buf_printf(&out, "%.*s=%.*s ", SLICE_ARG(name), (int)v.n, (const char *)v.p);
        doc_iter_done(&it);
        buf_add_char(&out, '\n');
    }
    buf_add_str(&out, "");
    return buf_detach(&out);
}

/* Whether the same request answers differently once everything has arrived. */
static bool differs_later(struct ebench *b, const struct request *q)
{
    struct engine *later = engine_clone(b->e);
    struct result r;
    result_init(&r);
    engine_advance(later, 1000 * 1000 * MS);
    ck_assert_int_eq(engine_do(later, q, &r), ERR_OK);
    char *now = rows_of(&b->r), *then = rows_of(&r);
    bool differs = strcmp(now, then) != 0;
    free(now);
    free(then);
    result_done(&r);
    engine_free(later);
    return differs;
}

static void change_something(struct ebench *b, struct rng *rng)
{
    char item[100];
    snprintf(item, sizeof item,
             rng_below(rng, 5) ? "{\"pk\": \"%d\", \"g\": \"%d\", \"s\": \"%d\", \"x\": \"%d\"}"
                               : "{\"pk\": \"%d\"}",
             (int)rng_below(rng, 12), (int)rng_below(rng, 3), (int)rng_below(rng, 9),
             (int)rng_below(rng, 3));
    ck_assert_int_eq(ebench_do(b, OP_PUT, item), ERR_OK);
}

START_TEST(a_read_is_stale_when_it_would_be_another_later)
{
    static const char *const wheres[] = {
        "g = \"1\"",
        "g = \"2\" and s < \"5\"",
        "g = \"0\" and s between \"2\" and \"6\"",
        "g = \"1\" and begins_with(s, \"3\")",
        NULL, /* a scan */
    };
    enum { WHERES = sizeof wheres / sizeof *wheres };
    struct ebench b = bench(0, 100);
    struct rng rng;
    int stale = 0, fresh = 0;
    rng_init(&rng, 5, (uint64_t)_i);
    for (int round = 0; round < 1500; round++) {
        struct request q = {.op = OP_SCAN, .table = SLICE("Tab"), .index = SLICE("gix")};
        const char *where = wheres[rng_below(&rng, WHERES)];
        arena_clear(&b.arena);
        change_something(&b, &rng);
        engine_advance(b.e, (int64_t)rng_below(&rng, 80 * MS));
        arena_clear(&b.arena);
        q.backward = where && rng_below(&rng, 2);
        if (rng_below(&rng, 2))
            q.limit = 1 + (uint32_t)rng_below(&rng, 3);
        else if (rng_below(&rng, 2))
            q.filter = ebench_condition(&b, "x = \"1\"");
        ck_assert_int_eq(where ? ebench_query(&b, "gix", where, &q) : engine_do(b.e, &q, &b.r),
                         ERR_OK);
        bool differs = differs_later(&b, &q);
        ck_assert_msg(b.r.is_stale == differs, "round %d: %s", round, where ? where : "scan");
        stale += differs;
        fresh += !differs;
    }
    ck_assert_int_gt(stale, 200);
    ck_assert_int_gt(fresh, 200);
    engine_check(b.e);
    ebench_done(&b);
}
END_TEST

START_TEST(drawn_lags_are_seeded_and_keep_the_order)
{
    uint64_t digest = 0;
    for (int round = 0; round < 2; round++) {
        struct ebench b = bench(0, 100);
        struct table *ix = table_index(engine_table_at(b.e, 0), SLICE("gix"));
        int64_t sum = 0, last = 0;
        char item[64];
        for (int i = 0; i < 400; i++) {
            snprintf(item, sizeof item, "{\"pk\": \"%d\", \"g\": \"a\", \"s\": \"%d\"}", i, i);
            ck_assert_int_eq(ebench_do(&b, OP_PUT, item), ERR_OK);
            const struct index *x = ix->index;
            int64_t due = x->pending[x->pending_count - 1].due_us;
            ck_assert_int_ge(due, last);
            ck_assert_int_le(due - engine_now_us(b.e), 200 * MS);
            sum += due - engine_now_us(b.e);
            last = due;
            engine_advance(b.e, 1000 * MS);
            ck_assert_uint_eq(ix->index->pending_count, 0);
        }
        ck_assert_int_gt(sum / 400, 85 * MS);
        ck_assert_int_lt(sum / 400, 115 * MS);
        engine_check(b.e);
        if (round)
            ck_assert_uint_eq(engine_digest(b.e), digest);
        digest = engine_digest(b.e);
        ebench_done(&b);
    }
}
END_TEST

START_TEST(an_index_with_a_lag_of_its_own_keeps_that)
{
    struct ebench b = bench(7 * MS, 100);
    const struct index *x = table_index(engine_table_at(b.e, 0), SLICE("gix"))->index;
    ck_assert_int_eq(ebench_do(&b, OP_PUT, "{\"pk\": \"1\", \"g\": \"a\", \"s\": \"5\"}"), ERR_OK);
    ck_assert_int_eq(x->pending[0].due_us, 7 * MS);
    ebench_done(&b);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("stale");
    TCase *t = tcase_create("stale");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, a_read_is_stale_while_a_change_in_its_reach_is_on_its_way);
    tcase_add_test(t, what_was_changed_and_changed_back_is_not_stale);
    tcase_add_loop_test(t, a_read_is_stale_when_it_would_be_another_later, 0, 4);
    tcase_add_test(t, drawn_lags_are_seeded_and_keep_the_order);
    tcase_add_test(t, an_index_with_a_lag_of_its_own_keeps_that);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
