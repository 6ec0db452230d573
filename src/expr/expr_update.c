#include "config.h"

#include "expr/expr_int.h"

#include <assert.h>

/* --- functions ------------------------------------------------------------------------- */

/* Functions of conditions, and list_append inside another function. */
static enum err check_use(struct expr_parser *p, const struct expr_node *n, bool is_argument)
{
    if (n->kind == EXPR_CALL) {
        bool fits = n->func == FUNC_IF_NOT_EXISTS || (n->func == FUNC_LIST_APPEND && !is_argument);
        if (!fits)
            return expr_check_misused(p, n);
        is_argument = true;
    }
    for (const struct expr_node *c = n->first; c; c = c->next) {
        enum err err = check_use(p, c, is_argument);
        if (err)
            return err;
    }
    return ERR_OK;
}

enum { TYPE_OPEN = VAL_TYPES }; /* only an item can tell */

static int type_of(const struct expr_node *n)
{
    if (n->kind == EXPR_VALUE)
        return (int)n->value.type;
    return n->kind == EXPR_CALL && n->func == FUNC_LIST_APPEND ? VAL_L : TYPE_OPEN;
}

static enum err check_operands(struct expr_parser *p, const struct expr_node *n, int type)
{
    for (const struct expr_node *c = n->first; c; c = c->next)
        if (type_of(c) != TYPE_OPEN && type_of(c) != type)
            return expr_check_wrong_type(p, n, val_type_names[type_of(c)]);
    return ERR_OK;
}

/* Inner ones first. */
static enum err check_counts(struct expr_parser *p, const struct expr_node *n)
{
    enum err err = ERR_OK;
    for (const struct expr_node *c = n->first; c && !err; c = c->next)
        err = check_counts(p, c);
    return !err && n->kind == EXPR_CALL ? expr_check_count(p, n) : err;
}

/* Inner ones first. */
static enum err check_types(struct expr_parser *p, const struct expr_node *n)
{
    enum err err = ERR_OK;
    for (const struct expr_node *c = n->first; c && !err; c = c->next)
        err = check_types(p, c);
    if (err)
        return err;
    if (n->kind == EXPR_SUM)
        return check_operands(p, n, VAL_N);
    if (n->kind != EXPR_CALL)
        return ERR_OK;
    return n->func == FUNC_LIST_APPEND ? check_operands(p, n, VAL_L) : expr_check_needs_path(p, n);
}

/* --- targets --------------------------------------------------------------------------- */

static enum err collect_targets(struct expr_parser *p, struct expr_update *u)
{
    const struct expr_path **paths = arena_alloc(p->arena, u->count * sizeof *paths);
    size_t n = 0;
    for (const struct expr_action *a = u->first; a; a = a->next)
        paths[n++] = &a->target->path;
    assert(n == u->count);
    return expr_path_set(p, paths, n, &u->targets);
}

/* The set holds the actions' own paths, so each is found by where it lies. */
static void sort_actions(struct arena *arena, struct expr_update *u)
{
    u->by_target = arena_alloc(arena, u->count * sizeof *u->by_target);
    for (struct expr_action *a = u->first; a; a = a->next) {
        size_t lo = 0, hi = u->count;
        while (hi - lo > 1) {
            size_t mid = lo + (hi - lo) / 2;
            if (expr_path_compare(u->targets.path[mid], &a->target->path) <= 0)
                lo = mid;
            else
                hi = mid;
        }
        assert(u->targets.path[lo] == &a->target->path);
        u->by_target[lo] = a;
        a->place = lo;
    }
}

