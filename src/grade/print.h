#ifndef GRADE_PRINT_H
#define GRADE_PRINT_H

#include "grade/grade.h"

/* Whole answers as people and tools read them. */
void print_answers(const struct grade_answer *const *answers, size_t count,
                   enum grade_format format, struct buf *out);

#endif
