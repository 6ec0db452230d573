#include "config.h"

#include "api/legacy.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"

#define INVALID "One or more parameter values were invalid: "

/* clang-format off */
#define COMPARISONS "[IN, NULL, BETWEEN, LT, NOT_CONTAINS, EQ, GT, NOT_NULL, NE, LE, BEGINS_WITH, GE, CONTAINS]"

static const struct shape_member expected_members[] = {
    {.name = "Value", .kind = SHAPE_STRUCT, .shape = &attrval_shape},
    {.name = "Exists", .kind = SHAPE_BOOLEAN},
    {.name = "ComparisonOperator", .kind = SHAPE_STRING, .enum_set = COMPARISONS},
    {.name = "AttributeValueList", .kind = SHAPE_STRUCT, .in = "L", .shape = &attrval_shape},
    {.name = NULL},
};

static const struct shape_member condition_members[] = {
    {.name = "AttributeValueList", .kind = SHAPE_STRUCT, .in = "L", .shape = &attrval_shape},
    {.name = "ComparisonOperator", .kind = SHAPE_STRING, .required = true, .enum_set = COMPARISONS},
    {.name = NULL},
};

static const struct shape_member update_members[] = {
    {.name = "Value", .kind = SHAPE_STRUCT, .shape = &attrval_shape},
    {.name = "Action", .kind = SHAPE_STRING, .enum_set = "[ADD, PUT, DELETE]"},
    {.name = NULL},
};
/* clang-format on */

const struct shape legacy_expected_shape = {"ExpectedAttributeValue", expected_members, false};
const struct shape legacy_condition_shape = {"Condition", condition_members, false};
const struct shape legacy_update_shape = {"AttributeValueUpdate", update_members, false};

/* --- operators ------------------------------------------------------------------------- */

enum { TYPES_ANY = -1, TYPES_ORDERED = 1 << VAL_S | 1 << VAL_N | 1 << VAL_B };

/* How a comparison is written: $ the attribute, ? the next value, * all values. */
struct comparison {
    const char *name, *text;
    int min, max; /* values; -1: no end */
    int types;    /* bits of val_type */
    enum keycond_op key;
};

/* clang-format off */
static const struct comparison comparisons[] = {
    {"EQ", "$ = ?", 1, 1, TYPES_ANY, KEYCOND_EQ},
    {"NE", "$ <> ?", 1, 1, TYPES_ANY, KEYCOND_NONE},
    {"LE", "$ <= ?", 1, 1, TYPES_ORDERED, KEYCOND_LE},
    {"LT", "$ < ?", 1, 1, TYPES_ORDERED, KEYCOND_LT},
    {"GE", "$ >= ?", 1, 1, TYPES_ORDERED, KEYCOND_GE},
    {"GT", "$ > ?", 1, 1, TYPES_ORDERED, KEYCOND_GT},
    {"NOT_NULL", "attribute_exists($)", 0, 0, TYPES_ANY, KEYCOND_NONE},
    {"NULL", "attribute_not_exists($)", 0, 0, TYPES_ANY, KEYCOND_NONE},
    {"CONTAINS", "contains($, ?)", 1, 1, TYPES_ORDERED, KEYCOND_NONE},
    /* Unlike NOT contains() it is false of an attribute that is not there. */
    {"NOT_CONTAINS", "(attribute_exists($) AND NOT contains($, ?))", 1, 1, TYPES_ORDERED, KEYCOND_NONE},
    {"BEGINS_WITH", "begins_with($, ?)", 1, 1, 1 << VAL_S | 1 << VAL_B, KEYCOND_BEGINS_WITH},
    {"IN", "$ IN (*)", 1, -1, TYPES_ORDERED, KEYCOND_NONE},
    {"BETWEEN", "$ BETWEEN ? AND ?", 2, 2, TYPES_ORDERED, KEYCOND_BETWEEN},
};
/* clang-format on */

