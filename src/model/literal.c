#include "config.h"

#include "model/literal.h"

#include <assert.h>
#include <stdio.h>

#include "base/b64.h"
#include "base/limits.h"
#include "base/utf8.h"

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_word_char(char c)
{
    return is_letter(c) || is_digit(c) || c == '_';
}

bool literal_is_word(struct slice s)
{
    if (s.len == 0 || !is_letter(s.ptr[0]))
        return false;
    for (size_t i = 1; i < s.len; i++)
        if (!is_word_char(s.ptr[i]))
            return false;
    return true;
}

static struct slice rest_of(const struct reader *r)
{
    return (struct slice){r->text.ptr + r->at, r->text.len - r->at};
}

/* The letters, digits and underlines at the front. */
static struct slice word_run(struct slice s)
{
    size_t n = 0;
    while (n < s.len && is_word_char(s.ptr[n]))
        n++;
    return (struct slice){s.ptr, n};
}

static bool at_text(const struct reader *r, const char *text)
{
    return slice_begins(rest_of(r), slice_of(text));
}

/* Moves over `c` if it is what stands there. */
static bool take(struct reader *r, char c)
{
    if (reader_peek(r) != c || r->at == r->text.len)
        return false;
    r->at++;
    return true;
}

static enum err placed(const struct reader *r, size_t at, enum err err, struct errinfo *why)
{
    if (err && why)
        reader_place(r, at, &why->line, &why->col);
    return err;
}

static enum err expected(const struct reader *r, const char *what, struct errinfo *why)
{
    struct buf found = BUF_INIT;
    reader_describe(r, r->at, &found);
    enum err err = reader_fail(r, r->at, why, "expected %s, found %s", what, buf_str(&found));
    buf_done(&found);
    return err;
}

/* --- what is refused by name ----------------------------------------------------------- */

static enum err refuse_word(const struct reader *r, struct errinfo *why)
{
    assert(is_letter(reader_peek(r)));
    struct slice rest = rest_of(r), word = word_run(rest);
    size_t len = word.len;
    while (len < rest.len && len < 60 && (unsigned char)rest.ptr[len] > ' ' &&
           !memchr(",()[]{}<>\"'=", rest.ptr[len], 12))
        len++;
    struct slice run = {rest.ptr, len};
    if (memchr(run.ptr, '#', run.len))
        return reader_fail(r, r->at, why, "`#` inside %.*s: a key is a string, write \"%.*s\"",
                           SLICE_ARG(run), SLICE_ARG(run));
    return reader_fail(r, r->at, why,
                       "expected a value, found `%.*s`; a string has double quotes: \"%.*s\"",
                       SLICE_ARG(word), SLICE_ARG(word));
}

static enum err refuse_character(const struct reader *r, struct errinfo *why)
{
    struct slice rest = rest_of(r);
    uint32_t cp = 0;
    size_t len = utf8_decode(rest, &cp);
    if (len == 0)
        return reader_fail(r, r->at, why, "broken UTF-8: the byte 0x%02x",
                           (unsigned)(unsigned char)rest.ptr[0]);
    if (cp == 0)
        return reader_fail(r, r->at, why, "a NUL character");
    if (cp == 0xa0)
        return reader_fail(r, r->at, why, "a no-break space outside a string; use a plain blank");
    if ((cp >= 0x2018 && cp <= 0x201f) || cp == 0xab || cp == 0xbb || cp == 0x2039 || cp == 0x203a)
        return reader_fail(r, r->at, why,
                           "%.*s is a typographic quote; strings have straight double quotes here",
                           (int)len, rest.ptr);
    return expected(r, "a value", why);
}

