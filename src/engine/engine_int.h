#ifndef ENGINE_ENGINE_INT_H
#define ENGINE_ENGINE_INT_H

#include "base/buf.h"
#include "base/rng.h"
#include "engine/engine.h"
#include "engine/part.h"
#include "engine/tree.h"
#include "engine/ttl.h"

/* The engine's inside, for the files of this folder and for tests. */

/* The collection that pictures look at: counted once, then kept up. */
struct watch {
    char *pk; /* encoded; NULL: none */
    size_t pk_len;
    uint64_t items, bytes;
};

/* A change on its way to an index: an entry comes, or the one at a key goes. */
struct pending {
    int64_t due_us;
    struct item *entry; /* NULL: goes */
    char *key;          /* of the one that goes: partition key, then sort key */
    size_t pk_len, sk_len;
    bool moves; /* goes, and the next one takes its place */
};

/* What makes a table an index. */
struct index {
    bool is_local;
    enum projection projection;
    struct slice *include; /* owned, ascending */
    size_t include_count;
    int64_t lag_us;
    struct pending *pending; /* in order of due_us */
    size_t pending_count, pending_cap;
    size_t pending_gone; /* places before the first: what was in them has arrived */
};

/* What ttl.c keeps of a table. */
struct ttl {
    char *name; /* of the attribute; NULL: never set */
    size_t name_len;
    bool is_on;
    int64_t changed_us;
    int64_t earliest; /* no item expires before this second; derived, no state */
    uint64_t deleted;
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
    struct facts facts;
    struct ttl ttl;
    struct table *base;  /* NULL: a table; else this is an index of it */
    struct index *index; /* with base */
    struct table **indexes;
    int index_count, index_cap;
};

/* A transaction's token that may come again. */
struct token {
    char *text;
    uint64_t content;
    int64_t at_us;
};

struct engine {
    struct engine_config config;
    struct pool *pool;
    struct names *names;
    struct table **table; /* tables and indexes by number; NULL: gone */
    int table_count, table_cap;
    int64_t now_us;
    struct rng rng; /* what the engine draws for itself */
    trace_sink *sink;
    void *sink_ctx;
    struct token *token;
    size_t token_count, token_cap;
    struct buf key; /* encoded keys of the request at work */
};

