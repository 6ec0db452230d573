#include "config.h"

#include "lab/check_node.h"

#include <ctype.h>
#include <stdlib.h>

enum { PRINT_MAX = 160, RELATION_MAX = 400 };

/* --- values ------------------------------------------------------------------------------- */

static struct check_value step_attr(struct check_run *run, struct check_value v, struct slice name)
{
    if (v.kind != CHECK_LIST)
        return check_value_attr(&run->arena, v, name);
    /* Of each element; one without it stays, as a hole that equals nothing. */
    struct check_value *at = check_value_room(&run->arena, v.list.count);
    if (!at)
        return check_value_too_many();
    for (size_t i = 0; i < v.list.count; i++)
        at[i] = check_value_attr(&run->arena, v.list.at[i], name);
    return check_value_list(at, v.list.count);
}

static struct check_value list_bytes(struct check_run *run, struct check_value list)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < list.list.count; i++)
        sum += doc_size(&list.list.at[i].doc);
    return check_value_decimal(&run->arena, (int64_t)sum, 0);
}

static struct check_value take_step(struct check_run *run, struct check_value v,
                                    const struct check_step *s)
{
    if (v.kind == CHECK_MISSING)
        return v;
    switch (s->kind) {
    case STEP_COUNT:
        return check_value_decimal(&run->arena, (int64_t)v.list.count, 0);
    case STEP_BYTES:
        return list_bytes(run, v);
    case STEP_INDEX:
        return check_value_at(&run->arena, v, s->index);
    case STEP_ATTR:
        return step_attr(run, v, s->name);
    }
    abort();
}

static struct check_value value_of_name(struct check_run *run, const struct check_node *n)
{
    struct check_value v = n->name->get(run, n);
    for (size_t i = 0; i < n->step_count; i++)
        v = take_step(run, v, &n->step[i]);
    return v;
}

/* A product by adding: the smaller factor's digits, one after the other. */
static enum err multiply(const struct num *a, const struct num *b, struct num *ret)
{
    enum err err = ERR_OK;
    num_from_int(0, ret);
    for (int i = 0; i < b->count && !err; i++) {
        struct num part = *a;
        if (part.sign != 0)
            part.exp = (int16_t)(part.exp + b->exp - 1 - i);
        for (int k = 0; k < b->digit[i] && !err; k++)
            err = num_add(ret, &part, ret, NULL);
    }
    if (b->sign < 0)
        num_negate(ret);
    return err;
}

static struct check_value compute(struct check_run *run, const struct check_node *n)
{
    struct check_value l = check_eval_value(run, n->left), r = check_value_truth(true);
    struct num a, b, sum;
    if (l.kind == CHECK_MISSING)
        return l;
    if (!check_value_get_num(l, &a))
        return check_value_missing(&run->arena, "%.*s is no number", SLICE_ARG(n->left->text));
    if (n->kind == NODE_MINUS) {
        num_negate(&a);
        return check_value_num(&run->arena, &a);
    }
    r = check_eval_value(run, n->right);
    if (r.kind == CHECK_MISSING)
        return r;
    if (!check_value_get_num(r, &b))
        return check_value_missing(&run->arena, "%.*s is no number", SLICE_ARG(n->right->text));
    if (n->op[0] == '-')
        num_negate(&b);
    enum err err = n->kind == NODE_TIMES ? multiply(&a, &b, &sum) : num_add(&a, &b, &sum, NULL);
    if (err)
        return check_value_missing(&run->arena, "%.*s has no exact value", SLICE_ARG(n->text));
    return check_value_num(&run->arena, &sum);
}

struct check_value check_eval_value(struct check_run *run, const struct check_node *n)
{
    switch (n->kind) {
    case NODE_OR:
    case NODE_AND:
    case NODE_NOT:
    case NODE_REL:
        return check_value_truth(check_eval_holds(run, n));
    case NODE_SUM:
    case NODE_TIMES:
    case NODE_MINUS:
        return compute(run, n);
    case NODE_VALUE:
        return n->value;
    case NODE_NAME:
        return value_of_name(run, n);
    case NODE_LIST: {
        struct check_value *at = arena_alloc(&run->arena, (n->item_count + 1) * sizeof *at);
        for (size_t i = 0; i < n->item_count; i++)
            at[i] = check_eval_value(run, n->item[i]);
        return check_value_list(at, n->item_count);
    }
    case NODE_BARE:
        break;
    }
    abort(); /* the parser has refused it */
}

/* --- relations ---------------------------------------------------------------------------- */

