#include "config.h"

#include "lab/show.h"

#include <assert.h>

#include "api/api_write.h"
#include "api/awscli.h"
#include "lab/lab_int.h"
#include "lab/lines.h"
#include "lab/operation.h"
#include "lab/verb_aws.h"
#include "lab/verb_traffic.h"

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

/* One request on its way to the screen. */
struct showing {
    struct lab *lab;
    enum show_first first;
    struct slice here; /* the command that sent it; empty: the same as the line */
    bool is_drawn;     /* it sent others too, and this one does not stand in it */
    struct buf *out;
};

static void write_json(const char *operation, struct slice body, struct buf *out)
{
    buf_printf(out, "POST /   X-Amz-Target: DynamoDB_20120810.%s\n", operation);
    write_as(false, operation, body, out);
}

static void write_all(const struct showing *s, const char *operation, struct slice body)
{
    if (s->first == SHOW_JSON)
        write_json(operation, body, s->out);
    else
        write_as(true, operation, body, s->out);
    buf_add_char(s->out, '\n');
    if (s->first == SHOW_JSON)
        write_as(true, operation, body, s->out);
    else
        write_json(operation, body, s->out);
    if (s->here.len)
        buf_printf(s->out, "\n%s  %.*s\n", s->is_drawn ? "sent by:" : "here:", SLICE_ARG(s->here));
}

static void write_request(const struct showing *s, const struct request *q)
{
    struct buf body = BUF_INIT;
    if (q->defect) {
        buf_printf(s->out, "The service cannot read it: %s\n", q->defect->text);
        return;
    }
    api_write_request(q, false, &body);
    write_all(s, api_write_operation(q->op), buf_slice(&body));
    buf_done(&body);
}

/* `start`: where its page starts, packed; empty: as the command says. */
static void write_operation(struct showing *s, const struct command *c, struct slice start)
{
    if (c->verb->flags & VERB_SHELL) {
        const struct verb_aws_args *a = c->args;
        write_all(s, a->operation, a->body);
        return;
    }
    struct arena arena = ARENA_INIT;
    struct request q = operation_request(s->lab, c->args, &arena);
    const uint8_t *p = (const uint8_t *)start.ptr;
    if (start.len) {
        q.has_start = true;
        q.start = val_unpack(&p, p + start.len);
    }
    s->here = c->text;
    write_request(s, &q);
    arena_done(&arena);
}

static void write_drawn(struct showing *s, const struct command *c,
                        const struct history_origin *origin)
{
    struct asking asking;
    if (!verb_traffic_request(s->lab, c, origin, &asking)) {
        buf_add_str(s->out, "Its table is gone, and what was asked of it with the table.\n");
        return;
    }
    s->here = c->text;
    s->is_drawn = true;
    write_request(s, &asking.request);
    asking_done(&asking);
}

bool show_last(struct lab *lab, struct buf *out)
{
    struct showing s = {.lab = lab, .out = out};
    struct script last;
    if (!show_read_last(lab, &last))
        return false;
    write_operation(&s, &last.command[0], SLICE(""));
    script_done(&last);
    return true;
}

bool show_request(struct lab *lab, uint64_t number, enum show_first first, struct buf *out)
{
    struct showing s = {.lab = lab, .first = first, .out = out};
    struct history_origin origin;
    struct script script;
    if (!lab->history || !history_origin(lab->history, number, &origin))
        return false;
    struct script_source source = {.text = origin.text, .kind = SCRIPT_PROMPT};
    enum err err = script_parse(&script, &source, NULL);
    assert(!err && script.count == 1);
    if (origin.is_drawn)
        write_drawn(&s, &script.command[0], &origin);
    else
        write_operation(&s, &script.command[0], origin.packed);
    script_done(&script);
    return true;
}
