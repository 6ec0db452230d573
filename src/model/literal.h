#ifndef MODEL_LITERAL_H
#define MODEL_LITERAL_H

#include <stdbool.h>

#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "model/reader.h"
#include "model/val.h"

/*
 * The lab's literals (docs/keyglass-lab.5): JSON values, sets <<...>>, binaries
 * b64("..."), and typed maps.  Shared by items at the prompt, conditions,
 * checks and files that `load` reads, so a value is written one way everywhere.
 */

/*
 * Reads one literal at r->at (blanks skipped) and appends it to p.  Refuses what
 * is no literal but looks like one, each by name: single quotes, typographic quotes, +1 .5
 * 007, trailing commas, members named twice, broken UTF-8, placeholders, NUL.
 * Errors of the service (empty set, duplicates, number range) come as
 * ERR_VALIDATION with the service's text, the place filled in.
 */
enum err literal_read(struct reader *r, struct pack *p, struct errinfo *why) ERR_CHECKED;
/* A map of typed values: {"a": {"N": "1"}}; r stands at its "{". */
enum err literal_read_typed(struct reader *r, struct pack *p, struct errinfo *why) ERR_CHECKED;
/* True when a literal can begin at r->at: " digit -digit [ { << true false null b64( */
bool literal_begins(const struct reader *r);
/* The failure of literal_read where none begins, told by what stands there. */
enum err literal_refuse(const struct reader *r, struct errinfo *why) ERR_CHECKED;
/* Reads a JSON string at r->at (blanks skipped) and appends its text to out. */
enum err literal_read_string(struct reader *r, struct buf *out, struct errinfo *why) ERR_CHECKED;

/* Writes a value as a literal that reads back to the same value: members and set
 * elements sorted, all names quoted, ", " and ": " between. */
void literal_print(struct val v, struct buf *out);
/* The same as a row prints it (docs/keyglass-lab.5): strings bare when they cannot be mistaken. */
void literal_print_bare(struct val v, struct buf *out);
/* A JSON string with quotes. */
void literal_print_string(struct slice s, struct buf *out);

/* An attribute name as it is printed: bare when it is a plain word, else as a JSON string. */
void literal_print_name(struct slice name, struct buf *out);

/* A plain word: letter { letter | digit | "_" }. */
bool literal_is_word(struct slice s);

#endif
