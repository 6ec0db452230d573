#include "config.h"

/*
 * Runs the expression cases of tests/expr/ (all .t files, or those given): one line of TAP a case.
 *
 * A case is a block of lines, ended by a blank line; each is a word and its text:
 *
 *   # title                      a block of such lines alone is a remark
 *   expr TEXT                    or keycond, projection, update: what is parsed
 *   lab                          in the lab's dialect (else the API's)
 *   label NAME                   the parameter's name, if not the usual one
 *   names {"#n": "name"}         placeholders; literals are the lab's
 *   bind {":v": 1}
 *   schema pk S, sk N            key attributes; more than one of each: a S, b S; c N
 *   filter query                 the rules of a filter (query or scan) against the schema
 *   item {...}                   or none
 *
 * and what must come of it:
 *
 *   true, false                  expr: what it says of the item
 *   result {...}                 projection, update: the map; keycond: its terms
 *   creates true                 update: whether it makes an absent item
 *   old {...}, new {...}         update: the parts it targets, before and after; or none
 *   top a b                      projection: the attributes it speaks of
 *   rest TEXT                    lab: what is left unread
 *   ok                           it is accepted
 *   error TEXT                   the service refuses it
 *   lab-error LINE:COL TEXT      the lab does
 *   why TEXT                     the lab's line of cause
 *
 * In TEXT  {{3 abc}}  stands for abcabcabc.
 *
 * Each case runs twice: on the item as a map, and as it is stored, its first
 * attribute that can be one as the partition key.  Both must come to the same.
 */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/xalloc.h"
#include "expr/expr.h"

enum field {
    F_EXPR,
    F_KEYCOND,
    F_PROJECTION,
    F_UPDATE,
    F_LAB,
    F_LABEL,
    F_NAMES,
    F_BIND,
    F_SCHEMA,
    F_FILTER,
    F_ITEM,
    F_TRUE,
    F_FALSE,
    F_RESULT,
    F_CREATES,
    F_OLD,
    F_NEW,
    F_TOP,
    F_REST,
    F_OK,
    F_ERROR,
    F_LAB_ERROR,
    F_WHY,
    F_COUNT
};

static const char *const field_names[F_COUNT] = {
    "expr",   "keycond", "projection", "update", "lab",   "label",     "names",   "bind",
    "schema", "filter",  "item",       "true",   "false", "result",    "creates", "old",
    "new",    "top",     "rest",       "ok",     "error", "lab-error", "why"};

struct block {
    const char *file;
    int line;
    struct slice title;
    bool has[F_COUNT];
    struct buf text[F_COUNT];
};

struct totals {
    int count, failed;
};

/* What one case came to, as text to compare; and the memory it took. */
struct outcome {
    struct arena arena;
    struct errinfo why;
    enum err err;
    struct schema schema;
    struct expr_bindings bindings;
    struct pack binds, names, item, out;
    struct stored {
        struct schema schema;
        struct pool *pool;
        struct names *names;
        struct item *item;
    } stored;
    struct buf got[F_COUNT];
    bool got_any[F_COUNT];
};

static void mistake(const struct block *b, const char *text)
{
    printf("Bail out! %s:%d: %s\n", b->file, b->line, text);
    exit(1);
}

/* --- reading a case -------------------------------------------------------------------- */

/* Copies the text with {{N abc}} written out. */
static void expand(struct slice s, struct buf *out)
{
    while (s.len) {
        const char *close = slice_begins(s, SLICE("{{")) ? slice_find(s, SLICE("}}")) : NULL;
        char *rest;
        long n = close ? strtol(s.ptr + 2, &rest, 10) : 0;
        if (!close || n <= 0) {
            buf_add_char(out, *s.ptr);
            s = (struct slice){s.ptr + 1, s.len - 1};
            continue;
        }
        for (long i = 0; i < n; i++)
            buf_add(out, rest + 1, (size_t)(close - rest - 1));
        s.len -= (size_t)(close + 2 - s.ptr);
        s.ptr = close + 2;
    }
}

