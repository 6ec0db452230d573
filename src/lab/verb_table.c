#include "config.h"

#include "lab/verb_table.h"

#include <assert.h>

#include "base/limits.h"
#include "lab/lines.h"
#include "model/literal.h"

/* What the engine refused: the service's voice, or the lab's for limits of our own. */
static enum lab_outcome refused(const struct errinfo *why, struct buf *out)
{
    lines_refusal(why, REASON_NONE, -1, out);
    return *err_wire_name(why->code) ? LAB_REFUSED : LAB_ERROR;
}

/* --- create ---------------------------------------------------------------------------- */

enum { KEYS_MAX = 2 };

struct create_args {
    struct slice name;
    struct slice key[KEYS_MAX];
    enum val_type type[KEYS_MAX];
    int key_count;
    struct table_spec spec; /* without name and schema */
};

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

static enum err parse_keys(struct parser *p, struct create_args *a)
{
    const char *after = "(";
    enum err err = parser_need_char(p, '(', a->name.ptr);
    while (!err) {
        parser_at_end(p);
        size_t at = p->r.at;
        struct slice name;
        err = parser_attr(p, after, &name);
        if (err)
            break;
        if (a->key_count == KEYS_MAX)
            return parser_fail(p, at, "a table has a partition key and at most one sort key");
        a->key[a->key_count] = name;
        err = parse_type(p, name.ptr, &a->type[a->key_count]);
        if (err)
            break;
        a->key_count++;
        after = ",";
        if (parser_char(p, ')'))
            return ERR_OK;
        if (!parser_char(p, ','))
            return parser_expected(p, "`,` or `)`", val_type_names[a->type[a->key_count - 1]]);
    }
    return err;
}

static enum err parse_units(struct parser *p, const char *after, struct table_spec *spec)
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
    spec->read_units = (int64_t)read;
    spec->write_units = (int64_t)write;
    return ERR_OK;
}

static enum err parse_on_demand(struct parser *p, void *args)
{
    struct create_args *a = args;
    a->spec.billing = BILLING_ON_DEMAND;
    return parser_keyword(p, "max") ? parse_units(p, "max", &a->spec) : ERR_OK;
}

static enum err parse_provisioned(struct parser *p, void *args)
{
    struct create_args *a = args;
    a->spec.billing = BILLING_PROVISIONED;
    return parse_units(p, "provisioned", &a->spec);
}

static enum err parse_partitions(struct parser *p, void *args)
{
    struct create_args *a = args;
    uint64_t n;
    parser_at_end(p);
    size_t at = p->r.at;
    enum err err = parser_int(p, "partitions", LIMIT_PARTITIONS, &n);
    if (!err && n == 0)
        return parser_fail(p, at, "a table has at least one partition");
    if (!err)
        a->spec.parts = (uint32_t)n;
    return err;
}

/* clang-format off */
const struct clause verb_table_create_clauses[] = {
    {"on-demand",    0, 1, parse_on_demand},
    {"provisioned",  0, 1, parse_provisioned},
    {"partitions",   0, 0, parse_partitions},
    {"warm",         CLAUSE_LATER, 0, NULL},
    {"tags",         CLAUSE_LATER, 0, NULL},
    {"global index", CLAUSE_LATER, 0, NULL},
    {"local index",  CLAUSE_LATER, 0, NULL},
    {NULL, 0, 0, NULL},
};
/* clang-format on */

enum err verb_table_parse_create(struct parser *p, struct command *c)
{
    struct create_args *a = ARENA_NEW(p->arena, struct create_args);
    c->args = a;
    if (!parser_keyword(p, "table"))
        return parser_expected(p, "`table`", "create");
    enum err err = parser_tablename(p, "table", &a->name);
    if (!err)
        err = parse_keys(p, a);
    return err ? err : parser_clauses(p, verb_table_create_clauses, a);
}

static bool has_room(const struct lab *lab)
{
    uint64_t parts = LIMIT_PARTITIONS; /* what the new table can have */
    for (int i = 0; i < engine_table_count(lab->engine); i++)
        parts += table_parts(engine_table_at(lab->engine, i));
    return parts <= LIMIT_LAB_PARTITIONS;
}

