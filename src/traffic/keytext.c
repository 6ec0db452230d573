#include "config.h"

#include "traffic/keytext.h"

#include <string.h>

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
    *k = (struct keytext){.attr = attr};
    size_t count = spec->kind == KEYDIST_LIST  ? spec->list_count
                   : spec->kind == KEYDIST_ONE ? 1
                                               : 0;
    if (count > 0) {
        k->values = arena_alloc(a, count * sizeof *k->values);
        for (size_t i = 0; i < count; i++) {
            struct val v = spec->kind == KEYDIST_ONE ? spec->one : spec->list[i].value;
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

static void add_named(struct buf *b, struct slice named, uint64_t number)
{
    const char *p = named.ptr, *end = named.ptr + named.len;
    const char *brace;
    while ((brace = memchr(p, '{', (size_t)(end - p))) && end - brace >= 2) {
        if (brace[1] != '}') {
            buf_add(b, p, (size_t)(brace + 1 - p));
            p = brace + 1;
            continue;
        }
        buf_add(b, p, (size_t)(brace - p));
        add_number(b, number, 1);
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
        num_from_int((int64_t)number, &n);
        size_t len = num_encode(&n, k->enc);
        return (struct val){VAL_N, k->enc, (uint32_t)len};
    }
    buf_clear(&k->text);
    if (k->named.ptr) {
        add_named(&k->text, k->named, number);
    } else {
        buf_add_char(&k->text, 'r');
        add_number(&k->text, number, 10);
    }
    struct slice s = buf_slice(&k->text);
    return k->attr->type == VAL_B ? val_binary(s) : val_string(s);
}

struct val keytext_draw(struct keytext *k, struct rng *rng)
{
    return keytext_value(k, keydist_draw(k->dist, rng));
}
