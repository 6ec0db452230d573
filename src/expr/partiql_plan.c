#include "config.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "expr/partiql_int.h"

/* --- conditions joined by AND ----------------------------------------------------------- */

/* The parts of a WHERE clause that must all hold. */
struct parts {
    const struct expr_node **node; /* NULL: taken for the key */
    size_t count;
};

static size_t count_parts(const struct expr_node *n)
{
    size_t count = 0;
    if (n->kind != EXPR_AND)
        return 1;
    for (const struct expr_node *c = n->first; c; c = c->next)
        count += count_parts(c);
    return count;
}

static void gather(const struct expr_node *n, struct parts *to)
{
    if (n->kind != EXPR_AND) {
        to->node[to->count++] = n;
        return;
    }
    for (const struct expr_node *c = n->first; c; c = c->next)
        gather(c, to);
}

static struct parts parts_of(struct arena *a, const struct expr_node *where)
{
    struct parts p = {0};
    if (!where)
        return p;
    size_t count = count_parts(where);
    p.node = arena_alloc(a, count * sizeof *p.node);
    gather(where, &p);
    assert(p.count == count && count > 0);
    return p;
}

/* A copy that stands in no list yet. */
static struct expr_node *copy_of(struct arena *a, const struct expr_node *n)
{
    struct expr_node *copy = arena_memdup(a, n, sizeof *n);
    copy->next = NULL;
    return copy;
}

static struct expr_node *node_of(struct arena *a, enum expr_kind kind)
{
    struct expr_node *n = ARENA_NEW(a, struct expr_node);
    n->kind = kind;
    return n;
}

/* Each path of the tree in the list that checks of filters walk. */
static void mention(const struct expr_node *n, struct arena *a, struct expr_node ***end)
{
    if (n->kind == EXPR_PATH) {
        **end = copy_of(a, n);
        (**end)->mention = NULL;
        *end = &(**end)->mention;
    }
    for (const struct expr_node *c = n->first; c; c = c->next)
        mention(c, a, end);
}

static struct expr *condition_of(struct arena *a, const struct expr_node *root)
{
    struct expr *e = ARENA_NEW(a, struct expr);
    struct expr_node *first = NULL, **end = &first;
    mention(root, a, &end);
    e->root = root;
    e->mentions = first;
    return e;
}

/* What was not taken; NULL: nothing. */
static const struct expr *rest_of(struct arena *a, const struct parts *p)
{
    struct expr_node *chain = node_of(a, EXPR_AND);
    for (size_t i = 0; i < p->count; i++) {
        if (!p->node[i])
            continue;
        struct expr_node *part = copy_of(a, p->node[i]);
        part->parens = part->parens || part->kind == EXPR_OR;
        expr_parse_add(chain, part);
    }
    if (chain->count == 0)
        return NULL;
    return condition_of(a, chain->count == 1 ? chain->first : chain);
}

/* --- conditions on one attribute ------------------------------------------------------- */

static bool is_attribute(const struct expr_node *n, struct slice name)
{
    return n->kind == EXPR_PATH && n->path.count == 1 && slice_equal(n->path.step[0].name, name);
}

/* attribute op value, or the other way round. */
static bool is_comparison(const struct expr_node *n, struct slice name, struct keycond_term *ret)
{
    static const enum keycond_op ops[] = {[TOK_EQ] = KEYCOND_EQ,
                                          [TOK_LT] = KEYCOND_LT,
                                          [TOK_LE] = KEYCOND_LE,
                                          [TOK_GT] = KEYCOND_GT,
                                          [TOK_GE] = KEYCOND_GE};
    static const enum keycond_op turned[] = {[TOK_EQ] = KEYCOND_EQ,
                                             [TOK_LT] = KEYCOND_GT,
                                             [TOK_LE] = KEYCOND_GE,
                                             [TOK_GT] = KEYCOND_LT,
                                             [TOK_GE] = KEYCOND_LE};
    const struct expr_node *left = n->first, *right = left->next;
    assert(n->kind == EXPR_COMPARE && right && !right->next);
    if (n->op == TOK_NE)
        return false;
    if (is_attribute(left, name) && right->kind == EXPR_VALUE)
        *ret = (struct keycond_term){.name = name, .op = ops[n->op], .a = right->value};
    else if (is_attribute(right, name) && left->kind == EXPR_VALUE)
        *ret = (struct keycond_term){.name = name, .op = turned[n->op], .a = left->value};
    else
        return false;
    return true;
}

