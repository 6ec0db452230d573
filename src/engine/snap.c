#include "config.h"

#include "engine/snap.h"

#include <assert.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/xalloc.h"
#include "engine/snap_index.h"
#include "engine/tree.h"
#include "model/literal.h"

/* A snap and the arena it lives in. */
struct snap_owner {
    struct snap snap;
    struct arena arena;
};

/* What is at work while a snap is taken. */
struct taking {
    struct engine *engine;
    const struct history *history;
    const struct snap_focus *focus;
    struct arena *arena;
    struct snap *snap;
    struct table *table;
    struct buf text;
};

static const char *keep(struct taking *t)
{
    return arena_slice(t->arena, buf_slice(&t->text)).ptr;
}

static const char *key_text(struct taking *t, enum val_type type, struct slice key)
{
    buf_clear(&t->text);
    history_key_text(type, key, &t->text);
    return keep(t);
}

/* --- meters ---------------------------------------------------------------------------- */

/* DIFFERS: the service shows no such states: warm from 80 %, hot when anything was rejected. */
static enum part_state state_of(const struct snap_meter *m, enum part_state worst)
{
    enum part_state s = m->rejected > 0                 ? PART_HOT
                        : m->used * 5 >= m->ceiling * 4 ? PART_WARM
                        : m->used > 0                   ? PART_OK
                                                        : PART_IDLE;
    return s > worst ? s : worst;
}

static const struct history_second *seconds(struct taking *t, int table, int part)
{
    struct history_second s[HISTORY_SECONDS];
    if (!history_seconds(t->history, table, part, t->snap->now_us, s))
        return NULL;
    return arena_memdup(t->arena, s, sizeof s);
}

static void fill_part(struct taking *t, uint32_t index, struct snap_part *out)
{
    int64_t now = t->snap->now_us;
    int number = table_number(t->table);
    struct part_view v = table_part(t->table, index, now);
    struct history_second s = history_last_second(t->history, number, v.id, now);
    *out = (struct snap_part){
        .id = v.id,
        .lo = v.lo,
        .hi = v.hi,
        .items = v.items,
        .bytes = v.bytes,
        .read = {s.read, s.read_rejected, v.read_ceiling, v.read_level, v.read_ceiling},
        .write = {s.write, s.write_rejected, v.write_ceiling, v.write_level, v.write_ceiling},
        .rejected = s.rejected,
    };
    out->state = state_of(&out->write, state_of(&out->read, PART_IDLE));
}

/* Gives the busiest partitions their seconds: at most SNAP_TRACKS, the first of equals. */
static void fill_tracks(struct taking *t)
{
    struct snap *snap = t->snap;
    int number = table_number(t->table);
    struct {
        uint32_t index;
        uint64_t requests;
    } best[SNAP_TRACKS];
    int count = 0;
    for (uint32_t i = 0; i < snap->part_count; i++) {
        uint64_t requests = history_requests_of(t->history, number, snap->part[i].id, snap->now_us);
        int at = count;
        while (at > 0 && best[at - 1].requests < requests)
            at--;
        if (requests == 0 || at == SNAP_TRACKS)
            continue;
        count += count < SNAP_TRACKS;
        memmove(best + at + 1, best + at, (size_t)(count - 1 - at) * sizeof *best);
        best[at].index = i;
        best[at].requests = requests;
    }
    for (int i = 0; i < count; i++) {
        struct snap_part *p = &snap->part[best[i].index];
        p->seconds = seconds(t, number, p->id);
    }
}

/* The index that turned the latest of a table's writes away in the last second. */
static int held_by(const struct taking *t, int number)
{
    const struct history_request *q;
    for (int i = 0; (q = history_request(t->history, i)); i++) {
        if (q->at_us < t->snap->now_us - 1000000)
            break;
        if (q->table == number && q->by >= 0 && q->by != number)
            return q->by;
    }
    return -1;
}

