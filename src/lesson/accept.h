#ifndef LESSON_ACCEPT_H
#define LESSON_ACCEPT_H

#include <stdbool.h>

#include "base/buf.h"
#include "base/err.h"

/*
 * A lesson's file with its expected outputs filled in by running it.  What the
 * author left out or made wild stays as long as it still matches; everything
 * outside the `lab` fences that run stays byte for byte.
 */
struct accept_config {
    const char *path; /* a lesson's folder or file */
    const char *data; /* folder in which "datasets/" lies; NULL: nowhere */
    bool fill;        /* give outputs to commands that have none, too */
};

/* Appends the new text; *ret_file is the file it belongs in, to be freed.  Nothing is
 * written: the caller shows the difference and calls file_replace(). */
enum err accept_lesson(const struct accept_config *config, struct buf *ret_text, char **ret_file,
                       struct errinfo *why) ERR_CHECKED;

#endif
