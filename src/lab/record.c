#include "config.h"

#include "lab/record.h"

#include <assert.h>
#include <stdlib.h>

#include "base/xalloc.h"

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
    static const struct schema keyless = {0};
    assert(i < r->row_count);
    return r->is_projected
               ? doc_of_map(r->maps[i])
               : doc_of_item(r->is_keyless ? &keyless : &r->schema, r->names, r->items[i]);
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

void record_add_rows(struct record *r, const struct result *page)
{
    if (page->row_count == 0)
        return;
    if (!r->pool) {
        r->is_projected = page->is_projected;
        schema_copy(&r->schema, page->schema);
        r->is_keyless = page->base != NULL;
        r->names = names_ref((struct names *)page->names);
        r->pool = pool_ref(page->pool);
    }
    grow_rows(r, page->row_count);
    for (size_t i = 0; i < page->row_count; i++) {
        if (r->is_projected) {
            struct val v = page->maps[i];
            v.p = arena_memdup(&r->map_bytes, v.p, v.n);
            r->maps[r->row_count++] = v;
        } else {
            r->items[r->row_count++] = item_ref(page->items[i]);
        }
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
