#ifndef LESSON_LINT_H
#define LESSON_LINT_H

#include "base/buf.h"
#include "lesson/issues.h"

/*
 * A lesson proved: its grammar, its expected output and `expect`
 * by running it, `verify` of every prediction, the laws of its exercises, words
 * that fit the smallest screens, the same digest at each beat forward, back and
 * forward again.
 */
struct lint_config {
    const char *path;    /* a lesson's folder or file */
    const char *data;    /* folder in which "datasets/" lies; NULL: nowhere */
    struct buf *digests; /* NULL, or a line for each beat is added */
};

void lint_lesson(const struct lint_config *config, struct issues *out);

#endif
