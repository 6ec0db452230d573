#include "config.h"

#include "api/shape.h"

#include <assert.h>
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <strings.h>

#include "base/b64.h"
#include "base/limits.h"

#define JAVA_PACKAGE "com.amazonaws.dynamodb.v20120810."

/* --- types ----------------------------------------------------------------------------- */

static const char *const java_names[] = {
    [SHAPE_STRING] = "java.lang.String",   [SHAPE_BLOB] = "java.nio.ByteBuffer",
    [SHAPE_INTEGER] = "java.lang.Integer", [SHAPE_LONG] = "java.lang.Long",
    [SHAPE_BOOLEAN] = "java.lang.Boolean",
};

static void print_java_name(const struct shape_member *m, const char *in, struct buf *out)
{
    if (*in == 'M')
        buf_add_str(out, "java.util.Map<java.lang.String, ");
    if (*in == 'L')
        buf_add_str(out, "java.util.List<");
    if (*in) {
        print_java_name(m, in + 1, out);
        buf_add_char(out, '>');
    } else if (m->kind == SHAPE_STRUCT) {
        buf_printf(out, JAVA_PACKAGE "%s", m->shape->name);
    } else {
        buf_add_str(out, java_names[m->kind]);
    }
}

static bool say(struct buf *message, const char *text)
{
    buf_add_str(message, text);
    return false;
}

static bool is_scalar(const cJSON *j)
{
    return !cJSON_IsArray(j) && !cJSON_IsObject(j);
}

static const char *token_of(const cJSON *j)
{
    if (cJSON_IsBool(j))
        return cJSON_IsTrue(j) ? "TRUE_VALUE" : "FALSE_VALUE";
    if (cJSON_IsString(j))
        return "STRING_VALUE";
    return j->valuedouble == floor(j->valuedouble) ? "NUMBER_VALUE" : "DECIMAL_VALUE";
}

/* 1: true, 0: false, -1: neither. */
static int read_boolean(const char *text)
{
    static const char *const words[] = {"false", "true", "no", "yes", "0", "1"};
    for (int i = 0; i < 6; i++)
        if (strcasecmp(text, words[i]) == 0)
            return i & 1;
    return -1;
}

static bool check_blob(const cJSON *j, struct buf *message)
{
    if (!cJSON_IsString(j))
        return say(message, "only base-64-encoded strings are convertible to bytes");
    struct slice text = slice_of(j->valuestring);
    if (text.len % 4) {
        buf_printf(message,
                   "Base64 encoded length is expected a multiple of 4 bytes but found: %zu",
                   text.len);
        return false;
    }
    struct buf bytes = BUF_INIT;
    bool fine = b64_decode(text, &bytes);
    buf_done(&bytes);
    return fine || say(message, "Invalid last non-pad Base64 character dectected");
}

static bool is_in_range(const cJSON *j, enum shape_kind kind)
{
    double most = kind == SHAPE_INTEGER ? 2147483647.0 : 9223372036854774784.0;
    return j->valuedouble >= -most && j->valuedouble <= most;
}

static bool check_scalar(const cJSON *j, const struct shape_member *m, struct buf *message)
{
    if (cJSON_IsObject(j))
        return say(message, "Start of structure or map found where not expected");
    if (cJSON_IsArray(j)) {
        buf_printf(message, "Unrecognized collection type class %s", java_names[m->kind]);
        return false;
    }
    if (m->kind == SHAPE_BLOB)
        return check_blob(j, message);
    if (m->kind == SHAPE_BOOLEAN && cJSON_IsString(j))
        return read_boolean(j->valuestring) >= 0 ||
               say(message, "Unexpected token received from parser");
    bool fits = m->kind == SHAPE_STRING    ? cJSON_IsString(j)
                : m->kind == SHAPE_BOOLEAN ? cJSON_IsBool(j)
                                           : cJSON_IsNumber(j) && is_in_range(j, m->kind);
    if (!fits)
        buf_printf(message, "%s cannot be converted to %s", token_of(j),
                   java_names[m->kind] + strlen("java.lang."));
    return fits;
}

static bool check_object(const cJSON *j, const struct shape *shape, struct buf *message);

static bool refuse_collection(const struct shape_member *m, const char *in, struct buf *message)
{
    buf_printf(message, "Unrecognized collection type %s", *in == 'M' ? "" : "class ");
    print_java_name(m, in, message);
    return false;
}

