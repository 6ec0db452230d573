#include "config.h"

#include "expr/expr_int.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"

/* What an action puts at its target; `held` keeps the bytes that were made for it. */
struct outcome {
    struct val v;
    struct pack held;
    struct buf scratch;
};

struct update_run {
    const struct expr_update *u;
    const struct doc *doc;
    struct outcome *outcome; /* of u->by_target[i] */
    struct pack *out;
    struct errinfo *why;
};

static enum err wrong_type(struct errinfo *why)
{
    return err_set(why, ERR_VALIDATION,
                   "An operand in the update expression has an incorrect data type");
}

static enum err bad_path(struct errinfo *why)
{
    err_set(why, ERR_VALIDATION,
            "The document path provided in the update expression is invalid for update");
    err_why(why, "an update makes an item that is not there, but no map or list on the way to its "
                 "target.");
    return ERR_VALIDATION;
}

/* --- right-hand sides: all read the old document --------------------------------------- */

static enum err evaluate(const struct update_run *run, const struct expr_node *n,
                         struct outcome *o);

static enum err read_path(const struct update_run *run, const struct expr_node *n,
                          struct outcome *o)
{
    if (expr_path_get(&n->path, run->doc, &o->v, &o->scratch))
        return ERR_OK;
    err_set(run->why, ERR_VALIDATION,
            "The provided expression refers to an attribute that does not exist in the item");
    err_why(run->why, "if_not_exists(a, 0) stands for 0 where there is no a.");
    return ERR_VALIDATION;
}

static enum err add_numbers(const struct update_run *run, const struct val *a, const struct val *b,
                            bool minus, struct outcome *o)
{
    struct num x, y, sum;
    if (a->type != VAL_N || b->type != VAL_N)
        return wrong_type(run->why);
    num_decode(a->p, a->n, &x);
    num_decode(b->p, b->n, &y);
    if (minus)
        num_negate(&y);
    enum err err = num_add(&x, &y, &sum, run->why);
    if (err)
        return err;
    pack_clear(&o->held);
    pack_num(&o->held, &sum);
    o->v = pack_result(&o->held);
    return ERR_OK;
}

static void append_elements(struct pack *p, struct val container)
{
    struct val_iter it = val_iter(container);
    struct slice name;
    struct val element;
    while (val_next(&it, &name, &element))
        pack_val(p, element);
}

static enum err append_lists(const struct update_run *run, const struct val *a, const struct val *b,
                             struct outcome *o)
{
    if (a->type != VAL_L || b->type != VAL_L)
        return wrong_type(run->why);
    enum err err = pack_open(&o->held, VAL_L, run->why);
    if (err)
        return err;
    append_elements(&o->held, *a);
    append_elements(&o->held, *b);
    err = pack_close(&o->held, run->why);
    if (!err)
        o->v = pack_result(&o->held);
    return err;
}

static void outcome_done(struct outcome *o)
{
    pack_done(&o->held);
    buf_done(&o->scratch);
}

static enum err combine(const struct update_run *run, const struct expr_node *n, struct outcome *o)
{
    struct outcome a = {.held = PACK_INIT}, b = {.held = PACK_INIT};
    enum err err = evaluate(run, n->first, &a);
    if (!err)
        err = evaluate(run, n->first->next, &b);
    if (!err)
        err = n->kind == EXPR_SUM ? add_numbers(run, &a.v, &b.v, n->op == TOK_MINUS, o)
                                  : append_lists(run, &a.v, &b.v, o);
    outcome_done(&a);
    outcome_done(&b);
    return err;
}

static enum err evaluate(const struct update_run *run, const struct expr_node *n, struct outcome *o)
{
    if (n->kind == EXPR_VALUE) {
        o->v = n->value;
        return ERR_OK;
    }
    if (n->kind == EXPR_PATH)
        return read_path(run, n, o);
    if (n->kind == EXPR_SUM || n->func == FUNC_LIST_APPEND)
        return combine(run, n, o);
    assert(n->kind == EXPR_CALL && n->func == FUNC_IF_NOT_EXISTS);
    if (expr_path_get(&n->first->path, run->doc, &o->v, &o->scratch))
        return ERR_OK;
    return evaluate(run, n->first->next, o);
}

/* --- ADD and DELETE -------------------------------------------------------------------- */

/* Sets are kept in order: two are gone through side by side. */
struct set_walk {
    struct val_iter it;
    struct val at;
    bool more;
};

static void walk_next(struct set_walk *w)
{
    struct slice name;
    assert(val_is_set(w->it.container));
    w->more = val_next(&w->it, &name, &w->at);
}

static struct set_walk walk_begin(struct val set)
{
    struct set_walk w = {.it = val_iter(set)};
    walk_next(&w);
    return w;
}

