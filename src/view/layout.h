#ifndef VIEW_LAYOUT_H
#define VIEW_LAYOUT_H

#include <stdbool.h>

#include "view/canvas.h"

/*
 * Where things stand: header, stage, title line, words, what was
 * said with the prompt, key line.  From 120x30 on the words stand left of the
 * stage.  Spare rows go to the stage.
 */
enum layout_kind {
    LAYOUT_WATCH, /* a lesson is watched */
    LAYOUT_WORK,  /* exercise or fork */
    LAYOUT_LAB    /* no words */
};

enum { LAYOUT_MIN_W = 60, LAYOUT_MIN_H = 18, LAYOUT_WIDE_W = 120, LAYOUT_WIDE_H = 30 };

struct layout {
    bool is_small; /* under 60x18: nothing but a line */
    bool is_wide;
    struct rect header, stage, title, words, said, keys;
};

struct layout layout_make(int w, int h, enum layout_kind kind);

#endif
