#include "config.h"

#include "api/describe.h"

#include <inttypes.h>

#include "api/arn.h"
#include "api/json.h"
#include "base/hash.h"

/* CHOSEN: virtual time begins at 2026-01-01T00:00:00Z. */
#define EPOCH_SECONDS 1767225600

static void write_text(const char *name, const char *text, struct buf *out)
{
    json_write_name(name, out);
    json_write_string(slice_of(text), out);
}

static void write_number(const char *name, int64_t n, struct buf *out)
{
    json_write_name(name, out);
    buf_printf(out, "%" PRId64, n);
}

static void write_key(const struct key_attr *attrs, int count, const char *kind, struct buf *out)
{
    for (int i = 0; i < count; i++) {
        json_write_comma(out);
        buf_add_str(out, "{\"AttributeName\":");
        json_write_string((struct slice){attrs[i].name, attrs[i].name_len}, out);
        buf_printf(out, ",\"KeyType\":\"%s\"}", kind);
    }
}

static void write_schema(const struct schema *s, struct buf *out)
{
    json_write_name("KeySchema", out);
    buf_add_char(out, '[');
    write_key(s->pk, s->pk_count, "HASH", out);
    write_key(s->sk, s->sk_count, "RANGE", out);
    buf_add_char(out, ']');
}

static void write_definition(const struct key_attr *a, struct buf *out)
{
    json_write_comma(out);
    buf_add_str(out, "{\"AttributeName\":");
    json_write_string((struct slice){a->name, a->name_len}, out);
    buf_printf(out, ",\"AttributeType\":\"%s\"}", val_type_names[a->type]);
}

static void write_definitions(const struct table *t, struct buf *out)
{
    const struct schema *s = table_schema(t);
    json_write_name("AttributeDefinitions", out);
    buf_add_char(out, '[');
    for (int i = 0; i < s->pk_count; i++)
        write_definition(&s->pk[i], out);
    for (int i = 0; i < s->sk_count; i++)
        write_definition(&s->sk[i], out);
    buf_add_char(out, ']');
}

static void write_throughput(const struct table *t, struct buf *out)
{
    bool provisioned = table_billing(t) == BILLING_PROVISIONED;
    json_write_name("ProvisionedThroughput", out);
    buf_add_char(out, '{');
    write_number("NumberOfDecreasesToday", 0, out);
    write_number("ReadCapacityUnits", provisioned ? table_read_rate(t) / UNIT : 0, out);
    write_number("WriteCapacityUnits", provisioned ? table_write_rate(t) / UNIT : 0, out);
    buf_add_char(out, '}');
}

static void write_maximum(const struct table *t, struct buf *out)
{
    if (!table_has_maximum(t))
        return;
    json_write_name("OnDemandThroughput", out);
    buf_add_char(out, '{');
    write_number("MaxReadRequestUnits", table_read_rate(t) / UNIT, out);
    write_number("MaxWriteRequestUnits", table_write_rate(t) / UNIT, out);
    buf_add_char(out, '}');
}

/* What its partitions can do together. */
static void write_warm(const struct engine *e, const struct table *t, struct buf *out)
{
    int64_t read = 0, write = 0, now = engine_now_us(e);
    for (uint32_t i = 0; i < table_parts(t); i++) {
        struct part_view p = table_part(t, i, now);
        read += p.read_ceiling / UNIT;
        write += p.write_ceiling / UNIT;
    }
    json_write_name("WarmThroughput", out);
    buf_add_char(out, '{');
    write_number("ReadUnitsPerSecond", read, out);
    write_number("WriteUnitsPerSecond", write, out);
    write_text("Status", "ACTIVE", out);
    buf_add_char(out, '}');
}

/* A UUID that is the same in every run: of the name and the table's number. */
static void write_id(const struct table *t, struct buf *out)
{
    uint64_t h =
        hash_mix(hash_bytes(table_name(t).ptr, table_name(t).len, 1), (uint64_t)table_number(t));
    uint64_t g =
        hash_mix(hash_bytes(table_name(t).ptr, table_name(t).len, 2), (uint64_t)table_number(t));
    json_write_name("TableId", out);
    buf_printf(out, "\"%08x-%04x-4%03x-%04x-%012" PRIx64 "\"", (unsigned)(h >> 32),
               (unsigned)(h >> 16 & 0xffff), (unsigned)(h & 0xfff),
               (unsigned)(0x8000 | (g >> 48 & 0x3fff)), g & 0xffffffffffff);
}

void describe_write(const struct engine *e, const struct table *t, const char *status,
                    struct buf *out)
{
    buf_add_char(out, '{');
    write_definitions(t, out);
    json_write_name("TableName", out);
    json_write_string(table_name(t), out);
    write_schema(table_schema(t), out);
    write_text("TableStatus", status, out);
    json_write_name("CreationDateTime", out);
    buf_printf(out, "%d.000", EPOCH_SECONDS);
    write_throughput(t, out);
    write_number("TableSizeBytes", (int64_t)table_bytes(t), out);
    write_number("ItemCount", (int64_t)table_items(t), out);
    json_write_name("TableArn", out);
    arn_write_table(table_name(t), out);
    write_id(t, out);
    if (table_billing(t) == BILLING_ON_DEMAND) {
        json_write_name("BillingModeSummary", out);
        buf_add_str(out, "{\"BillingMode\":\"PAY_PER_REQUEST\"}");
    }
    write_maximum(t, out);
    json_write_name("DeletionProtectionEnabled", out);
    buf_add_str(out, "false");
    if (strcmp(status, "ACTIVE") == 0)
        write_warm(e, t, out);
    buf_add_char(out, '}');
}
