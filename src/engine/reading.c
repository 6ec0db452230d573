#include "config.h"

#include <assert.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "engine/engine_int.h"
#include "model/literal.h"

/* --- rows ------------------------------------------------------------------------------ */

static struct doc doc_of(struct work *w, const struct item *item)
{
    return doc_of_item(w->result->reading, w->engine->names, item);
}

void reading_row(struct work *w, struct item *item)
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
    struct doc doc = doc_of(w, item);
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
    struct item *item = tree_find_near(w->table->tree, w->near, &key);
    bill_add(b, w->table, index,
             w->factor * bill_read_units(item ? item->size : 0, w->request->consistent));
    err = admit(w, b);
    if (err || !item || w->is_dry)
        return err;
    w->result->read = 1;
    reading_row(w, item);
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
    struct slice head;   /* of a query: the partition key and the prefix, as items begin */
    bool has_prefix, backward, is_scan;
    bool is_endless; /* nothing but the head ends it, going forward */
};

/* One page: what was examined, partition by partition. */
struct page {
    struct tree_cursor cursor;
    uint64_t bytes;
    uint64_t fetched_bytes; /* they fill the page as well */
    int64_t fetched;        /* units of items fetched from the table */
    uint32_t part;          /* index the walk is in */
    uint64_t part_bytes;
    struct item *first, *last; /* examined */
};

/* Sorts after every sort key, of an index too. */
enum { HIGHEST = 8191 };
static const char highest[HIGHEST] = {[0 ... HIGHEST - 1] = '\xff'};

static bool is_beyond(const struct tree *t, const struct stretch *s, const struct item *it)
{
    if (s->is_scan)
        return s->last.hash != UINT64_MAX && tree_hash_of(t, it) > s->last.hash;
    if (it->pk_len != s->first.pk.len || it->pk_len + it->sk_len < s->head.len ||
        memcmp(it->data, s->head.ptr, s->head.len) != 0)
        return true;
    if (s->is_endless)
        return false;
    struct slice sk = item_sk(it);
    int c = s->backward ? slice_compare(s->first.sk, sk) : slice_compare(sk, s->last.sk);
    return c > 0 || (c == 0 && (s->backward ? s->first_open : s->last_open));
}

/* The walk has come to partition `index`: closes those before it in the bill. */
static void enter_part(struct work *w, struct bill *b, struct page *page, uint32_t index)
{
    while (page->part != index) {
        bill_add(b, w->space, page->part,
                 bill_read_units(page->part_bytes, w->request->consistent));
        page->part_bytes = 0;
        page->part += index > page->part ? 1 : (uint32_t)-1;
    }
}

static struct item *step(struct page *page, bool backward)
{
    return backward ? tree_prev(&page->cursor) : tree_next(&page->cursor);
}

static void examine(struct work *w, struct page *page, struct item *item)
{
    const struct request *q = w->request;
    if (q->fetch) {
        item = index_item(w->engine, w->space, item);
        assert(item);
        page->fetched_bytes += item->size;
        page->fetched += bill_read_units(item->size, q->consistent);
    }
    if (q->filter) {
        struct doc doc = doc_of(w, item);
        if (!expr_holds(q->filter, &doc))
            return;
    }
    reading_row(w, item);
}

/* Partition of an item, or of the table's item that a local index's entry lies beside. */
static uint32_t part_of_item(struct work *w, const struct item *it)
{
    struct tree_key at = {tree_hash_of(w->space->tree, it), item_pk(it), item_sk(it)};
    if (w->space->index && w->space->index->is_local)
        at.sk = SLICE("");
    return part_find(work_parts(w), &at);
}

/* Reads one page of the stretch; `is_single`: it lies in one partition. */
static void read_page(struct work *w, const struct stretch *s, bool is_single, struct bill *b,
                      struct page *page)
{
    struct result *r = w->result;
    const struct request *q = w->request;
    struct item *it;
    while ((it = step(page, s->backward)) && !is_beyond(w->space->tree, s, it)) {
        if (!is_single)
            enter_part(w, b, page, part_of_item(w, it));
        r->read++;
        page->bytes += it->size;
        page->part_bytes += it->size;
        page->first = page->first ? page->first : it;
        page->last = it;
        examine(w, page, it);
        if ((q->limit && r->read == q->limit) ||
            page->bytes + page->fetched_bytes >= LIMIT_PAGE_BYTES) {
            r->has_more = true;
            return;
        }
    }
}

