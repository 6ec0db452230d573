#include "config.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "tui/theme.h"
#include "tui/tui.h"

static bool differs(struct theme_look a, struct theme_look b)
{
    return a.ink != b.ink || a.paper != b.paper || a.attrs != b.attrs;
}

/* Roles that must never look alike, whatever the theme and the colours. */
static const enum style pairs[][2] = {
    {STYLE_HOT, STYLE_QUIET},  {STYLE_REJ, STYLE_TEXT},     {STYLE_HOT, STYLE_TEXT},
    {STYLE_RUN, STYLE_QUIET},  {STYLE_STRONG, STYLE_QUIET}, {STYLE_HEADER, STYLE_TEXT},
    {STYLE_TILE1, STYLE_TEXT}, {STYLE_BANNER, STYLE_TEXT},  {STYLE_MISS, STYLE_TEXT},
};

START_TEST(hot_and_idle_differ_in_every_theme)
{
    static const int colours[] = {0, 8, 256};
    for (int theme = 0; theme < THEME_COUNT; theme++)
        for (int c = 0; c < 3; c++) {
            struct theme_look a = theme_find((enum theme_name)theme, colours[c], pairs[_i][0]),
                              b = theme_find((enum theme_name)theme, colours[c], pairs[_i][1]);
            ck_assert_msg(differs(a, b), "theme %d with %d colours", theme, colours[c]);
        }
}
END_TEST

START_TEST(without_colours_nothing_has_one)
{
    for (int theme = 0; theme < THEME_COUNT; theme++)
        for (int s = 0; s < STYLE_COUNT; s++) {
            struct theme_look l = theme_find((enum theme_name)theme, 0, (enum style)s);
            ck_assert_int_eq(l.ink, -1);
            ck_assert_int_eq(l.paper, -1);
        }
}
END_TEST

/* Red is heat and nothing else: 202, 88 and 124 of 256, 1 of 8. */
START_TEST(only_heat_is_red)
{
    for (int theme = 0; theme < THEME_COUNT; theme++)
        for (int s = 0; s < STYLE_COUNT; s++) {
            if (s == STYLE_HOT || s == STYLE_REJ)
                continue;
            struct theme_look few = theme_find((enum theme_name)theme, 8, (enum style)s),
                              many = theme_find((enum theme_name)theme, 256, (enum style)s);
            ck_assert_int_ne(few.ink, 1);
            ck_assert_int_ne(few.paper, 1);
            ck_assert(many.ink != 202 && many.paper != 202 && many.ink != 88 && many.paper != 124);
        }
}
END_TEST

START_TEST(no_color_counts_when_it_is_not_empty)
{
    unsetenv("NO_COLOR");
    ck_assert_int_eq(tui_theme(NULL), THEME_DARK);
    setenv("NO_COLOR", "", 1);
    ck_assert_int_eq(tui_theme(NULL), THEME_DARK);
    setenv("NO_COLOR", "1", 1);
    ck_assert_int_eq(tui_theme(NULL), THEME_MONO);
    ck_assert_int_eq(tui_theme("light"), THEME_LIGHT);
    ck_assert_int_eq(tui_theme("pink"), -1);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("tui");
    TCase *t = tcase_create("themes");
    tcase_add_loop_test(t, hot_and_idle_differ_in_every_theme, 0,
                        (int)(sizeof pairs / sizeof *pairs));
    tcase_add_test(t, without_colours_nothing_has_one);
    tcase_add_test(t, only_heat_is_red);
    tcase_add_test(t, no_color_counts_when_it_is_not_empty);
    suite_add_tcase(s, t);
    return s;
}

int main(void)
{
    SRunner *r = srunner_create(suite());
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
