#include "config.h"

#include <assert.h>
#include <string.h>

#include "expr/expr.h"
#include "wsim.h"

enum { PAGE_BYTES = 1048576, PATHS_MAX = 4, GETS_MAX = 6 };

enum run { RUN_ALL, RUN_LT, RUN_LE, RUN_GT, RUN_GE, RUN_BETWEEN, RUN_BEGINS, RUNS };

/* A query or scan: what is asked, and what the model knows of it. */
struct reading {
    struct request q;
    struct ntable *t;
    struct nspace *of;
    /* a query: equal to pk and to the first of the sort key, then one run */
    bool is_query;
    const struct nval *key[3 * NKEYS];
    int equal; /* parts of the key, partition key and sort key, that are told */
    enum run run;
    const struct nval *low, *high;
    uint64_t hash;
    const struct ncond *filter;
    struct npath path[PATHS_MAX];
    int paths;
    bool has_start;
    struct nentry start;
};

/* --- projections ------------------------------------------------------------------------- */

static int random_paths(struct wsim *s, struct npath *paths)
{
    struct nnames names = wsim_names(NULL);
    int count = 0;
    if (wsim_below(s, 3))
        return 0;
    for (int tries = 1 + (int)wsim_below(s, PATHS_MAX); tries > 0; tries--) {
        struct npath p = nexpr_path(&names, &s->rng);
        bool clear = true;
        for (int i = 0; i < count; i++)
            clear = clear && !npath_collide(&paths[i], &p);
        if (clear)
            paths[count++] = p;
    }
    return count;
}

static struct expr_projection *read_paths(struct wsim *s, const struct npath *paths, int count)
{
    struct buf text = BUF_INIT;
    struct expr_source source = {.dialect = EXPR_LAB, .label = "ProjectionExpression"};
    struct expr_projection *p = NULL;
    if (!count)
        return NULL;
    for (int i = 0; i < count; i++) {
        buf_add_str(&text, i ? ", " : "");
        npath_print(&paths[i], &text);
    }
    buf_printf(&s->say, " only %s", buf_str(&text));
    struct reader r = reader_of(buf_slice(&text));
    enum err err = expr_parse_projection(&s->arena, &source, &r, &p, &s->result.why);
    wsim_expect(s, "projection is read", err, ERR_OK);
    buf_done(&text);
    return p;
}

static const struct nval *shown(struct wsim *s, const struct nval *map, const struct npath *paths,
                                int count)
{
    return count ? npath_project(&s->arena, map, paths, count) : map;
}

/* --- get --------------------------------------------------------------------------------- */

struct get {
    struct ntable *t;
    const struct nval *key;
    struct npath path[PATHS_MAX];
    int paths;
    bool consistent;
};

static struct get draw_get(struct wsim *s, struct request *q)
{
    struct get g = {.t = wsim_table(s), .consistent = wsim_below(s, 2)};
    g.key = wsim_key(s, g.t);
    g.paths = random_paths(s, g.path);
    buf_printf(&s->say, "get %s", g.t->space.name);
    *q = (struct request){.op = OP_GET, .consistent = g.consistent};
    q->table = wsim_name(&g.t->space);
    q->item = wsim_map(s, g.key);
    q->projection = read_paths(s, g.path, g.paths);
    return g;
}

static void bill_get(struct wsim *s, const struct get *g, const struct nitem *it, int factor)
{
    const struct nval *pk = nval_member(g->key, "pk");
    nbill_add(&s->bill, g->t, &g->t->space, nworld_hash(&s->world, &pk, 1),
              factor * ncost_read(it ? nval_item_size(it->map) : 0, g->consistent || factor == 2));
}

static void expect_got(struct wsim *s, const struct get *g, const struct result *r)
{
    struct nitem *it = ntable_find(g->t, g->key);
    wsim_expect(s, "items", (long long)r->row_count, it != NULL);
    wsim_expect(s, "read", r->read, it != NULL);
    if (!it || s->failed)
        return;
    struct doc row = result_row(r, 0);
    wsim_expect_doc(s, "item", &row, shown(s, it->map, g->path, g->paths));
}

static void start_bill(struct wsim *s)
{
    s->bill.is_write = false;
    s->bill.count = 0;
}

void wread_get(struct wsim *s)
{
    struct request q;
    struct get g = draw_get(s, &q);
    enum reason reason = REASON_NONE;
    start_bill(s);
    bill_get(s, &g, ntable_find(g.t, g.key), 1);
    enum err want = nbill_admit(&s->world, &s->bill, &reason);
    engine_do(s->engine, &q, &s->result);
    wsim_expect(s, "error", s->result.err, want);
    wsim_expect(s, "reason", s->result.reason, reason);
    if (want)
        start_bill(s);
    wsim_expect_units(s, &s->result, &s->bill);
    if (!want)
        expect_got(s, &g, &s->result);
}

