#include "config.h"

#include "api/api_write.h"

#include <assert.h>

#include "api/attrval.h"

static const char *const operations[OP_COUNT] = {
    [OP_PUT] = "PutItem",
    [OP_GET] = "GetItem",
    [OP_UPDATE] = "UpdateItem",
    [OP_DELETE] = "DeleteItem",
    [OP_QUERY] = "Query",
    [OP_SCAN] = "Scan",
    [OP_CHECK] = NULL,
    [OP_BATCH_GET] = "BatchGetItem",
    [OP_BATCH_WRITE] = "BatchWriteItem",
    [OP_TRANSACT_GET] = "TransactGetItems",
    [OP_TRANSACT_WRITE] = "TransactWriteItems",
};

const char *api_write_operation(enum op op)
{
    return operations[op];
}

static void write_text(const char *name, struct slice text, struct buf *out)
{
    json_write_name(name, out);
    json_write_string(text, out);
}

static void write_map(const char *name, struct val map, struct buf *out)
{
    struct doc doc = doc_of_map(map);
    json_write_name(name, out);
    attrval_write_doc(&doc, out);
}

/* --- expressions ----------------------------------------------------------------------- */

static void write_bindings(const struct expr_bindings *all, struct buf *out)
{
    if (all->name_count) {
        json_write_name("ExpressionAttributeNames", out);
        buf_add_char(out, '{');
        for (size_t i = 0; i < all->name_count; i++) {
            json_write_comma(out);
            json_write_string(all->names[i].key, out);
            buf_add_char(out, ':');
            json_write_string(all->names[i].name, out);
        }
        buf_add_char(out, '}');
    }
    if (!all->value_count)
        return;
    json_write_name("ExpressionAttributeValues", out);
    buf_add_char(out, '{');
    for (size_t i = 0; i < all->value_count; i++) {
        json_write_comma(out);
        json_write_string(all->values[i].key, out);
        buf_add_char(out, ':');
        attrval_write(all->values[i].value, out);
    }
    buf_add_char(out, '}');
}

static void write_expressions(const struct request *q, struct buf *out)
{
    struct arena arena = ARENA_INIT;
    struct expr_writer w = {.arena = &arena};
    struct buf text[5] = {BUF_INIT, BUF_INIT, BUF_INIT, BUF_INIT, BUF_INIT};
    static const char *const names[5] = {"KeyConditionExpression", "FilterExpression",
                                         "ProjectionExpression", "UpdateExpression",
                                         "ConditionExpression"};
    if (q->keycond)
        expr_print_keycond(&w, q->keycond, &text[0]);
    if (q->filter)
        expr_print_condition(&w, q->filter, &text[1]);
    if (q->projection)
        expr_print_projection(&w, q->projection, &text[2]);
    if (q->update)
        expr_print_update(&w, q->update, &text[3]);
    if (q->condition)
        expr_print_condition(&w, q->condition, &text[4]);
    for (int i = 0; i < 5; i++) {
        if (text[i].len)
            write_text(names[i], buf_slice(&text[i]), out);
        buf_done(&text[i]);
    }
    write_bindings(&w.bindings, out);
    expr_print_done(&w);
    arena_done(&arena);
}

/* --- one request ----------------------------------------------------------------------- */

static void write_flags(const struct request *q, struct buf *out)
{
    static const char *const returning[] = {
        [RETURN_NONE] = NULL,
        [RETURN_OLD] = "ALL_OLD",
        [RETURN_NEW] = "ALL_NEW",
        [RETURN_UPDATED_OLD] = "UPDATED_OLD",
        [RETURN_UPDATED_NEW] = "UPDATED_NEW",
    };
    if (q->consistent) {
        json_write_name("ConsistentRead", out);
        buf_add_str(out, "true");
    }
    if (q->backward) {
        json_write_name("ScanIndexForward", out);
        buf_add_str(out, "false");
    }
    if (q->count_only)
        write_text("Select", SLICE("COUNT"), out);
    else if (q->fetch && !q->projection)
        write_text("Select", SLICE("ALL_ATTRIBUTES"), out);
    if (returning[q->returning])
        write_text("ReturnValues", slice_of(returning[q->returning]), out);
}

