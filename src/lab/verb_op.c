#include "config.h"

#include "lab/verb_op.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/lines.h"
#include "lab/record.h"
#include "lab/why.h"

/* --- parsing --------------------------------------------------------------------------- */

static const struct expr_source condition_source = {EXPR_LAB, "ConditionExpression", NULL, false};
static const struct expr_source filter_source = {EXPR_LAB, "FilterExpression", NULL, false};
static const struct expr_source keycond_source = {EXPR_LAB, "KeyConditionExpression", NULL, false};
static const struct expr_source update_source = {EXPR_LAB, "UpdateExpression", NULL, false};
static const struct expr_source projection_source = {EXPR_LAB, "ProjectionExpression", NULL, false};

static enum err parse_condition(struct parser *p, const struct expr_source *source,
                                const char *after, const struct expr **ret)
{
    struct expr *e = NULL;
    if (parser_at_end(p))
        return parser_expected(p, "a condition", after);
    enum err err = expr_parse_condition(p->arena, source, &p->r, &e, p->why);
    *ret = e;
    return parser_service(p, err);
}

static enum err parse_if(struct parser *p, void *args)
{
    struct operation_args *a = args;
    return parse_condition(p, &condition_source, "if", &a->request.condition);
}

static enum err parse_filter(struct parser *p, void *args)
{
    struct operation_args *a = args;
    return parse_condition(p, &filter_source, "filter", &a->request.filter);
}

static enum err parse_where(struct parser *p, void *args)
{
    struct operation_args *a = args;
    struct keycond *k = ARENA_NEW(p->arena, struct keycond);
    if (parser_at_end(p))
        return parser_expected(p, "a condition", "where");
    enum err err = expr_parse_keycond(p->arena, &keycond_source, &p->r, k, p->why);
    a->request.keycond = k;
    return parser_service(p, err);
}

static enum err parse_project(struct parser *p, void *args)
{
    struct operation_args *a = args;
    struct expr_projection *projection = NULL;
    if (parser_at_end(p))
        return parser_expected(p, "an attribute's name", "project");
    enum err err = expr_parse_projection(p->arena, &projection_source, &p->r, &projection, p->why);
    a->request.projection = projection;
    return parser_service(p, err);
}

const char *const verb_op_sections[] = {"set", "remove", "add", "delete", NULL};

static enum err parse_sections(struct parser *p, struct operation_args *a)
{
    struct expr_update *update = NULL;
    struct slice word = parser_peek_word(p);
    const char *const *head = verb_op_sections;
    while (*head && !slice_is_nocase(word, *head))
        head++;
    if (!*head)
        return parser_expected(p, "`set`, `remove`, `add` or `delete`", "the key");
    enum err err = expr_parse_update(p->arena, &update_source, &p->r, &update, p->why);
    a->request.update = update;
    return parser_service(p, err);
}

static enum err parse_returning(struct parser *p, void *args)
{
    struct operation_args *a = args;
    bool updated = parser_keyword(p, "updated");
    if (parser_keyword(p, "old"))
        a->request.returning = updated ? RETURN_UPDATED_OLD : RETURN_OLD;
    else if (parser_keyword(p, "new"))
        a->request.returning = updated ? RETURN_UPDATED_NEW : RETURN_NEW;
    else
        return parser_expected(p, updated ? "`old` or `new`" : "`old`, `new` or `updated`",
                               updated ? "updated" : "returning");
    return ERR_OK;
}

static enum err parse_consistent(struct parser *p, void *args)
{
    (void)p;
    ((struct operation_args *)args)->request.consistent = true;
    return ERR_OK;
}

static enum err parse_backward(struct parser *p, void *args)
{
    (void)p;
    ((struct operation_args *)args)->request.backward = true;
    return ERR_OK;
}

static enum err parse_forward(struct parser *p, void *args)
{
    (void)p;
    ((struct operation_args *)args)->request.backward = false;
    return ERR_OK;
}