enum err literal_refuse(const struct reader *r, struct errinfo *why)
{
    struct slice rest = rest_of(r);
    struct slice behind = {rest.ptr + 1, rest.len ? rest.len - 1 : 0};
    struct slice word = word_run(behind);
    if (rest.len == 0)
        return expected(r, "a value", why);
    switch (rest.ptr[0]) {
    case '\'': {
        const char *end = memchr(behind.ptr, '\'', behind.len);
        size_t len = end ? (size_t)(end - rest.ptr) + 1 : 1;
        if (!end || len > 60 || memchr(rest.ptr, '\n', len))
            return reader_fail(r, r->at, why, "a single quote; strings have double quotes here");
        return reader_fail(r, r->at, why,
                           "%.*s is in single quotes; strings have double quotes here", (int)len,
                           rest.ptr);
    }
    case '+':
    case '.':
        if (word.len && is_digit(word.ptr[0]))
            return reader_fail(r, r->at, why, "`%c%.*s` is no number here; write %s%.*s",
                               rest.ptr[0], SLICE_ARG(word), rest.ptr[0] == '.' ? "0." : "",
                               SLICE_ARG(word));
        return expected(r, "a value", why);
    case ':':
    case '#':
        if (word.len)
            return reader_fail(r, r->at, why,
                               "placeholders are for the API; write the %s itself instead of "
                               "%c%.*s",
                               rest.ptr[0] == ':' ? "value" : "name", rest.ptr[0], SLICE_ARG(word));
        return expected(r, "a value", why);
    default:
        return is_letter(rest.ptr[0]) ? refuse_word(r, why) : refuse_character(r, why);
    }
}

/* --- strings and numbers --------------------------------------------------------------- */

static bool read_hex(struct reader *r, uint32_t *ret_unit)
{
    uint32_t unit = 0;
    if (r->text.len - r->at < 4)
        return false;
    for (int i = 0; i < 4; i++) {
        char c = r->text.ptr[r->at + (size_t)i];
        char lower = (char)(c | 0x20);
        if (is_digit(c))
            unit = unit * 16 + (uint32_t)(c - '0');
        else if (lower >= 'a' && lower <= 'f')
            unit = unit * 16 + (uint32_t)(lower - 'a' + 10);
        else
            return false;
    }
    r->at += 4;
    *ret_unit = unit;
    return true;
}

/* r stands behind `\u`. */
static enum err read_unicode(struct reader *r, struct buf *out, struct errinfo *why)
{
    assert(r->at >= 2 && r->text.ptr[r->at - 1] == 'u');
    size_t start = r->at - 2;
    uint32_t cp, low;
    char utf8[4];
    if (!read_hex(r, &cp))
        return reader_fail(r, start, why, "\\u needs four hexadecimal digits");
    if (cp >= 0xd800 && cp <= 0xdbff) {
        if (!at_text(r, "\\u"))
            return reader_fail(r, start, why, "half of a surrogate pair");
        r->at += 2;
        if (!read_hex(r, &low) || low < 0xdc00 || low > 0xdfff)
            return reader_fail(r, start, why, "half of a surrogate pair");
        cp = 0x10000 + ((cp - 0xd800) << 10) + (low - 0xdc00);
    } else if (cp >= 0xdc00 && cp <= 0xdfff) {
        return reader_fail(r, start, why, "half of a surrogate pair");
    }
    buf_add(out, utf8, utf8_encode(cp, utf8));
    return ERR_OK;
}

/* r stands at a `\`. */
static enum err read_escape(struct reader *r, struct buf *out, struct errinfo *why)
{
    assert(reader_peek(r) == '\\');
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
    size_t start = r->at++;
    char c = reader_peek(r);
    if (c == 'u') {
        r->at++;
        return read_unicode(r, out, why);
    }
    const char *known = c ? strchr(from, c) : NULL;
    if (!known)
        return reader_fail(r, start, why,
                           "no such escape in a string; there are \\\" \\\\ \\/ \\b \\f \\n \\r "
                           "\\t \\uXXXX");
    buf_add_char(out, to[known - from]);
    r->at++;
    return ERR_OK;
}

static enum err refuse_in_string(const struct reader *r, size_t start, struct errinfo *why)
{
    char c = reader_peek(r);
    if (r->at == r->text.len || c == '\n' || c == '\r')
        return reader_fail(r, start, why,
                           "the string opened here is not closed; strings do not cross lines");
    if (c == '\t')
        return reader_fail(r, r->at, why, "a tab inside a string is written \\t");
    if ((unsigned char)c < 0x20)
        return reader_fail(r, r->at, why, "the control character 0x%02x inside a string",
                           (unsigned)c);
    return reader_fail(r, r->at, why, "broken UTF-8: the byte 0x%02x", (unsigned)(unsigned char)c);
}