static bool is_in(struct check_run *run, struct check_value v, struct check_value list)
{
    if (!check_value_get_list(&run->arena, list, &list))
        return false;
    for (size_t i = 0; i < list.list.count; i++)
        if (check_value_equal(v, list.list.at[i]))
            return true;
    return false;
}

static bool contains(struct check_value text, struct check_value part)
{
    return check_value_is(text, VAL_S) && check_value_is(part, VAL_S) &&
           slice_find(val_slice(text.val), val_slice(part.val));
}

/* Both as lists; false: one of them is none. */
static bool both_lists(struct check_run *run, struct check_value *l, struct check_value *r)
{
    return check_value_get_list(&run->arena, *l, l) && check_value_get_list(&run->arena, *r, r);
}

static bool lists_hold(struct check_run *run, const char *op, struct check_value l,
                       struct check_value r)
{
    size_t odd;
    if (strcmp(op, "~=") == 0)
        return l.list.count == r.list.count && check_value_is_part(&run->arena, l, r, &odd);
    if (strcmp(op, "<=") == 0)
        return check_value_is_part(&run->arena, l, r, &odd);
    return strcmp(op, ">=") == 0 && check_value_is_part(&run->arena, r, l, &odd);
}

static bool orders_hold(struct check_run *run, const char *op, struct check_value l,
                        struct check_value r)
{
    int order;
    if (!check_value_compare(l, r, &order))
        return both_lists(run, &l, &r) && lists_hold(run, op, l, r);
    if (op[0] == '<')
        return op[1] ? order <= 0 : order < 0;
    return op[0] == '>' && (op[1] ? order >= 0 : order > 0);
}

static bool relation_holds(struct check_run *run, const struct check_node *n)
{
    struct check_value l = check_eval_value(run, n->left);
    struct check_value r = check_eval_value(run, n->right);
    if (l.kind == CHECK_MISSING || r.kind == CHECK_MISSING)
        return false;
    if (strcmp(n->op, "==") == 0)
        return check_value_equal(l, r);
    if (strcmp(n->op, "!=") == 0)
        return !check_value_equal(l, r);
    if (strcmp(n->op, "in") == 0)
        return is_in(run, l, r);
    if (strcmp(n->op, "~") == 0)
        return contains(l, r);
    return orders_hold(run, n->op, l, r);
}

bool check_eval_holds(struct check_run *run, const struct check_node *n)
{
    switch (n->kind) {
    case NODE_OR:
        return check_eval_holds(run, n->left) || check_eval_holds(run, n->right);
    case NODE_AND:
        return check_eval_holds(run, n->left) && check_eval_holds(run, n->right);
    case NODE_NOT:
        return !check_eval_holds(run, n->left);
    case NODE_REL:
        return relation_holds(run, n);
    default:
        return check_value_is_truth(check_eval_value(run, n));
    }
}

/* --- why not ------------------------------------------------------------------------------ */

void check_eval_print(const struct check_node *n, struct check_value v, size_t max, struct buf *out)
{
    struct num share;
    if (n->kind == NODE_NAME && n->name->flags & NAME_SHARE && check_value_get_num(v, &share))
        check_value_print_share(&share, out);
    else
        check_value_print(v, max, out);
}

/* The source text on one line. */
static void add_text(struct slice text, struct buf *out)
{
    size_t start = out->len;
    bool in_string = false;
    for (size_t i = 0; i < text.len && out->len - start < RELATION_MAX; i++) {
        char c = text.ptr[i];
        if (c == '"' && !(in_string && text.ptr[i - 1] == '\\'))
            in_string = !in_string;
        if (in_string || !isspace((unsigned char)c))
            buf_add_char(out, c);
        else if (out->len > start && out->ptr[out->len - 1] != ' ')
            buf_add_char(out, ' ');
    }
}

static void add_value(const struct check_node *n, struct check_value v, struct buf *out)
{
    add_text(n->text, out);
    buf_add_str(out, " = ");
    if (v.kind == CHECK_LIST)
        buf_printf(out, "%zu of ", v.list.count);
    check_eval_print(n, v, PRINT_MAX, out);
}

/* The smallest part of an expression that has no value; NULL: it has one. */
static const struct check_node *find_missing(struct check_run *run, const struct check_node *n)
{
    if (check_eval_value(run, n).kind != CHECK_MISSING)
        return NULL;
    const struct check_node *part = NULL;
    if (n->kind == NODE_SUM || n->kind == NODE_TIMES || n->kind == NODE_MINUS) {
        part = find_missing(run, n->left);
        if (!part && n->right)
            part = find_missing(run, n->right);
    }
    for (size_t i = 0; n->kind == NODE_NAME && !part && i < n->item_count; i++)
        if (n->item[i]->type != TYPE_LIST || n->name->args[0] != 'r')
            part = find_missing(run, n->item[i]);
    return part ? part : n;
}