static void fill_table(struct taking *t, struct table *table, struct snap_table *out)
{
    int64_t now = t->snap->now_us;
    int number = table_number(table);
    const struct schema *s = table_schema(table);
    struct history_second last = history_last_second(t->history, number, -1, now);
    struct table_levels l = table_levels(table, now);
    *out = (struct snap_table){
        .name = arena_slice(t->arena, table_name(table)).ptr,
        .base = table_base(table) ? table_number(table_base(table)) : -1,
        .pk_name = arena_slice(t->arena, slice_of(s->pk[0].name)).ptr,
        .sk_name = s->sk_count ? arena_slice(t->arena, slice_of(s->sk[0].name)).ptr : "",
        .pk_type = val_type_names[s->pk[0].type],
        .sk_type = s->sk_count ? val_type_names[s->sk[0].type] : "",
        .billing = table_billing(table),
        .read_rate = table_read_rate(table),
        .write_rate = table_write_rate(table),
        .items = table_items(table),
        .bytes = table_bytes(table),
        .read = {last.read, last.read_rejected, table_read_rate(table), l.read, l.read_max},
        .write = {last.write, last.write_rejected, table_write_rate(table), l.write, l.write_max},
        .rejected = last.rejected,
        .held_by = last.write_rejected > 0 ? held_by(t, number) : -1,
        .seconds = seconds(t, number, -1),
        .part_count = table_parts(table),
    };
    history_totals(t->history, number, &out->accepted_total, &out->rejected_total);
    out->state = state_of(&out->write, state_of(&out->read, PART_IDLE));
}

/* --- items ----------------------------------------------------------------------------- */

static bool was_returned(const struct result *r, const struct item *it)
{
    for (size_t i = 0; r && i < r->row_count && !r->is_projected; i++)
        if (r->items[i] == it)
            return true;
    return false;
}

/* The first attribute that is no key, as name and value. */
static void fill_rest(struct taking *t, const struct doc *doc, struct snap_item *out)
{
    struct doc_iter it;
    struct slice name;
    struct val v;
    doc_iter_init(&it, doc);
    while (doc_next(&it, &name, &v)) {
        if (schema_find(table_schema(t->table), name))
            continue;
        buf_clear(&t->text);
        literal_print_name(name, &t->text);
        out->rest_name = keep(t);
        buf_clear(&t->text);
        literal_print_bare(v, &t->text);
        out->rest_value = keep(t);
        out->rest = arena_printf(t->arena, "%s  %s", out->rest_name, out->rest_value);
        break;
    }
    doc_iter_done(&it);
}

/* The type of an item: its sort key's text before the first '#', else its partition key's. */
static const char *type_of(struct taking *t, const char *pk, const char *sk)
{
    const char *key = *sk ? sk : pk;
    const char *hash = strchr(key, '#');
    return hash ? arena_slice(t->arena, (struct slice){key, (size_t)(hash - key)}).ptr : "";
}

/* The text of a key attribute; an index's entry holds it among its attributes. */
static const char *attr_text(struct taking *t, const struct doc *doc, const struct key_attr *a)
{
    struct val v;
    if (!doc_get(doc, (struct slice){a->name, a->name_len}, &v, NULL))
        return "";
    return key_text(t, v.type, val_slice(v));
}

static void fill_item(struct taking *t, const struct item *item, bool with_rest,
                      struct snap_item *out)
{
    const struct schema *s = table_schema(t->table);
    struct doc doc =
        doc_of_item(table_base(t->table) ? &schema_keyless : s, engine_names(t->engine), item);
    const struct result *last = t->focus->last;
    *out = (struct snap_item){.rest = "", .rest_name = "", .rest_value = "", .bytes = item->size};
    out->pk = attr_text(t, &doc, &s->pk[0]);
    out->sk = s->sk_count ? attr_text(t, &doc, &s->sk[0]) : "";
    if (!s->sk_count && table_base(t->table)) /* entries of one key differ by the table's */
        out->sk = attr_text(t, &doc, &table_schema(table_base(t->table))->pk[0]);
    out->type = type_of(t, out->pk, out->sk);
    out->hash = tree_hash_of(table_tree(t->table), item);
    out->is_new = last && last->now == item;
    out->returned = was_returned(last, item);
    if (with_rest)
        fill_rest(t, &doc, out);
}

static void fill_tiles(struct taking *t)
{
    struct snap *snap = t->snap;
    uint32_t count =
        snap->part_count < SNAP_PARTS_WITH_TILES ? snap->part_count : SNAP_PARTS_WITH_TILES;
    snap->tiles = arena_alloc(t->arena, count * sizeof *snap->tiles);
    for (uint32_t i = 0; i < count; i++) {
        struct snap_tiles *tiles = &snap->tiles[i];
        struct tree_cursor c;
        struct item *it;
        tiles->of = snap->part[i].items;
        size_t want = tiles->of < SNAP_TILES ? (size_t)tiles->of : SNAP_TILES;
        tiles->item = arena_alloc(t->arena, want * sizeof *tiles->item);
        tree_seek(&c, table_tree(t->table), &(struct tree_key){.hash = snap->part[i].lo}, false);
        while (tiles->count < want && (it = tree_next(&c)))
            fill_item(t, it, false, &tiles->item[tiles->count++]);
    }
}

