#include "config.h"

#include "expr/expr_int.h"

#include <assert.h>

/* A run of a set's paths that have their first `level` steps in common. */
struct run {
    const struct expr_path_set *set;
    size_t lo, hi;
    int level;
};

static bool is_leaf(const struct run *r)
{
    return r->set->path[r->lo]->count == r->level;
}

static const struct expr_step *next_step(const struct run *r)
{
    return &r->set->path[r->lo]->step[r->level];
}

/* The run's part that goes on with its first step; *rest keeps the others. */
static struct run take_part(struct run *rest)
{
    assert(rest->lo < rest->hi);
    struct run part = *rest;
    part.hi = expr_path_run(rest->set, rest->lo, rest->hi, rest->level);
    part.level = rest->level + 1;
    rest->lo = part.hi;
    return part;
}

/*
 * Walks a container and the run together, both in order: the next element that
 * some path goes into, with its part of the run.
 */
struct walk {
    struct val_iter it;
    uint32_t index;
    struct run rest;
};

static bool walk_begin(struct walk *w, const struct run *r, struct val v)
{
    enum val_type needed = next_step(r)->kind == STEP_INDEX ? VAL_L : VAL_M;
    if (v.type != needed)
        return false;
    *w = (struct walk){.it = val_iter(v), .rest = *r};
    return true;
}

/* How an element compares with the step that the rest goes on with. */
static int compare_step(const struct walk *w, struct slice name)
{
    assert(w->index > 0);
    const struct expr_step *s = next_step(&w->rest);
    if (s->kind == STEP_INDEX)
        return (w->index - 1 > s->index) - (w->index - 1 < s->index);
    return slice_compare(name, s->name);
}

static bool walk_next(struct walk *w, struct slice *ret_name, struct val *ret_val,
                      struct run *ret_part)
{
    while (w->rest.lo < w->rest.hi && val_next(&w->it, ret_name, ret_val)) {
        w->index++;
        while (w->rest.lo < w->rest.hi && compare_step(w, *ret_name) > 0)
            take_part(&w->rest);
        if (w->rest.lo < w->rest.hi && compare_step(w, *ret_name) == 0) {
            *ret_part = take_part(&w->rest);
            return true;
        }
    }
    return false;
}

/* Whether anything of a value is named. */
static bool has_part(const struct run *r, struct val v)
{
    struct walk w;
    struct slice name;
    struct val element;
    struct run part;
    if (is_leaf(r))
        return true;
    if (!walk_begin(&w, r, v))
        return false;
    while (walk_next(&w, &name, &element, &part))
        if (has_part(&part, element))
            return true;
    return false;
}

static void must(enum err err)
{
    assert(!err); /* parts of a value that is within all limits */
    (void)err;
}

static void add_part(const struct run *r, struct val v, struct pack *out)
{
    struct walk w;
    struct slice name;
    struct val element;
    struct run part;
    if (is_leaf(r)) {
        pack_val(out, v);
        return;
    }
    must(pack_open(out, v.type, NULL));
    bool walks = walk_begin(&w, r, v);
    assert(walks);
    while (walks && walk_next(&w, &name, &element, &part)) {
        if (!has_part(&part, element))
            continue;
        if (v.type == VAL_M)
            pack_name(out, name);
        add_part(&part, element, out);
    }
    must(pack_close(out, NULL));
}

bool expr_project_set(const struct expr_path_set *set, const struct doc *doc, struct pack *out)
{
    struct run rest = {set, 0, set->count, 0};
    struct doc_iter it;
    struct slice name;
    struct val v;
    bool any = false;
    if (out->depth == 0)
        out->is_item = true;
    must(pack_open(out, VAL_M, NULL));
    doc_iter_init(&it, doc);
    while (rest.lo < rest.hi && doc_next(&it, &name, &v)) {
        while (rest.lo < rest.hi && slice_compare(name, next_step(&rest)->name) > 0)
            take_part(&rest);
        if (rest.lo == rest.hi || slice_compare(name, next_step(&rest)->name) != 0)
            continue;
        struct run part = take_part(&rest);
        if (!has_part(&part, v))
            continue;
        any = true;
        pack_name(out, name);
        add_part(&part, v, out);
    }
    doc_iter_done(&it);
    must(pack_close(out, NULL));
    return any;
}

/* Each path's value under a name of its own. */
static void project_flat(const struct expr_projection *p, const struct doc *doc, struct pack *out)
{
    struct val v;
    out->is_item = true;
    must(pack_open(out, VAL_M, NULL));
    for (size_t i = 0; i < p->set.count; i++) {
        struct buf scratch = BUF_INIT;
        if (expr_path_get(p->written[i], doc, &v, &scratch)) {
            pack_name(out, p->labels[i]);
            pack_val(out, v);
        }
        buf_done(&scratch);
    }
    must(pack_close(out, NULL));
}

void expr_project(const struct expr_projection *p, const struct doc *doc, struct pack *out)
{
    if (p->labels)
        project_flat(p, doc, out);
    else
        expr_project_set(&p->set, doc, out);
}

enum err expr_project_check(const struct expr_projection *p, const struct schema *schema,
                            struct errinfo *why)
{
    for (size_t i = 0; i < p->set.count; i++) {
        enum err err = expr_path_check_key(p->written[i], schema, why);
        if (err)
            return err;
    }
    return ERR_OK;
}

const struct slice *expr_projection_names(const struct expr_projection *p, size_t *ret_count)
{
    *ret_count = p->name_count;
    return p->names;
}
