#ifndef LAB_LAB_H
#define LAB_LAB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "engine/engine.h"
#include "engine/history.h"
#include "lab/record.h"
#include "lab/script.h"

/*
 * A lab: one engine with its history, the log of the commands that made its
 * state, the records that checks ask about.
 *
 *     state = f(settings, seed, log)
 *
 * Going back is replay: the log is cut and run again from the nearest
 * checkpoint.  A checkpoint (a copy of engine, history and records) follows
 * every `load` and every long traffic, so neither is ever run twice.
 *
 * A clone is a fork or an exercise's copy: the same state, an empty log and
 * empty records of its own, answers kept; undo and reset stop where it began.
 */
struct lab;

struct lab_settings {
    uint64_t seed;
    struct engine_config config;  /* model parameters; its seed is set from `seed` */
    const char *const *folders;   /* `load` looks here, in order; ends with NULL; NULL: nowhere */
    const char *data;             /* where "datasets/..." is also looked for; NULL: nowhere */
    uint32_t rows;                /* printed of a result; 0: 100 */
    uint64_t max_requests;        /* grading; 0: no limit */
    uint64_t max_items, max_rows; /* stored; printed and kept */
    bool no_undo;    /* no checkpoints: undo and rewind are refused; for scripts and grading */
    bool no_history; /* no history, no trace: nobody looks */
};

/* Seed 42, the model's defaults, no folders, no limits. */
struct lab_settings lab_settings_default(void);

/* Copies the settings. */
struct lab *lab_new(const struct lab_settings *settings);
void lab_free(struct lab *lab); /* NULL is fine */
struct lab *lab_clone(const struct lab *lab);
const struct lab_settings *lab_settings_of(const struct lab *lab);
/* Changes flags, folders and limits of a lab (a clone that is to be graded);
 * seed and model stay. */
void lab_change_settings(struct lab *lab, const struct lab_settings *settings);

struct engine *lab_engine(struct lab *lab); /* borrows until the next command, undo or reset */
const struct history *lab_history(const struct lab *lab); /* NULL with no_history */
struct records *lab_records(struct lab *lab);
bool lab_has_reader(const struct lab *lab); /* now, or since the region began */
uint64_t lab_seed(const struct lab *lab);
int64_t lab_now_us(const struct lab *lab);
uint64_t lab_digest(const struct lab *lab); /* engine state and clock */

/* Called for everything that happens, after the history heard it; not in replays. */
void lab_on_trace(struct lab *lab, trace_sink *sink, void *ctx);

/* The last operation's request and result, for pictures: counts are those of all its pages,
 * rows of the last one; false: none yet.  Borrow until the next command. */
bool lab_last(const struct lab *lab, const struct request **ret_request,
              const struct result **ret_result);

/* --- running ---------------------------------------------------------------------------- */

enum lab_outcome {
    LAB_OK,      /* done; an expectation held */
    LAB_REFUSED, /* the service said no ("! ValidationException: ...") */
    LAB_ERROR,   /* the lab said no ("! lab: ..."): nothing was changed */
    LAB_UNMET,   /* an expectation failed */
    LAB_LIMIT,   /* a grading limit was hit; output says which */
    LAB_RUNNING  /* takes virtual time: lab_step, then lab_finish or lab_cut */
};

/* Runs one command to its end and appends what it prints, whole lines. */
enum lab_outcome lab_run(struct lab *lab, const struct command *c, struct buf *out);

/*
 * The same step by step, for the stage.  Commands that take no virtual time are
 * finished by lab_start(); after LAB_RUNNING the command is borrowed until
 * lab_finish() or lab_cut().
 */
enum lab_outcome lab_start(struct lab *lab, const struct command *c, struct buf *out);
bool lab_is_running(const struct lab *lab);
/* Virtual time at which it ends by itself. */
int64_t lab_end_us(const struct lab *lab);
/* Runs up to this moment at most; false once its end is reached. */
bool lab_step(struct lab *lab, int64_t until_us);
/* Runs to the end and prints. */
enum lab_outcome lab_finish(struct lab *lab, struct buf *out);
/* Ends it at the moment reached and prints; the log keeps the duration. */
enum lab_outcome lab_cut(struct lab *lab, struct buf *out);

/* --- log, region, going back ------------------------------------------------------------- */

/* Commands in the log since this lab, or this copy, began. */
size_t lab_log_count(const struct lab *lab);
struct slice lab_log_text(const struct lab *lab, size_t i);

/* The region of checks begins here (a lesson fence); remembered with the log. */
void lab_mark(struct lab *lab);

/* Back to when the log had `count` commands, by replay; digest, history, records
 * and region are those of then.  ERR_LAB with no_undo. */
enum err lab_rewind(struct lab *lab, size_t count, struct errinfo *why) ERR_CHECKED;
/* Back to the beginning of this lab or copy.  ERR_LAB for a copy with no_undo. */
enum err lab_reset(struct lab *lab, struct errinfo *why) ERR_CHECKED;

#endif
