#include "config.h"

#include "lab/check_lex.h"

#include <ctype.h>

#include "base/limits.h"

void check_lex_skip(struct check_lex *p)
{
    struct reader *r = p->r;
    if (p->where == CHECK_EXPECT) {
        reader_skip(r);
        return;
    }
    while (r->at < r->text.len && r->text.ptr[r->at] && strchr(" \t\r\n", r->text.ptr[r->at]))
        r->at++;
}

char check_lex_peek(const struct check_lex *p, size_t ahead)
{
    size_t at = p->r->at + ahead;
    return at < p->r->text.len ? p->r->text.ptr[at] : '\0';
}

bool check_lex_is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

struct slice check_lex_word(const struct check_lex *p)
{
    const struct reader *r = p->r;
    struct slice w = {r->text.ptr + r->at, 0};
    if (r->at < r->text.len && isalpha((unsigned char)w.ptr[0]))
        while (r->at + w.len < r->text.len && check_lex_is_word(w.ptr[w.len]))
            w.len++;
    return w;
}

void check_lex_take(struct check_lex *p, size_t len)
{
    p->r->at += len;
    p->end = p->r->at;
}

/* Takes a sign if it stands here. */
bool check_lex_took(struct check_lex *p, const char *sign)
{
    check_lex_skip(p);
    for (size_t i = 0; sign[i]; i++)
        if (check_lex_peek(p, i) != sign[i])
            return false;
    check_lex_take(p, strlen(sign));
    return true;
}

bool check_lex_took_keyword(struct check_lex *p, const char *keyword)
{
    check_lex_skip(p);
    struct slice w = check_lex_word(p);
    if (!slice_is_nocase(w, keyword))
        return false;
    check_lex_take(p, w.len);
    return true;
}

bool check_lex_is_keyword(struct slice w)
{
    static const char *const keywords[] = {"and", "or", "not", "in"};
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (slice_is_nocase(w, keywords[i]))
            return true;
    return false;
}

/* "found `x`" for messages: a word, a sign, or the end. */
static const char *found(struct check_lex *p)
{
    check_lex_skip(p);
    if (p->r->at >= p->r->text.len)
        return "the end";
    struct slice w = check_lex_word(p);
    if (w.len == 0) {
        w = (struct slice){p->r->text.ptr + p->r->at, 1};
        while (p->r->at + w.len < p->r->text.len && ((unsigned char)w.ptr[w.len] & 0xc0) == 0x80)
            w.len++;
    }
    return arena_printf(p->a, "`%.*s`", (int)(w.len > 40 ? 40 : w.len), w.ptr);
}

enum err check_lex_expected(struct check_lex *p, const char *what)
{
    const char *instead = found(p);
    return reader_fail(p->r, p->r->at, p->why, "expected %s, found %s", what, instead);
}

enum err check_lex_deeper(struct check_lex *p)
{
    if (++p->depth <= LIMIT_CHECK_DEPTH)
        return ERR_OK;
    reader_fail(p->r, p->r->at, p->why, "a check is nested at most %d deep", LIMIT_CHECK_DEPTH);
    if (p->why)
        p->why->code = ERR_LIMIT;
    return ERR_LIMIT;
}

struct check_node *check_lex_node(struct check_lex *p, enum check_node_kind kind,
                                  enum check_type type)
{
    struct check_node *n = ARENA_NEW(p->a, struct check_node);
    n->kind = kind;
    n->type = type;
    return n;
}

size_t check_lex_offset(const struct check_lex *p, const struct check_node *n)
{
    return (size_t)(n->text.ptr - p->r->text.ptr);
}

void check_lex_text(struct check_lex *p, struct check_node *n, size_t from)
{
    n->text = (struct slice){p->r->text.ptr + from, p->end - from};
}

enum err check_lex_fail(struct check_lex *p, const struct check_node *n, const char *text)
{
    return reader_fail(p->r, check_lex_offset(p, n), p->why, "%s", text);
}

/* A name in back-ticks: a doubled one is one of its own. */
enum err check_lex_quoted(struct check_lex *p, struct slice *ret)
{
    size_t open = p->r->at;
    struct buf name = BUF_INIT;
    size_t i = 1;
    for (; check_lex_peek(p, i) && check_lex_peek(p, i) != '\n'; i++) {
        if (check_lex_peek(p, i) == '`' && check_lex_peek(p, ++i) != '`')
            break;
        buf_add_char(&name, check_lex_peek(p, i));
    }
    bool is_closed = check_lex_peek(p, i - 1) == '`' && i > 2;
    *ret = arena_slice(p->a, buf_slice(&name));
    buf_done(&name);
    if (!is_closed)
        return reader_fail(p->r, open, p->why, "expected a name between back-ticks");
    check_lex_take(p, i);
    return ERR_OK;
}
