#ifndef MODEL_LITERAL_H
#define MODEL_LITERAL_H

#include <stdbool.h>

#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "model/val.h"

/*
 * The lab's literals (languages.md 1.2): JSON values, sets <<...>>, binaries
 * b64("..."), and typed maps.  Shared by items at the prompt, conditions,
 * checks and files that `load` reads, so a value is written one way everywhere.
 */

/*
 * A source text with a place in it.  `at` moves; line and column are worked out
 * from the text when an error needs them, counted from first_line and first_col.
 */
struct reader {
    struct slice text;
    size_t at;
    int first_line, first_col; /* of text.ptr[0]; 1, 1 unless it is a piece of something */
};

struct reader reader_of(struct slice text);
/* Skips blanks, tabs and line ends, and comments ("#" after a blank or at a line's start). */
void reader_skip(struct reader *r);
/* Line and column (characters) of offset `at`. */
void reader_place(const struct reader *r, size_t at, int *ret_line, int *ret_col);
/* err_at() at offset `at`; returns ERR_LAB. */
enum err reader_fail(const struct reader *r, size_t at, struct errinfo *why, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));

/*
 * Reads one literal at r->at (blanks skipped) and appends it to p.  Refuses what
 * languages.md refuses, each by name: single quotes, typographic quotes, +1 .5
 * 007, trailing commas, members named twice, broken UTF-8, placeholders, NUL.
 * Errors of the service (empty set, duplicates, number range) come as
 * ERR_VALIDATION with the service's text, the place filled in.
 */
enum err literal_read(struct reader *r, struct pack *p, struct errinfo *why) ERR_CHECKED;
/* A map of typed values: {"a": {"N": "1"}}; r stands at its "{". */
enum err literal_read_typed(struct reader *r, struct pack *p, struct errinfo *why) ERR_CHECKED;
/* True when a literal can begin here: " digit - [ { << true false null b64( */
bool literal_begins(const struct reader *r);
/* Reads a JSON string at r->at into out (decoded UTF-8). */
enum err literal_read_string(struct reader *r, struct buf *out, struct errinfo *why) ERR_CHECKED;

/* Writes a value as a literal that reads back to the same value: members and set
 * elements sorted, all names quoted, ", " and ": " between. */
void literal_print(struct val v, struct buf *out);
/* The same as a row prints it (languages.md 2.1): strings bare when they cannot be mistaken. */
void literal_print_bare(struct val v, struct buf *out);
/* A JSON string with quotes. */
void literal_print_string(struct slice s, struct buf *out);

/* An attribute name as it is printed: bare when it is a plain word, else as a JSON string. */
void literal_print_name(struct slice name, struct buf *out);

/* A plain word: letter { letter | digit | "_" }. */
bool literal_is_word(struct slice s);

#endif
