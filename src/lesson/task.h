#ifndef LESSON_TASK_H
#define LESSON_TASK_H

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"
#include "lesson/lesson.h"

/* The fences that follow an exercise (docs/keyglass-lesson.5); `line` is that of the
 * body's first line. */

/* `when EXPR` lines, then the message; w->code is set. */
enum err task_read_wrong(struct arena *a, struct slice body, int line, struct lesson_wrong *w,
                         struct errinfo *why) ERR_CHECKED;
enum err task_read_checks(struct arena *a, struct slice body, int line, struct lesson_exercise *e,
                          struct errinfo *why) ERR_CHECKED;

#endif
