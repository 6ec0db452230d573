#include "config.h"

#include "lab/verb_alter.h"

#include "base/limits.h"
#include "lab/lines.h"
#include "lab/operation.h"
#include "lab/tabledef.h"
#include "lab/why.h"

struct alter_args {
    struct slice name; /* Table, or Table.Index */
    enum { ALTER_NONE, ALTER_RATES, ALTER_WARM, ALTER_ADD, ALTER_DROP } what;
    struct table_rates rates;
    int64_t warm_read, warm_write;
    struct tabledef_index index;
    struct slice gone; /* the index to drop */
};

/* --- parsing --------------------------------------------------------------------------- */

static enum err parse_on_demand(struct parser *p, void *args)
{
    struct alter_args *a = args;
    a->what = ALTER_RATES;
    return tabledef_parse_on_demand(p, &a->rates);
}

static enum err parse_provisioned(struct parser *p, void *args)
{
    struct alter_args *a = args;
    a->what = ALTER_RATES;
    return tabledef_parse_provisioned(p, &a->rates);
}

static enum err parse_warm(struct parser *p, void *args)
{
    struct alter_args *a = args;
    a->what = ALTER_WARM;
    return tabledef_parse_units(p, "warm", &a->warm_read, &a->warm_write);
}

static enum err parse_add(struct parser *p, void *args)
{
    struct alter_args *a = args;
    a->what = ALTER_ADD;
    return tabledef_parse_index(p, false, NULL, &a->index);
}

static enum err refuse_local(struct parser *p, void *args)
{
    (void)args;
    return parser_fail(p, p->r.at, "a local index can only be made together with its table");
}

static enum err parse_drop(struct parser *p, void *args)
{
    struct alter_args *a = args;
    a->what = ALTER_DROP;
    return parser_indexname(p, "index", &a->gone);
}

static enum err refuse_partitions(struct parser *p, void *args)
{
    (void)args;
    return parser_fail(p, p->r.at,
                       "partitions follow from throughput and size; `warm` splits them "
                       "ahead of need");
}

/* clang-format off */
const struct clause verb_alter_clauses[] = {
    {"on-demand",        0, 1, parse_on_demand},
    {"provisioned",      0, 1, parse_provisioned},
    {"warm",             0, 1, parse_warm},
    {"add global index", 0, 1, parse_add},
    {"drop index",       0, 1, parse_drop},
    {"add local index",  CLAUSE_REFUSED, 0, refuse_local},
    {"partitions",       CLAUSE_REFUSED, 0, refuse_partitions},
    {NULL, 0, 0, NULL},
};
/* clang-format on */

static enum err parse_name(struct parser *p, struct slice *ret)
{
    if (!parser_keyword(p, "table"))
        return parser_expected(p, "`table`", p->verb);
    return parser_tablename(p, "table", ret);
}

enum err verb_alter_parse(struct parser *p, struct command *c)
{
    struct alter_args *a = ARENA_NEW(p->arena, struct alter_args);
    c->args = a;
    enum err err = parse_name(p, &a->name);
    if (!err)
        err = parser_clauses(p, verb_alter_clauses, a);
    if (!err && a->what == ALTER_NONE)
        return parser_expected(p,
                               "`on-demand`, `provisioned`, `warm`, `add global index` or "
                               "`drop index`",
                               "the table's name");
    return err;
}

enum err verb_alter_parse_drop(struct parser *p, struct command *c)
{
    static const struct clause none[] = {{NULL, 0, 0, NULL}};
    struct slice *name = ARENA_NEW(p->arena, struct slice);
    c->args = name;
    if (parser_keyword(p, "index"))
        return parser_fail(p, p->r.at, "an index goes by `alter table TABLE drop index INDEX`");
    enum err err = parse_name(p, name);
    return err ? err : parser_clauses(p, none, NULL);
}

/* --- running --------------------------------------------------------------------------- */

