#ifndef LAB_VERB_LOAD_H
#define LAB_VERB_LOAD_H

#include "lab/lab_int.h"
#include "lab/parser.h"

/*
 * load: an import of a file, all of it or nothing.
 */
enum err verb_load_parse(struct parser *p, struct command *c);
enum lab_outcome verb_load_run(struct lab *lab, const struct command *c, struct buf *out);

extern const struct clause verb_load_clauses[];

#endif
