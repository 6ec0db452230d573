#include "config.h"

#include "api/json.h"

#include <assert.h>
#include <ctype.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/utf8.h"
#include "base/xalloc.h"

/* --- the guard ------------------------------------------------------------------------- */

struct guard {
    struct slice in;
    size_t at;
    size_t values; /* as many as there can be */
    struct buf out;
};

static char peek(const struct guard *g)
{
    return g->at < g->in.len ? g->in.ptr[g->at] : '\0';
}

static void take(struct guard *g)
{
    buf_add_char(&g->out, g->in.ptr[g->at++]);
}

static bool take_digits(struct guard *g)
{
    size_t from = g->at;
    while (isdigit((unsigned char)peek(g)))
        take(g);
    return g->at > from;
}

/* -? (0 | [1-9] digits) (. digits)? ([eE] [+-]? digits)? */
static bool take_number(struct guard *g)
{
    size_t from = g->at;
    if (peek(g) == '-')
        take(g);
    bool zero = peek(g) == '0';
    if (!take_digits(g) || (zero && g->in.ptr[g->at - 1] != '0'))
        return false;
    if (zero && g->at - from > (g->in.ptr[from] == '-' ? 2u : 1u))
        return false;
    if (peek(g) == '.') {
        take(g);
        if (!take_digits(g))
            return false;
    }
    if (peek(g) == 'e' || peek(g) == 'E') {
        take(g);
        if (peek(g) == '+' || peek(g) == '-')
            take(g);
        if (!take_digits(g))
            return false;
    }
    return g->at - from <= LIMIT_JSON_NUMBER_BYTES;
}

static bool take_escape(struct guard *g)
{
    struct slice rest = {g->in.ptr + g->at, g->in.len - g->at};
    if (slice_begins(rest, SLICE("\\u0000"))) {
        buf_add(&g->out, "\xc0\x80", 2);
        g->at += 6;
        return true;
    }
    take(g);
    if (peek(g) != 'u') {
        if (!peek(g) || !strchr("\"\\/bfnrt", peek(g)))
            return false;
        take(g);
        return true;
    }
    take(g);
    for (int i = 0; i < 4; i++) {
        if (!isxdigit((unsigned char)peek(g)))
            return false;
        take(g);
    }
    return true;
}

static bool take_string(struct guard *g)
{
    take(g);
    while (g->at < g->in.len) {
        size_t n = g->at;
        while (n < g->in.len && (unsigned char)g->in.ptr[n] >= 0x20 && g->in.ptr[n] != '"' &&
               g->in.ptr[n] != '\\')
            n++;
        buf_add(&g->out, g->in.ptr + g->at, n - g->at);
        g->at = n;
        if (peek(g) == '"') {
            take(g);
            return true;
        }
        if (peek(g) != '\\' || !take_escape(g))
            return false;
    }
    return false;
}

/* Copies the text; what is no JSON in a way that cJSON does not see is refused. */
static bool guard_text(struct guard *g)
{
    if (utf8_check(g->in) < g->in.len)
        return false;
    while (g->at < g->in.len) {
        char c = peek(g);
        bool fine = true;
        if (c == '"')
            fine = take_string(g);
        else if (c == '-' || isdigit((unsigned char)c))
            fine = take_number(g);
        else if (c && strchr(" \t\r\n{}[]:,truefalsn", c))
            take(g);
        else
            fine = false;
        g->values += c == ',' || c == '{' || c == '[';
        if (!fine || g->values > LIMIT_JSON_VALUES)
            return false;
    }
    return true;
}

cJSON *json_parse_at(struct slice text, size_t *ret_at)
{
    struct guard g = {.in = text};
    cJSON *json = NULL;
    const char *end = NULL;
    *ret_at = 0;
    if (text.len && text.len <= LIMIT_BODY_BYTES && guard_text(&g))
        json = cJSON_ParseWithLengthOpts(buf_str(&g.out), g.out.len + 1, &end, 1);
    /* A NUL's escape is longer in the text than in what cJSON read: nearly right is enough. */
    if (!json)
        *ret_at = end ? (size_t)(end - g.out.ptr) : g.at;
    *ret_at = *ret_at < text.len ? *ret_at : text.len;
    buf_done(&g.out);
    return json;
}

