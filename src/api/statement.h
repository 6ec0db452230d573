#ifndef API_STATEMENT_H
#define API_STATEMENT_H

#include "api/call.h"
#include "expr/partiql.h"

/*
 * One PartiQL statement of a request: its text and parameters, and the engine's
 * requests that it amounts to.
 */
struct statement {
    struct partiql parsed;
    struct slice text;
    const struct val *params;
    size_t param_count;
    bool consistent;
    bool wants_item;           /* ReturnValuesOnConditionCheckFailure */
    const struct table *table; /* after statement_find() */
    const struct table *space; /* what is read: the table, or an index of it */
    struct partiql_plan plan;  /* after statement_plan() */
};

/* Members Statement, Parameters, ConsistentRead as far as the shape has them. */
enum err statement_read(struct call *c, const struct shape_body *b,
                        struct statement *ret) ERR_CHECKED;
/* Its table and index. */
enum err statement_find(struct call *c, struct statement *s) ERR_CHECKED;
/* INSERT, UPDATE, DELETE and EXISTS as a request. */
enum err statement_write(struct call *c, struct statement *s, struct request *ret) ERR_CHECKED;
/* A SELECT that names one whole primary key, as a get; *ret_rest: what else it asks, or NULL. */
enum err statement_get(struct call *c, struct statement *s, struct request *ret,
                       const struct expr **ret_rest) ERR_CHECKED;
/* Any other SELECT: s->plan, and the request that all its queries begin with. */
enum err statement_plan(struct call *c, struct statement *s, struct request *ret) ERR_CHECKED;

#endif
