#ifndef LESSON_CODES_H
#define LESSON_CODES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"

/*
 * lessons/codes: every wrong-answer code with its one sentence, a line each:
 *
 *     M-PK-PREFIX  A prefix of the partition key selects partitions.
 *
 * Blank lines and lines starting with "#" are layout.
 */
struct codes {
    struct arena arena;
    const char **code;     /* sorted as in the file; ends with NULL, for near_word() */
    const char **sentence; /* the same places */
    size_t count;
};

enum { CODES_LENGTH_MAX = 24 };

enum err codes_parse(struct slice text, struct codes *ret_codes, struct errinfo *why) ERR_CHECKED;
enum err codes_load(const char *path, struct codes *ret_codes, struct errinfo *why) ERR_CHECKED;
void codes_done(struct codes *c);
/* The sentence of a code, or NULL. */
const char *codes_sentence(const struct codes *c, struct slice code);
/* M- and capitals, digits, hyphens, at most 24 characters. */
bool codes_is_code(struct slice s);

#endif
