#include "config.h"

#include <check.h>
#include <glob.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lesson/course.h"
#include "lesson/lesson.h"
#include "lesson/predict.h"

static const char *source_folder(void)
{
    const char *folder = getenv("SRCDIR");
    return folder ? folder : ".";
}

static struct lesson *read_lesson(const char *text)
{
    struct lesson *l = NULL;
    struct errinfo why = {0};
    enum err err = lesson_parse("lessons/90-small/lesson.md", slice_of(text), NULL, &l, &why);
    ck_assert_msg(!err, "%d:%d: %s", why.line, why.col, why.text);
    return l;
}

/* --- lessons that are refused ------------------------------------------------------------ */

struct broken {
    struct codes codes;
    struct buf errors;
    char **line;
    size_t count, cap;
};

static struct broken broken;

/* Lines FILE:LINE:COL: text of tests/lessons/errors. */
static void read_broken(void)
{
    struct errinfo why;
    char *path = xasprintf("%s/tests/lessons/errors", source_folder());
    ck_assert(!file_read(path, 1 << 20, &broken.errors, &why));
    free(path);
    path = xasprintf("%s/tests/lessons/codes", source_folder());
    ck_assert(!codes_load(path, &broken.codes, &why));
    free(path);
    for (char *p = broken.errors.ptr, *end; (end = strchr(p, '\n')); p = end + 1) {
        *end = 0;
        XGROW(broken.line, broken.count, broken.cap);
        broken.line[broken.count++] = p;
    }
}

static void free_broken(void)
{
    codes_done(&broken.codes);
    buf_done(&broken.errors);
    free(broken.line);
    broken = (struct broken){0};
}

START_TEST(each_broken_lesson_is_refused_at_its_place)
{
    for (size_t i = 0; i < broken.count; i++) {
        char *lesson_name = xasprintf("%.*s", (int)strcspn(broken.line[i], ":"), broken.line[i]);
        char *path = xasprintf("%s/tests/lessons/broken/%s", source_folder(), lesson_name);
        struct buf text = BUF_INIT;
        struct lesson *l = NULL;
        struct errinfo why = {0};
        ck_assert_msg(!file_read(path, 1 << 20, &text, &why), "%s: %s", path, why.text);
        enum err err = lesson_parse(lesson_name, buf_slice(&text), &broken.codes, &l, &why);
        char *got = xasprintf("%s:%d:%d: %s", lesson_name, why.line, why.col, why.text);
        ck_assert_msg(err, "%s is not refused", lesson_name);
        ck_assert_str_eq(got, broken.line[i]);
        free(got);
        buf_done(&text);
        free(path);
        free(lesson_name);
    }
}
END_TEST

START_TEST(each_broken_lesson_has_its_line)
{
    char *pattern = xasprintf("%s/tests/lessons/broken/*.md", source_folder());
    glob_t files;
    ck_assert_int_eq(glob(pattern, 0, NULL, &files), 0);
    ck_assert_uint_eq(files.gl_pathc, broken.count);
    globfree(&files);
    free(pattern);
}
END_TEST

/* Bytes that no file in a source tree should hold. */
START_TEST(bytes_that_are_no_text_are_refused)
{
    static const struct {
        const char *bytes;
        size_t len;
        int line, col;
        const char *text;
    } row[] = {
        {"---\nid: 90-a\n---\n# T\n\n## S\n\na\0b\n", 33, 8, 2, "a NUL byte"},
        {"---\nid: 90-a\n---\n# T\n\n## S\n\na\rb\n", 33, 8, 2, "a control character (U+000D)"},
        {"---\nid: 90-a\n---\n# T\n\n## S\n\n\x1b[0m\n", 34, 8, 1, "a control character (U+001B)"},
        {"---\nid: 90-a\n---\n# T\xff\n", 22, 4, 4, "a byte that is no UTF-8"},
        {"", 0, 1, 1, "a lesson begins with front matter: a line `---`"},
    };
    struct lesson *l = NULL;
    struct errinfo why = {0};
    enum err err = lesson_parse("x.md", (struct slice){row[_i].bytes, row[_i].len}, NULL, &l, &why);
    ck_assert(err);
    ck_assert_str_eq(why.text, row[_i].text);
    ck_assert_int_eq(why.line, row[_i].line);
    ck_assert_int_eq(why.col, row[_i].col);
}
END_TEST