/* ADD and DELETE call the types by their long names. */
static enum err check_constant(struct expr_parser *p, const struct expr_action *a)
{
    static const char *const names[VAL_TYPES] = {
        [VAL_S] = "STRING",  [VAL_N] = "NUMBER", [VAL_B] = "BINARY", [VAL_BOOL] = "BOOLEAN",
        [VAL_NULL] = "NULL", [VAL_SS] = "SS",    [VAL_NS] = "NS",    [VAL_BS] = "BS",
        [VAL_L] = "LIST",    [VAL_M] = "MAP"};
    if (a->section != SECTION_ADD && a->section != SECTION_DELETE)
        return ERR_OK;
    enum val_type type = a->operand->value.type;
    if (val_is_set(type) || (type == VAL_N && a->section == SECTION_ADD))
        return ERR_OK;
    return err_set(p->why, ERR_VALIDATION,
                   "Invalid %s: Incorrect operand type for operator or function; operator: %s, "
                   "operand type: %s",
                   p->src->label, a->section == SECTION_ADD ? "ADD" : "DELETE", names[type]);
}

/* --- all, in the service's order ------------------------------------------------------- */

static enum err check_names(struct expr_parser *p, struct expr_update *u, const char *repeated)
{
    enum err err = expr_check_reserved(p);
    if (!err)
        err = expr_check_functions(p);
    for (const struct expr_action *a = u->first; a && !err; a = a->next)
        err = a->operand ? check_use(p, a->operand, false) : ERR_OK;
    if (!err && repeated)
        err = err_set(p->why, ERR_VALIDATION,
                      "Invalid %s: The \"%s\" section can only be used once in an update "
                      "expression;",
                      p->src->label, repeated);
    for (struct expr_node *n = p->mentions; n && !err; n = n->mention)
        err = n->kind == EXPR_PATH ? expr_check_resolve(p, n) : ERR_OK;
    for (struct expr_node *n = p->mentions; n && !err; n = n->mention)
        err = n->kind == EXPR_VALUE ? expr_check_resolve(p, n) : ERR_OK;
    return err;
}

enum err expr_update_check_all(struct expr_parser *p, struct expr_update *u, const char *repeated)
{
    enum err err = check_names(p, u, repeated);
    if (!err)
        err = collect_targets(p, u);
    if (err)
        return err;
    sort_actions(p->arena, u);
    for (const struct expr_action *a = u->first; a && !err; a = a->next)
        err = check_constant(p, a);
    for (const struct expr_action *a = u->first; a && !err; a = a->next) {
        err = a->operand ? check_counts(p, a->operand) : ERR_OK;
        if (!err && a->operand)
            err = check_types(p, a->operand);
    }
    return err;
}

/* --- what needs the schema or a document ----------------------------------------------- */

enum err expr_update_check(const struct expr_update *u, const struct schema *schema,
                           struct errinfo *why)
{
    for (const struct expr_action *a = u->first; a; a = a->next) {
        enum err err = expr_path_check_key(&a->target->path, schema, why);
        if (err)
            return err;
    }
    for (const struct expr_action *a = u->first; a; a = a->next) {
        struct slice name = a->target->path.step[0].name;
        if (!schema_find(schema, name))
            continue;
        err_set(why, ERR_VALIDATION,
                "One or more parameter values were invalid: Cannot update attribute %.*s. This "
                "attribute is part of the key",
                SLICE_ARG(name));
        err_why(why, "an item's key is where it lies; for another key put a new item and delete "
                     "this one.");
        return ERR_VALIDATION;
    }
    return ERR_OK;
}

bool expr_update_constant(const struct expr_update *u, struct slice name, struct val *ret_val)
{
    for (const struct expr_action *a = u->first; a; a = a->next) {
        const struct expr_path *target = &a->target->path;
        if (a->section != SECTION_SET || a->operand->kind != EXPR_VALUE || target->count > 1 ||
            !slice_equal(target->step[0].name, name))
            continue;
        *ret_val = a->operand->value;
        return true;
    }
    return false;
}

bool expr_update_parts(const struct expr_update *u, const struct doc *doc, struct pack *out)
{
    return expr_project_set(&u->targets, doc, out);
}
