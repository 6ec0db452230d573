#ifndef LESSON_MARKDOWN_H
#define LESSON_MARKDOWN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"
#include "lesson/prose.h"

/*
 * Markdown's strict subset (docs/keyglass-lesson.5) by md4c, as a list of parts in
 * order.  md4c is forgiving and gives no places; everything it would let through
 * (unclosed and mistyped fences, underlined headings, link definitions, HTML,
 * odd entities) is refused here with line and column.
 */
enum markdown_kind {
    MARKDOWN_HEADING, /* level, text */
    MARKDOWN_BLOCK,   /* block */
    MARKDOWN_CUE,     /* text between "<!--" and "-->" */
    MARKDOWN_FENCE    /* level: number of ticks; text: what follows them; close_line */
};

struct markdown_part {
    enum markdown_kind kind;
    int line, col;
    int level;
    struct slice text;
    int close_line; /* of the closing ticks */
    struct prose_block block;
};

struct markdown_parts {
    struct markdown_part *part;
    size_t count;
};

struct markdown_source {
    struct slice text;
    int first_line, first_col; /* of text.ptr[0] in the file */
    int hang;                  /* columns that later lines have lost at their start */
    bool is_inner;             /* prose inside a fence: paragraphs, lists, emphasis, code spans */
};

/* Valid UTF-8 without control characters is the caller's to see to.  Results live
 * in `a` and borrow from src->text. */
enum err markdown_read(struct arena *a, const struct markdown_source *src,
                       struct markdown_parts *ret_parts, struct errinfo *why) ERR_CHECKED;

/* The same where only words can stand (is_inner): its blocks. */
enum err markdown_read_prose(struct arena *a, const struct markdown_source *src,
                             struct prose *ret_prose, struct errinfo *why) ERR_CHECKED;

#endif
