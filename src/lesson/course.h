#ifndef LESSON_COURSE_H
#define LESSON_COURSE_H

#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"

/*
 * The lessons there are, in order, from lessons/course.index:
 *
 *     title: Partition keys and sort keys
 *     group: Heat
 *     lesson: 10-hot
 *
 * Of each lesson its front matter and title are read; a lesson that cannot be
 * read so far is an error of the index.
 */
struct course_lesson {
    const char *id, *number, *folder;
    const char *group; /* the block of the menu it stands in */
    const char *title;
    int minutes;
    struct slice *needs;
    size_t need_count;
};

struct course {
    struct arena arena;
    const char *title;
    struct course_lesson *lesson;
    size_t count;
};

/* `folder` holds course.index and the lessons' folders.  Errors name the file. */
enum err course_load(const char *folder, struct course *ret_course,
                     struct errinfo *why) ERR_CHECKED;
void course_done(struct course *c);
/* By number ("4", "04"), id, or the id's beginning when it is one lesson's alone; or NULL. */
const struct course_lesson *course_find(const struct course *c, struct slice name);

#endif
