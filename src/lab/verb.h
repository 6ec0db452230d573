#ifndef LAB_VERB_H
#define LAB_VERB_H

#include <stdbool.h>

#include "base/err.h"
#include "base/slice.h"
#include "lab/lab.h"
#include "lab/script.h"

/*
 * The commands of the lab language: one const table that the parser, `help`,
 * completion, the manual page and "did you mean" read.
 */
struct parser;
struct clause;

enum verb_flag {
    VERB_OPERATION = 1,  /* goes through the front door as one operation */
    VERB_LOGGED = 2,     /* changes the state or what checks see: kept in the log */
    VERB_LATER = 4,      /* known, and not here yet */
    VERB_TIMED = 8,      /* takes virtual time */
    VERB_READ = 16,      /* get, query, scan, explain, locate, describe: a look */
    VERB_RECEIPT = 32,   /* its last line is a receipt */
    VERB_EXPLAINED = 64, /* a single operation that `explain` takes */
    VERB_SHELL = 128     /* its text is split by a shell's rules */
};

struct verb {
    const char *name;
    const char *syntax; /* as the reference writes it, one line */
    const char *help;   /* one phrase, lower case, no full stop */
    unsigned flags;     /* enum verb_flag */
    /* Reads what follows the command's word into c->args (the arena's). */
    enum err (*parse)(struct parser *p, struct command *c);
    /* VERB_TIMED: starts it and gives LAB_RUNNING. */
    enum lab_outcome (*run)(struct lab *lab, const struct command *c, struct buf *out);
    const struct clause *clauses; /* words for completion; NULL: none */
};

extern const struct verb verb_table[]; /* ends with name NULL */

const struct verb *verb_find(struct slice name); /* any case; or NULL */
const char *verb_near(struct slice typed);       /* the nearest name, or NULL */

#endif