static void add_line(struct block *b, struct slice line)
{
    if (line.ptr[0] == '#') {
        b->title = slice_trim((struct slice){line.ptr + 1, line.len - 1});
        return;
    }
    size_t n = 0;
    while (n < line.len && line.ptr[n] != ' ')
        n++;
    for (int f = 0; f < F_COUNT; f++) {
        if (!slice_is((struct slice){line.ptr, n}, field_names[f]))
            continue;
        if (b->has[f])
            mistake(b, "a word is there twice");
        b->has[f] = true;
        expand(slice_trim((struct slice){line.ptr + n, line.len - n}), &b->text[f]);
        return;
    }
    mistake(b, "unknown word at the start of a line");
}

static struct slice text_of(const struct block *b, enum field f)
{
    return buf_slice(&b->text[f]);
}

static struct val read_literal(const struct block *b, enum field f, struct pack *p)
{
    struct errinfo why;
    struct reader r = reader_of(text_of(b, f));
    if (literal_read(&r, p, &why))
        mistake(b, why.text);
    return pack_result(p);
}

static void read_bindings(const struct block *b, enum field f, struct outcome *o)
{
    struct slice name;
    struct val v;
    struct val map = read_literal(b, f, f == F_NAMES ? &o->names : &o->binds);
    size_t count = 0, cap = val_count(map);
    struct expr_binding *all = arena_alloc(&o->arena, (cap + 1) * sizeof *all);
    for (struct val_iter it = val_iter(map); val_next(&it, &name, &v); count++) {
        all[count].key = name;
        if (f == F_NAMES)
            all[count].name = val_slice(v);
        else
            all[count].value = v;
    }
    if (f == F_NAMES)
        o->bindings.names = all, o->bindings.name_count = count;
    else
        o->bindings.values = all, o->bindings.value_count = count;
}

/* pk S, sk N  or  a S, b S; c N */
static void read_schema(const struct block *b, struct schema *s)
{
    char *copy = xslicedup(text_of(b, F_SCHEMA)), *save = NULL;
    bool several = strchr(copy, ';') != NULL, is_sort = false;
    for (char *at = strtok_r(copy, " ", &save); at; at = strtok_r(NULL, " ", &save)) {
        char *type = strtok_r(NULL, " ", &save);
        if (!type)
            mistake(b, "schema: a type is missing");
        schema_add(s, is_sort, slice_of(at),
                   type[0] == 'N'   ? VAL_N
                   : type[0] == 'B' ? VAL_B
                                    : VAL_S);
        if (!several || strchr(type, ';'))
            is_sort = true;
    }
    free(copy);
}

/* --- running it ------------------------------------------------------------------------ */

static void got(struct outcome *o, enum field f, const char *text)
{
    o->got_any[f] = true;
    buf_add_str(&o->got[f], text);
}

static void got_map(struct outcome *o, enum field f, const struct pack *p, bool any)
{
    o->got_any[f] = true;
    if (any)
        literal_print(pack_result(p), &o->got[f]);
    else
        buf_add_str(&o->got[f], "none");
}

static void run_condition(const struct block *b, struct outcome *o, const struct expr_source *src,
                          struct reader *r, const struct doc *doc)
{
    struct expr *e;
    o->err = expr_parse_condition(&o->arena, src, r, &e, &o->why);
    if (!o->err && b->has[F_FILTER])
        o->err = expr_check_filter(e, &o->schema, slice_is(text_of(b, F_FILTER), "query"), &o->why);
    if (!o->err)
        got(o, expr_holds(e, doc) ? F_TRUE : F_FALSE, "");
}

