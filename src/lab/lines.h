#ifndef LAB_LINES_H
#define LAB_LINES_H

#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "engine/engine.h"
#include "lab/record.h"
#include "model/item.h"
#include "model/schema.h"

/*
 * The lines the lab prints (docs/keyglass-lab.5): rows, keys, units, receipts,
 * refusals.  Each function appends text; those named after a whole line end it.
 */

/* Which key columns lead a row. */
enum lines_keys {
    LINES_SORT_KEY, /* query: the sort key, or the partition key where there is none */
    LINES_BOTH_KEYS
};

/* How the rows of an answer are printed. */
struct lines_form {
    const struct schema *schema; /* of the table or index asked */
    const struct schema *base;   /* an index's table: its keys come first behind the columns */
    enum lines_keys keys;
};

/* "  key columns  name=value ..." and a line end. */
void lines_row(const struct doc *d, const struct lines_form *form, struct buf *out);
/* An attribute's name: bare when it is a word, else a JSON string. */
void lines_name(struct slice name, struct buf *out);
/* {"UserId": "USER#42", "SK": "..."}: the primary key of an item, its place in an index. */
void lines_key(const struct doc *d, const struct lines_form *form, struct buf *out);

void lines_units(int64_t micro, struct buf *out);        /* 0.5 */
void lines_duration(int64_t us, struct buf *out);        /* 1m10s */
void lines_percent(int64_t millionths, struct buf *out); /* 10%, <1% */
/* "table AppData (UserId S, SK S) on-demand" */
void lines_table(const struct table *t, struct buf *out);
/* "index ByCustomer (CustomerId S, PlacedAt S) global project all on-demand" */
void lines_index(const struct table *t, struct buf *out);

/* What `create` and `alter` end with: "table ... | partitions 4", a whole line. */
void lines_space(const struct table *t, struct buf *out);

/* The receipt of an operation, a whole line. */
void lines_receipt(const struct record *r, struct buf *out);
/* "! ValidationException: text" and its `reason` and `why:` lines; part -1: none. */
void lines_refusal(const struct errinfo *why, enum reason reason, int part, struct buf *out);
/* The same for an answer that is a refusal: names the index that said no. */
void lines_refused(const struct result *r, struct buf *out);
/* "  NAME VALUE" for each member of a plan that is not at its default. */
void lines_plan(const struct plan *plan, struct buf *out);

#endif
