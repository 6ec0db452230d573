#ifndef SIM_NAIVE_H
#define SIM_NAIVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/rng.h"
#include "model/val.h"

/*
 * The engine's behaviour once more, as simply as it can be said: one flat array
 * of items, linear scans, no tree, no packed values, no encodings.  What it
 * shares with the engine is the hash of a key alone.
 */

/* Key values come from two small lists, so that requests meet each other. */
struct naive_key {
    const char *text; /* as it is written: "1E3" */
    const char *same; /* as it is read back: "1000" */
    double number;    /* its place among numbers */
    int size;         /* bytes the service counts */
};

extern const struct naive_key naive_strings[], naive_numbers[];
extern const int naive_string_count, naive_number_count;

struct naive_schema {
    enum val_type pk, sk; /* VAL_S or VAL_N */
    bool has_sk;
};

struct naive_item {
    const struct naive_key *pk, *sk; /* sk NULL: none */
    uint64_t hash;
    bool has_a, has_b, has_f, f;
    int a;
    char b; /* this letter, b_count times */
    int b_count;
};

/* Conditions over the attributes a, b and f. */
enum naive_kind {
    NAIVE_COMPARE, /* a OP n */
    NAIVE_BETWEEN, /* a between n and m */
    NAIVE_IN,      /* a in (n, m) */
    NAIVE_BEGINS,  /* begins_with(b, cc) */
    NAIVE_CONTAINS,
    NAIVE_SIZE, /* size(b) OP n */
    NAIVE_EXISTS,
    NAIVE_ABSENT,
    NAIVE_FLAG, /* f = true */
    NAIVE_NOT,
    NAIVE_AND,
    NAIVE_OR,
    NAIVE_KINDS
};

struct naive_cond {
    enum naive_kind kind;
    int op, n, m;
    char c, attr;
    struct naive_cond *left, *right;
};

struct naive_table {
    struct naive_schema schema;
    struct naive_item *item;
    size_t count, cap;
};

/* How a query's run of sort keys is told. */
enum naive_run { NAIVE_ALL, NAIVE_EQ, NAIVE_LT, NAIVE_LE, NAIVE_GT, NAIVE_GE, NAIVE_BT, NAIVE_BW };

struct naive_query {
    const struct naive_key *pk;
    enum naive_run run;
    const struct naive_key *low, *high; /* of the run; high for NAIVE_BT */
    bool backward;
};

int naive_compare(enum val_type type, const struct naive_key *a, const struct naive_key *b);
bool naive_begins(const struct naive_key *k, const struct naive_key *prefix);
int naive_size(const struct naive_item *it);
/* One line: every attribute by name, long texts as count and letter. */
void naive_print(const struct naive_schema *s, const struct naive_item *it, struct buf *out);

struct naive_item *naive_find(struct naive_table *t, const struct naive_key *pk,
                              const struct naive_key *sk);
void naive_put(struct naive_table *t, const struct naive_item *it);
void naive_remove(struct naive_table *t, struct naive_item *it);
/* The whole table in scan order: hash, partition key, sort key. */
void naive_sort(struct naive_table *t);
bool naive_in_query(const struct naive_table *t, const struct naive_query *q,
                    const struct naive_item *it);

/* A random condition; freed with naive_cond_free(). */
struct naive_cond *naive_cond_random(struct rng *rng, int depth);
void naive_cond_free(struct naive_cond *c);
void naive_cond_print(const struct naive_cond *c, struct buf *out);
bool naive_cond_holds(const struct naive_cond *c, const struct naive_item *it); /* NULL: absent */

#endif
