#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/limits.h"
#include "traffic/keydist.h"

enum { DRAWS = 100000 };

static struct num number(const char *text)
{
    struct num n;
    struct errinfo why;
    ck_assert_int_eq(num_parse(slice_of(text), &n, &why), ERR_OK);
    return n;
}

/* Draws, counts number 1 and mixes all of them. */
static uint64_t draw_all(const struct keydist_spec *spec, uint64_t counts[], size_t len)
{
    struct errinfo why;
    ck_assert_int_eq(keydist_check(spec, &why), ERR_OK);
    struct keydist *d = keydist_new(spec);
    struct rng rng;
    rng_init(&rng, 42, 1);
    uint64_t digest = 0;
    for (int i = 0; i < DRAWS; i++) {
        uint64_t k = keydist_draw(d, &rng);
        digest = hash_mix(digest, k);
        ck_assert_uint_ge(k, 1);
        if (k <= len)
            counts[k - 1]++;
    }
    keydist_free(d);
    return digest;
}

/* Literal values: what another machine or another optimiser would have to draw too. */
START_TEST(zipf_draws_are_the_same_everywhere)
{
    static const struct {
        const char *exponent;
        uint64_t digest, first;
    } table[] = {{"0", 0xb5b031a441258075u, 13},    {"0.5", 0xca1e9c97722f0774u, 514},
                 {"1", 0x852b77f5611fe53au, 10211}, {"1.1", 0x541ef0f5daeeb0d4u, 15092},
                 {"2", 0xcf0e065769a01b83u, 60809}, {"16", 0x374964f57b980371u, 100000}};
    uint64_t first = 0;
    struct keydist_spec spec = {.kind = KEYDIST_ZIPF, .count = 10000};
    spec.exponent = number(table[_i].exponent);
    uint64_t digest = draw_all(&spec, &first, 1);
    ck_assert_msg(digest == table[_i].digest, "digest is %016llx", (unsigned long long)digest);
    ck_assert_uint_eq(first, table[_i].first);
}
END_TEST

START_TEST(zipf_weights_are_exact)
{
    uint64_t w[10000], digest = 0;
    keydist_zipf_weights(((uint64_t)11 << 32) / 10, 10000, w);
    for (int i = 0; i < 10000; i++)
        digest = hash_mix(digest, w[i]);
    ck_assert_uint_eq(w[0], (uint64_t)1 << 62);
    ck_assert_uint_eq(w[1], 2151427601109213102u);
    ck_assert_uint_eq(w[9999], 183594527485536u);
    ck_assert_uint_eq(digest, 0xcc0c8be9c35e4ce8u);
    /* Whole exponents are whole divisions. */
    keydist_zipf_weights((uint64_t)1 << 32, 16, w);
    ck_assert_uint_eq(w[1], (uint64_t)1 << 61);
    ck_assert_uint_eq(w[3], (uint64_t)1 << 60);
    ck_assert_uint_eq(w[15], (uint64_t)1 << 58);
    for (int i = 1; i < 16; i++)
        ck_assert_uint_lt(w[i], w[i - 1]);
    keydist_zipf_weights(0, 3, w);
    ck_assert_uint_eq(w[2], (uint64_t)1 << 62);
}
END_TEST

START_TEST(uniform_is_even)
{
    uint64_t counts[10] = {0};
    struct keydist_spec spec = {.kind = KEYDIST_UNIFORM, .count = 10};
    ck_assert_uint_eq(draw_all(&spec, counts, 10), 10274484679955322397u);
    for (int i = 0; i < 10; i++) {
        ck_assert_uint_gt(counts[i], DRAWS / 10 - 400);
        ck_assert_uint_lt(counts[i], DRAWS / 10 + 400);
    }
}
END_TEST

START_TEST(list_weights_need_no_particular_sum)
{
    struct keydist_weight list[] = {
        {.weight = number("90")}, {.weight = number("5")}, {.weight = number("5")}};
    struct keydist_weight small[] = {
        {.weight = number("0.009")}, {.weight = number("5E-4")}, {.weight = number("0.0005")}};
    struct keydist_spec spec = {.kind = KEYDIST_LIST, .list = list, .list_count = 3};
    uint64_t counts[3] = {0};
    uint64_t digest = draw_all(&spec, counts, 3);
    ck_assert_uint_gt(counts[0], 89500);
    ck_assert_uint_lt(counts[0], 90500);
    ck_assert_uint_eq(counts[0] + counts[1] + counts[2], DRAWS);
    spec.list = small;
    ck_assert_uint_eq(draw_all(&spec, counts, 3), digest);
}
END_TEST

