#include "config.h"

#include "traffic/keytext.h"

#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"

static enum err copy_value(struct keytext *k, struct arena *a, struct val v, struct val *ret,
                           struct errinfo *why)
{
    if (v.type != k->attr->type)
        return err_set(why, ERR_LAB, "the key %s has type %s, a key of the traffic has type %s",
                       k->attr->name, val_type_names[k->attr->type], val_type_names[v.type]);
    *ret = v;
    ret->p = arena_memdup(a, v.p, v.n);
    return ERR_OK;
}

enum err keytext_init(struct keytext *k, struct arena *a, const struct key_attr *attr,
                      const struct keydist_spec *spec, struct errinfo *why)
{
    *k = (struct keytext){.attr = attr, .kind = spec->kind, .clock = spec->clock};
    size_t count = spec->kind == KEYDIST_LIST     ? spec->list_count
                   : spec->kind == KEYDIST_REPLAY ? spec->replay_count
                   : spec->kind == KEYDIST_ONE    ? 1
                                                  : 0;
    if (count > 0) {
        k->values = arena_alloc(a, count * sizeof *k->values);
        for (size_t i = 0; i < count; i++) {
            struct val v = spec->kind == KEYDIST_ONE    ? spec->one
                           : spec->kind == KEYDIST_LIST ? spec->list[i].value
                                                        : spec->replay[i];
            enum err err = copy_value(k, a, v, &k->values[i], why);
            if (err)
                return err;
        }
    }
    k->dist = keydist_new(spec);
    return ERR_OK;
}

void keytext_done(struct keytext *k)
{
    keydist_free(k->dist);
    buf_done(&k->text);
}

struct keytext keytext_clone(const struct keytext *from)
{
    struct keytext k = *from;
    k.dist = from->dist ? keydist_clone(from->dist) : NULL;
    k.text = (struct buf)BUF_INIT;
    return k;
}

/* --- dates ----------------------------------------------------------------------------- */

enum { MINUTE_SECONDS = 60, HOUR_SECONDS = 3600, DAY_SECONDS = 86400 };

static const int64_t clock_seconds[] = {DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS};

/* Days in years before this one, counted from the year 0. */
static int64_t days_before(int64_t year)
{
    return year * 365 + (year + 3) / 4 - (year + 99) / 100 + (year + 399) / 400;
}

static void civil(int64_t days_since_1970, int *ret_year, int *ret_month, int *ret_day)
{
    static const int month_days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int64_t days = days_since_1970 + days_before(1970), year = days / 366;
    while (days_before(year + 1) <= days)
        year++;
    int left = (int)(days - days_before(year)), month = 0;
    bool leaps = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    for (; left >= month_days[month] + (month == 1 && leaps); month++)
        left -= month_days[month] + (month == 1 && leaps);
    *ret_year = (int)year;
    *ret_month = month + 1;
    *ret_day = left + 1;
}

void keytext_date(enum keydist_clock clock, uint64_t number, bool is_digits, struct buf *out)
{
    int64_t seconds = ENGINE_EPOCH_SECONDS + (int64_t)number * clock_seconds[clock];
    int year, month, day, in_day = (int)(seconds % DAY_SECONDS);
    civil(seconds / DAY_SECONDS, &year, &month, &day);
    buf_printf(out, is_digits ? "%04d%02d%02d" : "%04d-%02d-%02d", year, month, day);
    if (clock != KEYDIST_DAY)
        buf_printf(out, is_digits ? "%02d" : "T%02d", in_day / HOUR_SECONDS);
    if (clock == KEYDIST_MINUTE)
        buf_printf(out, is_digits ? "%02d" : ":%02d", in_day % HOUR_SECONDS / MINUTE_SECONDS);
}

/* --- numbers become values -------------------------------------------------------------- */

static void add_number(struct buf *b, uint64_t number, size_t width)
{
    char digits[20];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0 || sizeof digits - at < width);
    buf_add(b, digits + at, sizeof digits - at);
}

/* What a number puts into `named`. */
static void add_plain(struct keytext *k, uint64_t number)
{
    if (k->kind == KEYDIST_CLOCK)
        keytext_date(k->clock, number, false, &k->text);
    else
        add_number(&k->text, number, 1);
}

static void add_named(struct keytext *k, uint64_t number)
{
    struct buf *b = &k->text;
    struct slice named = k->named;
    const char *p = named.ptr, *end = named.ptr + named.len;
    const char *brace;
    while ((brace = memchr(p, '{', (size_t)(end - p))) && end - brace >= 2) {
        if (brace[1] != '}') {
            buf_add(b, p, (size_t)(brace + 1 - p));
            p = brace + 1;
            continue;
        }
        buf_add(b, p, (size_t)(brace - p));
        add_plain(k, number);
        p = brace + 2;
    }
    buf_add(b, p, (size_t)(end - p));
}

struct val keytext_value(struct keytext *k, uint64_t number)
{
    if (k->values)
        return k->values[number - 1];
    if (k->attr->type == VAL_N) {
        struct num n;
        if (k->kind == KEYDIST_CLOCK) {
            buf_clear(&k->text);
            keytext_date(k->clock, number, true, &k->text);
            number = strtoull(buf_str(&k->text), NULL, 10);
        }
        num_from_int((int64_t)number, &n);
        size_t len = num_encode(&n, k->enc);
        return (struct val){VAL_N, k->enc, (uint32_t)len};
    }
    buf_clear(&k->text);
    if (k->named.ptr) {
        add_named(k, number);
    } else if (k->kind == KEYDIST_CLOCK) {
        add_plain(k, number);
    } else {
        buf_add_char(&k->text, 'r');
        add_number(&k->text, number, 10);
    }
    struct slice s = buf_slice(&k->text);
    return k->attr->type == VAL_B ? val_binary(s) : val_string(s);
}

uint64_t keytext_draw(struct keytext *k, struct rng *rng, int64_t now_us)
{
    if (k->kind == KEYDIST_CLOCK)
        return (uint64_t)(now_us / 1000000 / clock_seconds[k->clock]);
    return keydist_draw(k->dist, rng);
}
