#include "config.h"

#include "lab/tabledef.h"

#include "base/limits.h"

/* --- keys ------------------------------------------------------------------------------ */

static enum err parse_type(struct parser *p, const char *after, enum val_type *ret)
{
    static const enum val_type types[] = {VAL_S, VAL_N, VAL_B};
    struct slice word = parser_peek_word(p);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (slice_is(word, val_type_names[types[i]])) {
            p->r.at += word.len;
            *ret = types[i];
            return ERR_OK;
        }
    return parser_expected(p, "the type of a key, S, N or B,", after);
}

static enum err parse_attr(struct parser *p, const char *after, bool is_index,
                           struct tabledef_keys *k)
{
    struct slice name;
    parser_at_end(p);
    size_t at = p->r.at;
    enum err err = parser_attr(p, after, &name);
    if (err)
        return err;
    int side = k->pk_count ? k->count - k->pk_count : k->count;
    if (!is_index && k->count == 2)
        return parser_fail(p, at, "a table has a partition key and at most one sort key");
    if (side == SCHEMA_PARTS)
        return parser_fail(p, at, "an index has at most %d attributes on each side of `;`",
                           SCHEMA_PARTS);
    for (int i = 0; i < k->count && is_index; i++)
        if (slice_equal(k->name[i], name))
            return parser_fail(p, at, "%.*s is named twice in one key", SLICE_ARG(name));
    k->name[k->count] = name;
    err = parse_type(p, name.ptr, &k->type[k->count]);
    k->count += !err;
    return err;
}

/* Without ";" the second attribute is the sort key. */
static enum err settle_sides(struct parser *p, bool has_sides, struct tabledef_keys *k)
{
    if (has_sides)
        return ERR_OK;
    if (k->count > 2)
        return parser_fail(p, p->r.at - 1,
                           "a key of several attributes needs `;` between those of the partition "
                           "key and those of the sort key");
    k->pk_count = 1;
    return ERR_OK;
}

enum err tabledef_parse_keys(struct parser *p, const char *after, bool is_index,
                             struct tabledef_keys *ret)
{
    bool has_sides = false;
    enum err err = parser_need_char(p, '(', after);
    *ret = (struct tabledef_keys){.count = 0};
    after = "(";
    while (!err && !(has_sides && *after == ';' && parser_char(p, ')'))) {
        err = parse_attr(p, after, is_index, ret);
        if (err)
            return err;
        if (parser_char(p, ')'))
            return settle_sides(p, has_sides, ret);
        parser_at_end(p);
        size_t at = p->r.at;
        if (parser_char(p, ',')) {
            after = ",";
        } else if (!has_sides && parser_char(p, ';')) {
            if (!is_index)
                return parser_fail(p, at,
                                   "`;` stands in an index's key; a table's is a partition key "
                                   "and at most one sort key");
            has_sides = true;
            ret->pk_count = ret->count;
            after = ";";
        } else {
            return parser_expected(p, is_index && !has_sides ? "`,`, `;` or `)`" : "`,` or `)`",
                                   val_type_names[ret->type[ret->count - 1]]);
        }
    }
    return err;
}

void tabledef_schema(const struct tabledef_keys *keys, struct schema *ret)
{
    *ret = (struct schema){.pk_count = 0};
    for (int i = 0; i < keys->count; i++)
        schema_add(ret, i >= keys->pk_count, keys->name[i], keys->type[i]);
}

/* --- capacity -------------------------------------------------------------------------- */

enum err tabledef_parse_units(struct parser *p, const char *after, int64_t *ret_read,
                              int64_t *ret_write)
{
    uint64_t read, write;
    enum err err = parser_int(p, after, LIMIT_UNITS, &read);
    if (err)
        return err;
    if (!parser_keyword(p, "rcu"))
        return parser_expected(p, "`rcu`", "the number of units");
    err = parser_int(p, "rcu", LIMIT_UNITS, &write);
    if (err)
        return err;
    if (!parser_keyword(p, "wcu"))
        return parser_expected(p, "`wcu`", "the number of units");
    *ret_read = (int64_t)read;
    *ret_write = (int64_t)write;
    return ERR_OK;
}

enum err tabledef_parse_on_demand(struct parser *p, struct table_rates *ret)
{
    *ret = (struct table_rates){.billing = BILLING_ON_DEMAND};
    return parser_keyword(p, "max")
               ? tabledef_parse_units(p, "max", &ret->read_units, &ret->write_units)
               : ERR_OK;
}

