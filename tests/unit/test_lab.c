#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/complete.h"
#include "lab/lab.h"
#include "lab/transcript.h"

/* Runs a text in a lab; gives what it printed, and the last outcome. */
static char *run(struct lab *lab, const char *text, enum lab_outcome *ret_outcome)
{
    struct script s;
    struct errinfo why;
    struct buf out = BUF_INIT;
    struct script_source in = {.text = slice_of(text), .kind = SCRIPT_PROMPT};
    enum lab_outcome outcome = LAB_OK;
    enum err err = script_parse(&s, &in, &why);
    ck_assert_msg(!err, "%s: %s", text, why.text);
    for (int i = 0; i < s.count; i++)
        outcome = lab_run(lab, &s.command[i], &out);
    engine_check(lab_engine(lab));
    script_done(&s);
    if (ret_outcome)
        *ret_outcome = outcome;
    buf_add_str(&out, "");
    return buf_detach(&out);
}

static void quietly(struct lab *lab, const char *text)
{
    free(run(lab, text, NULL));
}

static struct lab *fresh(void)
{
    struct lab_settings settings = lab_settings_default();
    return lab_new(&settings);
}

#define TABLE "create table Tab (k S, s S) provisioned 100 rcu 100 wcu partitions 4\n"

START_TEST(lab_undo_gives_the_state_before)
{
    struct lab *lab = fresh();
    struct errinfo why;
    uint64_t empty = lab_digest(lab);
    quietly(lab, TABLE);
    uint64_t made = lab_digest(lab);
    quietly(lab, "put Tab {k: \"a\", s: \"1\"}\ntraffic Tab put keys uniform(9) rate 40/s for 3s");
    ck_assert_uint_eq(lab_log_count(lab), 3);
    uint64_t filled = lab_digest(lab);
    quietly(lab, "query Tab where k = \"a\"");
    ck_assert_uint_ne(lab_digest(lab), filled); /* a read drains tokens */
    quietly(lab, "undo");
    ck_assert_uint_eq(lab_digest(lab), filled);
    ck_assert_int_eq(lab_rewind(lab, 1, &why), ERR_OK);
    ck_assert_uint_eq(lab_digest(lab), made);
    ck_assert_uint_eq(lab_records(lab)->count, 0);
    ck_assert_int_eq(lab_reset(lab, &why), ERR_OK);
    ck_assert_uint_eq(lab_digest(lab), empty);
    lab_free(lab);
}
END_TEST

START_TEST(lab_goes_back_over_many_commands)
{
    struct lab *lab = fresh();
    struct errinfo why;
    uint64_t digest[401];
    quietly(lab, TABLE);
    for (size_t i = 1; i <= 400; i++) {
        char *put = xasprintf("put Tab {k: \"a\", s: \"%zu\"}\nwait 1s", i * 7 % 101);
        digest[i - 1] = lab_digest(lab);
        quietly(lab, put);
        free(put);
    }
    for (size_t i = 400; i > 0; i = i > 37 ? i - 37 : 0) {
        ck_assert_int_eq(lab_rewind(lab, 1 + 2 * (i - 1), &why), ERR_OK);
        ck_assert_msg(lab_digest(lab) == digest[i - 1], "at %zu", i);
        ck_assert_uint_eq(lab_records(lab)->requests, i - 1);
        engine_check(lab_engine(lab));
    }
    lab_free(lab);
}
END_TEST

/* Commands of every kind that changes something, changes still on their way among them. */
static const char *const changing[] = {
    TABLE,
    "alter table Tab add global index Late (c S, s S) lag 3s",
    "batch { put Tab {k: \"a\", s: \"1\", c: \"x\"}; put Tab {k: \"b\", s: \"1\", c: \"x\"} }",
    "update Tab {k: \"a\", s: \"1\"} set c = \"y\" add n 1",
    "create table Two (k S) warm 20000 rcu 9000 wcu tags {a: \"b\"} global index Abc (c S)",
    "wait 2s",
    "transact token \"t\" { put Two {k: \"q\", c: \"x\"}; update Tab {k: \"b\", s: \"1\"} set c = "
    "\"z\" }",
    "transact token \"t\" { put Two {k: \"q\", c: \"x\"}; update Tab {k: \"b\", s: \"1\"} set c = "
    "\"z\" }",
    "transact { put Two {k: \"r\"}; update Tab {k: \"b\", s: \"1\"} add n 1 if n > 5 }",
    "query Tab.Late where c = \"x\"",
    "traffic Tab put keys uniform(9) rate 90/s for 3s",
    "alter table Tab provisioned 5000 rcu 100 wcu",
    "alter table Tab drop index Late",
    "batch { get Tab {k: \"a\", s: \"1\"}; get Two {k: \"q\"} }",
    "drop table Tab",
    "alter table Two on-demand max 5 rcu 5 wcu",
    TABLE,
    "delete Two {k: \"q\"}",
};
enum { CHANGING = sizeof changing / sizeof *changing };

