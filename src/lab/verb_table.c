#include "config.h"

#include "lab/verb_table.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "engine/tree.h"
#include "lab/lines.h"
#include "lab/tabledef.h"
#include "lab/why.h"
#include "model/literal.h"

/* --- create ---------------------------------------------------------------------------- */

struct create_args {
    struct slice name;
    struct tabledef_keys keys;
    struct table_rates rates;
    struct table_spec spec; /* without name, schema, rates, indexes */
    struct tabledef_index *first;
    struct tabledef_index **end;
    size_t index_count;
};

static enum err parse_on_demand(struct parser *p, void *args)
{
    return tabledef_parse_on_demand(p, &((struct create_args *)args)->rates);
}

static enum err parse_provisioned(struct parser *p, void *args)
{
    return tabledef_parse_provisioned(p, &((struct create_args *)args)->rates);
}

static enum err parse_partitions(struct parser *p, void *args)
{
    return tabledef_parse_partitions(p, &((struct create_args *)args)->spec.parts);
}

static enum err parse_warm(struct parser *p, void *args)
{
    struct table_spec *spec = &((struct create_args *)args)->spec;
    return tabledef_parse_units(p, "warm", &spec->warm_read, &spec->warm_write);
}

static enum err parse_tags(struct parser *p, void *args)
{
    struct table_spec *spec = &((struct create_args *)args)->spec;
    struct val map, v;
    struct slice name;
    parser_at_end(p);
    size_t at = p->r.at;
    enum err err = parser_object(p, "tags", &map);
    if (err)
        return err;
    if (p->defect)
        return parser_fail(p, at, "%s", p->defect->text);
    if (val_count(map) > LIMIT_TAGS)
        return parser_fail(p, at, "a table has at most %d tags", LIMIT_TAGS);
    struct table_tag *tags = arena_alloc(p->arena, (val_count(map) + 1) * sizeof *tags);
    for (struct val_iter it = val_iter(map); val_next(&it, &name, &v);) {
        if (v.type != VAL_S)
            return parser_fail(p, at, "the tag %.*s is no string", SLICE_ARG(name));
        tags[spec->tag_count++] = (struct table_tag){arena_slice(p->arena, name), val_slice(v)};
    }
    spec->tags = tags;
    return ERR_OK;
}

static const struct clause index_heads[];

static enum err parse_index(struct parser *p, struct create_args *a, bool is_local)
{
    struct tabledef_index *ix = ARENA_NEW(p->arena, struct tabledef_index);
    *a->end = ix;
    enum err err = tabledef_parse_index(p, is_local, index_heads, ix);
    a->end = &ix->next;
    a->index_count++;
    return err;
}

static enum err parse_global(struct parser *p, void *args)
{
    return parse_index(p, args, false);
}

static enum err parse_local(struct parser *p, void *args)
{
    return parse_index(p, args, true);
}

/* clang-format off */
#define INDEXES                                                                                    \
    {"global index", CLAUSE_MANY, 0, parse_global},                                                \
    {"local index",  CLAUSE_MANY, 0, parse_local}

/* What ends the clauses of an index. */
static const struct clause index_heads[] = {
    INDEXES,
    {NULL, 0, 0, NULL},
};

const struct clause verb_table_create_clauses[] = {
    {"on-demand",    0, 1, parse_on_demand},
    {"provisioned",  0, 1, parse_provisioned},
    {"partitions",   0, 0, parse_partitions},
    {"warm",         0, 0, parse_warm},
    {"tags",         0, 0, parse_tags},
    INDEXES,
    {NULL, 0, 0, NULL},
};
/* clang-format on */

enum err verb_table_parse_create(struct parser *p, struct command *c)
{
    struct create_args *a = ARENA_NEW(p->arena, struct create_args);
    c->args = a;
    a->end = &a->first;
    if (!parser_keyword(p, "table"))
        return parser_expected(p, "`table`", "create");
    enum err err = parser_tablename(p, "table", &a->name);
    if (!err)
        err = tabledef_parse_keys(p, a->name.ptr, false, &a->keys);
    return err ? err : parser_clauses(p, verb_table_create_clauses, a);
}

