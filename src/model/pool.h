#ifndef MODEL_POOL_H
#define MODEL_POOL_H

#include <stddef.h>

/*
 * Memory for items and tree pages: many small pieces of few sizes, shared by an
 * engine and its copies.
 *
 * Pieces come from 64 KiB runs of one size each (sizes in steps of 4 bytes);
 * a run that empties goes back and can serve another size; runs are cut from
 * 2 MiB chunks.  Pieces above POOL_LARGE come from malloc.  A build with
 * sanitizers takes every piece from malloc, so that errors are seen.
 * The caller tells the size again when it frees.
 */
enum { POOL_LARGE = 4096 };

struct pool;

struct pool *pool_new(void);
struct pool *pool_ref(struct pool *p);
void pool_unref(struct pool *p); /* NULL is fine; frees with the last reference */

/* Not zeroed; aligned to 8 if the size is a multiple of 8, else to 4. */
void *pool_alloc(struct pool *p, size_t size);
void pool_free(struct pool *p, void *ptr, size_t size);
/* Bytes handed out and not given back; for checks. */
size_t pool_live(const struct pool *p);

#endif