static bool explain_missing(struct check_run *run, const struct check_node *n,
                            struct check_failure *f)
{
    const struct check_node *part = find_missing(run, n->left);
    if (!part && n->right)
        part = find_missing(run, n->right);
    if (!part)
        return false;
    struct check_value v = check_eval_value(run, part);
    add_text(part->text, &f->got);
    buf_printf(&f->got, " has no value: %s", v.why);
    return true;
}

static void add_element(struct check_value list, size_t i, struct buf *out)
{
    check_value_print(list.list.at[i], PRINT_MAX, out);
}

static bool is_literal(const struct check_node *n)
{
    if (n->kind == NODE_MINUS)
        return is_literal(n->left);
    for (size_t i = 0; n->kind == NODE_LIST && i < n->item_count; i++)
        if (!is_literal(n->item[i]))
            return false;
    return n->kind == NODE_VALUE || n->kind == NODE_LIST;
}

static void add_count(const struct check_node *n, struct check_value list, struct buf *out)
{
    add_text(n->text, out);
    buf_printf(out, ".count = %zu", list.list.count);
}

/* The first difference of two lists whose order counts. */
static void explain_order(const struct check_node *n, struct check_value l, struct check_value r,
                          struct check_failure *f)
{
    size_t i = 0, both = l.list.count < r.list.count ? l.list.count : r.list.count;
    while (i < both && check_value_equal(l.list.at[i], r.list.at[i]))
        i++;
    if (i == both) {
        add_count(n->left, l, &f->got);
        add_count(n->right, r, &f->expected);
        return;
    }
    add_text(n->left->text, &f->got);
    buf_printf(&f->got, "[%zu] = ", i);
    add_element(l, i, &f->got);
    add_element(r, i, &f->expected);
}

/* The first element that one list has and the other has not. */
static void explain_content(struct check_run *run, const struct check_node *n, struct check_value l,
                            struct check_value r, struct check_failure *f)
{
    size_t odd;
    add_text(n->left->text, &f->got);
    if (n->op[0] != '>' && !check_value_is_part(&run->arena, l, r, &odd)) {
        buf_printf(&f->got, " has %zu, one too many: ", l.list.count);
        add_element(l, odd, &f->got);
    } else if (n->op[0] != '<' && !check_value_is_part(&run->arena, r, l, &odd)) {
        buf_printf(&f->got, " has %zu, one is missing: ", l.list.count);
        add_element(r, odd, &f->got);
    }
    if (n->op[0] == '~' && !is_literal(n->right))
        add_count(n->right, r, &f->expected);
}

static void explain_relation(struct check_run *run, const struct check_node *n,
                             struct check_failure *f)
{
    if (explain_missing(run, n, f))
        return;
    struct check_value l = check_eval_value(run, n->left), r = check_eval_value(run, n->right);
    struct check_value ll = l, rl = r;
    if (strcmp(n->op, "in") != 0 && strcmp(n->op, "!=") != 0 && both_lists(run, &ll, &rl)) {
        if (strcmp(n->op, "==") == 0)
            explain_order(n, ll, rl, f);
        else
            explain_content(run, n, ll, rl, f);
        return;
    }
    if (is_literal(n->left) && !is_literal(n->right)) {
        add_value(n->right, r, &f->got);
        return;
    }
    add_value(n->left, l, &f->got);
    if (!is_literal(n->right))
        add_value(n->right, r, &f->expected);
}

void check_eval_explain(struct check_run *run, const struct check_node *n, struct check_failure *f)
{
    switch (n->kind) {
    case NODE_AND:
        check_eval_explain(run, check_eval_holds(run, n->left) ? n->right : n->left, f);
        return;
    case NODE_OR:
        check_eval_explain(run, n->left, f);
        return;
    case NODE_NOT:
        add_text(n->text, &f->relation);
        add_text(n->left->text, &f->got);
        buf_add_str(&f->got, " holds");
        return;
    case NODE_REL:
        add_text(n->text, &f->relation);
        explain_relation(run, n, f);
        return;
    default:
        break;
    }
    struct check_node self = {.left = (struct check_node *)n};
    add_text(n->text, &f->relation);
    if (!explain_missing(run, &self, f))
        add_value(n, check_eval_value(run, n), &f->got);
}
