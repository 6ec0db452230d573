#include "config.h"

#include "expr/partiql.h"

#include <assert.h>
#include <stdlib.h>

#include "expr/partiql_int.h"

/* --- names ----------------------------------------------------------------------------- */

static bool parse_identifier(struct partiql_parser *p, const char *expected, struct slice *ret)
{
    struct slice text = partiql_lex_text(p, p->tok);
    if (p->tok.kind == PTOK_QUOTED && text.len > 2)
        *ret = partiql_lex_unquote(p, p->tok);
    else if (p->tok.kind == PTOK_WORD && !partiql_lex_is_keyword(text))
        *ret = arena_slice(p->tree.arena, text);
    else
        return partiql_lex_fail(p, expected);
    partiql_lex_advance(p);
    return true;
}

static bool parse_table(struct partiql_parser *p, bool may_be_index)
{
    if (!parse_identifier(p, "a table's name", &p->statement->table))
        return false;
    if (!may_be_index || !partiql_lex_take_sign(p, '.'))
        return true;
    return parse_identifier(p, "an index's name", &p->statement->index);
}

/* --- conditions ------------------------------------------------------------------------ */

static bool parse_where(struct partiql_parser *p)
{
    struct expr_node *root;
    p->tree.mentions = NULL;
    p->tree.mentions_end = &p->tree.mentions;
    root = partiql_where_condition(p);
    if (!root)
        return false;
    enum err err = expr_check_condition(&p->tree, root);
    p->statement->where = root;
    return !err || partiql_lex_fail_with(p, err);
}

static bool parse_where_maybe(struct partiql_parser *p)
{
    return !partiql_lex_take_word(p, "where") || parse_where(p);
}

/* --- SELECT ---------------------------------------------------------------------------- */

/* What a row calls the value at a path: the last name, with the indexes behind it. */
static struct slice label_of(struct arena *a, const struct expr_path *path)
{
    int from = path->count - 1;
    assert(path->count && path->step[0].kind == STEP_NAME);
    while (path->step[from].kind == STEP_INDEX)
        from--;
    struct buf text = BUF_INIT;
    buf_add_slice(&text, path->step[from].name);
    for (int i = from + 1; i < path->count; i++)
        buf_printf(&text, "[%u]", path->step[i].index);
    struct slice label = arena_slice(a, buf_slice(&text));
    buf_done(&text);
    return label;
}

static int by_text(const void *a, const void *b)
{
    return slice_compare(*(const struct slice *)a, *(const struct slice *)b);
}

/* Two values of one name would be one member of the row. */
static bool are_different(struct partiql_parser *p, const struct slice *labels, size_t count)
{
    struct slice *sorted = arena_memdup(p->tree.arena, labels, count * sizeof *labels);
    qsort(sorted, count, sizeof *sorted, by_text);
    for (size_t i = 1; i < count; i++)
        if (slice_equal(sorted[i - 1], sorted[i]))
            return partiql_lex_malformed(p, "two results of one name");
    return true;
}

static bool name_results(struct partiql_parser *p, struct expr_projection *proj)
{
    size_t count = proj->set.count;
    struct slice *labels = arena_alloc(p->tree.arena, count * sizeof *labels);
    bool any = false;
    for (size_t i = 0; i < count; i++) {
        any = any || proj->written[i]->count > 1;
        labels[i] = label_of(p->tree.arena, proj->written[i]);
    }
    if (!are_different(p, labels, count))
        return false;
    proj->labels = any ? labels : NULL;
    return true;
}

static bool parse_projection(struct partiql_parser *p)
{
    struct expr_projection *proj;
    if (partiql_lex_take_sign(p, '*'))
        return true;
    do {
        if (!partiql_where_path(p))
            return false;
    } while (partiql_lex_take_sign(p, ','));
    if (!partiql_lex_is_word(p, "from"))
        return partiql_lex_fail(p, "FROM");
    enum err err = expr_parse_projection_of(&p->tree, &proj);
    if (err)
        return partiql_lex_fail_with(p, err);
    p->statement->projection = proj;
    return name_results(p, proj);
}

static bool parse_order(struct partiql_parser *p)
{
    struct partiql *s = p->statement;
    if (!partiql_lex_take_word(p, "order"))
        return true;
    if (!partiql_lex_expect_word(p, "BY"))
        return false;
    do {
        if (s->order_count == PARTIQL_ORDERS)
            return partiql_lex_malformed(p, "more names in ORDER BY than a key has");
        struct partiql_order *o = &s->order[s->order_count++];
        if (!parse_identifier(p, "an attribute's name", &o->name))
            return false;
        o->descending = partiql_lex_take_word(p, "desc");
        if (!o->descending)
            partiql_lex_take_word(p, "asc");
    } while (partiql_lex_take_sign(p, ','));
    return true;
}

