#include "config.h"

/*
 * Any bytes as a PartiQL statement with two parameters.  It is refused with a
 * text, or what it makes can be used: its condition evaluated and written out as
 * an expression that is accepted, its key and queries taken, its update applied.
 * Either way no character is looked at more often than twice.
 */
#include <assert.h>

#include "base/utf8.h"
#include "expr/partiql.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char item_text[] = "{\"pk\": \"a\", \"sk\": 1, \"v\": 5, \"l\": [1, {\"x\": \"y\"}], "
                                "\"m\": {\"k\": true}, \"s\": <<\"a\", \"b\">>, \"z\": null}";

static void evaluate(const struct expr *e, const struct doc *doc)
{
    struct doc none = doc_none();
    struct arena a = ARENA_INIT;
    struct expr_writer w = {.arena = &a};
    struct buf text = BUF_INIT;
    expr_holds(e, doc);
    expr_holds(e, &none);
    expr_print_condition(&w, e, &text);
    struct expr_source src = {.dialect = EXPR_API,
                              .label = "FilterExpression",
                              .bindings = &w.bindings,
                              .is_generated = true};
    struct reader r = reader_of(buf_slice(&text));
    struct expr *again;
    enum err err = expr_parse_condition(&a, &src, &r, &again, NULL);
    assert(!err);
    assert(expr_holds(again, doc) == expr_holds(e, doc));
    expr_print_done(&w);
    buf_done(&text);
    arena_done(&a);
}

static void use_where(struct arena *a, const struct partiql *p, const struct schema *schema,
                      const struct doc *doc)
{
    struct partiql_plan plan;
    struct partiql_place place;
    const struct keycond_term *terms[2 * SCHEMA_PARTS];
    size_t count;
    partiql_plan_query(a, p, schema, &plan);
    for (size_t i = 0; i < plan.count; i++) {
        assert(plan.queries[i].count > 0);
        if (keycond_resolve(&plan.queries[i], schema, terms, NULL))
            continue;
        assert(terms[0] && terms[0]->op == KEYCOND_EQ);
    }
    if (plan.filter)
        evaluate(plan.filter, doc);
    partiql_plan_names(a, plan.filter, &count);
    struct errinfo why;
    if (partiql_plan_key(a, p, schema, &place, &why)) {
        assert(why.text[0]);
        return;
    }
    assert(val_count(place.key) == 2);
    evaluate(partiql_plan_present(a, SLICE("pk"), place.rest), doc);
    if (place.rest)
        evaluate(partiql_plan_absent_or(a, SLICE("pk"), place.rest), doc);
}

static void use(struct arena *a, const struct partiql *p, const struct schema *schema,
                const struct doc *doc)
{
    struct pack out = PACK_INIT;
    struct errinfo why;
    bool creates;
    assert(p->table.len);
    use_where(a, p, schema, doc);
    if (p->projection)
        expr_project(p->projection, doc, &out);
    if (p->kind == PARTIQL_UPDATE) {
        enum err err = expr_update_apply(p->update, doc, &out, &creates, &why);
        assert(!err || why.text[0]);
    }
    if (p->kind == PARTIQL_INSERT)
        assert(p->item.type == VAL_M);
    pack_done(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = ARENA_INIT;
    struct pack item = {.is_item = true};
    struct schema schema = {.pk_count = 0};
    struct partiql p;
    struct errinfo why = {.code = ERR_OK};
    struct slice text = {(const char *)data, size > 8192 ? 8192 : size};
    struct reader r = reader_of(slice_of(item_text));
    enum err err = literal_read(&r, &item, NULL);
    assert(!err);
    struct doc doc = doc_of_map(pack_result(&item));
    schema_add(&schema, false, SLICE("pk"), VAL_S);
    schema_add(&schema, true, SLICE("sk"), VAL_N);
    struct val params[2] = {val_string(SLICE("a")), val_binary(SLICE("\x01"))};
    size_t count = 0;
    for (size_t i = 0; i < text.len && count < 2; i++)
        count += text.ptr[i] == '?';
    struct partiql_text given = {text, params, count};
    err = partiql_parse(&a, &given, &p, &why);
    assert(p.steps <= 2 * text.len + 2);
    if (err) {
        assert(err == ERR_VALIDATION && why.code == err && why.text[0]);
    } else if (utf8_check(text) == text.len) {
        use(&a, &p, &schema, &doc);
    }
    schema_done(&schema);
    pack_done(&item);
    arena_done(&a);
    return 0;
}
