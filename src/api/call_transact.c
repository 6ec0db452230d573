#include "config.h"

#include "api/call_transact.h"

#include "api/answer.h"
#include "api/api_write.h"
#include "api/exprs.h"
#include "api/rows.h"
#include "base/hash.h"
#include "base/limits.h"

/* clang-format off */
static const struct shape_member check_members[] = {
    ROW_ITEM("Key"),
    ROW_TABLE,
    {.name = "ConditionExpression", .kind = SHAPE_STRING, .role = ROLE_EXPRESSION, .required = true},
    ROW_NAMES,
    ROW_BINDINGS,
    ROW_ON_FAILURE,
    ROW_END,
};
static const struct shape_member put_members[] = {
    ROW_ITEM("Item"),
    ROW_TABLE,
    ROW_EXPRESSION("ConditionExpression"),
    ROW_NAMES,
    ROW_BINDINGS,
    ROW_ON_FAILURE,
    ROW_END,
};
static const struct shape_member delete_members[] = {
    ROW_ITEM("Key"),
    ROW_TABLE,
    ROW_EXPRESSION("ConditionExpression"),
    ROW_NAMES,
    ROW_BINDINGS,
    ROW_ON_FAILURE,
    ROW_END,
};
static const struct shape_member update_members[] = {
    ROW_ITEM("Key"),
    {.name = "UpdateExpression", .kind = SHAPE_STRING, .role = ROLE_EXPRESSION, .required = true},
    ROW_TABLE,
    ROW_EXPRESSION("ConditionExpression"),
    ROW_NAMES,
    ROW_BINDINGS,
    ROW_ON_FAILURE,
    ROW_END,
};
static const struct shape_member get_members[] = {
    ROW_ITEM("Key"),
    ROW_TABLE,
    ROW_EXPRESSION("ProjectionExpression"),
    ROW_NAMES,
    ROW_END,
};
static const struct shape check_shape = {"ConditionCheck", check_members, false};
static const struct shape put_shape = {"Put", put_members, false};
static const struct shape delete_shape = {"Delete", delete_members, false};
static const struct shape update_shape = {"Update", update_members, false};
static const struct shape get_shape = {"Get", get_members, false};

static const struct shape_member write_item_members[] = {
    {.name = "ConditionCheck", .kind = SHAPE_STRUCT, .shape = &check_shape},
    {.name = "Put", .kind = SHAPE_STRUCT, .shape = &put_shape},
    {.name = "Delete", .kind = SHAPE_STRUCT, .shape = &delete_shape},
    {.name = "Update", .kind = SHAPE_STRUCT, .shape = &update_shape},
    ROW_END,
};
static const struct shape write_item_shape = {"TransactWriteItem", write_item_members, false};

static const struct shape_member get_item_members[] = {
    {.name = "Get", .kind = SHAPE_STRUCT, .shape = &get_shape, .required = true},
    ROW_END,
};
static const struct shape get_item_shape = {"TransactGetItem", get_item_members, false};

static const struct shape_member transact_write_members[] = {
    ROW_CAPACITY,
    ROW_METRICS,
    {.name = "TransactItems", .kind = SHAPE_STRUCT, .in = "L", .shape = &write_item_shape, .required = true, .min = 1, .max = LIMIT_TRANSACT},
    {.name = "ClientRequestToken", .kind = SHAPE_STRING, .min = 1, .max = 36},
    ROW_END,
};
static const struct shape_member transact_get_members[] = {
    ROW_CAPACITY,
    {.name = "TransactItems", .kind = SHAPE_STRUCT, .in = "L", .shape = &get_item_shape, .required = true, .min = 1, .max = LIMIT_TRANSACT},
    ROW_END,
};
/* clang-format on */

const struct shape call_transact_write_shape = {"TransactWriteItemsInput", transact_write_members,
                                                false};
const struct shape call_transact_get_shape = {"TransactGetItemsInput", transact_get_members, false};

/* --- reading --------------------------------------------------------------------------- */

