#ifndef ENGINE_ENGINE_H
#define ENGINE_ENGINE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "engine/facts.h"
#include "engine/request.h"
#include "engine/trace.h"

/*
 * A small DynamoDB: tables cut into partitions, sorted item collections,
 * capacity meters that throttle.
 *
 * Deterministic, single-threaded, no clock, no globals: the same settings and
 * the same calls give the same state, answers, trace and digest on every
 * machine.  Virtual time is kept here and moved by engine_advance() alone; an
 * operation takes none.
 *
 * On failure the engine is unchanged: search, check, charge, then change.
 */
struct engine;
struct table;

/* CHOSEN: virtual time begins at 2026-01-01T00:00:00Z. */
#define ENGINE_EPOCH_SECONDS 1767225600

struct engine_config {
    uint64_t seed;
    /* Model parameters; engine_config_default() has the documented values.
     * `scale` divides the rates of the model itself (1: none). */
    uint32_t scale;
    int64_t part_read_units,
        part_write_units;    /* a partition's ceiling a second: 3000, 1000 units */
    int64_t burst_seconds;   /* 300 */
    uint32_t demand_parts;   /* partitions of a new on-demand table: 4 */
    int64_t partition_bytes; /* 10 GB; the limit of a collection where there is a local index */
    int64_t ttl_delay_seconds, ttl_change_seconds; /* ttl.h: two days, an hour */
    int64_t index_lag_ms; /* mean lag of global indexes that have none of their own: 0 */
    uint64_t hash_mask;   /* tests: all ones, else fewer hashes */
};

struct engine_config engine_config_default(void);

/* Names of the model's parameters, for `model` and `describe model`: fills value
 * i (text like "1:1" or "3000") and returns its name, NULL past the end. */
const char *engine_config_list(const struct engine_config *c, int i, char value[32]);
enum err engine_config_set(struct engine_config *c, struct slice name, struct slice value,
                           struct errinfo *why) ERR_CHECKED;

struct engine *engine_new(const struct engine_config *config);
void engine_free(struct engine *e); /* NULL is fine */
/* A copy with everything but the trace sink: a checkpoint, a fork. */
struct engine *engine_clone(const struct engine *e);
const struct engine_config *engine_config_of(const struct engine *e);

/* --- tables ---------------------------------------------------------------------------- */

enum billing { BILLING_ON_DEMAND, BILLING_PROVISIONED };

enum projection { PROJECT_ALL, PROJECT_KEYS, PROJECT_INCLUDE };

/* A secondary index of a table. */
struct index_spec {
    struct slice name;
    const struct schema *schema; /* copied */
    bool is_local;
    enum projection projection;
    const struct slice *include; /* names, PROJECT_INCLUDE */
    size_t include_count;
    enum billing billing;            /* global: of its own */
    int64_t read_units, write_units; /* as in table_spec */
    int64_t warm_read, warm_write;
    uint32_t parts;
    int64_t lag_us; /* a change arrives this much later; 0: at once */
};

struct table_tag {
    struct slice key, value;
};

struct table_spec {
    struct slice name;
    const struct schema *schema; /* copied */
    enum billing billing;
    int64_t read_units, write_units; /* provisioned: units a second; on-demand: maximum, 0 none */
    int64_t warm_read, warm_write;   /* WarmThroughput; 0: as the model says */
    uint32_t parts;                  /* 0: as the model says */
    const struct index_spec *indexes;
    size_t index_count;
    bool is_protected; /* DeletionProtectionEnabled: for whoever asks to delete it */
    const struct table_tag *tags;
    size_t tag_count;
};

enum err engine_create_table(struct engine *e, const struct table_spec *spec,
                             struct errinfo *why) ERR_CHECKED;
/* Adds a global index to a table and fills it; items that do not suit it stay out. */
enum err engine_add_index(struct engine *e, struct table *t, const struct index_spec *spec,
                          struct errinfo *why) ERR_CHECKED;
enum err engine_drop_index(struct engine *e, struct table *t, struct slice name,
                           struct errinfo *why) ERR_CHECKED;
void engine_drop_table(struct engine *e, struct table *t);
struct table_rates {
    enum billing billing;
    int64_t read_units, write_units; /* as in table_spec */
};
/*
 * Changes billing and rates of a table or index.  More than its partitions can
 * do splits every one of them in two, as often as needed; less merges nothing.
 * Refuses what a day allows no more of (facts.h).
 */
enum err engine_alter_table(struct engine *e, struct table *t, const struct table_rates *to,
                            struct errinfo *why) ERR_CHECKED;
/* Whether engine_alter_table() would do it. */
enum err engine_check_alter(const struct engine *e, const struct table *t,
                            const struct table_rates *to, struct errinfo *why) ERR_CHECKED;
/* Raises WarmThroughput: splits ahead of need; never lowers it. */
enum err engine_warm_table(struct engine *e, struct table *t, int64_t read_units,
                           int64_t write_units, struct errinfo *why) ERR_CHECKED;