static void run_keycond(const struct block *b, struct outcome *o, const struct expr_source *src,
                        struct reader *r)
{
    struct keycond k;
    const struct keycond_term *terms[2 * SCHEMA_PARTS] = {NULL};
    o->err = expr_parse_keycond(&o->arena, src, r, &k, &o->why);
    int count = o->err ? 0 : k.count;
    for (int i = 0; i < count; i++)
        terms[i] = &k.term[i];
    if (!o->err && b->has[F_SCHEMA]) {
        o->err = keycond_resolve(&k, &o->schema, terms, &o->why);
        count = o->schema.pk_count + o->schema.sk_count;
    }
    o->got_any[F_RESULT] = true;
    for (int i = 0; i < count && !o->err; i++) {
        struct buf *out = &o->got[F_RESULT];
        if (!terms[i])
            continue;
        buf_printf(out, "%s%.*s %s ", out->len ? ", " : "", SLICE_ARG(terms[i]->name),
                   keycond_op_names[terms[i]->op]);
        literal_print(terms[i]->a, out);
        if (terms[i]->op == KEYCOND_BETWEEN) {
            buf_add_char(out, ' ');
            literal_print(terms[i]->b, out);
        }
    }
}

static void run_projection(const struct block *b, struct outcome *o, const struct expr_source *src,
                           struct reader *r, const struct doc *doc)
{
    struct expr_projection *p;
    o->err = expr_parse_projection(&o->arena, src, r, &p, &o->why);
    if (!o->err && b->has[F_SCHEMA])
        o->err = expr_project_check(p, &o->schema, &o->why);
    if (o->err)
        return;
    expr_project(p, doc, &o->out);
    got_map(o, F_RESULT, &o->out, true);
    size_t count;
    const struct slice *names = expr_projection_names(p, &count);
    got(o, F_TOP, "");
    for (size_t i = 0; i < count; i++)
        buf_printf(&o->got[F_TOP], "%s%.*s", i ? " " : "", SLICE_ARG(names[i]));
}

static void run_update(const struct block *b, struct outcome *o, const struct expr_source *src,
                       struct reader *r, const struct doc *doc)
{
    struct expr_update *u;
    struct pack parts = PACK_INIT;
    bool creates = false;
    o->err = expr_parse_update(&o->arena, src, r, &u, &o->why);
    if (!o->err && b->has[F_SCHEMA])
        o->err = expr_update_check(u, &o->schema, &o->why);
    if (!o->err)
        o->err = expr_update_apply(u, doc, &o->out, &creates, &o->why);
    if (o->err)
        return;
    got_map(o, F_RESULT, &o->out, true);
    got(o, F_CREATES, creates ? "true" : "false");
    got_map(o, F_OLD, &parts, expr_update_parts(u, doc, &parts));
    struct doc after = doc_of_map(pack_result(&o->out));
    pack_clear(&parts);
    got_map(o, F_NEW, &parts, expr_update_parts(u, &after, &parts));
    pack_done(&parts);
}

/* The map as a stored item; false when no attribute of it can be a partition key. */
static bool store(struct stored *s, struct val map)
{
    struct slice name;
    struct val v;
    for (struct val_iter it = val_iter(map); val_next(&it, &name, &v);) {
        if (!val_has_order(v.type) || name.len > 255)
            continue;
        schema_add(&s->schema, false, name, v.type);
        s->pool = pool_new();
        s->names = names_new();
        if (!item_check(&s->schema, map, ITEM_PUT, NULL, NULL)) {
            s->item = item_new(s->pool, s->names, &s->schema, map);
            return true;
        }
        return false;
    }
    return false;
}

static void stored_done(struct stored *s)
{
    if (!s->pool)
        return;
    item_unref(s->pool, s->item);
    pool_unref(s->pool);
    names_unref(s->names);
    schema_done(&s->schema);
}

