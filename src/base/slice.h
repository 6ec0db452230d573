#ifndef BASE_SLICE_H
#define BASE_SLICE_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/*
 * A stretch of bytes that somebody else owns: not terminated, may hold NUL.
 * Strings are slices inside keyglass and C strings only at its edges.
 */
struct slice {
    const char *ptr;
    size_t len;
};

#define SLICE(literal) ((struct slice){(literal), sizeof(literal) - 1})
#define SLICE_NONE     ((struct slice){NULL, 0})
/* For printf: "%.*s". */
#define SLICE_ARG(s) (int)(s).len, (s).ptr

static inline struct slice slice_of(const char *text)
{
    return (struct slice){text, strlen(text)};
}

static inline bool slice_equal(struct slice a, struct slice b)
{
    /* the first byte tells most names apart, and costs no call */
    return a.len == b.len &&
           (a.len == 0 || (a.ptr[0] == b.ptr[0] && memcmp(a.ptr, b.ptr, a.len) == 0));
}

static inline bool slice_is(struct slice a, const char *text)
{
    return slice_equal(a, slice_of(text));
}

/* Equal but for the case of ASCII letters. */
bool slice_is_nocase(struct slice a, const char *text);

/* Unsigned bytes; of two slices of which one begins the other, the shorter is less. */
static inline int slice_compare(struct slice a, struct slice b)
{
    size_t n = a.len < b.len ? a.len : b.len;
    int c = n ? memcmp(a.ptr, b.ptr, n) : 0;
    return c ? c : (a.len > b.len) - (a.len < b.len);
}

static inline bool slice_begins(struct slice a, struct slice prefix)
{
    return a.len >= prefix.len && (prefix.len == 0 || memcmp(a.ptr, prefix.ptr, prefix.len) == 0);
}

/* First place of `needle` in `hay`, or NULL.  An empty needle is at the start. */
const char *slice_find(struct slice hay, struct slice needle);

/* Without the blanks (space, tab) at both ends. */
struct slice slice_trim(struct slice s);

#endif
