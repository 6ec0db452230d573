#include "config.h"

#include "api/attrval.h"

#include <assert.h>

#include "base/b64.h"
#include "base/limits.h"

/* clang-format off */
static const struct shape_member members[] = {
    [VAL_S]    = {.name = "S",    .kind = SHAPE_STRING},
    [VAL_N]    = {.name = "N",    .kind = SHAPE_STRING},
    [VAL_B]    = {.name = "B",    .kind = SHAPE_BLOB},
    [VAL_BOOL] = {.name = "BOOL", .kind = SHAPE_BOOLEAN},
    [VAL_NULL] = {.name = "NULL", .kind = SHAPE_BOOLEAN},
    [VAL_SS]   = {.name = "SS",   .kind = SHAPE_STRING, .in = "L"},
    [VAL_NS]   = {.name = "NS",   .kind = SHAPE_STRING, .in = "L"},
    [VAL_BS]   = {.name = "BS",   .kind = SHAPE_BLOB, .in = "L"},
    [VAL_L]    = {.name = "L",    .kind = SHAPE_STRUCT, .in = "L", .shape = &attrval_shape},
    [VAL_M]    = {.name = "M",    .kind = SHAPE_STRUCT, .in = "M", .shape = &attrval_shape},
    [VAL_TYPES] = {.name = NULL},
};
/* clang-format on */

const struct shape attrval_shape = {.name = "AttributeValue", .members = members, .is_value = true};

/* --- in -------------------------------------------------------------------------------- */

static enum err read_value(const cJSON *j, struct arena *a, struct pack *p, struct errinfo *why);

static enum err read_binary(const cJSON *j, struct pack *p)
{
    struct buf bytes = BUF_INIT;
    bool fine = b64_decode(slice_of(j->valuestring), &bytes);
    assert(fine);
    pack_binary(p, buf_slice(&bytes));
    buf_done(&bytes);
    return ERR_OK;
}

static enum err read_element(const cJSON *j, enum val_type type, struct arena *a, struct pack *p,
                             struct errinfo *why)
{
    /* A null in a set: the service's words for it are not published. */
    if (cJSON_IsNull(j))
        return err_set(why, ERR_VALIDATION,
                       "One or more parameter values were invalid: An element of a set may not be "
                       "null");
    if (type == VAL_N)
        return pack_number(p, json_text(j, a), why);
    if (type == VAL_B)
        return read_binary(j, p);
    pack_string(p, json_text(j, a));
    return ERR_OK;
}

static enum err check_name(struct slice name, struct errinfo *why)
{
    if (name.len == 0)
        return err_set(why, ERR_VALIDATION,
                       "One or more parameter values were invalid: Attribute name must not be "
                       "empty");
    if (name.len > LIMIT_ATTR_NAME_BYTES)
        return err_set(why, ERR_VALIDATION,
                       "One or more parameter values were invalid: Attribute name is too large, "
                       "must be less than 65536 bytes");
    return ERR_OK;
}

static enum err read_container(const cJSON *j, enum val_type type, struct arena *a, struct pack *p,
                               struct errinfo *why)
{
    enum err err = pack_open(p, type, why);
    for (const cJSON *c = j->child; c && !err; c = c->next) {
        if (val_is_set(type)) {
            err = read_element(c, val_element_type(type), a, p, why);
            continue;
        }
        if (type == VAL_M) {
            struct slice name = json_name(c, a);
            err = check_name(name, why);
            if (!err)
                pack_name(p, name);
        }
        if (!err)
            err = read_value(c, a, p, why);
    }
    return err ? err : pack_close(p, why);
}

static enum err read_typed(const cJSON *j, enum val_type type, struct arena *a, struct pack *p,
                           struct errinfo *why)
{
    switch (type) {
    case VAL_S:
        pack_string(p, json_text(j, a));
        return ERR_OK;
    case VAL_N:
        return pack_number(p, json_text(j, a), why);
    case VAL_B:
        return read_binary(j, p);
    case VAL_BOOL:
        pack_bool(p, shape_bool_of(j));
        return ERR_OK;
    case VAL_NULL:
        if (!shape_bool_of(j))
            return err_set(why, ERR_VALIDATION,
                           "One or more parameter values were invalid: Null attribute value types "
                           "must have the value of true");
        pack_null(p);
        return ERR_OK;
    case VAL_SS:
    case VAL_NS:
    case VAL_BS:
    case VAL_L:
    case VAL_M:
        return read_container(j, type, a, p, why);
    case VAL_TYPES:
        break;
    }
    assert(!"a type");
    return ERR_INTERNAL;
}

