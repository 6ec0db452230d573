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

static void why_key(const struct verb_op_args *args, const struct schema *s, struct errinfo *why)
{
    const char *op = op_names[args->request.op];
    struct val key = args->request.has_start ? args->request.start : args->request.item;
    if (args->request.has_start || key.type != VAL_M || !lacks_part(s, key))
        return;
    if (s->sk_count)
        err_why(why,
                "%s needs the whole primary key: %s and %s. For all items of one %s, use query.",
                op, s->pk[0].name, s->sk[0].name, s->pk[0].name);
    else
        err_why(why, "%s needs the whole primary key: %s.", op, s->pk[0].name);
}

void why_add(struct lab *lab, const struct verb_op_args *args, struct errinfo *why)
{
    struct slice table, index;
    verb_op_resolve(lab, args->target, &table, &index);
    const struct table *t = engine_table(lab->engine, table);
    if (why->code == ERR_NOT_FOUND && !t) {
        lab_why_no_table(lab, table, why);
        return;
    }
    if (why->code != ERR_VALIDATION || !t)
        return;
    const struct schema *s = table_schema(t);
    if (says(why, "provided key element does not match"))
        why_key(args, s, why);
}