/* --- the collection in focus ------------------------------------------------------------ */

/* The first item, in stored order, that the last query of this collection examined. */
static const struct item *run_start(const struct taking *t, const struct snap_collection *c)
{
    const struct result *r = t->focus->last;
    bool is_here = r && t->snap->last.is_there && !r->err && r->hash == c->hash;
    return is_here ? r->lowest : NULL;
}

/* Marks the run that the last query examined. */
static void mark_run(struct taking *t, struct snap_collection *c, struct item *const *items)
{
    const struct item *start = run_start(t, c);
    size_t i = 0, left = start ? t->focus->last->read : 0;
    while (i < c->count && items[i] != start)
        i++;
    for (; i < c->count && left > 0; i++, left--)
        c->item[i].in_run = true;
}

enum { FAR = 4096, MARGIN = 8 }; /* items looked through for a run; shown before it */

/*
 * Puts the cursor at the window's first item: the collection's, or a little before
 * the run when that begins beyond the window.
 */
static void seek_window(struct taking *t, struct snap_collection *c, struct slice pk,
                        struct tree_cursor *cursor)
{
    struct tree_key begin = {c->hash, pk, SLICE("")};
    const struct item *start = run_start(t, c), *it;
    size_t at = 0;
    tree_seek(cursor, table_tree(t->table), &begin, false);
    if (!start || c->items <= SNAP_WINDOW)
        return;
    while (at < FAR && (it = tree_next(cursor)) && it != start && slice_equal(item_pk(it), pk))
        at++;
    tree_seek(cursor, table_tree(t->table), &begin, false);
    if (at == FAR || at + t->focus->last->read <= SNAP_WINDOW)
        return;
    c->first = at > MARGIN ? at - MARGIN : 0;
    for (size_t i = 0; i < c->first; i++)
        (void)tree_next(cursor);
}

static bool is_arrival_of(struct taking *t, const struct history_arrival *a, struct slice pk)
{
    return a->table == table_number(t->table) &&
           slice_equal((struct slice){(const char *)a->key, a->pk_len}, pk);
}

/* Place of a sort key among the window's items, or `count`. */
static size_t find_item(struct item *const *items, size_t count, struct slice sk)
{
    size_t low = 0, high = count;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (slice_compare(item_sk(items[mid]), sk) < 0)
            low = mid + 1;
        else
            high = mid;
    }
    return low < count && slice_equal(item_sk(items[low]), sk) ? low : count;
}

/* Numbers the items by arrival, and lists them in that order. */
static void fill_arrivals(struct taking *t, struct snap_collection *c, struct item *const *items,
                          struct slice pk)
{
    const struct history_arrival *a;
    uint32_t number = 0;
    c->arrived = arena_alloc(t->arena, (c->count ? c->count : 1) * sizeof *c->arrived);
    for (int i = 0; (a = history_arrival(t->history, i)); i++) {
        if (!is_arrival_of(t, a, pk))
            continue;
        number++;
        struct slice sk = {(const char *)a->key + a->pk_len, a->sk_len};
        size_t k = find_item(items, c->count, sk);
        if (k < c->count && c->arrived_count < c->count) {
            c->item[k].arrived = number;
            c->arrived[c->arrived_count++] = c->item[k];
        }
    }
}

static void fill_collection(struct taking *t)
{
    struct snap_collection *c = &t->snap->collection;
    const struct schema *s = table_schema(t->table);
    struct val v = t->focus->collection;
    struct slice pk = val_slice(v);
    struct tree_cursor cursor;
    struct item *it, **items = xcalloc(SNAP_WINDOW, sizeof(struct item *));
    if (v.type != s->pk[0].type || s->pk_count > 1) {
        free(items);
        return;
    }
    t->snap->has_collection = true;
    c->pk = key_text(t, v.type, pk);
    c->hash = schema_hash(pk);
    c->part =
        table_part(t->table, table_part_of(t->table, c->hash, pk, SLICE("")), t->snap->now_us).id;
    table_collection(t->table, pk, &c->items, &c->bytes);
    c->item = arena_alloc(t->arena, SNAP_WINDOW * sizeof *c->item);
    seek_window(t, c, pk, &cursor);
    while (c->count < SNAP_WINDOW && (it = tree_next(&cursor)) && slice_equal(item_pk(it), pk)) {
        items[c->count] = it;
        fill_item(t, it, true, &c->item[c->count++]);
    }
    mark_run(t, c, items);
    fill_arrivals(t, c, items, pk);
    free(items);
}

