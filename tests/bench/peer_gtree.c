#include "config.h"

#include <glib.h>
#include <string.h>

#include "bench.h"

/* One piece of memory an item: key, then value. */
static int compare(const void *a, const void *b, void *data)
{
    (void)data;
    return memcmp(a, b, BENCH_KEY);
}

static void *open_store(void)
{
    return g_tree_new_full(compare, NULL, g_free, NULL);
}

static void close_store(void *store)
{
    g_tree_destroy(store);
}

static void put(void *store, const char *key, const char *value)
{
    char *it = g_malloc(BENCH_KEY + BENCH_VALUE);
    memcpy(it, key, BENCH_KEY);
    memcpy(it + BENCH_KEY, value, BENCH_VALUE);
    g_tree_replace(store, it, it + BENCH_KEY);
}

static uint64_t get(void *store, const char *key)
{
    const char *value = g_tree_lookup(store, key);
    return value ? bench_sum(value) : 0;
}

static uint64_t query(void *store, const char *pk, unsigned *ret_count)
{
    char from[BENCH_KEY] = {0};
    size_t len = BENCH_PK + sizeof BENCH_PREFIX - 1;
    uint64_t sum = 0;
    unsigned count = 0;
    memcpy(from, pk, BENCH_PK);
    memcpy(from + BENCH_PK, BENCH_PREFIX, sizeof BENCH_PREFIX - 1);
    for (GTreeNode *n = g_tree_lower_bound(store, from); n; n = g_tree_node_next(n), count++) {
        if (memcmp(g_tree_node_key(n), from, len) != 0)
            break;
        sum += bench_sum(g_tree_node_value(n));
    }
    *ret_count = count;
    return sum;
}

const struct bench_peer bench_gtree = {
    .name = "GLib GTree",
    .open = open_store,
    .put = put,
    .get = get,
    .query = query,
    .close = close_store,
};
