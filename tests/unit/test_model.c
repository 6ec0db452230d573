#include "config.h"

#include <check.h>
#include <stdlib.h>

#include "base/rng.h"
#include "model/num.h"
#include "model/val.h"

/* --- numbers --------------------------------------------------------------------------- */

static const struct {
    const char *written, *read;
    size_t size;
} number[] = {
    {"00042", "42", 2},
    {"+3", "3", 2},
    {"1.0", "1", 2},
    {"1.", "1", 2},
    {"3.1400", "3.14", 3},
    {"100.000", "100", 2},
    {"0.0", "0", 1},
    {"0e-5", "0", 1},
    {"-0", "0", 1},
    {"-0.0", "0", 1},
    {"1e3", "1000", 2},
    {"1E+3", "1000", 2},
    {"1.5E2", "150", 2},
    {"5e-1", "0.5", 2},
    {"123e-2", "1.23", 3},
    {"1e-20", "0.00000000000000000001", 2},
    {".5", "0.5", 2},
    {"-.5", "-0.5", 3},
    {"-42", "-42", 3},
    {"12", "12", 2},
    {"123", "123", 3},
    {"1234", "1234", 3},
    {"1010", "1010", 3},
    {"1.234", "1.234", 4},
    {"100.5", "100.5", 4},
    {"123456", "123456", 4},
    {"3.14159", "3.14159", 5},
    {"0.15", "0.15", 2},
    {"0.0000001", "0.0000001", 2},
    {"12345678901234567890123456789012345678", "12345678901234567890123456789012345678", 20},
    {"0.1e126", NULL, 2},
    {"1E125", NULL, 2},
    {"1E-130", NULL, 2},
    {"9.9999999999999999999999999999999999999E+125", NULL, 20},
    {"92838584930183242888", "92838584930183242888", 11},
};

START_TEST(number_reads_back_as_the_service_says)
{
    struct num n, again;
    char text[NUM_TEXT_MAX];
    uint8_t enc[NUM_ENC_MAX];
    ck_assert_int_eq(num_parse(slice_of(number[_i].written), &n, NULL), ERR_OK);
    num_format(&n, text);
    if (number[_i].read)
        ck_assert_str_eq(text, number[_i].read);
    ck_assert_uint_eq(num_size(&n), number[_i].size);
    num_decode(enc, num_encode(&n, enc), &again);
    ck_assert_int_eq(num_compare(&n, &again), 0);
    ck_assert_mem_eq(&n.digit, &again.digit, sizeof n.digit);
    ck_assert_int_eq(num_parse(slice_of(text), &again, NULL), ERR_OK);
    ck_assert_int_eq(num_compare(&n, &again), 0);
}
END_TEST

static const char *const no_number[][2] = {
    {".", "cannot be converted"},
    {"+", "cannot be converted"},
    {"", "cannot be converted to a numeric value"},
    {"++5", "cannot be converted"},
    {"1e", "cannot be converted"},
    {"1e+", "cannot be converted"},
    {"e2", "cannot be converted"},
    {"1.2e3.4", "cannot be converted"},
    {"1 5", "cannot be converted"},
    {" 5", "cannot be converted"},
    {"5 ", "cannot be converted"},
    {"1_000", "cannot be converted"},
    {"0x5", "cannot be converted"},
    {"NaN", "cannot be converted"},
    {"1.2.3", "cannot be converted"},
    {"1e126", "overflow"},
    {"-1e126", "overflow"},
    {"1e99999999999999999999", "overflow"},
    {"1e-131", "underflow"},
    {"123456789012345678901234567890123456789", "more than 38"},
    {"1.00000000000000000000000000000000000001", "more than 38"},
};

START_TEST(number_is_refused_with_the_services_words)
{
    struct num n;
    struct errinfo why;
    ck_assert_int_eq(num_parse(slice_of(no_number[_i][0]), &n, &why), ERR_VALIDATION);
    ck_assert_ptr_nonnull(strstr(why.text, no_number[_i][1]));
}
END_TEST