cJSON *json_parse(struct slice text)
{
    size_t at;
    return json_parse_at(text, &at);
}

/* --- reading --------------------------------------------------------------------------- */

static struct slice decode(const char *text, struct arena *a)
{
    struct slice s = slice_of(text);
    if (!memchr(s.ptr, '\xc0', s.len))
        return s;
    char *copy = arena_alloc(a, s.len);
    size_t n = 0;
    for (size_t i = 0; i < s.len; i++) {
        bool is_nul = s.ptr[i] == '\xc0';
        copy[n++] = is_nul ? '\0' : s.ptr[i];
        i += is_nul;
    }
    return (struct slice){copy, n};
}

struct slice json_text(const cJSON *string, struct arena *a)
{
    assert(cJSON_IsString(string));
    return decode(string->valuestring, a);
}

struct slice json_name(const cJSON *member, struct arena *a)
{
    assert(member->string);
    return decode(member->string, a);
}

bool json_is(const cJSON *member, const char *name)
{
    return strcmp(member->string, name) == 0;
}

static const cJSON *find_member(const cJSON *object, const char *name)
{
    for (const cJSON *m = object->child; m; m = m->next)
        if (json_is(m, name))
            return m;
    return NULL;
}

/* Recursion is bounded by cJSON's limit of nesting. */
bool json_equal(const cJSON *a, const cJSON *b)
{
    if ((a->type & 0xff) != (b->type & 0xff))
        return false;
    if (cJSON_IsString(a))
        return strcmp(a->valuestring, b->valuestring) == 0;
    if (cJSON_IsNumber(a))
        return a->valuedouble == b->valuedouble;
    if (cJSON_GetArraySize(a) != cJSON_GetArraySize(b))
        return false;
    const cJSON *y = b->child;
    for (const cJSON *x = a->child; x; x = x->next) {
        const cJSON *other = cJSON_IsObject(a) ? find_member(b, x->string) : y;
        if (!other || !json_equal(x, other))
            return false;
        y = y->next;
    }
    return true;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

bool json_has_twins(const cJSON *object)
{
    size_t count = 0, n = 0;
    bool found = false;
    for (const cJSON *m = object->child; m; m = m->next)
        count++;
    if (count < 2)
        return false;
    char **names = xcalloc(count, sizeof *names);
    for (const cJSON *m = object->child; m; m = m->next)
        names[n++] = m->string;
    qsort(names, count, sizeof *names, compare_names);
    for (size_t i = 1; i < count && !found; i++)
        found = strcmp(names[i - 1], names[i]) == 0;
    free(names);
    return found;
}

/* --- writing --------------------------------------------------------------------------- */

void json_write_string(struct slice s, struct buf *out)
{
    static const char plain[] = "\"\\\b\f\n\r\t", letter[] = "\"\\bfnrt";
    buf_add_char(out, '"');
    while (s.len) {
        size_t n = 0;
        while (n < s.len && (unsigned char)s.ptr[n] >= 0x20 && s.ptr[n] != '"' && s.ptr[n] != '\\')
            n++;
        buf_add(out, s.ptr, n);
        if (n == s.len)
            break;
        const char *escape = s.ptr[n] ? strchr(plain, s.ptr[n]) : NULL;
        if (escape)
            buf_printf(out, "\\%c", letter[escape - plain]);
        else
            buf_printf(out, "\\u%04x", (unsigned)(unsigned char)s.ptr[n]);
        s = (struct slice){s.ptr + n + 1, s.len - n - 1};
    }
    buf_add_char(out, '"');
}

/* Skips a string that begins at `at`; gives the place behind it. */
static size_t skip_string(struct slice s, size_t at)
{
    for (at++; s.ptr[at] != '"'; at++)
        at += s.ptr[at] == '\\';
    return at + 1;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

void json_pack(struct slice text, struct buf *out)
{
    for (size_t at = 0, end; at < text.len; at = end) {
        end = text.ptr[at] == '"' ? skip_string(text, at) : at + 1;
        if (!is_blank(text.ptr[at]))
            buf_add(out, text.ptr + at, end - at);
    }
}

/* The value at `at` of packed JSON ends here. */
static size_t skip_value(struct slice s, size_t at)
{
    int depth = 0;
    for (; at < s.len; at++) {
        char c = s.ptr[at];
        if (depth == 0 && (c == ',' || c == '}' || c == ']'))
            break;
        depth += (c == '{' || c == '[') - (c == '}' || c == ']');
        if (c == '"')
            at = skip_string(s, at) - 1;
    }
    return at;
}

/* Packed JSON on one line, a blank behind each comma and colon. */
static void write_flat(struct slice s, struct buf *out)
{
    for (size_t at = 0, end; at < s.len; at = end) {
        end = s.ptr[at] == '"' ? skip_string(s, at) : at + 1;
        buf_add(out, s.ptr + at, end - at);
        if (s.ptr[at] == ',' || s.ptr[at] == ':')
            buf_add_char(out, ' ');
    }
}

static bool is_flat(struct slice value, size_t indent, size_t width)
{
    struct buf flat = BUF_INIT;
    bool is_open = value.ptr[0] == '{' || value.ptr[0] == '[';
    if (!is_open || value.len == 2)
        return true;
    if (value.len > width)
        return false;
    write_flat(value, &flat);
    bool fits = indent + utf8_count(buf_slice(&flat)) <= width;
    buf_done(&flat);
    return fits;
}

/* `column` is where the value begins.  Recursion is bounded as reading was. */
static void lay_out(struct slice s, size_t column, size_t indent, size_t width, struct buf *out)
{
    if (is_flat(s, column, width)) {
        write_flat(s, out);
        return;
    }
    size_t inner = indent + (width ? 2 : 4), at = 1;
    buf_add_char(out, s.ptr[0]);
    while (at + 1 < s.len) {
        size_t end = skip_value(s, at), value = at, from = out->len + 1;
        buf_add_char(out, '\n');
        buf_add_fill(out, ' ', inner);
        if (s.ptr[0] == '{') {
            value = skip_string(s, at) + 1;
            buf_add(out, s.ptr + at, value - at);
            buf_add_char(out, ' ');
        }
        lay_out((struct slice){s.ptr + value, end - value}, out->len - from, inner, width, out);
        if (end + 1 < s.len)
            buf_add_char(out, ',');
        at = end + 1;
    }
    buf_add_char(out, '\n');
    buf_add_fill(out, ' ', indent);
    buf_add_char(out, s.ptr[s.len - 1]);
}

void json_lay_out(struct slice text, size_t column, size_t indent, size_t width, struct buf *out)
{
    struct buf packed = BUF_INIT;
    json_pack(text, &packed);
    lay_out(buf_slice(&packed), column, indent, width, out);
    buf_done(&packed);
}

void json_write_comma(struct buf *out)
{
    char last = out->len ? out->ptr[out->len - 1] : '{';
    if (last != '{' && last != '[')
        buf_add_char(out, ',');
}

void json_write_name(const char *name, struct buf *out)
{
    json_write_comma(out);
    buf_add_char(out, '"');
    buf_add_str(out, name);
    buf_add_str(out, "\":");
}

void json_write_name_of(const cJSON *member, struct arena *a, struct buf *out)
{
    json_write_comma(out);
    json_write_string(json_name(member, a), out);
    buf_add_char(out, ':');
}

/* Recursion is bounded by cJSON's limit of nesting. */
void json_write(const cJSON *j, struct arena *a, struct buf *out)
{
    if (cJSON_IsString(j)) {
        json_write_string(json_text(j, a), out);
    } else if (cJSON_IsNumber(j)) {
        double most = copysign(DBL_MAX, j->valuedouble); /* 1e999 is infinite, which is no JSON */
        buf_printf(out, "%.17g", isinf(j->valuedouble) ? most : j->valuedouble);
    } else if (cJSON_IsBool(j) || cJSON_IsNull(j)) {
        buf_add_str(out, cJSON_IsNull(j) ? "null" : cJSON_IsTrue(j) ? "true" : "false");
    } else {
        bool is_object = cJSON_IsObject(j);
        buf_add_char(out, is_object ? '{' : '[');
        for (const cJSON *c = j->child; c; c = c->next) {
            if (is_object)
                json_write_name_of(c, a, out);
            else
                json_write_comma(out);
            json_write(c, a, out);
        }
        buf_add_char(out, is_object ? '}' : ']');
    }
}
