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

/* The cause of a refusal of one request, or of one action. */
static void why_one(struct lab *lab, const struct request *q, struct errinfo *why)
{
    const struct table *t = engine_table(lab->engine, q->table);
    if (why->code == ERR_NOT_FOUND && !t) {
        lab_why_no_table(lab, q->table, why);
        return;
    }
    if (why->code != ERR_VALIDATION || !t)
        return;
    if (says(why, "provided key element does not match"))
        why_key(q, table_schema(t), why);
    else if (says(why, "does not have the specified index"))
        lab_why_no_index(t, q->index, why);
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
}
