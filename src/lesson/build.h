#ifndef LESSON_BUILD_H
#define LESSON_BUILD_H

#include "base/err.h"
#include "base/slice.h"
#include "lesson/codes.h"
#include "lesson/lesson.h"

/*
 * Puts a lesson together from the parts of its text: steps, beats, fences.  `l` is
 * empty but for its path and folder, `text` lies in its arena; after a failure `l`
 * can only be freed.
 */
enum err build_lesson(struct lesson *l, struct slice text, const struct codes *codes,
                      struct errinfo *why) ERR_CHECKED;

#endif
