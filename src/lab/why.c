#include "config.h"

#include "lab/why.h"

#include <stdio.h>

static bool says(const struct errinfo *why, const char *text)
{
    return strstr(why->text, text) != NULL;
}

static struct slice attr_name(const struct key_attr *a)
{
    return (struct slice){a->name, a->name_len};
}

static bool lacks_part(const struct schema *s, struct val key)
{
    struct val v;
    return !val_map_get(key, attr_name(&s->pk[0]), &v) ||
           (s->sk_count && !val_map_get(key, attr_name(&s->sk[0]), &v));
}

static void why_key(const struct request *q, const struct schema *s, struct errinfo *why)
{
    const char *op = op_names[q->op];
    struct val key = q->item;
    if (q->has_start || key.type != VAL_M || !lacks_part(s, key))
        return;
    if (s->sk_count)
        err_why(why,
                "%s needs the whole primary key: %s and %s. For all items of one %s, use query.",
                op, s->pk[0].name, s->sk[0].name, s->pk[0].name);
    else
        err_why(why, "%s needs the whole primary key: %s.", op, s->pk[0].name);
}

/* Whether a key condition gives each attribute of that partition key one value. */
static bool gives_pk(const struct keycond *k, const struct schema *s)
{
    int given = 0;
    for (int i = 0; i < k->count; i++)
        given += k->term[i].op == KEYCOND_EQ && schema_is_pk(s, k->term[i].name);
    return given == s->pk_count;
}

/* A query whose key condition is that of an index of the table. */
static void why_other_index(const struct request *q, const struct table *t, struct errinfo *why)
{
    for (int i = 0; i < table_index_count(t) && q->keycond; i++) {
        const struct table *ix = table_index_at(t, i);
        if (table_is_local(ix) || !gives_pk(q->keycond, table_schema(ix)))
            continue;
        err_why(why, "that is no key of %.*s, but of its index: query %.*s.%.*s.",
                SLICE_ARG(q->table), SLICE_ARG(q->table), SLICE_ARG(table_name(ix)));
        return;
    }
}

/* A start key that lacks parts of an index's. */
static void why_start(const struct request *q, const struct table *t, struct errinfo *why)
{
    const struct table *ix = q->index.len ? table_index(t, q->index) : NULL;
    struct buf names = BUF_INIT;
    if (!ix)
        return;
    schema_print(table_schema(ix), &names);
    buf_add_str(&names, " and ");
    schema_print(table_schema(t), &names);
    err_why(why, "a place in an index is its key and the table's, %s: as `more from` prints it.",
            buf_str(&names));
    buf_done(&names);
}

/* Texts that say what is wrong and not why it is so; NULL ends the list. */
struct cause {
    const char *text, *why;
};

static const struct cause causes[] = {
    {"Consistent reads are not supported on global",
     "changes reach a global index later, so it never knows all; the table and its local indexes "
     "can be read consistently."},
    {"does not project [",
     "an index has its own copy of what it projects and nothing else; get the item by its table's "
     "key for the rest."},
    {"Type mismatch for Index Key",
     "a key attribute of an index has one type; an item without the attribute is fine, and stays "
     "out of the index."},
    {"secondary index key to unsupported type",
     "a key attribute of an index has one type; an item without the attribute is fine, and stays "
     "out of the index."},
    {"secondary index key to a value that is not supported",
     "a key attribute of an index is not empty; `remove` takes the item out of the index."},
    {"secondary index key is not supported",
     "a key attribute of an index is not empty; an item without it stays out of the index."},
    {"must have equality conditions specified",
     "sort key attributes are given from the left, with `=` all but the last."},
    {"ReturnValues can only be",
     "the new item is what was asked for; only what it took the place of can be news."},
    {"list of item keys contains duplicates",
     "a batch has no order, so each key stands in it once."},
    {"Table KeySchema does not have a range key",
     "a local index sorts each collection in another way; without a sort key there is one item to "
     "sort."},
    {"does not have the same leading hash key",
     "a local index lies beside its table's items, by the same partition key; for another one make "
     "a global index."},
    {"Index KeySchema does not have a range key",
     "a local index is another sort key for the same partition key."},
    {"the key attribute ", "an attribute has one type in all keys of a table."},
    {NULL, NULL},
};

