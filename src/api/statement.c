#include "config.h"

#include "api/statement.h"

#include <assert.h>
#include <stdlib.h>

#include "api/call_read.h"
#include "base/limits.h"

static enum err read_params(struct call *c, const struct shape_body *b, struct statement *s)
{
    const cJSON *list = shape_get(b, "Parameters");
    size_t count = (size_t)cJSON_GetArraySize(list);
    struct val *params = arena_alloc(&c->arena, (count + 1) * sizeof *params);
    for (const cJSON *j = list ? list->child : NULL; j; j = j->next) {
        enum err err = attrval_read(j, &c->arena, &params[s->param_count], &c->why);
        if (err)
            return err;
        s->param_count++;
    }
    s->params = params;
    return ERR_OK;
}

enum err statement_read(struct call *c, const struct shape_body *b, struct statement *ret)
{
    *ret = (struct statement){.text = shape_string(b, "Statement", &c->arena)};
    if (shape_has(b->shape, "ConsistentRead"))
        ret->consistent = shape_bool(b, "ConsistentRead");
    ret->wants_item =
        slice_is(shape_string(b, "ReturnValuesOnConditionCheckFailure", &c->arena), "ALL_OLD");
    enum err err = read_params(c, b, ret);
    if (err)
        return err;
    struct partiql_text text = {ret->text, ret->params, ret->param_count};
    return partiql_parse(&c->arena, &text, &ret->parsed, &c->why);
}

enum err statement_find(struct call *c, struct statement *s)
{
    const struct partiql *p = &s->parsed;
    s->table = s->space = engine_table(c->engine, p->table);
    if (!s->table)
        return call_fail(c, ERR_NOT_FOUND, "%s", err_default_text(ERR_NOT_FOUND));
    if (!p->index.len)
        return ERR_OK;
    s->space = table_index(s->table, p->index);
    if (!s->space)
        return call_fail(c, ERR_VALIDATION, "The table does not have the specified index");
    if (s->consistent && !table_is_local(s->space))
        return call_fail(c, ERR_VALIDATION,
                         "Strongly consistent read is not supported on Global Secondary Indexes");
    return ERR_OK;
}

static struct slice hash_name(const struct statement *s)
{
    const struct key_attr *a = &table_schema(s->table)->pk[0];
    return (struct slice){a->name, a->name_len};
}

/* --- writes ---------------------------------------------------------------------------- */

static enum return_values returning_of(const struct partiql *p)
{
    static const enum return_values values[] = {
        [PARTIQL_NONE] = RETURN_NONE,
        [PARTIQL_ALL_OLD] = RETURN_OLD,
        [PARTIQL_ALL_NEW] = RETURN_NEW,
        [PARTIQL_MODIFIED_OLD] = RETURN_UPDATED_OLD,
        [PARTIQL_MODIFIED_NEW] = RETURN_UPDATED_NEW,
    };
    return values[p->returning];
}

static enum err insert(struct call *c, struct statement *s, struct request *q)
{
    struct doc doc = doc_of_map(s->parsed.item);
    q->op = OP_PUT;
    q->item = s->parsed.item;
    q->is_insert = true;
    if (doc_size(&doc) > LIMIT_ITEM_BYTES)
        return call_fail(c, ERR_VALIDATION, "Item size has exceeded the maximum allowed size");
    enum err err = statement_find(c, s);
    if (!err)
        q->condition = partiql_plan_absent(&c->arena, hash_name(s));
    return err;
}

enum err statement_write(struct call *c, struct statement *s, struct request *q)
{
    const struct partiql *p = &s->parsed;
    struct partiql_place place = {.rest = NULL};
    *q = (struct request){.table = p->table, .returning = returning_of(p)};
    assert(p->kind != PARTIQL_SELECT);
    if (p->kind == PARTIQL_INSERT)
        return insert(c, s, q);
    q->op = p->kind == PARTIQL_UPDATE   ? OP_UPDATE
            : p->kind == PARTIQL_DELETE ? OP_DELETE
                                        : OP_CHECK;
    q->update = p->update;
    enum err err = statement_find(c, s);
    if (!err)
        err = partiql_plan_key(&c->arena, p, table_schema(s->table), &place, &c->why);
    if (err)
        return err;
    q->item = place.key;
    q->condition = p->kind == PARTIQL_DELETE
                       ? partiql_plan_absent_or(&c->arena, hash_name(s), place.rest)
                       : partiql_plan_present(&c->arena, hash_name(s), place.rest);
    return ERR_OK;
}

/* --- reads ----------------------------------------------------------------------------- */

