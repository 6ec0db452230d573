#include "config.h"

#include "expr/expr.h"

#include <assert.h>

#include "base/utf8.h"
#include "expr/expr_int.h"

/* --- operands -------------------------------------------------------------------------- */

enum presence {
    HERE,
    MISSING, /* no such attribute */
    UNSIZED  /* size() of what has none: the condition round it is false */
};

struct operand {
    enum presence presence;
    struct val v;
    uint8_t number[NUM_ENC_MAX]; /* of size() */
    struct buf scratch;          /* of doc_get */
};

/* Length in UTF-16 units, as the service's size() counts. */
static int64_t utf16_length(struct slice s)
{
    int64_t units = 0;
    for (size_t i = 0; i < s.len; i++) {
        unsigned char c = (unsigned char)s.ptr[i];
        units += (c & 0xc0) != 0x80;
        units += c >= 0xf0;
    }
    return units;
}

static void take_size(struct operand *o)
{
    struct num n;
    if (o->presence == HERE &&
        (o->v.type == VAL_N || o->v.type == VAL_BOOL || o->v.type == VAL_NULL))
        o->presence = MISSING;
    if (o->presence != HERE) {
        o->presence = UNSIZED;
        return;
    }
    if (o->v.type == VAL_S)
        num_from_int(utf16_length(val_slice(o->v)), &n);
    else
        num_from_int(o->v.type == VAL_B ? o->v.n : val_count(o->v), &n);
    o->v = (struct val){VAL_N, o->number, (uint32_t)num_encode(&n, o->number)};
}

static void operand_get(struct operand *o, const struct expr_node *n, const struct doc *doc)
{
    *o = (struct operand){.presence = HERE};
    if (n->kind == EXPR_CALL) {
        assert(n->func == FUNC_SIZE && n->first->kind != EXPR_CALL);
        n = n->first;
        operand_get(o, n, doc);
        take_size(o);
    } else if (n->kind == EXPR_VALUE) {
        o->v = n->value;
    } else if (!expr_path_get(&n->path, doc, &o->v, &o->scratch)) {
        o->presence = MISSING;
    }
}

static void operand_done(struct operand *o)
{
    buf_done(&o->scratch);
}

/* --- comparisons ----------------------------------------------------------------------- */

static bool compare(const struct operand *a, enum expr_tok op, const struct operand *b)
{
    assert(op >= TOK_EQ && op <= TOK_GE);
    if (a->presence == UNSIZED || b->presence == UNSIZED)
        return false;
    if (a->presence == MISSING || b->presence == MISSING)
        return op == TOK_NE;
    if (op == TOK_EQ || op == TOK_NE)
        return val_equal(a->v, b->v) == (op == TOK_EQ);
    if (a->v.type != b->v.type || !val_has_order(a->v.type))
        return false;
    int c = val_compare(a->v, b->v);
    switch (op) {
    case TOK_LT:
        return c < 0;
    case TOK_LE:
        return c <= 0;
    case TOK_GT:
        return c > 0;
    default:
        assert(op == TOK_GE);
        return c >= 0;
    }
}

static bool begins_with(struct val text, struct val prefix)
{
    return text.type == prefix.type && (text.type == VAL_S || text.type == VAL_B) &&
           slice_begins(val_slice(text), val_slice(prefix));
}

static bool contains(struct val whole, struct val part)
{
    if (val_is_set(whole.type))
        return part.type == val_element_type(whole.type) && val_set_has(whole, part);
    if (whole.type == VAL_S || whole.type == VAL_B)
        return part.type == whole.type && slice_find(val_slice(whole), val_slice(part)) != NULL;
    if (whole.type != VAL_L)
        return false;
    struct val_iter it = val_iter(whole);
    struct slice name;
    struct val element;
    while (val_next(&it, &name, &element))
        if (val_equal(element, part))
            return true;
    return false;
}

/* --- conditions ------------------------------------------------------------------------ */

/* Compares with one other operand. */
static bool compare_with(const struct operand *a, enum expr_tok op, const struct expr_node *other,
                         const struct doc *doc)
{
    struct operand b;
    operand_get(&b, other, doc);
    bool holds = compare(a, op, &b);
    operand_done(&b);
    return holds;
}

