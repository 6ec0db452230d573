#include "config.h"

#include <assert.h>

#include "base/limits.h"
#include "base/utf8.h"
#include "expr/partiql_int.h"

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_word_char(char c)
{
    return is_letter(c) || is_digit(c);
}

static char at(const struct partiql_parser *p, size_t i)
{
    return i < p->text.len ? p->text.ptr[i] : '\0';
}

/* Digits, a fraction, an exponent; what is no number after all num_parse() refuses. */
static size_t number_end(const struct partiql_parser *p, size_t i)
{
    while (is_digit(at(p, i)) || at(p, i) == '.')
        i++;
    if (at(p, i) != 'e' && at(p, i) != 'E')
        return i;
    i++;
    if (at(p, i) == '+' || at(p, i) == '-')
        i++;
    while (is_digit(at(p, i)))
        i++;
    return i;
}

/* End of a quoted text, its begin when the quote is never closed. */
static size_t quoted_end(const struct partiql_parser *p, size_t from)
{
    char quote = p->text.ptr[from];
    for (size_t i = from + 1; i < p->text.len; i++) {
        if (p->text.ptr[i] != quote)
            continue;
        if (at(p, i + 1) != quote)
            return i + 1;
        i++;
    }
    return from;
}

static struct partiql_token sign_at(const struct partiql_parser *p, size_t i)
{
    static const struct {
        char text[3];
        enum partiql_tok kind;
    } pairs[] = {{"<>", PTOK_NE}, {"!=", PTOK_NE},       {"<=", PTOK_LE},
                 {">=", PTOK_GE}, {"<<", PTOK_SET_OPEN}, {">>", PTOK_SET_CLOSE}};
    struct slice rest = {p->text.ptr + i, p->text.len - i};
    uint32_t cp;
    for (size_t k = 0; k < sizeof pairs / sizeof *pairs; k++)
        if (slice_begins(rest, slice_of(pairs[k].text)))
            return (struct partiql_token){pairs[k].kind, i, i + 2};
    if (rest.ptr[0] && strchr("()[]{},.:;=<>+-*", rest.ptr[0]))
        return (struct partiql_token){PTOK_SIGN, i, i + 1};
    size_t len = utf8_decode(rest, &cp);
    return (struct partiql_token){PTOK_OTHER, i, i + (len ? len : 1)};
}

static struct partiql_token token_at(const struct partiql_parser *p, size_t i)
{
    while (i < p->text.len && p->text.ptr[i] && strchr(" \t\r\n", p->text.ptr[i]))
        i++;
    if (i == p->text.len)
        return (struct partiql_token){PTOK_END, i, i};
    char c = p->text.ptr[i];
    size_t end = i + 1;
    if (is_letter(c)) {
        while (is_word_char(at(p, end)))
            end++;
        return (struct partiql_token){PTOK_WORD, i, end};
    }
    if (is_digit(c) || (c == '.' && is_digit(at(p, i + 1))))
        return (struct partiql_token){PTOK_NUMBER, i, number_end(p, i)};
    if (c == '\'' || c == '"') {
        end = quoted_end(p, i);
        if (end == i)
            return (struct partiql_token){PTOK_OTHER, i, p->text.len};
        return (struct partiql_token){c == '"' ? PTOK_QUOTED : PTOK_STRING, i, end};
    }
    if (c == '?')
        return (struct partiql_token){PTOK_PARAM, i, end};
    return sign_at(p, i);
}

static struct partiql_token lex(struct partiql_parser *p, size_t from)
{
    struct partiql_token t = token_at(p, from);
    assert(t.at >= from && t.end >= t.at && t.end <= p->text.len);
    p->statement->steps += t.end - from;
    return t;
}

void partiql_lex_begin(struct partiql_parser *p)
{
    p->tok = lex(p, 0);
    p->next = lex(p, p->tok.end);
}

void partiql_lex_advance(struct partiql_parser *p)
{
    p->tok = p->next;
    p->next = lex(p, p->tok.end);
}

struct slice partiql_lex_text(const struct partiql_parser *p, struct partiql_token t)
{
    return (struct slice){p->text.ptr + t.at, t.end - t.at};
}

struct slice partiql_lex_unquote(struct partiql_parser *p, struct partiql_token t)
{
    struct slice quoted = partiql_lex_text(p, t);
    assert(t.kind == PTOK_QUOTED || t.kind == PTOK_STRING);
    char *text = arena_alloc(p->tree.arena, quoted.len);
    size_t len = 0;
    for (size_t i = 1; i + 1 < quoted.len; i++) {
        text[len++] = quoted.ptr[i];
        if (quoted.ptr[i] == quoted.ptr[0])
            i++;
    }
    return (struct slice){text, len};
}

bool partiql_lex_is_sign(const struct partiql_parser *p, char sign)
{
    return p->tok.kind == PTOK_SIGN && p->text.ptr[p->tok.at] == sign;
}

bool partiql_lex_is_word(const struct partiql_parser *p, const char *word)
{
    return p->tok.kind == PTOK_WORD && slice_is_nocase(partiql_lex_text(p, p->tok), word);
}

/* CHOSEN: words of the grammar alone are no names without quotes; which others the service
 * refuses is not published. */
bool partiql_lex_is_keyword(struct slice word)
{
    static const char *const keywords[] = {
        "select", "from",    "where",  "order",  "by",      "insert",    "into", "value",
        "update", "set",     "remove", "delete", "exists",  "returning", "and",  "or",
        "not",    "between", "in",     "is",     "missing", "null",      "true", "false"};
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (slice_is_nocase(word, keywords[i]))
            return true;
    return false;
}

bool partiql_lex_take_sign(struct partiql_parser *p, char sign)
{
    if (!partiql_lex_is_sign(p, sign))
        return false;
    partiql_lex_advance(p);
    return true;
}

bool partiql_lex_take_word(struct partiql_parser *p, const char *word)
{
    if (!partiql_lex_is_word(p, word))
        return false;
    partiql_lex_advance(p);
    return true;
}

bool partiql_lex_fail_with(struct partiql_parser *p, enum err err)
{
    assert(err);
    if (!p->err)
        p->err = err;
    return false;
}

bool partiql_lex_malformed(struct partiql_parser *p, const char *reason)
{
    return partiql_lex_fail_with(p, err_set(p->tree.why, ERR_VALIDATION,
                                            "Statement wasn't well formed, can't be processed: %s",
                                            reason));
}

bool partiql_lex_fail(struct partiql_parser *p, const char *expected)
{
    struct slice found = partiql_lex_text(p, p->tok);
    struct buf text = BUF_INIT;
    if (p->tok.kind == PTOK_END)
        found = SLICE("the end");
    if (found.len > 60)
        found.len = utf8_check((struct slice){found.ptr, 60});
    buf_printf(&text, "expected %s, found %.*s", expected, SLICE_ARG(found));
    partiql_lex_malformed(p, buf_str(&text));
    buf_done(&text);
    return false;
}

bool partiql_lex_expect_sign(struct partiql_parser *p, char sign)
{
    char text[] = {sign, '\0'};
    return partiql_lex_take_sign(p, sign) || partiql_lex_fail(p, text);
}

bool partiql_lex_expect_word(struct partiql_parser *p, const char *word)
{
    return partiql_lex_take_word(p, word) || partiql_lex_fail(p, word);
}

bool partiql_lex_deeper(struct partiql_parser *p)
{
    return ++p->depth <= LIMIT_EXPR_DEPTH ||
           partiql_lex_malformed(p, "more nested parentheses than keyglass supports");
}
