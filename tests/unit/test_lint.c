#include "config.h"

/*
 * The good lesson passes; one change each in a copy of it is found at its place.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/xalloc.h"
#include "lesson/accept.h"
#include "lesson/lint.h"
#include "scratch.h"

static const char *const files[] = {
    "codes",
    "90-small/lesson.md",
    "90-small/things.jsonl",
    "90-small/more.jsonl",
    "90-small/last/start.lab",
    "90-small/last/solution.lab",
    "90-small/last/alt-1.lab",
    "90-small/last/wrong-M-FIRST.lab",
    "90-small/last/wrong-M-ALL.lab",
};
enum { FILES = sizeof files / sizeof files[0] };

static char *folder;

static void setup(void)
{
    folder = scratch_new();
}

static void teardown(void)
{
    scratch_free(folder);
}

static void read_good(const char *name, struct buf *out)
{
    const char *source = getenv("SRCDIR");
    char *path = xasprintf("%s/tests/lessons/good/%s", source ? source : ".", name);
    ck_assert_msg(!file_read(path, 1 << 20, out, NULL), "%s", path);
    free(path);
}

static void write_copy(const char *name, struct slice text)
{
    char *path = xasprintf("%s/%s", folder, name);
    ck_assert(!file_replace(path, text, NULL));
    free(path);
}

/* Copies the good lesson; in one file `from` becomes `to` (NULL: the file is left out). */
static void copy_lesson(const char *changed, const char *from, const char *to)
{
    char *sub = xasprintf("%s/90-small/last", folder);
    bool is_changed = changed == NULL;
    ck_assert(!file_make_folder(sub, NULL));
    free(sub);
    for (int i = 0; i < FILES; i++) {
        struct buf text = BUF_INIT, out = BUF_INIT;
        read_good(files[i], &text);
        const char *rest = buf_str(&text), *place = NULL;
        if (changed && strcmp(files[i], changed) == 0) {
            is_changed = true;
            if (!to) {
                buf_done(&text);
                continue;
            }
            place = strstr(rest, from);
            ck_assert_msg(place != NULL, "%s has no %s", changed, from);
            buf_add(&out, rest, (size_t)(place - rest));
            buf_add_str(&out, to);
            rest = place + strlen(from);
        }
        buf_add_str(&out, rest);
        write_copy(files[i], buf_slice(&out));
        buf_done(&text);
        buf_done(&out);
    }
    ck_assert_msg(is_changed, "no file %s", changed);
}

static char *lesson_folder(void)
{
    return xasprintf("%s/90-small/", folder);
}

/* "90-small/lesson.md:1:1: text", the first line of the first issue. */
static char *first_issue(const struct issues *is)
{
    const struct issue *i = &is->issue[0];
    const char *file = strstr(i->file, "90-small");
    return xasprintf("%s:%d:%d: %.*s", file ? file : i->file, i->line, i->col,
                     (int)strcspn(i->text, "\n"), i->text);
}

START_TEST(the_good_lesson_passes)
{
    struct issues is = {0};
    struct buf digests = BUF_INIT;
    copy_lesson(NULL, NULL, NULL);
    char *path = lesson_folder();
    lint_lesson(&(struct lint_config){.path = path, .digests = &digests}, &is);
    ck_assert_msg(is.count == 0, "%s", is.count ? first_issue(&is) : "");
    ck_assert_ptr_nonnull(strstr(buf_str(&digests), "beat 9  forward "));
    ck_assert_ptr_null(strstr(buf_str(&digests), "DIFFERENT"));
    buf_done(&digests);
    free(path);
}
END_TEST

#define LESSON "90-small/lesson.md"
#define LAST   "90-small/last/"
#define LONG   "0123456789012345678901234567890123456789012345678901234567890123456789"

