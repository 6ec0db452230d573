#ifndef LAB_VERB_LOAD_H
#define LAB_VERB_LOAD_H

#include "lab/lab_int.h"
#include "lab/loadfile.h"
#include "lab/parser.h"

/*
 * load: an import of a file, all of it or nothing.
 */
enum err verb_load_parse(struct parser *p, struct command *c);
enum lab_outcome verb_load_run(struct lab *lab, const struct command *c, struct buf *out);

extern const struct clause verb_load_clauses[];

/* --- files, for whatever else reads them ------------------------------------------------- */

/* Refuses what is no .jsonl or .csv file, is absolute or has "..". */
enum err verb_load_check_path(struct parser *p, size_t at, struct slice path) ERR_CHECKED;
bool verb_load_is_csv(struct slice path);
/* The file's text, from the lab's folders or its data; false: refused, and said in `out`. */
bool verb_load_read(struct lab *lab, struct slice path, struct buf *ret_text, struct buf *out);
/* "! lab: people.jsonl:3:14: text" */
enum lab_outcome verb_load_refuse(struct slice path, const struct loadfile *f,
                                  const struct errinfo *why, struct buf *out);

#endif
