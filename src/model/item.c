#include "config.h"

#include "model/item.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/limits.h"

enum { ITEM_REFS_MAX = (1 << 19) - 1, ITEM_HEADER = 12, FEW = 16 };

_Static_assert(sizeof(struct item) == ITEM_HEADER, "the header is three words");

struct item *item_ref(struct item *it)
{
    assert(it->refs < ITEM_REFS_MAX);
    it->refs++;
    return it;
}

void item_unref(struct pool *pool, struct item *it)
{
    if (!it)
        return;
    assert(it->refs > 0);
    if (--it->refs == 0)
        pool_free(pool, it, ITEM_HEADER + it->tail);
}

/* --- checking -------------------------------------------------------------------------- */

static enum err mismatch(const struct schema *schema, struct errinfo *why)
{
    err_set(why, ERR_VALIDATION, "The provided key element does not match the schema");
    const char *pk = schema->pk[0].name, *sk = schema->sk_count ? schema->sk[0].name : NULL;
    if (sk)
        err_why(why,
                "the whole primary key is needed, and nothing else: %s (%s) and %s (%s). For all "
                "items of one %s, use query.",
                pk, val_type_names[schema->pk[0].type], sk, val_type_names[schema->sk[0].type], pk);
    else
        err_why(why, "the whole primary key is needed, and nothing else: %s (%s).", pk,
                val_type_names[schema->pk[0].type]);
    return ERR_VALIDATION;
}

static enum err check_key_value(const struct key_attr *a, bool is_sort, struct val v,
                                struct errinfo *why)
{
    if (v.n == 0)
        return err_set(why, ERR_VALIDATION,
                       "One or more parameter values are not valid. The AttributeValue for a key "
                       "attribute cannot contain an empty %s value. Key: %s",
                       a->type == VAL_S ? "string" : "binary", a->name);
    if (!is_sort && v.n > LIMIT_PK_BYTES)
        return err_set(
            why, ERR_VALIDATION,
            "One or more parameter values were invalid: Size of hashkey has exceeded the "
            "maximum size limit of2048 bytes");
    if (is_sort && v.n > LIMIT_SK_BYTES)
        return err_set(
            why, ERR_VALIDATION,
            "One or more parameter values were invalid: Aggregated size of all range keys "
            "has exceeded the size limit of 1024 bytes");
    return ERR_OK;
}

/* `v` NULL: it is missing. */
static enum err check_key(const struct schema *schema, const struct key_attr *a,
                          const struct val *v, enum item_use use, struct errinfo *why)
{
    bool is_sort = a >= schema->sk && a < schema->sk + SCHEMA_PARTS;
    if (!v) {
        if (use != ITEM_PUT)
            return mismatch(schema, why);
        return err_set(why, ERR_VALIDATION,
                       "One or more parameter values were invalid: Missing the key %s in the item",
                       a->name);
    }
    if (v->type != a->type) {
        if (use != ITEM_PUT)
            return mismatch(schema, why);
        return err_set(why, ERR_VALIDATION,
                       "One or more parameter values were invalid: Type mismatch for key %s "
                       "expected: %s actual: %s",
                       a->name, val_type_names[a->type], val_type_names[v->type]);
    }
    return check_key_value(a, is_sort, *v, why);
}

/* Bytes the service counts for all attributes of a map, without a map's own 3 and 1s. */
static uint64_t map_size(struct val map)
{
    struct slice name = SLICE_NONE;
    struct val v;
    uint64_t size = 0;
    for (struct val_iter it = val_iter(map); val_next(&it, &name, &v);)
        size += name.len + val_size(v);
    return size;
}

/* What one walk over a map finds. */
struct walked {
    uint64_t size; /* the service's, of all attributes */
    uint32_t count;
    bool has_pk, has_sk;
    struct item_keys keys;
};

static bool is_named(const struct key_attr *a, struct slice name)
{
    return slice_equal((struct slice){a->name, a->name_len}, name);
}