/* `is_inside`: it stands in a list or map. */
static bool check_type(const cJSON *j, const struct shape_member *m, const char *in, bool is_inside,
                       struct buf *message)
{
    if (cJSON_IsNull(j))
        return true;
    if (*in) {
        if (is_scalar(j))
            return say(message, "Unexpected field type");
        if (*in == 'L' && cJSON_IsObject(j))
            return say(message, "Start of structure or map found where not expected");
        if (*in == 'M' && cJSON_IsArray(j))
            return refuse_collection(m, in, message);
        if (*in == 'M' && json_has_twins(j))
            return false;
        for (const cJSON *child = j->child; child; child = child->next)
            if (!check_type(child, m, in + 1, true, message))
                return false;
        return true;
    }
    if (m->kind != SHAPE_STRUCT)
        return check_scalar(j, m, message);
    if (is_scalar(j))
        return say(message,
                   is_inside ? "Unexpected value type in payload" : "Unexpected field type");
    if (cJSON_IsArray(j))
        return refuse_collection(m, in, message);
    return check_object(j, m->shape, message);
}

static const struct shape_member *find_member(const struct shape *shape, const char *name)
{
    for (const struct shape_member *m = shape->members; m->name; m++)
        if (strcmp(m->name, name) == 0)
            return m;
    return NULL;
}

/* Recursion is bounded by cJSON's limit of nesting. */
static bool check_object(const cJSON *j, const struct shape *shape, struct buf *message)
{
    /* CHOSEN: what the service does with a member named twice is not published. */
    if (json_has_twins(j))
        return false;
    for (const cJSON *child = j->child; child; child = child->next) {
        const struct shape_member *m = find_member(shape, child->string);
        if (m && !check_type(child, m, m->in ? m->in : "", false, message))
            return false;
    }
    return true;
}

bool shape_check_types(const cJSON *object, const struct shape *shape, struct buf *message)
{
    return cJSON_IsObject(object) && check_object(object, shape, message);
}

/* --- limits ---------------------------------------------------------------------------- */

enum { FAILURES_LISTED = 10 };

struct limits {
    struct buf path, text;
    struct buf raw; /* the path with members as they are written */
    struct arena arena;
    int count;
};

/* A value as the service prints it: lists and structures in their Java form. */
static void print_value(const cJSON *j, const struct shape_member *m, const char *in,
                        struct limits *l)
{
    struct buf *out = &l->text;
    if (cJSON_IsString(j)) {
        buf_add_slice(out, json_text(j, &l->arena));
    } else if (cJSON_IsNumber(j)) {
        buf_printf(out, "%.0f", floor(j->valuedouble));
    } else if (cJSON_IsBool(j)) {
        buf_add_str(out, cJSON_IsTrue(j) ? "true" : "false");
    } else if (cJSON_IsArray(j)) {
        buf_add_char(out, '[');
        for (const cJSON *c = j->child; c; c = c->next) {
            print_value(c, m, in + 1, l);
            buf_add_str(out, c->next ? ", " : "");
        }
        buf_add_char(out, ']');
    } else if (cJSON_IsObject(j)) {
        bool is_map = *in == 'M';
        buf_printf(out, "%s%c", is_map ? "" : m->shape->name, is_map ? '{' : '(');
        const char *separator = "";
        for (const cJSON *c = j->child; c; c = c->next) {
            const struct shape_member *inner = is_map ? m : find_member(m->shape, c->string);
            if (!inner || cJSON_IsNull(c))
                continue;
            struct slice name = json_name(c, &l->arena);
            buf_add_str(out, separator);
            buf_add_char(out, is_map ? name.ptr[0] : (char)tolower(name.ptr[0]));
            buf_add(out, name.ptr + 1, name.len ? name.len - 1 : 0);
            buf_add_char(out, '=');
            print_value(c, inner, is_map ? in + 1 : inner->in ? inner->in : "", l);
            separator = ", ";
        }
        buf_add_char(out, is_map ? '}' : ')');
    }
}

