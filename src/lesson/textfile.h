#ifndef LESSON_TEXTFILE_H
#define LESSON_TEXTFILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "base/err.h"
#include "base/limits.h"
#include "base/slice.h"

/* Text files of lessons and learners, whole. */

/* Appends the file's bytes; at most `max` (ERR_LIMIT).  ERR_IO without a place. */
enum err textfile_read(const char *path, size_t max, struct buf *out,
                       struct errinfo *why) ERR_CHECKED;
bool textfile_exists(const char *path);
/* Writes beside and renames over, so that a reader sees the old text or the new. */
enum err textfile_replace(const char *path, struct slice text, struct errinfo *why) ERR_CHECKED;
/* Makes a folder; one that is there is fine. */
enum err textfile_make_folder(const char *path, struct errinfo *why) ERR_CHECKED;

/*
 * What texts from outside must be: UTF-8, no control characters but tab and line
 * ends, a CR only before an LF.  A place is given.
 */
enum err textfile_check(struct slice text, struct errinfo *why) ERR_CHECKED;

#endif
