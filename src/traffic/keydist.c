#include "config.h"

#include "traffic/keydist.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"

enum { FRACTION_BITS = 32, LOG_BITS = KEYDIST_LOG_BITS, EXPONENT_MAX = 16, EXPONENT_PLACES = 18 };

/* Below `cut` the draw is the column's own number, from there on its alias. */
struct column {
    uint32_t cut, alias;
};

/* Shared by the copies of a distribution. */
struct columns {
    int refs;
    struct column *column;
};

struct keydist {
    enum keydist_kind kind;
    uint64_t count;
    uint64_t next;           /* sequence, replay: drawn last */
    struct columns *columns; /* zipf, list */
};

uint64_t keydist_scaled(const struct num *n, int places)
{
    assert(n->sign >= 0);
    unsigned __int128 value = 0;
    int last = n->exp + places; /* digits before the point, once moved */
    for (int i = 0; i < last; i++) {
        value = value * 10 + (i < n->count ? n->digit[i] : 0);
        if (value > UINT64_MAX)
            return UINT64_MAX;
        if (n->sign == 0)
            break;
    }
    return (uint64_t)value;
}

/* --- the weights of zipf ---------------------------------------------------------------- */

/* Largest r with r * r <= x. */
static uint64_t root(unsigned __int128 x)
{
    uint64_t r = 0;
    for (int bit = 63; bit >= 0; bit--) {
        uint64_t with = r | (uint64_t)1 << bit;
        if ((unsigned __int128)with * with <= x)
            r = with;
    }
    return r;
}

/* A bit for each squaring. */
uint64_t keydist_log2(uint64_t i)
{
    int whole = 63 - __builtin_clzll(i);
    uint64_t m = i << (63 - whole); /* 1 <= m < 2, 63 fractional bits */
    uint64_t fraction = 0;
    for (int bit = 0; bit < LOG_BITS; bit++) {
        unsigned __int128 square = ((unsigned __int128)m * m) >> 63;
        bool is_two = square >> 64;
        m = (uint64_t)(square >> is_two);
        fraction = fraction << 1 | is_two;
    }
    return (uint64_t)whole << LOG_BITS | fraction;
}

/* 2^-x with 62 fractional bits, x with FRACTION_BITS; roots[j] is 2^-(2^-(j+1)) in 63 bits. */
static uint64_t power_of_half(unsigned __int128 x, const uint64_t roots[FRACTION_BITS])
{
    unsigned __int128 whole = x >> FRACTION_BITS;
    if (whole > 62)
        return 0;
    uint64_t value = (uint64_t)1 << 63;
    for (int j = 0; j < FRACTION_BITS; j++)
        if (x >> (FRACTION_BITS - 1 - j) & 1)
            value = (uint64_t)(((unsigned __int128)value * roots[j]) >> 63);
    return value >> (1 + (int)whole);
}

void keydist_zipf_weights(uint64_t exponent, uint64_t count, uint64_t *weights)
{
    uint64_t roots[FRACTION_BITS];
    unsigned __int128 half = (unsigned __int128)1 << 125; /* a half, 126 bits */
    for (int j = 0; j < FRACTION_BITS; j++) {
        roots[j] = root(half);
        half = (unsigned __int128)roots[j] << 63;
    }
    for (uint64_t i = 1; i <= count; i++) {
        unsigned __int128 x = (unsigned __int128)exponent * keydist_log2(i);
        weights[i - 1] = power_of_half(x >> LOG_BITS, roots);
    }
}

/* --- the alias table -------------------------------------------------------------------- */

/*
 * Each column holds 2^32 parts: those of a light number filled up from a heavy
 * one.  Shares are cut to whole parts, so a number's probability is off by less
 * than 2^-32; `weights` is used up.
 */
static struct column *alias_build(uint64_t *weights, size_t count)
{
    const uint64_t full = (uint64_t)1 << 32;
    unsigned __int128 sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += weights[i];
    assert(sum > 0);

    /* Light ones from the front of `order`, heavy ones from its end. */
    uint32_t *order = xmalloc(count * sizeof *order);
    size_t light = 0, heavy = count;
    for (size_t i = 0; i < count; i++) {
        weights[i] = (uint64_t)(((unsigned __int128)weights[i] * count << 32) / sum);
        order[weights[i] < full ? light++ : --heavy] = (uint32_t)i;
    }
    struct column *columns = xmalloc(count * sizeof *columns);
    while (light > 0 && heavy < count) {
        uint32_t a = order[--light], b = order[heavy];
        columns[a] = (struct column){(uint32_t)weights[a], b};
        weights[b] -= full - weights[a];
        if (weights[b] < full) {
            heavy++;
            order[light++] = b;
        }
    }
    /* What is left is full but for rounding. */
    while (light > 0) {
        uint32_t a = order[--light];
        columns[a] = (struct column){UINT32_MAX, a};
    }
    for (; heavy < count; heavy++)
        columns[order[heavy]] = (struct column){UINT32_MAX, order[heavy]};
    free(order);
    return columns;
}