static bool parse_select(struct partiql_parser *p)
{
    return parse_projection(p) && partiql_lex_expect_word(p, "FROM") && parse_table(p, true) &&
           parse_where_maybe(p) && parse_order(p);
}

static bool parse_exists(struct partiql_parser *p)
{
    p->statement->kind = PARTIQL_EXISTS;
    return partiql_lex_expect_sign(p, '(') && partiql_lex_expect_word(p, "SELECT") &&
           parse_select(p) && partiql_lex_expect_sign(p, ')');
}

/* --- INSERT ---------------------------------------------------------------------------- */

static bool parse_insert(struct partiql_parser *p)
{
    struct partiql *s = p->statement;
    s->kind = PARTIQL_INSERT;
    if (!partiql_lex_expect_word(p, "INTO") || !parse_table(p, false) ||
        !partiql_lex_expect_word(p, "VALUE"))
        return false;
    if (!partiql_lex_is_sign(p, '{') && p->tok.kind != PTOK_PARAM)
        return partiql_lex_fail(p, "{");
    if (!partiql_value_read(p, &s->item))
        return false;
    return s->item.type == VAL_M || partiql_lex_malformed(p, "an item is a map");
}

/* --- UPDATE ---------------------------------------------------------------------------- */

/* Where the next action is put. */
struct actions {
    struct expr_update *update;
    struct expr_action **end;
};

static struct expr_action *add_action(struct partiql_parser *p, struct actions *to,
                                      enum expr_section section, struct expr_node *target)
{
    struct expr_action *a = ARENA_NEW(p->tree.arena, struct expr_action);
    assert(target->kind == EXPR_PATH);
    a->section = section;
    a->target = target;
    *to->end = a;
    to->end = &a->next;
    to->update->count++;
    return a;
}

static bool at_call(const struct partiql_parser *p)
{
    return p->tok.kind == PTOK_WORD && p->next.kind == PTOK_SIGN && p->text.ptr[p->next.at] == '(';
}

static struct expr_node *parse_term(struct partiql_parser *p)
{
    if (at_call(p))
        return partiql_where_call(p, FUNC_IF_NOT_EXISTS, FUNC_COUNT, parse_term);
    return partiql_value_begins(p) ? partiql_where_value(p) : partiql_where_path(p);
}

/* term [ (+|-) term ] */
static struct expr_node *parse_sum(struct partiql_parser *p)
{
    struct expr_node *left = parse_term(p);
    bool plus = partiql_lex_is_sign(p, '+');
    if (!left || (!plus && !partiql_lex_is_sign(p, '-')))
        return left;
    struct expr_node *n = expr_parse_node(&p->tree, EXPR_SUM);
    n->op = plus ? TOK_PLUS : TOK_MINUS;
    partiql_lex_advance(p);
    expr_parse_add(n, left);
    struct expr_node *right = parse_term(p);
    if (!right)
        return NULL;
    expr_parse_add(n, right);
    return n;
}

/* path = set_add(path, set) and set_delete: what ADD and DELETE are in an update. */
static bool parse_set_change(struct partiql_parser *p, struct actions *to, struct expr_node *target)
{
    bool adds = partiql_lex_is_word(p, "set_add");
    partiql_lex_advance(p);
    partiql_lex_advance(p);
    /* The path is the target's once more: no mention of its own. */
    struct expr_node **end = p->tree.mentions_end;
    struct expr_node *same = partiql_where_path(p);
    if (!same)
        return false;
    *end = NULL;
    p->tree.mentions_end = end;
    if (!expr_path_equal(&same->path, &target->path))
        return partiql_lex_malformed(p, "set_add and set_delete change the attribute they are of");
    if (!partiql_lex_expect_sign(p, ','))
        return false;
    struct expr_action *a = add_action(p, to, adds ? SECTION_ADD : SECTION_DELETE, target);
    a->operand = partiql_where_value(p);
    if (!a->operand)
        return false;
    if (!val_is_set(a->operand->value.type))
        return partiql_lex_malformed(p, "set_add and set_delete need a set");
    return partiql_lex_expect_sign(p, ')');
}

static bool parse_assignment(struct partiql_parser *p, struct actions *to)
{
    struct expr_node *target = partiql_where_path(p);
    if (!target || !partiql_lex_expect_sign(p, '='))
        return false;
    if (at_call(p) && (partiql_lex_is_word(p, "set_add") || partiql_lex_is_word(p, "set_delete")))
        return parse_set_change(p, to, target);
    struct expr_action *a = add_action(p, to, SECTION_SET, target);
    a->operand = parse_sum(p);
    return a->operand != NULL;
}

static bool parse_removal(struct partiql_parser *p, struct actions *to)
{
    struct expr_node *target = partiql_where_path(p);
    if (target)
        add_action(p, to, SECTION_REMOVE, target);
    return target != NULL;
}

