#include "config.h"

#include "api/call_read.h"

#include "api/answer.h"
#include "api/exprs.h"
#include "api/legacy.h"
#include "api/rows.h"

/* clang-format off */
#define ROW_SELECT {.name = "Select", .kind = SHAPE_STRING, .enum_set = "[SPECIFIC_ATTRIBUTES, COUNT, ALL_ATTRIBUTES, ALL_PROJECTED_ATTRIBUTES]"}

static const struct shape_member get_members[] = {
    ROW_CAPACITY,
    ROW_ATTRIBUTES,
    ROW_TABLE,
    ROW_ITEM("Key"),
    ROW_BOOLEAN("ConsistentRead"),
    ROW_EXPRESSION("ProjectionExpression"),
    ROW_NAMES,
    ROW_END,
};

static const struct shape_member query_members[] = {
    ROW_SELECT,
    ROW_INDEX,
    ROW_CAPACITY,
    ROW_CONDITIONS("QueryFilter"),
    ROW_TABLE,
    ROW_OPERATOR,
    ROW_ATTRIBUTES,
    {.name = "Limit", .kind = SHAPE_INTEGER, .min = 1, .is_terse = true},
    ROW_CONDITIONS("KeyConditions"),
    ROW_BOOLEAN("ConsistentRead"),
    ROW_BOOLEAN("ScanIndexForward"),
    ROW_ITEM_MAYBE("ExclusiveStartKey"),
    ROW_EXPRESSION("ProjectionExpression"),
    ROW_EXPRESSION("FilterExpression"),
    ROW_EXPRESSION("KeyConditionExpression"),
    ROW_NAMES,
    ROW_BINDINGS,
    ROW_END,
};

static const struct shape_member scan_members[] = {
    ROW_SELECT,
    ROW_INDEX,
    {.name = "TotalSegments", .kind = SHAPE_INTEGER, .min = 1, .max = 1000000},
    ROW_CAPACITY,
    ROW_TABLE,
    ROW_OPERATOR,
    ROW_CONDITIONS("ScanFilter"),
    {.name = "Segment", .kind = SHAPE_INTEGER, .min = 0, .max = 999999},
    {.name = "Limit", .kind = SHAPE_INTEGER, .min = 1},
    ROW_ATTRIBUTES,
    ROW_BOOLEAN("ConsistentRead"),
    ROW_ITEM_MAYBE("ExclusiveStartKey"),
    ROW_EXPRESSION("ProjectionExpression"),
    ROW_EXPRESSION("FilterExpression"),
    ROW_NAMES,
    ROW_BINDINGS,
    ROW_END,
};
/* clang-format on */

const struct shape call_read_get_shape = {"GetItemInput", get_members, false};
const struct shape call_read_query_shape = {"QueryInput", query_members, false};
const struct shape call_read_scan_shape = {"ScanInput", scan_members, false};

/* --- GetItem --------------------------------------------------------------------------- */

enum err call_read_get(struct call *c)
{
    struct request q = {.op = OP_GET, .table = call_table_name(c->table)};
    q.consistent = shape_bool(&c->body, "ConsistentRead");
    enum err err = exprs_check_roles(c, &c->body);
    if (!err)
        err = call_item(c, &c->body, "Key", &q.item);
    if (!err)
        err = legacy_read_attributes(c, &c->body, &q);
    if (!err)
        err = exprs_read(c, &c->body, &q);
    err = call_do(c, &q, err);
    if (err)
        return err;
    buf_add_char(c->out, '{');
    if (c->result.row_count) {
        struct doc doc = result_row(&c->result, 0);
        answer_doc(c, "Item", &doc);
    }
    answer_capacity(c);
    buf_add_char(c->out, '}');
    return ERR_OK;
}

/* --- Query and Scan -------------------------------------------------------------------- */

