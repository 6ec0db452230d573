#include "config.h"

#include "expr/expr_int.h"

#include <assert.h>

struct expr_projection {
    const struct expr_path **written; /* in the text's order */
    struct expr_path_set set;
    struct slice *names;
    size_t name_count;
};

/* --- parsing --------------------------------------------------------------------------- */

static enum err check_paths(struct expr_parser *p, struct expr_projection *proj)
{
    size_t count = 0;
    enum err err = expr_check_reserved(p);
    for (struct expr_node *n = p->mentions; n && !err; n = n->mention, count++)
        err = expr_check_resolve(p, n);
    if (err)
        return err;
    proj->written = arena_alloc(p->arena, count * sizeof *proj->written);
    count = 0;
    for (struct expr_node *n = p->mentions; n; n = n->mention)
        proj->written[count++] = &n->path;
    return expr_path_set(p, proj->written, count, &proj->set);
}

static void collect_names(struct arena *a, struct expr_projection *proj)
{
    const struct expr_path_set *set = &proj->set;
    proj->names = arena_alloc(a, set->count * sizeof *proj->names);
    for (size_t lo = 0; lo < set->count; lo = expr_path_run(set, lo, set->count, 0))
        proj->names[proj->name_count++] = set->path[lo]->step[0].name;
}

enum err expr_parse_projection(struct arena *a, const struct expr_source *src, struct reader *r,
                               struct expr_projection **ret_projection, struct errinfo *why)
{
    struct expr_parser p;
    expr_parse_init(&p, a, src, r, why);
    enum err err = expr_parse_begin(&p);
    if (err)
        return err;
    for (;;) {
        if (!expr_parse_path(&p))
            return p.err;
        if (p.tok.kind != TOK_COMMA)
            break;
        expr_parse_advance(&p);
    }
    struct expr_projection *proj = ARENA_NEW(a, struct expr_projection);
    err = expr_parse_end(&p);
    if (!err)
        err = check_paths(&p, proj);
    if (err)
        return err;
    collect_names(a, proj);
    *ret_projection = proj;
    return ERR_OK;
}

/* --- projecting ------------------------------------------------------------------------ */

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

void expr_project(const struct expr_projection *p, const struct doc *doc, struct pack *out)
{
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