START_TEST(number_order_is_the_byte_order_of_the_encoding)
{
    static const char *const ascending[] = {
        "-9.9E125", "-1E10", "-100",   "-2",   "-1.55", "-1.5", "-1", "-0.1",
        "-1E-130",  "0",     "1E-130", "1E-5", "0.1",   "0.11", "1",  "1.5",
        "9",        "10",    "10.01",  "100",  "1E3",   "1E125"};
    enum { COUNT = sizeof ascending / sizeof *ascending };
    for (int i = 0; i < COUNT; i++)
        for (int j = 0; j < COUNT; j++) {
            struct num a, b;
            ck_assert_int_eq(num_parse(slice_of(ascending[i]), &a, NULL), ERR_OK);
            ck_assert_int_eq(num_parse(slice_of(ascending[j]), &b, NULL), ERR_OK);
            int c = num_compare(&a, &b);
            ck_assert_int_eq((c > 0) - (c < 0), (i > j) - (i < j));
        }
}
END_TEST

static const char *const sum[][3] = {
    {"1", "2", "3"},
    {"0.1", "0.2", "0.3"},
    {"1", "-1", "0"},
    {"-5", "3", "-2"},
    {"3", "-5", "-2"},
    {"999", "1", "1000"},
    {"1000", "-1", "999"},
    {"9007199254740993", "1", "9007199254740994"},
    {"1e20", "1e-17", "100000000000000000000.00000000000000001"},
    {"0", "-7", "-7"},
    {"-2.5", "-2.5", "-5"},
    {"1e50", "1", NULL},
    {"9E125", "9E125", NULL},
    {"1e125", "1e-130", NULL},
};

START_TEST(sum_is_exact_or_refused)
{
    struct num a, b, c, d;
    struct errinfo why;
    ck_assert_int_eq(num_parse(slice_of(sum[_i][0]), &a, NULL), ERR_OK);
    ck_assert_int_eq(num_parse(slice_of(sum[_i][1]), &b, NULL), ERR_OK);
    enum err err = num_add(&a, &b, &c, &why);
    if (!sum[_i][2]) {
        ck_assert_int_eq(err, ERR_VALIDATION);
        ck_assert_ptr_nonnull(strstr(why.text, "overflow"));
        return;
    }
    ck_assert_int_eq(err, ERR_OK);
    ck_assert_int_eq(num_parse(slice_of(sum[_i][2]), &d, NULL), ERR_OK);
    ck_assert_int_eq(num_compare(&c, &d), 0);
    ck_assert_int_eq(num_add(&b, &a, &c, &why), ERR_OK);
    ck_assert_int_eq(num_compare(&c, &d), 0);
}
END_TEST

START_TEST(sums_of_small_integers_agree_with_the_machine)
{
    struct rng r;
    rng_init(&r, 42, 9);
    for (int i = 0; i < 20000; i++) {
        int64_t x = (int64_t)rng_below(&r, 2000001) - 1000000;
        int64_t y = (int64_t)rng_below(&r, 2000001) - 1000000;
        struct num a, b, c, d;
        num_from_int(x, &a);
        num_from_int(y, &b);
        num_from_int(x + y, &d);
        if (num_add(&a, &b, &c, NULL) || num_compare(&c, &d) != 0)
            ck_abort_msg("%lld + %lld", (long long)x, (long long)y);
        int order = num_compare(&a, &b);
        if ((order > 0) - (order < 0) != (x > y) - (x < y))
            ck_abort_msg("order of %lld and %lld", (long long)x, (long long)y);
    }
}
END_TEST

/* --- values ---------------------------------------------------------------------------- */

