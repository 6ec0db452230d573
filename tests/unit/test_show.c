#include "config.h"

/*
 * What `show` prints does what the command does: as an `aws` line in the lab, and
 * as JSON through the API.
 */
#include <check.h>
#include <stdlib.h>

#include "api/api.h"
#include "lab/lab.h"

static const char setting[] =
    "create table AppData (UserId S, SK S) local index ByN (UserId S, n N)\n"
    "create table Num (id N)\n"
    "put AppData {UserId: \"U\", SK: \"a\", n: 1, tags: <<\"x\">>}\n"
    "put AppData {UserId: \"U\", SK: \"b\", n: 2, status: \"open\"}\n"
    "put AppData {UserId: \"V\", SK: \"a\"}\n";

static const struct {
    const char *operation, *command;
} rows[] = {
    {"PutItem", "put AppData {UserId: \"it's\", SK: \"\\\" \\\\ $x `\", b: b64(\"AAE=\"), l: [1, "
                "null, {m: true}]}"},
    {"PutItem", "put AppData {UserId: \"U\", SK: \"a\"} if attribute_not_exists(SK) returning old"},
    {"PutItem", "put AppData {UserId: \"U\", SK: \"a\\n\\t\\u007f\\u0001\"} returning old"},
    {"PutItem", "put AppData {UserId: \"\", SK: \"a\"}"},
    {"PutItem", "put Num {id: 12345678901234567890.5}"},
    {"PutItem", "put Nope {id: 1}"},
    {"GetItem", "get AppData {UserId: \"U\", SK: \"a\"} consistent project n, tags"},
    {"GetItem", "get AppData {UserId: \"U\"}"},
    {"GetItem", "get Num {id: -1}"},
    {"UpdateItem", "update AppData {UserId: \"U\", SK: \"b\"} set status = \"x\", n = n + 1 remove "
                   "tags returning updated new"},
    {"UpdateItem",
     "update AppData {UserId: \"U\", SK: \"a\"} add n 5 delete tags <<\"x\">> if n > 7"},
    {"DeleteItem", "delete AppData {UserId: \"U\", SK: \"b\"} if status = \"open\" returning old"},
    {"Query", "query AppData where UserId = \"U\" and begins_with(SK, \"a\")"},
    {"Query", "query AppData where UserId = \"U\" filter status = \"open\" and n between 1 and 3 "
              "newest first limit 1"},
    {"Query", "query AppData where UserId = \"U\" from {UserId: \"U\", SK: \"a\"} consistent"},
    {"Query", "query AppData where begins_with(UserId, \"U\")"},
    {"Query", "query AppData.ByN where UserId = \"U\" and n > 1 count only"},
    {"Scan", "scan AppData filter n > 0 or size(tags) = 1 project SK segment 1 of 2"},
    {"Scan", "scan AppData limit 2 count only"},
    {"BatchWriteItem", "batch { put AppData {UserId: \"W\", SK: \"a\"}; delete AppData {UserId: "
                       "\"U\", SK: \"a\"}; put Num {id: 1} }"},
    {"BatchGetItem", "batch { get AppData {UserId: \"U\", SK: \"b\"}; get Num {id: 1} }"},
    {"TransactWriteItems", "transact { put Num {id: 2}; check AppData {UserId: \"V\", SK: \"a\"} "
                           "if attribute_exists(SK) }"},
    {"TransactWriteItems", "transact { put Num {id: 2}; check AppData {UserId: \"V\", SK: \"z\"} "
                           "if attribute_exists(SK) }"},
    {"TransactGetItems", "transact { get AppData {UserId: \"U\", SK: \"b\"}; get Num {id: 1} }"},
};

static void run(struct lab *lab, const char *text, struct buf *out)
{
    struct script s;
    struct errinfo why;
    struct script_source source = {.text = slice_of(text), .kind = SCRIPT_PROMPT};
    enum err err = script_parse(&s, &source, &why);
    ck_assert_msg(!err, "%s\n%d:%d %s", text, why.line, why.col, why.text);
    for (int i = 0; i < s.count; i++)
        lab_run(lab, &s.command[i], out);
    script_done(&s);
}

static struct lab *set_up(void)
{
    struct lab_settings settings = lab_settings_default();
    struct lab *lab = lab_new(&settings);
    struct buf out = BUF_INIT;
    run(lab, setting, &out);
    ck_assert_msg(!strchr(buf_str(&out), '!'), "%s", buf_str(&out));
    buf_done(&out);
    return lab;
}

/* What `show as ...` prints of a command. */
static void show(const char *way, const char *command, struct buf *ret)
{
    struct lab *lab = set_up();
    struct buf text = BUF_INIT;
    uint64_t before = lab_digest(lab);
    buf_printf(&text, "show as %s %s", way, command);
    run(lab, buf_str(&text), ret);
    ck_assert_msg(lab_digest(lab) == before, "%s", command);
    buf_done(&text);
    lab_free(lab);
}

static const char *last_line(const struct buf *out)
{
    size_t at = out->len - 1;
    while (at && out->ptr[at - 1] != '\n')
        at--;
    return out->ptr + at;
}

START_TEST(show_as_aws_is_the_same_in_the_lab)
{
    const char *command = rows[_i].command;
    struct buf line = BUF_INIT, once = BUF_INIT, again = BUF_INIT;
    struct lab *a = set_up(), *b = set_up();
    show("aws", command, &line);
    run(a, command, &once);
    run(b, buf_str(&line), &again);
    const struct record *x = records_last_op(lab_records(a)), *y = records_last_op(lab_records(b));
    ck_assert_str_eq(last_line(&again), last_line(&once));
    ck_assert_msg(lab_digest(a) == lab_digest(b), "%s", buf_str(&line));
    ck_assert_int_eq(x->err, y->err);
    ck_assert_str_eq(x->message, y->message);
    ck_assert_uint_eq(x->row_count, y->row_count);
    ck_assert_int_eq(x->plan.key_condition, y->plan.key_condition);
    ck_assert_int_eq(x->plan.has_filter, y->plan.has_filter);
    ck_assert_int_eq(x->plan.consistent, y->plan.consistent);
    lab_free(a);
    lab_free(b);
    buf_done(&line);
    buf_done(&once);
    buf_done(&again);
}
END_TEST

START_TEST(show_as_json_is_the_same_through_the_api)
{
    const char *command = rows[_i].command;
    struct buf body = BUF_INIT, once = BUF_INIT, answer = BUF_INIT;
    struct lab *a = set_up(), *b = set_up();
    struct api *api = api_new(lab_engine(b));
    show("json", command, &body);
    run(a, command, &once);
    enum err err = api_call(api, slice_of(rows[_i].operation), buf_slice(&body), &answer);
    const struct record *x = records_last_op(lab_records(a));
    ck_assert_msg(err == x->err, "%s\n%s", buf_str(&body), buf_str(&answer));
    ck_assert_msg(lab_digest(a) == lab_digest(b), "%s", buf_str(&body));
    api_free(api);
    lab_free(a);
    lab_free(b);
    buf_done(&body);
    buf_done(&once);
    buf_done(&answer);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("show");
    TCase *t = tcase_create("show");
    suite_add_tcase(s, t);
    tcase_add_loop_test(t, show_as_aws_is_the_same_in_the_lab, 0, sizeof rows / sizeof *rows);
    tcase_add_loop_test(t, show_as_json_is_the_same_through_the_api, 0, sizeof rows / sizeof *rows);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
