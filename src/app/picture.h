#ifndef APP_PICTURE_H
#define APP_PICTURE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "engine/snap.h"
#include "lab/lab.h"
#include "lab/script.h"
#include "view/view.h"

/*
 * The picture on the stage: which view is shown, of which snapshot, and what
 * moves in it.  Views choose themselves after a command unless one is pinned.
 */
enum { PICTURE_ACTS = 6 };

/* One motion and the view it belongs to. */
struct picture_act {
    enum view_id view;
    enum motion_kind kind;
    int count;
};

struct picture {
    struct snap *snap, *before;
    int64_t snap_us; /* camera time at which it was taken; for the rate of numbers */
    struct view_state v;
    struct view_dial dial;
    struct view_mark drops[VIEW_DROPS];

    enum view_id view;
    bool is_pinned;
    enum view_id pin;

    struct picture_act act[PICTURE_ACTS];
    int act_count, act_at;
    int64_t act_us; /* when the present one began */
    bool is_still;  /* reduced motion */

    /* partition key value of the collection that is looked at */
    bool has_focus;
    enum val_type focus_type;
    struct buf focus_key;
    bool is_past;     /* the last operation: other commands followed, and its marks are gone */
    bool keeps_index; /* while time runs */
    struct buf table; /* that is looked at; empty: the one spoken of last */
    uint32_t was_hot; /* partitions that rejected in the last snapshot */
};

void picture_init(struct picture *p, bool is_still);
void picture_done(struct picture *p);
/* Nothing looked at, nothing pinned, no marks. */
void picture_clear(struct picture *p);

/* A new snapshot; the one before is kept for quantities to move from when `moves`. */
void picture_take(struct picture *p, struct lab *lab, int64_t now_us, bool moves);

/* After a command that is over: looks at what it touched, chooses a view where
 * `chooses`, and begins the motion that shows it. */
struct picture_event {
    struct lab *lab;
    const struct command *command;
    struct slice output;
    bool worked;
    bool chooses;
};

void picture_after(struct picture *p, const struct picture_event *e, int64_t now_us);
/* The parts of it: where to look, and the motion (beginning at start_us). */
void picture_look(struct picture *p, const struct picture_event *e);
void picture_begin(struct picture *p, const struct picture_event *e, int64_t start_us);

/* Looks at the collection of a string key; at none with an empty one. */
void picture_focus_key(struct picture *p, struct slice key);
/* Puts a key on the line (a mark); picture_marks_clear() takes all away. */
void picture_mark(struct picture *p, struct slice key, uint64_t hash);
void picture_marks_clear(struct picture *p);

/* A command begins that takes virtual time: its partitions are shown, or, while an index is
 * looked at, those of the index. */
void picture_time(struct picture *p, struct lab *lab, const struct command *c, int64_t now_us);

/* A view's key: pins it; pinned already: lets go. */
void picture_pin(struct picture *p, enum view_id view);
enum view_id picture_view(const struct picture *p);

/* One motion after the other, in place of what moves now. */
void picture_act(struct picture *p, const struct picture_act *acts, int count, int64_t now_us);
bool picture_moves(const struct picture *p, int64_t now_us);
/* Everything to its end at once. */
void picture_finish(struct picture *p);
/* Brings acts and quantities up to this moment. */
void picture_tick(struct picture *p, int64_t now_us);

void picture_draw(const struct picture *p, const struct pen *pen, int64_t now_us);
/* Lines that the cursor can stand on; moves it. */
void picture_move(struct picture *p, int by);

#endif
