#ifndef EXPR_PARTIQL_H
#define EXPR_PARTIQL_H

#include "expr/expr.h"

/*
 * The third dialect: PartiQL statements.  A statement is
 * parsed into the same conditions, projections and updates as the other dialects
 * make, with its literals and parameters in the place of placeholders; what of
 * its WHERE clause is key and what is condition or filter is told against a key
 * schema, by partiql_plan_key() and partiql_plan_query().
 *
 *     SELECT * | path, ... FROM table | "table"."index" [WHERE condition]
 *                                                      [ORDER BY name [ASC|DESC], ...]
 *     INSERT INTO table VALUE {'name': value, ...}
 *     UPDATE table {SET path = value, ... | REMOVE path, ...} WHERE condition [returning]
 *     DELETE FROM table WHERE condition [returning]
 *     EXISTS (SELECT ...)
 *     returning = RETURNING (ALL|MODIFIED) (OLD|NEW) *
 *
 * Everything lives in the caller's arena and borrows nothing from the text.
 * CHOSEN: of the service's words for a statement that it refuses few are known;
 * the reasons behind "Statement wasn't well formed, can't be processed" are ours.
 */
enum partiql_kind {
    PARTIQL_SELECT,
    PARTIQL_INSERT,
    PARTIQL_UPDATE,
    PARTIQL_DELETE,
    PARTIQL_EXISTS
};

enum partiql_returning {
    PARTIQL_NONE,
    PARTIQL_ALL_OLD,
    PARTIQL_ALL_NEW,
    PARTIQL_MODIFIED_OLD,
    PARTIQL_MODIFIED_NEW
};

enum { PARTIQL_ORDERS = 8 };

struct partiql_order {
    struct slice name;
    bool descending;
};

struct partiql {
    enum partiql_kind kind;
    struct slice table, index;                /* index: empty, none */
    const struct expr_projection *projection; /* NULL: all attributes */
    const struct expr_node *where;            /* NULL: none */
    struct partiql_order order[PARTIQL_ORDERS];
    int order_count;
    struct val item; /* VAL_M: INSERT */
    const struct expr_update *update;
    enum partiql_returning returning;
    size_t steps; /* characters looked at: parsing is linear in the text */
};

struct partiql_text {
    struct slice text;
    const struct val *params; /* take the places of the `?` in order; all must be used */
    size_t param_count;
};

enum err partiql_parse(struct arena *a, const struct partiql_text *text, struct partiql *ret,
                       struct errinfo *why) ERR_CHECKED;

/* A WHERE clause that fixes the whole primary key. */
struct partiql_place {
    struct val key;          /* VAL_M */
    const struct expr *rest; /* what else it says, or NULL */
};

/* Refuses a clause that does not fix it. */
enum err partiql_plan_key(struct arena *a, const struct partiql *p, const struct schema *schema,
                          struct partiql_place *ret, struct errinfo *why) ERR_CHECKED;
/*
 * Conditions round what is left (NULL is fine): the item is not there; it is there
 * and the rest holds; it is not there or the rest holds.  `name` is the partition key's.
 */
const struct expr *partiql_plan_absent(struct arena *a, struct slice name);
const struct expr *partiql_plan_present(struct arena *a, struct slice name,
                                        const struct expr *rest);
const struct expr *partiql_plan_absent_or(struct arena *a, struct slice name,
                                          const struct expr *rest);

/* A query for each value of the partition key. */
struct partiql_plan {
    struct keycond *queries; /* in the order of the values; none: a scan */
    size_t count;
    const struct expr *filter; /* what is left of the WHERE clause, or NULL */
};

void partiql_plan_query(struct arena *a, const struct partiql *p, const struct schema *schema,
                        struct partiql_plan *ret);
/* Top-level names of a condition, ascending, each once. */
const struct slice *partiql_plan_names(struct arena *a, const struct expr *e, size_t *ret_count);

#endif
