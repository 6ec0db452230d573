#ifndef EXPR_EXPR_H
#define EXPR_EXPR_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"
#include "model/item.h"
#include "model/literal.h"
#include "model/val.h"

/*
 * DynamoDB's expression languages: conditions and
 * filters, key conditions, projections, updates.  One lexer, one parser, one
 * evaluator, two dialects:
 *
 *   EXPR_API  the service's: constants are :values, odd names are #aliases,
 *             reserved words are refused.
 *   EXPR_LAB  the lab's (docs/keyglass-lab.5): an operand may be any literal, a
 *             path step may stand in back-ticks, reserved words are free,
 *             placeholders are refused.  The expression ends where the next
 *             token cannot continue it; the reader is left there.
 *
 * Parsed expressions are plain data in the caller's arena, immutable, and
 * borrow nothing from the text.  All errors that can be found without an item
 * are found by parsing, with the service's text and in its order.
 */
enum expr_dialect { EXPR_API, EXPR_LAB };

/* ExpressionAttributeNames or -Values of one request, with marks of use.  One
 * that is used becomes a copy in the arena of the expression that used it first. */
struct expr_binding {
    struct slice key;  /* "#n" or ":v" */
    struct slice name; /* alias: the attribute's name */
    struct val value;  /* value */
    bool used;
};

struct expr_bindings {
    struct expr_binding *names, *values;
    size_t name_count, value_count;
    size_t name_hint, value_hint; /* where the last search ended; begin with 0 */
};

struct expr_source {
    enum expr_dialect dialect;
    const char *label;              /* "ConditionExpression": opens the service's texts */
    struct expr_bindings *bindings; /* EXPR_API; may be NULL: nothing is bound */
    bool is_generated;              /* from legacy parameters: no limits of length and operators */
};

struct expr; /* a condition */
struct expr_projection;
struct expr_update;

/* --- conditions and filters ------------------------------------------------------------ */

enum err expr_parse_condition(struct arena *a, const struct expr_source *src, struct reader *r,
                              struct expr **ret_expr, struct errinfo *why) ERR_CHECKED;
/* What the condition says of a document; never an error. */
bool expr_holds(const struct expr *e, const struct doc *doc);
/*
 * The rules of FilterExpression against a key schema:
 * is_query refuses key attributes anywhere; both refuse paths into them.
 */
enum err expr_check_filter(const struct expr *e, const struct schema *schema, bool is_query,
                           struct errinfo *why) ERR_CHECKED;

/* --- key conditions -------------------------------------------------------------------- */

enum keycond_op {
    KEYCOND_NONE,
    KEYCOND_EQ,
    KEYCOND_LT,
    KEYCOND_LE,
    KEYCOND_GT,
    KEYCOND_GE,
    KEYCOND_BETWEEN,
    KEYCOND_BEGINS_WITH
};

enum { KEYCOND_TERMS = 8 };

/* One comparison, the attribute always on the left. */
struct keycond_term {
    struct slice name;
    enum keycond_op op;
    struct val a, b; /* b for BETWEEN */
};

struct keycond {
    int count;
    struct keycond_term term[KEYCOND_TERMS];
};

/* All that can be said without the key schema.  The engine does the rest. */
enum err expr_parse_keycond(struct arena *a, const struct expr_source *src, struct reader *r,
                            struct keycond *ret_keycond, struct errinfo *why) ERR_CHECKED;
/*
 * The rows of 5 that need the key schema, and the values' types and sizes.  On
 * success ret_terms[0 .. pk_count) point at the partition key's terms in schema
 * order and those after at the sort key's in schema order (NULL: none);
 * 2 * SCHEMA_PARTS places.
 */
enum err keycond_resolve(const struct keycond *k, const struct schema *schema,
                         const struct keycond_term *ret_terms[], struct errinfo *why) ERR_CHECKED;
extern const char *const keycond_op_names[]; /* "none", "eq", ... as checks call them */

/* --- projections ----------------------------------------------------------------------- */

enum err expr_parse_projection(struct arena *a, const struct expr_source *src, struct reader *r,
                               struct expr_projection **ret_projection,
                               struct errinfo *why) ERR_CHECKED;
/* Appends one map with what the projection keeps of the document. */
void expr_project(const struct expr_projection *p, const struct doc *doc, struct pack *out);
/* Refuses paths into key attributes. */
enum err expr_project_check(const struct expr_projection *p, const struct schema *schema,
                            struct errinfo *why) ERR_CHECKED;
/* The top-level names it speaks of, ascending, each once; count in *ret_count. */
const struct slice *expr_projection_names(const struct expr_projection *p, size_t *ret_count);

/* --- updates --------------------------------------------------------------------------- */

enum err expr_parse_update(struct arena *a, const struct expr_source *src, struct reader *r,
                           struct expr_update **ret_update, struct errinfo *why) ERR_CHECKED;
/* Refuses key attributes as targets (before any condition is evaluated) and paths into them. */
enum err expr_update_check(const struct expr_update *u, const struct schema *schema,
                           struct errinfo *why) ERR_CHECKED;
/* The constant that an attribute is set to, whatever the item holds; false: there is none. */
bool expr_update_constant(const struct expr_update *u, struct slice name, struct val *ret_val);
/*
 * Applies the update to a document (doc_none() for an absent item; the caller
 * adds the key attributes and checks the size again) and writes the finished map
 * of all attributes to the fresh writer `out`.  Right-hand sides read the old
 * document.  After an error `out` can only be cleared or done.  *ret_creates: whether the update
 * makes an item of an absent one.
 */
enum err expr_update_apply(const struct expr_update *u, const struct doc *doc, struct pack *out,
                           bool *ret_creates, struct errinfo *why) ERR_CHECKED;
/* UPDATED_OLD / UPDATED_NEW: the parts of `doc` (before or after) that the update
 * targets, as a map; false when there are none. */
bool expr_update_parts(const struct expr_update *u, const struct doc *doc, struct pack *out);

/* --- writing --------------------------------------------------------------------------- */

/*
 * Expressions in the service's own words: values become :v0, :v1, names that it
 * refuses become #aliases; both gather in `bindings` (keys, names and values
 * borrow from the arena and from the expressions).  All expressions of a request
 * share one writer.
 */
struct expr_writer {
    struct arena *arena;
    struct expr_bindings bindings;
    size_t name_cap, value_cap;
};

void expr_print_condition(struct expr_writer *w, const struct expr *e, struct buf *out);
void expr_print_keycond(struct expr_writer *w, const struct keycond *k, struct buf *out);
void expr_print_projection(struct expr_writer *w, const struct expr_projection *p, struct buf *out);
void expr_print_update(struct expr_writer *w, const struct expr_update *u, struct buf *out);
void expr_print_done(struct expr_writer *w);

/* --- after all expressions of a request (EXPR_API) -------------------------------------- */

/* "Value provided in ExpressionAttributeNames unused in expressions: keys: {#x}" and its twin. */
enum err expr_check_unused(const struct expr_bindings *b, struct errinfo *why) ERR_CHECKED;

#endif
