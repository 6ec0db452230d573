#include "config.h"

#include "model/pool.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "base/xalloc.h"

enum {
    CHUNK_BYTES = 2 << 20,
    RUN_BYTES = 64 << 10,
    RUNS = CHUNK_BYTES / RUN_BYTES,
    CHUNKS_SMALL = 8, /* after that many, chunks ask for huge pages */
    STEP = 4,         /* sizes of pieces */
    SIZES = POOL_LARGE / STEP + 1
};

/* Pieces of one size.  A run with room is in its size's list, an empty one in the pool's. */
struct run {
    void *freed;             /* pieces given back, each holding a pointer to the next */
    char *fresh, *end;       /* memory never handed out */
    uint32_t size, live;     /* bytes of a piece; pieces handed out */
    struct run *next, *prev; /* of the list it is in; prev is unused among the empty ones */
};

/*
 * Aligned to its own size, so that a piece finds its run by its address.  All
 * runs are described at the chunk's start (the first run is that much shorter):
 * at the start of each run the descriptions would share one set of the cache.
 */
struct chunk {
    struct run run[RUNS];
    struct chunk *next;
};

struct pool {
    size_t refs, live;
    struct chunk *chunks;
    int chunk_count;
    struct run *empty;
    struct run *open[SIZES]; /* runs with room, by size / STEP */
};

static bool is_pooled(size_t size)
{
#ifdef KG_SANITIZERS
    (void)size;
    return false;
#else
    return size <= POOL_LARGE;
#endif
}

static size_t size_index(size_t size)
{
    /* A piece given back holds a pointer. */
    return size < sizeof(void *) ? sizeof(void *) / STEP : (size + STEP - 1) / STEP;
}

static char *run_start(const struct chunk *c, const struct run *r)
{
    size_t i = (size_t)(r - c->run);
    return (char *)c + (i ? i * RUN_BYTES : (sizeof *c + 63) / 64 * 64);
}

/*
 * Chunks are of the size and place of a huge page.  In a large pool one miss of
 * the address translation less for each item read is worth 15 %; a small one
 * would only be made larger.
 */
static void chunk_add(struct pool *p)
{
    struct chunk *c = xaligned(CHUNK_BYTES, CHUNK_BYTES);
    if (++p->chunk_count > CHUNKS_SMALL)
        madvise(c, CHUNK_BYTES, MADV_HUGEPAGE);
    c->next = p->chunks;
    p->chunks = c;
    for (int i = RUNS - 1; i >= 0; i--) {
        c->run[i] = (struct run){.next = p->empty, .end = (char *)c + (i + 1) * RUN_BYTES};
        p->empty = &c->run[i];
    }
}

static struct chunk *chunk_of(const void *ptr)
{
    return (struct chunk *)((uintptr_t)ptr & ~(uintptr_t)(CHUNK_BYTES - 1));
}

static bool run_is_full(const struct run *r)
{
    return !r->freed && (size_t)(r->end - r->fresh) < r->size;
}

static void run_link(struct pool *p, struct run *r)
{
    struct run **list = &p->open[r->size / STEP];
    r->prev = NULL;
    r->next = *list;
    if (*list)
        (*list)->prev = r;
    *list = r;
}

static void run_unlink(struct pool *p, struct run *r)
{
    if (r->next)
        r->next->prev = r->prev;
    if (r->prev)
        r->prev->next = r->next;
    else
        p->open[r->size / STEP] = r->next;
}

static struct run *run_open(struct pool *p, uint32_t size)
{
    if (!p->empty)
        chunk_add(p);
    struct run *r = p->empty;
    p->empty = r->next;
    r->freed = NULL;
    r->fresh = run_start(chunk_of(r), r);
    r->size = size;
    run_link(p, r);
    return r;
}

struct pool *pool_new(void)
{
    struct pool *p = xcalloc(1, sizeof *p);
    p->refs = 1;
    return p;
}

struct pool *pool_ref(struct pool *p)
{
    p->refs++;
    return p;
}

void pool_unref(struct pool *p)
{
    if (!p || --p->refs)
        return;
    assert(p->live == 0);
    while (p->chunks) {
        struct chunk *c = p->chunks;
        p->chunks = c->next;
        free(c);
    }
    free(p);
}

void *pool_alloc(struct pool *p, size_t size)
{
    p->live += size;
    if (!is_pooled(size))
        return xmalloc(size);
    size_t i = size_index(size);
    struct run *r = p->open[i];
    if (!r)
        r = run_open(p, (uint32_t)(i * STEP));
    void *ptr = r->freed;
    if (ptr) {
        memcpy(&r->freed, ptr, sizeof r->freed);
    } else {
        ptr = r->fresh;
        r->fresh += r->size;
    }
    r->live++;
    if (run_is_full(r))
        run_unlink(p, r);
    return ptr;
}

void pool_free(struct pool *p, void *ptr, size_t size)
{
    if (!ptr)
        return;
    assert(p->live >= size);
    p->live -= size;
    if (!is_pooled(size)) {
        free(ptr);
        return;
    }
    struct run *r = &chunk_of(ptr)->run[((uintptr_t)ptr & (CHUNK_BYTES - 1)) / RUN_BYTES];
    assert(r->live > 0 && r->size / STEP == size_index(size));
    bool was_full = run_is_full(r);
    memcpy(ptr, &r->freed, sizeof r->freed);
    r->freed = ptr;
    if (--r->live == 0) {
        if (!was_full)
            run_unlink(p, r);
        r->next = p->empty;
        p->empty = r;
    } else if (was_full) {
        run_link(p, r);
    }
}

size_t pool_live(const struct pool *p)
{
    return p->live;
}
