#include "config.h"

#include "api/call_partiql.h"

#include <assert.h>
#include <inttypes.h>

#include "api/answer.h"
#include "api/call_transact.h"
#include "api/call_write.h"
#include "api/rows.h"
#include "api/statement.h"
#include "api/tally.h"
#include "base/b64.h"
#include "base/hash.h"
#include "base/limits.h"

/* clang-format off */
#define ROW_STATEMENT  {.name = "Statement", .kind = SHAPE_STRING, .required = true, .min = 1, .max = LIMIT_STATEMENT_BYTES}
#define ROW_PARAMETERS {.name = "Parameters", .kind = SHAPE_STRUCT, .in = "L", .shape = &attrval_shape, .min = 1}

static const struct shape_member execute_members[] = {
    ROW_STATEMENT,
    ROW_PARAMETERS,
    ROW_BOOLEAN("ConsistentRead"),
    {.name = "NextToken", .kind = SHAPE_STRING, .min = 1, .max = 32768},
    ROW_CAPACITY,
    {.name = "Limit", .kind = SHAPE_INTEGER, .min = 1},
    ROW_ON_FAILURE,
    ROW_END,
};
static const struct shape_member batch_statement_members[] = {
    ROW_STATEMENT,
    ROW_PARAMETERS,
    ROW_BOOLEAN("ConsistentRead"),
    ROW_ON_FAILURE,
    ROW_END,
};
static const struct shape batch_statement_shape = {"BatchStatementRequest", batch_statement_members, false};
static const struct shape_member batch_members[] = {
    {.name = "Statements", .kind = SHAPE_STRUCT, .in = "L", .shape = &batch_statement_shape, .required = true, .min = 1, .max = LIMIT_BATCH_WRITE},
    ROW_CAPACITY,
    ROW_END,
};
static const struct shape_member parameterized_members[] = {
    ROW_STATEMENT,
    ROW_PARAMETERS,
    ROW_ON_FAILURE,
    ROW_END,
};
static const struct shape parameterized_shape = {"ParameterizedStatement", parameterized_members, false};
static const struct shape_member transaction_members[] = {
    {.name = "TransactStatements", .kind = SHAPE_STRUCT, .in = "L", .shape = &parameterized_shape, .required = true, .min = 1, .max = LIMIT_TRANSACT},
    {.name = "ClientRequestToken", .kind = SHAPE_STRING, .min = 1, .max = 36},
    ROW_CAPACITY,
    ROW_END,
};
/* clang-format on */

const struct shape call_partiql_execute_shape = {"ExecuteStatementInput", execute_members, false};
const struct shape call_partiql_batch_shape = {"BatchExecuteStatementInput", batch_members, false};
const struct shape call_partiql_transaction_shape = {"ExecuteTransactionInput", transaction_members,
                                                     false};

/* --- NextToken ------------------------------------------------------------------------- */

/*
 * Base64 of {"s": digest of the statement, "i": the query it is at, "k": the key
 * behind which that goes on; none: from its start}.
 */
static const struct shape_member token_members[] = {
    {.name = "s", .kind = SHAPE_STRING},
    {.name = "i", .kind = SHAPE_INTEGER},
    ROW_ITEM_MAYBE("k"),
    ROW_END,
};
static const struct shape token_shape = {"NextToken", token_members, false};

static uint64_t digest_of(const struct statement *s)
{
    uint64_t h = hash_bytes(s->text.ptr, s->text.len, 7);
    for (size_t i = 0; i < s->param_count; i++)
        h = hash_mix(h, hash_bytes(s->params[i].p, s->params[i].n, s->params[i].type));
    return h;
}

/* Where a page goes on. */
struct place {
    size_t query;
    bool has_key;
    struct val key;
};

static enum err refuse_token(struct call *c)
{
    return call_fail(c, ERR_VALIDATION, "NextToken does not match request");
}

