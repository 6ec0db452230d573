#include "config.h"

#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/xalloc.h"

static enum err fail(struct errinfo *why, int reason)
{
    return err_set(why, ERR_IO, "%s", strerror(reason));
}

enum err file_read_fd(int fd, size_t max, struct buf *out, struct errinfo *why)
{
    char piece[16384];
    size_t total = 0;
    for (;;) {
        ssize_t n = read(fd, piece, sizeof piece);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return fail(why, errno);
        if (n == 0)
            return ERR_OK;
        total += (size_t)n;
        if (total > max)
            return err_set(why, ERR_LIMIT, "longer than %zu bytes", max);
        buf_add(out, piece, (size_t)n);
    }
}

enum err file_read(const char *path, size_t max, struct buf *out, struct errinfo *why)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return fail(why, errno);
    enum err err = file_read_fd(fd, max, out, why);
    close(fd);
    return err;
}

/* 0 or the system's reason. */
static int write_all(int fd, struct slice text)
{
    while (text.len > 0) {
        ssize_t n = write(fd, text.ptr, text.len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return errno;
        text = (struct slice){text.ptr + n, text.len - (size_t)n};
    }
    return 0;
}

/* Closes; a reason that was there before comes first. */
static int close_after(int fd, int reason)
{
    return close(fd) != 0 && reason == 0 ? errno : reason;
}

/* Written beside the file, then renamed; the system's reason or 0. */
static int write_beside(const char *path, struct slice text)
{
    char *beside = xasprintf("%s.%ld~", path, (long)getpid());
    int fd = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    int reason = fd < 0 ? errno : close_after(fd, write_all(fd, text));
    if (reason == 0 && rename(beside, path) != 0)
        reason = errno;
    if (reason != 0 && fd >= 0)
        unlink(beside);
    free(beside);
    return reason;
}

enum err file_replace(const char *path, struct slice text, struct errinfo *why)
{
    /* The file a link leads to is the one meant; a device or a pipe is written to. */
    char *real = realpath(path, NULL);
    struct stat st;
    int reason;
    if (real && stat(real, &st) == 0 && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode)) {
        int fd = open(real, O_WRONLY | O_CLOEXEC);
        reason = fd < 0 ? errno : close_after(fd, write_all(fd, text));
    } else {
        reason = write_beside(real ? real : path, text);
    }
    free(real);
    return reason == 0 ? ERR_OK : fail(why, reason);
}

enum err file_append(const char *path, struct slice text, struct errinfo *why)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (fd < 0)
        return fail(why, errno);
    int reason = close_after(fd, write_all(fd, text));
    return reason == 0 ? ERR_OK : fail(why, reason);
}

enum err file_make_folder(const char *path, struct errinfo *why)
{
    char *piece = xstrdup(path);
    int reason = 0;
    for (char *at = piece + 1; piece[0] && reason == 0; at++) {
        char c = *at;
        if (c != '/' && c != 0)
            continue;
        *at = 0;
        if (mkdir(piece, 0777) != 0 && errno != EEXIST)
            reason = errno;
        *at = c;
        if (c == 0)
            break;
    }
    free(piece);
    if (reason == 0 && !file_is_folder(path))
        reason = ENOTDIR;
    return reason == 0 ? ERR_OK : fail(why, reason);
}

bool file_is_there(const char *path)
{
    return access(path, F_OK) == 0;
}

bool file_is_folder(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}
