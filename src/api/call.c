#include "config.h"

#include "api/call.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

enum err call_fail(struct call *c, enum err code, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    buf_clear(&c->text);
    buf_vprintf(&c->text, fmt, ap);
    va_end(ap);
    return err_set(&c->why, code, "%s", buf_str(&c->text));
}

struct slice call_table_name(struct slice given)
{
    struct slice mark = SLICE(":table/");
    const char *at = slice_begins(given, SLICE("arn:")) ? slice_find(given, mark) : NULL;
    if (!at)
        return given;
    at += mark.len;
    return (struct slice){at, given.len - (size_t)(at - given.ptr)};
}

/* Texts of the engine that say something else of legacy parameters. */
static void translate(struct call *c)
{
    static const char filter[] = "Filter Expression can only contain";
    static const char type[] = "An operand in the update expression has an incorrect data type";
    char *text = c->why.text;
    if (c->has_filter_old && strncmp(text, filter, sizeof filter - 1) == 0) {
        char rest[sizeof c->why.text];
        snprintf(rest, sizeof rest, "%s", text + sizeof filter - 1);
        err_set(&c->why, c->why.code, "QueryFilter can only contain%s", rest);
    }
    if (c->has_updates_old && strcmp(text, type) == 0)
        err_set(&c->why, c->why.code, "Type mismatch for attribute to update");
}

enum err call_do(struct call *c, struct request *q, enum err err)
{
    q->defect = err ? &c->why : NULL;
    c->why.code = err;
    enum err answer =
        c->send ? c->send(c->send_ctx, q, &c->result) : engine_do(c->engine, q, &c->result);
    assert(!err || answer);
    if (err || !answer)
        return err;
    c->why = c->result.why;
    translate(c);
    return answer;
}

enum err call_item(struct call *c, const struct shape_body *b, const char *name,
                   struct val *ret_map)
{
    const cJSON *j = shape_get(b, name);
    return j ? attrval_read_item(j, &c->arena, ret_map, &c->why) : ERR_OK;
}

void call_wants_item(struct call *c)
{
    c->wants_item = slice_is(
        shape_string(&c->body, "ReturnValuesOnConditionCheckFailure", &c->arena), "ALL_OLD");
}
