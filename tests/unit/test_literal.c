#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "base/b64.h"
#include "model/literal.h"

/* --- what is read ---------------------------------------------------------------------- */

struct good {
    const char *text, *printed; /* as literal_print writes it */
};

static const struct good good[] = {
    {"\"abc\"", "\"abc\""},
    {"\"\"", "\"\""},
    {"\"a\\\"b\\\\c\\/d\"", "\"a\\\"b\\\\c/d\""},
    {"\"\\b\\f\\n\\r\\t\"", "\"\\b\\f\\n\\r\\t\""},
    {"\"\\u00e9\\u4e16\"", "\"\u00e9\u4e16\""},
    {"\"\\ud834\\udd1e\"", "\"\U0001d11e\""},
    {"\"\\u0000\"", "\"\\u0000\""},
    {"\"\\u202e\"", "\"\\u202e\""},
    {"\"\\u00a0\"", "\"\\u00a0\""},
    {"\"[..]\"", "\"\\u005b..]\""},
    {"\"USER#42\"", "\"USER#42\""},
    {"0", "0"},
    {"-0", "0"},
    {"42", "42"},
    {"-1.50", "-1.5"},
    {"1e3", "1000"},
    {"1E-2", "0.01"},
    {"12345678901234567890123456789012345678", "12345678901234567890123456789012345678"},
    {"true", "true"},
    {"false", "false"},
    {"null", "null"},
    {"TRUE", "true"},
    {"Null", "null"},
    {"[]", "[]"},
    {"[ 1 , \"a\", [true], {} ]", "[1, \"a\", [true], {}]"},
    {"{}", "{}"},
    {"{b: 2, a: 1}", "{\"a\": 1, \"b\": 2}"},
    {"{\"b c\": null, `: 1}", NULL},
    {"{\"x\": {\"y\": {\"z\": []}}}", "{\"x\": {\"y\": {\"z\": []}}}"},
    {"<<\"b\", \"a\">>", "<<\"a\", \"b\">>"},
    {"<< 10, 9, -1 >>", "<<-1, 9, 10>>"},
    {"<<b64(\"AQ==\")>>", "<<b64(\"AQ==\")>>"},
    {"<<\"\">>", "<<\"\">>"},
    {"b64(\"\")", "b64(\"\")"},
    {"b64( \"dGV4dA==\" )", "b64(\"dGV4dA==\")"},
    {"  # a comment\n 7", "7"},
    {"[1,\n# between\n2]", "[1, 2]"},
    {"[1, \\\n 2]", "[1, 2]"},

};

START_TEST(what_is_read_prints_as_it_reads_back)
{
    const struct good *g = &good[_i];
    struct pack p = PACK_INIT, again = PACK_INIT;
    struct buf out = BUF_INIT;
    struct errinfo why = {0};
    struct reader r = reader_of(slice_of(g->text));
    enum err err = literal_read(&r, &p, &why);
    if (!g->printed) {
        ck_assert_int_eq(err, ERR_LAB);
    } else {
        ck_assert_msg(!err, "%s: %s", g->text, why.text);
        ck_assert_uint_eq(r.at, strlen(g->text));
        literal_print(pack_result(&p), &out);
        ck_assert_str_eq(buf_str(&out), g->printed);
        struct reader r2 = reader_of(buf_slice(&out));
        ck_assert_int_eq(literal_read(&r2, &again, &why), ERR_OK);
        ck_assert(val_equal(pack_result(&p), pack_result(&again)));
    }
    pack_done(&p);
    pack_done(&again);
    buf_done(&out);
}
END_TEST

/* --- what is refused ------------------------------------------------------------------- */

struct bad {
    const char *text;
    int line, col;
    enum err code;
    const char *message;
};

