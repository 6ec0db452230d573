#include "config.h"

#include <assert.h>
#include <string.h>

#include "nexpr.h"

enum ckind {
    C_COMPARE,
    C_BETWEEN,
    C_IN,
    C_BEGINS,
    C_CONTAINS,
    C_EXISTS,
    C_ABSENT,
    C_TYPE,
    C_NOT,
    C_AND,
    C_OR,
    C_KINDS
};

static const char *const op_texts[] = {"=", "<>", "<", "<=", ">", ">="};

struct ncond {
    enum ckind kind;
    int op;
    bool sized;               /* size() of the path */
    struct npath path, other; /* other: a right side that is a path */
    const struct nval *v, *w; /* v NULL: other */
    enum nkind type;
    const struct ncond *left, *right;
};

struct npath nexpr_path(const struct nnames *names, struct rng *rng)
{
    struct npath p = {.count = 1};
    bool scalar = names->scalar_count && rng_below(rng, 3) == 0;
    p.step[0].name = scalar ? names->scalar[rng_below(rng, (uint64_t)names->scalar_count)]
                            : names->any[rng_below(rng, (uint64_t)names->any_count)];
    if (!scalar)
        npath_extend(&p, rng);
    return p;
}

static void sort_two(const struct nval **low, const struct nval **high)
{
    if (nval_compare(*low, *high) <= 0)
        return;
    const struct nval *v = *low;
    *low = *high;
    *high = v;
}

/* Left side, right side and what is said of them; never what is refused when read. */
static void fill(struct arena *a, struct rng *rng, const struct nnames *names, struct ncond *c)
{
    bool number = rng_below(rng, 2);
    c->path = nexpr_path(names, rng);
    c->sized = c->kind <= C_IN && rng_below(rng, 4) == 0;
    number = number || c->sized;
    c->op = (int)rng_below(rng, 6);
    c->v = nval_random_of(a, rng, number ? NK_N : NK_S, 0);
    c->w = nval_random_of(a, rng, number ? NK_N : NK_S, 0);
    if (c->kind == C_BETWEEN)
        sort_two(&c->v, &c->w);
    if (c->kind == C_COMPARE && c->op < 2 && !c->sized && rng_below(rng, 2))
        c->v = nval_random(a, rng, 2);
    if (c->kind == C_IN && rng_below(rng, 2))
        c->w = nval_random(a, rng, 1);
    c->other = nexpr_path(names, rng);
    if (c->kind == C_COMPARE && !npath_equal(&c->path, &c->other) && rng_below(rng, 4) == 0)
        c->v = NULL;
    if (c->kind == C_BEGINS)
        c->v = nval_random_of(a, rng, NK_S, 0);
    c->type = (enum nkind)rng_below(rng, NK_KINDS);
}

const struct ncond *ncond_random(struct arena *a, struct rng *rng, const struct nnames *names,
                                 int depth)
{
    struct ncond *c = ARENA_NEW(a, struct ncond);
    c->kind = (enum ckind)rng_below(rng, depth > 0 ? C_KINDS : C_NOT);
    if (c->kind < C_NOT)
        fill(a, rng, names, c);
    else
        c->left = ncond_random(a, rng, names, depth - 1);
    if (c->kind > C_NOT)
        c->right = ncond_random(a, rng, names, depth - 1);
    return c;
}

/* Operators stand in parentheses, but never two pairs round one thing. */
static void print_pair(const struct ncond *c, const char *op, struct buf *out)
{
    buf_add_char(out, '(');
    ncond_print(c->left, out);
    buf_printf(out, ") %s (", op);
    ncond_print(c->right, out);
    buf_add_char(out, ')');
}

static void print_call(const struct ncond *c, const char *name, struct buf *out)
{
    buf_printf(out, "%s(", name);
    npath_print(&c->path, out);
    if (c->kind == C_TYPE)
        buf_printf(out, ", \"%s\"", nkind_names[c->type]);
    if (c->kind == C_BEGINS || c->kind == C_CONTAINS) {
        buf_add_str(out, ", ");
        nval_print(c->v, out);
    }
    buf_add_char(out, ')');
}