/* The specs of all indexes, with schemas of their own. */
static enum err index_specs(const struct create_args *a, struct schema *schemas,
                            struct index_spec *specs, struct errinfo *why)
{
    size_t i = 0, included = 0;
    for (const struct tabledef_index *ix = a->first; ix; ix = ix->next, i++) {
        included += ix->spec.include_count;
        tabledef_schema(&ix->keys, &schemas[i]);
        enum err err = tabledef_index_spec(ix, &a->rates, &schemas[i], &specs[i], why);
        if (err)
            return err;
    }
    return tabledef_check_included(included, why);
}

static enum err create(struct lab *lab, const struct create_args *a, struct errinfo *why)
{
    struct table_spec spec = a->spec;
    struct schema schema, *schemas = xcalloc(a->index_count, sizeof *schemas);
    struct index_spec *specs = xcalloc(a->index_count, sizeof *specs);
    tabledef_schema(&a->keys, &schema);
    spec.name = a->name;
    spec.schema = &schema;
    spec.billing = a->rates.billing;
    spec.read_units = a->rates.read_units;
    spec.write_units = a->rates.write_units;
    spec.indexes = specs;
    spec.index_count = a->index_count;
    enum err err = index_specs(a, schemas, specs, why);
    if (!err)
        err = tabledef_check_new_warm(engine_config_of(lab->engine), &spec, why);
    if (!err)
        err = engine_create_table(lab->engine, &spec, why);
    schema_done(&schema);
    for (size_t i = 0; i < a->index_count; i++)
        schema_done(&schemas[i]);
    free(schemas);
    free(specs);
    return err;
}

enum lab_outcome verb_table_run_create(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct create_args *a = c->args;
    struct errinfo why = {.code = ERR_OK};
    if (!lab_has_tables(lab, 1, out))
        return LAB_ERROR;
    if (create(lab, a, &why)) {
        why_text(&why);
        return lab_refused(&why, out);
    }
    lines_space(engine_table(lab->engine, a->name), out);
    return LAB_OK;
}

/* --- describe -------------------------------------------------------------------------- */

struct describe_args {
    enum { DESCRIBE_ALL, DESCRIBE_TABLE, DESCRIBE_MODEL } what;
    struct slice name;
};

enum err verb_table_parse_describe(struct parser *p, struct command *c)
{
    static const struct clause none[] = {{NULL, 0, 0, NULL}};
    struct describe_args *a = ARENA_NEW(p->arena, struct describe_args);
    c->args = a;
    enum err err = ERR_OK;
    if (parser_at_end(p))
        return ERR_OK;
    if (parser_keyword(p, "model") && parser_at_end(p)) {
        a->what = DESCRIBE_MODEL;
        return ERR_OK;
    }
    a->what = DESCRIBE_TABLE;
    size_t at = p->r.at;
    if (parser_keyword(p, "table") && parser_at_end(p))
        p->r.at = at; /* a table of that name */
    err = parser_tablename(p, "describe", &a->name);
    return err ? err : parser_clauses(p, none, a);
}

/* One partition's line; its items and bytes may be those of a local index alone. */
static void describe_part(const struct part_view *v, struct buf *out)
{
    buf_printf(out, "  P%d  %016llx-%016llx  items %llu  bytes %llu\n", v->id,
               (unsigned long long)v->lo, (unsigned long long)v->hi, (unsigned long long)v->items,
               (unsigned long long)v->bytes);
}

/* The table's partitions with what a local index has in each: an entry lies beside its item. */
static void count_local(const struct table *ix, struct part_view *parts)
{
    struct tree_cursor cursor;
    tree_seek_first(&cursor, table_tree(ix));
    for (const struct item *it; (it = tree_next(&cursor));) {
        uint64_t hash = tree_hash_of(table_tree(ix), it);
        uint32_t i = table_part_of(table_base(ix), hash, item_pk(it), SLICE(""));
        parts[i].items++;
        parts[i].bytes += it->size;
    }
}

