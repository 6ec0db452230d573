#ifndef LESSON_PLAYER_H
#define LESSON_PLAYER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "engine/snap.h"
#include "lab/lab.h"
#include "lesson/exercise.h"
#include "lesson/lesson.h"
#include "lesson/progress.h"
#include "model/num.h"

/*
 * A lesson being played: driven by calls, read by views; it draws nothing.
 *
 * The state at a beat is the log of the lesson's commands up to and with that
 * beat and nothing else.  Going back cuts the log; answers, exercises, forks and
 * typed keys never enter it.  Exercises and forks work on a copy; leaving drops
 * the copy, the exercise's answer stays in its file.
 */
struct player;

struct player_config {
    const struct lesson *lesson; /* borrows: outlives the player */
    const char *data;            /* folder in which "datasets/" lies; NULL: nowhere */
    struct progress *progress;   /* borrows; NULL: nothing is kept */
    bool is_instant;             /* traffic and waits jump to their end; else see player_step() */
};

enum player_mode {
    PLAYER_WATCHING,
    PLAYER_PREDICTING, /* an answer is due */
    PLAYER_PREDICTED,  /* given; next goes on */
    PLAYER_EXERCISE,   /* the prompt has a copy of the state */
    PLAYER_PASSED,     /* all checks hold; next goes on, the prompt still works */
    PLAYER_FORK,       /* a prompt on a copy, no checks */
    PLAYER_ENDED       /* the last beat was left behind */
};

/* Begins at the first beat and runs what stands there. */
struct player *player_new(const struct player_config *config, struct errinfo *why);
void player_free(struct player *p); /* NULL is fine */

const struct lesson *player_lesson(const struct player *p);
enum player_mode player_mode(const struct player *p);
int player_beat(const struct player *p);
/* The lab that is looked at: the lesson's, or an exercise's or fork's copy. */
struct lab *player_lab(struct player *p);
struct lab *player_lesson_lab(struct player *p);
uint64_t player_digest(const struct player *p); /* of the lesson's own state */

/*
 * What a snapshot is to look at: the lab in view, its last operation, and the
 * collection of `key` (empty: the camera's zoom or focus, if any) as a value of the
 * type that the partition key of the table made last has.
 */
struct player_focus {
    struct snap_focus snap; /* borrows from here, the lab and the lesson */
    uint8_t number[NUM_ENC_MAX];
};

void player_focus(struct player *p, struct slice key, struct player_focus *ret_focus);

/* --- going on and back ---------------------------------------------------------------- */

enum player_moved {
    PLAYER_MOVED,
    PLAYER_FINISHED, /* something was running: it is at its end now, the beat is the same */
    PLAYER_WAITS,    /* an answer or a pass is due, or a skip */
    PLAYER_AT_END    /* there is nothing in that direction */
};

enum player_moved player_next(struct player *p);
enum player_moved player_back(struct player *p);
/* To any beat, as if stepped there; leaves exercise and fork. */
enum player_moved player_jump(struct player *p, int beat);
/* Leaves a prediction or exercise undone, marked skipped, and goes on. */
enum player_moved player_skip(struct player *p);

/* --- time (not is_instant) ------------------------------------------------------------ */

/* A command of the beat, or of the prompt, takes virtual time. */
bool player_is_running(const struct player *p);
/* Virtual time now and at the running command's end. */
int64_t player_end_us(const struct player *p);
/* Moves the clock up to there at most; finished commands print, the beat's next begin. */
void player_step(struct player *p, int64_t until_us);
/* Jumps to the end of all that runs. */
void player_finish(struct player *p);
/* Open lab's Esc: in a fork the running command ends now; elsewhere as player_finish(). */
void player_cut(struct player *p);

/* --- what was said -------------------------------------------------------------------- */

struct player_said {
    struct slice command; /* as written, without "> " */
    struct slice output;  /* whole lines; empty while it runs */
    enum lab_outcome outcome;
    bool is_shown;  /* of a shown `lab`; else listed (setup) */
    bool is_hidden; /* neither shown nor listed */
    bool is_running, has_run;
    bool disagrees; /* expected output or `expect` do not fit; see line */
    int line, mismatch_line;
    struct slice mismatch; /* expected, got */
};

