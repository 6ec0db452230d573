#ifndef VIEW_SIGN_H
#define VIEW_SIGN_H

#include <stdbool.h>
#include <stdint.h>

/* The signs of the stage, each in both sets (one row, one meaning). */
/* clang-format off */
#define SIGN_TABLE(_)                                                                              \
    _(IDLE,      0x25e6, '.')                                                                      \
    _(OK,        0x2713, '+')                                                                      \
    _(WARM,      0x25b4, '^')                                                                      \
    _(HOT,       0x2731, '*')                                                                      \
    _(NO,        0x2717, 'x')  /* rejected, refused, wrong */                                      \
    _(CHOSEN,    0x25b8, '>')                                                                      \
    _(DOWN,      0x25be, 'v')  /* needle, ceiling mark, below */                                   \
    _(UP,        0x25b4, '^')  /* above, first difference */                                       \
    _(MARK,      0x25c9, '@')  /* mark on the line, now */                                         \
    _(EARLIER,   0x25e6, 'o')  /* mark on the line, earlier */                                     \
    _(BORDER,    0x254e, ':')                                                                      \
    _(RULER,     0x254c, '-')                                                                      \
    _(BEAM,      0x2590, ']')                                                                      \
    _(WALL,      0x2502, '|')                                                                      \
    _(FULL,      0x2588, '#')                                                                      \
    _(SAVED,     0x2591, ':')                                                                      \
    _(SPILL,     0x2592, 'x')                                                                      \
    _(HAIRLINE,  0x2500, '-')
/* clang-format on */

enum sign {
#define SIGN_ENUM(name, utf8, ascii) SIGN_##name,
    SIGN_TABLE(SIGN_ENUM)
#undef SIGN_ENUM
        SIGN_COUNT
};

uint32_t sign_cp(enum sign sign, bool ascii);
/* What a character of a text becomes in the ASCII set; itself when it is no sign. */
uint32_t sign_ascii(uint32_t cp);

#endif
