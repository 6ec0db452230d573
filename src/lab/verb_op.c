#include "config.h"

#include "lab/verb_op.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/lines.h"
#include "lab/record.h"
#include "lab/why.h"

/* --- parsing --------------------------------------------------------------------------- */

static const struct expr_source condition_source = {EXPR_LAB, "ConditionExpression", NULL, false};
static const struct expr_source filter_source = {EXPR_LAB, "FilterExpression", NULL, false};
static const struct expr_source keycond_source = {EXPR_LAB, "KeyConditionExpression", NULL, false};
static const struct expr_source projection_source = {EXPR_LAB, "ProjectionExpression", NULL, false};

static enum err parse_condition(struct parser *p, const struct expr_source *source,
                                const char *after, const struct expr **ret)
{
    struct expr *e = NULL;
    if (parser_at_end(p))
        return parser_expected(p, "a condition", after);
    enum err err = expr_parse_condition(p->arena, source, &p->r, &e, p->why);
    *ret = e;
    return parser_service(p, err);
}

static enum err parse_if(struct parser *p, void *args)
{
    struct verb_op_args *a = args;
    return parse_condition(p, &condition_source, "if", &a->request.condition);
}

static enum err parse_filter(struct parser *p, void *args)
{
    struct verb_op_args *a = args;
    return parse_condition(p, &filter_source, "filter", &a->request.filter);
}

static enum err parse_where(struct parser *p, void *args)
{
    struct verb_op_args *a = args;
    struct keycond *k = ARENA_NEW(p->arena, struct keycond);
    if (parser_at_end(p))
        return parser_expected(p, "a condition", "where");
    enum err err = expr_parse_keycond(p->arena, &keycond_source, &p->r, k, p->why);
    a->request.keycond = k;
    return parser_service(p, err);
}

static enum err parse_project(struct parser *p, void *args)
{
    struct verb_op_args *a = args;
    struct expr_projection *projection = NULL;
    if (parser_at_end(p))
        return parser_expected(p, "an attribute's name", "project");
    enum err err = expr_parse_projection(p->arena, &projection_source, &p->r, &projection, p->why);
    a->request.projection = projection;
    return parser_service(p, err);
}

static enum err parse_returning(struct parser *p, void *args)
{
    struct verb_op_args *a = args;
    bool updated = parser_keyword(p, "updated");
    if (parser_keyword(p, "old"))
        a->request.returning = updated ? RETURN_UPDATED_OLD : RETURN_OLD;
    else if (parser_keyword(p, "new"))
        a->request.returning = updated ? RETURN_UPDATED_NEW : RETURN_NEW;
    else
        return parser_expected(p, updated ? "`old` or `new`" : "`old`, `new` or `updated`",
                               updated ? "updated" : "returning");
    return ERR_OK;
}

static enum err parse_consistent(struct parser *p, void *args)
{
    (void)p;
    ((struct verb_op_args *)args)->request.consistent = true;
    return ERR_OK;
}

static enum err parse_backward(struct parser *p, void *args)
{
    (void)p;
    ((struct verb_op_args *)args)->request.backward = true;
    return ERR_OK;
}

static enum err parse_forward(struct parser *p, void *args)
{
    (void)p;
    ((struct verb_op_args *)args)->request.backward = false;
    return ERR_OK;
}

static enum err parse_all_pages(struct parser *p, void *args)
{
    (void)p;
    ((struct verb_op_args *)args)->all_pages = true;
    return ERR_OK;
}

static enum err parse_count_only(struct parser *p, void *args)
{
    (void)p;
    ((struct verb_op_args *)args)->request.count_only = true;
    return ERR_OK;
}

static enum err parse_limit(struct parser *p, void *args)
{
    struct verb_op_args *a = args;
    uint64_t n;
    parser_at_end(p);
    size_t at = p->r.at;
    enum err err = parser_int(p, "limit", INT32_MAX, &n);
    if (!err && n == 0)
        return parser_fail(p, at, "`limit` counts from 1");
    if (!err)
        a->request.limit = (uint32_t)n;
    return err;
}

static enum err parse_from(struct parser *p, void *args)
{
    struct verb_op_args *a = args;
    a->request.has_start = true;
    return parser_object(p, "from", &a->request.start);
}

static enum err parse_segment(struct parser *p, void *args)
{
    struct verb_op_args *a = args;
    uint64_t segment, of;
    enum err err = parser_int(p, "segment", 999999, &segment);
    if (err)
        return err;
    if (!parser_keyword(p, "of"))
        return parser_expected(p, "`of` and the number of segments", "segment");
    parser_at_end(p);
    size_t at = p->r.at;
    err = parser_int(p, "of", 1000000, &of);
    if (!err && of == 0)
        return parser_fail(p, at, "a scan has at least one segment");
    if (err)
        return err;
    a->request.segment = (uint32_t)segment;
    a->request.segments = (uint32_t)of;
    return ERR_OK;
}

