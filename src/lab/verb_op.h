#ifndef LAB_VERB_OP_H
#define LAB_VERB_OP_H

#include "engine/request.h"
#include "lab/lab_int.h"
#include "lab/parser.h"
#include "lab/script.h"

/*
 * put, get, delete, query, scan: one operation each, through the front door.
 */
struct verb_op_args {
    struct slice target;    /* Table, or Table.Index: resolved when it runs */
    struct request request; /* without table and index */
    bool all_pages;
};

enum err verb_op_parse_put(struct parser *p, struct command *c);
enum err verb_op_parse_get(struct parser *p, struct command *c);
enum err verb_op_parse_delete(struct parser *p, struct command *c);
enum err verb_op_parse_query(struct parser *p, struct command *c);
enum err verb_op_parse_scan(struct parser *p, struct command *c);
enum lab_outcome verb_op_run(struct lab *lab, const struct command *c, struct buf *out);

/* `explain`: args is the explained command. */
enum err verb_op_parse_explain(struct parser *p, struct command *c);
enum lab_outcome verb_op_run_explain(struct lab *lab, const struct command *c, struct buf *out);

/* The longest run up to a dot or the end that is a table's name; the rest is its index. */
void verb_op_resolve(const struct lab *lab, struct slice target, struct slice *ret_table,
                     struct slice *ret_index);

extern const struct clause verb_op_write_clauses[], verb_op_get_clauses[], verb_op_query_clauses[],
    verb_op_scan_clauses[];

#endif
