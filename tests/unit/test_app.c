#include "config.h"

#include <check.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/bind.h"
#include "app/edit.h"
#include "app/keys.h"
#include "app/said.h"
#include "base/rng.h"
#include "view/layout.h"

#define COUNT(array) (int)(sizeof(array) / sizeof *(array))

/* --- keys ------------------------------------------------------------------------------ */

static const char *const key_names[] = {"a",     "Space", "Enter", "Alt-h",     "Ctrl-A", "PgDn",
                                        "Alt-1", "é",     "F1",    "Backspace", "-",      "Alt--"};

START_TEST(a_key_and_its_name_are_one)
{
    struct buf b = BUF_INIT;
    struct keypress k = keys_by_name(slice_of(key_names[_i]));
    ck_assert_uint_ne(k.code, KEYS_NONE);
    keys_add_name(k, &b);
    ck_assert_str_eq(buf_str(&b), key_names[_i]);
    buf_done(&b);
}
END_TEST

START_TEST(what_is_no_key_has_no_name)
{
    ck_assert_uint_eq(keys_by_name(SLICE("Nope")).code, KEYS_NONE);
    ck_assert_uint_eq(keys_by_name(SLICE("")).code, KEYS_NONE);
    ck_assert_uint_eq(keys_by_name(SLICE("\xff")).code, KEYS_NONE);
}
END_TEST

/* --- bindings -------------------------------------------------------------------------- */

static void each_key(const struct bind *b, void (*f)(const struct bind *b, struct keypress k))
{
    char names[64], *save = NULL;
    snprintf(names, sizeof names, "%s", b->keys);
    for (char *name = strtok_r(names, " ", &save); name; name = strtok_r(NULL, " ", &save)) {
        struct keypress k = keys_by_name(slice_of(name));
        ck_assert_msg(k.code != KEYS_NONE, "no such key: %s", name);
        f(b, k);
    }
}

static void is_found(const struct bind *b, struct keypress k)
{
    for (int m = 0; m < MODE_COUNT; m++) {
        if (!(b->modes >> m & 1))
            continue;
        k.alt = false;
        k.alt = bind_is_prompt((enum mode)m) && keys_is_text(k);
        enum act act = bind_find((enum mode)m, k);
        ck_assert_msg(act == b->act, "%s means two things in mode %d", b->keys, m);
        k.alt = true;
        ck_assert(!keys_is_text((struct keypress){.code = k.code, .ctrl = k.ctrl}) ||
                  bind_find((enum mode)m, k) == b->act);
    }
}

START_TEST(one_key_has_one_meaning_in_a_mode)
{
    for (const struct bind *b = bind_table; b->keys; b++)
        each_key(b, is_found);
}
END_TEST

START_TEST(letters_are_text_in_a_prompt)
{
    for (int m = 0; m < MODE_COUNT; m++)
        for (uint32_t c = ' '; c < 0x7f && bind_is_prompt((enum mode)m); c++)
            ck_assert_int_eq(bind_find((enum mode)m, (struct keypress){.code = c}), ACT_NONE);
}
END_TEST

static const struct {
    const char *said, *keys;
    bool alt;
} lines_say[] = {
    {"Alt-1..5 7 8", "1234578", true},
    {"1..5 7 8", "1234578", false},
    {"a-e", "abcde", false},
    {"j k", "jk", false},
    {"+ -", "+-", false},
};

static void line_key_works(enum mode m, struct slice name)
{
    struct keypress k = keys_by_name(slice_is(name, "arrows") ? SLICE("Down") : name);
    bool typed = k.code == KEYS_BACKSPACE || k.code == KEYS_UP;
    for (size_t i = 0; i < sizeof lines_say / sizeof *lines_say; i++) {
        const char *at = slice_is(name, lines_say[i].said) ? lines_say[i].keys : "";
        for (; *at; at++) {
            k = (struct keypress){.code = (uint32_t)*at, .alt = lines_say[i].alt};
            ck_assert_msg(bind_find(m, k) != ACT_NONE, "%c does nothing in mode %d", *at, m);
        }
    }
    ck_assert_msg(typed || bind_find(m, k) != ACT_NONE, "%.*s does nothing in mode %d",
                  SLICE_ARG(name), m);
}

/* Every key that the last line names does something in that mode. */
START_TEST(the_last_line_names_keys_that_work)
{
    for (int m = 0; m < MODE_COUNT; m++) {
        int count;
        const struct frame_key *keys = bind_line((enum mode)m, &count);
        for (int i = 0; i < count; i++)
            line_key_works((enum mode)m, slice_of(keys[i].key));
    }
    int count;
    const struct frame_key *keys = bind_line_requests(&count);
    for (int i = 0; i < count; i++)
        line_key_works(MODE_PICTURE, slice_of(keys[i].key));
}
END_TEST

/* --- the line that is edited ------------------------------------------------------------- */

static void press(struct edit *e, const char *names)
{
    char copy[128], *save = NULL;
    snprintf(copy, sizeof copy, "%s", names);
    for (char *name = strtok_r(copy, " ", &save); name; name = strtok_r(NULL, " ", &save))
        edit_key(e, keys_by_name(slice_of(name)));
}

