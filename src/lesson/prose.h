#ifndef LESSON_PROSE_H
#define LESSON_PROSE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/slice.h"

/*
 * The words of a lesson: blocks of styled runs, free of any width.  A reader of
 * lessons builds them; views wrap them to the pane with prose_wrap(), the plain
 * narration joins them with prose_print().  Plain data in the lesson's arena.
 */
enum prose_style { PROSE_EM = 1, PROSE_STRONG = 2, PROSE_CODE = 4, PROSE_LINK = 8 };

struct prose_run {
    struct slice text; /* decoded, no line ends */
    unsigned style;    /* bits of prose_style */
    bool breaks;       /* a new line begins after it (hard break) */
};

enum prose_kind {
    PROSE_PARA,    /* a paragraph */
    PROSE_ITEM,    /* the paragraph of a list item */
    PROSE_ROW,     /* a row of a table; run i .. belong to cells, see `cell` */
    PROSE_VERBATIM /* one line as it stands: `text` and `lab noexec` fences, the card */
};

struct prose_block {
    enum prose_kind kind;
    int depth;        /* lists and quotes it stands in; 1 for an item of a plain list */
    const char *mark; /* "-", "1." before an item's first paragraph, ">" of a quote, else "" */
    bool is_head;     /* PROSE_ROW: the header of its table */
    int line;         /* in the lesson's file */
    struct prose_run *run;
    size_t run_count;
    size_t *cell; /* PROSE_ROW: runs up to the end of cell i */
    size_t cell_count;
};

struct prose {
    struct prose_block *block;
    size_t count;
};

/* One line of wrapped words: pieces from left to right. */
struct prose_piece {
    struct slice text;
    unsigned style;
    int col; /* where it starts, from 0 */
};

struct prose_line {
    struct prose_piece *piece; /* none: a blank line between blocks */
    size_t count;
    int width;
};

struct prose_lines {
    struct prose_line *line;
    size_t count;
};

/*
 * Wraps to `width` columns (at least 10); words longer than a line are cut, tables are
 * set in columns.  Blocks are set apart by a blank line, items and rows of one list
 * or table are not; when that makes more than `lines_max` lines (0: no bound) the
 * blank lines are left out.  Nothing is dropped: the caller cuts.
 * Lives in `a`; piece texts borrow from the prose.
 */
struct prose_lines prose_wrap(const struct prose *p, int width, size_t lines_max, struct arena *a);

/* Words as sentences: a line a block, list items with their mark, table rows with
 * ", " between the cells; no styles.  `first` to the end of the blocks. */
void prose_print(const struct prose *p, struct buf *out);

/* Columns a text takes: wide characters two, combining ones none. */
int prose_width(struct slice text);

#endif
