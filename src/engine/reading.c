#include "config.h"

#include <assert.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "engine/engine_int.h"

/* --- rows ------------------------------------------------------------------------------ */

static void add_row(struct work *w, struct item *item)
{
    struct result *r = w->result;
    const struct request *q = w->request;
    r->returned++;
    if (q->count_only)
        return;
    if (r->row_count == r->row_cap) {
        r->row_cap = r->row_cap ? r->row_cap * 2 : 16;
        r->items = xrealloc(r->items, r->row_cap, sizeof(struct item *));
        r->maps = xrealloc(r->maps, r->row_cap, sizeof *r->maps);
    }
    if (!q->projection) {
        r->items[r->row_count++] = item_ref(item);
        return;
    }
    struct pack p = PACK_INIT;
    struct doc doc = doc_of_item(&w->table->schema, w->engine->names, item);
    expr_project(q->projection, &doc, &p);
    struct val map = pack_result(&p);
    map.p = arena_memdup(&r->arena, map.p, map.n);
    r->maps[r->row_count++] = map;
    pack_done(&p);
}

/* --- get ------------------------------------------------------------------------------- */

enum err reading_get(struct work *w, struct bill *b)
{
    struct tree_key key;
    uint32_t index;
    enum err err = work_key(w, ITEM_KEY, &key, &index);
    if (err)
        return err;
    struct item *item = tree_find(w->table->tree, &key);
    bill_add(b, index, bill_read_units(item ? item->size : 0, w->request->consistent));
    err = admit(w, b);
    if (err || !item || w->is_dry)
        return err;
    w->result->read = 1;
    add_row(w, item);
    return ERR_OK;
}

/* --- pages ----------------------------------------------------------------------------- */

/*
 * A stretch of the tree to read, in one direction: a run of one collection, or
 * for a scan everything between two hashes.  Ends are places, not necessarily
 * items; an open end is itself left out.
 */
struct stretch {
    struct tree_key first, last;
    bool first_open, last_open;
    struct slice prefix; /* of the sort key: ends the run as well */
    bool has_prefix, backward, is_scan;
};

/* One page: what was examined, partition by partition. */
struct page {
    struct tree_cursor cursor;
    uint64_t bytes;
    uint32_t part; /* index the walk is in */
    uint64_t part_bytes;
    struct item *last;
};

/* Sorts after every sort key. */
static const char highest[LIMIT_SK_BYTES + 1] = {[0 ... LIMIT_SK_BYTES] = '\xff'};

static bool is_beyond(const struct tree *t, const struct stretch *s, const struct item *it)
{
    if (s->is_scan)
        return s->last.hash != UINT64_MAX && tree_hash_of(t, it) > s->last.hash;
    if (!slice_equal(item_pk(it), s->first.pk))
        return true;
    struct slice sk = item_sk(it);
    if (s->has_prefix && !slice_begins(sk, s->prefix))
        return true;
    int c = s->backward ? slice_compare(s->first.sk, sk) : slice_compare(sk, s->last.sk);
    return c > 0 || (c == 0 && (s->backward ? s->first_open : s->last_open));
}

/* The walk has come to partition `index`: closes those before it in the bill. */
static void enter_part(struct work *w, struct bill *b, struct page *page, uint32_t index)
{
    while (page->part != index) {
        bill_add(b, page->part, bill_read_units(page->part_bytes, w->request->consistent));
        page->part_bytes = 0;
        page->part += index > page->part ? 1 : (uint32_t)-1;
    }
}

static struct item *step(struct page *page, bool backward)
{
    return backward ? tree_prev(&page->cursor) : tree_next(&page->cursor);
}

static void examine(struct work *w, struct item *item)
{
    const struct request *q = w->request;
    struct doc doc = doc_of_item(&w->table->schema, w->engine->names, item);
    if (!q->filter || expr_holds(q->filter, &doc))
        add_row(w, item);
}

/* Reads one page of the stretch; `is_single`: it lies in one partition. */
static void read_page(struct work *w, const struct stretch *s, bool is_single, struct bill *b,
                      struct page *page)
{
    struct result *r = w->result;
    const struct request *q = w->request;
    struct table *t = w->table;
    struct item *it;
    while ((it = step(page, s->backward)) && !is_beyond(t->tree, s, it)) {
        if (!is_single) {
            struct tree_key at = {tree_hash_of(t->tree, it), item_pk(it), item_sk(it)};
            enter_part(w, b, page, part_find(&t->parts, &at));
        }
        r->read++;
        page->bytes += it->size;
        page->part_bytes += it->size;
        page->last = it;
        examine(w, it);
        if ((q->limit && r->read == q->limit) || page->bytes >= LIMIT_PAGE_BYTES) {
            r->has_more = true;
            return;
        }
    }
}

