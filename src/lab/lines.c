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

static bool is_key_column(const struct schema *s, struct slice name, enum lines_keys keys)
{
    bool sort_alone = keys == LINES_SORT_KEY && s->sk_count > 0;
    for (int i = 0; i < s->pk_count && !sort_alone; i++)
        if (slice_equal(name, (struct slice){s->pk[i].name, s->pk[i].name_len}))
            return true;
    for (int i = 0; i < s->sk_count; i++)
        if (slice_equal(name, (struct slice){s->sk[i].name, s->sk[i].name_len}))
            return true;
    return false;
}

static void add_columns(const struct doc *d, const struct key_attr *attrs, int count,
                        struct buf *out)
{
    struct buf scratch = BUF_INIT;
    struct val v;
    for (int i = 0; i < count; i++) {
        if (!doc_get(d, (struct slice){attrs[i].name, attrs[i].name_len}, &v, &scratch))
            continue;
        buf_add_str(out, "  ");
        literal_print_bare(v, out);
    }
    buf_done(&scratch);
}

void lines_row(const struct doc *d, const struct schema *schema, enum lines_keys keys,
               struct buf *out)
{
    size_t start = out->len;
    if (keys == LINES_BOTH_KEYS || schema->sk_count == 0)
        add_columns(d, schema->pk, schema->pk_count, out);
    add_columns(d, schema->sk, schema->sk_count, out);

    struct doc_iter it;
    struct slice name;
    struct val v;
    doc_iter_init(&it, d);
    while (doc_next(&it, &name, &v)) {
        /* In a query's rows the partition key is the same for all and is left out too. */
        if (is_key_column(schema, name, keys) || schema_is_pk(schema, name))
            continue;
        buf_add_str(out, "  ");
        lines_name(name, out);
        buf_add_char(out, '=');
        literal_print_bare(v, out);
    }
    doc_iter_done(&it);
    if (out->len == start)
        buf_add_str(out, "  (no attributes)");
    buf_add_char(out, '\n');
}

static void add_key_members(const struct doc *d, const struct key_attr *attrs, int count,
                            struct buf *out)
{
    struct buf scratch = BUF_INIT;
    struct val v;
    for (int i = 0; i < count; i++) {
        struct slice name = {attrs[i].name, attrs[i].name_len};
        if (!doc_get(d, name, &v, &scratch))
            continue;
        if (out->ptr[out->len - 1] != '{')
            buf_add_str(out, ", ");
        literal_print_string(name, out);
        buf_add_str(out, ": ");
        literal_print(v, out);
    }
    buf_done(&scratch);
}

void lines_key(const struct doc *d, const struct schema *schema, struct buf *out)
{
    buf_add_char(out, '{');
    add_key_members(d, schema->pk, schema->pk_count, out);
    add_key_members(d, schema->sk, schema->sk_count, out);
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

void lines_table(const struct table *t, struct buf *out)
{
    buf_printf(out, "table %.*s (", SLICE_ARG(table_name(t)));
    schema_print(table_schema(t), out);
    buf_add_str(out, ") ");
    buf_add_str(out, table_billing(t) == BILLING_PROVISIONED ? "provisioned" : "on-demand");
    if (table_billing(t) == BILLING_ON_DEMAND && !table_has_maximum(t))
        return;
    buf_add_str(out, table_has_maximum(t) ? " max " : " ");
    lines_units(table_read_rate(t), out);
    buf_add_str(out, " rcu ");
    lines_units(table_write_rate(t), out);
    buf_add_str(out, " wcu");
}

void lines_receipt(const struct record *r, struct buf *out)
{
    const struct receipt *n = &r->receipt;
    bool is_read = r->op == OP_GET || r->op == OP_QUERY || r->op == OP_SCAN;
    buf_add_str(out, "paid ");
    lines_units(is_read ? n->rcu : n->wcu, out);
    buf_add_str(out, is_read ? " RCU" : " WCU");
    if (is_read)
        buf_printf(out, " | read %llu | returned %llu", (unsigned long long)n->read,
                   (unsigned long long)n->returned);
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

void lines_refusal(const struct errinfo *why, enum reason reason, int part, struct buf *out)
{
    const char *name = err_wire_name(why->code);
    buf_printf(out, "! %s: %s\n", *name ? name : "lab", why->text);
    if (reason != REASON_NONE) {
        buf_printf(out, "  reason %s", reason_names[reason]);
        if (part >= 0)
            buf_printf(out, " on P%d", part);
        buf_add_char(out, '\n');
    }
    if (why->why[0])
        buf_printf(out, "why: %s\n", why->why);
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
