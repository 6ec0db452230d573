#include "config.h"

#include <assert.h>
#include <string.h>

#include "nexpr.h"

enum section { SET, REMOVE, ADD, DELETE };
enum rhs { R_VALUE, R_PATH, R_PLUS, R_MINUS, R_IF, R_IF_PLUS, R_APPEND, R_PREPEND, R_KINDS };
enum { ACTIONS_MAX = 6, LEVELS_MAX = 32, ITEM_MAX = 409600 };

struct action {
    enum section section;
    struct npath target, path;
    enum rhs rhs;
    const struct nval *v, *w;
    const struct nval *result; /* SET: worked out over the old item */
};

struct nupdate {
    int count;
    struct action action[ACTIONS_MAX];
};

/* --- at random --------------------------------------------------------------------------- */

static void fill(struct arena *a, struct rng *rng, const struct nnames *names, struct action *t)
{
    t->path = nexpr_path(names, rng);
    t->rhs = (enum rhs)rng_below(rng, R_KINDS);
    t->v = nval_random(a, rng, 2);
    if (t->rhs == R_PLUS || t->rhs == R_MINUS || t->rhs == R_IF_PLUS)
        t->v = nval_random_of(a, rng, NK_N, 0);
    if (t->rhs == R_APPEND || t->rhs == R_PREPEND)
        t->v = nval_random_of(a, rng, NK_L, 1);
    t->w = nval_random_of(a, rng, NK_N, 0);
    if (t->section == ADD)
        t->v = nval_random_of(a, rng, (enum nkind[]){NK_N, NK_SS, NK_NS}[rng_below(rng, 3)], 0);
    if (t->section == DELETE)
        t->v = nval_random_of(a, rng, rng_below(rng, 2) ? NK_SS : NK_NS, 0);
    /* more often what fits than what is refused */
    const char *name = t->target.step[0].name;
    if (t->section == SET && t->target.count == 1 && rng_below(rng, 8)) {
        t->rhs = strcmp(name, "n") == 0 && rng_below(rng, 2) ? R_PLUS : R_VALUE;
        if (strcmp(name, "l") == 0 || strcmp(name, "m") == 0)
            t->v = nval_random_of(a, rng, name[0] == 'l' ? NK_L : NK_M, 2);
        if (strcmp(name, "n") == 0 || strcmp(name, "b") == 0)
            t->v = nval_random_of(a, rng, NK_N, 0);
        if (strcmp(name, "a") == 0 || strcmp(name, "c") == 0)
            t->v = nval_random_of(a, rng, NK_S, rng_below(rng, 8) ? -1 : 0);
        t->path = t->target;
    }
}

static bool collides(const struct nupdate *u, const struct npath *target)
{
    for (int i = 0; i < u->count; i++)
        if (npath_collide(&u->action[i].target, target))
            return true;
    return false;
}

const struct nupdate *nupdate_random(struct arena *a, struct rng *rng, const struct nnames *names)
{
    struct nupdate *u = ARENA_NEW(a, struct nupdate);
    int want = 1 + (int)rng_below(rng, 4);
    for (int tries = 0; u->count < want && tries < 20; tries++) {
        struct action t = {.target = nexpr_path(names, rng)};
        t.section = (enum section)(rng_below(rng, 2) ? SET : rng_below(rng, 4));
        if (collides(u, &t.target))
            continue;
        fill(a, rng, names, &t);
        u->action[u->count++] = t;
    }
    return u;
}

static void print_rhs(const struct action *t, struct buf *out)
{
    static const char *const before[R_KINDS] = {
        [R_IF] = "if_not_exists(",
        [R_IF_PLUS] = "if_not_exists(",
        [R_APPEND] = "list_append(",
    };
    buf_add_str(out, before[t->rhs] ? before[t->rhs] : "");
    if (t->rhs == R_PREPEND) {
        buf_add_str(out, "list_append(");
        nval_print(t->v, out);
        buf_add_str(out, ", ");
    }
    if (t->rhs != R_VALUE)
        npath_print(&t->path, out);
    if (t->rhs == R_PLUS || t->rhs == R_MINUS)
        buf_add_str(out, t->rhs == R_PLUS ? " + " : " - ");
    if (before[t->rhs])
        buf_add_str(out, ", ");
    if (t->rhs != R_PATH && t->rhs != R_PREPEND)
        nval_print(t->v, out);
    buf_add_str(out, before[t->rhs] || t->rhs == R_PREPEND ? ")" : "");
    if (t->rhs == R_IF_PLUS) {
        buf_add_str(out, " + ");
        nval_print(t->w, out);
    }
}

void nupdate_print(const struct nupdate *u, struct buf *out)
{
    static const char *const words[] = {"set", "remove", "add", "delete"};
    for (enum section s = SET; s <= DELETE; s++) {
        const char *gap = words[s];
        for (int i = 0; i < u->count; i++) {
            const struct action *t = &u->action[i];
            if (t->section != s)
                continue;
            buf_printf(out, "%s%s ", gap == words[s] && out->len ? " " : "", gap);
            gap = ",";
            npath_print(&t->target, out);
            buf_add_str(out, s == SET ? " = " : s == REMOVE ? "" : " ");
            if (s == SET)
                print_rhs(t, out);
            else if (s != REMOVE)
                nval_print(t->v, out);
        }
    }
}

/* --- right-hand sides -------------------------------------------------------------------- */