/* Closes a page: admission, and nothing is kept of a rejected one. */
static enum err close_page(struct work *w, struct bill *b, const struct page *page)
{
    struct result *r = w->result;
    enum err err = admit(w, b);
    if (err || w->is_dry) {
        for (size_t i = 0; i < r->row_count && !r->is_projected; i++)
            item_unref(r->pool, r->items[i]);
        r->row_count = 0;
        r->read = r->returned = 0;
        r->has_more = false;
        return err;
    }
    if (r->has_more)
        r->last = item_ref(page->last);
    return ERR_OK;
}

/* --- where a page starts --------------------------------------------------------------- */

/* Encodes ExclusiveStartKey behind what engine->key holds; gives its place. */
static enum err start_place(struct work *w, struct tree_key *ret_key)
{
    struct engine *e = w->engine;
    const struct schema *schema = &w->table->schema;
    bool is_scan = w->request->op == OP_SCAN;
    struct val v;
    if (item_check(schema, w->request->start, ITEM_KEY, NULL))
        return err_set(&w->result->why, ERR_VALIDATION,
                       is_scan ? "The provided starting key is invalid: The provided key element "
                                 "does not match the schema"
                               : "The provided starting key is invalid");
    size_t at = e->key.len;
    for (int i = 0; i < 2; i++) {
        const struct key_attr *a = i ? &schema->sk[0] : &schema->pk[0];
        if (i && !schema->sk_count)
            break;
        bool found = val_map_get(w->request->start, (struct slice){a->name, a->name_len}, &v);
        assert(found);
        schema_encode(&v, 1, &e->key);
        if (i == 0)
            ret_key->pk.len = e->key.len - at;
    }
    ret_key->pk.ptr = e->key.ptr + at;
    ret_key->sk =
        (struct slice){ret_key->pk.ptr + ret_key->pk.len, e->key.len - at - ret_key->pk.len};
    ret_key->hash = engine_hash(e, ret_key->pk);
    return ERR_OK;
}

/* --- query ----------------------------------------------------------------------------- */

/* The run of sort keys that a term selects. */
static void run_of_term(const struct keycond_term *term, struct stretch *s)
{
    struct slice a = val_slice(term->a);
    s->first_open = term->op == KEYCOND_GT;
    s->last_open = term->op == KEYCOND_LT;
    switch (term->op) {
    case KEYCOND_EQ:
        s->first.sk = s->last.sk = a;
        break;
    case KEYCOND_LT:
    case KEYCOND_LE:
        s->last.sk = a;
        break;
    case KEYCOND_GT:
    case KEYCOND_GE:
        s->first.sk = a;
        break;
    case KEYCOND_BETWEEN:
        s->first.sk = a;
        s->last.sk = val_slice(term->b);
        break;
    case KEYCOND_BEGINS_WITH:
        s->first.sk = s->prefix = a;
        s->has_prefix = true;
        break;
    case KEYCOND_NONE:
        break;
    }
}

/* The last place of a prefix: the prefix, then the highest bytes. */
static void close_prefix(struct engine *e, struct stretch *s)
{
    size_t at = e->key.len;
    buf_add_slice(&e->key, s->prefix);
    buf_add(&e->key, highest, sizeof highest);
    s->last.sk = (struct slice){e->key.ptr + at, e->key.len - at};
}

/* Whether a start key satisfies the condition on the sort key. */
static bool is_in_run(const struct stretch *s, struct slice sk)
{
    int low = slice_compare(sk, s->first.sk), high = slice_compare(sk, s->last.sk);
    if (s->has_prefix && !slice_begins(sk, s->prefix))
        return false;
    return (low > 0 || (low == 0 && !s->first_open)) && (high < 0 || (high == 0 && !s->last_open));
}

static enum err refuse_start(struct work *w, const char *text)
{
    return err_set(&w->result->why, ERR_VALIDATION, "%s", text);
}

/* ExclusiveStartKey of a query: lies in the collection and in the run; the page begins behind it.
 */
static enum err query_start(struct work *w, struct stretch *s)
{
    struct tree_key start;
    if (w->table->schema.sk_count == 0)
        return refuse_start(w, "The provided exclusive start key is invalid");
    enum err err = start_place(w, &start);
    if (err)
        return err;
    if (!slice_equal(start.pk, s->first.pk))
        return refuse_start(w, "The provided starting key is outside query boundaries based on "
                               "provided conditions");
    if (!is_in_run(s, start.sk))
        return refuse_start(w, "The provided starting key does not match the range key predicate");
    (s->backward ? &s->last : &s->first)->sk = start.sk;
    *(s->backward ? &s->last_open : &s->first_open) = true;
    return ERR_OK;
}

/* Room for a partition key, the end of a prefix and a start key: nothing moves under the slices. */
enum { QUERY_KEY_BYTES = 2 * LIMIT_PK_BYTES + 4 * LIMIT_SK_BYTES + 64 };

