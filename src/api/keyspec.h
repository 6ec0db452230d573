#ifndef API_KEYSPEC_H
#define API_KEYSPEC_H

#include "api/call.h"
#include "model/schema.h"

/*
 * AttributeDefinitions and the KeySchemas that use them, of a table and its
 * indexes, read and checked as CreateTable and UpdateTable do.
 */
extern const struct shape keyspec_definition_shape, keyspec_element_shape;

struct keyspec_part {
    struct slice name;
    bool is_range;
};

/* One KeySchema as it was given. */
struct keyspec {
    struct keyspec_part part[2 * SCHEMA_PARTS];
    int count;
};

struct keyspec_definition {
    struct slice name;
    enum val_type type;
    bool used;
};

struct keyspec_definitions {
    struct keyspec_definition *list;
    int count;
};

enum err keyspec_read_definitions(struct call *c, const cJSON *list,
                                  struct keyspec_definitions *ret) ERR_CHECKED;
/* At most 2 * SCHEMA_PARTS elements are read; `ret->count` has them all. */
void keyspec_read(struct call *c, const cJSON *list, struct keyspec *ret);
/* `is_wide`: a global index, with up to SCHEMA_PARTS attributes of each kind. */
enum err keyspec_check(struct call *c, const struct keyspec *k, struct keyspec_definitions *defs,
                       bool is_wide) ERR_CHECKED;
/* Of a checked one.  The names are the arena's: no schema_done(). */
struct schema *keyspec_schema(struct call *c, const struct keyspec *k,
                              const struct keyspec_definitions *defs);
/* "[a, b]" of all definitions, or of those that are used. */
void keyspec_print(const struct keyspec_definitions *defs, bool used_alone, struct buf *out);

#endif
