#include "config.h"

#include "expr/expr_int.h"

#include <assert.h>

/* The service's text: the token, and what stands from the one before to the one after it. */
static enum err api_syntax(const struct expr_parser *p)
{
    struct slice token = expr_lex_text(p->r, p->tok);
    size_t from = p->prev.kind == TOK_END ? p->tok.at : p->prev.at;
    size_t to = p->tok.end;
    if (p->tok.kind == TOK_END) {
        token = SLICE("<EOF>");
        to = p->prev.end;
    } else {
        struct expr_token next = expr_lex_next(p->r, p->tok.end, EXPR_API);
        if (next.kind != TOK_END)
            to = next.end;
    }
    struct slice near = {p->r->text.ptr + from, to - from};
    if (p->tok.kind == TOK_END && p->prev.kind == TOK_END)
        near = token;
    return err_set(p->why, ERR_VALIDATION,
                   "Invalid %s: Syntax error; token: \"%.*s\", near: \"%.*s\"", p->src->label,
                   SLICE_ARG(token), SLICE_ARG(near));
}

static struct reader reader_at(const struct expr_parser *p, size_t at)
{
    struct reader r = *p->r;
    r.at = at;
    return r;
}

/* The word in front of the expression, or the token before the present one. */
static struct slice text_before(const struct expr_parser *p)
{
    if (p->prev.kind != TOK_END)
        return expr_lex_text(p->r, p->prev);
    struct slice t = slice_trim((struct slice){p->r->text.ptr, p->start});
    size_t from = t.len;
    while (from && (unsigned char)t.ptr[from - 1] > ' ')
        from--;
    return (struct slice){t.ptr + from, t.len - from};
}

/* Spellings from other languages. */
static const struct {
    const char *typed, *here;
} spellings[] = {
    {"!=", "<>"}, {"==", "="}, {"&&", "and"}, {"||", "or"}, {"!", "not"}, {"&", "and"}, {"|", "or"},
};

/* A spelling at the present token, or with its first sign in front of it. */
static enum err lab_spelling(const struct expr_parser *p)
{
    size_t at = p->tok.at;
    if (p->tok.kind == TOK_EQ && p->prev.kind == TOK_EQ && p->prev.end == at)
        at = p->prev.at;
    struct slice rest = {p->r->text.ptr + at, p->r->text.len - at};
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++)
        if (slice_begins(rest, slice_of(spellings[i].typed)))
            return reader_fail(p->r, at, p->why, "`%s` in an expression; write `%s`",
                               spellings[i].typed, spellings[i].here);
    return ERR_OK;
}

bool expr_fail_glued(const struct expr_parser *p)
{
    return p->tok.kind == TOK_ALIAS && p->prev.kind == TOK_NAME && p->prev.end == p->tok.at;
}

/* What the literal reader refuses by name. */
static bool is_odd_value(const struct expr_parser *p)
{
    if (p->tok.kind == TOK_VALUE || p->tok.kind == TOK_ALIAS)
        return true;
    if (p->tok.kind == TOK_PLUS || p->tok.kind == TOK_DOT) {
        struct reader behind = reader_at(p, p->tok.end);
        return reader_peek(&behind) >= '0' && reader_peek(&behind) <= '9';
    }
    char c = p->tok.kind == TOK_OTHER ? p->r->text.ptr[p->tok.at] : ' ';
    return c == '\'' || c == '#' || c == ':' || (unsigned char)c >= 0x80;
}

static const char *lab_remark(const struct expr_parser *p)
{
    size_t from = p->prev.kind == TOK_END ? p->start : p->prev.end;
    if (p->tok.kind == TOK_END && from < p->r->text.len &&
        memchr(p->r->text.ptr + from, '#', p->r->text.len - from))
        return "; `#` after a blank starts a comment";
    if (p->wants_name && p->tok.kind == TOK_NAME && expr_parse_is_keyword(p))
        return "; as a name it stands in back-ticks";
    if (p->tok.kind == TOK_OTHER && p->r->text.ptr[p->tok.at] == '`')
        return "; the back-tick is not closed";
    return "";
}

static enum err lab_syntax(const struct expr_parser *p, const char *expected)
{
    struct reader here = reader_at(p, expr_fail_glued(p) ? p->prev.at : p->tok.at);
    if (expr_fail_glued(p) || is_odd_value(p))
        return literal_refuse(&here, p->why);
    enum err err = lab_spelling(p);
    if (err)
        return err;
    struct buf found = BUF_INIT;
    struct slice before = text_before(p);
    if (before.len > 40)
        before.len = 0;
    if (p->tok.kind == TOK_LE || p->tok.kind == TOK_GE || p->tok.kind == TOK_NE ||
        p->tok.kind == TOK_QUOTED)
        buf_printf(&found, "`%.*s`", SLICE_ARG(expr_lex_text(p->r, p->tok)));
    else
        reader_describe(p->r, p->tok.at, &found);
    err = reader_fail(p->r, p->tok.at, p->why, "expected %s%s%.*s%s, found %s%s", expected,
                      before.len ? " after `" : "", SLICE_ARG(before), before.len ? "`" : "",
                      buf_str(&found), lab_remark(p));
    buf_done(&found);
    return err;
}

void *expr_fail_with(struct expr_parser *p, enum err err)
{
    assert(err && !p->err);
    p->err = err;
    return NULL;
}

void *expr_fail(struct expr_parser *p, const char *expected)
{
    return expr_fail_with(p, p->src->dialect == EXPR_API ? api_syntax(p) : lab_syntax(p, expected));
}
