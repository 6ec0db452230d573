#include "config.h"

#include "lab/operation.h"

#include <assert.h>
#include <stdlib.h>

#include "api/api.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/lines.h"
#include "lab/record.h"
#include "lab/why.h"

/* --- what was asked for ---------------------------------------------------------------- */

void operation_resolve(const struct lab *lab, struct slice target, struct slice *ret_table,
                       struct slice *ret_index)
{
    *ret_table = target;
    *ret_index = SLICE("");
    for (size_t end = target.len; end > 0; end--) {
        struct slice name = {target.ptr, end};
        if (end < target.len && (target.ptr[end] != '.' || end + 1 == target.len))
            continue;
        if (!engine_table(lab->engine, name))
            continue;
        *ret_table = name;
        if (end < target.len)
            *ret_index = (struct slice){target.ptr + end + 1, target.len - end - 1};
        return;
    }
}

/* The index asked, or the table; NULL when it is not there. */
static const struct table *space_of(const struct lab *lab, const struct request *q)
{
    const struct table *t = engine_table(lab->engine, q->table);
    return t && q->index.len ? table_index(t, q->index) : t;
}

/* A projection that asks a local index for what it does not hold goes to the table for it. */
static bool needs_fetch(const struct lab *lab, const struct request *q)
{
    const struct table *space = space_of(lab, q);
    size_t count = 0;
    if (!space || !q->projection || !table_is_local(space))
        return false;
    const struct slice *names = expr_projection_names(q->projection, &count);
    for (size_t i = 0; i < count; i++)
        if (!table_projects(space, names[i]))
            return true;
    return false;
}

struct request operation_request(const struct lab *lab, const struct operation_args *a,
                                 struct arena *arena)
{
    struct request q = a->request;
    bool is_run = q.op == OP_QUERY || q.op == OP_SCAN; /* the others know tables alone */
    if (a->target.len && is_run)
        operation_resolve(lab, a->target, &q.table, &q.index);
    else if (a->target.len)
        q.table = a->target;
    if (is_run)
        q.fetch = q.fetch || needs_fetch(lab, &q);
    if (q.action_count == 0 || !a->targets)
        return q;
    struct request *actions = arena_memdup(arena, q.actions, q.action_count * sizeof *q.actions);
    for (size_t i = 0; i < q.action_count; i++)
        actions[i].table = a->targets[i];
    q.actions = actions;
    return q;
}

/* The operator on the sort key, as far as there is one; of several attributes the last one's. */
static enum keycond_op key_condition(const struct lab *lab, const struct request *q)
{
    const struct table *t = space_of(lab, q);
    enum keycond_op op = KEYCOND_NONE;
    if (!q->keycond || !t)
        return KEYCOND_NONE;
    const struct schema *s = table_schema(t);
    for (int k = 0; k < s->sk_count; k++)
        for (int i = 0; i < q->keycond->count; i++)
            if (slice_is(q->keycond->term[i].name, s->sk[k].name))
                op = q->keycond->term[i].op;
    return op;
}

struct plan operation_plan(const struct lab *lab, const struct request *q, bool all_pages)
{
    const struct request *first = q->action_count ? &q->actions[0] : q;
    struct plan plan = {
        .op = op_names[q->op],
        .table = xslicedup(first->table),
        .index = q->index.len ? xslicedup(q->index) : NULL,
        .key_condition = key_condition(lab, q),
        .has_filter = q->filter != NULL,
        .has_condition = q->condition != NULL,
        .has_project = q->projection != NULL,
        .backward = q->backward,
        .consistent = q->consistent,
        .all_pages = all_pages,
        .limit = q->limit,
    };
    for (size_t i = 0; i < q->action_count; i++) {
        plan.has_condition |= q->actions[i].condition != NULL;
        plan.has_project |= q->actions[i].projection != NULL;
        plan.consistent |= q->op == OP_BATCH_GET && q->actions[i].consistent;
    }
    return plan;
}

