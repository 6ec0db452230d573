#ifndef LAB_VERB_OP_H
#define LAB_VERB_OP_H

#include "lab/lab_int.h"
#include "lab/operation.h"
#include "lab/parser.h"
#include "lab/script.h"

/*
 * put, get, update, delete, query, scan: how they are written.  Their args are
 * operation_args and operation_run() runs them.
 */
/* What stands behind the word: alone, or as an action, which the clauses tell. */
enum err verb_op_parse(struct parser *p, enum op op, const struct clause *clauses,
                       struct operation_args *a);
enum err verb_op_parse_put(struct parser *p, struct command *c);
enum err verb_op_parse_get(struct parser *p, struct command *c);
enum err verb_op_parse_update(struct parser *p, struct command *c);
enum err verb_op_parse_delete(struct parser *p, struct command *c);
enum err verb_op_parse_query(struct parser *p, struct command *c);
enum err verb_op_parse_scan(struct parser *p, struct command *c);

/* `explain`: args is the explained command. */
enum err verb_op_parse_explain(struct parser *p, struct command *c);
enum lab_outcome verb_op_run_explain(struct lab *lab, const struct command *c, struct buf *out);

extern const char *const verb_op_sections[]; /* words that open a part of an update */
extern const struct clause verb_op_write_clauses[], verb_op_get_clauses[], verb_op_query_clauses[],
    verb_op_scan_clauses[];
extern const struct clause verb_op_batch_get_clauses[], verb_op_batch_write_clauses[],
    verb_op_transact_get_clauses[], verb_op_transact_write_clauses[], verb_op_check_clauses[];

#endif
