#include "config.h"

/*
 * Any bytes as an expression and an item.  The first byte says what is parsed: c k
 * p u condition, key condition, projection, update in the lab's dialect, capitals
 * in the API's.  Up to the first line end comes the text, behind it the item as a
 * literal.
 *
 * What is accepted is accepted again, with the same outcome, when only the part
 * that was read is given; what is refused is refused with a text.
 */
#include <assert.h>
#include <stdlib.h>

#include "base/utf8.h"
#include "expr/expr.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { BINDINGS = 16 };

static const char placeholders[] =
    "{\":s\": \"a\", \":n\": 1, \":b\": b64(\"AQ==\"), \":l\": [1], \":m\": {\"a\": 1}, \":t\": "
    "true, "
    "\":z\": null, \":ss\": <<\"a\">>, \":ns\": <<1, 2>>, \":ty\": \"NS\"}";

struct fuzz_case {
    char kind; /* small */
    struct expr_source src;
    struct slice text;
    struct doc doc;
};

static void check_refusal(enum err err, const struct errinfo *why)
{
    assert(err == ERR_LAB || err == ERR_VALIDATION || err == ERR_LIMIT);
    assert(why->code == err && why->text[0]);
}

/* The value can be walked and printed. */
static void print_into(const struct pack *p, struct buf *out)
{
    struct pack again = PACK_INIT;
    size_t before = out->len;
    literal_print(pack_result(p), out);
    struct reader r = reader_of((struct slice){out->ptr + before, out->len - before});
    /* More elements than a literal may have is all that can go wrong. */
    enum err err = literal_read(&r, &again, NULL);
    assert(err == ERR_LIMIT || (!err && val_equal(pack_result(&again), pack_result(p))) ||
           err == ERR_VALIDATION /* an item's 32 levels are one too many for a value */);
    pack_done(&again);
}

static enum err run_condition(const struct fuzz_case *c, struct arena *a, struct reader *r,
                              struct buf *out, struct errinfo *why)
{
    struct expr *e;
    struct doc none = doc_none();
    enum err err = expr_parse_condition(a, &c->src, r, &e, why);
    if (!err)
        buf_printf(out, "%d %d", expr_holds(e, &c->doc), expr_holds(e, &none));
    return err;
}

static enum err run_keycond(const struct fuzz_case *c, struct arena *a, struct reader *r,
                            struct buf *out, struct errinfo *why)
{
    struct keycond k;
    const struct keycond_term *terms[2 * SCHEMA_PARTS];
    struct schema s = {0};
    enum err err = expr_parse_keycond(a, &c->src, r, &k, why);
    if (err)
        return err;
    schema_add(&s, false, SLICE("pk"), VAL_S);
    schema_add(&s, true, SLICE("sk"), VAL_N);
    buf_printf(out, "%d", k.count);
    err = keycond_resolve(&k, &s, terms, why);
    assert(err || (terms[0] && terms[0]->op == KEYCOND_EQ && terms[0]->a.type == VAL_S));
    if (err)
        buf_add_str(out, why->text);
    schema_done(&s);
    return ERR_OK;
}

static enum err run_projection(const struct fuzz_case *c, struct arena *a, struct reader *r,
                               struct buf *out, struct errinfo *why)
{
    struct expr_projection *p;
    struct pack kept = PACK_INIT;
    size_t count = 0;
    enum err err = expr_parse_projection(a, &c->src, r, &p, why);
    if (err)
        return err;
    expr_project(p, &c->doc, &kept);
    const struct slice *names = expr_projection_names(p, &count);
    assert(count && val_count(pack_result(&kept)) <= count);
    for (size_t i = 1; i < count; i++)
        assert(slice_compare(names[i - 1], names[i]) < 0);
    print_into(&kept, out);
    pack_done(&kept);
    return ERR_OK;
}

