#ifndef LESSON_ISSUES_H
#define LESSON_ISSUES_H

#include <stddef.h>

#include "base/err.h"

/* What lint finds, each with its place: FILE:LINE:COL: text. */
struct issue {
    char *file;
    int line, col; /* 0: of the file as a whole */
    char *text;
};

struct issues {
    struct issue *issue;
    size_t count, cap;
};

void issues_add(struct issues *is, const char *file, int line, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
/* A failure with its place. */
void issues_add_error(struct issues *is, const char *file, const struct errinfo *why);
void issues_done(struct issues *is);

#endif
