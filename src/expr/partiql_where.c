#include "config.h"

#include <assert.h>

#include "base/limits.h"
#include "expr/partiql_int.h"

/* --- paths and values ------------------------------------------------------------------ */

static bool add_step(struct partiql_parser *p, struct expr_path *path, struct expr_step step)
{
    if (path->count == path->cap) {
        int cap = path->cap ? path->cap * 2 : 2;
        struct expr_step *more = arena_alloc(p->tree.arena, (size_t)cap * sizeof *more);
        if (path->count)
            memcpy(more, path->step, (size_t)path->count * sizeof *more);
        path->step = more;
        path->cap = cap;
    }
    path->step[path->count++] = step;
    return true;
}

static bool parse_name(struct partiql_parser *p, struct expr_path *path)
{
    struct slice text = partiql_lex_text(p, p->tok);
    struct expr_step step = {.kind = STEP_NAME};
    if (p->tok.kind == PTOK_QUOTED && text.len > 2)
        step.name = partiql_lex_unquote(p, p->tok);
    else if (p->tok.kind == PTOK_WORD && !partiql_lex_is_keyword(text))
        step.name = arena_slice(p->tree.arena, text);
    else
        return partiql_lex_fail(p, "an attribute's name");
    partiql_lex_advance(p);
    return add_step(p, path, step);
}

static bool parse_index(struct partiql_parser *p, struct expr_path *path)
{
    struct slice digits = partiql_lex_text(p, p->tok);
    struct expr_step step = {.kind = STEP_INDEX, .name = arena_slice(p->tree.arena, digits)};
    if (p->tok.kind != PTOK_NUMBER || strspn(step.name.ptr, "0123456789") != digits.len)
        return partiql_lex_fail(p, "an index");
    for (size_t i = 0; i < digits.len; i++)
        step.index = step.index > INT32_MAX / 10
                         ? UINT32_MAX
                         : step.index * 10 + (uint32_t)(digits.ptr[i] - '0');
    partiql_lex_advance(p);
    return add_step(p, path, step) && partiql_lex_expect_sign(p, ']');
}

struct expr_node *partiql_where_path(struct partiql_parser *p)
{
    struct expr_node *n = expr_parse_node(&p->tree, EXPR_PATH);
    bool fine = parse_name(p, &n->path);
    while (fine) {
        if (partiql_lex_take_sign(p, '.'))
            fine = parse_name(p, &n->path);
        else if (partiql_lex_take_sign(p, '['))
            fine = parse_index(p, &n->path);
        else
            break;
    }
    return fine ? n : NULL;
}

struct expr_node *partiql_where_value(struct partiql_parser *p)
{
    struct expr_node *n = expr_parse_node(&p->tree, EXPR_VALUE);
    return partiql_value_read(p, &n->value) ? n : NULL;
}

/* --- operands -------------------------------------------------------------------------- */

struct expr_node *partiql_where_call(struct partiql_parser *p, enum expr_function first,
                                     enum expr_function end, partiql_where_arg *parse_arg)
{
    struct expr_node *n = expr_parse_node(&p->tree, EXPR_CALL);
    n->text = arena_slice(p->tree.arena, partiql_lex_text(p, p->tok));
    for (enum expr_function f = first; f < end; f++)
        if (slice_is_nocase(n->text, expr_parse_functions[f].name))
            n->func = f;
    partiql_lex_advance(p);
    partiql_lex_advance(p);
    if (!partiql_lex_deeper(p))
        return NULL;
    do {
        struct expr_node *arg = parse_arg(p);
        if (!arg)
            return NULL;
        expr_parse_add(n, arg);
    } while (partiql_lex_take_sign(p, ','));
    p->depth--;
    return partiql_lex_expect_sign(p, ')') ? n : NULL;
}

static struct expr_node *parse_operand(struct partiql_parser *p)
{
    if (partiql_value_begins(p))
        return partiql_where_value(p);
    bool is_call = p->tok.kind == PTOK_WORD && p->next.kind == PTOK_SIGN &&
                   p->text.ptr[p->next.at] == '(' &&
                   !partiql_lex_is_keyword(partiql_lex_text(p, p->tok));
    return is_call ? partiql_where_call(p, FUNC_ATTRIBUTE_TYPE, FUNC_IF_NOT_EXISTS, parse_operand)
                   : partiql_where_path(p);
}

/* --- comparisons ----------------------------------------------------------------------- */

static struct expr_node *negate(struct partiql_parser *p, struct expr_node *inner)
{
    assert(inner->kind > EXPR_VALUE);
    struct expr_node *n = expr_parse_node(&p->tree, EXPR_NOT);
    n->first = n->last = inner;
    n->count = 1;
    return n;
}

static struct expr_node *parse_between(struct partiql_parser *p, struct expr_node *n)
{
    struct expr_node *low = parse_operand(p);
    if (!low || !partiql_lex_expect_word(p, "AND"))
        return NULL;
    struct expr_node *high = parse_operand(p);
    if (!high)
        return NULL;
    expr_parse_add(n, low);
    expr_parse_add(n, high);
    return n;
}

/* IN (a, b) and IN [a, b] */
static struct expr_node *parse_in(struct partiql_parser *p, struct expr_node *n)
{
    bool round = partiql_lex_is_sign(p, '(');
    if (!round && !partiql_lex_is_sign(p, '['))
        return partiql_lex_fail(p, "( or [") ? n : NULL;
    partiql_lex_advance(p);
    do {
        struct expr_node *one = parse_operand(p);
        if (!one)
            return NULL;
        expr_parse_add(n, one);
    } while (partiql_lex_take_sign(p, ','));
    return partiql_lex_expect_sign(p, round ? ')' : ']') ? n : NULL;
}

