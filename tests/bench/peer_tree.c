#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "bench.h"
#include "engine/tree.h"

/* The store alone: pool and tree, items made by hand; keys are hashed, sizes summed. */
struct store {
    struct pool *pool;
    struct tree *tree;
};

static void *open_store(void)
{
    struct store *s = xcalloc(1, sizeof *s);
    s->pool = pool_new();
    s->tree = tree_new(s->pool, UINT64_MAX);
    return s;
}

static void close_store(void *store)
{
    struct store *s = store;
    tree_free(s->tree);
    pool_unref(s->pool);
    free(s);
}

static void put(void *store, const char *key, const char *value)
{
    struct store *s = store;
    uint64_t hash = schema_hash((struct slice){key, BENCH_PK});
    struct tree_near near = tree_near(s->tree, hash);
    struct item *it = pool_alloc(s->pool, sizeof *it + BENCH_KEY + BENCH_VALUE);
    *it = (struct item){.refs = 1,
                        .pk_len = BENCH_PK,
                        .sk_len = BENCH_SK,
                        .size = BENCH_KEY + BENCH_VALUE,
                        .tail = BENCH_KEY + BENCH_VALUE};
    memcpy(it->data, key, BENCH_KEY);
    memcpy(it->data + BENCH_KEY, value, BENCH_VALUE);
    item_unref(s->pool, tree_put_near(s->tree, near, hash, it));
}

static struct tree_key key_of(const char *pk, const char *sk, size_t sk_len)
{
    struct slice p = {pk, BENCH_PK};
    return (struct tree_key){schema_hash(p), p, {sk, sk_len}};
}

static const char *value_of(const struct item *it)
{
    return (const char *)it->data + BENCH_KEY;
}

static uint64_t get(void *store, const char *key)
{
    struct store *s = store;
    struct tree_key k = key_of(key, key + BENCH_PK, BENCH_SK);
    const struct item *it = tree_find(s->tree, &k);
    return it ? bench_sum(value_of(it)) : 0;
}

static uint64_t query(void *store, const char *pk, unsigned *ret_count)
{
    struct store *s = store;
    char from[BENCH_PK + sizeof BENCH_PREFIX];
    size_t len = BENCH_PK + sizeof BENCH_PREFIX - 1;
    memcpy(from, pk, BENCH_PK);
    memcpy(from + BENCH_PK, BENCH_PREFIX, sizeof BENCH_PREFIX);
    struct tree_key k = key_of(from, from + BENCH_PK, sizeof BENCH_PREFIX - 1);
    struct tree_cursor c;
    uint64_t sum = 0;
    unsigned count = 0;
    tree_seek(&c, s->tree, &k, TREE_BEFORE);
    tree_keep(&c, k.hash);
    for (const struct item *it; (it = tree_next(&c)); count++) {
        /* The keys lie one behind the other. */
        if (it->pk_len != BENCH_PK || it->tail < len || memcmp(it->data, from, len) != 0)
            break;
        sum += bench_sum(value_of(it));
    }
    *ret_count = count;
    return sum;
}

const struct bench_peer bench_tree = {
    .name = "keyglass, store alone",
    .open = open_store,
    .put = put,
    .get = get,
    .query = query,
    .close = close_store,
};
