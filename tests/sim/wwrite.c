#include "config.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "expr/expr.h"
#include "model/literal.h"
#include "wsim.h"

enum { ACTIONS_MAX = 8, ITEM_MAX = 409600 };

/* One write as it is asked, and what the model makes of it. */
struct action {
    enum op op;
    struct ntable *t;
    const struct nval *key, *item;
    const struct nupdate *update;
    const struct ncond *cond;
    const struct nval *old, *now;
    bool is_refused, holds;
    bool overflows; /* refused for the size of its collection */
    bool is_early;  /* refused before any condition: an index key's type */
};

static int64_t size_of(const struct nval *map)
{
    return map ? nval_item_size(map) : 0;
}

static bool sets_wrong_type(const struct nupdate *u, const struct nattr *attrs, int count)
{
    for (int i = 0; i < count; i++) {
        const struct nval *v = nupdate_constant(u, attrs[i].name);
        if (v && v->kind != attrs[i].kind)
            return true;
    }
    return false;
}

/* An update that sets an index key to a constant of another type. */
static bool is_early(const struct action *a)
{
    for (int i = 0; a->update && i < a->t->index_count; i++) {
        const struct nspace *ix = a->t->index[i];
        if (sets_wrong_type(a->update, ix->pk, ix->pk_count) ||
            sets_wrong_type(a->update, ix->sk, ix->sk_count))
            return true;
    }
    return false;
}

/* Old and new item and what is wrong with them. */
static void work_out(struct wsim *s, struct action *a)
{
    struct nitem *there = ntable_find(a->t, a->key);
    /* a copy: the model may let go of its own */
    a->old = there ? nval_copy(&s->arena, there->map) : NULL;
    a->holds = !a->cond || ncond_holds(&s->arena, a->cond, a->old);
    if (a->op == OP_PUT)
        a->now = a->item;
    if (a->op == OP_UPDATE) {
        a->now = a->update ? nupdate_apply(&s->arena, a->update, a->old, &a->is_refused)
                 : a->old  ? a->old
                           : nval_empty(&s->arena, NK_M);
        for (int i = 0; a->now && i < a->key->count; i++)
            a->now = nval_with(&s->arena, a->now, a->key->name[i], a->key->kid[i]);
    }
    if (a->now && (size_of(a->now) > ITEM_MAX || ntable_refuses(a->t, a->now))) {
        a->is_refused = true;
        a->now = NULL;
    }
    a->is_early = is_early(a);
    if (a->is_early) {
        a->is_refused = true;
        a->now = NULL;
    }
    if (a->now && ntable_overflows(&s->world, a->t, a->now)) {
        a->is_refused = a->overflows = true;
        a->now = NULL;
    }
}

static enum err refusal(const struct action *a)
{
    return a->overflows ? ERR_COLLECTION_SIZE : ERR_VALIDATION;
}

static struct action draw(struct wsim *s, enum op op)
{
    struct action a = {.op = op, .t = wsim_table(s)};
    struct nnames names = wsim_names(NULL), targets = wsim_names(&a.t->space);
    a.key = wsim_key(s, a.t);
    if (op == OP_PUT)
        a.item = wsim_item(s, a.t, a.key);
    if (op == OP_UPDATE && wsim_below(s, 30))
        a.update = nupdate_random(&s->arena, &s->rng, &targets);
    if (wsim_below(s, 3) == 0 || op == OP_CHECK)
        a.cond = ncond_random(&s->arena, &s->rng, &names, 2);
    return a;
}

static struct expr_update *read_update(struct wsim *s, const struct nupdate *u)
{
    struct buf text = BUF_INIT;
    struct expr_source source = {.dialect = EXPR_LAB, .label = "UpdateExpression"};
    struct expr_update *e = NULL;
    nupdate_print(u, &text);
    buf_printf(&s->say, " %s", buf_str(&text));
    struct reader r = reader_of(buf_slice(&text));
    enum err err = expr_parse_update(&s->arena, &source, &r, &e, &s->result.why);
    wsim_expect(s, "update is read", err, ERR_OK);
    wsim_expect(s, "update is read to its end", (long long)r.at, (long long)r.text.len);
    buf_done(&text);
    return e;
}

static struct request request_of(struct wsim *s, const struct action *a)
{
    struct request q = {.op = a->op, .table = wsim_name(&a->t->space)};
    buf_printf(&s->say, "%s %s", op_names[a->op], a->t->space.name);
    q.item = wsim_map(s, a->item ? a->item : a->key);
    if (a->update)
        q.update = read_update(s, a->update);
    if (a->cond)
        q.condition = wsim_condition(s, a->cond, "if");
    return q;
}

