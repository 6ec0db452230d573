#include "config.h"

#include "model/schema.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/xalloc.h"
#include "model/literal.h"

const struct schema schema_keyless = {0};

/* CHOSEN: the service's hash is unpublished; this seed makes good pictures. */
#define PLACEMENT_SEED 226653400

void schema_add(struct schema *s, bool is_sort, struct slice name, enum val_type type)
{
    uint8_t *count = is_sort ? &s->sk_count : &s->pk_count;
    assert(*count < SCHEMA_PARTS && val_has_order(type));
    struct key_attr *a = is_sort ? &s->sk[*count] : &s->pk[*count];
    *a = (struct key_attr){.name = xslicedup(name), .name_len = name.len, .type = type};
    ++*count;
}

void schema_copy(struct schema *to, const struct schema *from)
{
    *to = *from;
    for (int i = 0; i < from->pk_count; i++)
        to->pk[i].name = xmemdup(from->pk[i].name, from->pk[i].name_len + 1);
    for (int i = 0; i < from->sk_count; i++)
        to->sk[i].name = xmemdup(from->sk[i].name, from->sk[i].name_len + 1);
}

void schema_done(struct schema *s)
{
    for (int i = 0; i < s->pk_count; i++)
        free(s->pk[i].name);
    for (int i = 0; i < s->sk_count; i++)
        free(s->sk[i].name);
    *s = (struct schema){0};
}

static bool is_named(const struct key_attr *a, struct slice name)
{
    return slice_equal((struct slice){a->name, a->name_len}, name);
}

const struct key_attr *schema_find(const struct schema *s, struct slice name)
{
    for (int i = 0; i < s->pk_count; i++)
        if (is_named(&s->pk[i], name))
            return &s->pk[i];
    for (int i = 0; i < s->sk_count; i++)
        if (is_named(&s->sk[i], name))
            return &s->sk[i];
    return NULL;
}

bool schema_is_pk(const struct schema *s, struct slice name)
{
    const struct key_attr *a = schema_find(s, name);
    return a >= s->pk && a < s->pk + s->pk_count;
}

static void print_attrs(const struct key_attr *attrs, int count, struct buf *out)
{
    for (int i = 0; i < count; i++) {
        if (i)
            buf_add_str(out, ", ");
        literal_print_name((struct slice){attrs[i].name, attrs[i].name_len}, out);
        buf_printf(out, " %s", val_type_names[attrs[i].type]);
    }
}

void schema_print(const struct schema *s, struct buf *out)
{
    bool several = s->pk_count > 1 || s->sk_count > 1;
    print_attrs(s->pk, s->pk_count, out);
    if (s->sk_count)
        buf_add_str(out, several ? "; " : ", ");
    print_attrs(s->sk, s->sk_count, out);
}

/*
 * One part of several.  Text and binary: 00 is written 00 ff, and 00 00 ends it.
 * Numbers: their encoding; positive ones end with 00, which no digit pair is
 * (negative ones end with their own ff, zero is one byte).
 */
void schema_encode_part(struct val v, bool is_open, struct buf *out)
{
    if (v.type == VAL_N) {
        buf_add(out, v.p, v.n);
        if (v.n > 1 && v.p[0] == 3)
            buf_add_char(out, '\0');
        return;
    }
    for (uint32_t i = 0; i < v.n; i++) {
        buf_add_char(out, (char)v.p[i]);
        if (v.p[i] == 0)
            buf_add_char(out, '\xff');
    }
    if (!is_open)
        buf_add(out, "\0", 2);
}

void schema_encode(const struct val *vals, int count, struct buf *out)
{
    if (count == 1) {
        buf_add(out, vals[0].p, vals[0].n);
        return;
    }
    for (int i = 0; i < count; i++)
        schema_encode_part(vals[i], false, out);
}

/* Length of the part that begins at p: its bytes and what ends it. */
static size_t part_length(const uint8_t *p, enum val_type type, size_t *ret_payload)
{
    size_t n = 0;
    if (type != VAL_N) {
        while (p[n] != 0 || p[n + 1] != 0)
            n += p[n] == 0 ? 2 : 1;
        *ret_payload = n;
        return n + 2;
    }
    if (p[0] == 2) {
        *ret_payload = 1;
        return 1;
    }
    uint8_t end = p[0] == 3 ? 0 : 255;
    for (n = 2; p[n] != end; n++)
        ;
    *ret_payload = end == 0 ? n : n + 1;
    return n + 1;
}

struct val schema_decode(const struct key_attr *attrs, int count, int index, struct slice enc,
                         struct buf *scratch)
{
    const uint8_t *p = (const uint8_t *)enc.ptr;
    enum val_type type = attrs[index].type;
    if (count == 1)
        return (struct val){type, p, (uint32_t)enc.len};
    size_t payload;
    for (int i = 0; i < index; i++)
        p += part_length(p, attrs[i].type, &payload);
    part_length(p, type, &payload);
    if (type == VAL_N || !memchr(p, 0, payload))
        return (struct val){type, p, (uint32_t)payload};
    buf_clear(scratch);
    for (size_t i = 0; i < payload; i += p[i] == 0 ? 2 : 1)
        buf_add_char(scratch, (char)p[i]);
    return (struct val){type, (const uint8_t *)scratch->ptr, (uint32_t)scratch->len};
}

uint64_t schema_hash(struct slice pk_enc)
{
    return hash_bytes(pk_enc.ptr, pk_enc.len, PLACEMENT_SEED);
}
