#include "config.h"

#include "api/answer.h"

#include <assert.h>
#include <inttypes.h>

#include "api/arn.h"

/* --- errors ---------------------------------------------------------------------------- */

static const char *prefix_of(enum err err)
{
    switch (err) {
    case ERR_VALIDATION:
        return "com.amazon.coral.validate#";
    case ERR_SERIALIZATION:
    case ERR_UNKNOWN_OP:
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
                 err == ERR_IDEMPOTENT;
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
    arn_write_table(call_table_name(c->table), out);
    buf_add_str(out, "}]");
}

void answer_error(const struct call *c, enum err err, struct buf *out)
{
    const struct result *r = &c->result;
    begin_error(err, c->text.len ? buf_slice(&c->text) : slice_of(c->why.text), out);
    if (err_is_throttle(err) && r->reason)
        write_reasons(c, err, out);
    if (err == ERR_CONDITION && c->wants_item && r->old) {
        struct doc doc = doc_of_item(r->schema, r->names, r->old);
        json_write_name("Item", out);
        attrval_write_doc(&doc, out);
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

void answer_capacity(struct call *c)
{
    struct slice wanted = shape_string(&c->body, "ReturnConsumedCapacity", &c->arena);
    if (!wanted.len || slice_is(wanted, "NONE"))
        return;
    int64_t units = c->result.read_units + c->result.write_units;
    json_write_name("ConsumedCapacity", c->out);
    buf_add_char(c->out, '{');
    json_write_name("TableName", c->out);
    json_write_string(c->table, c->out);
    write_units("CapacityUnits", units, c->out);
    if (slice_is(wanted, "INDEXES")) {
        json_write_name("Table", c->out);
        buf_add_char(c->out, '{');
        write_units("CapacityUnits", units, c->out);
        buf_add_char(c->out, '}');
    }
    buf_add_char(c->out, '}');
}

/* --- documents ------------------------------------------------------------------------- */

void answer_doc(struct call *c, const char *name, const struct doc *doc)
{
    json_write_name(name, c->out);
    attrval_write_doc(doc, c->out);
}
