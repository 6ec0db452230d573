#include "config.h"

#include <check.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/xalloc.h"
#include "lab/check.h"
#include "lab/lab.h"

/*
 * Runs tests/checks/NAME.t, files of questions and answers:
 *
 *     ==== setup            lab commands that make the state
 *     ==== solution         commands run on a copy of it, asked as `solution.N` (may be left out)
 *     ==== answer           commands of the region (may be left out)
 *     ==== ask              the questions
 *     # a comment
 *     expect result.count == 2        kind and text; lines below that begin with "... " go on
 *       true                          what comes of it, indented by two blanks
 *     fence forall seed 1..4 exists("a")
 *       false exists("a") = false
 *     value table_used
 *       10%
 *     expect a = b
 *       error 1:3: `=` in a check; compare with `==`
 *
 * Kinds are expect, when, verify, value (enum check_where) and fence; `sheet`
 * reads a whole check fence, "|" in its text standing for line ends, and answers
 * with how its entries were understood.
 */
struct question {
    char *file;
    int line;
    char *setup, *solution, *answer;
    char *kind, *text, *expected;
};

static struct question *questions;
static size_t question_count, question_cap;

static void append(char **to, const char *prefix, const char *text)
{
    char *old = *to;
    *to = xasprintf("%s%s%s", old ? old : "", old ? prefix : "", text);
    free(old);
}

struct loading {
    const char *file;
    char *part[3]; /* setup, solution, answer */
    int at;        /* which part, 3: ask */
};

static void load_line(struct loading *l, const char *text, int line)
{
    static const char *const parts[] = {"==== setup", "==== solution", "==== answer", "==== ask"};
    for (int i = 0; i < 4; i++) {
        if (strcmp(text, parts[i]) == 0) {
            l->at = i;
            return;
        }
    }
    if (l->at < 3) {
        append(&l->part[l->at], "\n", text);
        return;
    }
    struct question *last = question_count ? &questions[question_count - 1] : NULL;
    if (!*text || *text == '#')
        return;
    if (strncmp(text, "... ", 4) == 0) {
        append(&last->text, "\n", text + 4);
    } else if (strncmp(text, "  ", 2) == 0) {
        append(&last->expected, "\n", text + 2);
    } else {
        const char *space = text + strcspn(text, " ");
        XGROW(questions, question_count, question_cap);
        questions[question_count++] =
            (struct question){xstrdup(l->file),
                              line,
                              l->part[0],
                              l->part[1],
                              l->part[2],
                              xslicedup((struct slice){text, (size_t)(space - text)}),
                              xstrdup(*space ? space + 1 : space),
                              NULL};
    }
}

static void load_file(const char *path)
{
    struct buf text = BUF_INIT;
    struct errinfo why;
    if (file_read(path, 1 << 20, &text, &why) != ERR_OK) {
        fprintf(stderr, "%s: %s\n", path, why.text);
        exit(EXIT_FAILURE);
    }
    struct loading l = {.file = strrchr(path, '/') + 1};
    int line = 0;
    for (char *p = text.ptr; p && *p; line++) {
        char *end = strchr(p, '\n');
        if (end)
            *end = '\0';
        load_line(&l, p, line + 1);
        p = end ? end + 1 : NULL;
    }
    buf_done(&text);
}

static void load_all(void)
{
    const char *dir = getenv("SRCDIR");
    char *pattern = xasprintf("%s/tests/checks/*.t", dir ? dir : ".");
    glob_t found;
    if (glob(pattern, 0, NULL, &found) == 0) {
        for (size_t i = 0; i < found.gl_pathc; i++)
            load_file(found.gl_pathv[i]);
        globfree(&found);
    }
    free(pattern);
}

static void run_script(struct lab *lab, const char *text)
{
    if (!text)
        return;
    struct script script;
    struct script_source source = {.text = slice_of(text), .kind = SCRIPT_PLAIN};
    struct errinfo why = {0};
    struct buf out = BUF_INIT;
    enum err err = script_parse(&script, &source, &why);
    ck_assert_msg(err == ERR_OK, "%d:%d: %s", why.line, why.col, why.text);
    for (int i = 0; i < script.count; i++) {
        enum lab_outcome outcome = lab_run(lab, &script.command[i], &out);
        ck_assert_msg(outcome != LAB_ERROR, "%s", buf_str(&out));
    }
    buf_done(&out);
    script_done(&script);
}