static enum err read_place(struct call *c, const cJSON *json, const struct statement *s,
                           struct place *ret)
{
    struct buf ignored = BUF_INIT;
    bool fine = json && shape_check_types(json, &token_shape, &ignored);
    buf_done(&ignored);
    if (!fine)
        return refuse_token(c);
    struct shape_body b = shape_open(json, &token_shape);
    struct slice digest = shape_string(&b, "s", &c->arena);
    long long query = shape_number(&b, "i");
    if (!slice_is(digest, arena_printf(&c->arena, "%016" PRIx64, digest_of(s))) || query < 0 ||
        (size_t)query >= (s->plan.count ? s->plan.count : 1))
        return refuse_token(c);
    ret->query = (size_t)query;
    ret->has_key = shape_get(&b, "k") != NULL;
    return call_item(c, &b, "k", &ret->key) ? refuse_token(c) : ERR_OK;
}

static enum err read_token(struct call *c, const struct statement *s, struct place *ret)
{
    struct slice token = shape_string(&c->body, "NextToken", &c->arena);
    struct buf text = BUF_INIT;
    *ret = (struct place){0};
    if (!token.len)
        return ERR_OK;
    cJSON *json = b64_decode(token, &text) ? json_parse(buf_slice(&text)) : NULL;
    enum err err = read_place(c, json, s, ret);
    cJSON_Delete(json);
    buf_done(&text);
    return err;
}

static void write_token(struct call *c, const struct statement *s, size_t query, struct slice key)
{
    struct buf text = BUF_INIT, token = BUF_INIT;
    buf_printf(&text, "{\"s\":\"%016" PRIx64 "\",\"i\":%zu", digest_of(s), query);
    if (key.len)
        buf_printf(&text, ",\"k\":%.*s", SLICE_ARG(key));
    buf_add_char(&text, '}');
    b64_encode(buf_slice(&text), &token);
    json_write_name("NextToken", c->out);
    json_write_string(buf_slice(&token), c->out);
    if (key.len) {
        json_write_name("LastEvaluatedKey", c->out);
        buf_add_slice(c->out, key);
    }
    buf_done(&text);
    buf_done(&token);
}

/* --- ExecuteStatement: SELECT ------------------------------------------------------------ */

/* A page of one or several queries. */
struct select {
    struct statement *statement;
    struct request base;
    struct buf items, key; /* JSON: rows; the key to go on from */
    struct tally tally;
    size_t query;  /* the one to go on with */
    uint32_t left; /* of Limit */
    bool has_more;
};

static void add_rows(struct select *s, const struct result *r)
{
    for (size_t i = 0; i < r->row_count; i++) {
        struct doc doc = result_row(r, i);
        buf_add_str(&s->items, s->items.len ? "," : "");
        attrval_write_doc(&doc, &s->items);
    }
    buf_clear(&s->key);
    if (!r->has_more)
        return;
    struct doc doc = result_doc(r, r->last);
    attrval_write_key(&doc, r->schema, r->base, &s->key);
}

/* Whether a page has no room for another query: Limit or, by what was paid, 1 MB. */
static bool is_full(const struct select *s)
{
    int64_t pages = s->tally.read / UNIT * (s->base.consistent ? 1 : 2);
    return (s->base.limit && !s->left) || pages * 4096 >= LIMIT_PAGE_BYTES;
}

static enum err run_query(struct call *c, struct select *s, const struct place *from)
{
    struct request q = s->base;
    const struct partiql_plan *plan = &s->statement->plan;
    if (plan->count)
        q.keycond = &plan->queries[s->query];
    q.limit = s->left;
    if (from->has_key && s->query == from->query) {
        q.has_start = true;
        q.start = from->key;
    }
    enum err err = call_do(c, &q, ERR_OK);
    if (err)
        return err;
    tally_add(&s->tally, &c->result);
    add_rows(s, &c->result);
    s->left -= s->left ? c->result.read : 0;
    return ERR_OK;
}