static enum err walk(const struct schema *schema, struct val map, struct walked *w,
                     struct errinfo *why)
{
    struct slice name = SLICE_NONE;
    struct val v;
    *w = (struct walked){.size = 0};
    for (struct val_iter it = val_iter(map); val_next(&it, &name, &v);) {
        if (name.len == 0)
            return err_set(
                why, ERR_VALIDATION,
                "One or more parameter values were invalid: Attribute name must not be empty");
        if (name.len > LIMIT_ATTR_NAME_BYTES)
            return err_set(
                why, ERR_VALIDATION,
                "One or more parameter values were invalid: Attribute name is too large, "
                "must be less than 65536 bytes");
        w->size += name.len + val_size(v);
        w->count++;
        if (!w->has_pk && is_named(&schema->pk[0], name)) {
            w->has_pk = true;
            w->keys.pk = v;
        } else if (schema->sk_count && !w->has_sk && is_named(&schema->sk[0], name)) {
            w->has_sk = true;
            w->keys.sk = v;
        }
    }
    return ERR_OK;
}

enum err item_check(const struct schema *schema, struct val map, enum item_use use,
                    struct item_keys *ret_keys, struct errinfo *why)
{
    struct walked w;
    assert(map.type == VAL_M && schema->pk_count == 1 && schema->sk_count <= 1);
    enum err err = walk(schema, map, &w, why);
    if (!err && use == ITEM_KEY && w.count != (uint32_t)schema->pk_count + schema->sk_count)
        err = mismatch(schema, why);
    if (!err && use != ITEM_KEY && w.size > LIMIT_ITEM_BYTES)
        err = err_set(why, ERR_VALIDATION, "Item size has exceeded the maximum allowed size");
    if (!err)
        err = check_key(schema, &schema->pk[0], w.has_pk ? &w.keys.pk : NULL, use, why);
    if (!err && schema->sk_count)
        err = check_key(schema, &schema->sk[0], w.has_sk ? &w.keys.sk : NULL, use, why);
    if (!err && ret_keys)
        *ret_keys = w.keys;
    return err;
}

/* --- making ---------------------------------------------------------------------------- */

static size_t length_bytes(size_t n)
{
    return n < 1 << 7 ? 1 : n < 1 << 14 ? 2 : n < 1 << 21 ? 3 : 4;
}

static uint8_t *put_length(uint8_t *p, size_t n)
{
    for (; n > 0x7f; n >>= 7)
        *p++ = (uint8_t)(n | 0x80);
    *p++ = (uint8_t)n;
    return p;
}

/* An attribute on its way into an item. */
struct placed {
    const struct key_attr *key; /* NULL: not a key attribute */
    struct slice name;
    struct val val;
    uint32_t id;
};

static size_t placed_bytes(const struct placed *p)
{
    return length_bytes(p->id) + (p->id ? 0 : length_bytes(p->name.len) + p->name.len) + 1 +
           length_bytes(p->val.n) + p->val.n;
}

static uint8_t *place(uint8_t *at, const struct placed *p)
{
    at = put_length(at, p->id);
    if (p->id == 0) {
        at = put_length(at, p->name.len);
        memcpy(at, p->name.ptr, p->name.len);
        at += p->name.len;
    }
    *at++ = (uint8_t)p->val.type;
    at = put_length(at, p->val.n);
    if (p->val.n)
        memcpy(at, p->val.p, p->val.n);
    return at + p->val.n;
}

static void key_values(const struct key_attr *attrs, int count, struct val map, struct buf *out)
{
    struct val vals[SCHEMA_PARTS];
    for (int i = 0; i < count; i++) {
        bool found = val_map_get(map, (struct slice){attrs[i].name, attrs[i].name_len}, &vals[i]);
        assert(found);
    }
    if (count)
        schema_encode(vals, count, out);
}