/* clang-format off */
const struct clause verb_op_write_clauses[] = {
    {"if",        0, 0, parse_if},
    {"returning", 0, 0, parse_returning},
    {NULL, 0, 0, NULL},
};

const struct clause verb_op_get_clauses[] = {
    {"consistent", 0, 0, parse_consistent},
    {"project",    0, 0, parse_project},
    {NULL, 0, 0, NULL},
};

#define READING                                                                                    \
    {"filter",       0, 0, parse_filter},                                                          \
    {"project",      0, 0, parse_project},                                                         \
    {"newest first", 0, 1, parse_backward},                                                        \
    {"oldest first", 0, 1, parse_forward},                                                         \
    {"backward",     0, 1, parse_backward},                                                        \
    {"forward",      0, 1, parse_forward},                                                         \
    {"limit",        0, 0, parse_limit},                                                           \
    {"all pages",    0, 0, parse_all_pages},                                                       \
    {"from",         0, 0, parse_from},                                                            \
    {"consistent",   0, 0, parse_consistent},                                                      \
    {"count only",   0, 0, parse_count_only}

const struct clause verb_op_query_clauses[] = {
    {"where", CLAUSE_REQUIRED, 0, parse_where},
    READING,
    {NULL, 0, 0, NULL},
};

const struct clause verb_op_scan_clauses[] = {
    READING,
    {"segment", 0, 0, parse_segment},
    {NULL, 0, 0, NULL},
};
/* clang-format on */

static enum err parse_op(struct parser *p, struct command *c, enum op op,
                         const struct clause *clauses)
{
    struct verb_op_args *a = ARENA_NEW(p->arena, struct verb_op_args);
    bool has_item = op != OP_QUERY && op != OP_SCAN;
    c->args = a;
    a->request.op = op;
    enum err err = parser_tablename(p, c->verb->name, &a->target);
    if (!err && has_item)
        err = parser_object(p, "the table's name", &a->request.item);
    if (!err)
        err = parser_clauses(p, clauses, a);
    a->request.defect = p->defect;
    return err;
}

enum err verb_op_parse_put(struct parser *p, struct command *c)
{
    return parse_op(p, c, OP_PUT, verb_op_write_clauses);
}

enum err verb_op_parse_get(struct parser *p, struct command *c)
{
    return parse_op(p, c, OP_GET, verb_op_get_clauses);
}

enum err verb_op_parse_delete(struct parser *p, struct command *c)
{
    return parse_op(p, c, OP_DELETE, verb_op_write_clauses);
}

enum err verb_op_parse_query(struct parser *p, struct command *c)
{
    return parse_op(p, c, OP_QUERY, verb_op_query_clauses);
}

enum err verb_op_parse_scan(struct parser *p, struct command *c)
{
    return parse_op(p, c, OP_SCAN, verb_op_scan_clauses);
}

/* --- what was asked for ---------------------------------------------------------------- */

void verb_op_resolve(const struct lab *lab, struct slice target, struct slice *ret_table,
                     struct slice *ret_index)
{
    *ret_table = target;
    *ret_index = SLICE("");
    for (size_t end = target.len; end > 0; end--) {
        struct slice name = {target.ptr, end};
        if (end < target.len && target.ptr[end] != '.')
            continue;
        if (!engine_table(lab->engine, name))
            continue;
        *ret_table = name;
        if (end < target.len)
            *ret_index = (struct slice){target.ptr + end + 1, target.len - end - 1};
        return;
    }
}

/* The operator on the sort key, as far as there is one. */
static enum keycond_op key_condition(const struct lab *lab, const struct request *q)
{
    const struct table *t = engine_table(lab->engine, q->table);
    if (!q->keycond || !t || table_schema(t)->sk_count == 0)
        return KEYCOND_NONE;
    const struct key_attr *sk = &table_schema(t)->sk[0];
    for (int i = 0; i < q->keycond->count; i++)
        if (slice_equal(q->keycond->term[i].name, (struct slice){sk->name, sk->name_len}))
            return q->keycond->term[i].op;
    return KEYCOND_NONE;
}

static struct plan plan_of(const struct lab *lab, const struct request *q, bool all_pages)
{
    return (struct plan){
        .op = op_names[q->op],
        .table = xslicedup(q->table),
        .index = q->index.len ? xslicedup(q->index) : NULL,
        .key_condition = key_condition(lab, q),
        .has_filter = q->filter != NULL,
        .has_condition = q->condition != NULL,
        .has_project = q->projection != NULL,
        .backward = q->backward,
        .consistent = q->consistent,
        .all_pages = all_pages,
        .limit = q->limit,
    };
}