/* Schema, terms and start key of a query, as a stretch. */
static enum err plan_query(struct work *w, struct stretch *s)
{
    struct engine *e = w->engine;
    const struct request *q = w->request;
    const struct keycond_term *terms[2 * SCHEMA_PARTS];
    struct result *r = w->result;
    assert(q->keycond);
    enum err err = keycond_resolve(q->keycond, &w->table->schema, terms, &r->why);
    if (!err && q->filter)
        err = expr_check_filter(q->filter, &w->table->schema, true, &r->why);
    if (err)
        return err;
    buf_clear(&e->key);
    buf_extend(&e->key, QUERY_KEY_BYTES);
    buf_clear(&e->key);
    schema_encode(&terms[0]->a, 1, &e->key);
    struct slice pk = buf_slice(&e->key);
    r->hash = engine_hash(e, pk);
    s->backward = q->backward;
    s->first = (struct tree_key){r->hash, pk, SLICE("")};
    s->last = (struct tree_key){r->hash, pk, {highest, sizeof highest}};
    if (terms[1])
        run_of_term(terms[1], s);
    if (s->has_prefix)
        close_prefix(e, s);
    return q->has_start ? query_start(w, s) : ERR_OK;
}

/*
 * Closes the bill of a query.  It is rounded once over all that was read, so
 * where it went over several partitions the rounding of each gives too much:
 * the last ones get the difference back.
 */
static void bill_query(struct work *w, struct bill *b, const struct page *page)
{
    int64_t total = bill_read_units(page->bytes, w->request->consistent);
    bill_add(b, page->part, bill_read_units(page->part_bytes, w->request->consistent));
    for (int i = b->count - 1; i >= 0 && b->units > total; i--) {
        int64_t over = b->units - total;
        int64_t rebate = over < b->charge[i].units ? over : b->charge[i].units;
        b->charge[i].units -= rebate;
        b->units -= rebate;
    }
}

enum err reading_query(struct work *w, struct bill *b)
{
    struct stretch s = {0};
    struct page page = {0};
    struct result *r = w->result;
    struct parts *parts = &w->table->parts;
    enum err err = plan_query(w, &s);
    if (err)
        return err;
    uint32_t low = part_find(parts, &s.first), high = part_find(parts, &s.last);
    uint32_t start = s.backward ? high : low, end = s.backward ? low : high;
    page.part = start;
    r->part = parts->part[start].id;
    tree_seek(&page.cursor, w->table->tree, s.backward ? &s.last : &s.first,
              s.backward ? !s.last_open : s.first_open);
    read_page(w, &s, low == high, b, &page);
    /* CHOSEN: without a sort key a query names one item, so nothing follows, whatever the limit:
     * a key to go on from would be refused. */
    if (!w->table->schema.sk_count)
        r->has_more = false;
    if (!r->has_more)
        enter_part(w, b, &page, end);
    bill_query(w, b, &page);
    r->parts_opened = (uint32_t)b->count;
    r->first_part = page.part < start ? page.part : start;
    return close_page(w, b, &page);
}

/* --- scan ------------------------------------------------------------------------------ */

static enum err check_segment(struct work *w, struct stretch *s)
{
    const struct request *q = w->request;
    if (!q->segments)
        return ERR_OK;
    if (q->segment >= q->segments)
        return err_set(&w->result->why, ERR_VALIDATION,
                       "The Segment parameter is zero-based and must be less than parameter "
                       "TotalSegments: Segment: %u is not less than TotalSegments: %u",
                       q->segment, q->segments);
    unsigned __int128 one = (unsigned __int128)1 << 64;
    s->first.hash = (uint64_t)((one * q->segment + q->segments - 1) / q->segments);
    s->last.hash = (uint64_t)((one * (q->segment + 1) + q->segments - 1) / q->segments - 1);
    return ERR_OK;
}

enum err reading_scan(struct work *w, struct bill *b)
{
    struct stretch s = {.is_scan = true, .last = {.hash = UINT64_MAX}};
    struct page page = {0};
    struct result *r = w->result;
    struct parts *parts = &w->table->parts;
    enum err err = check_segment(w, &s);
    if (!err && w->request->filter)
        err = expr_check_filter(w->request->filter, &w->table->schema, false, &r->why);
    if (err)
        return err;
    uint32_t end =
        part_find(parts, &(struct tree_key){s.last.hash, {highest, sizeof highest}, SLICE("")});
    if (w->request->has_start) {
        struct tree_key start;
        buf_clear(&w->engine->key);
        err = start_place(w, &start);
        if (!err && (start.hash < s.first.hash || start.hash > s.last.hash))
            err =
                err_set(&r->why, ERR_VALIDATION,
                        "The provided starting key is invalid: Invalid ExclusiveStartKey. Please "
                        "use ExclusiveStartKey with correct Segment. TotalSegments: %u Segment: %u",
                        w->request->segments, w->request->segment);
        if (err)
            return err;
        s.first = start;
        s.first_open = true;
    }
    page.part = part_find(parts, &s.first);
    r->first_part = page.part;
    tree_seek(&page.cursor, w->table->tree, &s.first, s.first_open);
    read_page(w, &s, parts->count == 1, b, &page);
    if (!r->has_more)
        enter_part(w, b, &page, end);
    bill_add(b, page.part, bill_read_units(page.part_bytes, w->request->consistent));
    r->parts_opened = (uint32_t)b->count;
    return close_page(w, b, &page);
}
