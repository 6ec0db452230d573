#include "config.h"

#include "expr/expr_int.h"

#include <assert.h>

static const char *const section_names[SECTION_COUNT] = {
    [SECTION_SET] = "SET",
    [SECTION_REMOVE] = "REMOVE",
    [SECTION_ADD] = "ADD",
    [SECTION_DELETE] = "DELETE",
};
static const char *const section_keywords[] = {"set", "remove", "add", "delete", NULL};
static const char a_term[] = "a value, an attribute or a function";

/* --- right-hand sides ------------------------------------------------------------------ */

static struct expr_node *close_parens(struct expr_parser *p, struct expr_node *inner)
{
    p->depth--;
    if (!inner || !expr_parse_expect(p, TOK_RPAREN, "`)`"))
        return NULL;
    if (inner->parens)
        p->redundant = true;
    inner->parens = true;
    return inner;
}

static struct expr_node *parse_term(struct expr_parser *p)
{
    if (p->tok.kind != TOK_LPAREN)
        return expr_parse_atom(p, a_term);
    if (!expr_parse_deeper(p))
        return NULL;
    expr_parse_advance(p);
    return close_parens(p, parse_term(p));
}

/* term [ ( "+" | "-" ) term ], or that in parentheses; one sign in all. */
static struct expr_node *parse_sum(struct expr_parser *p)
{
    struct expr_node *left;
    if (p->tok.kind == TOK_LPAREN) {
        if (!expr_parse_deeper(p))
            return NULL;
        expr_parse_advance(p);
        left = close_parens(p, parse_sum(p));
    } else {
        left = expr_parse_atom(p, a_term);
    }
    if (!left || (p->tok.kind != TOK_PLUS && p->tok.kind != TOK_MINUS))
        return left;
    if (left->kind == EXPR_SUM)
        return expr_fail(p, "the end of the assignment (it has one + or - already)");
    struct expr_node *n = expr_parse_node(p, EXPR_SUM);
    n->op = p->tok.kind;
    p->operators++;
    expr_parse_add(n, left);
    expr_parse_advance(p);
    struct expr_node *right = parse_term(p);
    if (!right)
        return NULL;
    expr_parse_add(n, right);
    if (p->tok.kind == TOK_PLUS || p->tok.kind == TOK_MINUS)
        return expr_fail(p, "the end of the assignment (it has one + or - already)");
    return n;
}

/* --- sections -------------------------------------------------------------------------- */

static struct expr_action *parse_action(struct expr_parser *p, enum expr_section section)
{
    struct expr_action *a = ARENA_NEW(p->arena, struct expr_action);
    a->section = section;
    a->target = expr_parse_path(p);
    if (!a->target)
        return NULL;
    if (section == SECTION_REMOVE)
        return a;
    if (section == SECTION_SET) {
        if (!expr_parse_expect(p, TOK_EQ, "`=`"))
            return NULL;
        a->operand = parse_sum(p);
    } else {
        a->operand = expr_parse_value(p, "a value");
    }
    return a->operand ? a : NULL;
}

static int section_at(const struct expr_parser *p)
{
    int s = 0;
    while (s < SECTION_COUNT && !expr_parse_is_word(p, section_names[s]))
        s++;
    return s;
}

/* Appends the section's actions at *end; returns the new end, NULL on failure. */
static struct expr_action **parse_section(struct expr_parser *p, enum expr_section section,
                                          struct expr_action **end, size_t *count)
{
    do {
        expr_parse_advance(p);
        struct expr_action *a = parse_action(p, section);
        if (!a)
            return NULL;
        *end = a;
        end = &a->next;
        ++*count;
    } while (p->tok.kind == TOK_COMMA);
    return end;
}

enum err expr_parse_update(struct arena *a, const struct expr_source *src, struct reader *r,
                           struct expr_update **ret_update, struct errinfo *why)
{
    struct expr_parser p;
    expr_parse_init(&p, a, src, r, why);
    p.is_update = true;
    if (src->dialect == EXPR_API)
        p.keywords = section_keywords;
    enum err err = expr_parse_begin(&p);
    if (err)
        return err;
    struct expr_update *u = ARENA_NEW(a, struct expr_update);
    struct expr_action **end = &u->first;
    const char *repeated = NULL;
    bool seen[SECTION_COUNT] = {false};
    int section = section_at(&p);
    if (section == SECTION_COUNT) {
        expr_fail(&p, "set, remove, add or delete");
        return p.err;
    }
    for (; section < SECTION_COUNT; section = section_at(&p)) {
        if (seen[section] && !repeated)
            repeated = section_names[section];
        seen[section] = true;
        end = parse_section(&p, (enum expr_section)section, end, &u->count);
        if (!end)
            return p.err;
    }
    u->creates = seen[SECTION_SET] || seen[SECTION_ADD];
    err = expr_parse_end(&p);
    if (!err)
        err = expr_update_check_all(&p, u, repeated);
    if (!err)
        *ret_update = u;
    return err;
}