/* Whether the walked set has the element; asked in ascending order. */
static bool walk_has(struct set_walk *w, struct val element)
{
    while (w->more && val_compare(w->at, element) < 0)
        walk_next(w);
    return w->more && val_equal(w->at, element);
}

/* Appends the elements of `set` that are not in `without`; returns how many. */
static size_t pack_difference(struct pack *p, struct val set, struct val without)
{
    struct set_walk others = walk_begin(without);
    size_t count = 0;
    for (struct set_walk w = walk_begin(set); w.more; walk_next(&w)) {
        if (walk_has(&others, w.at))
            continue;
        pack_val(p, w.at);
        count++;
    }
    return count;
}

/* The union of both (ADD), or what the old set keeps (DELETE); *ret_gone: nothing. */
static enum err change_set(const struct update_run *run, const struct expr_action *a,
                           struct val old, bool *ret_gone)
{
    struct outcome *o = &run->outcome[a->place];
    struct val set = a->operand->value;
    bool is_add = a->section == SECTION_ADD;
    assert(old.type == set.type && val_is_set(set.type));
    enum err err = pack_open(&o->held, old.type, run->why);
    if (err)
        return err;
    size_t count = pack_difference(&o->held, old, set);
    if (is_add)
        append_elements(&o->held, set);
    *ret_gone = !is_add && count == 0;
    if (*ret_gone)
        return ERR_OK;
    err = pack_close(&o->held, run->why);
    if (!err)
        o->v = pack_result(&o->held);
    return err;
}

/* --- one target ------------------------------------------------------------------------ */

/*
 * What stands at a target afterwards, in run->outcome[i]; `old` is what stood
 * there, NULL for nothing.  *ret_gone: nothing stands there.
 */
static enum err change(const struct update_run *run, size_t i, const struct val *old,
                       bool *ret_gone)
{
    const struct expr_action *a = run->u->by_target[i];
    struct outcome *o = &run->outcome[i];
    *ret_gone = a->section == SECTION_REMOVE || (a->section == SECTION_DELETE && !old);
    if (a->section == SECTION_SET || *ret_gone)
        return ERR_OK; /* evaluated before */
    struct val operand = a->operand->value;
    if (!old) {
        o->v = operand;
        return ERR_OK;
    }
    if (old->type != operand.type)
        return wrong_type(run->why);
    if (operand.type == VAL_N)
        return add_numbers(run, old, &operand, false, o);
    return change_set(run, a, *old, ret_gone);
}

/* Levels of lists and maps in a value. */
static int depth_of(struct val v)
{
    int deepest = 0;
    if (v.type != VAL_L && v.type != VAL_M)
        return 0;
    struct val_iter it = val_iter(v);
    struct slice name;
    struct val element;
    while (val_next(&it, &name, &element)) {
        int depth = depth_of(element);
        deepest = depth > deepest ? depth : deepest;
    }
    return deepest + 1;
}

/* Writes the target's new value, if there is one. */
static enum err write_leaf(const struct update_run *run, size_t i, struct slice name,
                           const struct val *old, bool is_member)
{
    bool gone;
    enum err err = change(run, i, old, &gone);
    if (err || gone)
        return err;
    struct val v = run->outcome[i].v;
    if (run->u->targets.path[i]->count + depth_of(v) > LIMIT_NESTING)
        return err_set(run->why, ERR_VALIDATION,
                       "Nesting Levels have exceeded supported limits: Attributes in the item have "
                       "nested levels beyond supported limit");
    if (is_member)
        pack_name(run->out, name);
    pack_val(run->out, v);
    return ERR_OK;
}

/* --- the document, copied with its changes --------------------------------------------- */

/* Targets [lo, hi), which have their first `level` steps in common. */
struct part {
    size_t lo, hi;
    int level;
};

static const struct expr_step *next_step(const struct update_run *run, struct part part)
{
    return &run->u->targets.path[part.lo]->step[part.level];
}

static bool is_leaf(const struct update_run *run, struct part part)
{
    return run->u->targets.path[part.lo]->count == part.level;
}

static struct part take_part(const struct update_run *run, struct part *rest)
{
    struct part part = {rest->lo, expr_path_run(&run->u->targets, rest->lo, rest->hi, rest->level),
                        rest->level + 1};
    rest->lo = part.hi;
    return part;
}

static enum err copy_changed(const struct update_run *run, struct part part, struct val v);

/* An element that some target goes to or into. */
static enum err write_changed(const struct update_run *run, struct part part, struct slice name,
                              struct val v, bool is_member)
{
    if (is_leaf(run, part))
        return write_leaf(run, part.lo, name, &v, is_member);
    if (is_member)
        pack_name(run->out, name);
    return copy_changed(run, part, v);
}

static bool is_absent(const struct doc *doc)
{
    return !doc->item && doc->map.n == 0;
}

