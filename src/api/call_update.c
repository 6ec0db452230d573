#include "config.h"

#include "api/call_update.h"

#include <assert.h>

#include "api/call_table.h"
#include "api/describe.h"
#include "api/indexspec.h"
#include "api/keyspec.h"
#include "api/rows.h"

#define INVALID "One or more parameter values were invalid: "

/* clang-format off */
#define ROW_INDEX_NEEDED {.name = "IndexName", .kind = SHAPE_STRING, .required = true, .is_name = true, .min = 3, .max = 255}

static const struct shape_member alter_members[] = {
    ROW_INDEX_NEEDED,
    {.name = "ProvisionedThroughput", .kind = SHAPE_STRUCT, .shape = &indexspec_throughput_shape},
    {.name = "OnDemandThroughput", .kind = SHAPE_STRUCT, .shape = &indexspec_demand_shape},
    {.name = "WarmThroughput", .kind = SHAPE_STRUCT, .shape = &indexspec_warm_shape},
    ROW_END,
};
static const struct shape_member drop_members[] = {ROW_INDEX_NEEDED, ROW_END};
static const struct shape alter_shape = {"UpdateGlobalSecondaryIndexAction", alter_members, false};
static const struct shape drop_shape = {"DeleteGlobalSecondaryIndexAction", drop_members, false};

static const struct shape_member change_members[] = {
    {.name = "Update", .kind = SHAPE_STRUCT, .shape = &alter_shape},
    {.name = "Create", .kind = SHAPE_STRUCT, .shape = &indexspec_global_shape},
    {.name = "Delete", .kind = SHAPE_STRUCT, .shape = &drop_shape},
    ROW_END,
};
static const struct shape change_shape = {"GlobalSecondaryIndexUpdate", change_members, false};

static const struct shape_member stream_members[] = {
    ROW_BOOLEAN("StreamEnabled"),
    ROW_END,
};
static const struct shape stream_shape = {"StreamSpecification", stream_members, false};

static const struct shape_member replica_members[] = {ROW_END};
static const struct shape replica_shape = {"ReplicationGroupUpdate", replica_members, false};

static const struct shape_member update_members[] = {
    {.name = "ProvisionedThroughput", .kind = SHAPE_STRUCT, .shape = &indexspec_throughput_shape},
    {.name = "BillingMode", .kind = SHAPE_STRING, .enum_set = "[PROVISIONED, PAY_PER_REQUEST]"},
    {.name = "GlobalSecondaryIndexUpdates", .kind = SHAPE_STRUCT, .in = "L", .shape = &change_shape},
    ROW_TABLE_OWN,
    {.name = "AttributeDefinitions", .kind = SHAPE_STRUCT, .in = "L", .shape = &keyspec_definition_shape},
    {.name = "StreamSpecification", .kind = SHAPE_STRUCT, .shape = &stream_shape},
    {.name = "SSESpecification", .kind = SHAPE_STRUCT, .shape = &stream_shape},
    {.name = "TableClass", .kind = SHAPE_STRING, .enum_set = "[STANDARD, STANDARD_INFREQUENT_ACCESS]"},
    ROW_BOOLEAN("DeletionProtectionEnabled"),
    {.name = "OnDemandThroughput", .kind = SHAPE_STRUCT, .shape = &indexspec_demand_shape},
    {.name = "WarmThroughput", .kind = SHAPE_STRUCT, .shape = &indexspec_warm_shape},
    {.name = "ReplicaUpdates", .kind = SHAPE_STRUCT, .in = "L", .shape = &replica_shape},
    ROW_END,
};
/* clang-format on */

const struct shape call_update_shape = {"UpdateTableInput", update_members, false};

/* --- UpdateTable: what the request alone says ------------------------------------------- */

static enum err check_purpose(struct call *c)
{
    static const char *const purposes[] = {"ProvisionedThroughput",
                                           "BillingMode",
                                           "GlobalSecondaryIndexUpdates",
                                           "StreamSpecification",
                                           "SSESpecification",
                                           "TableClass",
                                           "DeletionProtectionEnabled",
                                           "OnDemandThroughput",
                                           "WarmThroughput",
                                           "ReplicaUpdates"};
    for (size_t i = 0; i < sizeof purposes / sizeof *purposes; i++) {
        const cJSON *j = shape_get(&c->body, purposes[i]);
        if (j && !(cJSON_IsArray(j) && !j->child))
            return ERR_OK;
    }
    return call_fail(c, ERR_VALIDATION,
                     "At least one of ProvisionedThroughput, BillingMode, UpdateStreamEnabled, "
                     "GlobalSecondaryIndexUpdates or SSESpecification or ReplicaUpdates is "
                     "required");
}

