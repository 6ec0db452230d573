#include "config.h"

#include <check.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "base/xalloc.h"
#include "model/pool.h"

enum { PIECES = 4000 };

struct piece {
    unsigned char *ptr;
    size_t size;
    unsigned char mark;
};

static void take(struct pool *p, struct piece *piece, size_t size, unsigned char mark)
{
    *piece = (struct piece){pool_alloc(p, size), size, mark};
    ck_assert_uint_eq((uintptr_t)piece->ptr % (size % 8 ? 4 : 8), 0);
    memset(piece->ptr, mark, size);
}

static void give(struct pool *p, struct piece *piece)
{
    /* one assertion for all bytes: each of them tells the parent process */
    size_t wrong = 0;
    for (size_t i = 0; i < piece->size; i++)
        wrong += piece->ptr[i] != piece->mark;
    ck_assert_uint_eq(wrong, 0);
    pool_free(p, piece->ptr, piece->size);
    piece->ptr = NULL;
}

/* Sizes move up, so that runs must change their size; nothing may overlap. */
START_TEST(pieces_keep_their_bytes_through_churn)
{
    struct pool *p = pool_new();
    struct piece *piece = xcalloc(PIECES, sizeof *piece);
    struct rng r;
    rng_init(&r, 7, (uint64_t)_i);
    size_t live = 0;
    for (int n = 0; n < 20000; n++) {
        struct piece *at = &piece[rng_below(&r, PIECES)];
        if (at->ptr) {
            live -= at->size;
            give(p, at);
        } else {
            size_t around = 1 + (size_t)n / 25 + (size_t)_i * 2000;
            take(p, at, rng_below(&r, around), (unsigned char)n);
            live += at->size;
        }
        ck_assert_uint_eq(pool_live(p), live);
    }
    for (int i = 0; i < PIECES; i++)
        if (piece[i].ptr)
            give(p, &piece[i]);
    ck_assert_uint_eq(pool_live(p), 0);
    pool_unref(p);
    free(piece);
}
END_TEST

START_TEST(sizes_at_the_edges)
{
    static const size_t size[] = {0,     1, 7, 8, 9, POOL_LARGE - 1, POOL_LARGE, POOL_LARGE + 1,
                                  400000};
    struct pool *p = pool_new();
    struct piece piece[200];
    for (int i = 0; i < 200; i++)
        take(p, &piece[i], size[_i], (unsigned char)i);
    ck_assert_uint_eq(pool_live(p), 200 * size[_i]);
    for (int i = 0; i < 200; i++)
        give(p, &piece[i]);
    pool_unref(p);
}
END_TEST

START_TEST(memory_of_one_size_serves_another)
{
#ifndef KG_SANITIZERS
    struct pool *p = pool_new();
    static struct piece piece[30000];
    uintptr_t lo = UINTPTR_MAX, hi = 0;
    for (int i = 0; i < 30000; i++) {
        take(p, &piece[i], 64, 1);
        uintptr_t at = (uintptr_t)piece[i].ptr;
        lo = at < lo ? at : lo;
        hi = at > hi ? at : hi;
    }
    for (int i = 0; i < 30000; i++)
        give(p, &piece[i]);
    for (int i = 0; i < 500; i++) {
        take(p, &piece[i], 3000, 2);
        uintptr_t at = (uintptr_t)piece[i].ptr;
        ck_assert(at >= lo && at < hi + (64 << 10));
    }
    for (int i = 0; i < 500; i++)
        give(p, &piece[i]);
    pool_unref(p);
#endif
}
END_TEST

START_TEST(the_last_reference_frees)
{
    struct pool *p = pool_new();
    pool_free(p, NULL, 8);
    ck_assert_ptr_eq(pool_ref(p), p);
    pool_unref(p);
    void *ptr = pool_alloc(p, 100);
    pool_free(p, ptr, 100);
    pool_unref(p);
    pool_unref(NULL);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("pool");
    TCase *t = tcase_create("pool");
    tcase_set_timeout(t, 60);
    tcase_add_loop_test(t, pieces_keep_their_bytes_through_churn, 0, 3);
    tcase_add_loop_test(t, sizes_at_the_edges, 0, 9);
    tcase_add_test(t, memory_of_one_size_serves_another);
    tcase_add_test(t, the_last_reference_frees);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