enum lab_outcome verb_table_run_create(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct create_args *a = c->args;
    struct schema schema = {.pk_count = 0};
    struct errinfo why = {.code = ERR_OK};
    struct table_spec spec = a->spec;
    if (!has_room(lab))
        return lab_refuse_text(out, "the tables of a lab have at most %d partitions together",
                               LIMIT_LAB_PARTITIONS);
    for (int i = 0; i < a->key_count; i++)
        schema_add(&schema, i > 0, a->key[i], a->type[i]);
    spec.name = a->name;
    spec.schema = &schema;
    enum err err = engine_create_table(lab->engine, &spec, &why);
    schema_done(&schema);
    if (err)
        return refused(&why, out);
    const struct table *t = engine_table(lab->engine, a->name);
    lines_table(t, out);
    buf_printf(out, " | partitions %u\n", table_parts(t));
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

static void describe_parts(struct lab *lab, const struct table *t, struct buf *out)
{
    uint32_t count = table_parts(t);
    for (uint32_t i = 0; i < count && i < lab->settings.rows; i++) {
        struct part_view v = table_part(t, i, lab_now_us(lab));
        buf_printf(out, "  P%d  %016llx-%016llx  items %llu  bytes %llu\n", v.id,
                   (unsigned long long)v.lo, (unsigned long long)v.hi, (unsigned long long)v.items,
                   (unsigned long long)v.bytes);
    }
    if (count > lab->settings.rows)
        buf_printf(out, "  (%u more partitions)\n", count - lab->settings.rows);
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
    const struct table *t = lab_table(lab, a->name, &why);
    if (!t)
        return refused(&why, out);
    buf_add_str(out, "  ");
    lines_table(t, out);
    buf_add_char(out, '\n');
    describe_parts(lab, t, out);
    buf_printf(out, "items %llu | bytes %llu | partitions %u\n", (unsigned long long)table_items(t),
               (unsigned long long)table_bytes(t), table_parts(t));
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

/* A key to place: the whole primary key, or its partition key alone. */
static enum err check_key(const struct schema *schema, struct val map, bool *ret_whole,
                          struct errinfo *why)
{
    struct schema pk_alone = *schema;
    struct val v;
    *ret_whole = schema->sk_count &&
                 val_map_get(map, (struct slice){schema->sk[0].name, schema->sk[0].name_len}, &v);
    pk_alone.sk_count = 0;
    return item_check(*ret_whole ? schema : &pk_alone, map, ITEM_KEY, why);
}

static void locate_one(struct lab *lab, const struct table *t, struct val map, struct buf *out)
{
    const struct schema *schema = table_schema(t);
    struct buf key = BUF_INIT;
    struct val pk, sk = {.type = VAL_NULL};
    bool found = val_map_get(map, (struct slice){schema->pk[0].name, schema->pk[0].name_len}, &pk);
    assert(found);
    if (schema->sk_count)
        val_map_get(map, (struct slice){schema->sk[0].name, schema->sk[0].name_len}, &sk);
    schema_encode(&pk, 1, &key);
    size_t pk_len = key.len;
    if (sk.type != VAL_NULL)
        schema_encode(&sk, 1, &key);
    struct slice pk_enc = {key.ptr, pk_len}, sk_enc = {key.ptr + pk_len, key.len - pk_len};
    uint64_t hash = schema_hash(pk_enc) & engine_config_of(lab->engine)->hash_mask;
    uint32_t index = table_part_of(t, hash, pk_enc, sk_enc);
    buf_add_str(out, "  ");
    literal_print_bare(pk, out);
    if (sk.type != VAL_NULL) {
        buf_add_str(out, "  ");
        literal_print_bare(sk, out);
    }
    buf_printf(out, "  hash %016llx  P%d of %u\n", (unsigned long long)hash,
               table_part(t, index, lab_now_us(lab)).id, table_parts(t));
    buf_done(&key);
}

enum lab_outcome verb_table_run_locate(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct locate_args *a = c->args;
    struct errinfo why = {.code = ERR_OK};
    bool is_whole;
    const struct table *t = lab_table(lab, a->name, &why);
    if (!t)
        return refused(&why, out);
    for (const struct locate_key *k = a->first; k; k = k->next) {
        if (check_key(table_schema(t), k->map, &is_whole, &why)) {
            struct errinfo plain = {.code = ERR_OK};
            err_set(&plain, why.code, "%s", why.text);
            err_why(&plain, "locate takes the partition key %s, alone or with the sort key.",
                    table_schema(t)->pk[0].name);
            return refused(&plain, out);
        }
    }
    for (const struct locate_key *k = a->first; k; k = k->next)
        locate_one(lab, t, k->map, out);
    return LAB_OK;
}