enum err literal_read_string(struct reader *r, struct buf *out, struct errinfo *why)
{
    reader_skip(r);
    size_t start = r->at;
    if (!take(r, '"'))
        return reader_peek(r) == '\'' ? literal_refuse(r, why) : expected(r, "a string", why);
    while (!take(r, '"')) {
        struct slice rest = rest_of(r);
        uint32_t cp;
        if (reader_peek(r) == '\\') {
            enum err err = read_escape(r, out, why);
            if (err)
                return err;
            continue;
        }
        size_t len = utf8_decode(rest, &cp);
        if (len == 0 || cp < 0x20)
            return refuse_in_string(r, start, why);
        buf_add(out, rest.ptr, len);
        r->at += len;
    }
    return ERR_OK;
}

static size_t skip_digits(const struct reader *r, size_t at)
{
    while (at < r->text.len && is_digit(r->text.ptr[at]))
        at++;
    return at;
}

static char char_at(const struct reader *r, size_t at)
{
    return at < r->text.len ? r->text.ptr[at] : '\0';
}

/* A JSON number; r stands at a digit or at `-`. */
static enum err read_number(struct reader *r, struct slice *ret_text, struct errinfo *why)
{
    assert(is_digit(reader_peek(r)) || reader_peek(r) == '-');
    size_t start = r->at, whole = start + (reader_peek(r) == '-');
    size_t at = skip_digits(r, whole);
    if (at == whole)
        return expected(r, "a value", why);
    if (char_at(r, whole) == '0' && at > whole + 1)
        return reader_fail(r, start, why, "`%.*s` is no number here: leading zeros",
                           (int)(at - start < 40 ? at - start : 40), r->text.ptr + start);
    if (char_at(r, at) == '.' && char_at(r, at + 1) != '.') {
        size_t fraction = at + 1;
        at = skip_digits(r, fraction);
        if (at == fraction)
            return reader_fail(r, start, why, "`%.*s` is no number here: no digit after the point",
                               (int)(at - start < 40 ? at - start : 40), r->text.ptr + start);
    }
    if ((char_at(r, at) | 0x20) == 'e') {
        size_t digits = at + 1;
        if (char_at(r, digits) == '+' || char_at(r, digits) == '-')
            digits++;
        size_t end = skip_digits(r, digits);
        if (end == digits)
            return reader_fail(r, start, why, "a number's exponent has no digits");
        at = end;
    }
    *ret_text = (struct slice){r->text.ptr + start, at - start};
    r->at = at;
    return ERR_OK;
}

static enum err pack_number_at(struct reader *r, struct pack *p, struct errinfo *why)
{
    size_t start = r->at;
    struct slice text;
    enum err err = read_number(r, &text, why);
    if (err)
        return err;
    return placed(r, start, pack_number(p, text, why), why);
}

static enum err pack_string_at(struct reader *r, struct pack *p, struct errinfo *why)
{
    struct buf text = BUF_INIT;
    enum err err = literal_read_string(r, &text, why);
    if (!err)
        pack_string(p, buf_slice(&text));
    buf_done(&text);
    return err;
}

/* A string of base64, as the binary it stands for. */
static enum err pack_base64_at(struct reader *r, struct pack *p, struct errinfo *why)
{
    struct buf text = BUF_INIT, bytes = BUF_INIT;
    reader_skip(r);
    size_t start = r->at;
    enum err err = literal_read_string(r, &text, why);
    if (!err && text.len % 4)
        err = reader_fail(r, start, why, "base64 comes in groups of four characters, found %zu",
                          text.len);
    else if (!err && !b64_decode(buf_slice(&text), &bytes))
        err = reader_fail(r, start, why, "no base64: A-Z a-z 0-9 + / and = at the end");
    if (!err)
        pack_binary(p, buf_slice(&bytes));
    buf_done(&text);
    buf_done(&bytes);
    return err;
}

/* --- literals -------------------------------------------------------------------------- */

static bool at_word(const struct reader *r, const char *word)
{
    return slice_is_nocase(word_run(rest_of(r)), word);
}

