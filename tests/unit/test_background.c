#include "config.h"

/* Traffic in the background: going back, copies, steps and cuts are exact. */
#include <check.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "lab/lab.h"
#include "lab/script.h"

static enum lab_outcome run(struct lab *lab, const char *text, struct buf *out)
{
    struct script s;
    struct errinfo why;
    struct script_source in = {.text = slice_of(text), .kind = SCRIPT_PROMPT};
    enum lab_outcome outcome = LAB_OK;
    enum err err = script_parse(&s, &in, &why);
    ck_assert_msg(!err, "%s: %s", text, why.text);
    for (int i = 0; i < s.count; i++)
        outcome = lab_run(lab, &s.command[i], out);
    engine_check(lab_engine(lab));
    script_done(&s);
    return outcome;
}

static void quietly(struct lab *lab, const char *text)
{
    struct buf out = BUF_INIT;
    run(lab, text, &out);
    buf_done(&out);
}

static struct lab *fresh(void)
{
    struct lab_settings settings = lab_settings_default();
    struct lab *lab = lab_new(&settings);
    quietly(lab, "create table Tab (k S, s S) provisioned 60 rcu 60 wcu partitions 4");
    return lab;
}

#define BUSY                                                                                       \
    "a: traffic Tab put keys zipf(50, 1.1) rate 70/s for 90s poisson retry sdk in background\n"    \
    "b: traffic Tab update keys uniform(20) rate 20/s for 40s in background\n"                     \
    "c: traffic Tab get keys clock(minute) rate 5/s for 200s in background\n"

/* What is said and what is left of a text that follows, run with `text` before it. */
static uint64_t outcome_of(struct lab *lab, const char *text, struct buf *out)
{
    run(lab, text, out);
    return lab_digest(lab);
}

#define REST                                                                                       \
    "traffic Tab put keys uniform(9) rate 33/s for 20s poisson\nput Tab {k: \"x\", s: \"y\"}\n"    \
    "wait 30s\ntraffic Tab delete keys uniform(20) rate 10/s for 25s\nwait 5m"

START_TEST(a_copy_in_the_middle_goes_on_as_the_original)
{
    struct lab *lab = fresh();
    quietly(lab, BUSY "wait 17s");
    struct lab *copy = lab_clone(lab), *second = lab_clone(copy);
    struct buf a = BUF_INIT, b = BUF_INIT;
    uint64_t digest = outcome_of(lab, REST, &a);
    ck_assert_uint_eq(outcome_of(copy, REST, &b), digest);
    ck_assert_str_eq(buf_str(&a), buf_str(&b));
    ck_assert_ptr_nonnull(strstr(buf_str(&a), "offered 800 "));
    /* The copy's own beginning holds the traffic too. */
    struct errinfo why;
    ck_assert_int_eq(lab_reset(copy, &why), ERR_OK);
    buf_clear(&b);
    ck_assert_uint_eq(outcome_of(copy, REST, &b), digest);
    ck_assert_str_eq(buf_str(&a), buf_str(&b));
    lab_free(lab);
    lab_free(copy);
    buf_clear(&b);
    ck_assert_uint_eq(outcome_of(second, REST, &b), digest);
    lab_free(second);
    buf_done(&a);
    buf_done(&b);
}
END_TEST

START_TEST(going_back_gives_every_state_again)
{
    static const char *const commands[] = {
        "a: traffic Tab put keys zipf(50, 1.1) rate 70/s for 90s poisson retry sdk in background",
        "wait 3s",
        "b: traffic Tab update keys uniform(20) rate 20/s for 40s in background",
        "traffic Tab put keys uniform(9) rate 33/s for 20s",
        "wait 12345ms",
        "put Tab {k: \"x\", s: \"y\"}",
        "wait 2m",
    };
    enum { COUNT = sizeof commands / sizeof *commands };
    struct lab *lab = fresh();
    struct errinfo why;
    uint64_t digest[COUNT + 1];
    for (size_t i = 0; i < COUNT; i++) {
        digest[i] = lab_digest(lab);
        quietly(lab, commands[i]);
    }
    digest[COUNT] = lab_digest(lab);
    for (size_t i = 0; i <= COUNT; i++) {
        ck_assert_int_eq(lab_rewind(lab, COUNT + 1 - i, &why), ERR_OK);
        ck_assert_msg(lab_digest(lab) == digest[COUNT - i], "after %zu commands", COUNT - i);
        /* ... and from there on it is as it was. */
        for (size_t k = COUNT - i; k < COUNT; k++) {
            quietly(lab, commands[k]);
            ck_assert_msg(lab_digest(lab) == digest[k + 1], "%s after %zu", commands[k], i);
        }
        ck_assert_uint_eq(lab_log_count(lab), COUNT + 1);
    }
    lab_free(lab);
}
END_TEST

