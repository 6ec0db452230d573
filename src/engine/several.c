#include "config.h"

#include <assert.h>
#include <stdlib.h>

#include "base/hash.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "engine/engine_int.h"

/*
 * Batches and transactions: several single requests in one.
 *
 * A batch checks every entry before any runs; then each stands alone, and those
 * that find no capacity come back.  A transaction plans all, judges all, has
 * all admitted together at twice the price, and then commits all or nothing.
 */

static bool is_batch(enum op op)
{
    return op == OP_BATCH_GET || op == OP_BATCH_WRITE;
}

static void open_actions(struct work *w)
{
    struct result *r = w->result;
    r->action_count = w->request->action_count;
    r->actions = xcalloc(r->action_count, sizeof *r->actions);
    for (size_t i = 0; i < r->action_count; i++) {
        struct result *a = &r->actions[i];
        result_init(a);
        a->pool = w->engine->pool;
        a->names = w->engine->names;
        a->is_projected = w->request->actions[i].projection != NULL;
    }
}

static struct work action_work(struct work *w, size_t i)
{
    return (struct work){
        .engine = w->engine,
        .request = &w->request->actions[i],
        .result = &w->result->actions[i],
        .factor = is_batch(w->request->op) ? 1 : 2,
        .is_dry = w->is_dry,
    };
}

/* --- checks of the whole ------------------------------------------------------------------ */

/* One key of the request, to find two alike. */
struct asked {
    int table;
    uint64_t hash;
    char *key;
    size_t pk_len, len;
};

static int by_key(const void *a, const void *b)
{
    const struct asked *x = a, *y = b;
    if (x->table != y->table)
        return x->table < y->table ? -1 : 1;
    if (x->hash != y->hash)
        return x->hash < y->hash ? -1 : 1;
    if (x->pk_len != y->pk_len)
        return x->pk_len < y->pk_len ? -1 : 1;
    return slice_compare((struct slice){x->key, x->len}, (struct slice){y->key, y->len});
}

static bool has_twins(struct asked *asked, size_t count)
{
    qsort(asked, count, sizeof *asked, by_key);
    for (size_t i = 1; i < count; i++)
        if (by_key(&asked[i - 1], &asked[i]) == 0)
            return true;
    return false;
}

/*
 * Table and key of every action.  A batch is refused for the first that fails;
 * in a transaction a bad key is the action's own affair, found when it is planned.
 */
static enum err check_all(struct work *w)
{
    size_t count = w->request->action_count, n = 0;
    struct asked *asked = xcalloc(count, sizeof *asked);
    enum err err = ERR_OK;
    bool batch = is_batch(w->request->op);
    for (size_t i = 0; !err && i < count; i++) {
        struct work a = action_work(w, i);
        struct tree_key key;
        uint32_t part;
        err = work_find(&a);
        if (err) {
            w->result->why = a.result->why;
            break;
        }
        enum item_use whole = batch ? ITEM_BATCH : ITEM_PUT;
        enum err bad = work_key(&a, a.request->op == OP_PUT ? whole : ITEM_KEY, &key, &part);
        if (!bad && batch && a.request->op == OP_PUT) {
            struct doc doc = doc_of_map(a.request->item);
            bad = index_check_item(a.table, &doc, false, &a.result->why);
        }
        if (bad && batch) {
            w->result->why = a.result->why;
            err = bad;
        } else if (!bad) {
            struct asked *to = &asked[n++];
            *to = (struct asked){a.table->number, key.hash, NULL, key.pk.len, 0};
            to->len = key.pk.len + key.sk.len;
            to->key = xmemdup(key.pk.ptr, to->len);
        }
    }
    if (!err && has_twins(asked, n))
        err = err_set(&w->result->why, ERR_VALIDATION, "%s",
                      batch ? "Provided list of item keys contains duplicates"
                            : "Transaction request cannot include multiple operations on one item");
    for (size_t i = 0; i < n; i++)
        free(asked[i].key);
    free(asked);
    return err;
}

