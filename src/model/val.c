#include "config.h"

#include "model/val.h"

#include <assert.h>
#include <stdlib.h>

#include "base/b64.h"
#include "base/limits.h"
#include "base/xalloc.h"

const char *const val_type_names[VAL_TYPES] = {
    [VAL_S] = "S",   [VAL_N] = "N",   [VAL_B] = "B",   [VAL_BOOL] = "BOOL", [VAL_NULL] = "NULL",
    [VAL_SS] = "SS", [VAL_NS] = "NS", [VAL_BS] = "BS", [VAL_L] = "L",       [VAL_M] = "M",
};

/* --- lengths: seven bits a byte, low first ------------------------------------------- */

static void add_length(struct buf *b, size_t len)
{
    char out[10];
    int n = 0;
    do {
        out[n++] = (char)((len & 0x7f) | (len > 0x7f ? 0x80 : 0));
        len >>= 7;
    } while (len);
    buf_add(b, out, (size_t)n);
}

uint32_t val_long_length(const uint8_t **p)
{
    uint32_t len = 0;
    int shift = 0;
    uint8_t byte;
    do {
        byte = *(*p)++;
        len |= (uint32_t)(byte & 0x7f) << shift;
        shift += 7;
    } while (byte & 0x80);
    return len;
}

/* --- views ----------------------------------------------------------------------------- */

struct val val_string(struct slice s)
{
    return (struct val){VAL_S, (const uint8_t *)s.ptr, (uint32_t)s.len};
}

struct val val_binary(struct slice s)
{
    return (struct val){VAL_B, (const uint8_t *)s.ptr, (uint32_t)s.len};
}

struct slice val_slice(struct val v)
{
    return (struct slice){(const char *)v.p, v.n};
}

bool val_bool(struct val v)
{
    assert(v.type == VAL_BOOL);
    return v.p[0] != 0;
}

enum val_type val_element_type(enum val_type set)
{
    assert(val_is_set(set));
    return set == VAL_SS ? VAL_S : set == VAL_NS ? VAL_N : VAL_B;
}

bool val_equal(struct val a, struct val b)
{
    return a.type == b.type && slice_equal(val_slice(a), val_slice(b));
}

int val_compare(struct val a, struct val b)
{
    assert(a.type == b.type && val_has_order(a.type));
    return slice_compare(val_slice(a), val_slice(b));
}

struct val_iter val_iter(struct val container)
{
    assert(container.type >= VAL_SS);
    const uint8_t *end = container.n ? container.p + container.n : container.p;
    return (struct val_iter){container.p, end, container.type};
}

bool val_next_element(struct val_iter *it, struct val *ret_val)
{
    uint32_t len = val_length(&it->p);
    *ret_val = (struct val){val_element_type(it->container), it->p, len};
    it->p += len;
    return true;
}

static uint64_t num_val_size(struct val v)
{
    struct num n;
    num_decode(v.p, v.n, &n);
    return num_size(&n);
}

uint64_t val_size(struct val v)
{
    struct slice name;
    struct val part;
    uint64_t size = v.type >= VAL_L ? 3 : 0;
    switch (v.type) {
    case VAL_S:
    case VAL_B:
        return v.n;
    case VAL_N:
        return num_val_size(v);
    case VAL_BOOL:
    case VAL_NULL:
        return 1;
    default:
        break;
    }
    for (struct val_iter it = val_iter(v); val_next(&it, &name, &part);)
        size += val_size(part) + (v.type >= VAL_L) + (v.type == VAL_M ? name.len : 0);
    return size;
}

uint32_t val_count(struct val v)
{
    struct val part;
    uint32_t count = 0;
    for (struct val_iter it = val_iter(v); val_next(&it, NULL, &part);)
        count++;
    return count;
}

bool val_map_get(struct val map, struct slice name, struct val *ret_val)
{
    struct slice at;
    struct val part;
    assert(map.type == VAL_M);
    for (struct val_iter it = val_iter(map); val_next(&it, &at, &part);) {
        if (slice_equal(at, name)) {
            *ret_val = part;
            return true;
        }
    }
    return false;
}

bool val_list_get(struct val list, uint32_t index, struct val *ret_val)
{
    assert(list.type == VAL_L);
    for (struct val_iter it = val_iter(list); val_next(&it, NULL, ret_val);)
        if (index-- == 0)
            return true;
    return false;
}

bool val_set_has(struct val set, struct val element)
{
    struct val part;
    for (struct val_iter it = val_iter(set); val_next(&it, NULL, &part);)
        if (val_equal(part, element))
            return true;
    return false;
}