START_TEST(steps_do_not_change_what_runs_in_the_background)
{
    static const int64_t steps[] = {997, 16667, 250000, 7000001};
    struct lab *whole = fresh();
    struct buf expected = BUF_INIT;
    struct script s;
    struct script_source in = {.text = SLICE("traffic Tab put keys uniform(9) rate 33/s for 60s"),
                               .kind = SCRIPT_PROMPT};
    ck_assert_int_eq(script_parse(&s, &in, NULL), ERR_OK);
    quietly(whole, BUSY);
    run(whole, in.text.ptr, &expected);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        struct lab *lab = fresh();
        struct buf out = BUF_INIT;
        quietly(lab, BUSY);
        ck_assert_int_eq(lab_start(lab, &s.command[0], &out), LAB_RUNNING);
        for (int64_t at = 0; lab_step(lab, at);)
            at += steps[i];
        ck_assert_int_eq(lab_finish(lab, &out), LAB_OK);
        ck_assert_str_eq(buf_str(&out), buf_str(&expected));
        ck_assert_uint_eq(lab_digest(lab), lab_digest(whole));
        buf_done(&out);
        lab_free(lab);
    }
    lab_free(whole);
    script_done(&s);
    buf_done(&expected);
}
END_TEST

START_TEST(a_wait_that_is_cut_leaves_the_background_where_it_is)
{
    struct lab *lab = fresh();
    struct script s;
    struct errinfo why;
    struct script_source in = {.text = SLICE("wait 1m"), .kind = SCRIPT_PROMPT};
    struct buf out = BUF_INIT;
    ck_assert_int_eq(script_parse(&s, &in, NULL), ERR_OK);
    quietly(lab, "traffic Tab put keys uniform(50) rate 10/s for 30s in background");
    ck_assert_int_eq(lab_start(lab, &s.command[0], &out), LAB_RUNNING);
    ck_assert(lab_step(lab, 12500000));
    ck_assert_int_eq(lab_cut(lab, &out), LAB_OK);
    ck_assert_str_eq(buf_str(&out), "clock 12s500ms\n");
    ck_assert_uint_eq(table_items(engine_table_at(lab_engine(lab), 0)), 125);
    uint64_t digest = lab_digest(lab);
    quietly(lab, "wait 5m");
    ck_assert_uint_eq(records_last_traffic(lab_records(lab))->traffic.offered, 300);
    ck_assert_int_eq(records_last_traffic(lab_records(lab))->traffic.end_us, 30000000);
    ck_assert_int_eq(lab_rewind(lab, 3, &why), ERR_OK);
    ck_assert_uint_eq(lab_digest(lab), digest);
    ck_assert_ptr_null(records_last_traffic(lab_records(lab)));
    script_done(&s);
    buf_done(&out);
    lab_free(lab);
}
END_TEST

START_TEST(what_ends_together_prints_in_the_order_of_its_beginning)
{
    struct lab *lab = fresh();
    struct buf out = BUF_INIT;
    quietly(lab, "traffic Tab put keys one(\"a\") rate 1/s for 4s in background\n"
                 "traffic Tab put keys one(\"b\") rate 1/s for 3s in background\n"
                 "traffic Tab put keys one(\"c\") rate 2/s for 4s in background");
    ck_assert_int_eq(run(lab, "traffic Tab put keys one(\"d\") rate 3/s for 4s", &out), LAB_OK);
    const char *at = buf_str(&out);
    static const char *const order[] = {"\noffered 3 ", "\noffered 4 ", "\noffered 8 ",
                                        "\noffered 12 "};
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        at = strstr(at, order[i]);
        ck_assert_msg(at, "%s of %s", order[i], buf_str(&out));
    }
    buf_done(&out);
    lab_free(lab);
}
END_TEST

START_TEST(the_background_counts_for_the_limits_of_grading)
{
    struct lab_settings settings = lab_settings_default();
    settings.max_requests = 1000;
    settings.max_items = 300;
    struct lab *lab = lab_new(&settings);
    struct buf out = BUF_INIT;
    quietly(lab, "create table Tab (k S, s S) on-demand");
    ck_assert_int_eq(
        run(lab, "traffic Tab put keys uniform(9) rate 10/s for 99s in background", &out), LAB_OK);
    ck_assert_int_eq(run(lab, "traffic Tab get keys uniform(9) rate 10/s for 2s", &out), LAB_LIMIT);
    ck_assert_ptr_nonnull(strstr(buf_str(&out), "! lab: the limit of 1000 requests is reached"));
    lab_free(lab);
    buf_clear(&out);

    settings.max_requests = 0;
    lab = lab_new(&settings);
    quietly(lab,
            "create table Tab (k S, s S) provisioned 9 rcu 1000000 wcu\n"
            "traffic Tab put keys uniform(9000) rate 100/s size 300KB count 900 in background");
    ck_assert_int_eq(run(lab, "wait 1m", &out), LAB_LIMIT);
    ck_assert_ptr_nonnull(strstr(buf_str(&out), "items is reached"));
    uint64_t items = table_items(engine_table_at(lab_engine(lab), 0));
    ck_assert_uint_gt(items, 300);
    ck_assert_uint_lt(items, 300 + (64 << 20) / 300000);
    buf_done(&out);
    lab_free(lab);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("background");
    TCase *c = tcase_create("background");
    tcase_set_timeout(c, 120);
    tcase_add_test(c, a_copy_in_the_middle_goes_on_as_the_original);
    tcase_add_test(c, going_back_gives_every_state_again);
    tcase_add_test(c, steps_do_not_change_what_runs_in_the_background);
    tcase_add_test(c, a_wait_that_is_cut_leaves_the_background_where_it_is);
    tcase_add_test(c, what_ends_together_prints_in_the_order_of_its_beginning);
    tcase_add_test(c, the_background_counts_for_the_limits_of_grading);
    suite_add_tcase(suite, c);
    SRunner *r = srunner_create(suite);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
