#include "config.h"

#include "wsim.h"

#include <assert.h>
#include <string.h>

#include "expr/expr.h"
#include "model/literal.h"

/* --- comparing --------------------------------------------------------------------------- */

void wsim_expect(struct wsim *s, const char *what, long long got, long long want)
{
    if (got == want || s->failed)
        return;
    s->failed = true;
    buf_printf(&s->report, "# request %d: %s\n# %s: engine %lld, model %lld\n# error: %s\n",
               s->op_number, buf_str(&s->say), what, got, want, s->result.why.text);
}

static void print_doc(const struct doc *doc, struct buf *out)
{
    struct doc_iter it;
    struct slice name;
    struct val v;
    buf_add_char(out, '{');
    doc_iter_init(&it, doc);
    for (const char *gap = ""; doc_next(&it, &name, &v); gap = ", ") {
        buf_printf(out, "%s\"%.*s\": ", gap, SLICE_ARG(name));
        literal_print(v, out);
    }
    doc_iter_done(&it);
    buf_add_char(out, '}');
}

void wsim_expect_doc(struct wsim *s, const char *what, const struct doc *got,
                     const struct nval *want)
{
    struct buf a = BUF_INIT, b = BUF_INIT;
    print_doc(got, &a);
    nval_print(want, &b);
    if (strcmp(buf_str(&a), buf_str(&b)) != 0 && !s->failed) {
        wsim_expect(s, what, 0, 1);
        buf_printf(&s->report, "# engine %.900s\n# model  %.900s\n", buf_str(&a), buf_str(&b));
    }
    buf_done(&a);
    buf_done(&b);
}

static int64_t units_of(const struct result *r, struct slice table, struct slice index)
{
    int64_t units = 0;
    for (int i = 0; i < r->units_count; i++) {
        const struct table *of = r->units[i].of, *base = table_base(of);
        if (slice_equal(table_name(base ? base : of), table) &&
            slice_equal(base ? table_name(of) : SLICE(""), index))
            units += r->units[i].read + r->units[i].write;
    }
    return units;
}

void wsim_expect_units(struct wsim *s, const struct result *r, const struct nbill *b)
{
    int64_t all = nbill_total(b, NULL);
    wsim_expect(s, "read units", r->read_units, b->is_write ? 0 : all);
    wsim_expect(s, "write units", r->write_units, b->is_write ? all : 0);
    for (int i = 0; i < WSIM_TABLES; i++) {
        const struct ntable *t = &s->table[i];
        if (!t->space.name[0])
            continue;
        struct slice name = wsim_name(&t->space);
        wsim_expect(s, "units of a table", units_of(r, name, SLICE("")), nbill_total(b, &t->space));
        for (int k = 0; k < t->index_count; k++)
            wsim_expect(s, "units of an index", units_of(r, name, wsim_name(t->index[k])),
                        nbill_total(b, t->index[k]));
    }
}

/* --- at random --------------------------------------------------------------------------- */

uint64_t wsim_below(struct wsim *s, uint64_t n)
{
    return rng_below(&s->rng, n);
}

struct slice wsim_name(const struct nspace *of)
{
    return slice_of(of->name);
}

struct ntable *wsim_table(struct wsim *s)
{
    struct ntable *there[WSIM_TABLES];
    int count = 0;
    for (int i = 0; i < WSIM_TABLES; i++)
        if (s->table[i].space.name[0])
            there[count++] = &s->table[i];
    return count ? there[wsim_below(s, (uint64_t)count)] : NULL;
}

const struct nval *wsim_key_value(struct wsim *s, const struct nattr *a)
{
    static const char *const texts[] = {
        "a",       "ab", "abc", "B",        "ORDER#",       "ORDER#2026-01-15", "ORDER#10",
        "ORDER#9", "~",  " x ", "\xc3\xa9", "\xef\xbf\xad", "\xf0\x90\x80\x80"};
    static const int64_t numbers[] = {-1000000000000, -200, -150,  0,      1,     25, 900,
                                      1000,           1050, 12300, 100000, 100050};
    bool few = a->name[0] != 'p' && a->name[0] != 's'; /* of other attributes fewer values */
    if (a->kind == NK_S)
        return nval_string(&s->arena, texts[wsim_below(s, few ? 5 : sizeof texts / sizeof *texts)]);
    return nval_number(&s->arena,
                       numbers[wsim_below(s, few ? 6 : sizeof numbers / sizeof *numbers)]);
}

static const struct nval *key_of(struct wsim *s, const struct ntable *t, const struct nval *map)
{
    const char *pk = t->space.pk[0].name;
    const struct nval *key = nval_empty(&s->arena, NK_M);
    key = nval_with(&s->arena, key, pk, nval_copy(&s->arena, nval_member(map, pk)));
    if (t->space.sk_count)
        key = nval_with(&s->arena, key, "sk", nval_copy(&s->arena, nval_member(map, "sk")));
    return key;
}

