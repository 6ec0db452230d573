#include "config.h"

#include "api/shorthand.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/limits.h"
#include "base/near.h"
#include "base/utf8.h"

enum { DEPTH_MAX = 4 * LIMIT_NESTING };

static enum err fail(const struct shorthand *s, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

static enum err fail(const struct shorthand *s, const char *fmt, ...)
{
    char text[400];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    return err_set(s->why, ERR_LAB, "%s", text);
}

static char peek(const struct shorthand *s)
{
    return s->at < s->text.len ? s->text.ptr[s->at] : '\0';
}

static bool take(struct shorthand *s, char c)
{
    bool is_here = s->at < s->text.len && s->text.ptr[s->at] == c;
    s->at += is_here;
    return is_here;
}

static enum err expected(const struct shorthand *s, const char *what)
{
    uint32_t cp;
    struct slice rest = {s->text.ptr + s->at, s->text.len - s->at};
    if (!rest.len)
        return fail(s, "expected %s, found the end of the value", what);
    int n = utf8_decode(rest, &cp);
    return fail(s, "expected %s, found `%.*s`", what, n > 0 ? n : 1, rest.ptr);
}

/* --- single values --------------------------------------------------------------------- */

static bool is_number(struct slice t)
{
    size_t at = t.len && t.ptr[0] == '-', from = at;
    while (at < t.len && isdigit((unsigned char)t.ptr[at]))
        at++;
    if (at == from || at - from > LIMIT_NUM_DIGITS || (t.ptr[from] == '0' && at > from + 1))
        return false;
    return at == t.len;
}

void shorthand_write_scalar(const struct shape_member *m, struct slice text, struct buf *out)
{
    bool is_bare = (m->kind == SHAPE_INTEGER || m->kind == SHAPE_LONG) && is_number(text);
    if (m->kind == SHAPE_BOOLEAN)
        is_bare = slice_is(text, "true") || slice_is(text, "false");
    if (is_bare)
        buf_add_slice(out, text);
    else
        json_write_string(text, out);
}

static enum err read_quoted(struct shorthand *s, struct buf *text)
{
    char quote = peek(s);
    size_t from = s->at++;
    while (s->at < s->text.len && peek(s) != quote) {
        if (peek(s) == '\\' && s->at + 1 < s->text.len &&
            (s->text.ptr[s->at + 1] == quote || s->text.ptr[s->at + 1] == '\\'))
            s->at++;
        buf_add_char(text, s->text.ptr[s->at++]);
    }
    if (take(s, quote))
        return ERR_OK;
    s->at = from;
    return fail(s, "the %c opened here is not closed", quote);
}

/* Up to what ends a value; "\," is a comma in it. */
static void read_plain(struct shorthand *s, struct buf *text)
{
    while (s->at < s->text.len && !strchr(",]}", peek(s))) {
        if (peek(s) == '\\' && s->at + 1 < s->text.len && s->text.ptr[s->at + 1] == ',')
            s->at++;
        buf_add_char(text, s->text.ptr[s->at++]);
    }
}

static enum err read_scalar(struct shorthand *s, const struct shape_member *m, struct buf *out)
{
    struct buf text = BUF_INIT;
    enum err err = ERR_OK;
    if (peek(s) == '"' || peek(s) == '\'')
        err = read_quoted(s, &text);
    else if (peek(s) == '{' || peek(s) == '[')
        err = fail(s, "`%s` is a single value, no %s", m->name,
                   peek(s) == '{' ? "structure" : "list");
    else
        read_plain(s, &text);
    if (!err)
        shorthand_write_scalar(m, (struct slice){buf_str(&text), text.len}, out);
    buf_done(&text);
    return err;
}

/* --- structures, maps, lists ----------------------------------------------------------- */

static size_t key_length(const struct shorthand *s, size_t at)
{
    size_t n = 0;
    while (at + n < s->text.len && (isalnum((unsigned char)s->text.ptr[at + n]) ||
                                    memchr("-_.#/:", s->text.ptr[at + n], 6)))
        n++;
    return n;
}

static enum err read_value(struct shorthand *s, const struct shape_member *m, const char *in,
                           struct buf *out);

static enum err no_member(const struct shorthand *s, const struct shape *shape, struct slice name)
{
    const char *names[SHAPE_MEMBERS + 1];
    int count = 0;
    for (; shape->members[count].name; count++)
        names[count] = shape->members[count].name;
    names[count] = NULL;
    const char *near = near_word(name, names);
    if (near)
        return fail(s, "no member `%.*s` here; nearest is `%s`", SLICE_ARG(name), near);
    return fail(s, "no member `%.*s` here; %s has %s%s%s", SLICE_ARG(name), shape->name, names[0],
                names[1] ? ", " : "", names[1] ? names[1] : "");
}

/* One key=value.  `seen`: members of a structure that were there. */
static enum err read_keyval(struct shorthand *s, const struct shape_member *m, const char *in,
                            uint32_t *seen, struct buf *out)
{
    size_t n = key_length(s, s->at);
    struct slice name = {s->text.ptr + s->at, n};
    if (n == 0)
        return expected(s, "a member's name");
    if (*in != 'M') {
        const struct shape_member *list = m->shape->members;
        for (m = list; m->name && !slice_is(name, m->name);)
            m++;
        if (!m->name)
            return no_member(s, &(struct shape){.name = "it", .members = list}, name);
        uint32_t bit = UINT32_C(1) << (m - list);
        if (*seen & bit)
            return fail(s, "the member `%s` is given twice", m->name);
        *seen |= bit;
        in = m->in ? m->in : "";
    } else {
        in++;
    }
    json_write_comma(out);
    json_write_string(name, out);
    buf_add_char(out, ':');
    s->at += n;
    if (!take(s, '='))
        return expected(s, "`=`");
    return read_value(s, m, in, out);
}

static enum err read_keyvals(struct shorthand *s, const struct shape_member *m, const char *in,
                             struct buf *out)
{
    uint32_t seen = 0;
    buf_add_char(out, '{');
    do {
        enum err err = read_keyval(s, m, in, &seen, out);
        if (err)
            return err;
    } while (take(s, ','));
    buf_add_char(out, '}');
    return ERR_OK;
}

static enum err read_bracketed(struct shorthand *s, const struct shape_member *m, const char *in,
                               struct buf *out)
{
    buf_add_char(out, '[');
    if (take(s, ']')) {
        buf_add_char(out, ']');
        return ERR_OK;
    }
    do {
        json_write_comma(out);
        enum err err = read_value(s, m, in + 1, out);
        if (err)
            return err;
    } while (take(s, ','));
    if (!take(s, ']'))
        return expected(s, "`,` or `]`");
    buf_add_char(out, ']');
    return ERR_OK;
}

/* x,y up to the next key= */
static enum err read_list(struct shorthand *s, const struct shape_member *m, const char *in,
                          struct buf *out)
{
    if (take(s, '['))
        return read_bracketed(s, m, in, out);
    buf_add_char(out, '[');
    for (;;) {
        json_write_comma(out);
        enum err err = read_value(s, m, in + 1, out);
        if (err)
            return err;
        size_t n = peek(s) == ',' ? key_length(s, s->at + 1) : 0;
        bool is_key = n && s->at + 1 + n < s->text.len && s->text.ptr[s->at + 1 + n] == '=';
        if (is_key || !take(s, ','))
            break;
    }
    buf_add_char(out, ']');
    return ERR_OK;
}

static enum err read_value(struct shorthand *s, const struct shape_member *m, const char *in,
                           struct buf *out)
{
    enum err err;
    if (++s->depth > DEPTH_MAX)
        return fail(s, "nested deeper than %d", DEPTH_MAX);
    if (*in == 'L') {
        err = read_list(s, m, in, out);
    } else if (*in != 'M' && m->kind != SHAPE_STRUCT) {
        err = read_scalar(s, m, out);
    } else if (!take(s, '{')) {
        err = expected(s, "`{`");
    } else if (*in == 'M' && take(s, '}')) {
        buf_add_str(out, "{}");
        err = ERR_OK;
    } else {
        err = read_keyvals(s, m, in, out);
        if (!err && !take(s, '}'))
            err = expected(s, "`,` or `}`");
    }
    s->depth--;
    return err;
}

enum err shorthand_read(struct shorthand *s, const struct shape_member *m, const char *in,
                        struct buf *out)
{
    bool is_open = *in == 'M' || (!*in && m->kind == SHAPE_STRUCT);
    enum err err = is_open ? read_keyvals(s, m, in, out) : read_value(s, m, in, out);
    if (!err && s->at < s->text.len)
        err = expected(s, "`,` or the end of the value");
    return err;
}
