#include "config.h"

#include <check.h>
#include <locale.h>
#include <stdlib.h>

#include "base/buf.h"
#include "view/canvas.h"
#include "view/chart.h"
#include "view/fmt.h"
#include "view/tile.h"
#include "view/width.h"

#define COUNT(array) (int)(sizeof(array) / sizeof *(array))

/* --- numbers --------------------------------------------------------------------------- */

static const struct {
    uint64_t n;
    const char *text;
} counts[] = {
    {0, "0"},           {7, "7"},
    {999, "999"},       {1000, "1,000"},
    {1300, "1,300"},    {999999, "999,999"},
    {1000000, "1.0 M"}, {1299999, "1.2 M"},
    {16120, "16,120"},  {2500000000u, "2,500.0 M"},
};

START_TEST(counts_have_commas_and_millions)
{
    ck_assert_str_eq(fmt_count(counts[_i].n).s, counts[_i].text);
}
END_TEST

static const struct {
    int64_t micro;
    const char *rate, *units;
} units[] = {
    {0, "0", "0"},
    {500000, "0.5/s", "0.5"},
    {100000, "<0.5/s", "<0.5"},
    {1000000, "1/s", "1"},
    {24500000, "25/s", "25"},
    {2500000, "2.5/s", "2.5"},
    {1300000000, "1,300/s", "1,300"},
    {999999999, "1,000/s", "1,000"},
    {1200000000000, "1.2 M/s", "1.2 M"},
};

START_TEST(units_have_a_decimal_only_for_the_half)
{
    ck_assert_str_eq(fmt_rate(units[_i].micro).s, units[_i].rate);
    ck_assert_str_eq(fmt_units(units[_i].micro).s, units[_i].units);
}
END_TEST

static const struct {
    int64_t part, whole;
    const char *text;
} shares[] = {
    {0, 10, "0 %"},        {1, 10, "10 %"},
    {1, 10000, "<1 %"},    {999, 1000, "99 %"},
    {1000, 1000, "100 %"}, {1300, 1000, "130 %"},
    {5, 0, "0 %"},         {INT64_MAX, INT64_MAX, "100 %"},
    {5, 1000, "1 %"},
};

START_TEST(a_hundred_per_cent_is_said_at_the_ceiling_only)
{
    ck_assert_str_eq(fmt_share(shares[_i].part, shares[_i].whole).s, shares[_i].text);
}
END_TEST

static const struct {
    uint64_t bytes;
    const char *text;
} sizes[] = {
    {0, "0 B"},           {181, "181 B"},          {1023, "1023 B"},
    {1024, "1.00 KB"},    {10004, "9.77 KB"},      {102400, "100 KB"},
    {1048064, "1.00 MB"}, {4402341478, "4.10 GB"}, {UINT64_MAX, "16.0 EB"},
};

START_TEST(bytes_have_three_figures)
{
    ck_assert_str_eq(fmt_bytes(sizes[_i].bytes).s, sizes[_i].text);
}
END_TEST

static const struct {
    int64_t us;
    const char *text;
} times[] = {
    {0, "0.0 s"},        {12400000, "12.4 s"},    {59999999, "59.9 s"},
    {185000000, "3:05"}, {3785000000, "1:03:05"},
};

START_TEST(times_change_form_at_a_minute)
{
    ck_assert_str_eq(fmt_time(times[_i].us).s, times[_i].text);
}
END_TEST

static const struct {
    const char *key;
    int cells;
    const char *text;
} keys[] = {
    {"USER#42", 10, "USER#42"},
    {"PROJECT#000001#TASK#0007", 20, "PROJECT#..#TASK#0007"},
    {"abcdefghijklmnop", 10, "abcd..mnop"},
    {" a", 6, "\" a\""},
    {"abcdef", 2, "ab"},
    {"abcdef", 0, ""},
    {"日本語日本語", 8, "日..本語"},
    {"VERYLONGTYPENAME#1", 8, "VER..E#1"},
};

START_TEST(long_keys_are_cut_in_the_middle)
{
    struct buf b = BUF_INIT;
    fmt_key(&b, slice_of(keys[_i].key), keys[_i].cells);
    ck_assert_str_eq(buf_str(&b), keys[_i].text);
    ck_assert_int_le(width_of(buf_slice(&b)), keys[_i].cells);
    buf_done(&b);
}
END_TEST

/* --- widths ---------------------------------------------------------------------------- */

