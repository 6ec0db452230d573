#include "config.h"

#include "view/sign.h"

#include <assert.h>

static const struct {
    uint32_t utf8;
    char ascii;
} signs[SIGN_COUNT] = {
#define SIGN_ROW(name, cp, letter) [SIGN_##name] = {cp, letter},
    SIGN_TABLE(SIGN_ROW)
#undef SIGN_ROW
};

uint32_t sign_cp(enum sign sign, bool ascii)
{
    assert(sign < SIGN_COUNT);
    return ascii ? (uint32_t)signs[sign].ascii : signs[sign].utf8;
}

uint32_t sign_ascii(uint32_t cp)
{
    if (cp < 0x80)
        return cp;
    for (int i = 0; i < SIGN_COUNT; i++)
        if (signs[i].utf8 == cp)
            return (uint32_t)signs[i].ascii;
    return cp == 0xfffd ? '?' : cp;
}
