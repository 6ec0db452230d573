#include "config.h"

#include "lab/why.h"

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

void why_add(struct lab *lab, const struct request *q, struct result *r)
{
    struct errinfo *why = &r->why;
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
