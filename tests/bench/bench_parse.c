#include "config.h"

/*
 * What reading a text costs, counted and not timed: this program and the layers
 * under it are compiled so that every stretch of code that runs calls the hook
 * below, and the memory functions of the C library count what they go through.
 * Twice the text may cost twice as much and a bit, for sorting.
 *
 *     make linear
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/api.h"
#include "expr/expr.h"
#include "model/literal.h"

void __sanitizer_cov_trace_pc(void);
int __real_memcmp(const void *a, const void *b, size_t n);
int __wrap_memcmp(const void *a, const void *b, size_t n);
void *__real_memmove(void *to, const void *from, size_t n);
void *__wrap_memmove(void *to, const void *from, size_t n);
void *__real_memcpy(void *to, const void *from, size_t n);
void *__wrap_memcpy(void *to, const void *from, size_t n);
void *__real_memchr(const void *s, int c, size_t n);
void *__wrap_memchr(const void *s, int c, size_t n);
size_t __real_strlen(const char *s);
size_t __wrap_strlen(const char *s);

#define UNCOUNTED __attribute__((no_sanitize_coverage))

enum { BYTES_A_STEP = 16 };

/* The one thing that a hook without arguments can write to. */
static unsigned long long steps;

UNCOUNTED void __sanitizer_cov_trace_pc(void)
{
    steps++;
}

UNCOUNTED int __wrap_memcmp(const void *a, const void *b, size_t n)
{
    steps += n / BYTES_A_STEP;
    return __real_memcmp(a, b, n);
}

UNCOUNTED void *__wrap_memmove(void *to, const void *from, size_t n)
{
    steps += n / BYTES_A_STEP;
    return __real_memmove(to, from, n);
}

UNCOUNTED void *__wrap_memcpy(void *to, const void *from, size_t n)
{
    steps += n / BYTES_A_STEP;
    return __real_memcpy(to, from, n);
}

UNCOUNTED void *__wrap_memchr(const void *s, int c, size_t n)
{
    void *found = __real_memchr(s, c, n);
    steps += (found ? (size_t)((const char *)found - (const char *)s) : n) / BYTES_A_STEP;
    return found;
}

UNCOUNTED size_t __wrap_strlen(const char *s)
{
    size_t n = __real_strlen(s);
    steps += n / BYTES_A_STEP;
    return n;
}

/* --- texts ------------------------------------------------------------------------------- */

/* `head`, n times `part` with its number in the place of each %d, `between` them, `tail`. */
struct shape {
    const char *name;
    enum { CONDITION, KEYCOND, PROJECTION, UPDATE, LITERAL, JSON } language;
    bool is_lab; /* else the service's dialect, with placeholders #a0 ... and :v0 ... */
    int most;    /* parts, within the limits */
    const char *head, *part, *between, *tail;
    const char *close; /* after all parts, once for each */
};

#define PUT                                                                                        \
    "{\"operation\":\"PutItem\",\"request\":{\"TableName\":\"Tab\",\"Item\":{\"pk\":{\"S\":\"a\"}" \
    ","
#define GET                                                                                        \
    "{\"operation\":\"GetItem\",\"request\":{\"TableName\":\"Tab\",\"Key\":{\"pk\":{\"S\":\"a\"}}" \
    ","

