#include "config.h"

#include "base/utf8.h"

size_t utf8_decode(struct slice s, uint32_t *ret_cp)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *p = (const unsigned char *)s.ptr;
    if (s.len == 0)
        return 0;
    if (p[0] < 0x80) {
        *ret_cp = p[0];
        return 1;
    }
    size_t len = p[0] >= 0xf0 && p[0] < 0xf5   ? 4
                 : p[0] >= 0xe0 && p[0] < 0xf0 ? 3
                 : p[0] >= 0xc2 && p[0] < 0xe0 ? 2
                                               : 0;
    if (len == 0 || s.len < len)
        return 0;
    uint32_t cp = p[0] & (0x7fu >> len);
    for (size_t i = 1; i < len; i++) {
        if ((p[i] & 0xc0) != 0x80)
            return 0;
        cp = cp << 6 | (p[i] & 0x3f);
    }
    if (cp < least[len] || cp > 0x10ffff || (cp >= 0xd800 && cp < 0xe000))
        return 0;
    *ret_cp = cp;
    return len;
}

size_t utf8_encode(uint32_t cp, char out[4])
{
    if (cp < 0x80) {
        out[0] = (char)cp;
        return 1;
    }
    size_t len = cp < 0x800 ? 2 : cp < 0x10000 ? 3 : 4;
    for (size_t i = len - 1; i > 0; i--) {
        out[i] = (char)(0x80 | (cp & 0x3f));
        cp >>= 6;
    }
    out[0] = (char)((0xf00u >> len & 0xff) | cp);
    return len;
}

size_t utf8_check(struct slice s)
{
    uint32_t cp;
    for (size_t at = 0; at < s.len;) {
        size_t n = utf8_decode((struct slice){s.ptr + at, s.len - at}, &cp);
        if (n == 0)
            return at;
        at += n;
    }
    return s.len;
}

size_t utf8_count(struct slice s)
{
    size_t count = 0;
    for (size_t i = 0; i < s.len; i++)
        count += ((unsigned char)s.ptr[i] & 0xc0) != 0x80;
    return count;
}
