#ifndef LESSON_EXERCISE_H
#define LESSON_EXERCISE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "lab/check.h"
#include "lab/lab.h"
#include "lab/script.h"
#include "lesson/lesson.h"

/*
 * An exercise that is tried: the scene it begins in, an answer run on a copy of
 * the scene, the checks asked of what came out.  The prompt, the laws and the
 * grader stand on these calls; a grader forks first.
 *
 * Scenes and solutions are made once for each seed and kept; what is handed out
 * is a copy.  Expected outputs and `expect` of the lesson's fences are not
 * compared here.
 */
struct exercise;

struct exercise_host {
    const struct lesson *lesson; /* borrows: outlives the exercise */
    const char *data;            /* folder in which "datasets/" lies; NULL: nowhere */
    const char *folder;          /* of the answer's file, where `load` looks too; NULL: nowhere */
    bool keeps_history;          /* a prompt, which undoes and is looked at */
    uint64_t max_requests, max_items, max_rows; /* for answers; 0: no limit */
};

struct exercise *exercise_new(const struct exercise_host *host, const struct lesson_exercise *spec);
void exercise_free(struct exercise *x); /* NULL is fine */
const struct lesson_exercise *exercise_spec(const struct exercise *x);

/* Settings of a lab that plays the lesson under a seed, without limits; they borrow
 * from the host and from `folders`. */
enum { EXERCISE_FOLDERS = 3 };
enum err exercise_settings(const struct exercise_host *host, uint64_t seed, const char **folders,
                           struct lab_settings *ret_settings, struct errinfo *why) ERR_CHECKED;

/* A prediction's answer, for answer() and first_answer(); before the first scene is made. */
void exercise_set_choice(struct exercise *x, const struct predict *p, const char *first,
                         const char *last);

/* The scene under the lesson's seed, for whoever has played it already: takes the lab. */
void exercise_set_scene(struct exercise *x, struct lab *scene);
/* A copy of the scene under a seed; the caller frees it.  Fails when the lesson's own
 * commands cannot run (the author's fault). */
enum err exercise_open(struct exercise *x, uint64_t seed, struct lab **ret_lab,
                       struct errinfo *why) ERR_CHECKED;
/* An answer's file: its first line names the exercise, the rest is a script. */
struct exercise_answer {
    struct slice text; /* borrows */
    struct script script;
};

/* Parses; ERR_LAB with the place.  exercise_answer_done() either way. */
enum err exercise_read(struct exercise_answer *a, struct slice text,
                       struct errinfo *why) ERR_CHECKED;
void exercise_answer_done(struct exercise_answer *a);
/* "04-requests" of "# exercise 04-requests", the first line; false: there is none. */
bool exercise_id(struct slice text, struct slice *ret_id);

/* What running an answer came to. */
enum exercise_run { EXERCISE_RAN, EXERCISE_LIMIT, EXERCISE_BROKEN };

/* What was handed in, for running and judging. */
struct exercise_given {
    const struct script *answer;
    uint64_t seed;
    struct lab *lab; /* after the answer, under `seed` */
};

/*
 * Runs the answer on a copy of the scene under its seed; g->lab is the lab after it,
 * NULL when the scene is broken.  It is kept for that seed and lent until
 * exercise_forget(), which is due before another answer is run.  Printed lines go to
 * `out` (may be NULL; empty when it had run before).  EXERCISE_LIMIT: it stopped at a
 * limit or at what the lab cannot do, *why says which; EXERCISE_BROKEN: the lesson's
 * own commands failed.
 */
enum exercise_run exercise_run(struct exercise *x, struct exercise_given *g, struct buf *out,
                               struct errinfo *why);
void exercise_forget(struct exercise *x);

enum exercise_mark {
    MARK_OPEN, /* not asked yet */
    MARK_PASS,
    MARK_FAIL,
    MARK_UNREACHED, /* the answer does not parse, or hit a limit before */
    MARK_ERROR      /* the author's fault: never charged */
};

struct exercise_verdict {
    enum exercise_mark mark;
    bool has_seed; /* forall: `seed` is the first that fails */
    uint64_t seed;
    struct check_failure failure; /* MARK_FAIL */
    struct errinfo why;           /* MARK_UNREACHED, MARK_ERROR */
};

void exercise_verdict_done(struct exercise_verdict *v); /* empty and usable again */

/* Whether check i needs more than the lab after the answer: forall, after. */
bool exercise_is_late(const struct exercise *x, size_t check);

/* Asks check i of given->lab, which is not changed; replays scene, answer and solution where the
 * check wants it. */
void exercise_judge(struct exercise *x, size_t check, const struct exercise_given *given,
                    struct exercise_verdict *ret_verdict);
/* The first wrong fence that matches, in file order; -1: none.  To be asked only
 * when a check failed. */
int exercise_wrong(const struct exercise *x, struct lab *lab);

/* Path of a file in the exercise's folder ("solution.lab"), to be freed. */
char *exercise_path(const struct exercise *x, const char *name);

#endif