static void run_block(const struct block *b, struct outcome *o, bool as_stored)
{
    static const char *const labels[] = {"ConditionExpression", "KeyConditionExpression",
                                         "ProjectionExpression", "UpdateExpression"};
    int kind = F_EXPR;
    while (kind <= F_UPDATE && !b->has[kind])
        kind++;
    if (kind > F_UPDATE)
        mistake(b, "a case without expr, keycond, projection or update");
    struct expr_source src = {.dialect = b->has[F_LAB] ? EXPR_LAB : EXPR_API,
                              .label = b->has[F_LABEL] ? buf_str(&b->text[F_LABEL]) : labels[kind],
                              .bindings = &o->bindings};
    struct doc doc = doc_none();
    struct reader r = reader_of(text_of(b, (enum field)kind));
    if (b->has[F_NAMES])
        read_bindings(b, F_NAMES, o);
    if (b->has[F_BIND])
        read_bindings(b, F_BIND, o);
    if (b->has[F_SCHEMA])
        read_schema(b, &o->schema);
    if (b->has[F_ITEM] && !slice_is(text_of(b, F_ITEM), "none"))
        doc = doc_of_map(read_literal(b, F_ITEM, &o->item));
    if (as_stored && doc.map.n && store(&o->stored, doc.map))
        doc = doc_of_item(&o->stored.schema, o->stored.names, o->stored.item);
    if (kind == F_EXPR)
        run_condition(b, o, &src, &r, &doc);
    else if (kind == F_KEYCOND)
        run_keycond(b, o, &src, &r);
    else if (kind == F_PROJECTION)
        run_projection(b, o, &src, &r, &doc);
    else
        run_update(b, o, &src, &r, &doc);
    if (!o->err && src.dialect == EXPR_API)
        o->err = expr_check_unused(&o->bindings, &o->why);
    got(o, F_REST, "");
    buf_add_slice(&o->got[F_REST],
                  slice_trim((struct slice){r.text.ptr + r.at, r.text.len - r.at}));
}

/* --- comparing ------------------------------------------------------------------------- */

static void collect(struct outcome *o)
{
    if (!o->err) {
        got(o, F_OK, "");
        return;
    }
    for (int f = 0; f < F_COUNT; f++) {
        buf_clear(&o->got[f]);
        o->got_any[f] = false;
    }
    if (o->err == ERR_VALIDATION) {
        got(o, F_ERROR, o->why.text);
    } else {
        got(o, F_LAB_ERROR, "");
        buf_printf(&o->got[F_LAB_ERROR], "%d:%d %s", o->why.line, o->why.col, o->why.text);
    }
    if (o->why.why[0])
        got(o, F_WHY, o->why.why);
}

static bool is_map(const struct block *b, enum field f)
{
    return (f == F_RESULT || f == F_OLD || f == F_NEW) && text_of(b, f).len &&
           text_of(b, f).ptr[0] == '{';
}

static bool matches(const struct block *b, const struct outcome *o, enum field f)
{
    struct pack p = PACK_INIT;
    struct buf expected = BUF_INIT;
    if (is_map(b, f)) /* members in any order */
        literal_print(read_literal(b, f, &p), &expected);
    else
        buf_add_slice(&expected, text_of(b, f));
    bool same = o->got_any[f] && slice_equal(buf_slice(&o->got[f]), buf_slice(&expected));
    pack_done(&p);
    buf_done(&expected);
    return same;
}

static void report(const struct block *b, const struct outcome *o)
{
    for (int f = F_TRUE; f < F_COUNT; f++) {
        if (b->has[f] && !matches(b, o, (enum field)f))
            printf("#   expected  %s %s\n", field_names[f], buf_str(&b->text[f]));
        if (o->got_any[f] && (!b->has[f] || !matches(b, o, (enum field)f)))
            printf("#   got       %s %s\n", field_names[f], buf_str(&o->got[f]));
    }
}

static void outcome_done(struct outcome *o)
{
    arena_done(&o->arena);
    schema_done(&o->schema);
    stored_done(&o->stored);
    pack_done(&o->binds);
    pack_done(&o->names);
    pack_done(&o->item);
    pack_done(&o->out);
    for (int f = 0; f < F_COUNT; f++)
        buf_done(&o->got[f]);
}

