#include "config.h"

#include "lab/verb_traffic.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/lines.h"
#include "lab/verb_op.h"

enum { PARTS_SHOWN = 5, STEP_REQUESTS = 65536, STEP_BYTES = 64 << 20 };

struct traffic_args {
    struct slice target;
    struct traffic_spec spec; /* without table, seed and stream */
    bool has_for, has_count;
};

/* --- parsing --------------------------------------------------------------------------- */

static enum err to_num(struct parser *p, size_t at, struct slice text, struct num *ret)
{
    struct errinfo why;
    if (num_parse(text, ret, &why))
        return parser_fail(p, at, "%s", why.text);
    return ERR_OK;
}

/* A number in a distribution: weights and exponents. */
static enum err parse_num(struct parser *p, const char *what, const char *after, struct num *ret)
{
    struct slice text;
    parser_at_end(p);
    size_t at = p->r.at;
    enum err err = parser_number(p, what, after, &text);
    return err ? err : to_num(p, at, text, ret);
}

static enum err parse_list(struct parser *p, struct keydist_spec *d)
{
    struct keydist_weight *list = NULL;
    size_t count = 0, cap = 0;
    enum err err = ERR_OK;
    do {
        parser_at_end(p);
        size_t at = p->r.at;
        XGROW(list, count, cap);
        err = parser_value(p, count ? "," : "list(", &list[count].value);
        if (!err)
            err = parser_need_char(p, ':', "the value");
        if (!err)
            err = parse_num(p, "a weight", ":", &list[count].weight);
        if (!err && ++count > LIMIT_KEYS_LIST)
            err = parser_fail(p, at, "a list has at most %d keys", LIMIT_KEYS_LIST);
    } while (!err && parser_char(p, ','));
    if (!err) {
        d->list = arena_memdup(p->arena, list, count * sizeof *list);
        d->list_count = count;
    }
    free(list);
    return err;
}

static enum err parse_count_arg(struct parser *p, const char *after, struct keydist_spec *d)
{
    return parser_int(p, after, LIMIT_KEYS, &d->count);
}

static enum err parse_dist_args(struct parser *p, struct keydist_spec *d)
{
    enum err err = ERR_OK;
    switch (d->kind) {
    case KEYDIST_ONE:
        return parser_value(p, "one(", &d->one);
    case KEYDIST_UNIFORM:
        return parse_count_arg(p, "uniform(", d);
    case KEYDIST_SEQUENCE:
        return parse_count_arg(p, "sequence(", d);
    case KEYDIST_LIST:
        return parse_list(p, d);
    case KEYDIST_ZIPF:
        err = parse_count_arg(p, "zipf(", d);
        if (!err)
            err = parser_need_char(p, ',', "the number of keys");
        return err ? err : parse_num(p, "an exponent such as 1.1", ",", &d->exponent);
    }
    return err;
}

static enum err parse_keydist(struct parser *p, const char *after, struct keydist_spec *d)
{
    static const char *const names[] = {"one", "uniform", "zipf", "list", "sequence"};
    struct slice word = parser_peek_word(p);
    size_t at = p->r.at, kind = 0, count = sizeof names / sizeof *names;
    if (slice_is_nocase(word, "clock") || slice_is_nocase(word, "replay"))
        return parser_fail(p, at, "keys by `%.*s` are not here yet", SLICE_ARG(word));
    while (kind < count && !slice_is_nocase(word, names[kind]))
        kind++;
    if (kind == count)
        return parser_expected(p, "one(...), uniform(N), zipf(N, S), list(V: W, ...) or sequence",
                               after);
    p->r.at += word.len;
    d->kind = (enum keydist_kind)kind;
    if (d->kind != KEYDIST_SEQUENCE || parser_char(p, '(')) {
        enum err err = d->kind == KEYDIST_SEQUENCE ? ERR_OK : parser_need_char(p, '(', names[kind]);
        if (!err)
            err = parse_dist_args(p, d);
        if (!err)
            err = parser_need_char(p, ')', "the distribution");
        if (err)
            return err;
    }
    struct errinfo why;
    return keydist_check(d, &why) ? parser_fail(p, at, "%s", why.text) : ERR_OK;
}

static enum err parse_keys(struct parser *p, void *args)
{
    return parse_keydist(p, "keys", &((struct traffic_args *)args)->spec.keys);
}

static enum err parse_sort(struct parser *p, void *args)
{
    struct traffic_args *a = args;
    a->spec.has_sort = true;
    return parse_keydist(p, "sort", &a->spec.sort);
}

