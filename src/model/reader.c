#include "config.h"

#include "model/reader.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/utf8.h"

enum { DESCRIBE_MAX = 40 };

struct reader reader_of(struct slice text)
{
    /* Its places are reached by adding to ptr, which must be something then. */
    return (struct reader){.text = text.ptr ? text : SLICE(""), .first_line = 1, .first_col = 1};
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* A `#` at offset `at` starts a comment. */
static bool starts_comment(const struct reader *r, size_t at)
{
    return at == 0 ? r->first_col == 1 : is_blank(r->text.ptr[at - 1]);
}

/* Offset behind a `\` that joins lines and its line end, or `at`. */
static size_t skip_joint(const struct reader *r, size_t at)
{
    size_t end = at + 1;
    while (end < r->text.len && is_blank(r->text.ptr[end]) && r->text.ptr[end] != '\n')
        end++;
    return end < r->text.len && r->text.ptr[end] == '\n' ? end + 1 : at;
}

void reader_skip(struct reader *r)
{
    assert(r->at <= r->text.len);
    while (r->at < r->text.len) {
        char c = r->text.ptr[r->at];
        if (is_blank(c)) {
            r->at++;
        } else if (c == '#' && starts_comment(r, r->at)) {
            const char *end = memchr(r->text.ptr + r->at, '\n', r->text.len - r->at);
            r->at = end ? (size_t)(end - r->text.ptr) : r->text.len;
        } else if (c == '\\') {
            size_t end = skip_joint(r, r->at);
            if (end == r->at)
                return;
            r->at = end;
        } else {
            return;
        }
    }
}

void reader_place(const struct reader *r, size_t at, int *ret_line, int *ret_col)
{
    assert(at <= r->text.len);
    int line = r->first_line, col = r->first_col;
    for (size_t i = 0; i < at; i++) {
        unsigned char c = (unsigned char)r->text.ptr[i];
        if (c == '\n') {
            line++;
            col = 1;
        } else if ((c & 0xc0) != 0x80) {
            col++;
        }
    }
    *ret_line = line;
    *ret_col = col;
}

enum err reader_fail(const struct reader *r, size_t at, struct errinfo *why, const char *fmt, ...)
{
    char text[sizeof why->text];
    int line, col;
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    reader_place(r, at, &line, &col);
    return err_at(why, line, col, ERR_LAB, "%s", text);
}

static bool is_word_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

void reader_describe(const struct reader *r, size_t at, struct buf *out)
{
    assert(at <= r->text.len);
    struct slice rest = {r->text.ptr + at, r->text.len - at};
    uint32_t cp;
    if (rest.len == 0) {
        buf_add_str(out, "the end of the line");
        return;
    }
    if (rest.ptr[0] == '\n' || rest.ptr[0] == '\r') {
        buf_add_str(out, "a line end");
        return;
    }
    size_t len = 0;
    while (len < rest.len && len < DESCRIBE_MAX && is_word_char(rest.ptr[len]))
        len++;
    if (len == 0)
        len = utf8_decode(rest, &cp);
    if (len == 0 || (len == 1 && (unsigned char)rest.ptr[0] < 0x20)) {
        buf_printf(out, "the byte 0x%02x", (unsigned)(unsigned char)rest.ptr[0]);
        return;
    }
    buf_printf(out, "`%.*s`", (int)len, rest.ptr);
}
