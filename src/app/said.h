#ifndef APP_SAID_H
#define APP_SAID_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "base/slice.h"
#include "view/canvas.h"

/*
 * What was typed and what was answered: the lines above a prompt.  `{0}` is an
 * empty one; the oldest are forgotten beyond SAID_LINES.
 */
enum { SAID_LINES = 2000 };

struct said_line {
    char *text;
    enum style style;
    bool is_command; /* a command as entered: what follows is its answer */
};

struct said {
    struct said_line *line;
    size_t count, cap;
    size_t scroll; /* rows below the window; 0: the newest are in sight */
};

void said_done(struct said *s);
void said_clear(struct said *s);
void said_add(struct said *s, enum style style, struct slice line);
/* A line of the same kind and style as another. */
void said_add_like(struct said *s, const struct said_line *like, struct slice text);
/* Whole lines that a command printed, each in the style of its kind. */
void said_add_output(struct said *s, struct slice output);
/* A command as it was entered, with what stood before it ("> "). */
void said_add_command(struct said *s, const char *label, struct slice text);

/* Rows that the lines take at this width, at most `most`. */
int said_rows(const struct said *s, int width, int most);
/*
 * The newest rows at the foot of the pen, less what is scrolled away.  Lines of
 * the last answer that have no room are counted in the first row; `key`, which
 * brings them into sight, is named there ("" none).
 */
void said_draw(const struct said *s, const struct pen *p, const char *key);
/* "(4 more lines)" */
void said_more(size_t lines, const char *key, struct buf *out);
/* Scrolls by rows (up is positive); `rows` in sight, `width` columns. */
void said_scroll(struct said *s, int by, int rows, int width);

/* A line cut to `width` columns: a receipt loses its tail, other lines end in "..". */
void said_shorten(struct slice line, int width, struct buf *out);
/* One line of an answer in a single row: a receipt loses its tail, words drop
 * whole.  Returns nothing to wrap. */
void said_draw_line(const struct pen *p, int y, enum style style, struct slice line);
/* "! ..." and its like: the style of a printed line. */
enum style said_style(struct slice line);

#endif
