#include "config.h"

#include "nval.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const char *const nkind_names[NK_KINDS] = {"S", "N", "BOOL", "NULL", "SS", "NS", "L", "M"};

/* --- making ------------------------------------------------------------------------------ */

static struct nval *make(struct arena *a, enum nkind kind, int count)
{
    struct nval *v = ARENA_NEW(a, struct nval);
    v->kind = kind;
    v->count = count;
    if (count) {
        v->kid = arena_alloc(a, (size_t)count * sizeof *v->kid);
        v->name = arena_alloc(a, (size_t)count * sizeof *v->name);
    }
    return v;
}

const struct nval *nval_string(struct arena *a, const char *s)
{
    struct nval *v = make(a, NK_S, 0);
    v->s = s;
    return v;
}

const struct nval *nval_number(struct arena *a, int64_t hundredths)
{
    struct nval *v = make(a, NK_N, 0);
    v->n = hundredths;
    return v;
}

const struct nval *nval_empty(struct arena *a, enum nkind kind)
{
    return make(a, kind, 0);
}

/* A copy of a container with room for one at `at`. */
static struct nval *spread(struct arena *a, const struct nval *v, int at)
{
    struct nval *wide = make(a, v->kind, v->count + 1);
    for (int i = 0; i < v->count; i++) {
        wide->kid[i + (i >= at)] = v->kid[i];
        wide->name[i + (i >= at)] = v->name[i];
    }
    return wide;
}

const struct nval *nval_add(struct arena *a, const struct nval *container, const struct nval *v)
{
    int at = container->count;
    if (container->kind != NK_L) {
        if (nval_has(container, v))
            return container;
        for (at = 0; at < container->count && nval_compare(container->kid[at], v) < 0;)
            at++;
    }
    struct nval *more = spread(a, container, at);
    more->kid[at] = v;
    return more;
}

static const struct nval *without(struct arena *a, const struct nval *map, int at)
{
    struct nval *less = make(a, map->kind, map->count - 1);
    for (int i = 0; i < less->count; i++) {
        less->kid[i] = map->kid[i + (i >= at)];
        less->name[i] = map->name[i + (i >= at)];
    }
    return less;
}

const struct nval *nval_with(struct arena *a, const struct nval *map, const char *name,
                             const struct nval *v)
{
    int at = 0;
    while (at < map->count && strcmp(map->name[at], name) < 0)
        at++;
    bool is_there = at < map->count && strcmp(map->name[at], name) == 0;
    if (!v)
        return is_there ? without(a, map, at) : map;
    const struct nval *rest = is_there ? without(a, map, at) : map;
    struct nval *more = spread(a, rest, at);
    more->kid[at] = v;
    more->name[at] = name;
    return more;
}

const struct nval *nval_member(const struct nval *map, const char *name)
{
    for (int i = 0; i < map->count; i++)
        if (strcmp(map->name[i], name) == 0)
            return map->kid[i];
    return NULL;
}

static const char *copy_text(struct arena *a, const char *s)
{
    return s ? arena_memdup(a, s, strlen(s) + 1) : NULL;
}

const struct nval *nval_copy(struct arena *a, const struct nval *v)
{
    struct nval *copy = make(a, v->kind, v->count);
    copy->n = v->n;
    copy->s = copy_text(a, v->s);
    for (int i = 0; i < v->count; i++) {
        copy->kid[i] = nval_copy(a, v->kid[i]);
        copy->name[i] = copy_text(a, v->name[i]);
    }
    return copy;
}

/* --- asking ------------------------------------------------------------------------------ */

bool nval_equal(const struct nval *a, const struct nval *b)
{
    if (a->kind != b->kind || a->count != b->count || a->n != b->n)
        return false;
    if (a->kind == NK_S)
        return strcmp(a->s, b->s) == 0;
    for (int i = 0; i < a->count; i++)
        if (!nval_equal(a->kid[i], b->kid[i]) ||
            (a->kind == NK_M && strcmp(a->name[i], b->name[i]) != 0))
            return false;
    return true;
}

int nval_compare(const struct nval *a, const struct nval *b)
{
    assert(a->kind == b->kind && a->kind <= NK_N);
    if (a->kind == NK_N)
        return (a->n > b->n) - (a->n < b->n);
    return strcmp(a->s, b->s);
}

bool nval_has(const struct nval *set, const struct nval *v)
{
    for (int i = 0; i < set->count; i++)
        if (nval_equal(set->kid[i], v))
            return true;
    return false;
}

