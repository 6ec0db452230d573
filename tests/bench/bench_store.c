#include "config.h"

#include <getopt.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/rng.h"
#include "base/xalloc.h"
#include "bench.h"

/*
 * The store and the engine beside what people would use otherwise.  Every store
 * gets every load in a process of its own; rounds are interleaved; the figures
 * are medians of processor time.  Ratios are what counts: times belong to a machine.
 */
static const struct bench_peer *const peers[] = {
    &bench_tree,     &bench_door,
#ifdef HAVE_SQLITE
    &bench_sqlite,
#endif
#ifdef HAVE_LMDB
    &bench_lmdb,     &bench_lmdb_map,
#endif
#ifdef HAVE_GLIB
    &bench_gtree,
#endif
#ifdef HAVE_CXX
    &bench_std_map,  &bench_std_hash,
#ifdef HAVE_ABSL
    &bench_absl_map, &bench_absl_hash,
#endif
#endif
};

enum { OURS = 2, PEERS = sizeof peers / sizeof peers[0], ROUNDS_MAX = 99 };

static const char *const absent[] = {
#ifndef HAVE_SQLITE
    "SQLite (libsqlite3-dev)",
#endif
#ifndef HAVE_LMDB
    "LMDB (liblmdb-dev)",
#endif
#ifndef HAVE_GLIB
    "GTree (libglib2.0-dev)",
#endif
#ifndef HAVE_CXX
    "std::map (a C++ compiler)",
#endif
#ifndef HAVE_ABSL
    "absl::btree_map (libabsl-dev)",
#endif
    NULL};

/* --- one run --------------------------------------------------------------------------- */

struct load {
    uint32_t items, collections;
    uint32_t *puts, *gets, *queries; /* orders */
};

enum column { COL_PUT, COL_GET, COL_QUERY, COL_BYTES, COLS };

/* Nanoseconds of processor time an operation; bytes an item. */
struct figures {
    double at[COLS];
};

void bench_die(const char *what)
{
    fprintf(stderr, "bench_store: %s\n", what);
    exit(EXIT_FAILURE);
}

static double now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* Private memory in use, in bytes. */
static uint64_t resident(void)
{
    char line[128];
    unsigned long long kib = 0;
    FILE *f = fopen("/proc/self/status", "r");
    while (f && fgets(line, sizeof line, f))
        if (sscanf(line, "RssAnon: %llu", &kib) == 1)
            break;
    if (f)
        fclose(f);
    return kib * 1024;
}

static void digits(char *to, int count, uint32_t n)
{
    for (; count-- > 0; n /= 10)
        to[count] = (char)('0' + n % 10);
}

/* Item i is in collection i mod collections; sort keys ascend with i. */
static void make_key(const struct load *load, uint32_t i, char *key)
{
    memcpy(key, "USER#", 5);
    digits(key + 5, BENCH_PK - 5, i % load->collections);
    memcpy(key + BENCH_PK, BENCH_PREFIX, sizeof BENCH_PREFIX - 1);
    digits(key + BENCH_PK + sizeof BENCH_PREFIX - 1, BENCH_SK - (int)sizeof BENCH_PREFIX + 1, i);
}

static void make_value(uint32_t i, char *value)
{
    value[0] = (char)(1 + i % 250);
    value[BENCH_VALUE - 1] = (char)(1 + i / 250 % 250);
}

static struct figures run(const struct bench_peer *peer, const struct load *load)
{
    struct figures f;
    char key[BENCH_KEY], value[BENCH_VALUE];
    memset(value, 'v', sizeof value);
    uint64_t before = resident();
    void *store = peer->open();
    double start = now_ns();
    for (uint32_t n = 0; n < load->items; n++) {
        make_key(load, load->puts[n], key);
        make_value(load->puts[n], value);
        peer->put(store, key, value);
    }
    if (peer->loaded)
        peer->loaded(store);
    f.at[COL_PUT] = (now_ns() - start) / load->items;
    uint64_t bytes = resident() - before + (peer->file_bytes ? peer->file_bytes(store) : 0);
    f.at[COL_BYTES] = (double)bytes / load->items;

