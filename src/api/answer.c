#include "config.h"

#include "api/answer.h"

#include <assert.h>
#include <inttypes.h>

#include "api/arn.h"
#include "engine/tree.h"

/* --- errors ---------------------------------------------------------------------------- */

static const char *prefix_of(enum err err)
{
    switch (err) {
    case ERR_VALIDATION:
        return "com.amazon.coral.validate#";
    case ERR_SERIALIZATION:
    case ERR_UNKNOWN_OP:
    case ERR_ACCESS_DENIED:
        return "com.amazon.coral.service#";
    case ERR_THROTTLED_DEMAND:
        return "com.amazon.coral.availability#";
    default:
        return "com.amazonaws.dynamodb.v20120810#";
    }
}

/* How the member with the text is spelled. */
static const char *message_of(enum err err)
{
    bool upper = err == ERR_SERIALIZATION || err == ERR_TX_CANCELED || err == ERR_TX_IN_PROGRESS ||
                 err == ERR_IDEMPOTENT || err == ERR_ACCESS_DENIED;
    return upper ? "Message" : "message";
}

static void begin_error(enum err err, struct slice message, struct buf *out)
{
    const char *name = err_wire_name(err);
    buf_printf(out, "{\"__type\":\"%s%s\"", prefix_of(err), *name ? name : "InternalServerError");
    if (message.len) {
        json_write_name(message_of(err), out);
        json_write_string(message, out);
    }
}

void answer_bare_error(enum err err, struct slice message, struct buf *out)
{
    begin_error(err, message, out);
    buf_add_char(out, '}');
}

static void write_reasons(const struct call *c, enum err err, struct buf *out)
{
    json_write_name(err == ERR_THROTTLED_DEMAND ? "throttlingReasons" : "ThrottlingReasons", out);
    buf_printf(out, "[{\"reason\":\"%s\",\"resource\":", reason_names[c->result.reason]);
    arn_write(c->result.throttled_by, out);
    buf_add_str(out, "}]");
}

static void write_cancellation(const struct call *c, size_t i, struct buf *out)
{
    const struct result *a = &c->result.actions[i];
    json_write_comma(out);
    buf_printf(out, "{\"Code\":\"%s\"", result_cancel_code(a));
    if (a->err == ERR_CONDITION && c->wants_items && c->wants_items[i] && a->old) {
        struct doc doc = result_doc(a, a->old);
        json_write_name("Item", out);
        attrval_write_doc(&doc, out);
    }
    if (a->err) {
        json_write_name("Message", out);
        json_write_string(slice_of(a->why.text), out);
    }
    buf_add_char(out, '}');
}

void answer_error(const struct call *c, enum err err, struct buf *out)
{
    const struct result *r = &c->result;
    begin_error(err, c->text.len ? buf_slice(&c->text) : slice_of(c->why.text), out);
    if (err_is_throttle(err) && r->reason && r->throttled_by)
        write_reasons(c, err, out);
    if (err == ERR_CONDITION && c->wants_item && r->old) {
        struct doc doc = result_doc(r, r->old);
        json_write_name("Item", out);
        attrval_write_doc(&doc, out);
    }
    if (err == ERR_TX_CANCELED) {
        json_write_name("CancellationReasons", out);
        buf_add_char(out, '[');
        for (size_t i = 0; i < r->action_count; i++)
            write_cancellation(c, i, out);
        buf_add_char(out, ']');
    }
    buf_add_char(out, '}');
}

/* --- capacity -------------------------------------------------------------------------- */

static void write_units(const char *name, int64_t units, struct buf *out)
{
    json_write_name(name, out);
    assert(units % (UNIT / 2) == 0);
    buf_printf(out, "%" PRId64 ".%c", units / UNIT, units % UNIT ? '5' : '0');
}

/* The members of one Capacity.  Only transactions tell reads and writes apart. */
static void write_amount(struct result_units u, bool is_transaction, struct buf *out)
{
    write_units("CapacityUnits", u.read + u.write, out);
    if (is_transaction && u.read)
        write_units("ReadCapacityUnits", u.read, out);
    if (is_transaction && u.write)
        write_units("WriteCapacityUnits", u.write, out);
}

static const struct table *table_of(const struct table *any)
{
    const struct table *base = table_base(any);
    return base ? base : any;
}

/* The table's indexes of one kind that were charged. */
static void write_indexes(const struct call *c, const struct table *t, bool is_local,
                          bool is_transaction)
{
    const struct result *r = &c->result;
    bool is_first = true;
    for (int i = 0; i < r->units_count; i++) {
        const struct table *of = r->units[i].of;
        if (table_base(of) != t || table_is_local(of) != is_local ||
            !(r->units[i].read + r->units[i].write))
            continue;
        if (is_first) {
            json_write_name(is_local ? "LocalSecondaryIndexes" : "GlobalSecondaryIndexes", c->out);
            buf_add_char(c->out, '{');
        }
        is_first = false;
        json_write_comma(c->out);
        json_write_string(table_name(of), c->out);
        buf_add_str(c->out, ":{");
        write_amount(r->units[i], is_transaction, c->out);
        buf_add_char(c->out, '}');
    }
    if (!is_first)
        buf_add_char(c->out, '}');
}

