#include "config.h"

#include "lab/lines.h"

#include "model/literal.h"

void lines_name(struct slice name, struct buf *out)
{
    if (literal_is_word(name))
        buf_add_slice(out, name);
    else
        literal_print_string(name, out);
}

static struct slice attr_name(const struct key_attr *a)
{
    return (struct slice){a->name, a->name_len};
}

static void add_columns(const struct doc *d, const struct key_attr *attrs, int count,
                        struct buf *out)
{
    struct buf scratch = BUF_INIT;
    struct val v;
    for (int i = 0; i < count; i++) {
        if (!doc_get(d, attr_name(&attrs[i]), &v, &scratch))
            continue;
        buf_add_str(out, "  ");
        literal_print_bare(v, out);
    }
    buf_done(&scratch);
}

static void add_attr(struct slice name, struct val v, struct buf *out)
{
    buf_add_str(out, "  ");
    lines_name(name, out);
    buf_add_char(out, '=');
    literal_print_bare(v, out);
}

/* The table's key in a row of its index, as far as the index's key has not said it. */
static void add_base_key(const struct doc *d, const struct lines_form *form, struct buf *out)
{
    const struct schema *s = form->base;
    struct buf scratch = BUF_INIT;
    struct val v;
    for (int i = 0; s && i < s->pk_count + s->sk_count; i++) {
        struct slice name = attr_name(i < s->pk_count ? &s->pk[i] : &s->sk[i - s->pk_count]);
        if (!schema_find(form->schema, name) && doc_get(d, name, &v, &scratch))
            add_attr(name, v, out);
    }
    buf_done(&scratch);
}

void lines_row(const struct doc *d, const struct lines_form *form, struct buf *out)
{
    const struct schema *schema = form->schema;
    size_t start = out->len;
    if (form->keys == LINES_BOTH_KEYS || schema->sk_count == 0)
        add_columns(d, schema->pk, schema->pk_count, out);
    add_columns(d, schema->sk, schema->sk_count, out);
    add_base_key(d, form, out);

    struct doc_iter it;
    struct slice name;
    struct val v;
    doc_iter_init(&it, d);
    while (doc_next(&it, &name, &v)) {
        /* In a query's rows the partition key is the same for all and is left out too. */
        if (!schema_find(schema, name) && !(form->base && schema_find(form->base, name)))
            add_attr(name, v, out);
    }
    doc_iter_done(&it);
    if (out->len == start)
        buf_add_str(out, "  (no attributes)");
    buf_add_char(out, '\n');
}

static void add_key_members(const struct doc *d, const struct schema *s,
                            const struct schema *not_of, struct buf *out)
{
    struct buf scratch = BUF_INIT;
    struct val v;
    for (int i = 0; i < s->pk_count + s->sk_count; i++) {
        struct slice name = attr_name(i < s->pk_count ? &s->pk[i] : &s->sk[i - s->pk_count]);
        if ((not_of && schema_find(not_of, name)) || !doc_get(d, name, &v, &scratch))
            continue;
        if (out->ptr[out->len - 1] != '{')
            buf_add_str(out, ", ");
        literal_print_string(name, out);
        buf_add_str(out, ": ");
        literal_print(v, out);
    }
    buf_done(&scratch);
}

void lines_key(const struct doc *d, const struct lines_form *form, struct buf *out)
{
    buf_add_char(out, '{');
    add_key_members(d, form->schema, NULL, out);
    if (form->base)
        add_key_members(d, form->base, form->schema, out);
    buf_add_char(out, '}');
}

void lines_units(int64_t micro, struct buf *out)
{
    buf_printf(out, "%lld", (long long)(micro / UNIT));
    int64_t part = micro % UNIT, scale = UNIT / 10;
    if (part == 0)
        return;
    buf_add_char(out, '.');
    for (; part; scale /= 10) {
        buf_add_char(out, (char)('0' + part / scale));
        part %= scale;
    }
}

