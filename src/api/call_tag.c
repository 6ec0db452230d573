#include "config.h"

#include "api/call_tag.h"

#include "api/rows.h"
#include "base/limits.h"

#define INVALID "One or more parameter values were invalid: "

/* clang-format off */
static const struct shape_member tag_members[] = {
    {.name = "Key", .kind = SHAPE_STRING, .required = true, .min = 1, .max = 128},
    {.name = "Value", .kind = SHAPE_STRING, .required = true, .max = 256},
    ROW_END,
};
static const struct shape_member resource_members[] = {
    {.name = "ResourceArn", .kind = SHAPE_STRING, .max = 1283},
    {.name = "Tags", .kind = SHAPE_STRUCT, .in = "L", .shape = &call_tag_shape, .required = true},
    ROW_END,
};
static const struct shape_member untag_members[] = {
    {.name = "ResourceArn", .kind = SHAPE_STRING, .max = 1283},
    {.name = "TagKeys", .kind = SHAPE_STRING, .in = "L", .required = true},
    ROW_END,
};
static const struct shape_member list_members[] = {
    {.name = "ResourceArn", .kind = SHAPE_STRING, .max = 1283},
    {.name = "NextToken", .kind = SHAPE_STRING},
    ROW_END,
};
/* clang-format on */

const struct shape call_tag_shape = {"Tag", tag_members, false};
const struct shape call_tag_resource_shape = {"TagResourceInput", resource_members, false};
const struct shape call_tag_untag_shape = {"UntagResourceInput", untag_members, false};
const struct shape call_tag_list_shape = {"ListTagsOfResourceInput", list_members, false};

/* The table an ARN names. */
static enum err find_table(struct call *c, struct table **ret_table)
{
    struct slice arn = shape_string(&c->body, "ResourceArn", &c->arena);
    struct slice name = call_table_name(arn);
    if (!arn.len)
        return call_fail(c, ERR_VALIDATION, "Invalid TableArn");
    if (name.ptr == arn.ptr)
        return call_fail(c, ERR_VALIDATION,
                         "Invalid TableArn: Invalid ResourceArn provided as input %.*s",
                         SLICE_ARG(arn));
    *ret_table = engine_table(c->engine, name);
    if (*ret_table)
        return ERR_OK;
    return call_fail(c, ERR_NOT_FOUND, "Requested resource not found: ResourcArn: %.*s not found",
                     SLICE_ARG(arn));
}

enum err call_tag_check(struct call *c)
{
    const cJSON *list = shape_get(&c->body, "Tags");
    if (cJSON_GetArraySize(list) > LIMIT_TAGS)
        return call_fail(c, ERR_VALIDATION, INVALID "A table has at most %d tags", LIMIT_TAGS);
    for (const cJSON *j = list ? list->child : NULL; j; j = j->next) {
        struct shape_body b = shape_open(j, &call_tag_shape);
        struct slice key = shape_string(&b, "Key", &c->arena);
        if (slice_begins(key, SLICE("aws:")))
            return call_fail(c, ERR_VALIDATION,
                             INVALID "Tag keys that begin with aws: are reserved: %.*s",
                             SLICE_ARG(key));
    }
    return ERR_OK;
}

void call_tag_add(struct call *c, struct note *note)
{
    const cJSON *list = shape_get(&c->body, "Tags");
    for (const cJSON *j = list ? list->child : NULL; j; j = j->next) {
        struct shape_body b = shape_open(j, &call_tag_shape);
        note_tag(note, shape_string(&b, "Key", &c->arena), shape_string(&b, "Value", &c->arena));
    }
}

enum err call_tag_resource(struct call *c)
{
    struct table *t;
    enum err err = ERR_OK;
    if (!shape_get(&c->body, "Tags")->child)
        err = call_fail(c, ERR_VALIDATION, "Atleast one Tag needs to be provided as Input.");
    if (!err)
        err = find_table(c, &t);
    if (!err)
        err = call_tag_check(c);
    if (!err)
        call_tag_add(c, note_of(c->notes, table_number(t)));
    return err;
}

enum err call_tag_untag(struct call *c)
{
    struct table *t;
    const cJSON *keys = shape_get(&c->body, "TagKeys");
    enum err err = ERR_OK;
    if (!keys->child)
        err = call_fail(c, ERR_VALIDATION, "Atleast one Tag Key needs to be provided as Input.");
    if (!err)
        err = find_table(c, &t);
    if (err)
        return err;
    struct note *note = note_of(c->notes, table_number(t));
    for (const cJSON *k = keys->child; k; k = k->next)
        if (cJSON_IsString(k))
            note_untag(note, json_text(k, &c->arena));
    return ERR_OK;
}

enum err call_tag_list(struct call *c)
{
    struct table *t;
    enum err err = find_table(c, &t);
    if (err)
        return err;
    const struct note *note = note_find(c->notes, table_number(t));
    buf_add_str(c->out, "{\"Tags\":[");
    for (size_t i = 0; note && i < note->tag_count; i++) {
        const struct note_tag *tag = &note->tag[i];
        json_write_comma(c->out);
        buf_add_str(c->out, "{\"Key\":");
        json_write_string((struct slice){tag->key, tag->key_len}, c->out);
        buf_add_str(c->out, ",\"Value\":");
        json_write_string((struct slice){tag->value, tag->value_len}, c->out);
        buf_add_char(c->out, '}');
    }
    buf_add_str(c->out, "]}");
    return ERR_OK;
}