/* What an answer shows of an entry: with fetch the table's item, which is read by its schema. */
static struct item *shown(struct work *w, struct item *entry)
{
    return w->request->fetch ? index_item(w->engine, w->space, entry) : entry;
}

/* Whether the page shows what the table no longer holds, or not yet. */
static bool is_stale(struct work *w, const struct stretch *s, const struct page *page)
{
    if (!w->space->index || w->space->index->pending_count == 0)
        return false;
    struct span span = {s->first, s->last, s->first_open, s->last_open};
    if (s->is_scan)
        span.last.pk = (struct slice){highest, sizeof highest};
    if (w->result->has_more) {
        const struct item *it = page->last;
        struct tree_key end = {tree_hash_of(w->space->tree, it), item_pk(it), item_sk(it)};
        *(s->backward ? &span.first : &span.last) = end;
        *(s->backward ? &span.first_open : &span.last_open) = false;
    }
    return stale_span(w, &span);
}

/* Closes a page: admission, and nothing is kept of a rejected one. */
static enum err close_page(struct work *w, struct bill *b, const struct stretch *s,
                           const struct page *page)
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
        r->last = item_ref(shown(w, page->last));
    r->is_stale = is_stale(w, s, page);
    if (w->request->op == OP_QUERY && page->first)
        r->lowest = item_ref(shown(w, w->request->backward ? page->last : page->first));
    return ERR_OK;
}

/* --- where a page starts --------------------------------------------------------------- */

static bool has_key(struct val map, const struct key_attr *a)
{
    struct val v;
    return val_map_get(map, (struct slice){a->name, a->name_len}, &v) && v.type == a->type;
}

/* Whether the start key has exactly the attributes of index and table, rightly typed. */
static bool is_index_start(struct work *w)
{
    const struct schema *own = &w->space->schema, *base = &w->table->schema;
    struct val map = w->request->start;
    bool good = true;
    uint32_t count = 0;
    for (int i = 0; i < own->pk_count + own->sk_count; i++) {
        const struct key_attr *a = i < own->pk_count ? &own->pk[i] : &own->sk[i - own->pk_count];
        good = good && has_key(map, a);
        count++;
    }
    for (int i = 0; i < base->pk_count + base->sk_count; i++) {
        const struct key_attr *a =
            i < base->pk_count ? &base->pk[i] : &base->sk[i - base->pk_count];
        if (schema_find(own, (struct slice){a->name, a->name_len}))
            continue;
        good = good && has_key(map, a);
        count++;
    }
    return good && val_count(map) == count;
}