static const struct nval *join(struct arena *a, const struct nval *x, const struct nval *y)
{
    if (!x || x->kind != NK_L)
        return NULL;
    for (int i = 0; i < y->count; i++)
        x = nval_add(a, x, y->kid[i]);
    return x;
}

static const struct nval *sum(struct arena *a, const struct nval *x, int64_t n)
{
    return x && x->kind == NK_N ? nval_number(a, x->n + n) : NULL;
}

/* NULL: refused. */
static const struct nval *right_side(struct arena *a, const struct action *t,
                                     const struct nval *map)
{
    const struct nval *x = map ? npath_get(&t->path, map) : NULL;
    switch (t->rhs) {
    case R_VALUE:
        return t->v;
    case R_PATH:
        return x;
    case R_PLUS:
        return sum(a, x, t->v->n);
    case R_MINUS:
        return sum(a, x, -t->v->n);
    case R_IF:
        return x ? x : t->v;
    case R_IF_PLUS:
        return sum(a, x ? x : t->v, t->w->n);
    case R_APPEND:
        return join(a, x, t->v);
    case R_PREPEND:
        return x && x->kind == NK_L ? join(a, t->v, x) : NULL;
    case R_KINDS:
        break;
    }
    assert(!"a right side of no kind");
    return NULL;
}

/* --- targets ----------------------------------------------------------------------------- */

/*
 * Places of a list keep their numbers while an update goes on: what is removed
 * leaves a hole, what is appended far behind has holes before it.  At the end
 * they are closed.
 */
static const struct nval hole = {.kind = NK_NULL, .n = 99};

/* What stands at the target afterwards, &hole for nothing; NULL: refused. */
static const struct nval *change(struct arena *a, const struct action *t, const struct nval *old)
{
    if (t->section == SET)
        return t->result;
    if (t->section == REMOVE || (t->section == DELETE && !old))
        return &hole;
    if (!old)
        return t->v;
    if (old->kind != t->v->kind)
        return NULL;
    if (t->v->kind == NK_N)
        return nval_number(a, old->n + t->v->n);
    const struct nval *set = t->section == ADD ? old : nval_empty(a, old->kind);
    const struct nval *from = t->section == ADD ? t->v : old;
    for (int i = 0; i < from->count; i++)
        if (t->section == ADD || !nval_has(t->v, from->kid[i]))
            set = nval_add(a, set, from->kid[i]);
    return set->count ? set : &hole;
}

/* v with the target changed, `level` steps of which lead to v; NULL: refused. */
static const struct nval *place(struct arena *a, const struct action *t, const struct nval *v,
                                int level)
{
    const char *name = t->target.step[level].name;
    int index = t->target.step[level].index;
    if (v->kind != (name ? NK_M : NK_L))
        return NULL;
    const struct nval *old = name ? nval_member(v, name) : index < v->count ? v->kid[index] : NULL;
    old = old == &hole ? NULL : old;
    bool is_last = level + 1 == t->target.count;
    if (!is_last && !old)
        return NULL;
    const struct nval *now = is_last ? change(a, t, old) : place(a, t, old, level + 1);
    if (!now)
        return NULL;
    if (name)
        return nval_with(a, v, name, now == &hole ? NULL : now);
    const struct nval *list = nval_empty(a, NK_L);
    for (int i = 0; i < v->count || i <= index; i++)
        list = nval_add(a, list, i == index ? now : i < v->count ? v->kid[i] : &hole);
    return list;
}

static const struct nval *close_holes(struct arena *a, const struct nval *v)
{
    if (v->kind != NK_L && v->kind != NK_M)
        return v;
    const struct nval *closed = nval_empty(a, v->kind);
    for (int i = 0; i < v->count; i++) {
        const struct nval *kid = close_holes(a, v->kid[i]);
        if (kid != &hole)
            closed =
                v->kind == NK_M ? nval_with(a, closed, v->name[i], kid) : nval_add(a, closed, kid);
    }
    return closed;
}

static bool is_too_deep(const struct nval *map)
{
    for (int i = 0; i < map->count; i++)
        if (nval_depth(map->kid[i]) + 1 > LEVELS_MAX)
            return true;
    return false;
}

const struct nval *nupdate_apply(struct arena *a, const struct nupdate *u, const struct nval *map,
                                 bool *ret_failed)
{
    bool creates = map != NULL;
    struct nupdate copy = *u;
    *ret_failed = true;
    for (int i = 0; i < copy.count; i++) {
        struct action *t = &copy.action[i];
        creates = creates || t->section == SET || t->section == ADD;
        if (t->section == SET && !(t->result = right_side(a, t, map)))
            return NULL;
    }
    const struct nval *now = map ? map : nval_empty(a, NK_M);
    for (int i = 0; i < copy.count; i++) {
        const struct action *t = &copy.action[i];
        if (!map && (t->section == REMOVE || t->section == DELETE))
            continue; /* of what is not there nothing can be taken */
        now = place(a, t, now, 0);
        if (!now)
            return NULL;
    }
    now = close_holes(a, now);
    if (is_too_deep(now) || nval_item_size(now) > ITEM_MAX)
        return NULL;
    *ret_failed = false;
    return creates ? now : NULL;
}

const struct nval *nupdate_constant(const struct nupdate *u, const char *name)
{
    for (int i = 0; i < u->count; i++) {
        const struct action *t = &u->action[i];
        if (t->section == SET && t->rhs == R_VALUE && t->target.count == 1 &&
            strcmp(t->target.step[0].name, name) == 0)
            return t->v;
    }
    return NULL;
}
