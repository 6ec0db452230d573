#include "config.h"

#include "api/indexspec.h"

#include "api/rows.h"
#include "base/limits.h"

#define INVALID "One or more parameter values were invalid: "

/* clang-format off */
static const struct shape_member throughput_members[] = {
    {.name = "WriteCapacityUnits", .kind = SHAPE_LONG, .required = true, .min = 1},
    {.name = "ReadCapacityUnits", .kind = SHAPE_LONG, .required = true, .min = 1},
    {.name = NULL},
};

static const struct shape_member warm_members[] = {
    {.name = "ReadUnitsPerSecond", .kind = SHAPE_LONG},
    {.name = "WriteUnitsPerSecond", .kind = SHAPE_LONG},
    {.name = NULL},
};

static const struct shape_member demand_members[] = {
    {.name = "MaxReadRequestUnits", .kind = SHAPE_LONG},
    {.name = "MaxWriteRequestUnits", .kind = SHAPE_LONG},
    {.name = NULL},
};

static const struct shape_member projection_members[] = {
    {.name = "ProjectionType", .kind = SHAPE_STRING, .enum_set = "[ALL, INCLUDE, KEYS_ONLY]"},
    {.name = "NonKeyAttributes", .kind = SHAPE_STRING, .in = "L", .min = 1, .max = 20},
    {.name = NULL},
};
static const struct shape projection_shape = {"Projection", projection_members, false};

#define ROW_INDEX_NEEDED {.name = "IndexName", .kind = SHAPE_STRING, .required = true, .is_name = true, .min = 3, .max = 255}
#define ROW_KEYS         {.name = "KeySchema", .kind = SHAPE_STRUCT, .in = "L", .shape = &keyspec_element_shape, .required = true, .min = 1}
#define ROW_PROJECTION   {.name = "Projection", .kind = SHAPE_STRUCT, .shape = &projection_shape, .required = true}

static const struct shape_member local_members[] = {
    ROW_INDEX_NEEDED,
    ROW_KEYS,
    ROW_PROJECTION,
    ROW_END,
};

static const struct shape_member global_members[] = {
    ROW_INDEX_NEEDED,
    ROW_KEYS,
    ROW_PROJECTION,
    {.name = "ProvisionedThroughput", .kind = SHAPE_STRUCT, .shape = &indexspec_throughput_shape},
    {.name = "OnDemandThroughput", .kind = SHAPE_STRUCT, .shape = &indexspec_demand_shape},
    {.name = "WarmThroughput", .kind = SHAPE_STRUCT, .shape = &indexspec_warm_shape},
    ROW_END,
};
/* clang-format on */

const struct shape indexspec_throughput_shape = {"ProvisionedThroughput", throughput_members,
                                                 false};
const struct shape indexspec_warm_shape = {"WarmThroughput", warm_members, false};
const struct shape indexspec_demand_shape = {"OnDemandThroughput", demand_members, false};
const struct shape indexspec_local_shape = {"LocalSecondaryIndex", local_members, false};
const struct shape indexspec_global_shape = {"GlobalSecondaryIndex", global_members, false};

/* --- throughput ------------------------------------------------------------------------ */

static enum err check_bound(struct call *c, int64_t units, const char *name)
{
    if (units <= LIMIT_UNITS)
        return ERR_OK;
    return call_fail(c, ERR_VALIDATION, "Given value %lld for %s is out of bounds",
                     (long long)units, name);
}

/* A maximum on demand; -1 takes it away. */
static enum err read_maximum(struct call *c, const struct shape_body *b, const char *name,
                             int64_t *ret)
{
    int64_t n = shape_number(b, name);
    if (!shape_get(b, name) || n == -1)
        return ERR_OK;
    if (n < 1)
        return call_fail(c, ERR_VALIDATION, INVALID "%s must be -1 or greater than or equal to 1",
                         name);
    *ret = n;
    return check_bound(c, n, name);
}

enum err indexspec_read_units(struct call *c, const struct shape_body *b, enum billing billing,
                              int64_t *ret_read, int64_t *ret_write)
{
    *ret_read = *ret_write = 0;
    if (billing == BILLING_PROVISIONED) {
        const cJSON *j = shape_get(b, "ProvisionedThroughput");
        struct shape_body t = shape_open(j, &indexspec_throughput_shape);
        *ret_read = shape_number(&t, "ReadCapacityUnits");
        *ret_write = shape_number(&t, "WriteCapacityUnits");
        if (shape_get(b, "OnDemandThroughput"))
            return call_fail(c, ERR_VALIDATION,
                             INVALID "OnDemandThroughput can only be specified when BillingMode is "
                                     "PAY_PER_REQUEST");
        enum err err = check_bound(c, *ret_read, "ReadCapacityUnits");
        return err ? err : check_bound(c, *ret_write, "WriteCapacityUnits");
    }
    struct shape_body t = shape_open(shape_get(b, "OnDemandThroughput"), &indexspec_demand_shape);
    enum err err = read_maximum(c, &t, "MaxReadRequestUnits", ret_read);
    return err ? err : read_maximum(c, &t, "MaxWriteRequestUnits", ret_write);
}