START_TEST(sizes_over_the_limits_are_refused)
{
    struct buf text = BUF_INIT;
    struct lesson *l = NULL;
    struct errinfo why = {0};
    buf_add_str(&text, "---\nid: 90-a\n---\n# T\n\n");
    for (int i = 0; i <= LIMIT_LESSON_STEPS; i++)
        buf_add_str(&text, "## S\n\nw\n\n");
    ck_assert_int_eq(lesson_parse("x.md", buf_slice(&text), NULL, &l, &why), ERR_LIMIT);
    ck_assert_str_eq(why.text, "a lesson has at most 40 steps");
    buf_clear(&text);
    buf_add_str(&text, "---\nid: 90-a\n---\n# T\n\n## S\n\n```text\n");
    for (int i = 0; i <= LIMIT_FENCE_LINES; i++)
        buf_add_str(&text, "line\n");
    buf_add_str(&text, "```\n");
    ck_assert_int_eq(lesson_parse("x.md", buf_slice(&text), NULL, &l, &why), ERR_LIMIT);
    ck_assert_str_eq(why.text, "a fence has at most 500 lines, this one 501");
    ck_assert_int_eq(why.line, 8);
    buf_add_fill(&text, 'x', LIMIT_LESSON_BYTES);
    ck_assert_int_eq(lesson_parse("x.md", buf_slice(&text), NULL, &l, &why), ERR_LIMIT);
    buf_done(&text);
}
END_TEST

/* --- lessons that are read ---------------------------------------------------------------- */

static const char small[] = "---\n"
                            "id: 90-small\n"
                            "minutes: 5\n"
                            "needs: 01-address 03-sorted\n"
                            "engine: seed=7 scale=1:100\n"
                            "size: 80x24\n"
                            "---\n"
                            "# Small *things*\n"
                            "\n"
                            "The intro.\n"
                            "\n"
                            "## First\n"
                            "\n"
                            "```lab setup\n"
                            "> create table Things (K S)\n"
                            "```\n"
                            "\n"
                            "Words with `code`, *stress*, **weight**,\n"
                            "on two lines. <!-- show dial -->\n"
                            "\n"
                            "<!-- focus key \"A\\\"B\" -->\n"
                            "<!-- speed 1/4 -->\n"
                            "\n"
                            "```predict p kind=number\n"
                            "? How many?\n"
                            "It goes on.\n"
                            "( ) 2..3 :: M-BUY-MORE No, `(x)` :: is\n"
                            "  text here.\n"
                            "(x) 1 :: Yes.\n"
                            "( ) * :: M-BUY-MORE No.\n"
                            "verify: receipt.wrote\n"
                            "```\n"
                            "\n"
                            "```lab\n"
                            "> put Things {\"K\": \"a\"}\n"
                            "> put Things {\"K\":\n"
                            "    \"b\"}\n"
                            "```\n"
                            "\n"
                            "After the second.\n"
                            "\n"
                            "```say\n"
                            "A note.\n"
                            "```\n"
                            "\n"
                            "<!-- pause -->\n"
                            "\n"
                            "After the pause.\n"
                            "\n"
                            "## Second\n"
                            "\n"
                            "```lab together\n"
                            "> get Things {\"K\": \"a\"}\n"
                            "> get Things {\"K\": \"b\"}\n"
                            "```\n"
                            "\n"
                            "```exercise e fresh\n"
                            "Put *one*.\n"
                            "\n"
                            "- `a`\n"
                            "- `b`\n"
                            "```\n"
                            "\n"
                            "```check e\n"
                            "# It is\n"
                            "# there.\n"
                            "count(Things) == 1   points=3\n"
                            "```\n"
                            "\n"
                            "```wrong e M-BUY-MORE\n"
                            "when requests == 9\n"
                            "when requests == 8\n"
                            "Too many.\n"
                            "```\n"
                            "\n"
                            "```hint e rung=4\n"
                            "put Things {\"K\": \"x\"}\n"
                            "```\n"
                            "\n"
                            "````card\n"
                            "``` is a fence\n"
                            "````\n"
                            "\n"
                            "```lab probe burst\n"
                            "> get Things {\"K\": \"a\"}\n"
                            "```\n";

