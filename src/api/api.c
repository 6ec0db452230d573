#include "config.h"

#include "api/api.h"

#include <assert.h>
#include <stdlib.h>

#include "api/answer.h"
#include "api/call_batch.h"
#include "api/call_create.h"
#include "api/call_partiql.h"
#include "api/call_read.h"
#include "api/call_table.h"
#include "api/call_tag.h"
#include "api/call_transact.h"
#include "api/call_ttl.h"
#include "api/call_update.h"
#include "api/call_write.h"
#include "base/xalloc.h"

struct api {
    struct engine *engine;
    struct call call; /* used again and again */
    cJSON *body;      /* of the last request, which the call borrows from */
};

/* clang-format off */
static const struct call_op operations[] = {
    {"BatchExecuteStatement", &call_partiql_batch_shape, false, call_partiql_batch},
    {"BatchGetItem",       &call_batch_get_shape,      false, call_batch_get},
    {"BatchWriteItem",     &call_batch_write_shape,    false, call_batch_write},
    {"CreateTable",        &call_create_shape,         true,  call_create_table},
    {"DeleteItem",         &call_write_delete_shape,   false, call_write_delete},
    {"DeleteTable",        &call_table_name_shape,     true,  call_update_delete},
    {"DescribeEndpoints",  &call_table_none_shape,     false, call_table_endpoints},
    {"DescribeLimits",     &call_table_none_shape,     false, call_table_limits},
    {"DescribeTable",      &call_table_name_shape,     true,  call_table_describe},
    {"DescribeTimeToLive", &call_table_name_shape,     true,  call_ttl_describe},
    {"ExecuteStatement",   &call_partiql_execute_shape, false, call_partiql_execute},
    {"ExecuteTransaction", &call_partiql_transaction_shape, false, call_partiql_transaction},
    {"GetItem",            &call_read_get_shape,       false, call_read_get},
    {"ListTables",         &call_table_list_shape,     false, call_table_list},
    {"ListTagsOfResource", &call_tag_list_shape,       false, call_tag_list},
    {"PutItem",            &call_write_put_shape,      false, call_write_put},
    {"Query",              &call_read_query_shape,     false, call_read_query},
    {"Scan",               &call_read_scan_shape,      false, call_read_scan},
    {"TagResource",        &call_tag_resource_shape,   false, call_tag_resource},
    {"TransactGetItems",   &call_transact_get_shape,   false, call_transact_get},
    {"TransactWriteItems", &call_transact_write_shape, false, call_transact_write},
    {"UntagResource",      &call_tag_untag_shape,      false, call_tag_untag},
    {"UpdateItem",         &call_write_update_shape,   false, call_write_update},
    {"UpdateTable",        &call_update_shape,         true,  call_update_table},
    {"UpdateTimeToLive",   &call_ttl_update_shape,     false, call_ttl_update},
};
/* clang-format on */

enum { OPERATIONS = sizeof operations / sizeof *operations };

const char *api_operation(int i)
{
    return i >= 0 && i < OPERATIONS ? operations[i].name : NULL;
}

const struct shape *api_shape(int i)
{
    assert(i >= 0 && i < OPERATIONS);
    return operations[i].shape;
}

static const struct call_op *find_operation(struct slice name)
{
    for (int i = 0; i < OPERATIONS; i++)
        if (slice_is(name, operations[i].name))
            return &operations[i];
    return NULL;
}

struct api *api_new(struct engine *e)
{
    struct api *api = xcalloc(1, sizeof *api);
    api->engine = e;
    api->call.engine = e;
    result_init(&api->call.result);
    return api;
}

void api_free(struct api *api)
{
    if (!api)
        return;
    cJSON_Delete(api->body);
    result_done(&api->call.result);
    arena_done(&api->call.arena);
    buf_done(&api->call.text);
    free(api);
}

void api_on_send(struct api *api, api_send *send, void *ctx)
{
    api->call.send = send;
    api->call.send_ctx = ctx;
}

