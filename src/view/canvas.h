#ifndef VIEW_CANVAS_H
#define VIEW_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/slice.h"
#include "view/sign.h"
#include "view/style.h"

/*
 * A grid of cells that everything is drawn on: the terminal, golden screens and
 * text frames are copies of it.  A cell is a character, its width and what it
 * means.
 *
 * A wide character takes two cells: the left holds it (width 2), the right is its
 * shadow (width 0, cp 0).  Neither half is ever left alone: what covers one half
 * blanks the other.
 *
 * Drawing goes through a pen: a canvas and the rectangle that may be touched.
 * Places are relative to the pen's corner.  Everything outside is clipped, so
 * any rectangle, empty and negative ones included, is fine.
 */
struct cell {
    uint32_t cp;   /* 0: shadow of the wide character to the left */
    uint32_t mark; /* one combining character, or 0 */
    uint8_t width; /* 0, 1, 2 */
    uint8_t style; /* enum style */
};

struct rect {
    int x, y, w, h;
};

struct canvas {
    int w, h;
    struct cell *cells;
    bool ascii;             /* the sign set in use */
    int cursor_x, cursor_y; /* -1: hidden */
};

struct pen {
    struct canvas *c;
    struct rect r;    /* own rectangle: places are relative to its corner */
    struct rect clip; /* what may be touched, absolute, inside the canvas */
};

enum { CANVAS_SIDE_MAX = 1000 };

void canvas_init(struct canvas *c, bool ascii);
void canvas_done(struct canvas *c);
/* Blank, of the new size (cut to CANVAS_SIDE_MAX), cursor hidden. */
void canvas_resize(struct canvas *c, int w, int h);
void canvas_clear(struct canvas *c);
const struct cell *canvas_cell(const struct canvas *c, int x, int y);

struct pen canvas_pen(struct canvas *c);
/* A pen for a part of p's rectangle; what sticks out of it is clipped. */
struct pen canvas_part(const struct pen *p, int x, int y, int w, int h);

/* One character of width 1 or 2. */
void canvas_put(const struct pen *p, int x, int y, uint32_t cp, enum style style);
void canvas_sign(const struct pen *p, int x, int y, enum sign sign, enum style style);
void canvas_fill(const struct pen *p, struct rect r, uint32_t cp, enum style style);
void canvas_restyle(const struct pen *p, struct rect r, enum style style);

/* Text from x on; returns the x behind it (whether or not it fit). */
int canvas_text(const struct pen *p, int x, int y, enum style style, const char *text);
int canvas_slice(const struct pen *p, int x, int y, enum style style, struct slice text);
int canvas_printf(const struct pen *p, int x, int y, enum style style, const char *fmt, ...)
    __attribute__((format(printf, 5, 6)));
/* Text that ends before column `end`; returns the x of its first cell. */
int canvas_right(const struct pen *p, int end, int y, enum style style, const char *text);
void canvas_cursor(const struct pen *p, int x, int y);

/*
 * The screen as text: rows between bars, then the styles as letters, then the
 * cursor.  The form of tests/ui/(name).screen.
 */
void canvas_dump(const struct canvas *c, struct buf *out);
/* The rows alone, trailing blanks cut. */
void canvas_rows(const struct canvas *c, struct buf *out);
/* Asserts that no wide character is torn and every cell is sound. */
void canvas_check(const struct canvas *c);

#endif