START_TEST(lab_goes_back_over_indexes_and_changed_tables)
{
    struct lab *lab = fresh();
    struct errinfo why;
    uint64_t digest[CHANGING + 1];
    for (size_t i = 0; i < CHANGING; i++) {
        digest[i] = lab_digest(lab);
        quietly(lab, changing[i]);
    }
    digest[CHANGING] = lab_digest(lab);
    ck_assert_uint_eq(lab_log_count(lab), CHANGING);
    for (size_t i = CHANGING + 1; i-- > 0;) {
        ck_assert_int_eq(lab_rewind(lab, i, &why), ERR_OK);
        ck_assert_msg(lab_digest(lab) == digest[i], "before %s", i < CHANGING ? changing[i] : "");
        engine_check(lab_engine(lab));
    }
    lab_free(lab);
}
END_TEST

START_TEST(lab_copy_goes_on_as_the_first_does)
{
    struct lab *lab = fresh();
    struct lab *copy[CHANGING];
    for (size_t i = 0; i < CHANGING; i++) {
        copy[i] = lab_clone(lab);
        quietly(lab, changing[i]);
    }
    for (size_t i = 0; i < CHANGING; i++) {
        uint64_t start = lab_digest(copy[i]);
        struct errinfo why;
        for (size_t k = i; k < CHANGING; k++)
            quietly(copy[i], changing[k]);
        ck_assert_msg(lab_digest(copy[i]) == lab_digest(lab), "from %s", changing[i]);
        ck_assert_int_eq(lab_reset(copy[i], &why), ERR_OK);
        ck_assert_msg(lab_digest(copy[i]) == start, "back to %s", changing[i]);
        lab_free(copy[i]);
    }
    lab_free(lab);
}
END_TEST

