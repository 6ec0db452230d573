#ifndef LAB_VERB_TABLE_H
#define LAB_VERB_TABLE_H

#include "lab/lab_int.h"
#include "lab/parser.h"

/*
 * create, describe, locate: tables and places in them.
 */
enum err verb_table_parse_create(struct parser *p, struct command *c);
enum lab_outcome verb_table_run_create(struct lab *lab, const struct command *c, struct buf *out);
enum err verb_table_parse_describe(struct parser *p, struct command *c);
enum lab_outcome verb_table_run_describe(struct lab *lab, const struct command *c, struct buf *out);
enum err verb_table_parse_locate(struct parser *p, struct command *c);
enum lab_outcome verb_table_run_locate(struct lab *lab, const struct command *c, struct buf *out);

extern const struct clause verb_table_create_clauses[];

#endif
