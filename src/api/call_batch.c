#include "config.h"

#include "api/call_batch.h"

#include <assert.h>

#include "api/answer.h"
#include "api/exprs.h"
#include "api/legacy.h"
#include "api/rows.h"
#include "base/limits.h"

/* clang-format off */
#define MAP_KEYS "Map keys must satisfy constraint: [Member must have length less than or equal to 255, Member must have length greater than or equal to 3, Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+]"
#define MAP_VALUES "Map value must satisfy constraint: [Member must have length less than or equal to 25, Member must have length greater than or equal to 1]"

static const struct shape_member keys_members[] = {
    {.name = "Keys", .kind = SHAPE_STRUCT, .in = "LM", .shape = &attrval_shape, .required = true, .is_terse = true, .min = 1, .max = 100},
    ROW_ATTRIBUTES,
    ROW_BOOLEAN("ConsistentRead"),
    ROW_EXPRESSION("ProjectionExpression"),
    ROW_NAMES,
    ROW_END,
};
static const struct shape keys_shape = {"KeysAndAttributes", keys_members, false};

static const struct shape_member get_members[] = {
    ROW_CAPACITY,
    {.name = "RequestItems", .kind = SHAPE_STRUCT, .in = "M", .shape = &keys_shape, .required = true, .is_json = true, .map_keys = MAP_KEYS},
    ROW_END,
};

static const struct shape_member put_members[] = {ROW_ITEM("Item"), ROW_END};
static const struct shape_member delete_members[] = {ROW_ITEM("Key"), ROW_END};
static const struct shape put_shape = {"PutRequest", put_members, false};
static const struct shape delete_shape = {"DeleteRequest", delete_members, false};

static const struct shape_member request_members[] = {
    {.name = "PutRequest", .kind = SHAPE_STRUCT, .shape = &put_shape},
    {.name = "DeleteRequest", .kind = SHAPE_STRUCT, .shape = &delete_shape},
    ROW_END,
};
static const struct shape request_shape = {"WriteRequest", request_members, false};

static const struct shape_member write_members[] = {
    ROW_CAPACITY,
    ROW_METRICS,
    {.name = "RequestItems", .kind = SHAPE_STRUCT, .in = "ML", .shape = &request_shape, .required = true, .map_keys = MAP_KEYS, .map_values = MAP_VALUES},
    ROW_END,
};
/* clang-format on */

const struct shape call_batch_get_shape = {"BatchGetItemInput", get_members, false};
const struct shape call_batch_write_shape = {"BatchWriteItemInput", write_members, false};

/* The entries of all tables, in the order of the request. */
struct batch {
    struct request *actions;
    const cJSON **source; /* of each: the key, or the WriteRequest */
    const cJSON **group;  /* and the table's member it stands in */
    size_t count;
};

static void batch_init(struct call *c, struct batch *b, size_t most)
{
    *b = (struct batch){
        .actions = arena_alloc(&c->arena, (most + 1) * sizeof *b->actions),
        .source = arena_alloc(&c->arena, (most + 1) * sizeof *b->source),
        .group = arena_alloc(&c->arena, (most + 1) * sizeof *b->group),
    };
}

static void batch_add(struct batch *b, const struct request *q, const cJSON *source,
                      const cJSON *group)
{
    b->actions[b->count] = *q;
    b->source[b->count] = source;
    b->group[b->count++] = group;
}

static enum err check_not_empty(struct call *c, const cJSON *map)
{
    if (map->child)
        return ERR_OK;
    return call_fail(c, ERR_VALIDATION, "The requestItems parameter is required for %s",
                     c->op->name);
}

/* --- BatchGetItem ---------------------------------------------------------------------- */

static const cJSON *keys_of(const cJSON *group)
{
    struct shape_body b = shape_open(group, &keys_shape);
    return shape_get(&b, "Keys");
}