bool literal_begins(const struct reader *r)
{
    char c = reader_peek(r);
    if (c == '"' || c == '[' || c == '{' || is_digit(c))
        return true;
    if (c == '-')
        return is_digit(char_at(r, r->at + 1));
    return at_text(r, "<<") || at_text(r, "b64(") || at_word(r, "true") || at_word(r, "false") ||
           at_word(r, "null");
}

static enum err read_binary(struct reader *r, struct pack *p, struct errinfo *why)
{
    assert(at_text(r, "b64("));
    r->at += 4;
    enum err err = pack_base64_at(r, p, why);
    if (err)
        return err;
    reader_skip(r);
    return take(r, ')') ? ERR_OK : expected(r, "`)`", why);
}

static enum err too_many(const struct reader *r, size_t at, struct errinfo *why)
{
    return placed(r, at,
                  err_set(why, ERR_LIMIT, "a literal has at most %d elements; this one has more",
                          LIMIT_LITERAL_ELEMENTS),
                  why);
}

/*
 * Behind an element: moves over a comma and returns true, or over the closing
 * sign and returns false; *ret_err tells of anything else.
 */
static bool read_separator(struct reader *r, const char *close, enum err *ret_err,
                           struct errinfo *why)
{
    char what[16];
    reader_skip(r);
    size_t at = r->at;
    if (take(r, ',')) {
        reader_skip(r);
        if (!at_text(r, close))
            return true;
        *ret_err = reader_fail(r, at, why, "a comma before `%s`", close);
        return false;
    }
    if (at_text(r, close)) {
        r->at += strlen(close);
        *ret_err = ERR_OK;
        return false;
    }
    snprintf(what, sizeof what, "`,` or `%s`", close);
    *ret_err = expected(r, what, why);
    return false;
}

/* How the elements of one kind of container are read. */
typedef enum err read_fn(struct reader *r, struct pack *p, struct errinfo *why);

/* r stands behind the opening sign, the container is open. */
static enum err read_elements(struct reader *r, struct pack *p, const char *close, read_fn *element,
                              struct errinfo *why)
{
    size_t start = r->at, count = 0;
    enum err err = ERR_OK;
    reader_skip(r);
    if (at_text(r, close)) {
        r->at += strlen(close);
        return ERR_OK;
    }
    do {
        if (++count > LIMIT_LITERAL_ELEMENTS)
            return too_many(r, start, why);
        err = element(r, p, why);
    } while (!err && read_separator(r, close, &err, why));
    return err;
}

static enum err read_container(struct reader *r, struct pack *p, enum val_type type,
                               read_fn *element, struct errinfo *why)
{
    static const char *const open[VAL_TYPES] = {
        [VAL_SS] = "<<", [VAL_NS] = "<<", [VAL_BS] = "<<", [VAL_L] = "[", [VAL_M] = "{"};
    static const char *const close[VAL_TYPES] = {
        [VAL_SS] = ">>", [VAL_NS] = ">>", [VAL_BS] = ">>", [VAL_L] = "]", [VAL_M] = "}"};
    size_t start = r->at;
    assert(at_text(r, open[type]));
    enum err err = placed(r, start, pack_open(p, type, why), why);
    if (err)
        return err;
    r->at += strlen(open[type]);
    err = read_elements(r, p, close[type], element, why);
    if (err)
        return err;
    return placed(r, start, pack_close(p, why), why);
}

static enum err wrong_element(const struct reader *r, const char *kind, struct errinfo *why)
{
    struct buf found = BUF_INIT;
    reader_describe(r, r->at, &found);
    enum err err = reader_fail(
        r, r->at, why,
        "a set holds strings, numbers or b64 values, all of one kind: expected %s, found %s", kind,
        buf_str(&found));
    buf_done(&found);
    return err;
}

static enum err read_set_string(struct reader *r, struct pack *p, struct errinfo *why)
{
    reader_skip(r);
    if (reader_peek(r) == '"' || reader_peek(r) == '\'')
        return pack_string_at(r, p, why);
    return wrong_element(r, "a string", why);
}