/* What a key condition could say of the attribute. */
static bool is_term(const struct expr_node *n, struct slice name, struct keycond_term *ret)
{
    if (n->kind == EXPR_COMPARE)
        return is_comparison(n, name, ret);
    bool between = n->kind == EXPR_BETWEEN;
    bool begins = n->kind == EXPR_CALL && n->func == FUNC_BEGINS_WITH;
    if ((!between && !begins) || !is_attribute(n->first, name))
        return false;
    for (const struct expr_node *c = n->first->next; c; c = c->next)
        if (c->kind != EXPR_VALUE)
            return false;
    *ret = (struct keycond_term){.name = name,
                                 .op = between ? KEYCOND_BETWEEN : KEYCOND_BEGINS_WITH,
                                 .a = n->first->next->value};
    if (between)
        ret->b = n->first->next->next->value;
    return true;
}

/* Takes the first part that says `attribute = value`, or with `any` another such condition. */
static bool take_term(struct parts *p, struct slice name, bool any, struct keycond_term *ret)
{
    for (size_t i = 0; i < p->count; i++) {
        if (!p->node[i] || !is_term(p->node[i], name, ret) || (!any && ret->op != KEYCOND_EQ))
            continue;
        p->node[i] = NULL;
        return true;
    }
    return false;
}

/* attribute IN (values), and attribute = value OR attribute = value. */
static bool is_choice(const struct expr_node *n, struct slice name)
{
    struct keycond_term term;
    if (n->kind == EXPR_IN) {
        for (const struct expr_node *c = n->first->next; c; c = c->next)
            if (c->kind != EXPR_VALUE)
                return false;
        return is_attribute(n->first, name);
    }
    if (n->kind != EXPR_OR)
        return false;
    for (const struct expr_node *c = n->first; c; c = c->next)
        if (c->kind != EXPR_COMPARE || !is_comparison(c, name, &term) || term.op != KEYCOND_EQ)
            return false;
    return true;
}

static const struct expr_node *take_choice(struct parts *p, struct slice name)
{
    for (size_t i = 0; i < p->count; i++) {
        const struct expr_node *n = p->node[i];
        if (!n || !is_choice(n, name))
            continue;
        p->node[i] = NULL;
        return n;
    }
    return NULL;
}

/* --- the whole key --------------------------------------------------------------------- */

static struct slice name_of(const struct key_attr *a)
{
    return (struct slice){a->name, a->name_len};
}

enum err partiql_plan_key(struct arena *a, const struct partiql *p, const struct schema *schema,
                          struct partiql_place *ret, struct errinfo *why)
{
    struct parts parts = parts_of(a, p->where);
    struct pack pack = {.is_item = true};
    struct keycond_term term;
    enum err err = pack_open(&pack, VAL_M, why);
    for (int i = 0; i < schema->pk_count + schema->sk_count && !err; i++) {
        const struct key_attr *attr =
            i < schema->pk_count ? &schema->pk[i] : &schema->sk[i - schema->pk_count];
        if (take_term(&parts, name_of(attr), false, &term)) {
            pack_name(&pack, name_of(attr));
            pack_val(&pack, term.a);
        } else {
            err = err_set(why, ERR_VALIDATION,
                          "Where clause does not contain a mandatory equality on all key "
                          "attributes");
        }
    }
    if (!err)
        err = pack_close(&pack, why);
    if (!err) {
        ret->key = pack_result(&pack);
        ret->key.p = arena_memdup(a, ret->key.p, ret->key.n);
        ret->rest = rest_of(a, &parts);
    }
    pack_done(&pack);
    return err;
}

static struct expr_node *existence(struct arena *a, struct slice name, enum expr_function func)
{
    struct expr_node *call = node_of(a, EXPR_CALL), *path = node_of(a, EXPR_PATH);
    path->path.step = ARENA_NEW(a, struct expr_step);
    path->path.step[0] = (struct expr_step){.kind = STEP_NAME, .name = arena_slice(a, name)};
    path->path.count = path->path.cap = 1;
    call->func = func;
    expr_parse_add(call, path);
    return call;
}

static const struct expr *join(struct arena *a, enum expr_kind kind, struct expr_node *first,
                               const struct expr *rest)
{
    if (!rest)
        return condition_of(a, first);
    struct expr_node *both = node_of(a, kind), *second = copy_of(a, rest->root);
    second->parens = second->parens || second->kind == EXPR_OR;
    expr_parse_add(both, first);
    expr_parse_add(both, second);
    return condition_of(a, both);
}

const struct expr *partiql_plan_absent(struct arena *a, struct slice name)
{
    return condition_of(a, existence(a, name, FUNC_ATTRIBUTE_NOT_EXISTS));
}

const struct expr *partiql_plan_present(struct arena *a, struct slice name, const struct expr *rest)
{
    return join(a, EXPR_AND, existence(a, name, FUNC_ATTRIBUTE_EXISTS), rest);
}

