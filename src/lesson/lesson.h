#ifndef LESSON_LESSON_H
#define LESSON_LESSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"
#include "lesson/camera.h"
#include "lesson/codes.h"
#include "lesson/prose.h"

/*
 * A lesson file (docs/keyglass-lesson.5), read and checked as far as reading can: steps,
 * beats, words, fences.  Immutable after lesson_parse(); everything lives in the
 * lesson and refers to the rest by index.
 *
 * Beats are counted over the whole lesson.  A step opens with everything up to
 * its first command, prediction, exercise or pause (no beat when that is nothing);
 * each of those begins a beat that has all that follows it up to the next one.
 * The words before the first step are the first words of the first beat.
 */
struct script;
struct check;
struct check_entry;

enum lesson_fence_kind {
    FENCE_LAB,
    FENCE_PREDICT,
    FENCE_EXERCISE,
    FENCE_CHECK,
    FENCE_WRONG,
    FENCE_HINT,
    FENCE_SAY,
    FENCE_CARD,
    FENCE_TEXT,
    FENCE_KINDS
};

enum lesson_lab_mode {
    LAB_FENCE_SHOWN,    /* each command a beat */
    LAB_FENCE_TOGETHER, /* all in one beat */
    LAB_FENCE_SETUP,    /* runs at once, listed */
    LAB_FENCE_HIDDEN,   /* runs at once, not shown */
    LAB_FENCE_NOEXEC,   /* shown, not run */
    LAB_FENCE_PROBE     /* run by `after NAME` only */
};

struct lesson_fence {
    enum lesson_fence_kind kind;
    enum lesson_lab_mode mode; /* FENCE_LAB */
    struct slice name; /* of predictions, exercises and what belongs to one, probes; else empty */
    struct slice body; /* its lines, each ended by LF, CRs dropped */
    int line;          /* of its ticks: body line i (from 0) is line + 1 + i of the file */
    int step;
    int beat;                   /* in which it stands (shown lab: the first of its commands) */
    struct script *script;      /* FENCE_LAB: read as a transcript */
    int command, command_count; /* FENCE_LAB that runs in the lesson: in lesson->command */
};

/* A command of the lesson's log, in the order they run. */
struct lesson_command {
    int fence;
    int index;         /* in the fence's script */
    struct slice text; /* without "> "; continuation lines joined by LF */
    int line;
    int beat;
    bool is_test; /* `expect`: the author's own, not shown */
};

struct lesson_say {
    int beat;
    struct prose notes;
};

enum beat_kind { BEAT_OPEN, BEAT_PAUSE, BEAT_COMMAND, BEAT_PREDICT, BEAT_EXERCISE };

struct lesson_beat {
    enum beat_kind kind;
    int step;
    int line;
    int command, command_count; /* run on entering, in order: setup, hidden, shown alike */
    int of;                     /* BEAT_PREDICT, BEAT_EXERCISE: which; else -1 */
    struct prose words;         /* may be empty: see lesson_words() */
    struct cue *cue;
    size_t cue_count;
    bool is_together; /* BEAT_COMMAND of `lab together` */
};

struct lesson_step {
    struct slice title;
    int line;
    int beat, beat_count;
};

enum predict_kind { PREDICT_CHOICE, PREDICT_NUMBER, PREDICT_ORDER, PREDICT_POINT };

struct predict_option {
    bool is_right;
    struct prose text;      /* what is chosen from, styled; one block */
    struct slice source;    /* the same as written: for number, order and point */
    struct slice code;      /* "M-..." of a wrong one, else empty */
    struct prose message;   /* what is wrong with it; of the right one: what is now true */
    bool is_any;            /* number: `*` */
    struct slice low, high; /* number: decimal texts; equal for a single one */
    struct slice *part;     /* order: the things in that order */
    size_t part_count;
    int line;
};

struct predict {
    struct slice name;
    enum predict_kind kind;
    struct prose question;
    struct predict_option *option;
    int option_count, right;
    struct slice verify;
    int verify_line, verify_col;
    struct check *check; /* of `verify`, parsed */
    int fence, beat;
    int run_fence;       /* the `lab` fence that shows it */
    struct slice *thing; /* order: as shown, shuffled by the lesson's seed */
    size_t thing_count;
};

struct lesson_wrong {
    struct slice code;
    struct check **when; /* any of them */
    int when_count;
    struct prose message;
    int line;
};

enum { LESSON_RUNGS = 4 };

struct lesson_exercise {
    struct slice name;
    const char *id;     /* "04-requests": the first line of its files says so */
    const char *folder; /* lessons/04-exact-then-range/requests */
    bool is_fresh;
    struct prose task;
    struct check_entry *check; /* sentences and what they ask */
    size_t check_count;
    struct lesson_wrong *wrong;
    int wrong_count;
    struct prose hint[LESSON_RUNGS - 1]; /* rungs 1 to 3; a lint asks for them */
    struct slice distractors;            /* rung 4, lines */
    int step, beat, line;
};

struct lesson {
    struct arena arena;
    const char *path;   /* of the file, as errors name it */
    const char *folder; /* where its data and exercises lie */
    /* front matter */
    const char *id;     /* "04-exact-then-range" */
    const char *number; /* "04": its id up to the first hyphen */
    int minutes;
    struct slice *needs, *facts;
    size_t need_count, fact_count;
    uint64_t seed;
    struct slice *setting, *setting_value; /* of engine:, all but seed */
    size_t setting_count;
    int width, height; /* smallest screen */
    struct slice lang;
    struct slice title;

    struct lesson_step *step;
    struct lesson_beat *beat;
    struct lesson_fence *fence;
    struct lesson_command *command;
    struct predict *predict;
    struct lesson_exercise *exercise;
    struct lesson_say *say;
    int step_count, beat_count, fence_count, command_count;
    int predict_count, exercise_count, say_count;
    struct prose card; /* PROSE_VERBATIM lines; empty: none */
    bool has_codes;    /* codes were looked up */
    bool has_time;     /* some command waits or sends traffic */
};

/*
 * Reads a lesson's text.  `path` names it in errors and tells the folder; `codes`
 * may be NULL (codes are not looked up).  Errors are ERR_LAB or ERR_LIMIT with
 * line and column.
 */
enum err lesson_parse(const char *path, struct slice text, const struct codes *codes,
                      struct lesson **ret_lesson, struct errinfo *why) ERR_CHECKED;
/* Reads FOLDER/lesson.md, or the file itself, and `codes` beside the folder. */
enum err lesson_load(const char *path, struct lesson **ret_lesson, struct errinfo *why) ERR_CHECKED;
/* The file of a lesson named by its folder or its file, for free(). */
char *lesson_file(const char *path);
void lesson_free(struct lesson *l); /* NULL is fine */

/* The words at a beat: its own or, where it has none, those of the nearest beat
 * before it in the same step; NULL when there are none. */
const struct prose *lesson_words(const struct lesson *l, int beat);
/* The fold of the step's cues up to and with this beat. */
struct camera lesson_camera(const struct lesson *l, int beat);
/* The step's title. */
struct slice lesson_beat_title(const struct lesson *l, int beat);
/* By name, or NULL. */
const struct lesson_exercise *lesson_find_exercise(const struct lesson *l, struct slice name);
const struct lesson_fence *lesson_find_probe(const struct lesson *l, struct slice name);

#endif