static const struct {
    const char *file, *from, *to, *expected;
} changes[] = {
    /* grammar */
    {LESSON, "```say", "```sya", LESSON ":21:4: no fence kind `sya`; nearest is `say`"},
    {LESSON, "```\n\nTwo things", "\nTwo things",
     LESSON ":20:1: the fence opened at line 13 is not closed"},
    {LESSON, "id: 90-small", "id: 90-other",
     LESSON ":1:1: the id is 90-other and the folder is 90-small"},
    {"codes", "M-COUNT ", "M-COUNTS ", LESSON ":27:10: no code `M-COUNT`; nearest is `M-COUNTS`"},
    /* the run */
    {LESSON, "verify: collection(\"A\").count", "verify: collection(\"B\").count",
     LESSON
     ":30:9: the engine contradicts the option marked as right: `collection(\"B\").count` is "
     "1, and `3` is marked"},
    {LESSON, "[\"a1\", \"a2\", \"a3\"]", "[\"a1\", \"a3\", \"a2\"]",
     LESSON ":37:9: the engine contradicts the option marked as right: `collection(\"A\").N == "
            "[\"a1\", \"a3\", \"a2\"]` is false"},
    {LESSON, "paid 1 WCU | wrote 1 |", "paid 2 WCU | wrote 1 |",
     LESSON ":45:1: `put Things {\"K\": \"A\", \"N\": \"a3\"}` printed something else"},
    {LESSON, "! ValidationException: The", "! ValidationException: A",
     LESSON ":52:1: `get Things {\"K\": \"A\"}` printed something else"},
    {LESSON, "throttled == 201", "throttled == 0",
     LESSON ":70:1: `expect throttled == 0` printed something else"},
    {LESSON, "from things.jsonl", "from nothing.jsonl",
     LESSON ":16:1: `load Things from nothing.jsonl` printed something else"},
    /* words */
    {LESSON, "Two things have", LONG " " LONG " " LONG " " LONG " " LONG " have",
     LESSON ":9:1: the words of this beat take 7 lines of 78; 5 fit"},
    {LESSON, "Type A1.\n", "Type A1.\n\n```text\n" LONG "\n```\n",
     LESSON ":65:1: this line is 70 columns wide; 58 fit"},
    {LESSON, "Two and one.\n( )", "Two and one, " LONG " " LONG ".\n( )",
     LESSON ":28:1: this message takes 5 lines of 56; 2 fit"},
    {LESSON, "( ) First ::", "( ) " LONG " " LONG " " LONG " " LONG " " LONG " ::",
     LESSON ":33:1: question and options take 7 lines of 78; 6 fit"},
    /* the laws */
    {LAST "start.lab", "# TODO", "query Things where K = \"A\" newest first limit 1 # TODO",
     LAST "start.lab:1:1: the starting answer passes every check"},
    {LAST "start.lab", "# TODO", "query Things where K = \"A\" limit 1 # TODO",
     LAST "start.lab:1:1: the starting answer matches the wrong fence M-FIRST"},
    {LAST "start.lab", "# exercise 90-last", "# exercise 90-first",
     LAST "start.lab:1:1: the first line must be `# exercise 90-last`"},
    {LAST "solution.lab", "limit 1", "limit 2",
     LAST "solution.lab:1:1: the solution fails the check \"It is the last item of A.\": result == "
          "tail(1, collection(\"A\"))"},
    {LAST "solution.lab", "query", "qeury",
     LAST "solution.lab:3:1: no command `qeury`; nearest is `query`"},
    {LESSON, "== collection(\"A\").count   bonus", "== 3   bonus",
     LAST "solution.lab:1:1: the solution fails the bonus check \"The whole collection could still "
          "be read afterwards.\": result.count == 3"},
    {LAST "alt-1.lab", "backward", "forward",
     LAST "alt-1.lab:1:1: an alternative fails the check \"It is the last item of A.\": result == "
          "tail(1, collection(\"A\"))"},
    {LAST "wrong-M-ALL.lab", "newest first", "newest first limit 1",
     LAST "wrong-M-ALL.lab:1:1: this wrong answer passes every check"},
    {LAST "wrong-M-ALL.lab", "newest first", "limit 1",
     LAST "wrong-M-ALL.lab:1:1: the first wrong fence that matches is M-FIRST"},
    {LAST "wrong-M-FIRST.lab", "query Things where K = \"A\" limit 1", "scan Nothings",
     LAST "wrong-M-FIRST.lab:1:1: no wrong fence matches this answer"},
    {LAST "wrong-M-FIRST.lab", "", NULL, LESSON ":102:1: this wrong fence has no file "},
    {LAST "solution.lab", "", NULL, LAST "solution.lab:0:0: cannot be read: "},
    {LESSON,
     "```wrong last M-FIRST\nwhen result == head(1, collection(\"A\"))\nThat is the first one. "
     "Turn round.\n```\n",
     "", LAST "wrong-M-FIRST.lab:1:1: there is no wrong fence with this code"},
    {LESSON, "```hint last rung=2\nTurn the order round and stop early.\n```\n", "",
     LESSON ":83:1: hint rung=2 of this exercise is missing"},
    {LESSON, "after all", "after al", LESSON ":98:1: no probe `al`; nearest is `all`"},
    /* the data decides: an answer that is right for one seed alone */
    {LAST "alt-1.lab", "query Things where K = \"A\" and N > \"a\" \\\n    backward limit 1",
     "query Things where K = \"A\" and N = \"a38\"",
     LAST "alt-1.lab:1:1: an alternative fails the check \""},
};
enum { CHANGES = sizeof changes / sizeof changes[0] };