/* IS [NOT] MISSING | NULL.  CHOSEN: NULL is the type; what is missing is not NULL. */
static struct expr_node *parse_is(struct partiql_parser *p, struct expr_node *left)
{
    bool is_not = partiql_lex_take_word(p, "not");
    struct expr_node *n = expr_parse_node(&p->tree, EXPR_CALL);
    expr_parse_add(n, left);
    if (partiql_lex_take_word(p, "missing")) {
        n->func = is_not ? FUNC_ATTRIBUTE_EXISTS : FUNC_ATTRIBUTE_NOT_EXISTS;
        return n;
    }
    if (!partiql_lex_take_word(p, "null"))
        return partiql_lex_fail(p, "MISSING or NULL") ? n : NULL;
    struct expr_node *type = expr_parse_node(&p->tree, EXPR_VALUE);
    type->value = val_string(SLICE("NULL"));
    n->func = FUNC_ATTRIBUTE_TYPE;
    expr_parse_add(n, type);
    return is_not ? negate(p, n) : n;
}

static enum expr_tok comparison_at(const struct partiql_parser *p)
{
    switch (p->tok.kind) {
    case PTOK_NE:
        return TOK_NE;
    case PTOK_LE:
        return TOK_LE;
    case PTOK_GE:
        return TOK_GE;
    default:
        return partiql_lex_is_sign(p, '=')   ? TOK_EQ
               : partiql_lex_is_sign(p, '<') ? TOK_LT
               : partiql_lex_is_sign(p, '>') ? TOK_GT
                                             : TOK_END;
    }
}

static bool at_comparison(const struct partiql_parser *p)
{
    return comparison_at(p) != TOK_END || partiql_lex_is_word(p, "is") ||
           partiql_lex_is_word(p, "not") || partiql_lex_is_word(p, "between") ||
           partiql_lex_is_word(p, "in");
}

/* What follows the left operand of a comparison. */
static struct expr_node *parse_comparison(struct partiql_parser *p, struct expr_node *left)
{
    enum expr_tok op = comparison_at(p);
    if (partiql_lex_take_word(p, "is"))
        return parse_is(p, left);
    bool is_not = op == TOK_END && partiql_lex_take_word(p, "not");
    bool between = op == TOK_END && partiql_lex_is_word(p, "between");
    bool in = op == TOK_END && partiql_lex_is_word(p, "in");
    if (op == TOK_END && !between && !in)
        return partiql_lex_fail(p, is_not ? "IN or BETWEEN" : "a comparison") ? left : NULL;
    struct expr_node *n = expr_parse_node(&p->tree, between ? EXPR_BETWEEN
                                                    : in    ? EXPR_IN
                                                            : EXPR_COMPARE);
    n->op = op;
    expr_parse_add(n, left);
    partiql_lex_advance(p);
    if (between || in) {
        n = between ? parse_between(p, n) : parse_in(p, n);
        return n && is_not ? negate(p, n) : n;
    }
    struct expr_node *right = parse_operand(p);
    if (!right)
        return NULL;
    expr_parse_add(n, right);
    return n;
}

/* --- conditions ------------------------------------------------------------------------ */

static struct expr_node *parse_or(struct partiql_parser *p);

static struct expr_node *parse_primary(struct partiql_parser *p)
{
    if (!partiql_lex_is_sign(p, '(')) {
        struct expr_node *left = parse_operand(p);
        bool is_whole =
            left && left->kind == EXPR_CALL && left->func != FUNC_SIZE && !at_comparison(p);
        return !left || is_whole ? left : parse_comparison(p, left);
    }
    if (!partiql_lex_deeper(p))
        return NULL;
    partiql_lex_advance(p);
    struct expr_node *inner = parse_or(p);
    p->depth--;
    if (!inner || !partiql_lex_expect_sign(p, ')'))
        return NULL;
    inner->parens = true;
    return inner;
}

static struct expr_node *parse_not(struct partiql_parser *p)
{
    int nots = 0;
    while (partiql_lex_take_word(p, "not"))
        nots++;
    struct expr_node *inner = parse_primary(p);
    if (!inner || !nots)
        return inner;
    struct expr_node *n = negate(p, inner);
    n->count = nots;
    return n;
}

/* A chain of conditions joined by one word. */
static struct expr_node *parse_chain(struct partiql_parser *p, const char *word,
                                     enum expr_kind kind,
                                     struct expr_node *(*part)(struct partiql_parser *p))
{
    struct expr_node *first = part(p);
    if (!first || !partiql_lex_is_word(p, word))
        return first;
    struct expr_node *chain = expr_parse_node(&p->tree, kind);
    expr_parse_add(chain, first);
    while (partiql_lex_take_word(p, word)) {
        struct expr_node *next = part(p);
        if (!next)
            return NULL;
        expr_parse_add(chain, next);
    }
    return chain;
}

static struct expr_node *parse_and(struct partiql_parser *p)
{
    return parse_chain(p, "and", EXPR_AND, parse_not);
}

static struct expr_node *parse_or(struct partiql_parser *p)
{
    return parse_chain(p, "or", EXPR_OR, parse_and);
}

struct expr_node *partiql_where_condition(struct partiql_parser *p)
{
    return parse_or(p);
}