static uint64_t hash_of(struct wsim *s, const struct action *a)
{
    const struct nval *pk = nval_member(a->key, "pk");
    return nworld_hash(&s->world, &pk, 1);
}

/* Table and indexes, or for a condition that fails the table's item alone. */
static void bill(struct wsim *s, struct nbill *b, const struct action *a)
{
    int64_t before = size_of(a->old), after = size_of(a->now);
    if (a->op == OP_CHECK)
        after = 0;
    nbill_add(b, a->t, &a->t->space, hash_of(s, a),
              b->factor * ncost_write(before > after ? before : after));
    bool changes = a->op == OP_DELETE || (a->op != OP_CHECK && a->now);
    if (changes && (a->holds || b->factor == 2))
        nbill_change(&s->world, b, a->t, a->old, a->now);
}

static void apply(struct wsim *s, const struct action *a)
{
    if (a->op == OP_DELETE || (a->op != OP_CHECK && a->now))
        ntable_change(&s->world, a->t, a->key, a->now);
}

/* Counters and items of one write that went through. */
static void expect_done(struct wsim *s, const struct action *a, const struct result *r)
{
    bool stores = a->now && a->op != OP_DELETE && a->op != OP_CHECK;
    bool goes = a->op == OP_DELETE && a->old;
    wsim_expect(s, "wrote", r->wrote, stores);
    wsim_expect(s, "replaced", r->replaced, stores && a->old);
    wsim_expect(s, "created", r->created, stores && !a->old);
    wsim_expect(s, "deleted", r->deleted, goes);
    wsim_expect(s, "there is an old item", r->old != NULL, (stores || goes) && a->old);
    wsim_expect(s, "there is a new item", r->now != NULL, stores);
    if (s->failed)
        return;
    if (r->old) {
        struct doc old = result_doc(r, r->old);
        wsim_expect_doc(s, "old item", &old, a->old);
    }
    if (r->now) {
        struct doc now = result_doc(r, r->now);
        wsim_expect_doc(s, "new item", &now, a->now);
    }
}

static void start_bill(struct wsim *s, int factor)
{
    s->bill.is_write = true;
    s->bill.factor = factor;
    s->bill.count = 0;
}

static enum err admit(struct wsim *s, enum reason *ret_reason)
{
    *ret_reason = REASON_NONE;
    enum err err = nbill_admit(&s->world, &s->bill, ret_reason);
    if (err)
        s->bill.count = 0;
    return err;
}

/* What the model says of one write that stands alone; *ret_reason of a throttle. */
static enum err settle(struct wsim *s, struct action *a, enum reason *ret_reason)
{
    start_bill(s, 1);
    *ret_reason = REASON_NONE;
    work_out(s, a);
    if (a->is_early)
        return refusal(a);
    if (a->is_refused && ((a->op == OP_PUT && !a->overflows) || a->holds))
        return refusal(a);
    bill(s, &s->bill, a);
    enum err err = admit(s, ret_reason);
    return err ? err : a->holds ? ERR_OK : ERR_CONDITION;
}

void wwrite_one(struct wsim *s)
{
    static const enum op ops[] = {OP_PUT,    OP_PUT,    OP_PUT,   OP_UPDATE,
                                  OP_UPDATE, OP_UPDATE, OP_DELETE};
    struct action a = draw(s, ops[wsim_below(s, 7)]);
    struct request q = request_of(s, &a);
    struct result *r = &s->result;
    enum reason reason;
    enum err want = settle(s, &a, &reason);
    engine_do(s->engine, &q, r);
    wsim_expect(s, "error", r->err, want);
    wsim_expect(s, "reason", r->reason, reason);
    wsim_expect_units(s, r, &s->bill);
    if (want == ERR_OK) {
        expect_done(s, &a, r);
        apply(s, &a);
    }
    if (want == ERR_CONDITION && r->old && !s->failed) {
        struct doc old = result_doc(r, r->old);
        wsim_expect_doc(s, "item that failed the condition", &old, a.old);
    }
}

/* --- several ----------------------------------------------------------------------------- */

static bool is_asked(const struct action *list, int count, const struct action *a)
{
    for (int i = 0; i < count; i++)
        if (list[i].t == a->t && nval_equal(list[i].key, a->key))
            return true;
    return false;
}