static enum err check_count(struct work *w)
{
    size_t count = w->request->action_count;
    enum op op = w->request->op;
    size_t most = op == OP_BATCH_GET     ? LIMIT_BATCH_GET
                  : op == OP_BATCH_WRITE ? LIMIT_BATCH_WRITE
                                         : LIMIT_TRANSACT;
    if (count >= 1 && count <= most)
        return ERR_OK;
    if (op == OP_BATCH_GET || op == OP_BATCH_WRITE)
        return err_set(&w->result->why, ERR_VALIDATION, "Too many items requested for the %s call",
                       op == OP_BATCH_GET ? "BatchGetItem" : "BatchWriteItem");
    return err_set(&w->result->why, ERR_VALIDATION,
                   "1 validation error detected: Value at 'transactItems' failed to satisfy "
                   "constraint: Member must have length %s than or equal to %d",
                   count ? "less" : "greater", count ? LIMIT_TRANSACT : 1);
}

/* Sums of the actions' answers; partitions opened are counted once each. */
static void add_up(struct work *w)
{
    struct result *r = w->result;
    for (size_t i = 0; i < r->action_count; i++) {
        struct result *a = &r->actions[i];
        bool is_new = true;
        r->read += a->read;
        r->returned += a->returned;
        r->wrote += a->wrote;
        r->replaced += a->replaced;
        r->created += a->created;
        r->deleted += a->deleted;
        for (size_t k = 0; k < i && is_new; k++)
            is_new = r->actions[k].schema != a->schema || r->actions[k].part != a->part;
        r->parts_opened += is_new && a->parts_opened;
        is_new = true;
        for (size_t k = 0; k < i && is_new; k++)
            is_new = r->actions[k].schema != a->schema;
        r->parts_total += is_new ? a->parts_total : 0;
    }
}

static void add_units(struct result *to, const struct result *from)
{
    to->read_units += from->read_units;
    to->write_units += from->write_units;
    for (int i = 0; i < from->units_count; i++) {
        struct result_units *u = NULL;
        for (int k = 0; k < to->units_count && !u; k++)
            u = to->units[k].of == from->units[i].of ? &to->units[k] : NULL;
        if (!u) {
            XGROW(to->units, to->units_count, to->units_cap);
            u = &to->units[to->units_count++];
            *u = (struct result_units){.of = from->units[i].of};
        }
        u->read += from->units[i].read;
        u->write += from->units[i].write;
    }
}

/* --- batches ----------------------------------------------------------------------------- */

/* Whether a get would bring more than an answer holds, with `bytes` in it. */
static bool is_too_much(struct work *w, uint64_t bytes)
{
    struct tree_key key;
    uint32_t part;
    if (w->request->op != OP_GET || bytes + LIMIT_ITEM_BYTES <= LIMIT_BATCH_BYTES ||
        work_key(w, ITEM_KEY, &key, &part))
        return false;
    const struct item *item = tree_find(w->table->tree, &key);
    return item && bytes + item->size > LIMIT_BATCH_BYTES;
}

static uint64_t bytes_read(const struct result *r)
{
    if (!r->row_count)
        return 0;
    return r->is_projected ? r->maps[0].n : r->items[0]->size;
}

/* One entry of a batch, which has `bytes` of items in its answer. */
static enum err run_entry(struct work *a, uint64_t bytes)
{
    struct bill bill;
    bool is_write = op_is_write(a->request->op);
    assert(a->request->op == OP_GET || a->request->op == OP_PUT || a->request->op == OP_DELETE);
    enum err err = work_find(a);
    if (!err && is_too_much(a, bytes)) {
        a->result->is_left = true;
        return ERR_OK;
    }
    bill_init(&bill, is_write);
    if (!err)
        err = is_write ? writing_one(a, &bill) : reading_get(a, &bill);
    if (err)
        work_fail(a->result, err);
    a->result->is_left = err_is_throttle(err);
    work_trace(a, &bill);
    bill_done(&bill);
    return err;
}