/* --- sending --------------------------------------------------------------------------- */

/* Partitions of what was asked, before anything was answered; of several tables together. */
static uint32_t parts_of(const struct lab *lab, const struct request *q)
{
    const struct table *t = space_of(lab, q);
    uint32_t sum = 0;
    if (t && table_is_local(t))
        t = table_base(t);
    for (size_t i = 0; i < q->action_count; i++) {
        bool is_new = true;
        for (size_t k = 0; k < i && is_new; k++)
            is_new = !slice_equal(q->actions[k].table, q->actions[i].table);
        sum += is_new ? parts_of(lab, &q->actions[i]) : 0;
    }
    return t ? table_parts(t) : sum;
}

/* What it may store, against the limits of the lab. */
static bool has_room(struct lab *lab, const struct request *q, struct buf *out)
{
    uint64_t items = q->op == OP_PUT || q->op == OP_UPDATE;
    for (size_t i = 0; i < q->action_count; i++)
        items += q->actions[i].op == OP_PUT || q->actions[i].op == OP_UPDATE;
    return items == 0 || !lab_over_items(lab, items, 0, out);
}

bool operation_begin(struct operation *o, struct lab *lab, const struct request *q, bool all_pages,
                     struct buf *out)
{
    if (lab_over_requests(lab, 1, out) || !has_room(lab, q, out))
        return false;
    *o = (struct operation){.lab = lab, .request = *q, .all_pages = all_pages, .start = PACK_INIT};
    o->record = record_new();
    o->record->op = q->op;
    o->record->plan = operation_plan(lab, q, all_pages);
    o->record->receipt.partitions_total = parts_of(lab, q);
    result_init(&o->result);
    return true;
}

static void note_parts(struct operation *o)
{
    const struct result *r = &o->result;
    if (r->parts_opened == 0)
        return;
    uint32_t first = r->first_part, last = first + r->parts_opened - 1;
    if (o->record->receipt.partitions == 0) {
        o->part_first = first;
        o->part_last = last;
    }
    o->part_first = first < o->part_first ? first : o->part_first;
    o->part_last = last > o->part_last ? last : o->part_last;
    o->record->receipt.partitions = o->part_last - o->part_first + 1;
}

/* Partitions that the actions went to, each once. */
static void note_action_parts(struct operation *o)
{
    const struct result *r = &o->result;
    uint32_t count = 0;
    for (size_t i = 0; i < r->action_count; i++) {
        const struct result *a = &r->actions[i];
        bool is_new = a->parts_opened > 0;
        for (size_t k = 0; k < i && is_new; k++)
            is_new = !r->actions[k].parts_opened || r->actions[k].schema != a->schema ||
                     r->actions[k].part != a->part;
        count += is_new;
    }
    o->record->receipt.partitions = r->read_units + r->write_units ? count : 0;
}

static void note_page(struct operation *o)
{
    struct record *rec = o->record;
    struct receipt *n = &rec->receipt;
    const struct result *r = &o->result;
    n->rcu += r->read_units;
    n->wcu += r->write_units;
    n->read += r->read;
    n->returned += r->returned;
    /* Several writes count together, whatever each of them did. */
    bool several = o->request.action_count > 0;
    n->wrote += r->wrote + (several ? r->deleted : 0);
    n->replaced += r->replaced;
    n->created += r->created;
    n->deleted += several ? 0 : r->deleted;
    n->throttled += err_is_throttle(r->err);
    n->pages += !r->err;
    if (several)
        note_action_parts(o);
    else
        note_parts(o);
    rec->requests++;
    rec->err = r->err;
    rec->reason = r->reason;
    rec->is_complete = !r->err && !r->has_more;
    record_add_units(rec, r);
    record_add_rows(rec, r);
}

