#ifndef MODEL_VAL_H
#define MODEL_VAL_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "model/num.h"

/*
 * Attribute values.
 *
 * A value is kept packed: one run of bytes without pointers,
 *
 *     tag | length (varint) | payload
 *
 * with the payload by type
 *     S, B         the bytes
 *     N            the encoding of num.h
 *     BOOL         one byte, 0 or 1
 *     NULL         nothing
 *     SS NS BS     elements as  length (varint) | bytes,  ascending
 *     L            packed values
 *     M            entries as  length (varint) | name | packed value,
 *                  names ascending by unsigned bytes
 *
 * Maps and sets are sorted and numbers have one encoding, so two values are
 * equal exactly when their types and payloads are: equality is memcmp.
 *
 * `struct val` is a view of one value: type and payload.  It owns nothing and
 * borrows from whatever holds the bytes (an item, a buffer, an arena, a key).
 * A key attribute, stored bare in its item, is seen through the same view.
 */
enum val_type {
    VAL_S,
    VAL_N,
    VAL_B,
    VAL_BOOL,
    VAL_NULL,
    VAL_SS,
    VAL_NS,
    VAL_BS,
    VAL_L,
    VAL_M,
    VAL_TYPES
};

struct val {
    enum val_type type;
    const uint8_t *p;
    uint32_t n; /* payload bytes */
};

extern const char *const val_type_names[VAL_TYPES]; /* "S", "N", ... */

/* --- views ----------------------------------------------------------------------------- */

struct val val_string(struct slice s);
struct val val_binary(struct slice s);
struct slice val_slice(struct val v); /* the payload; for S and B the text or bytes */
bool val_bool(struct val v);

static inline bool val_is_set(enum val_type t)
{
    return t == VAL_SS || t == VAL_NS || t == VAL_BS;
}

static inline bool val_has_order(enum val_type t)
{
    return t == VAL_S || t == VAL_N || t == VAL_B;
}

/* Type of a set's elements. */
enum val_type val_element_type(enum val_type set);

bool val_equal(struct val a, struct val b);
/* Both of one type that has an order. */
int val_compare(struct val a, struct val b);
/* Bytes the service counts for the value alone. */
uint64_t val_size(struct val v);
/* Elements of a set or list, entries of a map. */
uint32_t val_count(struct val v);

/*
 * Walks a container: `name` is set for maps alone.  Set elements come as values
 * of the element type.  Order is that of the packed form.
 */
struct val_iter {
    const uint8_t *p, *end;
    enum val_type container;
};

struct val_iter val_iter(struct val container);
static inline bool val_next(struct val_iter *it, struct slice *ret_name, struct val *ret_val);

/* Entry of a map, element of a list; false when there is none. */
bool val_map_get(struct val map, struct slice name, struct val *ret_val);
bool val_list_get(struct val list, uint32_t index, struct val *ret_val);
bool val_set_has(struct val set, struct val element);

/* Appends tag, length and payload. */
void val_pack(struct buf *b, struct val v);
/* Reads one packed value at *p and moves p behind it; `end` bounds it (asserted). */
static inline struct val val_unpack(const uint8_t **p, const uint8_t *end);

/* A length of several bytes, or the next element of a set: the rest of the two below. */
uint32_t val_long_length(const uint8_t **p);
bool val_next_element(struct val_iter *it, struct val *ret_val);

/* Seven bits a byte, low first; one byte nearly always. */
static inline uint32_t val_length(const uint8_t **p)
{
    return **p < 0x80 ? *(*p)++ : val_long_length(p);
}

/* Every request walks its attributes several times, so these two are here. */
static inline struct val val_unpack(const uint8_t **p, const uint8_t *end)
{
    struct val v;
    assert(*p < end);
    v.type = (enum val_type) * (*p)++;
    v.n = val_length(p);
    v.p = *p;
    *p += v.n;
    assert(v.type < VAL_TYPES && *p <= end);
    return v;
}

static inline bool val_next(struct val_iter *it, struct slice *ret_name, struct val *ret_val)
{
    if (it->p == it->end)
        return false;
    if (val_is_set(it->container))
        return val_next_element(it, ret_val);
    if (it->container == VAL_M) {
        uint32_t len = val_length(&it->p);
        if (ret_name)
            *ret_name = (struct slice){(const char *)it->p, len};
        it->p += len;
    }
    *ret_val = val_unpack(&it->p, it->end);
    return true;
}

/* --- writing --------------------------------------------------------------------------- */

/*
 * Builds a packed value from its parts, in any order of map members and set
 * elements:
 *
 *     struct pack p = PACK_INIT;
 *     pack_open(&p, VAL_M, why);
 *     pack_name(&p, name); pack_string(&p, text);
 *     pack_close(&p, why);
 *     struct val v = pack_result(&p);       borrows until the next call on p
 *     pack_done(&p);
 *
 * Inside an open set pack_string, pack_number and pack_binary add elements.
 * Errors are the service's: empty set, duplicates, number syntax and range,
 * nesting beyond 32; ERR_LAB for a member named twice.  After an error the
 * writer can only be cleared or done.  A fresh writer starts at depth 0; one
 * whose outermost value is an item's map counts the attributes as level 1.
 */
struct pack_frame;

struct pack {
    struct buf out;            /* finished bytes of open and closed values */
    struct pack_frame *frames; /* stack of open containers */
    size_t depth, frames_cap;
    struct buf scratch; /* for sorting */
    bool is_item;       /* the outermost map is an item: it costs no level */
};

#define PACK_INIT                                                                                  \
    {                                                                                              \
        .out = BUF_INIT                                                                            \
    }

void pack_clear(struct pack *p);
void pack_done(struct pack *p);
enum err pack_open(struct pack *p, enum val_type container, struct errinfo *why) ERR_CHECKED;
void pack_name(struct pack *p, struct slice name); /* in a map, before each value */
void pack_string(struct pack *p, struct slice s);
void pack_binary(struct pack *p, struct slice s);
enum err pack_number(struct pack *p, struct slice text, struct errinfo *why) ERR_CHECKED;
void pack_num(struct pack *p, const struct num *n);
void pack_bool(struct pack *p, bool value);
void pack_null(struct pack *p);
/* A copy of a finished value. */
void pack_val(struct pack *p, struct val v);
enum err pack_close(struct pack *p, struct errinfo *why) ERR_CHECKED;
/* The one outermost value; asserts that all is closed. */
struct val pack_result(const struct pack *p);

#endif