static int digits(int64_t n)
{
    int count = 0;
    for (; n; n /= 10)
        count++;
    return count;
}

/* A byte, one for every two digits before and behind the point, one for a minus. */
static int64_t number_size(int64_t hundredths)
{
    int64_t n = hundredths < 0 ? -hundredths : hundredths, whole = n / 100, fraction = n % 100;
    if (n == 0)
        return 1;
    int fraction_digits = fraction == 0 ? 0 : fraction % 10 ? 2 : 1;
    if (whole == 0 && fraction < 10)
        fraction_digits = 1; /* 0.07: its leading zero is dropped */
    while (fraction == 0 && whole % 10 == 0)
        whole /= 10;
    return 1 + (digits(whole) + 1) / 2 + (fraction_digits + 1) / 2 + (hundredths < 0);
}

int64_t nval_size(const struct nval *v)
{
    int64_t size = 0;
    switch (v->kind) {
    case NK_S:
        return (int64_t)strlen(v->s);
    case NK_N:
        return number_size(v->n);
    case NK_SS:
    case NK_NS:
        for (int i = 0; i < v->count; i++)
            size += nval_size(v->kid[i]);
        return size;
    case NK_L:
    case NK_M:
        for (int i = 0; i < v->count; i++)
            size += 1 + nval_size(v->kid[i]) + (v->kind == NK_M ? (int64_t)strlen(v->name[i]) : 0);
        return 3 + size;
    default:
        return 1;
    }
}

int64_t nval_item_size(const struct nval *map)
{
    int64_t size = 0;
    for (int i = 0; i < map->count; i++)
        size += (int64_t)strlen(map->name[i]) + nval_size(map->kid[i]);
    return size;
}

int nval_depth(const struct nval *v)
{
    int deepest = 0;
    if (v->kind != NK_L && v->kind != NK_M)
        return 0;
    for (int i = 0; i < v->count; i++) {
        int depth = nval_depth(v->kid[i]);
        deepest = depth > deepest ? depth : deepest;
    }
    return deepest + 1;
}

/* --- writing ----------------------------------------------------------------------------- */

void nval_print_number(int64_t hundredths, struct buf *out)
{
    int64_t n = hundredths < 0 ? -hundredths : hundredths;
    buf_printf(out, "%s%lld", hundredths < 0 ? "-" : "", (long long)(n / 100));
    if (n % 10)
        buf_printf(out, ".%02d", (int)(n % 100));
    else if (n % 100)
        buf_printf(out, ".%d", (int)(n % 100 / 10));
}

static void print_kids(const struct nval *v, const char *open, const char *close, struct buf *out)
{
    buf_add_str(out, open);
    for (int i = 0; i < v->count; i++) {
        buf_add_str(out, i ? ", " : "");
        if (v->kind == NK_M)
            buf_printf(out, "\"%s\": ", v->name[i]);
        nval_print(v->kid[i], out);
    }
    buf_add_str(out, close);
}

void nval_print(const struct nval *v, struct buf *out)
{
    switch (v->kind) {
    case NK_S:
        buf_add_char(out, '"');
        buf_add_str(out, v->s);
        buf_add_char(out, '"');
        return;
    case NK_N:
        nval_print_number(v->n, out);
        return;
    case NK_BOOL:
        buf_add_str(out, v->n ? "true" : "false");
        return;
    case NK_NULL:
        buf_add_str(out, "null");
        return;
    case NK_SS:
    case NK_NS:
        print_kids(v, "<<", ">>", out);
        return;
    case NK_L:
        print_kids(v, "[", "]", out);
        return;
    case NK_M:
        print_kids(v, "{", "}", out);
        return;
    case NK_KINDS:
        break;
    }
    assert(!"a value of no kind");
}

/* --- at random --------------------------------------------------------------------------- */