/* One request at work: what every operation is given. */
struct work {
    struct engine *engine;
    struct table *table; /* the one named */
    struct table *space; /* what is read: the table, or an index of it */
    const struct request *request;
    struct result *result;
    int factor;            /* 2 inside a transaction */
    bool is_dry;           /* explain: no charge, no change, no trace */
    struct tree_near near; /* set by work_key: where the key lies in the table's tree */
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

enum { CHARGES_INLINE = 8, PAYERS_INLINE = 4 };

/* Units that one partition must have. */
struct charge {
    struct table *payer;    /* whose buckets: a local index is paid by its table */
    const struct table *of; /* in whose name it is reported */
    uint32_t part;          /* index in key-space order */
    int64_t units;
};

struct payer {
    struct table *table;
    int64_t units;
};

/* What an operation costs: partition by partition, and summed for each payer. */
struct bill {
    bool is_write;
    int64_t units; /* in all */
    struct charge inline_charge[CHARGES_INLINE];
    struct charge *charge;
    int count, cap;
    struct payer inline_payer[PAYERS_INLINE];
    struct payer *payer;
    int payers, payer_cap;
};

void bill_init(struct bill *b, bool is_write);
void bill_add(struct bill *b, const struct table *of, uint32_t part, int64_t units);
/* Takes back units of charge i. */
void bill_rebate(struct bill *b, int i, int64_t units);
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

/* Sum of all that is state of one table or index. */
uint64_t digest_table(const struct engine *e, const struct table *t);

/* --- indexes (index.c) --- */

struct index *index_new(const struct index_spec *spec);
void index_free(struct index *ix, struct pool *pool);
struct index *index_clone(const struct index *ix);
enum err index_check_spec(const struct table *base, const struct index_spec *spec,
                          struct errinfo *why) ERR_CHECKED;
/* Backfill: entries of all items that suit it. */
void index_fill(struct engine *e, struct table *ix);
/* The entry of an item (one reference), NULL when there is none. */
struct item *index_entry(struct engine *e, const struct table *ix, const struct item *item);
bool index_same(const struct item *a, const struct item *b);
/* What is on its way, mixed into h. */
uint64_t index_digest(const struct engine *e, const struct table *ix, uint64_t h);
/* Refuses index key values of a wrong type, empty or too long, before an item is written. */
enum err index_check_item(const struct table *t, const struct doc *doc, bool is_update,
                          struct errinfo *why) ERR_CHECKED;
/* Refuses an update that sets index keys to constants of a wrong type. */
enum err index_check_update(const struct table *t, const struct expr_update *u,
                            struct errinfo *why) ERR_CHECKED;
/* Adds to the bill what a change of one item costs the table's indexes. */
void index_bill(struct work *w, struct bill *b, uint64_t hash, const struct item *old,
                const struct item *now);
/* The table's item behind an entry, NULL when it is gone; borrows. */
struct item *index_item(const struct engine *e, const struct table *ix, const struct item *entry);
/* Sends the change to the indexes: at once, or later where there is a lag. */
void index_send(struct engine *e, struct table *t, const struct item *old, const struct item *now);
/* Of one partition key (its hash): changes that bring an entry that is not there yet, and
 * changes that end or replace one. */
void index_awaited(const struct engine *e, const struct table *ix, uint64_t hash,
                   uint32_t *ret_coming, uint32_t *ret_going);
/* What has come due arrives. */
void index_arrive(struct engine *e, struct table *ix);
/*
 * The key of the entry an item has in an index, appended to out (partition key,
 * then sort key with the table's key behind it); false when the item is not in it.
 */
bool index_key(const struct table *ix, const struct doc *doc, struct buf *out, size_t *ret_pk_len);
bool index_projects(const struct table *ix, struct slice name);
void index_check(const struct engine *e, const struct table *ix);

/* --- stale.c --- */

/* Places of a tree between two others, in the tree's order. */
struct span {
    struct tree_key first, last;
    bool first_open, last_open; /* the end itself is left out */
};

/*
 * Whether reading this stretch of the request's index shows something else than
 * the table holds: a change that is on its way lies in it, and the filter, when
 * there is one, lets what is there or what should be there pass.
 */
bool stale_span(struct work *w, const struct span *span);

/* What the entries of the local indexes grow by when an item changes; `old` may be NULL. */
int64_t index_local_growth(struct work *w, const struct item *old, const struct item *now);

/* --- time to live --- */

/* An item came into the table. */
void ttl_note(const struct engine *e, struct table *t, const struct item *item);
/* Moves the clock on to each sweep up to end_us, not to that itself, and deletes what is due. */
void ttl_advance(struct engine *e, int64_t end_us);
void ttl_copy(struct ttl *to, const struct ttl *from);
uint64_t ttl_digest(const struct ttl *ttl, uint64_t h);

/* Finds the table, runs the operation, fills the result, tells the sink. */
enum err work_run(struct work *w);

enum err writing_import(struct work *w);
/* Finds table and index of w->request, and notes them in the result. */
enum err work_find(struct work *w) ERR_CHECKED;
/* The partitions that w->space is charged in: a local index lies in its table's. */
struct parts *work_parts(struct work *w);
/* Fills the result of a request that ended in an error. */
void work_fail(struct result *r, enum err err);

enum err several_run(struct work *w);

/*
 * A write in three steps, so that a transaction can take them for all its
 * actions in turn: plan (search, check, price), judge (the condition), commit.
 */
struct write {
    struct tree_key key;
    uint32_t part;
    struct item *old; /* borrows from the tree */
    struct item *now; /* one reference, NULL: nothing is stored */
    enum err failure; /* of an update that cannot be applied; a false condition hides it */
    struct errinfo failure_why;
};

/* Refuses a write that makes a collection of a table with local indexes too large. */
enum err collection_check(struct work *w, const struct write *wr, struct errinfo *why) ERR_CHECKED;

enum err writing_plan(struct work *w, struct bill *b, struct write *ret_write) ERR_CHECKED;
enum err writing_judge(struct work *w, const struct write *wr) ERR_CHECKED;
void writing_commit(struct work *w, struct write *wr);
void writing_drop(struct work *w, struct write *wr); /* instead of commit */

enum err writing_one(struct work *w, struct bill *b);
/* Adds an item to the result's rows. */
void reading_row(struct work *w, struct item *item);
enum err reading_get(struct work *w, struct bill *b);
enum err reading_query(struct work *w, struct bill *b);
enum err reading_scan(struct work *w, struct bill *b);

#endif
