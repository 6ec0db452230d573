#ifndef APP_FRAME_H
#define APP_FRAME_H

#include <stdbool.h>

#include "lesson/prose.h"
#include "view/canvas.h"
#include "view/layout.h"

/* The parts of a screen that are the same everywhere: header, title line, words,
 * key line, the line of a window that is too small. */

struct frame_header {
    const char *title;
    const char *banner; /* FORK, PAUSED, EXERCISE; NULL: none */
    bool has_time;
    int64_t now_us;
    int speed_num, speed_den;
    uint32_t scale;
    bool has_seed;
    uint64_t seed;
};

void frame_header(const struct pen *p, const struct frame_header *h);

struct frame_title {
    const char *before; /* "PREDICT", or NULL */
    struct slice text;
    const char *after; /* "beat 4 of 7", "2 of 5 points", or "" */
    bool is_passed;    /* "✓ PASSED" between the two */
};

void frame_title(const struct pen *p, const struct frame_title *t, bool is_wide);

/* One entry of the last line: the key and what it does. */
struct frame_key {
    const char *key, *word;
};

/* Entries drop whole from the right, all but help ("? keys") and Esc. */
void frame_keys(const struct pen *p, const struct frame_key *keys, int count);

/* Words wrapped to the pen from row y; returns the row behind them.  `from`: lines
 * left out at the start. */
int frame_words(const struct pen *p, int y, const struct prose *words, int from);
int frame_words_rows(const struct prose *words, int width, int most);

void frame_too_small(const struct pen *p);

#endif
