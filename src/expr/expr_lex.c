#include "config.h"

#include "expr/expr_int.h"

#include <assert.h>

#include "base/utf8.h"

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_word_char(char c)
{
    return is_letter(c) || is_digit(c) || c == '_';
}

static size_t skip(const struct reader *r, size_t at, enum expr_dialect dialect)
{
    if (dialect == EXPR_LAB) {
        struct reader lab = *r;
        lab.at = at;
        reader_skip(&lab);
        return lab.at;
    }
    while (at < r->text.len && r->text.ptr[at] && strchr(" \t\r\n", r->text.ptr[at]))
        at++;
    return at;
}

static size_t run(struct slice s, size_t from, bool (*belongs)(char c))
{
    size_t end = from;
    while (end < s.len && belongs(s.ptr[end]))
        end++;
    return end;
}

/* Length of a name in back-ticks, 0 when it does not end on its line. */
static size_t quoted_length(struct slice s)
{
    for (size_t i = 1; i < s.len && s.ptr[i] != '\n'; i++) {
        if (s.ptr[i] != '`')
            continue;
        if (i + 1 == s.len || s.ptr[i + 1] != '`')
            return i + 1;
        i++;
    }
    return 0;
}

/* Signs; two-character ones come first. */
static const struct {
    const char *text;
    enum expr_tok kind;
} signs[] = {
    {"<>", TOK_NE},   {"<=", TOK_LE},  {">=", TOK_GE},      {"=", TOK_EQ},       {"<", TOK_LT},
    {">", TOK_GT},    {"+", TOK_PLUS}, {"-", TOK_MINUS},    {"(", TOK_LPAREN},   {")", TOK_RPAREN},
    {",", TOK_COMMA}, {".", TOK_DOT},  {"[", TOK_LBRACKET}, {"]", TOK_RBRACKET},
};

static struct expr_token sign(struct slice rest, size_t at)
{
    uint32_t cp;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (slice_begins(rest, slice_of(signs[i].text)))
            return (struct expr_token){signs[i].kind, at, at + strlen(signs[i].text)};
    size_t len = utf8_decode(rest, &cp);
    return (struct expr_token){TOK_OTHER, at, at + (len ? len : 1)};
}

struct expr_token expr_lex_next(const struct reader *r, size_t at, enum expr_dialect dialect)
{
    assert(at <= r->text.len);
    at = skip(r, at, dialect);
    struct slice rest = {r->text.ptr + at, r->text.len - at};
    if (rest.len == 0)
        return (struct expr_token){TOK_END, at, at};
    char c = rest.ptr[0];
    if (is_letter(c))
        return (struct expr_token){TOK_NAME, at, at + run(rest, 1, is_word_char)};
    if (is_digit(c))
        return (struct expr_token){TOK_NUMBER, at, at + run(rest, 1, is_digit)};
    if ((c == '#' || c == ':') && rest.len > 1 && is_word_char(rest.ptr[1]))
        return (struct expr_token){c == '#' ? TOK_ALIAS : TOK_VALUE, at,
                                   at + run(rest, 1, is_word_char)};
    if (c == '`' && dialect == EXPR_LAB && quoted_length(rest))
        return (struct expr_token){TOK_QUOTED, at, at + quoted_length(rest)};
    return sign(rest, at);
}

struct slice expr_lex_text(const struct reader *r, struct expr_token t)
{
    assert(t.at <= t.end && t.end <= r->text.len);
    return (struct slice){r->text.ptr + t.at, t.end - t.at};
}
