#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"

/*
 * Whole files, in and out.  Failures are ERR_IO with the system's reason or
 * ERR_LIMIT, and name no path: the caller knows it.
 */

/* Appends the file's bytes to out; more than `max` are refused. */
enum err file_read(const char *path, size_t max, struct buf *out, struct errinfo *why) ERR_CHECKED;
/* The same from a file that is open already (0: standard input), to its end. */
enum err file_read_fd(int fd, size_t max, struct buf *out, struct errinfo *why) ERR_CHECKED;

/* Puts a file in the place of `path`: whoever looks sees the old one or the new
 * one, whole.  Written beside it, then renamed.  A link is followed; what is no
 * regular file (a device, a pipe) is written to as it stands. */
enum err file_replace(const char *path, struct slice text, struct errinfo *why) ERR_CHECKED;
/* Adds text at the end in one write; makes the file where there is none. */
enum err file_append(const char *path, struct slice text, struct errinfo *why) ERR_CHECKED;

/* Makes a folder and those above it; fine when it is there. */
enum err file_make_folder(const char *path, struct errinfo *why) ERR_CHECKED;
bool file_is_there(const char *path);
bool file_is_folder(const char *path);

#endif