static enum err run_select(struct call *c, struct select *s, const struct place *from)
{
    size_t count = s->statement->plan.count ? s->statement->plan.count : 1;
    for (s->query = from->query; s->query < count; s->query++) {
        bool is_first = s->query == from->query;
        s->has_more = !is_first && is_full(s);
        if (s->has_more) {
            buf_clear(&s->key);
            return ERR_OK;
        }
        enum err err = run_query(c, s, from);
        /* CHOSEN: throttled midway, a statement returns what it has. */
        s->has_more = err_is_throttle(err) && !is_first;
        if (s->has_more)
            buf_clear(&s->key);
        if (err)
            return s->has_more ? ERR_OK : err;
        s->has_more = s->key.len > 0;
        if (s->has_more)
            return ERR_OK;
    }
    return ERR_OK;
}

static void write_select(struct call *c, struct select *s)
{
    tally_fill(&s->tally, &c->result);
    buf_add_str(c->out, "{\"Items\":[");
    buf_add_slice(c->out, buf_slice(&s->items));
    buf_add_char(c->out, ']');
    if (s->has_more)
        write_token(c, s->statement, s->query, buf_slice(&s->key));
    answer_capacity(c);
    buf_add_char(c->out, '}');
}

static enum err execute_select(struct call *c, struct statement *statement)
{
    struct select s = {.statement = statement};
    struct place from;
    enum err err = statement_plan(c, statement, &s.base);
    if (!err)
        err = read_token(c, statement, &from);
    if (err)
        return call_do(c, &s.base, err);
    s.base.limit = s.left = (uint32_t)shape_number(&c->body, "Limit");
    err = run_select(c, &s, &from);
    if (!err)
        write_select(c, &s);
    buf_done(&s.items);
    buf_done(&s.key);
    tally_done(&s.tally);
    return err;
}

/* --- ExecuteStatement ------------------------------------------------------------------ */

static enum err execute_write(struct call *c, struct statement *s)
{
    struct request q;
    enum err err = statement_write(c, s, &q);
    err = call_do(c, &q, err);
    if (err)
        return err;
    struct buf map = BUF_INIT;
    call_write_returned(&c->result, &q, &map);
    buf_add_str(c->out, "{\"Items\":[");
    buf_add_slice(c->out, buf_slice(&map));
    buf_add_char(c->out, ']');
    answer_capacity(c);
    buf_add_char(c->out, '}');
    buf_done(&map);
    return ERR_OK;
}

enum err call_partiql_execute(struct call *c)
{
    struct statement s;
    struct request refused = {.op = OP_QUERY};
    enum err err = statement_read(c, &c->body, &s);
    if (!err && s.parsed.kind == PARTIQL_EXISTS)
        err = call_fail(c, ERR_VALIDATION, "EXISTS is supported in ExecuteTransaction alone");
    if (err)
        return call_do(c, &refused, err);
    c->tells_kinds = true;
    c->table = s.parsed.table;
    c->wants_item = s.wants_item;
    return s.parsed.kind == PARTIQL_SELECT ? execute_select(c, &s) : execute_write(c, &s);
}

/* --- several statements ---------------------------------------------------------------- */

/* All of them, read; an error of each that could not be. */
struct statements {
    struct statement *list;
    enum err *err;
    struct errinfo *why;
    size_t count;
};

static void read_all(struct call *c, const cJSON *list, const struct shape *shape,
                     struct statements *ret)
{
    size_t count = (size_t)cJSON_GetArraySize(list);
    ret->list = arena_alloc(&c->arena, count * sizeof *ret->list);
    ret->err = arena_alloc(&c->arena, count * sizeof *ret->err);
    ret->why = arena_alloc(&c->arena, count * sizeof *ret->why);
    for (const cJSON *j = list->child; j; j = j->next) {
        struct shape_body b = shape_open(j, shape);
        size_t i = ret->count++;
        ret->err[i] = statement_read(c, &b, &ret->list[i]);
        ret->why[i] = c->why;
    }
}