/* Gets with keys of their own, now and then one twice. */
static int draw_gets(struct wsim *s, struct get *list, struct request *actions, bool *ret_twins)
{
    int count = 0, want = 1 + (int)wsim_below(s, GETS_MAX);
    *ret_twins = false;
    for (int tries = 0; tries < want; tries++) {
        bool twin = false;
        list[count] = draw_get(s, &actions[count]);
        buf_add_str(&s->say, "; ");
        for (int i = 0; i < count; i++)
            twin = twin || (list[i].t == list[count].t && nval_equal(list[i].key, list[count].key));
        if (twin && wsim_below(s, 8))
            continue;
        *ret_twins = *ret_twins || twin;
        count++;
    }
    return count;
}

void wread_batch(struct wsim *s)
{
    struct get list[GETS_MAX];
    struct request actions[GETS_MAX], q = {.op = OP_BATCH_GET, .actions = actions};
    struct result *r = &s->result;
    bool twins;
    int count = draw_gets(s, list, actions, &twins), throttled = 0;
    q.action_count = (size_t)count;
    engine_do(s->engine, &q, r);
    if (twins) {
        wsim_expect(s, "error", r->err, ERR_VALIDATION);
        return;
    }
    int64_t units = 0;
    for (int i = 0; i < count && !s->failed; i++) {
        enum reason reason;
        start_bill(s);
        bill_get(s, &list[i], ntable_find(list[i].t, list[i].key), 1);
        enum err want = nbill_admit(&s->world, &s->bill, &reason);
        wsim_expect(s, "error of a key", r->actions[i].err, want);
        throttled += want != ERR_OK;
        if (want)
            continue;
        units += nbill_total(&s->bill, NULL);
        wsim_expect_units(s, &r->actions[i], &s->bill);
        expect_got(s, &list[i], &r->actions[i]);
    }
    wsim_expect(s, "read units", r->read_units, units);
    wsim_expect(s, "all are throttled", err_is_throttle(r->err), throttled == count);
}

void wread_transaction(struct wsim *s)
{
    struct get list[GETS_MAX];
    struct request actions[GETS_MAX], q = {.op = OP_TRANSACT_GET, .actions = actions};
    struct result *r = &s->result;
    enum reason reason;
    bool twins;
    int count = draw_gets(s, list, actions, &twins);
    q.action_count = (size_t)count;
    engine_do(s->engine, &q, r);
    start_bill(s);
    for (int i = 0; i < count && !twins; i++)
        bill_get(s, &list[i], ntable_find(list[i].t, list[i].key), 2);
    enum err throttle = twins ? ERR_OK : nbill_admit(&s->world, &s->bill, &reason);
    if (throttle)
        start_bill(s);
    wsim_expect(s, "error", r->err, twins ? ERR_VALIDATION : throttle ? ERR_TX_CANCELED : ERR_OK);
    wsim_expect_units(s, r, &s->bill);
    for (int i = 0; i < count && !r->err && !s->failed; i++)
        expect_got(s, &list[i], &r->actions[i]);
}

/* --- pages ------------------------------------------------------------------------------- */

static bool is_in_run(const struct reading *r, const struct nentry *e)
{
    for (int i = 0; i < r->equal; i++)
        if (!nval_equal(e->key[i], r->key[i]))
            return false;
    if (r->run == RUN_ALL)
        return true;
    const struct nval *v = e->key[r->equal];
    int c = nval_compare(v, r->low);
    switch (r->run) {
    case RUN_LT:
        return c < 0;
    case RUN_LE:
        return c <= 0;
    case RUN_GT:
        return c > 0;
    case RUN_GE:
        return c >= 0;
    case RUN_BETWEEN:
        return c >= 0 && nval_compare(v, r->high) <= 0;
    default:
        return strncmp(v->s, r->low->s, strlen(r->low->s)) == 0;
    }
}

static bool is_in_segment(const struct reading *r, uint64_t hash)
{
    unsigned __int128 place = (unsigned __int128)hash * r->q.segments;
    return !r->q.segments || (uint64_t)(place >> 64) == r->q.segment;
}

static bool is_asked(const struct reading *r, const struct nentry *e)
{
    if (r->is_query ? !is_in_run(r, e) : !is_in_segment(r, e->hash))
        return false;
    int c = r->has_start ? nentry_compare(e, &r->start) : 0;
    return !r->has_start || (r->q.backward ? c < 0 : c > 0);
}

