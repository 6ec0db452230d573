#ifndef API_ATTRVAL_H
#define API_ATTRVAL_H

#include "api/json.h"
#include "api/shape.h"
#include "model/item.h"
#include "model/val.h"

/*
 * Attribute values as DynamoDB JSON, in and out.
 * The JSON has passed shape_check_types() as attrval_shape, so only the service's
 * ValidationExceptions are left.
 */
extern const struct shape attrval_shape;

/* One value; a JSON null is an empty one. */
enum err attrval_read(const cJSON *j, struct arena *a, struct val *ret_val,
                      struct errinfo *why) ERR_CHECKED;
/* A map from names to values: an Item, a Key (type VAL_M).  It costs no level of nesting. */
enum err attrval_read_item(const cJSON *object, struct arena *a, struct val *ret_map,
                           struct errinfo *why) ERR_CHECKED;

void attrval_write(struct val v, struct buf *out);
/* {"name": value, ...}; ascending by name. */
void attrval_write_doc(const struct doc *doc, struct buf *out);
/* Those attributes of the document that a schema (or two; NULL: none) calls keys. */
void attrval_write_key(const struct doc *doc, const struct schema *schema,
                       const struct schema *base, struct buf *out);

#endif
