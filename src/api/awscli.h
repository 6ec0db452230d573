#ifndef API_AWSCLI_H
#define API_AWSCLI_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"

/*
 * The AWS CLI's way to write a request: the words behind `aws dynamodb`, split by
 * a shell, to an operation and the JSON of its request, and back.  Options are
 * the members of the operation's shape, in kebab case; nothing is said twice.
 *
 * Read are options with their values (JSON, the shorthand syntax, several words
 * for a list), --no-x, --cli-input-json with the JSON itself, and the global
 * options that have no meaning here.  Whether a value is of the right kind, or
 * one is missing, the API says.
 */
struct awscli_place {
    size_t word, at; /* byte of that word */
};

struct awscli {
    const char *operation;     /* "PutItem" */
    struct slice body;         /* JSON, the arena's */
    struct awscli_place place; /* of a failure */
};

/* `words`: what follows `aws dynamodb`. */
enum err awscli_read(const struct slice *words, size_t count, struct arena *a, struct awscli *ret,
                     struct errinfo *why) ERR_CHECKED;

/* `aws dynamodb ...` on lines of 80 columns that a shell joins; no line end behind the last. */
void awscli_write(struct slice operation, struct slice body, struct buf *out);

#endif
