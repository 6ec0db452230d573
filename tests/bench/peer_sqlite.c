#include "config.h"

#include <sqlite3.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "bench.h"

struct store {
    sqlite3 *db;
    sqlite3_stmt *put, *get, *query;
};

static void run(struct store *s, const char *sql)
{
    if (sqlite3_exec(s->db, sql, NULL, NULL, NULL) != SQLITE_OK)
        bench_die(sqlite3_errmsg(s->db));
}

static sqlite3_stmt *prepare(struct store *s, const char *sql)
{
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v3(s->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL))
        bench_die(sqlite3_errmsg(s->db));
    return statement;
}

static void *open_store(void)
{
    struct store *s = xcalloc(1, sizeof *s);
    if (sqlite3_open(":memory:", &s->db))
        bench_die("cannot open a database in memory");
    run(s, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;"
           "CREATE TABLE t (pk BLOB, sk BLOB, v BLOB, PRIMARY KEY (pk, sk)) WITHOUT ROWID; BEGIN");
    s->put = prepare(s, "INSERT OR REPLACE INTO t VALUES (?, ?, ?)");
    s->get = prepare(s, "SELECT v FROM t WHERE pk = ? AND sk = ?");
    s->query = prepare(s, "SELECT v FROM t WHERE pk = ? AND sk >= ? AND sk < ? ORDER BY sk");
    return s;
}

static void close_store(void *store)
{
    struct store *s = store;
    sqlite3_finalize(s->put);
    sqlite3_finalize(s->get);
    sqlite3_finalize(s->query);
    sqlite3_close(s->db);
    free(s);
}

static void put(void *store, const char *key, const char *value)
{
    struct store *s = store;
    sqlite3_bind_blob(s->put, 1, key, BENCH_PK, SQLITE_STATIC);
    sqlite3_bind_blob(s->put, 2, key + BENCH_PK, BENCH_SK, SQLITE_STATIC);
    sqlite3_bind_blob(s->put, 3, value, BENCH_VALUE, SQLITE_STATIC);
    if (sqlite3_step(s->put) != SQLITE_DONE)
        bench_die(sqlite3_errmsg(s->db));
    sqlite3_reset(s->put);
}

static void loaded(void *store)
{
    run(store, "COMMIT; BEGIN");
}

static uint64_t get(void *store, const char *key)
{
    struct store *s = store;
    uint64_t sum = 0;
    sqlite3_bind_blob(s->get, 1, key, BENCH_PK, SQLITE_STATIC);
    sqlite3_bind_blob(s->get, 2, key + BENCH_PK, BENCH_SK, SQLITE_STATIC);
    if (sqlite3_step(s->get) == SQLITE_ROW)
        sum = bench_sum(sqlite3_column_blob(s->get, 0));
    sqlite3_reset(s->get);
    return sum;
}

static uint64_t query(void *store, const char *pk, unsigned *ret_count)
{
    static const char end[] = "ORDER$"; /* the place behind the prefix */
    struct store *s = store;
    uint64_t sum = 0;
    unsigned count = 0;
    sqlite3_bind_blob(s->query, 1, pk, BENCH_PK, SQLITE_STATIC);
    sqlite3_bind_blob(s->query, 2, BENCH_PREFIX, sizeof BENCH_PREFIX - 1, SQLITE_STATIC);
    sqlite3_bind_blob(s->query, 3, end, sizeof end - 1, SQLITE_STATIC);
    for (; sqlite3_step(s->query) == SQLITE_ROW; count++)
        sum += bench_sum(sqlite3_column_blob(s->query, 0));
    sqlite3_reset(s->query);
    *ret_count = count;
    return sum;
}

const struct bench_peer bench_sqlite = {
    .name = "SQLite :memory:",
    .open = open_store,
    .put = put,
    .loaded = loaded,
    .get = get,
    .query = query,
    .close = close_store,
};