static enum err refuse_same(const struct table *t, struct errinfo *why)
{
    long long read = table_read_rate(t) / UNIT, write = table_write_rate(t) / UNIT;
    return err_set(
        why, ERR_VALIDATION,
        "The provisioned throughput for the table will not change. The requested value equals the "
        "current value. Current ReadCapacityUnits provisioned for the table: %lld. Requested "
        "ReadCapacityUnits: %lld. Current WriteCapacityUnits provisioned for the table: %lld. "
        "Requested WriteCapacityUnits: %lld. Refer to the Amazon DynamoDB Developer Guide for "
        "current limits and how to request higher limits.",
        read, read, write, write);
}

/* What a global index becomes when its table changes its mode.  CHOSEN: provisioned it gets the
 * table's units, where the service wants them said. */
static struct table_rates rates_of_index(const struct table *table, const struct table *ix,
                                         const struct table_rates *to, bool *ret_changes)
{
    *ret_changes = !table_is_local(ix) && table_billing(table) != to->billing;
    struct table_rates rates = *to;
    if (to->billing == BILLING_ON_DEMAND)
        rates.read_units = rates.write_units = 0;
    return rates;
}

static enum err check_rates(struct lab *lab, const struct table *t, const struct table_rates *to,
                            struct errinfo *why)
{
    bool same = table_billing(t) == BILLING_PROVISIONED && to->billing == BILLING_PROVISIONED &&
                table_read_rate(t) == to->read_units * UNIT &&
                table_write_rate(t) == to->write_units * UNIT;
    if (same)
        return refuse_same(t, why);
    if (table_base(t) && table_billing(table_base(t)) != to->billing)
        return tabledef_refuse_billing(table_name(t), table_billing(table_base(t)), why);
    enum err err = engine_check_alter(lab->engine, t, to, why);
    for (int i = 0; i < table_index_count(t) && !err; i++) {
        bool changes;
        const struct table *ix = table_index_at(t, i);
        struct table_rates rates = rates_of_index(t, ix, to, &changes);
        err = changes ? engine_check_alter(lab->engine, ix, &rates, why) : ERR_OK;
    }
    return err;
}

static enum err alter_rates(struct lab *lab, struct table *t, const struct table_rates *to,
                            struct errinfo *why)
{
    enum err err = check_rates(lab, t, to, why);
    for (int i = 0; i < table_index_count(t) && !err; i++) {
        bool changes;
        struct table *ix = table_index_at(t, i);
        struct table_rates rates = rates_of_index(t, ix, to, &changes);
        err = changes ? engine_alter_table(lab->engine, ix, &rates, why) : ERR_OK;
    }
    return err ? err : engine_alter_table(lab->engine, t, to, why);
}

static enum err add_index(struct lab *lab, struct table *t, const struct alter_args *a,
                          struct errinfo *why)
{
    struct table_rates rates = {.billing = table_billing(t)};
    struct schema schema;
    struct index_spec spec;
    if (rates.billing == BILLING_PROVISIONED) {
        rates.read_units = table_read_rate(t) / UNIT;
        rates.write_units = table_write_rate(t) / UNIT;
    }
    if (table_index(t, a->index.spec.name))
        return err_set(why, ERR_VALIDATION,
                       "Attempting to create an index which already exists: %.*s",
                       SLICE_ARG(a->index.spec.name));
    size_t included = a->index.spec.include_count, of_one;
    for (int i = 0; i < table_index_count(t); i++) {
        table_included(table_index_at(t, i), &of_one);
        included += of_one;
    }
    if (tabledef_check_included(included, why))
        return why->code;
    tabledef_schema(&a->index.keys, &schema);
    enum err err = tabledef_index_spec(&a->index, &rates, &schema, &spec, why);
    if (!err)
        err = engine_add_index(lab->engine, t, &spec, why);
    schema_done(&schema);
    return err;
}

