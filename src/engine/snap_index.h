#ifndef ENGINE_SNAP_INDEX_H
#define ENGINE_SNAP_INDEX_H

#include "base/arena.h"
#include "engine/snap.h"

/* The part of a snapshot that shows a table beside one of its indexes (struct snap_index),
 * in the arena; NULL when the table has none.  `table` may be the index itself. */
struct snap_index_ask {
    struct engine *engine;
    const struct history *history;
    struct table *table;
    const struct item *now; /* what the last write left, or NULL */
};

const struct snap_index *snap_index_take(const struct snap_index_ask *ask, struct arena *arena);

#endif