void why_text(struct errinfo *why)
{
    for (const struct cause *c = causes; c->text && !why->why[0]; c++)
        if (says(why, c->text))
            err_why(why, "%s", c->why);
}

/* The cause of a refusal of one request, or of one action. */
static void why_one(struct lab *lab, const struct request *q, struct errinfo *why)
{
    const struct table *t = engine_table(lab->engine, q->table);
    if (why->code == ERR_NOT_FOUND && !t) {
        lab_why_no_table(lab, q->table, why);
        return;
    }
    if (why->code != ERR_VALIDATION)
        return;
    if (t && says(why, "provided key element does not match"))
        why_key(q, table_schema(t), why);
    else if (t && says(why, "does not have the specified index"))
        lab_why_no_index(t, q->index, why);
    else if (t && says(why, "Query condition missed key schema element") && !q->index.len)
        why_other_index(q, t, why);
    else if (t && says(why, "provided starting key is invalid"))
        why_start(q, t, why);
    why_text(why);
}

/* An index without capacity refuses its table's writes. */
static void why_throttled(const struct request *q, struct result *r)
{
    const struct table *by = r->throttled_by;
    if (by && table_base(by) && op_is_write(q->op))
        err_why(&r->why,
                "each write of %.*s is one of %.*s too; what the index cannot take, the "
                "table refuses.",
                SLICE_ARG(table_name(table_base(by))), SLICE_ARG(table_name(by)));
}

/* Which action it was, -1: none of them. */
static int action_at_fault(struct lab *lab, const struct request *q, const struct result *r)
{
    for (size_t i = 0; i < q->action_count && r->err == ERR_NOT_FOUND; i++)
        if (!engine_table(lab->engine, q->actions[i].table))
            return (int)i;
    for (size_t i = 0; i < r->action_count; i++) {
        const struct result *a = &r->actions[i];
        if (a->err || (a->why.code == r->err && strcmp(a->why.text, r->why.text) == 0))
            return (int)i;
    }
    return -1;
}

/* A cancelled transaction: the action that said no, and why. */
static void why_cancelled(const struct request *q, struct result *r, int at)
{
    const struct result *a = &r->actions[at];
    const struct request *asked = &q->actions[at];
    if (err_is_throttle(a->err)) {
        err_why(&r->why, "there was no capacity for all %zu actions together; none was done.",
                q->action_count);
        return;
    }
    char of[80];
    snprintf(of, sizeof of, "%s %.*s", op_names[asked->op],
             (int)(asked->table.len < 40 ? asked->table.len : 40), asked->table.ptr);
    if (a->err == ERR_CONDITION)
        err_why(&r->why, "action %d, %s: its condition does not hold%s; none was done.", at + 1, of,
                a->old ? "" : ", there is no such item");
    else
        err_why(&r->why, "none was done because of action %d, %s: %.150s", at + 1, of, a->why.text);
}

static void why_several(struct lab *lab, const struct request *q, struct result *r)
{
    int at = action_at_fault(lab, q, r);
    if (r->err == ERR_IDEMPOTENT)
        err_why(&r->why, "this token came with other actions less than ten minutes ago, and stands "
                         "for those.");
    else if (says(&r->why, "multiple operations on one item"))
        err_why(&r->why, "each item stands in one action; what must hold of it goes behind its "
                         "`if`.");
    else
        why_text(&r->why);
    if (at < 0)
        return;
    if (r->err == ERR_TX_CANCELED) {
        why_cancelled(q, r, at);
        return;
    }
    struct errinfo why = r->why;
    why_one(lab, &q->actions[at], &why);
    if (why.why[0])
        err_why(&r->why, "action %d: %.220s", at + 1, why.why);
}

void why_add(struct lab *lab, const struct request *q, struct result *r)
{
    if (q->action_count)
        why_several(lab, q, r);
    else
        why_one(lab, q, &r->why);
    if (err_is_throttle(r->err) || r->err == ERR_TX_CANCELED)
        why_throttled(q, r);
}
