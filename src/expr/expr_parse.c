#include "config.h"

#include "expr/expr_int.h"

#include <assert.h>

#include "base/limits.h"
#include "base/utf8.h"

static const char *const no_keywords[] = {NULL};
static const char *const condition_keywords[] = {"and", "or", "not", "between", "in", NULL};
static const char *const lab_keywords[] = {"and",  "or",    "not",  "between", "in",
                                           "true", "false", "null", NULL};

const struct expr_function_row expr_parse_functions[FUNC_COUNT] = {
    [FUNC_UNKNOWN] = {"", 0},
    [FUNC_ATTRIBUTE_EXISTS] = {"attribute_exists", 1},
    [FUNC_ATTRIBUTE_NOT_EXISTS] = {"attribute_not_exists", 1},
    [FUNC_ATTRIBUTE_TYPE] = {"attribute_type", 2},
    [FUNC_BEGINS_WITH] = {"begins_with", 2},
    [FUNC_CONTAINS] = {"contains", 2},
    [FUNC_SIZE] = {"size", 1},
    [FUNC_IF_NOT_EXISTS] = {"if_not_exists", 2},
    [FUNC_LIST_APPEND] = {"list_append", 2},
};

const char *expr_parse_op_name(const struct expr_node *n)
{
    static const char *const signs[] = {
        [TOK_EQ] = "=", [TOK_NE] = "<>", [TOK_LT] = "<",   [TOK_LE] = "<=",
        [TOK_GT] = ">", [TOK_GE] = ">=", [TOK_PLUS] = "+", [TOK_MINUS] = "-"};
    if (n->kind == EXPR_BETWEEN)
        return "BETWEEN";
    if (n->kind == EXPR_IN)
        return "IN";
    if (n->kind == EXPR_CALL)
        return expr_parse_functions[n->func].name;
    assert(n->kind == EXPR_COMPARE || n->kind == EXPR_SUM);
    return signs[n->op];
}

/* --- tokens ---------------------------------------------------------------------------- */

void expr_parse_advance(struct expr_parser *p)
{
    assert(!p->err);
    p->prev = p->tok;
    p->tok = expr_lex_next(p->r, p->tok.end, p->src->dialect);
}

bool expr_parse_is_word(const struct expr_parser *p, const char *word)
{
    return p->tok.kind == TOK_NAME && slice_is_nocase(expr_lex_text(p->r, p->tok), word);
}

bool expr_parse_expect(struct expr_parser *p, enum expr_tok kind, const char *what)
{
    if (p->tok.kind != kind)
        return expr_fail(p, what) != NULL;
    expr_parse_advance(p);
    return true;
}

bool expr_parse_is_keyword(const struct expr_parser *p)
{
    for (const char *const *k = p->keywords; *k; k++)
        if (expr_parse_is_word(p, *k))
            return true;
    return false;
}

/* The closing sign of one that was opened at `open`. */
static bool expect_closing(struct expr_parser *p, enum expr_tok kind, const char *what, size_t open)
{
    if (p->tok.kind == TOK_END && p->src->dialect == EXPR_LAB) {
        int line, col;
        reader_place(p->r, open, &line, &col);
        return expr_fail_with(p, reader_fail(p->r, open, p->why,
                                             "the %c opened at column %d is still open",
                                             p->r->text.ptr[open], col)) != NULL;
    }
    return expr_parse_expect(p, kind, what);
}

bool expr_parse_deeper(struct expr_parser *p)
{
    if (++p->depth <= LIMIT_EXPR_DEPTH)
        return true;
    if (p->src->dialect == EXPR_LAB)
        expr_fail_with(p,
                       reader_fail(p->r, p->tok.at, p->why,
                                   "parentheses inside each other: at most %d", LIMIT_EXPR_DEPTH));
    else
        expr_fail_with(
            p, err_set(p->why, ERR_VALIDATION,
                       "Invalid %s: The expression has more nested parentheses than keyglass "
                       "supports; nesting levels: %d",
                       p->src->label, p->depth));
    return false;
}

/* --- nodes ----------------------------------------------------------------------------- */

