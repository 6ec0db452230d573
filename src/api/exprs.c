#include "config.h"

#include "api/exprs.h"

#include <ctype.h>

#include "base/limits.h"

/* --- roles ----------------------------------------------------------------------------- */

static bool has(const struct shape_body *b, const char *name)
{
    return shape_has(b->shape, name) && shape_get(b, name);
}

/* "A, B": present members of a role. */
static int list_present(const struct shape_body *b, enum shape_role role, struct buf *out)
{
    int count = 0;
    /* KeyConditions may stand beside a projection and a filter. */
    bool is_old_query = has(b, "KeyConditions") && !has(b, "KeyConditionExpression");
    for (int i = 0; b->shape->members[i].name; i++) {
        const struct shape_member *m = &b->shape->members[i];
        if (m->role != role || !b->slot[i])
            continue;
        if (is_old_query && strcmp(m->name, "KeyConditions") == 0)
            continue;
        buf_printf(out, "%s%s", count++ ? ", " : "", m->name);
    }
    return count;
}

/* "A and B are null": the expressions that values could have been for. */
static enum err refuse_values(struct call *c, const struct shape_body *b)
{
    struct buf names = BUF_INIT;
    int count = 0;
    for (const struct shape_member *m = b->shape->members; m->name; m++) {
        if (m->role != ROLE_EXPRESSION || strcmp(m->name, "ProjectionExpression") == 0)
            continue;
        buf_printf(&names, "%s%s", count++ ? " and " : "", m->name);
    }
    call_fail(c, ERR_VALIDATION,
              "ExpressionAttributeValues can only be specified when using expressions: %s %s null",
              buf_str(&names), count > 1 ? "are" : "is");
    buf_done(&names);
    return ERR_VALIDATION;
}

static bool has_value_expression(const struct shape_body *b)
{
    for (int i = 0; b->shape->members[i].name; i++)
        if (b->shape->members[i].role == ROLE_EXPRESSION && b->slot[i] &&
            strcmp(b->shape->members[i].name, "ProjectionExpression") != 0)
            return true;
    return false;
}

enum err exprs_check_roles(struct call *c, const struct shape_body *b)
{
    struct buf new = BUF_INIT, old = BUF_INIT;
    int news = list_present(b, ROLE_EXPRESSION, &new);
    enum err err = ERR_OK;
    if (news && list_present(b, ROLE_LEGACY, &old))
        err = call_fail(c, ERR_VALIDATION,
                        "Can not use both expression and non-expression parameters in the same "
                        "request: Non-expression parameters: {%s} Expression parameters: {%s}",
                        buf_str(&old), buf_str(&new));
    else if (!news && has(b, "ExpressionAttributeNames"))
        err = call_fail(c, ERR_VALIDATION,
                        "ExpressionAttributeNames can only be specified when using expressions");
    else if (has(b, "ExpressionAttributeValues") && !has_value_expression(b))
        err = refuse_values(c, b);
    buf_done(&new);
    buf_done(&old);
    return err;
}

/* --- names and values ------------------------------------------------------------------ */

static bool is_placeholder(struct slice key, char sign)
{
    if (key.len < 2 || key.ptr[0] != sign)
        return false;
    for (size_t i = 1; i < key.len; i++)
        if (!isalnum((unsigned char)key.ptr[i]) && key.ptr[i] != '_')
            return false;
    return true;
}

/* The placeholders of one map, their keys checked. */
static enum err read_keys(struct call *c, const cJSON *map, char sign,
                          struct expr_binding **ret_bindings, size_t *ret_count)
{
    int count = cJSON_GetArraySize(map);
    const char *member = sign == '#' ? "ExpressionAttributeNames" : "ExpressionAttributeValues";
    if (count == 0)
        return call_fail(c, ERR_VALIDATION, "%s must not be empty", member);
    /* All expressions of a request together have no room for so many. */
    if (count > LIMIT_PLACEHOLDERS)
        return call_fail(c, ERR_VALIDATION,
                         "%s has %d members, more than the expressions of a request can use",
                         member, count);
    struct expr_binding *b = arena_alloc(&c->arena, (size_t)count * sizeof *b);
    size_t n = 0;
    for (const cJSON *m = map->child; m; m = m->next) {
        struct slice key = json_name(m, &c->arena);
        if (!is_placeholder(key, sign))
            return call_fail(c, ERR_VALIDATION,
                             "%s contains invalid key: Syntax error; key: \"%.*s\"", member,
                             SLICE_ARG(key));
        if (sign == '#' && cJSON_IsNull(m))
            continue;
        b[n].key = key;
        if (sign == '#')
            b[n].name = json_text(m, &c->arena);
        n++;
    }
    *ret_bindings = b;
    *ret_count = n;
    return ERR_OK;
}

