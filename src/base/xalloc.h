#ifndef BASE_XALLOC_H
#define BASE_XALLOC_H

#include <stddef.h>

#include "base/slice.h"

/*
 * Memory that is always there: each of these ends the program with one line on
 * stderr when memory is out, so there are no out-of-memory paths anywhere.
 * Whatever an outsider can size is checked against base/limits.h first.
 * Give memory back with free().
 */
void *xmalloc(size_t size);
void *xaligned(size_t align, size_t size); /* align: a power of two that divides size */
void *xcalloc(size_t count, size_t size);
void *xrealloc(void *ptr, size_t count, size_t size);
char *xstrdup(const char *text);
void *xmemdup(const void *ptr, size_t size);
char *xslicedup(struct slice s); /* a terminated copy */
char *xasprintf(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

/* Makes room for one more element in a growing array: doubles when full. */
#define XGROW(array, count, cap)                                                                   \
    do {                                                                                           \
        if ((count) == (cap)) {                                                                    \
            (cap) = (cap) ? (cap)*2 : 8;                                                           \
            (array) = xrealloc((array), (cap), sizeof *(array));                                   \
        }                                                                                          \
    } while (0)

#endif