static enum err read_set_number(struct reader *r, struct pack *p, struct errinfo *why)
{
    reader_skip(r);
    if (is_digit(reader_peek(r)) || reader_peek(r) == '-')
        return pack_number_at(r, p, why);
    return wrong_element(r, "a number", why);
}

static enum err read_set_binary(struct reader *r, struct pack *p, struct errinfo *why)
{
    reader_skip(r);
    if (at_text(r, "b64("))
        return read_binary(r, p, why);
    return wrong_element(r, "a b64 value", why);
}

static enum err read_set(struct reader *r, struct pack *p, struct errinfo *why)
{
    assert(at_text(r, "<<"));
    struct reader first = *r;
    first.at += 2;
    reader_skip(&first);
    char c = reader_peek(&first);
    if (is_digit(c) || c == '-')
        return read_container(r, p, VAL_NS, read_set_number, why);
    if (at_text(&first, "b64("))
        return read_container(r, p, VAL_BS, read_set_binary, why);
    if (c == '"' || at_text(&first, ">>"))
        return read_container(r, p, VAL_SS, read_set_string, why);
    if (literal_begins(&first))
        return wrong_element(&first, "one of these", why);
    return literal_refuse(&first, why);
}

/* A member's name and its colon. */
static enum err read_member_name(struct reader *r, struct pack *p, struct errinfo *why)
{
    reader_skip(r);
    if (reader_peek(r) == '"') {
        struct buf name = BUF_INIT;
        enum err err = literal_read_string(r, &name, why);
        if (!err)
            pack_name(p, buf_slice(&name));
        buf_done(&name);
        if (err)
            return err;
    } else {
        struct slice word = word_run(rest_of(r));
        if (reader_peek(r) == '\'')
            return literal_refuse(r, why);
        if (!literal_is_word(word))
            return expected(r, "a member's name", why);
        pack_name(p, word);
        r->at += word.len;
    }
    reader_skip(r);
    return take(r, ':') ? ERR_OK : expected(r, "`:` after a member's name", why);
}

static enum err read_member(struct reader *r, struct pack *p, struct errinfo *why)
{
    enum err err = read_member_name(r, p, why);
    return err ? err : literal_read(r, p, why);
}

enum err literal_read(struct reader *r, struct pack *p, struct errinfo *why)
{
    reader_skip(r);
    char c = reader_peek(r);
    if (c == '"')
        return pack_string_at(r, p, why);
    if (is_digit(c) || (c == '-' && literal_begins(r)))
        return pack_number_at(r, p, why);
    if (c == '{')
        return read_container(r, p, VAL_M, read_member, why);
    if (c == '[')
        return read_container(r, p, VAL_L, literal_read, why);
    if (at_text(r, "<<"))
        return read_set(r, p, why);
    if (at_text(r, "b64("))
        return read_binary(r, p, why);
    if (!literal_begins(r))
        return literal_refuse(r, why);
    struct slice word = word_run(rest_of(r));
    if (at_word(r, "null"))
        pack_null(p);
    else
        pack_bool(p, at_word(r, "true"));
    r->at += word.len;
    return ERR_OK;
}

/* --- typed values ---------------------------------------------------------------------- */

static enum err read_typed_value(struct reader *r, struct pack *p, struct errinfo *why);

static enum err read_number_string(struct reader *r, struct pack *p, struct errinfo *why)
{
    struct buf text = BUF_INIT;
    reader_skip(r);
    size_t start = r->at;
    if (is_digit(reader_peek(r)) || reader_peek(r) == '-')
        return reader_fail(r, r->at, why, "a typed number is a string: {\"N\": \"1\"}");
    enum err err = literal_read_string(r, &text, why);
    if (!err)
        err = placed(r, start, pack_number(p, buf_slice(&text), why), why);
    buf_done(&text);
    return err;
}

static enum err read_flag(struct reader *r, struct pack *p, bool is_null, struct errinfo *why)
{
    reader_skip(r);
    struct slice word = word_run(rest_of(r));
    bool value = slice_is(word, "true");
    if (!value && !slice_is(word, "false"))
        return expected(r, is_null ? "true" : "true or false", why);
    if (is_null && !value)
        return placed(r, r->at,
                      err_set(why, ERR_VALIDATION,
                              "One or more parameter values were invalid: Null attribute value "
                              "types must have the value of true"),
                      why);
    r->at += word.len;
    if (is_null)
        pack_null(p);
    else
        pack_bool(p, value);
    return ERR_OK;
}