static enum err check_names(struct call *c, const struct expr_bindings *all)
{
    for (size_t i = 0; i < all->name_count; i++) {
        const struct expr_binding *b = &all->names[i];
        if (b->name.len == 0 || b->name.len > LIMIT_ATTR_NAME_BYTES)
            return call_fail(c, ERR_VALIDATION,
                             "ExpressionAttributeNames contains invalid value: Attribute name must "
                             "%s; key: \"%.*s\"",
                             b->name.len ? "be less than 65536 bytes" : "not be empty",
                             SLICE_ARG(b->key));
    }
    return ERR_OK;
}

static enum err read_values(struct call *c, const cJSON *map, struct expr_bindings *all)
{
    struct expr_binding *b = all->values;
    struct errinfo why = {0};
    for (const cJSON *m = map->child; m; m = m->next, b++)
        if (attrval_read(m, &c->arena, &b->value, &why))
            return call_fail(c, ERR_VALIDATION,
                             "ExpressionAttributeValues contains invalid value: %s for key %.*s",
                             why.text, SLICE_ARG(b->key));
    return ERR_OK;
}

static enum err read_bindings(struct call *c, const struct shape_body *b, struct expr_bindings *all)
{
    const cJSON *names = shape_get(b, "ExpressionAttributeNames");
    const cJSON *values = shape_has(b->shape, "ExpressionAttributeValues")
                              ? shape_get(b, "ExpressionAttributeValues")
                              : NULL;
    enum err err = ERR_OK;
    if (names)
        err = read_keys(c, names, '#', &all->names, &all->name_count);
    if (!err)
        err = check_names(c, all);
    if (!err && values)
        err = read_keys(c, values, ':', &all->values, &all->value_count);
    if (!err && values)
        err = read_values(c, values, all);
    return err;
}

/* --- expressions ----------------------------------------------------------------------- */

static enum err read_one(struct call *c, struct expr_source *src, struct slice text,
                         struct request *q)
{
    struct reader r = reader_of(text);
    struct expr *e;
    struct expr_update *u;
    struct expr_projection *p;
    struct keycond *k;
    enum err err;
    switch (src->label[0]) {
    case 'U':
        err = expr_parse_update(&c->arena, src, &r, &u, &c->why);
        if (!err)
            q->update = u;
        return err;
    case 'K':
        k = ARENA_NEW(&c->arena, struct keycond);
        err = expr_parse_keycond(&c->arena, src, &r, k, &c->why);
        if (!err)
            q->keycond = k;
        return err;
    case 'P':
        err = expr_parse_projection(&c->arena, src, &r, &p, &c->why);
        if (!err)
            q->projection = p;
        return err;
    default:
        err = expr_parse_condition(&c->arena, src, &r, &e, &c->why);
        if (!err)
            *(src->label[0] == 'C' ? &q->condition : &q->filter) = e;
        return err;
    }
}

enum err exprs_read(struct call *c, const struct shape_body *b, struct request *q)
{
    static const char *const order[] = {"UpdateExpression", "ConditionExpression",
                                        "KeyConditionExpression", "FilterExpression",
                                        "ProjectionExpression"};
    struct expr_bindings bindings = {0};
    enum err err = read_bindings(c, b, &bindings);
    for (size_t i = 0; i < sizeof order / sizeof *order && !err; i++) {
        if (!has(b, order[i]))
            continue;
        struct expr_source src = {.dialect = EXPR_API, .label = order[i], .bindings = &bindings};
        err = read_one(c, &src, shape_string(b, order[i], &c->arena), q);
    }
    return err ? err : expr_check_unused(&bindings, &c->why);
}
