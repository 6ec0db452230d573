#include "config.h"

#include "engine/tree.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "engine/tree_int.h"

enum { LINE = 64, AHEAD = 10, ITEM_LINES = 3 };

/* The upper pages of a descent, and in each the child taken. */
struct path {
    struct tree_upper *page[TREE_DEPTH_MAX];
    unsigned index[TREE_DEPTH_MAX];
};

/* --- memory ahead of time -------------------------------------------------------------- */

static inline void ask(const void *ptr, size_t size)
{
    for (size_t at = 0; at < size; at += LINE)
        __builtin_prefetch((const char *)ptr + at);
}

static inline void ask_page(const void *page, bool is_leaf)
{
    /* Of a leaf the words: asking for the pointers too was slower than waiting for one. */
    if (is_leaf)
        ask(page, sizeof(struct tree_leaf) + TREE_LEAF * sizeof(uint64_t));
    else
        ask(page, offsetof(struct tree_upper, cut));
}

/* --- descent --------------------------------------------------------------------------- */

static inline struct tree_leaf *descend(const struct tree *t, const struct tree_key *key)
{
    void *page = t->root;
    for (int left = t->depth - 1; left > 0; left--) {
        const struct tree_upper *u = page;
        page = u->child[tree_upper_find(u, key, TREE_BEFORE)];
        ask_page(page, left == 1);
    }
    return page;
}

/* The same, and the way there; gives the pointer to the leaf, which may be set. */
static void **descend_path(struct tree *t, const struct tree_key *key, struct path *path)
{
    void **page = &t->root;
    for (int level = 0; level < t->depth - 1; level++) {
        struct tree_upper *u = *page;
        path->page[level] = u;
        path->index[level] = tree_upper_find(u, key, TREE_BEFORE);
        page = &u->child[path->index[level]];
        ask_page(*page, level == t->depth - 2);
    }
    return page;
}

uint64_t tree_hash_of(const struct tree *t, const struct item *item)
{
    return schema_hash(item_pk(item)) & t->hash_mask;
}

struct tree_near tree_near(const struct tree *t, uint64_t hash)
{
    struct tree_near near = {.changes = t->changes};
    void **page = (void **)(uintptr_t)&t->root;
    for (int left = t->depth - 1; left > 0; left--) {
        struct tree_upper *u = *page;
        unsigned i = tree_upto(u->hash, (unsigned)u->count - 1, hash);
        if (i > 0 && u->hash[i - 1] == hash && u->cut[i - 1])
            return near;
        page = &u->child[i];
        ask_page(*page, left == 1);
    }
    near.leaf = page;
    return near;
}

int tree_depth(const struct tree *t)
{
    return t->depth;
}

uint64_t tree_count(const struct tree *t)
{
    return t->count;
}

uint64_t tree_bytes(const struct tree *t)
{
    return t->bytes;
}

/* --- life ------------------------------------------------------------------------------ */

struct tree *tree_new(struct pool *pool, uint64_t hash_mask)
{
    struct tree *t = xcalloc(1, sizeof *t);
    t->pool = pool_ref(pool);
    t->hash_mask = hash_mask;
    t->root = tree_leaf_new(pool, TREE_STEP);
    t->depth = 1;
    return t;
}

static void free_pages(struct tree *t, void *page, int depth)
{
    assert(depth > 0);
    if (depth > 1) {
        struct tree_upper *u = page;
        for (unsigned i = 0; i < u->count; i++)
            free_pages(t, u->child[i], depth - 1);
        tree_upper_free(t->pool, u);
        return;
    }
    struct tree_leaf *l = page;
    struct item **item = tree_leaf_items(l);
    for (unsigned i = 0; i < l->count; i++)
        __builtin_prefetch(item[i], 1);
    for (unsigned i = 0; i < l->count; i++)
        item_unref(t->pool, item[i]);
    tree_leaf_free(t->pool, l);
}

void tree_free(struct tree *t)
{
    if (!t)
        return;
    free_pages(t, t->root, t->depth);
    pool_unref(t->pool);
    free(t);
}