    start = now_ns();
    for (uint32_t n = 0; n < load->items; n++) {
        make_key(load, load->gets[n], key);
        make_value(load->gets[n], value);
        if (peer->get(store, key) != bench_sum(value))
            bench_die("a get read the wrong value");
    }
    f.at[COL_GET] = (now_ns() - start) / load->items;

    start = now_ns();
    for (uint32_t n = 0; n < load->collections; n++) {
        uint32_t c = load->queries[n];
        unsigned count, expected = (load->items - c - 1) / load->collections + 1;
        make_key(load, c, key);
        if (peer->query(store, key, &count) == 0 || count != expected)
            bench_die("a query read the wrong items");
    }
    f.at[COL_QUERY] = (now_ns() - start) / load->collections;
    peer->close(store);
    return f;
}

/* In a process of its own, so that no store inherits another's heap. */
static struct figures run_apart(const struct bench_peer *peer, const struct load *load)
{
    struct figures f;
    int fd[2], status;
    if (pipe(fd))
        bench_die("no pipe");
    pid_t pid = fork();
    if (pid < 0)
        bench_die("no process");
    if (pid == 0) {
        f = run(peer, load);
        if (write(fd[1], &f, sizeof f) != (ssize_t)sizeof f)
            bench_die("cannot report");
        _exit(EXIT_SUCCESS);
    }
    close(fd[1]);
    ssize_t got = read(fd[0], &f, sizeof f);
    close(fd[0]);
    if (waitpid(pid, &status, 0) != pid || status != 0 || got != (ssize_t)sizeof f)
        bench_die(peer->name);
    return f;
}

/* --- the table ------------------------------------------------------------------------- */

static int compare_double(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof values[0], compare_double);
    return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

/* Thousands of operations a second. */
static double rate(const struct figures *f, enum column c)
{
    return 1e6 / f->at[c];
}

static void print_ours(const struct figures *all, const bool *wanted, int ours, const char *bars)
{
    struct figures best = {.at = {1e18, 1e18, 1e18, 1e18}};
    bool has_peer = false;
    for (int p = OURS; p < PEERS; p++)
        for (int c = 0; wanted[p] && c < COLS; c++) {
            has_peer = true;
            if (all[p].at[c] < best.at[c])
                best.at[c] = all[p].at[c];
        }
    if (!has_peer || !wanted[ours])
        return;
    printf("%-24s", peers[ours]->name);
    for (int c = 0; c < COL_BYTES; c++)
        printf(" %9.2f x   ", best.at[c] / all[ours].at[c]);
    printf(" %+7.1f B   bars %s\n", all[ours].at[COL_BYTES] - best.at[COL_BYTES], bars);
}

static void print_table(const struct load *load, const struct figures *all, const bool *wanted)
{
    static const char *const ops[] = {"put", "get", "query"};
    int base = wanted[0] ? 0 : 1;
    printf("\n%u items in %u collections, %d bytes each; thousands a second, and that against %s\n",
           load->items, load->collections, BENCH_KEY + BENCH_VALUE, peers[base]->name);
    printf("%-24s", "");
    for (int c = 0; c < COL_BYTES; c++)
        printf(" %13s", ops[c]);
    printf(" %9s %8s\n", "bytes", "beyond");
    for (int p = 0; p < PEERS; p++) {
        if (!wanted[p])
            continue;
        printf("%-24s", peers[p]->name);
        for (int c = 0; c < COL_BYTES; c++)
            printf(" %8.0f %4.2f", rate(&all[p], (enum column)c), all[base].at[c] / all[p].at[c]);
        printf(" %9.1f %8.1f\n", all[p].at[COL_BYTES],
               all[p].at[COL_BYTES] - BENCH_KEY - BENCH_VALUE);
    }
    printf("against the best of each column:\n");
    print_ours(all, wanted, 0, "1.6 1.4 1.6");
    print_ours(all, wanted, 1, "1.3 1.15 1.4");
}

