#ifndef API_CALL_H
#define API_CALL_H

#include "api/attrval.h"
#include "api/json.h"
#include "api/shape.h"
#include "base/arena.h"
#include "engine/engine.h"

/*
 * One request at work.  An operation is a row of call_table: its members, and a
 * function that reads them, asks the engine and writes the answer.  It writes
 * only when all went well; a failure is left in the call and written by api.c.
 */
struct call_op;

struct call {
    struct engine *engine;
    enum err (*send)(void *ctx, const struct request *q, struct result *r); /* NULL: engine_do */
    void *send_ctx;
    const struct call_op *op;
    struct shape_body body;
    struct arena arena; /* everything decoded */
    struct result result;
    struct errinfo why;
    struct buf text;         /* of a failure that `why` has no room for; else empty */
    struct slice table;      /* TableName as it was given: a name or an ARN */
    bool wants_item;         /* ReturnValuesOnConditionCheckFailure */
    const bool *wants_items; /* the same of each action; NULL: none */
    bool has_filter_old;     /* the filter is a QueryFilter or ScanFilter */
    bool has_updates_old;    /* the update is AttributeUpdates */
    bool tells_kinds;        /* ConsumedCapacity tells reads from writes: transactions, PartiQL */
    struct buf *out;
};

struct call_op {
    const char *name;
    const struct shape *shape;
    bool is_control; /* a missing TableName is told in its own words */
    enum err (*run)(struct call *c);
};

/* Fills the failure; the text may be of any length. */
enum err call_fail(struct call *c, enum err code, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* The name in a TableName, which may be an ARN. */
struct slice call_table_name(struct slice given);
/* Sends the request, with `err` and c->why as its defect; the answer is in c->result. */
enum err call_do(struct call *c, struct request *q, enum err err);

/* Reads one value or map of values out of a member that may be absent. */
enum err call_item(struct call *c, const struct shape_body *b, const char *name,
                   struct val *ret_map);
/* ReturnValuesOnConditionCheckFailure. */
void call_wants_item(struct call *c);

#endif