START_TEST(map_is_sorted_and_equal_whatever_the_order)
{
    struct pack p = PACK_INIT, q = PACK_INIT;
    for (int turn = 0; turn < 2; turn++) {
        struct pack *w = turn ? &q : &p;
        ck_assert_int_eq(pack_open(w, VAL_M, NULL), ERR_OK);
        for (int i = 0; i < 2; i++) {
            if ((i + turn) % 2 == 0) {
                pack_name(w, SLICE("b"));
                ck_assert_int_eq(pack_open(w, VAL_NS, NULL), ERR_OK);
                ck_assert_int_eq(pack_number(w, slice_of(turn ? "10" : "1e1"), NULL), ERR_OK);
                ck_assert_int_eq(pack_number(w, SLICE("9"), NULL), ERR_OK);
                ck_assert_int_eq(pack_close(w, NULL), ERR_OK);
            } else {
                pack_name(w, SLICE("a"));
                pack_string(w, SLICE("x"));
            }
        }
        ck_assert_int_eq(pack_close(w, NULL), ERR_OK);
    }
    struct val a = pack_result(&p), b = pack_result(&q), inner;
    ck_assert(val_equal(a, b));
    ck_assert_uint_eq(val_count(a), 2);
    ck_assert(val_map_get(a, SLICE("b"), &inner));
    ck_assert_int_eq(inner.type, VAL_NS);
    ck_assert_uint_eq(val_count(inner), 2);
    /* 3 + (1 + 1 + 1) + (1 + 1 + 2 + 2) */
    ck_assert_uint_eq(val_size(a), 12);
    pack_done(&p);
    pack_done(&q);
}
END_TEST

START_TEST(containers_refuse_what_the_service_refuses)
{
    struct pack p = PACK_INIT;
    struct errinfo why;
    ck_assert_int_eq(pack_open(&p, VAL_SS, &why), ERR_OK);
    ck_assert_int_eq(pack_close(&p, &why), ERR_VALIDATION);
    ck_assert_ptr_nonnull(strstr(why.text, "An string set  may not be empty"));
    pack_clear(&p);
    ck_assert_int_eq(pack_open(&p, VAL_SS, &why), ERR_OK);
    pack_string(&p, SLICE("a"));
    pack_string(&p, SLICE("a"));
    ck_assert_int_eq(pack_close(&p, &why), ERR_VALIDATION);
    ck_assert_ptr_nonnull(strstr(why.text, "Input collection [a, a] contains duplicates."));
    pack_clear(&p);
    ck_assert_int_eq(pack_open(&p, VAL_NS, &why), ERR_OK);
    ck_assert_int_eq(pack_number(&p, SLICE("1"), &why), ERR_OK);
    ck_assert_int_eq(pack_number(&p, SLICE("1.0"), &why), ERR_OK);
    ck_assert_int_eq(pack_close(&p, &why), ERR_VALIDATION);
    ck_assert_str_eq(why.text, "Input collection contains duplicates");
    pack_clear(&p);
    ck_assert_int_eq(pack_open(&p, VAL_M, &why), ERR_OK);
    pack_name(&p, SLICE("k"));
    pack_null(&p);
    pack_name(&p, SLICE("k"));
    pack_bool(&p, true);
    ck_assert_int_eq(pack_close(&p, &why), ERR_LAB);
    pack_clear(&p);
    enum err err = ERR_OK;
    int depth = 0;
    for (; !err && depth < 40; depth++)
        err = pack_open(&p, VAL_L, &why);
    ck_assert_int_eq(err, ERR_VALIDATION);
    ck_assert_int_eq(depth, 32);
    pack_done(&p);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("model");
    TCase *t = tcase_create("num");
    tcase_add_loop_test(t, number_reads_back_as_the_service_says, 0,
                        sizeof number / sizeof *number);
    tcase_add_loop_test(t, number_is_refused_with_the_services_words, 0,
                        sizeof no_number / sizeof *no_number);
    tcase_add_test(t, number_order_is_the_byte_order_of_the_encoding);
    tcase_add_loop_test(t, sum_is_exact_or_refused, 0, sizeof sum / sizeof *sum);
    tcase_add_test(t, sums_of_small_integers_agree_with_the_machine);
    suite_add_tcase(s, t);
    t = tcase_create("val");
    tcase_add_test(t, map_is_sorted_and_equal_whatever_the_order);
    tcase_add_test(t, containers_refuse_what_the_service_refuses);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