static const struct comparison *find_comparison(struct slice name)
{
    for (size_t i = 0; i < sizeof comparisons / sizeof *comparisons; i++)
        if (slice_is(name, comparisons[i].name))
            return &comparisons[i];
    assert(!"a comparison of the enumeration");
    return NULL;
}

/* --- writing an expression -------------------------------------------------------------- */

struct writer {
    struct call *call;
    struct buf text;
    struct expr_bindings bindings;
    size_t names_cap, values_cap;
};

static void write_name(struct writer *w, struct slice name)
{
    XGROW(w->bindings.names, w->bindings.name_count, w->names_cap);
    size_t n = w->bindings.name_count++;
    w->bindings.names[n] = (struct expr_binding){
        .key = slice_of(arena_printf(&w->call->arena, "#n%zu", n)), .name = name};
    buf_add_slice(&w->text, w->bindings.names[n].key);
}

static void write_value(struct writer *w, struct val v)
{
    XGROW(w->bindings.values, w->bindings.value_count, w->values_cap);
    size_t n = w->bindings.value_count++;
    w->bindings.values[n] = (struct expr_binding){
        .key = slice_of(arena_printf(&w->call->arena, ":v%zu", n)), .value = v};
    buf_add_slice(&w->text, w->bindings.values[n].key);
}

/* The text with $ and ? filled in. */
static void write_pattern(struct writer *w, const char *pattern, struct slice name,
                          const struct val *values, size_t count)
{
    size_t next = 0;
    for (const char *p = pattern; *p; p++) {
        if (*p == '$') {
            write_name(w, name);
        } else if (*p == '?') {
            assert(next < count);
            write_value(w, values[next++]);
        } else if (*p == '*') {
            for (size_t i = 0; i < count; i++) {
                buf_add_str(&w->text, i ? ", " : "");
                write_value(w, values[i]);
            }
        } else {
            buf_add_char(&w->text, *p);
        }
    }
}

static void writer_done(struct writer *w)
{
    buf_done(&w->text);
    free(w->bindings.names);
    free(w->bindings.values);
}

static enum err parse_condition(struct writer *w, const char *label, const struct expr **ret)
{
    struct expr_source src = {
        .dialect = EXPR_API, .label = label, .bindings = &w->bindings, .is_generated = true};
    struct reader r = reader_of(buf_slice(&w->text));
    struct expr *e;
    enum err err = expr_parse_condition(&w->call->arena, &src, &r, &e, &w->call->why);
    if (!err)
        *ret = e;
    return err;
}

/* --- conditions ------------------------------------------------------------------------ */

/* One condition on one attribute, read and checked. */
struct condition {
    struct slice name;
    const struct comparison *comparison;
    struct val *values;
    size_t count;
};

static enum err read_values(struct call *c, const cJSON *list, struct condition *k)
{
    k->values = arena_alloc(&c->arena, (size_t)(cJSON_GetArraySize(list) + 1) * sizeof *k->values);
    for (const cJSON *v = list ? list->child : NULL; v; v = v->next) {
        enum err err = attrval_read(v, &c->arena, &k->values[k->count], &c->why);
        if (err)
            return err;
        k->count++;
    }
    return ERR_OK;
}

/* Number, types and order of the values. */
static enum err check_values(struct call *c, const struct condition *k)
{
    const struct comparison *op = k->comparison;
    if (k->count < (size_t)op->min || (op->max >= 0 && k->count > (size_t)op->max))
        return call_fail(c, ERR_VALIDATION,
                         INVALID "Invalid number of argument(s) for the %s ComparisonOperator",
                         op->name);
    for (size_t i = 1; i < k->count; i++)
        if (k->values[i].type != k->values[0].type)
            return call_fail(c, ERR_VALIDATION,
                             INVALID
                             "AttributeValues inside AttributeValueList must be of same type");
    if (k->count && !(op->types & 1 << k->values[0].type))
        return call_fail(c, ERR_VALIDATION,
                         INVALID "ComparisonOperator %s is not valid for %s AttributeValue type",
                         op->name, val_type_names[k->values[0].type]);
    if (op->key == KEYCOND_BETWEEN && val_compare(k->values[0], k->values[1]) > 0)
        return call_fail(c, ERR_VALIDATION,
                         "The BETWEEN condition was provided a range where the lower bound is "
                         "greater than the upper bound");
    return ERR_OK;
}

