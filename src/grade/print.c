#include "config.h"

#include "grade/print.h"

#include <stdlib.h>

#include "model/literal.h"

/* --- what is said of a check ---------------------------------------------------------------- */

static const struct check *check_of(const struct grade_answer *a, size_t i)
{
    return a->spec->check[i].check;
}

/* Its sentence, but for a check that is not shown. */
static struct slice sentence_of(const struct grade_answer *a, size_t i)
{
    return check_of(a, i)->show == CHECK_SHOW_NEVER ? SLICE("One more check, which is not shown.")
                                                    : a->spec->check[i].sentence;
}

static bool tells_detail(const struct grade_answer *a, size_t i)
{
    return check_of(a, i)->detail == CHECK_DETAIL_FULL && check_of(a, i)->show != CHECK_SHOW_NEVER;
}

static const struct lesson_wrong *wrong_of(const struct grade_answer *a)
{
    return a->wrong >= 0 ? &a->spec->wrong[a->wrong] : NULL;
}

/* The message of the wrong answer that it is, on one line. */
static void add_message(const struct lesson_wrong *w, struct buf *out)
{
    struct buf text = BUF_INIT;
    prose_print(&w->message, &text);
    for (size_t i = 0; i < text.len; i++)
        if (text.ptr[i] == '\n')
            text.ptr[i] = ' ';
    buf_add_slice(out, slice_trim(buf_slice(&text)));
    buf_done(&text);
}

/* --- text ------------------------------------------------------------------------------------ */

static void text_detail(const struct grade_answer *a, size_t i, struct buf *out)
{
    const struct grade_check *c = &a->check[i];
    if (c->relation[0])
        buf_printf(out, "        %s\n", c->relation);
    if (c->got[0])
        buf_printf(out, "        got %s\n", c->got);
    if (c->expected[0])
        buf_printf(out, "        expected %s\n", c->expected);
}

static void text_check(const struct grade_answer *a, size_t i, bool with_detail, struct buf *out)
{
    static const char *const words[] = {[MARK_OPEN] = "    ",
                                        [MARK_PASS] = "pass",
                                        [MARK_FAIL] = "FAIL",
                                        [MARK_UNREACHED] = "FAIL",
                                        [MARK_ERROR] = "lost"};
    const struct grade_check *c = &a->check[i];
    buf_printf(out, "  %s  %.*s", words[c->mark], SLICE_ARG(sentence_of(a, i)));
    if (c->mark == MARK_UNREACHED)
        buf_add_str(out, " (not reached)");
    if (c->has_seed)
        buf_printf(out, " (seed %llu)", (unsigned long long)c->seed);
    if (check_of(a, i)->is_bonus)
        buf_add_str(out, " (bonus)");
    buf_add_char(out, '\n');
    if (c->why[0])
        buf_printf(out, "        %s\n", c->why);
    if (with_detail && tells_detail(a, i))
        text_detail(a, i, out);
}

static void text_answer(const struct grade_answer *a, struct buf *out)
{
    bool has_detail = false;
    buf_printf(out, "%s%s%s\n", a->spec ? a->spec->id : "", a->spec ? "  " : "", a->path);
    if (a->message)
        buf_printf(out, "  %s\n", a->message);
    for (size_t i = 0; a->check && i < a->spec->check_count; i++) {
        bool is_first = a->check[i].mark == MARK_FAIL && !has_detail;
        text_check(a, i, is_first, out);
        has_detail |= is_first;
    }
    if (wrong_of(a)) {
        buf_printf(out, "  %.*s: ", SLICE_ARG(wrong_of(a)->code));
        add_message(wrong_of(a), out);
        buf_add_char(out, '\n');
    }
}

static void print_text(const struct grade_answer *const *answers, size_t count, struct buf *out)
{
    int points = 0, max = 0;
    for (size_t i = 0; i < count; i++) {
        text_answer(answers[i], out);
        points += answers[i]->points;
        max += answers[i]->max;
        if (count > 1 && answers[i]->spec)
            buf_printf(out, "  %d/%d\n", answers[i]->points, answers[i]->max);
    }
    buf_printf(out, "points %d/%d\n", points, max);
}

