#include "config.h"

#include "nworld.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "model/schema.h"

enum { PK_BYTES = 2048, SK_BYTES = 1024 };

/* --- partitions and rates ---------------------------------------------------------------- */

static void fill(struct nbucket *b, int64_t rate, int64_t seconds, int64_t now_us)
{
    *b = (struct nbucket){rate > 0, rate, rate * seconds * UNIT, rate * seconds * UNIT, now_us};
}

void nspace_rates(struct nworld *w, struct nspace *s, enum billing billing, int64_t read,
                  int64_t write)
{
    int64_t seconds = billing == BILLING_PROVISIONED ? w->burst_seconds : 1;
    s->billing = billing;
    fill(&s->read, read, seconds, w->now_us);
    fill(&s->write, write, seconds, w->now_us);
}

void nspace_cut(struct nworld *w, struct nspace *s, int parts)
{
    assert(parts <= NPARTS);
    s->parts = parts;
    for (int i = 0; i < parts; i++) {
        /* the first hash of which this is the partition */
        unsigned __int128 lo = (unsigned __int128)i << 64;
        s->lo[i] = (uint64_t)((lo + (unsigned)parts - 1) / (unsigned)parts);
        fill(&s->part_read[i], w->part_read_rate, 1, w->now_us);
        fill(&s->part_write[i], w->part_write_rate, 1, w->now_us);
    }
}

static void double_parts(struct nspace *s)
{
    struct nspace old = *s;
    assert(s->parts * 2 <= NPARTS);
    s->parts = 0;
    for (int i = 0; i < old.parts; i++) {
        uint64_t lo = old.lo[i], hi = i + 1 < old.parts ? old.lo[i + 1] - 1 : UINT64_MAX;
        for (int half = 0; half < 2; half++) {
            s->lo[s->parts] = half ? lo + (hi - lo) / 2 + 1 : lo;
            s->part_read[s->parts] = old.part_read[i];
            s->part_write[s->parts++] = old.part_write[i];
        }
    }
}

/*
 * Four decreases of a day at any time and 23 more an hour after the one before;
 * four switches to on-demand in 24 hours.
 */
static bool is_too_often(struct nworld *w, struct nspace *s, bool lowers, bool switches)
{
    const int64_t hour = INT64_C(3600) * 1000000, day = 24 * hour;
    int today = 0, recent = 0;
    for (int i = s->lowered - 1; i >= 0 && i >= s->lowered - 64; i--)
        today += s->lowered_us[i % 64] / day == w->now_us / day;
    for (int i = s->switched - 1; i >= 0 && i >= s->switched - 64; i--)
        recent += w->now_us - s->switched_us[i % 64] < day;
    bool soon = today && w->now_us - s->lowered_us[(s->lowered - 1) % 64] < hour;
    if ((lowers && ((today >= 4 && soon) || today >= 27)) || (switches && recent >= 4))
        return true;
    if (lowers)
        s->lowered_us[s->lowered++ % 64] = w->now_us;
    if (switches)
        s->switched_us[s->switched++ % 64] = w->now_us;
    return false;
}

bool nspace_alter(struct nworld *w, struct nspace *s, enum billing billing, int64_t read,
                  int64_t write)
{
    bool was_demand = s->billing == BILLING_ON_DEMAND, demand = billing == BILLING_ON_DEMAND;
    bool lowers = !was_demand && !demand && (read < s->read.rate || write < s->write.rate);
    if (is_too_often(w, s, lowers, !was_demand && demand))
        return false;
    int64_t need = w->demand_parts;
    if (billing == BILLING_PROVISIONED) {
        int64_t r = (read + w->part_read_rate - 1) / w->part_read_rate;
        int64_t x = (write + w->part_write_rate - 1) / w->part_write_rate;
        need = r > x ? r : x;
    }
    while (s->parts < need)
        double_parts(s);
    nspace_rates(w, s, billing, read, write);
    return true;
}

int nspace_part(const struct nspace *s, uint64_t hash)
{
    int part = 0;
    while (part + 1 < s->parts && s->lo[part + 1] <= hash)
        part++;
    return part;
}

/* --- names ------------------------------------------------------------------------------- */

const struct nattr *nspace_key(const struct nspace *s, const char *name)
{
    for (int i = 0; i < s->pk_count; i++)
        if (strcmp(s->pk[i].name, name) == 0)
            return &s->pk[i];
    for (int i = 0; i < s->sk_count; i++)
        if (strcmp(s->sk[i].name, name) == 0)
            return &s->sk[i];
    return NULL;
}

bool nspace_projects(const struct nspace *s, const struct ntable *t, const char *name)
{
    if (!s->is_index || s->projection == PROJECT_ALL || nspace_key(s, name) ||
        nspace_key(&t->space, name))
        return true;
    for (int i = 0; i < s->include_count; i++)
        if (strcmp(s->include[i], name) == 0)
            return true;
    return false;
}

