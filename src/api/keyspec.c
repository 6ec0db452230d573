#include "config.h"

#include "api/keyspec.h"

#include <assert.h>

#include "base/limits.h"

#define INVALID "One or more parameter values were invalid: "

static const struct shape_member definition_members[] = {
    {.name = "AttributeName", .kind = SHAPE_STRING, .required = true, .min = 1, .max = 255},
    {.name = "AttributeType", .kind = SHAPE_STRING, .required = true, .enum_set = "[B, N, S]"},
    {.name = NULL},
};

static const struct shape_member element_members[] = {
    {.name = "AttributeName", .kind = SHAPE_STRING, .required = true, .min = 1, .max = 255},
    {.name = "KeyType", .kind = SHAPE_STRING, .required = true, .enum_set = "[HASH, RANGE]"},
    {.name = NULL},
};

const struct shape keyspec_definition_shape = {"AttributeDefinition", definition_members, false};
const struct shape keyspec_element_shape = {"KeySchemaElement", element_members, false};

static struct keyspec_definition *find(const struct keyspec_definitions *defs, struct slice name)
{
    for (int i = 0; i < defs->count; i++)
        if (slice_equal(defs->list[i].name, name))
            return &defs->list[i];
    return NULL;
}

enum err keyspec_read_definitions(struct call *c, const cJSON *list,
                                  struct keyspec_definitions *ret)
{
    *ret = (struct keyspec_definitions){0};
    ret->list = arena_alloc(&c->arena, (size_t)(cJSON_GetArraySize(list) + 1) * sizeof *ret->list);
    for (const cJSON *j = list ? list->child : NULL; j; j = j->next) {
        struct shape_body b = shape_open(j, &keyspec_definition_shape);
        struct slice type = shape_string(&b, "AttributeType", &c->arena);
        struct keyspec_definition d = {.name = shape_string(&b, "AttributeName", &c->arena)};
        d.type = slice_is(type, "S") ? VAL_S : slice_is(type, "N") ? VAL_N : VAL_B;
        if (find(ret, d.name))
            return call_fail(c, ERR_VALIDATION,
                             INVALID "Duplicate attribute name in AttributeDefinitions: %.*s",
                             SLICE_ARG(d.name));
        if (ret->count == LIMIT_DEFINITIONS)
            return call_fail(c, ERR_VALIDATION,
                             INVALID "Number of attributes in AttributeDefinitions exceeds what a "
                                     "table and its indexes can use");
        ret->list[ret->count++] = d;
    }
    return ERR_OK;
}

void keyspec_read(struct call *c, const cJSON *list, struct keyspec *ret)
{
    *ret = (struct keyspec){0};
    for (const cJSON *j = list ? list->child : NULL; j; j = j->next, ret->count++) {
        struct shape_body b = shape_open(j, &keyspec_element_shape);
        if (ret->count >= 2 * SCHEMA_PARTS)
            continue;
        struct keyspec_part *p = &ret->part[ret->count];
        p->name = shape_string(&b, "AttributeName", &c->arena);
        p->is_range = slice_is(shape_string(&b, "KeyType", &c->arena), "RANGE");
    }
}

void keyspec_print(const struct keyspec_definitions *defs, bool used_alone, struct buf *out)
{
    const char *separator = "";
    buf_add_char(out, '[');
    for (int i = 0; i < defs->count; i++) {
        if (used_alone && !defs->list[i].used)
            continue;
        buf_printf(out, "%s%.*s", separator, SLICE_ARG(defs->list[i].name));
        separator = ", ";
    }
    buf_add_char(out, ']');
}

static enum err refuse_undefined(struct call *c, const struct keyspec *k,
                                 const struct keyspec_definitions *defs)
{
    struct buf text = BUF_INIT;
    buf_add_char(&text, '[');
    for (int i = 0; i < k->count; i++)
        buf_printf(&text, "%s%.*s", i ? ", " : "", SLICE_ARG(k->part[i].name));
    buf_add_str(&text, "], AttributeDefinitions: ");
    keyspec_print(defs, false, &text);
    call_fail(c, ERR_VALIDATION,
              INVALID "Some index key attributes are not defined in AttributeDefinitions. Keys: %s",
              buf_str(&text));
    buf_done(&text);
    return ERR_VALIDATION;
}

/* HASH elements before RANGE elements, so many of each. */
static enum err check_kinds(struct call *c, const struct keyspec *k, int most)
{
    int hashes = 0, ranges = 0;
    for (int i = 0; i < k->count; i++) {
        bool range = k->part[i].is_range;
        hashes += !range;
        ranges += range;
        if (i == 0 && range)
            return call_fail(
                c, ERR_VALIDATION,
                "Invalid KeySchema: The first KeySchemaElement is not a HASH key type");
        if (most == 1 && i == 1 && !range)
            return call_fail(
                c, ERR_VALIDATION,
                "Invalid KeySchema: The second KeySchemaElement is not a RANGE key type");
        if (!range && ranges)
            return call_fail(c, ERR_VALIDATION,
                             "Invalid KeySchema: A HASH key type comes after a RANGE key type");
    }
    if (hashes <= most && ranges <= most)
        return ERR_OK;
    return call_fail(c, ERR_VALIDATION,
                     "Invalid KeySchema: At most %d KeySchemaElements of each key type are allowed",
                     most);
}

enum err keyspec_check(struct call *c, const struct keyspec *k, struct keyspec_definitions *defs,
                       bool is_wide)
{
    if (k->count > (is_wide ? 2 * SCHEMA_PARTS : 2))
        return call_fail(c, ERR_VALIDATION, "Invalid KeySchema: It has more than %d elements",
                         is_wide ? 2 * SCHEMA_PARTS : 2);
    if (k->count > defs->count)
        return call_fail(c, ERR_VALIDATION,
                         "Invalid KeySchema: Some index key attribute have no definition");
    for (int i = 0; i < k->count; i++) {
        struct keyspec_definition *d = find(defs, k->part[i].name);
        if (!d)
            return refuse_undefined(c, k, defs);
        d->used = true;
    }
    for (int i = 1; i < k->count; i++)
        for (int j = 0; j < i; j++)
            if (slice_equal(k->part[i].name, k->part[j].name))
                return call_fail(
                    c, ERR_VALIDATION,
                    "Both the Hash Key and the Range Key element in the KeySchema have the "
                    "same name");
    return check_kinds(c, k, is_wide ? SCHEMA_PARTS : 1);
}

struct schema *keyspec_schema(struct call *c, const struct keyspec *k,
                              const struct keyspec_definitions *defs)
{
    struct schema *s = ARENA_NEW(&c->arena, struct schema);
    for (int i = 0; i < k->count; i++) {
        const struct keyspec_part *p = &k->part[i];
        struct slice name = arena_slice(&c->arena, p->name);
        struct key_attr *a = p->is_range ? &s->sk[s->sk_count++] : &s->pk[s->pk_count++];
        *a = (struct key_attr){(char *)name.ptr, name.len, find(defs, name)->type};
    }
    assert(s->pk_count);
    return s;
}