static const struct {
    const char *keys, *text;
    int at;
} edits[] = {
    {"a b c", "abc", 3},
    {"a b c Left Backspace", "ac", 1},
    {"a b c Home Delete", "bc", 0},
    {"a é b Left Left x", "axéb", 2},
    {"a é Backspace", "a", 1},
    {"a b Space c d Ctrl-W", "ab ", 3},
    {"a b c Ctrl-A Ctrl-K", "", 0},
    {"a b c Left Ctrl-U", "c", 0},
    {"a b c Ctrl-A Right Ctrl-E x", "abcx", 4},
    {"Backspace Delete Left Right Up Down a", "a", 1},
};

START_TEST(a_line_is_edited_as_in_a_shell)
{
    struct edit e = {0};
    press(&e, edits[_i].keys);
    ck_assert_str_eq(buf_str(&e.text), edits[_i].text);
    ck_assert_uint_eq(e.at, (size_t)edits[_i].at);
    edit_done(&e);
}
END_TEST

START_TEST(earlier_lines_come_back_and_the_typed_one_is_kept)
{
    struct edit e = {0};
    edit_remember(&e, SLICE("one"));
    edit_remember(&e, SLICE("two"));
    edit_remember(&e, SLICE("two"));
    press(&e, "x Up");
    ck_assert_str_eq(buf_str(&e.text), "two");
    press(&e, "Up Up");
    ck_assert_str_eq(buf_str(&e.text), "one");
    press(&e, "Down Down");
    ck_assert_str_eq(buf_str(&e.text), "x");
    edit_done(&e);
}
END_TEST

/* --- layout ---------------------------------------------------------------------------- */

static const struct {
    int w, h;
    enum layout_kind kind;
    int stage, words, said;
} layouts[] = {
    {60, 18, LAYOUT_WATCH, 9, 5, 1},   {60, 18, LAYOUT_WORK, 6, 3, 6},
    {60, 18, LAYOUT_LAB, 9, 0, 6},     {80, 24, LAYOUT_WATCH, 13, 6, 2},
    {80, 24, LAYOUT_WORK, 9, 5, 7},    {80, 24, LAYOUT_LAB, 13, 0, 8},
    {100, 30, LAYOUT_WATCH, 17, 7, 3},
};

START_TEST(rows_are_dealt_as_the_table_says)
{
    struct layout l = layout_make(layouts[_i].w, layouts[_i].h, layouts[_i].kind);
    ck_assert(!l.is_small && !l.is_wide);
    ck_assert_int_eq(l.stage.h, layouts[_i].stage);
    ck_assert_int_eq(l.words.h, layouts[_i].words);
    ck_assert_int_eq(l.said.h, layouts[_i].said);
}
END_TEST

START_TEST(words_stand_left_on_a_wide_screen)
{
    struct layout l = layout_make(132, 43, LAYOUT_WATCH);
    ck_assert(l.is_wide);
    ck_assert_int_eq(l.stage.x, 45);
    ck_assert_int_eq(l.stage.w, 87);
    l = layout_make(200, 60, LAYOUT_WATCH);
    ck_assert_int_eq(l.stage.x, 63);
    ck_assert_int_eq(l.stage.w, 137);
}
END_TEST

START_TEST(zones_fill_the_window_and_never_overlap)
{
    for (int w = 0; w < 220; w += 7)
        for (int h = 0; h < 80; h++)
            for (int kind = LAYOUT_WATCH; kind <= LAYOUT_LAB; kind++) {
                struct layout l = layout_make(w, h, (enum layout_kind)kind);
                if (l.is_small)
                    continue;
                ck_assert_int_ge(l.stage.h, 6);
                ck_assert_int_ge(l.words.h, 0);
                ck_assert_int_ge(l.said.h, 1);
                ck_assert_int_le(l.said.y + l.said.h, h - 1);
                if (!l.is_wide)
                    ck_assert_int_eq(l.stage.h + l.title.h + l.words.h + l.said.h + 2, h);
            }
}
END_TEST

/* --- said lines ------------------------------------------------------------------------ */

START_TEST(a_receipt_loses_its_tail_and_words_drop_whole)
{
    struct canvas c;
    canvas_init(&c, false);
    canvas_resize(&c, 34, 2);
    struct pen p = canvas_pen(&c);
    said_draw_line(&p, 0, STYLE_TEXT, SLICE("paid 0.5 RCU | read 2 | returned 2 | pages 1"));
    said_draw_line(&p, 1, STYLE_TEXT, SLICE("a sentence that is too long for the row"));
    struct buf b = BUF_INIT;
    canvas_rows(&c, &b);
    ck_assert_str_eq(buf_str(&b), " paid 0.5 RCU | read 2\n"
                                  " a sentence that is too long ..\n");
    buf_done(&b);
    canvas_done(&c);
}
END_TEST

/* --- monkey ---------------------------------------------------------------------------- */

