#include "config.h"

#include "model/literal.h"

#include <assert.h>

#include "base/b64.h"
#include "base/utf8.h"

/* Characters that show nothing, move the cursor or turn the writing direction. */
static const struct {
    uint32_t first, last;
} unprintable[] = {
    {0x00, 0x1f},     {0x7f, 0xa0},     {0xad, 0xad},     {0x61c, 0x61c},   {0x180e, 0x180e},
    {0x2000, 0x200f}, {0x2028, 0x202f}, {0x205f, 0x206f}, {0x3000, 0x3000}, {0xd800, 0xf8ff},
    {0xfe00, 0xfe0f}, {0xfeff, 0xfeff}, {0xfff0, 0xfffb}, {0xfffe, 0xffff}, {0xe0000, 0xe0fff},
};

static bool is_printable(uint32_t cp)
{
    for (size_t i = 0; i < sizeof unprintable / sizeof *unprintable; i++)
        if (cp >= unprintable[i].first && cp <= unprintable[i].last)
            return false;
    return cp < 0xf0000 && (cp & 0xfffe) != 0xfffe;
}

static void print_escaped(uint32_t cp, struct buf *out)
{
    if (cp >= 0x10000)
        buf_printf(out, "\\u%04x\\u%04x", (unsigned)(0xd7c0 + (cp >> 10)),
                   (unsigned)(0xdc00 + (cp & 0x3ff)));
    else
        buf_printf(out, "\\u%04x", (unsigned)cp);
}

void literal_print_string(struct slice s, struct buf *out)
{
    static const char plain[] = "\"\\\b\f\n\r\t", letter[] = "\"\\bfnrt";
    buf_add_char(out, '"');
    while (s.len) {
        uint32_t cp;
        size_t len = utf8_decode(s, &cp);
        if (len == 0) {
            cp = 0xfffd;
            len = 1;
        }
        const char *escape = cp && cp < 0x80 ? strchr(plain, (int)cp) : NULL;
        if (escape)
            buf_printf(out, "\\%c", letter[escape - plain]);
        else if (!is_printable(cp) || slice_begins(s, SLICE("[..]")))
            print_escaped(cp, out);
        else
            buf_add(out, s.ptr, len);
        s.ptr += len;
        s.len -= len;
    }
    buf_add_char(out, '"');
}

void literal_print_name(struct slice name, struct buf *out)
{
    if (literal_is_word(name))
        buf_add_slice(out, name);
    else
        literal_print_string(name, out);
}

static void print_element(struct val container, struct slice name, struct val v, struct buf *out)
{
    if (container.type == VAL_M) {
        literal_print_string(name, out);
        buf_add_str(out, ": ");
    }
    literal_print(v, out);
}

static void print_container(struct val v, const char *open, const char *close, struct buf *out)
{
    struct val_iter it = val_iter(v);
    struct slice name = SLICE_NONE;
    struct val element;
    buf_add_str(out, open);
    for (size_t i = 0; val_next(&it, &name, &element); i++) {
        if (i)
            buf_add_str(out, ", ");
        print_element(v, name, element, out);
    }
    buf_add_str(out, close);
}

static void print_number(struct val v, struct buf *out)
{
    struct num n;
    char text[NUM_TEXT_MAX];
    num_decode(v.p, v.n, &n);
    buf_add(out, text, num_format(&n, text));
}

void literal_print(struct val v, struct buf *out)
{
    switch (v.type) {
    case VAL_S:
        literal_print_string(val_slice(v), out);
        return;
    case VAL_N:
        print_number(v, out);
        return;
    case VAL_B:
        buf_add_str(out, "b64(\"");
        b64_encode(val_slice(v), out);
        buf_add_str(out, "\")");
        return;
    case VAL_BOOL:
        buf_add_str(out, val_bool(v) ? "true" : "false");
        return;
    case VAL_NULL:
        buf_add_str(out, "null");
        return;
    case VAL_SS:
    case VAL_NS:
    case VAL_BS:
        print_container(v, "<<", ">>", out);
        return;
    case VAL_L:
        print_container(v, "[", "]", out);
        return;
    case VAL_M:
        print_container(v, "{", "}", out);
        return;
    case VAL_TYPES:
        break;
    }
    assert(!"a type");
}

/* Digits with a sign, a point, an exponent: whoever reads it takes it for a number. */
static bool reads_as_number(struct slice s)
{
    struct num n;
    struct errinfo why;
    if (!num_parse(s, &n, &why))
        return true;
    /* Out of range is a number all the same. */
    return strncmp(why.text, "The parameter cannot be converted", 33) != 0;
}

static bool reads_as_word(struct slice s)
{
    return slice_is_nocase(s, "true") || slice_is_nocase(s, "false") || slice_is_nocase(s, "null");
}

static bool begins_like_another(struct slice s)
{
    return memchr("([{", s.ptr[0], 3) || slice_begins(s, SLICE("<<")) ||
           slice_begins(s, SLICE("b64("));
}

/* A string that cannot be mistaken for anything else when it stands without quotes. */
static bool is_plain(struct slice s)
{
    if (s.len == 0 || s.ptr[0] == ' ' || s.ptr[s.len - 1] == ' ' || begins_like_another(s) ||
        reads_as_word(s) || reads_as_number(s))
        return false;
    while (s.len) {
        uint32_t cp;
        size_t len = utf8_decode(s, &cp);
        if (len == 0 || !is_printable(cp) || cp == '"' || cp == '=' || cp == '`' ||
            slice_begins(s, SLICE("[..]")) || slice_begins(s, SLICE("  ")))
            return false;
        s.ptr += len;
        s.len -= len;
    }
    return true;
}

void literal_print_bare(struct val v, struct buf *out)
{
    if (v.type == VAL_S && is_plain(val_slice(v)))
        buf_add_slice(out, val_slice(v));
    else
        literal_print(v, out);
}