static const struct bad bad[] = {
    {"", 1, 1, ERR_LAB, "expected a value, found the end of the line"},
    {"  ", 1, 3, ERR_LAB, "expected a value, found the end of the line"},
    {"'x'", 1, 1, ERR_LAB, "'x' is in single quotes; strings have double quotes here"},
    {"'x", 1, 1, ERR_LAB, "a single quote; strings have double quotes here"},
    {"{'a': 1}", 1, 2, ERR_LAB, "'a' is in single quotes; strings have double quotes here"},
    {"\u201cx\u201d", 1, 1, ERR_LAB,
     "\u201c is a typographic quote; strings have straight double quotes here"},
    {"[1,\u00a02]", 1, 4, ERR_LAB, "a no-break space outside a string; use a plain blank"},
    {"+1", 1, 1, ERR_LAB, "`+1` is no number here; write 1"},
    {".5", 1, 1, ERR_LAB, "`.5` is no number here; write 0.5"},
    {"007", 1, 1, ERR_LAB, "`007` is no number here: leading zeros"},
    {"-01", 1, 1, ERR_LAB, "`-01` is no number here: leading zeros"},
    {"5.", 1, 1, ERR_LAB, "`5.` is no number here: no digit after the point"},
    {"1e", 1, 1, ERR_LAB, "a number's exponent has no digits"},
    {"1e+", 1, 1, ERR_LAB, "a number's exponent has no digits"},
    {"-", 1, 1, ERR_LAB, "expected a value, found `-`"},
    {"[1,]", 1, 3, ERR_LAB, "a comma before `]`"},
    {"{a: 1,}", 1, 6, ERR_LAB, "a comma before `}`"},
    {"<<1,>>", 1, 4, ERR_LAB, "a comma before `>>`"},
    {"[1 2]", 1, 4, ERR_LAB, "expected `,` or `]`, found `2`"},
    {"[1", 1, 3, ERR_LAB, "expected `,` or `]`, found the end of the line"},
    {"[,]", 1, 2, ERR_LAB, "expected a value, found `,`"},
    {"{a 1}", 1, 4, ERR_LAB, "expected `:` after a member's name, found `1`"},
    {"{1: 1}", 1, 2, ERR_LAB, "expected a member's name, found `1`"},
    {"{a: 1, a: 2}", 1, 1, ERR_LAB, "the member `a` is there twice"},
    {"{\"a\": 10s}", 1, 9, ERR_LAB, "expected `,` or `}`, found `s`"},
    {"\"abc", 1, 1, ERR_LAB, "the string opened here is not closed; strings do not cross lines"},
    {"\"ab\nc\"", 1, 1, ERR_LAB,
     "the string opened here is not closed; strings do not cross lines"},
    {"\"a\tb\"", 1, 3, ERR_LAB, "a tab inside a string is written \\t"},
    {"\"a\x01\"", 1, 3, ERR_LAB, "the control character 0x01 inside a string"},
    {"\"a\xff\"", 1, 3, ERR_LAB, "broken UTF-8: the byte 0xff"},
    {"\xc3(", 1, 1, ERR_LAB, "broken UTF-8: the byte 0xc3"},
    {"\"\\x\"", 1, 2, ERR_LAB,
     "no such escape in a string; there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"},
    {"\"\\u12\"", 1, 2, ERR_LAB, "\\u needs four hexadecimal digits"},
    {"\"\\ud834\"", 1, 2, ERR_LAB, "half of a surrogate pair"},
    {"\"\\ud834\\u0041\"", 1, 2, ERR_LAB, "half of a surrogate pair"},
    {"\"\\udd1e\"", 1, 2, ERR_LAB, "half of a surrogate pair"},
    {":u", 1, 1, ERR_LAB, "placeholders are for the API; write the value itself instead of :u"},
    {"[#n]", 1, 2, ERR_LAB, "placeholders are for the API; write the name itself instead of #n"},
    {"ORDER#1", 1, 1, ERR_LAB, "`#` inside ORDER#1: a key is a string, write \"ORDER#1\""},
    {"{\"SK\": ORDER#2026-01-15, \"b\": 1}", 1, 8, ERR_LAB,
     "`#` inside ORDER#2026-01-15: a key is a string, write \"ORDER#2026-01-15\""},
    {"PENDING", 1, 1, ERR_LAB,
     "expected a value, found `PENDING`; a string has double quotes: \"PENDING\""},
    {"NaN", 1, 1, ERR_LAB, "expected a value, found `NaN`; a string has double quotes: \"NaN\""},
    {"b64 (\"AQ==\")", 1, 1, ERR_LAB,
     "expected a value, found `b64`; a string has double quotes: \"b64\""},
    {"b64(\"AQ=\")", 1, 5, ERR_LAB, "base64 comes in groups of four characters, found 3"},
    {"b64(\"A!==\")", 1, 5, ERR_LAB, "no base64: A-Z a-z 0-9 + / and = at the end"},
    {"b64(\"AR==\")", 1, 5, ERR_LAB, "no base64: A-Z a-z 0-9 + / and = at the end"},
    {"b64(1)", 1, 5, ERR_LAB, "expected a string, found `1`"},
    {"b64(\"AQ==\"", 1, 11, ERR_LAB, "expected `)`, found the end of the line"},
    {"<<>>", 1, 1, ERR_VALIDATION,
     "One or more parameter values were invalid: An string set  may not be empty"},
    {"<<1, \"a\">>", 1, 6, ERR_LAB,
     "a set holds strings, numbers or b64 values, all of one kind: expected a number, found `\"`"},
    {"<<\"a\", 1>>", 1, 8, ERR_LAB,
     "a set holds strings, numbers or b64 values, all of one kind: expected a string, found `1`"},
    {"<<true>>", 1, 3, ERR_LAB,
     "a set holds strings, numbers or b64 values, all of one kind: expected one of these, found "
     "`true`"},
    {"[<<1, 1.0>>]", 1, 2, ERR_VALIDATION, "Input collection contains duplicates"},
    {"<<\"a\", \"a\">>", 1, 1, ERR_VALIDATION,
     "One or more parameter values were invalid: Input collection [a, a] contains duplicates."},
    {"<<b64(\"Yg==\"), b64(\"Yg==\")>>", 1, 1, ERR_VALIDATION,
     "One or more parameter values were invalid: Input collection [Yg==, Yg==]of type BS contains "
     "duplicates."},
    {"\n [1e999]", 2, 3, ERR_VALIDATION,
     "Number overflow. Attempting to store a number with magnitude larger than supported range"},
    {"1e-200", 1, 1, ERR_VALIDATION,
     "Number underflow. Attempting to store a number with magnitude smaller than supported range"},
    {"123456789012345678901234567890123456789", 1, 1, ERR_VALIDATION,
     "Attempting to store more than 38 significant digits in a Number"},
    {"[1\u00e9]", 1, 3, ERR_LAB, "expected `,` or `]`, found `\u00e9`"},
};

