#ifndef LESSON_CAMERA_H
#define LESSON_CAMERA_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"

struct check;

/*
 * Cues (docs/keyglass-lesson.5) and what they add up to.  Cues move the camera only:
 * the picture at a beat is the fold of its step's cues up to and with that beat,
 * so going back needs no memory.
 */
enum cue_verb {
    CUE_PAUSE,
    CUE_FOCUS_PARTITION,  /* number */
    CUE_FOCUS_KEY,        /* a: partition key, b: sort key or empty */
    CUE_FOCUS_COLLECTION, /* a */
    CUE_FOCUS_HASH,       /* a, b: the other one or empty */
    CUE_FOCUS_TABLE,      /* a: a table, or Table.Index */
    CUE_SHOW,             /* view */
    CUE_ZOOM,             /* a */
    CUE_LABEL,            /* a: text, b: key; or number: partition */
    CUE_COMPARE,          /* a, b */
    CUE_SPEED,            /* speed_num / speed_den */
    CUE_BIG,              /* a: check name, b: caption */
    CUE_GHOST,            /* a: save or race */
    CUE_TYPE,             /* a: what the words ask for, or empty */
    CUE_VERBS
};

enum camera_view {
    CAMERA_DIAL,
    CAMERA_PARTITIONS,
    CAMERA_COLLECTION,
    CAMERA_BYTES,
    CAMERA_METERS,
    CAMERA_HEAT,
    CAMERA_INDEX,
    CAMERA_REQUESTS,
    CAMERA_VIEWS
};

extern const char *const camera_view_names[CAMERA_VIEWS + 1]; /* ends with NULL */

struct cue {
    enum cue_verb verb;
    int line, col;
    struct slice a, b; /* strings, decoded; empty where not given */
    int number;        /* a partition; -1: none */
    enum camera_view view;
    int speed_num, speed_den;
    const struct check *check; /* CUE_BIG: `a`, read by whoever builds the lesson */
};

enum { CAMERA_LABELS = 8 };

/* Where the picture looks, as plain data; slices borrow from the lesson. */
struct camera {
    enum camera_view view;
    bool is_view_given; /* a `show` of this step said so */
    /* the focus: the verb of the last focus cue, or CUE_VERBS for none */
    enum cue_verb focus;
    struct slice focus_a, focus_b;
    int focus_partition;
    struct slice table; /* looked at, whatever is spoken of; empty: none */
    struct slice zoom;  /* empty: none */
    const struct cue *label[CAMERA_LABELS];
    int label_count;
    struct slice compare_a, compare_b; /* empty: none */
    int speed_num, speed_den;          /* 1, 1: normal */
    struct slice big, big_caption;     /* empty: none */
    const struct check *big_check;
    struct slice ghost;    /* "save", "race", empty */
    bool types;            /* this very beat: the dial takes the keyboard */
    struct slice type_key; /* what is typed where nobody types; may be empty */
};

struct camera camera_start(void);
/* Adds one cue; the last of a kind wins, labels add up. */
void camera_add(struct camera *c, const struct cue *cue);

/*
 * Reads what stands between "<!--" and "-->"; cue->line and col are its place, the
 * rest is filled in.  A note gives
 * *ret_is_note and no cue.  Texts live in the arena.
 */
enum err camera_read_cue(struct arena *a, struct slice text, struct cue *cue, bool *ret_is_note,
                         struct errinfo *why) ERR_CHECKED;

#endif