static void fail(struct limits *l, const cJSON *j, const struct shape_member *m, const char *in,
                 const char *text)
{
    if (l->count++ >= FAILURES_LISTED)
        return;
    if (l->count > 1)
        buf_add_str(&l->text, "; ");
    buf_add_str(&l->text, "Value ");
    if (m->is_terse) {
        buf_printf(&l->text, "at '%s'", buf_str(&l->raw));
    } else if (!j) {
        buf_printf(&l->text, "null at '%s'", buf_str(&l->path));
    } else {
        buf_add_char(&l->text, '\'');
        if (m->is_json)
            json_write(j, &l->arena, &l->text);
        else
            print_value(j, m, in, l);
        buf_printf(&l->text, "' at '%s'", buf_str(&l->path));
    }
    buf_printf(&l->text, " failed to satisfy constraint: %s", text);
}

static bool is_name(struct slice s)
{
    for (size_t i = 0; i < s.len; i++)
        if (!isalnum((unsigned char)s.ptr[i]) && (!s.ptr[i] || !strchr("_.-", s.ptr[i])))
            return false;
    return true;
}

static bool is_table_arn(struct slice s)
{
    return slice_begins(s, SLICE("arn:")) && slice_find(s, SLICE(":table/")) && s.len <= 1024;
}

static bool is_listed(const char *set, struct slice word)
{
    for (const char *at = set + 1; *at;) {
        size_t n = strcspn(at, ",]");
        if (slice_equal(word, (struct slice){at, n}))
            return true;
        at += n + strspn(at + n, ",] ");
    }
    return false;
}

static void check_length(struct limits *l, const cJSON *j, const struct shape_member *m,
                         const char *in, long length)
{
    char text[80];
    if (m->min && length < m->min) {
        snprintf(text, sizeof text, "Member must have length greater than or equal to %ld", m->min);
        fail(l, j, m, in, text);
    }
    if (m->max && length > m->max) {
        snprintf(text, sizeof text, "Member must have length less than or equal to %ld", m->max);
        fail(l, j, m, in, text);
    }
}

static void check_value_range(struct limits *l, const cJSON *j, const struct shape_member *m)
{
    char text[80];
    if ((m->min || m->max) && j->valuedouble < (double)m->min) {
        snprintf(text, sizeof text, "Member must have value greater than or equal to %ld", m->min);
        fail(l, j, m, "", text);
    }
    if (m->max && j->valuedouble > (double)m->max) {
        snprintf(text, sizeof text, "Member must have value less than or equal to %ld", m->max);
        fail(l, j, m, "", text);
    }
}

static void check_string(struct limits *l, const cJSON *j, const struct shape_member *m)
{
    struct slice text = json_text(j, &l->arena);
    if (m->is_table && is_table_arn(text))
        return;
    if (m->enum_set && !is_listed(m->enum_set, text)) {
        struct buf words = BUF_INIT;
        buf_printf(&words, "Member must satisfy enum value set: %s", m->enum_set);
        fail(l, j, m, "", buf_str(&words));
        buf_done(&words);
    }
    if ((m->is_name || m->is_table) && !is_name(text) && text.len)
        fail(l, j, m, "", "Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+");
    check_length(l, j, m, "", (long)text.len);
}

static void check_members(struct limits *l, const cJSON *object, const struct shape *shape);

/* What a map's keys and values must be, told at the map itself. */
static void check_map(struct limits *l, const cJSON *j, const struct shape_member *m,
                      const char *in)
{
    bool keys = true, values = true;
    for (const cJSON *c = j->child; c; c = c->next) {
        struct slice name = json_name(c, &l->arena);
        long count = cJSON_GetArraySize(c);
        bool fits =
            name.len >= LIMIT_TABLE_NAME_MIN && name.len <= LIMIT_TABLE_NAME_MAX && is_name(name);
        keys = keys && (fits || is_table_arn(name));
        values = values && (!m->map_values || (count >= 1 && count <= LIMIT_BATCH_WRITE));
    }
    if (m->map_keys && !keys)
        fail(l, j, m, in, m->map_keys);
    if (m->map_values && !values)
        fail(l, j, m, in, m->map_values);
}

static void cut(struct buf *b, size_t length)
{
    b->len = length;
    b->ptr[length] = '\0';
}

/* Both paths are equally long. */
static void step_into(struct limits *l, int position, const cJSON *c)
{
    size_t from = l->path.len;
    buf_add_char(&l->path, '.');
    if (position)
        buf_printf(&l->path, "%d", position);
    else
        buf_add_slice(&l->path, json_name(c, &l->arena));
    buf_add_str(&l->path, ".member");
    buf_add(&l->raw, l->path.ptr + from, l->path.len - from);
}

