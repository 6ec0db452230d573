#include "config.h"

#include "expr/expr.h"

#include <assert.h>

#include "base/limits.h"
#include "expr/expr_int.h"

const char *const keycond_op_names[] = {
    [KEYCOND_NONE] = "none",       [KEYCOND_EQ] = "eq",
    [KEYCOND_LT] = "lt",           [KEYCOND_LE] = "le",
    [KEYCOND_GT] = "gt",           [KEYCOND_GE] = "ge",
    [KEYCOND_BETWEEN] = "between", [KEYCOND_BEGINS_WITH] = "begins_with",
};

/* --- from the tree to terms ------------------------------------------------------------ */

static enum err bad_operator(const char *name, const char *reason, struct errinfo *why)
{
    err_set(why, ERR_VALIDATION, "Invalid operator used in KeyConditionExpression: %s", name);
    if (reason)
        err_why(why, "%s", reason);
    return ERR_VALIDATION;
}

static enum err bad_condition(struct errinfo *why, const char *text)
{
    return err_set(why, ERR_VALIDATION, "Invalid condition in KeyConditionExpression: %s", text);
}

static const char one_run[] = "a query reads one run of one collection, in one partition; for two "
                              "of them send two queries.";

/* What no key condition may hold; ERR_OK when the node is not of that kind. */
static enum err check_operator(const struct expr_node *n, struct errinfo *why)
{
    static const char filter[] = "a sorted run has a beginning and an end; what looks inside a "
                                 "value or for its type belongs in a filter.";
    if (n->kind == EXPR_OR)
        return bad_operator("OR", one_run, why);
    if (n->kind == EXPR_NOT)
        return bad_operator("NOT", one_run, why);
    if (n->kind == EXPR_IN)
        return bad_operator("IN", one_run, why);
    if (n->kind == EXPR_COMPARE && n->op == TOK_NE)
        return bad_operator("<>", one_run, why);
    if (n->kind == EXPR_CALL && n->func != FUNC_BEGINS_WITH)
        return bad_operator(expr_parse_op_name(n), filter, why);
    bool starts_with_path = n->first->kind == EXPR_PATH;
    if (n->kind == EXPR_BETWEEN && !starts_with_path)
        return bad_condition(why,
                             "BETWEEN operator must have the key attribute as its first operand");
    if (n->kind == EXPR_CALL && !starts_with_path)
        return bad_condition(
            why, "begins_with operator must have the key attribute as its first operand");
    return ERR_OK;
}

/* The one attribute among a condition's operands. */
static enum err find_attribute(const struct expr_node *n, const struct expr_node **ret_path,
                               struct errinfo *why)
{
    const struct expr_node *path = NULL;
    for (const struct expr_node *c = n->first; c; c = c->next) {
        if (c->kind == EXPR_CALL)
            return err_set(why, ERR_VALIDATION,
                           "KeyConditionExpressions cannot contain nested operations");
        if (c->kind != EXPR_PATH)
            continue;
        if (path) {
            bad_condition(why, "Multiple attribute names used in one condition");
            struct slice name = c->path.step[0].name;
            if (name.len <= 60)
                err_why(why, "%.*s is an attribute here; a value is written \"%.*s\".",
                        SLICE_ARG(name), SLICE_ARG(name));
            return ERR_VALIDATION;
        }
        if (c->path.count > 1)
            return err_set(why, ERR_VALIDATION,
                           "KeyConditionExpressions cannot have conditions on nested attributes");
        path = c;
    }
    if (!path)
        return bad_condition(why, "No key attribute specified");
    *ret_path = path;
    return ERR_OK;
}

static enum keycond_op op_of(const struct expr_node *n, bool attribute_is_right)
{
    if (n->kind == EXPR_CALL)
        return KEYCOND_BEGINS_WITH;
    if (n->kind == EXPR_BETWEEN)
        return KEYCOND_BETWEEN;
    switch (n->op) {
    case TOK_LT:
        return attribute_is_right ? KEYCOND_GT : KEYCOND_LT;
    case TOK_LE:
        return attribute_is_right ? KEYCOND_GE : KEYCOND_LE;
    case TOK_GT:
        return attribute_is_right ? KEYCOND_LT : KEYCOND_GT;
    case TOK_GE:
        return attribute_is_right ? KEYCOND_LE : KEYCOND_GE;
    default:
        assert(n->op == TOK_EQ);
        return KEYCOND_EQ;
    }
}

static enum err refuse_second(struct slice name, struct errinfo *why)
{
    assert(name.len);
    err_set(why, ERR_VALIDATION, "KeyConditionExpressions must only contain one condition per key");
    if (name.len <= 60)
        err_why(why,
                "for a range with two ends write %.*s between LOW and HIGH; both are included.",
                SLICE_ARG(name));
    return ERR_VALIDATION;
}

