#include "config.h"

#include "lab/verb_aws.h"

#include <stdio.h>

#include "api/api.h"
#include "api/api_write.h"
#include "api/awscli.h"
#include "base/xalloc.h"
#include "lab/lines.h"
#include "lab/operation.h"
#include "lab/shell.h"

/* --- parsing --------------------------------------------------------------------------- */

static enum err fail_at(struct parser *p, const struct shell_words *words,
                        const struct awscli_place *place, const char *text)
{
    size_t at = p->r.text.len, word = place->word + 1;
    if (word < words->count) {
        const struct shell_word *w = &words->list[word];
        at = w->at[place->at < w->text.len ? place->at : w->text.len];
    }
    return parser_fail(p, at, "%s", text);
}

enum err verb_aws_parse(struct parser *p, struct command *c)
{
    struct verb_aws_args *args = ARENA_NEW(p->arena, struct verb_aws_args);
    struct shell_words words;
    struct awscli line;
    struct errinfo why;
    c->args = args;
    if (parser_at_end(p))
        return parser_expected(p, "`dynamodb`", "aws");
    size_t from = p->r.at;
    enum err err = shell_split(p, &words);
    if (err)
        return err;
    if (words.count == 0 || !slice_is(words.text[0], "dynamodb"))
        return parser_fail(p, from, "of the AWS CLI the lab knows `aws dynamodb` alone");
    err = awscli_read(words.text + 1, words.count - 1, p->arena, &line, &why);
    if (err)
        return fail_at(p, &words, &line.place, why.text);
    args->operation = line.operation;
    args->body = line.body;
    return ERR_OK;
}

/* --- running --------------------------------------------------------------------------- */

/* A line on its way: the operation begins with the first request the API sends. */
struct sending {
    struct lab *lab;
    struct buf *out;
    struct operation operation;
    bool is_batch; /* of statements: each is a request */
    bool has_begun;
    bool is_over; /* a limit of the lab stopped it */
};

static bool begin(struct sending *s, const struct request *q)
{
    if (!s->has_begun)
        s->has_begun = operation_begin(&s->operation, s->lab, q, false, s->out);
    s->operation.request = *q;
    if (s->has_begun && s->is_batch)
        s->operation.record->is_medley = s->operation.record->is_mixed = true;
    return s->has_begun;
}

/* Stands in the place of engine_do(): counts, and keeps what records keep. */
static enum err send(void *ctx, const struct request *q, struct result *r)
{
    struct sending *s = ctx;
    s->is_over = s->is_over || !begin(s, q) || !operation_send(&s->operation, s->out);
    if (s->is_over)
        return err_set(&r->why, ERR_LIMIT, "%s", err_default_text(ERR_LIMIT));
    result_move(r, &s->operation.result);
    return r->err;
}

/* The operation of the front door that this one amounts to; false: it is none. */
static bool find_op(const char *operation, enum op *ret)
{
    static const struct {
        const char *name;
        enum op op;
    } statements[] = {
        {"ExecuteStatement", OP_QUERY},
        {"BatchExecuteStatement", OP_BATCH_GET},
        {"ExecuteTransaction", OP_TRANSACT_GET},
    };
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
        *ret = statements[i].op;
        if (strcmp(operation, statements[i].name) == 0)
            return true;
    }
    for (int op = 0; op < OP_COUNT; op++) {
        const char *name = api_write_operation((enum op)op);
        *ret = (enum op)op;
        if (name && strcmp(operation, name) == 0)
            return true;
    }
    return false;
}

/* What never reached the engine counts too, and is refused by it at once. */
static void send_unread(struct sending *s, struct api *api, enum op op, enum err err)
{
    struct errinfo why;
    struct request q = {.op = op, .table = api_table(api), .defect = &why};
    struct slice message = api_message(api);
    if (!err) {
        s->is_over = !begin(s, &q);
    } else {
        err_set(&why, err, "%.*s", SLICE_ARG(message));
        send(s, &q, api_result(api));
    }
    s->operation.request.defect = NULL;
}

static void print_refusal(enum err err, struct slice message, struct buf *out)
{
    buf_printf(out, "! %s%s", err_wire_name(err), message.len ? ": " : "");
    buf_add_slice(out, message);
    buf_add_char(out, '\n');
}

/* Texts of any length, which a result has no room for. */
static void print_end(struct sending *s, struct slice message, enum err err)
{
    struct operation *o = &s->operation;
    if (message.len < sizeof o->result.why.text) {
        if (err)
            err_set(&o->result.why, err, "%.*s", SLICE_ARG(message));
        operation_print_refusal(o, s->out);
        return;
    }
    o->record->message = xslicedup(message);
    print_refusal(err, message, s->out);
    lines_receipt(o->record, s->out);
}

static enum lab_outcome finish(struct sending *s, struct api *api, enum err err,
                               const struct command *c)
{
    struct operation *o = &s->operation;
    if (!s->has_begun)
        return LAB_LIMIT;
    result_move(&o->result, api_result(api));
    if (!s->is_over)
        print_end(s, api_message(api), err);
    o->api = api;
    operation_end(o, c);
    return s->is_over ? LAB_LIMIT : err ? LAB_REFUSED : LAB_OK;
}

static bool makes_tables(const char *operation)
{
    return strcmp(operation, "CreateTable") == 0 || strcmp(operation, "UpdateTable") == 0;
}

/*
 * DIFFERS: the AWS CLI reads all pages of a query or scan unless it has --limit; here a line is
 * one request and reads one page, as `query` does.
 */
enum lab_outcome verb_aws_run(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct verb_aws_args *a = c->args;
    if (makes_tables(a->operation) && !lab_has_tables(lab, 1, out))
        return LAB_LIMIT;
    struct sending s = {.lab = lab, .out = out};
    struct api *api = api_new(lab->engine);
    struct buf answer = BUF_INIT;
    enum op op;
    bool is_op = find_op(a->operation, &op);
    if (!is_op)
        lab_forget_last(lab);
    s.is_batch = strcmp(a->operation, "BatchExecuteStatement") == 0;
    api_on_send(api, send, &s);
    enum err err = api_call(api, slice_of(a->operation), a->body, &answer);
    if (is_op && !s.has_begun && !s.is_over)
        send_unread(&s, api, op, err);
    if (!err && !s.is_over)
        api_write_answer(buf_slice(&answer), out);
    enum lab_outcome outcome = err ? LAB_REFUSED : LAB_OK;
    if (is_op) {
        outcome = finish(&s, api, err, c);
    } else if (err) {
        print_refusal(err, api_message(api), out);
    }
    if (!is_op || !s.has_begun)
        api_free(api);
    buf_done(&answer);
    return outcome;
}
