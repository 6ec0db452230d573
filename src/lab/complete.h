#ifndef LAB_COMPLETE_H
#define LAB_COMPLETE_H

#include <stddef.h>

#include "base/slice.h"
#include "lab/lab.h"

/*
 * Completion at the prompt: command words at the start, then the command's
 * clause words, the names of tables and of attributes: keys, and those of the
 * tables' first items.
 */
struct complete {
    size_t from;  /* the word that is to be replaced: line[from .. cursor) */
    char **words; /* ascending */
    size_t count, cap;
};

void complete_prompt(struct lab *lab, struct slice line, size_t cursor, struct complete *ret);
void complete_done(struct complete *c);

#endif
