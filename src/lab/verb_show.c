#include "config.h"

#include "lab/verb_show.h"

#include "lab/show.h"

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

enum lab_outcome verb_show_run(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct show_args *args = c->args;
    struct script last;
    if (args->inner)
        return show_command(lab, args->inner, args->as_aws, out);
    if (!show_read_last(lab, &last))
        return lab_refuse_text(out, "there is no operation yet to show");
    enum lab_outcome outcome = show_command(lab, &last.command[0], args->as_aws, out);
    script_done(&last);
    return outcome;
}
