#include "config.h"

#include "api/call_create.h"

#include "api/call_tag.h"
#include "api/describe.h"
#include "api/indexspec.h"
#include "api/keyspec.h"
#include "api/rows.h"

#define INVALID "One or more parameter values were invalid: "

/* clang-format off */
static const struct shape_member stream_members[] = {
    {.name = "StreamEnabled", .kind = SHAPE_BOOLEAN, .required = true},
    {.name = "StreamViewType", .kind = SHAPE_STRING, .enum_set = "[NEW_IMAGE, OLD_IMAGE, NEW_AND_OLD_IMAGES, KEYS_ONLY]"},
    {.name = NULL},
};
static const struct shape stream_shape = {"StreamSpecification", stream_members, false};

static const struct shape_member sse_members[] = {ROW_BOOLEAN("Enabled"), ROW_END};
static const struct shape sse_shape = {"SSESpecification", sse_members, false};

static const struct shape_member create_members[] = {
    {.name = "AttributeDefinitions", .kind = SHAPE_STRUCT, .in = "L", .shape = &keyspec_definition_shape, .required = true},
    {.name = "TableName", .kind = SHAPE_STRING, .is_name = true, .min = 3, .max = 255},
    {.name = "BillingMode", .kind = SHAPE_STRING, .enum_set = "[PROVISIONED, PAY_PER_REQUEST]"},
    {.name = "ProvisionedThroughput", .kind = SHAPE_STRUCT, .shape = &indexspec_throughput_shape},
    {.name = "KeySchema", .kind = SHAPE_STRUCT, .in = "L", .shape = &keyspec_element_shape, .required = true, .min = 1},
    {.name = "LocalSecondaryIndexes", .kind = SHAPE_STRUCT, .in = "L", .shape = &indexspec_local_shape},
    {.name = "GlobalSecondaryIndexes", .kind = SHAPE_STRUCT, .in = "L", .shape = &indexspec_global_shape},
    {.name = "StreamSpecification", .kind = SHAPE_STRUCT, .shape = &stream_shape},
    {.name = "SSESpecification", .kind = SHAPE_STRUCT, .shape = &sse_shape},
    {.name = "Tags", .kind = SHAPE_STRUCT, .in = "L", .shape = &call_tag_shape},
    {.name = "TableClass", .kind = SHAPE_STRING, .enum_set = "[STANDARD, STANDARD_INFREQUENT_ACCESS]"},
    ROW_BOOLEAN("DeletionProtectionEnabled"),
    {.name = "WarmThroughput", .kind = SHAPE_STRUCT, .shape = &indexspec_warm_shape},
    {.name = "OnDemandThroughput", .kind = SHAPE_STRUCT, .shape = &indexspec_demand_shape},
    {.name = "ResourcePolicy", .kind = SHAPE_STRING},
    ROW_END,
};
/* clang-format on */

const struct shape call_create_shape = {"CreateTableInput", create_members, false};

/* The length of KeySchema is told behind the throughput. */
static const struct shape_member length_members[] = {
    {.name = "KeySchema",
     .kind = SHAPE_STRUCT,
     .in = "L",
     .shape = &keyspec_element_shape,
     .max = 2},
    ROW_END,
};
static const struct shape length_shape = {"CreateTableInput", length_members, false};

/* A request's parts on their way to a table_spec. */
struct create {
    struct table_spec spec;
    struct keyspec keys;
    struct keyspec_definitions defs;
    struct indexspec_list indexes;
};

static enum err read_billing(struct call *c, struct create *t)
{
    struct shape_body *b = &c->body;
    const cJSON *throughput = shape_get(b, "ProvisionedThroughput");
    bool demand = slice_is(shape_string(b, "BillingMode", &c->arena), "PAY_PER_REQUEST");
    t->spec.billing = demand ? BILLING_ON_DEMAND : BILLING_PROVISIONED;
    if (demand && throughput)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "Neither ReadCapacityUnits nor WriteCapacityUnits can be "
                                 "specified when BillingMode is PAY_PER_REQUEST");
    if (!demand && !throughput)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "ReadCapacityUnits and WriteCapacityUnits must both be specified "
                                 "when BillingMode is PROVISIONED");
    return indexspec_read_units(c, b, t->spec.billing, &t->spec.read_units, &t->spec.write_units);
}

