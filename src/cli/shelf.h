#ifndef CLI_SHELF_H
#define CLI_SHELF_H

#include <stdbool.h>

#include "base/err.h"
#include "lesson/course.h"

/*
 * Where lessons come from and where a learner's work goes: the data root with
 * its course, the work folder (--work, else $KEYGLASS_WORK, else ./work).
 */
struct shelf {
    char *root; /* data_root(); NULL: none */
    struct course course;
    const char *work;
};

/* False after one line on stderr when there is no course or it cannot be read.
 * shelf_done() either way. */
bool shelf_open(struct shelf *s, const char *work);
void shelf_done(struct shelf *s);

/* The folder (or file) of a lesson named by number, id or path; NULL after one
 * line on stderr with the nearest. */
const char *shelf_lesson(const struct shelf *s, const char *name);
/* One line on stderr that the lesson cannot be used: its file, the place, the reason. */
void shelf_complain(const char *path, const struct errinfo *why);

#endif