/* Whether the same comes of the item as it is stored. */
static bool same_as_stored(const struct block *b, const struct outcome *o)
{
    struct outcome stored = {.arena = ARENA_INIT};
    bool same = true;
    run_block(b, &stored, true);
    collect(&stored);
    for (int f = F_TRUE; f < F_COUNT; f++)
        same = same && stored.got_any[f] == o->got_any[f] &&
               slice_equal(buf_slice(&stored.got[f]), buf_slice(&o->got[f]));
    outcome_done(&stored);
    return same;
}

static void finish(struct block *b, struct totals *totals)
{
    struct outcome o = {.arena = ARENA_INIT};
    bool good = true, expects = false;
    run_block(b, &o, false);
    collect(&o);
    if (!same_as_stored(b, &o)) {
        printf("# something else comes of it as a stored item\n");
        good = false;
    }
    for (int f = F_TRUE; f < F_COUNT; f++) {
        expects = expects || b->has[f];
        good = good && (!b->has[f] || matches(b, &o, (enum field)f));
    }
    if (!expects)
        mistake(b, "a case that expects nothing");
    if (o.err && !b->has[F_ERROR] && !b->has[F_LAB_ERROR])
        good = false;
    const char *base = strrchr(b->file, '/');
    printf("%s %d - %s:%d %.*s\n", good ? "ok" : "not ok", ++totals->count,
           base ? base + 1 : b->file, b->line, SLICE_ARG(b->title));
    if (!good) {
        report(b, &o);
        totals->failed++;
    }
    outcome_done(&o);
}

static void end_block(struct block *b, struct totals *totals)
{
    bool any = false;
    for (int f = 0; f < F_COUNT; f++)
        any = any || b->has[f];
    if (any) {
        if (!b->title.len)
            mistake(b, "a case without a title");
        finish(b, totals);
    }
    for (int f = 0; f < F_COUNT; f++)
        buf_done(&b->text[f]);
    *b = (struct block){.file = b->file};
}

static void run_file(const char *path, struct totals *totals)
{
    FILE *f = fopen(path, "r");
    struct block b = {.file = path};
    struct buf all = BUF_INIT;
    char chunk[4096];
    size_t n;
    if (!f) {
        printf("Bail out! cannot read %s\n", path);
        exit(1);
    }
    while ((n = fread(chunk, 1, sizeof chunk, f)) > 0)
        buf_add(&all, chunk, n);
    fclose(f);
    int line = 1;
    for (struct slice rest = buf_slice(&all); rest.len; line++) {
        const char *end = memchr(rest.ptr, '\n', rest.len);
        struct slice text = {rest.ptr, end ? (size_t)(end - rest.ptr) : rest.len};
        rest = (struct slice){text.ptr + text.len, rest.len - text.len};
        if (end)
            rest = (struct slice){rest.ptr + 1, rest.len - 1};
        if (slice_trim(text).len == 0) {
            end_block(&b, totals);
            continue;
        }
        if (!b.line)
            b.line = line;
        add_line(&b, text);
    }
    end_block(&b, totals);
    buf_done(&all);
}

int main(int argc, char **argv)
{
    struct totals totals = {0, 0};
    const char *src = getenv("SRCDIR");
    if (argc > 1) {
        for (int i = 1; i < argc; i++)
            run_file(argv[i], &totals);
    } else {
        char *pattern = xasprintf("%s/tests/expr/*.t", src ? src : ".");
        glob_t found;
        if (glob(pattern, 0, NULL, &found) != 0) {
            printf("Bail out! no cases at %s\n", pattern);
            return 1;
        }
        for (size_t i = 0; i < found.gl_pathc; i++)
            run_file(found.gl_pathv[i], &totals);
        globfree(&found);
        free(pattern);
    }
    printf("1..%d\n", totals.count);
    return totals.failed > 0;
}
