#ifndef LAB_SHELL_H
#define LAB_SHELL_H

#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "lab/parser.h"

/*
 * A command's text as a shell would split it.  What a shell
 * would do besides (variables, pipes, patterns) is refused: the lab is no shell.
 */
struct shell_word {
    struct slice text;
    const uint32_t *at; /* of each byte, and behind the last: its offset in the command's text */
};

struct shell_words {
    struct shell_word *list; /* the arena's */
    struct slice *text;      /* the words alone */
    size_t count;
};

/* From p->r.at to the end. */
enum err shell_split(struct parser *p, struct shell_words *ret) ERR_CHECKED;

#endif
