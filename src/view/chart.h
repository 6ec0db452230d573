#ifndef VIEW_CHART_H
#define VIEW_CHART_H

#include <stdint.h>

#include "view/canvas.h"

/*
 * Bars and the like.  Each is a function of numbers and cells; where the sign
 * set is ASCII, whole cells take the place of eighths.
 */

/* How long a bar is, in eighths of a cell: at least 1 for more than nothing, at
 * most 8 * cells - 1 for less than the whole; equal numbers give equal bars. */
int chart_eighths(int64_t part, int64_t whole, int cells);
/* Whole cells over the wall: rounded, at least one for more than nothing. */
int chart_spill(int64_t over, int64_t whole, int cells);
/* Height of one column of a sparkline, 0 (blank) to 8. */
int chart_level(int64_t part, int64_t whole);

struct chart_bar {
    int x, y, w; /* cells up to the wall, or all */
    int64_t part, whole;
    enum style style;
};

void chart_bar(const struct pen *p, const struct chart_bar *b);

/* The wall at the end of a bar and what was rejected behind it, up to the pen's edge. */
void chart_wall(const struct pen *p, const struct chart_bar *b, int64_t rejected);

/* One column of a sparkline; level 0 to 8. */
void chart_spark(const struct pen *p, int x, int y, int level, enum style style);

/*
 * Three rows high: digits, ',', '.', '/', 's', '%', blanks.  Returns the x
 * behind it; chart_big_width() says it beforehand.
 */
int chart_big(const struct pen *p, int x, int y, enum style style, const char *text);
int chart_big_width(const struct pen *p, const char *text);

#endif
