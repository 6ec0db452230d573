#include "config.h"

/*
 * Every request that the list shows can be written out again: run as a line of the
 * AWS CLI, at its moment, it has the same answer and leaves the same state.
 */
#include <assert.h>
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "lab/lab.h"
#include "lab/show.h"
#include "lab/verb.h"

/* Pages, statements, refusals, throttles, batches, and traffic of each kind. */
static const struct {
    const char *made, *asked;
    int rows; /* at least */
} runs[] = {
    {"create table Tab (P S, S N) provisioned 90 rcu 90 wcu partitions 2 "
     "global index ByN (n N) provisioned 90 rcu 90 wcu\n"
     "create table Bin (id B) provisioned 2 rcu 2 wcu\n",
     "put Tab {P: \"a\", S: 1, n: 5, pad: \"it's\"}\n"
     "update Tab {P: \"a\", S: 2} set n = 6, status = \"x\" returning new\n"
     "query Tab where P = \"a\" limit 1 all pages\n"
     "scan Tab limit 1 all pages\n"
     "batch { put Tab {P: \"b\", S: 1}; delete Tab {P: \"a\", S: 9}; put Bin {id: b64(\"AA==\")} "
     "}\n"
     "transact { put Tab {P: \"b\", S: 2}; check Tab {P: \"z\", S: 1} if attribute_exists(P) }\n"
     "aws dynamodb execute-statement --statement \"SELECT * FROM Tab WHERE P = 'a'\"\n"
     "get Tab {P: \"a\"}\n"
     "query Tab.ByN where n = 6 project P, S\n"
     "delete Tab {P: \"a\", S: 2} if n = 7\n"
     "traffic Tab put keys zipf(9, 1.1) named \"k {}'\" rate 400/s count 40 in background\n"
     "traffic Bin put keys list(b64(\"AQ==\"): 1, b64(\"/w==\"): 2) rate 99/s count 40 size 300B\n"
     "wait 1s\n"
     "traffic Tab update keys uniform(5) rate 300/s count 30\n"
     "traffic Tab get keys one(\"a\") rate 10/s count 5 consistent\n"
     "traffic Tab delete keys uniform(9) named \"k {}'\" rate 100/s count 20\n"
     "traffic Tab.ByN query keys list(5: 1, 6: 1) rate 100/s count 10\n"
     "traffic Tab query keys clock(day) sort sequence rate 100/s count 10\n"
     "traffic Bin get keys one(b64(\"/w==\")) rate 50/s count 60 retry sdk\n",
     200},
    /* more than are kept: both start in the same state only where nothing is stored */
    {"create table Tab (P S) provisioned 50 rcu 1 wcu\n",
     "traffic Tab get keys uniform(1000) rate 400/s count 512 poisson\n", HISTORY_REQUESTS},
};

static void run(struct lab *lab, const char *text)
{
    struct script s;
    struct errinfo why;
    struct buf out = BUF_INIT;
    struct script_source source = {.text = slice_of(text), .kind = SCRIPT_AUTO};
    enum err err = script_parse(&s, &source, &why);
    ck_assert_msg(!err, "%s\n%d:%d %s", text, why.line, why.col, why.text);
    for (int i = 0; i < s.count; i++) {
        unsigned flags = s.command[i].verb->flags;
        enum lab_outcome outcome = lab_run(lab, &s.command[i], &out);
        bool answered = outcome == LAB_REFUSED && (flags & VERB_OPERATION);
        ck_assert_msg(outcome == LAB_OK || answered, "%s", buf_str(&out));
    }
    script_done(&s);
    buf_done(&out);
}

static struct lab *make(const char *script)
{
    struct lab_settings settings = lab_settings_default();
    struct lab *lab = lab_new(&settings);
    run(lab, script);
    return lab;
}

static uint64_t asked(const struct lab *lab)
{
    const struct history_request *last = history_request(lab_history(lab), 0);
    return last ? last->number + 1 : 0;
}

/* The CLI's line of a request: what is shown up to the first empty line. */
static char *line_of(struct lab *lab, uint64_t number)
{
    struct buf out = BUF_INIT;
    if (!show_request(lab, number, SHOW_AWS, &out))
        ck_abort_msg("request %llu is not shown", (unsigned long long)number);
    const char *text = buf_str(&out), *end = strstr(text, "\n\n");
    if (strncmp(text, "aws dynamodb ", 13) != 0 || !end)
        ck_abort_msg("%s", text);
    char *line = xslicedup((struct slice){text, (size_t)(end + 1 - text)});
    buf_done(&out);
    return line;
}

static void run_line(struct lab *lab, const char *line, int64_t at_us)
{
    struct script s;
    struct buf out = BUF_INIT;
    struct script_source source = {.text = slice_of(line), .kind = SCRIPT_PROMPT};
    if (script_parse(&s, &source, NULL) || s.count != 1)
        ck_abort_msg("%s", line);
    if (at_us > lab_now_us(lab))
        engine_advance(lab_engine(lab), at_us - lab_now_us(lab));
    lab_run(lab, &s.command[0], &out);
    script_done(&s);
    buf_done(&out);
}

