#ifndef ENGINE_REQUEST_H
#define ENGINE_REQUEST_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"
#include "expr/expr.h"
#include "model/item.h"
#include "model/schema.h"
#include "model/val.h"

/*
 * The front door's two structures: a request of a known operation goes in, a
 * result comes out.  The lab language, JSON and traffic write the same requests.
 */
enum op {
    OP_PUT,
    OP_GET,
    OP_UPDATE,
    OP_DELETE,
    OP_QUERY,
    OP_SCAN,
    OP_CHECK, /* a condition alone; only inside a transaction */
    OP_BATCH_GET,
    OP_BATCH_WRITE,
    OP_TRANSACT_GET,
    OP_TRANSACT_WRITE,
    OP_COUNT
};

extern const char *const op_names[OP_COUNT]; /* "put", "get", ... */
bool op_is_write(enum op op);

/*
 * Everything borrows for the duration of the call.  A request whose expressions
 * could not be parsed is sent all the same, with the failure as `defect`: the
 * engine answers it at its place in the order of checks (before the table is
 * looked up), so it counts as a refused operation like any other.
 */
struct request {
    enum op op;
    struct slice table;
    struct slice index; /* empty: the table itself */
    const struct errinfo *defect;

    struct val item; /* VAL_M: put: the item; get, update, delete: the Key */
    const struct expr *condition;
    bool is_insert; /* put: a false condition says that the item is there: ERR_DUPLICATE */
    const struct expr_update *update;
    enum return_values {
        RETURN_NONE,
        RETURN_OLD,
        RETURN_NEW,
        RETURN_UPDATED_OLD,
        RETURN_UPDATED_NEW
    } returning;

    const struct keycond *keycond; /* query */
    const struct expr *filter;
    bool filters_keys; /* query: the filter may name key attributes too (PartiQL) */
    const struct expr_projection *projection;
    bool consistent, backward, count_only;
    uint32_t limit; /* 0: none */
    bool has_start;
    struct val start;           /* VAL_M: ExclusiveStartKey */
    uint32_t segment, segments; /* segments 0: not a parallel scan */
    bool fetch; /* query or scan of a local index: bring attributes it does not hold from the table
                 */

    /* batches and transactions: single requests, none of them with actions of its own */
    const struct request *actions;
    size_t action_count;
    struct slice token; /* ClientRequestToken; empty: none */
    uint64_t content;   /* with token: a digest of what is asked, by whoever wrote the request */
};

/* Units are micro-units: 0.5 RCU is 500000. */
#define UNIT 1000000

/* Why admission said no. */
enum reason {
    REASON_NONE,
    REASON_TABLE_READ_PROVISIONED,
    REASON_TABLE_WRITE_PROVISIONED,
    REASON_TABLE_READ_ACCOUNT,
    REASON_TABLE_WRITE_ACCOUNT,
    REASON_TABLE_READ_KEY_RANGE,
    REASON_TABLE_WRITE_KEY_RANGE,
    REASON_TABLE_READ_MAX_ON_DEMAND,
    REASON_TABLE_WRITE_MAX_ON_DEMAND,
    REASON_INDEX_READ_PROVISIONED,
    REASON_INDEX_WRITE_PROVISIONED,
    REASON_INDEX_READ_ACCOUNT,
    REASON_INDEX_WRITE_ACCOUNT,
    REASON_INDEX_READ_KEY_RANGE,
    REASON_INDEX_WRITE_KEY_RANGE,
    REASON_INDEX_READ_MAX_ON_DEMAND,
    REASON_INDEX_WRITE_MAX_ON_DEMAND,
    REASON_COUNT
};

extern const char
    *const reason_names[REASON_COUNT]; /* "none", "TableReadProvisionedThroughputExceeded", ... */

struct table;

/* What one table or index was charged. */
struct result_units {
    const struct table *of; /* the table or index */
    int64_t read, write;
};

/*
 * The answer.  The caller owns the struct and uses it again and again:
 * result_init once, engine_do fills it anew each time, result_done at the end.
 * Rows hold references to items, so a result outlives later changes of the
 * table, but not its engine's pool (result_done before engine_free).
 */
struct result {
    enum err err; /* ERR_OK: served */
    struct errinfo why;
    enum reason reason;
    int throttled_part; /* partition id that said no, -1: the table or index did */
    const struct table *throttled_by;

    int64_t read_units, write_units;
    uint32_t read, returned;
    uint32_t wrote, replaced, created, deleted;
    uint32_t parts_opened, parts_total;
    uint32_t first_part; /* index of the first opened, in key-space order; the others follow it */
    bool has_more;       /* the page stopped for Limit or 1 MB */
    bool is_stale;       /* of an index: the table says otherwise at this moment */

    uint64_t hash; /* of the partition key asked for, when there was one */
    int part;      /* partition id of that place, -1: none */

    /* units again, table by table and index by index */
    struct result_units *units;
    int units_count, units_cap;

    /* batches and transactions: an answer for each action, in the order asked.  In a batch an
     * action that found no capacity has a throttle as its error and was not done; one that
     * is_left was not done for that or because the answer is full. */
    struct result *actions;
    size_t action_count;
    bool is_left; /* of such an action */

    /* rows: items when there was no projection, maps when there was */
    const struct schema *schema;  /* the key of the table or index asked; borrows from the engine */
    const struct schema *reading; /* how rows are read: the table's, or one without keys (index) */
    const struct schema *base;    /* the table's, when an index was asked; else NULL */
    const struct names *names;
    struct item **items;
    struct val *maps;
    size_t row_count, row_cap;
    struct item *last;   /* the last item examined, when has_more */
    struct item *lowest; /* of a query: the first in stored order of those examined, or NULL */
    struct item *old;    /* what a write replaced or deleted, or NULL */
    struct item *now;    /* what it left, or NULL */

    /* inside */
    struct pool *pool;
    struct arena arena; /* projected maps */
    bool is_projected;
};

void result_init(struct result *r);
void result_clear(struct result *r);
void result_done(struct result *r);
/* Row i as a document; borrows from the result. */
struct doc result_row(const struct result *r, size_t i);
/* The code that a cancelled transaction gives for one of its actions. */
const char *result_cancel_code(const struct result *action);
/* An item of this answer (a row, `last`, `old`, `now`) as a document. */
struct doc result_doc(const struct result *r, const struct item *item);
/* Moves everything out of `from` (left empty) into `to` (initialised, cleared first). */
void result_move(struct result *to, struct result *from);

#endif