START_TEST(front_matter_is_read)
{
    struct lesson *l = read_lesson(small);
    ck_assert_str_eq(l->id, "90-small");
    ck_assert_str_eq(l->number, "90");
    ck_assert_str_eq(l->folder, "lessons/90-small");
    ck_assert_int_eq(l->minutes, 5);
    ck_assert_uint_eq(l->seed, 7);
    ck_assert_int_eq(l->width, 80);
    ck_assert_uint_eq(l->need_count, 2);
    ck_assert(slice_is(l->needs[1], "03-sorted"));
    ck_assert_uint_eq(l->setting_count, 1);
    ck_assert(slice_is(l->setting[0], "scale"));
    ck_assert(slice_is(l->title, "Small things"));
    lesson_free(l);
}
END_TEST

START_TEST(beats_begin_where_the_reference_says)
{
    static const struct {
        enum beat_kind kind;
        int step, commands;
        size_t cues;
    } row[] = {
        {BEAT_OPEN, 0, 1, 3},     {BEAT_PREDICT, 0, 0, 0}, {BEAT_COMMAND, 0, 1, 0},
        {BEAT_COMMAND, 0, 1, 0},  {BEAT_PAUSE, 0, 0, 0},   {BEAT_COMMAND, 1, 2, 0},
        {BEAT_EXERCISE, 1, 0, 0},
    };
    struct lesson *l = read_lesson(small);
    ck_assert_int_eq(l->beat_count, (int)(sizeof row / sizeof row[0]));
    for (int i = 0; i < l->beat_count; i++) {
        ck_assert_int_eq(l->beat[i].kind, row[i].kind);
        ck_assert_int_eq(l->beat[i].step, row[i].step);
        ck_assert_int_eq(l->beat[i].command_count, row[i].commands);
        ck_assert_uint_eq(l->beat[i].cue_count, row[i].cues);
    }
    ck_assert(l->beat[5].is_together);
    ck_assert_int_eq(l->say_count, 1);
    ck_assert_int_eq(l->say[0].beat, 3);
    ck_assert_int_eq(l->command[2].line, 36);
    ck_assert(slice_is(l->command[2].text, "put Things {\"K\":\n    \"b\"}"));
    lesson_free(l);
}
END_TEST

/* The words of a beat as one text. */
static char *words_at(const struct lesson *l, int beat)
{
    struct buf out = BUF_INIT;
    const struct prose *p = lesson_words(l, beat);
    if (p)
        prose_print(p, &out);
    buf_add_str(&out, "");
    char *text = xstrdup(buf_str(&out));
    buf_done(&out);
    return text;
}

START_TEST(words_stay_until_a_beat_of_the_step_has_its_own)
{
    static const char *const expected[] = {
        "The intro.\nWords with code, stress, weight, on two lines.\n",
        "The intro.\nWords with code, stress, weight, on two lines.\n",
        "The intro.\nWords with code, stress, weight, on two lines.\n",
        "After the second.\n",
        "After the pause.\n",
        "",
        "",
    };
    struct lesson *l = read_lesson(small);
    for (int i = 0; i < l->beat_count; i++) {
        char *words = words_at(l, i);
        ck_assert_str_eq(words, expected[i]);
        free(words);
    }
    lesson_free(l);
}
END_TEST

START_TEST(the_camera_is_the_fold_of_the_steps_cues)
{
    struct lesson *l = read_lesson(small);
    struct camera c = lesson_camera(l, 3);
    ck_assert_int_eq(c.view, CAMERA_DIAL);
    ck_assert_int_eq(c.focus, CUE_FOCUS_KEY);
    ck_assert(slice_is(c.focus_a, "A\"B"));
    ck_assert_int_eq(c.speed_den, 4);
    c = lesson_camera(l, 5);
    ck_assert_int_eq(c.view, CAMERA_PARTITIONS);
    ck_assert_int_eq(c.focus, CUE_VERBS);
    ck_assert_int_eq(c.speed_den, 1);
    lesson_free(l);
}
END_TEST