static void print_comparison(const struct ncond *c, struct buf *out)
{
    buf_add_str(out, c->sized ? "size(" : "");
    npath_print(&c->path, out);
    buf_add_str(out, c->sized ? ") " : " ");
    buf_add_str(out, c->kind == C_COMPARE   ? op_texts[c->op]
                     : c->kind == C_BETWEEN ? "between"
                                            : "in (");
    buf_add_char(out, ' ');
    if (c->v)
        nval_print(c->v, out);
    else
        npath_print(&c->other, out);
    if (c->kind == C_COMPARE)
        return;
    buf_add_str(out, c->kind == C_BETWEEN ? " and " : ", ");
    nval_print(c->w, out);
    buf_add_str(out, c->kind == C_IN ? ")" : "");
}

void ncond_print(const struct ncond *c, struct buf *out)
{
    static const char *const calls[C_KINDS] = {
        [C_BEGINS] = "begins_with",      [C_CONTAINS] = "contains",
        [C_EXISTS] = "attribute_exists", [C_ABSENT] = "attribute_not_exists",
        [C_TYPE] = "attribute_type",
    };
    if (c->kind <= C_IN) {
        print_comparison(c, out);
    } else if (calls[c->kind]) {
        print_call(c, calls[c->kind], out);
    } else if (c->kind == C_NOT) {
        buf_add_str(out, "not (");
        ncond_print(c->left, out);
        buf_add_char(out, ')');
    } else {
        print_pair(c, c->kind == C_AND ? "and" : "or", out);
    }
}

/* --- meaning ----------------------------------------------------------------------------- */

static int utf16_units(const char *s)
{
    int units = 0;
    for (; *s; s++)
        if ((*s & 0xc0) != 0x80)
            units += (unsigned char)*s >= 0xf0 ? 2 : 1;
    return units;
}

/* NULL: there is no such thing. */
static const struct nval *size_of(struct arena *a, const struct nval *v)
{
    if (!v || v->kind == NK_N || v->kind == NK_BOOL || v->kind == NK_NULL)
        return NULL;
    return nval_number(a, 100 * (v->kind == NK_S ? utf16_units(v->s) : v->count));
}

static bool compare(int op, const struct nval *x, const struct nval *y)
{
    if (!x || !y)
        return op == 1;
    if (op < 2)
        return nval_equal(x, y) == (op == 0);
    if (x->kind != y->kind || x->kind > NK_N)
        return false;
    int c = nval_compare(x, y);
    return op == 2 ? c < 0 : op == 3 ? c <= 0 : op == 4 ? c > 0 : c >= 0;
}

static bool contains(const struct nval *x, const struct nval *v)
{
    if (x->kind == NK_S)
        return v->kind == NK_S && strstr(x->s, v->s);
    if (x->kind == NK_L)
        return nval_has(x, v);
    if (x->kind == NK_SS || x->kind == NK_NS)
        return v->kind == (x->kind == NK_SS ? NK_S : NK_N) && nval_has(x, v);
    return false;
}

bool ncond_holds(struct arena *a, const struct ncond *c, const struct nval *map)
{
    const struct nval *x = map && c->path.count ? npath_get(&c->path, map) : NULL;
    switch (c->kind) {
    case C_NOT:
        return !ncond_holds(a, c->left, map);
    case C_AND:
        return ncond_holds(a, c->left, map) && ncond_holds(a, c->right, map);
    case C_OR:
        return ncond_holds(a, c->left, map) || ncond_holds(a, c->right, map);
    case C_EXISTS:
        return x != NULL;
    case C_ABSENT:
        return x == NULL;
    case C_TYPE:
        return x && x->kind == c->type;
    case C_BEGINS:
        return x && x->kind == NK_S && strncmp(x->s, c->v->s, strlen(c->v->s)) == 0;
    case C_CONTAINS:
        return x && contains(x, c->v);
    default:
        break;
    }
    x = c->sized ? size_of(a, x) : x;
    if (c->sized && !x)
        return false;
    if (c->kind == C_BETWEEN)
        return compare(5, x, c->v) && compare(3, x, c->w);
    if (c->kind == C_IN)
        return compare(0, x, c->v) || compare(0, x, c->w);
    return compare(c->op, x, c->v ? c->v : map ? npath_get(&c->other, map) : NULL);
}
