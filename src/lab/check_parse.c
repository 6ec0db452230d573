#include "config.h"

#include "lab/check_lex.h"

/* --- expressions ------------------------------------------------------------------------- */

static enum err parse_group(struct check_lex *p, struct check_node **ret)
{
    size_t open = p->r->at;
    check_lex_take(p, 1);
    enum err err = check_parse_nested(p, ret);
    if (err)
        return err;
    if (check_lex_took(p, ")"))
        return ERR_OK;
    if (p->r->at >= p->r->text.len)
        return reader_fail(p->r, open, p->why, "the ( opened here is still open");
    return check_lex_expected(p, "an operator or `)`");
}

static enum err parse_primary(struct check_lex *p, struct check_node **ret)
{
    check_lex_skip(p);
    struct slice w = check_lex_word(p);
    char c = check_lex_peek(p, 0);
    size_t from = p->r->at;
    enum err err;
    if (c == '(')
        err = parse_group(p, ret);
    else if (c == '[')
        err = check_term_list(p, ret);
    else if (slice_is(w, "solution"))
        err = check_term_solution(p, ret);
    else if (w.len > 0 && !literal_begins(p->r))
        err = check_term_name(p, ret);
    else if (literal_begins(p->r) || c == '\'' || (unsigned char)c >= 0x80)
        err = check_term_literal(p, ret);
    else
        err = check_lex_expected(p, "a value or a name");
    /* Parentheses are no part of a word. */
    if (!err && (*ret)->type != TYPE_BARE)
        check_lex_text(p, *ret, from);
    return err;
}

static enum err need_number(struct check_lex *p, const struct check_node *n, const char *sign)
{
    if (n->type == TYPE_BARE)
        return check_term_no_name(p, check_lex_offset(p, n), n->text);
    if (n->type != TYPE_NUMBER && n->type != TYPE_ANY)
        return reader_fail(p->r, check_lex_offset(p, n), p->why, "`%s` needs numbers, `%.*s` is %s",
                           sign, SLICE_ARG(n->text), check_words_type(n->type));
    return ERR_OK;
}

static enum err parse_factor(struct check_lex *p, struct check_node **ret)
{
    check_lex_skip(p);
    size_t from = p->r->at;
    if (!check_lex_took(p, "-"))
        return parse_primary(p, ret);
    struct check_node *n = check_lex_node(p, NODE_MINUS, TYPE_NUMBER);
    enum err err = parse_primary(p, &n->left);
    if (!err)
        err = need_number(p, n->left, "-");
    *ret = n;
    if (!err)
        check_lex_text(p, n, from);
    return err;
}

static enum err join_numbers(struct check_lex *p, struct check_node **left,
                             enum check_node_kind kind, const char *sign)
{
    struct check_node *n = check_lex_node(p, kind, TYPE_NUMBER);
    n->left = *left;
    n->op[0] = sign[0];
    enum err err = need_number(p, n->left, sign);
    if (!err)
        err = kind == NODE_TIMES ? parse_factor(p, &n->right) : ERR_OK;
    *left = n;
    return err;
}

static enum err parse_product(struct check_lex *p, struct check_node **ret)
{
    enum err err = parse_factor(p, ret);
    while (!err && check_lex_took(p, "*")) {
        size_t from = check_lex_offset(p, *ret);
        err = join_numbers(p, ret, NODE_TIMES, "*");
        if (!err)
            err = need_number(p, (*ret)->right, "*");
        if (!err)
            check_lex_text(p, *ret, from);
    }
    return err;
}

static enum err parse_sum(struct check_lex *p, struct check_node **ret)
{
    enum err err = parse_product(p, ret);
    while (!err) {
        const char *sign = check_lex_took(p, "+") ? "+" : check_lex_took(p, "-") ? "-" : NULL;
        if (!sign)
            break;
        size_t from = check_lex_offset(p, *ret);
        err = join_numbers(p, ret, NODE_SUM, sign);
        if (!err)
            err = parse_product(p, &(*ret)->right);
        if (!err)
            err = need_number(p, (*ret)->right, sign);
        if (!err)
            check_lex_text(p, *ret, from);
    }
    return err;
}

