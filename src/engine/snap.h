#ifndef ENGINE_SNAP_H
#define ENGINE_SNAP_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/engine.h"
#include "engine/history.h"

/*
 * An immutable picture of what views need, taken from an engine and its
 * history; views never touch either.  Texts are ready to show: keys decoded,
 * numbers plain, control characters as \x1f, but not cut to any width.
 * Everything lives in the snap's own arena until snap_free().
 */
enum part_state { PART_IDLE, PART_OK, PART_WARM, PART_HOT }; /* over the last second */

struct snap_meter {
    int64_t used;         /* micro-units served in the last second */
    int64_t rejected;     /* micro-units turned away in the last second */
    int64_t ceiling;      /* units a second, micro */
    int64_t level, depth; /* tokens saved now, at most */
};

struct snap_part {
    int id;
    uint64_t lo, hi; /* hashes, both included */
    uint64_t items, bytes;
    struct snap_meter read, write;
    enum part_state state; /* the worse of read and write */
    uint32_t rejected;     /* requests in the last second */
    bool opened;           /* by the last operation */
    const struct history_second
        *seconds; /* HISTORY_SECONDS, newest first; NULL when nothing came or others are busier */
};

/* One item in stored order. */
struct snap_item {
    const char *pk, *sk; /* sk "" when there is none */
    const char *type;    /* text before the first '#', or "" */
    const char *rest;    /* the first other attribute: name, two blanks, value; "" */
    const char *rest_name, *rest_value;
    uint64_t hash;    /* of its partition key */
    uint32_t arrived; /* 1, 2, ... in its collection; 0 when not known */
    uint32_t bytes;
    bool in_run; /* examined by the last query */
    bool returned;
    bool is_new; /* came in with the last command */
};

/* The collection in focus. */
struct snap_collection {
    const char *pk; /* value as text */
    uint64_t hash;
    int part;
    uint64_t items, bytes;
    struct snap_item *item; /* a window in stored order */
    size_t count;
    size_t first;              /* place of item[0] in the collection */
    struct snap_item *arrived; /* the same items in order of arrival, first `arrived_count` */
    size_t arrived_count;
};

/* Items of one partition as tiles, in stored order. */
struct snap_tiles {
    struct snap_item *item;
    size_t count; /* at most SNAP_TILES */
    uint64_t of;  /* items there are */
};

struct snap_table {
    const char *name;
    int base;                      /* of an index: its table's number; -1: a table */
    const char *pk_name, *sk_name; /* sk_name "" when simple */
    const char *pk_type, *sk_type;
    enum billing billing;
    int64_t read_rate, write_rate; /* micro-units a second */
    uint64_t items, bytes;
    struct snap_meter read, write;
    enum part_state state;
    uint32_t rejected; /* by the table itself in the last second */
    int held_by;       /* an index that rejected writes of the table in that second, -1: none */
    uint64_t accepted_total, rejected_total; /* requests since the table was made */
    const struct history_second *seconds;
    uint32_t part_count;
};

/* A change of the table that an index has not heard of yet. */
struct snap_change {
    const char *key;  /* of the table's item */
    const char *type; /* as in snap_item */
    int64_t written_us, due_us;
    int item; /* its place in snap_index.item, -1: deleted meanwhile */
};

/* An answer of the index. */
struct snap_asked {
    int64_t at_us;
    const char *key, *name;        /* name: of the only item found, "" */
    uint32_t found, coming, going; /* as in struct history_asked */
};

/*
 * A table beside one of its indexes.  An item's pk is its key as text, its sk the rest of the
 * index's key ("-" when it has none); of an entry pk is the index's key and sk the table's.  What
 * is under way or was asked for is among them, otherwise the first of many; in order of pk.
 */
struct snap_index {
    int number;             /* of the index, as in snap.table */
    const char *keys[2];    /* names of the key attributes: the table's, the index's */
    int64_t lag_us;         /* 0: at once */
    int64_t as_of_us;       /* the table's state that the index shows */
    int64_t first_due_us;   /* when the next change arrives; change_total > 0 */
    struct snap_item *item; /* at most SNAP_PAIRS */
    size_t item_count;
    uint64_t item_total;
    struct snap_item *entry; /* returned: a change under way ends or replaces it */
    size_t entry_count;
    uint64_t entry_total;
    struct snap_change *change; /* the next to arrive first, at most SNAP_CHANGES */
    size_t change_count, change_total;
    struct snap_asked *asked; /* oldest first */
    int asked_count;
};

/* What the last operation did: snap_focus.last and last_request. */
struct snap_last {
    bool is_there;
    enum op op;
    enum err err;
    uint32_t read, returned;
    bool backward;
    uint64_t hash; /* of the partition key asked for */
    int part;      /* id, -1: none */
};

/* SNAP_TRACKS: the busiest partitions alone bring their seconds. */
enum {
    SNAP_TILES = 200,
    SNAP_WINDOW = 400,
    SNAP_PARTS_WITH_TILES = 64,
    SNAP_TRACKS = 32,
    SNAP_PAIRS = 64,
    SNAP_CHANGES = 32
};

struct snap {
    int64_t now_us;
    uint64_t seed;
    uint32_t scale;
    int table_count;
    struct snap_table *table; /* by number, indexes among them; name NULL: gone */
    int focus;                /* table shown; -1: none yet */
    struct snap_part *part;   /* of the table in focus, key-space order */
    uint32_t part_count;
    struct snap_tiles *tiles; /* one for each of the first SNAP_PARTS_WITH_TILES partitions */
    bool has_collection;
    struct snap_collection collection;
    struct snap_last last;
    /* of the table in focus: the index in focus, else the one asked last, else the first; NULL:
     * it has none */
    const struct snap_index *index;
    const struct history_request *request; /* of all tables, oldest first, newest last */
    int request_count;                     /* at most HISTORY_REQUESTS */
};

struct snap_focus {
    struct slice table;    /* empty: the table spoken of last */
    struct val collection; /* partition key value; has_collection */
    bool has_collection;
    /* what the last query or scan touched, for beams and bright tiles; may be NULL */
    const struct result *last;
    const struct request *last_request;
};

struct snap *snap_take(struct engine *e, const struct history *h, const struct snap_focus *focus);
void snap_free(struct snap *s);

#endif
