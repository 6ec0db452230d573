#ifndef MODEL_SCHEMA_H
#define MODEL_SCHEMA_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "model/val.h"

/*
 * A key schema: which attributes are the partition key and the sort key, and
 * their types (S, N or B).  A table has one of each, or no sort key; a global
 * secondary index may have up to four of each (SCHEMA_PARTS).
 *
 * Key encoding.  A key's parts are stored and compared as bytes:
 *   one attribute of type S or B     its bytes
 *   one attribute of type N          num.h's encoding
 *   several attributes               each in a self-delimiting form, one after
 *                                    the other (see schema_encode)
 * so that unsigned byte order is the service's order of the keys.  The hash of
 * a partition key is taken over its encoding.
 */
enum { SCHEMA_PARTS = 4 };

struct key_attr {
    char *name; /* terminated; owned by the schema */
    size_t name_len;
    enum val_type type;
};

struct schema {
    uint8_t pk_count, sk_count;
    struct key_attr pk[SCHEMA_PARTS];
    struct key_attr sk[SCHEMA_PARTS];
};

/* Adds an attribute to the partition key or the sort key; copies the name. */
void schema_add(struct schema *s, bool is_sort, struct slice name, enum val_type type);
void schema_copy(struct schema *to, const struct schema *from);
void schema_done(struct schema *s);
/* Without keys: entries of indexes are read by it. */
extern const struct schema schema_keyless;

/* The key attribute of that name, or NULL. */
const struct key_attr *schema_find(const struct schema *s, struct slice name);
bool schema_is_pk(const struct schema *s, struct slice name);

/* Text as receipts and checks print it: "UserId S" or "UserId S, SK S" parts joined. */
void schema_print(const struct schema *s, struct buf *out);

/*
 * Appends the encoding of `count` key values (checked for type already) to out.
 * `vals` are in schema order; count 1 gives the bare form, more the
 * self-delimiting one.
 */
void schema_encode(const struct val *vals, int count, struct buf *out);

/* One value in the self-delimiting form; `is_open`: text without its end, so that it is the
 * beginning of every longer one. */
void schema_encode_part(struct val v, bool is_open, struct buf *out);

/*
 * The view of one part of an encoded key, so that it can be read like any other
 * value.  With one part the view borrows from `enc`; with several, text that had
 * to be unescaped is put in *scratch.
 */
struct val schema_decode(const struct key_attr *attrs, int count, int index, struct slice enc,
                         struct buf *scratch);

/* The placement hash: XXH3 of the encoded partition key, seed 226653400. */
uint64_t schema_hash(struct slice pk_enc);

#endif
