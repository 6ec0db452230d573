#include "config.h"

#include "base/arena.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/xalloc.h"

enum { ARENA_BLOCK = 8192 - 64 };

struct arena_block {
    struct arena_block *next;
    size_t cap, used;
    max_align_t data[];
};

void *arena_alloc(struct arena *a, size_t size)
{
    size = (size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
    struct arena_block *b = a->blocks;
    if (!b || b->cap - b->used < size) {
        size_t cap = size > ARENA_BLOCK ? size : ARENA_BLOCK;
        b = xmalloc(sizeof *b + cap);
        *b = (struct arena_block){.next = a->blocks, .cap = cap};
        a->blocks = b;
    }
    void *place = (char *)b->data + b->used;
    b->used += size;
    a->used += size;
    return memset(place, 0, size);
}

void *arena_memdup(struct arena *a, const void *ptr, size_t size)
{
    void *copy = arena_alloc(a, size);
    return size ? memcpy(copy, ptr, size) : copy;
}

struct slice arena_slice(struct arena *a, struct slice s)
{
    char *copy = arena_alloc(a, s.len + 1);
    if (s.len)
        memcpy(copy, s.ptr, s.len);
    return (struct slice){copy, s.len};
}

char *arena_printf(struct arena *a, const char *fmt, ...)
{
    va_list ap, again;
    va_start(ap, fmt);
    va_copy(again, ap);
    int len = vsnprintf(NULL, 0, fmt, again);
    va_end(again);
    char *text = arena_alloc(a, (size_t)(len < 0 ? 0 : len) + 1);
    if (len > 0)
        vsnprintf(text, (size_t)len + 1, fmt, ap);
    va_end(ap);
    return text;
}

static void free_after(struct arena_block *b)
{
    while (b) {
        struct arena_block *next = b->next;
        free(b);
        b = next;
    }
}

void arena_clear(struct arena *a)
{
    struct arena_block *b = a->blocks;
    if (!b)
        return;
    free_after(b->next);
    b->next = NULL;
    b->used = 0;
    a->used = 0;
}

void arena_done(struct arena *a)
{
    free_after(a->blocks);
    *a = (struct arena)ARENA_INIT;
}