/* clang-format off */
static const struct shape shapes[] = {
    {"or",                 CONDITION,  false,  128, "",      "#a%d = :v%d",            " OR ",  "", ""},
    {"and, lab",           CONDITION,  true,   128, "",      "a%d = %d",               " and ", "", ""},
    {"not not",            CONDITION,  true,   128, "",      "not ",                   "",      "a = 1", ""},
    {"in",                 CONDITION,  false,   96, "a IN (", ":v%d",                  ", ",    ")", ""},
    {"in, lab",            CONDITION,  true,    96, "a in (", "%d",                    ", ",    ")", ""},
    {"parentheses",        CONDITION,  true,    64, "",      "(not ",                  "",      "a = 1", ")"},
    {"blanks",             CONDITION,  false, 4000, "a ",    " ",                      "",      " = :v0", ""},
    {"a long literal",     CONDITION,  true,   800, "a = [", "%d",                     ", ",    "]", ""},
    {"key condition",      KEYCOND,    false, 4000, "pk = ", " ",                      "",      ":v0", ""},
    {"key condition, lab", KEYCOND,    true,  4000, "pk = \"", "x",                    "",      "\"", ""},
    {"projection",         PROJECTION, false,  512, "",      "#a%d",                   ", ",    "", ""},
    {"projection, lab",    PROJECTION, true,   512, "",      "m.a%d",                  ", ",    "", ""},
    {"elements",           PROJECTION, true,   512, "",      "l[%d]",                  ", ",    "", ""},
    {"set",                UPDATE,     false,  256, "SET ",  "#a%d = :v%d",            ", ",    "", ""},
    {"set sums, lab",      UPDATE,     true,   128, "set ",  "a%d = b%d + 1",          ", ",    "", ""},
    {"remove",             UPDATE,     true,   512, "remove ", "a%d",                  ", ",    "", ""},
    {"add",                UPDATE,     false,  256, "ADD ",  "#a%d :v%d",              ", ",    "", ""},
    {"literal: list",      LITERAL,    true,  8000, "[",     "%d",                     ", ",    "]", ""},
    {"literal: map",       LITERAL,    true,  8000, "{",     "\"a%d\": 1",             ", ",    "}", ""},
    {"literal: set",       LITERAL,    true,  8000, "<<",    "\"a%d\"",                ", ",    ">>", ""},
    {"literal: numbers",   LITERAL,    true,  8000, "<<",    "%d",                     ", ",    ">>", ""},
    {"literal: string",    LITERAL,    true,  8000, "\"",    "x\\n",                   "",      "\"", ""},
    {"members",            JSON,       false, 4000, PUT,     "\"a%d\":{\"N\":\"%d\"}",   ",",     "}}}", ""},
    {"one member twice",   JSON,       false, 4000, PUT,     "\"a%d\":{\"N\":\"1\"}",   ",",     ",\"a1\":{\"N\":\"1\"}}}}", ""},
    {"list",               JSON,       false, 4000, PUT "\"l\":{\"L\":[", "{\"N\":\"%d\"}", ",", "]}}}}", ""},
    {"number set",         JSON,       false, 4000, PUT "\"l\":{\"NS\":[", "\"%d\"",    ",",     "]}}}}", ""},
    {"string set",         JSON,       false, 4000, PUT "\"l\":{\"SS\":[", "\"a%d\"",   ",",     "]}}}}", ""},
    {"long string",        JSON,       false, 4000, PUT "\"s\":{\"S\":\"", "\\u00e9",   "",      "\"}}}}", ""},
    {"nesting",            JSON,       false,   28, PUT "\"m\":", "{\"M\":{\"m\":",     "",      "{\"S\":\"\"}", "}}"},
    {"brackets",           JSON,       false, 4000, "",      "[",                       "",      "", "]"},
    {"names",              JSON,       false, 2000, GET "\"ExpressionAttributeNames\":{", "\"#a%d\":\"a%d\"", ",", "},\"ProjectionExpression\":\"#a1\"}}", ""},
    {"unknown members",    JSON,       false, 4000, GET,     "\"x%d\":[]",              ",",     "}}", ""},
};
/* clang-format on */

static void add_part(struct buf *out, const char *part, int i)
{
    for (const char *p = part; *p; p++) {
        if (p[0] != '%') {
            buf_add_char(out, *p);
            continue;
        }
        buf_printf(out, "%d", i);
        p++;
    }
}

static void write_shape(const struct shape *s, int n, struct buf *out)
{
    buf_add_str(out, s->head);
    for (int i = 0; i < n; i++) {
        buf_add_str(out, i ? s->between : "");
        add_part(out, s->part, i);
    }
    buf_add_str(out, s->tail);
    for (int i = 0; i < n; i++)
        buf_add_str(out, s->close);
    if (s->language == JSON && s->close[0] == '}')
        buf_add_str(out, "}}}");
}

/* --- reading ----------------------------------------------------------------------------- */

struct placeholders {
    struct arena arena;
    struct expr_bindings all;
};