static bool is_demand(struct call *c)
{
    return slice_is(shape_string(&c->body, "BillingMode", &c->arena), "PAY_PER_REQUEST");
}

static enum err check_billing(struct call *c)
{
    const cJSON *mode = shape_get(&c->body, "BillingMode"),
                *throughput = shape_get(&c->body, "ProvisionedThroughput");
    if (mode && !is_demand(c) && !throughput)
        return call_fail(c, ERR_VALIDATION,
                         INVALID
                         "ProvisionedThroughput must be specified when BillingMode is PROVISIONED");
    if (mode && is_demand(c) && throughput)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "Neither ReadCapacityUnits nor WriteCapacityUnits can be "
                                 "specified when BillingMode is PAY_PER_REQUEST");
    return ERR_OK;
}

/* Its action and the name of its index. */
static const cJSON *action_of(struct call *c, const cJSON *change, int *ret_kind,
                              struct slice *ret_name)
{
    struct shape_body b = shape_open(change, &change_shape);
    for (int i = 0; i < 3; i++) {
        if (!b.slot[i])
            continue;
        struct shape_body action = shape_open(b.slot[i], change_members[i].shape);
        *ret_kind = i;
        *ret_name = shape_string(&action, "IndexName", &c->arena);
        return b.slot[i];
    }
    return NULL;
}

enum { KIND_UPDATE, KIND_CREATE, KIND_DELETE };

static enum err check_changes(struct call *c)
{
    const cJSON *list = shape_get(&c->body, "GlobalSecondaryIndexUpdates");
    int online = 0, kind, other;
    struct slice name, before;
    for (const cJSON *j = list ? list->child : NULL; j; j = j->next) {
        if (!action_of(c, j, &kind, &name))
            return call_fail(c, ERR_VALIDATION,
                             INVALID "One of GlobalSecondaryIndexUpdate.Update, "
                                     "GlobalSecondaryIndexUpdate.Create, "
                                     "GlobalSecondaryIndexUpdate.Delete must not be null");
        for (const cJSON *k = list->child; k != j; k = k->next)
            if (action_of(c, k, &other, &before) && slice_equal(name, before))
                return call_fail(c, ERR_VALIDATION,
                                 INVALID "Only one global secondary index update per index is "
                                         "allowed simultaneously. Index: %.*s",
                                 SLICE_ARG(name));
        online += kind != KIND_UPDATE;
    }
    if (online > 1)
        return call_fail(c, ERR_LIMIT_EXCEEDED,
                         "Subscriber limit exceeded: Only 1 online index can be created or deleted "
                         "simultaneously per table");
    return ERR_OK;
}

static enum err refuse_unmodelled(struct call *c)
{
    struct shape_body b = shape_open(shape_get(&c->body, "StreamSpecification"), &stream_shape);
    if (shape_bool(&b, "StreamEnabled"))
        return call_fail(c, ERR_VALIDATION, "keyglass does not model streams");
    if (shape_get(&c->body, "ReplicaUpdates"))
        return call_fail(c, ERR_VALIDATION, "keyglass does not model global tables");
    if (shape_get(&c->body, "SSESpecification"))
        return call_fail(c, ERR_VALIDATION, "keyglass does not model encryption with other keys");
    if (slice_is(shape_string(&c->body, "TableClass", &c->arena), "STANDARD_INFREQUENT_ACCESS"))
        return call_fail(c, ERR_VALIDATION, "keyglass does not model table classes");
    return ERR_OK;
}

/* --- UpdateTable: against the table ------------------------------------------------------ */

static enum err refuse_same(struct call *c, int64_t read, int64_t write)
{
    return call_fail(
        c, ERR_VALIDATION,
        "The provisioned throughput for the table will not change. The requested value equals the "
        "current value. Current ReadCapacityUnits provisioned for the table: %lld. Requested "
        "ReadCapacityUnits: %lld. Current WriteCapacityUnits provisioned for the table: %lld. "
        "Requested WriteCapacityUnits: %lld. Refer to the Amazon DynamoDB Developer Guide for "
        "current limits and how to request higher limits.",
        (long long)read, (long long)read, (long long)write, (long long)write);
}

/* The table's own throughput and mode, as they will be. */
struct target {
    struct table_rates rates;
    bool changes;
    int64_t warm_read, warm_write; /* 0: as it is */
};