static enum err parse_rate(struct parser *p, void *args)
{
    static const struct {
        const char *name;
        int64_t us;
    } units[] = {{"s", 1000000}, {"m", 60000000}, {"h", 3600000000}};
    struct traffic_args *a = args;
    struct num n;
    struct errinfo why;
    parser_at_end(p);
    size_t at = p->r.at;
    enum err err = parse_num(p, "a rate such as 1300/s", "rate", &n);
    if (!err)
        err = parser_need_char(p, '/', "the number of a rate");
    if (err)
        return err;
    struct slice word = parser_peek_word(p);
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        if (!slice_is(word, units[i].name))
            continue;
        p->r.at += word.len;
        if (traffic_rate(&n, units[i].us, &a->spec, &why))
            return parser_fail(p, at, "%s", why.text);
        return ERR_OK;
    }
    return parser_expected(p, "s, m or h", "/");
}

static enum err parse_for(struct parser *p, void *args)
{
    struct traffic_args *a = args;
    parser_at_end(p);
    size_t at = p->r.at;
    enum err err = parser_duration(p, "for", &a->spec.for_us);
    a->has_for = true;
    if (!err && a->spec.for_us == 0)
        return parser_fail(p, at, "`for` needs a duration above 0");
    return err;
}

static enum err parse_count(struct parser *p, void *args)
{
    struct traffic_args *a = args;
    parser_at_end(p);
    size_t at = p->r.at;
    enum err err = parser_int(p, "count", LIMIT_TRAFFIC_REQUESTS, &a->spec.count);
    a->has_count = true;
    if (!err && a->spec.count == 0)
        return parser_fail(p, at, "`count` counts from 1");
    return err;
}

static enum err parse_named(struct parser *p, void *args)
{
    return parser_string(p, "named", &((struct traffic_args *)args)->spec.named);
}

static enum err parse_size(struct parser *p, void *args)
{
    return parser_size(p, "size", &((struct traffic_args *)args)->spec.size);
}

static enum err parse_consistent(struct parser *p, void *args)
{
    (void)p;
    ((struct traffic_args *)args)->spec.consistent = true;
    return ERR_OK;
}

/* clang-format off */
const struct clause verb_traffic_clauses[] = {
    {"keys",          CLAUSE_REQUIRED, 0, parse_keys},
    {"rate",          CLAUSE_REQUIRED, 0, parse_rate},
    {"for",           0, 0, parse_for},
    {"count",         0, 0, parse_count},
    {"named",         0, 0, parse_named},
    {"sort",          0, 0, parse_sort},
    {"size",          0, 0, parse_size},
    {"consistent",    0, 0, parse_consistent},
    {"poisson",       CLAUSE_LATER, 0, NULL},
    {"retry",         CLAUSE_LATER, 0, NULL},
    {"in background", CLAUSE_LATER, 0, NULL},
    {NULL, 0, 0, NULL},
};
/* clang-format on */

enum err verb_traffic_parse(struct parser *p, struct command *c)
{
    static const enum op ops[] = {OP_PUT, OP_GET, OP_DELETE, OP_QUERY};
    struct traffic_args *a = ARENA_NEW(p->arena, struct traffic_args);
    c->args = a;
    a->spec.named = SLICE_NONE;
    enum err err = parser_tablename(p, "traffic", &a->target);
    if (err)
        return err;
    struct slice word = parser_peek_word(p);
    size_t i = 0, count = sizeof ops / sizeof *ops;
    while (i < count && !slice_is_nocase(word, op_names[ops[i]]))
        i++;
    if (slice_is_nocase(word, "update"))
        return parser_fail(p, p->r.at, "traffic of `update` is not here yet");
    if (i == count)
        return parser_expected(p, "put, get, query or delete", "the table's name");
    p->r.at += word.len;
    a->spec.op = ops[i];
    err = parser_clauses(p, verb_traffic_clauses, a);
    if (!err && !a->has_for && !a->has_count)
        return parser_fail(p, p->r.at, "`traffic` needs the clause `for` or `count`");
    return err;
}

/* --- running --------------------------------------------------------------------------- */

enum lab_outcome verb_traffic_run(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct traffic_args *a = c->args;
    struct traffic_spec spec = a->spec;
    struct traffic *t;
    struct errinfo why = {.code = ERR_OK};
    verb_op_resolve(lab, a->target, &spec.table, &spec.index);
    spec.seed = lab->settings.seed;
    spec.stream = lab->draws;
    if (traffic_new(lab->engine, &spec, &t, &why)) {
        if (why.code == ERR_NOT_FOUND)
            lab_why_no_table(lab, spec.table, &why);
        lines_refusal(&why, REASON_NONE, -1, out);
        return *err_wire_name(why.code) ? LAB_REFUSED : LAB_ERROR;
    }
    if (lab_over_requests(lab, traffic_planned(t), out)) {
        traffic_free(t);
        return LAB_LIMIT;
    }
    lab_next_draw(lab);
    lab->job = (struct job){
        .command = c,
        .traffic = t,
        .start_us = lab_now_us(lab),
        .end_us = traffic_end_us(t),
        .step =
            a->spec.size > STEP_BYTES / STEP_REQUESTS ? STEP_BYTES / a->spec.size : STEP_REQUESTS,
    };
    return LAB_RUNNING;
}