static enum err read_typed_member(struct reader *r, struct pack *p, struct errinfo *why)
{
    enum err err = read_member_name(r, p, why);
    return err ? err : read_typed_value(r, p, why);
}

/* The elements of a typed set or list stand in brackets. */
static enum err read_typed_list(struct reader *r, struct pack *p, enum val_type type,
                                struct errinfo *why)
{
    static read_fn *const element[VAL_TYPES] = {[VAL_SS] = pack_string_at,
                                                [VAL_NS] = read_number_string,
                                                [VAL_BS] = pack_base64_at,
                                                [VAL_L] = read_typed_value};
    reader_skip(r);
    size_t start = r->at;
    if (!take(r, '['))
        return expected(r, "`[`", why);
    enum err err = placed(r, start, pack_open(p, type, why), why);
    if (!err)
        err = read_elements(r, p, "]", element[type], why);
    if (err)
        return err;
    return placed(r, start, pack_close(p, why), why);
}

static enum err read_payload(struct reader *r, struct pack *p, enum val_type type,
                             struct errinfo *why)
{
    switch (type) {
    case VAL_S:
        return pack_string_at(r, p, why);
    case VAL_N:
        return read_number_string(r, p, why);
    case VAL_B:
        return pack_base64_at(r, p, why);
    case VAL_BOOL:
    case VAL_NULL:
        return read_flag(r, p, type == VAL_NULL, why);
    case VAL_SS:
    case VAL_NS:
    case VAL_BS:
    case VAL_L:
        return read_typed_list(r, p, type, why);
    case VAL_M:
        return literal_read_typed(r, p, why);
    case VAL_TYPES:
        break;
    }
    assert(!"a type");
    return ERR_LAB;
}

/* The type's letters and the colon. */
static enum err read_type(struct reader *r, enum val_type *ret_type, struct errinfo *why)
{
    struct buf name = BUF_INIT;
    reader_skip(r);
    size_t start = r->at;
    enum err err = literal_read_string(r, &name, why);
    int type = 0;
    while (!err && type < VAL_TYPES && !slice_is(buf_slice(&name), val_type_names[type]))
        type++;
    if (!err && type == VAL_TYPES)
        err =
            reader_fail(r, start, why, "no type \"%.30s\"; there are S N B BOOL NULL SS NS BS L M",
                        buf_str(&name));
    buf_done(&name);
    if (err)
        return err;
    reader_skip(r);
    *ret_type = (enum val_type)type;
    return take(r, ':') ? ERR_OK : expected(r, "`:` after a type", why);
}

static enum err read_typed_value(struct reader *r, struct pack *p, struct errinfo *why)
{
    enum val_type type;
    reader_skip(r);
    size_t start = r->at;
    if (!take(r, '{'))
        return expected(r, "a typed value like {\"S\": \"text\"}", why);
    reader_skip(r);
    if (reader_peek(r) == '}')
        return placed(r, start,
                      err_set(why, ERR_VALIDATION,
                              "Supplied AttributeValue is empty, must contain exactly one of the "
                              "supported datatypes"),
                      why);
    enum err err = read_type(r, &type, why);
    if (!err)
        err = read_payload(r, p, type, why);
    if (err)
        return err;
    reader_skip(r);
    if (reader_peek(r) == ',')
        return placed(r, start,
                      err_set(why, ERR_VALIDATION,
                              "Supplied AttributeValue has more than one datatypes set, must "
                              "contain exactly one of the supported datatypes"),
                      why);
    return take(r, '}') ? ERR_OK : expected(r, "`}`", why);
}

enum err literal_read_typed(struct reader *r, struct pack *p, struct errinfo *why)
{
    reader_skip(r);
    if (reader_peek(r) != '{')
        return expected(r, "`{`", why);
    return read_container(r, p, VAL_M, read_typed_member, why);
}
