#include "config.h"

#include "lab/verb_several.h"

#include <stdlib.h>

#include "base/hash.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/verb_op.h"

/* What may stand in the block. */
struct form {
    const char *word;
    enum op op;
    const struct clause *clauses; /* NULL: has no place here, `text` says why */
    const char *text;
};

struct kind {
    const char *verb, *expected;
    const struct form *forms;
    enum op of_gets, of_writes;
};

/* clang-format off */
static const struct form batch_forms[] = {
    {"put",    OP_PUT,    verb_op_batch_write_clauses, NULL},
    {"get",    OP_GET,    verb_op_batch_get_clauses, NULL},
    {"delete", OP_DELETE, verb_op_batch_write_clauses, NULL},
    {"update", OP_UPDATE, NULL, "a batch writes whole items; `update` stands alone or in `transact`"},
    {"check",  OP_CHECK,  NULL, "a batch knows no conditions; `check` stands in `transact`"},
    {NULL, OP_PUT, NULL, NULL},
};

static const struct form transact_forms[] = {
    {"put",    OP_PUT,    verb_op_transact_write_clauses, NULL},
    {"get",    OP_GET,    verb_op_transact_get_clauses, NULL},
    {"update", OP_UPDATE, verb_op_transact_write_clauses, NULL},
    {"delete", OP_DELETE, verb_op_transact_write_clauses, NULL},
    {"check",  OP_CHECK,  verb_op_check_clauses, NULL},
    {NULL, OP_PUT, NULL, NULL},
};
/* clang-format on */

static const struct kind batch = {"batch", "`put`, `get` or `delete`", batch_forms, OP_BATCH_GET,
                                  OP_BATCH_WRITE};
static const struct kind transact = {"transact", "`put`, `get`, `update`, `delete` or `check`",
                                     transact_forms, OP_TRANSACT_GET, OP_TRANSACT_WRITE};

/* The block being read. */
struct block {
    struct parser *p;
    const struct kind *kind;
    struct slice raw; /* the text as it was written: p's has its comments and "\" blanked */
    struct operation_args *action;
    size_t count, cap;
};

/* --- where an action ends --------------------------------------------------------------- */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Whether a "\" joins the line that ends here with the next one. */
static bool is_joined(const struct block *b, size_t line_end)
{
    const char *text = b->p->r.text.ptr;
    size_t i = line_end;
    while (i > 0 && is_blank(text[i - 1]))
        i--;
    while (i < line_end && is_blank(b->raw.ptr[i]))
        i++;
    return i < line_end && b->raw.ptr[i] == '\\';
}

static size_t skip_quoted(const struct block *b, size_t i)
{
    const char *s = b->p->r.text.ptr;
    size_t len = b->p->r.text.len;
    for (size_t k = i + 1; k < len; k++) {
        if (s[k] == '\\' && s[i] == '"')
            k++;
        else if (s[k] == s[i])
            return k;
    }
    return len - 1;
}

/* The first separator, or the block's end, outside of brackets and strings. */
static size_t action_end(const struct block *b)
{
    const char *s = b->p->r.text.ptr;
    size_t i = b->p->r.at;
    for (int depth = 0; i < b->p->r.text.len; i++) {
        if (s[i] == '"' || s[i] == '`')
            i = skip_quoted(b, i);
        else if (depth == 0 && (s[i] == ';' || (s[i] == '\n' && !is_joined(b, i))))
            break;
        else if (strchr("([{", s[i]))
            depth++;
        else if (strchr(")]}", s[i]) && depth-- == 0)
            break;
    }
    return i;
}

/* --- actions ---------------------------------------------------------------------------- */

static enum err find_form(struct block *b, const struct form **ret)
{
    struct slice word = parser_peek_word(b->p);
    for (const struct form *f = b->kind->forms; f->word; f++) {
        if (!slice_is_nocase(word, f->word))
            continue;
        if (!f->clauses)
            return parser_fail(b->p, b->p->r.at, "%s", f->text);
        *ret = f;
        return ERR_OK;
    }
    return parser_expected(b->p, b->kind->expected, b->count ? NULL : "{");
}

/* All gets, or all writes. */
static enum err check_mixture(struct block *b, const struct form *f)
{
    enum op first = b->count ? b->action[0].request.op : f->op;
    if ((first == OP_GET) == (f->op == OP_GET))
        return ERR_OK;
    return parser_fail(b->p, b->p->r.at, "%s is all gets or all writes; this `%s` follows a `%s`",
                       b->kind == &batch ? "a batch" : "a transaction", f->word, op_names[first]);
}

static enum err parse_action(struct block *b)
{
    struct parser part = *b->p;
    const struct form *f = NULL;
    enum err err = find_form(b, &f);
    if (!err)
        err = check_mixture(b, f);
    if (!err && b->count == LIMIT_ACTIONS)
        err = parser_fail(b->p, b->p->r.at, "more than %d actions", LIMIT_ACTIONS);
    if (err)
        return err;
    XGROW(b->action, b->count, b->cap);
    struct operation_args *a = &b->action[b->count++];
    *a = (struct operation_args){.all_pages = false};
    part.r.at = b->p->r.at + strlen(f->word);
    part.r.text.len = action_end(b);
    part.verb = f->word;
    err = verb_op_parse(&part, f->op, f->clauses, a);
    b->p->r.at = part.r.text.len;
    return err;
}

/* Separators behind an action; false: another one cannot follow. */
static bool parse_separators(struct block *b, size_t from)
{
    const char *s = b->p->r.text.ptr;
    bool found = parser_char(b->p, ';');
    parser_at_end(b->p);
    for (size_t i = from; i < b->p->r.at && !found; i++)
        found = s[i] == '\n' && !is_joined(b, i);
    return found;
}

