#include "config.h"

#include "engine/ttl.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/xalloc.h"
#include "engine/engine_int.h"

#define SECOND_US          ((int64_t)1000000)
#define SWEEP_SECONDS      60
#define MINUTE_US          (SWEEP_SECONDS * SECOND_US)
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

/* An item to be deleted, and the full minute at which a sweep finds it due. */
struct due {
    int64_t minute;
    size_t order; /* in which the walk came to it */
    struct table *table;
    struct item *item;
};

struct dues {
    struct due *list;
    size_t count, cap;
};

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

static int64_t minute_after(int64_t us)
{
    return us / MINUTE_US + 1;
}

/* The first full minute, of those still to come, whose sweep deletes what names that second. */
static int64_t due_minute(const struct engine *e, const struct table *t, int64_t second)
{
    int64_t minute = minute_after(e->now_us), force = minute_after(in_force_us(e, t) - 1);
    minute = force > minute ? force : minute;
    int64_t wait =
        second == INT64_MIN ? 0 : second - ENGINE_EPOCH_SECONDS + e->config.ttl_delay_seconds;
    int64_t ripe = wait > 0 ? (wait + SWEEP_SECONDS - 1) / SWEEP_SECONDS : 0;
    return ripe > minute ? ripe : minute;
}

/* Notes what goes up to minute `last`, and what expires next. */
static void find_due(const struct engine *e, struct table *t, int64_t last, struct dues *dues)
{
    struct tree_cursor c;
    int64_t second;
    t->ttl.earliest = INT64_MAX;
    tree_seek_first(&c, t->tree);
    for (struct item *it; (it = tree_next(&c));) {
        if (!read_expiry(e, t, it, &second))
            continue;
        int64_t minute = due_minute(e, t, second);
        if (second < ENGINE_EPOCH_SECONDS + minute * SWEEP_SECONDS - FIVE_YEARS_SECONDS)
            continue;
        if (minute > last) {
            t->ttl.earliest = second < t->ttl.earliest ? second : t->ttl.earliest;
            continue;
        }
        XGROW(dues->list, dues->count, dues->cap);
        dues->list[dues->count] = (struct due){minute, dues->count, t, it};
        dues->count++;
    }
}

static int compare_dues(const void *a, const void *b)
{
    const struct due *x = a, *y = b;
    if (x->minute != y->minute)
        return x->minute < y->minute ? -1 : 1;
    return x->order < y->order ? -1 : x->order > y->order;
}

void ttl_advance(struct engine *e, int64_t end_us)
{
    struct dues dues = {0};
    int64_t last = end_us / MINUTE_US;
    for (int i = 0; i < e->table_count; i++) {
        struct table *t = e->table[i];
        bool is_awaited = t && t->ttl.is_on && t->ttl.earliest != INT64_MAX;
        if (is_awaited && due_minute(e, t, t->ttl.earliest) <= last)
            find_due(e, t, last, &dues);
    }
    if (dues.count)
        qsort(dues.list, dues.count, sizeof *dues.list, compare_dues);
    for (size_t i = 0; i < dues.count; i++) {
        e->now_us = dues.list[i].minute * MINUTE_US;
        expire(e, dues.list[i].table, dues.list[i].item);
    }
    free(dues.list);
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