static const struct {
    const char *text;
    int cells;
} widths[] = {
    {"", 0},
    {"abc", 3},
    {"日本", 4},
    {"e\xcc\x81", 1},
    {"\x1f", 4},
    {"\xff"
     "a",
     5},
    {"◦ ✓ ▴", 5},
};

START_TEST(text_takes_the_cells_of_its_glyphs)
{
    ck_assert_int_eq(width_of(slice_of(widths[_i].text)), widths[_i].cells);
}
END_TEST

START_TEST(nothing_is_split_when_text_is_fitted)
{
    struct slice s = slice_of("a日b");
    ck_assert_uint_eq(width_fit(s, 2), 1);
    ck_assert_uint_eq(width_fit(s, 3), 4);
    ck_assert_uint_eq(width_fit_tail(s, 2), 4);
    ck_assert_uint_eq(width_fit_tail(s, 3), 1);
    ck_assert_uint_eq(width_fit_tail(s, 9), 0);
}
END_TEST

/* --- canvas ---------------------------------------------------------------------------- */

START_TEST(drawing_stays_inside_its_rectangle)
{
    struct canvas c;
    canvas_init(&c, false);
    canvas_resize(&c, 12, 4);
    struct pen all = canvas_pen(&c);
    canvas_fill(&all, (struct rect){0, 0, 12, 4}, '#', STYLE_QUIET);
    struct pen p = canvas_part(&all, 2, 1, 5, 2);
    canvas_text(&p, -3, 0, STYLE_TEXT, "日本日本日本日本");
    canvas_text(&p, 3, 1, STYLE_TEXT, "日本");
    canvas_text(&p, 0, -1, STYLE_TEXT, "out");
    canvas_text(&p, 0, 2, STYLE_TEXT, "out");
    canvas_fill(&p, (struct rect){-50, 1, 52, 50}, '.', STYLE_TEXT);
    canvas_check(&c);
    struct buf b = BUF_INIT;
    canvas_rows(&c, &b);
    ck_assert_str_eq(buf_str(&b), "############\n"
                                  "## 日本#####\n"
                                  "##..#日#####\n"
                                  "############\n");
    buf_done(&b);
    canvas_done(&c);
}
END_TEST

START_TEST(half_a_wide_character_is_blanked)
{
    struct canvas c;
    canvas_init(&c, false);
    canvas_resize(&c, 6, 1);
    struct pen p = canvas_pen(&c);
    canvas_text(&p, 0, 0, STYLE_TEXT, "日本語");
    canvas_put(&p, 1, 0, 'x', STYLE_TEXT);
    canvas_put(&p, 4, 0, 'y', STYLE_TEXT);
    canvas_put(&p, 3, 0, 0x65e5, STYLE_TEXT);
    canvas_check(&c);
    struct buf b = BUF_INIT;
    canvas_rows(&c, &b);
    ck_assert_str_eq(buf_str(&b), " x 日\n");
    buf_done(&b);
    canvas_done(&c);
}
END_TEST

START_TEST(ascii_canvas_has_no_sign_of_the_other_set)
{
    struct canvas c;
    canvas_init(&c, true);
    canvas_resize(&c, 24, 1);
    struct pen p = canvas_pen(&c);
    canvas_text(&p, 0, 0, STYLE_TEXT, "✓ ok ▴ WARM ✱ ✗ ▸▾╎╌▐░");
    struct buf b = BUF_INIT;
    canvas_rows(&c, &b);
    ck_assert_str_eq(buf_str(&b), "+ ok ^ WARM * x >v:-]:\n");
    buf_done(&b);
    canvas_done(&c);
}
END_TEST

/* --- charts ---------------------------------------------------------------------------- */

static const struct {
    int64_t part, whole;
    int cells, eighths, spill;
} bars[] = {
    {0, 10, 10, 0, 0},         {1, 1000000, 10, 1, 1},       {10, 10, 10, 80, 10},
    {9999, 10000, 10, 79, 10}, {1000, 10000, 28, 22, 3},     {300, 1000, 28, 67, 8},
    {300, 1000, 35, 84, 10},   {INT64_MAX, 1, 4, 32, 10000}, {5, 0, 4, 0, 0},
    {5, 10, 0, 0, 0},
};