/* --- items ------------------------------------------------------------------------------- */

static struct nitem *nitem_new(const struct nval *map)
{
    struct nitem *it = xcalloc(1, sizeof *it);
    it->refs = 1;
    it->map = nval_copy(&it->arena, map);
    return it;
}

static void nitem_unref(struct nitem *it)
{
    if (!it || --it->refs > 0)
        return;
    arena_done(&it->arena);
    free(it);
}

static bool same_key(const struct ntable *t, const struct nval *a, const struct nval *b)
{
    const char *pk = t->space.pk[0].name, *sk = t->space.sk_count ? t->space.sk[0].name : pk;
    return nval_equal(nval_member(a, pk), nval_member(b, pk)) &&
           nval_equal(nval_member(a, sk), nval_member(b, sk));
}

static int place_of(const struct ntable *t, const struct nval *key)
{
    int i = 0;
    while (i < t->count && !same_key(t, t->item[i]->map, key))
        i++;
    return i;
}

struct nitem *ntable_find(const struct ntable *t, const struct nval *key)
{
    int i = place_of(t, key);
    return i < t->count ? t->item[i] : NULL;
}

/* Changes that every index has seen are forgotten. */
static void forget(struct nworld *w, struct ntable *t)
{
    int64_t lag = 0;
    size_t done = 0;
    for (int i = 0; i < t->index_count; i++)
        lag = t->index[i]->lag_us > lag ? t->index[i]->lag_us : lag;
    for (; done < t->changes && t->change[done].at_us + lag <= w->now_us; done++) {
        nitem_unref(t->change[done].before);
        nitem_unref(t->change[done].after);
    }
    if (done)
        memmove(t->change, t->change + done, (t->changes - done) * sizeof *t->change);
    t->changes -= done;
}

void ntable_change(struct nworld *w, struct ntable *t, const struct nval *key,
                   const struct nval *map)
{
    int i = place_of(t, key);
    struct nitem *before = i < t->count ? t->item[i] : NULL;
    struct nitem *after = map ? nitem_new(map) : NULL;
    if (!before && !after)
        return;
    assert(t->count < NITEMS);
    if (!after)
        t->item[i] = t->item[--t->count];
    else
        t->item[i] = after;
    t->count += !before;
    forget(w, t);
    XGROW(t->change, t->changes, t->change_cap);
    if (after)
        after->refs++;
    t->change[t->changes++] = (struct nchange){w->now_us, ++t->change_number, before, after};
}

void ntable_done(struct ntable *t)
{
    for (int i = 0; i < t->count; i++)
        nitem_unref(t->item[i]);
    for (size_t i = 0; i < t->changes; i++) {
        nitem_unref(t->change[i].before);
        nitem_unref(t->change[i].after);
    }
    for (int i = 0; i < t->index_count; i++)
        free(t->index[i]);
    free(t->change);
    *t = (struct ntable){0};
}

/* Of a wrong type, empty, or all together longer than a key may be. */
static bool refuses(const struct nattr *attrs, int count, const struct nval *map, int64_t most)
{
    int64_t bytes = 0;
    for (int i = 0; i < count; i++) {
        const struct nval *v = nval_member(map, attrs[i].name);
        if (v && (v->kind != attrs[i].kind || (v->kind == NK_S && !v->s[0])))
            return true;
        bytes += v ? nval_size(v) : 0;
    }
    return bytes > most;
}

bool ntable_refuses(const struct ntable *t, const struct nval *map)
{
    bool any = false;
    for (int i = 0; i < t->index_count; i++) {
        const struct nspace *s = t->index[i];
        any = any || refuses(s->pk, s->pk_count, map, PK_BYTES) ||
              refuses(s->sk, s->sk_count, map, SK_BYTES);
    }
    return any;
}

/* --- entries ----------------------------------------------------------------------------- */

uint64_t nworld_hash(struct nworld *w, const struct nval *const *pk, int count)
{
    struct pack packs[NKEYS] = {0};
    struct val vals[NKEYS] = {0};
    struct buf enc = BUF_INIT, text = BUF_INIT;
    for (int i = 0; i < count; i++) {
        if (pk[i]->kind == NK_S) {
            pack_string(&packs[i], slice_of(pk[i]->s));
        } else {
            buf_clear(&text);
            nval_print_number(pk[i]->n, &text);
            enum err err = pack_number(&packs[i], buf_slice(&text), NULL);
            assert(!err);
        }
        vals[i] = pack_result(&packs[i]);
    }
    schema_encode(vals, count, &enc);
    uint64_t hash = schema_hash(buf_slice(&enc)) & w->hash_mask;
    for (int i = 0; i < count; i++)
        pack_done(&packs[i]);
    buf_done(&enc);
    buf_done(&text);
    return hash;
}