const struct expr *partiql_plan_absent_or(struct arena *a, struct slice name,
                                          const struct expr *rest)
{
    return rest ? join(a, EXPR_OR, existence(a, name, FUNC_ATTRIBUTE_NOT_EXISTS), rest) : NULL;
}

/* --- queries --------------------------------------------------------------------------- */

/* The values of a choice, each once, in the order they were given; at most `most` of them. */
static size_t values_of(const struct expr_node *choice, struct val *values, size_t most)
{
    size_t count = 0;
    struct keycond_term term;
    const struct expr_node *c = choice->kind == EXPR_IN ? choice->first->next : choice->first;
    for (; c && count < most; c = c->next) {
        struct val v = c->value;
        if (choice->kind == EXPR_OR) {
            const struct expr_node *path = c->first->kind == EXPR_PATH ? c->first : c->first->next;
            bool is_one = is_comparison(c, path->path.step[0].name, &term);
            assert(is_one && term.op == KEYCOND_EQ);
            v = is_one ? term.a : v;
        }
        bool is_new = true;
        for (size_t i = 0; i < count && is_new; i++)
            is_new = !val_equal(values[i], v);
        if (is_new)
            values[count++] = v;
    }
    return count;
}

/* Sort key attributes from the left: equal ones, then one other. */
static void take_sort_terms(struct parts *parts, const struct schema *s, struct keycond *k)
{
    for (int i = 0; i < s->sk_count && k->count < KEYCOND_TERMS; i++) {
        struct keycond_term term;
        if (!take_term(parts, name_of(&s->sk[i]), false, &term) &&
            !take_term(parts, name_of(&s->sk[i]), true, &term))
            return;
        k->term[k->count++] = term;
        if (term.op != KEYCOND_EQ)
            return;
    }
}

/* Terms for every attribute of the partition key; one of them may be a choice of values. */
static bool take_partition(struct parts *parts, const struct schema *s, struct keycond *k,
                           const struct expr_node **ret_choice, int *ret_place)
{
    *ret_choice = NULL;
    for (int i = 0; i < s->pk_count; i++) {
        struct keycond_term *term = &k->term[k->count];
        struct slice name = name_of(&s->pk[i]);
        if (!take_term(parts, name, false, term)) {
            if (*ret_choice)
                return false;
            *ret_choice = take_choice(parts, name);
            if (!*ret_choice)
                return false;
            *ret_place = k->count;
            *term = (struct keycond_term){.name = name, .op = KEYCOND_EQ};
        }
        k->count++;
    }
    return true;
}

void partiql_plan_query(struct arena *a, const struct partiql *p, const struct schema *schema,
                        struct partiql_plan *ret)
{
    struct parts parts = parts_of(a, p->where);
    struct keycond k = {0};
    const struct expr_node *choice;
    int place = 0;
    *ret = (struct partiql_plan){0};
    if (!take_partition(&parts, schema, &k, &choice, &place)) {
        parts = parts_of(a, p->where);
        ret->filter = rest_of(a, &parts);
        return;
    }
    take_sort_terms(&parts, schema, &k);
    ret->filter = rest_of(a, &parts);
    ret->count = 1;
    if (choice) {
        struct val *values = arena_alloc(a, (LIMIT_STATEMENT_KEYS + 1) * sizeof *values);
        ret->count = values_of(choice, values, LIMIT_STATEMENT_KEYS + 1);
        assert(ret->count > 0);
        ret->queries = arena_alloc(a, ret->count * sizeof *ret->queries);
        for (size_t i = 0; i < ret->count; i++) {
            ret->queries[i] = k;
            ret->queries[i].term[place].a = values[i];
        }
        return;
    }
    ret->queries = arena_memdup(a, &k, sizeof k);
}

/* --- names ----------------------------------------------------------------------------- */

static int by_text(const void *a, const void *b)
{
    return slice_compare(*(const struct slice *)a, *(const struct slice *)b);
}

const struct slice *partiql_plan_names(struct arena *a, const struct expr *e, size_t *ret_count)
{
    size_t count = 0, kept = 0;
    for (const struct expr_node *n = e ? e->mentions : NULL; n; n = n->mention)
        count += n->kind == EXPR_PATH;
    struct slice *names = arena_alloc(a, (count + 1) * sizeof *names);
    count = 0;
    for (const struct expr_node *n = e ? e->mentions : NULL; n; n = n->mention)
        if (n->kind == EXPR_PATH)
            names[count++] = n->path.step[0].name;
    qsort(names, count, sizeof *names, by_text);
    for (size_t i = 0; i < count; i++)
        if (!kept || !slice_equal(names[kept - 1], names[i]))
            names[kept++] = names[i];
    *ret_count = kept;
    return names;
}