static int by_offer(const void *a, const void *b)
{
    const struct record_part *x = a, *y = b;
    if (x->offered != y->offered)
        return x->offered < y->offered ? 1 : -1;
    return x->part - y->part;
}

static int by_count(const void *a, const void *b)
{
    const struct record_reason *x = a, *y = b;
    if (x->count != y->count)
        return x->count < y->count ? 1 : -1;
    return x->err != y->err ? (int)x->err - (int)y->err : (int)x->reason - (int)y->reason;
}

static void fill_parts(struct record_traffic *n, const struct traffic_totals *t)
{
    const struct traffic_part *hottest = traffic_hottest(t);
    struct record_part *part = xcalloc(t->part_count, sizeof *part);
    for (size_t i = 0; i < t->part_count; i++)
        part[i] = (struct record_part){t->parts[i].id, t->parts[i].offered, t->parts[i].accepted,
                                       t->parts[i].rejected};
    qsort(part, t->part_count, sizeof *part, by_offer);
    n->part = part;
    n->partitions_used = (uint32_t)t->part_count;
    n->part_count = (uint32_t)(t->part_count < RECORD_PARTS_MAX ? t->part_count : RECORD_PARTS_MAX);
    n->hottest = hottest ? hottest->id : -1;
    n->hottest_share = hottest ? (int64_t)(hottest->offered * 1000000 / t->offered) : 0;
}

static void fill_causes(struct record_traffic *n, const struct traffic_totals *t)
{
    const struct traffic_cause *most = traffic_cause_most(t);
    for (size_t i = 0; i < t->cause_count && i < RECORD_REASONS; i++)
        n->why[n->why_count++] =
            (struct record_reason){t->causes[i].err, t->causes[i].reason, t->causes[i].count};
    qsort(n->why, (size_t)n->why_count, sizeof *n->why, by_count);
    n->reason = most ? most->reason : REASON_NONE;
}

static struct record *record_of(struct lab *lab)
{
    const struct job *job = &lab->job;
    const struct traffic_args *a = job->command->args;
    struct traffic_totals t = traffic_totals(job->traffic);
    struct record *rec = record_new();
    struct slice table, index, label = job->command->label;
    int64_t used = traffic_table_used(job->traffic);
    verb_op_resolve(lab, a->target, &table, &index);
    rec->is_traffic = true;
    rec->label = label.len ? xslicedup(label) : NULL;
    rec->op = a->spec.op;
    rec->plan = (struct plan){
        .op = op_names[a->spec.op], .table = xslicedup(table), .consistent = a->spec.consistent};
    rec->message = xstrdup("");
    rec->requests = t.offered;
    rec->receipt.rcu = t.read_units;
    rec->receipt.wcu = t.write_units;
    rec->receipt.read = t.read;
    rec->receipt.returned = t.returned;
    rec->is_complete = true;
    struct record_traffic *n = &rec->traffic;
    n->offered = t.offered;
    n->accepted = t.accepted;
    n->rejected = t.rejected;
    n->start_us = job->start_us;
    n->end_us = lab_now_us(lab);
    n->rejected_rate = t.has_second ? t.rejected_second : t.rejected;
    n->table_used = used < 0 ? 0 : used;
    fill_parts(n, &t);
    fill_causes(n, &t);
    return rec;
}

static void print_traffic(const struct record_traffic *n, struct buf *out)
{
    for (uint32_t i = 0; i < n->part_count && i < PARTS_SHOWN; i++)
        buf_printf(out, "  P%d  offered %llu  accepted %llu  rejected %llu\n", n->part[i].part,
                   (unsigned long long)n->part[i].offered, (unsigned long long)n->part[i].accepted,
                   (unsigned long long)n->part[i].rejected);
    if (n->partitions_used > PARTS_SHOWN)
        buf_printf(out, "  (%u more partitions)\n", n->partitions_used - PARTS_SHOWN);
    for (int i = 0; i < n->why_count; i++) {
        const char *name = err_wire_name(n->why[i].err);
        buf_printf(out, "  %s %llu", name, (unsigned long long)n->why[i].count);
        if (n->why[i].reason != REASON_NONE)
            buf_printf(out, ": %s", reason_names[n->why[i].reason]);
        buf_add_char(out, '\n');
    }
    buf_printf(out, "offered %llu | accepted %llu | rejected %llu | table used ",
               (unsigned long long)n->offered, (unsigned long long)n->accepted,
               (unsigned long long)n->rejected);
    lines_percent(n->table_used, out);
    buf_add_str(out, " | hottest ");
    if (n->hottest >= 0) {
        buf_printf(out, "P%d ", n->hottest);
        lines_percent(n->hottest_share, out);
    } else {
        buf_add_str(out, "none");
    }
    buf_add_char(out, '\n');
}

void verb_traffic_close(struct lab *lab, struct buf *out)
{
    assert(lab->job.traffic);
    struct record *rec = record_of(lab);
    print_traffic(&rec->traffic, out);
    lab->requests += rec->requests;
    records_add(&lab->records, rec);
}
