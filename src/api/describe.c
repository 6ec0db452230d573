#include "config.h"

#include "api/describe.h"

#include <inttypes.h>

#include "api/arn.h"
#include "api/json.h"
#include "base/hash.h"

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

static bool is_in(const struct key_attr *a, const struct schema *s)
{
    return s && schema_find(s, (struct slice){a->name, a->name_len});
}

/* Attributes of one key that none before it has: `before` indexes, and the table. */
static void write_new(const struct table *t, int before, const struct key_attr *attrs, int count,
                      struct buf *out)
{
    for (int i = 0; i < count; i++) {
        const struct key_attr *a = &attrs[i];
        bool known = before >= 0 && is_in(a, table_schema(t));
        for (int k = 0; k < before && !known; k++)
            known = is_in(a, table_schema(table_index_at(t, k)));
        if (known)
            continue;
        json_write_comma(out);
        buf_add_str(out, "{\"AttributeName\":");
        json_write_string((struct slice){a->name, a->name_len}, out);
        buf_printf(out, ",\"AttributeType\":\"%s\"}", val_type_names[a->type]);
    }
}

static void write_definitions(const struct table *t, struct buf *out)
{
    json_write_name("AttributeDefinitions", out);
    buf_add_char(out, '[');
    for (int i = -1; i < table_index_count(t); i++) {
        const struct schema *s = table_schema(i < 0 ? t : table_index_at(t, i));
        write_new(t, i, s->pk, s->pk_count, out);
        write_new(t, i, s->sk, s->sk_count, out);
    }
    buf_add_char(out, ']');
}

/* Seconds since 1970, with a fraction. */
static void write_time(const char *name, int64_t at_us, struct buf *out)
{
    int64_t ms = at_us / 1000;
    json_write_name(name, out);
    buf_printf(out, "%" PRId64 ".%03d", ENGINE_EPOCH_SECONDS + ms / 1000, (int)(ms % 1000));
}

static void write_time_maybe(const char *name, int64_t at_us, struct buf *out)
{
    if (at_us != FACTS_NEVER)
        write_time(name, at_us, out);
}

static void write_throughput(const struct engine *e, const struct table *t, struct buf *out)
{
    bool provisioned = table_billing(t) == BILLING_PROVISIONED;
    const struct facts *f = table_facts(t);
    json_write_name("ProvisionedThroughput", out);
    buf_add_char(out, '{');
    write_time_maybe("LastIncreaseDateTime", f->raised_us, out);
    write_time_maybe("LastDecreaseDateTime", f->lowered_us, out);
    write_number("NumberOfDecreasesToday", facts_lowered_today(f, engine_now_us(e)), out);
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

static void write_warm(const struct table *t, struct buf *out)
{
    json_write_name("WarmThroughput", out);
    buf_add_char(out, '{');
    write_number("ReadUnitsPerSecond", table_warm_read(t), out);
    write_number("WriteUnitsPerSecond", table_warm_write(t), out);
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

static void write_projection(const struct table *index, struct buf *out)
{
    static const char *const names[] = {
        [PROJECT_ALL] = "ALL", [PROJECT_KEYS] = "KEYS_ONLY", [PROJECT_INCLUDE] = "INCLUDE"};
    size_t count;
    const struct slice *include = table_included(index, &count);
    json_write_name("Projection", out);
    buf_add_char(out, '{');
    write_text("ProjectionType", names[table_projection(index)], out);
    if (table_projection(index) == PROJECT_INCLUDE) {
        json_write_name("NonKeyAttributes", out);
        buf_add_char(out, '[');
        for (size_t i = 0; i < count; i++) {
            json_write_comma(out);
            json_write_string(include[i], out);
        }
        buf_add_char(out, ']');
    }
    buf_add_char(out, '}');
}

static void write_index(const struct engine *e, const struct table *index, const char *status,
                        struct buf *out)
{
    bool local = table_is_local(index);
    json_write_comma(out);
    buf_add_str(out, "{\"IndexName\":");
    json_write_string(table_name(index), out);
    write_schema(table_schema(index), out);
    write_projection(index, out);
    if (!local) {
        write_text("IndexStatus", status, out);
        write_throughput(e, index, out);
        write_maximum(index, out);
    }
    write_number("IndexSizeBytes", (int64_t)table_bytes(index), out);
    write_number("ItemCount", (int64_t)table_items(index), out);
    json_write_name("IndexArn", out);
    arn_write(index, out);
    if (!local && strcmp(status, "ACTIVE") == 0)
        write_warm(index, out);
    buf_add_char(out, '}');
}

static void write_indexes(const struct engine *e, const struct table *t, bool is_local,
                          const char *status, struct buf *out)
{
    bool is_first = true;
    for (int i = 0; i < table_index_count(t); i++) {
        const struct table *index = table_index_at(t, i);
        if (table_is_local(index) != is_local)
            continue;
        if (is_first) {
            json_write_name(is_local ? "LocalSecondaryIndexes" : "GlobalSecondaryIndexes", out);
            buf_add_char(out, '[');
        }
        is_first = false;
        write_index(e, index, status, out);
    }
    if (!is_first)
        buf_add_char(out, ']');
}

/* What every description has, also that of a table that goes. */
static void write_totals(const struct engine *e, const struct table *t, const char *status,
                         struct buf *out)
{
    json_write_name("TableName", out);
    json_write_string(table_name(t), out);
    write_text("TableStatus", status, out);
    write_throughput(e, t, out);
    write_number("TableSizeBytes", (int64_t)table_bytes(t), out);
    write_number("ItemCount", (int64_t)table_items(t), out);
    json_write_name("TableArn", out);
    arn_write(t, out);
    write_id(t, out);
    if (table_billing(t) == BILLING_ON_DEMAND) {
        json_write_name("BillingModeSummary", out);
        buf_add_str(out, "{\"BillingMode\":\"PAY_PER_REQUEST\"");
        write_time_maybe("LastUpdateToPayPerRequestDateTime", table_facts(t)->demand_us[0], out);
        buf_add_char(out, '}');
    }
    write_maximum(t, out);
}

/* More than it has by itself was asked for. */
static bool is_warmed(const struct table *t)
{
    const struct facts *f = table_facts(t);
    bool provisioned = table_billing(t) == BILLING_PROVISIONED;
    return f->warm_read > (provisioned ? table_read_rate(t) / UNIT : 0) ||
           f->warm_write > (provisioned ? table_write_rate(t) / UNIT : 0);
}

void describe_write(const struct engine *e, const struct table *t, const char *status,
                    struct buf *out)
{
    bool is_leaving = strcmp(status, "DELETING") == 0, is_active = strcmp(status, "ACTIVE") == 0;
    const char *index_status = strcmp(status, "CREATING") == 0 ? "CREATING" : "ACTIVE";
    buf_add_char(out, '{');
    write_totals(e, t, status, out);
    json_write_name("DeletionProtectionEnabled", out);
    buf_add_str(out, table_facts(t)->is_protected ? "true" : "false");
    if (!is_leaving) {
        write_definitions(t, out);
        write_schema(table_schema(t), out);
        write_time("CreationDateTime", table_facts(t)->created_us, out);
        write_indexes(e, t, false, index_status, out);
        write_indexes(e, t, true, index_status, out);
    }
    if (is_active || (!is_leaving && is_warmed(t)))
        write_warm(t, out);
    buf_add_char(out, '}');
}
