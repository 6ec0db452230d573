#include "config.h"

#include "lab/check_node.h"

#include <stdlib.h>

#include "base/near.h"
#include "engine/tree.h"
#include "lab/check_tables.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* --- whom a name asks --------------------------------------------------------------------- */

struct lab *check_names_lab(const struct check_run *run, const struct check_node *n)
{
    return n->of_solution ? run->scene->solution : run->scene->lab;
}

struct check_value check_names_no_solution(struct check_run *run)
{
    return check_value_missing(&run->arena, "there is no solution here");
}

/* The record a name speaks of; NULL: *ret_why says why there is none. */
static const struct record *record_of(struct check_run *run, const struct check_node *n,
                                      struct check_value *ret_why)
{
    struct lab *lab = check_names_lab(run, n);
    if (!lab) {
        *ret_why = check_names_no_solution(run);
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
    struct lab *lab = check_names_lab(run, n);
    return lab ? read_number(run, lab_records(lab), n->name) : check_names_no_solution(run);
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
    struct lab *lab = check_names_lab(run, n);
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
    struct engine *e = lab_engine(check_names_lab(run, n->item[0]));
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
    struct lab *lab = check_names_lab(run, n);
    if (!lab)
        return check_names_no_solution(run);
    const struct records *rs = lab_records(lab);
    uint64_t count = 0;
    for (int op = 0; op < OP_COUNT; op++)
        if (strcmp(op_names[op], n->word) == 0)
            count = rs->ops[op];
    return check_value_decimal(&run->arena, (int64_t)count, 0);
}

static struct check_value get_errors(struct check_run *run, const struct check_node *n)
{
    struct lab *lab = check_names_lab(run, n);
    if (!lab)
        return check_names_no_solution(run);
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
    struct lab *lab = check_names_lab(run, n);
    if (!lab)
        return check_names_no_solution(run);
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
    CALL("item", "tvV", TYPE_ANY, check_tables_item, 0),
    CALL("exists", "tvV", TYPE_TRUTH, check_tables_exists, 0),
    CALL("absent", "tvV", TYPE_TRUTH, check_tables_exists, 0),
    CALL("collection", "tvV", TYPE_LIST, check_tables_collection, NAME_BYTES),
    CALL("head", "nl", TYPE_LIST, get_end, 0),
    CALL("tail", "nl", TYPE_LIST, get_end, 0),
    CALL("reverse", "l", TYPE_LIST, get_reverse, 0),
    CALL("count", "T", TYPE_NUMBER, check_tables_count, 0),
    CALL("bytes", "T", TYPE_NUMBER, check_tables_count, 0),
    CALL("partitions", "T", TYPE_NUMBER, check_tables_count, 0),
    CALL("partition", "tvV", TYPE_NUMBER, check_tables_partition, 0),
    FIELDS("schema", "pk", "T", TYPE_TEXT, check_words_none, check_tables_schema),
    FIELDS("schema", "sk", "T", TYPE_TEXT, check_words_none, check_tables_schema),
    FIELDS("schema", "billing", "T", TYPE_WORD, check_words_billing, check_tables_schema),
    FIELDS("schema", "rcu", "T", TYPE_NUMBER, check_words_none, check_tables_schema),
    FIELDS("schema", "wcu", "T", TYPE_NUMBER, check_words_none, check_tables_schema),
    FIELDS("index", "pk", "T", TYPE_TEXT, check_words_none, check_tables_index),
    FIELDS("index", "sk", "T", TYPE_TEXT, check_words_none, check_tables_index),
    FIELDS("index", "kind", "T", TYPE_WORD, check_words_kind, check_tables_index),
    FIELDS("index", "projection", "T", TYPE_WORD, check_words_projection, check_tables_index),
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
