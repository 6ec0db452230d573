#include "config.h"

#include "expr/expr_int.h"

#include <assert.h>

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

enum err expr_parse_projection_of(struct expr_parser *p, struct expr_projection **ret_projection)
{
    struct expr_projection *proj = ARENA_NEW(p->arena, struct expr_projection);
    enum err err = check_paths(p, proj);
    if (err)
        return err;
    collect_names(p->arena, proj);
    *ret_projection = proj;
    return ERR_OK;
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
    err = expr_parse_end(&p);
    return err ? err : expr_parse_projection_of(&p, ret_projection);
}
