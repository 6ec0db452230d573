#include "config.h"

#include "base/xalloc.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static void *checked(void *ptr)
{
    if (!ptr) {
        fputs("keyglass: out of memory\n", stderr);
        abort();
    }
    return ptr;
}

void *xmalloc(size_t size)
{
    return checked(malloc(size ? size : 1));
}

void *xaligned(size_t align, size_t size)
{
    return checked(aligned_alloc(align, size));
}

void *xcalloc(size_t count, size_t size)
{
    return checked(calloc(count ? count : 1, size ? size : 1));
}

void *xrealloc(void *ptr, size_t count, size_t size)
{
    if (size && count > SIZE_MAX / size)
        checked(NULL);
    return checked(realloc(ptr, count && size ? count * size : 1));
}

char *xstrdup(const char *text)
{
    return checked(strdup(text));
}

void *xmemdup(const void *ptr, size_t size)
{
    void *copy = xmalloc(size);
    if (size)
        memcpy(copy, ptr, size);
    return copy;
}

char *xslicedup(struct slice s)
{
    char *copy = xmalloc(s.len + 1);
    if (s.len)
        memcpy(copy, s.ptr, s.len);
    copy[s.len] = '\0';
    return copy;
}

char *xasprintf(const char *fmt, ...)
{
    va_list ap;
    char *text = NULL;
    va_start(ap, fmt);
    if (vasprintf(&text, fmt, ap) < 0)
        text = NULL;
    va_end(ap);
    return checked(text);
}