/* More than one type is told last, behind what is wrong with the value of each. */
static enum err refuse_several(const struct shape_body *b, struct arena *a, struct errinfo *why)
{
    static const enum val_type order[] = {VAL_N, VAL_NULL, VAL_SS, VAL_NS, VAL_BS,
                                          VAL_L, VAL_M,    VAL_S,  VAL_B,  VAL_BOOL};
    enum err err = ERR_OK;
    for (size_t i = 0; i < sizeof order / sizeof *order && !err; i++) {
        struct pack alone = PACK_INIT;
        if (b->slot[order[i]])
            err = read_typed(b->slot[order[i]], order[i], a, &alone, why);
        pack_done(&alone);
    }
    if (err)
        return err;
    return err_set(why, ERR_VALIDATION,
                   "Supplied AttributeValue has more than one datatypes set, must contain exactly "
                   "one of the supported datatypes");
}

static enum err read_value(const cJSON *j, struct arena *a, struct pack *p, struct errinfo *why)
{
    struct shape_body b = shape_open(j, &attrval_shape);
    int count = 0;
    enum val_type type = VAL_S;
    for (int t = 0; t < VAL_TYPES; t++) {
        if (!b.slot[t])
            continue;
        count++;
        type = (enum val_type)t;
    }
    if (count == 0)
        return err_set(why, ERR_VALIDATION,
                       "Supplied AttributeValue is empty, must contain exactly one of the "
                       "supported datatypes");
    if (count > 1)
        return refuse_several(&b, a, why);
    return read_typed(b.slot[type], type, a, p, why);
}

static struct val keep(const struct pack *p, struct arena *a)
{
    struct val v = pack_result(p);
    v.p = arena_memdup(a, v.p, v.n);
    return v;
}

enum err attrval_read(const cJSON *j, struct arena *a, struct val *ret_val, struct errinfo *why)
{
    struct pack p = PACK_INIT;
    enum err err = read_value(j, a, &p, why);
    if (!err)
        *ret_val = keep(&p, a);
    pack_done(&p);
    return err;
}

enum err attrval_read_item(const cJSON *object, struct arena *a, struct val *ret_map,
                           struct errinfo *why)
{
    struct pack p = {.is_item = true};
    enum err err = read_container(object, VAL_M, a, &p, why);
    if (!err)
        *ret_map = keep(&p, a);
    pack_done(&p);
    return err;
}

/* --- out ------------------------------------------------------------------------------- */

static void write_scalar(struct val v, struct buf *out)
{
    if (v.type == VAL_N) {
        struct num n;
        char text[NUM_TEXT_MAX];
        num_decode(v.p, v.n, &n);
        size_t len = num_format(&n, text);
        buf_add_char(out, '"');
        buf_add(out, text, len);
        buf_add_char(out, '"');
    } else if (v.type == VAL_B) {
        buf_add_char(out, '"');
        b64_encode(val_slice(v), out);
        buf_add_char(out, '"');
    } else if (v.type == VAL_S) {
        json_write_string(val_slice(v), out);
    } else {
        buf_add_str(out, v.type == VAL_NULL || val_bool(v) ? "true" : "false");
    }
}

static void write_members(struct val v, struct buf *out)
{
    struct slice name;
    struct val inner;
    const char *separator = "";
    for (struct val_iter it = val_iter(v); val_next(&it, &name, &inner);) {
        buf_add_str(out, separator);
        separator = ",";
        if (v.type == VAL_M) {
            json_write_string(name, out);
            buf_add_char(out, ':');
        }
        if (val_is_set(v.type))
            write_scalar(inner, out);
        else
            attrval_write(inner, out);
    }
}

/* Recursion is bounded by LIMIT_NESTING. */
void attrval_write(struct val v, struct buf *out)
{
    buf_add_str(out, "{\"");
    buf_add_str(out, val_type_names[v.type]);
    buf_add_str(out, "\":");
    if (v.type == VAL_M || v.type == VAL_L || val_is_set(v.type)) {
        buf_add_char(out, v.type == VAL_M ? '{' : '[');
        write_members(v, out);
        buf_add_char(out, v.type == VAL_M ? '}' : ']');
    } else {
        write_scalar(v, out);
    }
    buf_add_char(out, '}');
}

static void write_attribute(struct slice name, struct val v, struct buf *out)
{
    json_write_comma(out);
    json_write_string(name, out);
    buf_add_char(out, ':');
    attrval_write(v, out);
}

void attrval_write_doc(const struct doc *doc, struct buf *out)
{
    struct doc_iter it;
    struct slice name;
    struct val v;
    buf_add_char(out, '{');
    doc_iter_init(&it, doc);
    while (doc_next(&it, &name, &v))
        write_attribute(name, v, out);
    doc_iter_done(&it);
    buf_add_char(out, '}');
}

void attrval_write_key(const struct doc *doc, const struct schema *schema,
                       const struct schema *base, struct buf *out)
{
    struct doc_iter it;
    struct slice name;
    struct val v;
    buf_add_char(out, '{');
    doc_iter_init(&it, doc);
    while (doc_next(&it, &name, &v))
        if (schema_find(schema, name) || (base && schema_find(base, name)))
            write_attribute(name, v, out);
    doc_iter_done(&it);
    buf_add_char(out, '}');
}
