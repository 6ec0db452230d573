#ifndef VIEW_MOTION_H
#define VIEW_MOTION_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Motion is a pure function of the time since it started.  A
 * motion that is over draws what stands at rest, so a view needs no memory.
 */
enum motion_kind {
    MOTION_NONE,
    MOTION_SWING,  /* needle along the ruler */
    MOTION_DROP,   /* tile from its mark down to the tray */
    MOTION_PART,   /* rows below slide down by one */
    MOTION_SETTLE, /* the newcomer slides in */
    MOTION_FIND,   /* the beam's edge runs down to the first of the run */
    MOTION_RUN,    /* the beam grows row by row; count: rows */
    MOTION_METER,  /* bar and spill towards the measured value */
    MOTION_FLASH,  /* the word HOT! reversed, once */
    MOTION_TYPED,  /* a prepared command appears; count: characters */
    MOTION_COUNT
};

enum { MOTION_WHOLE = 1000 };

struct motion {
    enum motion_kind kind;
    int64_t start_us; /* on the camera's clock */
    int count;
};

/* How long it takes in all. */
int64_t motion_length_us(const struct motion *m);
/* How far it is, eased: 0 to MOTION_WHOLE. */
int motion_at(const struct motion *m, int64_t now_us);
bool motion_is_over(const struct motion *m, int64_t now_us);
/* from + (to - from) * at / MOTION_WHOLE, rounded to the nearest. */
int64_t motion_between(int64_t from, int64_t to, int at);

#endif