static enum err plan_table(struct call *c, const struct table *t, struct target *ret)
{
    const cJSON *mode = shape_get(&c->body, "BillingMode");
    bool provisioned = table_billing(t) == BILLING_PROVISIONED;
    ret->rates.billing = !mode          ? table_billing(t)
                         : is_demand(c) ? BILLING_ON_DEMAND
                                        : BILLING_PROVISIONED;
    if (ret->rates.billing == BILLING_ON_DEMAND && shape_get(&c->body, "ProvisionedThroughput"))
        return call_fail(c, ERR_VALIDATION,
                         INVALID "Neither ReadCapacityUnits nor WriteCapacityUnits can be "
                                 "specified when BillingMode is PAY_PER_REQUEST");
    ret->changes = (mode && ret->rates.billing != table_billing(t)) ||
                   shape_get(&c->body, "ProvisionedThroughput") ||
                   shape_get(&c->body, "OnDemandThroughput");
    if (!ret->changes)
        return ERR_OK;
    enum err err = indexspec_read_units(c, &c->body, ret->rates.billing, &ret->rates.read_units,
                                        &ret->rates.write_units);
    if (!err && provisioned && ret->rates.billing == BILLING_PROVISIONED &&
        ret->rates.read_units == table_read_rate(t) / UNIT &&
        ret->rates.write_units == table_write_rate(t) / UNIT)
        err = refuse_same(c, ret->rates.read_units, ret->rates.write_units);
    return err ? err : engine_check_alter(c->engine, t, &ret->rates, &c->why);
}

/* A table that becomes provisioned needs throughput for every global index as well. */
static enum err check_indexes_given(struct call *c, const struct table *t,
                                    const struct target *target)
{
    const cJSON *list = shape_get(&c->body, "GlobalSecondaryIndexUpdates");
    if (table_billing(t) == target->rates.billing || target->rates.billing == BILLING_ON_DEMAND)
        return ERR_OK;
    for (int i = 0; i < table_index_count(t); i++) {
        const struct table *index = table_index_at(t, i);
        bool given = table_is_local(index);
        for (const cJSON *j = list ? list->child : NULL; j && !given; j = j->next) {
            int kind;
            struct slice name;
            given = action_of(c, j, &kind, &name) && kind == KIND_UPDATE &&
                    slice_equal(name, table_name(index));
        }
        if (!given)
            return call_fail(c, ERR_VALIDATION,
                             INVALID "ProvisionedThroughput must be specified for index: %.*s",
                             SLICE_ARG(table_name(index)));
    }
    return ERR_OK;
}

/* One change of an index, read and checked whole before anything is done. */
struct change {
    int kind;
    struct slice name;
    struct index_spec spec;
    struct table *index;
    bool changes_units; /* KIND_UPDATE */
};

/* WarmThroughput of a table or of one of its indexes. */
static enum err plan_warm(struct call *c, const struct shape_body *b, const struct table *t,
                          int64_t *ret_read, int64_t *ret_write)
{
    struct indexspec_floor floor = {
        .read = table_warm_read(t), .write = table_warm_write(t), .is_current = true};
    if (table_base(t))
        floor.index = table_name(t);
    return indexspec_read_warm(c, b, &floor, ret_read, ret_write);
}

static enum err plan_change(struct call *c, struct table *t, const cJSON *j,
                            const struct target *target, struct change *ret)
{
    const cJSON *action = action_of(c, j, &ret->kind, &ret->name);
    enum err err;
    assert(action);
    ret->index = table_index(t, ret->name);
    if (ret->kind == KIND_CREATE) {
        struct keyspec_definitions defs;
        if (ret->index)
            return call_fail(c, ERR_VALIDATION,
                             "Attempting to create an index which already exists: %.*s",
                             SLICE_ARG(ret->name));
        err = keyspec_read_definitions(c, shape_get(&c->body, "AttributeDefinitions"), &defs);
        return err ? err
                   : indexspec_read_global(c, action, target->rates.billing, &defs, &ret->spec);
    }
    if (!ret->index || table_is_local(ret->index))
        return call_fail(c, ERR_NOT_FOUND,
                         "Requested resource not found: Index: %.*s not found for table: %.*s",
                         SLICE_ARG(ret->name), SLICE_ARG(table_name(t)));
    if (ret->kind == KIND_DELETE)
        return ERR_OK;
    struct shape_body b = shape_open(action, &alter_shape);
    if (target->rates.billing == BILLING_ON_DEMAND && shape_get(&b, "ProvisionedThroughput"))
        return call_fail(c, ERR_VALIDATION,
                         INVALID "ProvisionedThroughput should not be specified for index: %.*s "
                                 "when BillingMode is PAY_PER_REQUEST",
                         SLICE_ARG(ret->name));
    err = plan_warm(c, &b, ret->index, &ret->spec.warm_read, &ret->spec.warm_write);
    if (err)
        return err;
    if (ret->spec.warm_read + ret->spec.warm_write && !shape_get(&b, "ProvisionedThroughput") &&
        !shape_get(&b, "OnDemandThroughput"))
        return ERR_OK;
    if (target->rates.billing == BILLING_PROVISIONED && !shape_get(&b, "ProvisionedThroughput"))
        return call_fail(c, ERR_VALIDATION,
                         INVALID "ProvisionedThroughput must be specified for index: %.*s",
                         SLICE_ARG(ret->name));
    ret->changes_units = true;
    err = indexspec_read_units(c, &b, target->rates.billing, &ret->spec.read_units,
                               &ret->spec.write_units);
    struct table_rates to = {target->rates.billing, ret->spec.read_units, ret->spec.write_units};
    return err ? err : engine_check_alter(c->engine, ret->index, &to, &c->why);
}

