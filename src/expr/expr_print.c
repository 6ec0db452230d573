#include "config.h"

#include "expr/expr_int.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"

/* --- names and values ------------------------------------------------------------------ */

/* What a bare name may not be: reserved, a keyword of an update, no plain word. */
static bool needs_alias(struct slice name)
{
    static const char *const keywords[] = {"set", "remove", "add", "delete"};
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (slice_is_nocase(name, keywords[i]))
            return true;
    return !literal_is_word(name) || expr_reserved_has(name);
}

static struct slice alias_of(struct expr_writer *w, struct slice name)
{
    struct expr_bindings *all = &w->bindings;
    for (size_t i = 0; i < all->name_count; i++)
        if (slice_equal(all->names[i].name, name))
            return all->names[i].key;
    XGROW(all->names, all->name_count, w->name_cap);
    char *key = literal_is_word(name) && name.len < LIMIT_KEY_NAME_BYTES
                    ? arena_printf(w->arena, "#%.*s", SLICE_ARG(name))
                    : arena_printf(w->arena, "#n%zu_", all->name_count);
    all->names[all->name_count] = (struct expr_binding){.key = slice_of(key), .name = name};
    return all->names[all->name_count++].key;
}

static void print_name(struct expr_writer *w, struct slice name, struct buf *out)
{
    buf_add_slice(out, needs_alias(name) ? alias_of(w, name) : name);
}

static void print_value(struct expr_writer *w, struct val v, struct buf *out)
{
    struct expr_bindings *all = &w->bindings;
    for (size_t i = 0; i < all->value_count; i++) {
        if (!val_equal(all->values[i].value, v))
            continue;
        buf_add_slice(out, all->values[i].key);
        return;
    }
    XGROW(all->values, all->value_count, w->value_cap);
    char *key = arena_printf(w->arena, ":v%zu", all->value_count);
    all->values[all->value_count++] = (struct expr_binding){.key = slice_of(key), .value = v};
    buf_add_str(out, key);
}

static void print_path(struct expr_writer *w, const struct expr_path *p, struct buf *out)
{
    for (int i = 0; i < p->count; i++) {
        const struct expr_step *s = &p->step[i];
        if (s->kind == STEP_INDEX) {
            buf_printf(out, "[%u]", s->index);
            continue;
        }
        buf_add_str(out, i ? "." : "");
        print_name(w, s->name, out);
    }
}

/* --- conditions ------------------------------------------------------------------------ */

static void print_node(struct expr_writer *w, const struct expr_node *n, struct buf *out);

static void print_list(struct expr_writer *w, const struct expr_node *first, const char *separator,
                       struct buf *out)
{
    for (const struct expr_node *c = first; c; c = c->next) {
        buf_add_str(out, c == first ? "" : separator);
        print_node(w, c, out);
    }
}

static void print_bare(struct expr_writer *w, const struct expr_node *n, struct buf *out)
{
    switch (n->kind) {
    case EXPR_PATH:
        print_path(w, &n->path, out);
        break;
    case EXPR_VALUE:
        print_value(w, n->value, out);
        break;
    case EXPR_CALL:
        buf_printf(out, "%s(", expr_parse_op_name(n));
        print_list(w, n->first, ", ", out);
        buf_add_char(out, ')');
        break;
    case EXPR_COMPARE:
    case EXPR_SUM:
        print_node(w, n->first, out);
        buf_printf(out, " %s ", expr_parse_op_name(n));
        print_node(w, n->first->next, out);
        break;
    case EXPR_BETWEEN:
        print_node(w, n->first, out);
        buf_add_str(out, " BETWEEN ");
        print_list(w, n->first->next, " AND ", out);
        break;
    case EXPR_IN:
        print_node(w, n->first, out);
        buf_add_str(out, " IN (");
        print_list(w, n->first->next, ", ", out);
        buf_add_char(out, ')');
        break;
    case EXPR_NOT:
        for (int i = 0; i < n->count; i++)
            buf_add_str(out, "NOT ");
        print_node(w, n->first, out);
        break;
    case EXPR_AND:
    case EXPR_OR:
        print_list(w, n->first, n->kind == EXPR_AND ? " AND " : " OR ", out);
        break;
    }
}

/* Recursion is bounded by LIMIT_EXPR_DEPTH; parentheses stand where they were written. */
static void print_node(struct expr_writer *w, const struct expr_node *n, struct buf *out)
{
    assert(n);
    buf_add_str(out, n->parens ? "(" : "");
    print_bare(w, n, out);
    buf_add_str(out, n->parens ? ")" : "");
}

void expr_print_condition(struct expr_writer *w, const struct expr *e, struct buf *out)
{
    print_node(w, e->root, out);
}

void expr_print_keycond(struct expr_writer *w, const struct keycond *k, struct buf *out)
{
    static const char *const signs[] = {
        [KEYCOND_EQ] = "=", [KEYCOND_LT] = "<",  [KEYCOND_LE] = "<=",
        [KEYCOND_GT] = ">", [KEYCOND_GE] = ">=", [KEYCOND_BETWEEN] = "BETWEEN",
    };
    for (int i = 0; i < k->count; i++) {
        const struct keycond_term *t = &k->term[i];
        bool begins = t->op == KEYCOND_BEGINS_WITH;
        assert(t->op != KEYCOND_NONE);
        buf_add_str(out, i ? " AND " : "");
        buf_add_str(out, begins ? "begins_with(" : "");
        print_name(w, t->name, out);
        if (begins)
            buf_add_str(out, ", ");
        else
            buf_printf(out, " %s ", signs[t->op]);
        print_value(w, t->a, out);
        if (t->op == KEYCOND_BETWEEN) {
            buf_add_str(out, " AND ");
            print_value(w, t->b, out);
        }
        buf_add_str(out, begins ? ")" : "");
    }
}

/* --- projections and updates ------------------------------------------------------------ */

void expr_print_projection(struct expr_writer *w, const struct expr_projection *p, struct buf *out)
{
    for (size_t i = 0; i < p->set.count; i++) {
        buf_add_str(out, i ? ", " : "");
        print_path(w, p->written[i], out);
    }
}

void expr_print_update(struct expr_writer *w, const struct expr_update *u, struct buf *out)
{
    static const char *const names[SECTION_COUNT] = {"SET", "REMOVE", "ADD", "DELETE"};
    for (int section = 0; section < SECTION_COUNT; section++) {
        bool is_first = true;
        for (const struct expr_action *a = u->first; a; a = a->next) {
            if ((int)a->section != section)
                continue;
            if (is_first)
                buf_printf(out, "%s%s ", out->len ? " " : "", names[section]);
            else
                buf_add_str(out, ", ");
            is_first = false;
            print_path(w, &a->target->path, out);
            if (a->operand) {
                buf_add_str(out, section == SECTION_SET ? " = " : " ");
                print_node(w, a->operand, out);
            }
        }
    }
}

void expr_print_done(struct expr_writer *w)
{
    free(w->bindings.names);
    free(w->bindings.values);
    w->bindings = (struct expr_bindings){0};
}