/* Targets that are not there: what is set or added appears, behind what is. */
static enum err write_new(const struct update_run *run, struct part part, bool is_member)
{
    struct part last = {part.lo, part.hi, part.level - 1};
    if (is_leaf(run, part))
        return write_leaf(run, part.lo, is_member ? next_step(run, last)->name : SLICE_NONE, NULL,
                          is_member);
    /* Of an item that is not there nothing can be removed, however deep. */
    bool harmless = is_absent(run->doc);
    for (size_t i = part.lo; i < part.hi; i++)
        harmless = harmless && (run->u->by_target[i]->section == SECTION_REMOVE ||
                                run->u->by_target[i]->section == SECTION_DELETE);
    return harmless ? ERR_OK : bad_path(run->why);
}

static enum err write_list(const struct update_run *run, struct part rest, struct val list)
{
    struct val_iter it = val_iter(list);
    struct slice name;
    struct val element;
    enum err err = ERR_OK;
    for (uint32_t i = 0; !err && val_next(&it, &name, &element); i++) {
        if (rest.lo < rest.hi && next_step(run, rest)->index == i)
            err = write_changed(run, take_part(run, &rest), SLICE_NONE, element, false);
        else
            pack_val(run->out, element);
    }
    while (!err && rest.lo < rest.hi)
        err = write_new(run, take_part(run, &rest), false);
    return err;
}

/* New members whose names come before `name`; all that are left when it is NULL. */
static enum err write_new_members(const struct update_run *run, struct part *rest,
                                  const struct slice *name)
{
    enum err err = ERR_OK;
    while (!err && rest->lo < rest->hi &&
           (!name || slice_compare(next_step(run, *rest)->name, *name) < 0))
        err = write_new(run, take_part(run, rest), true);
    return err;
}

static enum err write_member(const struct update_run *run, struct part *rest, struct slice name,
                             struct val v)
{
    enum err err = write_new_members(run, rest, &name);
    if (err)
        return err;
    if (rest->lo < rest->hi && slice_equal(next_step(run, *rest)->name, name))
        return write_changed(run, take_part(run, rest), name, v, true);
    pack_name(run->out, name);
    pack_val(run->out, v);
    return ERR_OK;
}

static enum err write_map(const struct update_run *run, struct part rest, struct val map)
{
    struct val_iter it = val_iter(map);
    struct slice name;
    struct val v;
    enum err err = ERR_OK;
    while (!err && val_next(&it, &name, &v))
        err = write_member(run, &rest, name, v);
    return err ? err : write_new_members(run, &rest, NULL);
}

static enum err copy_changed(const struct update_run *run, struct part part, struct val v)
{
    bool is_list = next_step(run, part)->kind == STEP_INDEX;
    if (v.type != (is_list ? VAL_L : VAL_M))
        return bad_path(run->why);
    enum err err = pack_open(run->out, v.type, run->why);
    if (!err)
        err = is_list ? write_list(run, part, v) : write_map(run, part, v);
    return err ? err : pack_close(run->out, run->why);
}

static enum err copy_document(const struct update_run *run)
{
    struct part rest = {0, run->u->count, 0};
    struct doc_iter it;
    struct slice name;
    struct val v;
    assert(run->out->depth == 0 && run->out->out.len == 0);
    run->out->is_item = true;
    enum err err = pack_open(run->out, VAL_M, run->why);
    if (err)
        return err;
    doc_iter_init(&it, run->doc);
    while (!err && doc_next(&it, &name, &v))
        err = write_member(run, &rest, name, v);
    doc_iter_done(&it);
    if (!err)
        err = write_new_members(run, &rest, NULL);
    return err ? err : pack_close(run->out, run->why);
}

static enum err check_size(const struct pack *out, struct errinfo *why)
{
    struct doc doc = doc_of_map(pack_result(out));
    if (doc_size(&doc) <= LIMIT_ITEM_BYTES)
        return ERR_OK;
    return err_set(why, ERR_VALIDATION,
                   "Item size to update has exceeded the maximum allowed size");
}

enum err expr_update_apply(const struct expr_update *u, const struct doc *doc, struct pack *out,
                           bool *ret_creates, struct errinfo *why)
{
    struct update_run run = {u, doc, xcalloc(u->count, sizeof *run.outcome), out, why};
    enum err err = ERR_OK;
    assert(u->count && u->by_target);
    for (const struct expr_action *a = u->first; a && !err; a = a->next)
        if (a->section == SECTION_SET)
            err = evaluate(&run, a->operand, &run.outcome[a->place]);
    if (!err)
        err = copy_document(&run);
    if (!err)
        err = check_size(out, why);
    for (size_t i = 0; i < u->count; i++)
        outcome_done(&run.outcome[i]);
    free(run.outcome);
    if (!err)
        *ret_creates = u->creates;
    return err;
}
