#ifndef PLAIN_ALOUD_H
#define PLAIN_ALOUD_H

#include "base/buf.h"
#include "base/slice.h"
#include "lesson/prose.h"

/* Texts of lessons and of the lab as they are read aloud: no signs, no columns. */
enum { ALOUD_WIDTH = 78 };

/* Words, a line broken at blanks where it grows longer than ALOUD_WIDTH. */
void aloud_prose(const struct prose *p, struct buf *out);
/* Words on one line, without its end; for options and messages. */
void aloud_line(const struct prose *p, struct buf *out);
/* A sentence: wrapped like words, ended by a full stop where it has no end. */
void aloud_sentence(struct slice text, struct buf *out);
/* A command on one line. */
void aloud_command(struct slice command, struct buf *out);
/* What a command printed: "! X" is "Refused: X", " | " a comma, 1/4 "1 of 4". */
void aloud_output(struct slice output, struct buf *out);

#endif