/* The relation that stands here; NULL: none. */
static const char *took_relation(struct check_lex *p)
{
    static const char *const signs[] = {"==", "!=", "<=", ">=", "~=", "<", ">", "~"};
    check_lex_skip(p);
    if (check_lex_peek(p, 0) == '<' && (check_lex_peek(p, 1) == '>' || check_lex_peek(p, 1) == '<'))
        return NULL;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (check_lex_took(p, signs[i]))
            return signs[i];
    return check_lex_took_keyword(p, "in") ? "in" : NULL;
}

/* Spellings of other languages, each with the one used here. */
static enum err refuse_other_spelling(struct check_lex *p)
{
    static const struct {
        const char *theirs, *ours;
    } table[] = {{"&&", "write `and`"},
                 {"||", "write `or`"},
                 {"<>", "write `!=`"},
                 {"=", "compare with `==`"},
                 {"!", "write `not`"}};
    check_lex_skip(p);
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        const char *t = table[i].theirs;
        if (check_lex_peek(p, 0) != t[0] || (t[1] && check_lex_peek(p, 1) != t[1]))
            continue;
        return reader_fail(p->r, p->r->at, p->why, "`%s` in a check; %s", t, table[i].ours);
    }
    return ERR_OK;
}

static bool fits(const struct check_node *a, enum check_type type)
{
    return a->type == type || a->type == TYPE_ANY;
}

static enum err check_in(struct check_lex *p, struct check_node *n)
{
    struct check_node *list = n->right;
    if (n->left->type == TYPE_BARE)
        return check_term_no_name(p, check_lex_offset(p, n->left), n->left->text);
    if (!fits(list, TYPE_LIST))
        return check_lex_fail(p, list, "`in` needs a list on its right");
    for (size_t i = 0; list->kind == NODE_LIST && i < list->item_count; i++) {
        struct check_node *item = list->item[i];
        enum err err = check_term_settle(p, item, n->left);
        if (!err)
            err = check_term_refuse_bare(p, item);
        if (err)
            return err;
        if (n->left->type == TYPE_WORD && item->type != TYPE_WORD)
            return check_lex_fail(p, item, "expected a word here, without quotes");
    }
    return ERR_OK;
}

static enum err check_equal(struct check_lex *p, const struct check_node *n)
{
    enum check_type a = n->left->type, b = n->right->type;
    if (a == b && a == TYPE_WORD && n->left->words != n->right->words)
        return check_lex_fail(p, n->right, "these words are of two different sets");
    if (a == b || (a == TYPE_ANY && b != TYPE_WORD) || (b == TYPE_ANY && a != TYPE_WORD))
        return ERR_OK;
    if (a == TYPE_WORD || b == TYPE_WORD) {
        const struct check_node *word = a == TYPE_WORD ? n->left : n->right;
        const struct check_node *other = a == TYPE_WORD ? n->right : n->left;
        return reader_fail(p->r, check_lex_offset(p, other), p->why,
                           "`%.*s` is compared with a word without quotes, as %s",
                           SLICE_ARG(word->text), word->words(0));
    }
    return reader_fail(p->r, check_lex_offset(p, n->left), p->why,
                       "%s and %s are never equal: `%.*s`, `%.*s`", check_words_type(a),
                       check_words_type(b), SLICE_ARG(n->left->text), SLICE_ARG(n->right->text));
}

static enum err check_operands(struct check_lex *p, const struct check_node *n)
{
    const struct check_node *l = n->left, *r = n->right;
    bool is_number = fits(l, TYPE_NUMBER) && fits(r, TYPE_NUMBER);
    bool is_text = fits(l, TYPE_TEXT) && fits(r, TYPE_TEXT);
    bool is_list = fits(l, TYPE_LIST) && fits(r, TYPE_LIST);
    if (strcmp(n->op, "==") == 0 || strcmp(n->op, "!=") == 0)
        return check_equal(p, n);
    if (strcmp(n->op, "~=") == 0  ? is_list
        : strcmp(n->op, "~") == 0 ? is_text
        : n->op[1]                ? is_number || is_text || is_list
                                  : is_number || is_text)
        return ERR_OK;
    return reader_fail(p->r, check_lex_offset(p, l), p->why,
                       "`%s` does not compare %s with %s: `%.*s`, `%.*s`", n->op,
                       check_words_type(l->type), check_words_type(r->type), SLICE_ARG(l->text),
                       SLICE_ARG(r->text));
}