/* The commands of the beat, in order; those of a beat before keep what they printed. */
int player_said_count(const struct player *p);
struct player_said player_said(const struct player *p, int i);
/* The same for any command of the lesson; for lint. */
struct player_said player_said_command(const struct player *p, int command);

/* The check of the camera's `big`, printed; false: it has no value (yet). */
bool player_big(struct player *p, struct buf *out);

/* --- predictions ---------------------------------------------------------------------- */

struct player_prediction {
    bool is_done, is_right, is_skipped;
    int tries;
    int chosen;        /* the last option chosen; -1: none, or none of the options */
    unsigned struck;   /* bit i: option i was chosen and is wrong */
    const char *first; /* first answer ever, as it was given; NULL: none */
    const char *last;
    /* after the run that shows it */
    bool has_run, disagrees; /* disagrees: the engine contradicts the marked option */
    const char *value;       /* number, point: what the engine says; else NULL */
};

enum player_verdict {
    PLAYER_NO_ANSWER, /* not understood, *why says what is expected */
    PLAYER_RIGHT,
    PLAYER_WRONG,   /* one more try */
    PLAYER_REVEALED /* wrong again: running it will show */
};

const struct player_prediction *player_prediction(const struct player *p, int i);
/* predict.h says what an answer is. */
enum player_verdict player_answer(struct player *p, struct slice answer, struct errinfo *why);
/* What is to be said of the answer given last at this beat; NULL: nothing yet. */
const struct prose *player_message(const struct player *p);
/* Predictions that the present beat's run has just shown: the i-th, -1 past the end. */
int player_shown_prediction(const struct player *p, int i);

/* --- prompts: exercises and forks ------------------------------------------------------ */

struct player_exercise {
    const struct lesson_exercise *spec;
    const struct exercise_verdict *verdict; /* one for each check */
    int points, points_max;                 /* bonus outside the maximum */
    int wrong;                              /* which wrong fence matches; -1: none */
    int rungs;                              /* hints shown so far, 0 to 3 */
    int attempts;
    bool is_passed;
    size_t line_count; /* the answer's */
    const char *file;  /* where it is kept; NULL: nowhere */
    const char *label; /* one that the last command lacks, so that no check sees it; NULL: none */
};

/* NULL when the beat is no exercise. */
const struct player_exercise *player_exercise(const struct player *p);
struct slice player_answer_line(const struct player *p, size_t i);

/*
 * Runs what was typed: one command, its lines joined by LF; what it prints is
 * added to `out`.  In an exercise the answer, its file and the marks follow.
 * LAB_RUNNING: see above; the output then comes with player_take_output().
 */
enum lab_outcome player_enter_line(struct player *p, struct slice text, struct buf *out);
void player_take_output(struct player *p, struct buf *out);
/* Checks again (an empty line). */
void player_check(struct player *p);
/* Takes back the last command of this prompt; false: there is none.  Prints. */
bool player_undo(struct player *p, struct buf *out);
/* Back to the prompt's beginning; the exercise's file is kept as FILE.bak. */
void player_reset(struct player *p, struct buf *out);
/* Shows one more rung.  `has_waited`: 20 s have passed since the last one.
 * NULL: none is left, or none without another attempt (rungs tells which). */
const struct prose *player_hint(struct player *p, bool has_waited);

bool player_fork(struct player *p);   /* from any mode but itself */
void player_unfork(struct player *p); /* back to where it was */

/* After a pass: the comment above the solution's last command, the learner's last
 * command and the first solution or alternative whose last command differs. */
void player_card(struct player *p, struct buf *closing, struct buf *yours, struct buf *other);

/* --- the dial's keyboard (cue `type`) --------------------------------------------------- */

struct player_mark {
    const char *text;
    uint64_t hash;
    int part; /* partition id; -1: no table yet */
};

bool player_types(const struct player *p); /* this beat does, and nothing else has the keyboard */
void player_type(struct player *p, struct slice utf8); /* adds characters */
void player_type_back(struct player *p);
void player_type_enter(struct player *p); /* drops it into the tray */
/* The text as it is; a mark for each of its beginnings (of the key dropped last, until
 * the next letter); what was dropped. */
struct slice player_typed(const struct player *p);
size_t player_trail_count(const struct player *p);
struct player_mark player_trail(const struct player *p, size_t i);
size_t player_tray_count(const struct player *p);
struct player_mark player_tray(const struct player *p, size_t i);

#endif