static void *copy_pages(struct pool *pool, const void *page, int depth)
{
    assert(depth > 0);
    if (depth > 1) {
        const struct tree_upper *u = page;
        struct tree_upper *to = tree_upper_new(pool);
        memcpy(to->hash, u->hash, sizeof u->hash[0] * (u->count - 1));
        to->count = u->count;
        for (unsigned i = 0; i < u->count; i++) {
            to->child[i] = copy_pages(pool, u->child[i], depth - 1);
            if (i + 1 == u->count)
                break;
            const struct tree_cut *cut = u->cut[i];
            to->cut[i] = NULL;
            if (cut)
                to->cut[i] = tree_upper_cut(pool, (struct slice){cut->key, cut->pk_len},
                                            (struct slice){cut->key + cut->pk_len, cut->sk_len});
        }
        return to;
    }
    const struct tree_leaf *l = page;
    struct item *const *item = tree_leaf_items(l);
    for (unsigned i = 0; i < l->count; i++)
        __builtin_prefetch(item[i], 1);
    struct tree_leaf *to = tree_leaf_new(pool, l->cap);
    memcpy(to, l, tree_leaf_size(l->cap));
    for (unsigned i = 0; i < l->count; i++)
        item_ref(item[i]);
    return to;
}

struct tree *tree_clone(const struct tree *t)
{
    struct tree *to = xmemdup(t, sizeof *t);
    pool_ref(to->pool);
    to->root = copy_pages(to->pool, t->root, t->depth);
    return to;
}

/* --- find, put, remove ----------------------------------------------------------------- */

static struct item *find_in(const struct tree *t, const struct tree_leaf *l,
                            const struct tree_key *key)
{
    int i = tree_leaf_find(t, l, key);
    return i < 0 ? NULL : tree_leaf_items(l)[i];
}

struct item *tree_find(const struct tree *t, const struct tree_key *key)
{
    return find_in(t, descend(t, key), key);
}

static bool is_current(const struct tree *t, struct tree_near near)
{
    return near.leaf && near.changes == t->changes;
}

struct item *tree_find_near(const struct tree *t, struct tree_near near, const struct tree_key *key)
{
    return is_current(t, near) ? find_in(t, *near.leaf, key) : tree_find(t, key);
}

/* Makes room: cuts the leaf at the end of the path, and what is full above it. */
static void split(struct tree *t, struct path *path, void **slot)
{
    struct tree_fence fence;
    struct tree_leaf *leaf = *slot;
    void *right = tree_leaf_split(t, &leaf, &fence);
    *slot = leaf;
    for (int level = t->depth - 2; level >= 0; level--) {
        struct tree_upper *u = path->page[level];
        unsigned i = path->index[level];
        if (u->count < TREE_FAN) {
            tree_upper_insert(u, i, fence, right);
            return;
        }
        struct tree_fence up;
        struct tree_upper *more = tree_upper_split(t->pool, u, &up);
        if (i < u->count)
            tree_upper_insert(u, i, fence, right);
        else
            tree_upper_insert(more, i - (unsigned)u->count, fence, right);
        fence = up;
        right = more;
    }
    assert(t->depth < TREE_DEPTH_MAX);
    struct tree_upper *root = tree_upper_new(t->pool);
    root->count = 1;
    root->child[0] = t->root;
    tree_upper_insert(root, 0, fence, right);
    t->root = root;
    t->depth++;
}

/* Puts the item into its leaf; false when that is full. */
static bool put_in(struct tree *t, void **slot, const struct tree_key *key, struct item *item,
                   struct item **ret_old)
{
    struct tree_leaf *l = *slot;
    struct tree_span span = tree_leaf_span(l, key, TREE_BEFORE);
    struct tree_place place = tree_leaf_place(t, l, key, TREE_BEFORE, span);
    if (place.index < span.last && !place.clash) {
        struct item **at = tree_leaf_items(l) + place.index;
        if (tree_leaf_is(*at, key)) {
            *ret_old = *at;
            *at = item;
            t->bytes += (uint64_t)item->size - (*ret_old)->size;
            return true;
        }
    }
    if (l->count == TREE_LEAF)
        return false;
    tree_leaf_insert(t, &l, key, place, item);
    *slot = l;
    *ret_old = NULL;
    t->count++;
    t->bytes += item->size;
    return true;
}

struct item *tree_put_near(struct tree *t, struct tree_near near, uint64_t hash, struct item *item)
{
    struct tree_key key = {hash, item_pk(item), item_sk(item)};
    struct item *old;
    if (!is_current(t, near) || !put_in(t, near.leaf, &key, item, &old)) {
        struct path path;
        for (;;) {
            void **slot = descend_path(t, &key, &path);
            if (put_in(t, slot, &key, item, &old))
                break;
            split(t, &path, slot);
        }
    }
    t->changes++;
    return old;
}

struct item *tree_put(struct tree *t, uint64_t hash, struct item *item)
{
    return tree_put_near(t, (struct tree_near){.leaf = NULL}, hash, item);
}