START_TEST(a_prediction_is_read)
{
    struct lesson *l = read_lesson(small);
    ck_assert_int_eq(l->predict_count, 1);
    const struct predict *p = &l->predict[0];
    struct buf text = BUF_INIT;
    prose_print(&p->question, &text);
    ck_assert_str_eq(buf_str(&text), "How many? It goes on.\n");
    buf_clear(&text);
    prose_print(&p->option[0].message, &text);
    ck_assert_str_eq(buf_str(&text), "No, (x) :: is text here.\n");
    buf_done(&text);
    ck_assert_int_eq(p->option_count, 3);
    ck_assert_int_eq(p->right, 1);
    ck_assert(slice_is(p->option[0].code, "M-BUY-MORE"));
    ck_assert(p->option[2].is_any);
    ck_assert_int_eq(l->fence[p->run_fence].line, 34);
    lesson_free(l);
}
END_TEST

START_TEST(an_exercise_is_read)
{
    struct lesson *l = read_lesson(small);
    const struct lesson_exercise *e = lesson_find_exercise(l, SLICE("e"));
    ck_assert_ptr_nonnull(e);
    ck_assert_str_eq(e->id, "90-e");
    ck_assert_str_eq(e->folder, "lessons/90-small/e");
    ck_assert(e->is_fresh);
    ck_assert_uint_eq(e->task.count, 3);
    ck_assert_int_eq(e->task.block[1].kind, PROSE_ITEM);
    ck_assert_uint_eq(e->check_count, 1);
    ck_assert_int_eq(e->wrong_count, 1);
    ck_assert_int_eq(e->wrong[0].when_count, 2);
    ck_assert(slice_is(e->distractors, "put Things {\"K\": \"x\"}\n"));
    ck_assert_ptr_nonnull(lesson_find_probe(l, SLICE("burst")));
    ck_assert_ptr_null(lesson_find_probe(l, SLICE("calm")));
    ck_assert_uint_eq(l->card.count, 1);
    ck_assert(slice_is(l->card.block[0].run[0].text, "``` is a fence"));
    lesson_free(l);
}
END_TEST

/* The same lesson with other line ends and a byte-order mark is the same lesson. */
START_TEST(line_ends_of_windows_and_a_bom_change_nothing)
{
    struct buf text = BUF_INIT;
    buf_add_str(&text, _i & 1 ? "\xef\xbb\xbf" : "");
    for (size_t i = 0, line = 0; small[i]; i++) {
        bool has_cr = small[i] == '\n' && (_i < 2 || line % 2);
        line += small[i] == '\n';
        buf_add_str(&text, has_cr ? "\r" : "");
        buf_add_char(&text, small[i]);
    }
    struct lesson *a = read_lesson(small), *b = read_lesson(buf_str(&text));
    ck_assert_int_eq(a->beat_count, b->beat_count);
    ck_assert_int_eq(a->fence_count, b->fence_count);
    for (int i = 0; i < a->fence_count; i++) {
        ck_assert(slice_equal(a->fence[i].body, b->fence[i].body));
        ck_assert_int_eq(a->fence[i].line, b->fence[i].line);
    }
    for (int i = 0; i < a->command_count; i++)
        ck_assert(slice_equal(a->command[i].text, b->command[i].text));
    for (int i = 0; i < a->beat_count; i++) {
        char *wa = words_at(a, i), *wb = words_at(b, i);
        ck_assert_str_eq(wa, wb);
        free(wa);
        free(wb);
    }
    lesson_free(a);
    lesson_free(b);
    buf_done(&text);
}
END_TEST

START_TEST(a_fence_of_four_ticks_quotes_one_of_three)
{
    struct lesson *l =
        read_lesson("---\nid: 90-a\n---\n# T\n\n## S\n\n````text\n```lab\n> nothing here runs\n"
                    "```\n~~~\n``` sh\n````\n");
    ck_assert_int_eq(l->fence_count, 1);
    ck_assert_int_eq(l->command_count, 0);
    ck_assert(slice_is(l->fence[0].body, "```lab\n> nothing here runs\n```\n~~~\n``` sh\n"));
    lesson_free(l);
}
END_TEST