static void compare(const struct history_request *x, const struct history_request *y,
                    const char *line)
{
    if (!y || x->at_us != y->at_us || x->op != y->op || x->table != y->table ||
        x->part != y->part || x->hash != y->hash || x->err != y->err || x->reason != y->reason ||
        x->by != y->by || x->read_units != y->read_units || x->write_units != y->write_units ||
        strcmp(x->key, y->key) != 0 || strcmp(x->sort, y->sort) != 0)
        ck_abort_msg("at %lld: %s", (long long)x->at_us, line);
}

START_TEST(every_row_asks_the_same_again)
{
    struct lab *a = make(runs[_i].made), *b = make(runs[_i].made);
    run(a, runs[_i].asked);
    int count = history_request_count(lab_history(a));
    ck_assert_int_ge(count, runs[_i].rows);
    ck_assert_uint_eq(asked(a), (uint64_t)count);
    for (int i = 0; i < count; i++) {
        const struct history_request *q = history_request(lab_history(a), count - 1 - i);
        char *line = line_of(a, q->number);
        if (asked(b) <= (uint64_t)i) /* the rows of a batch are one line */
            run_line(b, line, q->at_us);
        compare(q, history_request(lab_history(b), (int)asked(b) - 1 - i), line);
        free(line);
    }
    ck_assert_uint_eq(asked(b), (uint64_t)count);
    if (lab_now_us(a) > lab_now_us(b))
        engine_advance(lab_engine(b), lab_now_us(a) - lab_now_us(b));
    ck_assert_uint_eq(lab_digest(b), lab_digest(a));
    lab_free(a);
    lab_free(b);
}
END_TEST

/* A copy has no log of its own, and going back makes the list anew. */
START_TEST(rows_are_the_same_in_a_copy_and_after_undo)
{
    struct lab *a = make(runs[0].made);
    struct errinfo why;
    run(a, runs[0].asked);
    uint64_t from = asked(a), count = from;
    size_t log = lab_log_count(a);
    char **line = xcalloc(count, sizeof *line);
    for (uint64_t i = 0; i < count; i++)
        line[i] = line_of(a, i);
    struct lab *copy = lab_clone(a);
    run(a, "get Tab {P: \"q\", S: 1}\ntraffic Tab put keys uniform(3) rate 9/s count 9\n");
    ck_assert_uint_gt(asked(a), from);
    enum err err = lab_rewind(a, log, &why);
    ck_assert_int_eq(err, ERR_OK);
    ck_assert_uint_eq(asked(a), from);
    for (uint64_t i = 0; i < count; i++) {
        char *again = line_of(a, i), *copied = line_of(copy, i);
        if (strcmp(again, line[i]) != 0 || strcmp(copied, line[i]) != 0)
            ck_abort_msg("%s%s%s", line[i], again, copied);
        free(again);
        free(copied);
        free(line[i]);
    }
    free(line);
    lab_free(copy);
    lab_free(a);
}
END_TEST

START_TEST(a_request_that_is_not_kept_is_not_shown)
{
    struct lab *a = make("create table Tab (P S)\nput Tab {P: \"a\"}\n"
                         "traffic Tab put keys uniform(9) rate 999/s count 513\n");
    struct buf out = BUF_INIT;
    ck_assert(!show_request(a, 0, SHOW_AWS, &out));
    ck_assert(!show_request(a, 1, SHOW_AWS, &out));
    ck_assert(!show_request(a, asked(a), SHOW_AWS, &out));
    ck_assert(show_request(a, 2, SHOW_AWS, &out));
    buf_clear(&out);
    run(a, "drop table Tab");
    ck_assert(show_request(a, 2, SHOW_AWS, &out));
    ck_assert_str_eq(buf_str(&out),
                     "Its table is gone, and what was asked of it with the table.\n");
    buf_done(&out);
    lab_free(a);
}
END_TEST

START_TEST(json_comes_first_where_it_is_asked_for)
{
    struct lab *a = make("create table Tab (P S)\nput Tab {P: \"a\"}\n");
    struct buf out = BUF_INIT;
    ck_assert(show_request(a, 0, SHOW_JSON, &out));
    ck_assert_str_eq(buf_str(&out),
                     "POST /   X-Amz-Target: DynamoDB_20120810.PutItem\n"
                     "{\"TableName\": \"Tab\", \"Item\": {\"P\": {\"S\": \"a\"}}}\n\n"
                     "aws dynamodb put-item --table-name Tab \\\n"
                     "  --item '{\"P\":{\"S\":\"a\"}}'\n\n"
                     "here:  put Tab {P: \"a\"}\n");
    buf_done(&out);
    lab_free(a);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("requests");
    TCase *t = tcase_create("requests");
    suite_add_tcase(s, t);
    tcase_set_timeout(t, 120);
    tcase_add_loop_test(t, every_row_asks_the_same_again, 0, sizeof runs / sizeof *runs);
    tcase_add_test(t, rows_are_the_same_in_a_copy_and_after_undo);
    tcase_add_test(t, a_request_that_is_not_kept_is_not_shown);
    tcase_add_test(t, json_comes_first_where_it_is_asked_for);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