/* Reads and writes do not go together. */
static bool are_mixed(const struct statements *all)
{
    int reads = 0, writes = 0;
    for (size_t i = 0; i < all->count; i++) {
        reads += !all->err[i] && all->list[i].parsed.kind == PARTIQL_SELECT;
        writes += !all->err[i] && all->list[i].parsed.kind != PARTIQL_SELECT;
    }
    return reads && writes;
}

static bool are_reads(const struct statements *all)
{
    assert(all->count);
    return all->list[0].parsed.kind == PARTIQL_SELECT;
}

/* --- BatchExecuteStatement --------------------------------------------------------------- */

static const char *code_of(enum err err)
{
    switch (err) {
    case ERR_CONDITION:
        return "ConditionalCheckFailed";
    case ERR_DUPLICATE:
        return "DuplicateItem";
    case ERR_COLLECTION_SIZE:
        return "ItemCollectionSizeLimitExceeded";
    case ERR_THROTTLED:
        return "ProvisionedThroughputExceeded";
    case ERR_THROTTLED_DEMAND:
        return "ThrottlingError";
    case ERR_REQUEST_LIMIT:
        return "RequestLimitExceeded";
    case ERR_NOT_FOUND:
        return "ResourceNotFound";
    default:
        return "ValidationError";
    }
}

/* One whole key, by a get or, with more conditions, a query of one item. */
static enum err batch_read(struct call *c, struct statement *s)
{
    struct request q;
    const struct expr *rest = NULL;
    enum err err = ERR_OK;
    if (s->parsed.index.len || s->parsed.order_count)
        err = call_fail(c, ERR_VALIDATION,
                        "Reads on indices are not supported within BatchExecuteStatement.");
    if (!err)
        err = statement_get(c, s, &q, &rest);
    if (err == ERR_VALIDATION && s->table && s->space == s->table)
        err = call_fail(c, ERR_VALIDATION,
                        "Select statements within BatchExecuteStatement must specify the primary "
                        "key in the where clause.");
    if (!err && rest)
        err = statement_plan(c, s, &q);
    assert(err || !rest || s->plan.count == 1);
    if (!err && rest)
        q.keycond = &s->plan.queries[0];
    return err ? err : call_do(c, &q, ERR_OK);
}

static enum err batch_write(struct call *c, struct statement *s, struct buf *returned)
{
    struct request q;
    enum err err =
        s->parsed.kind == PARTIQL_EXISTS
            ? call_fail(c, ERR_VALIDATION, "EXISTS is supported in ExecuteTransaction alone")
            : statement_write(c, s, &q);
    if (!err)
        err = call_do(c, &q, ERR_OK);
    if (!err)
        call_write_returned(&c->result, &q, returned);
    return err;
}

static void write_failure(struct call *c, const struct statement *s, enum err err)
{
    bool ran = err == ERR_CONDITION || err == ERR_DUPLICATE || err_is_throttle(err);
    buf_printf(c->out, "{\"Error\":{\"Code\":\"%s\"", code_of(err));
    json_write_name("Message", c->out);
    json_write_string(slice_of(c->why.text), c->out);
    buf_add_char(c->out, '}');
    if (ran) {
        json_write_name("TableName", c->out);
        json_write_string(s->parsed.table, c->out);
    }
    buf_add_char(c->out, '}');
}

static void run_one(struct call *c, struct statement *s, struct tally *tally)
{
    struct buf item = BUF_INIT;
    bool reads = s->parsed.kind == PARTIQL_SELECT;
    result_clear(&c->result);
    enum err err = reads ? batch_read(c, s) : batch_write(c, s, &item);
    tally_add(tally, &c->result);
    json_write_comma(c->out);
    if (err) {
        write_failure(c, s, err);
    } else {
        if (reads && c->result.row_count) {
            struct doc doc = result_row(&c->result, 0);
            attrval_write_doc(&doc, &item);
        }
        buf_add_str(c->out, "{\"TableName\":");
        json_write_string(s->parsed.table, c->out);
        if (item.len) {
            json_write_name("Item", c->out);
            buf_add_slice(c->out, buf_slice(&item));
        }
        buf_add_char(c->out, '}');
    }
    buf_done(&item);
}

