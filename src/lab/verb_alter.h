#ifndef LAB_VERB_ALTER_H
#define LAB_VERB_ALTER_H

#include "lab/lab_int.h"
#include "lab/parser.h"

/*
 * alter, drop: tables that are there already.
 */
enum err verb_alter_parse(struct parser *p, struct command *c);
enum lab_outcome verb_alter_run(struct lab *lab, const struct command *c, struct buf *out);
enum err verb_alter_parse_drop(struct parser *p, struct command *c);
enum lab_outcome verb_alter_run_drop(struct lab *lab, const struct command *c, struct buf *out);

extern const struct clause verb_alter_clauses[];

#endif
