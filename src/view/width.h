#ifndef VIEW_WIDTH_H
#define VIEW_WIDTH_H

#include <stdbool.h>
#include <stdint.h>

#include "base/slice.h"

/*
 * Cells that text takes.  Widths are the locale's (wcwidth), so a screen agrees
 * with its terminal.  What cannot be shown is shown as text: control bytes and
 * broken UTF-8 as \x1f (four cells), other unprintable characters as U+FFFD.
 */
struct glyph {
    uint32_t cp;
    int width;    /* 0 (combining), 1 or 2 */
    bool is_byte; /* cp is a byte to be written as \xNN; width 4 */
};

enum { WIDTH_UNKNOWN = 0xfffd };

/* The first glyph of `s` (not empty) and the bytes it took. */
struct glyph width_next(struct slice s, size_t *ret_bytes);
/* Cells of the whole text. */
int width_of(struct slice s);
/* Bytes of the longest beginning that takes at most `cells`. */
size_t width_fit(struct slice s, int cells);
/* Bytes to leave out at the start so that the rest takes at most `cells`. */
size_t width_fit_tail(struct slice s, int cells);

#endif
