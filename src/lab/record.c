#include "config.h"

#include "lab/record.h"

#include <assert.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "engine/engine.h"

struct record *record_new(void)
{
    struct record *r = xcalloc(1, sizeof *r);
    r->refs = 1;
    r->traffic.hottest = -1;
    return r;
}

struct record *record_ref(struct record *r)
{
    r->refs++;
    return r;
}

static void drop_rows(struct record *r)
{
    for (size_t i = 0; i < r->row_count && r->items; i++)
        item_unref(r->pool, r->items[i]);
    free(r->items);
    free(r->maps);
    arena_done(&r->map_bytes);
    r->items = NULL;
    r->maps = NULL;
    r->row_count = r->row_cap = 0;
}

void record_unref(struct record *r)
{
    if (!r || --r->refs > 0)
        return;
    drop_rows(r);
    schema_done(&r->schema);
    schema_done(&r->reading);
    for (size_t i = 0; i < r->units_count; i++) {
        free(r->units[i].table);
        free(r->units[i].index);
    }
    free(r->units);
    names_unref(r->names);
    pool_unref(r->pool);
    free(r->label);
    free(r->message);
    free(r->plan.table);
    free(r->plan.index);
    free(r->traffic.part);
    free(r);
}

struct doc record_row(const struct record *r, size_t i)
{
    assert(i < r->row_count);
    return r->is_projected ? doc_of_map(r->maps[i])
                           : doc_of_item(&r->reading, r->names, r->items[i]);
}

static void grow_rows(struct record *r, size_t more)
{
    if (r->row_count + more <= r->row_cap)
        return;
    size_t cap = r->row_cap * 2 > r->row_count + more ? r->row_cap * 2 : r->row_count + more;
    if (r->is_projected)
        r->maps = xrealloc(r->maps, cap, sizeof *r->maps);
    else
        r->items = xrealloc(r->items, cap, sizeof *r->items);
    r->row_cap = cap;
}

static void settle_rows(struct record *r, const struct result *page, bool is_projected)
{
    if (r->pool)
        return;
    r->is_projected = is_projected;
    schema_copy(&r->schema, page->schema);
    schema_copy(&r->reading, page->reading);
    r->names = names_ref((struct names *)page->names);
    r->pool = pool_ref(page->pool);
}

static void add_map(struct record *r, const struct doc *doc)
{
    struct pack p = {.is_item = true};
    struct doc_iter it;
    struct slice name;
    struct val v;
    enum err err = pack_open(&p, VAL_M, NULL);
    doc_iter_init(&it, doc);
    while (doc_next(&it, &name, &v)) {
        pack_name(&p, name);
        pack_val(&p, v);
    }
    doc_iter_done(&it);
    err = err ? err : pack_close(&p, NULL);
    assert(!err);
    struct val map = pack_result(&p);
    map.p = arena_memdup(&r->map_bytes, map.p, map.n);
    r->maps[r->row_count++] = map;
    pack_done(&p);
}

/* Rows of several actions may have several schemas, so all become maps. */
static void add_action_rows(struct record *r, const struct result *page)
{
    const struct schema *first = NULL;
    for (size_t i = 0; i < page->action_count; i++) {
        const struct result *a = &page->actions[i];
        if (a->row_count == 0)
            continue;
        settle_rows(r, a, true);
        first = first ? first : a->schema;
        r->is_mixed = r->is_mixed || a->schema != first;
        grow_rows(r, a->row_count);
        for (size_t k = 0; k < a->row_count; k++) {
            struct doc doc = result_row(a, k);
            add_map(r, &doc);
        }
    }
}

void record_add_rows(struct record *r, const struct result *page)
{
    r->stale_reads += page->is_stale;
    add_action_rows(r, page);
    if (page->row_count == 0)
        return;
    settle_rows(r, page, page->is_projected || r->is_medley);
    grow_rows(r, page->row_count);
    for (size_t i = 0; i < page->row_count; i++) {
        if (r->is_medley) {
            struct doc doc = result_row(page, i);
            add_map(r, &doc);
        } else if (r->is_projected) {
            struct val v = page->maps[i];
            v.p = arena_memdup(&r->map_bytes, v.p, v.n);
            r->maps[r->row_count++] = v;
        } else {
            r->items[r->row_count++] = item_ref(page->items[i]);
        }
    }
}

static struct record_units *units_of(struct record *r, const struct table *of)
{
    const struct table *base = table_base(of);
    struct slice table = table_name(base ? base : of), index = base ? table_name(of) : SLICE("");
    for (size_t i = 0; i < r->units_count; i++) {
        struct record_units *u = &r->units[i];
        if (slice_is(table, u->table) && slice_is(index, u->index ? u->index : ""))
            return u;
    }
    XGROW(r->units, r->units_count, r->units_cap);
    struct record_units *u = &r->units[r->units_count++];
    *u = (struct record_units){.table = xslicedup(table), .index = base ? xslicedup(index) : NULL};
    return u;
}

void record_add_units(struct record *r, const struct result *page)
{
    for (int i = 0; i < page->units_count; i++) {
        struct record_units *u = units_of(r, page->units[i].of);
        u->read += page->units[i].read;
        u->write += page->units[i].write;
    }
}

/* --- the region ------------------------------------------------------------------------ */

static void drop_list(struct records *rs)
{
    for (size_t i = 0; i < rs->count; i++)
        record_unref(rs->list[i]);
    free(rs->list);
}