const struct nval *wsim_key(struct wsim *s, const struct ntable *t)
{
    if (t->count && wsim_below(s, 2))
        return key_of(s, t, t->item[wsim_below(s, (uint64_t)t->count)]->map);
    const struct nval *key = nval_empty(&s->arena, NK_M);
    key = nval_with(&s->arena, key, "pk", wsim_key_value(s, &t->space.pk[0]));
    if (t->space.sk_count)
        key = nval_with(&s->arena, key, "sk", wsim_key_value(s, &t->space.sk[0]));
    return key;
}

static const struct nval *long_text(struct wsim *s)
{
    size_t len = wsim_below(s, s->is_big && wsim_below(s, 2) ? 410000 : 3000);
    char *text = arena_alloc(&s->arena, len + 1);
    memset(text, 'a' + (int)wsim_below(s, 3), len);
    return nval_string(&s->arena, text);
}

const struct nval *wsim_item(struct wsim *s, const struct ntable *t, const struct nval *key)
{
    static const struct {
        const char *name;
        enum nkind kind;
    } rest[] = {{"l", NK_L}, {"m", NK_M}, {"ss", NK_SS}, {"ns", NK_NS}, {"f", NK_BOOL}};
    static const struct nattr keys[] = {{"a", NK_S}, {"b", NK_N}, {"c", NK_S}, {"n", NK_N}};
    const struct nval *map = key;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (wsim_below(s, 4))
            map = nval_with(&s->arena, map, keys[i].name,
                            wsim_below(s, 40) ? wsim_key_value(s, &keys[i])
                                              : nval_random(&s->arena, &s->rng, 1));
    for (size_t i = 0; i < sizeof rest / sizeof *rest; i++)
        if (wsim_below(s, 3) == 0)
            map = nval_with(&s->arena, map, rest[i].name,
                            nval_random_of(&s->arena, &s->rng, rest[i].kind, 3));
    if (wsim_below(s, 4) == 0) {
        int64_t e = ENGINE_EPOCH_SECONDS + s->world.now_us / 1000000 + (int64_t)wsim_below(s, 400);
        map = nval_with(&s->arena, map, "e",
                        nval_number(&s->arena, (e - 300) * 100 + (wsim_below(s, 8) == 0)));
    }
    if (wsim_below(s, s->is_big ? 2 : 12) == 0)
        map = nval_with(&s->arena, map, "t", long_text(s));
    (void)t;
    return map;
}

struct nnames wsim_names(const struct nspace *without)
{
    static const char *const any[] = {"l", "m", "ss", "ns", "f", "t", "z", "l", "m"};
    static const char *const scalar[] = {"pk", "sk", "a", "b", "c", "n"};
    struct nnames names = {scalar, any, 6, sizeof any / sizeof *any};
    if (!without)
        return names;
    names.scalar_count = 0;
    /* the longest stretch at the list's end that is no key */
    while (names.scalar_count < 6 && !nspace_key(without, scalar[5 - names.scalar_count]))
        names.scalar_count++;
    names.scalar = scalar + 6 - names.scalar_count;
    return names;
}

/* --- requests ---------------------------------------------------------------------------- */

/* A number in one of its spellings. */
static void spell(struct wsim *s, const struct nval *v, struct buf *out)
{
    uint64_t way = wsim_below(s, 4);
    if (v->kind != NK_N || way == 0)
        nval_print(v, out);
    else if (v->n == 0)
        buf_add_str(out, way == 1 ? "-0" : way == 2 ? "0.00" : "0E7");
    else if (way == 1)
        buf_printf(out, "%lldE-2", (long long)v->n);
    else if (way == 2 && v->n % 100 == 0)
        buf_printf(out, "%lld.0", (long long)(v->n / 100));
    else
        buf_printf(out, "%lld0e-3", (long long)v->n);
}

struct val wsim_map(struct wsim *s, const struct nval *map)
{
    struct buf text = BUF_INIT;
    buf_add_char(&text, '{');
    for (int i = 0; i < map->count; i++) {
        buf_printf(&text, "%s\"%s\": ", i ? ", " : "", map->name[i]);
        spell(s, map->kid[i], &text);
    }
    buf_add_char(&text, '}');
    buf_printf(&s->say, " %.400s", buf_str(&text));
    struct reader r = reader_of(buf_slice(&text));
    pack_clear(&s->pack);
    s->pack.is_item = true;
    enum err err = literal_read(&r, &s->pack, &s->result.why);
    wsim_expect(s, "item is read", err, ERR_OK);
    struct val v = pack_result(&s->pack);
    v.p = arena_memdup(&s->arena, v.p, v.n);
    buf_done(&text);
    return v;
}

struct expr *wsim_condition(struct wsim *s, const struct ncond *c, const char *label)
{
    struct buf text = BUF_INIT;
    struct expr_source source = {.dialect = EXPR_LAB, .label = label};
    struct expr *e = NULL;
    ncond_print(c, &text);
    buf_printf(&s->say, " %s %s", label, buf_str(&text));
    struct reader r = reader_of(buf_slice(&text));
    enum err err = expr_parse_condition(&s->arena, &source, &r, &e, &s->result.why);
    wsim_expect(s, "condition is read", err, ERR_OK);
    wsim_expect(s, "condition is read to its end", (long long)r.at, (long long)r.text.len);
    buf_done(&text);
    return e;
}
