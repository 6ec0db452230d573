#include "config.h"

#include "api/call_table.h"

#include <stdlib.h>

#include "api/describe.h"
#include "api/rows.h"
#include "base/xalloc.h"

static const struct shape_member name_members[] = {ROW_TABLE_OWN, ROW_END};
static const struct shape_member none_members[] = {ROW_END};
static const struct shape_member list_members[] = {
    {.name = "Limit", .kind = SHAPE_INTEGER, .min = 1, .max = 100},
    {.name = "ExclusiveStartTableName",
     .kind = SHAPE_STRING,
     .is_name = true,
     .min = 3,
     .max = 255},
    ROW_END,
};

const struct shape call_table_name_shape = {"DescribeTableInput", name_members, false};
const struct shape call_table_list_shape = {"ListTablesInput", list_members, false};
const struct shape call_table_none_shape = {"DescribeLimitsInput", none_members, false};

enum err call_table_find(struct call *c, struct table **ret_table)
{
    struct slice name = call_table_name(c->table);
    *ret_table = engine_table(c->engine, name);
    if (*ret_table)
        return ERR_OK;
    return call_fail(c, ERR_NOT_FOUND, "Requested resource not found: Table: %.*s not found",
                     SLICE_ARG(name));
}

enum err call_table_describe(struct call *c)
{
    struct table *t;
    enum err err = call_table_find(c, &t);
    if (err)
        return err;
    buf_add_str(c->out, "{\"Table\":");
    describe_write(c->engine, t, "ACTIVE", c->out);
    buf_add_char(c->out, '}');
    return ERR_OK;
}

/* --- ListTables ------------------------------------------------------------------------ */

static int compare_names(const void *a, const void *b)
{
    return slice_compare(*(const struct slice *)a, *(const struct slice *)b);
}

enum err call_table_list(struct call *c)
{
    struct slice start = shape_string(&c->body, "ExclusiveStartTableName", &c->arena);
    int limit = (int)shape_number(&c->body, "Limit"), count = engine_table_count(c->engine);
    struct slice *names = xcalloc((size_t)count + 1, sizeof *names);
    for (int i = 0; i < count; i++)
        names[i] = table_name(engine_table_at(c->engine, i));
    qsort(names, (size_t)count, sizeof *names, compare_names);
    int at = 0;
    while (at < count && slice_compare(names[at], start) <= 0)
        at++;
    int end = limit && limit < count - at ? at + limit : count;
    if (!limit && count - at > 100)
        end = at + 100;
    buf_add_str(c->out, "{\"TableNames\":[");
    for (int i = at; i < end; i++) {
        json_write_comma(c->out);
        json_write_string(names[i], c->out);
    }
    buf_add_char(c->out, ']');
    if (end < count) {
        json_write_name("LastEvaluatedTableName", c->out);
        json_write_string(names[end - 1], c->out);
    }
    buf_add_char(c->out, '}');
    free(names);
    return ERR_OK;
}

/* --- the account ----------------------------------------------------------------------- */

enum err call_table_limits(struct call *c)
{
    buf_add_str(c->out, "{\"AccountMaxReadCapacityUnits\":80000,"
                        "\"AccountMaxWriteCapacityUnits\":80000,"
                        "\"TableMaxReadCapacityUnits\":40000,"
                        "\"TableMaxWriteCapacityUnits\":40000}");
    return ERR_OK;
}

enum err call_table_endpoints(struct call *c)
{
    /* CHOSEN: without a server there is no address; clients must not go elsewhere. */
    buf_add_str(c->out, "{\"Endpoints\":[{\"Address\":\"localhost:8000\","
                        "\"CachePeriodInMinutes\":1440}]}");
    return ERR_OK;
}