START_TEST(a_fence_keeps_its_tabs_and_blank_lines)
{
    struct lesson *l =
        read_lesson("---\nid: 90-a\n---\n# T\n\n## S\n\n```text\n\ta\n\n  b  \n```\n");
    ck_assert(slice_is(l->fence[0].body, "\ta\n\n  b  \n"));
    lesson_free(l);
}
END_TEST

START_TEST(cues_that_follow_each_other_are_cues_each)
{
    struct lesson *l = read_lesson("---\nid: 90-a\n---\n# T\n\n## S\n\nw\n\n<!-- show dial -->\n"
                                   "<!-- note: <b> is no HTML here -->\n<!-- zoom \"K\" -->\n\n"
                                   "w <!-- big throttled_share \"rejected\" --> w\n");
    ck_assert_uint_eq(l->beat[0].cue_count, 3);
    struct camera c = lesson_camera(l, 0);
    ck_assert(slice_is(c.zoom, "K"));
    ck_assert(slice_is(c.big_caption, "rejected"));
    ck_assert_ptr_nonnull(c.big_check);
    lesson_free(l);
}
END_TEST

START_TEST(entities_and_breaks_are_decoded)
{
    struct lesson *l = read_lesson(
        "---\nid: 90-a\n---\n# T\n\n## S\n\na &amp; b&lt;c&nbsp;%\\* &#233;&#x1F600;  \nnext\n");
    char *words = words_at(l, 0);
    ck_assert_str_eq(words, "a & b<c\u00a0%* \u00e9\U0001F600\nnext\n");
    free(words);
    lesson_free(l);
}
END_TEST

/* --- answers to predictions --------------------------------------------------------------- */

static const char kinds[] =
    "---\nid: 90-a\n---\n# T\n\n## S\n\n"
    "```predict c\n? q\n( ) a :: M-A-B no\n(x) b :: yes\nverify: requests == 1\n```\n\n"
    "```predict n kind=number\n? q\n(x) 1..2.5 :: yes\n( ) 7 :: M-A-B no\n( ) * :: M-A-B no\n"
    "verify: requests\n```\n\n"
    "```predict o kind=order\n? q\n(x) a | b c | d :: yes\n( ) d | b c | a :: M-A-B no\n"
    "verify: requests == 1\n```\n\n"
    "```predict t kind=point\n? q\n(x) P2 :: yes\n( ) USER#42 :: M-A-B no\nverify: "
    "partition(\"x\")\n"
    "```\n\n```lab\n> create table Things (K S)\n```\n";

START_TEST(an_answer_is_one_of_the_options)
{
    static const struct {
        int predict;
        const char *answer;
        bool is_answer;
        int option;
    } row[] = {
        {0, "a", true, 0},           {0, " B ", true, 1},         {0, "c", false, -1},
        {0, "", false, -1},          {0, "ab", false, -1},        {1, "1", true, 0},
        {1, "2.5", true, 0},         {1, "2.50", true, 0},        {1, "7e0", true, 1},
        {1, "0.999", true, 2},       {1, "-3", true, 2},          {1, "two", false, -1},
        {2, "a | b c | d", true, 0}, {2, "d | b c | a", true, 1}, {2, "b c | a | d", true, -1},
        {2, "1 2", false, -1},       {2, "1 1 2", false, -1},     {2, "1 2 9", false, -1},
        {3, "P2", true, 0},          {3, "p2", true, 0},          {3, "\"USER#42\"", true, 1},
        {3, "P3", true, -1},         {3, "", false, -1},
    };
    struct lesson *l = read_lesson(kinds);
    struct errinfo why = {0};
    int option;
    bool is_answer =
        predict_match(&l->predict[row[_i].predict], slice_of(row[_i].answer), &option, &why);
    ck_assert_int_eq(is_answer, row[_i].is_answer);
    if (is_answer)
        ck_assert_int_eq(option, row[_i].option);
    lesson_free(l);
}
END_TEST