static enum err run_batch(struct work *w)
{
    struct result *r = w->result;
    size_t throttled = 0;
    uint64_t bytes = 0;
    const struct result *full = NULL; /* that found its collection full */
    for (size_t i = 0; i < r->action_count; i++) {
        struct work a = action_work(w, i);
        enum err err = run_entry(&a, bytes);
        throttled += err_is_throttle(err);
        if (err == ERR_COLLECTION_SIZE)
            full = a.result;
        bytes += bytes_read(a.result);
        add_units(r, a.result);
    }
    add_up(w);
    /* CHOSEN: what had room is written all the same. */
    if (full) {
        r->why = full->why;
        return ERR_COLLECTION_SIZE;
    }
    if (throttled < r->action_count)
        return ERR_OK;
    r->why = r->actions[0].why;
    r->reason = r->actions[0].reason;
    r->throttled_part = r->actions[0].throttled_part;
    r->throttled_by = r->actions[0].throttled_by;
    return r->actions[0].err;
}

/* --- transactions ------------------------------------------------------------------------ */

static enum err cancel(struct work *w)
{
    struct result *r = w->result;
    struct buf codes = BUF_INIT;
    for (size_t i = 0; i < r->action_count; i++)
        buf_printf(&codes, "%s%s", i ? ", " : "", result_cancel_code(&r->actions[i]));
    enum err err = err_set(&r->why, ERR_TX_CANCELED,
                           "Transaction cancelled, please refer cancellation reasons for specific "
                           "reasons [%s]",
                           buf_str(&codes));
    buf_done(&codes);
    return err;
}

/* Plans every action; the first that cannot be is the only one shown. */
static enum err plan_all(struct work *w, struct work *works, struct write *writes,
                         struct bill *bill)
{
    struct result *r = w->result;
    for (size_t i = 0; i < r->action_count; i++) {
        struct work *a = &works[i];
        *a = action_work(w, i);
        enum op op = a->request->op;
        enum err err = work_find(a);
        if (!err && (op == OP_GET || op == OP_CHECK)) {
            struct write *wr = &writes[i];
            err = work_key(a, ITEM_KEY, &wr->key, &wr->part);
            if (!err) {
                wr->old = tree_find(a->table->tree, &wr->key);
                uint32_t size = wr->old ? wr->old->size : 0;
                bill_add(bill, a->table, wr->part,
                         2 * (op == OP_GET ? bill_read_units(size, true) : bill_write_units(size)));
            }
        } else if (!err) {
            err = writing_plan(a, bill, &writes[i]);
            if (!err && writes[i].failure) {
                err = writes[i].failure;
                a->result->why = writes[i].failure_why;
            }
        }
        if (err) {
            work_fail(a->result, err);
            return cancel(w);
        }
    }
    return ERR_OK;
}

/* All conditions, without short cut. */
static enum err judge_all(struct work *w, struct work *works, struct write *writes)
{
    struct result *r = w->result;
    bool all = true;
    for (size_t i = 0; i < r->action_count; i++) {
        enum err err =
            works[i].request->op == OP_GET ? ERR_OK : writing_judge(&works[i], &writes[i]);
        if (err)
            work_fail(works[i].result, err);
        all = all && !err;
    }
    return all ? ERR_OK : cancel(w);
}

static void finish_all(struct work *w, struct work *works, struct write *writes, bool commit)
{
    struct result *r = w->result;
    for (size_t i = 0; i < r->action_count; i++) {
        if (!works[i].request)
            continue;
        enum op op = works[i].request->op;
        if (!commit) {
            writing_drop(&works[i], &writes[i]);
        } else if (op == OP_GET && writes[i].old) {
            works[i].result->read = 1;
            reading_row(&works[i], writes[i].old);
        } else if (op != OP_GET && op != OP_CHECK) {
            writing_commit(&works[i], &writes[i]);
        }
    }
}

