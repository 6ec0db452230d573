#include "config.h"

#include <assert.h>

#include "nworld.h"

/* A unit reads 4 KB; half a unit does where it may be stale. */
int64_t ncost_read(int64_t bytes, bool consistent)
{
    int64_t units = 1;
    while (units * 4096 < bytes)
        units++;
    return units * UNIT / (consistent ? 1 : 2);
}

int64_t ncost_write(int64_t bytes)
{
    int64_t units = 1;
    while (units * 1024 < bytes)
        units++;
    return units * UNIT;
}

void nbill_add(struct nbill *b, struct ntable *t, const struct nspace *of, uint64_t hash,
               int64_t units)
{
    struct nspace *payer = of->is_local || !of->is_index ? &t->space : (struct nspace *)of;
    assert(b->count < (int)(sizeof b->charge / sizeof *b->charge));
    b->charge[b->count++] = (struct ncharge){payer, of, nspace_part(payer, hash), units};
}

static int64_t size_of(const struct nval *map)
{
    return map ? nval_item_size(map) : 0;
}

static bool same_keys(const struct nentry *a, const struct nentry *b)
{
    bool same = true;
    for (int i = 0; same && i < a->count; i++)
        same = nval_equal(a->key[i], b->key[i]);
    return same;
}

static int64_t larger(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* The documented kinds of change, one after the other. */
static void bill_index(struct nworld *w, struct nbill *b, struct ntable *t, struct nspace *ix,
                       const struct nval *maps[2])
{
    struct nentry before, after;
    bool was = nentry_of(w, t, ix, maps[0], &before), is = nentry_of(w, t, ix, maps[1], &after);
    if (was && is && same_keys(&before, &after)) {
        if (!nval_equal(before.map, after.map))
            nbill_add(b, t, ix, after.hash,
                      b->factor * ncost_write(larger(size_of(before.map), size_of(after.map))));
        return;
    }
    if (was)
        nbill_add(b, t, ix, before.hash, b->factor * ncost_write(size_of(before.map)));
    if (is)
        nbill_add(b, t, ix, after.hash, b->factor * ncost_write(size_of(after.map)));
}

void nbill_change(struct nworld *w, struct nbill *b, struct ntable *t, const struct nval *before,
                  const struct nval *after)
{
    const struct nval *maps[2] = {before, after};
    for (int i = 0; i < t->index_count; i++)
        bill_index(w, b, t, t->index[i], maps);
}

int64_t nbill_total(const struct nbill *b, const struct nspace *of)
{
    int64_t units = 0;
    for (int i = 0; i < b->count; i++)
        units += !of || b->charge[i].of == of ? b->charge[i].units : 0;
    return units;
}

/* --- admission ------------------------------------------------- */

static void refill(struct nbucket *b, int64_t now_us)
{
    b->level += (now_us - b->at_us) * b->rate;
    b->level = b->level > b->depth ? b->depth : b->level;
    b->at_us = now_us;
}

static bool has(struct nbucket *b, int64_t units, int64_t now_us)
{
    refill(b, now_us);
    return b->level >= units || b->level == b->depth;
}

static enum err deny(const struct nbill *b, const struct nspace *s, bool by_part,
                     enum reason *ret_reason)
{
    static const enum reason reasons[2][2][3] = {
        {{REASON_TABLE_READ_PROVISIONED, REASON_TABLE_READ_MAX_ON_DEMAND,
          REASON_TABLE_READ_KEY_RANGE},
         {REASON_TABLE_WRITE_PROVISIONED, REASON_TABLE_WRITE_MAX_ON_DEMAND,
          REASON_TABLE_WRITE_KEY_RANGE}},
        {{REASON_INDEX_READ_PROVISIONED, REASON_INDEX_READ_MAX_ON_DEMAND,
          REASON_INDEX_READ_KEY_RANGE},
         {REASON_INDEX_WRITE_PROVISIONED, REASON_INDEX_WRITE_MAX_ON_DEMAND,
          REASON_INDEX_WRITE_KEY_RANGE}}};
    bool demand = s->billing == BILLING_ON_DEMAND;
    *ret_reason = reasons[s->is_index][b->is_write][by_part ? 2 : demand];
    return demand ? ERR_THROTTLED_DEMAND : ERR_THROTTLED;
}

static struct nbucket *part_bucket(const struct nbill *b, const struct ncharge *c)
{
    return b->is_write ? &c->payer->part_write[c->part] : &c->payer->part_read[c->part];
}

static int64_t payer_total(const struct nbill *b, const struct nspace *payer)
{
    int64_t units = 0;
    for (int i = 0; i < b->count; i++)
        units += b->charge[i].payer == payer ? b->charge[i].units : 0;
    return units;
}

/* What the partition of charge `at` must pay for it and for those before it. */
static int64_t part_total(const struct nbill *b, int at)
{
    int64_t units = 0;
    for (int i = 0; i <= at; i++)
        if (part_bucket(b, &b->charge[i]) == part_bucket(b, &b->charge[at]))
            units += b->charge[i].units;
    return units;
}

static bool is_first_of_payer(const struct nbill *b, int at)
{
    for (int i = 0; i < at; i++)
        if (b->charge[i].payer == b->charge[at].payer)
            return false;
    return true;
}

enum err nbill_admit(struct nworld *w, const struct nbill *b, enum reason *ret_reason)
{
    for (int i = 0; i < b->count; i++) {
        struct nspace *s = b->charge[i].payer;
        struct nbucket *own = b->is_write ? &s->write : &s->read;
        if (own->is_there && !has(own, payer_total(b, s), w->now_us))
            return deny(b, s, false, ret_reason);
    }
    for (int i = 0; i < b->count; i++)
        if (!has(part_bucket(b, &b->charge[i]), part_total(b, i), w->now_us))
            return deny(b, b->charge[i].payer, true, ret_reason);
    for (int i = 0; i < b->count; i++)
        part_bucket(b, &b->charge[i])->level -= b->charge[i].units;
    for (int i = 0; i < b->count; i++) {
        struct nspace *s = b->charge[i].payer;
        struct nbucket *own = b->is_write ? &s->write : &s->read;
        if (own->is_there && is_first_of_payer(b, i))
            own->level -= payer_total(b, s);
    }
    return ERR_OK;
}
