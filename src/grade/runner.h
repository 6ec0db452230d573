#ifndef GRADE_RUNNER_H
#define GRADE_RUNNER_H

#include "grade/grade.h"

/*
 * Asks all checks of an answer, each in a process of its own; fills
 * ret->check[0 .. check_count) and ret->wrong.  `x` has its scene made already, so
 * that the processes share it.
 */
void runner_run(struct exercise *x, const struct script *answer, struct grade_answer *ret);

#endif
