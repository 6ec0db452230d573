#include "config.h"

#include "naive.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"

/* clang-format off */
const struct naive_key naive_strings[] = {
    {"a",                "a",                0, 1},
    {"ab",               "ab",               0, 2},
    {"abc",              "abc",              0, 3},
    {"B",                "B",                0, 1},
    {"ORDER#",           "ORDER#",           0, 6},
    {"ORDER#2026-01-15", "ORDER#2026-01-15", 0, 16},
    {"ORDER#2026-03-02", "ORDER#2026-03-02", 0, 16},
    {"ORDER#9",          "ORDER#9",          0, 7},
    {"ORDER#10",         "ORDER#10",         0, 8},
    {"\xc3\xa9",         "\xc3\xa9",         0, 2},
    {"\xef\xbf\xbf",     "\xef\xbf\xbf",     0, 3},
    {"\xf0\x90\x80\x80", "\xf0\x90\x80\x80", 0, 4},
    {"~",                "~",                0, 1},
    {" ",                " ",                0, 1},
};
const struct naive_key naive_numbers[] = {
    {"-1E10",   "-10000000000", -1e10, 3},
    {"-2",      "-2",           -2,    3},
    {"-1.5",    "-1.5",         -1.5,  4},
    {"0",       "0",            0,     1},
    {"-0",      "0",            0,     1},
    {"0.0",     "0",            0,     1},
    {"1E-5",    "0.00001",      1e-5,  2},
    {"9",       "9",            9,     2},
    {"10",      "10",           10,    2},
    {"1.0e1",   "10",           10,    2},
    {"123",     "123",          123,   3},
    {"1E3",     "1000",         1000,  2},
    {"1000.00", "1000",         1000,  2},
    {"1000.5",  "1000.5",       1000.5, 4},
};
/* clang-format on */
const int naive_string_count = sizeof naive_strings / sizeof *naive_strings;
const int naive_number_count = sizeof naive_numbers / sizeof *naive_numbers;

int naive_compare(enum val_type type, const struct naive_key *a, const struct naive_key *b)
{
    if (type == VAL_N)
        return (a->number > b->number) - (a->number < b->number);
    return strcmp(a->text, b->text);
}

bool naive_begins(const struct naive_key *k, const struct naive_key *prefix)
{
    return strncmp(k->text, prefix->text, strlen(prefix->text)) == 0;
}

static int number_size(int n)
{
    int digits = 0, zeros = 0;
    if (n == 0)
        return 1;
    for (int v = abs(n); v; v /= 10) {
        if (digits == 0 && v % 10 == 0)
            zeros++;
        else
            digits++;
    }
    return 1 + (digits + 1) / 2 + (n < 0);
}

int naive_size(const struct naive_item *it)
{
    int size = 2 + it->pk->size;
    if (it->sk)
        size += 2 + it->sk->size;
    if (it->has_a)
        size += 1 + number_size(it->a);
    if (it->has_b)
        size += 1 + it->b_count;
    if (it->has_f)
        size += 1 + 1;
    return size;
}

void naive_print(const struct naive_schema *s, const struct naive_item *it, struct buf *out)
{
    if (it->has_a)
        buf_printf(out, "a=N:%d ", it->a);
    if (it->has_b)
        buf_printf(out, "b=S:%d*%c ", it->b_count, it->b);
    if (it->has_f)
        buf_printf(out, "f=%s ", it->f ? "true" : "false");
    buf_printf(out, "pk=%s:%s", s->pk == VAL_N ? "N" : "S", it->pk->same);
    if (it->sk)
        buf_printf(out, " sk=%s:%s", s->sk == VAL_N ? "N" : "S", it->sk->same);
    buf_add_char(out, '\n');
}

/* --- the table -------------------------------------------------------------------------- */

struct naive_item *naive_find(struct naive_table *t, const struct naive_key *pk,
                              const struct naive_key *sk)
{
    for (size_t i = 0; i < t->count; i++) {
        struct naive_item *it = &t->item[i];
        if (naive_compare(t->schema.pk, it->pk, pk) == 0 &&
            (!t->schema.has_sk || naive_compare(t->schema.sk, it->sk, sk) == 0))
            return it;
    }
    return NULL;
}

void naive_put(struct naive_table *t, const struct naive_item *it)
{
    struct naive_item *old = naive_find(t, it->pk, it->sk);
    if (!old) {
        XGROW(t->item, t->count, t->cap);
        old = &t->item[t->count++];
    }
    *old = *it;
}

void naive_remove(struct naive_table *t, struct naive_item *it)
{
    *it = t->item[--t->count];
}

static bool is_before(const struct naive_schema *s, const struct naive_item *a,
                      const struct naive_item *b)
{
    if (a->hash != b->hash)
        return a->hash < b->hash;
    int c = naive_compare(s->pk, a->pk, b->pk);
    if (c == 0 && s->has_sk)
        c = naive_compare(s->sk, a->sk, b->sk);
    return c < 0;
}

void naive_sort(struct naive_table *t)
{
    for (size_t i = 1; i < t->count; i++) {
        struct naive_item it = t->item[i];
        size_t at = i;
        for (; at > 0 && is_before(&t->schema, &it, &t->item[at - 1]); at--)
            t->item[at] = t->item[at - 1];
        t->item[at] = it;
    }
}

