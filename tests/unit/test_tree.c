#include "config.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "base/xalloc.h"
#include "engine/tree_int.h"

/*
 * The tree against a naive model: a sorted array.  Built twice, with the real
 * page sizes and with tiny ones (leaves of 4), and run with masked hashes, since
 * nothing else makes partition keys share the bits that the words hold.
 */
enum { MODEL_MAX = 4000, KEY_MAX = 64 };

struct fixture {
    struct pool *pool;
    struct tree *tree;
    uint64_t mask;
    struct rng rng;
    struct item *item[MODEL_MAX]; /* the model holds a reference on each */
    int count;
    uint64_t bytes;
    struct tree_near near; /* worth nothing by now */
};

struct key {
    char pk[KEY_MAX], sk[KEY_MAX];
    size_t pk_len, sk_len;
};

/* ck_assert writes a mark each time, which is too slow for every step of a walk. */
static void expect(bool ok, const char *what)
{
    if (!ok)
        ck_abort_msg("not so: %s", what);
}

static void open_fixture(struct fixture *f, uint64_t mask, uint64_t seed)
{
    memset(f, 0, sizeof *f);
    f->pool = pool_new();
    f->mask = mask;
    f->tree = tree_new(f->pool, mask);
    rng_init(&f->rng, seed, 1);
}

static void close_fixture(struct fixture *f)
{
    for (int i = 0; i < f->count; i++)
        item_unref(f->pool, f->item[i]);
    tree_free(f->tree);
    ck_assert_uint_eq(pool_live(f->pool), 0);
    pool_unref(f->pool);
}

static uint64_t below(struct fixture *f, uint64_t bound)
{
    return rng_below(&f->rng, bound);
}

/* --- keys ------------------------------------------------------------------------------ */

enum kind { KIND_ORDERS, KIND_MIXED, KIND_BYTES, KIND_LONG, KIND_ALONE, KIND_ONE, KINDS };

static void set(char *to, size_t *len, const char *text)
{
    *len = strlen(text);
    memcpy(to, text, *len);
}

/* A random key of that kind; few enough of them that they come again. */
static struct key draw(struct fixture *f, enum kind kind)
{
    static const char *const type[] = {"PROFILE", "ORDER#2026-", "INVOICE#", "ORDER#", ""};
    static const unsigned char byte[] = {0, 1, 'a', 'b', 255};
    struct key k = {.pk_len = 0};
    char text[KEY_MAX];
    snprintf(text, sizeof text, "USER#%u", (unsigned)below(f, kind == KIND_ONE ? 1 : 97));
    set(k.pk, &k.pk_len, text);
    switch (kind) {
    case KIND_ORDERS:
    case KIND_ONE:
        snprintf(text, sizeof text, "ORDER#%08u", (unsigned)below(f, 3000));
        break;
    case KIND_MIXED:
        snprintf(text, sizeof text, "%s%u", type[below(f, 5)], (unsigned)below(f, 40));
        break;
    case KIND_LONG:
        snprintf(text, sizeof text, "a/very/long/prefix/that/all/of/them/share/%04u",
                 (unsigned)below(f, 400));
        break;
    case KIND_ALONE:
        snprintf(text, sizeof text, "%u", (unsigned)below(f, 2500));
        set(k.pk, &k.pk_len, text);
        return k;
    case KIND_BYTES:
        k.pk_len = 1 + below(f, 3);
        k.sk_len = below(f, 7);
        for (size_t i = 0; i < k.pk_len; i++)
            k.pk[i] = (char)byte[below(f, 5)];
        for (size_t i = 0; i < k.sk_len; i++)
            k.sk[i] = (char)byte[below(f, 5)];
        return k;
    case KINDS:
        break;
    }
    set(k.sk, &k.sk_len, text);
    return k;
}

static struct tree_key key_of(const struct fixture *f, const struct key *k)
{
    struct slice pk = {k->pk, k->pk_len};
    return (struct tree_key){schema_hash(pk) & f->mask, pk, {k->sk, k->sk_len}};
}

static struct item *make_item(struct fixture *f, const struct key *k)
{
    uint32_t tail = (uint32_t)(k->pk_len + k->sk_len);
    struct item *it = pool_alloc(f->pool, sizeof *it + tail);
    *it = (struct item){.refs = 1, .tail = tail};
    it->pk_len = (unsigned)k->pk_len & 0x1fff;
    it->sk_len = (unsigned)k->sk_len & 0x1fff;
    it->size = 1 + (unsigned)below(f, 1000);
    memcpy(it->data, k->pk, k->pk_len);
    memcpy(it->data + k->pk_len, k->sk, k->sk_len);
    return it;
}