static bool holds_comparison(const struct expr_node *n, const struct doc *doc)
{
    struct operand a;
    bool holds = false;
    const struct expr_node *other = n->first->next;
    operand_get(&a, n->first, doc);
    if (n->kind == EXPR_BETWEEN)
        holds = compare_with(&a, TOK_GE, other, doc) && compare_with(&a, TOK_LE, other->next, doc);
    else if (n->kind == EXPR_COMPARE)
        holds = compare_with(&a, n->op, other, doc);
    else
        for (; other && !holds; other = other->next)
            holds = compare_with(&a, TOK_EQ, other, doc);
    operand_done(&a);
    return holds;
}

static bool holds_call(const struct expr_node *n, const struct doc *doc)
{
    struct operand a, b = {.presence = HERE};
    bool holds = false;
    operand_get(&a, n->first, doc);
    if (n->count == 2)
        operand_get(&b, n->first->next, doc);
    if (n->func == FUNC_ATTRIBUTE_NOT_EXISTS)
        holds = a.presence == MISSING;
    else if (a.presence != HERE || b.presence != HERE)
        holds = false;
    else if (n->func == FUNC_ATTRIBUTE_EXISTS)
        holds = true;
    else if (n->func == FUNC_ATTRIBUTE_TYPE)
        holds = slice_is(val_slice(b.v), val_type_names[a.v.type]);
    else
        holds = n->func == FUNC_CONTAINS ? contains(a.v, b.v) : begins_with(a.v, b.v);
    operand_done(&a);
    operand_done(&b);
    return holds;
}

static bool holds_node(const struct expr_node *n, const struct doc *doc)
{
    switch (n->kind) {
    case EXPR_AND:
    case EXPR_OR:
        for (const struct expr_node *c = n->first; c; c = c->next)
            if (holds_node(c, doc) == (n->kind == EXPR_OR))
                return n->kind == EXPR_OR;
        return n->kind == EXPR_AND;
    case EXPR_NOT:
        return holds_node(n->first, doc) == (n->count % 2 == 0);
    case EXPR_CALL:
        return holds_call(n, doc);
    case EXPR_COMPARE:
    case EXPR_BETWEEN:
    case EXPR_IN:
        return holds_comparison(n, doc);
    case EXPR_PATH:
    case EXPR_VALUE:
    case EXPR_SUM:
        break;
    }
    assert(!"a condition");
    return false;
}

bool expr_holds(const struct expr *e, const struct doc *doc)
{
    assert(e->root && e->root->kind > EXPR_VALUE);
    return holds_node(e->root, doc);
}

/* --- what needs the schema or the request ---------------------------------------------- */

enum err expr_check_filter(const struct expr *e, const struct schema *schema, bool is_query,
                           struct errinfo *why)
{
    for (const struct expr_node *n = e->mentions; n; n = n->mention) {
        enum err err = n->kind == EXPR_PATH ? expr_path_check_key(&n->path, schema, why) : ERR_OK;
        if (err)
            return err;
    }
    for (const struct expr_node *n = e->mentions; n && is_query; n = n->mention) {
        if (n->kind != EXPR_PATH || !schema_find(schema, n->path.step[0].name))
            continue;
        err_set(why, ERR_VALIDATION,
                "Filter Expression can only contain non-primary key attributes: Primary key "
                "attribute: %.*s",
                SLICE_ARG(n->path.step[0].name));
        err_why(why, "what a query says about a key stands in its key condition, where it decides "
                     "what is read.");
        return ERR_VALIDATION;
    }
    return ERR_OK;
}

static enum err unused(const struct expr_binding *b, size_t count, const char *what,
                       struct errinfo *why)
{
    struct buf keys = BUF_INIT;
    buf_limit(&keys, 500);
    for (size_t i = 0; i < count; i++)
        if (!b[i].used)
            buf_printf(&keys, "%s%.*s", keys.len ? ", " : "", SLICE_ARG(b[i].key));
    enum err err = ERR_OK;
    if (keys.len || keys.over)
        err = err_set(why, ERR_VALIDATION, "Value provided in %s unused in expressions: keys: {%s}",
                      what, buf_str(&keys));
    buf_done(&keys);
    return err;
}

enum err expr_check_unused(const struct expr_bindings *b, struct errinfo *why)
{
    enum err err = unused(b->names, b->name_count, "ExpressionAttributeNames", why);
    return err ? err : unused(b->values, b->value_count, "ExpressionAttributeValues", why);
}