static enum check_where where_of(const char *kind)
{
    static const char *const kinds[] = {"expect", "when", "verify", "value", "fence"};
    for (int i = 0; i < 5; i++)
        if (strcmp(kind, kinds[i]) == 0)
            return (enum check_where)i;
    ck_abort_msg("no kind `%s`", kind);
}

static void describe(const struct check *c, struct buf *out)
{
    static const char *const shows[] = {"always", "after", "never"};
    static const char *const details[] = {"full", "message", "none"};
    buf_printf(out, "points %d show %s detail %s%s", c->points, shows[c->show], details[c->detail],
               c->is_bonus ? " bonus" : "");
    if (c->has_seeds)
        buf_printf(out, " seeds %llu..%llu", (unsigned long long)c->seed_first,
                   (unsigned long long)c->seed_last);
    if (c->after.len)
        buf_printf(out, " after %.*s", SLICE_ARG(c->after));
    if (c->uses_solution)
        buf_add_str(out, " solution");
    buf_printf(out, " | %.*s", SLICE_ARG(c->text));
}

static void answer_sheet(const char *text, struct buf *out)
{
    struct arena a = ARENA_INIT;
    char *body = xstrdup(text);
    for (char *p = body; *p; p++)
        if (*p == '|')
            *p = '\n';
    struct reader r = reader_of(slice_of(body));
    struct check_entry *entries;
    size_t count = 0;
    struct errinfo why = {0};
    if (check_parse_fence(&a, &r, &entries, &count, &why) != ERR_OK)
        buf_printf(out, "error %d:%d: %s", why.line, why.col, why.text);
    else
        for (size_t i = 0; i < count; i++) {
            buf_printf(out, "%s%d %.*s: ", i ? "\n" : "", entries[i].line,
                       SLICE_ARG(entries[i].sentence));
            describe(entries[i].check, out);
        }
    free(body);
    arena_done(&a);
}

static void answer_check(const struct question *q, const struct check_scene *scene, struct buf *out)
{
    struct arena a = ARENA_INIT;
    struct reader r = reader_of(slice_of(q->text));
    struct check *c;
    struct errinfo why = {0};
    struct check_failure f = CHECK_FAILURE_INIT;
    struct num n;
    char text[NUM_TEXT_MAX];
    if (check_parse(&a, &r, where_of(q->kind), &c, &why) != ERR_OK) {
        buf_printf(out, "error %d:%d: %s", why.line, why.col, why.text);
    } else if (strcmp(q->kind, "value") == 0) {
        if (!check_print(c, scene, out))
            buf_add_str(out, "(none)");
    } else if (c->is_truth ? check_holds(c, scene, &f) : check_number(c, scene, &n, &f)) {
        if (!c->is_truth)
            num_format(&n, text);
        buf_add_str(out, c->is_truth ? "true" : text);
    } else {
        buf_printf(out, "false %s", buf_str(&f.got));
        if (f.expected.len)
            buf_printf(out, " | %s", buf_str(&f.expected));
        /* What failed is worth a line where it is not the whole of it. */
        if (!slice_equal(buf_slice(&f.relation), c->text))
            buf_printf(out, "\nin %s", buf_str(&f.relation));
    }
    check_failure_done(&f);
    arena_done(&a);
}

START_TEST(check_file)
{
    const struct question *q = &questions[_i];
    struct lab_settings settings = lab_settings_default();
    struct lab *lab = lab_new(&settings);
    run_script(lab, q->setup);
    lab_mark(lab);
    struct lab *solution = q->solution ? lab_clone(lab) : NULL;
    if (solution)
        run_script(solution, q->solution);
    run_script(lab, q->answer);

    struct check_scene scene = {lab, solution};
    struct buf got = BUF_INIT;
    if (strcmp(q->kind, "sheet") == 0)
        answer_sheet(q->text, &got);
    else
        answer_check(q, &scene, &got);
    ck_assert_msg(strcmp(buf_str(&got), q->expected ? q->expected : "") == 0,
                  "%s:%d: %s %s\n  expected %s\n  got      %s", q->file, q->line, q->kind, q->text,
                  q->expected ? q->expected : "nothing", buf_str(&got));
    buf_done(&got);
    lab_free(lab);
    lab_free(solution);
}
END_TEST

int main(void)
{
    load_all();
    Suite *s = suite_create("checks");
    TCase *t = tcase_create("checks");
    tcase_set_timeout(t, 60);
    tcase_add_loop_test(t, check_file, 0, (int)question_count);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    /* No file at all is no success. */
    return failed || question_count < 150 ? EXIT_FAILURE : EXIT_SUCCESS;
}
