#include "config.h"

#include "api/awscli.h"

#include <assert.h>
#include <ctype.h>

#include "api/api.h"
#include "api/shape.h"
#include "api/shorthand.h"
#include "base/near.h"
#include "base/utf8.h"

enum { NAME_MAX_BYTES = 64, WIDTH = 76 };

/* TableName: table-name; SSESpecification: sse-specification. */
static void write_kebab(const char *name, struct buf *out)
{
    for (size_t i = 0; name[i]; i++) {
        bool after_lower = i && !isupper((unsigned char)name[i - 1]);
        bool before_lower = i && name[i + 1] && islower((unsigned char)name[i + 1]);
        if (isupper((unsigned char)name[i]) && (after_lower || before_lower))
            buf_add_char(out, '-');
        buf_add_char(out, (char)tolower((unsigned char)name[i]));
    }
}

static bool is_kebab(struct slice word, const char *name)
{
    struct buf kebab = BUF_INIT;
    write_kebab(name, &kebab);
    bool same = slice_equal(word, buf_slice(&kebab));
    buf_done(&kebab);
    return same;
}

static const char *kebab(const char *name, struct arena *a)
{
    struct buf text = BUF_INIT;
    write_kebab(name, &text);
    const char *copy = arena_slice(a, buf_slice(&text)).ptr;
    buf_done(&text);
    return copy;
}

/* --- reading --------------------------------------------------------------------------- */

/* Options that every operation has. */
enum global_kind { GLOBAL_FLAG, GLOBAL_VALUE, GLOBAL_OUTPUT, GLOBAL_INPUT, GLOBAL_REFUSED };

struct global {
    const char *name;
    enum global_kind kind;
    const char *sentence; /* of a refusal */
};

/* clang-format off */
static const struct global globals[] = {
    {"region",           GLOBAL_VALUE,   NULL},
    {"endpoint-url",     GLOBAL_VALUE,   NULL},
    {"profile",          GLOBAL_VALUE,   NULL},
    {"output",           GLOBAL_OUTPUT,  NULL},
    {"no-cli-pager",     GLOBAL_FLAG,    NULL},
    {"no-paginate",      GLOBAL_FLAG,    NULL},
    {"cli-input-json",   GLOBAL_INPUT,   NULL},
    {"query",            GLOBAL_REFUSED, "`--query` is not here: the lab prints the whole answer"},
    {"max-items",        GLOBAL_REFUSED, "`--max-items` is not here: a line reads one page; write --limit"},
    {"page-size",        GLOBAL_REFUSED, "`--page-size` is not here: a line reads one page; write --limit"},
    {"starting-token",   GLOBAL_REFUSED, "`--starting-token` is not here: write --exclusive-start-key"},
};
/* clang-format on */

enum { GLOBALS = sizeof globals / sizeof *globals };

struct reading {
    const struct slice *words;
    size_t count, at;
    struct arena *arena;
    struct awscli_place *place;
    struct errinfo *why;
    const struct shape *shape;
    uint32_t seen; /* members of the shape given */
    uint32_t globals_seen;
    struct slice input; /* of --cli-input-json */
    struct buf body;
};

#define REFUSE(r, word_at, byte_at, ...)                                                           \
    (*(r)->place = (struct awscli_place){(word_at), (byte_at)},                                    \
     err_set((r)->why, ERR_LAB, __VA_ARGS__))

/* One option as it stands: its name and the words of its values. */
struct option {
    size_t word; /* the option's own */
    struct slice name;
    const struct slice *values;
    size_t count;
    size_t value_word, value_at; /* place of the first value */
    struct slice inline_value;
};

static bool is_option(struct slice word)
{
    return slice_begins(word, SLICE("--"));
}

static void take_option(struct reading *r, struct option *o)
{
    struct slice word = r->words[r->at];
    *o = (struct option){.word = r->at++, .value_word = r->at};
    const char *equals = memchr(word.ptr, '=', word.len);
    o->name = (struct slice){word.ptr + 2, (equals ? (size_t)(equals - word.ptr) : word.len) - 2};
    if (equals) {
        o->value_word = o->word;
        o->value_at = (size_t)(equals - word.ptr) + 1;
        o->inline_value = (struct slice){equals + 1, word.len - o->value_at};
        o->values = &o->inline_value;
        o->count = 1;
        return;
    }
    o->values = &r->words[r->at];
    while (r->at < r->count && !is_option(r->words[r->at])) {
        o->count++;
        r->at++;
    }
}

