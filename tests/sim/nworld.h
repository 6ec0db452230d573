#ifndef SIM_NWORLD_H
#define SIM_NWORLD_H

#include "engine/engine.h"
#include "nval.h"

/*
 * The service once more: tables as flat arrays of items, an index worked out
 * anew from its table whenever it is asked, partitions and buckets as
 * the service's documentation tells of them, prices too.  Shared with the engine are the hash of a
 * key and the names of errors.
 */
enum { NKEYS = 4, NINDEXES = 4, NPARTS = 256, NITEMS = 512 };

struct nattr {
    const char *name;
    enum nkind kind; /* NK_S or NK_N */
};

struct nbucket {
    bool is_there;
    int64_t rate, depth, level, at_us;
};

struct nitem {
    int refs;
    struct arena arena;
    const struct nval *map;
};

/* A table or an index. */
struct nspace {
    char name[16];
    struct nattr pk[NKEYS], sk[NKEYS];
    int pk_count, sk_count;
    enum billing billing;
    struct nbucket read, write;
    int parts;
    uint64_t lo[NPARTS];
    struct nbucket part_read[NPARTS], part_write[NPARTS];
    int64_t lowered_us[64], switched_us[64]; /* when units went down, billing to on-demand */
    int lowered, switched;                   /* how often; the latest 64 are kept */
    /* an index */
    bool is_index, is_local;
    enum projection projection;
    const char *include[2];
    int include_count;
    int64_t lag_us;
    long born; /* changes so far when it was made */
};

/* One write, kept while an index may not know of it. */
struct nchange {
    int64_t at_us;
    long number;
    struct nitem *before, *after;
};

struct ntable {
    struct nspace space; /* first: a table is a space */
    struct nspace *index[NINDEXES];
    int index_count;
    struct nitem *item[NITEMS];
    int count;
    struct nchange *change;
    size_t changes, change_cap;
    long change_number;
    bool lives; /* time to live by attribute "e", since: */
    int64_t lives_us;
    long expired; /* items so far */
};

struct nworld {
    int64_t now_us, burst_seconds;
    int64_t part_read_rate, part_write_rate; /* of every partition */
    uint64_t hash_mask;
    int64_t collection_bytes;      /* at most, where there is a local index */
    int64_t ttl_delay, ttl_change; /* seconds */
    int demand_parts;
    struct arena scratch; /* emptied by whoever sends the requests */
};

/* --- tables ------------------------------------------------------------------------------ */

void nspace_rates(struct nworld *w, struct nspace *s, enum billing billing, int64_t read,
                  int64_t write);
void nspace_cut(struct nworld *w, struct nspace *s, int parts);
/* More partitions when the rates need them, by doubling; false: not so often. */
bool nspace_alter(struct nworld *w, struct nspace *s, enum billing billing, int64_t read,
                  int64_t write);
int nspace_part(const struct nspace *s, uint64_t hash);
const struct nattr *nspace_key(const struct nspace *s, const char *name); /* or NULL */
bool nspace_projects(const struct nspace *s, const struct ntable *t, const char *name);

struct nitem *ntable_find(const struct ntable *t, const struct nval *key);
/* Puts map in the place of the item with its key; NULL: takes that of `key` away. */
void ntable_change(struct nworld *w, struct ntable *t, const struct nval *key,
                   const struct nval *map);
void ntable_done(struct ntable *t);
/* An item that an index of the table refuses. */
bool ntable_refuses(const struct ntable *t, const struct nval *map);

/* A put of map would make its collection too large. */
bool ntable_overflows(struct nworld *w, const struct ntable *t, const struct nval *map);
/* What has expired is deleted, when a full minute has come since time to live is in force. */
void ntable_expire(struct nworld *w, struct ntable *t);

/* --- what a space holds ------------------------------------------------------------------ */

struct nentry {
    uint64_t hash;
    const struct nval *key[3 * NKEYS]; /* partition key, sort key, the table's key */
    int pk_count, count;
    const struct nval *map;
    const struct nval *whole; /* the table's item */
};

/* The entry of an item, false when it has none. */
bool nentry_of(struct nworld *w, const struct ntable *t, const struct nspace *s,
               const struct nval *map, struct nentry *e);
/* All of a space, in order, as it answers now. */
struct nentry *nspace_entries(struct nworld *w, const struct ntable *t, const struct nspace *s,
                              int *ret_count);
int nentry_compare(const struct nentry *a, const struct nentry *b);
uint64_t nworld_hash(struct nworld *w, const struct nval *const *pk, int count);

/* --- prices and admission ---------------------------------------------------------------- */

int64_t ncost_read(int64_t bytes, bool consistent);
int64_t ncost_write(int64_t bytes);

struct ncharge {
    struct nspace *payer;
    const struct nspace *of;
    int part;
    int64_t units;
};

struct nbill {
    bool is_write;
    int factor; /* 2 inside a transaction */
    int count;
    struct ncharge charge[64 + NPARTS];
};

void nbill_add(struct nbill *b, struct ntable *t, const struct nspace *of, uint64_t hash,
               int64_t units);
/* What a change of one item costs its table's indexes. */
void nbill_change(struct nworld *w, struct nbill *b, struct ntable *t, const struct nval *before,
                  const struct nval *after);
int64_t nbill_total(const struct nbill *b, const struct nspace *of); /* NULL: of all */
/* All or nothing. */
enum err nbill_admit(struct nworld *w, const struct nbill *b, enum reason *ret_reason);

#endif
