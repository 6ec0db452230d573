#include "config.h"

#include "expr/expr_int.h"

#include <assert.h>
#include <stdio.h>

#include "base/b64.h"
#include "base/limits.h"
#include "base/near.h"

/* "Invalid ConditionExpression: " and the rest. */
static enum err invalid(struct expr_parser *p, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

static enum err invalid(struct expr_parser *p, const char *fmt, ...)
{
    char text[sizeof p->why->text];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    return err_set(p->why, ERR_VALIDATION, "Invalid %s: %s", p->src->label, text);
}

/* --- functions and words --------------------------------------------------------------- */

enum err expr_check_functions(struct expr_parser *p)
{
    static const char *const conditions[] = {"attribute_exists",
                                             "attribute_not_exists",
                                             "attribute_type",
                                             "begins_with",
                                             "contains",
                                             "size",
                                             NULL};
    static const char *const updates[] = {"if_not_exists", "list_append", NULL};
    for (const struct expr_node *n = p->mentions; n; n = n->mention) {
        if (n->kind != EXPR_CALL || n->func)
            continue;
        invalid(p, "Invalid function name; function: %.*s", SLICE_ARG(n->text));
        const char *near = near_word(n->text, p->is_update ? updates : conditions);
        if (near)
            err_why(p->why, "the nearest is %s; function names are written exactly so.", near);
        return ERR_VALIDATION;
    }
    return ERR_OK;
}

enum err expr_check_misused(struct expr_parser *p, const struct expr_node *call)
{
    return invalid(p,
                   "The function is not allowed to be used this way in an expression; function: %s",
                   expr_parse_op_name(call));
}

/* size() is a number, the others are conditions; those of updates are neither. */
static enum err check_use(struct expr_parser *p, const struct expr_node *n, bool is_condition)
{
    if (n->kind == EXPR_CALL) {
        bool fits = is_condition ? n->func < FUNC_SIZE : n->func == FUNC_SIZE;
        if (!fits)
            return expr_check_misused(p, n);
    }
    bool parts_are_conditions = n->kind == EXPR_AND || n->kind == EXPR_OR || n->kind == EXPR_NOT;
    for (const struct expr_node *c = n->first; c; c = c->next) {
        enum err err = check_use(p, c, parts_are_conditions);
        if (err)
            return err;
    }
    return ERR_OK;
}

enum err expr_check_reserved(struct expr_parser *p)
{
    if (p->src->dialect == EXPR_LAB)
        return ERR_OK;
    for (const struct expr_node *n = p->mentions; n; n = n->mention) {
        for (int i = 0; i < n->path.count; i++) {
            const struct expr_step *s = &n->path.step[i];
            if (s->kind != STEP_NAME || !expr_reserved_has(s->name))
                continue;
            invalid(p, "Attribute name is a reserved keyword; reserved keyword: %.*s",
                    SLICE_ARG(s->name));
            err_why(p->why,
                    "in an expression write #%.*s and say in ExpressionAttributeNames that it "
                    "stands for %.*s.",
                    SLICE_ARG(s->name), SLICE_ARG(s->name));
            return ERR_VALIDATION;
        }
    }
    return ERR_OK;
}

/* --- names and values ------------------------------------------------------------------ */

/* Searches on from where the last search ended: generated ones come in order. */
static struct expr_binding *find(struct expr_binding *b, size_t count, size_t *hint,
                                 struct slice key)
{
    for (size_t i = 0; i < count; i++) {
        size_t at = *hint + i < count ? *hint + i : *hint + i - count;
        if (!slice_equal(b[at].key, key))
            continue;
        *hint = at;
        return &b[at];
    }
    return NULL;
}

static enum err resolve_step(struct expr_parser *p, struct expr_step *s)
{
    struct expr_bindings *all = p->src->bindings;
    if (s->kind == STEP_INDEX && s->index > INT32_MAX)
        return invalid(p, "List index is not within the allowable range; index: [%.*s]",
                       SLICE_ARG(s->name));
    if (s->kind == STEP_ALIAS) {
        struct expr_binding *b =
            all ? find(all->names, all->name_count, &all->name_hint, s->name) : NULL;
        if (!b)
            return invalid(p,
                           "An expression attribute name used in the document path is not defined; "
                           "attribute name: %.*s",
                           SLICE_ARG(s->name));
        if (!b->used)
            b->name = arena_slice(p->arena, b->name);
        b->used = true;
        s->name = b->name;
    }
    if (s->kind != STEP_INDEX)
        s->kind = STEP_NAME;
    return ERR_OK;
}

static enum err resolve_path(struct expr_parser *p, struct expr_path *path)
{
    if (path->count > LIMIT_EXPR_PATH_STEPS)
        return invalid(p, "The document path has too many nesting levels; nesting levels: %d",
                       path->count);
    for (int i = 0; i < path->count; i++) {
        enum err err = resolve_step(p, &path->step[i]);
        if (err)
            return err;
    }
    return ERR_OK;
}

static enum err resolve_value(struct expr_parser *p, struct expr_node *n)
{
    struct expr_bindings *all = p->src->bindings;
    if (!n->text.len) /* a literal */
        return ERR_OK;
    struct expr_binding *b =
        all ? find(all->values, all->value_count, &all->value_hint, n->text) : NULL;
    if (!b)
        return invalid(p,
                       "An expression attribute value used in expression is not defined; "
                       "attribute value: %.*s",
                       SLICE_ARG(n->text));
    if (!b->used)
        b->value.p = b->value.n ? arena_memdup(p->arena, b->value.p, b->value.n) : NULL;
    b->used = true;
    n->value = b->value;
    return ERR_OK;
}

enum err expr_check_resolve(struct expr_parser *p, struct expr_node *n)
{
    return n->kind == EXPR_PATH    ? resolve_path(p, &n->path)
           : n->kind == EXPR_VALUE ? resolve_value(p, n)
                                   : ERR_OK;
}

static enum err resolve_all(struct expr_parser *p, struct expr_node *n)
{
    enum err err = expr_check_resolve(p, n);
    for (struct expr_node *c = n->first; c && !err; c = c->next)
        err = resolve_all(p, c);
    return err;
}

/* --- numbers of operands --------------------------------------------------------------- */

static enum err wrong_count(struct expr_parser *p, const struct expr_node *n)
{
    return invalid(p,
                   "Incorrect number of operands for operator or function; operator or function: "
                   "%s, number of operands: %d",
                   expr_parse_op_name(n), n->count);
}

enum err expr_check_count(struct expr_parser *p, const struct expr_node *call)
{
    assert(call->kind == EXPR_CALL);
    return call->count == expr_parse_functions[call->func].args ? ERR_OK : wrong_count(p, call);
}

/* Inner ones first. */
static enum err check_counts(struct expr_parser *p, const struct expr_node *n)
{
    enum err err = ERR_OK;
    for (const struct expr_node *c = n->first; c && !err; c = c->next)
        err = check_counts(p, c);
    if (err)
        return err;
    if (n->kind == EXPR_IN && n->count > LIMIT_EXPR_IN_OPERANDS)
        return wrong_count(p, n);
    return n->kind == EXPR_CALL ? expr_check_count(p, n) : ERR_OK;
}

static enum err check_distinct(struct expr_parser *p, const struct expr_node *n)
{
    const struct expr_node *first = n->first;
    if (first->kind != EXPR_PATH)
        return ERR_OK;
    for (const struct expr_node *c = first->next; c; c = c->next) {
        if (c->kind != EXPR_PATH || !expr_path_equal(&first->path, &c->path))
            continue;
        struct buf path = BUF_INIT;
        expr_path_print(&first->path, &path);
        enum err err = invalid(p,
                               "The first operand must be distinct from the remaining operands for "
                               "this operator or function; operator: %s, first operand: %s",
                               expr_parse_op_name(n), buf_str(&path));
        buf_done(&path);
        return err;
    }
    return ERR_OK;
}

/* --- types ----------------------------------------------------------------------------- */

enum { TYPE_OPEN = VAL_TYPES }; /* only an item can tell */

static int type_of(const struct expr_node *n)
{
    if (n->kind == EXPR_VALUE)
        return (int)n->value.type;
    return n->kind == EXPR_CALL ? VAL_N : TYPE_OPEN;
}

enum err expr_check_wrong_type(struct expr_parser *p, const struct expr_node *n, const char *type)
{
    return invalid(p,
                   "Incorrect operand type for operator or function; operator or function: %s, "
                   "operand type: %s",
                   expr_parse_op_name(n), type);
}

enum err expr_check_needs_path(struct expr_parser *p, const struct expr_node *call)
{
    if (call->first->kind == EXPR_PATH)
        return ERR_OK;
    return invalid(p, "Operator or function requires a document path; operator or function: %s",
                   expr_parse_op_name(call));
}

/* Every operand whose type is known has one of `allowed` (bits by type). */
static enum err check_types(struct expr_parser *p, const struct expr_node *n,
                            const struct expr_node *operands, unsigned allowed)
{
    for (const struct expr_node *c = operands; c; c = c->next) {
        int type = type_of(c);
        if (type != TYPE_OPEN && !(allowed >> type & 1))
            return expr_check_wrong_type(p, n, val_type_names[type]);
    }
    return ERR_OK;
}

static enum err bad_bounds(struct expr_parser *p, const char *rule, const struct expr_node *low,
                           const struct expr_node *high)
{
    struct buf b = BUF_INIT;
    const struct expr_node *both[] = {low, high};
    for (int i = 0; i < 2; i++) {
        struct val v = both[i]->value;
        buf_printf(&b, "%s bound operand: AttributeValue: {%s:", i ? ", upper" : "lower",
                   val_type_names[v.type]);
        if (v.type == VAL_B)
            b64_encode(val_slice(v), &b);
        else if (v.type == VAL_S)
            buf_add_slice(&b, val_slice(v));
        else
            literal_print(v, &b);
        buf_add_str(&b, "}");
    }
    enum err err = invalid(p, "The BETWEEN operator requires %s; %s", rule, buf_str(&b));
    buf_done(&b);
    return err;
}

static enum err check_bounds(struct expr_parser *p, const struct expr_node *n)
{
    const struct expr_node *low = n->first->next, *high = low->next;
    if (low->kind != EXPR_VALUE || high->kind != EXPR_VALUE)
        return ERR_OK;
    if (low->value.type != high->value.type)
        return bad_bounds(p, "same data type for lower and upper bounds", low, high);
    if (val_compare(low->value, high->value) <= 0)
        return ERR_OK;
    return bad_bounds(p, "upper bound to be greater than or equal to lower bound", low, high);
}

static enum err check_type_name(struct expr_parser *p, const struct expr_node *call)
{
    const struct expr_node *arg = call->first->next;
    if (arg->kind == EXPR_PATH)
        return expr_check_wrong_type(p, call, "{NS,SS,L,BS,N,M,B,BOOL,NULL,S}");
    if (type_of(arg) != VAL_S)
        return expr_check_wrong_type(p, call, val_type_names[type_of(arg)]);
    struct slice name = val_slice(arg->value);
    for (int t = 0; t < VAL_TYPES; t++)
        if (slice_is(name, val_type_names[t]))
            return ERR_OK;
    return invalid(p,
                   "Invalid attribute type name found; type: %.*s, valid types: "
                   "{B,NULL,SS,BOOL,L,BS,N,NS,S,M}",
                   SLICE_ARG(name));
}

static enum err check_begins_with(struct expr_parser *p, const struct expr_node *call)
{
    enum err err = check_types(p, call, call->first, 1u << VAL_S | 1u << VAL_B);
    const struct expr_node *prefix = call->first->next;
    if (err && prefix->kind == EXPR_VALUE && prefix->value.type == VAL_N)
        err_why(p->why, "a number has no beginning; begins_with compares text.");
    return err;
}

enum {
    NOT_SIZED = 1u << VAL_N | 1u << VAL_BOOL | 1u << VAL_NULL,
    ORDERED = 1u << VAL_S | 1u << VAL_N | 1u << VAL_B
};

static enum err check_call_types(struct expr_parser *p, const struct expr_node *n)
{
    switch (n->func) {
    case FUNC_ATTRIBUTE_EXISTS:
    case FUNC_ATTRIBUTE_NOT_EXISTS:
        return expr_check_needs_path(p, n);
    case FUNC_ATTRIBUTE_TYPE: {
        enum err err = expr_check_needs_path(p, n);
        return err ? err : check_type_name(p, n);
    }
    case FUNC_BEGINS_WITH:
        return check_begins_with(p, n);
    case FUNC_CONTAINS: {
        /* The first alone: anything may be looked for. */
        struct expr_node first = *n->first;
        first.next = NULL;
        return check_types(p, n, &first, ~(NOT_SIZED | 1u << VAL_M));
    }
    case FUNC_SIZE:
        return check_types(p, n, n->first, ~(unsigned)NOT_SIZED);
    case FUNC_UNKNOWN:
    case FUNC_IF_NOT_EXISTS:
    case FUNC_LIST_APPEND:
    case FUNC_COUNT:
        break;
    }
    assert(!"a function of conditions");
    return ERR_OK;
}

/* Inner ones first. */
static enum err check_operand_types(struct expr_parser *p, const struct expr_node *n)
{
    enum err err = ERR_OK;
    for (const struct expr_node *c = n->first; c && !err; c = c->next)
        err = check_operand_types(p, c);
    if (err)
        return err;
    if (n->kind == EXPR_CALL)
        return check_call_types(p, n);
    if (n->kind == EXPR_COMPARE && n->op != TOK_EQ && n->op != TOK_NE)
        return check_types(p, n, n->first, ORDERED);
    if (n->kind != EXPR_BETWEEN)
        return ERR_OK;
    err = check_types(p, n, n->first, ORDERED);
    return err ? err : check_bounds(p, n);
}

/* --- conditions from left to right ----------------------------------------------------- */

static enum err check_one(struct expr_parser *p, struct expr_node *n)
{
    enum err err = resolve_all(p, n);
    if (!err)
        err = check_counts(p, n);
    if (!err)
        err = check_distinct(p, n);
    return err ? err : check_operand_types(p, n);
}

static enum err check_each(struct expr_parser *p, struct expr_node *n)
{
    enum err err = ERR_OK;
    if (n->kind != EXPR_AND && n->kind != EXPR_OR && n->kind != EXPR_NOT)
        return check_one(p, n);
    for (struct expr_node *c = n->first; c && !err; c = c->next)
        err = check_each(p, c);
    return err;
}

enum err expr_check_condition(struct expr_parser *p, struct expr_node *root)
{
    assert(root->kind > EXPR_VALUE && root->kind != EXPR_SUM);
    enum err err = expr_check_functions(p);
    if (!err)
        err = check_use(p, root, true);
    if (!err)
        err = expr_check_reserved(p);
    return err ? err : check_each(p, root);
}