static enum err parse_all_pages(struct parser *p, void *args)
{
    (void)p;
    ((struct operation_args *)args)->all_pages = true;
    return ERR_OK;
}

static enum err parse_count_only(struct parser *p, void *args)
{
    (void)p;
    ((struct operation_args *)args)->request.count_only = true;
    return ERR_OK;
}

static enum err parse_limit(struct parser *p, void *args)
{
    struct operation_args *a = args;
    uint64_t n;
    parser_at_end(p);
    size_t at = p->r.at;
    enum err err = parser_int(p, "limit", INT32_MAX, &n);
    if (!err && n == 0)
        return parser_fail(p, at, "`limit` counts from 1");
    if (!err)
        a->request.limit = (uint32_t)n;
    return err;
}

static enum err parse_from(struct parser *p, void *args)
{
    struct operation_args *a = args;
    a->request.has_start = true;
    return parser_object(p, "from", &a->request.start);
}

static enum err parse_segment(struct parser *p, void *args)
{
    struct operation_args *a = args;
    uint64_t segment, of;
    enum err err = parser_int(p, "segment", 999999, &segment);
    if (err)
        return err;
    if (!parser_keyword(p, "of"))
        return parser_expected(p, "`of` and the number of segments", "segment");
    parser_at_end(p);
    size_t at = p->r.at;
    err = parser_int(p, "of", 1000000, &of);
    if (!err && of == 0)
        return parser_fail(p, at, "a scan has at least one segment");
    if (err)
        return err;
    a->request.segment = (uint32_t)segment;
    a->request.segments = (uint32_t)of;
    return ERR_OK;
}

static enum err refuse_if(struct parser *p, void *args)
{
    (void)args;
    return parser_fail(p, p->r.at, "a batch knows no conditions; `transact` does");
}

static enum err refuse_returning(struct parser *p, void *args)
{
    (void)args;
    return parser_fail(p, p->r.at,
                       "`returning` is for single commands: these writes return nothing");
}

static enum err refuse_consistent(struct parser *p, void *args)
{
    (void)args;
    return parser_fail(p, p->r.at, "the gets of a transaction are always consistent");
}

/* clang-format off */
const struct clause verb_op_write_clauses[] = {
    {"if",        0, 0, parse_if},
    {"returning", 0, 0, parse_returning},
    {NULL, 0, 0, NULL},
};

const struct clause verb_op_get_clauses[] = {
    {"consistent", 0, 0, parse_consistent},
    {"project",    0, 0, parse_project},
    {NULL, 0, 0, NULL},
};

const struct clause verb_op_batch_get_clauses[] = {
    {"consistent", 0, 0, parse_consistent},
    {"project",    0, 0, parse_project},
    {NULL, 0, 0, NULL},
};

const struct clause verb_op_batch_write_clauses[] = {
    {"if",        CLAUSE_REFUSED, 0, refuse_if},
    {"returning", CLAUSE_REFUSED, 0, refuse_returning},
    {NULL, 0, 0, NULL},
};

const struct clause verb_op_transact_get_clauses[] = {
    {"project",    0, 0, parse_project},
    {"consistent", CLAUSE_REFUSED, 0, refuse_consistent},
    {NULL, 0, 0, NULL},
};

const struct clause verb_op_transact_write_clauses[] = {
    {"if",        0, 0, parse_if},
    {"returning", CLAUSE_REFUSED, 0, refuse_returning},
    {NULL, 0, 0, NULL},
};

const struct clause verb_op_check_clauses[] = {
    {"if", CLAUSE_REQUIRED, 0, parse_if},
    {NULL, 0, 0, NULL},
};

#define READING                                                                                    \
    {"filter",       0, 0, parse_filter},                                                          \
    {"project",      0, 0, parse_project},                                                         \
    {"newest first", 0, 1, parse_backward},                                                        \
    {"oldest first", 0, 1, parse_forward},                                                         \
    {"backward",     0, 1, parse_backward},                                                        \
    {"forward",      0, 1, parse_forward},                                                         \
    {"limit",        0, 0, parse_limit},                                                           \
    {"all pages",    0, 0, parse_all_pages},                                                       \
    {"from",         0, 0, parse_from},                                                            \
    {"consistent",   0, 0, parse_consistent},                                                      \
    {"count only",   0, 0, parse_count_only}

