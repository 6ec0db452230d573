#ifndef API_SHAPE_H
#define API_SHAPE_H

#include <stdbool.h>

#include "api/json.h"

/*
 * What a request may hold, as tables: one `struct shape` for each operation and
 * structure, one row for each member.  Two passes read them:
 *
 *   shape_check_types   SerializationException: JSON of the wrong kind, in the
 *                       order of the text
 *   shape_check_limits  the constraint family, in the order
 *                       of the rows, the first ten
 *
 * What passed both is of the kinds the table says, so reading it cannot fail.
 */
struct shape;

enum shape_kind {
    SHAPE_STRING,
    SHAPE_BLOB,
    SHAPE_INTEGER,
    SHAPE_LONG,
    SHAPE_BOOLEAN,
    SHAPE_STRUCT
};

/* What a member is to the rule that expressions and legacy parameters do not mix. */
enum shape_role { ROLE_NONE, ROLE_EXPRESSION, ROLE_LEGACY };

struct shape_member {
    const char *name;
    enum shape_kind kind;
    const char *in;            /* containers round it, from outside: L list, M map; NULL: none */
    const struct shape *shape; /* SHAPE_STRUCT */
    enum shape_role role;
    bool required;
    bool is_name;         /* letters, digits and _.- alone */
    bool is_table;        /* a name, or an ARN */
    bool is_json;         /* its texts print the value as JSON */
    bool is_terse;        /* its texts name no value and spell the member as it is written */
    long min, max;        /* numbers: the range; strings and containers: the length, 0 none */
    const char *enum_set; /* "[A, B]" as the service prints it */
    const char *map_keys, *map_values; /* constraints of a map, as printed */
};

enum { SHAPE_MEMBERS = 20 };

struct shape {
    const char *name;                   /* as Java calls it */
    const struct shape_member *members; /* ends with a row without a name */
    bool is_value;                      /* an AttributeValue: its limits are not of the family */
};

/* False: refused, with the service's words, which are none for a member named twice. */
bool shape_check_types(const cJSON *object, const struct shape *shape, struct buf *message);
/* How many constraints failed; their text in `message`. */
int shape_check_limits(const cJSON *object, const struct shape *shape, struct buf *message);

/* --- reading --------------------------------------------------------------------------- */

/* An object by its members' rows; absent and null are the same. */
struct shape_body {
    const struct shape *shape;
    const cJSON *object;
    const cJSON *slot[SHAPE_MEMBERS];
};

struct shape_body shape_open(const cJSON *object, const struct shape *shape);
bool shape_has(const struct shape *shape, const char *name);
/* The name must be in the table. */
const cJSON *shape_get(const struct shape_body *b, const char *name);
/* An absent string is empty without a pointer; an absent boolean false; an absent number 0. */
struct slice shape_string(const struct shape_body *b, const char *name, struct arena *a);
bool shape_bool(const struct shape_body *b, const char *name);
bool shape_bool_of(const cJSON *boolean);
long long shape_number(const struct shape_body *b, const char *name);

#endif