/* --- taking ---------------------------------------------------------------------------- */

static void fill_last(struct taking *t)
{
    const struct result *r = t->focus->last;
    const struct request *q = t->focus->last_request;
    if (!r || !q)
        return;
    struct table *asked = engine_table(t->engine, q->table);
    if (asked && q->index.len && table_index(asked, q->index))
        asked = table_index(asked, q->index);
    if (asked && asked != t->table)
        return; /* it says nothing about the table shown */
    t->snap->last = (struct snap_last){
        .is_there = true,
        .op = q->op,
        .err = r->err,
        .read = r->read,
        .returned = r->returned,
        .backward = q->backward,
        .hash = r->hash,
        .part = r->part,
    };
    for (uint32_t i = 0; asked && i < r->parts_opened; i++)
        if (r->first_part + i < t->snap->part_count)
            t->snap->part[r->first_part + i].opened = true;
}

static void fill_requests(struct taking *t)
{
    struct snap *s = t->snap;
    s->request_count = history_request_count(t->history);
    struct history_request *out = arena_alloc(t->arena, (size_t)s->request_count * sizeof *out);
    for (int i = 0; i < s->request_count; i++)
        out[s->request_count - 1 - i] = *history_request(t->history, i);
    s->request = out;
}

/* A table by name, or an index as Table.Index. */
static struct table *by_name(struct taking *t)
{
    struct slice name = t->focus->table;
    struct table *table = engine_table(t->engine, name);
    for (size_t i = name.len; !table && i-- > 0;) {
        struct slice rest = {name.ptr + i + 1, name.len - i - 1};
        if (name.ptr[i] == '.')
            table = engine_table(t->engine, (struct slice){name.ptr, i});
        if (table)
            return table_index(table, rest);
    }
    return table;
}

static struct table *focused(struct taking *t)
{
    struct table *table = by_name(t);
    if (!table)
        table = engine_by_number(t->engine, history_last_table(t->history));
    else
        return table;
    const struct table *base = table ? table_base(table) : NULL;
    return base ? engine_table(t->engine, table_name(base)) : table;
}

struct snap *snap_take(struct engine *e, const struct history *h, const struct snap_focus *focus)
{
    struct snap_owner *o = xcalloc(1, sizeof *o);
    struct snap *s = &o->snap;
    struct taking t = {e, h, focus, &o->arena, s, NULL, BUF_INIT};
    s->now_us = engine_now_us(e);
    s->seed = engine_config_of(e)->seed;
    s->scale = engine_config_of(e)->scale;
    s->table_count = engine_numbers(e);
    s->table = arena_alloc(t.arena, (size_t)s->table_count * sizeof *s->table);
    for (int i = 0; i < s->table_count; i++) {
        s->table[i].base = s->table[i].held_by = -1;
        if (engine_by_number(e, i))
            fill_table(&t, engine_by_number(e, i), &s->table[i]);
    }
    s->focus = -1;
    t.table = focused(&t);
    if (t.table) {
        s->focus = table_number(t.table);
        s->part_count = table_parts(t.table);
        s->part = arena_alloc(t.arena, s->part_count * sizeof *s->part);
        for (uint32_t i = 0; i < s->part_count; i++)
            fill_part(&t, i, &s->part[i]);
        fill_tracks(&t);
        fill_last(&t);
        fill_tiles(&t);
        struct snap_index_ask ask = {e, h, t.table, focus->last ? focus->last->now : NULL};
        s->index = snap_index_take(&ask, t.arena);
        if (focus->has_collection)
            fill_collection(&t);
    } else {
        fill_last(&t);
    }
    fill_requests(&t);
    buf_done(&t.text);
    return s;
}

void snap_free(struct snap *s)
{
    if (!s)
        return;
    struct snap_owner *o = (struct snap_owner *)s;
    arena_done(&o->arena);
    free(o);
}