static enum err read_condition(struct call *c, const cJSON *j, struct condition *k)
{
    struct shape_body b = shape_open(j, &legacy_condition_shape);
    *k = (struct condition){.name = json_name(j, &c->arena)};
    k->comparison = find_comparison(shape_string(&b, "ComparisonOperator", &c->arena));
    enum err err = read_values(c, shape_get(&b, "AttributeValueList"), k);
    return err ? err : check_values(c, k);
}

static enum err refuse(struct call *c, const char *what, const struct condition *k)
{
    return call_fail(c, ERR_VALIDATION, INVALID "%s for Attribute: %.*s", what, SLICE_ARG(k->name));
}

/* Expected without ComparisonOperator: a value that must be there, or nothing. */
static enum err read_exists(struct call *c, const struct shape_body *b, struct condition *k)
{
    const cJSON *exists = shape_get(b, "Exists"), *value = shape_get(b, "Value");
    bool wanted = !exists || shape_bool_of(exists);
    if (shape_get(b, "AttributeValueList"))
        return refuse(c, "AttributeValueList can only be used with a ComparisonOperator", k);
    if (wanted && !value)
        return refuse(c,
                      exists ? "Value must be provided when Exists is true"
                             : "Value must be provided when Exists is null",
                      k);
    if (!wanted && value)
        return refuse(c, "Value cannot be used when Exists is false", k);
    k->comparison = find_comparison(wanted ? SLICE("EQ") : SLICE("NULL"));
    if (!wanted)
        return ERR_OK;
    k->values = ARENA_NEW(&c->arena, struct val);
    k->count = 1;
    return attrval_read(value, &c->arena, k->values, &c->why);
}

static enum err read_expected(struct call *c, const cJSON *j, struct condition *k)
{
    struct shape_body b = shape_open(j, &legacy_expected_shape);
    const cJSON *value = shape_get(&b, "Value"), *list = shape_get(&b, "AttributeValueList");
    *k = (struct condition){.name = json_name(j, &c->arena)};
    if (value && list)
        return refuse(c, "Value and AttributeValueList cannot be used together", k);
    if (!shape_get(&b, "ComparisonOperator"))
        return read_exists(c, &b, k);
    k->comparison = find_comparison(shape_string(&b, "ComparisonOperator", &c->arena));
    if (shape_get(&b, "Exists"))
        return refuse(c, "Exists and ComparisonOperator cannot be used together", k);
    if (!value && !list && k->comparison->min)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "Value or AttributeValueList must be used with "
                                 "ComparisonOperator: %s for Attribute: %.*s",
                         k->comparison->name, SLICE_ARG(k->name));
    enum err err = ERR_OK;
    if (value) {
        k->values = ARENA_NEW(&c->arena, struct val);
        k->count = 1;
        err = attrval_read(value, &c->arena, k->values, &c->why);
    } else {
        err = read_values(c, list, k);
    }
    return err ? err : check_values(c, k);
}

static enum err check_size(struct call *c, const cJSON *map, const char *member)
{
    if (cJSON_GetArraySize(map) <= LIMIT_LEGACY_CONDITIONS)
        return ERR_OK;
    return call_fail(c, ERR_VALIDATION, "keyglass takes at most %d attributes in %s",
                     LIMIT_LEGACY_CONDITIONS, member);
}

typedef enum err read_fn(struct call *c, const cJSON *j, struct condition *k);

