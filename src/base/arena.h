#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>

#include "base/slice.h"

/*
 * Memory that is given back all at once: parse trees, decoded requests.
 * Pieces are zeroed, aligned for any type, and live until arena_done() or
 * arena_clear().  `ARENA_INIT` (all zero) is a valid empty arena.
 */
struct arena_block;

struct arena {
    struct arena_block *blocks;
    size_t used; /* bytes handed out, for limits */
};

#define ARENA_INIT                                                                                 \
    {                                                                                              \
        0                                                                                          \
    }

void *arena_alloc(struct arena *a, size_t size);
void *arena_memdup(struct arena *a, const void *ptr, size_t size);
struct slice arena_slice(struct arena *a, struct slice s); /* a copy, terminated */
char *arena_printf(struct arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void arena_clear(struct arena *a); /* empties, keeps one block */
void arena_done(struct arena *a);  /* frees */

#define ARENA_NEW(a, type) ((type *)arena_alloc((a), sizeof(type)))

#endif