static struct request request_of(const struct lab *lab, const struct verb_op_args *a)
{
    struct request q = a->request;
    verb_op_resolve(lab, a->target, &q.table, &q.index);
    return q;
}

/* --- running --------------------------------------------------------------------------- */

/* One operation under way: its pages go through one request and one result. */
struct run {
    struct lab *lab;
    const struct verb_op_args *args;
    struct request request;
    struct result result; /* of the page read last */
    struct record *record;
    struct pack start;              /* where the next page starts */
    struct item *lowest;            /* of the first page (one reference), when others followed */
    uint32_t part_first, part_last; /* partitions opened so far, in key-space order */
};

static void note_parts(struct run *run)
{
    const struct result *r = &run->result;
    if (r->parts_opened == 0)
        return;
    uint32_t first = r->first_part, last = first + r->parts_opened - 1;
    if (run->record->receipt.partitions == 0) {
        run->part_first = first;
        run->part_last = last;
    }
    run->part_first = first < run->part_first ? first : run->part_first;
    run->part_last = last > run->part_last ? last : run->part_last;
    run->record->receipt.partitions = run->part_last - run->part_first + 1;
}

static void note_page(struct run *run)
{
    struct record *rec = run->record;
    struct receipt *n = &rec->receipt;
    const struct result *r = &run->result;
    n->rcu += r->read_units;
    n->wcu += r->write_units;
    n->read += r->read;
    n->returned += r->returned;
    n->wrote += r->wrote;
    n->replaced += r->replaced;
    n->created += r->created;
    n->deleted += r->deleted;
    n->throttled += err_is_throttle(r->err);
    n->pages += !r->err;
    note_parts(run);
    rec->requests++;
    rec->err = r->err;
    rec->reason = r->reason;
    rec->is_complete = !r->err && !r->has_more;
    record_add_rows(rec, r);
}

/* The next page starts behind the last item examined. */
static void set_start(struct run *run)
{
    const struct result *r = &run->result;
    struct doc doc = result_doc(r, r->last);
    struct buf scratch = BUF_INIT;
    struct val v;
    pack_clear(&run->start);
    enum err err = pack_open(&run->start, VAL_M, NULL);
    for (int i = 0; i < r->schema->pk_count + r->schema->sk_count && !err; i++) {
        const struct key_attr *a =
            i < r->schema->pk_count ? &r->schema->pk[i] : &r->schema->sk[i - r->schema->pk_count];
        struct slice name = {a->name, a->name_len};
        bool found = doc_get(&doc, name, &v, &scratch);
        assert(found);
        pack_name(&run->start, name);
        pack_val(&run->start, v);
    }
    if (!err)
        err = pack_close(&run->start, NULL);
    assert(!err);
    buf_done(&scratch);
    run->request.has_start = true;
    run->request.start = pack_result(&run->start);
}

/* False when a limit stopped it; it is said in `out` then. */
static bool run_pages(struct run *run, struct buf *out)
{
    struct lab *lab = run->lab;
    for (;;) {
        if (lab_over_requests(lab, 1, out))
            return false;
        lab->requests++;
        engine_do(lab->engine, &run->request, &run->result);
        note_page(run);
        if (run->result.err || !run->result.has_more || !run->args->all_pages)
            return true;
        if (lab_over_rows(lab, run->record->receipt.returned, out))
            return false;
        if (!run->lowest && run->result.lowest)
            run->lowest = item_ref(run->result.lowest);
        set_start(run);
    }
}

/* Pictures show all of an operation: the result of its last page tells of every page. */
static void sum_pages(struct run *run)
{
    const struct receipt *n = &run->record->receipt;
    struct result *r = &run->result;
    if (n->pages < 2)
        return;
    r->read = (uint32_t)n->read;
    r->returned = (uint32_t)n->returned;
    r->first_part = run->part_first;
    r->parts_opened = run->part_last - run->part_first + 1;
    if (run->lowest && !run->request.backward) {
        struct item *last = r->lowest;
        r->lowest = run->lowest;
        run->lowest = last;
    }
}

static void print_rows(struct run *run, struct buf *out)
{
    const struct record *rec = run->record;
    const struct schema *schema = run->result.schema;
    size_t max = run->lab->settings.rows, count = rec->row_count;
    enum lines_keys keys = rec->op == OP_QUERY ? LINES_SORT_KEY : LINES_BOTH_KEYS;
    for (size_t i = 0; i < count && i < max; i++) {
        struct doc doc = record_row(rec, i);
        lines_row(&doc, schema, keys, out);
    }
    if (count > max)
        buf_printf(out, "  (%zu more rows)\n", count - max);
    if (run->request.count_only)
        buf_printf(out, "  count %llu\n", (unsigned long long)rec->receipt.returned);
    else if (count == 0 && !rec->err)
        buf_add_str(out, rec->op == OP_GET ? "  (no item)\n" : "  (none)\n");
    if (!run->result.has_more)
        return;
    struct doc last = result_doc(&run->result, run->result.last);
    buf_add_str(out, "more from ");
    lines_key(&last, schema, out);
    buf_add_char(out, '\n');
}