void val_pack(struct buf *b, struct val v)
{
    buf_add_char(b, (char)v.type);
    add_length(b, v.n);
    buf_add(b, v.p, v.n);
}

/* --- writing --------------------------------------------------------------------------- */

/* An entry of an open container: where it stands in `out`, and its name or element. */
struct pack_entry {
    size_t at, len;         /* the whole entry */
    size_t key_at, key_len; /* what it is sorted by */
};

struct pack_frame {
    enum val_type container;
    size_t at; /* where its payload begins in `out` */
    struct pack_entry *entries;
    size_t count, cap;
    bool sorted; /* so far the keys came in ascending order */
};

void pack_clear(struct pack *p)
{
    buf_clear(&p->out);
    p->depth = 0;
}

void pack_done(struct pack *p)
{
    for (size_t i = 0; i < p->frames_cap; i++)
        free(p->frames[i].entries);
    free(p->frames);
    buf_done(&p->out);
    buf_done(&p->scratch);
    *p = (struct pack)PACK_INIT;
}

static struct pack_frame *top(struct pack *p)
{
    return p->depth ? &p->frames[p->depth - 1] : NULL;
}

enum err pack_open(struct pack *p, enum val_type container, struct errinfo *why)
{
    assert(container >= VAL_SS);
    if (p->depth >= (size_t)(p->is_item ? LIMIT_NESTING : LIMIT_NESTING - 1) &&
        !val_is_set(container))
        return err_set(why, ERR_VALIDATION,
                       "Nesting Levels have exceeded supported limits: Attributes in the item have "
                       "nested levels beyond supported limit");
    if (p->depth == p->frames_cap) {
        p->frames_cap = p->frames_cap ? p->frames_cap * 2 : 4;
        p->frames = xrealloc(p->frames, p->frames_cap, sizeof *p->frames);
        memset(p->frames + p->depth, 0, (p->frames_cap - p->depth) * sizeof *p->frames);
    }
    struct pack_frame *f = &p->frames[p->depth++];
    f->container = container;
    f->at = p->out.len;
    f->count = 0;
    f->sorted = true;
    return ERR_OK;
}

/* A new entry of the open map or set, sorted by the `len` bytes just appended at `at`. */
static void begin_entry(struct pack *p, size_t entry_at, size_t key_at, size_t key_len)
{
    struct pack_frame *f = top(p);
    XGROW(f->entries, f->count, f->cap);
    if (f->sorted && f->count) {
        struct pack_entry *last = &f->entries[f->count - 1];
        struct slice a = {p->out.ptr + last->key_at, last->key_len};
        f->sorted = slice_compare(a, (struct slice){p->out.ptr + key_at, key_len}) < 0;
    }
    f->entries[f->count++] = (struct pack_entry){entry_at, 0, key_at, key_len};
}

void pack_name(struct pack *p, struct slice name)
{
    size_t at = p->out.len;
    assert(top(p) && top(p)->container == VAL_M);
    add_length(&p->out, name.len);
    size_t key_at = p->out.len;
    buf_add_slice(&p->out, name);
    begin_entry(p, at, key_at, name.len);
}

void pack_val(struct pack *p, struct val v)
{
    struct pack_frame *f = top(p);
    if (!f || !val_is_set(f->container)) {
        val_pack(&p->out, v);
        return;
    }
    assert(v.type == val_element_type(f->container));
    size_t at = p->out.len;
    add_length(&p->out, v.n);
    size_t key_at = p->out.len;
    buf_add(&p->out, v.p, v.n);
    begin_entry(p, at, key_at, v.n);
}

void pack_string(struct pack *p, struct slice s)
{
    pack_val(p, val_string(s));
}

void pack_binary(struct pack *p, struct slice s)
{
    pack_val(p, val_binary(s));
}

void pack_num(struct pack *p, const struct num *n)
{
    uint8_t enc[NUM_ENC_MAX];
    size_t len = num_encode(n, enc);
    pack_val(p, (struct val){VAL_N, enc, (uint32_t)len});
}

enum err pack_number(struct pack *p, struct slice text, struct errinfo *why)
{
    struct num n;
    enum err err = num_parse(text, &n, why);
    if (!err)
        pack_num(p, &n);
    return err;
}

void pack_bool(struct pack *p, bool value)
{
    uint8_t byte = value;
    pack_val(p, (struct val){VAL_BOOL, &byte, 1});
}