void lines_duration(int64_t us, struct buf *out)
{
    static const struct {
        const char *name;
        int64_t of;
    } units[] = {{"d", 86400000000}, {"h", 3600000000}, {"m", 60000000},
                 {"s", 1000000},     {"ms", 1000},      {"us", 1}};
    if (us == 0)
        buf_add_str(out, "0s");
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        if (us >= units[i].of)
            buf_printf(out, "%lld%s", (long long)(us / units[i].of), units[i].name);
        us %= units[i].of;
    }
}

void lines_percent(int64_t millionths, struct buf *out)
{
    int64_t percent = (millionths + 5000) / 10000;
    if (millionths > 0 && millionths < 10000)
        buf_add_str(out, "<1%");
    else
        buf_printf(out, "%lld%%", (long long)percent);
}

static void add_capacity(const struct table *t, struct buf *out)
{
    buf_add_str(out, table_billing(t) == BILLING_PROVISIONED ? " provisioned" : " on-demand");
    if (table_billing(t) == BILLING_ON_DEMAND && !table_has_maximum(t))
        return;
    buf_add_str(out, table_has_maximum(t) ? " max " : " ");
    lines_units(table_read_rate(t), out);
    buf_add_str(out, " rcu ");
    lines_units(table_write_rate(t), out);
    buf_add_str(out, " wcu");
}

void lines_table(const struct table *t, struct buf *out)
{
    buf_printf(out, "table %.*s (", SLICE_ARG(table_name(t)));
    schema_print(table_schema(t), out);
    buf_add_char(out, ')');
    add_capacity(t, out);
}

void lines_index(const struct table *t, struct buf *out)
{
    static const char *const projections[] = {"all", "keys", "include ("};
    size_t count;
    const struct slice *include = table_included(t, &count);
    buf_printf(out, "index %.*s (", SLICE_ARG(table_name(t)));
    schema_print(table_schema(t), out);
    buf_printf(out, ") %s project %s", table_is_local(t) ? "local" : "global",
               projections[table_projection(t)]);
    for (size_t i = 0; i < count; i++) {
        buf_add_str(out, i ? ", " : "");
        literal_print_name(include[i], out);
    }
    buf_add_str(out, count ? ")" : "");
    if (!table_is_local(t))
        add_capacity(t, out);
    if (table_lag_us(t)) {
        buf_add_str(out, " lag ");
        lines_duration(table_lag_us(t), out);
    }
}

void lines_space(const struct table *t, struct buf *out)
{
    if (table_base(t))
        lines_index(t, out);
    else
        lines_table(t, out);
    buf_printf(out, " | partitions %u", table_parts(t));
    if (table_index_count(t))
        buf_printf(out, " | indexes %d", table_index_count(t));
    if (table_base(t))
        buf_printf(out, " | items %llu", (unsigned long long)table_items(t));
    buf_add_char(out, '\n');
}

static bool is_several(enum op op)
{
    return op > OP_CHECK;
}

/* " (table 1, ByCustomer 2)" where an index was paid beside something else: tables first. */
static void add_payers(const struct record *r, bool is_read, struct buf *out)
{
    size_t tables = 0, indexes = 0;
    const char *separator = " (";
    for (size_t i = 0; i < r->units_count; i++) {
        const struct record_units *u = &r->units[i];
        if (is_read ? u->read : u->write)
            ++*(u->index ? &indexes : &tables);
    }
    if (indexes == 0 || indexes + tables < 2)
        return;
    for (int of_index = 0; of_index < 2; of_index++) {
        for (size_t i = 0; i < r->units_count; i++) {
            const struct record_units *u = &r->units[i];
            int64_t paid = is_read ? u->read : u->write;
            if ((u->index != NULL) != of_index || paid == 0)
                continue;
            buf_add_str(out, separator);
            if (tables > 1 || !u->index)
                buf_add_str(out, tables > 1 ? u->table : "table");
            buf_printf(out, "%s%s ", tables > 1 && u->index ? "." : "", u->index ? u->index : "");
            lines_units(paid, out);
            separator = ", ";
        }
    }
    buf_add_char(out, ')');
}

