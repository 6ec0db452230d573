#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"
#include "base/hash.h"
#include "base/near.h"
#include "base/rng.h"
#include "base/utf8.h"

START_TEST(buf_drops_whole_what_does_not_fit)
{
    struct buf b = BUF_INIT;
    buf_limit(&b, 5);
    buf_add_str(&b, "abc");
    buf_add_str(&b, "def");
    ck_assert_str_eq(buf_str(&b), "abc");
    ck_assert(b.over);
    buf_clear(&b);
    ck_assert(!b.over);
    buf_printf(&b, "%d", 12345);
    ck_assert_str_eq(buf_str(&b), "12345");
    buf_done(&b);
}
END_TEST

START_TEST(arena_pieces_are_zeroed_and_apart)
{
    struct arena a = ARENA_INIT;
    char *one = arena_alloc(&a, 10), *two = arena_alloc(&a, 20000);
    for (int i = 0; i < 20000; i++)
        ck_assert_int_eq(two[i], 0);
    memset(one, 1, 10);
    memset(two, 2, 20000);
    ck_assert_int_eq(one[9], 1);
    arena_clear(&a);
    char *three = arena_alloc(&a, 64);
    ck_assert_int_eq(three[63], 0);
    arena_done(&a);
}
END_TEST

START_TEST(hash_is_the_one_that_the_documents_print)
{
    ck_assert_uint_eq(hash_bytes("USER#42", 7, 226653400), 0x840fa30103956093u);
    ck_assert_uint_eq(hash_bytes("USER#41", 7, 226653400), 0x0bbd12f56e1688feu);
    ck_assert_uint_eq(hash_bytes("PENDING", 7, 226653400), 0xaa1e6981cca57d41u);
}
END_TEST

START_TEST(near_finds_what_was_meant)
{
    static const char *const words[] = {"query", "put", "get", "scan", NULL};
    ck_assert_str_eq(near_word(slice_of("qeury"), words), "query");
    ck_assert_str_eq(near_word(slice_of("QUERRY"), words), "query");
    ck_assert_ptr_null(near_word(slice_of("delete"), words));
    ck_assert_ptr_null(near_word(slice_of(""), words));
}
END_TEST

START_TEST(rng_is_the_same_on_every_machine)
{
    struct rng r, s;
    rng_init(&r, 42, 1);
    rng_init(&s, 42, 2);
    uint64_t first = rng_next(&r);
    ck_assert_uint_ne(first, rng_next(&s));
    rng_init(&r, 42, 1);
    ck_assert_uint_eq(first, rng_next(&r));
    for (int i = 0; i < 1000; i++)
        ck_assert_uint_lt(rng_below(&r, 7), 7);
}
END_TEST

START_TEST(utf8_refuses_what_is_none)
{
    static const struct {
        const char *text;
        size_t good;
    } row[] = {
        {"abc", 3},         {"\xc3\xa9", 2},         {"\xc0\x80", 0},         {"\xed\xa0\x80", 0},
        {"a\xff", 1},       {"\xf0\x9d\x84\x9e", 4}, {"\xf4\x90\x80\x80", 0}, {"\xe2\x82", 0},
        {"\xe0\x80\xaf", 0}};
    ck_assert_uint_eq(utf8_check(slice_of(row[_i].text)), row[_i].good);
    char out[4];
    uint32_t cp;
    size_t n = utf8_decode(slice_of(row[_i].text), &cp);
    if (n) {
        ck_assert_uint_eq(utf8_encode(cp, out), n);
        ck_assert_mem_eq(out, row[_i].text, n);
    }
}
END_TEST

START_TEST(every_error_has_a_row)
{
    struct errinfo why = {.line = 9};
    ck_assert_int_eq(err_set(&why, ERR_CONDITION, "%s", "no"), ERR_CONDITION);
    ck_assert_int_eq(why.line, 0);
    ck_assert_int_eq(err_why(&why, "because"), ERR_CONDITION);
    ck_assert_str_eq(why.why, "because");
    for (int code = 1; code < ERR_COUNT; code++) {
        ck_assert_int_gt(err_exit_status((enum err)code), 0);
        if (err_wire_name((enum err)code)[0])
            ck_assert_int_eq(err_by_wire_name(err_wire_name((enum err)code)), code);
    }
}
END_TEST

START_TEST(a_text_too_long_ends_between_characters)
{
    struct errinfo why;
    struct buf b = BUF_INIT;
    for (int lead = 0; lead < 3; lead++) {
        buf_clear(&b);
        buf_add_fill(&b, 'x', (size_t)lead);
        for (int i = 0; i < 300; i++)
            buf_add_str(&b, "\u4e16");
        err_set(&why, ERR_LAB, "%s", buf_str(&b));
        ck_assert_uint_eq(utf8_check(slice_of(why.text)), strlen(why.text));
        ck_assert_uint_ge(strlen(why.text), sizeof why.text - 3);
    }
    buf_done(&b);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("base");
    TCase *t = tcase_create("base");
    tcase_add_test(t, buf_drops_whole_what_does_not_fit);
    tcase_add_test(t, arena_pieces_are_zeroed_and_apart);
    tcase_add_test(t, hash_is_the_one_that_the_documents_print);
    tcase_add_test(t, near_finds_what_was_meant);
    tcase_add_test(t, rng_is_the_same_on_every_machine);
    tcase_add_loop_test(t, utf8_refuses_what_is_none, 0, 9);
    tcase_add_test(t, every_error_has_a_row);
    tcase_add_test(t, a_text_too_long_ends_between_characters);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