bool naive_in_query(const struct naive_table *t, const struct naive_query *q,
                    const struct naive_item *it)
{
    if (naive_compare(t->schema.pk, it->pk, q->pk) != 0)
        return false;
    int c = q->run == NAIVE_ALL ? 0 : naive_compare(t->schema.sk, it->sk, q->low);
    switch (q->run) {
    case NAIVE_ALL:
        return true;
    case NAIVE_EQ:
        return c == 0;
    case NAIVE_LT:
        return c < 0;
    case NAIVE_LE:
        return c <= 0;
    case NAIVE_GT:
        return c > 0;
    case NAIVE_GE:
        return c >= 0;
    case NAIVE_BT:
        return c >= 0 && naive_compare(t->schema.sk, it->sk, q->high) <= 0;
    case NAIVE_BW:
        return naive_begins(it->sk, q->low);
    }
    assert(!"a run of no kind");
    return false;
}

/* --- conditions ------------------------------------------------------------------------- */

static const char *const compare_ops[] = {"=", "<>", "<", "<=", ">", ">="};

static bool compare_holds(int op, int c)
{
    return (op == 0 && c == 0) || (op == 1 && c != 0) || (op == 2 && c < 0) ||
           (op == 3 && c <= 0) || (op == 4 && c > 0) || (op == 5 && c >= 0);
}

struct naive_cond *naive_cond_random(struct rng *rng, int depth)
{
    struct naive_cond *c = xcalloc(1, sizeof *c);
    c->kind = (enum naive_kind)rng_below(rng, depth > 0 ? NAIVE_KINDS : NAIVE_NOT);
    c->op = (int)rng_below(rng, 6);
    c->n = (int)rng_below(rng, 30) - 10;
    c->m = c->n + (int)rng_below(rng, 8);
    c->c = (char)('x' + rng_below(rng, 3));
    c->attr = "abf"[rng_below(rng, 3)];
    if (c->kind >= NAIVE_NOT)
        c->left = naive_cond_random(rng, depth - 1);
    if (c->kind > NAIVE_NOT)
        c->right = naive_cond_random(rng, depth - 1);
    return c;
}

void naive_cond_free(struct naive_cond *c)
{
    if (!c)
        return;
    naive_cond_free(c->left);
    naive_cond_free(c->right);
    free(c);
}

/* Operators stand in parentheses, but never two pairs round one thing. */
static void print_operand(const struct naive_cond *c, struct buf *out)
{
    buf_add_char(out, '(');
    naive_cond_print(c, out);
    buf_add_char(out, ')');
}

void naive_cond_print(const struct naive_cond *c, struct buf *out)
{
    switch (c->kind) {
    case NAIVE_COMPARE:
        buf_printf(out, "a %s %d", compare_ops[c->op], c->n);
        break;
    case NAIVE_BETWEEN:
        buf_printf(out, "a between %d and %d", c->n, c->m);
        break;
    case NAIVE_IN:
        buf_printf(out, "a in (%d, %d)", c->n, c->m);
        break;
    case NAIVE_BEGINS:
        buf_printf(out, "begins_with(b, \"%c%c\")", c->c, c->c);
        break;
    case NAIVE_CONTAINS:
        buf_printf(out, "contains(b, \"%c\")", c->c);
        break;
    case NAIVE_SIZE:
        buf_printf(out, "size(b) %s %d", compare_ops[c->op], c->m);
        break;
    case NAIVE_EXISTS:
        buf_printf(out, "attribute_exists(%c)", c->attr);
        break;
    case NAIVE_ABSENT:
        buf_printf(out, "attribute_not_exists(%c)", c->attr);
        break;
    case NAIVE_FLAG:
        buf_printf(out, "f = %s", c->op & 1 ? "true" : "false");
        break;
    case NAIVE_NOT:
        buf_add_str(out, "not ");
        print_operand(c->left, out);
        break;
    case NAIVE_AND:
    case NAIVE_OR:
        print_operand(c->left, out);
        buf_add_str(out, c->kind == NAIVE_AND ? " and " : " or ");
        print_operand(c->right, out);
        break;
    case NAIVE_KINDS:
        assert(!"a condition of no kind");
    }
}

static bool has_attr(const struct naive_item *it, char attr)
{
    return it &&
           ((attr == 'a' && it->has_a) || (attr == 'b' && it->has_b) || (attr == 'f' && it->has_f));
}

bool naive_cond_holds(const struct naive_cond *c, const struct naive_item *it)
{
    bool a = has_attr(it, 'a'), b = has_attr(it, 'b');
    switch (c->kind) {
    case NAIVE_COMPARE:
        return a ? compare_holds(c->op, (it->a > c->n) - (it->a < c->n)) : c->op == 1;
    case NAIVE_BETWEEN:
        return a && it->a >= c->n && it->a <= c->m;
    case NAIVE_IN:
        return a && (it->a == c->n || it->a == c->m);
    case NAIVE_BEGINS:
        return b && it->b == c->c && it->b_count >= 2;
    case NAIVE_CONTAINS:
        return b && it->b == c->c && it->b_count >= 1;
    case NAIVE_SIZE:
        return b && compare_holds(c->op, (it->b_count > c->m) - (it->b_count < c->m));
    case NAIVE_EXISTS:
        return has_attr(it, c->attr);
    case NAIVE_ABSENT:
        return !has_attr(it, c->attr);
    case NAIVE_FLAG:
        return has_attr(it, 'f') && it->f == (c->op & 1);
    case NAIVE_NOT:
        return !naive_cond_holds(c->left, it);
    case NAIVE_AND:
        return naive_cond_holds(c->left, it) && naive_cond_holds(c->right, it);
    case NAIVE_OR:
        return naive_cond_holds(c->left, it) || naive_cond_holds(c->right, it);
    case NAIVE_KINDS:
        break;
    }
    assert(!"a condition of no kind");
    return false;
}
