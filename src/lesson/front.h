#ifndef LESSON_FRONT_H
#define LESSON_FRONT_H

#include <stddef.h>

#include "base/err.h"
#include "base/slice.h"
#include "lesson/lesson.h"

/* The flat front matter of a lesson (docs/keyglass-lesson.5): "---", `key: text` lines, "---". */

/* Fills the lesson's front fields.  *ret_rest is the text after it, *ret_line the
 * line of the file at which that begins. */
enum err front_read(struct lesson *l, struct slice text, struct slice *ret_rest, int *ret_line,
                    struct errinfo *why) ERR_CHECKED;

#endif
