#ifndef VIEW_STYLE_H
#define VIEW_STYLE_H

/*
 * What a cell means.  Views name a role; only the themes of tui/ know colours.
 * The letter stands for the role in golden screens.
 */
/* clang-format off */
#define STYLE_TABLE(_)                                                                             \
    _(TEXT,   '.')                                                                                 \
    _(QUIET,  'q')                                                                                 \
    _(STRONG, 's')                                                                                 \
    _(HEADER, 'h')                                                                                 \
    _(KEY,    'k')                                                                                 \
    _(POINT,  'p')                                                                                 \
    _(TYPED,  't')                                                                                 \
    _(OK,     'o')                                                                                 \
    _(WARM,   'w')                                                                                 \
    _(HOT,    'H')                                                                                 \
    _(REJ,    'R')                                                                                 \
    _(RUN,    'r')                                                                                 \
    _(WASTE,  'v')                                                                                 \
    _(GHOST,  'g')                                                                                 \
    _(MISS,   'm')                                                                                 \
    _(STRUCK, 'x')                                                                                 \
    _(BANNER, 'B')                                                                                 \
    _(TILE0,  '0')                                                                                 \
    _(TILE1,  '1')                                                                                 \
    _(TILE2,  '2')                                                                                 \
    _(TILE3,  '3')                                                                                 \
    _(TILE4,  '4')
/* clang-format on */

enum style {
#define STYLE_ENUM(name, letter) STYLE_##name,
    STYLE_TABLE(STYLE_ENUM)
#undef STYLE_ENUM
        STYLE_COUNT
};

#endif