/* Encodes ExclusiveStartKey behind what engine->key holds; gives its place. */
static enum err start_place(struct work *w, struct tree_key *ret_key)
{
    struct engine *e = w->engine;
    const struct schema *schema = &w->space->schema;
    size_t at = e->key.len, pk_len = 0;
    bool good;
    if (w->space->index) {
        struct doc doc = doc_of_map(w->request->start);
        good = is_index_start(w) && index_key(w->space, &doc, &e->key, &pk_len);
    } else {
        struct item_keys keys;
        good = !item_check(schema, w->request->start, ITEM_KEY, &keys, NULL);
        if (good)
            schema_encode(&keys.pk, 1, &e->key);
        pk_len = e->key.len - at;
        if (good && schema->sk_count)
            schema_encode(&keys.sk, 1, &e->key);
    }
    if (!good)
        return err_set(&w->result->why, ERR_VALIDATION,
                       w->request->op == OP_SCAN && !w->space->index
                           ? "The provided starting key is invalid: The provided key element does "
                             "not match the schema"
                           : "The provided starting key is invalid");
    ret_key->pk = (struct slice){e->key.ptr + at, pk_len};
    ret_key->sk = (struct slice){e->key.ptr + at + pk_len, e->key.len - at - pk_len};
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

/* A piece of engine->key that began at `at`, with the highest bytes behind it or not. */
static struct slice key_piece(struct work *w, size_t at, bool is_high)
{
    struct engine *e = w->engine;
    if (is_high)
        buf_add(&e->key, highest, w->space->index ? HIGHEST : LIMIT_SK_BYTES + 1);
    return (struct slice){e->key.ptr + at, e->key.len - at};
}

/* The last place of a prefix: the prefix, then the highest bytes. */
static void close_prefix(struct work *w, struct stretch *s)
{
    size_t at = w->engine->key.len;
    buf_add_slice(&w->engine->key, s->prefix);
    s->last.sk = key_piece(w, at, true);
}

/* prefix, then a value in the form of index sort keys */
static struct slice index_bound(struct work *w, struct slice prefix, struct val v, bool is_open,
                                bool is_high)
{
    size_t at = w->engine->key.len;
    buf_add_slice(&w->engine->key, prefix);
    schema_encode_part(v, is_open, &w->engine->key);
    return key_piece(w, at, is_high);
}

/*
 * The run that terms on an index's sort key select: equal ones first, one other
 * last.  The table's key stands behind them in every entry, so "equal" is a
 * beginning, and "greater" is behind everything that begins so.
 */
static void run_of_index(struct work *w, const struct keycond_term *const *terms, int count,
                         struct stretch *s)
{
    struct engine *e = w->engine;
    size_t at = e->key.len;
    int equal = 0;
    while (equal < count && terms[equal] && terms[equal]->op == KEYCOND_EQ)
        schema_encode_part(terms[equal++]->a, false, &e->key);
    struct slice prefix = key_piece(w, at, false);
    const struct keycond_term *last = equal < count ? terms[equal] : NULL;
    s->has_prefix = prefix.len > 0;
    s->prefix = s->first.sk = prefix;
    if (prefix.len)
        close_prefix(w, s);
    if (!last)
        return;
    enum keycond_op op = last->op;
    if (op == KEYCOND_LT || op == KEYCOND_LE)
        s->last.sk = index_bound(w, prefix, last->a, false, op == KEYCOND_LE);
    if (op == KEYCOND_GT || op == KEYCOND_GE || op == KEYCOND_BETWEEN)
        s->first.sk = index_bound(w, prefix, last->a, false, op == KEYCOND_GT);
    if (op == KEYCOND_BETWEEN)
        s->last.sk = index_bound(w, prefix, last->b, false, true);
    if (op == KEYCOND_BEGINS_WITH) {
        s->has_prefix = true;
        s->prefix = s->first.sk = index_bound(w, prefix, last->a, true, false);
        close_prefix(w, s);
    }
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

/* A query of a table without sort key; the key is told as Java prints it. */
static enum err refuse_any_start(struct work *w)
{
    struct buf key = BUF_INIT;
    struct slice name = SLICE("");
    struct val v;
    for (struct val_iter it = val_iter(w->request->start); val_next(&it, &name, &v);) {
        buf_printf(&key, "%s%.*s=AttributeValue: {%s:", key.len ? ", " : "", SLICE_ARG(name),
                   val_type_names[v.type]);
        if (v.type == VAL_S)
            buf_add_slice(&key, val_slice(v));
        else
            literal_print(v, &key);
        buf_add_char(&key, '}');
    }
    enum err err = err_set(&w->result->why, ERR_VALIDATION,
                           "The provided exclusive start key is invalid: ExclusiveStartKey: {%s}",
                           buf_str(&key));
    buf_done(&key);
    return err;
}

/* What can be said of a query's ExclusiveStartKey without its key condition. */
static enum err check_query_start(struct work *w)
{
    struct tree_key start;
    if (!w->request->has_start)
        return ERR_OK;
    if (!w->space->index && w->space->schema.sk_count == 0)
        return refuse_any_start(w);
    buf_clear(&w->engine->key);
    return start_place(w, &start);
}

/* ExclusiveStartKey of a query: lies in the collection and in the run; the page begins behind it.
 */
static enum err query_start(struct work *w, struct stretch *s)
{
    struct tree_key start;
    enum err err = start_place(w, &start);
    if (err)
        return err;
    bool is_one = !w->space->index && slice_equal(s->first.sk, s->last.sk) && !s->has_prefix;
    if (!slice_equal(start.pk, s->first.pk) && is_one)
        return refuse_start(w, "The query can return at most one row and cannot be restarted");
    if (!slice_equal(start.pk, s->first.pk))
        return refuse_start(w, "The provided starting key is outside query boundaries based on "
                               "provided conditions");
    if (!is_in_run(s, start.sk))
        return refuse_start(w, "The provided starting key does not match the range key predicate");
    (s->backward ? &s->last : &s->first)->sk = start.sk;
    *(s->backward ? &s->last_open : &s->first_open) = true;
    return ERR_OK;
}

/* Room for a partition key, the ends and head of a run, a start key: nothing moves under slices. */
enum { QUERY_KEY_BYTES = 12 * (HIGHEST + 1) };

/* Filter and projection against what is read. */
static enum err check_reading(struct work *w, bool is_query)
{
    const struct request *q = w->request;
    const struct table *space = w->space;
    struct result *r = w->result;
    enum err err = ERR_OK;
    if (q->filter)
        err = expr_check_filter(q->filter, &space->schema, is_query && !q->filters_keys, &r->why);
    if (err)
        return err;
    if (q->fetch)
        r->reading = &w->table->schema;
    if (!space->index || space->index->is_local || !q->projection)
        return ERR_OK;
    size_t count;
    const struct slice *names = expr_projection_names(q->projection, &count);
    for (size_t i = 0; i < count; i++)
        if (!index_projects(space, names[i]))
            return err_set(
                &r->why, ERR_VALIDATION,
                "One or more parameter values were invalid: Global secondary index %s does "
                "not project [%.*s]",
                space->name, SLICE_ARG(names[i]));
    return ERR_OK;
}

/* The partitions a run lies in; a local index's is that of its collection. */
static void query_parts(struct work *w, const struct stretch *s, uint32_t *ret_low,
                        uint32_t *ret_high)
{
    struct tree_key first = s->first, last = s->last;
    if (w->space->index && w->space->index->is_local)
        first.sk = last.sk = SLICE("");
    *ret_low = part_find(work_parts(w), &first);
    *ret_high = part_find(work_parts(w), &last);
}

/* Schema, terms and start key of a query, as a stretch. */
static enum err plan_query(struct work *w, struct stretch *s)
{
    struct engine *e = w->engine;
    const struct request *q = w->request;
    const struct keycond_term *terms[2 * SCHEMA_PARTS];
    struct result *r = w->result;
    assert(q->keycond);
    const struct schema *schema = &w->space->schema;
    struct val pk_vals[SCHEMA_PARTS];
    enum err err = check_query_start(w);
    if (!err)
        err = keycond_resolve(q->keycond, schema, terms, &r->why);
    if (!err)
        err = check_reading(w, true);
    if (err)
        return err;
    buf_clear(&e->key);
    buf_extend(&e->key, QUERY_KEY_BYTES);
    buf_clear(&e->key);
    for (int i = 0; i < schema->pk_count; i++)
        pk_vals[i] = terms[i]->a;
    schema_encode(pk_vals, schema->pk_count, &e->key);
    struct slice pk = buf_slice(&e->key);
    r->hash = engine_hash(e, pk);
    s->backward = q->backward;
    s->first = (struct tree_key){r->hash, pk, SLICE("")};
    s->last = (struct tree_key){r->hash, pk, {highest, sizeof highest}};
    if (w->space->index)
        run_of_index(w, terms + schema->pk_count, schema->sk_count, s);
    else if (schema->sk_count && terms[1])
        run_of_term(terms[1], s);
    /* Forward, in one partition, the prefix ends the run by itself. */
    if (s->has_prefix && !w->space->index && (q->backward || q->has_start || w->table->parts.cuts))
        close_prefix(w, s);
    s->head = pk;
    if (s->has_prefix) {
        size_t at = e->key.len;
        buf_add_slice(&e->key, pk);
        buf_add_slice(&e->key, s->prefix);
        s->head = key_piece(w, at, false);
    }
    s->is_endless = !q->backward && s->last.sk.ptr == highest;
    return q->has_start ? query_start(w, s) : ERR_OK;
}

/*
 * Closes the bill of a query.  It is rounded once over all that was read, so
 * where it went over several partitions the rounding of each gives too much:
 * the last ones get the difference back.
 */
static void bill_query(struct work *w, struct bill *b, const struct page *page)
{
    bool consistent = w->request->consistent;
    int64_t total = bill_read_units(page->bytes, consistent);
    bill_add(b, w->space, page->part, bill_read_units(page->part_bytes, consistent));
    for (int i = b->count - 1; i >= 0 && b->units > total; i--) {
        int64_t over = b->units - total;
        bill_rebate(b, i, over < b->charge[i].units ? over : b->charge[i].units);
    }
}

/* What was fetched from the table is paid for item by item, on top. */
static void bill_fetched(struct work *w, struct bill *b, const struct page *page)
{
    if (page->fetched)
        bill_add(b, w->table, page->part, page->fetched);
}

enum err reading_query(struct work *w, struct bill *b)
{
    struct stretch s = {0};
    struct page page = {0};
    struct result *r = w->result;
    struct parts *parts = work_parts(w);
    enum err err = plan_query(w, &s);
    if (err)
        return err;
    uint32_t low, high;
    query_parts(w, &s, &low, &high);
    uint32_t start = s.backward ? high : low, end = s.backward ? low : high;
    page.part = start;
    r->part = parts->part[start].id;
    tree_seek(&page.cursor, w->space->tree, s.backward ? &s.last : &s.first,
              s.backward ? !s.last_open : s.first_open);
    tree_keep(&page.cursor, s.first.hash);
    read_page(w, &s, low == high, b, &page);
    /* CHOSEN: without a sort key a query names one item, so nothing follows, whatever the limit:
     * a key to go on from would be refused. */
    if (!w->space->index && !w->table->schema.sk_count)
        r->has_more = false;
    if (!r->has_more)
        enter_part(w, b, &page, end);
    bill_query(w, b, &page);
    r->parts_opened = (uint32_t)b->count;
    bill_fetched(w, b, &page);
    r->first_part = page.part < start ? page.part : start;
    return close_page(w, b, &s, &page);
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

static enum err scan_start(struct work *w, struct stretch *s)
{
    struct tree_key start;
    buf_clear(&w->engine->key);
    enum err err = start_place(w, &start);
    if (err)
        return err;
    if (start.hash < s->first.hash || start.hash > s->last.hash)
        return err_set(&w->result->why, ERR_VALIDATION,
                       "The provided starting key is invalid: Invalid ExclusiveStartKey. Please "
                       "use ExclusiveStartKey with correct Segment. TotalSegments: %u Segment: %u",
                       w->request->segments, w->request->segment);
    s->first = start;
    s->first_open = true;
    return ERR_OK;
}

enum err reading_scan(struct work *w, struct bill *b)
{
    struct stretch s = {.is_scan = true, .last = {.hash = UINT64_MAX}};
    struct page page = {0};
    struct result *r = w->result;
    struct parts *parts = work_parts(w);
    enum err err = check_segment(w, &s);
    if (!err && w->request->has_start)
        err = scan_start(w, &s);
    if (!err)
        err = check_reading(w, false);
    if (err)
        return err;
    uint32_t end =
        part_find(parts, &(struct tree_key){s.last.hash, {highest, sizeof highest}, SLICE("")});
    page.part = part_find(parts, &s.first);
    r->first_part = page.part;
    tree_seek(&page.cursor, w->space->tree, &s.first, s.first_open);
    read_page(w, &s, parts->count == 1, b, &page);
    if (!r->has_more)
        enter_part(w, b, &page, end);
    bill_add(b, w->space, page.part, bill_read_units(page.part_bytes, w->request->consistent));
    r->parts_opened = (uint32_t)b->count;
    bill_fetched(w, b, &page);
    return close_page(w, b, &s, &page);
}
