#include "config.h"

#include "lab/verb_show.h"

#include "api/api_write.h"
#include "api/awscli.h"
#include "lab/lines.h"
#include "lab/operation.h"
#include "lab/verb_aws.h"

struct show_args {
    bool as_aws;
    const struct command *inner; /* NULL: the last operation */
};

enum err verb_show_parse(struct parser *p, struct command *c)
{
    struct show_args *args = ARENA_NEW(p->arena, struct show_args);
    struct command *inner = ARENA_NEW(p->arena, struct command);
    c->args = args;
    if (!parser_keyword(p, "as"))
        return parser_expected(p, "`as aws` or `as json`", "show");
    args->as_aws = parser_keyword(p, "aws");
    if (!args->as_aws && !parser_keyword(p, "json"))
        return parser_expected(p, "`aws` or `json`", "as");
    if (parser_at_end(p))
        return ERR_OK;
    struct slice word = parser_peek_word(p);
    inner->verb = word.len ? verb_find(word) : NULL;
    if (inner->verb && inner->verb->flags & VERB_SHELL)
        return parser_fail(p, p->r.at, "an `aws` line is shown by `show` alone on the line below");
    if (!inner->verb || !(inner->verb->flags & VERB_OPERATION))
        return parser_expected(p, "an operation, as `query`", args->as_aws ? "aws" : "json");
    p->r.at += word.len;
    p->verb = inner->verb->name;
    args->inner = inner;
    return inner->verb->parse(p, inner);
}

static void write_as(bool as_aws, const char *operation, struct slice body, struct buf *out)
{
    if (as_aws)
        awscli_write(slice_of(operation), body, out);
    else
        api_write_body(body, out);
    buf_add_char(out, '\n');
}

/* A command as it is written; what the service refuses to read cannot be. */
static enum lab_outcome show(struct lab *lab, const struct command *c, bool as_aws, struct buf *out)
{
    if (c->verb->flags & VERB_SHELL) {
        const struct verb_aws_args *a = c->args;
        write_as(as_aws, a->operation, a->body, out);
        return LAB_OK;
    }
    struct arena arena = ARENA_INIT;
    struct buf body = BUF_INIT;
    struct request q = operation_request(lab, c->args, &arena);
    if (q.defect) {
        lines_refusal(q.defect, REASON_NONE, -1, out);
    } else {
        api_write_request(&q, false, &body);
        write_as(as_aws, api_write_operation(q.op), buf_slice(&body), out);
    }
    buf_done(&body);
    arena_done(&arena);
    return q.defect ? LAB_REFUSED : LAB_OK;
}

/* The last operation of the log, read again; false: there is none. */
static bool read_last(const struct lab *lab, struct script *ret)
{
    for (size_t i = lab_log_count(lab); i-- > 0;) {
        struct script_source source = {.text = lab_log_text(lab, i), .kind = SCRIPT_PROMPT};
        if (script_parse(ret, &source, NULL))
            continue;
        if (ret->command[0].verb->flags & VERB_OPERATION)
            return true;
        script_done(ret);
    }
    return false;
}

enum lab_outcome verb_show_run(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct show_args *args = c->args;
    struct script last;
    if (args->inner)
        return show(lab, args->inner, args->as_aws, out);
    if (!read_last(lab, &last))
        return lab_refuse_text(out, "there is no operation yet to show");
    enum lab_outcome outcome = show(lab, &last.command[0], args->as_aws, out);
    script_done(&last);
    return outcome;
}