static enum err check_relation(struct check_lex *p, struct check_node *n)
{
    if (strcmp(n->op, "in") == 0)
        return check_in(p, n);
    enum err err = ERR_OK;
    if (n->left->type == TYPE_BARE && n->right->type == TYPE_BARE)
        return check_term_no_name(p, check_lex_offset(p, n->left), n->left->text);
    err = check_term_settle(p, n->left, n->right);
    if (!err)
        err = check_term_settle(p, n->right, n->left);
    if (!err)
        err = check_term_refuse_bare(p, n->left);
    if (!err)
        err = check_term_refuse_bare(p, n->right);
    return err ? err : check_operands(p, n);
}

static enum err parse_relation(struct check_lex *p, struct check_node **ret)
{
    check_lex_skip(p);
    size_t from = p->r->at;
    enum err err = parse_sum(p, ret);
    if (err)
        return err;
    const char *op = took_relation(p);
    if (!op) {
        struct slice w = check_lex_word(p);
        return w.len > 0 ? ERR_OK : refuse_other_spelling(p);
    }
    struct check_node *n = check_lex_node(p, NODE_REL, TYPE_TRUTH);
    memcpy(n->op, op, strlen(op));
    n->left = *ret;
    err = parse_sum(p, &n->right);
    if (err)
        return err;
    check_lex_text(p, n, from);
    *ret = n;
    err = check_relation(p, n);
    if (err)
        return err;
    check_lex_skip(p);
    size_t at = p->r->at;
    if (took_relation(p))
        return reader_fail(p->r, at, p->why, "relations are not chained; join two by `and`");
    return refuse_other_spelling(p);
}

static enum err need_truth(struct check_lex *p, const struct check_node *n)
{
    if (n->type == TYPE_TRUTH)
        return ERR_OK;
    if (n->type == TYPE_BARE)
        return check_term_no_name(p, check_lex_offset(p, n), n->text);
    return reader_fail(p->r, check_lex_offset(p, n), p->why,
                       "expected something true or false, `%.*s` is %s", SLICE_ARG(n->text),
                       check_words_type(n->type));
}

static enum err parse_negation(struct check_lex *p, struct check_node **ret)
{
    check_lex_skip(p);
    size_t from = p->r->at;
    if (!check_lex_took_keyword(p, "not"))
        return parse_relation(p, ret);
    struct check_node *n = check_lex_node(p, NODE_NOT, TYPE_TRUTH);
    enum err err = parse_relation(p, &n->left);
    if (!err)
        err = need_truth(p, n->left);
    *ret = n;
    if (!err)
        check_lex_text(p, n, from);
    return err;
}

static enum err parse_junction(struct check_lex *p, struct check_node **ret, bool is_or)
{
    enum err err = is_or ? parse_junction(p, ret, false) : parse_negation(p, ret);
    while (!err && check_lex_took_keyword(p, is_or ? "or" : "and")) {
        struct check_node *n = check_lex_node(p, is_or ? NODE_OR : NODE_AND, TYPE_TRUTH);
        n->left = *ret;
        *ret = n;
        err = need_truth(p, n->left);
        if (!err)
            err = is_or ? parse_junction(p, &n->right, false) : parse_negation(p, &n->right);
        if (!err)
            err = need_truth(p, n->right);
        if (!err)
            check_lex_text(p, n, check_lex_offset(p, n->left));
    }
    return err;
}

enum err check_parse_nested(struct check_lex *p, struct check_node **ret)
{
    enum err err = check_lex_deeper(p);
    if (!err)
        err = parse_junction(p, ret, true);
    p->depth--;
    return err;
}

enum err check_parse_expr(struct check_lex *p)
{
    struct check *c = p->check;
    struct check_node *root;
    p->depth = -1;
    enum err err = check_parse_nested(p, &root);
    if (err)
        return err;
    c->root = root;
    c->text = root->text;
    c->is_truth = root->type == TYPE_TRUTH;
    if (p->where == CHECK_NAME)
        return check_term_refuse_bare(p, root);
    if (p->where == CHECK_VERIFY && (root->type == TYPE_NUMBER || root->type == TYPE_ANY))
        return ERR_OK;
    return need_truth(p, root);
}
