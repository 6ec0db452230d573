#ifndef ENGINE_ENGINE_INT_H
#define ENGINE_ENGINE_INT_H

#include "base/buf.h"
#include "base/rng.h"
#include "engine/engine.h"
#include "engine/part.h"
#include "engine/tree.h"

/* The engine's inside, for the files of this folder and for tests. */

/* The collection that pictures look at: counted once, then kept up. */
struct watch {
    char *pk; /* encoded; NULL: none */
    size_t pk_len;
    uint64_t items, bytes;
};

struct table {
    char *name;
    size_t name_len;
    int number;
    struct schema schema;
    enum billing billing;
    int64_t read_units, write_units; /* as typed */
    bool has_read_bucket, has_write_bucket;
    struct bucket read, write; /* the table's own: provisioned, or on-demand with a maximum */
    struct tree *tree;
    struct parts parts;
    uint64_t hash_mask;
    struct watch watch;
};

struct engine {
    struct engine_config config;
    struct pool *pool;
    struct names *names;
    struct table **table;
    int table_count, table_cap;
    int64_t now_us;
    struct rng rng; /* what the engine draws for itself */
    trace_sink *sink;
    void *sink_ctx;
    struct buf key; /* encoded keys of the request at work */
};

/* One request at work: what every operation is given. */
struct work {
    struct engine *engine;
    struct table *table;
    const struct request *request;
    struct result *result;
    bool is_dry; /* explain: no charge, no change, no trace */
};

/* Hash as this engine places: masked in tests. */
static inline uint64_t engine_hash(const struct engine *e, struct slice pk)
{
    return schema_hash(pk) & e->config.hash_mask;
}

/*
 * The key of request->item (checked against the schema with the texts of `use`),
 * encoded in engine->key, with its hash and partition noted in the result.
 */
enum err work_key(struct work *w, enum item_use use, struct tree_key *ret_key,
                  uint32_t *ret_part) ERR_CHECKED;

/* An item of this table came, changed or went (one of them NULL): counters of its partition
 * and of the watched collection. */
void table_count_change(struct table *t, uint32_t part, const struct item *old,
                        const struct item *now);

enum { CHARGES_INLINE = 8 };

/* What an operation costs, partition by partition (indexes in key-space order). */
struct bill {
    bool is_write;
    int64_t units; /* in all: the table's bucket */
    struct trace_charge inline_charge[CHARGES_INLINE];
    struct trace_charge *charge; /* part: an index here, an id in the trace */
    int count, cap;
};

void bill_init(struct bill *b, bool is_write);
void bill_add(struct bill *b, uint32_t part, int64_t units);
void bill_done(struct bill *b);

/* Units of one read of so many bytes, and of one write; micro-units. */
int64_t bill_read_units(uint64_t bytes, bool consistent);
int64_t bill_write_units(uint64_t bytes);

/*
 * Admission: the table's bucket, then each partition's.  Takes all or nothing;
 * fills the result (units, or error and reason).
 */
enum err admit(struct work *w, const struct bill *b) ERR_CHECKED;
/* Tells the sink how the request ended. */
void work_trace(struct work *w, const struct bill *b);

/* Finds the table, runs the operation, fills the result, tells the sink. */
enum err work_run(struct work *w);

enum err writing_import(struct work *w);
enum err writing_put(struct work *w, struct bill *b);
enum err writing_update(struct work *w, struct bill *b);
enum err writing_delete(struct work *w, struct bill *b);
enum err reading_get(struct work *w, struct bill *b);
enum err reading_query(struct work *w, struct bill *b);
enum err reading_scan(struct work *w, struct bill *b);

#endif