/* --- TAP 14 ---------------------------------------------------------------------------------- */

/* A description: one line, with what would be a directive escaped. */
static void tap_text(struct slice text, struct buf *out)
{
    for (size_t i = 0; i < text.len; i++) {
        char c = text.ptr[i];
        if (c == '#' || c == '\\')
            buf_add_char(out, '\\');
        buf_add_char(out, c == '\n' || c == '\r' ? ' ' : c);
    }
}

static void yaml_line(const char *indent, const char *key, struct slice value, struct buf *out)
{
    if (value.len == 0)
        return;
    buf_printf(out, "%s%s: ", indent, key);
    literal_print_string(value, out); /* a JSON string is one of YAML */
    buf_add_char(out, '\n');
}

/* `code`: of the whole answer, told where the first check fails. */
static void tap_check(const struct grade_answer *a, size_t i, struct slice code, struct buf *out)
{
    static const char indent[] = "      ";
    const struct grade_check *c = &a->check[i];
    bool holds = c->mark == MARK_PASS;
    buf_printf(out, "    %sok %zu - ", holds ? "" : "not ", i + 1);
    tap_text(sentence_of(a, i), out);
    if (c->mark == MARK_UNREACHED)
        buf_add_str(out, " (not reached)");
    /* What cannot cost a point must not fail the run either. */
    if (!holds && check_of(a, i)->is_bonus)
        buf_add_str(out, " # TODO bonus");
    buf_add_char(out, '\n');
    if (holds)
        return;
    struct buf yaml = BUF_INIT;
    yaml_line(indent, "message", slice_of(c->why), &yaml);
    if (tells_detail(a, i)) {
        yaml_line(indent, "check", slice_of(c->relation), &yaml);
        yaml_line(indent, "got", slice_of(c->got), &yaml);
        yaml_line(indent, "expected", slice_of(c->expected), &yaml);
    }
    if (c->has_seed)
        buf_printf(&yaml, "%sseed: %llu\n", indent, (unsigned long long)c->seed);
    yaml_line(indent, "code", code, &yaml);
    if (yaml.len > 0)
        buf_printf(out, "%s---\n%s%s...\n", indent, buf_str(&yaml), indent);
    buf_done(&yaml);
}

static void tap_answer(const struct grade_answer *a, size_t number, struct buf *out)
{
    struct slice code = wrong_of(a) ? wrong_of(a)->code : SLICE_NONE;
    struct slice name = slice_of(a->spec ? a->spec->id : a->path);
    if (a->check) {
        buf_add_str(out, "# Subtest: ");
        tap_text(name, out);
        buf_printf(out, "\n    1..%zu\n", a->spec->check_count);
        bool is_told = false;
        for (size_t i = 0; i < a->spec->check_count; i++) {
            bool tells = a->check[i].mark == MARK_FAIL && !is_told;
            tap_check(a, i, tells ? code : SLICE_NONE, out);
            is_told |= tells;
        }
    }
    buf_printf(out, "%sok %zu - ", a->status == GRADE_PASS ? "" : "not ", number);
    tap_text(name, out);
    if (a->spec) {
        buf_add_char(out, ' ');
        tap_text(slice_of(a->path), out);
    }
    buf_add_char(out, '\n');
    if (a->message || code.len) {
        buf_add_str(out, "  ---\n");
        yaml_line("  ", "message", slice_of(a->message ? a->message : ""), out);
        yaml_line("  ", "code", code, out);
        buf_add_str(out, "  ...\n");
    }
}

static void print_tap(const struct grade_answer *const *answers, size_t count, struct buf *out)
{
    int points = 0, max = 0;
    buf_printf(out, "1..%zu\n", count);
    for (size_t i = 0; i < count; i++) {
        tap_answer(answers[i], i + 1, out);
        points += answers[i]->points;
        max += answers[i]->max;
    }
    buf_printf(out, "# points %d/%d\n", points, max);
}