static enum err read_start(struct call *c, struct request *q)
{
    const cJSON *j = shape_get(&c->body, "ExclusiveStartKey");
    struct errinfo why = {0};
    if (!j)
        return ERR_OK;
    q->has_start = true;
    if (attrval_read_item(j, &c->arena, &q->start, &why))
        return call_fail(c, ERR_VALIDATION, "The provided starting key is invalid: %s", why.text);
    return ERR_OK;
}

/* Select against what else was asked. */
static enum err check_select(struct call *c, struct request *q)
{
    const struct shape_body *b = &c->body;
    struct slice select = shape_string(b, "Select", &c->arena);
    const char *projection = shape_get(b, "ProjectionExpression") ? "ProjectionExpression"
                             : shape_get(b, "AttributesToGet")    ? "AttributesToGet"
                                                                  : NULL;
    q->count_only = slice_is(select, "COUNT");
    if (!select.len)
        return ERR_OK;
    if (slice_is(select, "SPECIFIC_ATTRIBUTES")) {
        if (projection)
            return ERR_OK;
        return call_fail(c, ERR_VALIDATION,
                         "%sMust specify the AttributesToGet or ProjectionExpression when choosing "
                         "to get SPECIFIC_ATTRIBUTES",
                         q->op == OP_QUERY ? "1 validation error detected: " : "");
    }
    if (projection && q->count_only)
        return call_fail(c, ERR_VALIDATION,
                         "Cannot specify the %s when choosing to get only the Count", projection);
    if (projection)
        return call_fail(c, ERR_VALIDATION, "Cannot specify the %s when choosing to get %.*s",
                         projection, SLICE_ARG(select));
    if (slice_is(select, "ALL_PROJECTED_ATTRIBUTES") && !shape_get(b, "IndexName"))
        return call_fail(c, ERR_VALIDATION,
                         "ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an "
                         "IndexName");
    return ERR_OK;
}

static void write_page(struct call *c, const struct request *q)
{
    const struct result *r = &c->result;
    buf_add_char(c->out, '{');
    if (!q->count_only) {
        json_write_name("Items", c->out);
        buf_add_char(c->out, '[');
        for (size_t i = 0; i < r->row_count; i++) {
            struct doc doc = result_row(r, i);
            json_write_comma(c->out);
            attrval_write_doc(&doc, c->out);
        }
        buf_add_char(c->out, ']');
    }
    json_write_name("Count", c->out);
    buf_printf(c->out, "%u", r->returned);
    json_write_name("ScannedCount", c->out);
    buf_printf(c->out, "%u", r->read);
    if (r->has_more) {
        struct doc doc = result_doc(r, r->last);
        json_write_name("LastEvaluatedKey", c->out);
        attrval_write_key(&doc, r->schema, r->base, c->out);
    }
    answer_capacity(c);
    buf_add_char(c->out, '}');
}

/* What both have. */
static struct request begin_page(struct call *c, enum op op)
{
    const struct shape_body *b = &c->body;
    return (struct request){
        .op = op,
        .table = call_table_name(c->table),
        .index = shape_string(b, "IndexName", &c->arena),
        .consistent = shape_bool(b, "ConsistentRead"),
        .limit = (uint32_t)shape_number(b, "Limit"),
    };
}

bool call_read_is_held(const struct table *index, struct slice name)
{
    size_t included;
    const struct slice *include = table_included(index, &included);
    bool held = table_projection(index) == PROJECT_ALL || schema_find(table_schema(index), name) ||
                schema_find(table_schema(table_base(index)), name);
    for (size_t k = 0; k < included && !held; k++)
        held = slice_equal(include[k], name);
    return held;
}

bool call_read_needs_fetch(const struct expr_projection *p, const struct table *index)
{
    size_t count;
    const struct slice *names = expr_projection_names(p, &count);
    for (size_t i = 0; i < count; i++)
        if (!call_read_is_held(index, names[i]))
            return true;
    return false;
}

