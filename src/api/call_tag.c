#include "config.h"

#include "api/call_tag.h"

#include "api/arn.h"
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
    /* CHOSEN: the words are those that the service has for other operations. */
    if (!arn_is_ours(arn))
        return call_fail(c, ERR_ACCESS_DENIED,
                         "User: " ARN_USER " is not authorized to perform: dynamodb:%s on "
                         "resource: %.*s",
                         c->op->name, SLICE_ARG(arn));
    *ret_table = engine_table(c->engine, name);
    if (*ret_table)
        return ERR_OK;
    return call_fail(c, ERR_NOT_FOUND, "Requested resource not found: ResourcArn: %.*s not found",
                     SLICE_ARG(arn));
}

static enum err refuse_count(struct call *c)
{
    return call_fail(c, ERR_VALIDATION, INVALID "A table has at most %d tags", LIMIT_TAGS);
}

enum err call_tag_read(struct call *c, const struct table_tag **ret_tags, size_t *ret_count)
{
    const cJSON *list = shape_get(&c->body, "Tags");
    size_t count = (size_t)cJSON_GetArraySize(list), n = 0;
    if (count > LIMIT_TAGS)
        return refuse_count(c);
    struct table_tag *tags = arena_alloc(&c->arena, (count + 1) * sizeof *tags);
    for (const cJSON *j = list ? list->child : NULL; j; j = j->next) {
        struct shape_body b = shape_open(j, &call_tag_shape);
        struct table_tag *t = &tags[n++];
        t->key = shape_string(&b, "Key", &c->arena);
        t->value = shape_string(&b, "Value", &c->arena);
        if (slice_begins(t->key, SLICE("aws:")))
            return call_fail(c, ERR_VALIDATION,
                             INVALID "Tag keys that begin with aws: are reserved: %.*s",
                             SLICE_ARG(t->key));
    }
    *ret_tags = tags;
    *ret_count = n;
    return ERR_OK;
}

static bool is_tagged(const struct table *t, struct slice key)
{
    const struct facts *f = table_facts(t);
    for (size_t i = 0; i < f->tag_count; i++)
        if (slice_equal((struct slice){f->tag[i].key, f->tag[i].key_len}, key))
            return true;
    return false;
}

/* As many different keys as a table may have, with those it has. */
static enum err check_count(struct call *c, const struct table *t, const struct table_tag *tags,
                            size_t count)
{
    size_t sum = table_facts(t)->tag_count;
    for (size_t i = 0; i < count && sum <= LIMIT_TAGS; i++) {
        bool is_new = !is_tagged(t, tags[i].key);
        for (size_t k = 0; k < i && is_new; k++)
            is_new = !slice_equal(tags[k].key, tags[i].key);
        sum += is_new;
    }
    return sum <= LIMIT_TAGS ? ERR_OK : refuse_count(c);
}

enum err call_tag_resource(struct call *c)
{
    struct table *t;
    const struct table_tag *tags = NULL;
    size_t count = 0;
    enum err err = ERR_OK;
    if (!shape_get(&c->body, "Tags")->child)
        err = call_fail(c, ERR_VALIDATION, "Atleast one Tag needs to be provided as Input.");
    if (!err)
        err = find_table(c, &t);
    if (!err)
        err = call_tag_read(c, &tags, &count);
    if (!err)
        err = check_count(c, t, tags, count);
    for (size_t i = 0; i < count && !err; i++)
        table_tag(t, tags[i].key, tags[i].value);
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
    for (const cJSON *k = keys->child; k && !err; k = k->next)
        if (cJSON_IsString(k))
            table_untag(t, json_text(k, &c->arena));
    return err;
}

enum err call_tag_list(struct call *c)
{
    struct table *t;
    enum err err = find_table(c, &t);
    /* All tags of a table fit into one answer, so no token was ever given. */
    if (!err && shape_get(&c->body, "NextToken"))
        err = call_fail(c, ERR_VALIDATION, "Invalid NextToken");
    if (err)
        return err;
    const struct facts *f = table_facts(t);
    buf_add_str(c->out, "{\"Tags\":[");
    for (size_t i = 0; i < f->tag_count; i++) {
        const struct facts_tag *tag = &f->tag[i];
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