static struct keypress random_key(struct rng *r)
{
    struct keypress k = {.code = KEYS_ENTER + (uint32_t)rng_below(r, KEYS_CODES - KEYS_ENTER)};
    if (rng_below(r, 3) > 0)
        k = (struct keypress){.code = ' ' + (uint32_t)rng_below(r, 95),
                              .alt = rng_below(r, 3) == 0};
    return k;
}

static void monkey(const struct app_config *config, uint64_t seed, int steps)
{
    struct rng r;
    struct errinfo why;
    struct canvas c;
    int64_t now = 1000000;
    rng_init(&r, seed, 1);
    struct app *app = app_new(config, &why);
    ck_assert_msg(app != NULL, "%s", why.text);
    canvas_init(&c, false);
    app_resize(app, 80, 24);
    for (int i = 0; i < steps; i++) {
        if (app_is_over(app)) {
            app_free(app);
            app = app_new(config, &why);
            app_resize(app, 80, 24);
        }
        switch (rng_below(&r, 8)) {
        case 0:
            app_resize(app, (int)rng_below(&r, 150), (int)rng_below(&r, 50));
            break;
        case 1:
            now += (int64_t)rng_below(&r, 400000);
            app_tick(app, now);
            break;
        default:
            app_key(app, random_key(&r), now);
            break;
        }
        app_draw(app, &c);
        canvas_check(&c);
        ck_assert_int_ge(app_next_us(app, now), now);
    }
    canvas_done(&c);
    app_free(app);
}

static const char *const monkeys[] = {"lab", "menu", "1", "3", "4", "10"};

START_TEST(no_key_at_any_size_at_any_time_crashes)
{
    struct app_config config = {.data = getenv("SRCDIR"), .work = "/dev/null/none", .seed = 42};
    const char *what = monkeys[_i];
    config.start = _i == 0 ? APP_LAB : _i == 1 ? APP_MENU : APP_LESSON;
    config.lesson = _i > 1 ? what : NULL;
    config.script =
        _i == 0 ? "create table T (A S, B S)\nput T {\"A\": \"a\", \"B\": \"b\"}\n" : NULL;
    for (uint64_t seed = 1; seed <= 4; seed++)
        monkey(&config, seed, 400);
}
END_TEST

START_TEST(work_that_cannot_be_kept_is_said_once_and_at_the_end)
{
    struct app_config config = {.start = APP_LESSON,
                                .data = getenv("SRCDIR"),
                                .work = "/dev/null/none",
                                .lesson = "4",
                                .seed = 42};
    struct errinfo why = {0};
    for (int w = 60; w <= 132; w += 36) {
        struct app *a = app_new(&config, &why);
        struct canvas c;
        struct buf rows = BUF_INIT;
        ck_assert_msg(a, "%s", why.text);
        canvas_init(&c, false);
        app_resize(a, w, 30);
        app_draw(a, &c);
        canvas_rows(&c, &rows);
        ck_assert(strstr(buf_str(&rows), "the work folder"));
        ck_assert(strstr(app_warning(a), "nothing is kept"));
        app_key(a, keys_by_name(SLICE("Space")), 1000000);
        app_key(a, keys_by_name(SLICE("Space")), 2000000);
        app_draw(a, &c);
        buf_clear(&rows);
        canvas_rows(&c, &rows);
        ck_assert(!strstr(buf_str(&rows), "the work folder"));
        buf_done(&rows);
        canvas_done(&c);
        app_free(a);
    }
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("app");
    TCase *t = tcase_create("keys");
    tcase_add_loop_test(t, a_key_and_its_name_are_one, 0, COUNT(key_names));
    tcase_add_test(t, what_is_no_key_has_no_name);
    tcase_add_test(t, one_key_has_one_meaning_in_a_mode);
    tcase_add_test(t, letters_are_text_in_a_prompt);
    tcase_add_test(t, the_last_line_names_keys_that_work);
    suite_add_tcase(s, t);
    t = tcase_create("lines");
    tcase_add_loop_test(t, a_line_is_edited_as_in_a_shell, 0, COUNT(edits));
    tcase_add_test(t, earlier_lines_come_back_and_the_typed_one_is_kept);
    tcase_add_test(t, a_receipt_loses_its_tail_and_words_drop_whole);
    suite_add_tcase(s, t);
    t = tcase_create("layout");
    tcase_add_loop_test(t, rows_are_dealt_as_the_table_says, 0, COUNT(layouts));
    tcase_add_test(t, words_stand_left_on_a_wide_screen);
    tcase_add_test(t, zones_fill_the_window_and_never_overlap);
    suite_add_tcase(s, t);
    t = tcase_create("monkey");
    tcase_set_timeout(t, 120);
    tcase_add_loop_test(t, no_key_at_any_size_at_any_time_crashes, 0, COUNT(monkeys));
    tcase_add_test(t, work_that_cannot_be_kept_is_said_once_and_at_the_end);
    suite_add_tcase(s, t);
    return s;
}

int main(void)
{
    setlocale(LC_ALL, "C.UTF-8");
    if (!getenv("SRCDIR"))
        return 99;
    SRunner *r = srunner_create(suite());
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
