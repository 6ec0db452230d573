#ifndef VIEW_VIEW_H
#define VIEW_VIEW_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/snap.h"
#include "view/canvas.h"
#include "view/motion.h"

/*
 * Views: pictures of a snapshot.  draw() is pure and total: it reads its
 * arguments, writes cells inside the pen's rectangle and nothing else, at any
 * size from 0x0 up; the same arguments give the same cells.
 *
 * They stand in the order of their keys; 6 belongs to one that is not built yet.
 */
enum view_id {
    VIEW_DIAL,
    VIEW_PARTITIONS,
    VIEW_COLLECTION,
    VIEW_BYTES,
    VIEW_METERS,
    VIEW_INDEX,
    VIEW_REQUESTS,
    VIEW_COUNT
};

enum { VIEW_MARKS = 40, VIEW_KEY_BYTES = 256, VIEW_DROPS = 200 };

/* A key that was hashed: a mark on the line. */
struct view_mark {
    char key[VIEW_KEY_BYTES]; /* as typed, cut at a character */
    uint64_t hash;
};

/* What was typed or located, oldest first, and what fell into the tray. */
struct view_dial {
    struct view_mark mark[VIEW_MARKS];
    int count;
    bool typing;            /* key by key: the rows are a trail */
    uint64_t from;          /* hash the needle swings away from */
    bool has_from;          /* the needle was there before */
    struct view_mark *drop; /* tray of its own, beside the table's items */
    int drop_count;
    bool blind; /* no needle: the reader says where */
};

enum view_meter { VIEW_BUSIER, VIEW_WRITES, VIEW_READS };

/* Everything a picture depends on beside the snapshot: plain data. */
struct view_state {
    int64_t now_us; /* the camera's clock */
    struct motion motion;
    /* quantities move from the snapshot before towards this one */
    const struct snap *before;
    int blend;        /* 0 to MOTION_WHOLE */
    int64_t flash_us; /* when a partition became hot, on the camera's clock; 0: never */

    enum view_meter meter;
    bool in_picture; /* the picture has the focus: cursor is its row */
    int cursor;
    bool rejected_only; /* requests */
    bool ceiling_is_point;
    bool is_working; /* exercise or fork: the short forms */
    int focus_part;  /* partition id the lesson points at, -1 */
    const char *big; /* the loud number, "301/s"; NULL: none */
    const char *big_caption;
    const char *compare_a, *compare_b; /* bytes; NULL: the collection's newest pair */
    const struct view_dial *dial;      /* NULL: nothing typed */
    const char *label[4];              /* texts the lesson sets beside partitions */
    int label_part[4];
    int label_count;
};

struct view_class {
    const char *name; /* "partitions": as `view NAME` and cues say it */
    char digit;       /* its key */
    void (*draw)(const struct view_state *v, const struct snap *s, const struct pen *p);
    /* Lines j and k can stand on; 0: none. */
    int (*count)(const struct view_state *v, const struct snap *s);
};

extern const struct view_class view_table[VIEW_COUNT];

/* The class of that name, -1 when there is none (yet). */
int view_find(struct slice name);
/* A state with nothing pointed at. */
struct view_state view_state_start(void);

/* --- what the views share ---------------------------------------------------------------- */

enum style view_state_style(enum part_state state);
/* The state to show: what the last operation opened is not idle, whatever the clock says. */
enum part_state view_part_state(const struct snap_part *part);
/* Sign and word: "◦ idle", drawn at x and x + 2. */
void view_state_word(const struct pen *p, int x, int y, enum part_state state);
/* The first line: table, keys, capacity, partitions. */
enum view_heading { VIEW_HEADING_KEYS, VIEW_HEADING_STORED, VIEW_HEADING_FLOW };
void view_heading(const struct snap *s, const struct pen *p, int y, enum view_heading kind);
/* The name of the table in focus, of an index with its table's: "Users.ByEmail". */
void view_table_name(const struct snap *s, struct buf *out);
/* Table in focus, or NULL. */
const struct snap_table *view_table_of(const struct snap *s);
/* Partition of a hash: its index, -1 for none. */
int view_part_of(const struct snap *s, uint64_t hash);

#endif
