#include "config.h"

#include "tui/theme.h"

#include <assert.h>
#include <string.h>

enum { B = THEME_BOLD, D = THEME_DIM, R = THEME_REVERSE, U = THEME_UNDERLINE };

struct row {
    struct theme_look dark256, dark8, light256, light8, contrast;
    unsigned mono;
};

/* clang-format off */
static const struct row rows[STYLE_COUNT] = {
    /*               dark 256         dark 8          light 256        light 8         contrast         mono */
    [STYLE_TEXT]   = {{252, -1, 0},   {7, -1, 0},     {235, -1, 0},    {0, -1, 0},     {7, -1, 0},      0},
    [STYLE_QUIET]  = {{245, -1, 0},   {7, -1, D},     {243, -1, 0},    {0, -1, D},     {7, -1, 0},      D},
    [STYLE_STRONG] = {{231, -1, B},   {7, -1, B},     {16, -1, B},     {0, -1, B},     {7, -1, B},      B},
    [STYLE_HEADER] = {{252, 236, 0},  {7, -1, R},     {235, 254, 0},   {0, -1, R},     {7, -1, R},      R},
    [STYLE_KEY]    = {{231, -1, B},   {7, -1, B},     {16, -1, B},     {0, -1, B},     {7, -1, B},      B},
    [STYLE_POINT]  = {{231, -1, B},   {7, -1, B},     {16, -1, B},     {0, -1, B},     {3, -1, B},      B},
    [STYLE_TYPED]  = {{231, -1, U},   {7, -1, U},     {16, -1, U},     {0, -1, U},     {7, -1, U},      U},
    [STYLE_OK]     = {{75, -1, 0},    {6, -1, 0},     {25, -1, 0},     {4, -1, 0},     {7, -1, 0},      0},
    [STYLE_WARM]   = {{221, -1, 0},   {3, -1, B},     {130, -1, 0},    {5, -1, B},     {3, -1, 0},      B},
    [STYLE_HOT]    = {{202, -1, B},   {1, -1, B},     {88, -1, B},     {1, -1, B},     {3, -1, B},      B},
    [STYLE_REJ]    = {{16, 202, 0},   {7, 1, B},      {231, 124, 0},   {7, 1, B},      {3, -1, R},      B | R},
    [STYLE_RUN]    = {{231, 24, 0},   {7, 4, B},      {16, 153, 0},    {0, 6, 0},      {7, -1, R},      R},
    [STYLE_WASTE]  = {{245, -1, 0},   {7, -1, D},     {243, -1, 0},    {0, -1, D},     {7, -1, 0},      D},
    [STYLE_GHOST]  = {{240, -1, 0},   {7, -1, D},     {248, -1, 0},    {0, -1, D},     {7, -1, 0},      D},
    [STYLE_MISS]   = {{231, -1, B|U}, {7, -1, B | U}, {16, -1, B | U}, {0, -1, B | U}, {7, -1, B | U},  B | U},
    [STYLE_STRUCK] = {{245, -1, 0},   {7, -1, D},     {243, -1, 0},    {0, -1, D},     {7, -1, 0},      D},
    [STYLE_BANNER] = {{16, 252, B},   {7, -1, R | B}, {231, 238, B},   {0, -1, R | B}, {7, -1, R | B},  R},
    [STYLE_TILE0]  = {{252, -1, R},   {7, -1, R},     {235, -1, R},    {0, -1, R},     {7, -1, R},      R},
    [STYLE_TILE1]  = {{16, 109, 0},   {0, 6, 0},      {231, 30, 0},    {0, 6, 0},      {7, -1, R},      R},
    [STYLE_TILE2]  = {{16, 187, 0},   {0, 3, 0},      {231, 94, 0},    {0, 3, 0},      {7, -1, R},      R},
    [STYLE_TILE3]  = {{16, 140, 0},   {7, 5, 0},      {231, 90, 0},    {7, 5, 0},      {7, -1, R},      R},
    [STYLE_TILE4]  = {{231, 95, 0},   {7, 4, 0},      {231, 240, 0},   {7, 4, 0},      {7, -1, R},      R},
};
/* clang-format on */

struct theme_look theme_find(enum theme_name theme, int colours, enum style style)
{
    assert(style < STYLE_COUNT);
    const struct row *r = &rows[style];
    if (colours < 8)
        theme = THEME_MONO;
    switch (theme) {
    case THEME_DARK:
        return colours >= 256 ? r->dark256 : r->dark8;
    case THEME_LIGHT:
        return colours >= 256 ? r->light256 : r->light8;
    case THEME_CONTRAST:
        return r->contrast;
    case THEME_MONO:
    case THEME_COUNT:
        break;
    }
    return (struct theme_look){-1, -1, r->mono};
}

int theme_by_name(const char *name)
{
    static const char *const names[THEME_COUNT] = {
        [THEME_DARK] = "dark",
        [THEME_LIGHT] = "light",
        [THEME_CONTRAST] = "contrast",
        [THEME_MONO] = "mono",
    };
    for (int i = 0; i < THEME_COUNT; i++)
        if (strcmp(name, names[i]) == 0)
            return i;
    return -1;
}