static struct column *zipf_columns(const struct keydist_spec *spec)
{
    unsigned __int128 billionths = keydist_scaled(&spec->exponent, EXPONENT_PLACES);
    uint64_t exponent = (uint64_t)((billionths << FRACTION_BITS) / 1000000000000000000u);
    uint64_t *weights = xmalloc(spec->count * sizeof *weights);
    keydist_zipf_weights(exponent, spec->count, weights);
    struct column *columns = alias_build(weights, spec->count);
    free(weights);
    return columns;
}

/* Weights relative to the largest, 18 digits of them. */
static struct column *list_columns(const struct keydist_spec *spec)
{
    int top = INT16_MIN;
    for (size_t i = 0; i < spec->list_count; i++)
        if (spec->list[i].weight.sign > 0 && spec->list[i].weight.exp > top)
            top = spec->list[i].weight.exp;
    uint64_t *weights = xmalloc(spec->list_count * sizeof *weights);
    for (size_t i = 0; i < spec->list_count; i++)
        weights[i] = keydist_scaled(&spec->list[i].weight, 18 - top);
    struct column *columns = alias_build(weights, spec->list_count);
    free(weights);
    return columns;
}

/* --- in use ----------------------------------------------------------------------------- */

static enum err check_list(const struct keydist_spec *spec, struct errinfo *why)
{
    if (spec->list_count < 1 || spec->list_count > LIMIT_KEYS_LIST)
        return err_set(why, ERR_LIMIT, "a list has 1 to %d keys, this one has %zu", LIMIT_KEYS_LIST,
                       spec->list_count);
    bool has_weight = false;
    for (size_t i = 0; i < spec->list_count; i++) {
        if (spec->list[i].weight.sign < 0)
            return err_set(why, ERR_LAB, "weight %zu of the list is negative", i + 1);
        has_weight |= spec->list[i].weight.sign > 0;
    }
    if (!has_weight)
        return err_set(why, ERR_LAB, "every weight of the list is 0");
    return ERR_OK;
}

enum err keydist_check(const struct keydist_spec *spec, struct errinfo *why)
{
    switch (spec->kind) {
    case KEYDIST_ONE:
    case KEYDIST_CLOCK:
    case KEYDIST_REPLAY:
        return ERR_OK;
    case KEYDIST_LIST:
        return check_list(spec, why);
    case KEYDIST_SEQUENCE:
        if (spec->count == 0)
            return ERR_OK;
        break;
    case KEYDIST_ZIPF:
        if (spec->exponent.sign < 0 ||
            keydist_scaled(&spec->exponent, EXPONENT_PLACES) > EXPONENT_MAX * 1000000000000000000u)
            return err_set(why, ERR_LAB, "the exponent of zipf is from 0 to %d", EXPONENT_MAX);
        break;
    case KEYDIST_UNIFORM:
        break;
    }
    if (spec->count < 1 || spec->count > LIMIT_KEYS)
        return err_set(why, ERR_LIMIT, "a distribution has 1 to %d keys, this one has %llu",
                       LIMIT_KEYS, (unsigned long long)spec->count);
    return ERR_OK;
}

struct keydist *keydist_new(const struct keydist_spec *spec)
{
    struct keydist *d = xcalloc(1, sizeof *d);
    d->kind = spec->kind;
    d->count = spec->kind == KEYDIST_LIST     ? spec->list_count
               : spec->kind == KEYDIST_REPLAY ? spec->replay_count
                                              : spec->count;
    if (spec->kind == KEYDIST_ZIPF || spec->kind == KEYDIST_LIST) {
        d->columns = xcalloc(1, sizeof *d->columns);
        d->columns->refs = 1;
        d->columns->column = spec->kind == KEYDIST_ZIPF ? zipf_columns(spec) : list_columns(spec);
    }
    return d;
}

struct keydist *keydist_clone(const struct keydist *from)
{
    struct keydist *d = xmemdup(from, sizeof *from);
    if (d->columns)
        d->columns->refs++;
    return d;
}

void keydist_free(struct keydist *d)
{
    if (!d)
        return;
    if (d->columns && --d->columns->refs == 0) {
        free(d->columns->column);
        free(d->columns);
    }
    free(d);
}

uint64_t keydist_draw(struct keydist *d, struct rng *rng)
{
    switch (d->kind) {
    case KEYDIST_ONE:
        return 1;
    case KEYDIST_SEQUENCE:
    case KEYDIST_REPLAY:
        d->next = d->count && d->next == d->count ? 1 : d->next + 1;
        return d->next;
    case KEYDIST_UNIFORM:
        return 1 + rng_below(rng, d->count);
    case KEYDIST_ZIPF:
    case KEYDIST_LIST:
    case KEYDIST_CLOCK:
        break;
    }
    assert(d->columns);
    /* One word gives the column (its high end) and the place in it. */
    unsigned __int128 place = (unsigned __int128)rng_next(rng) * d->count;
    uint64_t column = (uint64_t)(place >> 64);
    uint32_t at = (uint32_t)(place >> 32);
    const struct column *c = &d->columns->column[column];
    return 1 + (at < c->cut ? column : c->alias);
}
