#ifndef LAB_OPERATION_H
#define LAB_OPERATION_H

#include "engine/request.h"
#include "lab/lab_int.h"

/*
 * One operation on its way through the front door: its pages, its record, what
 * it prints.  However a request was written, it runs, counts and prints here.
 */

/* What the parser of an operation's command leaves in its args. */
struct operation_args {
    struct slice target;         /* Table or Table.Index: resolved when it runs; empty: as it is */
    struct request request;      /* without table and index */
    const struct slice *targets; /* the same for each of its actions */
    bool all_pages;
};

struct operation {
    struct lab *lab;
    struct request request;
    bool all_pages;
    struct result result; /* of the page read last */
    struct record *record;
    struct api *api;                /* holds what the request borrows; operation_end() takes it */
    struct pack start;              /* where the next page starts */
    struct item *lowest;            /* of the first page (one reference), when others followed */
    uint32_t part_first, part_last; /* partitions opened so far, in key-space order */
};

/* The longest run up to a dot or the end that is a table's name; the rest is its index. */
void operation_resolve(const struct lab *lab, struct slice target, struct slice *ret_table,
                       struct slice *ret_index);
/* The request with tables and indexes; actions are the arena's. */
struct request operation_request(const struct lab *lab, const struct operation_args *a,
                                 struct arena *arena);
/* What was asked, as checks see it; owns its texts. */
struct plan operation_plan(const struct lab *lab, const struct request *q, bool all_pages);

/* `q` is borrowed until the end.  False: a limit of the lab leaves no room for it, which is said
 * in `out`, and nothing has begun. */
bool operation_begin(struct operation *o, struct lab *lab, const struct request *q, bool all_pages,
                     struct buf *out);
/* Sends it, page by page; false when a limit stopped it, which is said in `out`. */
bool operation_send(struct operation *o, struct buf *out);
/* Rows, refusal, receipt; the latter two alone for who has rows of its own. */
void operation_print(struct operation *o, struct buf *out);
void operation_print_refusal(struct operation *o, struct buf *out);
/* Keeps the record and what pictures ask for; frees the rest. */
void operation_end(struct operation *o, const struct command *c);

/* All of it, for a command whose args are operation_args. */
enum lab_outcome operation_run(struct lab *lab, const struct command *c, struct buf *out);

#endif