/* What Select and the projection mean for an index that does not hold everything. */
static enum err check_index(struct call *c, struct request *q)
{
    const struct table *t = engine_table(c->engine, q->table);
    const struct table *index = t && q->index.len ? table_index(t, q->index) : NULL;
    if (!index || table_projection(index) == PROJECT_ALL)
        return ERR_OK;
    bool all = slice_is(shape_string(&c->body, "Select", &c->arena), "ALL_ATTRIBUTES");
    if (table_is_local(index)) {
        q->fetch = all || (q->projection && call_read_needs_fetch(q->projection, index));
        return ERR_OK;
    }
    if (!all || q->consistent)
        return ERR_OK;
    return call_fail(c, ERR_VALIDATION,
                     "One or more parameter values were invalid: Select type ALL_ATTRIBUTES is not "
                     "supported for global secondary index %.*s because its projection type is not "
                     "ALL",
                     SLICE_ARG(q->index));
}

static enum err finish_page(struct call *c, struct request *q, enum err err)
{
    if (!err)
        err = check_index(c, q);
    err = call_do(c, q, err);
    if (!err)
        write_page(c, q);
    return err;
}

enum err call_read_query(struct call *c)
{
    struct request q = begin_page(c, OP_QUERY);
    const struct shape_body *b = &c->body;
    q.backward = shape_get(b, "ScanIndexForward") && !shape_bool(b, "ScanIndexForward");
    enum err err = exprs_check_roles(c, b);
    if (!err)
        err = legacy_read_filter(c, b, "QueryFilter", &q);
    if (!err)
        err = read_start(c, &q);
    if (!err)
        err = legacy_check_operator(c, b, "QueryFilter");
    if (!err)
        err = legacy_read_attributes(c, b, &q);
    if (!err)
        err = legacy_read_keys(c, b, &q);
    if (!err && !q.keycond && !shape_get(b, "KeyConditionExpression"))
        err = call_fail(c, ERR_VALIDATION,
                        "Either the KeyConditions or KeyConditionExpression parameter must be "
                        "specified in the request.");
    if (!err)
        err = check_select(c, &q);
    if (!err)
        err = exprs_read(c, b, &q);
    return finish_page(c, &q, err);
}

static enum err read_segments(struct call *c, struct request *q)
{
    bool one = shape_get(&c->body, "Segment"), all = shape_get(&c->body, "TotalSegments");
    q->segment = (uint32_t)shape_number(&c->body, "Segment");
    q->segments = (uint32_t)shape_number(&c->body, "TotalSegments");
    if (one && !all)
        return call_fail(c, ERR_VALIDATION,
                         "The TotalSegments parameter is required but was not present in the "
                         "request when Segment parameter is present");
    if (all && !one)
        return call_fail(c, ERR_VALIDATION,
                         "The Segment parameter is required but was not present in the request "
                         "when parameter TotalSegments is present");
    if (one && q->segment >= q->segments)
        return call_fail(c, ERR_VALIDATION,
                         "The Segment parameter is zero-based and must be less than parameter "
                         "TotalSegments: Segment: %u is not less than TotalSegments: %u",
                         q->segment, q->segments);
    return ERR_OK;
}

enum err call_read_scan(struct call *c)
{
    struct request q = begin_page(c, OP_SCAN);
    const struct shape_body *b = &c->body;
    enum err err = exprs_check_roles(c, b);
    if (!err)
        err = legacy_read_filter(c, b, "ScanFilter", &q);
    if (!err)
        err = read_start(c, &q);
    if (!err)
        err = legacy_check_operator(c, b, "ScanFilter");
    if (!err)
        err = legacy_read_attributes(c, b, &q);
    if (!err)
        err = read_segments(c, &q);
    if (!err)
        err = check_select(c, &q);
    if (!err)
        err = exprs_read(c, b, &q);
    return finish_page(c, &q, err);
}