static enum err need_one(struct reading *r, const struct option *o)
{
    if (o->count == 0)
        return REFUSE(r, o->word, r->words[o->word].len, "`--%.*s` needs a value",
                      SLICE_ARG(o->name));
    if (o->count > 1)
        return REFUSE(r, o->value_word + 1, 0, "`--%.*s` takes one value; quote what has blanks",
                      SLICE_ARG(o->name));
    return ERR_OK;
}

static enum err need_none(struct reading *r, const struct option *o)
{
    if (o->count == 0)
        return ERR_OK;
    return REFUSE(r, o->value_word, o->value_at, "`--%.*s` takes no value", SLICE_ARG(o->name));
}

static bool looks_like_json(struct slice word)
{
    struct slice s = slice_trim(word);
    return s.len && strchr("{[\"", s.ptr[0]);
}

static bool names_a_file(struct slice value)
{
    return slice_begins(value, SLICE("file://")) || slice_begins(value, SLICE("fileb://"));
}

static enum err add_json(struct reading *r, const struct option *o, size_t i)
{
    size_t at;
    cJSON *json = json_parse_at(o->values[i], &at);
    if (!json)
        return REFUSE(r, o->value_word + i, o->value_at + at,
                      "the value of `--%.*s` is no JSON from here on", SLICE_ARG(o->name));
    cJSON_Delete(json);
    json_pack(o->values[i], &r->body);
    return ERR_OK;
}

/* One word: JSON, shorthand, or the text itself where a single value is meant. */
static enum err add_value(struct reading *r, const struct option *o, size_t i,
                          const struct shape_member *m, const char *in)
{
    struct slice value = o->values[i];
    if (names_a_file(value))
        return REFUSE(r, o->value_word + i, o->value_at,
                      "the lab reads no files here; write the value itself");
    if (!*in && m->kind != SHAPE_STRUCT) {
        shorthand_write_scalar(m, value, &r->body);
        return ERR_OK;
    }
    if (looks_like_json(value))
        return add_json(r, o, i);
    struct shorthand s = {.text = value, .why = r->why};
    enum err err = shorthand_read(&s, m, in, &r->body);
    if (err)
        *r->place = (struct awscli_place){o->value_word + i, o->value_at + s.at};
    return err;
}

static enum err add_list(struct reading *r, const struct option *o, const struct shape_member *m)
{
    if (o->count == 0)
        return need_one(r, o);
    struct slice first = slice_trim(o->values[0]);
    if (o->count == 1 && first.len && first.ptr[0] == '[')
        return add_json(r, o, 0);
    enum err err = ERR_OK;
    buf_add_char(&r->body, '[');
    for (size_t i = 0; i < o->count && !err; i++) {
        json_write_comma(&r->body);
        err = add_value(r, o, i, m, m->in + 1);
    }
    buf_add_char(&r->body, ']');
    return err;
}

static enum err add_member(struct reading *r, const struct option *o, const struct shape_member *m,
                           bool is_negated)
{
    uint32_t bit = UINT32_C(1) << (m - r->shape->members);
    if (r->seen & bit)
        return REFUSE(r, o->word, 0, "`--%s` is given twice", kebab(m->name, r->arena));
    r->seen |= bit;
    json_write_name(m->name, &r->body);
    if (m->in && *m->in == 'L')
        return add_list(r, o, m);
    if (!m->in && m->kind == SHAPE_BOOLEAN) {
        buf_add_str(&r->body, is_negated ? "false" : "true");
        return need_none(r, o);
    }
    enum err err = need_one(r, o);
    return err ? err : add_value(r, o, 0, m, m->in ? m->in : "");
}

/* Known to the CLI as a pair of options. */
static bool is_flag(const struct shape_member *m)
{
    return !m->in && m->kind == SHAPE_BOOLEAN;
}