struct result *api_result(struct api *api)
{
    return &api->call.result;
}

struct slice api_message(const struct api *api)
{
    const struct call *c = &api->call;
    return c->text.len ? buf_slice(&c->text) : slice_of(c->why.text);
}

struct slice api_table(const struct api *api)
{
    return call_table_name(api->call.table);
}

/* --- one request ----------------------------------------------------------------------- */

/* The call as it begins: memory of the last one is used again. */
static struct call *begin(struct api *api, const struct call_op *op, struct buf *out)
{
    struct call *c = &api->call;
    arena_clear(&c->arena);
    buf_clear(&c->text);
    result_clear(&c->result);
    c->op = op;
    c->why = (struct errinfo){0};
    c->table = SLICE_NONE;
    c->wants_items = NULL;
    c->tells_kinds = c->wants_item = c->has_filter_old = c->has_updates_old = false;
    c->out = out;
    return c;
}

/* Types, limits, then the operation itself. */
static enum err work(struct call *c, const cJSON *body)
{
    if (!shape_check_types(body, c->op->shape, &c->text))
        return ERR_SERIALIZATION;
    c->body = shape_open(body, c->op->shape);
    if (shape_has(c->op->shape, "TableName"))
        c->table = shape_string(&c->body, "TableName", &c->arena);
    if (c->op->is_control && !c->table.ptr)
        return call_fail(
            c, ERR_VALIDATION,
            "The parameter 'TableName' is required but was not present in the request");
    if (shape_check_limits(body, c->op->shape, &c->text))
        return ERR_VALIDATION;
    return c->op->run(c);
}

/* Takes the body. */
static enum err answer(struct api *api, struct slice operation, cJSON *body, struct buf *out)
{
    cJSON_Delete(api->body);
    api->body = body;
    begin(api, NULL, out);
    if (!body) {
        answer_bare_error(ERR_SERIALIZATION, SLICE_NONE, out);
        return ERR_SERIALIZATION;
    }
    const struct call_op *op = find_operation(operation);
    if (!op) {
        answer_bare_error(ERR_UNKNOWN_OP, SLICE_NONE, out);
        return ERR_UNKNOWN_OP;
    }
    struct call *c = begin(api, op, out);
    size_t before = out->len;
    enum err err = work(c, body);
    /* keyglass's own limits have no name of the service. */
    if (err && !*err_wire_name(err))
        err = ERR_VALIDATION;
    if (err) {
        assert(out->len == before);
        answer_error(c, err, out);
    }
    return err;
}

enum err api_call(struct api *api, struct slice operation, struct slice body, struct buf *out)
{
    return answer(api, operation, json_parse(body), out);
}

/* --- lines ----------------------------------------------------------------------------- */

static const struct shape_member line_members[] = {
    {.name = "operation", .kind = SHAPE_STRING},
    {.name = NULL},
};
static const struct shape line_shape = {"Line", line_members, false};

void api_line(struct api *api, struct slice line, struct buf *out)
{
    cJSON *json = json_parse(line);
    struct buf body = BUF_INIT, ignored = BUF_INIT;
    struct slice operation = SLICE_NONE;
    struct arena arena = ARENA_INIT;
    cJSON *request = NULL;
    if (json && shape_check_types(json, &line_shape, &ignored)) {
        struct shape_body b = shape_open(json, &line_shape);
        operation = shape_string(&b, "operation", &arena);
        for (cJSON *m = json->child; m; m = m->next)
            if (json_is(m, "request"))
                request = m;
        request = cJSON_DetachItemViaPointer(json, request);
    }
    enum err err = answer(api, operation, request, &body);
    buf_printf(out, "{\"status\":%d,\"response\":", err_http_status(err));
    buf_add_str(out, body.len ? buf_str(&body) : "{}");
    buf_add_str(out, "}\n");
    cJSON_Delete(json);
    arena_done(&arena);
    buf_done(&ignored);
    buf_done(&body);
}