/* A null among elements counts as a structure without members. */
static void check_limits(struct limits *l, const cJSON *j, const struct shape_member *m,
                         const char *in)
{
    size_t length = l->path.len;
    int position = 1;
    for (const cJSON *c = *in ? j->child : NULL; c; c = c->next) {
        if (m->kind != SHAPE_STRUCT || m->shape->is_value)
            break;
        step_into(l, *in == 'L' ? position++ : 0, c);
        check_limits(l, c, m, in + 1);
        cut(&l->path, length);
        cut(&l->raw, length);
    }
    if (!*in && m->kind == SHAPE_STRUCT && !m->shape->is_value)
        check_members(l, j, m->shape);
}

static void check_member(struct limits *l, const cJSON *j, const struct shape_member *m)
{
    const char *in = m->in ? m->in : "";
    if (!j) {
        if (m->required)
            fail(l, NULL, m, in, "Member must not be null");
        return;
    }
    if (*in) {
        check_length(l, j, m, in, cJSON_GetArraySize(j));
        if (*in == 'M')
            check_map(l, j, m, in);
    } else if (m->kind == SHAPE_STRING) {
        check_string(l, j, m);
    } else if (m->kind == SHAPE_INTEGER || m->kind == SHAPE_LONG) {
        check_value_range(l, j, m);
    }
    check_limits(l, j, m, in);
}

static void check_members(struct limits *l, const cJSON *object, const struct shape *shape)
{
    struct shape_body body = shape_open(object, shape);
    size_t length = l->path.len;
    for (int i = 0; shape->members[i].name; i++) {
        const struct shape_member *m = &shape->members[i];
        buf_printf(&l->path, "%s%c%s", length ? "." : "", tolower(m->name[0]), m->name + 1);
        buf_printf(&l->raw, "%s%s", length ? "." : "", m->name);
        check_member(l, body.slot[i], m);
        cut(&l->path, length);
        cut(&l->raw, length);
    }
}

int shape_check_limits(const cJSON *object, const struct shape *shape, struct buf *message)
{
    struct limits l = {0};
    buf_limit(&l.text, LIMIT_MESSAGE_BYTES);
    check_members(&l, object, shape);
    if (l.count) {
        int listed = l.count < FAILURES_LISTED ? l.count : FAILURES_LISTED;
        buf_printf(message, "%d validation error%s detected: ", listed, listed > 1 ? "s" : "");
        buf_add_slice(message, buf_slice(&l.text));
    }
    buf_done(&l.path);
    buf_done(&l.raw);
    buf_done(&l.text);
    arena_done(&l.arena);
    return l.count;
}

/* --- reading --------------------------------------------------------------------------- */

struct shape_body shape_open(const cJSON *object, const struct shape *shape)
{
    struct shape_body b = {.shape = shape, .object = object};
    for (const cJSON *child = object ? object->child : NULL; child; child = child->next) {
        const struct shape_member *m = find_member(shape, child->string);
        if (!m || cJSON_IsNull(child))
            continue;
        assert(m - shape->members < SHAPE_MEMBERS);
        b.slot[m - shape->members] = child;
    }
    return b;
}

bool shape_has(const struct shape *shape, const char *name)
{
    return find_member(shape, name) != NULL;
}

const cJSON *shape_get(const struct shape_body *b, const char *name)
{
    const struct shape_member *m = find_member(b->shape, name);
    assert(m);
    return b->slot[m - b->shape->members];
}

struct slice shape_string(const struct shape_body *b, const char *name, struct arena *a)
{
    const cJSON *j = shape_get(b, name);
    return j ? json_text(j, a) : SLICE_NONE;
}

bool shape_bool_of(const cJSON *boolean)
{
    return cJSON_IsString(boolean) ? read_boolean(boolean->valuestring) == 1
                                   : cJSON_IsTrue(boolean);
}

bool shape_bool(const struct shape_body *b, const char *name)
{
    const cJSON *j = shape_get(b, name);
    return j && shape_bool_of(j);
}

long long shape_number(const struct shape_body *b, const char *name)
{
    const cJSON *j = shape_get(b, name);
    return j ? (long long)floor(j->valuedouble) : 0;
}