static enum err refuse_no_index(const struct table *t, struct slice name, struct errinfo *why)
{
    err_set(why, ERR_NOT_FOUND,
            "Requested resource not found: Index: %.*s not found for table: %.*s", SLICE_ARG(name),
            SLICE_ARG(table_name(t)));
    if (table_index(t, name))
        return err_why(why, "a local index stays as long as its table.");
    lab_why_no_index(t, name, why);
    return why->code;
}

static enum err drop_index(struct lab *lab, struct table *t, struct slice name, struct errinfo *why)
{
    const struct table *ix = table_index(t, name);
    if (!ix || table_is_local(ix))
        return refuse_no_index(t, name, why);
    lab_forget_last(lab);
    return engine_drop_index(lab->engine, t, name, why);
}

static enum err warm(struct lab *lab, struct table *t, const struct alter_args *a,
                     struct errinfo *why)
{
    enum err err = tabledef_check_warm(t, a->warm_read, a->warm_write, why);
    return err ? err : engine_warm_table(lab->engine, t, a->warm_read, a->warm_write, why);
}

/* Indexes are altered in what they have of their own: units and warmth. */
static enum err check_target(const struct table *t, const struct alter_args *a, struct errinfo *why)
{
    if (!table_base(t))
        return ERR_OK;
    if (table_is_local(t))
        return err_set(why, ERR_LAB, "a local index is paid from its table's units and has none");
    if (a->what == ALTER_ADD || a->what == ALTER_DROP)
        return err_set(why, ERR_LAB, "%.*s is an index; indexes are those of a table",
                       SLICE_ARG(a->name));
    return ERR_OK;
}

static enum err alter(struct lab *lab, struct table *t, const struct alter_args *a,
                      struct errinfo *why)
{
    enum err err = check_target(t, a, why);
    if (err)
        return err;
    switch (a->what) {
    case ALTER_RATES:
        return alter_rates(lab, t, &a->rates, why);
    case ALTER_WARM:
        return warm(lab, t, a, why);
    case ALTER_ADD:
        return add_index(lab, t, a, why);
    default:
        return drop_index(lab, t, a->gone, why);
    }
}

/* Table or index; a change of what is not there has a text of its own. */
static struct table *find(struct lab *lab, struct slice target, struct errinfo *why)
{
    struct slice name, index;
    operation_resolve(lab, target, &name, &index);
    struct table *t = engine_table(lab->engine, name);
    if (!t) {
        err_set(why, ERR_NOT_FOUND, "Requested resource not found: Table: %.*s not found",
                SLICE_ARG(name));
        lab_why_no_table(lab, name, why);
    } else if (index.len && !table_index(t, index)) {
        refuse_no_index(t, index, why);
        t = NULL;
    } else if (index.len) {
        t = table_index(t, index);
    }
    return t;
}

enum lab_outcome verb_alter_run(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct alter_args *a = c->args;
    struct errinfo why = {.code = ERR_OK};
    if (a->what != ALTER_DROP && !lab_has_tables(lab, 1, out))
        return LAB_ERROR;
    struct table *t = find(lab, a->name, &why);
    if (!t || alter(lab, t, a, &why)) {
        why_text(&why);
        return lab_refused(&why, out);
    }
    lines_space(a->what == ALTER_ADD ? table_index(t, a->index.spec.name) : t, out);
    return LAB_OK;
}

enum lab_outcome verb_alter_run_drop(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct slice *name = c->args;
    struct errinfo why = {.code = ERR_OK};
    struct table *t = find(lab, *name, &why);
    if (t && table_base(t))
        return lab_refuse_text(out,
                               "%.*s is an index; it goes by `alter table %.*s drop index "
                               "%.*s`",
                               SLICE_ARG(*name), SLICE_ARG(table_name(table_base(t))),
                               SLICE_ARG(table_name(t)));
    if (!t)
        return lab_refused(&why, out);
    buf_printf(out, "dropped %.*s | items %llu | bytes %llu\n", SLICE_ARG(*name),
               (unsigned long long)table_items(t), (unsigned long long)table_bytes(t));
    lab_forget_last(lab);
    engine_drop_table(lab->engine, t);
    return LAB_OK;
}
