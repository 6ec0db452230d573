#include "config.h"

#include "engine/ttl.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/xalloc.h"
#include "engine/engine_int.h"

#define SECOND_US          ((int64_t)1000000)
#define SWEEP_SECONDS      60
#define FIVE_YEARS_SECONDS ((int64_t)5 * 365 * 86400)

/* --- settings -------------------------------------------------------------------------- */

static int64_t in_force_us(const struct engine *e, const struct table *t)
{
    return t->ttl.changed_us + e->config.ttl_change_seconds * SECOND_US;
}

static bool is_changing(const struct engine *e, const struct table *t)
{
    return t->ttl.name && e->now_us < in_force_us(e, t);
}

enum ttl_status ttl_status(const struct engine *e, const struct table *t)
{
    if (!t->ttl.name)
        return TTL_DISABLED;
    if (t->ttl.is_on)
        return is_changing(e, t) ? TTL_ENABLING : TTL_ENABLED;
    return is_changing(e, t) ? TTL_DISABLING : TTL_DISABLED;
}

struct slice ttl_attribute(const struct engine *e, const struct table *t)
{
    if (ttl_status(e, t) == TTL_DISABLED)
        return SLICE("");
    return (struct slice){t->ttl.name, t->ttl.name_len};
}

uint64_t ttl_deleted(const struct table *t)
{
    return t->ttl.deleted;
}

/* CHOSEN: the service's words for these are not all known. */
static enum err check_change(const struct engine *e, const struct table *t, struct slice attribute,
                             bool enable, struct errinfo *why)
{
    enum ttl_status status = ttl_status(e, t);
    bool is_on = status == TTL_ENABLED || status == TTL_ENABLING;
    if (enable && is_on)
        return err_set(why, ERR_VALIDATION, "TimeToLive is already enabled");
    if (!enable && !is_on)
        return err_set(why, ERR_VALIDATION, "TimeToLive is already disabled");
    if (!enable && !slice_equal(attribute, ttl_attribute(e, t)))
        return err_set(why, ERR_VALIDATION,
                       "TimeToLive is active on a different AttributeName: current AttributeName "
                       "is %s",
                       t->ttl.name);
    if (is_changing(e, t))
        return err_set(why, ERR_VALIDATION,
                       "Time to live has been modified multiple times within a fixed interval");
    return ERR_OK;
}

enum err ttl_change(struct engine *e, struct table *t, struct slice attribute, bool enable,
                    struct errinfo *why)
{
    enum err err = check_change(e, t, attribute, enable, why);
    if (err)
        return err;
    assert(attribute.len && !t->base);
    char *name = xslicedup(attribute);
    free(t->ttl.name);
    t->ttl.name = name;
    t->ttl.name_len = attribute.len;
    t->ttl.is_on = enable;
    t->ttl.changed_us = e->now_us;
    t->ttl.earliest = INT64_MIN; /* not known before the first sweep */
    return ERR_OK;
}

/* --- which items ------------------------------------------------------------------------ */

/* The second an item names, false when it never expires. */
static bool read_expiry(const struct engine *e, const struct table *t, const struct item *item,
                        int64_t *ret_second)
{
    struct doc doc = doc_of_item(&t->schema, e->names, item);
    struct val v;
    struct num n;
    if (!doc_get(&doc, (struct slice){t->ttl.name, t->ttl.name_len}, &v, NULL) || v.type != VAL_N)
        return false;
    num_decode(v.p, v.n, &n);
    /* A whole number: no digit behind the point. */
    if (n.sign <= 0 || n.count > n.exp || n.exp > 18)
        return false;
    int64_t second = 0;
    for (int i = 0; i < n.exp; i++)
        second = second * 10 + (i < n.count ? n.digit[i] : 0);
    *ret_second = second;
    return true;
}

void ttl_note(const struct engine *e, struct table *t, const struct item *item)
{
    int64_t second;
    if (t->ttl.is_on && read_expiry(e, t, item, &second) && second < t->ttl.earliest)
        t->ttl.earliest = second;
}

/* --- sweeps ---------------------------------------------------------------------------- */

static void trace(struct engine *e, const struct table *t, const struct item *gone, uint64_t hash)
{
    if (!e->sink)
        return;
    struct trace_event event = {
        .kind = TRACE_REMOVED,
        .at_us = e->now_us,
        .table = t->number,
        .part = -1,
        .hash = hash,
        .item = gone,
        .old = gone,
        .is_expired = true,
    };
    e->sink(e->sink_ctx, &event);
}

static void expire(struct engine *e, struct table *t, struct item *item)
{
    struct tree_key key = {engine_hash(e, item_pk(item)), item_pk(item), item_sk(item)};
    uint32_t part = part_find(&t->parts, &key);
    struct item *old = tree_remove(t->tree, &key);
    assert(old == item);
    table_count_change(t, part, old, NULL);
    trace(e, t, old, key.hash);
    if (t->index_count)
        index_send(e, t, old, NULL);
    t->ttl.deleted++;
    item_unref(e->pool, old);
}

/* Deletes what expired before the second `last`; notes what expires next. */
static void sweep(struct engine *e, struct table *t, int64_t now, int64_t last)
{
    struct item **gone = NULL;
    size_t count = 0, cap = 0;
    struct tree_cursor c;
    int64_t second;
    assert(t->ttl.name && last <= now);
    t->ttl.earliest = INT64_MAX;
    tree_seek_first(&c, t->tree);
    for (struct item *it; (it = tree_next(&c));) {
        if (!read_expiry(e, t, it, &second) || second < now - FIVE_YEARS_SECONDS)
            continue;
        if (second > last) {
            t->ttl.earliest = second < t->ttl.earliest ? second : t->ttl.earliest;
            continue;
        }
        XGROW(gone, count, cap);
        gone[count++] = it;
    }
    for (size_t i = 0; i < count; i++)
        expire(e, t, gone[i]);
    free(gone);
}

void ttl_advance(struct engine *e, struct table *t)
{
    int64_t minute = e->now_us / SECOND_US / SWEEP_SECONDS * SWEEP_SECONDS;
    if (!t->ttl.is_on || minute * SECOND_US < in_force_us(e, t))
        return;
    int64_t now = ENGINE_EPOCH_SECONDS + minute, last = now - e->config.ttl_delay_seconds;
    if (t->ttl.earliest <= last)
        sweep(e, t, now, last);
}

/* --- life ------------------------------------------------------------------------------ */

void ttl_copy(struct ttl *to, const struct ttl *from)
{
    *to = *from;
    if (from->name)
        to->name = xmemdup(from->name, from->name_len + 1);
}

uint64_t ttl_digest(const struct ttl *ttl, uint64_t h)
{
    if (!ttl->name)
        return h;
    h = hash_mix(h, hash_bytes(ttl->name, ttl->name_len, 8));
    h = hash_mix(h, ttl->is_on);
    h = hash_mix(h, ttl->deleted);
    return hash_mix(h, (uint64_t)ttl->changed_us);
}
