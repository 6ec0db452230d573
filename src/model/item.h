#ifndef MODEL_ITEM_H
#define MODEL_ITEM_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/slice.h"
#include "model/names.h"
#include "model/pool.h"
#include "model/schema.h"
#include "model/val.h"

/*
 * An item as it is stored: one piece of memory, immutable, counted references.
 *
 *     header (12 bytes) | partition key | sort key | attributes
 *
 * The keys are encoded (schema.h), so the tree compares bytes and nothing else.
 * The other attributes follow ascending by name, each as
 *     name number (varint; 0: then length and name follow) | packed value
 * Key attributes are not repeated among them.
 *
 * `size` is the service's item size, names and keys included.
 */
struct item {
    uint32_t refs : 19;
    uint32_t pk_len : 13;
    uint32_t size : 19;
    uint32_t sk_len : 13;
    uint32_t tail; /* bytes after the header */
    uint8_t data[];
};

static inline struct slice item_pk(const struct item *it)
{
    return (struct slice){(const char *)it->data, it->pk_len};
}

static inline struct slice item_sk(const struct item *it)
{
    return (struct slice){(const char *)it->data + it->pk_len, it->sk_len};
}

struct item *item_ref(struct item *it);
void item_unref(struct pool *pool, struct item *it); /* NULL is fine */

/*
 * Makes an item (one reference) from a map of all its attributes.  Checks the
 * key attributes against the schema and everything against the service's
 * limits, with the errors of PutItem (missing key, type mismatch, empty key
 * value, key too long, item too large).  `what`: says whose errors.
 */
enum item_use {
    ITEM_PUT,   /* a whole item: PutItem's texts */
    ITEM_BATCH, /* a whole item in a batch: "does not match the schema" */
    ITEM_KEY    /* a Key parameter: exactly the key attributes, with the same text */
};

/* The key values of a map; sk is nothing (n 0) without a sort key. */
struct item_keys {
    struct val pk, sk;
};

/* A table's schema: one attribute each.  ret_keys may be NULL. */
enum err item_check(const struct schema *schema, struct val map, enum item_use use,
                    struct item_keys *ret_keys, struct errinfo *why) ERR_CHECKED;
/* `map` has passed item_check(…, ITEM_PUT). */
struct item *item_new(struct pool *pool, struct names *names, const struct schema *schema,
                      struct val map);

/* An item with given key bytes (partition key, then sort key) that repeats nothing: all of
 * `map` are its attributes (an index's entry). */
struct item *item_new_keyed(struct pool *pool, struct names *names, struct slice keys,
                            size_t pk_len, struct val map);

/*
 * A document: a set of named values, whatever holds them.  Either an item seen
 * through its schema or a map.  All readers (expressions, printing, JSON,
 * checks) read documents.
 */
struct doc {
    const struct schema *schema; /* with item */
    const struct names *names;
    const struct item *item;
    struct val map; /* when item is NULL; type VAL_M */
};

struct doc doc_of_item(const struct schema *schema, const struct names *names,
                       const struct item *item);
struct doc doc_of_map(struct val map);
struct doc doc_none(void); /* no attributes at all: an absent item */

/*
 * `scratch` holds text of multi-attribute keys that had to be unescaped; the
 * value borrows from it and from the item.  May be NULL for single-attribute keys.
 */
bool doc_get(const struct doc *d, struct slice name, struct val *ret_val, struct buf *scratch);

/* All attributes, keys included, ascending by name (unsigned bytes). */
struct doc_iter {
    const struct doc *doc;
    struct val_iter map;
    const uint8_t *p, *end;          /* the item's attributes */
    uint8_t order[2 * SCHEMA_PARTS]; /* key attributes by name: index, + SCHEMA_PARTS for sort */
    int key_at, key_count;
    struct buf scratch;
};

void doc_iter_init(struct doc_iter *it, const struct doc *d);
bool doc_next(struct doc_iter *it, struct slice *ret_name, struct val *ret_val);
void doc_iter_done(struct doc_iter *it);

uint64_t doc_size(const struct doc *d);
/* A digest of keys and attributes that does not depend on name numbers. */
uint64_t item_digest(const struct item *it, const struct names *names);

#endif
