#include "config.h"

#include "api/call_write.h"

#include "api/answer.h"
#include "api/exprs.h"
#include "api/legacy.h"
#include "api/rows.h"
#include "base/limits.h"

static const struct shape_member put_members[] = {
    ROW_VALUES,       ROW_CAPACITY,   ROW_TABLE,
    ROW_ITEM("Item"), ROW_OPERATOR,   ROW_EXPECTED,
    ROW_METRICS,      ROW_ON_FAILURE, ROW_EXPRESSION("ConditionExpression"),
    ROW_NAMES,        ROW_BINDINGS,   ROW_END,
};

static const struct shape_member update_members[] = {
    ROW_CAPACITY,
    ROW_TABLE,
    ROW_METRICS,
    ROW_VALUES,
    ROW_ITEM("Key"),
    ROW_OPERATOR,
    ROW_EXPECTED,
    {.name = "AttributeUpdates",
     .kind = SHAPE_STRUCT,
     .in = "M",
     .shape = &legacy_update_shape,
     .role = ROLE_LEGACY},
    ROW_ON_FAILURE,
    ROW_EXPRESSION("UpdateExpression"),
    ROW_EXPRESSION("ConditionExpression"),
    ROW_NAMES,
    ROW_BINDINGS,
    ROW_END,
};

static const struct shape_member delete_members[] = {
    ROW_CAPACITY, ROW_TABLE,       ROW_VALUES,
    ROW_METRICS,  ROW_ITEM("Key"), ROW_OPERATOR,
    ROW_EXPECTED, ROW_ON_FAILURE,  ROW_EXPRESSION("ConditionExpression"),
    ROW_NAMES,    ROW_BINDINGS,    ROW_END,
};

const struct shape call_write_put_shape = {"PutItemInput", put_members, false};
const struct shape call_write_update_shape = {"UpdateItemInput", update_members, false};
const struct shape call_write_delete_shape = {"DeleteItemInput", delete_members, false};

/* --- ReturnValues ---------------------------------------------------------------------- */

static enum return_values read_returning(struct call *c)
{
    static const char *const names[] = {
        [RETURN_NONE] = "NONE",
        [RETURN_OLD] = "ALL_OLD",
        [RETURN_NEW] = "ALL_NEW",
        [RETURN_UPDATED_OLD] = "UPDATED_OLD",
        [RETURN_UPDATED_NEW] = "UPDATED_NEW",
    };
    struct slice given = shape_string(&c->body, "ReturnValues", &c->arena);
    for (int i = 0; i < 5; i++)
        if (slice_is(given, names[i]))
            return (enum return_values)i;
    return RETURN_NONE;
}

static enum err check_old_only(struct call *c, const struct request *q)
{
    if (q->returning == RETURN_NONE || q->returning == RETURN_OLD)
        return ERR_OK;
    return call_fail(c, ERR_VALIDATION, "ReturnValues can only be ALL_OLD or NONE");
}

static bool write_parts(const struct request *q, const struct doc *doc, struct buf *out)
{
    struct pack parts = PACK_INIT;
    bool any = q->update && expr_update_parts(q->update, doc, &parts);
    if (any) {
        struct doc map = doc_of_map(pack_result(&parts));
        attrval_write_doc(&map, out);
    }
    pack_done(&parts);
    return any;
}

bool call_write_returned(const struct result *r, const struct request *q, struct buf *out)
{
    bool is_old = q->returning == RETURN_OLD || q->returning == RETURN_UPDATED_OLD;
    const struct item *item = is_old ? r->old : r->now;
    if (q->returning == RETURN_NONE || !item)
        return false;
    struct doc doc = result_doc(r, item);
    if (q->returning != RETURN_OLD && q->returning != RETURN_NEW)
        return write_parts(q, &doc, out);
    attrval_write_doc(&doc, out);
    return true;
}

static void write_attributes(struct call *c, const struct request *q)
{
    struct buf map = BUF_INIT;
    if (call_write_returned(&c->result, q, &map)) {
        json_write_name("Attributes", c->out);
        buf_add_slice(c->out, buf_slice(&map));
    }
    buf_done(&map);
}

/* --- the operations -------------------------------------------------------------------- */

/* Expected or ConditionExpression and what belongs to it. */
static enum err read_condition(struct call *c, struct request *q)
{
    enum err err = legacy_read_expected(c, &c->body, q);
    if (!shape_get(&c->body, "Expected"))
        call_wants_item(c);
    return err ? err : exprs_read(c, &c->body, q);
}

static enum err finish(struct call *c, struct request *q, enum err err)
{
    q->table = call_table_name(c->table);
    err = call_do(c, q, err);
    if (err)
        return err;
    buf_add_char(c->out, '{');
    write_attributes(c, q);
    answer_capacity(c);
    answer_metrics(c, q);
    buf_add_char(c->out, '}');
    return ERR_OK;
}

enum err call_write_put(struct call *c)
{
    struct request q = {.op = OP_PUT, .returning = read_returning(c)};
    enum err err = exprs_check_roles(c, &c->body);
    if (!err)
        err = call_item(c, &c->body, "Item", &q.item);
    if (!err)
        err = check_old_only(c, &q);
    struct doc doc = doc_of_map(q.item);
    if (!err && doc_size(&doc) > LIMIT_ITEM_BYTES)
        err = call_fail(c, ERR_VALIDATION, "Item size has exceeded the maximum allowed size");
    if (!err)
        err = read_condition(c, &q);
    return finish(c, &q, err);
}

enum err call_write_update(struct call *c)
{
    struct request q = {.op = OP_UPDATE, .returning = read_returning(c)};
    enum err err = exprs_check_roles(c, &c->body);
    if (!err)
        err = call_item(c, &c->body, "Key", &q.item);
    if (!err)
        err = legacy_read_updates(c, &c->body, &q);
    if (!err)
        err = read_condition(c, &q);
    return finish(c, &q, err);
}

enum err call_write_delete(struct call *c)
{
    struct request q = {.op = OP_DELETE, .returning = read_returning(c)};
    enum err err = exprs_check_roles(c, &c->body);
    if (!err)
        err = call_item(c, &c->body, "Key", &q.item);
    if (!err)
        err = check_old_only(c, &q);
    if (!err)
        err = read_condition(c, &q);
    return finish(c, &q, err);
}