static void drop_answers(struct records *rs)
{
    for (size_t i = 0; i < rs->answer_count; i++) {
        free(rs->answer[i].name);
        free(rs->answer[i].text);
        free(rs->answer[i].first);
    }
    free(rs->answer);
}

void records_done(struct records *rs)
{
    drop_list(rs);
    drop_answers(rs);
    *rs = (struct records)RECORDS_INIT;
}

static void copy_answers(struct records *to, const struct records *from)
{
    to->answer_cap = to->answer_count = from->answer_count;
    to->answer = NULL;
    if (from->answer_count)
        to->answer = xmemdup(from->answer, from->answer_count * sizeof *from->answer);
    for (size_t i = 0; i < from->answer_count; i++) {
        const struct record_answer *a = &from->answer[i];
        to->answer[i].name = xstrdup(a->name);
        to->answer[i].text = xstrdup(a->text);
        to->answer[i].first = a->first ? xstrdup(a->first) : NULL;
    }
}

void records_copy(struct records *to, const struct records *from)
{
    assert(to->count == 0 && to->answer_count == 0);
    *to = *from;
    to->list = NULL;
    to->cap = from->count;
    if (from->count)
        to->list = xmemdup(from->list, from->count * sizeof *from->list);
    for (size_t i = 0; i < from->count; i++)
        record_ref(from->list[i]);
    copy_answers(to, from);
}

void records_mark(struct records *rs)
{
    struct records next = RECORDS_INIT;
    next.answer = rs->answer;
    next.answer_count = rs->answer_count;
    next.answer_cap = rs->answer_cap;
    drop_list(rs);
    *rs = next;
}

static void add_sums(struct records *rs, const struct record *r)
{
    rs->rcu += r->receipt.rcu;
    rs->wcu += r->receipt.wcu;
    rs->read += r->receipt.read;
    rs->returned += r->receipt.returned;
    rs->stale_reads += r->stale_reads;
    if (r->is_traffic) {
        rs->offered += r->traffic.offered;
        rs->accepted += r->traffic.accepted;
        rs->throttled += r->traffic.rejected;
        return;
    }
    rs->requests += r->requests;
    rs->ops[r->op]++;
    rs->ops_total++;
    rs->offered += r->requests;
    rs->throttled += r->receipt.throttled;
    rs->accepted += r->requests - (r->err ? 1 : 0);
    if (r->err) {
        rs->errors[r->err]++;
        rs->errors_total++;
    }
}

/*
 * Too many rows are kept: the oldest records without a label give theirs up,
 * and if that is not enough those with one too.  What a checkpoint shares
 * stays: giving it up here would free nothing.
 */
static void give_up_rows(struct records *rs)
{
    for (int labelled = 0; labelled < 2; labelled++) {
        for (size_t i = 0; i + 1 < rs->count && rs->rows > RECORD_ROWS_MAX; i++) {
            struct record *r = rs->list[i];
            if (r->row_count == 0 || (r->label && !labelled) || r->refs > 1)
                continue;
            rs->rows -= r->row_count;
            drop_rows(r);
            r->rows_given_up = true;
        }
    }
}

void records_add(struct records *rs, struct record *r)
{
    if (rs->count == RECORDS_MAX) {
        rs->rows -= rs->list[0]->row_count;
        record_unref(rs->list[0]);
        memmove(rs->list, rs->list + 1, --rs->count * sizeof *rs->list);
    }
    XGROW(rs->list, rs->count, rs->cap);
    rs->list[rs->count++] = r;
    rs->rows += r->row_count;
    add_sums(rs, r);
    give_up_rows(rs);
}

static const struct record *last_of(const struct records *rs, bool is_traffic)
{
    for (size_t i = rs->count; i-- > 0;)
        if (rs->list[i]->is_traffic == is_traffic)
            return rs->list[i];
    return NULL;
}

const struct record *records_last_op(const struct records *rs)
{
    return last_of(rs, false);
}

const struct record *records_last_traffic(const struct records *rs)
{
    return last_of(rs, true);
}

const struct record *records_labelled(const struct records *rs, struct slice label)
{
    for (size_t i = rs->count; i-- > 0;)
        if (rs->list[i]->label && slice_is(label, rs->list[i]->label))
            return rs->list[i];
    return NULL;
}

/* --- answers --------------------------------------------------------------------------- */

static struct record_answer *answer_for(struct records *rs, struct slice name)
{
    for (size_t i = 0; i < rs->answer_count; i++)
        if (slice_is(name, rs->answer[i].name))
            return &rs->answer[i];
    XGROW(rs->answer, rs->answer_count, rs->answer_cap);
    rs->answer[rs->answer_count] = (struct record_answer){.name = xslicedup(name)};
    return &rs->answer[rs->answer_count++];
}

void records_set_answer(struct records *rs, struct slice name, struct slice text, bool is_number)
{
    struct record_answer *a = answer_for(rs, name);
    free(a->text);
    a->text = xslicedup(text);
    a->is_number = is_number;
}

void records_set_choice(struct records *rs, struct slice name, struct slice text, bool is_number)
{
    records_set_answer(rs, name, text, is_number);
    struct record_answer *a = answer_for(rs, name);
    if (!a->first)
        a->first = xslicedup(text);
}

const struct record_answer *records_answer(const struct records *rs, struct slice name)
{
    for (size_t i = 0; i < rs->answer_count; i++)
        if (slice_is(name, rs->answer[i].name))
            return &rs->answer[i];
    return NULL;
}