/* One action, whichever member of TransactWriteItem it stands in. */
static enum err read_write(struct call *c, const cJSON *j, struct request *q, bool *ret_wants_item)
{
    static const enum op ops[] = {OP_CHECK, OP_PUT, OP_DELETE, OP_UPDATE};
    struct shape_body b = shape_open(j, &write_item_shape);
    int found = -1, count = 0;
    for (int i = 0; i < 4; i++) {
        count += b.slot[i] != NULL;
        found = b.slot[i] ? i : found;
    }
    if (count == 0)
        return call_fail(c, ERR_VALIDATION,
                         "Invalid Request: TransactWriteRequest should contain Delete or Put or "
                         "Update request");
    if (count > 1)
        return call_fail(c, ERR_VALIDATION,
                         "TransactItems can only contain one of Check, Put, Update or Delete");
    b = shape_open(b.slot[found], write_item_members[found].shape);
    *q = (struct request){.op = ops[found]};
    q->table = call_table_name(shape_string(&b, "TableName", &c->arena));
    *ret_wants_item =
        slice_is(shape_string(&b, "ReturnValuesOnConditionCheckFailure", &c->arena), "ALL_OLD");
    enum err err = exprs_check_roles(c, &b);
    if (!err)
        err = call_item(c, &b, q->op == OP_PUT ? "Item" : "Key", &q->item);
    struct doc doc = doc_of_map(q->item);
    if (!err && q->op == OP_PUT && doc_size(&doc) > LIMIT_ITEM_BYTES)
        err = call_fail(c, ERR_VALIDATION, "Item size has exceeded the maximum allowed size");
    return err ? err : exprs_read(c, &b, q);
}

static enum err read_get(struct call *c, const cJSON *j, struct request *q)
{
    struct shape_body b = shape_open(j, &get_item_shape);
    b = shape_open(shape_get(&b, "Get"), &get_shape);
    *q = (struct request){.op = OP_GET, .consistent = true};
    q->table = call_table_name(shape_string(&b, "TableName", &c->arena));
    enum err err = exprs_check_roles(c, &b);
    if (!err)
        err = call_item(c, &b, "Key", &q->item);
    return err ? err : exprs_read(c, &b, q);
}

/* --- keys that refuse the whole request ------------------------------------------------- */

static bool is_empty(const struct key_attr *a, struct val map)
{
    struct val v;
    return val_map_get(map, (struct slice){a->name, a->name_len}, &v) && v.type == a->type &&
           v.type != VAL_N && v.n == 0;
}

static const struct key_attr *find_empty(const struct schema *s, struct val map)
{
    for (int i = 0; i < s->pk_count; i++)
        if (is_empty(&s->pk[i], map))
            return &s->pk[i];
    for (int i = 0; i < s->sk_count; i++)
        if (is_empty(&s->sk[i], map))
            return &s->sk[i];
    return NULL;
}

static enum err check_empty(struct call *c, const struct request *q, const struct table *t)
{
    const struct key_attr *a = find_empty(table_schema(t), q->item);
    if (a)
        return call_fail(c, ERR_VALIDATION,
                         "One or more parameter values are not valid. The AttributeValue for a key "
                         "attribute cannot contain an empty %s value. Key: %s",
                         a->type == VAL_S ? "string" : "binary", a->name);
    for (int i = 0; i < table_index_count(t) && q->op == OP_PUT; i++) {
        const struct table *index = table_index_at(t, i);
        a = find_empty(table_schema(index), q->item);
        if (a)
            return call_fail(c, ERR_VALIDATION,
                             "One or more parameter values are not valid. A value specified for a "
                             "secondary index key is not supported. The AttributeValue for a key "
                             "attribute cannot contain an empty %s value. IndexName: %.*s, "
                             "IndexKey: %s",
                             a->type == VAL_S ? "string" : "binary", SLICE_ARG(table_name(index)),
                             a->name);
    }
    return ERR_OK;
}

/* An empty key value is nobody's cancellation reason; a missing table is told before it. */
static enum err check_keys(struct call *c, const struct request *actions, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!engine_table(c->engine, actions[i].table))
            return ERR_OK;
    enum err err = ERR_OK;
    for (size_t i = 0; i < count && !err; i++)
        err = check_empty(c, &actions[i], engine_table(c->engine, actions[i].table));
    return err;
}

