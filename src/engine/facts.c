#include "config.h"

#include "engine/facts.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/limits.h"
#include "base/xalloc.h"

#define HOUR_US ((int64_t)3600 * 1000000)
#define DAY_US  (24 * HOUR_US)

void facts_init(struct facts *f, int64_t now_us)
{
    *f = (struct facts){.created_us = now_us, .raised_us = FACTS_NEVER, .lowered_us = FACTS_NEVER};
    for (int i = 0; i < FACTS_SWITCHES; i++)
        f->demand_us[i] = FACTS_NEVER;
}

void facts_copy(struct facts *to, const struct facts *from)
{
    assert(from->tag_count <= LIMIT_TAGS && from->created_us >= 0);
    *to = *from;
    to->tag = xcalloc(from->tag_count, sizeof *to->tag);
    to->tag_cap = from->tag_count;
    for (size_t i = 0; i < from->tag_count; i++) {
        const struct facts_tag *t = &from->tag[i];
        to->tag[i] = (struct facts_tag){
            .key = xslicedup((struct slice){t->key, t->key_len}),
            .value = xslicedup((struct slice){t->value, t->value_len}),
            .key_len = t->key_len,
            .value_len = t->value_len,
        };
    }
}

static void free_tag(struct facts_tag *t)
{
    free(t->key);
    free(t->value);
}

void facts_done(struct facts *f)
{
    for (size_t i = 0; i < f->tag_count; i++)
        free_tag(&f->tag[i]);
    free(f->tag);
    *f = (struct facts){0};
}

uint64_t facts_digest(const struct facts *f, uint64_t h)
{
    int64_t numbers[] = {f->created_us, f->is_protected, f->warm_read,    f->warm_write,
                         f->raised_us,  f->lowered_us,   f->lowered_today};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        h = hash_mix(h, (uint64_t)numbers[i]);
    for (int i = 0; i < FACTS_SWITCHES; i++)
        h = hash_mix(h, (uint64_t)f->demand_us[i]);
    for (size_t i = 0; i < f->tag_count; i++) {
        h = hash_mix(h, hash_bytes(f->tag[i].key, f->tag[i].key_len, 5));
        h = hash_mix(h, hash_bytes(f->tag[i].value, f->tag[i].value_len, 6));
    }
    return h;
}

/* --- tags ------------------------------------------------------------------------------ */

static struct slice key_of(const struct facts_tag *t)
{
    return (struct slice){t->key, t->key_len};
}

/* Place of the first tag that is not before the key. */
static size_t place_of(const struct facts *f, struct slice key)
{
    size_t i = 0;
    while (i < f->tag_count && slice_compare(key_of(&f->tag[i]), key) < 0)
        i++;
    return i;
}

void facts_tag(struct facts *f, struct slice key, struct slice value)
{
    size_t i = place_of(f, key);
    if (i < f->tag_count && slice_equal(key_of(&f->tag[i]), key)) {
        free(f->tag[i].value);
    } else {
        XGROW(f->tag, f->tag_count, f->tag_cap);
        memmove(&f->tag[i + 1], &f->tag[i], (f->tag_count - i) * sizeof *f->tag);
        f->tag_count++;
        f->tag[i] = (struct facts_tag){.key = xslicedup(key), .key_len = key.len};
    }
    assert(place_of(f, key) == i);
    f->tag[i].value = xslicedup(value);
    f->tag[i].value_len = value.len;
}

void facts_untag(struct facts *f, struct slice key)
{
    size_t i = place_of(f, key);
    if (i == f->tag_count || !slice_equal(key_of(&f->tag[i]), key))
        return;
    free_tag(&f->tag[i]);
    f->tag_count--;
    memmove(&f->tag[i], &f->tag[i + 1], (f->tag_count - i) * sizeof *f->tag);
    assert(place_of(f, key) == i);
}

/* --- changes of throughput ------------------------------------------------------------- */

int facts_lowered_today(const struct facts *f, int64_t now_us)
{
    bool today = f->lowered_us != FACTS_NEVER && f->lowered_us / DAY_US == now_us / DAY_US;
    return today ? f->lowered_today : 0;
}

enum err facts_check_lower(const struct facts *f, int64_t now_us, struct errinfo *why)
{
    int before = facts_lowered_today(f, now_us);
    /* The first ones of a day at any time, then one for each hour without any. */
    bool is_free = before < LIMIT_DECREASES_FREE || now_us - f->lowered_us >= HOUR_US;
    if (is_free && before < LIMIT_DECREASES)
        return ERR_OK;
    /* CHOSEN: the service's words for this are not known. */
    return err_set(why, ERR_LIMIT_EXCEEDED,
                   "Subscriber limit exceeded: Provisioned throughput can be decreased %d times at "
                   "any time of a UTC day, then once for each hour without a decrease, up to %d "
                   "times a day. Number of decreases today: %d",
                   LIMIT_DECREASES_FREE, LIMIT_DECREASES, before);
}

enum err facts_check_demand(const struct facts *f, int64_t now_us, struct errinfo *why)
{
    int64_t oldest = f->demand_us[FACTS_SWITCHES - 1];
    if (oldest == FACTS_NEVER || now_us - oldest >= DAY_US)
        return ERR_OK;
    return err_set(why, ERR_LIMIT_EXCEEDED,
                   "Subscriber limit exceeded: A table can be switched to PAY_PER_REQUEST at most "
                   "%d times in 24 hours",
                   FACTS_SWITCHES);
}

void facts_change_units(struct facts *f, bool raises, bool lowers, int64_t now_us)
{
    assert(now_us >= f->raised_us && now_us >= f->lowered_us);
    if (raises)
        f->raised_us = now_us;
    if (!lowers)
        return;
    f->lowered_today = facts_lowered_today(f, now_us) + 1;
    f->lowered_us = now_us;
}

void facts_switch_to_demand(struct facts *f, int64_t now_us)
{
    assert(f->demand_us[0] <= now_us);
    memmove(f->demand_us + 1, f->demand_us, (FACTS_SWITCHES - 1) * sizeof *f->demand_us);
    f->demand_us[0] = now_us;
}
