#include "config.h"

#include "view/width.h"

#include <assert.h>
#include <wchar.h>

#include "base/utf8.h"

struct glyph width_next(struct slice s, size_t *ret_bytes)
{
    assert(s.len > 0);
    uint32_t cp;
    size_t n = utf8_decode(s, &cp);
    if (n == 0 || cp < 0x20 || (cp >= 0x7f && cp < 0xa0)) {
        *ret_bytes = n ? n : 1;
        uint32_t byte = n ? cp : (uint8_t)s.ptr[0];
        return (struct glyph){.cp = byte, .width = 4, .is_byte = true};
    }
    *ret_bytes = n;
    int w = cp < 0x7f ? 1 : wcwidth((wchar_t)cp);
    if (w < 0)
        return (struct glyph){.cp = WIDTH_UNKNOWN, .width = 1};
    return (struct glyph){.cp = cp, .width = w};
}

int width_of(struct slice s)
{
    int cells = 0;
    while (s.len > 0) {
        size_t n;
        cells += width_next(s, &n).width;
        s.ptr += n;
        s.len -= n;
    }
    return cells;
}

size_t width_fit(struct slice s, int cells)
{
    size_t at = 0;
    while (at < s.len) {
        size_t n;
        struct slice rest = {s.ptr + at, s.len - at};
        cells -= width_next(rest, &n).width;
        if (cells < 0)
            break;
        at += n;
    }
    return at;
}

size_t width_fit_tail(struct slice s, int cells)
{
    int over = width_of(s) - cells;
    size_t at = 0;
    while (at < s.len) {
        size_t n;
        struct slice rest = {s.ptr + at, s.len - at};
        int w = width_next(rest, &n).width;
        if (over <= 0 && w > 0)
            break;
        over -= w;
        at += n;
    }
    return at;
}
