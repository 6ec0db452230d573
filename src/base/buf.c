#include "config.h"

#include "base/buf.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/xalloc.h"

void buf_limit(struct buf *b, size_t max)
{
    b->max = max;
}

void buf_done(struct buf *b)
{
    free(b->ptr);
    *b = (struct buf){.max = b->max};
}

void buf_clear(struct buf *b)
{
    b->len = 0;
    b->over = false;
    if (b->ptr)
        b->ptr[0] = '\0';
}

char *buf_extend(struct buf *b, size_t len)
{
    if (b->max && (len > b->max || b->len > b->max - len)) {
        b->over = true;
        return NULL;
    }
    if (b->len + len + 1 > b->cap) {
        size_t cap = b->cap ? b->cap : 64;
        while (cap < b->len + len + 1)
            cap *= 2;
        b->ptr = xrealloc(b->ptr, cap, 1);
        b->cap = cap;
    }
    char *place = b->ptr + b->len;
    b->len += len;
    b->ptr[b->len] = '\0';
    return place;
}

void buf_add(struct buf *b, const void *ptr, size_t len)
{
    char *place = buf_extend(b, len);
    if (place && len)
        memcpy(place, ptr, len);
}

void buf_add_slice(struct buf *b, struct slice s)
{
    buf_add(b, s.ptr, s.len);
}

void buf_add_str(struct buf *b, const char *text)
{
    buf_add(b, text, strlen(text));
}

void buf_add_char(struct buf *b, char c)
{
    buf_add(b, &c, 1);
}

void buf_add_fill(struct buf *b, char c, size_t count)
{
    char *place = buf_extend(b, count);
    if (place && count)
        memset(place, c, count);
}

void buf_vprintf(struct buf *b, const char *fmt, va_list ap)
{
    va_list again;
    va_copy(again, ap);
    int len = vsnprintf(NULL, 0, fmt, again);
    va_end(again);
    char *place = len < 0 ? NULL : buf_extend(b, (size_t)len);
    if (place)
        vsnprintf(place, (size_t)len + 1, fmt, ap);
}

void buf_printf(struct buf *b, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    buf_vprintf(b, fmt, ap);
    va_end(ap);
}

char *buf_detach(struct buf *b)
{
    char *ptr = b->ptr ? b->ptr : xstrdup("");
    *b = (struct buf){.max = b->max};
    return ptr;
}

const char *buf_str(const struct buf *b)
{
    return b->ptr ? b->ptr : "";
}