static enum err too_many(struct errinfo *why)
{
    return err_set(why, ERR_VALIDATION, "Conditions can be of length 1 or 2 only");
}

static enum err gather(const struct expr_node *n, struct keycond *k, struct errinfo *why)
{
    const struct expr_node *path = NULL;
    if (n->kind == EXPR_AND) {
        enum err err = ERR_OK;
        for (const struct expr_node *c = n->first; c && !err; c = c->next)
            err = gather(c, k, why);
        return err;
    }
    enum err err = check_operator(n, why);
    if (!err)
        err = find_attribute(n, &path, why);
    if (err)
        return err;
    struct slice name = path->path.step[0].name;
    for (int i = 0; i < k->count; i++)
        if (slice_equal(k->term[i].name, name))
            return refuse_second(name, why);
    if (k->count == KEYCOND_TERMS)
        return too_many(why);
    struct keycond_term *t = &k->term[k->count++];
    const struct expr_node *value = path == n->first ? path->next : n->first;
    *t = (struct keycond_term){.name = name, .op = op_of(n, path != n->first), .a = value->value};
    if (t->op == KEYCOND_BETWEEN)
        t->b = value->next->value;
    return ERR_OK;
}

enum err keycond_gather(const struct expr *e, struct keycond *ret_keycond, struct errinfo *why)
{
    struct keycond k = {0};
    enum err err = gather(e->root, &k, why);
    assert(err || k.count > 0);
    if (!err)
        *ret_keycond = k;
    return err;
}

/* --- against a schema ------------------------------------------------------------------ */

enum { SHOWN_MAX = 48 };

static struct slice attr_name(const struct key_attr *a)
{
    return (struct slice){a->name, a->name_len};
}

static const struct keycond_term *find_term(const struct keycond *k, const struct key_attr *a)
{
    for (int i = 0; i < k->count; i++)
        if (slice_equal(k->term[i].name, attr_name(a)))
            return &k->term[i];
    return NULL;
}

static enum err missed(struct slice name, struct errinfo *why)
{
    return err_set(why, ERR_VALIDATION, "Query condition missed key schema element: %.*s",
                   SLICE_ARG(name));
}

static enum err not_supported(struct errinfo *why)
{
    return err_set(why, ERR_VALIDATION, "Query key condition not supported");
}

/* Another value that begins with v: what its hash tells nothing about. */
static void print_longer(struct val v, struct buf *out)
{
    struct slice s = val_slice(v);
    struct buf text = BUF_INIT;
    bool after_digit = s.len && s.ptr[s.len - 1] >= '0' && s.ptr[s.len - 1] <= '9';
    buf_add_slice(&text, s);
    buf_add_str(&text, after_digit ? "2" : "42");
    literal_print_string(buf_slice(&text), out);
    buf_done(&text);
}

static void explain_whole(const struct keycond_term *t, struct errinfo *why)
{
    struct buf given = BUF_INIT, other = BUF_INIT;
    struct num n, one, next;
    literal_print(t->a, &given);
    num_from_int(1, &one);
    if (t->a.type == VAL_S) {
        print_longer(t->a, &other);
    } else if (t->a.type == VAL_N) {
        char text[NUM_TEXT_MAX];
        num_decode(t->a.p, t->a.n, &n);
        if (!num_add(&n, &one, &next, NULL))
            buf_add(&other, text, num_format(&next, text));
    }
    if (given.len > SHOWN_MAX || other.len == 0)
        err_why(why, "the partition key needs one whole value, with `=`: its hash is the address.");
    else
        err_why(why,
                "the partition key needs one whole value. hash(%s) says nothing about hash(%s).",
                buf_str(&given), buf_str(&other));
    buf_done(&given);
    buf_done(&other);
}

static enum err check_pk(const struct keycond *k, const struct schema *s,
                         const struct keycond_term *terms[], struct errinfo *why)
{
    for (int i = 0; i < s->pk_count; i++) {
        terms[i] = find_term(k, &s->pk[i]);
        if (terms[i])
            continue;
        missed(attr_name(&s->pk[i]), why);
        if (s->pk[i].name_len <= 60)
            err_why(why,
                    "without a value of %s there is no hash, so no partition to open. A scan reads "
                    "them all.",
                    s->pk[i].name);
        return ERR_VALIDATION;
    }
    return ERR_OK;
}

/* A condition on an attribute that is in no part of the key. */
static const struct keycond_term *find_stranger(const struct keycond *k, const struct schema *s)
{
    for (int i = 0; i < k->count; i++)
        if (!schema_find(s, k->term[i].name))
            return &k->term[i];
    return NULL;
}