enum err tabledef_parse_provisioned(struct parser *p, struct table_rates *ret)
{
    ret->billing = BILLING_PROVISIONED;
    return tabledef_parse_units(p, "provisioned", &ret->read_units, &ret->write_units);
}

enum err tabledef_parse_partitions(struct parser *p, uint32_t *ret)
{
    uint64_t n;
    parser_at_end(p);
    size_t at = p->r.at;
    enum err err = parser_int(p, "partitions", LIMIT_PARTITIONS, &n);
    if (!err && n == 0)
        return parser_fail(p, at, "a table has at least one partition");
    if (!err)
        *ret = (uint32_t)n;
    return err;
}

/* --- indexes --------------------------------------------------------------------------- */

/* The service's: names that one index includes. */
enum { INCLUDED_MAX = 20 };

static enum err parse_include(struct parser *p, struct index_spec *spec)
{
    struct slice names[INCLUDED_MAX];
    const char *after = "(";
    enum err err = parser_need_char(p, '(', "include");
    spec->projection = PROJECT_INCLUDE;
    while (!err) {
        parser_at_end(p);
        if (spec->include_count == INCLUDED_MAX)
            return parser_fail(p, p->r.at, "an index includes at most %d attributes by name",
                               INCLUDED_MAX);
        err = parser_attr(p, after, &names[spec->include_count]);
        if (err)
            return err;
        spec->include_count++;
        after = ",";
        if (parser_char(p, ')'))
            break;
        if (!parser_char(p, ','))
            return parser_expected(p, "`,` or `)`", "an attribute's name");
    }
    if (!err)
        spec->include = arena_memdup(p->arena, names, spec->include_count * sizeof *names);
    return err;
}

static enum err parse_project(struct parser *p, void *args)
{
    struct index_spec *spec = &((struct tabledef_index *)args)->spec;
    if (parser_keyword(p, "include"))
        return parse_include(p, spec);
    if (parser_keyword(p, "all"))
        spec->projection = PROJECT_ALL;
    else if (parser_keyword(p, "keys"))
        spec->projection = PROJECT_KEYS;
    else
        return parser_expected(p, "`all`, `keys` or `include`", "project");
    return ERR_OK;
}

static enum err parse_on_demand(struct parser *p, void *args)
{
    struct tabledef_index *ix = args;
    ix->has_rates = true;
    return tabledef_parse_on_demand(p, &ix->rates);
}

static enum err parse_provisioned(struct parser *p, void *args)
{
    struct tabledef_index *ix = args;
    ix->has_rates = true;
    return tabledef_parse_provisioned(p, &ix->rates);
}

static enum err parse_partitions(struct parser *p, void *args)
{
    return tabledef_parse_partitions(p, &((struct tabledef_index *)args)->spec.parts);
}

static enum err parse_lag(struct parser *p, void *args)
{
    return parser_duration(p, "lag", &((struct tabledef_index *)args)->spec.lag_us);
}

static enum err refuse_units(struct parser *p, void *args)
{
    (void)args;
    return parser_fail(p, p->r.at, "a local index is paid from its table's units and has none");
}

static enum err refuse_partitions(struct parser *p, void *args)
{
    (void)args;
    return parser_fail(p, p->r.at, "a local index lies in its table's partitions and has none");
}

static enum err refuse_lag(struct parser *p, void *args)
{
    (void)args;
    return parser_fail(p, p->r.at, "a local index is written with its table and has no lag");
}

static enum err refuse_of_table(struct parser *p, void *args)
{
    (void)args;
    return parser_fail(p, p->r.at,
                       "what stands behind an index's parentheses belongs to the index; say this "
                       "of the table before its indexes");
}

/* clang-format off */
#define OF_THE_TABLE                                                                               \
    {"warm", CLAUSE_REFUSED, 0, refuse_of_table},                                                  \
    {"tags", CLAUSE_REFUSED, 0, refuse_of_table}

const struct clause tabledef_global_clauses[] = {
    {"project",     0, 0, parse_project},
    {"on-demand",   0, 1, parse_on_demand},
    {"provisioned", 0, 1, parse_provisioned},
    {"partitions",  0, 0, parse_partitions},
    {"lag",         0, 0, parse_lag},
    OF_THE_TABLE,
    {NULL, 0, 0, NULL},
};

const struct clause tabledef_local_clauses[] = {
    {"project",     0, 0, parse_project},
    {"on-demand",   CLAUSE_REFUSED, 0, refuse_units},
    {"provisioned", CLAUSE_REFUSED, 0, refuse_units},
    {"partitions",  CLAUSE_REFUSED, 0, refuse_partitions},
    {"lag",         CLAUSE_REFUSED, 0, refuse_lag},
    OF_THE_TABLE,
    {NULL, 0, 0, NULL},
};
/* clang-format on */

