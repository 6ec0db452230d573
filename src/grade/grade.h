#ifndef GRADE_GRADE_H
#define GRADE_GRADE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "base/err.h"
#include "lesson/exercise.h"

/*
 * Grading: the checks of an exercise asked of an answer that was handed in
 * (docs/keyglass-lesson.5).  The answer is run again and no log of it is believed.
 *
 * Each check is a test case of the Check framework in a process of its own, with
 * its own replay, bounded in time and memory (base/limits.h), so an answer that
 * never ends, eats memory or crashes costs that check and nothing else.
 */
struct grade_config {
    const char *lessons; /* folder with course.index and the lessons' folders */
    const char *data;    /* folder in which "datasets/" lies; NULL: nowhere */
};

enum grade_status {
    GRADE_PASS,       /* every check but bonus ones */
    GRADE_FAIL,       /* some did not; an answer that cannot be parsed too */
    GRADE_UNREADABLE, /* no file, no exercise */
    GRADE_AUTHOR      /* the lesson's fault: nothing is charged */
};

/* What one check came to; texts are empty where there is nothing to say. */
struct grade_check {
    enum exercise_mark mark;
    bool has_seed; /* of forall: the first seed that fails */
    uint64_t seed;
    char *relation, *got, *expected; /* MARK_FAIL */
    char *why;                       /* MARK_UNREACHED, MARK_ERROR */
};

struct grade_answer {
    const char *path;
    enum grade_status status;
    const struct lesson *lesson;        /* NULL: GRADE_UNREADABLE */
    const struct lesson_exercise *spec; /* NULL: the same */
    struct grade_check *check;          /* as many as the exercise has */
    int wrong;                          /* the first wrong fence that matches; -1 */
    int points, max;                    /* a bonus is outside the maximum */
    uint64_t seed;
    bool is_parsed;
    char *message; /* of the whole answer: "FILE:LINE:COL: text"; NULL: none */
};

/* Keeps lessons and scenes between answers. */
struct grade;

/* Fails when the index of lessons cannot be read. */
enum err grade_new(const struct grade_config *config, struct grade **ret_grade,
                   struct errinfo *why) ERR_CHECKED;
void grade_free(struct grade *g); /* NULL is fine */

/* Grades one file; `ret` lives as long as the grader. */
void grade_file(struct grade *g, const char *path, const struct grade_answer **ret);
/*
 * The same for files and folders: in a folder, and those below it, every .lab file
 * that names an exercise, sorted by name.  A path that cannot be read is an answer
 * of its own.  Gives all answers graded so far.
 */
const struct grade_answer *const *grade_paths(struct grade *g, const char *const *paths,
                                              size_t *ret_count);

enum grade_format { GRADE_TEXT, GRADE_TAP, GRADE_JSON, GRADE_FORMATS };
extern const char *const grade_format_names[GRADE_FORMATS]; /* "text", "tap", "json" */

/* 0 all pass, 1 some fail, 2 something was unreadable, 3 a lesson is at fault; the
 * largest of them. */
int grade_exit_status(const struct grade_answer *const *answers, size_t count);

#endif