static enum err check_size(struct call *c, const struct request *actions, size_t count)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        struct doc doc = doc_of_map(actions[i].item);
        sum += doc_size(&doc);
    }
    if (sum <= LIMIT_TRANSACT_BYTES)
        return ERR_OK;
    return call_fail(c, ERR_VALIDATION, "Transaction request size cannot exceed %d bytes",
                     LIMIT_TRANSACT_BYTES);
}

/* --- the operations -------------------------------------------------------------------- */

/* The engine's text has room for a few codes alone. */
static enum err tell_reasons(struct call *c)
{
    const struct result *r = &c->result;
    struct buf codes = BUF_INIT;
    for (size_t i = 0; i < r->action_count; i++)
        buf_printf(&codes, "%s%s", i ? ", " : "", result_cancel_code(&r->actions[i]));
    call_fail(c, ERR_TX_CANCELED,
              "Transaction cancelled, please refer cancellation reasons for specific reasons [%s]",
              buf_str(&codes));
    buf_done(&codes);
    return ERR_TX_CANCELED;
}

enum err call_transact_run(struct call *c, struct request *q, enum err err)
{
    if (!err)
        err = check_size(c, q->actions, q->action_count);
    if (!err)
        err = check_keys(c, q->actions, q->action_count);
    err = call_do(c, q, err);
    return err == ERR_TX_CANCELED ? tell_reasons(c) : err;
}

/* The same token with other content is a mistake: content is what the request says,
 * whatever its placeholders are called. */
void call_transact_read_token(struct call *c, struct request *q)
{
    struct buf text = BUF_INIT;
    q->token = shape_string(&c->body, "ClientRequestToken", &c->arena);
    api_write_request(q, false, &text);
    q->content = hash_bytes(text.ptr, text.len, 0);
    buf_done(&text);
}

enum err call_transact_write(struct call *c)
{
    const cJSON *list = shape_get(&c->body, "TransactItems");
    struct request *actions = arena_alloc(&c->arena, LIMIT_TRANSACT * sizeof *actions);
    bool *wants = arena_alloc(&c->arena, LIMIT_TRANSACT * sizeof *wants);
    size_t n = 0;
    enum err err = ERR_OK;
    for (const cJSON *j = list->child; j && !err; j = j->next, n++)
        err = read_write(c, j, &actions[n], &wants[n]);
    struct request q = {.op = OP_TRANSACT_WRITE, .actions = actions, .action_count = n};
    c->wants_items = wants;
    if (!err && shape_get(&c->body, "ClientRequestToken"))
        call_transact_read_token(c, &q);
    err = call_transact_run(c, &q, err);
    if (err)
        return err;
    buf_add_char(c->out, '{');
    answer_metrics(c, &q);
    answer_capacities(c, true);
    buf_add_char(c->out, '}');
    return ERR_OK;
}

void call_transact_write_items(struct call *c)
{
    buf_add_str(c->out, "{\"Responses\":[");
    for (size_t i = 0; i < c->result.action_count; i++) {
        const struct result *r = &c->result.actions[i];
        json_write_comma(c->out);
        buf_add_char(c->out, '{');
        if (r->row_count) {
            struct doc doc = result_row(r, 0);
            answer_doc(c, "Item", &doc);
        }
        buf_add_char(c->out, '}');
    }
    buf_add_char(c->out, ']');
    answer_capacities(c, true);
    buf_add_char(c->out, '}');
}

enum err call_transact_get(struct call *c)
{
    const cJSON *list = shape_get(&c->body, "TransactItems");
    struct request *actions = arena_alloc(&c->arena, LIMIT_TRANSACT * sizeof *actions);
    size_t n = 0;
    enum err err = ERR_OK;
    for (const cJSON *j = list->child; j && !err; j = j->next, n++)
        err = read_get(c, j, &actions[n]);
    struct request q = {.op = OP_TRANSACT_GET, .actions = actions, .action_count = n};
    err = call_transact_run(c, &q, err);
    if (err)
        return err;
    call_transact_write_items(c);
    return ERR_OK;
}
