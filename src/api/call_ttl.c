#include "config.h"

#include "api/call_ttl.h"

#include "api/call_table.h"
#include "api/rows.h"
#include "engine/ttl.h"

/* clang-format off */
static const struct shape_member spec_members[] = {
    {.name = "Enabled", .kind = SHAPE_BOOLEAN, .required = true},
    {.name = "AttributeName", .kind = SHAPE_STRING, .required = true, .min = 1, .max = 255},
    ROW_END,
};
static const struct shape spec_shape = {"TimeToLiveSpecification", spec_members, false};
static const struct shape_member ttl_members[] = {
    ROW_TABLE,
    {.name = "TimeToLiveSpecification", .kind = SHAPE_STRUCT, .shape = &spec_shape, .required = true},
    ROW_END,
};
/* clang-format on */

const struct shape call_ttl_update_shape = {"UpdateTimeToLiveInput", ttl_members, false};

enum err call_ttl_update(struct call *c)
{
    struct table *t;
    struct shape_body b = shape_open(shape_get(&c->body, "TimeToLiveSpecification"), &spec_shape);
    struct slice attribute = shape_string(&b, "AttributeName", &c->arena);
    bool enable = shape_bool(&b, "Enabled");
    enum err err = call_table_find(c, &t);
    if (!err)
        err = ttl_change(c->engine, t, attribute, enable, &c->why);
    if (err)
        return err;
    buf_printf(c->out, "{\"TimeToLiveSpecification\":{\"Enabled\":%s", enable ? "true" : "false");
    json_write_name("AttributeName", c->out);
    json_write_string(attribute, c->out);
    buf_add_str(c->out, "}}");
    return ERR_OK;
}

enum err call_ttl_describe(struct call *c)
{
    static const char *const names[] = {[TTL_DISABLED] = "DISABLED",
                                        [TTL_ENABLING] = "ENABLING",
                                        [TTL_ENABLED] = "ENABLED",
                                        [TTL_DISABLING] = "DISABLING"};
    struct table *t;
    enum err err = call_table_find(c, &t);
    if (err)
        return err;
    struct slice attribute = ttl_attribute(c->engine, t);
    buf_printf(c->out, "{\"TimeToLiveDescription\":{\"TimeToLiveStatus\":\"%s\"",
               names[ttl_status(c->engine, t)]);
    if (attribute.len) {
        json_write_name("AttributeName", c->out);
        json_write_string(attribute, c->out);
    }
    buf_add_str(c->out, "}}");
    return ERR_OK;
}