static void write_capacity(const struct call *c, const struct table *t, struct slice name,
                           bool is_transaction)
{
    const struct result *r = &c->result;
    struct result_units all = {0}, own = {0};
    for (int i = 0; i < r->units_count; i++) {
        if (table_of(r->units[i].of) != t)
            continue;
        all.read += r->units[i].read;
        all.write += r->units[i].write;
        if (r->units[i].of == t)
            own = r->units[i];
    }
    buf_add_char(c->out, '{');
    json_write_name("TableName", c->out);
    json_write_string(name, c->out);
    write_amount(all, is_transaction, c->out);
    if (strcmp(shape_get(&c->body, "ReturnConsumedCapacity")->valuestring, "INDEXES") == 0) {
        json_write_name("Table", c->out);
        buf_add_char(c->out, '{');
        write_amount(own, is_transaction, c->out);
        buf_add_char(c->out, '}');
        write_indexes(c, t, false, is_transaction);
        write_indexes(c, t, true, is_transaction);
    }
    buf_add_char(c->out, '}');
}

static bool wants_capacity(const struct call *c)
{
    const cJSON *j = shape_get(&c->body, "ReturnConsumedCapacity");
    return j && strcmp(j->valuestring, "NONE") != 0;
}

void answer_capacity(struct call *c)
{
    const struct table *t = engine_table(c->engine, call_table_name(c->table));
    if (!wants_capacity(c) || !t)
        return;
    json_write_name("ConsumedCapacity", c->out);
    write_capacity(c, t, c->table, c->tells_kinds);
}

void answer_capacities(struct call *c, bool is_transaction)
{
    const struct result *r = &c->result;
    if (!wants_capacity(c))
        return;
    json_write_name("ConsumedCapacity", c->out);
    buf_add_char(c->out, '[');
    for (int i = 0; i < r->units_count; i++) {
        const struct table *t = table_of(r->units[i].of);
        int k = 0;
        while (table_of(r->units[k].of) != t)
            k++;
        if (k < i)
            continue;
        json_write_comma(c->out);
        write_capacity(c, t, table_name(t), is_transaction);
    }
    buf_add_char(c->out, ']');
}

/* --- documents ------------------------------------------------------------------------- */

void answer_doc(struct call *c, const char *name, const struct doc *doc)
{
    json_write_name(name, c->out);
    attrval_write_doc(doc, c->out);
}

/* --- item collections ------------------------------------------------------------------- */

static bool has_local_index(const struct table *t)
{
    for (int i = 0; t && i < table_index_count(t); i++)
        if (table_is_local(table_index_at(t, i)))
            return true;
    return false;
}

static void write_metrics(struct call *c, const struct table *t, struct val item)
{
    const struct key_attr *a = &table_schema(t)->pk[0];
    struct val v;
    bool found = val_map_get(item, (struct slice){a->name, a->name_len}, &v);
    assert(found);
    uint64_t bytes = collection_bytes(c->engine, t, val_slice(v));
    /* The size of a partition stands for 10 GB. */
    uint64_t tenth = (uint64_t)engine_config_of(c->engine)->partition_bytes / 10;
    uint64_t gb = bytes / (tenth ? tenth : 1);
    buf_add_str(c->out, "{\"ItemCollectionKey\":{");
    json_write_string((struct slice){a->name, a->name_len}, c->out);
    buf_add_char(c->out, ':');
    attrval_write(v, c->out);
    buf_printf(c->out, "},\"SizeEstimateRangeGB\":[%" PRIu64 ".0,%" PRIu64 ".0]}", gb, gb + 1);
}

/* One list for each table, where it is first named. */
static void write_table_metrics(struct call *c, const struct request *q, size_t i)
{
    const struct table *t = engine_table(c->engine, q->actions[i].table);
    for (size_t k = 0; k < i; k++)
        if (slice_equal(q->actions[k].table, q->actions[i].table))
            return;
    if (!has_local_index(t))
        return;
    json_write_comma(c->out);
    json_write_string(q->actions[i].table, c->out);
    buf_add_str(c->out, ":[");
    for (size_t k = i; k < q->action_count; k++) {
        if (!slice_equal(q->actions[k].table, q->actions[i].table) ||
            !op_is_write(q->actions[k].op) || c->result.actions[k].err)
            continue;
        json_write_comma(c->out);
        write_metrics(c, t, q->actions[k].item);
    }
    buf_add_char(c->out, ']');
}

void answer_metrics(struct call *c, const struct request *q)
{
    const cJSON *wanted = shape_get(&c->body, "ReturnItemCollectionMetrics");
    if (!wanted || strcmp(wanted->valuestring, "SIZE") != 0)
        return;
    bool any = !q->actions && has_local_index(engine_table(c->engine, q->table));
    for (size_t i = 0; i < q->action_count && !any; i++)
        any = has_local_index(engine_table(c->engine, q->actions[i].table));
    if (!any)
        return;
    json_write_name("ItemCollectionMetrics", c->out);
    if (!q->actions) {
        write_metrics(c, engine_table(c->engine, q->table), q->item);
        return;
    }
    buf_add_char(c->out, '{');
    for (size_t i = 0; i < q->action_count; i++)
        write_table_metrics(c, q, i);
    buf_add_char(c->out, '}');
}
