#include "config.h"

#include "lesson/textfile.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/utf8.h"
#include "base/xalloc.h"

static enum err io_error(struct errinfo *why, const char *path, const char *what)
{
    return err_set(why, ERR_IO, "cannot %s %s: %s", what, path, strerror(errno));
}

enum err textfile_read(const char *path, size_t max, struct buf *out, struct errinfo *why)
{
    char block[16384];
    size_t total = 0;
    struct stat st;
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return io_error(why, path, "read");
    if (fstat(fd, &st) == 0 && S_ISDIR(st.st_mode)) {
        close(fd);
        errno = EISDIR;
        return io_error(why, path, "read");
    }
    for (;;) {
        ssize_t n = read(fd, block, sizeof block);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) {
            enum err err = n < 0 ? io_error(why, path, "read") : ERR_OK;
            close(fd);
            return err;
        }
        total += (size_t)n;
        if (total > max) {
            close(fd);
            return err_set(why, ERR_LIMIT, "%s is longer than %zu bytes", path, max);
        }
        buf_add(out, block, (size_t)n);
    }
}

bool textfile_exists(const char *path)
{
    return access(path, F_OK) == 0;
}

static bool write_all(int fd, struct slice text)
{
    while (text.len) {
        ssize_t n = write(fd, text.ptr, text.len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        text = (struct slice){text.ptr + n, text.len - (size_t)n};
    }
    return true;
}

enum err textfile_replace(const char *path, struct slice text, struct errinfo *why)
{
    char *beside = xasprintf("%s.new", path);
    enum err err = ERR_OK;
    struct stat st;
    mode_t mode = stat(path, &st) == 0 ? st.st_mode & 0777 : 0666;
    int fd = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
    if (fd < 0) {
        err = io_error(why, beside, "write");
    } else {
        bool is_written = write_all(fd, text);
        is_written = close(fd) == 0 && is_written;
        if (!is_written || rename(beside, path) != 0) {
            err = io_error(why, path, "write");
            unlink(beside);
        }
    }
    free(beside);
    return err;
}

enum err textfile_make_folder(const char *path, struct errinfo *why)
{
    if (mkdir(path, 0777) == 0)
        return ERR_OK;
    struct stat st;
    if (errno == EEXIST && stat(path, &st) == 0 && S_ISDIR(st.st_mode))
        return ERR_OK;
    return io_error(why, path, "make the folder");
}

enum err textfile_check(struct slice text, struct errinfo *why)
{
    int line = 1, col = 1;
    for (size_t i = 0; i < text.len;) {
        uint32_t cp;
        size_t n = utf8_decode((struct slice){text.ptr + i, text.len - i}, &cp);
        if (n == 0)
            return err_at(why, line, col, ERR_LAB, "a byte that is no UTF-8");
        bool is_line_end = cp == '\r' && i + 1 < text.len && text.ptr[i + 1] == '\n';
        if (cp == 0)
            return err_at(why, line, col, ERR_LAB, "a NUL byte");
        if ((cp < 0x20 && cp != '\t' && cp != '\n' && !is_line_end) || (cp >= 0x7f && cp < 0xa0))
            return err_at(why, line, col, ERR_LAB, "a control character (U+%04X)", (unsigned)cp);
        i += n;
        col++;
        if (cp == '\n') {
            line++;
            col = 1;
        }
    }
    return ERR_OK;
}