struct expr_node *expr_parse_node(struct expr_parser *p, enum expr_kind kind)
{
    struct expr_node *n = ARENA_NEW(p->arena, struct expr_node);
    n->kind = kind;
    if (kind == EXPR_PATH || kind == EXPR_VALUE || kind == EXPR_CALL) {
        *p->mentions_end = n;
        p->mentions_end = &n->mention;
    }
    return n;
}

void expr_parse_add(struct expr_node *parent, struct expr_node *child)
{
    assert(parent->kind > EXPR_VALUE && !child->next);
    if (parent->last)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
    parent->count++;
}

static void add_step(struct expr_parser *p, struct expr_path *path, struct expr_step step)
{
    if (path->count == path->cap) {
        int cap = path->cap ? path->cap * 2 : 2;
        struct expr_step *more = arena_alloc(p->arena, (size_t)cap * sizeof *more);
        if (path->count)
            memcpy(more, path->step, (size_t)path->count * sizeof *more);
        path->step = more;
        path->cap = cap;
    }
    path->step[path->count++] = step;
}

/* The name inside back-ticks, which stand doubled for one. */
static struct slice unquote(struct expr_parser *p, struct slice quoted)
{
    char *name = arena_alloc(p->arena, quoted.len);
    size_t len = 0;
    for (size_t i = 1; i + 1 < quoted.len; i++) {
        name[len++] = quoted.ptr[i];
        if (quoted.ptr[i] == '`')
            i++;
    }
    return (struct slice){name, len};
}

static void *fail_name(struct expr_parser *p, const char *expected)
{
    p->wants_name = true;
    return expr_fail(p, expected);
}

static bool parse_name_step(struct expr_parser *p, struct expr_path *path)
{
    struct slice text = expr_lex_text(p->r, p->tok);
    struct expr_step step = {STEP_NAME, SLICE_NONE, 0};
    bool is_api = p->src->dialect == EXPR_API;
    size_t good = utf8_check(text);
    if (p->tok.kind == TOK_QUOTED && good < text.len)
        return expr_fail_with(p, reader_fail(p->r, p->tok.at + good, p->why,
                                             "broken UTF-8: the byte 0x%02x",
                                             (unsigned)(unsigned char)text.ptr[good])) != NULL;
    if (p->tok.kind == TOK_QUOTED && text.len > 2)
        step = (struct expr_step){STEP_QUOTED, unquote(p, text), 0};
    else if (p->tok.kind == TOK_ALIAS && is_api)
        step = (struct expr_step){STEP_ALIAS, arena_slice(p->arena, text), 0};
    else if (p->tok.kind == TOK_NAME && !expr_parse_is_keyword(p))
        step = (struct expr_step){STEP_NAME, arena_slice(p->arena, text), 0};
    else
        return fail_name(p, "an attribute's name") != NULL;
    add_step(p, path, step);
    expr_parse_advance(p);
    return true;
}

static bool parse_index_step(struct expr_parser *p, struct expr_path *path)
{
    assert(p->tok.kind == TOK_LBRACKET && path->count);
    struct expr_step step = {STEP_INDEX, SLICE_NONE, 0};
    size_t open = p->tok.at;
    expr_parse_advance(p);
    if (p->tok.kind == TOK_NUMBER) {
        step.name = arena_slice(p->arena, expr_lex_text(p->r, p->tok));
        for (size_t i = 0; i < step.name.len; i++)
            step.index = step.index > INT32_MAX / 10
                             ? UINT32_MAX
                             : step.index * 10 + (uint32_t)(step.name.ptr[i] - '0');
        add_step(p, path, step);
    }
    return expr_parse_expect(p, TOK_NUMBER, "an index, digits alone,") &&
           expect_closing(p, TOK_RBRACKET, "`]`", open);
}

struct expr_node *expr_parse_path(struct expr_parser *p)
{
    struct expr_node *n = expr_parse_node(p, EXPR_PATH);
    if (!parse_name_step(p, &n->path))
        return NULL;
    while (p->tok.kind == TOK_DOT || p->tok.kind == TOK_LBRACKET) {
        if (p->tok.kind == TOK_LBRACKET) {
            if (!parse_index_step(p, &n->path))
                return NULL;
            continue;
        }
        expr_parse_advance(p);
        if (!parse_name_step(p, &n->path))
            return NULL;
    }
    return n;
}

