#include "config.h"

#include "lab/check_node.h"

#include <stdlib.h>

#include "base/near.h"
#include "engine/tree.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* --- whom a name asks --------------------------------------------------------------------- */

static struct lab *lab_of(const struct check_run *run, const struct check_node *n)
{
    return n->of_solution ? run->scene->solution : run->scene->lab;
}

static struct check_value no_solution(struct check_run *run)
{
    return check_value_missing(&run->arena, "there is no solution here");
}

/* The record a name speaks of; NULL: *ret_why says why there is none. */
static const struct record *record_of(struct check_run *run, const struct check_node *n,
                                      struct check_value *ret_why)
{
    struct lab *lab = lab_of(run, n);
    if (!lab) {
        *ret_why = no_solution(run);
        return NULL;
    }
    const struct records *rs = lab_records(lab);
    unsigned of = n->name->flags & (NAME_OF_OP | NAME_OF_TRAFFIC);
    bool is_last = slice_is(n->label, "last");
    const struct record *r;
    if (n->label.len > 0 && !is_last)
        r = records_labelled(rs, n->label);
    else if (is_last || of == NAME_OF_OP)
        r = records_last_op(rs);
    else
        r = records_last_traffic(rs);
    if (r && (of & (r->is_traffic ? NAME_OF_TRAFFIC : NAME_OF_OP)))
        return r;
    if (r)
        *ret_why =
            check_value_missing(&run->arena, r->is_traffic ? "that is traffic, no operation"
                                                           : "that is an operation, no traffic");
    else if (n->label.len > 0 && !is_last)
        *ret_why = check_value_missing(
            &run->arena, "there is no request labelled %.*s; one is written `%.*s: ...`",
            SLICE_ARG(n->label), SLICE_ARG(n->label));
    else
        *ret_why = check_value_missing(&run->arena, is_last || of == NAME_OF_OP
                                                        ? "no operation was run yet"
                                                        : "no traffic was sent yet");
    return NULL;
}

/* Table and index of a name as written: the longest run that is a table's name. */
static struct table *find_target(struct engine *e, struct slice target, struct slice *ret_index)
{
    *ret_index = SLICE_NONE;
    struct table *t = engine_table(e, target);
    for (size_t n = target.len; !t && n > 0; n--) {
        if (target.ptr[n - 1] != '.')
            continue;
        t = engine_table(e, (struct slice){target.ptr, n - 1});
        if (t)
            *ret_index = (struct slice){target.ptr + n, target.len - n};
    }
    return t;
}

