#ifndef LAB_RECORD_H
#define LAB_RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"
#include "engine/request.h"
#include "expr/expr.h"
#include "model/item.h"
#include "model/schema.h"

/*
 * What the lab remembers of its commands so that checks can ask: one record for
 * each operation and each traffic of the region, the region's sums, the answers
 * given.
 *
 * A record is finished when it is added, never changes after that (but for rows
 * given up for memory) and is counted: a copy of the records for a checkpoint
 * costs a pointer each.  Rows are references to items; a record keeps what its
 * rows need (schema, names, pool), so it outlives the engine that made it.
 */
enum { RECORDS_MAX = 10000, RECORD_ROWS_MAX = 2000000, RECORD_PARTS_MAX = 10000 };

/* What was asked for: the members of `plan`. */
struct plan {
    const char *op;                /* "query"; batch_get and its like come with their commands */
    char *table, *index;           /* index NULL: none */
    enum keycond_op key_condition; /* on the sort key */
    bool has_filter, has_condition, has_project;
    bool backward, consistent, all_pages;
    uint32_t limit; /* 0: none */
};

/* The numbers of a receipt; units are micro-units. */
struct receipt {
    int64_t rcu, wcu;
    uint64_t read, returned, wrote, replaced, created, deleted;
    uint32_t partitions, partitions_total, pages, throttled;
};

/* What one table or index was charged, micro-units. */
struct record_units {
    char *table, *index; /* index NULL: the table itself */
    int64_t read, write;
};

/* One partition that was offered requests by a traffic command. */
struct record_part {
    int part; /* partition id */
    uint64_t offered, accepted, rejected;
};

/* Why requests of a traffic were turned away. */
struct record_reason {
    enum err err;
    enum reason reason; /* REASON_NONE: no throttle */
    uint64_t count;
};

enum { RECORD_REASONS = 16 };

struct record_traffic {
    uint64_t offered, accepted, rejected;
    uint64_t retries; /* attempts after the first */
    bool has_retries; /* it was to retry */
    int64_t start_us, end_us;
    uint64_t rejected_rate;   /* a second, in its last full second */
    int64_t table_used;       /* share of the table's units, millionths, at most 1000000 */
    enum reason reason;       /* the most frequent; REASON_NONE */
    int hottest;              /* partition id; -1: nothing was offered */
    int64_t hottest_share;    /* of the offer, millionths */
    uint32_t partitions_used; /* offered anything */
    struct record_part *part; /* those, most offered first, at most RECORD_PARTS_MAX */
    uint32_t part_count;
    struct record_reason why[RECORD_REASONS]; /* most frequent first */
    int why_count;
};

struct record {
    int refs;
    bool is_traffic;
    char *label; /* NULL: none */
    enum op op;  /* of the operation or the traffic's requests */
    struct plan plan;
    struct receipt receipt;     /* of a traffic: the units alone */
    struct record_units *units; /* of an operation: the same, table by table */
    size_t units_count, units_cap;
    enum err err;         /* ERR_OK: served */
    char *message;        /* the service's own text, "" when served */
    enum reason reason;   /* of a throttle */
    uint64_t requests;    /* sent: one for each page; traffic: offered */
    bool is_complete;     /* served, and ended without a continuation key */
    uint64_t stale_reads; /* of an index, that were not what the table held */

    /* items returned by all pages, in order */
    bool rows_given_up; /* too many rows were kept: these are gone */
    bool is_projected;  /* rows are maps */
    bool is_medley;     /* they shall be: pages come of several requests */
    struct item **items;
    struct val *maps; /* into map_bytes */
    size_t row_count, row_cap;
    struct arena map_bytes;
    struct schema schema;  /* of the table or index asked: its key leads the rows */
    struct schema reading; /* how items are read; without keys: all attributes are written out */
    bool is_mixed;         /* rows of several tables: the schema is that of the first */
    struct names *names;
    struct pool *pool;

    struct record_traffic traffic; /* is_traffic */
};

struct record *record_new(void);
struct record *record_ref(struct record *r);
void record_unref(struct record *r); /* NULL is fine */
/* Row i as a document; borrows from the record. */
struct doc record_row(const struct record *r, size_t i);
/* Appends the rows of one page, or of all actions of one answer; the first call settles schema
 * and kind. */
void record_add_rows(struct record *r, const struct result *page);
void record_add_units(struct record *r, const struct result *page);

/* An answer in words, or the option chosen in a prediction. */
struct record_answer {
    char *name;
    char *text; /* numbers as their plain text */
    bool is_number;
    char *first; /* the first choice of a prediction; NULL: text was the only one */
};

/* Records and sums of the region. */
struct records {
    struct record **list; /* oldest first */
    size_t count, cap;
    size_t rows; /* kept in all of them */

    uint64_t requests; /* by operations: each page, each single */
    uint64_t ops[OP_COUNT], ops_total;
    uint64_t errors[ERR_COUNT], errors_total; /* operations refused */
    int64_t rcu, wcu;                         /* traffic included */
    uint64_t read, returned;
    uint64_t offered, accepted, throttled; /* traffic and operations */
    uint64_t stale_reads;                  /* of indexes, the same */
    bool has_reader;                       /* one was told to read */
    uint64_t missed, saw_both;             /* what it saw */

    struct record_answer *answer;
    size_t answer_count, answer_cap;
};

#define RECORDS_INIT                                                                               \
    {                                                                                              \
        0                                                                                          \
    }

void records_done(struct records *rs);                             /* empty and usable again */
void records_copy(struct records *to, const struct records *from); /* `to` is empty */
/* The region begins here: records and sums go, answers stay. */
void records_mark(struct records *rs);
/* Takes the record.  A label that was there before now means the new one. */
void records_add(struct records *rs, struct record *r);

/* The last operation (no traffic), the last traffic; NULL: nothing yet. */
const struct record *records_last_op(const struct records *rs);
const struct record *records_last_traffic(const struct records *rs);
/* The record of that label, or NULL. */
const struct record *records_labelled(const struct records *rs, struct slice label);

/* Writes an answer down (again). */
void records_set_answer(struct records *rs, struct slice name, struct slice text, bool is_number);
/* The same for a prediction's choice: the first one is kept as well. */
void records_set_choice(struct records *rs, struct slice name, struct slice text, bool is_number);
const struct record_answer *records_answer(const struct records *rs, struct slice name);

#endif
