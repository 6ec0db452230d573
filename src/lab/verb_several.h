#ifndef LAB_VERB_SEVERAL_H
#define LAB_VERB_SEVERAL_H

#include "lab/operation.h"
#include "lab/parser.h"

/*
 * batch and transact: several operations in one.  An action is written as the
 * command of its name is, without what the service knows for single ones only.
 * Their args are operation_args and operation_run() runs them.
 */
enum err verb_several_parse_batch(struct parser *p, struct command *c);
enum err verb_several_parse_transact(struct parser *p, struct command *c);

/* Words of actions, for completion: word i of the command, NULL past the end. */
const char *verb_several_word(struct slice verb, size_t i);

#endif