static enum err refuse_stranger(const struct schema *s, const struct keycond_term *t,
                                struct errinfo *why)
{
    if (s->sk_count)
        missed(attr_name(&s->sk[0]), why);
    else
        not_supported(why);
    if (t->name.len <= 60)
        err_why(why, "%.*s is no key attribute here; what is said of it belongs in a filter.",
                SLICE_ARG(t->name));
    return ERR_VALIDATION;
}

static enum err check_pk_ops(const struct schema *s, const struct keycond_term *const terms[],
                             struct errinfo *why)
{
    for (int i = 0; i < s->pk_count; i++) {
        if (terms[i]->op == KEYCOND_EQ)
            continue;
        not_supported(why);
        explain_whole(terms[i], why);
        return ERR_VALIDATION;
    }
    return ERR_OK;
}

/* Sort key attributes from the left without gaps, all but the last of them with `=`. */
static enum err check_sk(const struct keycond *k, const struct schema *s,
                         const struct keycond_term *terms[], struct errinfo *why)
{
    for (int i = 0; i < s->sk_count; i++)
        terms[i] = find_term(k, &s->sk[i]);
    for (int i = 1; i < s->sk_count; i++)
        if (terms[i] && (!terms[i - 1] || terms[i - 1]->op != KEYCOND_EQ))
            return err_set(why, ERR_VALIDATION,
                           "RANGE key attributes %.100s must have equality conditions specified in "
                           "the query because a condition is present on key attribute %.100s",
                           s->sk[i - 1].name, s->sk[i].name);
    return ERR_OK;
}

static enum err wrong_type(const struct key_attr *a, struct val v, struct errinfo *why)
{
    struct buf text = BUF_INIT;
    err_set(why, ERR_VALIDATION,
            "One or more parameter values were invalid: Condition parameter type does not match "
            "schema type");
    literal_print(v, &text);
    if (a->name_len <= 60 && text.len <= SHOWN_MAX)
        err_why(why, "%s is of type %s; %s is of type %s.", a->name, val_type_names[a->type],
                buf_str(&text), val_type_names[v.type]);
    buf_done(&text);
    return ERR_VALIDATION;
}

static enum err check_value(const struct key_attr *a, struct val v, bool is_sort,
                            struct errinfo *why)
{
    if (v.type != a->type)
        return wrong_type(a, v, why);
    if (v.type == VAL_N)
        return ERR_OK;
    if (v.n == 0)
        return err_set(why, ERR_VALIDATION,
                       "One or more parameter values are not valid. The AttributeValue for a key "
                       "attribute cannot contain an empty %s value. Key: %s",
                       v.type == VAL_S ? "string" : "binary", a->name);
    if (!is_sort && v.n > LIMIT_PK_BYTES)
        return err_set(
            why, ERR_VALIDATION,
            "One or more parameter values were invalid: Size of hashkey has exceeded the "
            "maximum size limit of%d bytes",
            LIMIT_PK_BYTES);
    if (is_sort && v.n > LIMIT_SK_BYTES)
        return err_set(why, ERR_VALIDATION,
                       "One or more parameter values were invalid: Aggregated size of all range "
                       "keys has exceeded the size limit of %d bytes",
                       LIMIT_SK_BYTES);
    return ERR_OK;
}

static enum err check_values(const struct key_attr *attrs, int count,
                             const struct keycond_term *const terms[], bool is_sort,
                             struct errinfo *why)
{
    enum err err = ERR_OK;
    for (int i = 0; i < count && !err; i++) {
        if (!terms[i])
            continue;
        err = check_value(&attrs[i], terms[i]->a, is_sort, why);
        if (!err && terms[i]->op == KEYCOND_BETWEEN)
            err = check_value(&attrs[i], terms[i]->b, is_sort, why);
    }
    return err;
}

enum err keycond_resolve(const struct keycond *k, const struct schema *schema,
                         const struct keycond_term *ret_terms[], struct errinfo *why)
{
    const struct keycond_term *terms[2 * SCHEMA_PARTS] = {NULL};
    const struct keycond_term **sk_terms = terms + schema->pk_count;
    const struct keycond_term *stranger = find_stranger(k, schema);
    assert(k->count > 0 && k->count <= KEYCOND_TERMS);
    if (k->count > 2 && schema->pk_count <= 1 && schema->sk_count <= 1)
        return too_many(why);
    enum err err = check_pk(k, schema, terms, why);
    if (!err && stranger)
        err = refuse_stranger(schema, stranger, why);
    if (!err)
        err = check_pk_ops(schema, terms, why);
    if (!err)
        err = check_sk(k, schema, sk_terms, why);
    if (!err)
        err = check_values(schema->pk, schema->pk_count, terms, false, why);
    if (!err)
        err = check_values(schema->sk, schema->sk_count, sk_terms, true, why);
    if (!err)
        memcpy(ret_terms, terms, sizeof terms);
    return err;
}