enum err statement_get(struct call *c, struct statement *s, struct request *q,
                       const struct expr **ret_rest)
{
    const struct partiql *p = &s->parsed;
    *q = (struct request){
        .op = OP_GET, .table = p->table, .projection = p->projection, .consistent = s->consistent};
    enum err err = statement_find(c, s);
    if (err)
        return err;
    struct partiql_place place = {.rest = NULL};
    err = partiql_plan_key(&c->arena, p, table_schema(s->table), &place, &c->why);
    q->item = place.key;
    *ret_rest = place.rest;
    return err;
}

/* A query's filter must be answered by what the index holds. */
static enum err check_filter(struct call *c, const struct statement *s)
{
    size_t count;
    const struct slice *names = partiql_plan_names(&c->arena, s->plan.filter, &count);
    struct buf missing = BUF_INIT;
    for (size_t i = 0; i < count; i++)
        if (!call_read_is_held(s->space, names[i]))
            buf_printf(&missing, "%s%.*s", missing.len ? ", " : "", SLICE_ARG(names[i]));
    enum err err = ERR_OK;
    if (missing.len)
        err = call_fail(c, ERR_VALIDATION,
                        "One or more parameter values were invalid: Secondary index %.*s does not "
                        "project one or more filter attributes: [%s]",
                        SLICE_ARG(table_name(s->space)), buf_str(&missing));
    buf_done(&missing);
    return err;
}

static bool is_key(const struct schema *schema, struct slice name, bool *ret_is_sort)
{
    const struct key_attr *a = schema_find(schema, name);
    *ret_is_sort = a && schema->sk_count && a >= schema->sk && a < schema->sk + schema->sk_count;
    return a != NULL;
}

static int by_value(const void *a, const void *b)
{
    const struct keycond *x = a, *y = b;
    for (int i = 0; i < x->count; i++) {
        if (x->term[i].a.type != y->term[i].a.type)
            return (int)x->term[i].a.type - (int)y->term[i].a.type;
        int c = val_has_order(x->term[i].a.type) ? val_compare(x->term[i].a, y->term[i].a) : 0;
        if (c)
            return c;
    }
    return 0;
}

/* Queries stand in the order of their values, ascending or descending. */
static void sort_queries(struct partiql_plan *plan, bool descending)
{
    qsort(plan->queries, plan->count, sizeof *plan->queries, by_value);
    for (size_t i = 0; descending && i < plan->count / 2; i++) {
        struct keycond kept = plan->queries[i];
        plan->queries[i] = plan->queries[plan->count - 1 - i];
        plan->queries[plan->count - 1 - i] = kept;
    }
}

/* CHOSEN: the service's words are known of some of these alone; of several partition keys the
 * items come partition key by partition key, so that they can be read as they lie. */
static enum err check_order(struct call *c, struct statement *s, struct request *q)
{
    const struct partiql *p = &s->parsed;
    if (!p->order_count)
        return ERR_OK;
    if (!p->where)
        return call_fail(c, ERR_VALIDATION,
                         "Must have WHERE clause in the statement when using ORDER BY clause.");
    if (!s->plan.count)
        return call_fail(c, ERR_VALIDATION,
                         "Must have at least one non-optional hash key condition in WHERE clause "
                         "when using ORDER BY clause.");
    for (int i = 0; i < p->order_count; i++) {
        bool is_sort;
        const struct partiql_order *o = &p->order[i];
        if (!is_key(table_schema(s->space), o->name, &is_sort))
            return call_fail(
                c, ERR_VALIDATION,
                "Variable reference %.*s in ORDER BY clause must be part of the primary key",
                SLICE_ARG(o->name));
        if (is_sort && i == 0 && s->plan.count > 1)
            return call_fail(c, ERR_VALIDATION,
                             "keyglass orders the items of several partition keys by the partition "
                             "key first");
        if (is_sort)
            q->backward = o->descending;
        else
            sort_queries(&s->plan, o->descending);
    }
    return ERR_OK;
}

enum err statement_plan(struct call *c, struct statement *s, struct request *q)
{
    const struct partiql *p = &s->parsed;
    assert(p->kind == PARTIQL_SELECT);
    *q = (struct request){.op = OP_SCAN,
                          .table = p->table,
                          .index = p->index,
                          .projection = p->projection,
                          .consistent = s->consistent,
                          .filters_keys = true};
    enum err err = statement_find(c, s);
    if (err)
        return err;
    partiql_plan_query(&c->arena, p, table_schema(s->space), &s->plan);
    if (s->plan.count)
        q->op = OP_QUERY;
    if (s->plan.count > LIMIT_STATEMENT_KEYS)
        return call_fail(c, ERR_VALIDATION,
                         "keyglass takes at most %d partition keys in one statement",
                         LIMIT_STATEMENT_KEYS);
    q->filter = s->plan.filter;
    if (s->space != s->table && table_is_local(s->space) && p->projection)
        q->fetch = call_read_needs_fetch(p->projection, s->space);
    err = check_order(c, s, q);
    if (!err && s->space != s->table && s->plan.count)
        err = check_filter(c, s);
    return err;
}
