#include "config.h"

#include "expr/expr_int.h"

#include <assert.h>
#include <stdlib.h>

/* Both resolved. */
static int compare_steps(const struct expr_step *a, const struct expr_step *b)
{
    assert(a->kind == STEP_NAME || a->kind == STEP_INDEX);
    if (a->kind != b->kind)
        return a->kind == STEP_INDEX ? -1 : 1;
    if (a->kind == STEP_INDEX)
        return (a->index > b->index) - (a->index < b->index);
    return slice_compare(a->name, b->name);
}

/* Steps that both begin with. */
static int common(const struct expr_path *a, const struct expr_path *b)
{
    int n = 0;
    while (n < a->count && n < b->count && compare_steps(&a->step[n], &b->step[n]) == 0)
        n++;
    return n;
}

int expr_path_compare(const struct expr_path *a, const struct expr_path *b)
{
    int n = common(a, b);
    if (n < a->count && n < b->count)
        return compare_steps(&a->step[n], &b->step[n]);
    return (a->count > b->count) - (a->count < b->count);
}

bool expr_path_equal(const struct expr_path *a, const struct expr_path *b)
{
    return expr_path_compare(a, b) == 0;
}

void expr_path_print(const struct expr_path *p, struct buf *out)
{
    buf_add_char(out, '[');
    for (int i = 0; i < p->count; i++) {
        const struct expr_step *s = &p->step[i];
        if (i)
            buf_add_str(out, ", ");
        if (s->kind == STEP_INDEX)
            buf_printf(out, "[%u]", (unsigned)s->index);
        else
            buf_add_slice(out, s->name);
    }
    buf_add_char(out, ']');
}

bool expr_path_get(const struct expr_path *p, const struct doc *doc, struct val *ret_val,
                   struct buf *scratch)
{
    struct val v;
    assert(p->count && p->step[0].kind == STEP_NAME);
    if (!doc_get(doc, p->step[0].name, &v, scratch))
        return false;
    for (int i = 1; i < p->count; i++) {
        const struct expr_step *s = &p->step[i];
        bool found = s->kind == STEP_INDEX ? v.type == VAL_L && val_list_get(v, s->index, &v)
                                           : v.type == VAL_M && val_map_get(v, s->name, &v);
        if (!found)
            return false;
    }
    *ret_val = v;
    return true;
}

/* --- sets of paths --------------------------------------------------------------------- */

static bool overlap(const struct expr_path *a, const struct expr_path *b)
{
    int n = common(a, b);
    return n == a->count || n == b->count;
}

/* One says the place they part at is a map, the other that it is a list. */
static bool conflict(const struct expr_path *a, const struct expr_path *b)
{
    int n = common(a, b);
    return n < a->count && n < b->count && a->step[n].kind != b->step[n].kind;
}

typedef bool clash_fn(const struct expr_path *a, const struct expr_path *b);

/* The first two in the order of the text. */
static enum err refuse_pair(struct expr_parser *p, const struct expr_path *const *paths,
                            size_t count, clash_fn *clash)
{
    for (size_t later = 1; later < count; later++) {
        for (size_t i = 0; i < later; i++) {
            if (!clash(paths[i], paths[later]))
                continue;
            struct buf text = BUF_INIT;
            buf_add_str(&text, "path one: ");
            expr_path_print(paths[i], &text);
            buf_add_str(&text, ", path two: ");
            expr_path_print(paths[later], &text);
            enum err err =
                err_set(p->why, ERR_VALIDATION,
                        "Invalid %s: Two document paths %s with each other; must remove "
                        "or rewrite one of these paths; %s",
                        p->src->label, clash == overlap ? "overlap" : "conflict", buf_str(&text));
            buf_done(&text);
            return err;
        }
    }
    assert(!"two that clash");
    return ERR_VALIDATION;
}

static int by_steps(const void *a, const void *b)
{
    return expr_path_compare(*(const struct expr_path *const *)a,
                             *(const struct expr_path *const *)b);
}

/* In a sorted set paths that clash, if there are any, stand side by side somewhere. */
static bool has_clash(const struct expr_path_set *set, clash_fn *clash)
{
    for (size_t i = 1; i < set->count; i++)
        if (clash(set->path[i - 1], set->path[i]))
            return true;
    return false;
}

enum err expr_path_set(struct expr_parser *p, const struct expr_path **paths, size_t count,
                       struct expr_path_set *ret_set)
{
    assert(count);
    struct expr_path_set set = {arena_memdup(p->arena, paths, count * sizeof *paths), count};
    qsort(set.path, count, sizeof *set.path, by_steps);
    if (has_clash(&set, overlap))
        return refuse_pair(p, paths, count, overlap);
    if (has_clash(&set, conflict))
        return refuse_pair(p, paths, count, conflict);
    *ret_set = set;
    return ERR_OK;
}

size_t expr_path_run(const struct expr_path_set *set, size_t lo, size_t hi, int level)
{
    size_t end = lo + 1;
    assert(lo < hi && hi <= set->count && level < set->path[lo]->count);
    while (end < hi &&
           compare_steps(&set->path[lo]->step[level], &set->path[end]->step[level]) == 0)
        end++;
    return end;
}

enum err expr_path_check_key(const struct expr_path *p, const struct schema *schema,
                             struct errinfo *why)
{
    if (p->count == 1 || !schema_find(schema, p->step[0].name))
        return ERR_OK;
    return err_set(why, ERR_VALIDATION,
                   "Key attributes must be scalars; list random access '[]' and map lookup '.' are "
                   "not allowed: Key: %.*s",
                   SLICE_ARG(p->step[0].name));
}
