#ifndef LESSON_TYPING_H
#define LESSON_TYPING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/buf.h"
#include "base/slice.h"
#include "engine/engine.h"
#include "lesson/player.h"

/*
 * The dial's keyboard: the key being typed, a mark for each of its beginnings, the
 * tray of keys that were dropped.  Player state: nothing of it enters the engine,
 * which is only asked where a key belongs (in the table made last).
 */
enum { TYPING_BYTES_MAX = 64, TYPING_TRAY_MAX = 64 };

struct typing {
    struct buf text;
    struct player_mark *trail, *tray; /* texts are owned */
    size_t trail_count, trail_cap, tray_count, tray_cap;
    bool is_dropped; /* the trail is that of the key dropped last: the next letter begins anew */
};

void typing_done(struct typing *t);  /* empty and usable again */
void typing_clear(struct typing *t); /* the text and its trail; the tray stays */
/* Adds the whole characters of `utf8`, as far as they fit. */
void typing_add(struct typing *t, struct slice utf8, const struct engine *e);
void typing_back(struct typing *t);
void typing_enter(struct typing *t, const struct engine *e);
/* The hash of a key's text, of a number's encoding where the partition key is one. */
uint64_t typing_hash(struct slice key, bool is_number);
/* Where a key belongs. */
struct player_mark typing_place(const struct engine *e, struct slice key);

#endif