struct indexspec_floor indexspec_floor_of(const struct engine *e, enum billing billing,
                                          int64_t read_units, int64_t write_units)
{
    const struct engine_config *model = engine_config_of(e);
    struct indexspec_floor f = {.billing = billing, .read = read_units, .write = write_units};
    if (billing == BILLING_ON_DEMAND) {
        f.read = model->demand_parts * (model->part_read_units / model->scale);
        f.write = model->demand_parts * (model->part_write_units / model->scale);
    }
    return f;
}

static enum err refuse_warm(struct call *c, const struct indexspec_floor *floor, bool is_write)
{
    const char *kind = is_write ? "Write" : "Read";
    struct buf of = BUF_INIT;
    buf_add_str(&of, floor->index.len ? "index " : "table");
    buf_add_slice(&of, floor->index);
    call_fail(c, ERR_VALIDATION,
              INVALID "Requested %sUnitsPerSecond for WarmThroughput for %s is lower than %s%s",
              kind, buf_str(&of),
              floor->is_current                       ? "current WarmThroughput"
              : floor->billing == BILLING_PROVISIONED ? kind
                                                      : "initial throughput for OnDemand",
              !floor->is_current && floor->billing == BILLING_PROVISIONED
                  ? "CapacityUnits of ProvisionedThroughput"
                  : "");
    buf_done(&of);
    return ERR_VALIDATION;
}

enum err indexspec_read_warm(struct call *c, const struct shape_body *b,
                             const struct indexspec_floor *floor, int64_t *ret_read,
                             int64_t *ret_write)
{
    const cJSON *j = shape_get(b, "WarmThroughput");
    struct shape_body t = shape_open(j, &indexspec_warm_shape);
    int64_t read = shape_number(&t, "ReadUnitsPerSecond"),
            write = shape_number(&t, "WriteUnitsPerSecond");
    *ret_read = *ret_write = 0;
    if (!j)
        return ERR_OK;
    if (read > LIMIT_UNITS || write > LIMIT_UNITS)
        return call_fail(c, ERR_VALIDATION, INVALID "WarmThroughput is out of bounds");
    if (shape_get(&t, "ReadUnitsPerSecond") && read < floor->read)
        return refuse_warm(c, floor, false);
    if (shape_get(&t, "WriteUnitsPerSecond") && write < floor->write)
        return refuse_warm(c, floor, true);
    *ret_read = read;
    *ret_write = write;
    return ERR_OK;
}

/* --- indexes --------------------------------------------------------------------------- */

static enum err read_projection(struct call *c, const struct shape_body *b, struct index_spec *ret)
{
    struct shape_body p = shape_open(shape_get(b, "Projection"), &projection_shape);
    struct slice type = shape_string(&p, "ProjectionType", &c->arena);
    const cJSON *names = shape_get(&p, "NonKeyAttributes");
    if (!type.len)
        return call_fail(c, ERR_VALIDATION, INVALID "Unknown ProjectionType: null");
    ret->projection = slice_is(type, "ALL")       ? PROJECT_ALL
                      : slice_is(type, "INCLUDE") ? PROJECT_INCLUDE
                                                  : PROJECT_KEYS;
    if (names && ret->projection != PROJECT_INCLUDE)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "ProjectionType is %.*s, but NonKeyAttributes is specified",
                         SLICE_ARG(type));
    if (!names && ret->projection == PROJECT_INCLUDE)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "ProjectionType is INCLUDE, but NonKeyAttributes is not "
                                 "specified");
    struct slice *include =
        arena_alloc(&c->arena, (size_t)(cJSON_GetArraySize(names) + 1) * sizeof *include);
    ret->include = include;
    for (const cJSON *j = names ? names->child : NULL; j; j = j->next)
        if (cJSON_IsString(j))
            include[ret->include_count++] = json_text(j, &c->arena);
    return ERR_OK;
}

static enum err check_local_key(struct call *c, const struct keyspec *own,
                                const struct keyspec *table, struct slice name)
{
    if (own->count < 2)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "Index KeySchema does not have a range key for index: %.*s",
                         SLICE_ARG(name));
    if (!slice_equal(own->part[0].name, table->part[0].name))
        return call_fail(c, ERR_VALIDATION,
                         INVALID "Index KeySchema does not have the same leading hash key as table "
                                 "KeySchema for index: %.*s. index hash key: %.*s, table hash key: "
                                 "%.*s",
                         SLICE_ARG(name), SLICE_ARG(own->part[0].name),
                         SLICE_ARG(table->part[0].name));
    return ERR_OK;
}

static enum err read_local(struct call *c, const cJSON *j, const struct keyspec *table,
                           struct keyspec_definitions *defs, struct index_spec *ret)
{
    struct shape_body b = shape_open(j, &indexspec_local_shape);
    struct keyspec keys;
    *ret = (struct index_spec){.name = shape_string(&b, "IndexName", &c->arena), .is_local = true};
    keyspec_read(c, shape_get(&b, "KeySchema"), &keys);
    enum err err = keyspec_check(c, &keys, defs, false);
    if (!err)
        err = check_local_key(c, &keys, table, ret->name);
    if (!err)
        err = read_projection(c, &b, ret);
    if (!err)
        ret->schema = keyspec_schema(c, &keys, defs);
    return err;
}