static void assert_refused(const struct bad *b, enum err err, const struct errinfo *why)
{
    ck_assert_msg(err == b->code, "%s: code %d, %s", b->text, (int)err, why->text);
    ck_assert_str_eq(why->text, b->message);
    ck_assert_int_eq(why->line, b->line);
    ck_assert_int_eq(why->col, b->col);
}

START_TEST(what_is_refused_says_why_and_where)
{
    const struct bad *b = &bad[_i];
    struct pack p = PACK_INIT;
    struct errinfo why = {0};
    struct reader r = reader_of(slice_of(b->text));
    enum err err = literal_read(&r, &p, &why);
    assert_refused(b, err, &why);
    pack_done(&p);
}
END_TEST

/* --- typed values ---------------------------------------------------------------------- */

static const struct good typed[] = {
    {"{}", "{}"},
    {"{\"a\": {\"N\": \"1\"}}", "{\"a\": 1}"},
    {"{a: {\"S\": \"x\"}, b: {\"B\": \"AQ==\"}}", "{\"a\": \"x\", \"b\": b64(\"AQ==\")}"},
    {"{\"a\": {\"BOOL\": false}, \"b\": {\"NULL\": true}}", "{\"a\": false, \"b\": null}"},
    {"{\"a\": {\"SS\": [\"x\"]}, \"b\": {\"NS\": [\"+1\"]}, \"c\": {\"BS\": [\"AQ==\"]}}",
     "{\"a\": <<\"x\">>, \"b\": <<1>>, \"c\": <<b64(\"AQ==\")>>}"},
    {"{\"a\": {\"L\": [{\"N\": \".5\"}]}, \"m\": {\"M\": {\"k\": {\"S\": \"\"}}}}",
     "{\"a\": [0.5], \"m\": {\"k\": \"\"}}"},
};

static const struct bad typed_bad[] = {
    {"[]", 1, 1, ERR_LAB, "expected `{`, found `[`"},
    {"{\"a\": 1}", 1, 7, ERR_LAB, "expected a typed value like {\"S\": \"text\"}, found `1`"},
    {"{\"a\": {\"N\": 1}}", 1, 13, ERR_LAB, "a typed number is a string: {\"N\": \"1\"}"},
    {"{\"a\": {\"N\": \"x\"}}", 1, 13, ERR_VALIDATION,
     "The parameter cannot be converted to a numeric value: x"},
    {"{\"a\": {\"X\": 1}}", 1, 8, ERR_LAB, "no type \"X\"; there are S N B BOOL NULL SS NS BS L M"},
    {"{\"a\": {}}", 1, 7, ERR_VALIDATION,
     "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"},
    {"{\"a\": {\"S\": \"x\", \"N\": \"1\"}}", 1, 7, ERR_VALIDATION,
     "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the "
     "supported datatypes"},
    {"{\"a\": {\"NULL\": false}}", 1, 16, ERR_VALIDATION,
     "One or more parameter values were invalid: Null attribute value types must have the value of "
     "true"},
    {"{\"a\": {\"BOOL\": 1}}", 1, 16, ERR_LAB, "expected true or false, found `1`"},
    {"{\"a\": {\"NS\": []}}", 1, 14, ERR_VALIDATION,
     "One or more parameter values were invalid: An number set  may not be empty"},
    {"{\"a\": {\"BS\": []}}", 1, 14, ERR_VALIDATION,
     "One or more parameter values were invalid: Binary sets should not be empty"},
    {"{\"a\": {\"L\": {}}}", 1, 13, ERR_LAB, "expected `[`, found `{`"},
};