/* The table or index a name speaks of, the only table when it names none; NULL: see *ret_why. */
static struct table *space_of(struct check_run *run, const struct check_node *n,
                              struct check_value *ret_why)
{
    struct lab *lab = lab_of(run, n);
    struct arena *a = &run->arena;
    if (!lab) {
        *ret_why = no_solution(run);
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
    struct slice index;
    struct table *t = find_target(e, n->target, &index);
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

/* --- numbers that are kept somewhere ------------------------------------------------------ */

enum form { FORM_NONE, FORM_U64, FORM_U32, FORM_INT, FORM_MICRO };

static struct check_value read_number(struct check_run *run, const void *base,
                                      const struct check_name *name)
{
    const char *at = (const char *)base + name->offset;
    uint64_t u64;
    int64_t i64;
    uint32_t u32;
    int i;
    switch ((enum form)name->form) {
    case FORM_U64:
        memcpy(&u64, at, sizeof u64);
        return check_value_decimal(&run->arena, (int64_t)u64, 0);
    case FORM_U32:
        memcpy(&u32, at, sizeof u32);
        return check_value_decimal(&run->arena, u32, 0);
    case FORM_INT:
        memcpy(&i, at, sizeof i);
        return check_value_decimal(&run->arena, i, 0);
    case FORM_MICRO:
        memcpy(&i64, at, sizeof i64);
        return check_value_decimal(&run->arena, i64, 6);
    case FORM_NONE:
        break;
    }
    abort();
}

static struct check_value get_recorded(struct check_run *run, const struct check_node *n)
{
    struct check_value why;
    const struct record *r = record_of(run, n, &why);
    return r ? read_number(run, r, n->name) : why;
}

static struct check_value get_summed(struct check_run *run, const struct check_node *n)
{
    struct lab *lab = lab_of(run, n);
    return lab ? read_number(run, lab_records(lab), n->name) : no_solution(run);
}

/* Sums of the region, or of the traffic with that label. */
static struct check_value get_offer(struct check_run *run, const struct check_node *n)
{
    struct check_value why;
    if (n->label.len == 0)
        return get_summed(run, n);
    const struct record *r = record_of(run, n, &why);
    if (!r)
        return why;
    const struct record_traffic *t = &r->traffic;
    uint64_t v = slice_is(slice_of(n->name->name), "offered")    ? t->offered
                 : slice_is(slice_of(n->name->name), "accepted") ? t->accepted
                                                                 : t->rejected;
    return check_value_decimal(&run->arena, (int64_t)v, 0);
}

static struct check_value get_reader(struct check_run *run, const struct check_node *n)
{
    struct lab *lab = lab_of(run, n);
    if (lab && !lab_has_reader(lab))
        return check_value_missing(&run->arena, "there was no reader");
    return get_summed(run, n);
}

/* --- operations --------------------------------------------------------------------------- */

static struct check_value get_result(struct check_run *run, const struct check_node *n)
{
    struct check_value why;
    const struct record *r = record_of(run, n, &why);
    if (!r)
        return why;
    if (r->rows_given_up)
        return check_value_missing(&run->arena, "its items were too many to be kept");
    struct check_value *at = check_value_room(&run->arena, r->row_count);
    if (!at)
        return check_value_too_many();
    for (size_t i = 0; i < r->row_count; i++)
        at[i] = (struct check_value){.kind = CHECK_DOC, .doc = record_row(r, i)};
    return check_value_list(at, r->row_count);
}

static struct check_value plan_word(const struct plan *plan, const char *field)
{
    struct slice f = slice_of(field);
    if (slice_is(f, "op"))
        return check_value_word(plan->op);
    if (slice_is(f, "key_condition"))
        return check_value_word(keycond_op_names[plan->key_condition]);
    if (slice_is(f, "direction"))
        return check_value_word(plan->backward ? "backward" : "forward");
    if (slice_is(f, "pages"))
        return check_value_word(plan->all_pages ? "all" : "one");
    bool is_some = slice_is(f, "filter")      ? plan->has_filter
                   : slice_is(f, "condition") ? plan->has_condition
                                              : plan->has_project;
    return check_value_word(is_some ? "some" : "none");
}

static struct check_value get_plan(struct check_run *run, const struct check_node *n)
{
    struct check_value why;
    const struct record *r = record_of(run, n, &why);
    if (!r)
        return why;
    const struct plan *plan = &r->plan;
    struct slice f = slice_of(n->name->field);
    if (slice_is(f, "table"))
        return check_value_text(slice_of(plan->table ? plan->table : ""));
    if (slice_is(f, "index"))
        return plan->index ? check_value_text(slice_of(plan->index)) : check_value_word("none");
    if (slice_is(f, "consistent"))
        return check_value_truth(plan->consistent);
    if (slice_is(f, "limit"))
        return plan->limit ? check_value_decimal(&run->arena, plan->limit, 0)
                           : check_value_word("none");
    return plan_word(plan, n->name->field);
}

static struct check_value get_error(struct check_run *run, const struct check_node *n)
{
    struct check_value why;
    const struct record *r = record_of(run, n, &why);
    if (!r)
        return why;
    bool is_message = slice_is(slice_of(n->name->name), "message");
    if (r->err == ERR_OK)
        return check_value_word("none");
    if (is_message)
        return check_value_text(slice_of(r->message ? r->message : ""));
    return check_value_word(err_wire_name(r->err));
}

static struct check_value get_reason(struct check_run *run, const struct check_node *n)
{
    struct check_value why;
    const struct record *r = record_of(run, n, &why);
    if (!r)
        return why;
    return check_value_word(reason_names[r->is_traffic ? r->traffic.reason : r->reason]);
}

static const struct record *record_of_arg(struct check_run *run, const struct check_node *n,
                                          struct check_value *ret_why)
{
    return record_of(run, n->item[0], ret_why);
}

static struct check_value get_complete(struct check_run *run, const struct check_node *n)
{
    struct check_value why;
    const struct record *r = record_of_arg(run, n, &why);
    return r ? check_value_truth(r->is_complete) : why;
}

/* Where a row lies in the table or index it was read from; false: a projection left its key out. */
static bool row_key(struct check_run *run, const struct table *t, const struct record *r, size_t i,
                    struct tree_key *ret)
{
    struct doc doc = record_row(r, i);
    struct buf key = BUF_INIT;
    size_t pk_len = 0;
    bool has_key = table_place(t, &doc, &key, &pk_len);
    struct slice enc = arena_slice(&run->arena, buf_slice(&key));
    buf_done(&key);
    if (!has_key)
        return false;
    ret->pk = (struct slice){enc.ptr, pk_len};
    ret->sk = (struct slice){enc.ptr + pk_len, enc.len - pk_len};
    return true;
}

/* Items of a collection from one sort key to another, both included. */
static uint64_t count_between(const struct engine *e, const struct table *t,
                              const struct tree_key *from, struct slice to)
{
    struct tree_key key = *from;
    key.hash = schema_hash(key.pk) & engine_config_of(e)->hash_mask;
    struct tree_cursor cursor;
    const struct item *item;
    uint64_t count = 0;
    tree_seek(&cursor, table_tree(t), &key, false);
    while ((item = tree_next(&cursor)) && slice_equal(item_pk(item), key.pk) &&
           slice_compare(item_sk(item), to) <= 0)
        count++;
    return count;
}

static struct check_value get_contiguous(struct check_run *run, const struct check_node *n)
{
    struct check_value why;
    const struct record *r = record_of_arg(run, n, &why);
    if (!r)
        return why;
    if (r->rows_given_up)
        return check_value_missing(&run->arena, "its items were too many to be kept");
    struct engine *e = lab_engine(lab_of(run, n->item[0]));
    struct table *t = engine_table(e, slice_of(r->plan.table ? r->plan.table : ""));
    if (t && r->plan.index)
        t = table_index(t, slice_of(r->plan.index));
    if (!t || r->row_count == 0 || r->is_mixed)
        return check_value_truth(r->row_count == 0);
    struct tree_key low = {0}, high = {0}, key = {0};
    for (size_t i = 0; i < r->row_count; i++) {
        if (!row_key(run, t, r, i, &key))
            return check_value_missing(&run->arena, "its items came without their keys");
        if (i == 0)
            low = high = key;
        if (!slice_equal(key.pk, low.pk))
            return check_value_truth(false);
        if (slice_compare(key.sk, low.sk) < 0)
            low = key;
        if (slice_compare(key.sk, high.sk) > 0)
            high = key;
    }
    return check_value_truth(count_between(e, t, &low, high.sk) == r->row_count);
}

static struct check_value get_ops(struct check_run *run, const struct check_node *n)
{
    struct lab *lab = lab_of(run, n);
    if (!lab)
        return no_solution(run);
    const struct records *rs = lab_records(lab);
    uint64_t count = 0;
    for (int op = 0; op < OP_COUNT; op++)
        if (strcmp(op_names[op], n->word) == 0)
            count = rs->ops[op];
    return check_value_decimal(&run->arena, (int64_t)count, 0);
}

static struct check_value get_errors(struct check_run *run, const struct check_node *n)
{
    struct lab *lab = lab_of(run, n);
    if (!lab)
        return no_solution(run);
    const struct records *rs = lab_records(lab);
    uint64_t count = rs->errors_total;
    if (n->word)
        count = rs->errors[err_by_wire_name(n->word)];
    return check_value_decimal(&run->arena, (int64_t)count, 0);
}

/* --- traffic ------------------------------------------------------------------------------ */

static struct check_value get_traffic(struct check_run *run, const struct check_node *n)
{
    struct check_value why;
    const struct record *r = record_of(run, n, &why);
    if (!r)
        return why;
    const struct record_traffic *t = &r->traffic;
    struct slice f = slice_of(n->name->field ? n->name->field : n->name->name);
    bool is_short = slice_is(f, "rejected_rate") && t->end_us - t->start_us < 1000000;
    bool is_empty = t->offered == 0 || t->end_us == t->start_us || t->hottest < 0;
    if (is_short)
        return check_value_missing(&run->arena, "that traffic had no full second");
    if (is_empty && !slice_is(f, "partitions_used") && !slice_is(f, "rejected_rate"))
        return check_value_missing(&run->arena, "that traffic offered nothing");
    if (!slice_is(f, "throttled_share"))
        return read_number(run, r, n->name);
    unsigned __int128 share = (unsigned __int128)t->rejected * 1000000000000u / t->offered;
    return check_value_decimal(&run->arena, (int64_t)share, 12);
}

/* --- tables and items --------------------------------------------------------------------- */

static struct check_value get_count(struct check_run *run, const struct check_node *n)
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
    ret->hash = schema_hash(enc[0]) & engine_config_of(lab_engine(lab_of(run, n)))->hash_mask;
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
    static const struct schema keyless = {0};
    struct engine *e = lab_engine(lab_of(run, n));
    const struct schema *s = table_base(t) ? &keyless : table_schema(t);
    return (struct check_value){.kind = CHECK_DOC, .doc = doc_of_item(s, engine_names(e), item)};
}

static struct check_value get_item(struct check_run *run, const struct check_node *n)
{
    struct table *t;
    struct check_value asked;
    const struct item *item = find_item(run, n, &t, &asked);
    if (item)
        return doc_value(run, n, t, item);
    return asked.kind == CHECK_MISSING ? asked
                                       : check_value_missing(&run->arena, "there is no such item");
}

static struct check_value get_exists(struct check_run *run, const struct check_node *n)
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

static struct check_value get_collection(struct check_run *run, const struct check_node *n)
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

static struct check_value get_partition(struct check_run *run, const struct check_node *n)
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
    struct part_view part = table_part(t, index, lab_now_us(lab_of(run, n)));
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

static struct check_value get_schema(struct check_run *run, const struct check_node *n)
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

static struct check_value get_index(struct check_run *run, const struct check_node *n)
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

/* --- parts of lists ----------------------------------------------------------------------- */

/* Argument `i` as a list; MISSING otherwise. */
static struct check_value list_arg(struct check_run *run, const struct check_node *n, size_t i)
{
    struct check_value v = check_eval_value(run, n->item[i]), list;
    if (v.kind == CHECK_MISSING)
        return v;
    if (!check_value_get_list(&run->arena, v, &list))
        return check_value_missing(&run->arena, "%.*s is no list", SLICE_ARG(n->item[i]->text));
    return list;
}

static struct check_value get_end(struct check_run *run, const struct check_node *n)
{
    struct check_value length = check_eval_value(run, n->item[0]);
    struct check_value list = list_arg(run, n, 1);
    struct num wanted, all;
    if (length.kind == CHECK_MISSING || list.kind == CHECK_MISSING)
        return length.kind == CHECK_MISSING ? length : list;
    if (!check_value_get_num(length, &wanted) || wanted.sign < 0)
        return check_value_missing(&run->arena, "a list has no negative length");
    size_t count = list.list.count;
    num_from_int((int64_t)count, &all);
    if (num_compare(&wanted, &all) < 0) {
        char text[NUM_TEXT_MAX];
        num_format(&wanted, text);
        count = strtoull(text, NULL, 10);
    }
    bool is_tail = slice_is(slice_of(n->name->name), "tail");
    return check_value_list(list.list.at + (is_tail ? list.list.count - count : 0), count);
}

static struct check_value get_reverse(struct check_run *run, const struct check_node *n)
{
    struct check_value list = list_arg(run, n, 0);
    if (list.kind == CHECK_MISSING)
        return list;
    size_t count = list.list.count;
    struct check_value *at = check_value_room(&run->arena, count);
    if (!at)
        return check_value_too_many();
    for (size_t i = 0; i < count; i++)
        at[i] = list.list.at[count - 1 - i];
    return check_value_list(at, count);
}

/* --- answers in words --------------------------------------------------------------------- */

static struct check_value get_answer(struct check_run *run, const struct check_node *n)
{
    struct lab *lab = lab_of(run, n);
    if (!lab)
        return no_solution(run);
    const struct record_answer *answer = records_answer(lab_records(lab), n->answer);
    if (!answer)
        return check_value_missing(&run->arena, "there is no answer %.*s", SLICE_ARG(n->answer));
    bool is_first = slice_is(slice_of(n->name->name), "first_answer") && answer->first;
    struct slice text = slice_of(is_first ? answer->first : answer->text);
    struct num number;
    if (answer->is_number && num_parse(text, &number, NULL) == ERR_OK)
        return check_value_num(&run->arena, &number);
    return check_value_text(text);
}

/* --- the table ---------------------------------------------------------------------------- */

#define RECEIPT(field, form)                                                                       \
    {                                                                                              \
        "receipt", #field, "", TYPE_NUMBER, NULL, NAME_OF_OP, get_recorded, form,                  \
            offsetof(struct record, receipt.field)                                                 \
    }
#define PLAN(field, type, words, flags)                                                            \
    {                                                                                              \
        "plan", #field, "", type, words, NAME_OF_OP | (flags), get_plan, 0, 0                      \
    }
#define SUM(name, field, member, form)                                                             \
    {                                                                                              \
        name, field, "", TYPE_NUMBER, NULL, 0, get_summed, form, offsetof(struct records, member)  \
    }
#define OFFER(name)                                                                                \
    {                                                                                              \
#name, NULL, "", TYPE_NUMBER, NULL, NAME_OF_TRAFFIC, get_offer, FORM_U64,                  \
            offsetof(struct records, name)                                                         \
    }
#define TRAFFIC(name, field, form, member, flags)                                                  \
    {                                                                                              \
        name, field, "", TYPE_NUMBER, NULL, NAME_OF_TRAFFIC | (flags), get_traffic, form,          \
            offsetof(struct record, traffic.member)                                                \
    }
#define READER(member)                                                                             \
    {                                                                                              \
        "reader", #member, "", TYPE_NUMBER, NULL, 0, get_reader, FORM_U64,                         \
            offsetof(struct records, member)                                                       \
    }
#define FIELDS(name, field, args, type, words, get)                                                \
    {                                                                                              \
        name, field, args, type, words, 0, get, 0, 0                                               \
    }
#define CALL(name, args, type, get, flags)                                                         \
    {                                                                                              \
        name, NULL, args, type, NULL, flags, get, 0, 0                                             \
    }

/* clang-format off */
const struct check_name check_names_table[] = {
    CALL("result", "", TYPE_LIST, get_result, NAME_OF_OP),
    RECEIPT(rcu, FORM_MICRO),
    RECEIPT(wcu, FORM_MICRO),
    RECEIPT(read, FORM_U64),
    RECEIPT(returned, FORM_U64),
    RECEIPT(wrote, FORM_U64),
    RECEIPT(replaced, FORM_U64),
    RECEIPT(created, FORM_U64),
    RECEIPT(deleted, FORM_U64),
    RECEIPT(partitions, FORM_U32),
    RECEIPT(pages, FORM_U32),
    RECEIPT(throttled, FORM_U32),
    PLAN(op, TYPE_WORD, check_words_op, 0),
    PLAN(table, TYPE_TEXT, NULL, NAME_OPEN),
    PLAN(index, TYPE_TEXT, check_words_none, NAME_OPEN),
    PLAN(key_condition, TYPE_WORD, check_words_key_condition, 0),
    PLAN(filter, TYPE_WORD, check_words_some, 0),
    PLAN(condition, TYPE_WORD, check_words_some, 0),
    PLAN(project, TYPE_WORD, check_words_some, 0),
    PLAN(direction, TYPE_WORD, check_words_direction, 0),
    PLAN(consistent, TYPE_TRUTH, NULL, 0),
    PLAN(limit, TYPE_NUMBER, check_words_none, 0),
    PLAN(pages, TYPE_WORD, check_words_pages, 0),
    {"error", NULL, "", TYPE_WORD, check_words_error, NAME_OF_OP | NAME_LABELLED, get_error, 0, 0},
    {"message", NULL, "", TYPE_TEXT, check_words_none, NAME_OF_OP | NAME_LABELLED, get_error, 0, 0},
    {"reason", NULL, "", TYPE_WORD, check_words_reason, NAME_OF_OP | NAME_OF_TRAFFIC, get_reason, 0, 0},
    CALL("complete", "r", TYPE_TRUTH, get_complete, 0),
    CALL("contiguous", "r", TYPE_TRUTH, get_contiguous, 0),
    SUM("requests", NULL, requests, FORM_U64),
    {"ops", NULL, "o", TYPE_NUMBER, check_words_op, 0, get_ops, 0, 0},
    {"errors", NULL, "E", TYPE_NUMBER, check_words_error, 0, get_errors, 0, 0},
    SUM("total", "rcu", rcu, FORM_MICRO),
    SUM("total", "wcu", wcu, FORM_MICRO),
    SUM("total", "read", read, FORM_U64),
    SUM("total", "returned", returned, FORM_U64),
    CALL("item", "tvV", TYPE_ANY, get_item, 0),
    CALL("exists", "tvV", TYPE_TRUTH, get_exists, 0),
    CALL("absent", "tvV", TYPE_TRUTH, get_exists, 0),
    CALL("collection", "tvV", TYPE_LIST, get_collection, NAME_BYTES),
    CALL("head", "nl", TYPE_LIST, get_end, 0),
    CALL("tail", "nl", TYPE_LIST, get_end, 0),
    CALL("reverse", "l", TYPE_LIST, get_reverse, 0),
    CALL("count", "T", TYPE_NUMBER, get_count, 0),
    CALL("bytes", "T", TYPE_NUMBER, get_count, 0),
    CALL("partitions", "T", TYPE_NUMBER, get_count, 0),
    CALL("partition", "tvV", TYPE_NUMBER, get_partition, 0),
    FIELDS("schema", "pk", "T", TYPE_TEXT, check_words_none, get_schema),
    FIELDS("schema", "sk", "T", TYPE_TEXT, check_words_none, get_schema),
    FIELDS("schema", "billing", "T", TYPE_WORD, check_words_billing, get_schema),
    FIELDS("schema", "rcu", "T", TYPE_NUMBER, check_words_none, get_schema),
    FIELDS("schema", "wcu", "T", TYPE_NUMBER, check_words_none, get_schema),
    FIELDS("index", "pk", "T", TYPE_TEXT, check_words_none, get_index),
    FIELDS("index", "sk", "T", TYPE_TEXT, check_words_none, get_index),
    FIELDS("index", "kind", "T", TYPE_WORD, check_words_kind, get_index),
    FIELDS("index", "projection", "T", TYPE_WORD, check_words_projection, get_index),
    OFFER(offered),
    OFFER(accepted),
    OFFER(throttled),
    TRAFFIC("throttled_share", NULL, FORM_NONE, rejected, NAME_SHARE),
    TRAFFIC("rejected_rate", NULL, FORM_U64, rejected_rate, 0),
    TRAFFIC("table_used", NULL, FORM_MICRO, table_used, NAME_SHARE),
    TRAFFIC("hottest", "partition", FORM_INT, hottest, 0),
    TRAFFIC("hottest", "share", FORM_MICRO, hottest_share, NAME_SHARE),
    TRAFFIC("partitions_used", NULL, FORM_U32, partitions_used, 0),
    READER(missed),
    READER(saw_both),
    SUM("stale_reads", NULL, stale_reads, FORM_U64),
    CALL("answer", "w", TYPE_ANY, get_answer, 0),
    CALL("first_answer", "w", TYPE_ANY, get_answer, NAME_FENCE),
    {0}
};
/* clang-format on */

const struct check_name *check_names_find(struct slice name)
{
    for (const struct check_name *row = check_names_table; row->name; row++)
        if (slice_is(name, row->name))
            return row;
    return NULL;
}

const struct check_name *check_names_field(const struct check_name *first, struct slice field)
{
    for (const struct check_name *row = first; row->name && strcmp(row->name, first->name) == 0;
         row++)
        if (row->field && slice_is(field, row->field))
            return row;
    return NULL;
}

const char *check_names_near(struct slice typed, bool labelled)
{
    const char *list[COUNT_OF(check_names_table) + 3] = {NULL};
    size_t count = 0;
    for (const struct check_name *row = check_names_table; row->name; row++)
        if (!labelled || row->flags & (NAME_OF_OP | NAME_OF_TRAFFIC))
            list[count++] = row->name;
    if (!labelled) {
        list[count++] = "last";
        list[count++] = "solution";
    }
    return near_word(typed, list);
}

const char *check_names_near_field(struct slice typed, const struct check_name *first)
{
    const char *list[COUNT_OF(check_names_table)] = {NULL};
    size_t count = 0;
    for (const struct check_name *row = first; row->name && strcmp(row->name, first->name) == 0;
         row++)
        list[count++] = row->field;
    return near_word(typed, list);
}
