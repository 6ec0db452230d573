#ifndef LAB_VERB_SHOW_H
#define LAB_VERB_SHOW_H

#include "lab/lab_int.h"
#include "lab/parser.h"
#include "lab/script.h"

/*
 * `show as aws`, `show as json`: an operation in the service's own words.  It
 * runs nothing; without an operation it is the last one of the log.
 */
enum err verb_show_parse(struct parser *p, struct command *c);
enum lab_outcome verb_show_run(struct lab *lab, const struct command *c, struct buf *out);

#endif