/* Numbers given so far: tables and indexes, those gone counted. */
int engine_numbers(const struct engine *e);
/* Table or index by its number, NULL when it is gone. */
struct table *engine_by_number(const struct engine *e, int number);

/* Tables alone, indexes left out. */
int engine_table_count(const struct engine *e);
struct table *engine_table_at(const struct engine *e, int i);          /* in order of creation */
struct table *engine_table(const struct engine *e, struct slice name); /* or NULL */

/*
 * An index is a table of its own that another one feeds: everything that asks
 * about tables works on it too.  Its number counts among the tables'.
 */
int table_index_count(const struct table *t);
struct table *table_index_at(const struct table *t, int i);
struct table *table_index(const struct table *t, struct slice name); /* or NULL */
const struct table *table_base(const struct table *t); /* of an index; NULL for a table */
bool table_is_local(const struct table *t);            /* a local index */
enum projection table_projection(const struct table *t);
const struct slice *table_included(const struct table *t, size_t *ret_count);
/* Whether an index holds that attribute; a table holds all. */
bool table_projects(const struct table *t, struct slice name);
/* Appends the encoded key at which a document lies in a table or index; false: it lacks a part. */
bool table_place(const struct table *t, const struct doc *doc, struct buf *out, size_t *ret_pk_len);
int64_t table_lag_us(const struct table *t);
/* What has not arrived yet: entries that come, and entries that go. */
size_t table_pending(const struct table *t);
/* Number i of it, in the order of arrival; borrows until the engine changes. */
struct pending_view {
    int64_t due_us;
    const struct item *entry; /* comes; NULL: the entry of this key goes */
    struct slice pk, sk;
    bool moves; /* goes because its item moves: the next one is the same item's new entry */
};
struct pending_view table_pending_at(const struct table *t, size_t i);

/* What is known beside items and meters: tags, protection, changes (facts.h). */
const struct facts *table_facts(const struct table *t);
void table_protect(struct table *t, bool is_protected);
void table_tag(struct table *t, struct slice key, struct slice value);
void table_untag(struct table *t, struct slice key);
/* Units a second that it can serve at once. */
int64_t table_warm_read(const struct table *t);
int64_t table_warm_write(const struct table *t);

struct slice table_name(const struct table *t);
int table_number(const struct table *t);
const struct schema *table_schema(const struct table *t);
enum billing table_billing(const struct table *t);
bool table_has_maximum(const struct table *t);  /* on-demand, and its own limit below that */
int64_t table_read_rate(const struct table *t); /* units a second, micro: provisioned or ceiling */
int64_t table_write_rate(const struct table *t);
uint64_t table_items(const struct table *t);
uint64_t table_bytes(const struct table *t);
const struct tree *table_tree(const struct table *t);
const struct names *engine_names(const struct engine *e);

/* A partition as others may see it, in key-space order. */
struct part_view {
    int id;
    uint64_t lo, hi; /* hashes, both included */
    uint64_t items, bytes;
    int64_t read_level, write_level;     /* tokens there now, micro-units */
    int64_t read_ceiling, write_ceiling; /* units a second, micro; also the bucket's depth */
};

uint32_t table_parts(const struct table *t);
struct part_view table_part(const struct table *t, uint32_t index, int64_t now_us);
uint32_t table_part_of(const struct table *t, uint64_t hash, struct slice pk,
                       struct slice sk); /* index */
/* Tokens saved for the table as a whole now, and the most there can be; micro-units. */
struct table_levels {
    int64_t read, read_max, write, write_max;
};
struct table_levels table_levels(const struct table *t, int64_t now_us);
/* Items and bytes of one collection: counted by walking it, and kept up from then on. */
void table_collection(struct table *t, struct slice pk_enc, uint64_t *ret_items,
                      uint64_t *ret_bytes);

/* The same with the entries of local indexes, always by walking: what their limit is about. */
uint64_t collection_bytes(const struct engine *e, const struct table *t, struct slice pk_enc);

/* --- work ------------------------------------------------------------------------------ */

/* The front door.  Always fills r; returns r->err. */
enum err engine_do(struct engine *e, const struct request *q, struct result *r);

/* The same without any effect: nothing is charged, changed or traced, no item is
 * returned; r has parts_opened and the errors that checking can find. */
enum err engine_explain(struct engine *e, const struct request *q, struct result *r);

/* An import: no units, no time.  Replaces like put. */
enum err engine_import(struct engine *e, struct table *t, struct val map,
                       struct errinfo *why) ERR_CHECKED;

/* Whether engine_import() would do it; changes nothing. */
enum err engine_check_import(struct engine *e, struct table *t, struct val map,
                             struct errinfo *why) ERR_CHECKED;

int64_t engine_now_us(const struct engine *e);
void engine_advance(struct engine *e, int64_t us);

/* Sum of everything that is state: tables, items, meters, clock, random state. */
uint64_t engine_digest(const struct engine *e);
/* Asserts every invariant of every structure. */
void engine_check(const struct engine *e);
void engine_on_trace(struct engine *e, trace_sink *sink, void *ctx);

#endif