START_TEST(typed_maps_are_read)
{
    struct pack p = PACK_INIT;
    struct buf out = BUF_INIT;
    struct errinfo why = {0};
    struct reader r = reader_of(slice_of(typed[_i].text));
    enum err err = literal_read_typed(&r, &p, &why);
    ck_assert_msg(!err, "%s: %s", typed[_i].text, why.text);
    literal_print(pack_result(&p), &out);
    ck_assert_str_eq(buf_str(&out), typed[_i].printed);
    pack_done(&p);
    buf_done(&out);
}
END_TEST

START_TEST(typed_maps_are_refused)
{
    struct pack p = PACK_INIT;
    struct errinfo why = {0};
    struct reader r = reader_of(slice_of(typed_bad[_i].text));
    enum err err = literal_read_typed(&r, &p, &why);
    assert_refused(&typed_bad[_i], err, &why);
    pack_done(&p);
}
END_TEST

/* --- printing bare --------------------------------------------------------------------- */

static const struct good bare[] = {
    {"\"USER#42\"", "USER#42"},
    {"\"two words\"", "two words"},
    {"\"caf\\u00e9\"", "caf\u00e9"},
    {"\"2026-01-15\"", "2026-01-15"},
    {"\"a\\\\b\"", "a\\b"},
    {"\"\"", "\"\""},
    {"\" a\"", "\" a\""},
    {"\"a \"", "\"a \""},
    {"\"a  b\"", "\"a  b\""},
    {"\"a\\tb\"", "\"a\\tb\""},
    {"\"a=b\"", "\"a=b\""},
    {"\"a`b\"", "\"a`b\""},
    {"\"a\\\"b\"", "\"a\\\"b\""},
    {"\"(no item)\"", "\"(no item)\""},
    {"\"[1]\"", "\"[1]\""},
    {"\"{}\"", "\"{}\""},
    {"\"<<1>>\"", "\"<<1>>\""},
    {"\"b64(\"", "\"b64(\""},
    {"\"9\"", "\"9\""},
    {"\"-1.5e3\"", "\"-1.5e3\""},
    {"\"1e999\"", "\"1e999\""},
    {"\"007\"", "\"007\""},
    {"\"true\"", "\"true\""},
    {"\"False\"", "\"False\""},
    {"\"null\"", "\"null\""},
    {"\"a[..]b\"", "\"a\\u005b..]b\""},
    {"\"\\u200b\"", "\"\\u200b\""},
    {"\"\\ud83d\\ude00\"", "\U0001f600"},
    {"\"\\udb40\\udc01\"", "\"\\udb40\\udc01\""},
    {"9", "9"},
    {"[\"a\"]", "[\"a\"]"},
};

START_TEST(strings_print_bare_unless_they_could_be_mistaken)
{
    struct pack p = PACK_INIT;
    struct buf out = BUF_INIT;
    struct reader r = reader_of(slice_of(bare[_i].text));
    ck_assert_int_eq(literal_read(&r, &p, NULL), ERR_OK);
    literal_print_bare(pack_result(&p), &out);
    ck_assert_str_eq(buf_str(&out), bare[_i].printed);
    pack_done(&p);
    buf_done(&out);
}
END_TEST

START_TEST(names_that_are_no_words_print_quoted)
{
    struct buf out = BUF_INIT;
    literal_print_name(SLICE("UserId"), &out);
    literal_print_name(SLICE(" a b"), &out);
    literal_print_name(SLICE("9"), &out);
    ck_assert_str_eq(buf_str(&out), "UserId\" a b\"\"9\"");
    buf_done(&out);
}
END_TEST

/* --- limits and places ----------------------------------------------------------------- */

