#ifndef BENCH_H
#define BENCH_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * What every store under test can do.  A store gets one load, in a process of its
 * own: puts of all items in random order, gets of all in another, and one query
 * of each collection by a prefix that selects all of it.  Reading means to look
 * at the value, so get and query give bench_sum() of what they read.
 */
enum { BENCH_PK = 20, BENCH_SK = 20, BENCH_KEY = BENCH_PK + BENCH_SK, BENCH_VALUE = 100 };
/* All sort keys begin with it. */
#define BENCH_PREFIX "ORDER#"

struct bench_peer {
    const char *name;
    void *(*open)(void);
    /* All keys differ; key is partition key and sort key, BENCH_KEY bytes. */
    void (*put)(void *store, const char *key, const char *value);
    void (*loaded)(void *store); /* after the last put, within its time; may be NULL */
    uint64_t (*get)(void *store, const char *key);
    uint64_t (*query)(void *store, const char *pk, unsigned *ret_count);
    uint64_t (*file_bytes)(void *store); /* memory in files; NULL: none */
    void (*close)(void *store);
};

static inline uint64_t bench_sum(const char *value)
{
    return (uint64_t)(unsigned char)value[0] +
           (uint64_t)(unsigned char)value[BENCH_VALUE - 1] * 256;
}

void bench_die(const char *what) __attribute__((noreturn));

extern const struct bench_peer bench_tree, bench_door;
extern const struct bench_peer bench_sqlite;
extern const struct bench_peer bench_lmdb, bench_lmdb_map;
extern const struct bench_peer bench_gtree;
extern const struct bench_peer bench_std_map, bench_std_hash;
extern const struct bench_peer bench_absl_map, bench_absl_hash;

#ifdef __cplusplus
}
#endif

#endif