/* `schema` says which attributes stand in the key bytes and are left out. */
static struct item *build(struct pool *pool, struct names *names, const struct schema *schema,
                          const struct slice keys[2], struct val map)
{
    struct placed few[FEW], p = {0};
    uint64_t size = 0;
    size_t attrs = 0, count = 0, key_bytes = keys[0].len + keys[1].len;
    for (struct val_iter it = val_iter(map); val_next(&it, &p.name, &p.val);) {
        size += p.name.len + val_size(p.val);
        if (schema_find(schema, p.name))
            continue;
        p.id = names_intern(names, p.name);
        attrs += placed_bytes(&p);
        if (count < FEW)
            few[count] = p;
        count++;
    }
    struct item *it = pool_alloc(pool, ITEM_HEADER + key_bytes + attrs);
    it->refs = 1;
    it->pk_len = keys[0].len & 0x1fff;
    it->sk_len = keys[1].len & 0x1fff;
    it->size = size & 0x7ffff;
    it->tail = (uint32_t)(key_bytes + attrs);
    memcpy(it->data, keys[0].ptr, keys[0].len);
    if (keys[1].len)
        memcpy(it->data + keys[0].len, keys[1].ptr, keys[1].len);
    uint8_t *at = it->data + key_bytes;
    for (size_t i = 0; i < count && count <= FEW; i++)
        at = place(at, &few[i]);
    for (struct val_iter i = val_iter(map); count > FEW && val_next(&i, &p.name, &p.val);) {
        if (schema_find(schema, p.name))
            continue;
        p.id = names_intern(names, p.name);
        at = place(at, &p);
    }
    assert(at == it->data + it->tail);
    return it;
}

struct item *item_new(struct pool *pool, struct names *names, const struct schema *schema,
                      struct val map)
{
    struct val v;
    struct slice keys[2] = {SLICE_NONE, SLICE_NONE};
    if (schema->pk_count == 1 && schema->sk_count <= 1) {
        /* The encoding of one attribute is its payload. */
        for (int i = 0; i <= schema->sk_count; i++) {
            const struct key_attr *a = i ? schema->sk : schema->pk;
            bool found = val_map_get(map, (struct slice){a->name, a->name_len}, &v);
            assert(found);
            keys[i] = val_slice(v);
        }
        return build(pool, names, schema, keys, map);
    }
    struct buf bytes = BUF_INIT;
    key_values(schema->pk, schema->pk_count, map, &bytes);
    size_t pk_len = bytes.len;
    key_values(schema->sk, schema->sk_count, map, &bytes);
    keys[0] = (struct slice){bytes.ptr, pk_len};
    keys[1] = (struct slice){bytes.ptr + pk_len, bytes.len - pk_len};
    struct item *it = build(pool, names, schema, keys, map);
    buf_done(&bytes);
    return it;
}

struct item *item_new_keyed(struct pool *pool, struct names *names, struct slice keys,
                            size_t pk_len, struct val map)
{
    struct slice parts[2] = {{keys.ptr, pk_len}, {keys.ptr + pk_len, keys.len - pk_len}};
    return build(pool, names, &schema_keyless, parts, map);
}

/* --- documents ------------------------------------------------------------------------- */

struct doc doc_of_item(const struct schema *schema, const struct names *names,
                       const struct item *item)
{
    return (struct doc){.schema = schema, .names = names, .item = item};
}

struct doc doc_of_map(struct val map)
{
    return (struct doc){.map = map};
}

struct doc doc_none(void)
{
    return (struct doc){.map = {.type = VAL_M}};
}

/* Reads one attribute of an item and moves p behind it. */
static void next_attr(const struct names *names, const uint8_t **p, const uint8_t *end,
                      struct slice *ret_name, struct val *ret_val)
{
    uint32_t id = val_length(p);
    if (id) {
        *ret_name = names_get(names, id);
    } else {
        ret_name->len = val_length(p);
        ret_name->ptr = (const char *)*p;
        *p += ret_name->len;
    }
    *ret_val = val_unpack(p, end);
}