static void describe_parts(struct lab *lab, const struct table *t, struct buf *out)
{
    const struct table *space = table_is_local(t) ? table_base(t) : t;
    uint32_t count = table_parts(space);
    struct part_view *parts = xcalloc(count, sizeof *parts);
    for (uint32_t i = 0; i < count; i++) {
        parts[i] = table_part(space, i, lab_now_us(lab));
        if (space != t)
            parts[i].items = parts[i].bytes = 0;
    }
    if (space != t)
        count_local(t, parts);
    for (uint32_t i = 0; i < count && i < lab->settings.rows; i++)
        describe_part(&parts[i], out);
    if (count > lab->settings.rows)
        buf_printf(out, "  (%u more partitions)\n", count - lab->settings.rows);
    free(parts);
}

/* "  index ...  items 3  bytes 90  partitions 4"; a local one lies in its table's partitions. */
static void describe_index(const struct table *ix, struct buf *out)
{
    buf_add_str(out, "  ");
    lines_index(ix, out);
    buf_printf(out, "  items %llu  bytes %llu", (unsigned long long)table_items(ix),
               (unsigned long long)table_bytes(ix));
    if (!table_is_local(ix))
        buf_printf(out, "  partitions %u", table_parts(ix));
    if (table_pending(ix))
        buf_printf(out, "  pending %zu", table_pending(ix));
    buf_add_char(out, '\n');
}

/* Lines for what was asked for beside keys and capacity. */
static void describe_facts(const struct table *t, struct buf *out)
{
    const struct facts *f = table_facts(t);
    bool provisioned = table_billing(t) == BILLING_PROVISIONED;
    int64_t read = provisioned ? table_read_rate(t) / UNIT : 0;
    int64_t write = provisioned ? table_write_rate(t) / UNIT : 0;
    if (f->warm_read > read || f->warm_write > write)
        buf_printf(out, "  warm %lld rcu %lld wcu\n", (long long)f->warm_read,
                   (long long)f->warm_write);
    for (size_t i = 0; i < f->tag_count; i++) {
        buf_add_str(out, i ? ", " : "  tags {");
        literal_print_string((struct slice){f->tag[i].key, f->tag[i].key_len}, out);
        buf_add_str(out, ": ");
        literal_print_string((struct slice){f->tag[i].value, f->tag[i].value_len}, out);
    }
    if (f->tag_count)
        buf_add_str(out, "}\n");
}

static void describe_table(struct lab *lab, const struct table *t, struct buf *out)
{
    if (table_base(t)) {
        describe_index(t, out);
    } else {
        buf_add_str(out, "  ");
        lines_table(t, out);
        buf_add_char(out, '\n');
        describe_facts(t, out);
        for (int i = 0; i < table_index_count(t); i++)
            describe_index(table_index_at(t, i), out);
    }
    describe_parts(lab, t, out);
    buf_printf(out, "items %llu | bytes %llu | partitions %u\n", (unsigned long long)table_items(t),
               (unsigned long long)table_bytes(t),
               table_parts(table_is_local(t) ? table_base(t) : t));
}

static void describe_all(struct lab *lab, struct buf *out)
{
    for (int i = 0; i < engine_table_count(lab->engine); i++) {
        const struct table *t = engine_table_at(lab->engine, i);
        buf_add_str(out, "  ");
        lines_table(t, out);
        buf_printf(out, "  items %llu  bytes %llu  partitions %u\n",
                   (unsigned long long)table_items(t), (unsigned long long)table_bytes(t),
                   table_parts(t));
    }
    if (engine_table_count(lab->engine) == 0)
        buf_add_str(out, "  (none)\n");
}

enum lab_outcome verb_table_run_describe(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct describe_args *a = c->args;
    char value[32];
    const char *name;
    if (a->what == DESCRIBE_ALL)
        describe_all(lab, out);
    for (int i = 0; a->what == DESCRIBE_MODEL; i++) {
        if (!(name = engine_config_list(engine_config_of(lab->engine), i, value)))
            break;
        buf_printf(out, "  %s %s\n", name, value);
    }
    if (a->what != DESCRIBE_TABLE)
        return LAB_OK;
    struct errinfo why = {.code = ERR_OK};
    const struct table *t = lab_target(lab, a->name, &why);
    if (!t)
        return lab_refused(&why, out);
    describe_table(lab, t, out);
    return LAB_OK;
}

/* --- locate ---------------------------------------------------------------------------- */

struct locate_key {
    struct val map;
    struct locate_key *next;
};

struct locate_args {
    struct slice name;
    struct locate_key *first;
};