static enum err apply_change(struct call *c, struct table *t, const struct target *target,
                             const struct change *ch)
{
    if (ch->kind == KIND_CREATE)
        return engine_add_index(c->engine, t, &ch->spec, &c->why);
    if (ch->kind == KIND_DELETE)
        return engine_drop_index(c->engine, t, ch->name, &c->why);
    struct table_rates to = {target->rates.billing, ch->spec.read_units, ch->spec.write_units};
    enum err err = ERR_OK;
    if (ch->changes_units)
        err = engine_alter_table(c->engine, ch->index, &to, &c->why);
    if (!err && ch->spec.warm_read + ch->spec.warm_write)
        err = engine_warm_table(c->engine, ch->index, ch->spec.warm_read, ch->spec.warm_write,
                                &c->why);
    return err;
}

static enum err apply_table(struct call *c, struct table *t, const struct target *target)
{
    static const struct table_rates on_demand = {BILLING_ON_DEMAND, 0, 0};
    enum err err = ERR_OK;
    if (target->changes)
        err = engine_alter_table(c->engine, t, &target->rates, &c->why);
    if (!err && target->warm_read + target->warm_write)
        err = engine_warm_table(c->engine, t, target->warm_read, target->warm_write, &c->why);
    /* On demand a table and its indexes go together. */
    for (int i = 0; i < table_index_count(t) && !err && target->rates.billing == BILLING_ON_DEMAND;
         i++) {
        struct table *index = table_index_at(t, i);
        if (!table_is_local(index) && table_billing(index) != BILLING_ON_DEMAND)
            err = engine_alter_table(c->engine, index, &on_demand, &c->why);
    }
    return err;
}

enum err call_update_table(struct call *c)
{
    struct table *t = NULL;
    struct target target = {0};
    const cJSON *list = shape_get(&c->body, "GlobalSecondaryIndexUpdates");
    struct change *changes =
        arena_alloc(&c->arena, (size_t)(cJSON_GetArraySize(list) + 1) * sizeof *changes);
    int count = 0;
    enum err err = check_purpose(c);
    if (!err)
        err = check_billing(c);
    if (!err)
        err = check_changes(c);
    if (!err)
        err = refuse_unmodelled(c);
    if (!err)
        err = call_table_find(c, &t);
    if (!err)
        err = plan_table(c, t, &target);
    if (!err)
        err = plan_warm(c, &c->body, t, &target.warm_read, &target.warm_write);
    if (!err)
        err = check_indexes_given(c, t, &target);
    for (const cJSON *j = list ? list->child : NULL; j && !err; j = j->next)
        err = plan_change(c, t, j, &target, &changes[count++]);
    /* The one change that the engine may still refuse comes first. */
    for (int i = 0; i < count && !err; i++)
        if (changes[i].kind == KIND_CREATE)
            err = apply_change(c, t, &target, &changes[i]);
    for (int i = 0; i < count && !err; i++)
        if (changes[i].kind != KIND_CREATE)
            err = apply_change(c, t, &target, &changes[i]);
    if (!err)
        err = apply_table(c, t, &target);
    if (err)
        return err;
    const cJSON *protect = shape_get(&c->body, "DeletionProtectionEnabled");
    if (protect)
        table_protect(t, shape_bool_of(protect));
    buf_add_str(c->out, "{\"TableDescription\":");
    describe_write(c->engine, t, "UPDATING", c->out);
    buf_add_char(c->out, '}');
    return ERR_OK;
}

/* --- DeleteTable ----------------------------------------------------------------------- */

enum err call_update_delete(struct call *c)
{
    struct table *t;
    enum err err = call_table_find(c, &t);
    if (err)
        return err;
    if (table_facts(t)->is_protected)
        return call_fail(c, ERR_VALIDATION,
                         "1 validation error detected: Table '%.*s' can't be deleted while "
                         "DeletionProtectionEnabled is set to True",
                         SLICE_ARG(table_name(t)));
    buf_add_str(c->out, "{\"TableDescription\":");
    describe_write(c->engine, t, "DELETING", c->out);
    buf_add_char(c->out, '}');
    engine_drop_table(c->engine, t);
    return ERR_OK;
}