static struct val key_value(const struct doc *d, const struct key_attr *a, struct buf *scratch)
{
    const struct schema *s = d->schema;
    if (a >= s->sk && a < s->sk + SCHEMA_PARTS)
        return schema_decode(s->sk, s->sk_count, (int)(a - s->sk), item_sk(d->item), scratch);
    return schema_decode(s->pk, s->pk_count, (int)(a - s->pk), item_pk(d->item), scratch);
}

bool doc_get(const struct doc *d, struct slice name, struct val *ret_val, struct buf *scratch)
{
    if (!d->item)
        return d->map.n && val_map_get(d->map, name, ret_val);
    const struct key_attr *a = schema_find(d->schema, name);
    if (a) {
        *ret_val = key_value(d, a, scratch);
        return true;
    }
    const uint8_t *p = d->item->data + d->item->pk_len + d->item->sk_len;
    const uint8_t *end = d->item->data + d->item->tail;
    struct slice at;
    while (p < end) {
        next_attr(d->names, &p, end, &at, ret_val);
        if (slice_equal(at, name))
            return true;
    }
    return false;
}

static const struct key_attr *ordered_key(const struct doc_iter *it, int i)
{
    uint8_t o = it->order[i];
    return o < SCHEMA_PARTS ? &it->doc->schema->pk[o] : &it->doc->schema->sk[o - SCHEMA_PARTS];
}

static struct slice key_name(const struct key_attr *a)
{
    return (struct slice){a->name, a->name_len};
}

void doc_iter_init(struct doc_iter *it, const struct doc *d)
{
    *it = (struct doc_iter){.doc = d};
    if (!d->item) {
        it->map = val_iter(d->map);
        return;
    }
    it->p = d->item->data + d->item->pk_len + d->item->sk_len;
    it->end = d->item->data + d->item->tail;
    for (int i = 0; i < d->schema->pk_count; i++)
        it->order[it->key_count++] = (uint8_t)i;
    for (int i = 0; i < d->schema->sk_count; i++)
        it->order[it->key_count++] = (uint8_t)(i + SCHEMA_PARTS);
    for (int i = 1; i < it->key_count; i++)
        for (int j = i; j > 0 && slice_compare(key_name(ordered_key(it, j - 1)),
                                               key_name(ordered_key(it, j))) > 0;
             j--) {
            uint8_t swap = it->order[j];
            it->order[j] = it->order[j - 1];
            it->order[j - 1] = swap;
        }
}

bool doc_next(struct doc_iter *it, struct slice *ret_name, struct val *ret_val)
{
    if (!it->doc->item)
        return val_next(&it->map, ret_name, ret_val);
    const uint8_t *p = it->p;
    bool has_attr = p < it->end, has_key = it->key_at < it->key_count;
    if (has_attr)
        next_attr(it->doc->names, &p, it->end, ret_name, ret_val);
    if (has_key) {
        const struct key_attr *a = ordered_key(it, it->key_at);
        if (!has_attr || slice_compare(key_name(a), *ret_name) < 0) {
            *ret_name = key_name(a);
            *ret_val = key_value(it->doc, a, &it->scratch);
            it->key_at++;
            return true;
        }
    }
    it->p = p;
    return has_attr;
}

void doc_iter_done(struct doc_iter *it)
{
    buf_done(&it->scratch);
}

uint64_t doc_size(const struct doc *d)
{
    return d->item ? d->item->size : map_size(d->map);
}

uint64_t item_digest(const struct item *it, const struct names *names)
{
    const uint8_t *p = it->data + it->pk_len + it->sk_len, *end = it->data + it->tail;
    uint64_t h = hash_mix(hash_bytes(it->data, it->pk_len, 1),
                          hash_bytes(it->data + it->pk_len, it->sk_len, 2));
    while (p < end) {
        uint32_t id = val_length(&p);
        if (id) {
            h = hash_mix(h, names_hash(names, id));
        } else {
            uint32_t len = val_length(&p);
            h = hash_mix(h, hash_bytes(p, len, 7));
            p += len;
        }
        struct val v = val_unpack(&p, end);
        h = hash_mix(h, hash_bytes(v.p, v.n, (uint64_t)v.type));
    }
    return h;
}