void lines_receipt(const struct record *r, struct buf *out)
{
    const struct receipt *n = &r->receipt;
    bool is_read = !op_is_write(r->op);
    buf_add_str(out, "paid ");
    /* A transaction whose token was seen before only reads. */
    bool in_rcu = is_read || (n->rcu && !n->wcu);
    lines_units(in_rcu ? n->rcu : n->wcu, out);
    buf_add_str(out, in_rcu ? " RCU" : " WCU");
    add_payers(r, in_rcu, out);
    if (is_read)
        buf_printf(out, " | read %llu | returned %llu", (unsigned long long)n->read,
                   (unsigned long long)n->returned);
    else if (is_several(r->op))
        buf_printf(out, " | wrote %llu", (unsigned long long)n->wrote);
    else if (r->op == OP_DELETE)
        buf_printf(out, " | deleted %llu", (unsigned long long)n->deleted);
    else
        buf_printf(out, " | wrote %llu | %s %llu", (unsigned long long)n->wrote,
                   r->op == OP_UPDATE ? "created" : "replaced",
                   (unsigned long long)(r->op == OP_UPDATE ? n->created : n->replaced));
    buf_printf(out, " | partitions %u/%u", n->partitions, n->partitions_total);
    if (r->op == OP_QUERY || r->op == OP_SCAN)
        buf_printf(out, " | pages %u%s", n->pages, r->is_complete || r->err ? "" : ", more");
    if (n->throttled)
        buf_printf(out, " | throttled %u", n->throttled);
    buf_add_char(out, '\n');
}

static void add_refusal(const struct errinfo *why, struct buf *out)
{
    const char *name = err_wire_name(why->code);
    buf_printf(out, "! %s%s%s\n", *name ? name : "lab", *why->text ? ": " : "", why->text);
}

static void add_reason(enum reason reason, int part, struct slice index, struct buf *out)
{
    if (reason == REASON_NONE)
        return;
    buf_printf(out, "  reason %s", reason_names[reason]);
    if (part >= 0)
        buf_printf(out, " on P%d", part);
    if (index.len)
        buf_printf(out, " %s %.*s", part >= 0 ? "of" : "on", SLICE_ARG(index));
    buf_add_char(out, '\n');
}

static void add_why(const struct errinfo *why, struct buf *out)
{
    if (why->why[0])
        buf_printf(out, "why: %s\n", why->why);
}

void lines_refusal(const struct errinfo *why, enum reason reason, int part, struct buf *out)
{
    add_refusal(why, out);
    add_reason(reason, part, SLICE(""), out);
    add_why(why, out);
}

void lines_refused(const struct result *r, struct buf *out)
{
    const struct table *by = r->throttled_by;
    add_refusal(&r->why, out);
    add_reason(r->reason, r->throttled_part, by && table_base(by) ? table_name(by) : SLICE(""),
               out);
    add_why(&r->why, out);
}

void lines_plan(const struct plan *plan, struct buf *out)
{
    buf_printf(out, "  op %s\n  table %s\n", plan->op, plan->table);
    if (plan->index)
        buf_printf(out, "  index %s\n", plan->index);
    if (plan->key_condition != KEYCOND_NONE)
        buf_printf(out, "  key_condition %s\n", keycond_op_names[plan->key_condition]);
    if (plan->has_filter)
        buf_add_str(out, "  filter some\n");
    if (plan->has_condition)
        buf_add_str(out, "  condition some\n");
    if (plan->has_project)
        buf_add_str(out, "  project some\n");
    if (plan->backward)
        buf_add_str(out, "  direction backward\n");
    if (plan->consistent)
        buf_add_str(out, "  consistent true\n");
    if (plan->limit)
        buf_printf(out, "  limit %u\n", plan->limit);
    if (plan->all_pages)
        buf_add_str(out, "  pages all\n");
}
