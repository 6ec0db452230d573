#include "config.h"

#include "view/chart.h"

#include <string.h>

int chart_eighths(int64_t part, int64_t whole, int cells)
{
    if (part <= 0 || whole <= 0 || cells <= 0)
        return 0;
    int all = cells * 8;
    if (part >= whole)
        return all;
    int n = (int)((__int128)part * all / whole);
    return n < 1 ? 1 : n;
}

int chart_spill(int64_t over, int64_t whole, int cells)
{
    if (over <= 0 || whole <= 0 || cells <= 0)
        return 0;
    __int128 n = ((__int128)over * cells * 2 + whole - 1) / ((__int128)whole * 2);
    return n < 1 ? 1 : n > 10000 ? 10000 : (int)n;
}

int chart_level(int64_t part, int64_t whole)
{
    if (part <= 0 || whole <= 0)
        return 0;
    if (part >= whole)
        return 8;
    int n = (int)((__int128)part * 8 / whole);
    return n < 1 ? 1 : n;
}

void chart_bar(const struct pen *p, const struct chart_bar *b)
{
    int eighths = chart_eighths(b->part, b->whole, b->w), full = eighths / 8;
    for (int i = 0; i < full; i++)
        canvas_sign(p, b->x + i, b->y, SIGN_FULL, b->style);
    if (eighths % 8 == 0)
        return;
    if (!p->c->ascii) /* U+2588 is full, each after it an eighth less */
        canvas_put(p, b->x + full, b->y, 0x2588u + 8 - (uint32_t)(eighths % 8), b->style);
    else if (full == 0)
        canvas_sign(p, b->x, b->y, SIGN_FULL, b->style);
}

void chart_wall(const struct pen *p, const struct chart_bar *b, int64_t rejected)
{
    int wall = b->x + b->w, room = p->r.w - wall - 1;
    canvas_sign(p, wall, b->y, SIGN_WALL, STYLE_QUIET);
    int spill = chart_spill(rejected, b->whole, b->w);
    bool is_cut = spill > room;
    for (int i = 0; i < spill && i < room; i++)
        canvas_sign(p, wall + 1 + i, b->y, SIGN_SPILL, STYLE_REJ);
    if (is_cut && room > 0)
        canvas_put(p, wall + room, b->y, '>', STYLE_REJ);
}

void chart_spark(const struct pen *p, int x, int y, int level, enum style style)
{
    if (level <= 0)
        return;
    if (level > 8)
        level = 8;
    if (!p->c->ascii)
        canvas_put(p, x, y, 0x2580u + (uint32_t)level, style);
    else if (level == 8)
        canvas_put(p, x, y, '#', style);
    else
        canvas_put(p, x, y, (uint32_t)('0' + (level * 10 + 7) / 8), style);
}

/* --- big numerals ---------------------------------------------------------------------- */

struct numeral {
    char c;
    const char *row[3];
};

/* clang-format off */
static const struct numeral blocks[] = {
    {'0', {"█▀▀█", "█  █", "█▄▄█"}}, {'1', {"▄█ ",  " █ ",  "▄█▄"}},
    {'2', {"▀▀▀█", "█▀▀▀", "█▄▄▄"}}, {'3', {"▀▀▀█", " ▀▀█", "▄▄▄█"}},
    {'4', {"█  █", "▀▀▀█", "   █"}}, {'5', {"█▀▀▀", "▀▀▀█", "▄▄▄█"}},
    {'6', {"█▀▀▀", "█▀▀█", "█▄▄█"}}, {'7', {"▀▀▀█", "   █", "   █"}},
    {'8', {"█▀▀█", "█▀▀█", "█▄▄█"}}, {'9', {"█▀▀█", "▀▀▀█", "▄▄▄█"}},
    {'/', {"  █",  " █ ",  "█  "}},  {'s', {"   ",  "█▀▀",  "▄▄█"}},
    {'%', {"▀ █",  " █ ",  "█ ▄"}},  {',', {"  ", "  ", "▄▀"}},
    {'.', {" ", " ", "▄"}},          {' ', {" ", " ", " "}},
};

static const struct numeral strokes[] = {
    {'0', {" _ ", "| |", "|_|"}}, {'1', {"   ", "  |", "  |"}},
    {'2', {" _ ", " _|", "|_ "}}, {'3', {" _ ", " _|", " _|"}},
    {'4', {"   ", "|_|", "  |"}}, {'5', {" _ ", "|_ ", " _|"}},
    {'6', {" _ ", "|_ ", "|_|"}}, {'7', {" _ ", "  |", "  |"}},
    {'8', {" _ ", "|_|", "|_|"}}, {'9', {" _ ", "|_|", " _|"}},
    {'/', {"  /", " / ", "/  "}}, {'s', {"  ", "(_", "_)"}},
    {'%', {"o /", " / ", "/ o"}}, {',', {" ", " ", "/"}},
    {'.', {" ", " ", "."}},       {' ', {" ", " ", " "}},
};
/* clang-format on */

enum { NUMERALS = sizeof blocks / sizeof *blocks };
_Static_assert(NUMERALS == sizeof strokes / sizeof *strokes, "both sets have the same numerals");

static const struct numeral *find_numeral(const struct pen *p, char c)
{
    const struct numeral *set = p->c->ascii ? strokes : blocks;
    for (int i = 0; i < NUMERALS; i++)
        if (set[i].c == c)
            return &set[i];
    return NULL;
}

static int numeral_width(const struct numeral *n)
{
    int cells = 0; /* every character of a numeral is one cell */
    for (const char *s = n->row[0]; *s; s++)
        cells += (*s & 0xc0) != 0x80;
    return cells;
}

int chart_big(const struct pen *p, int x, int y, enum style style, const char *text)
{
    for (; *text; text++) {
        const struct numeral *n = find_numeral(p, *text);
        if (!n)
            continue;
        for (int i = 0; i < 3; i++)
            canvas_text(p, x, y + i, style, n->row[i]);
        x += numeral_width(n) + 1;
    }
    return x;
}

int chart_big_width(const struct pen *p, const char *text)
{
    int w = 0;
    for (; *text; text++) {
        const struct numeral *n = find_numeral(p, *text);
        w += n ? numeral_width(n) + 1 : 0;
    }
    return w > 0 ? w - 1 : 0;
}