static const struct shape_member *find_member(const struct shape *shape, struct slice name,
                                              bool *ret_negated)
{
    struct slice no = SLICE("no-");
    struct slice rest = {name.ptr + no.len, slice_begins(name, no) ? name.len - no.len : 0};
    for (const struct shape_member *m = shape->members; m->name; m++) {
        *ret_negated = is_flag(m) && rest.len && is_kebab(rest, m->name);
        if (*ret_negated || is_kebab(name, m->name))
            return m;
    }
    return NULL;
}

static enum err no_option(struct reading *r, const struct option *o, const char *operation)
{
    const char *names[2 * SHAPE_MEMBERS + GLOBALS + 1];
    size_t count = 0;
    for (const struct shape_member *m = r->shape->members; m->name; m++) {
        names[count++] = kebab(m->name, r->arena);
        if (is_flag(m))
            names[count++] = arena_printf(r->arena, "no-%s", kebab(m->name, r->arena));
    }
    for (int i = 0; i < GLOBALS; i++)
        if (globals[i].kind != GLOBAL_REFUSED)
            names[count++] = globals[i].name;
    names[count] = NULL;
    const char *near = near_word(o->name, names);
    const char *op = kebab(operation, r->arena);
    if (near)
        return REFUSE(r, o->word, 0, "`%s` has no option `--%.*s`; nearest is `--%s`", op,
                      SLICE_ARG(o->name), near);
    return REFUSE(r, o->word, 0, "`%s` has no option `--%.*s`", op, SLICE_ARG(o->name));
}

/* --- global options -------------------------------------------------------------------- */

static const struct global *find_global(struct slice name)
{
    for (int i = 0; i < GLOBALS; i++)
        if (slice_is(name, globals[i].name))
            return &globals[i];
    return NULL;
}

static enum err keep_input(struct reading *r, const struct option *o)
{
    size_t at = 0;
    if (names_a_file(o->values[0]))
        return REFUSE(r, o->value_word, o->value_at,
                      "the lab reads no files here; write the JSON itself");
    cJSON *json = json_parse_at(o->values[0], &at);
    bool fits = cJSON_IsObject(json);
    cJSON_Delete(json);
    if (!fits)
        return REFUSE(r, o->value_word, o->value_at + at,
                      "the value of `--cli-input-json` is no JSON object");
    r->input = o->values[0];
    return ERR_OK;
}

static enum err take_global(struct reading *r, const struct option *o, const struct global *g)
{
    uint32_t bit = UINT32_C(1) << (g - globals);
    if (g->kind == GLOBAL_REFUSED)
        return REFUSE(r, o->word, 0, "%s", g->sentence);
    if (r->globals_seen & bit)
        return REFUSE(r, o->word, 0, "`--%s` is given twice", g->name);
    r->globals_seen |= bit;
    if (g->kind == GLOBAL_FLAG)
        return need_none(r, o);
    enum err err = need_one(r, o);
    if (!err && g->kind == GLOBAL_OUTPUT && !slice_is(o->values[0], "json"))
        err = REFUSE(r, o->value_word, o->value_at, "the lab prints json alone");
    if (!err && g->kind == GLOBAL_INPUT)
        err = keep_input(r, o);
    return err;
}

/* --- the line -------------------------------------------------------------------------- */

static int find_operation(struct slice word)
{
    for (int i = 0; api_operation(i); i++)
        if (is_kebab(word, api_operation(i)))
            return i;
    return -1;
}

static enum err no_operation(struct reading *r)
{
    const char *names[NAME_MAX_BYTES];
    size_t count = 0;
    struct slice word = r->at < r->count ? r->words[r->at] : SLICE("");
    for (int i = 0; api_operation(i); i++) {
        assert(count + 1 < sizeof names / sizeof *names);
        names[count++] = kebab(api_operation(i), r->arena);
    }
    names[count] = NULL;
    if (!word.len)
        return REFUSE(r, r->at, 0, "expected an operation after `aws dynamodb`, such as `query`");
    const char *near = near_word(word, names);
    if (near)
        return REFUSE(r, r->at, 0, "`aws dynamodb` has no operation `%.*s`; nearest is `%s`",
                      SLICE_ARG(word), near);
    return REFUSE(r, r->at, 0, "`aws dynamodb` has no operation `%.*s` here", SLICE_ARG(word));
}

