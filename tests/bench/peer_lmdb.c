#include "config.h"

#include <lmdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/xalloc.h"
#include "bench.h"

/* On the memory file system where there is one, without syncing, loaded in one transaction. */

struct store {
    char dir[64], data[80], lock[80];
    MDB_env *env;
    MDB_txn *txn;
    MDB_dbi dbi;
    MDB_cursor *cursor;
};

static void must(int rc)
{
    if (rc)
        bench_die(mdb_strerror(rc));
}

static void *open_with(unsigned flags)
{
    struct store *s = xcalloc(1, sizeof *s);
    snprintf(s->dir, sizeof s->dir, "%s/keyglass-bench-XXXXXX",
             access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
    if (!mkdtemp(s->dir))
        bench_die("cannot make a temporary directory for LMDB");
    snprintf(s->data, sizeof s->data, "%s/data.mdb", s->dir);
    snprintf(s->lock, sizeof s->lock, "%s/lock.mdb", s->dir);
    must(mdb_env_create(&s->env));
    must(mdb_env_set_mapsize(s->env, (size_t)16 << 30));
    must(mdb_env_open(s->env, s->dir, flags | MDB_NOSYNC | MDB_NOMETASYNC, 0600));
    must(mdb_txn_begin(s->env, NULL, 0, &s->txn));
    must(mdb_dbi_open(s->txn, NULL, 0, &s->dbi));
    return s;
}

static void *open_plain(void)
{
    return open_with(0);
}

static void *open_map(void)
{
    return open_with(MDB_WRITEMAP);
}

static void close_store(void *store)
{
    struct store *s = store;
    if (s->cursor)
        mdb_cursor_close(s->cursor);
    mdb_txn_abort(s->txn);
    mdb_env_close(s->env);
    unlink(s->data);
    unlink(s->lock);
    rmdir(s->dir);
    free(s);
}

static void put(void *store, const char *key, const char *value)
{
    struct store *s = store;
    MDB_val k = {BENCH_KEY, (void *)(uintptr_t)key}, v = {BENCH_VALUE, (void *)(uintptr_t)value};
    must(mdb_put(s->txn, s->dbi, &k, &v, 0));
}

static void loaded(void *store)
{
    struct store *s = store;
    must(mdb_txn_commit(s->txn));
    must(mdb_txn_begin(s->env, NULL, MDB_RDONLY, &s->txn));
    must(mdb_cursor_open(s->txn, s->dbi, &s->cursor));
}

static uint64_t get(void *store, const char *key)
{
    struct store *s = store;
    MDB_val k = {BENCH_KEY, (void *)(uintptr_t)key}, v;
    return mdb_get(s->txn, s->dbi, &k, &v) == 0 ? bench_sum(v.mv_data) : 0;
}

static uint64_t query(void *store, const char *pk, unsigned *ret_count)
{
    struct store *s = store;
    char from[BENCH_PK + sizeof BENCH_PREFIX];
    size_t len = BENCH_PK + sizeof BENCH_PREFIX - 1;
    memcpy(from, pk, BENCH_PK);
    memcpy(from + BENCH_PK, BENCH_PREFIX, sizeof BENCH_PREFIX);
    MDB_val k = {len, from}, v;
    uint64_t sum = 0;
    unsigned count = 0;
    for (int rc = mdb_cursor_get(s->cursor, &k, &v, MDB_SET_RANGE); rc == 0;
         rc = mdb_cursor_get(s->cursor, &k, &v, MDB_NEXT)) {
        if (k.mv_size < len || memcmp(k.mv_data, from, len) != 0)
            break;
        sum += bench_sum(v.mv_data);
        count++;
    }
    *ret_count = count;
    return sum;
}

static uint64_t file_bytes(void *store)
{
    struct store *s = store;
    struct stat st;
    return stat(s->data, &st) == 0 ? (uint64_t)st.st_blocks * 512 : 0;
}

const struct bench_peer bench_lmdb = {
    .name = "LMDB",
    .open = open_plain,
    .put = put,
    .loaded = loaded,
    .get = get,
    .query = query,
    .file_bytes = file_bytes,
    .close = close_store,
};

const struct bench_peer bench_lmdb_map = {
    .name = "LMDB, WRITEMAP",
    .open = open_map,
    .put = put,
    .loaded = loaded,
    .get = get,
    .query = query,
    .file_bytes = file_bytes,
    .close = close_store,
};
