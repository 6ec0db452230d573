#ifndef LESSON_PROGRESS_H
#define LESSON_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/err.h"
#include "base/slice.h"

/*
 * What a learner did, in WORK/progress.log: a line an event, only ever added to.
 *
 *     2026-03-01T10:00:00Z 03-sorted 2 predicted first b
 *     time                 lesson step event [name [text]]
 *
 * The work folder is made by the first thing worth keeping.  A file that cannot
 * be read as such lines is set aside under another name and never written over;
 * a line cut off by a kill is dropped.  Where nothing can be kept, all goes on
 * in memory.
 */
enum progress_event {
    PROGRESS_SEEN,      /* text: beat, from 1 */
    PROGRESS_PREDICTED, /* name, text: the answer */
    PROGRESS_ATTEMPT,   /* name */
    PROGRESS_CODE,      /* name, text: M-... */
    PROGRESS_HINT,      /* name, text: rung */
    PROGRESS_PASS,      /* name, text: points "5/5" */
    PROGRESS_SKIP,      /* name */
    PROGRESS_RESET,     /* name */
    PROGRESS_END,       /* the lesson's last beat was left behind */
    PROGRESS_EVENTS
};

struct progress;

/* Now, as text ("2026-03-01T10:00:00Z"): clock_stamp() or a test's. */
typedef void progress_stamp(char out[21]);

/* Reads what is there.  Never fails: see progress_note(). */
struct progress *progress_open(const char *work, progress_stamp *stamp);
void progress_free(struct progress *p); /* NULL is fine */
const char *progress_work(const struct progress *p);

/* One line for the learner that has not been said yet (the folder was made, a damaged
 * file was set aside, nothing can be kept), or NULL.  Borrows until the next call. */
const char *progress_note(struct progress *p);

/* What went wrong with keeping it, the latest; NULL: nothing.  Lives as long as p. */
const char *progress_warning(const struct progress *p);

struct progress_line {
    struct slice lesson;
    int step; /* from 1 */
    enum progress_event event;
    struct slice name, text; /* empty where the event has none */
};

void progress_add(struct progress *p, const struct progress_line *line);

/* Lines in order; NULL past the end. */
const struct progress_line *progress_at(const struct progress *p, size_t i);

/* What the lines add up to for one lesson. */
struct progress_lesson {
    bool is_begun, is_ended;
    int beat;               /* seen last, from 1; 0: none */
    int beat_max;           /* the farthest */
    int passed, skipped;    /* exercises; a pass after a skip counts as passed */
    int points, points_max; /* of those passed */
};

struct progress_lesson progress_lesson(const struct progress *p, struct slice lesson);
/* The beat of `beat_count`, from 0, on which a learner who comes back goes on: the one seen
 * last; the first again where the lesson was left at its end. */
int progress_resume(const struct progress *p, struct slice lesson, int beat_count);
/* The first answer given to a prediction; empty: none yet. */
struct slice progress_first_answer(const struct progress *p, struct slice lesson,
                                   struct slice name);
bool progress_has_passed(const struct progress *p, struct slice lesson, struct slice exercise);

/* Makes the work folder where it is missing, with a note; false: impossible. */
bool progress_make_folder(struct progress *p);

#endif