/* --- the model ------------------------------------------------------------------------- */

static int compare(const struct fixture *f, const struct item *item, const struct tree_key *key)
{
    uint64_t hash = schema_hash(item_pk(item)) & f->mask;
    if (hash != key->hash)
        return hash < key->hash ? -1 : 1;
    int c = slice_compare(item_pk(item), key->pk);
    return c ? c : slice_compare(item_sk(item), key->sk);
}

static int model_place(const struct fixture *f, const struct tree_key *key, enum tree_side side)
{
    int lo = 0, hi = f->count;
    while (lo < hi) {
        int mid = (lo + hi) / 2;
        const struct item *it = f->item[mid];
        int c = compare(f, it, key);
        bool before = c < 0 || (side != TREE_BEFORE && c == 0) ||
                      (side == TREE_PAST && slice_equal(item_pk(it), key->pk) &&
                       slice_begins(item_sk(it), key->sk));
        if (before)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

static struct item *model_find(const struct fixture *f, const struct tree_key *key)
{
    int i = model_place(f, key, TREE_BEFORE);
    return i < f->count && compare(f, f->item[i], key) == 0 ? f->item[i] : NULL;
}

/* --- operations on both ---------------------------------------------------------------- */

static void check_totals(const struct fixture *f)
{
    expect(tree_count(f->tree) == (uint64_t)f->count, "counts agree");
    expect(tree_bytes(f->tree) == f->bytes, "bytes agree");
}

static void put(struct fixture *f, const struct key *k)
{
    struct tree_key key = key_of(f, k);
    struct item *it = make_item(f, k), *old = model_find(f, &key);
    int at = model_place(f, &key, TREE_BEFORE);
    struct tree_near near = tree_near(f->tree, key.hash);
    expect(tree_find_near(f->tree, near, &key) == old, "the item near the hash is the model's");
    if (below(f, 2))
        near = f->near; /* of another key and a tree that has changed */
    struct item *gave = tree_put_near(f->tree, near, key.hash, item_ref(it));
    f->near = near;
    expect(gave == old, "the item replaced or removed is the model\'s");
    f->bytes += it->size;
    if (old) {
        f->bytes -= old->size;
        item_unref(f->pool, old);
        item_unref(f->pool, gave);
    } else {
        expect(f->count < MODEL_MAX, "the model has room");
        memmove(f->item + at + 1, f->item + at, (size_t)(f->count - at) * sizeof f->item[0]);
        f->count++;
    }
    f->item[at] = it;
    check_totals(f);
}

static void drop(struct fixture *f, const struct tree_key *key)
{
    struct item *old = model_find(f, key);
    int at = model_place(f, key, TREE_BEFORE);
    if (old) {
        f->count--;
        f->bytes -= old->size;
        memmove(f->item + at, f->item + at + 1, (size_t)(f->count - at) * sizeof f->item[0]);
    }
    struct item *gave = tree_remove(f->tree, key);
    expect(gave == old, "the item replaced or removed is the model\'s");
    item_unref(f->pool, gave);
    item_unref(f->pool, old);
    check_totals(f);
}

static void drop_at(struct fixture *f, int i)
{
    /* The key must outlive the item. */
    struct item *it = item_ref(f->item[i]);
    struct tree_key key = tree_key_of(f->tree, it);
    drop(f, &key);
    item_unref(f->pool, it);
}

/* --- comparing ------------------------------------------------------------------------- */

static void check_walk(const struct fixture *f)
{
    struct tree_cursor c;
    tree_check(f->tree);
    tree_seek_first(&c, f->tree);
    for (int i = 0; i < f->count; i++)
        expect(tree_next(&c) == (f->item[i]), "the next item is the model\'s");
    expect(!tree_next(&c), "nothing is there");
    expect(!tree_next(&c), "nothing is there");
    for (int i = f->count; i-- > 0;)
        expect(tree_prev(&c) == (f->item[i]), "the previous item is the model\'s");
    expect(!tree_prev(&c), "nothing is there");
    expect(!tree_prev(&c), "nothing is there");
    tree_seek_last(&c, f->tree);
    expect(!tree_next(&c), "nothing is there");
    if (f->count)
        expect(tree_prev(&c) == (f->item[f->count - 1]), "the previous item is the model\'s");
}

/* A seek to the place and a walk of a few steps to and fro. */
static void check_seek(struct fixture *f, const struct tree_key *key, enum tree_side side)
{
    struct tree_cursor c;
    int at = model_place(f, key, side);
    tree_seek(&c, f->tree, key, side);
    for (int i = 0; i < 24; i++) {
        if (below(f, i < 12 ? 4 : 2) == 0) {
            expect(tree_prev(&c) == (at > 0 ? f->item[at - 1] : NULL),
                   "the previous item is the model\'s");
            at -= at > 0;
        } else {
            expect(tree_next(&c) == (at < f->count ? f->item[at] : NULL),
                   "the next item is the model\'s");
            at += at < f->count;
        }
    }
}

/* A walk kept to one hash gives all of it, and nothing that the model does not have next. */
static void check_kept(struct fixture *f, const struct tree_key *key, enum tree_side side)
{
    struct tree_cursor c;
    struct item *it;
    int at = model_place(f, key, side), from = at;
    tree_seek(&c, f->tree, key, side);
    tree_keep(&c, key->hash);
    for (; (it = tree_next(&c)); at++)
        expect(at < f->count && it == f->item[at], "the next item is the model's");
    expect(at == f->count || tree_hash_of(f->tree, f->item[at]) != key->hash,
           "a kept walk goes on to the end of its hash");
    for (; (it = tree_prev(&c)); at--)
        expect(at > 0 && it == f->item[at - 1], "the previous item is the model's");
    expect(at == 0 || tree_hash_of(f->tree, f->item[at - 1]) != key->hash,
           "a kept walk goes back to the start of its hash");
    expect(at <= from, "it came past its start");
}

static void check_some(struct fixture *f, enum kind kind)
{
    struct key k = draw(f, kind);
    struct tree_key key = key_of(f, &k);
    expect(tree_find(f->tree, &key) == model_find(f, &key), "the item found is the model\'s");
    enum tree_side side = (enum tree_side)below(f, 3);
    check_seek(f, &key, side);
    key.sk.len = below(f, key.sk.len + 1);
    check_seek(f, &key, side);
    expect(tree_find(f->tree, &key) == model_find(f, &key), "the item found is the model\'s");
    check_kept(f, &key, side);
    key.sk.len = 0;
    check_seek(f, &key, side);
    check_kept(f, &key, side);
    /* Places that only hashes name: before all of one, and anywhere. */
    struct tree_key bare = {key.hash, SLICE_NONE, SLICE_NONE};
    check_seek(f, &bare, TREE_BEFORE);
    bare.hash = rng_next(&f->rng) & f->mask;
    check_seek(f, &bare, side);
}

static const uint64_t masks[] = {~(uint64_t)0,        0xffff000000000000u, 0xffff,
                                 0xff00000000000000u, 0x0000000f0000000fu, 0};
enum { MASKS = sizeof masks / sizeof masks[0], CASES = KINDS * MASKS };

/* --- tests ----------------------------------------------------------------------------- */

START_TEST(random_work_agrees_with_a_sorted_array)
{
    enum kind kind = (enum kind)(_i % KINDS);
    struct fixture f;
    open_fixture(&f, masks[_i / KINDS], (uint64_t)_i);
    for (int n = 0; n < 2000; n++) {
        /* Growing, level and shrinking by turns. */
        unsigned puts = n < 900 ? 9 : n < 1400 ? 5 : 2;
        struct key k = draw(&f, kind);
        struct tree_key key = key_of(&f, &k);
        if (below(&f, 10) < puts)
            put(&f, &k);
        else if (below(&f, 2) && f.count)
            drop_at(&f, (int)below(&f, (uint64_t)f.count));
        else
            drop(&f, &key);
        check_some(&f, kind);
        if (n % 64 == 0)
            check_walk(&f);
    }
    check_walk(&f);
    close_fixture(&f);
}
END_TEST

START_TEST(all_goes_in_random_order_to_one_empty_leaf)
{
    enum kind kind = (enum kind)(_i % KINDS);
    struct fixture f;
    open_fixture(&f, masks[_i / KINDS], (uint64_t)_i + 1000);
    for (int n = 0; n < 700; n++) {
        struct key k = draw(&f, kind);
        put(&f, &k);
    }
    while (f.count) {
        drop_at(&f, (int)below(&f, (uint64_t)f.count));
        tree_check(f.tree);
        check_some(&f, kind);
        if (f.count % 32 == 0)
            check_walk(&f);
    }
    ck_assert_int_eq(tree_depth(f.tree), 1);
    struct key k = draw(&f, kind);
    put(&f, &k);
    check_walk(&f);
    close_fixture(&f);
}
END_TEST

/* Ascending, descending and from both ends: the cuts are always at the edge. */
START_TEST(ordered_loads_and_removals)
{
    struct fixture f;
    open_fixture(&f, masks[_i / 4], 5);
    for (int n = 0; n < 1500; n++) {
        struct key k = {.pk_len = 0};
        char text[KEY_MAX];
        int at = _i % 4 == 0 ? n : _i % 4 == 1 ? 1500 - n : n % 2 ? 3000 + n : 3000 - n;
        snprintf(text, sizeof text, _i % 4 == 3 ? "%d" : "EVENT#%06d", at);
        set(k.pk, &k.pk_len, "sensor");
        set(k.sk, &k.sk_len, text);
        put(&f, &k);
    }
    check_walk(&f);
    while (f.count) {
        drop_at(&f, _i % 4 == 1 ? f.count - 1 : _i % 4 == 2 ? f.count / 2 : 0);
        if (f.count % 16 == 0)
            tree_check(f.tree);
    }
    ck_assert_int_eq(tree_depth(f.tree), 1);
    close_fixture(&f);
}
END_TEST

START_TEST(a_clone_lives_apart)
{
    struct fixture f;
    open_fixture(&f, masks[_i], 9);
    struct key k;
    for (int n = 0; n < 900; n++) {
        k = draw(&f, KIND_MIXED);
        put(&f, &k);
    }
    struct tree *copy = tree_clone(f.tree);
    tree_check(copy);
    uint64_t count = tree_count(copy), bytes = tree_bytes(copy);
    int first = f.count;
    struct item **kept = xmemdup(f.item, (size_t)first * sizeof f.item[0]);
    for (int n = 0; n < 900; n++) {
        k = draw(&f, KIND_MIXED);
        put(&f, &k);
        if (n % 3 && f.count)
            drop_at(&f, (int)below(&f, (uint64_t)f.count));
    }
    check_walk(&f);
    tree_check(copy);
    ck_assert_uint_eq(tree_count(copy), count);
    ck_assert_uint_eq(tree_bytes(copy), bytes);
    struct tree_cursor c;
    tree_seek_first(&c, copy);
    for (int i = 0; i < first; i++)
        expect(tree_next(&c) == kept[i], "the clone has what there was");
    ck_assert_ptr_null(tree_next(&c));
    free(kept);
    tree_free(copy);
    check_walk(&f);
    close_fixture(&f);
}
END_TEST

START_TEST(an_empty_tree_answers)
{
    struct fixture f;
    struct tree_cursor c;
    open_fixture(&f, ~(uint64_t)0, 1);
    struct key k = draw(&f, KIND_ORDERS);
    struct tree_key key = key_of(&f, &k);
    check_walk(&f);
    ck_assert_ptr_null(tree_find(f.tree, &key));
    ck_assert_ptr_null(tree_remove(f.tree, &key));
    ck_assert_ptr_null(tree_find_near(f.tree, tree_near(f.tree, key.hash), &key));
    tree_seek(&c, f.tree, &key, TREE_PAST);
    ck_assert_ptr_null(tree_next(&c));
    ck_assert_ptr_null(tree_prev(&c));
    tree_free(tree_clone(f.tree));
    tree_free(NULL);
    close_fixture(&f);
}
END_TEST

/* Ten times the items: a search touches one page more at most. */
START_TEST(depth_grows_by_one_for_ten_times_the_items)
{
    struct fixture f;
    int depth[2] = {0};
    open_fixture(&f, ~(uint64_t)0, 3);
    for (unsigned n = 0; n < 100000; n++) {
        struct key k = {.pk_len = 4, .sk_len = 4};
        memcpy(k.pk, &(unsigned){n / 10}, 4);
        memcpy(k.sk, &n, 4);
        struct tree_key key = key_of(&f, &k);
        expect(!tree_put(f.tree, key.hash, make_item(&f, &k)), "all keys differ");
        if (n == 10000)
            depth[0] = tree_depth(f.tree);
    }
    depth[1] = tree_depth(f.tree);
    tree_check(f.tree);
    if (TREE_LEAF == 64)
        ck_assert_int_le(depth[1], depth[0] + 1);
    close_fixture(&f);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("tree");
    TCase *t = tcase_create("tree");
    tcase_set_timeout(t, 120);
    tcase_add_loop_test(t, random_work_agrees_with_a_sorted_array, 0, CASES);
    tcase_add_loop_test(t, all_goes_in_random_order_to_one_empty_leaf, 0, CASES);
    tcase_add_loop_test(t, ordered_loads_and_removals, 0, 4 * MASKS);
    tcase_add_loop_test(t, a_clone_lives_apart, 0, MASKS);
    tcase_add_test(t, an_empty_tree_answers);
    tcase_add_test(t, depth_grows_by_one_for_ten_times_the_items);
    suite_add_tcase(s, t);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    int failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
