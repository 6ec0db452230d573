#ifndef BASE_BUF_H
#define BASE_BUF_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/slice.h"

/*
 * A growing run of bytes.  `BUF_INIT` (all zero) is a valid empty buffer with no
 * limit of its own; a buffer that an outsider can fill is given one with
 * buf_limit(): what does not fit is dropped whole and `over` is set, so a caller
 * checks once at the end.  ptr is always terminated once anything was added.
 */
struct buf {
    char *ptr;
    size_t len, cap;
    size_t max; /* 0: no limit */
    bool over;
};

#define BUF_INIT                                                                                   \
    {                                                                                              \
        0                                                                                          \
    }

void buf_limit(struct buf *b, size_t max);
void buf_done(struct buf *b);  /* frees; the buffer is empty and usable again */
void buf_clear(struct buf *b); /* empties, keeps the memory */
void buf_add(struct buf *b, const void *ptr, size_t len);
void buf_add_slice(struct buf *b, struct slice s);
void buf_add_str(struct buf *b, const char *text);
void buf_add_char(struct buf *b, char c);
void buf_add_fill(struct buf *b, char c, size_t count);
void buf_printf(struct buf *b, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void buf_vprintf(struct buf *b, const char *fmt, va_list ap) __attribute__((format(printf, 2, 0)));
/* Room for `len` bytes at the end (len grows); NULL when over the limit. */
char *buf_extend(struct buf *b, size_t len);
/* Gives the bytes, terminated, for free(); the buffer is empty again. */
char *buf_detach(struct buf *b);
/* A terminated view, never NULL; borrows until the next change. */
const char *buf_str(const struct buf *b);

static inline struct slice buf_slice(const struct buf *b)
{
    return (struct slice){b->ptr, b->len};
}

#endif
