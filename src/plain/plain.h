#ifndef PLAIN_PLAIN_H
#define PLAIN_PLAIN_H

#include <stdbool.h>

#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "lesson/lesson.h"
#include "lesson/progress.h"

/*
 * A lesson as sentences: for screen readers, dumb terminals, pipes.
 * No box drawing, no escape codes; the cursor stays at the input.
 *
 * Where nobody can answer (no read_line) a prediction shows its options, runs and
 * then names the right one; an exercise shows its task and is skipped, and says so.
 */
struct plain_io {
    void *ctx;
    void (*write)(void *ctx, struct slice text);
    /* Adds one line without its end; false: there is no more.  NULL: nobody answers. */
    bool (*read_line)(void *ctx, struct buf *out);
};

struct plain_config {
    const struct lesson *lesson; /* borrows */
    const char *data;            /* folder in which "datasets/" lies; NULL: nowhere */
    struct progress *progress;   /* NULL: nothing is kept */
    int first_beat;              /* from 0: where to go on */
    struct plain_io io;
};

/* Plays to the end, to `quit` or to the end of the input. */
enum err plain_play(const struct plain_config *config, struct errinfo *why) ERR_CHECKED;

#endif