/* --- operands -------------------------------------------------------------------------- */

static struct reader reader_at(const struct expr_parser *p, size_t at)
{
    struct reader r = *p->r;
    r.at = at;
    return r;
}

static bool at_literal(const struct expr_parser *p)
{
    struct reader here = reader_at(p, p->tok.at);
    return p->src->dialect == EXPR_LAB && literal_begins(&here);
}

static struct expr_node *parse_literal(struct expr_parser *p)
{
    struct expr_node *n = expr_parse_node(p, EXPR_VALUE);
    struct pack pack = PACK_INIT;
    struct reader here = reader_at(p, p->tok.at);
    enum err err = literal_read(&here, &pack, p->why);
    if (!err) {
        n->value = pack_result(&pack);
        n->value.p = arena_memdup(p->arena, n->value.p, n->value.n);
        p->tok.end = here.at;
        p->tok.kind = TOK_VALUE;
        expr_parse_advance(p);
    }
    pack_done(&pack);
    return err ? expr_fail_with(p, err) : n;
}

struct expr_node *expr_parse_value(struct expr_parser *p, const char *expected)
{
    if (at_literal(p))
        return parse_literal(p);
    if (p->tok.kind != TOK_VALUE || p->src->dialect == EXPR_LAB)
        return expr_fail(p, expected);
    struct expr_node *n = expr_parse_node(p, EXPR_VALUE);
    n->text = arena_slice(p->arena, expr_lex_text(p->r, p->tok));
    expr_parse_advance(p);
    return n;
}

static struct expr_node *parse_operand(struct expr_parser *p, const char *expected);

static struct expr_node *parse_call(struct expr_parser *p)
{
    struct expr_node *n = expr_parse_node(p, EXPR_CALL);
    n->text = arena_slice(p->arena, expr_lex_text(p->r, p->tok));
    for (int f = FUNC_UNKNOWN + 1; f < FUNC_COUNT; f++)
        if (slice_is(n->text, expr_parse_functions[f].name))
            n->func = (enum expr_function)f;
    expr_parse_advance(p);
    size_t open = p->tok.at;
    if (!expr_parse_deeper(p))
        return NULL;
    do {
        expr_parse_advance(p);
        struct expr_node *arg =
            p->is_update ? expr_parse_atom(p, "an argument") : parse_operand(p, "an argument");
        if (!arg)
            return NULL;
        expr_parse_add(n, arg);
    } while (p->tok.kind == TOK_COMMA);
    p->depth--;
    return expect_closing(p, TOK_RPAREN, "`,` or `)`", open) ? n : NULL;
}

struct expr_node *expr_parse_atom(struct expr_parser *p, const char *expected)
{
    if (at_literal(p) || p->tok.kind == TOK_VALUE)
        return expr_parse_value(p, expected);
    if (p->tok.kind == TOK_NAME && !expr_parse_is_keyword(p)) {
        struct expr_token next = expr_lex_next(p->r, p->tok.end, p->src->dialect);
        return next.kind == TOK_LPAREN ? parse_call(p) : expr_parse_path(p);
    }
    if (p->tok.kind == TOK_QUOTED || (p->tok.kind == TOK_ALIAS && p->src->dialect == EXPR_API))
        return expr_parse_path(p);
    return fail_name(p, expected);
}

static struct expr_node *close_parens(struct expr_parser *p, struct expr_node *inner, size_t open)
{
    assert(p->depth > 0);
    p->depth--;
    if (!expect_closing(p, TOK_RPAREN, "`)`", open))
        return NULL;
    if (inner->parens)
        p->redundant = true;
    inner->parens = true;
    return inner;
}

static struct expr_node *parse_operand(struct expr_parser *p, const char *expected)
{
    size_t open = p->tok.at;
    if (p->tok.kind != TOK_LPAREN)
        return expr_parse_atom(p, expected);
    if (!expr_parse_deeper(p))
        return NULL;
    expr_parse_advance(p);
    struct expr_node *inner = parse_operand(p, expected);
    return inner ? close_parens(p, inner, open) : NULL;
}

/* --- conditions ------------------------------------------------------------------------ */