/* #a0 to #an and :v0 to :vn, in the order in which maps of JSON arrive. */
static void bind(struct placeholders *p, int n)
{
    struct pack one = PACK_INIT;
    enum err err = pack_number(&one, SLICE("1"), NULL);
    assert(!err);
    struct val v = pack_result(&one);
    v.p = arena_memdup(&p->arena, v.p, v.n);
    p->all.names = arena_alloc(&p->arena, (size_t)n * sizeof *p->all.names);
    p->all.values = arena_alloc(&p->arena, (size_t)n * sizeof *p->all.values);
    p->all.name_count = p->all.value_count = (size_t)n;
    for (int i = 0; i < n; i++) {
        char *key = arena_printf(&p->arena, "#a%d", i);
        p->all.names[i] = (struct expr_binding){.key = slice_of(key), .name = slice_of(key + 1)};
        key = arena_printf(&p->arena, ":v%d", i);
        p->all.values[i] = (struct expr_binding){.key = slice_of(key), .value = v};
    }
    pack_done(&one);
}

static enum err read_expression(const struct shape *s, int n, struct reader *r)
{
    struct placeholders p = {0};
    struct expr_source src = {.dialect = s->is_lab ? EXPR_LAB : EXPR_API,
                              .label = "ConditionExpression",
                              .bindings = &p.all};
    struct arena a = ARENA_INIT;
    struct errinfo why = {0};
    struct keycond k;
    struct expr *e;
    struct expr_projection *projection;
    struct expr_update *u;
    bind(&p, n + 1);
    steps = 0;
    enum err err = s->language == CONDITION ? expr_parse_condition(&a, &src, r, &e, &why)
                   : s->language == KEYCOND ? expr_parse_keycond(&a, &src, r, &k, &why)
                   : s->language == PROJECTION
                       ? expr_parse_projection(&a, &src, r, &projection, &why)
                       : expr_parse_update(&a, &src, r, &u, &why);
    if (err)
        printf("# %s\n", why.text);
    arena_done(&a);
    arena_done(&p.arena);
    return err;
}

static enum err read_literal(struct reader *r)
{
    struct pack p = PACK_INIT;
    steps = 0;
    enum err err = literal_read(r, &p, NULL);
    pack_done(&p);
    return err;
}

static void read_json(struct slice line)
{
    struct engine_config config = engine_config_default();
    struct engine *e = engine_new(&config);
    struct api *api = api_new(e);
    struct buf out = BUF_INIT;
    api_line(api,
             SLICE("{\"operation\":\"CreateTable\",\"request\":{\"TableName\":\"Tab\","
                   "\"BillingMode\":\"PAY_PER_REQUEST\",\"AttributeDefinitions\":[{"
                   "\"AttributeName\":\"pk\",\"AttributeType\":\"S\"}],\"KeySchema\":[{"
                   "\"AttributeName\":\"pk\",\"KeyType\":\"HASH\"}]}}"),
             &out);
    assert(engine_table_count(e) == 1);
    steps = 0;
    api_line(api, line, &out);
    unsigned long long all = steps;
    buf_done(&out);
    api_free(api);
    engine_free(e);
    steps = all;
}

static unsigned long long cost(const struct shape *s, int n)
{
    struct buf text = BUF_INIT;
    write_shape(s, n, &text);
    struct reader r = reader_of(buf_slice(&text));
    enum err err = ERR_OK;
    if (s->language == JSON)
        read_json(buf_slice(&text));
    else
        err = s->language == LITERAL ? read_literal(&r) : read_expression(s, n, &r);
    unsigned long long all = steps;
    if (err || (s->language != JSON && r.at != text.len)) {
        printf("not ok - %s is not read\n", s->name);
        exit(1);
    }
    buf_done(&text);
    return all;
}

int main(void)
{
    bool all = true;
    printf("1..%zu\n", sizeof shapes / sizeof *shapes);
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const struct shape *s = &shapes[i];
        unsigned long long quarter = cost(s, s->most / 4), half = cost(s, s->most / 2),
                           whole = cost(s, s->most);
        /* what a doubling adds, so that what every request costs is left out */
        double growth = (double)(whole - half) / (double)(half - quarter);
        bool good = growth < 2.6;
        printf("%s %zu - %s: %d parts %llu, %d parts %llu, twice as many cost %.2f times\n",
               good ? "ok" : "not ok", i + 1, s->name, s->most / 2, half, s->most, whole, growth);
        all = all && good;
    }
    return !all;
}