/* What one page must hold. */
struct page {
    const struct nval *row[NITEMS];
    int count;
    uint32_t read;
    int64_t bytes, fetched;
    bool has_more;
    const struct nentry *last;
    int64_t part_bytes[NPARTS];
};

static void examine(struct wsim *s, const struct reading *r, const struct nentry *e,
                    struct page *page)
{
    const struct nspace *parts = r->of->is_local ? &r->t->space : r->of;
    const struct nval *map = r->q.fetch ? e->whole : e->map;
    int64_t size = nval_item_size(e->map);
    page->read++;
    page->bytes += size;
    page->part_bytes[nspace_part(parts, e->hash)] += size;
    if (r->q.fetch) {
        page->fetched += ncost_read(nval_item_size(e->whole), r->q.consistent);
        page->bytes += nval_item_size(e->whole);
    }
    page->last = e;
    if (!r->filter || ncond_holds(&s->arena, r->filter, map))
        page->row[page->count++] = shown(s, map, r->path, r->paths);
    page->has_more = page->read == r->q.limit || page->bytes >= PAGE_BYTES;
}

static void work_out(struct wsim *s, const struct reading *r, struct page *page)
{
    int count;
    struct nentry *list = nspace_entries(&s->world, r->t, r->of, &count);
    *page = (struct page){0};
    for (int i = 0; i < count && !page->has_more; i++) {
        const struct nentry *e = &list[r->q.backward ? count - 1 - i : i];
        if (is_asked(r, e))
            examine(s, r, e, page);
    }
    if (r->is_query && !r->of->is_index && r->of->sk_count == 0)
        page->has_more = false;
}

/* A query is rounded once; a scan in each partition that it went through. */
static int bill_page(struct wsim *s, const struct reading *r, const struct page *page)
{
    struct nspace *parts = r->of->is_local ? &r->t->space : r->of;
    unsigned __int128 one = (unsigned __int128)1 << 64;
    uint64_t first = 0, last = UINT64_MAX;
    int opened = 0;
    start_bill(s);
    if (r->q.segments) {
        first = (uint64_t)((one * r->q.segment + r->q.segments - 1) / r->q.segments);
        last = (uint64_t)((one * (r->q.segment + 1) + r->q.segments - 1) / r->q.segments - 1);
    }
    if (r->is_query)
        first = last = r->hash;
    if (r->has_start)
        first = r->start.hash;
    if (page->has_more)
        last = page->last->hash;
    for (int i = nspace_part(parts, first); i <= nspace_part(parts, last); i++, opened++)
        nbill_add(&s->bill, r->t, r->of, parts->lo[i],
                  ncost_read(page->part_bytes[i], r->q.consistent));
    if (page->fetched)
        nbill_add(&s->bill, r->t, &r->t->space,
                  page->has_more ? last : parts->lo[nspace_part(parts, last)], page->fetched);
    return opened;
}

static void expect_page(struct wsim *s, const struct reading *r, const struct page *page)
{
    const struct result *got = &s->result;
    wsim_expect(s, "read", got->read, page->read);
    wsim_expect(s, "returned", got->returned, page->count);
    wsim_expect(s, "more follows", got->has_more, page->has_more);
    wsim_expect(s, "items", (long long)got->row_count, r->q.count_only ? 0 : page->count);
    for (size_t i = 0; i < got->row_count && !s->failed; i++) {
        struct doc row = result_row(got, i);
        wsim_expect_doc(s, "item", &row, page->row[i]);
    }
}

/* The map of an entry's keys, as a start key. */
static const struct nval *start_key(struct wsim *s, const struct reading *r, const struct nentry *e)
{
    const struct nval *map = nval_empty(&s->arena, NK_M);
    for (int i = 0; i < e->whole->count; i++) {
        const char *name = e->whole->name[i];
        if (nspace_key(r->of, name) || nspace_key(&r->t->space, name))
            map = nval_with(&s->arena, map, name, e->whole->kid[i]);
    }
    return map;
}

static void set_start(struct wsim *s, struct reading *r, const struct nentry *e)
{
    const struct nval *map = nval_copy(&s->arena, start_key(s, r, e));
    buf_add_str(&s->say, " after");
    r->q.start = wsim_map(s, map);
    r->q.has_start = r->has_start = true;
    bool good = nentry_of(&s->world, r->t, r->of, map, &r->start);
    assert(good);
}

