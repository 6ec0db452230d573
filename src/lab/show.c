#include "config.h"

#include "lab/show.h"

#include "api/api_write.h"
#include "api/awscli.h"
#include "lab/lab_int.h"
#include "lab/lines.h"
#include "lab/operation.h"
#include "lab/verb_aws.h"

static void write_as(bool as_aws, const char *operation, struct slice body, struct buf *out)
{
    if (as_aws)
        awscli_write(slice_of(operation), body, out);
    else
        api_write_body(body, out);
    buf_add_char(out, '\n');
}

enum lab_outcome show_command(struct lab *lab, const struct command *c, bool as_aws,
                              struct buf *out)
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

bool show_read_last(const struct lab *lab, struct script *ret)
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

/* --- for the stage --------------------------------------------------------------------- */

static void write_all(const char *operation, struct slice body, struct slice here, struct buf *out)
{
    write_as(true, operation, body, out);
    buf_printf(out, "\nPOST /   X-Amz-Target: DynamoDB_20120810.%s\n", operation);
    write_as(false, operation, body, out);
    if (here.len)
        buf_printf(out, "\nhere:  %.*s\n", SLICE_ARG(here));
}

bool show_last(struct lab *lab, struct buf *out)
{
    struct script last;
    if (!show_read_last(lab, &last))
        return false;
    const struct command *c = &last.command[0];
    struct arena arena = ARENA_INIT;
    struct buf body = BUF_INIT;
    if (c->verb->flags & VERB_SHELL) {
        const struct verb_aws_args *a = c->args;
        write_all(a->operation, a->body, SLICE(""), out);
    } else {
        struct request q = operation_request(lab, c->args, &arena);
        if (q.defect)
            buf_printf(out, "The service cannot read it: %s\n", q.defect->text);
        else
            api_write_request(&q, false, &body);
        if (!q.defect)
            write_all(api_write_operation(q.op), buf_slice(&body), c->text, out);
    }
    buf_done(&body);
    arena_done(&arena);
    script_done(&last);
    return true;
}
