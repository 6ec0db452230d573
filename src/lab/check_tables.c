#include "config.h"

#include "lab/check_tables.h"

#include "engine/tree.h"
#include "lab/operation.h"

/* The table or index a name speaks of, the only table when it names none; NULL: see *ret_why. */
static struct table *space_of(struct check_run *run, const struct check_node *n,
                              struct check_value *ret_why)
{
    struct lab *lab = check_names_lab(run, n);
    struct arena *a = &run->arena;
    if (!lab) {
        *ret_why = check_names_no_solution(run);
        return NULL;
    }
    struct engine *e = lab_engine(lab);
    int count = engine_table_count(e);
    if (n->target.len == 0) {
        if (count == 1)
            return engine_table_at(e, 0);
        *ret_why = count == 0
                       ? check_value_missing(a, "there is no table")
                       : check_value_missing(a, "there are %d tables; name one first", count);
        return NULL;
    }
    struct slice name, index;
    operation_resolve(lab, n->target, &name, &index);
    struct table *t = engine_table(e, name);
    if (!t)
        *ret_why = check_value_missing(a, "there is no table %.*s", SLICE_ARG(n->target));
    else if (index.len > 0 && !(t = table_index(t, index)))
        *ret_why = check_value_missing(a, "there is no index %.*s", SLICE_ARG(n->target));
    return t;
}

/* The same for names that ask tables alone. */
static struct table *table_of(struct check_run *run, const struct check_node *n,
                              struct check_value *ret_why)
{
    struct table *t = space_of(run, n, ret_why);
    if (!t || !table_base(t))
        return t;
    *ret_why = check_value_missing(&run->arena, "%.*s is an index, no table", SLICE_ARG(n->target));
    return NULL;
}

struct check_value check_tables_count(struct check_run *run, const struct check_node *n)
{
    struct check_value why;
    const struct table *t = space_of(run, n, &why);
    if (!t)
        return why;
    struct slice name = slice_of(n->name->name);
    uint64_t v = slice_is(name, "count")   ? table_items(t)
                 : slice_is(name, "bytes") ? table_bytes(t)
                                           : table_parts(table_is_local(t) ? table_base(t) : t);
    return check_value_decimal(&run->arena, (int64_t)v, 0);
}

/* One value of a key, encoded: in an index each part ends itself, and an open one begins others. */
static struct slice encode_part(struct check_run *run, const struct table *t, struct val v,
                                bool is_sort, bool is_open)
{
    struct buf out = BUF_INIT;
    if (is_sort && table_base(t))
        schema_encode_part(v, is_open, &out);
    else
        schema_encode(&v, 1, &out);
    struct slice enc = arena_slice(&run->arena, buf_slice(&out));
    buf_done(&out);
    return enc;
}

/*
 * The encoded key that a name's arguments make.  MISSING when one has no value
 * or not the type of its attribute; `is_open`: the sort key may be a beginning.
 */
static struct check_value encode_key(struct check_run *run, const struct check_node *n,
                                     const struct table *t, bool is_open, struct tree_key *ret)
{
    const struct schema *s = table_schema(t);
    const struct key_attr *attrs[2] = {&s->pk[0], &s->sk[0]};
    struct slice enc[2] = {SLICE_NONE, SLICE_NONE};
    if (s->pk_count > 1)
        return check_value_missing(&run->arena, "the partition key has %d attributes", s->pk_count);
    if (n->item_count > 1 && s->sk_count == 0)
        return check_value_missing(&run->arena, "the table has no sort key");
    for (size_t k = 0; k < n->item_count; k++) {
        struct check_value v = check_eval_value(run, n->item[k]);
        if (v.kind == CHECK_MISSING)
            return v;
        if (!check_value_is(v, attrs[k]->type))
            return check_value_missing(&run->arena, "the key %s has type %s", attrs[k]->name,
                                       val_type_names[attrs[k]->type]);
        enc[k] = encode_part(run, t, v.val, k == 1, is_open);
    }
    ret->pk = enc[0];
    ret->sk = enc[1];
    ret->hash =
        schema_hash(enc[0]) & engine_config_of(lab_engine(check_names_lab(run, n)))->hash_mask;
    return check_value_truth(true);
}

/* NULL item: there is none, or the question could not be asked and *ret is MISSING. */
static const struct item *find_item(struct check_run *run, const struct check_node *n,
                                    struct table **ret_table, struct check_value *ret)
{
    struct tree_key key;
    struct table *t = *ret_table = table_of(run, n, ret);
    if (!t)
        return NULL;
    if (table_schema(t)->sk_count > 0 && n->item_count < 2) {
        *ret = check_value_missing(&run->arena, "the key needs %s and %s",
                                   table_schema(t)->pk[0].name, table_schema(t)->sk[0].name);
        return NULL;
    }
    *ret = encode_key(run, n, t, false, &key);
    return ret->kind == CHECK_MISSING ? NULL : tree_find(table_tree(t), &key);
}

static struct check_value doc_value(struct check_run *run, const struct check_node *n,
                                    const struct table *t, const struct item *item)
{
    struct engine *e = lab_engine(check_names_lab(run, n));
    const struct schema *s = table_base(t) ? &schema_keyless : table_schema(t);
    return (struct check_value){.kind = CHECK_DOC, .doc = doc_of_item(s, engine_names(e), item)};
}

