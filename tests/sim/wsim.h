#ifndef SIM_WSIM_H
#define SIM_WSIM_H

#include "base/rng.h"
#include "engine/engine.h"
#include "nexpr.h"
#include "nworld.h"

/* One run: the engine, the model, the request at work and what was said of it. */
enum { WSIM_TABLES = 3, WSIM_TOKENS = 8 };

/* A transaction that went through, to be sent again. */
struct wtoken {
    char text[16];
    uint64_t content;
    int64_t at_us;
    int table, count;
    int tables[8];
    struct arena arena;
    const struct nval *key[8];
};

struct wsim {
    uint64_t seed;
    int op_number;
    bool is_big;     /* texts of hundreds of kilobytes: pages end by size */
    int64_t pace_us; /* time between requests, at most */
    struct rng rng;
    struct engine *engine;
    struct nworld world;
    struct ntable table[WSIM_TABLES]; /* without a name: not there */
    struct wtoken token[WSIM_TOKENS];
    int tokens;
    struct buf say; /* the request, for a report */
    struct arena arena;
    struct result result;
    struct pack pack;
    struct nbill bill;
    bool failed;
    long served, throttled, refused; /* requests, by their answers */
    struct buf report;
};

void wsim_expect(struct wsim *s, const char *what, long long got, long long want);
void wsim_expect_doc(struct wsim *s, const char *what, const struct doc *got,
                     const struct nval *want);
/* Units of the result against the model's bill, space by space. */
void wsim_expect_units(struct wsim *s, const struct result *r, const struct nbill *b);

uint64_t wsim_below(struct wsim *s, uint64_t n);
struct ntable *wsim_table(struct wsim *s); /* one that is there, or NULL */
struct slice wsim_name(const struct nspace *of);
/* At random: a key value, the key of an item (mostly one that is there), a whole item. */
const struct nval *wsim_key_value(struct wsim *s, const struct nattr *a);
const struct nval *wsim_key(struct wsim *s, const struct ntable *t);
const struct nval *wsim_item(struct wsim *s, const struct ntable *t, const struct nval *key);
/* What expressions may speak of: everything, or without the key of a space. */
struct nnames wsim_names(const struct nspace *without);

/* The map as the engine's value, and said. */
struct val wsim_map(struct wsim *s, const struct nval *map);
struct expr *wsim_condition(struct wsim *s, const struct ncond *c, const char *label);

/* --- operations --- */

void wwrite_one(struct wsim *s);
void wwrite_batch(struct wsim *s);
void wwrite_transaction(struct wsim *s);
void wwrite_again(struct wsim *s); /* a token a second time */

void wread_get(struct wsim *s);
void wread_batch(struct wsim *s);
void wread_transaction(struct wsim *s);
void wread_query(struct wsim *s);
void wread_scan(struct wsim *s);

void wtable_make(struct wsim *s);  /* or drop */
void wtable_alter(struct wsim *s); /* or an index more or less */
void wtable_live(struct wsim *s);  /* time to live, on or off */
void wtable_compare(struct wsim *s);

#endif
