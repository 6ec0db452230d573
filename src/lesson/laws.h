#ifndef LESSON_LAWS_H
#define LESSON_LAWS_H

#include "lesson/exercise.h"
#include "lesson/issues.h"

/*
 * The laws of an exercise (docs/keyglass-lesson.5), on the lesson's seed and seeds 1 to
 * 4: the starting file and the empty answer fail and match no wrong fence, the
 * solution passes all, every alternative passes all but bonus, every wrong answer
 * fails with its own code.  Also: every wrong fence has its file and every such
 * file its fence, rungs 1 to 3 exist, each file names its exercise.
 */
void laws_check(const struct exercise_host *host, const struct lesson_exercise *spec,
                struct issues *out);

#endif