static const char an_operand[] = "a value or an attribute";

static struct expr_node *parse_or(struct expr_parser *p);

static bool at_comparison(const struct expr_parser *p)
{
    return (p->tok.kind >= TOK_EQ && p->tok.kind <= TOK_GE) || expr_parse_is_word(p, "between") ||
           expr_parse_is_word(p, "in");
}

static struct expr_node *parse_between(struct expr_parser *p, struct expr_node *n)
{
    struct expr_node *low = parse_operand(p, an_operand);
    if (!low)
        return NULL;
    expr_parse_add(n, low);
    if (!expr_parse_is_word(p, "and"))
        return expr_fail(p, "`and` and the upper bound");
    expr_parse_advance(p);
    struct expr_node *high = parse_operand(p, an_operand);
    if (!high)
        return NULL;
    expr_parse_add(n, high);
    return n;
}

static struct expr_node *parse_in(struct expr_parser *p, struct expr_node *n)
{
    size_t open = p->tok.at;
    if (p->tok.kind != TOK_LPAREN)
        return expr_fail(p, "`(`");
    do {
        expr_parse_advance(p);
        struct expr_node *one = parse_operand(p, an_operand);
        if (!one)
            return NULL;
        expr_parse_add(n, one);
    } while (p->tok.kind == TOK_COMMA);
    return expect_closing(p, TOK_RPAREN, "`,` or `)`", open) ? n : NULL;
}

/* What follows the left operand of a comparison. */
static struct expr_node *parse_comparison(struct expr_parser *p, struct expr_node *left)
{
    bool between = expr_parse_is_word(p, "between"), in = expr_parse_is_word(p, "in");
    struct expr_node *n = expr_parse_node(p, between ? EXPR_BETWEEN : in ? EXPR_IN : EXPR_COMPARE);
    n->op = p->tok.kind;
    p->operators++;
    expr_parse_add(n, left);
    expr_parse_advance(p);
    if (between)
        return parse_between(p, n);
    if (in)
        return parse_in(p, n);
    struct expr_node *right = parse_operand(p, an_operand);
    if (!right)
        return NULL;
    expr_parse_add(n, right);
    return n;
}

/* Either a condition or a bare operand: which of them may stand here the caller knows. */
static struct expr_node *parse_primary(struct expr_parser *p)
{
    struct expr_node *n;
    if (p->tok.kind == TOK_LPAREN) {
        size_t open = p->tok.at;
        if (!expr_parse_deeper(p))
            return NULL;
        expr_parse_advance(p);
        n = parse_or(p);
        n = n ? close_parens(p, n, open) : NULL;
    } else {
        n = expr_parse_atom(p, "a condition");
    }
    if (!n || !at_comparison(p))
        return n;
    if (n->kind > EXPR_CALL)
        return expr_fail(p, "`and`, `or` or the end");
    n = parse_comparison(p, n);
    if (n && at_comparison(p))
        return expr_fail(p, "`and`, `or` or the end");
    return n;
}

static bool is_condition(struct expr_parser *p, const struct expr_node *n)
{
    if (n->kind > EXPR_VALUE)
        return true;
    return expr_fail(p, "a comparison") != NULL;
}

static struct expr_node *parse_not(struct expr_parser *p)
{
    int nots = 0;
    for (; expr_parse_is_word(p, "not"); nots++)
        expr_parse_advance(p);
    p->operators += nots;
    struct expr_node *inner = parse_primary(p);
    if (!inner || !nots)
        return inner;
    if (!is_condition(p, inner))
        return NULL;
    struct expr_node *n = expr_parse_node(p, EXPR_NOT);
    n->first = n->last = inner;
    n->count = nots;
    return n;
}

/* A chain of conditions joined by one word. */
static struct expr_node *parse_chain(struct expr_parser *p, const char *word, enum expr_kind kind,
                                     struct expr_node *(*part)(struct expr_parser *p))
{
    struct expr_node *first = part(p), *chain = NULL;
    if (!first || !expr_parse_is_word(p, word))
        return first;
    if (!is_condition(p, first))
        return NULL;
    chain = expr_parse_node(p, kind);
    expr_parse_add(chain, first);
    while (expr_parse_is_word(p, word)) {
        p->operators++;
        expr_parse_advance(p);
        struct expr_node *next = part(p);
        if (!next || !is_condition(p, next))
            return NULL;
        expr_parse_add(chain, next);
    }
    return chain;
}