const struct clause verb_op_query_clauses[] = {
    {"where", CLAUSE_REQUIRED, 0, parse_where},
    READING,
    {NULL, 0, 0, NULL},
};

const struct clause verb_op_scan_clauses[] = {
    READING,
    {"segment", 0, 0, parse_segment},
    {NULL, 0, 0, NULL},
};
/* clang-format on */

enum err verb_op_parse(struct parser *p, enum op op, const struct clause *clauses,
                       struct operation_args *a)
{
    bool has_item = op != OP_QUERY && op != OP_SCAN;
    a->request.op = op;
    enum err err = parser_tablename(p, op_names[op], &a->target);
    if (!err && has_item)
        err = parser_object(p, "the table's name", &a->request.item);
    if (!err && op == OP_UPDATE && !p->defect)
        err = parse_sections(p, a);
    if (!err)
        err = parser_clauses(p, clauses, a);
    if (!err && (op == OP_PUT || op == OP_DELETE) && a->request.returning > RETURN_OLD)
        err = parser_service(
            p, err_set(p->why, ERR_VALIDATION, "ReturnValues can only be ALL_OLD or NONE"));
    a->request.defect = p->defect;
    return err;
}

static enum err parse_op(struct parser *p, struct command *c, enum op op,
                         const struct clause *clauses)
{
    struct operation_args *a = ARENA_NEW(p->arena, struct operation_args);
    c->args = a;
    return verb_op_parse(p, op, clauses, a);
}

enum err verb_op_parse_put(struct parser *p, struct command *c)
{
    return parse_op(p, c, OP_PUT, verb_op_write_clauses);
}

enum err verb_op_parse_get(struct parser *p, struct command *c)
{
    return parse_op(p, c, OP_GET, verb_op_get_clauses);
}

enum err verb_op_parse_update(struct parser *p, struct command *c)
{
    return parse_op(p, c, OP_UPDATE, verb_op_write_clauses);
}

enum err verb_op_parse_delete(struct parser *p, struct command *c)
{
    return parse_op(p, c, OP_DELETE, verb_op_write_clauses);
}

enum err verb_op_parse_query(struct parser *p, struct command *c)
{
    return parse_op(p, c, OP_QUERY, verb_op_query_clauses);
}

enum err verb_op_parse_scan(struct parser *p, struct command *c)
{
    return parse_op(p, c, OP_SCAN, verb_op_scan_clauses);
}

/* --- explain --------------------------------------------------------------------------- */

enum err verb_op_parse_explain(struct parser *p, struct command *c)
{
    struct command *inner = ARENA_NEW(p->arena, struct command);
    struct slice word = parser_peek_word(p);
    inner->verb = word.len ? verb_find(word) : NULL;
    c->args = inner;
    if (!inner->verb || !(inner->verb->flags & VERB_EXPLAINED))
        return parser_expected(p, "put, get, update, delete, query or scan", "explain");
    p->r.at += word.len;
    p->verb = inner->verb->name;
    return inner->verb->parse(p, inner);
}

enum lab_outcome verb_op_run_explain(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct command *inner = c->args;
    const struct operation_args *a = inner->args;
    struct request q = operation_request(lab, a, NULL);
    struct result r;
    result_init(&r);
    enum err err = engine_explain(lab->engine, &q, &r);
    if (err) {
        why_add(lab, &q, &r);
        lines_refused(&r, out);
    } else {
        struct plan plan = operation_plan(lab, &q, a->all_pages);
        lines_plan(&plan, out);
        buf_printf(out, "  partitions %u/%u\n", r.parts_opened, r.parts_total);
        free(plan.table);
        free(plan.index);
    }
    result_done(&r);
    return err ? LAB_REFUSED : LAB_OK;
}