static enum err check_throughput(struct call *c, const struct shape_body *b, enum billing billing,
                                 struct slice name)
{
    bool given = shape_get(b, "ProvisionedThroughput");
    if (given && billing == BILLING_ON_DEMAND)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "ProvisionedThroughput should not be specified for index: %.*s "
                                 "when BillingMode is PAY_PER_REQUEST",
                         SLICE_ARG(name));
    if (!given && billing == BILLING_PROVISIONED)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "ProvisionedThroughput must be specified for index: %.*s",
                         SLICE_ARG(name));
    return ERR_OK;
}

static enum err read_index_warm(struct call *c, const struct shape_body *b, struct index_spec *ix)
{
    struct indexspec_floor floor =
        indexspec_floor_of(c->engine, ix->billing, ix->read_units, ix->write_units);
    floor.index = ix->name;
    return indexspec_read_warm(c, b, &floor, &ix->warm_read, &ix->warm_write);
}

enum err indexspec_read_global(struct call *c, const cJSON *j, enum billing billing,
                               struct keyspec_definitions *defs, struct index_spec *ret)
{
    struct shape_body b = shape_open(j, &indexspec_global_shape);
    struct keyspec keys;
    *ret =
        (struct index_spec){.name = shape_string(&b, "IndexName", &c->arena), .billing = billing};
    keyspec_read(c, shape_get(&b, "KeySchema"), &keys);
    enum err err = keyspec_check(c, &keys, defs, true);
    if (!err)
        err = read_projection(c, &b, ret);
    if (!err)
        err = check_throughput(c, &b, billing, ret->name);
    if (!err)
        err = indexspec_read_units(c, &b, billing, &ret->read_units, &ret->write_units);
    if (!err)
        err = read_index_warm(c, &b, ret);
    if (!err)
        ret->schema = keyspec_schema(c, &keys, defs);
    return err;
}

/* The newest against those before it. */
static enum err check_name(struct call *c, const struct indexspec_list *all)
{
    struct slice name = all->list[all->count - 1].name;
    for (int i = 0; i < all->count - 1; i++)
        if (slice_equal(all->list[i].name, name))
            return call_fail(c, ERR_VALIDATION, INVALID "Duplicate index name: %.*s",
                             SLICE_ARG(name));
    return ERR_OK;
}

static enum err check_list(struct call *c, const cJSON *list, const char *kind, int most)
{
    if (list && !list->child)
        return call_fail(c, ERR_VALIDATION, INVALID "List of %s is empty", kind);
    if (cJSON_GetArraySize(list) > most && most == LIMIT_LOCAL_INDEXES)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "Number of LocalSecondaryIndexes exceeds per-table limit of %d",
                         most);
    if (cJSON_GetArraySize(list) > most)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "GlobalSecondaryIndex count exceeds the per-table limit of %d",
                         most);
    return ERR_OK;
}

static enum err check_included(struct call *c, const struct indexspec_list *all)
{
    size_t sum = 0;
    for (int i = 0; i < all->count; i++)
        sum += all->list[i].include_count;
    if (sum <= LIMIT_INCLUDED)
        return ERR_OK;
    return call_fail(c, ERR_VALIDATION,
                     INVALID
                     "Number of NonKeyAttributes of all indexes exceeds the per-table limit "
                     "of %d",
                     LIMIT_INCLUDED);
}

enum err indexspec_read_all(struct call *c, const struct table_spec *table,
                            const struct keyspec *keys, struct keyspec_definitions *defs,
                            struct indexspec_list *ret)
{
    const cJSON *local = shape_get(&c->body, "LocalSecondaryIndexes");
    const cJSON *global = shape_get(&c->body, "GlobalSecondaryIndexes");
    size_t most = (size_t)cJSON_GetArraySize(local) + (size_t)cJSON_GetArraySize(global) + 1;
    ret->list = arena_alloc(&c->arena, most * sizeof *ret->list);
    enum err err = check_list(c, local, "LocalSecondaryIndexes", LIMIT_LOCAL_INDEXES);
    if (!err && local && keys->count < 2)
        err = call_fail(c, ERR_VALIDATION,
                        INVALID "Table KeySchema does not have a range key, which is required when "
                                "specifying a LocalSecondaryIndex");
    for (const cJSON *j = local ? local->child : NULL; j && !err; j = j->next) {
        err = read_local(c, j, keys, defs, &ret->list[ret->count++]);
        if (!err)
            err = check_name(c, ret);
    }
    if (!err)
        err = check_list(c, global, "GlobalSecondaryIndexes", LIMIT_GLOBAL_INDEXES);
    for (const cJSON *j = global ? global->child : NULL; j && !err; j = j->next) {
        err = indexspec_read_global(c, j, table->billing, defs, &ret->list[ret->count++]);
        if (!err)
            err = check_name(c, ret);
    }
    return err ? err : check_included(c, ret);
}