/* Members of --cli-input-json that no option says anew. */
static void add_input(struct reading *r)
{
    cJSON *json = json_parse(r->input);
    for (const cJSON *m = json ? json->child : NULL; m; m = m->next) {
        bool is_given = false;
        for (int i = 0; r->shape->members[i].name; i++)
            is_given |= r->seen >> i & json_is(m, r->shape->members[i].name);
        if (is_given)
            continue;
        json_write_name_of(m, r->arena, &r->body);
        json_write(m, r->arena, &r->body);
    }
    cJSON_Delete(json);
}

static enum err read_options(struct reading *r, const char *operation)
{
    enum err err = ERR_OK;
    while (r->at < r->count && !err) {
        struct option o;
        bool is_negated = false;
        if (!is_option(r->words[r->at]))
            return REFUSE(r, r->at, 0, "expected an option, as --table-name, found `%.*s`",
                          SLICE_ARG(r->words[r->at]));
        take_option(r, &o);
        const struct shape_member *m = r->shape ? find_member(r->shape, o.name, &is_negated) : NULL;
        const struct global *g = m ? NULL : find_global(o.name);
        if (m)
            err = add_member(r, &o, m, is_negated);
        else if (g)
            err = take_global(r, &o, g);
        else
            err = no_option(r, &o, operation);
    }
    return err;
}

/* Global options may stand before the operation, each with one value at most. */
static enum err read_head(struct reading *r)
{
    while (r->at < r->count && is_option(r->words[r->at])) {
        struct option o;
        size_t from = r->at;
        take_option(r, &o);
        const struct global *g = find_global(o.name);
        if (!g || g->kind == GLOBAL_INPUT)
            return REFUSE(r, from, 0, "`--%.*s` stands before the operation", SLICE_ARG(o.name));
        if (o.count && o.value_word != o.word) {
            o.count = g->kind == GLOBAL_FLAG ? 0 : 1;
            r->at = from + 1 + o.count;
        }
        enum err err = take_global(r, &o, g);
        if (err)
            return err;
    }
    return ERR_OK;
}

enum err awscli_read(const struct slice *words, size_t count, struct arena *a, struct awscli *ret,
                     struct errinfo *why)
{
    struct reading r = {
        .words = words, .count = count, .arena = a, .place = &ret->place, .why = why};
    ret->place = (struct awscli_place){0, 0};
    enum err err = read_head(&r);
    int op = err || r.at == count ? -1 : find_operation(words[r.at]);
    if (!err && op < 0)
        err = no_operation(&r);
    if (err)
        return err;
    r.at++;
    r.shape = api_shape(op);
    buf_add_char(&r.body, '{');
    err = read_options(&r, api_operation(op));
    if (!err && r.input.len)
        add_input(&r);
    buf_add_char(&r.body, '}');
    ret->operation = api_operation(op);
    ret->body = arena_slice(a, buf_slice(&r.body));
    buf_done(&r.body);
    return err;
}

/* --- writing --------------------------------------------------------------------------- */

static bool is_bare(struct slice s)
{
    for (size_t i = 0; i < s.len; i++)
        if (!isalnum((unsigned char)s.ptr[i]) && !memchr("-_./:,@%+=", s.ptr[i], 10))
            return false;
    return s.len > 0;
}

/* A word for a shell. */
static void write_word(struct slice s, struct buf *out)
{
    bool is_simple = true;
    for (size_t i = 0; i < s.len; i++)
        is_simple = is_simple && !memchr("\"\\$`!", s.ptr[i], 5);
    if (is_bare(s)) {
        buf_add_slice(out, s);
        return;
    }
    buf_add_char(out, is_simple ? '"' : '\'');
    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] == '\'' && !is_simple)
            buf_add_str(out, "'\\''");
        else
            buf_add_char(out, s.ptr[i]);
    }
    buf_add_char(out, is_simple ? '"' : '\'');
}