static enum err read_all(struct call *c, const struct shape_body *b, const char *member,
                         read_fn *read, const struct expr **ret)
{
    const cJSON *map = shape_get(b, member);
    if (!map || !map->child)
        return ERR_OK;
    struct writer w = {.call = c};
    struct slice joint = shape_string(b, "ConditionalOperator", &c->arena);
    struct condition k;
    enum err err = check_size(c, map, member);
    for (const cJSON *j = map->child; j && !err; j = j->next) {
        err = read(c, j, &k);
        if (err)
            break;
        if (w.text.len)
            buf_add_str(&w.text, slice_is(joint, "OR") ? " OR " : " AND ");
        write_pattern(&w, k.comparison->text, k.name, k.values, k.count);
    }
    if (!err)
        err = parse_condition(&w, member, ret);
    writer_done(&w);
    return err;
}

enum err legacy_check_operator(struct call *c, const struct shape_body *b, const char *member)
{
    const cJSON *map = shape_get(b, member);
    if (!shape_get(b, "ConditionalOperator"))
        return ERR_OK;
    if (!map)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "ConditionalOperator cannot be used without Filter or Expected");
    if (cJSON_GetArraySize(map) < 2)
        return call_fail(c, ERR_VALIDATION,
                         INVALID "ConditionalOperator can only be used when Filter or Expected has "
                                 "two or more elements");
    return ERR_OK;
}

enum err legacy_read_expected(struct call *c, const struct shape_body *b, struct request *q)
{
    enum err err = read_all(c, b, "Expected", read_expected, &q->condition);
    return err ? err : legacy_check_operator(c, b, "Expected");
}

enum err legacy_read_filter(struct call *c, const struct shape_body *b, const char *member,
                            struct request *q)
{
    c->has_filter_old = shape_get(b, member) != NULL;
    return read_all(c, b, member, read_condition, &q->filter);
}

enum err legacy_read_keys(struct call *c, const struct shape_body *b, struct request *q)
{
    const cJSON *map = shape_get(b, "KeyConditions");
    if (!map)
        return ERR_OK;
    struct keycond *keys = ARENA_NEW(&c->arena, struct keycond);
    bool indexable = true;
    int count = cJSON_GetArraySize(map);
    enum err err = check_size(c, map, "KeyConditions");
    for (const cJSON *j = map->child; j && !err; j = j->next) {
        struct condition k;
        err = read_condition(c, j, &k);
        if (err || keys->count == KEYCOND_TERMS)
            continue;
        indexable = indexable && k.comparison->key != KEYCOND_NONE;
        struct keycond_term *t = &keys->term[keys->count++];
        *t = (struct keycond_term){.name = k.name, .op = k.comparison->key};
        if (k.count)
            t->a = k.values[0];
        if (k.count > 1)
            t->b = k.values[1];
    }
    if (err)
        return err;
    if (count < 1 || count > KEYCOND_TERMS)
        return call_fail(c, ERR_VALIDATION, "Conditions can be of length 1 or 2 only");
    if (!indexable)
        return call_fail(c, ERR_VALIDATION,
                         "Attempted conditional constraint is not an indexable operation");
    q->keycond = keys;
    return ERR_OK;
}

/* --- updates --------------------------------------------------------------------------- */

enum action { ACTION_SET, ACTION_REMOVE, ACTION_ADD, ACTION_DELETE, ACTION_COUNT };

struct change {
    struct slice name;
    enum action action;
    struct val value[2]; /* the second: the empty list that a list is appended to */
    const char *pattern;
};