/* --- JSON ------------------------------------------------------------------------------------ */

static void json_member(const char *name, struct slice value, struct buf *out)
{
    buf_printf(out, ", \"%s\": ", name);
    if (value.ptr)
        literal_print_string(value, out);
    else
        buf_add_str(out, "null");
}

static void json_check_message(const struct grade_answer *a, size_t i, struct buf *out)
{
    const struct grade_check *c = &a->check[i];
    struct buf text = BUF_INIT;
    if (c->mark == MARK_UNREACHED)
        buf_printf(&text, "not reached%s%s", c->why[0] ? ": " : "", c->why);
    else if (c->mark == MARK_ERROR)
        buf_add_str(&text, c->why);
    else if (c->mark == MARK_FAIL && tells_detail(a, i))
        buf_printf(&text, "%s; got %s%s%s", c->relation, c->got,
                   c->expected[0] ? "; expected " : "", c->expected);
    if (c->has_seed)
        buf_printf(&text, "%sseed %llu", text.len ? "; " : "", (unsigned long long)c->seed);
    json_member("message", text.len ? buf_slice(&text) : SLICE_NONE, out);
    buf_done(&text);
}

static void json_check(const struct grade_answer *a, size_t i, struct buf *out)
{
    static const char *const words[] = {[MARK_OPEN] = "error",
                                        [MARK_PASS] = "pass",
                                        [MARK_FAIL] = "fail",
                                        [MARK_UNREACHED] = "error",
                                        [MARK_ERROR] = "error"};
    buf_add_str(out, i ? ", {\"name\": " : "{\"name\": ");
    literal_print_string(sentence_of(a, i), out);
    buf_printf(out, ", \"status\": \"%s\"", words[a->check[i].mark]);
    json_check_message(a, i, out);
    json_member("test_code", tells_detail(a, i) ? check_of(a, i)->text : SLICE_NONE, out);
    buf_printf(out, ", \"task_id\": %zu, \"points\": %d, \"bonus\": %s}", i + 1,
               check_of(a, i)->points, check_of(a, i)->is_bonus ? "true" : "false");
}

static void json_answer(const struct grade_answer *a, struct buf *out)
{
    static const char *const words[] = {"pass", "fail", "error", "error"};
    const char *status = a->status == GRADE_FAIL && !a->is_parsed ? "error" : words[a->status];
    struct buf message = BUF_INIT;
    if (a->message)
        buf_add_str(&message, a->message);
    else if (wrong_of(a))
        add_message(wrong_of(a), &message);
    buf_printf(out, "{\"version\": 3, \"status\": \"%s\"", status);
    json_member("message", message.len ? buf_slice(&message) : SLICE_NONE, out);
    buf_add_str(out, ", \"tests\": [");
    for (size_t i = 0; a->check && i < a->spec->check_count; i++)
        json_check(a, i, out);
    buf_add_char(out, ']');
    json_member("exercise", a->spec ? slice_of(a->spec->id) : SLICE_NONE, out);
    json_member("path", slice_of(a->path), out);
    json_member("code", wrong_of(a) ? wrong_of(a)->code : SLICE_NONE, out);
    buf_printf(out, ", \"points\": %d, \"max\": %d, \"seed\": %llu}\n", a->points, a->max,
               (unsigned long long)a->seed);
    buf_done(&message);
}

void print_answers(const struct grade_answer *const *answers, size_t count,
                   enum grade_format format, struct buf *out)
{
    switch (format) {
    case GRADE_TEXT:
        print_text(answers, count, out);
        break;
    case GRADE_TAP:
        print_tap(answers, count, out);
        break;
    case GRADE_JSON:
        for (size_t i = 0; i < count; i++)
            json_answer(answers[i], out);
        break;
    case GRADE_FORMATS:
        break;
    }
}