/* Up to `most` writes with keys of their own; now and then one twice. */
static int draw_several(struct wsim *s, struct action *list, bool batch, bool *ret_twins)
{
    static const enum op ops[] = {OP_PUT, OP_PUT, OP_DELETE, OP_UPDATE, OP_UPDATE, OP_CHECK};
    int count = 0, want = 1 + (int)wsim_below(s, ACTIONS_MAX);
    *ret_twins = false;
    for (int tries = 0; tries < want; tries++) {
        struct action a = draw(s, ops[wsim_below(s, batch ? 3 : 6)]);
        if (batch || wsim_below(s, 3))
            a.cond = a.op == OP_CHECK ? a.cond : NULL;
        bool twin = is_asked(list, count, &a);
        if (twin && wsim_below(s, 8))
            continue;
        *ret_twins = *ret_twins || twin;
        list[count++] = a;
    }
    return count;
}

static void send(struct wsim *s, struct request *q, const struct action *list, int count)
{
    struct request actions[ACTIONS_MAX];
    buf_printf(&s->say, "%s { ", op_names[q->op]);
    for (int i = 0; i < count; i++) {
        actions[i] = request_of(s, &list[i]);
        buf_add_str(&s->say, "; ");
    }
    q->actions = actions;
    q->action_count = (size_t)count;
    engine_do(s->engine, q, &s->result);
}

/* A batch is refused as a whole, or each entry stands alone. */
void wwrite_batch(struct wsim *s)
{
    struct action list[ACTIONS_MAX];
    bool twins, bad = false, full = false;
    int count = draw_several(s, list, true, &twins), throttled = 0;
    struct result *r = &s->result;
    struct request q = {.op = OP_BATCH_WRITE};
    send(s, &q, list, count);
    for (int i = 0; i < count; i++) {
        work_out(s, &list[i]);
        bad = bad || (list[i].is_refused && !list[i].overflows);
    }
    if (twins || bad) {
        wsim_expect(s, "error", r->err, ERR_VALIDATION);
        wsim_expect(s, "units", r->write_units, 0);
        return;
    }
    int64_t units = 0;
    for (int i = 0; i < count && !s->failed; i++) {
        enum reason reason;
        enum err want = settle(s, &list[i], &reason);
        wsim_expect(s, "error of an entry", r->actions[i].err, want);
        wsim_expect(s, "reason of an entry", r->actions[i].reason, reason);
        wsim_expect_units(s, &r->actions[i], &s->bill);
        units += nbill_total(&s->bill, NULL);
        throttled += err_is_throttle(want);
        full = full || want == ERR_COLLECTION_SIZE;
        if (!want) {
            expect_done(s, &list[i], &r->actions[i]);
            apply(s, &list[i]);
        }
    }
    wsim_expect(s, "write units", r->write_units, units);
    if (full || throttled < count)
        wsim_expect(s, "error", r->err, full ? ERR_COLLECTION_SIZE : ERR_OK);
    else
        wsim_expect(s, "error is a throttle", err_is_throttle(r->err), 1);
}

static void note_token(struct wsim *s, const struct request *q, const struct action *list,
                       int count)
{
    struct wtoken *k = &s->token[s->tokens++ % WSIM_TOKENS];
    arena_clear(&k->arena);
    snprintf(k->text, sizeof k->text, "%.*s", SLICE_ARG(q->token));
    k->content = q->content;
    k->at_us = s->world.now_us;
    k->count = count;
    for (int i = 0; i < count; i++) {
        k->tables[i] = (int)(list[i].t - s->table);
        k->key[i] = nval_copy(&k->arena, list[i].key);
    }
}

/* Errors of the actions, and whether any was refused, throttled or failed. */
static void expect_cancelled(struct wsim *s, const struct action *list, int count,
                             enum err throttle)
{
    const struct result *r = &s->result;
    bool refused = false;
    wsim_expect(s, "error", r->err, ERR_TX_CANCELED);
    for (int i = 0; i < count && !s->failed; i++) {
        enum err want = ERR_OK;
        if (throttle)
            want = i == 0 ? throttle : ERR_OK;
        else if (!refused && list[i].is_refused)
            want = refusal(&list[i]);
        refused = refused || want == refusal(&list[i]);
        wsim_expect(s, "error of an action", r->actions[i].err, want);
    }
}