const struct nval *nval_random_of(struct arena *a, struct rng *rng, enum nkind kind, int depth)
{
    static const char *const words[] = {"",  "x",  "xy",       "xyz",
                                        "y", "zz", "\xc3\xa9", "\xf0\x9d\x84\x9e"};
    static const char *const names[] = {"x", "y", "l"};
    if (kind == NK_S) /* depth -1: an element of a set, never empty */
        return nval_string(a, words[depth < 0 ? 1 + rng_below(rng, 7) : rng_below(rng, 8)]);
    if (kind == NK_N)
        return nval_number(a, ((int64_t)rng_below(rng, 40) - 15) * (rng_below(rng, 2)   ? 100
                                                                    : rng_below(rng, 2) ? 25
                                                                                        : 7));
    const struct nval *v = make(a, kind, 0);
    if (kind == NK_BOOL)
        ((struct nval *)v)->n = (int64_t)rng_below(rng, 2);
    if (kind <= NK_NULL)
        return v;
    bool is_set = kind == NK_SS || kind == NK_NS;
    int count = (int)rng_below(rng, 4) + is_set;
    for (int i = 0; i < count; i++) {
        if (is_set)
            v = nval_add(a, v, nval_random_of(a, rng, kind == NK_SS ? NK_S : NK_N, -1));
        else if (kind == NK_L)
            v = nval_add(a, v, nval_random(a, rng, depth - 1));
        else
            v = nval_with(a, v, names[rng_below(rng, 3)], nval_random(a, rng, depth - 1));
    }
    return v;
}

const struct nval *nval_random(struct arena *a, struct rng *rng, int depth)
{
    return nval_random_of(a, rng, (enum nkind)rng_below(rng, depth > 0 ? NK_KINDS : NK_L), depth);
}

/* --- paths ------------------------------------------------------------------------------- */

const struct nval *npath_get(const struct npath *p, const struct nval *map)
{
    const struct nval *v = map;
    for (int i = 0; i < p->count && v; i++) {
        const char *name = p->step[i].name;
        int index = p->step[i].index;
        if (name)
            v = v->kind == NK_M ? nval_member(v, name) : NULL;
        else
            v = v->kind == NK_L && index < v->count ? v->kid[index] : NULL;
    }
    return v;
}

void npath_print(const struct npath *p, struct buf *out)
{
    for (int i = 0; i < p->count; i++) {
        if (p->step[i].name)
            buf_printf(out, "%s%s", i ? "." : "", p->step[i].name);
        else
            buf_printf(out, "[%d]", p->step[i].index);
    }
}

static bool same_step(const struct npath *a, const struct npath *b, int i)
{
    const char *x = a->step[i].name, *y = b->step[i].name;
    return x && y ? strcmp(x, y) == 0 : !x && !y && a->step[i].index == b->step[i].index;
}

bool npath_collide(const struct npath *a, const struct npath *b)
{
    for (int i = 0; i < a->count && i < b->count; i++) {
        if (!a->step[i].name != !b->step[i].name)
            return true;
        if (!same_step(a, b, i))
            return false;
    }
    return true;
}

bool npath_equal(const struct npath *a, const struct npath *b)
{
    bool same = a->count == b->count;
    for (int i = 0; same && i < a->count; i++)
        same = same_step(a, b, i);
    return same;
}

void npath_extend(struct npath *p, struct rng *rng)
{
    static const char *const names[] = {"x", "y", "l"};
    while (p->count < NPATH_STEPS && rng_below(rng, 2)) {
        const char *last = p->step[p->count - 1].name;
        bool is_list = last && (last[0] == 'l' || rng_below(rng, 8) == 0);
        p->step[p->count].name = is_list ? NULL : names[rng_below(rng, 3)];
        p->step[p->count].index = (int)rng_below(rng, rng_below(rng, 8) ? 4 : 9);
        p->count++;
    }
}

/* What the paths keep of v, of which they have `level` steps behind them; NULL: nothing. */
static const struct nval *keep(struct arena *a, const struct nval *v, const struct npath *paths,
                               int count, int level)
{
    const struct nval *kept = nval_empty(a, v->kind);
    for (int i = 0; i < count; i++)
        if (paths[i].count == level)
            return v;
    if (v->kind != NK_L && v->kind != NK_M)
        return NULL;
    for (int k = 0; k < v->count; k++) {
        struct npath into[16];
        int n = 0;
        for (int i = 0; i < count; i++) {
            const char *name = paths[i].step[level].name;
            bool goes = v->kind == NK_M ? name && strcmp(name, v->name[k]) == 0
                                        : !name && paths[i].step[level].index == k;
            assert(n < 16);
            if (goes)
                into[n++] = paths[i];
        }
        const struct nval *part = n ? keep(a, v->kid[k], into, n, level + 1) : NULL;
        if (part)
            kept = v->kind == NK_M ? nval_with(a, kept, v->name[k], part) : nval_add(a, kept, part);
    }
    return kept->count ? kept : NULL;
}

const struct nval *npath_project(struct arena *a, const struct nval *map, const struct npath *paths,
                                 int count)
{
    const struct nval *kept = keep(a, map, paths, count, 0);
    return kept ? kept : nval_empty(a, NK_M);
}