START_TEST(an_order_is_shown_in_another_one)
{
    struct lesson *l = read_lesson(kinds);
    const struct predict *p = &l->predict[2];
    bool is_same = true;
    ck_assert_uint_eq(p->thing_count, 3);
    for (size_t i = 0; i < p->thing_count; i++)
        is_same = is_same && slice_equal(p->thing[i], p->option[p->right].part[i]);
    ck_assert(!is_same);
    struct buf numbers = BUF_INIT;
    for (size_t i = 0; i < 3; i++)
        for (size_t k = 0; k < 3; k++)
            if (slice_equal(p->thing[k], p->option[p->right].part[i]))
                buf_printf(&numbers, "%zu ", k + 1);
    int option;
    ck_assert(predict_match(p, buf_slice(&numbers), &option, NULL));
    ck_assert_int_eq(option, p->right);
    buf_done(&numbers);
    lesson_free(l);
}
END_TEST

/* --- wrapping ----------------------------------------------------------------------------- */

static char *wrapped(const char *markdown, int width, size_t lines_max)
{
    struct buf text = BUF_INIT, out = BUF_INIT;
    struct arena a = ARENA_INIT;
    buf_printf(&text, "---\nid: 90-a\n---\n# T\n\n## S\n\n%s", markdown);
    struct lesson *l = read_lesson(buf_str(&text));
    struct prose_lines lines = prose_wrap(&l->beat[0].words, width, lines_max, &a);
    for (size_t i = 0; i < lines.count; i++) {
        int col = 0;
        for (size_t k = 0; k < lines.line[i].count; k++) {
            const struct prose_piece *piece = &lines.line[i].piece[k];
            for (; col < piece->col; col++)
                buf_add_char(&out, ' ');
            buf_add_slice(&out, piece->text);
            col += prose_width(piece->text);
        }
        ck_assert_int_eq(col, lines.line[i].width);
        buf_add_char(&out, '\n');
    }
    arena_done(&a);
    lesson_free(l);
    buf_done(&text);
    return buf_detach(&out);
}

START_TEST(words_are_wrapped)
{
    static const struct {
        const char *markdown;
        int width;
        size_t lines_max;
        const char *expected;
    } row[] = {
        {"one two three four\n", 10, 0, "one two\nthree four\n"},
        {"one two three four\n", 9, 0, "one two\nthree four\n"}, /* never narrower than 10 */
        {"one `two three` four.\n", 14, 0, "one two three\nfour.\n"},
        {"a **b**c *d*e\n", 10, 0, "a bc de\n"},
        {"abcdefghijklmnop q\n", 10, 0, "abcdefghij\nklmnop q\n"},
        {"one\n\ntwo\n", 10, 0, "one\n\ntwo\n"},
        {"one\n\ntwo\n", 10, 2, "one\ntwo\n"},
        {"- one two three\n- four\n", 10, 0, "- one two\n  three\n- four\n"},
        {"9. one\n10. two three\n", 12, 0, "9. one\n10. two\n    three\n"},
        {"- one\n  - two\n", 20, 0, "- one\n  - two\n"},
        {"> said so\n", 10, 0, "> said so\n"},
        {"one  \ntwo\n", 20, 0, "one\ntwo\n"},
        {"| a | b |\n|---|---|\n| long | c d |\n", 30, 0, "a     b\nlong  c d\n"},
        {"10&nbsp;% used\n", 12, 0, "10\u00a0% used\n"},
        {"x 10&nbsp;% used\n", 10, 0, "x 10\u00a0%\nused\n"},
        {"\u6f22\u5b57\u6f22\u5b57\u6f22\u5b57 x\n", 10, 0,
         "\u6f22\u5b57\u6f22\u5b57\u6f22\n\u5b57 x\n"},
        {"```text\n as   it stands\n```\n", 10, 0, " as   it stands\n"},
    };
    char *got = wrapped(row[_i].markdown, row[_i].width, row[_i].lines_max);
    ck_assert_str_eq(got, row[_i].expected);
    free(got);
}
END_TEST