/* Joins sparse pages with a neighbour from `level` up, and takes empty ones out. */
static void mend_upper(struct tree *t, struct path *path, int level)
{
    for (; level > 0; level--) {
        struct tree_upper *u = path->page[level], *over = path->page[level - 1];
        unsigned i = path->index[level - 1];
        if (u->count == 0) {
            tree_upper_free(t->pool, u);
            tree_upper_remove(t->pool, over, i);
            continue;
        }
        if (u->count > UPPER_SPARSE)
            break;
        unsigned a = i + 1 < over->count ? i : i - 1;
        if (over->count < 2)
            break;
        struct tree_upper *left = over->child[a], *right = over->child[a + 1];
        if (left->count + right->count > UPPER_JOIN)
            break;
        tree_upper_join(t->pool, left, (struct tree_fence){over->hash[a], over->cut[a]}, right);
        over->cut[a] = NULL;
        tree_upper_remove(t->pool, over, a + 1);
    }
    while (t->depth > 1 && ((struct tree_upper *)t->root)->count == 1) {
        struct tree_upper *root = t->root;
        t->root = root->child[0];
        t->depth--;
        tree_upper_free(t->pool, root);
    }
}

static void mend(struct tree *t, struct path *path)
{
    int level = t->depth - 2;
    if (level < 0)
        return;
    struct tree_upper *u = path->page[level];
    unsigned i = path->index[level];
    struct tree_leaf *l = u->child[i];
    if (l->count == 0) {
        tree_leaf_free(t->pool, l);
        tree_upper_remove(t->pool, u, i);
        mend_upper(t, path, level);
        return;
    }
    if (l->count > TREE_SPARSE)
        return;
    for (unsigned a = i ? i - 1 : 0; a <= i && a + 1 < u->count; a++) {
        struct tree_leaf *left = u->child[a], *right = u->child[a + 1];
        if (left->count + right->count > TREE_JOIN)
            continue;
        tree_leaf_join(t, &left, right);
        u->child[a] = left;
        tree_upper_remove(t->pool, u, a + 1);
        mend_upper(t, path, level);
        return;
    }
}

struct item *tree_remove(struct tree *t, const struct tree_key *key)
{
    struct path path;
    void **slot = descend_path(t, key, &path);
    struct tree_leaf *l = *slot;
    int i = tree_leaf_find(t, l, key);
    if (i < 0)
        return NULL;
    struct item *old = tree_leaf_items(l)[i];
    tree_leaf_remove(t, &l, (unsigned)i);
    *slot = l;
    t->count--;
    t->changes++;
    t->bytes -= old->size;
    mend(t, &path);
    return old;
}

/* --- cursors --------------------------------------------------------------------------- */

static void go_down(struct tree_cursor *c, int level, const void *page, bool to_end)
{
    for (;; level++) {
        c->page[level] = page;
        if (level == c->depth - 1) {
            const struct tree_leaf *l = page;
            c->index[level] = to_end ? l->count : 0;
            c->ahead = -1;
            return;
        }
        const struct tree_upper *u = page;
        c->index[level] = to_end ? (uint16_t)(u->count - 1) : 0;
        page = u->child[c->index[level]];
        ask_page(page, level == c->depth - 2);
    }
}

static void open_cursor(struct tree_cursor *c, const struct tree *t)
{
    c->tree = t;
    c->depth = t->depth;
    c->ahead = -1;
    c->is_kept = false;
}

void tree_seek_first(struct tree_cursor *c, const struct tree *t)
{
    open_cursor(c, t);
    go_down(c, 0, t->root, false);
}

void tree_seek_last(struct tree_cursor *c, const struct tree *t)
{
    open_cursor(c, t);
    go_down(c, 0, t->root, true);
}

static inline void ask_item(const struct item *item)
{
    ask(item, ITEM_LINES * LINE);
}

/* Asks for what a walk from `at` on will read first; nothing beyond the collections of one hash. */
static void ask_onward(struct tree_cursor *c, const struct tree_leaf *l, int at, uint64_t above)
{
    struct item *const *item = tree_leaf_items(l);
    int i = at, to = at + AHEAD < l->count ? at + AHEAD : l->count;
    for (; i < to && TREE_TOP(l->word[i]) == above; i++)
        ask_item(item[i]);
    c->ahead = i;
}

void tree_seek(struct tree_cursor *c, const struct tree *t, const struct tree_key *key,
               enum tree_side side)
{
    const void *page = t->root;
    int level = 0;
    open_cursor(c, t);
    for (; level < t->depth - 1; level++) {
        const struct tree_upper *u = page;
        c->page[level] = u;
        c->index[level] = (uint16_t)tree_upper_find(u, key, side);
        page = u->child[c->index[level]];
        ask_page(page, level == t->depth - 2);
    }
    const struct tree_leaf *l = page;
    struct tree_span span = tree_leaf_span(l, key, side);
    /* Most seeks are followed by a walk over what is near: ask before looking. */
    if (side != TREE_PAST)
        ask_onward(c, l, (int)span.first, TREE_TOP(key->hash));
    c->page[level] = l;
    c->index[level] = (uint16_t)tree_leaf_place(t, l, key, side, span).index;
}

