#ifndef LAB_PARSER_H
#define LAB_PARSER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"
#include "expr/expr.h"
#include "lab/script.h"
#include "model/literal.h"
#include "model/num.h"
#include "model/val.h"

/*
 * Reading the words, literals and clauses of one command.  The text is the
 * command's alone, comments and joining backslashes already blank, so a line end
 * is a blank like any other.
 *
 * Values go into the arena.  Where the service would refuse a literal or an
 * expression, the failure is kept as `defect`, the rest of the command is not
 * read, and the engine answers it when the command runs.
 */
struct parser {
    struct reader r;
    struct arena *arena;
    struct errinfo *why;
    const char *verb; /* name of the command, for messages */
    unsigned forbid;
    struct errinfo *defect; /* the arena's, NULL: none */
};

struct clause {
    const char *word; /* "newest first" */
    unsigned flags;   /* enum clause_flag */
    int group;        /* clauses of one group exclude each other; 0: none */
    enum err (*parse)(struct parser *p, void *args);
};

enum clause_flag {
    CLAUSE_LATER = 1, /* known, and not here yet */
    CLAUSE_REQUIRED = 2,
    CLAUSE_MANY = 4,   /* may be given again and again */
    CLAUSE_REFUSED = 8 /* has no place here: `parse` says why, at the clause's word */
};

bool parser_at_end(struct parser *p); /* blanks are skipped first, here and below */
/* err_at() at offset `at` of the command's text; gives ERR_LAB. */
enum err parser_fail(struct parser *p, size_t at, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* "expected WHAT after `AFTER`, found ..."; AFTER is a word of the language, or a phrase
 * that begins with "the ", or NULL. */
enum err parser_expected(struct parser *p, const char *what, const char *after);

struct slice parser_peek_word(struct parser *p); /* empty: none stands here */
bool parser_word(struct parser *p, struct slice *ret);
bool parser_keyword(struct parser *p, const char *word); /* takes it if it stands here */
bool parser_char(struct parser *p, char c);
enum err parser_need_char(struct parser *p, char c, const char *after);
/* A word or a name in back-ticks. */
enum err parser_attr(struct parser *p, const char *after, struct slice *ret);
enum err parser_tablename(struct parser *p, const char *after, struct slice *ret);
enum err parser_indexname(struct parser *p, const char *after, struct slice *ret);
enum err parser_int(struct parser *p, const char *after, uint64_t max, uint64_t *ret);
/* Digits with an optional fraction, as text. */
enum err parser_number(struct parser *p, const char *what, const char *after, struct slice *ret);
enum err parser_duration(struct parser *p, const char *after, int64_t *ret_us);
enum err parser_size(struct parser *p, const char *after, uint64_t *ret_bytes);
enum err parser_string(struct parser *p, const char *after, struct slice *ret);
/* A file: a string or a plain run of characters. */
enum err parser_path(struct parser *p, const char *after, struct slice *ret);
/* A run of characters up to the next blank. */
struct slice parser_run(struct parser *p);
/* Any literal; a value the service refuses is the lab's error here. */
enum err parser_value(struct parser *p, const char *after, struct val *ret);
/* A map, or a typed one behind `typed`; see defect above. */
enum err parser_object(struct parser *p, const char *after, struct val *ret);
/* Keeps a failure of the service's as the defect and ends the reading. */
enum err parser_service(struct parser *p, enum err err);

/* Reads clauses up to the end, each at most once, in any order. */
enum err parser_clauses(struct parser *p, const struct clause *table, void *args);
/* The same up to a clause of `outer` that is none of `table`: clauses within a clause. */
enum err parser_clauses_until(struct parser *p, const struct clause *table,
                              const struct clause *outer, void *args);

#endif
