#ifndef LAB_VERB_READER_H
#define LAB_VERB_READER_H

#include "base/buf.h"
#include "base/err.h"
#include "lab/lab.h"

/*
 * reader: two keys that are read after every write, as somebody would who looks
 * for an item while it moves from one to the other.  Its reads cost nothing and
 * are no operations.
 */
struct parser;

struct verb_reader {
    char *table; /* NULL: there is no reader */
    struct {
        char *bytes; /* encoded: partition key, then sort key */
        size_t pk_len, len;
    } key[2];
};

void verb_reader_copy(struct verb_reader *to, const struct verb_reader *from); /* `to` is empty */
void verb_reader_done(struct verb_reader *r);
/* A write was served: reads both keys and counts what is there. */
void verb_reader_look(struct lab *lab);

enum err verb_reader_parse(struct parser *p, struct command *c);
enum lab_outcome verb_reader_run(struct lab *lab, const struct command *c, struct buf *out);

#endif