static bool parse_actions(struct partiql_parser *p)
{
    struct expr_update *u = ARENA_NEW(p->tree.arena, struct expr_update);
    struct actions to = {u, &u->first};
    bool fine = true, sets = partiql_lex_is_word(p, "set");
    if (!sets && !partiql_lex_is_word(p, "remove"))
        return partiql_lex_fail(p, "SET or REMOVE");
    p->tree.is_update = true;
    while (fine && (partiql_lex_is_word(p, "set") || partiql_lex_is_word(p, "remove"))) {
        sets = partiql_lex_is_word(p, "set");
        do {
            partiql_lex_advance(p);
            fine = sets ? parse_assignment(p, &to) : parse_removal(p, &to);
        } while (fine && partiql_lex_is_sign(p, ','));
    }
    if (!fine)
        return false;
    assert(u->count > 0);
    u->creates = true;
    enum err err = expr_update_check_all(&p->tree, u, NULL);
    p->tree.is_update = false;
    p->statement->update = u;
    return !err || partiql_lex_fail_with(p, err);
}

/* --- RETURNING ------------------------------------------------------------------------- */

static bool parse_returning(struct partiql_parser *p)
{
    static const char *const names[] = {
        [PARTIQL_NONE] = "",
        [PARTIQL_ALL_OLD] = "ALL OLD",
        [PARTIQL_ALL_NEW] = "ALL NEW",
        [PARTIQL_MODIFIED_OLD] = "MODIFIED OLD",
        [PARTIQL_MODIFIED_NEW] = "MODIFIED NEW",
    };
    struct partiql *s = p->statement;
    if (!partiql_lex_take_word(p, "returning"))
        return true;
    bool all = partiql_lex_take_word(p, "all");
    if (!all && !partiql_lex_take_word(p, "modified"))
        return partiql_lex_fail(p, "ALL or MODIFIED");
    bool old = partiql_lex_take_word(p, "old");
    if (!old && !partiql_lex_take_word(p, "new"))
        return partiql_lex_fail(p, "OLD or NEW");
    s->returning = all   ? old ? PARTIQL_ALL_OLD : PARTIQL_ALL_NEW
                   : old ? PARTIQL_MODIFIED_OLD
                         : PARTIQL_MODIFIED_NEW;
    if (!partiql_lex_expect_sign(p, '*'))
        return false;
    if (s->kind == PARTIQL_UPDATE || s->returning == PARTIQL_ALL_OLD)
        return true;
    return partiql_lex_fail_with(
        p, err_set(p->tree.why, ERR_VALIDATION,
                   "Invalid returning clause: RETURNING %s *. Only RETURNING ALL OLD * is allowed "
                   "in DELETE statements.",
                   names[s->returning]));
}

static bool parse_update(struct partiql_parser *p)
{
    p->statement->kind = PARTIQL_UPDATE;
    return parse_table(p, false) && parse_actions(p) && parse_where_maybe(p) && parse_returning(p);
}

static bool parse_delete(struct partiql_parser *p)
{
    p->statement->kind = PARTIQL_DELETE;
    return partiql_lex_expect_word(p, "FROM") && parse_table(p, false) && parse_where_maybe(p) &&
           parse_returning(p);
}

/* --- statements ------------------------------------------------------------------------ */

static bool parse_statement(struct partiql_parser *p)
{
    if (partiql_lex_take_word(p, "select"))
        return parse_select(p);
    if (partiql_lex_take_word(p, "insert"))
        return parse_insert(p);
    if (partiql_lex_take_word(p, "update"))
        return parse_update(p);
    if (partiql_lex_take_word(p, "delete"))
        return parse_delete(p);
    if (partiql_lex_take_word(p, "exists"))
        return parse_exists(p);
    return partiql_lex_fail(p, "SELECT, INSERT, UPDATE, DELETE or EXISTS");
}

enum err partiql_parse(struct arena *a, const struct partiql_text *text, struct partiql *ret,
                       struct errinfo *why)
{
    struct partiql_parser p = {
        .src = {.dialect = EXPR_LAB, .label = "statement", .is_generated = true},
        .text = text->text,
        .params = text->params,
        .param_count = text->param_count,
        .statement = ret,
    };
    *ret = (struct partiql){.kind = PARTIQL_SELECT};
    p.tree = (struct expr_parser){.arena = a, .src = &p.src, .why = why};
    p.tree.mentions_end = &p.tree.mentions;
    partiql_lex_begin(&p);
    if (!parse_statement(&p)) {
        assert(p.err);
        return p.err;
    }
    assert(!p.err && ret->table.len);
    partiql_lex_take_sign(&p, ';');
    if (p.tok.kind != PTOK_END)
        partiql_lex_fail(&p, "the end");
    else if (p.params_used != text->param_count)
        partiql_lex_fail_with(&p, err_set(why, ERR_VALIDATION,
                                          "Number of parameters in request and statement don't "
                                          "match."));
    return p.err;
}