static enum err check_definitions(struct call *c, const struct create *t)
{
    bool all_used = true;
    for (int i = 0; i < t->defs.count; i++)
        all_used = all_used && t->defs.list[i].used;
    if (all_used)
        return ERR_OK;
    if (!t->indexes.count)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "Number of attributes in KeySchema does not exactly match number "
                                 "of attributes defined in AttributeDefinitions");
    struct buf all = BUF_INIT, used = BUF_INIT;
    keyspec_print(&t->defs, false, &all);
    keyspec_print(&t->defs, true, &used);
    call_fail(c, ERR_VALIDATION,
              INVALID "Some AttributeDefinitions are not used. AttributeDefinitions: %s, keys "
                      "used: %s",
              buf_str(&all), buf_str(&used));
    buf_done(&all);
    buf_done(&used);
    return ERR_VALIDATION;
}

static enum err read_keys(struct call *c, struct create *t)
{
    const cJSON *schema = shape_get(&c->body, "KeySchema");
    enum err err =
        keyspec_read_definitions(c, shape_get(&c->body, "AttributeDefinitions"), &t->defs);
    if (err)
        return err;
    keyspec_read(c, schema, &t->keys);
    err = keyspec_check(c, &t->keys, &t->defs, false);
    if (!err)
        t->spec.schema = keyspec_schema(c, &t->keys, &t->defs);
    return err;
}

/* What would change nothing here if it were accepted is refused by name. */
static enum err refuse_unmodelled(struct call *c)
{
    struct shape_body *b = &c->body;
    const cJSON *j = shape_get(b, "StreamSpecification");
    struct shape_body stream = shape_open(j, &stream_shape);
    if (j && shape_bool(&stream, "StreamEnabled"))
        return call_fail(c, ERR_VALIDATION, "keyglass does not model streams");
    if (j && shape_get(&stream, "StreamViewType"))
        return call_fail(c, ERR_VALIDATION,
                         INVALID "Table is being created with a stream disabled, UpdateViewType "
                                 "should not be specified");
    j = shape_get(b, "SSESpecification");
    struct shape_body sse = shape_open(j, &sse_shape);
    if (j && shape_bool(&sse, "Enabled"))
        return call_fail(c, ERR_VALIDATION, "keyglass does not model encryption with other keys");
    if (slice_is(shape_string(b, "TableClass", &c->arena), "STANDARD_INFREQUENT_ACCESS"))
        return call_fail(c, ERR_VALIDATION, "keyglass does not model table classes");
    if (shape_get(b, "ResourcePolicy"))
        return call_fail(c, ERR_VALIDATION, "keyglass does not model resource policies");
    return ERR_OK;
}

static enum err read_warm(struct call *c, struct table_spec *spec)
{
    struct indexspec_floor floor =
        indexspec_floor_of(c->engine, spec->billing, spec->read_units, spec->write_units);
    return indexspec_read_warm(c, &c->body, &floor, &spec->warm_read, &spec->warm_write);
}

enum err call_create_table(struct call *c)
{
    struct create t = {.spec = {.name = c->table}};
    enum err err = read_billing(c, &t);
    if (!err && shape_check_limits(c->body.object, &length_shape, &c->text))
        err = ERR_VALIDATION;
    if (!err)
        err = read_keys(c, &t);
    if (!err)
        err = indexspec_read_all(c, &t.spec, &t.keys, &t.defs, &t.indexes);
    if (!err)
        err = check_definitions(c, &t);
    if (!err)
        err = refuse_unmodelled(c);
    if (!err)
        err = read_warm(c, &t.spec);
    t.spec.indexes = t.indexes.list;
    t.spec.index_count = (size_t)t.indexes.count;
    if (!err)
        err = call_tag_read(c, &t.spec.tags, &t.spec.tag_count);
    t.spec.is_protected = shape_bool(&c->body, "DeletionProtectionEnabled");
    if (!err)
        err = engine_create_table(c->engine, &t.spec, &c->why);
    if (err)
        return err;
    buf_add_str(c->out, "{\"TableDescription\":");
    describe_write(c->engine, engine_table(c->engine, c->table), "CREATING", c->out);
    buf_add_char(c->out, '}');
    return ERR_OK;
}