void tree_keep(struct tree_cursor *c, uint64_t hash)
{
    c->is_kept = true;
    c->above = TREE_TOP(hash);
}

/* Whether the fence alone says that no item of the hash kept to lies on its other side. */
static bool is_outside(const struct tree_cursor *c, const struct tree_upper *u, unsigned fence,
                       bool back)
{
    if (!c->is_kept)
        return false;
    if (back)
        return u->hash[fence] < c->above || (u->hash[fence] == c->above && !u->cut[fence]);
    return TREE_TOP(u->hash[fence]) > c->above;
}

/* To the next leaf in that direction; false at the end, where the cursor stays. */
static bool step(struct tree_cursor *c, bool back)
{
    for (int level = c->depth - 2; level >= 0; level--) {
        const struct tree_upper *u = c->page[level];
        unsigned i = c->index[level];
        if (back ? i == 0 : i + 1 == u->count)
            continue;
        if (is_outside(c, u, back ? i - 1 : i, back))
            return false;
        c->index[level] = (uint16_t)(back ? i - 1 : i + 1);
        go_down(c, level + 1, u->child[c->index[level]], back);
        return true;
    }
    return false;
}

struct item *tree_next(struct tree_cursor *c)
{
    int last = c->depth - 1;
    const struct tree_leaf *l = c->page[last];
    while (c->index[last] == l->count) {
        if (!step(c, false))
            return NULL;
        l = c->page[last];
    }
    int at = c->index[last];
    if (c->is_kept && TREE_TOP(l->word[at]) != c->above)
        return NULL;
    struct item *const *item = tree_leaf_items(l);
    int to = at + AHEAD < l->count ? at + AHEAD : l->count;
    int i = c->ahead > at ? c->ahead : at;
    for (; i < to && (!c->is_kept || TREE_TOP(l->word[i]) == c->above); i++)
        ask_item(item[i]);
    c->ahead = i;
    c->index[last]++;
    return item[at];
}

struct item *tree_prev(struct tree_cursor *c)
{
    int last = c->depth - 1;
    while (c->index[last] == 0)
        if (!step(c, true))
            return NULL;
    const struct tree_leaf *l = c->page[last];
    int at = c->index[last];
    if (c->is_kept && TREE_TOP(l->word[at - 1]) != c->above)
        return NULL;
    struct item *const *item = tree_leaf_items(l);
    int to = at > AHEAD ? at - AHEAD : 0;
    int i = c->ahead >= 0 && c->ahead < at ? c->ahead : at;
    for (; i > to && (!c->is_kept || TREE_TOP(l->word[i - 1]) == c->above); i--)
        ask_item(item[i - 1]);
    c->ahead = i;
    c->index[last]--;
    return item[at - 1];
}

/* --- checking -------------------------------------------------------------------------- */

struct sums {
    uint64_t count, bytes;
};

static void check_pages(const struct tree *t, const void *page, int depth,
                        const struct tree_fence *bound[2], struct sums *sums)
{
    assert(depth > 0);
    if (depth == 1) {
        const struct tree_leaf *l = page;
        assert(l->count > 0 || t->depth == 1);
        tree_leaf_check(t, l, bound[0], bound[1]);
        sums->count += l->count;
        for (unsigned i = 0; i < l->count; i++)
            sums->bytes += tree_leaf_items(l)[i]->size;
        return;
    }
    const struct tree_upper *u = page;
    assert(u->count >= (depth == t->depth ? 2 : 1) && u->count <= TREE_FAN);
    struct tree_fence fence[TREE_FAN];
    for (unsigned i = 0; i < u->count; i++) {
        if (i + 1 < u->count)
            fence[i] = (struct tree_fence){u->hash[i], u->cut[i]};
        assert(i == 0 || i + 1 >= u->count || u->hash[i - 1] <= u->hash[i]);
        const struct tree_fence *inner[2] = {i ? &fence[i - 1] : bound[0],
                                             i + 1 < u->count ? &fence[i] : bound[1]};
        check_pages(t, u->child[i], depth - 1, inner, sums);
    }
}

void tree_check(const struct tree *t)
{
    const struct tree_fence *everywhere[2] = {NULL, NULL};
    struct sums sums = {0, 0};
    check_pages(t, t->root, t->depth, everywhere, &sums);
    assert(sums.count == t->count && sums.bytes == t->bytes);
}