static void add_values(struct wsim *s, const struct nattr *attrs, int count,
                       const struct nval **map)
{
    for (int i = 0; i < count; i++)
        if (!nval_member(*map, attrs[i].name))
            *map = nval_with(&s->arena, *map, attrs[i].name, wsim_key_value(s, &attrs[i]));
}

/* A start key at any place, mostly none where an item is; of a query in its collection. */
static void start_anywhere(struct wsim *s, struct reading *r)
{
    const struct nval *map = nval_empty(&s->arena, NK_M);
    struct nentry e;
    for (int i = 0; r->is_query && i < r->of->pk_count; i++)
        map = nval_with(&s->arena, map, r->of->pk[i].name, r->key[i]);
    add_values(s, r->of->pk, r->of->pk_count, &map);
    add_values(s, r->of->sk, r->of->sk_count, &map);
    add_values(s, r->t->space.pk, r->t->space.pk_count, &map);
    add_values(s, r->t->space.sk, r->t->space.sk_count, &map);
    bool good = nentry_of(&s->world, r->t, r->of, map, &e);
    assert(good);
    set_start(s, r, &e);
}

/* One page; false at the end, or when something was refused as it should be. */
static bool do_page(struct wsim *s, struct reading *r)
{
    struct page page;
    enum reason reason = REASON_NONE;
    work_out(s, r, &page);
    int opened = bill_page(s, r, &page);
    enum err want = nbill_admit(&s->world, &s->bill, &reason);
    engine_do(s->engine, &r->q, &s->result);
    wsim_expect(s, "error", s->result.err, want);
    wsim_expect(s, "reason", s->result.reason, reason);
    if (want)
        start_bill(s);
    wsim_expect_units(s, &s->result, &s->bill);
    if (want || s->failed)
        return false;
    wsim_expect(s, "partitions opened", s->result.parts_opened, opened);
    expect_page(s, r, &page);
    if (!page.has_more || s->failed)
        return false;
    /* goes on where the engine says that it stopped */
    struct doc last = result_doc(&s->result, s->result.last);
    const struct nval *key = start_key(s, r, page.last);
    for (int i = 0; i < key->count && !s->failed; i++) {
        struct val v = {0};
        bool found = doc_get(&last, slice_of(key->name[i]), &v, NULL);
        wsim_expect(s, "the last item has its keys", found, true);
    }
    set_start(s, r, page.last);
    return true;
}

/* A start key that is no place of the answer is refused, and so is a name not projected. */
static bool is_refused(const struct reading *r)
{
    bool bad = r->is_query && r->has_start && !is_in_run(r, &r->start);
    bad = bad || (!r->is_query && r->has_start && !is_in_segment(r, r->start.hash));
    bad = bad || (r->is_query && r->has_start && !r->of->is_index && !r->of->sk_count);
    bad = bad || (r->of->is_index && !r->of->is_local && r->q.consistent);
    for (int i = 0; i < r->paths && r->of->is_index && !r->of->is_local; i++)
        bad = bad || !nspace_projects(r->of, r->t, r->path[i].step[0].name);
    return bad;
}

static void read_all(struct wsim *s, struct reading *r)
{
    int count;
    struct nnames names = wsim_names(r->of);
    r->q.table = wsim_name(&r->t->space);
    r->q.index = r->of->is_index ? wsim_name(r->of) : SLICE("");
    r->q.limit = (uint32_t)wsim_below(s, 2) * (uint32_t)(1 + wsim_below(s, 6));
    r->q.consistent = wsim_below(s, r->of->is_index && !r->of->is_local ? 16 : 2) == 0;
    r->q.count_only = wsim_below(s, 8) == 0;
    r->q.fetch = r->of->is_local && wsim_below(s, 2);
    if (wsim_below(s, 2)) {
        r->filter = ncond_random(&s->arena, &s->rng, &names, 2);
        r->q.filter = wsim_condition(s, r->filter, "filter");
    }
    r->paths = random_paths(s, r->path);
    r->q.projection = read_paths(s, r->path, r->paths);
    struct nentry *list = nspace_entries(&s->world, r->t, r->of, &count);
    if (count && wsim_below(s, 4) == 0)
        set_start(s, r, &list[wsim_below(s, (uint64_t)count)]);
    else if (wsim_below(s, 8) == 0)
        start_anywhere(s, r);
    buf_printf(&s->say, " limit %u%s%s", r->q.limit, r->q.backward ? " backward" : "",
               r->q.fetch ? " fetch" : "");
    if (is_refused(r)) {
        engine_do(s->engine, &r->q, &s->result);
        wsim_expect(s, "error", s->result.err, ERR_VALIDATION);
        wsim_expect(s, "units", s->result.read_units, 0);
        return;
    }
    for (int pages = 0; do_page(s, r); pages++)
        if (pages > NITEMS)
            wsim_expect(s, "pages end", pages, 0);
}