enum err call_partiql_batch(struct call *c)
{
    struct statements all = {0};
    struct tally tally = {0};
    read_all(c, shape_get(&c->body, "Statements"), &batch_statement_shape, &all);
    if (are_mixed(&all))
        return call_fail(c, ERR_VALIDATION,
                         "A batch of statements is all reads or all writes, not both");
    buf_add_str(c->out, "{\"Responses\":[");
    for (size_t i = 0; i < all.count; i++) {
        c->why = all.why[i];
        if (!all.err[i]) {
            run_one(c, &all.list[i], &tally);
            continue;
        }
        json_write_comma(c->out);
        write_failure(c, &all.list[i], all.err[i]);
    }
    buf_add_char(c->out, ']');
    buf_clear(&c->text);
    tally_fill(&tally, &c->result);
    answer_capacities(c, true);
    buf_add_char(c->out, '}');
    return ERR_OK;
}

/* --- ExecuteTransaction ------------------------------------------------------------------ */

/* CHOSEN: the service's prefix is known of two refusals; here every statement's has it. */
static enum err refuse_at(struct call *c, size_t i, enum err err, const char *text)
{
    if (err != ERR_VALIDATION)
        return err;
    char kept[sizeof c->why.text];
    memcpy(kept, text, strnlen(text, sizeof kept - 1) + 1);
    kept[sizeof kept - 1] = '\0';
    return call_fail(c, err, "Validation failed in TransactStatements[%zu]: %s", i, kept);
}

static enum err read_action(struct call *c, struct statement *s, size_t i, struct request *q)
{
    const struct expr *rest = NULL;
    enum err err = ERR_OK;
    if (s->parsed.returning)
        return refuse_at(c, i, ERR_VALIDATION,
                         "RETURNING clause is not supported in ExecuteTransaction.");
    if (s->parsed.index.len)
        return refuse_at(c, i, ERR_VALIDATION,
                         "Reads on indices are not supported within transactions.");
    if (s->parsed.kind != PARTIQL_SELECT) {
        err = statement_write(c, s, q);
    } else {
        s->consistent = true;
        err = statement_get(c, s, q, &rest);
        if (!err && (rest || s->parsed.order_count))
            err = call_fail(c, ERR_VALIDATION,
                            "a SELECT within a transaction names one primary key and nothing else");
    }
    return err ? refuse_at(c, i, err, c->why.text) : ERR_OK;
}

static enum err read_actions(struct call *c, struct statements *all, struct request *actions,
                             bool *wants)
{
    for (size_t i = 0; i < all->count; i++) {
        c->why = all->why[i];
        if (all->err[i])
            return refuse_at(c, i, all->err[i], all->why[i].text);
    }
    if (are_mixed(all))
        return call_fail(c, ERR_VALIDATION,
                         "A transaction's statements are all reads or all writes, not both");
    enum err err = ERR_OK;
    for (size_t i = 0; i < all->count && !err; i++) {
        wants[i] = all->list[i].wants_item;
        err = read_action(c, &all->list[i], i, &actions[i]);
    }
    return err;
}

enum err call_partiql_transaction(struct call *c)
{
    struct statements all = {0};
    struct request *actions = arena_alloc(&c->arena, LIMIT_TRANSACT * sizeof *actions);
    bool *wants = arena_alloc(&c->arena, LIMIT_TRANSACT * sizeof *wants);
    read_all(c, shape_get(&c->body, "TransactStatements"), &parameterized_shape, &all);
    enum err err = read_actions(c, &all, actions, wants);
    struct request q = {.op = are_reads(&all) ? OP_TRANSACT_GET : OP_TRANSACT_WRITE,
                        .actions = actions,
                        .action_count = err ? 0 : all.count};
    c->wants_items = wants;
    if (!err && shape_get(&c->body, "ClientRequestToken"))
        call_transact_read_token(c, &q);
    err = call_transact_run(c, &q, err);
    if (!err)
        call_transact_write_items(c);
    return err;
}