/* JSON in single quotes, on several lines where one is not enough. */
static void write_json(struct slice packed, size_t column, struct buf *out)
{
    struct buf text = BUF_INIT;
    if (column + utf8_count(packed) + 4 <= WIDTH)
        buf_add_slice(&text, packed);
    else
        json_lay_out(packed, column + 4, 2, WIDTH, &text);
    buf_add_char(out, '\'');
    for (size_t i = 0; i < text.len; i++) {
        if (text.ptr[i] == '\'')
            buf_add_str(out, "'\\''");
        else if (text.ptr[i] == 0x7f) /* JSON lets it stand, terminals do not */
            buf_add_str(out, "\\u007f");
        else
            buf_add_char(out, text.ptr[i]);
    }
    buf_add_char(out, '\'');
    buf_done(&text);
}

static void write_option(const cJSON *j, const struct shape_member *m, struct arena *a,
                         struct buf *out)
{
    struct buf text = BUF_INIT;
    bool is_single = !m->in && m->kind != SHAPE_STRUCT;
    buf_add_str(out, is_single && cJSON_IsFalse(j) ? "--no-" : "--");
    write_kebab(m->name, out);
    if (is_single && cJSON_IsBool(j) && m->kind == SHAPE_BOOLEAN)
        return;
    if (is_single && cJSON_IsString(j)) {
        struct slice s = json_text(j, a);
        buf_add_char(out, s.len && s.ptr[0] == '-' ? '=' : ' ');
        write_word(s, out);
        return;
    }
    json_write(j, a, &text);
    buf_add_char(out, ' ');
    if (is_single) {
        write_word(buf_slice(&text), out);
    } else {
        size_t line = out->len;
        while (line && out->ptr[line - 1] != '\n')
            line--;
        write_json(buf_slice(&text), out->len - line, out);
    }
    buf_done(&text);
}

/* What a word can hold as it is: no control character, no line of its own. */
static bool is_writable(const cJSON *j, struct arena *a)
{
    if (!cJSON_IsString(j))
        return true;
    struct slice s = json_text(j, a);
    for (size_t i = 0; i < s.len; i++)
        if ((unsigned char)s.ptr[i] < 0x20 || s.ptr[i] == 0x7f)
            return false;
    return !names_a_file(s);
}

static const struct shape_member *member_of(const struct shape *shape, const cJSON *j)
{
    for (const struct shape_member *m = shape->members; m->name; m++)
        if (json_is(j, m->name))
            return m;
    return NULL;
}

/* Options say all of it; else it goes as --cli-input-json. */
static bool has_options(const struct shape *shape, const cJSON *json, struct arena *a)
{
    if (!cJSON_IsObject(json) || json_has_twins(json))
        return false;
    for (const cJSON *j = json->child; j; j = j->next) {
        const struct shape_member *m = member_of(shape, j);
        if (!m || cJSON_IsNull(j) || !is_writable(j, a))
            return false;
        if (!m->in && m->kind == SHAPE_BOOLEAN && !cJSON_IsBool(j))
            return false;
        if ((m->in || m->kind == SHAPE_STRUCT) && !cJSON_IsObject(j) && !cJSON_IsArray(j))
            return false;
        if (m->in && *m->in == 'L' && !cJSON_IsArray(j))
            return false;
    }
    return true;
}

void awscli_write(struct slice operation, struct slice body, struct buf *out)
{
    struct arena arena = ARENA_INIT;
    cJSON *json = json_parse(body);
    int op = 0;
    while (api_operation(op) && !slice_is(operation, api_operation(op)))
        op++;
    assert(api_operation(op)); /* the body may be nested too deep to be read as one */
    buf_add_str(out, "aws dynamodb ");
    write_kebab(api_operation(op), out);
    if (!has_options(api_shape(op), json, &arena)) {
        struct buf packed = BUF_INIT;
        json_pack(body, &packed);
        buf_add_str(out, " \\\n  --cli-input-json ");
        write_json(buf_slice(&packed), 19, out);
        buf_done(&packed);
    } else {
        for (const cJSON *j = json->child; j; j = j->next) {
            const struct shape_member *m = member_of(api_shape(op), j);
            bool is_beside = j == json->child && !m->in && m->kind == SHAPE_STRING;
            buf_add_str(out, is_beside ? " " : " \\\n  ");
            write_option(j, m, &arena, out);
        }
    }
    cJSON_Delete(json);
    arena_done(&arena);
}