enum err verb_table_parse_locate(struct parser *p, struct command *c)
{
    struct locate_args *a = ARENA_NEW(p->arena, struct locate_args);
    struct locate_key **end = &a->first;
    c->args = a;
    enum err err = parser_tablename(p, "locate", &a->name);
    while (!err && (!a->first || !parser_at_end(p))) {
        *end = ARENA_NEW(p->arena, struct locate_key);
        err = parser_object(p, "the table's name", &(*end)->map);
        end = &(*end)->next;
        if (p->defect)
            return parser_fail(p, p->r.at, "%s", p->defect->text);
    }
    return err;
}

static struct slice attr_name(const struct key_attr *a)
{
    return (struct slice){a->name, a->name_len};
}

/* A key to place: the whole primary key, or its partition key alone; an index's partition key. */
static enum err check_key(const struct table *t, struct val map, struct errinfo *why)
{
    const struct schema *schema = table_schema(t);
    struct schema pk_alone = *schema;
    struct val v;
    pk_alone.sk_count = 0;
    if (!table_base(t)) {
        bool whole = schema->sk_count && val_map_get(map, attr_name(&schema->sk[0]), &v);
        return item_check(whole ? schema : &pk_alone, map, ITEM_KEY, NULL, why);
    }
    bool good = val_count(map) == schema->pk_count;
    for (int i = 0; i < schema->pk_count && good; i++)
        good = val_map_get(map, attr_name(&schema->pk[i]), &v) && v.type == schema->pk[i].type;
    return good
               ? ERR_OK
               : err_set(why, ERR_VALIDATION, "The provided key element does not match the schema");
}

static enum err refuse_key(const struct table *t, const struct errinfo *from, struct errinfo *ret)
{
    struct buf names = BUF_INIT;
    struct schema pk_alone = *table_schema(t);
    pk_alone.sk_count = 0;
    schema_print(&pk_alone, &names);
    err_set(ret, from->code, "%s", from->text);
    if (table_base(t))
        err_why(ret, "locate takes the partition key of an index, %s, alone.", buf_str(&names));
    else
        err_why(ret, "locate takes the partition key %s, alone or with the sort key.",
                pk_alone.pk[0].name);
    buf_done(&names);
    return ret->code;
}

static void locate_one(struct lab *lab, const struct table *t, struct val map, struct buf *out)
{
    const struct schema *schema = table_schema(t);
    const struct table *space = table_is_local(t) ? table_base(t) : t;
    struct buf key = BUF_INIT;
    struct val pk[SCHEMA_PARTS], sk;
    for (int i = 0; i < schema->pk_count; i++) {
        bool found = val_map_get(map, attr_name(&schema->pk[i]), &pk[i]);
        assert(found);
        buf_add_str(out, "  ");
        literal_print_bare(pk[i], out);
    }
    schema_encode(pk, schema->pk_count, &key);
    size_t pk_len = key.len;
    if (schema->sk_count && val_map_get(map, attr_name(&schema->sk[0]), &sk)) {
        buf_add_str(out, "  ");
        literal_print_bare(sk, out);
        schema_encode(&sk, 1, &key);
    }
    struct slice pk_enc = {key.ptr, pk_len}, sk_enc = {key.ptr + pk_len, key.len - pk_len};
    uint64_t hash = schema_hash(pk_enc) & engine_config_of(lab->engine)->hash_mask;
    uint32_t index = table_part_of(space, hash, pk_enc, sk_enc);
    buf_printf(out, "  hash %016llx  P%d of %u\n", (unsigned long long)hash,
               table_part(space, index, lab_now_us(lab)).id, table_parts(space));
    buf_done(&key);
}

enum lab_outcome verb_table_run_locate(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct locate_args *a = c->args;
    struct errinfo why = {.code = ERR_OK}, said;
    const struct table *t = lab_target(lab, a->name, &why);
    if (!t)
        return lab_refused(&why, out);
    for (const struct locate_key *k = a->first; k; k = k->next) {
        if (check_key(t, k->map, &why)) {
            refuse_key(t, &why, &said);
            return lab_refused(&said, out);
        }
    }
    for (const struct locate_key *k = a->first; k; k = k->next)
        locate_one(lab, t, k->map, out);
    return LAB_OK;
}