static void print_old(struct run *run, struct buf *out)
{
    const struct result *r = &run->result;
    if (run->request.returning != RETURN_OLD || r->err)
        return;
    if (!r->old) {
        buf_add_str(out, "  (no item)\n");
        return;
    }
    struct doc doc = result_doc(r, r->old);
    lines_row(&doc, r->schema, LINES_BOTH_KEYS, out);
}

static void print_run(struct run *run, struct buf *out)
{
    struct result *r = &run->result;
    struct record *rec = run->record;
    if (!op_is_write(rec->op) && (!r->err || rec->row_count))
        print_rows(run, out);
    else
        print_old(run, out);
    if (r->err) {
        why_add(run->lab, run->args, &r->why);
        lines_refusal(&r->why, r->reason, r->throttled_part, out);
    }
    rec->message = xstrdup(r->err ? r->why.text : "");
    lines_receipt(rec, out);
}

/* Keeps request and result for pictures; the request is read again, since it
 * borrows from a text that may go. */
static void keep_last(struct lab *lab, const struct command *c, struct result *r)
{
    struct last *last = &lab->last;
    result_move(&last->result, r);
    if (last->is_there)
        script_done(&last->script);
    struct script_source source = {.text = c->text, .kind = SCRIPT_PROMPT};
    last->is_there = !script_parse(&last->script, &source, NULL);
    assert(last->is_there);
    last->request = request_of(lab, last->script.command[0].args);
}

enum lab_outcome verb_op_run(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct verb_op_args *a = c->args;
    struct run run = {.lab = lab, .args = a, .request = request_of(lab, a), .start = PACK_INIT};
    if (lab_over_requests(lab, 1, out) ||
        (a->request.op == OP_PUT && lab_over_items(lab, 1, 0, out)))
        return LAB_LIMIT;
    run.record = record_new();
    run.record->op = a->request.op;
    run.record->label = c->label.len ? xslicedup(c->label) : NULL;
    run.record->plan = plan_of(lab, &run.request, a->all_pages);
    const struct table *t = engine_table(lab->engine, run.request.table);
    run.record->receipt.partitions_total = t ? table_parts(t) : 0;
    result_init(&run.result);

    bool within = run_pages(&run, out);
    bool refused = run.record->err != ERR_OK;
    if (within)
        print_run(&run, out);
    else
        run.record->message = xstrdup("");
    records_add(&lab->records, run.record);
    sum_pages(&run);
    item_unref(run.result.pool, run.lowest);
    if (!lab->settings.no_history)
        keep_last(lab, c, &run.result);
    result_done(&run.result);
    pack_done(&run.start);
    return !within ? LAB_LIMIT : refused ? LAB_REFUSED : LAB_OK;
}

/* --- explain --------------------------------------------------------------------------- */

enum err verb_op_parse_explain(struct parser *p, struct command *c)
{
    struct command *inner = ARENA_NEW(p->arena, struct command);
    struct slice word = parser_peek_word(p);
    inner->verb = word.len ? verb_find(word) : NULL;
    c->args = inner;
    if (!inner->verb || !(inner->verb->flags & VERB_OPERATION))
        return parser_expected(p, "put, get, update, delete, query or scan", "explain");
    if (inner->verb->flags & VERB_LATER)
        return parser_fail(p, p->r.at, "`%s` is not here yet", inner->verb->name);
    p->r.at += word.len;
    p->verb = inner->verb->name;
    return inner->verb->parse(p, inner);
}

enum lab_outcome verb_op_run_explain(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct command *inner = c->args;
    const struct verb_op_args *a = inner->args;
    struct request q = request_of(lab, a);
    struct result r;
    result_init(&r);
    enum err err = engine_explain(lab->engine, &q, &r);
    if (err) {
        why_add(lab, a, &r.why);
        lines_refusal(&r.why, r.reason, r.throttled_part, out);
    } else {
        struct plan plan = plan_of(lab, &q, a->all_pages);
        lines_plan(&plan, out);
        buf_printf(out, "  partitions %u/%u\n", r.parts_opened, r.parts_total);
        free(plan.table);
        free(plan.index);
    }
    result_done(&r);
    return err ? LAB_REFUSED : LAB_OK;
}