static bool add_keys(const struct nattr *attrs, int count, const struct nval *map, struct nentry *e)
{
    if (refuses(attrs, count, map, e->count ? SK_BYTES : PK_BYTES))
        return false; /* a table's partition key is short here */
    for (int i = 0; i < count; i++) {
        const struct nval *v = nval_member(map, attrs[i].name);
        if (!v)
            return false;
        e->key[e->count++] = v;
    }
    return true;
}

bool nentry_of(struct nworld *w, const struct ntable *t, const struct nspace *s,
               const struct nval *map, struct nentry *e)
{
    *e = (struct nentry){.pk_count = s->pk_count, .map = map, .whole = map};
    if (!map || !add_keys(s->pk, s->pk_count, map, e) || !add_keys(s->sk, s->sk_count, map, e))
        return false;
    e->hash = nworld_hash(w, e->key, s->pk_count);
    if (!s->is_index)
        return true;
    bool all = add_keys(t->space.pk, t->space.pk_count, map, e) &&
               add_keys(t->space.sk, t->space.sk_count, map, e);
    assert(all);
    for (int i = 0; i < map->count; i++)
        if (!nspace_projects(s, t, map->name[i]))
            e->map = nval_with(&w->scratch, e->map, map->name[i], NULL);
    return true;
}

int nentry_compare(const struct nentry *a, const struct nentry *b)
{
    if (a->hash != b->hash)
        return a->hash < b->hash ? -1 : 1;
    for (int i = 0; i < a->count && i < b->count; i++) {
        int c = nval_compare(a->key[i], b->key[i]);
        if (c)
            return c;
    }
    return a->count - b->count;
}

static int by_entry(const void *a, const void *b)
{
    return nentry_compare(a, b);
}

/* The table's items as an index knows them: what has not arrived yet is taken back. */
static int known(struct nworld *w, const struct ntable *t, const struct nspace *s,
                 const struct nitem **ret)
{
    int count = t->count;
    memcpy(ret, t->item, (size_t)count * sizeof(struct nitem *));
    for (size_t i = t->changes; i-- > 0;) {
        const struct nchange *c = &t->change[i];
        if (!s->is_index || c->number <= s->born || c->at_us + s->lag_us <= w->now_us)
            continue;
        int k = 0;
        while (c->after && ret[k] != c->after)
            k++;
        if (c->after)
            ret[k] = ret[--count];
        if (c->before)
            ret[count++] = c->before;
    }
    return count;
}

struct nentry *nspace_entries(struct nworld *w, const struct ntable *t, const struct nspace *s,
                              int *ret_count)
{
    const struct nitem *item[NITEMS + 1];
    int items = known(w, t, s, item), count = 0;
    struct nentry *list = arena_alloc(&w->scratch, (size_t)(items + 1) * sizeof *list);
    for (int i = 0; i < items; i++)
        count += nentry_of(w, t, s, item[i]->map, &list[count]);
    qsort(list, (size_t)count, sizeof *list, by_entry);
    *ret_count = count;
    return list;
}

/* --- collections and time to live ---------------------------------------------------------- */

/* Bytes of one item in its collection: its own and those of its entries in local indexes. */
static int64_t bytes_of(struct nworld *w, const struct ntable *t, const struct nval *map)
{
    int64_t bytes = map ? nval_item_size(map) : 0;
    struct nentry e;
    for (int i = 0; i < t->index_count; i++)
        if (t->index[i]->is_local && nentry_of(w, t, t->index[i], map, &e))
            bytes += nval_item_size(e.map);
    return bytes;
}

bool ntable_overflows(struct nworld *w, const struct ntable *t, const struct nval *map)
{
    int64_t total = 0;
    bool local = false;
    const struct nval *pk = nval_member(map, "pk");
    const struct nitem *old = ntable_find(t, map);
    for (int i = 0; i < t->index_count; i++)
        local = local || t->index[i]->is_local;
    if (!local)
        return false;
    for (int i = 0; i < t->count; i++)
        if (nval_equal(nval_member(t->item[i]->map, "pk"), pk))
            total += bytes_of(w, t, t->item[i]->map);
    int64_t growth = bytes_of(w, t, map) - bytes_of(w, t, old ? old->map : NULL);
    return growth > 0 && total + growth > w->collection_bytes;
}

void ntable_expire(struct nworld *w, struct ntable *t)
{
    const int64_t second = 1000000, minute = w->now_us / (60 * second) * 60;
    const int64_t now = ENGINE_EPOCH_SECONDS + minute;
    if (!t->lives || minute * second < t->lives_us + w->ttl_change * second)
        return;
    for (int i = t->count - 1; i >= 0; i--) {
        const struct nval *map = t->item[i]->map, *e = nval_member(map, "e");
        /* a whole number of seconds, not more than five years ago */
        if (!e || e->kind != NK_N || e->n % 100 || e->n / 100 < now - INT64_C(5) * 365 * 86400)
            continue;
        if (e->n / 100 > now - w->ttl_delay)
            continue;
        ntable_change(w, t, map, NULL);
        t->expired++;
    }
}