START_TEST(a_weight_of_zero_is_never_drawn)
{
    struct keydist_weight list[] = {{.weight = number("0")},
                                    {.weight = number("1")},
                                    {.weight = number("0")},
                                    {.weight = number("3")}};
    struct keydist_spec spec = {.kind = KEYDIST_LIST, .list = list, .list_count = 4};
    uint64_t counts[4] = {0};
    draw_all(&spec, counts, 4);
    ck_assert_uint_eq(counts[0] + counts[2], 0);
    ck_assert_uint_gt(counts[1], 24500);
    ck_assert_uint_lt(counts[1], 25500);
}
END_TEST

START_TEST(a_sequence_comes_round)
{
    struct keydist_spec spec = {.kind = KEYDIST_SEQUENCE, .count = 3};
    struct keydist *d = keydist_new(&spec);
    struct rng rng;
    rng_init(&rng, 1, 1);
    for (uint64_t i = 0; i < 10; i++)
        ck_assert_uint_eq(keydist_draw(d, &rng), i % 3 + 1);
    keydist_free(d);
    spec.count = 0;
    d = keydist_new(&spec);
    for (uint64_t i = 1; i < 2000; i++)
        ck_assert_uint_eq(keydist_draw(d, &rng), i);
    keydist_free(d);
}
END_TEST

START_TEST(what_is_no_distribution_is_refused)
{
    static struct keydist_weight zero[1], below[2];
    zero[0].weight = number("0");
    below[0].weight = number("-1");
    below[1].weight = number("1");
    const struct keydist_spec table[] = {
        {.kind = KEYDIST_UNIFORM},
        {.kind = KEYDIST_UNIFORM, .count = LIMIT_KEYS + 1},
        {.kind = KEYDIST_ZIPF, .count = 0},
        {.kind = KEYDIST_ZIPF, .count = 10, .exponent = number("-0.1")},
        {.kind = KEYDIST_ZIPF, .count = 10, .exponent = number("16.01")},
        {.kind = KEYDIST_ZIPF, .count = 10, .exponent = number("1E100")},
        {.kind = KEYDIST_SEQUENCE, .count = LIMIT_KEYS + 1},
        {.kind = KEYDIST_LIST, .list_count = 0},
        {.kind = KEYDIST_LIST, .list = zero, .list_count = 1},
        {.kind = KEYDIST_LIST, .list = below, .list_count = 2},
        {.kind = KEYDIST_LIST, .list = below, .list_count = LIMIT_KEYS_LIST + 1},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct errinfo why = {0};
        enum err err = keydist_check(&table[i], &why);
        ck_assert_msg(err == ERR_LAB || err == ERR_LIMIT, "row %zu", i);
        ck_assert_str_ne(why.text, "");
    }
}
END_TEST

START_TEST(decimals_are_cut_not_rounded)
{
    static const struct {
        const char *number;
        int places;
        uint64_t value;
    } table[] = {{"0", 5, 0},
                 {"1.5", 0, 1},
                 {"1.999", 2, 199},
                 {"0.05", 3, 50},
                 {"1E-7", 6, 0},
                 {"1200", -2, 12},
                 {"12E3", 0, 12000},
                 {"1E19", 0, 10000000000000000000u},
                 {"1E20", 0, UINT64_MAX},
                 {"1E100", 0, UINT64_MAX}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct num n = number(table[i].number);
        ck_assert_uint_eq(keydist_scaled(&n, table[i].places), table[i].value);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("keydist");
    TCase *t = tcase_create("keydist");
    tcase_add_loop_test(t, zipf_draws_are_the_same_everywhere, 0, 6);
    tcase_add_test(t, zipf_weights_are_exact);
    tcase_add_test(t, uniform_is_even);
    tcase_add_test(t, list_weights_need_no_particular_sum);
    tcase_add_test(t, a_weight_of_zero_is_never_drawn);
    tcase_add_test(t, a_sequence_comes_round);
    tcase_add_test(t, what_is_no_distribution_is_refused);
    tcase_add_test(t, decimals_are_cut_not_rounded);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