static enum err run_transaction(struct work *w)
{
    struct result *r = w->result;
    struct work *works = xcalloc(r->action_count, sizeof *works);
    struct write *writes = xcalloc(r->action_count, sizeof *writes);
    struct bill bill;
    bill_init(&bill, w->request->op == OP_TRANSACT_WRITE);
    enum err err = plan_all(w, works, writes, &bill);
    if (!err) {
        w->table = w->space = works[0].table;
        err = admit(w, &bill);
        if (err) {
            work_fail(&r->actions[0], err);
            r->actions[0].why = r->why;
            err = cancel(w);
        }
    }
    if (!err)
        err = judge_all(w, works, writes);
    finish_all(w, works, writes, !err && !w->is_dry);
    if (err)
        work_fail(r, err);
    else
        add_up(w);
    work_trace(w, &bill);
    bill_done(&bill);
    free(works);
    free(writes);
    return err;
}

/* --- tokens ------------------------------------------------------------------------------ */

enum { TOKEN_LIFE_US = 600 * 1000000 };

static struct token *find_token(struct engine *e, struct slice token)
{
    for (size_t i = 0; i < e->token_count; i++)
        if (slice_is(token, e->token[i].text) && e->now_us - e->token[i].at_us < TOKEN_LIFE_US)
            return &e->token[i];
    return NULL;
}

static void note_token(struct engine *e, const struct request *q)
{
    size_t kept = 0;
    for (size_t i = 0; i < e->token_count; i++) {
        if (e->now_us - e->token[i].at_us < TOKEN_LIFE_US)
            e->token[kept++] = e->token[i];
        else
            free(e->token[i].text);
    }
    e->token_count = kept;
    XGROW(e->token, e->token_count, e->token_cap);
    e->token[e->token_count++] = (struct token){xslicedup(q->token), q->content, e->now_us};
}

/* The same token again: nothing is written, and reading the items is what it costs. */
static enum err run_again(struct work *w)
{
    struct result *r = w->result;
    struct bill bill;
    bill_init(&bill, false);
    for (size_t i = 0; i < r->action_count; i++) {
        struct work a = action_work(w, i);
        struct tree_key key;
        uint32_t part;
        enum err err = work_find(&a);
        if (!err)
            err = work_key(&a, a.request->op == OP_PUT ? ITEM_PUT : ITEM_KEY, &key, &part);
        if (err)
            continue;
        const struct item *item = tree_find(a.table->tree, &key);
        bill_add(&bill, a.table, part, 2 * bill_read_units(item ? item->size : 0, true));
        w->table = w->space = a.table;
    }
    enum err err = admit(w, &bill);
    work_trace(w, &bill);
    bill_done(&bill);
    return err;
}

static enum err run_with_token(struct work *w)
{
    const struct request *q = w->request;
    struct token *known = find_token(w->engine, q->token);
    if (known && known->content != q->content)
        return err_set(&w->result->why, ERR_IDEMPOTENT, "%s", "");
    if (known)
        return run_again(w);
    enum err err = run_transaction(w);
    if (!err && !w->is_dry)
        note_token(w->engine, q);
    return err;
}

enum err several_run(struct work *w)
{
    const struct request *q = w->request;
    enum err err = ERR_OK;
    if (q->defect) {
        w->result->why = *q->defect;
        err = q->defect->code;
    }
    if (!err)
        err = check_count(w);
    if (!err) {
        open_actions(w);
        err = check_all(w);
    }
    if (!err && is_batch(q->op))
        err = run_batch(w);
    else if (!err)
        err = q->token.len ? run_with_token(w) : run_transaction(w);
    if (err)
        work_fail(w->result, err);
    return err;
}