/* --- query ------------------------------------------------------------------------------- */

static struct nspace *random_space(struct wsim *s, struct ntable *t)
{
    uint64_t i = wsim_below(s, (uint64_t)t->index_count + 1);
    return i ? t->index[i - 1] : &t->space;
}

static void say_run(struct wsim *s, const struct reading *r)
{
    static const char *const ops[] = {"", "<", "<=", ">", ">="};
    const struct nspace *of = r->of;
    for (int i = 0; i < r->equal; i++) {
        const struct nattr *a = i < of->pk_count ? &of->pk[i] : &of->sk[i - of->pk_count];
        buf_printf(&s->say, "%s%s = ", i ? " and " : "", a->name);
        nval_print(r->key[i], &s->say);
    }
    if (r->run == RUN_ALL)
        return;
    const char *name = of->sk[r->equal - of->pk_count].name;
    if (r->run == RUN_BEGINS)
        buf_printf(&s->say, " and begins_with(%s, ", name);
    else
        buf_printf(&s->say, " and %s %s ", name, r->run == RUN_BETWEEN ? "between" : ops[r->run]);
    nval_print(r->low, &s->say);
    if (r->run == RUN_BETWEEN) {
        buf_add_str(&s->say, " and ");
        nval_print(r->high, &s->say);
    }
    buf_add_str(&s->say, r->run == RUN_BEGINS ? ")" : "");
}

static void draw_run(struct wsim *s, struct reading *r)
{
    const struct nspace *of = r->of;
    int count;
    struct nentry *list = nspace_entries(&s->world, r->t, of, &count);
    const struct nentry *like =
        count && wsim_below(s, 4) ? &list[wsim_below(s, (uint64_t)count)] : NULL;
    r->equal = of->pk_count + (int)wsim_below(s, (uint64_t)of->sk_count + 1);
    for (int i = 0; i < r->equal; i++) {
        const struct nattr *a = i < of->pk_count ? &of->pk[i] : &of->sk[i - of->pk_count];
        r->key[i] =
            like && (i < of->pk_count || wsim_below(s, 4)) ? like->key[i] : wsim_key_value(s, a);
        r->key[i] = nval_copy(&s->arena, r->key[i]);
    }
    r->hash = nworld_hash(&s->world, r->key, of->pk_count);
    if (r->equal == of->pk_count + of->sk_count)
        return;
    const struct nattr *next = &of->sk[r->equal - of->pk_count];
    r->run = (enum run)wsim_below(s, next->kind == NK_S ? RUNS : RUN_BEGINS);
    r->low = wsim_key_value(s, next);
    r->high = wsim_key_value(s, next);
    if (r->run == RUN_BETWEEN && nval_compare(r->low, r->high) > 0) {
        const struct nval *low = r->high;
        r->high = r->low;
        r->low = low;
    }
}

void wread_query(struct wsim *s)
{
    struct reading r = {.t = wsim_table(s), .is_query = true};
    struct expr_source source = {.dialect = EXPR_LAB, .label = "KeyConditionExpression"};
    struct keycond keycond;
    r.of = random_space(s, r.t);
    r.q = (struct request){.op = OP_QUERY, .keycond = &keycond, .backward = wsim_below(s, 2)};
    draw_run(s, &r);
    buf_printf(&s->say, "query %s.%s where ", r.t->space.name, r.of->is_index ? r.of->name : "");
    size_t at = s->say.len;
    say_run(s, &r);
    struct reader text = reader_of((struct slice){s->say.ptr + at, s->say.len - at});
    enum err err = expr_parse_keycond(&s->arena, &source, &text, &keycond, &s->result.why);
    wsim_expect(s, "key condition is read", err, ERR_OK);
    if (!err)
        read_all(s, &r);
}

void wread_scan(struct wsim *s)
{
    struct reading r = {.t = wsim_table(s)};
    r.of = random_space(s, r.t);
    r.q = (struct request){.op = OP_SCAN};
    if (wsim_below(s, 2)) {
        r.q.segments = 1 + (uint32_t)wsim_below(s, 5);
        r.q.segment = (uint32_t)wsim_below(s, r.q.segments);
    }
    buf_printf(&s->say, "scan %s.%s segment %u of %u", r.t->space.name,
               r.of->is_index ? r.of->name : "", r.q.segment, r.q.segments);
    read_all(s, &r);
}
