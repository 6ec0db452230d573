#ifndef LAB_VERB_MISC_H
#define LAB_VERB_MISC_H

#include "lab/lab_int.h"
#include "lab/parser.h"

/*
 * The commands about the lab itself: wait, expect, answer, model, undo, reset,
 * help.
 */
enum err verb_misc_parse_wait(struct parser *p, struct command *c);
enum lab_outcome verb_misc_run_wait(struct lab *lab, const struct command *c, struct buf *out);
enum err verb_misc_parse_expect(struct parser *p, struct command *c);
enum lab_outcome verb_misc_run_expect(struct lab *lab, const struct command *c, struct buf *out);
enum err verb_misc_parse_answer(struct parser *p, struct command *c);
enum lab_outcome verb_misc_run_answer(struct lab *lab, const struct command *c, struct buf *out);
enum err verb_misc_parse_model(struct parser *p, struct command *c);
enum lab_outcome verb_misc_run_model(struct lab *lab, const struct command *c, struct buf *out);
enum err verb_misc_parse_nothing(struct parser *p, struct command *c); /* undo, reset */
enum lab_outcome verb_misc_run_undo(struct lab *lab, const struct command *c, struct buf *out);
enum lab_outcome verb_misc_run_reset(struct lab *lab, const struct command *c, struct buf *out);
enum err verb_misc_parse_help(struct parser *p, struct command *c);
enum lab_outcome verb_misc_run_help(struct lab *lab, const struct command *c, struct buf *out);

#endif