/* --- codes and the course ------------------------------------------------------------------ */

START_TEST(a_bad_codes_file_is_refused_at_its_place)
{
    static const struct {
        const char *text;
        int line, col;
    } row[] = {{"M-ABC\n", 1, 6},
               {"# x\n\nN-ABC  S.\n", 3, 1},
               {" M-ABC  S.\n", 1, 2},
               {"M-A  S.\nM-A  T.\n", 2, 1},
               {"M-abc  S.\n", 1, 1}};
    struct codes codes;
    struct errinfo why = {0};
    ck_assert(codes_parse(slice_of(row[_i].text), &codes, &why));
    ck_assert_int_eq(why.line, row[_i].line);
    ck_assert_int_eq(why.col, row[_i].col);
}
END_TEST

START_TEST(the_course_lists_the_shipped_lessons)
{
    struct course c;
    struct errinfo why = {0};
    char *folder = xasprintf("%s/lessons", source_folder());
    ck_assert_msg(!course_load(folder, &c, &why), "%s", why.text);
    ck_assert_uint_ge(c.count, 4);
    ck_assert_ptr_eq(course_find(&c, SLICE("1")), &c.lesson[0]);
    ck_assert_ptr_eq(course_find(&c, SLICE("01")), &c.lesson[0]);
    ck_assert_str_eq(course_find(&c, SLICE("10-hot"))->title, "Hot");
    ck_assert_str_eq(course_find(&c, SLICE("hot"))->number, "10");
    ck_assert_ptr_null(course_find(&c, SLICE("99")));
    ck_assert_ptr_null(course_find(&c, SLICE("")));
    for (size_t i = 0; i < c.count; i++) {
        struct lesson *l = NULL;
        ck_assert_msg(!lesson_load(c.lesson[i].folder, &l, &why), "%s:%d:%d: %s",
                      c.lesson[i].folder, why.line, why.col, why.text);
        ck_assert_str_eq(l->id, c.lesson[i].id);
        ck_assert(slice_is(l->title, c.lesson[i].title));
        lesson_free(l);
    }
    course_done(&c);
    free(folder);
}
END_TEST

static Suite *lesson_suite(void)
{
    Suite *s = suite_create("lesson");
    TCase *bad = tcase_create("broken");
    tcase_add_unchecked_fixture(bad, read_broken, free_broken);
    tcase_add_test(bad, each_broken_lesson_is_refused_at_its_place);
    tcase_add_test(bad, each_broken_lesson_has_its_line);
    tcase_add_loop_test(bad, bytes_that_are_no_text_are_refused, 0, 5);
    tcase_add_test(bad, sizes_over_the_limits_are_refused);
    suite_add_tcase(s, bad);
    TCase *good = tcase_create("good");
    tcase_add_test(good, front_matter_is_read);
    tcase_add_test(good, beats_begin_where_the_reference_says);
    tcase_add_test(good, words_stay_until_a_beat_of_the_step_has_its_own);
    tcase_add_test(good, the_camera_is_the_fold_of_the_steps_cues);
    tcase_add_test(good, a_prediction_is_read);
    tcase_add_test(good, an_exercise_is_read);
    tcase_add_loop_test(good, line_ends_of_windows_and_a_bom_change_nothing, 0, 4);
    tcase_add_test(good, a_fence_of_four_ticks_quotes_one_of_three);
    tcase_add_test(good, a_fence_keeps_its_tabs_and_blank_lines);
    tcase_add_test(good, cues_that_follow_each_other_are_cues_each);
    tcase_add_test(good, entities_and_breaks_are_decoded);
    tcase_add_loop_test(good, an_answer_is_one_of_the_options, 0, 23);
    tcase_add_test(good, an_order_is_shown_in_another_one);
    tcase_add_loop_test(good, words_are_wrapped, 0, 17);
    tcase_add_loop_test(good, a_bad_codes_file_is_refused_at_its_place, 0, 5);
    tcase_add_test(good, the_course_lists_the_shipped_lessons);
    suite_add_tcase(s, good);
    return s;
}

int main(void)
{
    SRunner *r = srunner_create(lesson_suite());
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