static enum err read_change(struct call *c, const cJSON *j, struct change *ch)
{
    struct shape_body b = shape_open(j, &legacy_update_shape);
    struct slice action = shape_string(&b, "Action", &c->arena);
    bool is_add = slice_is(action, "ADD"), is_delete = slice_is(action, "DELETE");
    const cJSON *value = shape_get(&b, "Value");
    *ch =
        (struct change){.name = json_name(j, &c->arena), .action = ACTION_SET, .pattern = "$ = ?"};
    if (value) {
        enum err err = attrval_read(value, &c->arena, &ch->value[0], &c->why);
        if (err)
            return err;
    } else if (!is_delete) {
        return call_fail(c, ERR_VALIDATION,
                         INVALID
                         "Only DELETE action is allowed when no attribute value is specified");
    }
    enum val_type type = ch->value[0].type;
    if (is_delete && value && !val_is_set(type))
        return call_fail(c, ERR_VALIDATION,
                         INVALID "DELETE action with value is not supported for the type %s",
                         val_type_names[type]);
    if (is_add && type != VAL_N && type != VAL_L && !val_is_set(type))
        return call_fail(c, ERR_VALIDATION, INVALID "ADD action is not supported for the type %s",
                         val_type_names[type]);
    if (is_add && type == VAL_L) {
        ch->pattern = "$ = list_append(if_not_exists($, ?), ?)";
        ch->value[1] = ch->value[0];
        ch->value[0] = (struct val){.type = VAL_L, .p = (const uint8_t *)""};
    } else if (is_delete || is_add) {
        ch->action = is_add ? ACTION_ADD : value ? ACTION_DELETE : ACTION_REMOVE;
        ch->pattern = value ? "$ ?" : "$";
    }
    return ERR_OK;
}

static enum err parse_changes(struct call *c, const struct change *changes, size_t count,
                              struct request *q)
{
    static const char *const sections[ACTION_COUNT] = {"SET", "REMOVE", "ADD", "DELETE"};
    struct writer w = {.call = c};
    for (int action = 0; action < ACTION_COUNT; action++) {
        bool is_first = true;
        for (size_t i = 0; i < count; i++) {
            if ((int)changes[i].action != action)
                continue;
            buf_printf(&w.text, "%s ", is_first ? sections[action] : ",");
            is_first = false;
            write_pattern(&w, changes[i].pattern, changes[i].name, changes[i].value, 2);
            buf_add_char(&w.text, ' ');
        }
    }
    struct expr_source src = {.dialect = EXPR_API,
                              .label = "AttributeUpdates",
                              .bindings = &w.bindings,
                              .is_generated = true};
    struct reader r = reader_of(buf_slice(&w.text));
    struct expr_update *u;
    enum err err = expr_parse_update(&c->arena, &src, &r, &u, &c->why);
    if (!err)
        q->update = u;
    writer_done(&w);
    return err;
}

enum err legacy_read_updates(struct call *c, const struct shape_body *b, struct request *q)
{
    const cJSON *map = shape_get(b, "AttributeUpdates");
    if (!map || !map->child)
        return ERR_OK;
    c->has_updates_old = true;
    enum err err = check_size(c, map, "AttributeUpdates");
    if (err)
        return err;
    size_t count = 0;
    struct change *changes =
        arena_alloc(&c->arena, (size_t)cJSON_GetArraySize(map) * sizeof *changes);
    for (const cJSON *j = map->child; j && !err; j = j->next)
        err = read_change(c, j, &changes[count++]);
    return err ? err : parse_changes(c, changes, count, q);
}

/* --- projections ----------------------------------------------------------------------- */

enum err legacy_read_attributes(struct call *c, const struct shape_body *b, struct request *q)
{
    const cJSON *list = shape_get(b, "AttributesToGet");
    if (!list)
        return ERR_OK;
    struct writer w = {.call = c};
    for (const cJSON *j = list->child; j; j = j->next) {
        struct slice name = cJSON_IsNull(j) ? SLICE("") : json_text(j, &c->arena);
        for (size_t i = 0; i < w.bindings.name_count; i++) {
            if (!slice_equal(w.bindings.names[i].name, name))
                continue;
            writer_done(&w);
            return call_fail(c, ERR_VALIDATION, INVALID "Duplicate value in attribute name: %.*s",
                             SLICE_ARG(name));
        }
        buf_add_str(&w.text, w.text.len ? ", " : "");
        write_name(&w, name);
    }
    struct expr_source src = {.dialect = EXPR_API,
                              .label = "AttributesToGet",
                              .bindings = &w.bindings,
                              .is_generated = true};
    struct reader r = reader_of(buf_slice(&w.text));
    struct expr_projection *p;
    enum err err = expr_parse_projection(&c->arena, &src, &r, &p, &c->why);
    if (!err)
        q->projection = p;
    writer_done(&w);
    return err;
}
