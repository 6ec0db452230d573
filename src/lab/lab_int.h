#ifndef LAB_LAB_INT_H
#define LAB_LAB_INT_H

#include "lab/lab.h"
#include "lab/underway.h"
#include "lab/verb.h"
#include "lab/verb_reader.h"

/*
 * The inside of a lab, for the files that run commands.
 */
struct log_entry {
    char *text;     /* the command, as it was written */
    int64_t cut_us; /* how far it came before it was cut short; -1: to its end */
};

/* State when the log had `at` commands.  The first of a new lab has no engine:
 * an empty lab is made anew. */
struct checkpoint {
    size_t at;
    struct engine *engine;
    struct history *history;
    struct background back;
    struct verb_reader reader;
    struct records records;
    struct engine_config config;
    uint64_t draws;
};

/* A command that takes virtual time and is under way. */
struct job {
    const struct command *command; /* NULL: none */
    struct underway *front;        /* NULL: a wait */
    int64_t start_us, end_us;
    bool is_cut;
    int64_t room;    /* bytes until the next look at the limits */
    uint64_t sent;   /* requests, by the background too */
    bool over_items; /* a limit on what is stored stopped it */
};

/* The last operation, for pictures. */
struct last {
    bool is_there;
    struct script script; /* holds what the request borrows, */
    struct api *api;      /* or this does; else NULL */
    struct request request;
    struct result result;
};

struct lab {
    struct lab_settings settings; /* owns folders and data */
    struct engine_config config;  /* `model` changes it */
    struct engine *engine;
    struct history *history;
    bool is_copy;
    bool is_replay;
    trace_sink *sink;
    void *sink_ctx;

    struct log_entry *log;
    size_t log_count, log_cap;
    size_t *mark; /* places in the log where a region began, ascending */
    size_t mark_count, mark_cap;
    struct checkpoint *point; /* ascending by `at` */
    size_t point_count, point_cap;

    struct records records;
    uint64_t draws;    /* drawing commands so far */
    uint64_t requests; /* sent since it was made; for the limit */
    struct job job;
    struct background back; /* traffic in the background */
    struct verb_reader reader;
    struct last last;
    bool wants_point; /* the command that runs asks for a checkpoint behind it */
};

/* --- for the files that run commands ---------------------------------------------------- */

/* Frees what the last operation's request borrows. */
void lab_drop_last_request(struct last *last);
/* "! lab: ..." with the place when *why has one; gives LAB_ERROR. */
enum lab_outcome lab_refuse(const struct errinfo *why, struct buf *out);
enum lab_outcome lab_refuse_text(struct buf *out, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));
/* What the engine refused: the service's voice, or the lab's for limits of our own. */
enum lab_outcome lab_refused(const struct errinfo *why, struct buf *out);
/* The table or index of that name, as Table.Index; else as the two below. */
struct table *lab_target(struct lab *lab, struct slice name, struct errinfo *why);
/* Whether there is room for so many tables and indexes more; says so if not. */
bool lab_has_tables(const struct lab *lab, size_t more, struct buf *out);
/* What lab_last() tells goes: its table does. */
void lab_forget_last(struct lab *lab);
/* The table of that name, or the service's refusal with the nearest name in *why. */
struct table *lab_table(struct lab *lab, struct slice name, struct errinfo *why);
/* The table's index of that name, or the service's refusal with the nearest name in *why. */
struct table *lab_index(const struct table *t, struct slice name, struct errinfo *why);
/* Adds the lab's line of cause for an index that is not there. */
void lab_why_no_index(const struct table *t, struct slice name, struct errinfo *why);
/* Adds the lab's line of cause for a table that is not there. */
void lab_why_no_table(struct lab *lab, struct slice name, struct errinfo *why);
/* Hears what the engine does when anybody wants to know. */
void lab_watch(struct lab *lab);
/* A new engine under another model; there is no table yet. */
void lab_set_config(struct lab *lab, const struct engine_config *config);
/* Stream number of the drawing command that runs now. */
uint64_t lab_next_draw(struct lab *lab);
/* Whether `more` requests, or rows, go over a grading limit; says so. */
bool lab_over_requests(struct lab *lab, uint64_t more, struct buf *out);
/* The same for items and bytes stored, which have a limit always. */
bool lab_over_items(struct lab *lab, uint64_t items, uint64_t bytes, struct buf *out);
bool lab_over_rows(struct lab *lab, uint64_t rows, struct buf *out);

#endif