void pack_null(struct pack *p)
{
    pack_val(p, (struct val){VAL_NULL, NULL, 0});
}

static int by_key(const void *a, const void *b, void *out)
{
    const struct pack_entry *x = a, *y = b;
    const char *base = out;
    return slice_compare((struct slice){base + x->key_at, x->key_len},
                         (struct slice){base + y->key_at, y->key_len});
}

static enum err duplicate(struct pack *p, struct pack_frame *f, struct slice key,
                          struct errinfo *why)
{
    if (f->container == VAL_M)
        return err_set(why, ERR_LAB, "the member `%.*s` is there twice", SLICE_ARG(key));
    if (f->container == VAL_NS)
        return err_set(why, ERR_VALIDATION, "Input collection contains duplicates");
    /* The service prints the whole collection in the order written. */
    struct buf list = BUF_INIT;
    buf_limit(&list, 500);
    size_t at = f->at;
    for (size_t i = 0; i < f->count; i++) {
        const uint8_t *q = (const uint8_t *)p->out.ptr + at;
        uint32_t len = val_length(&q);
        if (i)
            buf_add_str(&list, ", ");
        struct slice element = {(const char *)q, len};
        if (f->container == VAL_BS)
            b64_encode(element, &list);
        else
            buf_add_slice(&list, element);
        at = (size_t)((const char *)q - p->out.ptr) + len;
    }
    enum err err = err_set(why, ERR_VALIDATION,
                           "One or more parameter values were invalid: Input collection [%s]%s "
                           "contains duplicates%s",
                           buf_str(&list), f->container == VAL_BS ? "of type BS" : "", ".");
    buf_done(&list);
    return err;
}

/* Puts the entries of a map or set in order; refuses two of one key. */
static enum err sort_entries(struct pack *p, struct pack_frame *f, struct errinfo *why)
{
    for (size_t i = 0; i < f->count; i++)
        f->entries[i].len =
            (i + 1 < f->count ? f->entries[i + 1].at : p->out.len) - f->entries[i].at;
    qsort_r(f->entries, f->count, sizeof *f->entries, by_key, p->out.ptr);
    for (size_t i = 1; i < f->count; i++)
        if (by_key(&f->entries[i - 1], &f->entries[i], p->out.ptr) == 0)
            return duplicate(
                p, f, (struct slice){p->out.ptr + f->entries[i].key_at, f->entries[i].key_len},
                why);
    buf_clear(&p->scratch);
    for (size_t i = 0; i < f->count; i++)
        buf_add(&p->scratch, p->out.ptr + f->entries[i].at, f->entries[i].len);
    if (p->scratch.len)
        memcpy(p->out.ptr + f->at, p->scratch.ptr, p->scratch.len);
    return ERR_OK;
}

static enum err empty_set(enum val_type set, struct errinfo *why)
{
    if (set == VAL_BS)
        return err_set(
            why, ERR_VALIDATION,
            "One or more parameter values were invalid: Binary sets should not be empty");
    return err_set(why, ERR_VALIDATION,
                   "One or more parameter values were invalid: An %s set  may not be empty",
                   set == VAL_SS ? "string" : "number");
}

enum err pack_close(struct pack *p, struct errinfo *why)
{
    struct pack_frame *f = top(p);
    assert(f);
    if (val_is_set(f->container) && f->count == 0)
        return empty_set(f->container, why);
    if (f->container != VAL_L && !f->sorted) {
        enum err err = sort_entries(p, f, why);
        if (err)
            return err;
    }
    /* The tag and the length go in front of the payload. */
    size_t payload = p->out.len - f->at;
    enum val_type container = f->container;
    size_t at = f->at;
    p->depth--;
    buf_clear(&p->scratch);
    if (top(p) == NULL || !val_is_set(top(p)->container)) {
        buf_add_char(&p->scratch, (char)container);
        add_length(&p->scratch, payload);
        buf_extend(&p->out, p->scratch.len);
        memmove(p->out.ptr + at + p->scratch.len, p->out.ptr + at, payload);
        memcpy(p->out.ptr + at, p->scratch.ptr, p->scratch.len);
    }
    return ERR_OK;
}

struct val pack_result(const struct pack *p)
{
    assert(p->depth == 0 && p->out.len);
    const uint8_t *at = (const uint8_t *)p->out.ptr;
    struct val v = val_unpack(&at, at + p->out.len);
    assert(at == (const uint8_t *)p->out.ptr + p->out.len);
    return v;
}