START_TEST(bars_show_something_for_something_and_full_for_full)
{
    ck_assert_int_eq(chart_eighths(bars[_i].part, bars[_i].whole, bars[_i].cells),
                     bars[_i].eighths);
    ck_assert_int_eq(chart_spill(bars[_i].part, bars[_i].whole, bars[_i].cells), bars[_i].spill);
}
END_TEST

START_TEST(a_spill_is_cut_at_the_edge_and_says_so)
{
    struct canvas c;
    canvas_init(&c, true);
    canvas_resize(&c, 16, 1);
    struct pen p = canvas_pen(&c);
    struct chart_bar b = {.w = 10, .part = 10, .whole = 10, .style = STYLE_HOT};
    chart_bar(&p, &b);
    chart_wall(&p, &b, 20);
    struct buf out = BUF_INIT;
    canvas_rows(&c, &out);
    ck_assert_str_eq(buf_str(&out), "##########|xxxx>\n");
    buf_done(&out);
    canvas_done(&c);
}
END_TEST

START_TEST(big_numerals_are_three_rows)
{
    struct canvas c;
    canvas_init(&c, false);
    canvas_resize(&c, 24, 3);
    struct pen p = canvas_pen(&c);
    ck_assert_int_eq(chart_big(&p, 0, 0, STYLE_TEXT, "300/s"), 23);
    ck_assert_int_eq(chart_big_width(&p, "300/s"), 22);
    struct buf out = BUF_INIT;
    canvas_rows(&c, &out);
    ck_assert_str_eq(buf_str(&out), "▀▀▀█ █▀▀█ █▀▀█   █\n"
                                    " ▀▀█ █  █ █  █  █  █▀▀\n"
                                    "▄▄▄█ █▄▄█ █▄▄█ █   ▄▄█\n");
    buf_done(&out);
    canvas_done(&c);
}
END_TEST

START_TEST(two_types_with_one_initial_get_two_letters)
{
    struct tile_legend legend = {0};
    struct snap_item one = {.pk = "a", .sk = "ORDER#1", .type = "ORDER"};
    struct snap_item two = {.pk = "a", .sk = "OFFER#1", .type = "OFFER"};
    struct snap_item none = {.pk = "pending", .sk = "", .type = ""};
    ck_assert_uint_eq(tile_of(&legend, &one).letter, 'O');
    ck_assert_uint_eq(tile_of(&legend, &two).letter, 'F');
    ck_assert_uint_eq(tile_of(&legend, &one).letter, 'O');
    ck_assert_uint_eq(tile_of(&legend, &none).letter, 'P');
    ck_assert_int_eq(tile_of(&legend, &one).style, STYLE_TILE2);
    ck_assert_int_eq(legend.count, 2);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("view");
    TCase *t = tcase_create("numbers");
    tcase_add_loop_test(t, counts_have_commas_and_millions, 0, COUNT(counts));
    tcase_add_loop_test(t, units_have_a_decimal_only_for_the_half, 0, COUNT(units));
    tcase_add_loop_test(t, a_hundred_per_cent_is_said_at_the_ceiling_only, 0, COUNT(shares));
    tcase_add_loop_test(t, bytes_have_three_figures, 0, COUNT(sizes));
    tcase_add_loop_test(t, times_change_form_at_a_minute, 0, COUNT(times));
    tcase_add_loop_test(t, long_keys_are_cut_in_the_middle, 0, COUNT(keys));
    suite_add_tcase(s, t);
    t = tcase_create("canvas");
    tcase_add_loop_test(t, text_takes_the_cells_of_its_glyphs, 0, COUNT(widths));
    tcase_add_test(t, nothing_is_split_when_text_is_fitted);
    tcase_add_test(t, drawing_stays_inside_its_rectangle);
    tcase_add_test(t, half_a_wide_character_is_blanked);
    tcase_add_test(t, ascii_canvas_has_no_sign_of_the_other_set);
    suite_add_tcase(s, t);
    t = tcase_create("charts");
    tcase_add_loop_test(t, bars_show_something_for_something_and_full_for_full, 0, COUNT(bars));
    tcase_add_test(t, a_spill_is_cut_at_the_edge_and_says_so);
    tcase_add_test(t, big_numerals_are_three_rows);
    tcase_add_test(t, two_types_with_one_initial_get_two_letters);
    suite_add_tcase(s, t);
    return s;
}

int main(void)
{
    setlocale(LC_ALL, "C.UTF-8");
    SRunner *r = srunner_create(suite());
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
