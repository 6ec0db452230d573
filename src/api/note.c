#include "config.h"

#include "api/note.h"

#include <assert.h>
#include <stdlib.h>

#include "base/xalloc.h"

static void forget(struct note *n)
{
    for (size_t i = 0; i < n->tag_count; i++) {
        free(n->tag[i].key);
        free(n->tag[i].value);
    }
    free(n->tag);
}

void note_done(struct notes *all)
{
    for (size_t i = 0; i < all->count; i++)
        forget(&all->list[i]);
    free(all->list);
    *all = (struct notes){0};
}

struct note *note_find(const struct notes *all, int table)
{
    for (size_t i = 0; i < all->count; i++)
        if (all->list[i].table == table)
            return &all->list[i];
    return NULL;
}

struct note *note_of(struct notes *all, int table)
{
    struct note *n = note_find(all, table);
    if (n)
        return n;
    XGROW(all->list, all->count, all->cap);
    n = &all->list[all->count++];
    *n = (struct note){.table = table};
    return n;
}

void note_drop(struct notes *all, int table)
{
    struct note *n = note_find(all, table);
    if (!n)
        return;
    forget(n);
    *n = all->list[--all->count];
}

/* Place of the first tag that is not before the key. */
static size_t place_of(const struct note *n, struct slice key)
{
    size_t i = 0;
    while (i < n->tag_count &&
           slice_compare((struct slice){n->tag[i].key, n->tag[i].key_len}, key) < 0)
        i++;
    return i;
}

static bool is_at(const struct note *n, size_t i, struct slice key)
{
    return i < n->tag_count && slice_equal((struct slice){n->tag[i].key, n->tag[i].key_len}, key);
}

void note_tag(struct note *n, struct slice key, struct slice value)
{
    size_t i = place_of(n, key);
    if (is_at(n, i, key)) {
        free(n->tag[i].value);
    } else {
        XGROW(n->tag, n->tag_count, n->tag_cap);
        memmove(&n->tag[i + 1], &n->tag[i], (n->tag_count - i) * sizeof *n->tag);
        n->tag_count++;
        n->tag[i] = (struct note_tag){.key = xslicedup(key), .key_len = key.len};
    }
    n->tag[i].value = xslicedup(value);
    n->tag[i].value_len = value.len;
}

void note_untag(struct note *n, struct slice key)
{
    size_t i = place_of(n, key);
    if (!is_at(n, i, key))
        return;
    free(n->tag[i].key);
    free(n->tag[i].value);
    n->tag_count--;
    memmove(&n->tag[i], &n->tag[i + 1], (n->tag_count - i) * sizeof *n->tag);
    assert(place_of(n, key) == i);
}