START_TEST(nesting_beyond_32_is_the_services_error)
{
    struct buf text = BUF_INIT;
    struct pack p = PACK_INIT;
    struct errinfo why = {0};
    buf_add_fill(&text, '[', 50000);
    struct reader r = reader_of(buf_slice(&text));
    ck_assert_int_eq(literal_read(&r, &p, &why), ERR_VALIDATION);
    ck_assert_int_gt(why.col, 1);
    ck_assert_int_lt(why.col, 40);
    buf_done(&text);
    pack_done(&p);
}
END_TEST

START_TEST(a_literal_holds_10000_elements_and_no_more)
{
    struct buf text = BUF_INIT;
    struct pack p = PACK_INIT;
    struct errinfo why = {0};
    buf_add_str(&text, "[0");
    for (int i = 1; i < 10000; i++)
        buf_add_str(&text, ",0");
    size_t len = text.len;
    buf_add_str(&text, "]");
    struct reader r = reader_of(buf_slice(&text));
    ck_assert_int_eq(literal_read(&r, &p, &why), ERR_OK);
    ck_assert_uint_eq(val_count(pack_result(&p)), 10000);
    text.len = len;
    buf_add_str(&text, ",0]");
    pack_clear(&p);
    r = reader_of(buf_slice(&text));
    ck_assert_int_eq(literal_read(&r, &p, &why), ERR_LIMIT);
    buf_done(&text);
    pack_done(&p);
}
END_TEST

START_TEST(a_piece_of_a_text_counts_from_where_it_began)
{
    struct errinfo why = {0};
    struct pack p = PACK_INIT;
    struct reader r = reader_of(SLICE("[\u00e9"));
    r.first_line = 7;
    r.first_col = 20;
    ck_assert_int_eq(literal_read(&r, &p, &why), ERR_LAB);
    ck_assert_int_eq(why.line, 7);
    ck_assert_int_eq(why.col, 21);
    pack_done(&p);
}
END_TEST

START_TEST(reading_stops_behind_the_literal)
{
    struct pack p = PACK_INIT;
    struct reader r = reader_of(SLICE("15% of"));
    ck_assert_int_eq(literal_read(&r, &p, NULL), ERR_OK);
    ck_assert_uint_eq(r.at, 2);
    pack_clear(&p);
    r = reader_of(SLICE("1..4"));
    ck_assert_int_eq(literal_read(&r, &p, NULL), ERR_OK);
    ck_assert_uint_eq(r.at, 1);
    pack_done(&p);
}
END_TEST

START_TEST(base64_reads_back_at_every_length)
{
    struct buf text = BUF_INIT, bytes = BUF_INIT;
    for (size_t len = 0; len <= 9; len++) {
        buf_clear(&text);
        buf_clear(&bytes);
        b64_encode((struct slice){"\xff\x00\x80zyx\x01\x02\xfe", len}, &text);
        ck_assert_uint_eq(text.len, (len + 2) / 3 * 4);
        ck_assert(b64_decode(buf_slice(&text), &bytes));
        ck_assert_uint_eq(bytes.len, len);
        ck_assert_int_eq(len ? memcmp(bytes.ptr, "\xff\x00\x80zyx\x01\x02\xfe", len) : 0, 0);
    }
    ck_assert(!b64_decode(SLICE("===="), &bytes));
    ck_assert(!b64_decode(SLICE("A==="), &bytes));
    ck_assert(!b64_decode(SLICE("AQ==AQ=="), &bytes));
    buf_done(&text);
    buf_done(&bytes);
}
END_TEST

#define ROWS(table) (int)(sizeof(table) / sizeof *(table))

int main(void)
{
    Suite *s = suite_create("literal");
    TCase *tc = tcase_create("literal");
    tcase_add_loop_test(tc, what_is_read_prints_as_it_reads_back, 0, ROWS(good));
    tcase_add_loop_test(tc, what_is_refused_says_why_and_where, 0, ROWS(bad));
    tcase_add_loop_test(tc, typed_maps_are_read, 0, ROWS(typed));
    tcase_add_loop_test(tc, typed_maps_are_refused, 0, ROWS(typed_bad));
    tcase_add_loop_test(tc, strings_print_bare_unless_they_could_be_mistaken, 0, ROWS(bare));
    tcase_add_test(tc, names_that_are_no_words_print_quoted);
    tcase_add_test(tc, nesting_beyond_32_is_the_services_error);
    tcase_add_test(tc, a_literal_holds_10000_elements_and_no_more);
    tcase_add_test(tc, a_piece_of_a_text_counts_from_where_it_began);
    tcase_add_test(tc, reading_stops_behind_the_literal);
    tcase_add_test(tc, base64_reads_back_at_every_length);
    suite_add_tcase(s, tc);
    SRunner *sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    int failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