static enum err parse_block(struct block *b)
{
    struct parser *p = b->p;
    enum err err = ERR_OK;
    while (!err) {
        parser_at_end(p);
        err = parse_action(b);
        if (err)
            break;
        bool may_follow = parse_separators(b, p->r.at);
        if (parser_char(p, '}'))
            break;
        if (!may_follow)
            err = parser_expected(p, "`;`, the end of the line or `}`", NULL);
    }
    if (!err && !parser_at_end(p))
        err = parser_expected(p, "the end of the line", "}");
    return err;
}

/* --- the whole -------------------------------------------------------------------------- */

static void print_expr(const struct request *q, struct expr_writer *w, struct buf *out)
{
    if (q->condition)
        expr_print_condition(w, q->condition, out);
    buf_add_char(out, '\n');
    if (q->update)
        expr_print_update(w, q->update, out);
    buf_add_char(out, '\n');
    if (q->projection)
        expr_print_projection(w, q->projection, out);
    buf_add_char(out, '\n');
    for (size_t i = 0; i < w->bindings.value_count; i++)
        literal_print(w->bindings.values[i].value, out);
}

/* What a token stands for: all that is asked, however it was written. */
static uint64_t content_of(struct block *b)
{
    struct buf text = BUF_INIT;
    for (size_t i = 0; i < b->count; i++) {
        const struct operation_args *a = &b->action[i];
        struct expr_writer w = {.arena = b->p->arena};
        buf_printf(&text, "\n%s %.*s ", op_names[a->request.op], SLICE_ARG(a->target));
        if (a->request.item.type == VAL_M && !a->request.defect)
            literal_print(a->request.item, &text);
        print_expr(&a->request, &w, &text);
        expr_print_done(&w);
    }
    uint64_t content = hash_bytes(text.ptr, text.len, 0);
    buf_done(&text);
    return content;
}

static bool same_projection(struct block *b, const struct request *x, const struct request *y)
{
    struct buf texts[2] = {BUF_INIT, BUF_INIT};
    const struct request *both[2] = {x, y};
    for (int i = 0; i < 2; i++) {
        struct expr_writer w = {.arena = b->p->arena};
        print_expr(both[i], &w, &texts[i]);
        expr_print_done(&w);
    }
    bool same = slice_equal(buf_slice(&texts[0]), buf_slice(&texts[1]));
    buf_done(&texts[0]);
    buf_done(&texts[1]);
    return same;
}

/* A batch asks each table in one way: the service says it once for all keys of a table. */
static enum err check_alike(struct block *b)
{
    for (size_t i = 1; i < b->count; i++) {
        const struct operation_args *a = &b->action[i];
        for (size_t k = 0; k < i; k++) {
            const struct operation_args *first = &b->action[k];
            if (!slice_equal(first->target, a->target))
                continue;
            if (first->request.consistent != a->request.consistent ||
                !same_projection(b, &first->request, &a->request))
                return parser_fail(b->p, b->p->r.text.len - 1,
                                   "the gets of one table in a batch are alike in `consistent` and "
                                   "`project`; those of %.*s are not",
                                   SLICE_ARG(a->target));
            break;
        }
    }
    return ERR_OK;
}

static void keep(struct block *b, struct operation_args *ret)
{
    struct request *actions = arena_alloc(b->p->arena, b->count * sizeof *actions);
    struct slice *targets = arena_alloc(b->p->arena, b->count * sizeof *targets);
    for (size_t i = 0; i < b->count; i++) {
        actions[i] = b->action[i].request;
        targets[i] = b->action[i].target;
    }
    ret->request.op = actions[0].op == OP_GET ? b->kind->of_gets : b->kind->of_writes;
    ret->request.actions = actions;
    ret->request.action_count = b->count;
    ret->targets = targets;
}

static enum err parse(struct parser *p, struct command *c, const struct kind *kind,
                      struct operation_args *a)
{
    struct block b = {.p = p, .kind = kind, .raw = c->text};
    enum err err = parser_need_char(p, '{', kind->verb);
    if (!err)
        err = parse_block(&b);
    if (!err && kind == &batch && b.action[0].request.op == OP_GET)
        err = check_alike(&b);
    if (!err) {
        keep(&b, a);
        a->request.content = content_of(&b);
    }
    free(b.action);
    return err;
}

enum err verb_several_parse_batch(struct parser *p, struct command *c)
{
    struct operation_args *a = ARENA_NEW(p->arena, struct operation_args);
    c->args = a;
    return parse(p, c, &batch, a);
}

/* The service's: characters of a token. */
enum { TOKEN_MAX = 36 };

enum err verb_several_parse_transact(struct parser *p, struct command *c)
{
    struct operation_args *a = ARENA_NEW(p->arena, struct operation_args);
    struct slice token = SLICE_NONE;
    enum err err = ERR_OK;
    c->args = a;
    parser_at_end(p);
    size_t at = p->r.at;
    if (parser_keyword(p, "token")) {
        parser_at_end(p);
        at = p->r.at;
        err = parser_string(p, "token", &token);
        if (!err && (token.len == 0 || token.len > TOKEN_MAX))
            return parser_fail(p, at, "a token has 1 to %d characters", TOKEN_MAX);
    }
    if (!err)
        err = parse(p, c, &transact, a);
    if (!err && token.len && a->request.op == OP_TRANSACT_GET)
        return parser_fail(p, at,
                           "gets take no token: they change nothing when they are sent again");
    a->request.token = token;
    return err;
}

const char *verb_several_word(struct slice verb, size_t i)
{
    const struct kind *kind = slice_is(verb, "batch") ? &batch : &transact;
    while (kind->forms[i].word && !kind->forms[i].clauses)
        i++;
    return kind->forms[i].word;
}