/* Expressions for one table and legacy parameters for another do not go together either. */
static enum err check_mixing(struct call *c, const cJSON *map)
{
    bool new = false, old = false;
    enum err err = ERR_OK;
    for (const cJSON *g = map->child; g && !err; g = g->next) {
        struct shape_body b = shape_open(g, &keys_shape);
        new = new || shape_get(&b, "ProjectionExpression");
        old = old || shape_get(&b, "AttributesToGet");
        err = exprs_check_roles(c, &b);
    }
    if (!err && new &&old)
        err = call_fail(c, ERR_VALIDATION,
                        "Can not use both expression and non-expression parameters in the same "
                        "request: Non-expression parameters: {AttributesToGet} Expression "
                        "parameters: {ProjectionExpression}");
    return err;
}

/* The same key in another spelling: no error, and no second answer. */
static bool is_respelled(const struct batch *b, const cJSON *key, const cJSON *group,
                         struct val item)
{
    for (size_t i = 0; i < b->count; i++)
        if (b->group[i] == group && val_equal(b->actions[i].item, item) &&
            !json_equal(b->source[i], key))
            return true;
    return false;
}

static enum err read_keys(struct call *c, const cJSON *group, struct batch *batch)
{
    struct shape_body b = shape_open(group, &keys_shape);
    struct request q = {.op = OP_GET, .consistent = shape_bool(&b, "ConsistentRead")};
    q.table = call_table_name(json_name(group, &c->arena));
    enum err err = legacy_read_attributes(c, &b, &q);
    if (!err)
        err = exprs_read(c, &b, &q);
    for (const cJSON *k = shape_get(&b, "Keys")->child; k && !err; k = k->next) {
        err = attrval_read_item(k, &c->arena, &q.item, &c->why);
        if (!err && !is_respelled(batch, k, group, q.item))
            batch_add(batch, &q, k, group);
    }
    return err;
}

static enum err read_gets(struct call *c, struct batch *b)
{
    const cJSON *map = shape_get(&c->body, "RequestItems");
    size_t most = 0;
    for (const cJSON *g = map->child; g; g = g->next)
        most += (size_t)cJSON_GetArraySize(keys_of(g));
    enum err err = check_not_empty(c, map);
    if (!err && most > LIMIT_BATCH_GET)
        return call_fail(c, ERR_VALIDATION, "Too many items requested for the BatchGetItem call");
    batch_init(c, b, most);
    if (!err)
        err = check_mixing(c, map);
    for (const cJSON *g = map->child; g && !err; g = g->next)
        err = read_keys(c, g, b);
    return err;
}

static bool is_left(const struct call *c, size_t i)
{
    return c->result.actions[i].is_left;
}

/* The table's member as it came, with the keys that are left. */
static void write_left_keys(struct call *c, const struct batch *b, const cJSON *group)
{
    buf_add_char(c->out, '{');
    json_write_name("Keys", c->out);
    buf_add_char(c->out, '[');
    for (size_t i = 0; i < b->count; i++) {
        if (b->group[i] != group || !is_left(c, i))
            continue;
        json_write_comma(c->out);
        json_write(b->source[i], &c->arena, c->out);
    }
    buf_add_char(c->out, ']');
    for (const cJSON *m = group->child; m; m = m->next) {
        if (json_is(m, "Keys") || cJSON_IsNull(m))
            continue;
        json_write_name_of(m, &c->arena, c->out);
        json_write(m, &c->arena, c->out);
    }
    buf_add_char(c->out, '}');
}

static bool has_left(const struct call *c, const struct batch *b, const cJSON *group)
{
    for (size_t i = 0; i < b->count; i++)
        if (b->group[i] == group && is_left(c, i))
            return true;
    return false;
}