START_TEST(a_change_is_found_at_its_place)
{
    struct issues is = {0};
    copy_lesson(changes[_i].file, changes[_i].from, changes[_i].to);
    char *path = lesson_folder();
    lint_lesson(&(struct lint_config){.path = path}, &is);
    ck_assert_msg(is.count > 0, "%s: nothing was found", changes[_i].expected);
    char *got = first_issue(&is);
    ck_assert_msg(strncmp(got, changes[_i].expected, strlen(changes[_i].expected)) == 0,
                  "expected %s\ngot      %s", changes[_i].expected, got);
    free(got);
    issues_done(&is);
    free(path);
}
END_TEST

/* --- accept --------------------------------------------------------------------------------- */

static void accept_into(struct buf *text, bool fill)
{
    struct errinfo why = {0};
    char *path = lesson_folder(), *file = NULL;
    ck_assert_msg(
        !accept_lesson(&(struct accept_config){.path = path, .fill = fill}, text, &file, &why),
        "%d:%d: %s", why.line, why.col, why.text);
    ck_assert_ptr_nonnull(strstr(file, "90-small/lesson.md"));
    free(file);
    free(path);
}

START_TEST(a_lesson_that_fits_is_accepted_as_it_is)
{
    struct buf text = BUF_INIT, good = BUF_INIT;
    copy_lesson(NULL, NULL, NULL);
    read_good(LESSON, &good);
    accept_into(&text, false);
    ck_assert_str_eq(buf_str(&text), buf_str(&good));
    buf_done(&text);
    buf_done(&good);
}
END_TEST

START_TEST(outputs_that_do_not_fit_are_written_anew)
{
    static const char *const from = "  a1\n  a2\n  a3\npaid 0.5 RCU | read 3";
    struct buf text = BUF_INIT, good = BUF_INIT;
    copy_lesson(LESSON, from, "  a1\n  a9\npaid 7 RCU | read 9");
    read_good(LESSON, &good);
    accept_into(&text, false);
    ck_assert_str_eq(buf_str(&text), buf_str(&good)); /* what is wild elsewhere stays wild */
    buf_done(&text);
    buf_done(&good);
}
END_TEST

START_TEST(fill_gives_an_output_to_commands_without_one)
{
    struct buf text = BUF_INIT;
    copy_lesson(NULL, NULL, NULL);
    accept_into(&text, true);
    ck_assert_ptr_nonnull(
        strstr(buf_str(&text), "> load Things from things.jsonl\nloaded 3 of 3 | "));
    buf_done(&text);
}
END_TEST

START_TEST(accepting_keeps_the_line_ends)
{
    struct buf good = BUF_INIT, crlf = BUF_INIT, text = BUF_INIT;
    copy_lesson(NULL, NULL, NULL);
    read_good(LESSON, &good);
    for (size_t i = 0; i < good.len; i++) {
        buf_add_str(&crlf, good.ptr[i] == '\n' ? "\r" : "");
        buf_add_char(&crlf, good.ptr[i]);
    }
    write_copy(LESSON, buf_slice(&crlf));
    accept_into(&text, false);
    ck_assert_str_eq(buf_str(&text), buf_str(&crlf));
    buf_done(&good);
    buf_done(&crlf);
    buf_done(&text);
}
END_TEST

static Suite *lint_suite(void)
{
    Suite *s = suite_create("lint");
    TCase *c = tcase_create("lint");
    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, setup, teardown);
    tcase_add_test(c, the_good_lesson_passes);
    tcase_add_loop_test(c, a_change_is_found_at_its_place, 0, CHANGES);
    tcase_add_test(c, a_lesson_that_fits_is_accepted_as_it_is);
    tcase_add_test(c, outputs_that_do_not_fit_are_written_anew);
    tcase_add_test(c, fill_gives_an_output_to_commands_without_one);
    tcase_add_test(c, accepting_keeps_the_line_ends);
    suite_add_tcase(s, c);
    return s;
}

int main(void)
{
    SRunner *r = srunner_create(lint_suite());
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
