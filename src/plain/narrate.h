#ifndef PLAIN_NARRATE_H
#define PLAIN_NARRATE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "engine/snap.h"
#include "lesson/camera.h"

/*
 * A snapshot as sentences: the table, then its partitions, the
 * loudest first and the quiet ones folded; or the collection, or the dial, as
 * the camera looks.  A sentence that was said the last time is not said again.
 */
struct narrate {
    char **said; /* the sentences of the last time */
    size_t count, cap;
};

void narrate_done(struct narrate *n);

struct narrate_scene {
    const struct snap *snap;
    const struct camera *camera;
    bool has_time; /* the lesson waits or sends traffic: time and scale are said */
};

/* Adds what is new to `out`, a sentence a line. */
void narrate_scene(struct narrate *n, const struct narrate_scene *scene, struct buf *out);
/* A key, its hash, its partition: "USER#41: hash 0bbd12f5, partition 0." */
void narrate_key(struct slice key, uint64_t hash, int part, struct buf *out);

#endif
