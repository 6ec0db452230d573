#include "config.h"

#include "base/slice.h"

#include <strings.h>

bool slice_is_nocase(struct slice a, const char *text)
{
    return a.len == strlen(text) && (a.len == 0 || strncasecmp(a.ptr, text, a.len) == 0);
}

const char *slice_find(struct slice hay, struct slice needle)
{
    if (needle.len == 0)
        return hay.ptr;
    return hay.len ? memmem(hay.ptr, hay.len, needle.ptr, needle.len) : NULL;
}

struct slice slice_trim(struct slice s)
{
    while (s.len && (*s.ptr == ' ' || *s.ptr == '\t')) {
        s.ptr++;
        s.len--;
    }
    while (s.len && (s.ptr[s.len - 1] == ' ' || s.ptr[s.len - 1] == '\t'))
        s.len--;
    return s;
}