static void write_gets(struct call *c, const struct batch *b)
{
    const cJSON *map = shape_get(&c->body, "RequestItems");
    buf_add_str(c->out, "{\"Responses\":{");
    for (const cJSON *g = map->child; g; g = g->next) {
        json_write_name_of(g, &c->arena, c->out);
        buf_add_char(c->out, '[');
        for (size_t i = 0; i < b->count; i++) {
            const struct result *r = &c->result.actions[i];
            if (b->group[i] != g || !r->row_count)
                continue;
            struct doc doc = result_row(r, 0);
            json_write_comma(c->out);
            attrval_write_doc(&doc, c->out);
        }
        buf_add_char(c->out, ']');
    }
    buf_add_str(c->out, "},\"UnprocessedKeys\":{");
    for (const cJSON *g = map->child; g; g = g->next) {
        if (!has_left(c, b, g))
            continue;
        json_write_name_of(g, &c->arena, c->out);
        write_left_keys(c, b, g);
    }
    buf_add_char(c->out, '}');
    answer_capacities(c, false);
    buf_add_char(c->out, '}');
}

enum err call_batch_get(struct call *c)
{
    struct batch b = {0};
    enum err err = read_gets(c, &b);
    struct request q = {.op = OP_BATCH_GET, .actions = b.actions, .action_count = b.count};
    err = call_do(c, &q, err);
    if (!err)
        write_gets(c, &b);
    return err;
}

/* --- BatchWriteItem -------------------------------------------------------------------- */

static enum err read_write(struct call *c, const cJSON *j, struct request *q)
{
    struct shape_body b = shape_open(j, &request_shape);
    const cJSON *put = shape_get(&b, "PutRequest"), *gone = shape_get(&b, "DeleteRequest");
    if (!put == !gone)
        return call_fail(c, ERR_VALIDATION,
                         "Supplied AttributeValue has more than one datatypes set, must contain "
                         "exactly one of the supported datatypes");
    b = shape_open(put ? put : gone, put ? &put_shape : &delete_shape);
    q->op = put ? OP_PUT : OP_DELETE;
    enum err err = call_item(c, &b, put ? "Item" : "Key", &q->item);
    struct doc doc = doc_of_map(q->item);
    if (!err && put && doc_size(&doc) > LIMIT_ITEM_BYTES)
        err = call_fail(c, ERR_VALIDATION, "Item size has exceeded the maximum allowed size");
    return err;
}

static enum err read_writes(struct call *c, struct batch *b)
{
    const cJSON *map = shape_get(&c->body, "RequestItems");
    size_t most = 0;
    for (const cJSON *g = map->child; g; g = g->next)
        most += (size_t)cJSON_GetArraySize(g);
    enum err err = check_not_empty(c, map);
    if (!err && most > LIMIT_BATCH_WRITE)
        return call_fail(c, ERR_VALIDATION, "Too many items requested for the BatchWriteItem call");
    batch_init(c, b, most);
    for (const cJSON *g = map->child; g && !err; g = g->next) {
        struct request q = {.table = call_table_name(json_name(g, &c->arena))};
        for (const cJSON *j = g->child; j && !err; j = j->next) {
            err = read_write(c, j, &q);
            if (!err)
                batch_add(b, &q, j, g);
        }
    }
    return err;
}

static void write_left_writes(struct call *c, const struct batch *b)
{
    const cJSON *map = shape_get(&c->body, "RequestItems");
    for (const cJSON *g = map->child; g; g = g->next) {
        if (!has_left(c, b, g))
            continue;
        json_write_name_of(g, &c->arena, c->out);
        buf_add_char(c->out, '[');
        for (size_t i = 0; i < b->count; i++) {
            if (b->group[i] != g || !is_left(c, i))
                continue;
            json_write_comma(c->out);
            json_write(b->source[i], &c->arena, c->out);
        }
        buf_add_char(c->out, ']');
    }
}

enum err call_batch_write(struct call *c)
{
    struct batch b = {0};
    enum err err = read_writes(c, &b);
    struct request q = {.op = OP_BATCH_WRITE, .actions = b.actions, .action_count = b.count};
    err = call_do(c, &q, err);
    if (err)
        return err;
    buf_add_str(c->out, "{\"UnprocessedItems\":{");
    write_left_writes(c, &b);
    buf_add_char(c->out, '}');
    answer_metrics(c, &q);
    answer_capacities(c, false);
    buf_add_char(c->out, '}');
    return ERR_OK;
}