START_TEST(lab_refuses_what_leaves_no_room_before_it_starts)
{
    static const struct {
        const char *text, *said;
    } rows[] = {
        {"batch { put Tab {k: \"a\", s: \"1\"}; put Tab {k: \"a\", s: \"2\"} }",
         "! lab: the limit of 1 items is reached; asked for 2\n"},
        {"transact { update Tab {k: \"a\", s: \"1\"} set n = 1; put Tab {k: \"b\", s: \"2\"} }",
         "! lab: the limit of 1 items is reached; asked for 2\n"},
        {"update Tab {k: \"a\", s: \"1\"} set n = 1\nupdate Tab {k: \"a\", s: \"2\"} set n = 1",
         "! lab: the limit of 1 items is reached; asked for 2\n"},
        {"batch { get Tab {k: \"a\", s: \"1\"}; get Tab {k: \"a\", s: \"2\"} }\n"
         "batch { get Tab {k: \"a\", s: \"1\"} }\nscan Tab",
         "! lab: the limit of 2 requests is reached; asked for 3\n"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct lab_settings settings = lab_settings_default();
        enum lab_outcome outcome;
        settings.max_requests = 2;
        settings.max_items = 1;
        struct lab *lab = lab_new(&settings);
        quietly(lab, TABLE);
        char *text = run(lab, rows[i].text, &outcome);
        ck_assert_msg(strstr(text, rows[i].said), "%s\n  got %s", rows[i].said, text);
        ck_assert_int_eq(outcome, LAB_LIMIT);
        free(text);
        lab_free(lab);
    }
}
END_TEST

START_TEST(lab_forgets_the_last_answer_of_a_table_that_goes)
{
    struct lab *lab = fresh();
    const struct request *q;
    const struct result *r;
    quietly(lab, TABLE "scan Tab");
    ck_assert(lab_last(lab, &q, &r));
    quietly(lab, "drop table Tab");
    ck_assert(!lab_last(lab, &q, &r));
    quietly(lab, TABLE "alter table Tab add global index Abc (c S)\nscan Tab.Abc");
    ck_assert(lab_last(lab, &q, &r));
    ck_assert(slice_is(q->index, "Abc"));
    quietly(lab, "alter table Tab drop index Abc");
    ck_assert(!lab_last(lab, &q, &r));
    lab_free(lab);
}
END_TEST

/* A block of `count` actions on items of their own. */
static char *block(const char *head, const char *action, int count)
{
    struct buf text = BUF_INIT;
    buf_printf(&text, "%s {", head);
    for (int i = 0; i < count; i++)
        buf_printf(&text, "\n%s Tab {k: \"%d\", s: \"x\"}", action, i);
    buf_add_str(&text, "\n}");
    return buf_detach(&text);
}

START_TEST(lab_batches_are_as_large_as_the_service_lets_them)
{
    static const struct {
        const char *head, *action;
        int most;
        const char *said;
    } rows[] = {
        {"batch", "put", 25, "Too many items requested for the BatchWriteItem call"},
        {"batch", "get", 100, "Too many items requested for the BatchGetItem call"},
        {"transact", "delete", 100, "Member must have length less than or equal to 100"},
        {"transact", "get", 100, "Member must have length less than or equal to 100"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct lab *lab = fresh();
        quietly(lab, "create table Tab (k S, s S)");
        for (int more = 0; more < 2; more++) {
            enum lab_outcome outcome;
            char *asked = block(rows[i].head, rows[i].action, rows[i].most + more);
            char *text = run(lab, asked, &outcome);
            ck_assert_int_eq(outcome, more ? LAB_REFUSED : LAB_OK);
            ck_assert_msg(!more || strstr(text, rows[i].said), "%s", text);
            free(asked);
            free(text);
        }
        lab_free(lab);
    }
    struct script s;
    struct errinfo why;
    char *many = block("batch", "put", LIMIT_ACTIONS + 1);
    struct script_source in = {.text = slice_of(many), .kind = SCRIPT_PROMPT};
    ck_assert_int_eq(script_parse(&s, &in, &why), ERR_LAB);
    ck_assert_str_eq(why.text, "more than 1000 actions");
    ck_assert_int_eq(why.line, LIMIT_ACTIONS + 2);
    free(many);
}
END_TEST

START_TEST(lab_remembers_all_of_a_batch)
{
    struct lab *lab = fresh();
    const struct request *q;
    const struct result *r;
    quietly(lab, TABLE "batch { get Tab {k: \"a\", s: \"1\"}; get Tab {k: \"b\", s: \"1\"} }");
    ck_assert(lab_last(lab, &q, &r));
    ck_assert_int_eq(q->op, OP_BATCH_GET);
    ck_assert_uint_eq(q->action_count, 2);
    ck_assert(slice_is(q->actions[1].table, "Tab"));
    ck_assert_uint_eq(r->action_count, 2);
    lab_free(lab);
}
END_TEST

START_TEST(lab_steps_do_not_change_a_run)
{
    static const char text[] = "t: traffic Tab put keys zipf(100, 1.2) rate 700/s for 5s";
    struct lab *whole = fresh(), *stepped = fresh();
    struct script s;
    struct script_source in = {.text = slice_of(text), .kind = SCRIPT_PROMPT};
    struct buf out = BUF_INIT;
    quietly(whole, TABLE);
    quietly(stepped, TABLE);
    char *expected = run(whole, text, NULL);
    ck_assert_int_eq(script_parse(&s, &in, NULL), ERR_OK);
    ck_assert_int_eq(lab_start(stepped, &s.command[0], &out), LAB_RUNNING);
    ck_assert(lab_is_running(stepped));
    ck_assert_int_eq(lab_end_us(stepped), 5000000);
    for (int64_t at = 0; lab_step(stepped, at); at += 12345)
        engine_check(lab_engine(stepped));
    ck_assert_int_eq(lab_finish(stepped, &out), LAB_OK);
    ck_assert(!lab_is_running(stepped));
    ck_assert_str_eq(buf_str(&out), expected);
    ck_assert_uint_eq(lab_digest(stepped), lab_digest(whole));
    free(expected);
    buf_done(&out);
    script_done(&s);
    lab_free(whole);
    lab_free(stepped);
}
END_TEST

START_TEST(lab_cut_traffic_keeps_the_duration_reached)
{
    static const char text[] = "traffic Tab put keys uniform(50) rate 30/s for 10s";
    struct lab *lab = fresh();
    struct script s;
    struct errinfo why;
    struct script_source in = {.text = slice_of(text), .kind = SCRIPT_PROMPT};
    struct buf out = BUF_INIT;
    quietly(lab, TABLE);
    ck_assert_int_eq(script_parse(&s, &in, NULL), ERR_OK);
    ck_assert_int_eq(lab_start(lab, &s.command[0], &out), LAB_RUNNING);
    ck_assert(lab_step(lab, 2500000));
    ck_assert_int_eq(lab_cut(lab, &out), LAB_OK);
    ck_assert_int_eq(lab_now_us(lab), 2500000);
    const struct record *r = records_last_traffic(lab_records(lab));
    ck_assert_uint_eq(r->traffic.offered, 75);
    uint64_t digest = lab_digest(lab);
    quietly(lab, "wait 5s");
    ck_assert_int_eq(lab_rewind(lab, 2, &why), ERR_OK);
    ck_assert_int_eq(lab_now_us(lab), 2500000);
    ck_assert_uint_eq(lab_digest(lab), digest);
    buf_done(&out);
    script_done(&s);
    lab_free(lab);
}
END_TEST

START_TEST(lab_copy_is_apart_and_undo_stops_at_its_start)
{
    struct lab *lab = fresh();
    enum lab_outcome outcome;
    quietly(lab, TABLE "put Tab {k: \"a\", s: \"1\"}\nanswer x yes");
    uint64_t digest = lab_digest(lab);
    struct lab *copy = lab_clone(lab);
    ck_assert_uint_eq(lab_digest(copy), digest);
    ck_assert_uint_eq(lab_log_count(copy), 0);
    ck_assert_uint_eq(lab_records(copy)->count, 0);
    ck_assert_ptr_nonnull(records_answer(lab_records(copy), SLICE("x")));
    char *text = run(copy, "undo", &outcome);
    ck_assert_str_eq(text, "! lab: nothing to undo\n");
    ck_assert_int_eq(outcome, LAB_ERROR);
    free(text);
    quietly(copy, "put Tab {k: \"b\", s: \"1\"}\nwait 4s");
    ck_assert_uint_eq(lab_digest(lab), digest);
    text = run(copy, "reset", &outcome);
    ck_assert_str_eq(text, "as at the start | seed 42 | scale 1:1\n");
    ck_assert_uint_eq(lab_digest(copy), digest);
    free(text);
    lab_free(lab);
    quietly(copy, "scan Tab all pages");
    ck_assert_uint_eq(records_last_op(lab_records(copy))->row_count, 1);
    lab_free(copy);
}
END_TEST

START_TEST(lab_region_begins_at_its_mark_and_comes_back_with_the_log)
{
    struct lab *lab = fresh();
    struct errinfo why;
    quietly(lab, TABLE "a1: put Tab {k: \"a\", s: \"1\"}");
    lab_mark(lab);
    quietly(lab, "b1: put Tab {k: \"b\", s: \"1\"}\nb2: scan Tab");
    ck_assert_uint_eq(lab_records(lab)->requests, 2);
    ck_assert_ptr_null(records_labelled(lab_records(lab), SLICE("a1")));
    lab_mark(lab);
    quietly(lab, "c1: scan Tab");
    ck_assert_int_eq(lab_rewind(lab, 3, &why), ERR_OK);
    ck_assert_uint_eq(lab_records(lab)->requests, 1);
    ck_assert_ptr_nonnull(records_labelled(lab_records(lab), SLICE("b1")));
    ck_assert_ptr_null(records_labelled(lab_records(lab), SLICE("a1")));
    ck_assert_int_eq(lab_rewind(lab, 2, &why), ERR_OK);
    ck_assert_uint_eq(lab_records(lab)->count, 0);
    lab_free(lab);
}
END_TEST

START_TEST(lab_choices_stay_when_the_log_goes_back)
{
    struct lab *lab = fresh();
    struct errinfo why;
    quietly(lab, TABLE "answer r1 word");
    records_set_choice(lab_records(lab), SLICE("guess"), SLICE("a"), false);
    records_set_choice(lab_records(lab), SLICE("guess"), SLICE("b"), false);
    ck_assert_int_eq(lab_rewind(lab, 1, &why), ERR_OK);
    const struct record_answer *guess = records_answer(lab_records(lab), SLICE("guess"));
    ck_assert_ptr_nonnull(guess);
    ck_assert_str_eq(guess->text, "b");
    ck_assert_str_eq(guess->first, "a");
    ck_assert_ptr_null(records_answer(lab_records(lab), SLICE("r1")));
    lab_free(lab);
}
END_TEST

START_TEST(lab_limits_of_grading_end_a_command)
{
    static const struct {
        const char *text, *said;
    } rows[] = {
        {"traffic Tab put keys uniform(9) rate 1000/s for 1h",
         "! lab: the limit of 1000 requests is reached; asked for 3600001\n"},
        {"traffic Tab put keys uniform(9) rate 100/s count 900\nput Tab {k: \"a\", s: \"1\"}",
         "! lab: the limit of 50 items is reached; asked for"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct lab_settings settings = lab_settings_default();
        enum lab_outcome outcome;
        settings.max_requests = 1000;
        settings.max_items = 50;
        settings.no_undo = settings.no_history = true;
        struct lab *lab = lab_new(&settings);
        quietly(lab, TABLE "put Tab {k: \"a\", s: \"0\"}");
        char *text = run(lab, rows[i].text, &outcome);
        ck_assert_msg(strstr(text, rows[i].said), "%s\n  got %s", rows[i].said, text);
        ck_assert_int_eq(outcome, LAB_LIMIT);
        free(text);
        lab_free(lab);
    }
}
END_TEST

START_TEST(lab_load_does_not_follow_a_link_out_of_its_folder)
{
    char folder[] = "/tmp/keyglass-lab-XXXXXX";
    const char *folders[] = {folder, NULL};
    struct errinfo why;
    enum lab_outcome outcome;
    ck_assert_ptr_nonnull(mkdtemp(folder));
    char *inside = xasprintf("%s/in.jsonl", folder), *good = xasprintf("%s/good.jsonl", folder);
    char *bad = xasprintf("%s/bad.csv", folder);
    ck_assert_int_eq(file_replace(inside, SLICE("{\"k\": \"a\", \"s\": \"b\"}"), &why), ERR_OK);
    ck_assert_int_eq(symlink("in.jsonl", good), 0);
    ck_assert_int_eq(symlink("/dev/null", bad), 0);
    struct lab_settings settings = lab_settings_default();
    settings.folders = folders;
    struct lab *lab = lab_new(&settings);
    char *text = run(lab, TABLE "load Tab from good.jsonl", &outcome);
    ck_assert_int_eq(outcome, LAB_OK);
    free(text);
    text = run(lab, "load Tab from bad.csv", &outcome);
    ck_assert_int_eq(outcome, LAB_ERROR);
    ck_assert_str_eq(text, "! lab: bad.csv leads out of its folder\n");
    free(text);
    unlink(good);
    unlink(bad);
    unlink(inside);
    rmdir(folder);
    free(inside);
    free(good);
    free(bad);
    lab_free(lab);
}
END_TEST

START_TEST(lab_has_room_for_so_many_partitions)
{
    struct lab *lab = fresh();
    enum lab_outcome outcome = LAB_OK;
    char *text = NULL;
    for (int i = 0; i < 6; i++) {
        char *create = xasprintf("create table Tab%d (k S) partitions 100000", i);
        free(text);
        ck_assert_int_eq(outcome, LAB_OK);
        text = run(lab, create, &outcome);
        free(create);
    }
    ck_assert_int_eq(outcome, LAB_ERROR);
    ck_assert_str_eq(text, "! lab: the tables of a lab have at most 500000 partitions together\n");
    free(text);
    lab_free(lab);
}
END_TEST

START_TEST(lab_records_outlive_the_engine_that_made_them)
{
    struct lab *lab = fresh();
    quietly(lab,
            TABLE "put Tab {k: \"a\", s: \"1\", n: [1, 2]}\nr: scan Tab\np: scan Tab project n[1]");
    struct records kept = RECORDS_INIT;
    records_copy(&kept, lab_records(lab));
    lab_free(lab);
    const struct record *r = records_labelled(&kept, SLICE("r"));
    struct doc row = record_row(r, 0);
    struct val v;
    ck_assert(doc_get(&row, SLICE("s"), &v, NULL));
    ck_assert(slice_is(val_slice(v), "1"));
    row = record_row(records_labelled(&kept, SLICE("p")), 0);
    ck_assert(doc_get(&row, SLICE("n"), &v, NULL));
    ck_assert_uint_eq(val_count(v), 1);
    records_done(&kept);
}
END_TEST

START_TEST(lab_remembers_its_last_operation)
{
    struct lab *lab = fresh();
    const struct request *q;
    const struct result *r;
    ck_assert(!lab_last(lab, &q, &r));
    quietly(lab, TABLE "put Tab {k: \"a\", s: \"1\"}\nquery Tab where k = \"a\" newest first");
    ck_assert(lab_last(lab, &q, &r));
    ck_assert_int_eq(q->op, OP_QUERY);
    ck_assert(q->backward && q->keycond);
    ck_assert(slice_is(q->table, "Tab"));
    ck_assert_uint_eq(r->returned, 1);
    lab_free(lab);
}
END_TEST

START_TEST(lab_pictures_of_all_pages_tell_of_every_page)
{
    static const char *const orders[] = {"", " newest first"};
    for (size_t i = 0; i < 2; i++) {
        struct lab *lab = fresh();
        const struct request *q;
        const struct result *r;
        char text[200];
        for (int k = 1; k <= 5; k++) {
            snprintf(text, sizeof text, "%sput Tab {k: \"a\", s: \"%d\"}", k == 1 ? TABLE : "", k);
            quietly(lab, text);
        }
        snprintf(text, sizeof text, "query Tab where k = \"a\"%s limit 2 all pages", orders[i]);
        quietly(lab, text);
        ck_assert(lab_last(lab, &q, &r));
        ck_assert_uint_eq(r->read, 5);
        ck_assert_uint_eq(r->returned, 5);
        ck_assert_uint_eq(r->parts_opened, 1);
        ck_assert(r->lowest && slice_is(item_sk(r->lowest), "1"));
        lab_free(lab);
    }
}
END_TEST

/* --- transcripts ----------------------------------------------------------------------- */

/* Expected lines, printed ones, outcome, and a piece of the report; NULL: they fit. */
/* clang-format off */
static const struct {
    const char *expected, *printed;
    enum lab_outcome outcome;
    const char *report;
} matches[] = {
    {"", "  a\npaid 1", LAB_OK, NULL},
    {"  a\npaid 1", "  a\npaid 1", LAB_OK, NULL},
    {"  a", "  a\npaid 1", LAB_OK, NULL},
    {"  a  ", "  a\npaid 1", LAB_OK, NULL},
    {" a", "  a\npaid 1", LAB_OK, "expected  a\n  got        a\n  they differ at column 2"},
    {"  a  b", "  a b\npaid 1", LAB_OK, "they differ at column 5"},
    {"paid 1", "  a\npaid 1", LAB_OK, "expected paid 1"},
    {"  a\n  b", "  a\npaid 1", LAB_OK, "expected   b\n  got      paid 1"},
    {"  a\npaid 1\n  c", "  a\npaid 1", LAB_OK, "expected   c\n  got      (nothing more)"},
    {"  a", "  a\n  b\npaid 1", LAB_OK, "expected (nothing more)\n  got        b"},
    {"...", "  a\n  b\npaid 1", LAB_OK, NULL},
    {"...\npaid 1", "paid 1", LAB_OK, NULL},
    {"...\n  b\n...", "  a\n  b\n  c\npaid 1", LAB_OK, NULL},
    {"...\n  x\n...", "  a\n  b\npaid 1", LAB_OK, "expected   x"},
    {"paid [..] | read 3", "paid 1 RCU | read 3", LAB_OK, NULL},
    {"paid[..]", "paid ", LAB_OK, NULL},
    {"[..]a[..]b[..]", "xxaxxbxx", LAB_OK, NULL},
    {"[..]a[..]b", "xxaxxbxx", LAB_OK, "differ"},
    {"! Bad: text\npaid 0", "! Bad: text\nwhy: so\npaid 0", LAB_REFUSED, NULL},
    {"! Bad", "! Bad: text\nwhy: so\npaid 0", LAB_REFUSED, NULL},
    {"! Ba", "! Bad: text\npaid 0", LAB_REFUSED, "expected ! Ba"},
    {"! Bad: text\nwhy: else", "! Bad: text\nwhy: so\npaid 0", LAB_REFUSED, "expected why: else"},
    {"! Bad: text\n  reason X", "! Bad: text\n  reason Y\npaid 0", LAB_REFUSED, "column 10"},
    {"", "! Bad: text\npaid 0", LAB_REFUSED, "no `!` line says so"},
    {"...", "! Bad: text\npaid 0", LAB_REFUSED, "no `!` line says so"},
    {"! Bad", "paid 0", LAB_OK, "and it was served"},
    {"! expectation", "! expectation failed: x", LAB_UNMET, "the expectation failed"},
    {"a\tb", "a b\npaid 1", LAB_OK, "expected a\\tb"},
};
/* clang-format on */

START_TEST(transcript_lines_match_as_the_reference_says)
{
    struct script s;
    struct transcript_mismatch m;
    char *text = xasprintf("> get Tab {k: \"a\"}\n%s\n", matches[_i].expected);
    struct script_source in = {.text = slice_of(text), .kind = SCRIPT_TRANSCRIPT};
    ck_assert_int_eq(script_parse(&s, &in, NULL), ERR_OK);
    bool good =
        transcript_match(&s.command[0], slice_of(matches[_i].printed), matches[_i].outcome, &m);
    const char *report = buf_str(&m.report);
    ck_assert_msg(good == !matches[_i].report && (good || strstr(report, matches[_i].report)),
                  "%s\nagainst\n%s\ngives\n%s", matches[_i].expected, matches[_i].printed, report);
    transcript_mismatch_done(&m);
    script_done(&s);
    free(text);
}
END_TEST

START_TEST(transcript_accept_keeps_what_still_holds)
{
    static const char before[] = "# head\n"
                                 "> get Tab {k: \"a\"}\n"
                                 "\n"
                                 "> get Tab {k: \"b\"}\n"
                                 "# note\n"
                                 "  b  [..]\n"
                                 "  old\n"
                                 "\n"
                                 "> get Tab {\n"
                                 "  k: \"c\"}\n"
                                 "...\n"
                                 "> get Tab {k: \"d\"}\n"
                                 "! Bad\n";
    static const char after[] = "# head\n"
                                "> get Tab {k: \"a\"}\n"
                                "\n"
                                "> get Tab {k: \"b\"}\n"
                                "  b  [..]\n"
                                "  new\n"
                                "# note\n"
                                "\n"
                                "> get Tab {\n"
                                "  k: \"c\"}\n"
                                "...\n"
                                "> get Tab {k: \"d\"}\n"
                                "  d\n";
    struct transcript_output outputs[] = {{SLICE("  a\npaid 1\n"), LAB_OK},
                                          {SLICE("  b  1\n  new\npaid 1\n"), LAB_OK},
                                          {SLICE("  c\npaid 1\n"), LAB_OK},
                                          {SLICE("  d\npaid 1\n"), LAB_OK}};
    struct script s;
    struct script_source in = {.text = slice_of(before)};
    ck_assert_int_eq(script_parse(&s, &in, NULL), ERR_OK);
    struct transcript_source source = {.text = in.text, .script = &s, .outputs = outputs};
    struct buf out = BUF_INIT;
    transcript_rewrite(&source, &out);
    ck_assert_str_eq(buf_str(&out), after);
    buf_done(&out);
    script_done(&s);
}
END_TEST

START_TEST(transcript_of_a_run_is_a_transcript)
{
    struct script s, again;
    struct script_source in = {.text = SLICE("get Tab {k:\n      \"a\"} # note\n")};
    struct buf out = BUF_INIT;
    ck_assert_int_eq(script_parse(&s, &in, NULL), ERR_OK);
    transcript_print(&s.command[0], SLICE("  a\npaid 1\n"), &out);
    ck_assert_str_eq(buf_str(&out), "> get Tab {k:\n  \"a\"} # note\n  a\npaid 1\n");
    in.text = buf_slice(&out);
    ck_assert_int_eq(script_parse(&again, &in, NULL), ERR_OK);
    ck_assert_int_eq(again.kind, SCRIPT_TRANSCRIPT);
    ck_assert_int_eq(again.command[0].expected_count, 2);
    script_done(&again);
    script_done(&s);
    buf_done(&out);
}
END_TEST

/* --- completion ------------------------------------------------------------------------ */

START_TEST(complete_offers_what_can_stand_there)
{
    static const struct {
        const char *line, *words;
    } rows[] = {
        {"qu", "query"},
        {"r1: qu", "query"},
        {"de", "delete describe"},
        {"query App", "AppData AppData.ByColour"},
        {"query AppData wh", "where"},
        {"query AppData where Us", "UserId"},
        {"put AppData {\"Us", ""},
        {"query AppData li", "limit"},
        {"explain sc", "scan"},
        {"UP", "update"},
        {"query AppData.By", "AppData.ByColour"},
        {"query AppData.ByColour where Si", "Size"},
        {"create table T (a S) glo", "global index"},
        {"create table T (a S) global index I (b S) proj", "project"},
        {"create table T (a S) global index I (b S) la", "lag"},
        {"batch { pu", "put"},
        {"batch { up", ""},
        {"transact { ch", "check"},
        {"transact { put AppData {}; upd", "update"},
        {"update AppData {} se", "set"},
        {"update AppData {} set a = 1 re", "remove returning"},
        {"query AppData filter Colo", "Colour"},
        {"scan AppData filter od", ""},
        {"xyz", ""},
        {"query AppData newest f", "filter forward from"},
    };
    struct lab *lab = fresh();
    quietly(lab, "create table AppData (UserId S, SK S) global index ByColour (Shade S, Size N)\n"
                 "put AppData {UserId: \"u\", SK: \"s\", Colour: 1, \"odd name\": 2}");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct complete c;
        struct buf words = BUF_INIT;
        complete_prompt(lab, slice_of(rows[i].line), strlen(rows[i].line), &c);
        for (size_t k = 0; k < c.count; k++)
            buf_printf(&words, "%s%s", k ? " " : "", c.words[k]);
        ck_assert_msg(strcmp(buf_str(&words), rows[i].words) == 0, "%s gives %s", rows[i].line,
                      buf_str(&words));
        buf_done(&words);
        complete_done(&c);
    }
    lab_free(lab);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("lab");
    TCase *c = tcase_create("lab");
    tcase_add_test(c, lab_undo_gives_the_state_before);
    tcase_add_test(c, lab_goes_back_over_many_commands);
    tcase_add_test(c, lab_goes_back_over_indexes_and_changed_tables);
    tcase_add_test(c, lab_copy_goes_on_as_the_first_does);
    tcase_add_test(c, lab_refuses_what_leaves_no_room_before_it_starts);
    tcase_add_test(c, lab_forgets_the_last_answer_of_a_table_that_goes);
    tcase_add_test(c, lab_batches_are_as_large_as_the_service_lets_them);
    tcase_add_test(c, lab_remembers_all_of_a_batch);
    tcase_add_test(c, lab_steps_do_not_change_a_run);
    tcase_add_test(c, lab_cut_traffic_keeps_the_duration_reached);
    tcase_add_test(c, lab_copy_is_apart_and_undo_stops_at_its_start);
    tcase_add_test(c, lab_region_begins_at_its_mark_and_comes_back_with_the_log);
    tcase_add_test(c, lab_choices_stay_when_the_log_goes_back);
    tcase_add_test(c, lab_limits_of_grading_end_a_command);
    tcase_add_test(c, lab_load_does_not_follow_a_link_out_of_its_folder);
    tcase_add_test(c, lab_has_room_for_so_many_partitions);
    tcase_add_test(c, lab_records_outlive_the_engine_that_made_them);
    tcase_add_test(c, lab_remembers_its_last_operation);
    tcase_add_test(c, lab_pictures_of_all_pages_tell_of_every_page);
    tcase_add_loop_test(c, transcript_lines_match_as_the_reference_says, 0,
                        (int)(sizeof matches / sizeof *matches));
    tcase_add_test(c, transcript_accept_keeps_what_still_holds);
    tcase_add_test(c, transcript_of_a_run_is_a_transcript);
    tcase_add_test(c, complete_offers_what_can_stand_there);
    suite_add_tcase(suite, c);
    SRunner *r = srunner_create(suite);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
