#ifndef API_NOTE_H
#define API_NOTE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/slice.h"

/*
 * What is known of a table that changes nothing in the engine: when it was made,
 * whether it may be deleted, its tags.  Kept by the table's number; a table made
 * elsewhere (by a lab file) has no note until something is noted.
 */
struct note_tag {
    char *key, *value;
    size_t key_len, value_len;
};

struct note {
    int table; /* number */
    int64_t created_us;
    bool is_protected;
    struct note_tag *tag; /* ascending by key */
    size_t tag_count, tag_cap;
};

struct notes {
    struct note *list;
    size_t count, cap;
};

void note_done(struct notes *all);
struct note *note_find(const struct notes *all, int table); /* or NULL */
/* That of the table; begun when there is none.  Borrows until the next note begins. */
struct note *note_of(struct notes *all, int table);
void note_drop(struct notes *all, int table);

/* Takes the place of a tag with the same key. */
void note_tag(struct note *n, struct slice key, struct slice value);
void note_untag(struct note *n, struct slice key);

#endif
