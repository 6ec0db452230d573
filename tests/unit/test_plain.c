#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/utf8.h"
#include "base/xalloc.h"
#include "golden.h"
#include "lesson/course.h"
#include "plain/aloud.h"
#include "plain/plain.h"

static char *in_source(const char *name)
{
    const char *folder = getenv("SRCDIR");
    return xasprintf("%s/%s", folder ? folder : ".", name);
}

/* Somebody who types these lines, NULL at the end. */
struct reader_io {
    const char *const *line;
    struct buf out;
};

static void write_out(void *ctx, struct slice text)
{
    struct reader_io *io = ctx;
    buf_add_slice(&io->out, text);
}

static bool read_line(void *ctx, struct buf *out)
{
    struct reader_io *io = ctx;
    if (!*io->line)
        return false;
    buf_add_str(out, *io->line);
    buf_printf(&io->out, "%s\n", *io->line++); /* as a terminal would show it */
    return true;
}

static void play(const char *path, const char *const *lines, struct reader_io *io)
{
    struct lesson *l;
    struct errinfo why = {0};
    char *data = in_source("");
    ck_assert_msg(!lesson_load(path, &l, &why), "%s:%d:%d: %s", path, why.line, why.col, why.text);
    *io = (struct reader_io){.line = lines};
    struct plain_config config = {
        .lesson = l,
        .data = data,
        .io = {.ctx = io, .write = write_out, .read_line = lines ? read_line : NULL}};
    ck_assert_msg(!plain_play(&config, &why), "%s", why.text);
    lesson_free(l);
    free(data);
}

static void compare(const char *name, const struct buf *out)
{
    struct buf report = BUF_INIT;
    char *path = in_source(name);
    ck_assert_msg(golden_matches(path, buf_str(out), &report), "%.2000s", buf_str(&report));
    buf_done(&report);
    free(path);
}

START_TEST(the_small_lesson_is_read_aloud_where_nobody_answers)
{
    struct reader_io io;
    char *path = in_source("tests/lessons/good/90-small");
    play(path, NULL, &io);
    compare("tests/lessons/plain/alone.txt", &io.out);
    buf_done(&io.out);
    free(path);
}
END_TEST

START_TEST(the_small_lesson_is_played_with_somebody)
{
    static const char *const lines[] = {
        "?", "", "n", "many", "1", "3", "", "h", "s", "p", "nonsense", "n", "a", "n", "", "", "",
        "A1", "n", "", "",
        /* the exercise */
        "n", "h", "h", "qeury", "query Things where K = \"A\" \\", "  limit 1", "w", "undo",
        "query Things where K = \"A\" newest first", "h", "c", "back", "next",
        "query Things where K = \"A\" newest first limit 1", "", NULL};
    struct reader_io io;
    char *path = in_source("tests/lessons/good/90-small");
    play(path, lines, &io);
    compare("tests/lessons/plain/answered.txt", &io.out);
    buf_done(&io.out);
    free(path);
}
END_TEST

START_TEST(the_end_of_the_input_ends_the_lesson)
{
    static const char *const lines[] = {"", NULL};
    struct reader_io io;
    char *path = in_source("tests/lessons/good/90-small");
    play(path, lines, &io);
    ck_assert_ptr_null(strstr(buf_str(&io.out), "End of lesson"));
    buf_done(&io.out);
    free(path);
}
END_TEST

/* Letters, digits, punctuation: nothing that a screen reader would spell. */
static void check_aloud(const char *path, struct slice text)
{
    int line = 1;
    for (size_t i = 0; i < text.len;) {
        uint32_t cp;
        size_t n = utf8_decode((struct slice){text.ptr + i, text.len - i}, &cp);
        ck_assert_msg(n > 0, "%s, line %d: no UTF-8", path, line);
        ck_assert_msg(cp == '\n' || cp >= 0x20, "%s, line %d: U+%04X", path, line, (unsigned)cp);
        ck_assert_msg(cp < 0x2190 || cp > 0x27bf, "%s, line %d: U+%04X", path, line, (unsigned)cp);
        ck_assert_msg(cp != '|' && cp != 0xa0, "%s, line %d: U+%04X", path, line, (unsigned)cp);
        line += cp == '\n';
        i += n;
    }
    ck_assert_msg(slice_find(text, SLICE("..\n")) == NULL, "%s: two full stops", path);
    ck_assert_msg(slice_find(text, SLICE("?.")) == NULL, "%s: a full stop after a question", path);
}

START_TEST(shipped_lessons_are_read_aloud_to_their_end)
{
    struct course c;
    struct errinfo why = {0};
    char *folder = in_source("lessons");
    ck_assert_msg(!course_load(folder, &c, &why), "%s", why.text);
    for (size_t i = 0; i < c.count; i++) {
        struct reader_io io;
        play(c.lesson[i].folder, NULL, &io);
        check_aloud(c.lesson[i].folder, buf_slice(&io.out));
        ck_assert_ptr_nonnull(strstr(buf_str(&io.out), "End of lesson"));
        ck_assert_ptr_null(strstr(buf_str(&io.out), "Not understood"));
        buf_done(&io.out);
    }
    course_done(&c);
    free(folder);
}
END_TEST

START_TEST(printed_lines_are_put_into_words)
{
    static const struct {
        const char *output, *expected;
    } row[] = {
        {"paid 0.5 RCU | read 2 | partitions 1/4\n", "paid 0.5 RCU, read 2, partitions 1 of 4\n"},
        {"! ValidationException: No\nwhy: so.\n", "Refused: ValidationException: No\nWhy: so.\n"},
        {"! lab: no command `x`\nx y\n^\n", "Not understood: no command x\nx y\n"},
        {"  ORDER#1  Total=30  x=a/b\n", "ORDER#1, Total=30, x=a/b\n"},
        {"  (none)\n", "(none)\n"},
        {"more from {\"K\": \"1/2 | 3\"}\n", "more from {\"K\": \"1/2 | 3\"}\n"},
        {"ok\n", "ok\n"},
    };
    struct buf out = BUF_INIT;
    aloud_output(slice_of(row[_i].output), &out);
    ck_assert_str_eq(buf_str(&out), row[_i].expected);
    buf_done(&out);
}
END_TEST

static Suite *plain_suite(void)
{
    Suite *s = suite_create("plain");
    TCase *c = tcase_create("plain");
    tcase_set_timeout(c, 60);
    tcase_add_test(c, the_small_lesson_is_read_aloud_where_nobody_answers);
    tcase_add_test(c, the_small_lesson_is_played_with_somebody);
    tcase_add_test(c, the_end_of_the_input_ends_the_lesson);
    tcase_add_test(c, shipped_lessons_are_read_aloud_to_their_end);
    tcase_add_loop_test(c, printed_lines_are_put_into_words, 0, 7);
    suite_add_tcase(s, c);
    return s;
}

int main(void)
{
    SRunner *r = srunner_create(plain_suite());
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