/* --- loads and options ----------------------------------------------------------------- */

static uint32_t *shuffled(uint32_t count, uint64_t stream)
{
    uint32_t *order = xmalloc(count * sizeof *order);
    struct rng r;
    rng_init(&r, 42, stream);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t j = (uint32_t)rng_below(&r, i + 1u);
        order[i] = order[j];
        order[j] = i;
    }
    return order;
}

static void bench(uint32_t items, uint32_t collections, int rounds, const bool *wanted)
{
    static double seen[PEERS][COLS][ROUNDS_MAX];
    struct figures all[PEERS] = {0};
    struct load load = {.items = items,
                        .collections = collections,
                        .puts = shuffled(items, 1),
                        .gets = shuffled(items, 2),
                        .queries = shuffled(collections, 3)};
    for (int round = 0; round < rounds; round++)
        for (int p = 0; p < PEERS; p++) {
            if (!wanted[p])
                continue;
            struct figures f = run_apart(peers[p], &load);
            for (int c = 0; c < COLS; c++)
                seen[p][c][round] = f.at[c];
        }
    for (int p = 0; p < PEERS; p++)
        for (int c = 0; wanted[p] && c < COLS; c++)
            all[p].at[c] = median(seen[p][c], rounds);
    print_table(&load, all, wanted);
    free(load.puts);
    free(load.gets);
    free(load.queries);
}

static void usage(void)
{
    printf("usage: bench_store [--items N] [--collections N] [--rounds N] [--only TEXT]... "
           "[--shapes]\n"
           "  --only TEXT  stores whose name has the text\n"
           "  --shapes     collections of one item and of a thousand as well\n");
}

static uint32_t number(const char *text, uint32_t max)
{
    char *end;
    unsigned long n = strtoul(text, &end, 10);
    if (*end || n < 1 || n > max)
        bench_die("expected a number that makes sense");
    return (uint32_t)n;
}

int main(int argc, char **argv)
{
    static const struct option options[] = {{"items", required_argument, NULL, 'i'},
                                            {"collections", required_argument, NULL, 'c'},
                                            {"rounds", required_argument, NULL, 'r'},
                                            {"only", required_argument, NULL, 'o'},
                                            {"shapes", no_argument, NULL, 's'},
                                            {"help", no_argument, NULL, 'h'},
                                            {NULL, 0, NULL, 0}};
    uint32_t items = 1000000, collections = 100000;
    int rounds = 5, option;
    bool wanted[PEERS] = {false}, some = false, shapes = false;
    while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
        if (option == 'i')
            items = number(optarg, 100000000);
        else if (option == 'c')
            collections = number(optarg, 100000000);
        else if (option == 'r')
            rounds = (int)number(optarg, ROUNDS_MAX);
        else if (option == 's')
            shapes = true;
        else if (option == 'o')
            for (int p = 0; p < PEERS; p++)
                wanted[p] = wanted[p] || strstr(peers[p]->name, optarg);
        else
            usage();
        if (option == 'h' || option == '?')
            return option == 'h' ? EXIT_SUCCESS : 2;
        some = some || option == 'o';
    }
    for (int p = 0; !some && p < PEERS; p++)
        wanted[p] = true;
    for (int i = 0; absent[i]; i++)
        printf("left out, not installed when this was configured: %s\n", absent[i]);
    setvbuf(stdout, NULL, _IOLBF, 0);
    bench(items, collections < items ? collections : items, rounds, wanted);
    if (shapes) {
        bench(items, items, rounds, wanted);
        bench(items, items >= 1000 ? items / 1000 : 1, rounds, wanted);
    }
    return EXIT_SUCCESS;
}
