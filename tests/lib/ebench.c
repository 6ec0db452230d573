#include "config.h"

#include "ebench.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "model/literal.h"

void ebench_schema(struct schema *s, const char *text)
{
    char copy[100], *save = NULL;
    bool several = strchr(text, ';') != NULL, is_sort = false;
    snprintf(copy, sizeof copy, "%s", text);
    int n = 0;
    for (char *w = strtok_r(copy, " ", &save); w; w = strtok_r(NULL, " ", &save), n++) {
        bool ends = w[strlen(w) - 1] == ';';
        if (ends)
            w[strlen(w) - 1] = '\0';
        schema_add(s, several ? is_sort : n == 1, slice_of(w), VAL_S);
        is_sort = is_sort || ends;
    }
}

struct ebench ebench_of(const struct engine_config *config, const char *table,
                        struct table_spec spec)
{
    struct ebench b = {0};
    struct schema s = {0};
    struct errinfo why;
    b.e = engine_new(config);
    ebench_schema(&s, table);
    spec.name = SLICE("Tab");
    spec.schema = &s;
    enum err err = engine_create_table(b.e, &spec, &why);
    ck_assert_msg(!err, "%s", why.text);
    schema_done(&s);
    result_init(&b.r);
    return b;
}

struct ebench ebench_scaled(const char *table, const struct index_spec *indexes, size_t count,
                            uint32_t scale)
{
    struct engine_config c = engine_config_default();
    c.scale = scale;
    return ebench_of(&c, table, (struct table_spec){.indexes = indexes, .index_count = count});
}

struct ebench ebench_new(const char *table, const struct index_spec *indexes, size_t count)
{
    return ebench_scaled(table, indexes, count, 1);
}

void ebench_done(struct ebench *b)
{
    engine_check(b->e);
    result_done(&b->r);
    pack_done(&b->pack);
    arena_done(&b->arena);
    engine_free(b->e);
}

struct val ebench_map(struct ebench *b, const char *text)
{
    struct reader r = reader_of(slice_of(text));
    pack_clear(&b->pack);
    b->pack.is_item = true;
    ck_assert_int_eq(literal_read(&r, &b->pack, NULL), ERR_OK);
    struct val v = pack_result(&b->pack);
    v.p = arena_memdup(&b->arena, v.p, v.n);
    return v;
}

struct expr *ebench_condition(struct ebench *b, const char *text)
{
    struct expr *e = NULL;
    struct expr_source src = {.dialect = EXPR_LAB, .label = "ConditionExpression"};
    struct reader r = reader_of(slice_of(text));
    ck_assert_int_eq(expr_parse_condition(&b->arena, &src, &r, &e, NULL), ERR_OK);
    return e;
}

struct expr_update *ebench_update(struct ebench *b, const char *text)
{
    struct expr_update *u = NULL;
    struct expr_source src = {.dialect = EXPR_LAB, .label = "UpdateExpression"};
    struct reader r = reader_of(slice_of(text));
    ck_assert_int_eq(expr_parse_update(&b->arena, &src, &r, &u, NULL), ERR_OK);
    return u;
}

struct request ebench_request(struct ebench *b, enum op op, const char *item)
{
    return (struct request){.op = op, .table = SLICE("Tab"), .item = ebench_map(b, item)};
}

enum err ebench_do(struct ebench *b, enum op op, const char *item)
{
    struct request q = ebench_request(b, op, item);
    return engine_do(b->e, &q, &b->r);
}

enum err ebench_change(struct ebench *b, const char *key, const char *update)
{
    struct request q = ebench_request(b, OP_UPDATE, key);
    q.update = ebench_update(b, update);
    return engine_do(b->e, &q, &b->r);
}

/* Values of one attribute of the rows, with a blank behind each. */
const char *ebench_column(struct ebench *b, const char *name)
{
    static char text[1024];
    size_t at = 0;
    text[0] = '\0';
    for (size_t i = 0; i < b->r.row_count; i++) {
        struct doc d = result_row(&b->r, i);
        struct val v;
        bool found = doc_get(&d, slice_of(name), &v, NULL);
        at += (size_t)snprintf(text + at, sizeof text - at, "%.*s ", found ? (int)v.n : 1,
                               found ? (const char *)v.p : "-");
    }
    return text;
}

enum err ebench_query(struct ebench *b, const char *index, const char *where, struct request *q)
{
    static struct keycond k;
    struct expr_source src = {.dialect = EXPR_LAB, .label = "KeyConditionExpression"};
    struct reader r = reader_of(slice_of(where));
    ck_assert_int_eq(expr_parse_keycond(&b->arena, &src, &r, &k, NULL), ERR_OK);
    q->op = OP_QUERY;
    q->table = SLICE("Tab");
    q->index = slice_of(index);
    q->keycond = &k;
    return engine_do(b->e, q, &b->r);
}