static void write_page(const struct request *q, struct buf *out)
{
    if (q->limit) {
        json_write_name("Limit", out);
        buf_printf(out, "%u", q->limit);
    }
    if (q->has_start)
        write_map("ExclusiveStartKey", q->start, out);
    if (q->segments) {
        json_write_name("Segment", out);
        buf_printf(out, "%u", q->segment);
        json_write_name("TotalSegments", out);
        buf_printf(out, "%u", q->segments);
    }
}

/* The members of a single request; a transaction's get has no ConsistentRead. */
static void write_single(const struct request *q, bool in_transaction, struct buf *out)
{
    struct request plain = *q;
    plain.consistent = q->consistent && !in_transaction;
    buf_add_char(out, '{');
    write_text("TableName", q->table, out);
    if (q->index.len)
        write_text("IndexName", q->index, out);
    if (q->op != OP_QUERY && q->op != OP_SCAN)
        write_map(q->op == OP_PUT ? "Item" : "Key", q->item, out);
    write_expressions(q, out);
    write_page(q, out);
    write_flags(&plain, out);
    buf_add_char(out, '}');
}

/* --- several --------------------------------------------------------------------------- */

/* Whether an action is the first of its table. */
static bool begins_table(const struct request *q, size_t i)
{
    for (size_t k = 0; k < i; k++)
        if (slice_equal(q->actions[k].table, q->actions[i].table))
            return false;
    return true;
}

static void write_batch_entry(const struct request *a, struct buf *out)
{
    struct doc doc = doc_of_map(a->item);
    json_write_comma(out);
    if (a->op == OP_GET) {
        attrval_write_doc(&doc, out);
        return;
    }
    buf_add_str(out,
                a->op == OP_PUT ? "{\"PutRequest\":{\"Item\":" : "{\"DeleteRequest\":{\"Key\":");
    attrval_write_doc(&doc, out);
    buf_add_str(out, "}}");
}

static void write_batch(const struct request *q, struct buf *out)
{
    bool is_get = q->op == OP_BATCH_GET;
    buf_add_str(out, "{\"RequestItems\":{");
    for (size_t i = 0; i < q->action_count; i++) {
        const struct request *a = &q->actions[i];
        if (!begins_table(q, i))
            continue;
        json_write_comma(out);
        json_write_string(a->table, out);
        buf_add_str(out, is_get ? ":{\"Keys\":[" : ":[");
        for (size_t k = i; k < q->action_count; k++)
            if (slice_equal(q->actions[k].table, a->table))
                write_batch_entry(&q->actions[k], out);
        buf_add_char(out, ']');
        if (!is_get)
            continue;
        write_expressions(a, out);
        write_flags(a, out);
        buf_add_char(out, '}');
    }
    buf_add_str(out, "}}");
}

static void write_transaction(const struct request *q, struct buf *out)
{
    static const char *const names[OP_COUNT] = {
        [OP_PUT] = "Put",
        [OP_GET] = "Get",
        [OP_UPDATE] = "Update",
        [OP_DELETE] = "Delete",
        [OP_CHECK] = "ConditionCheck",
    };
    buf_add_str(out, "{\"TransactItems\":[");
    for (size_t i = 0; i < q->action_count; i++) {
        json_write_comma(out);
        assert(names[q->actions[i].op]);
        buf_printf(out, "{\"%s\":", names[q->actions[i].op]);
        write_single(&q->actions[i], true, out);
        buf_add_char(out, '}');
    }
    buf_add_char(out, ']');
    if (q->token.len)
        write_text("ClientRequestToken", q->token, out);
    buf_add_char(out, '}');
}

void api_write_request(const struct request *q, bool is_pretty, struct buf *out)
{
    struct buf text = BUF_INIT;
    if (q->op == OP_BATCH_GET || q->op == OP_BATCH_WRITE)
        write_batch(q, &text);
    else if (q->op == OP_TRANSACT_GET || q->op == OP_TRANSACT_WRITE)
        write_transaction(q, &text);
    else
        write_single(q, false, &text);
    if (is_pretty)
        json_lay_out(buf_slice(&text), 0, 0, 76, out);
    else
        buf_add_slice(out, buf_slice(&text));
    buf_done(&text);
}

void api_write_body(struct slice body, struct buf *out)
{
    json_lay_out(body, 0, 0, 76, out);
}

void api_write_answer(struct slice answer, struct buf *out)
{
    if (!answer.len || slice_is(answer, "{}"))
        return;
    json_lay_out(answer, 0, 0, 0, out);
    buf_add_char(out, '\n');
}