static void add_start(struct operation *o, const struct schema *s, const struct schema *not_of)
{
    struct doc doc = result_doc(&o->result, o->result.last);
    struct buf scratch = BUF_INIT;
    struct val v;
    for (int i = 0; i < s->pk_count + s->sk_count; i++) {
        const struct key_attr *a = i < s->pk_count ? &s->pk[i] : &s->sk[i - s->pk_count];
        struct slice name = {a->name, a->name_len};
        if (not_of && schema_find(not_of, name))
            continue;
        bool found = doc_get(&doc, name, &v, &scratch);
        assert(found);
        pack_name(&o->start, name);
        pack_val(&o->start, v);
    }
    buf_done(&scratch);
}

/* The next page starts behind the last item examined; an index's key goes with its table's. */
static void set_start(struct operation *o)
{
    const struct result *r = &o->result;
    pack_clear(&o->start);
    enum err err = pack_open(&o->start, VAL_M, NULL);
    add_start(o, r->schema, NULL);
    if (r->base)
        add_start(o, r->base, r->schema);
    if (!err)
        err = pack_close(&o->start, NULL);
    assert(!err);
    o->request.has_start = true;
    o->request.start = pack_result(&o->start);
}

bool operation_send(struct operation *o, struct buf *out)
{
    struct lab *lab = o->lab;
    for (;;) {
        if (lab_over_requests(lab, 1, out))
            return false;
        lab->requests++;
        engine_do(lab->engine, &o->request, &o->result);
        note_page(o);
        if (o->result.err || !o->result.has_more || !o->all_pages)
            return true;
        if (lab_over_rows(lab, o->record->receipt.returned, out))
            return false;
        if (!o->lowest && o->result.lowest)
            o->lowest = item_ref(o->result.lowest);
        set_start(o);
    }
}

/* Pictures show all of an operation: the result of its last page tells of every page. */
static void sum_pages(struct operation *o)
{
    const struct receipt *n = &o->record->receipt;
    struct result *r = &o->result;
    if (n->pages < 2)
        return;
    r->read = (uint32_t)n->read;
    r->returned = (uint32_t)n->returned;
    r->first_part = o->part_first;
    r->parts_opened = o->part_last - o->part_first + 1;
    if (o->lowest && !o->request.backward) {
        struct item *last = r->lowest;
        r->lowest = o->lowest;
        o->lowest = last;
    }
}

/* --- printing -------------------------------------------------------------------------- */

static void print_rows(struct operation *o, struct buf *out)
{
    const struct record *rec = o->record;
    struct lines_form form = {.schema = o->result.schema, .base = o->result.base};
    size_t max = o->lab->settings.rows, count = rec->row_count;
    form.keys = rec->op == OP_QUERY ? LINES_SORT_KEY : LINES_BOTH_KEYS;
    for (size_t i = 0; i < count && i < max; i++) {
        struct doc doc = record_row(rec, i);
        lines_row(&doc, &form, out);
    }
    if (count > max)
        buf_printf(out, "  (%zu more rows)\n", count - max);
    if (o->request.count_only)
        buf_printf(out, "  count %llu\n", (unsigned long long)rec->receipt.returned);
    else if (count == 0 && !rec->err)
        buf_add_str(out, rec->op == OP_GET ? "  (no item)\n" : "  (none)\n");
    if (!o->result.has_more)
        return;
    struct doc last = result_doc(&o->result, o->result.last);
    buf_add_str(out, "more from ");
    lines_key(&last, &form, out);
    buf_add_char(out, '\n');
}

/* Of gets together: rows in the order asked, each by its table's key. */
static void print_actions(struct operation *o, struct buf *out)
{
    const struct result *r = &o->result;
    size_t max = o->lab->settings.rows, rows = 0, unprocessed = 0;
    for (size_t i = 0; i < r->action_count; i++) {
        const struct result *a = &r->actions[i];
        struct lines_form form = {.schema = a->schema, .keys = LINES_BOTH_KEYS};
        unprocessed += a->is_left;
        rows += a->row_count;
        if (a->row_count && rows <= max) {
            struct doc doc = result_row(a, 0);
            lines_row(&doc, &form, out);
        } else if (o->request.op == OP_TRANSACT_GET && rows < max) {
            buf_add_str(out, "  (no item)\n");
        }
    }
    if (rows > max)
        buf_printf(out, "  (%zu more rows)\n", rows - max);
    if (rows == 0 && unprocessed == 0 && o->request.op == OP_BATCH_GET)
        buf_add_str(out, "  (none)\n");
    if (unprocessed)
        buf_printf(out, "  unprocessed %zu\n", unprocessed);
}