struct check_value check_tables_item(struct check_run *run, const struct check_node *n)
{
    struct table *t;
    struct check_value asked;
    const struct item *item = find_item(run, n, &t, &asked);
    if (item)
        return doc_value(run, n, t, item);
    return asked.kind == CHECK_MISSING ? asked
                                       : check_value_missing(&run->arena, "there is no such item");
}

struct check_value check_tables_exists(struct check_run *run, const struct check_node *n)
{
    struct table *t;
    struct check_value asked;
    const struct item *item = find_item(run, n, &t, &asked);
    bool wants = slice_is(slice_of(n->name->name), "exists");
    return asked.kind == CHECK_MISSING ? asked : check_value_truth((item != NULL) == wants);
}

/* Steps a cursor through a collection; NULL at the end of the run of the prefix. */
static const struct item *next_of(struct tree_cursor *cursor, const struct tree_key *key)
{
    const struct item *item = tree_next(cursor);
    if (!item || !slice_equal(item_pk(item), key->pk) || !slice_begins(item_sk(item), key->sk))
        return NULL;
    return item;
}

struct check_value check_tables_collection(struct check_run *run, const struct check_node *n)
{
    struct tree_key key;
    struct check_value asked;
    struct table *t = space_of(run, n, &asked);
    if (!t)
        return asked;
    if (n->item_count > 1 && table_schema(t)->sk_count > 0 && table_schema(t)->sk[0].type == VAL_N)
        return check_value_missing(&run->arena, "the sort key is a number and has no prefixes");
    asked = encode_key(run, n, t, true, &key);
    if (asked.kind == CHECK_MISSING)
        return asked;
    struct tree_cursor cursor;
    const struct item *item;
    size_t count = 0, i = 0;
    tree_seek(&cursor, table_tree(t), &key, false);
    while (next_of(&cursor, &key))
        count++;
    struct check_value *at = check_value_room(&run->arena, count);
    if (!at)
        return check_value_too_many();
    tree_seek(&cursor, table_tree(t), &key, false);
    while ((item = next_of(&cursor, &key)))
        at[i++] = doc_value(run, n, t, item);
    return check_value_list(at, count);
}

struct check_value check_tables_partition(struct check_run *run, const struct check_node *n)
{
    struct tree_key key;
    struct check_value asked;
    struct table *t = space_of(run, n, &asked);
    if (!t)
        return asked;
    asked = encode_key(run, n, t, false, &key);
    if (asked.kind == CHECK_MISSING)
        return asked;
    if (table_is_local(t)) { /* an entry lies beside its item */
        t = (struct table *)table_base(t);
        key.sk = SLICE("");
    }
    uint32_t index = table_part_of(t, key.hash, key.pk, key.sk);
    struct part_view part = table_part(t, index, lab_now_us(check_names_lab(run, n)));
    return check_value_decimal(&run->arena, part.id, 0);
}

static struct check_value key_text(struct check_run *run, const struct key_attr *attrs, int count)
{
    struct buf text = BUF_INIT;
    for (int i = 0; i < count; i++)
        buf_printf(&text, "%s%s %s", i ? ", " : "", attrs[i].name, val_type_names[attrs[i].type]);
    struct slice s = arena_slice(&run->arena, buf_slice(&text));
    buf_done(&text);
    return count > 0 ? check_value_text(s) : check_value_word("none");
}

struct check_value check_tables_schema(struct check_run *run, const struct check_node *n)
{
    struct check_value why;
    const struct table *t = table_of(run, n, &why);
    if (!t)
        return why;
    const struct schema *s = table_schema(t);
    struct slice f = slice_of(n->name->field);
    if (slice_is(f, "billing"))
        return check_value_word(table_billing(t) == BILLING_PROVISIONED ? "provisioned"
                                                                        : "on_demand");
    bool is_rate = slice_is(f, "rcu") || slice_is(f, "wcu");
    int64_t rate = slice_is(f, "rcu") ? table_read_rate(t) : table_write_rate(t);
    if (is_rate && table_billing(t) != BILLING_PROVISIONED)
        return check_value_word("none");
    if (is_rate)
        return check_value_decimal(&run->arena, rate, 6);
    return slice_is(f, "pk") ? key_text(run, s->pk, s->pk_count)
                             : key_text(run, s->sk, s->sk_count);
}

struct check_value check_tables_index(struct check_run *run, const struct check_node *n)
{
    struct check_value why;
    const struct table *t = space_of(run, n, &why);
    if (!t)
        return why;
    if (!table_base(t))
        return check_value_missing(&run->arena, "%.*s is a table, no index", SLICE_ARG(n->target));
    const struct schema *s = table_schema(t);
    struct slice f = slice_of(n->name->field);
    if (slice_is(f, "kind"))
        return check_value_word(check_words_kind(table_is_local(t)));
    if (slice_is(f, "projection"))
        return check_value_word(check_words_projection(table_projection(t)));
    return slice_is(f, "pk") ? key_text(run, s->pk, s->pk_count)
                             : key_text(run, s->sk, s->sk_count);
}