enum err tabledef_parse_index(struct parser *p, bool is_local, const struct clause *outer,
                              struct tabledef_index *ret)
{
    const char *verb = p->verb, *after;
    *ret = (struct tabledef_index){.spec = {.is_local = is_local}};
    enum err err = parser_indexname(p, "index", &ret->spec.name);
    if (err)
        return err;
    after = ret->spec.name.ptr;
    parser_at_end(p);
    size_t at = p->r.at;
    err = tabledef_parse_keys(p, after, true, &ret->keys);
    if (!err && is_local && (ret->keys.pk_count != 1 || ret->keys.count > 2))
        return parser_fail(p, at, "a local index has its table's partition key and one sort key");
    if (err)
        return err;
    p->verb = is_local ? "local index" : "global index";
    err = parser_clauses_until(p, is_local ? tabledef_local_clauses : tabledef_global_clauses,
                               outer, ret);
    p->verb = verb;
    return err;
}

#define INVALID "One or more parameter values were invalid: "

enum err tabledef_check_included(size_t names, struct errinfo *why)
{
    if (names <= LIMIT_INCLUDED)
        return ERR_OK;
    return err_set(why, ERR_VALIDATION,
                   INVALID "Number of NonKeyAttributes of all indexes exceeds the per-table limit "
                           "of %d",
                   LIMIT_INCLUDED);
}

enum err tabledef_refuse_billing(struct slice index, enum billing table, struct errinfo *why)
{
    bool provisioned = table == BILLING_PROVISIONED;
    err_set(why, ERR_VALIDATION,
            provisioned ? INVALID "ProvisionedThroughput must be specified for index: %.*s"
                        : INVALID "ProvisionedThroughput should not be specified for index: %.*s "
                                  "when BillingMode is PAY_PER_REQUEST",
            SLICE_ARG(index));
    return err_why(why, "a table and its indexes are billed in one way; this table is %s.",
                   provisioned ? "provisioned" : "on-demand");
}

static enum err refuse_warm(bool is_write, const char *than, struct errinfo *why)
{
    return err_set(why, ERR_VALIDATION,
                   INVALID "Requested %sUnitsPerSecond for WarmThroughput for table is lower than "
                           "%s",
                   is_write ? "Write" : "Read", than);
}

enum err tabledef_check_warm(const struct table *t, int64_t read_units, int64_t write_units,
                             struct errinfo *why)
{
    bool low_read = read_units < table_warm_read(t), low_write = write_units < table_warm_write(t);
    if (!low_read && !low_write)
        return ERR_OK;
    refuse_warm(!low_read, "current WarmThroughput", why);
    return err_why(why, "warm throughput never goes down; now it is %lld rcu %lld wcu.",
                   (long long)table_warm_read(t), (long long)table_warm_write(t));
}

enum err tabledef_check_new_warm(const struct engine_config *model, const struct table_spec *spec,
                                 struct errinfo *why)
{
    bool provisioned = spec->billing == BILLING_PROVISIONED;
    int64_t read = spec->read_units, write = spec->write_units;
    if (!provisioned) {
        read = model->demand_parts * (model->part_read_units / model->scale);
        write = model->demand_parts * (model->part_write_units / model->scale);
    }
    bool low_read = spec->warm_read < read, low_write = spec->warm_write < write;
    if (spec->warm_read + spec->warm_write == 0 || (!low_read && !low_write))
        return ERR_OK;
    refuse_warm(!low_read,
                !provisioned ? "initial throughput for OnDemand"
                : low_read   ? "ReadCapacityUnits of ProvisionedThroughput"
                             : "WriteCapacityUnits of ProvisionedThroughput",
                why);
    return err_why(why, "this table begins with %lld rcu %lld wcu.", (long long)read,
                   (long long)write);
}

enum err tabledef_index_spec(const struct tabledef_index *ix, const struct table_rates *table,
                             struct schema *schema, struct index_spec *ret, struct errinfo *why)
{
    bool provisioned = table->billing == BILLING_PROVISIONED;
    const struct table_rates *rates = ix->has_rates || !provisioned ? &ix->rates : table;
    *ret = ix->spec;
    ret->schema = schema;
    if (ix->has_rates && rates->billing != table->billing)
        return tabledef_refuse_billing(ix->spec.name, table->billing, why);
    ret->billing = rates->billing;
    ret->read_units = rates->read_units;
    ret->write_units = rates->write_units;
    return ERR_OK;
}
