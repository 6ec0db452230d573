#include "config.h"

#include "model/names.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/xalloc.h"

struct name {
    char *text;
    size_t len;
    uint64_t hash;
};

/* An open-addressing table of numbers over an array of names; number 0 is no name. */
struct names {
    int refs;
    struct name *name; /* [1 .. count] */
    uint32_t count, cap;
    uint32_t *place; /* numbers, 0: free */
    uint32_t places; /* a power of two, more than twice the count */
};

enum { NAME_HASH_SEED = 7 };

struct names *names_new(void)
{
    struct names *n = xcalloc(1, sizeof *n);
    n->refs = 1;
    n->cap = 64;
    n->name = xcalloc(n->cap, sizeof *n->name);
    n->places = 128;
    n->place = xcalloc(n->places, sizeof *n->place);
    return n;
}

struct names *names_ref(struct names *n)
{
    n->refs++;
    return n;
}

void names_unref(struct names *n)
{
    if (!n || --n->refs)
        return;
    for (uint32_t i = 1; i <= n->count; i++)
        free(n->name[i].text);
    free(n->name);
    free(n->place);
    free(n);
}

/* Where a name stands or would stand. */
static uint32_t *find_place(const struct names *n, struct slice text, uint64_t hash)
{
    for (uint32_t i = (uint32_t)hash;; i++) {
        uint32_t *place = &n->place[i & (n->places - 1)];
        const struct name *at = &n->name[*place];
        if (*place == 0 ||
            (at->hash == hash && slice_equal((struct slice){at->text, at->len}, text)))
            return place;
    }
}

static void grow(struct names *n)
{
    free(n->place);
    n->places *= 2;
    n->place = xcalloc(n->places, sizeof *n->place);
    for (uint32_t i = 1; i <= n->count; i++)
        *find_place(n, (struct slice){n->name[i].text, n->name[i].len}, n->name[i].hash) = i;
}

uint32_t names_intern(struct names *n, struct slice text)
{
    if (text.len > NAMES_BYTES)
        return 0;
    uint64_t hash = hash_bytes(text.ptr, text.len, NAME_HASH_SEED);
    uint32_t *place = find_place(n, text, hash);
    if (*place || n->count == NAMES_MAX)
        return *place;
    if (n->count + 1 == n->cap) {
        n->cap *= 2;
        n->name = xrealloc(n->name, n->cap, sizeof *n->name);
    }
    n->name[++n->count] = (struct name){xslicedup(text), text.len, hash};
    *place = n->count;
    uint32_t id = n->count;
    if (n->count * 2 > n->places)
        grow(n);
    return id;
}

struct slice names_get(const struct names *n, uint32_t id)
{
    assert(id > 0 && id <= n->count);
    return (struct slice){n->name[id].text, n->name[id].len};
}

uint64_t names_hash(const struct names *n, uint32_t id)
{
    assert(id > 0 && id <= n->count);
    return n->name[id].hash;
}
