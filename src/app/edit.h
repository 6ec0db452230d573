#ifndef APP_EDIT_H
#define APP_EDIT_H

#include <stdbool.h>
#include <stddef.h>

#include "app/keys.h"
#include "base/buf.h"
#include "view/canvas.h"

/*
 * A line that is typed, edited as in a shell: arrows, Home, End, Ctrl-A E K U W,
 * Up and Down for earlier lines.  `{0}` is an empty one.  Text is UTF-8; the
 * cursor stands between characters.
 */
struct edit {
    struct buf text;
    size_t at;      /* bytes before the cursor */
    char **history; /* oldest first */
    size_t history_count, history_cap;
    size_t shown;    /* index of the line shown; history_count: the one being typed */
    struct buf kept; /* what was being typed when Up was pressed */
};

void edit_done(struct edit *e);
void edit_clear(struct edit *e);
void edit_set(struct edit *e, struct slice text);
/* Types text at the cursor; what is over LIMIT_LINE_BYTES is dropped. */
void edit_insert(struct edit *e, struct slice text);
/* Replaces text[from .. cursor). */
void edit_replace(struct edit *e, size_t from, struct slice text);
/* Whether the key was one of its own. */
bool edit_key(struct edit *e, struct keypress k);
/* Remembers a line; a repetition of the last one is not kept. */
void edit_remember(struct edit *e, struct slice line);

/* Draws `label` and the line at row y; the part round the cursor when it is too
 * long; puts the cursor there when `focus`. */
void edit_draw(const struct edit *e, const struct pen *p, int y, const char *label, bool focus);

#endif
