#include "config.h"

#include "base/b64.h"

#include <stdint.h>

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

void b64_encode(struct slice bytes, struct buf *out)
{
    const uint8_t *p = (const uint8_t *)bytes.ptr;
    for (size_t i = 0; i < bytes.len; i += 3) {
        size_t have = bytes.len - i < 3 ? bytes.len - i : 3;
        uint32_t group = (uint32_t)p[i] << 16;
        if (have > 1)
            group |= (uint32_t)p[i + 1] << 8;
        if (have > 2)
            group |= p[i + 2];
        buf_add_char(out, alphabet[group >> 18]);
        buf_add_char(out, alphabet[group >> 12 & 63]);
        buf_add_char(out, have > 1 ? alphabet[group >> 6 & 63] : '=');
        buf_add_char(out, have > 2 ? alphabet[group & 63] : '=');
    }
}

static int digit(char c)
{
    const char *at = c ? strchr(alphabet, c) : NULL;
    return at ? (int)(at - alphabet) : -1;
}

bool b64_decode(struct slice text, struct buf *out)
{
    if (text.len % 4)
        return false;
    for (size_t i = 0; i < text.len; i += 4) {
        const char *q = text.ptr + i;
        int pad = 0;
        if (i + 4 == text.len)
            pad = q[3] != '=' ? 0 : q[2] != '=' ? 1 : 2;
        uint32_t group = 0;
        for (int k = 0; k < 4; k++) {
            int d = k >= 4 - pad ? 0 : digit(q[k]);
            if (d < 0)
                return false;
            group = group << 6 | (uint32_t)d;
        }
        if (pad && group & (pad == 1 ? 0xffu : 0xffffu))
            return false;
        char bytes[3] = {(char)(group >> 16), (char)(group >> 8), (char)group};
        buf_add(out, bytes, (size_t)(3 - pad));
    }
    return true;
}
