#ifndef LESSON_PROMPT_H
#define LESSON_PROMPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/slice.h"
#include "lab/lab.h"
#include "lesson/exercise.h"
#include "lesson/player.h"
#include "lesson/progress.h"

/*
 * The prompt of an exercise or a fork: a copy of a lab and the lines typed at it.
 *
 * In an exercise the lines are the answer (docs/keyglass-lesson.5) and the lab is
 * always what running them gives: a line that falls out of the answer (an
 * unlabelled look once another follows, a label typed again, undo) is taken back
 * by replay.  After every command the file is written and the checks are asked.
 */
struct prompt;

struct prompt_config {
    struct lab *lab;    /* takes; its undo stops where it is now */
    struct exercise *x; /* takes; NULL: a fork */
    const struct lesson *lesson;
    struct progress *progress; /* NULL: nothing is kept */
    bool is_instant;
};

/* An exercise goes on with what its file holds. */
struct prompt *prompt_new(const struct prompt_config *config);
void prompt_free(struct prompt *p); /* NULL is fine */

struct lab *prompt_lab(struct prompt *p);
const struct player_exercise *prompt_exercise(const struct prompt *p); /* NULL: a fork */
struct slice prompt_line(const struct prompt *p, size_t i);

enum lab_outcome prompt_enter(struct prompt *p, struct slice text, struct buf *out);
bool prompt_is_running(const struct prompt *p);
void prompt_step(struct prompt *p, int64_t until_us);
void prompt_finish(struct prompt *p);
void prompt_cut(struct prompt *p);
void prompt_take_output(struct prompt *p, struct buf *out);

void prompt_check(struct prompt *p);
bool prompt_undo(struct prompt *p, struct buf *out);
void prompt_reset(struct prompt *p, struct buf *out);
const struct prose *prompt_hint(struct prompt *p, bool has_waited);
void prompt_card(struct prompt *p, struct buf *closing, struct buf *yours, struct buf *other);

#endif