static struct expr_node *parse_and(struct expr_parser *p)
{
    return parse_chain(p, "and", EXPR_AND, parse_not);
}

static struct expr_node *parse_or(struct expr_parser *p)
{
    return parse_chain(p, "or", EXPR_OR, parse_and);
}

/* --- from the start to the end --------------------------------------------------------- */

void expr_parse_init(struct expr_parser *p, struct arena *a, const struct expr_source *src,
                     struct reader *r, struct errinfo *why)
{
    *p = (struct expr_parser){.arena = a, .src = src, .r = r, .why = why};
    p->mentions_end = &p->mentions;
    p->keywords = src->dialect == EXPR_LAB ? lab_keywords : no_keywords;
    p->tok = expr_lex_next(r, r->at, src->dialect);
    p->start = p->tok.at;
}

static enum err too_long(struct expr_parser *p, size_t size)
{
    if (size <= LIMIT_EXPR_BYTES || p->src->is_generated)
        return ERR_OK;
    return err_set(p->why, ERR_VALIDATION,
                   "Invalid %s: Expression size has exceeded the maximum allowed size; expression "
                   "size: %zu",
                   p->src->label, size);
}

enum err expr_parse_begin(struct expr_parser *p)
{
    if (p->src->dialect == EXPR_LAB)
        return ERR_OK;
    if (p->r->text.len == 0)
        return err_set(p->why, ERR_VALIDATION, "Invalid %s: The expression can not be empty;",
                       p->src->label);
    return too_long(p, p->r->text.len);
}

/* In the lab the reader's owner goes on behind the expression, but not from these. */
static bool must_fail_at_end(const struct expr_parser *p)
{
    if (p->src->dialect == EXPR_API)
        return p->tok.kind != TOK_END;
    return expr_fail_glued(p) ||
           (p->tok.kind == TOK_OTHER && memchr("!&|", p->r->text.ptr[p->tok.at], 3));
}

enum err expr_parse_end(struct expr_parser *p)
{
    if (must_fail_at_end(p)) {
        expr_fail(p, "the end");
        return p->err;
    }
    p->r->at = p->prev.end;
    enum err err = p->src->dialect == EXPR_LAB ? too_long(p, p->prev.end - p->start) : ERR_OK;
    if (err)
        return err;
    if (p->operators > LIMIT_EXPR_OPERATORS && !p->src->is_generated)
        return err_set(p->why, ERR_VALIDATION,
                       "Invalid %s: The expression contains too many operators; operator count: "
                       "%d",
                       p->src->label, p->operators);
    if (!p->redundant)
        return ERR_OK;
    err_set(p->why, ERR_VALIDATION, "Invalid %s: The expression has redundant parentheses;",
            p->src->label);
    err_why(p->why,
            "one pair of parentheses is enough; two directly inside each other are refused.");
    return ERR_VALIDATION;
}

enum err expr_parse_condition(struct arena *a, const struct expr_source *src, struct reader *r,
                              struct expr **ret_expr, struct errinfo *why)
{
    struct expr_parser p;
    expr_parse_init(&p, a, src, r, why);
    if (src->dialect == EXPR_API)
        p.keywords = condition_keywords;
    enum err err = expr_parse_begin(&p);
    if (err)
        return err;
    struct expr_node *root = parse_or(&p);
    if (!root || !is_condition(&p, root))
        return p.err;
    err = expr_parse_end(&p);
    if (!err)
        err = expr_check_condition(&p, root);
    if (err)
        return err;
    struct expr *e = ARENA_NEW(a, struct expr);
    e->root = root;
    e->mentions = p.mentions;
    *ret_expr = e;
    return ERR_OK;
}

enum err expr_parse_keycond(struct arena *a, const struct expr_source *src, struct reader *r,
                            struct keycond *ret_keycond, struct errinfo *why)
{
    struct expr *e;
    enum err err = expr_parse_condition(a, src, r, &e, why);
    return err ? err : keycond_gather(e, ret_keycond, why);
}