static void expect_conditions(struct wsim *s, const struct action *list, int count)
{
    const struct result *r = &s->result;
    wsim_expect(s, "error", r->err, ERR_TX_CANCELED);
    for (int i = 0; i < count && !s->failed; i++) {
        wsim_expect(s, "error of an action", r->actions[i].err,
                    list[i].holds ? ERR_OK : ERR_CONDITION);
        wsim_expect(s, "item that failed it", r->actions[i].old != NULL,
                    !list[i].holds && list[i].old);
    }
}

void wwrite_transaction(struct wsim *s)
{
    struct action list[ACTIONS_MAX];
    char token[16];
    bool twins, refused = false, all = true;
    int count = draw_several(s, list, false, &twins);
    struct request q = {.op = OP_TRANSACT_WRITE};
    enum reason reason;
    if (wsim_below(s, 3) == 0) {
        snprintf(token, sizeof token, "t%d", s->op_number);
        q.token = slice_of(token);
        q.content = wsim_below(s, UINT64_MAX);
    }
    send(s, &q, list, count);
    start_bill(s, 2);
    for (int i = 0; i < count; i++) {
        work_out(s, &list[i]);
        refused = refused || list[i].is_refused;
        all = all && list[i].holds;
        bill(s, &s->bill, &list[i]);
    }
    if (twins || refused)
        s->bill.count = 0;
    enum err throttle = s->bill.count ? admit(s, &reason) : ERR_OK;
    if (twins)
        wsim_expect(s, "error", s->result.err, ERR_VALIDATION);
    else if (refused || throttle)
        expect_cancelled(s, list, count, throttle);
    else if (!all)
        expect_conditions(s, list, count);
    else
        wsim_expect(s, "error", s->result.err, ERR_OK);
    wsim_expect_units(s, &s->result, &s->bill);
    for (int i = 0; i < count && !s->result.err && !s->failed; i++) {
        expect_done(s, &list[i], &s->result.actions[i]);
        apply(s, &list[i]);
    }
    if (!s->result.err && q.token.len)
        note_token(s, &q, list, count);
}

/* --- tokens ------------------------------------------------------------------------------ */

/* Nothing is written; reading the items is what it costs. */
static void expect_again(struct wsim *s, const struct wtoken *k)
{
    enum reason reason;
    s->bill.is_write = false;
    s->bill.count = 0;
    for (int i = 0; i < k->count; i++) {
        struct ntable *t = &s->table[k->tables[i]];
        struct nitem *it = ntable_find(t, k->key[i]);
        const struct nval *pk = nval_member(k->key[i], "pk");
        nbill_add(&s->bill, t, &t->space, nworld_hash(&s->world, &pk, 1),
                  2 * ncost_read(it ? nval_item_size(it->map) : 0, true));
    }
    enum err want = admit(s, &reason);
    wsim_expect(s, "error", s->result.err, want);
    wsim_expect_units(s, &s->result, &s->bill);
    wsim_expect(s, "wrote", s->result.wrote + s->result.deleted, 0);
}

void wwrite_again(struct wsim *s)
{
    int known = s->tokens < WSIM_TOKENS ? s->tokens : WSIM_TOKENS;
    if (!known)
        return;
    const struct wtoken *k = &s->token[wsim_below(s, (uint64_t)known)];
    struct request q = {.op = OP_TRANSACT_WRITE, .token = slice_of(k->text), .content = k->content};
    struct action list[ACTIONS_MAX] = {0};
    for (int i = 0; i < k->count; i++) {
        list[i] = (struct action){.op = OP_CHECK, .t = &s->table[k->tables[i]], .key = k->key[i]};
        if (!list[i].t->space.name[0])
            return;
        bool was = nspace_key(&list[i].t->space, "sk") != NULL;
        if (was != (k->key[i]->count == 2) ||
            list[i].t->space.pk[0].kind != nval_member(k->key[i], "pk")->kind ||
            (was && list[i].t->space.sk[0].kind != nval_member(k->key[i], "sk")->kind))
            return; /* another table has the name now */
    }
    if (s->world.now_us - k->at_us >= 600 * (int64_t)1000000)
        return;
    bool other = wsim_below(s, 4) == 0;
    q.content += other;
    buf_printf(&s->say, "token %s again%s: ", k->text, other ? " for another request" : "");
    send(s, &q, list, k->count);
    if (!other) {
        expect_again(s, k);
        return;
    }
    wsim_expect(s, "error", s->result.err, ERR_IDEMPOTENT);
    wsim_expect(s, "units", s->result.read_units + s->result.write_units, 0);
}