static enum err run_update(const struct fuzz_case *c, struct arena *a, struct reader *r,
                           struct buf *out, struct errinfo *why)
{
    struct expr_update *u;
    struct pack now = PACK_INIT, parts = PACK_INIT;
    bool creates = false;
    enum err err = expr_parse_update(a, &c->src, r, &u, why);
    if (err)
        return err;
    err = expr_update_apply(u, &c->doc, &now, &creates, why);
    if (err) {
        check_refusal(err, why);
        buf_add_str(out, why->text);
    } else {
        struct doc after = doc_of_map(pack_result(&now));
        print_into(&now, out);
        expr_update_parts(u, &after, &parts);
        print_into(&parts, out);
    }
    pack_done(&now);
    pack_done(&parts);
    return ERR_OK;
}

static enum err run(const struct fuzz_case *given, struct slice text, size_t *ret_read,
                    struct buf *out)
{
    /* bindings of one request: parsing marks them and moves their bytes to its arena */
    struct expr_bindings own = *given->src.bindings;
    struct expr_binding values[BINDINGS], names[BINDINGS];
    memcpy(values, own.values, own.value_count * sizeof *values);
    memcpy(names, own.names, own.name_count * sizeof *names);
    own.values = values;
    own.names = names;
    struct fuzz_case with_own = *given;
    with_own.src.bindings = &own;
    const struct fuzz_case *c = &with_own;
    struct arena a = ARENA_INIT;
    struct errinfo why = {0};
    struct reader r = reader_of(text);
    enum err err = c->kind == 'c'   ? run_condition(c, &a, &r, out, &why)
                   : c->kind == 'k' ? run_keycond(c, &a, &r, out, &why)
                   : c->kind == 'p' ? run_projection(c, &a, &r, out, &why)
                                    : run_update(c, &a, &r, out, &why);
    if (err)
        check_refusal(err, &why);
    assert(r.at <= text.len);
    *ret_read = r.at;
    arena_done(&a);
    return err;
}

static void run_twice(const struct fuzz_case *c)
{
    struct buf first = BUF_INIT, second = BUF_INIT;
    size_t read = 0, again = 0;
    if (!run(c, c->text, &read, &first)) {
        assert(read > 0);
        enum err err = run(c, (struct slice){c->text.ptr, read}, &again, &second);
        assert(!err && again == read);
        assert(slice_equal(buf_slice(&first), buf_slice(&second)));
    }
    buf_done(&first);
    buf_done(&second);
}

static struct expr_bindings bind_all(struct pack *p, struct expr_binding *values,
                                     struct expr_binding *names)
{
    struct expr_bindings all = {.names = names, .values = values, .name_count = 2};
    struct reader r = reader_of(SLICE(placeholders));
    enum err err = literal_read(&r, p, NULL);
    assert(!err);
    struct val_iter it = val_iter(pack_result(p));
    while (val_next(&it, &values[all.value_count].key, &values[all.value_count].value))
        all.value_count++;
    names[0] = (struct expr_binding){.key = SLICE("#a"), .name = SLICE("a")};
    names[1] = (struct expr_binding){.key = SLICE("#x"), .name = SLICE("x.y")};
    return all;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    struct expr_binding values[BINDINGS] = {0}, names[BINDINGS];
    struct pack bound = PACK_INIT, item = PACK_INIT;
    struct expr_bindings bindings = bind_all(&bound, values, names);
    char kind = (char)(data[0] | 0x20);
    struct fuzz_case c = {.kind = kind == 'c' || kind == 'k' || kind == 'p' ? kind : 'u',
                          .src = {.dialect = data[0] & 0x20 ? EXPR_LAB : EXPR_API,
                                  .label = "ConditionExpression",
                                  .bindings = &bindings},
                          .text = {(const char *)data + 1, size - 1},
                          .doc = doc_none()};
    const char *end = memchr(c.text.ptr, '\n', c.text.len);
    if (end) {
        struct reader r =
            reader_of((struct slice){end + 1, c.text.len - (size_t)(end + 1 - c.text.ptr)});
        c.text.len = (size_t)(end - c.text.ptr);
        item.is_item = true;
        if (!literal_read(&r, &item, NULL) && pack_result(&item).type == VAL_M)
            c.doc = doc_of_map(pack_result(&item));
    }
    run_twice(&c);
    pack_done(&bound);
    pack_done(&item);
    return 0;
}