static void print_changed(struct operation *o, struct buf *out)
{
    const struct result *r = &o->result;
    enum return_values what = o->request.returning;
    struct lines_form form = {.schema = r->schema, .keys = LINES_BOTH_KEYS};
    struct item *item = what == RETURN_OLD || what == RETURN_UPDATED_OLD ? r->old : r->now;
    struct pack parts = PACK_INIT;
    if (what == RETURN_NONE || r->err)
        return;
    bool in_part = what == RETURN_UPDATED_OLD || what == RETURN_UPDATED_NEW, is_there = item;
    struct doc doc = item ? result_doc(r, item) : doc_none();
    if (item && in_part) {
        is_there = expr_update_parts(o->request.update, &doc, &parts);
        doc = is_there ? doc_of_map(pack_result(&parts)) : doc;
    }
    if (is_there)
        lines_row(&doc, &form, out);
    else
        buf_add_str(out, in_part ? "  (none)\n" : "  (no item)\n");
    pack_done(&parts);
}

void operation_print_refusal(struct operation *o, struct buf *out)
{
    struct result *r = &o->result;
    o->record->message = xstrdup(r->err ? r->why.text : "");
    if (r->err) {
        why_add(o->lab, &o->request, r);
        lines_refused(r, out);
    }
    lines_receipt(o->record, out);
}

void operation_print(struct operation *o, struct buf *out)
{
    const struct result *r = &o->result;
    if (o->request.action_count) {
        if (!r->err)
            print_actions(o, out);
    } else if (op_is_write(o->record->op)) {
        print_changed(o, out);
    } else if (!r->err || o->record->row_count) {
        print_rows(o, out);
    }
    operation_print_refusal(o, out);
}

/* --- the end --------------------------------------------------------------------------- */

/* Keeps request and result for pictures; the request is read again, since it
 * borrows from a text that may go. */
static void keep_last(struct operation *o, const struct command *c)
{
    struct last *last = &o->lab->last;
    result_move(&last->result, &o->result);
    lab_drop_last_request(last);
    if (o->api) {
        last->api = o->api;
        last->request = o->request;
        last->is_there = true;
        o->api = NULL;
        return;
    }
    struct script_source source = {.text = c->text, .kind = SCRIPT_PROMPT};
    last->is_there = !script_parse(&last->script, &source, NULL);
    assert(last->is_there);
    last->request = operation_request(o->lab, last->script.command[0].args, &last->script.arena);
}

void operation_end(struct operation *o, const struct command *c)
{
    struct record *rec = o->record;
    rec->label = c->label.len ? xslicedup(c->label) : NULL;
    if (!rec->message)
        rec->message = xstrdup("");
    records_add(&o->lab->records, rec);
    sum_pages(o);
    item_unref(o->result.pool, o->lowest);
    if (!o->lab->settings.no_history)
        keep_last(o, c);
    api_free(o->api);
    result_done(&o->result);
    pack_done(&o->start);
}

enum lab_outcome operation_run(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct operation_args *a = c->args;
    struct arena arena = ARENA_INIT;
    struct request q = operation_request(lab, a, &arena);
    struct operation o;
    enum lab_outcome outcome = LAB_LIMIT;
    if (operation_begin(&o, lab, &q, a->all_pages, out)) {
        if (operation_send(&o, out)) {
            outcome = o.record->err ? LAB_REFUSED : LAB_OK;
            operation_print(&o, out);
        }
        operation_end(&o, c);
    }
    arena_done(&arena);
    return outcome;
}
