#include "config.h"

#include "lab/verb_traffic.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/lines.h"
#include "lab/operation.h"
#include "lab/replay.h"
#include "lab/verb_load.h"

struct traffic_args {
    struct slice target;
    struct traffic_spec spec; /* without table, replayed keys, seed and stream */
    struct slice keys_path, sort_path;
    bool has_for, has_count, is_background;
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

static enum err parse_clock(struct parser *p, struct keydist_spec *d)
{
    static const char *const names[] = {"day", "hour", "minute"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (parser_keyword(p, names[i])) {
            d->clock = (enum keydist_clock)i;
            return ERR_OK;
        }
    }
    return parser_expected(p, "day, hour or minute", "clock(");
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
    case KEYDIST_CLOCK:
        return parse_clock(p, d);
    case KEYDIST_REPLAY:
        break; /* a path, no arguments */
    }
    return err;
}

static enum err parse_keydist(struct parser *p, const char *after, struct keydist_spec *d,
                              struct slice *ret_path)
{
    static const char *const names[] = {"one",      "uniform", "zipf",  "list",
                                        "sequence", "clock",   "replay"};
    struct slice word = parser_peek_word(p);
    size_t at = p->r.at, kind = 0, count = sizeof names / sizeof *names;
    while (kind < count && !slice_is_nocase(word, names[kind]))
        kind++;
    if (kind == count)
        return parser_expected(p,
                               "one(...), uniform(N), zipf(N, S), list(V: W, ...), sequence, "
                               "clock(day) or replay FILE",
                               after);
    p->r.at += word.len;
    d->kind = (enum keydist_kind)kind;
    enum err err = ERR_OK;
    if (d->kind == KEYDIST_REPLAY) {
        parser_at_end(p);
        size_t path_at = p->r.at;
        err = parser_path(p, "replay", ret_path);
        return err ? err : verb_load_check_path(p, path_at, *ret_path);
    }
    if (d->kind != KEYDIST_SEQUENCE || parser_char(p, '(')) {
        if (d->kind != KEYDIST_SEQUENCE)
            err = parser_need_char(p, '(', names[kind]);
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
    struct traffic_args *a = args;
    return parse_keydist(p, "keys", &a->spec.keys, &a->keys_path);
}

static enum err parse_sort(struct parser *p, void *args)
{
    struct traffic_args *a = args;
    a->spec.has_sort = true;
    return parse_keydist(p, "sort", &a->spec.sort, &a->sort_path);
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

static enum err parse_poisson(struct parser *p, void *args)
{
    (void)p;
    ((struct traffic_args *)args)->spec.is_poisson = true;
    return ERR_OK;
}

static enum err parse_retry(struct parser *p, void *args)
{
    if (parser_keyword(p, "sdk"))
        ((struct traffic_args *)args)->spec.retries = true;
    else if (!parser_keyword(p, "none"))
        return parser_expected(p, "none or sdk", "retry");
    return ERR_OK;
}

static enum err parse_background(struct parser *p, void *args)
{
    (void)p;
    ((struct traffic_args *)args)->is_background = true;
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
    {"poisson",       0, 0, parse_poisson},
    {"retry",         0, 0, parse_retry},
    {"in background", 0, 0, parse_background},
    {NULL, 0, 0, NULL},
};
/* clang-format on */

enum err verb_traffic_parse(struct parser *p, struct command *c)
{
    static const enum op ops[] = {OP_PUT, OP_GET, OP_QUERY, OP_UPDATE, OP_DELETE};
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
    if (i == count)
        return parser_expected(p, "put, get, query, update or delete", "the table's name");
    p->r.at += word.len;
    a->spec.op = ops[i];
    err = parser_clauses(p, verb_traffic_clauses, a);
    if (!err && !a->has_for && !a->has_count)
        return parser_fail(p, p->r.at, "`traffic` needs the clause `for` or `count`");
    return err;
}

/* --- running --------------------------------------------------------------------------- */

/* The keys that come from files; without their table they are left to traffic_new() to refuse. */
static bool read_replays(struct lab *lab, const struct traffic_args *a, struct traffic_spec *spec,
                         struct arena *arena, struct buf *out)
{
    const struct table *t = engine_table(lab->engine, spec->table);
    if (t && spec->index.len)
        t = table_index(t, spec->index);
    if (!t)
        return true;
    const struct schema *schema = table_schema(t);
    struct replay_spec keys = {a->keys_path, schema, &schema->pk[0]};
    struct replay_spec sort = {a->sort_path, schema, &schema->sk[0]};
    if (a->keys_path.len && !replay_read(lab, &keys, arena, &spec->keys, out))
        return false;
    return !a->sort_path.len || !schema->sk_count ||
           replay_read(lab, &sort, arena, &spec->sort, out);
}

static enum lab_outcome refuse(struct lab *lab, const struct traffic_spec *spec,
                               struct errinfo *why, struct buf *out)
{
    if (why->code == ERR_NOT_FOUND)
        lab_why_no_table(lab, spec->table, why);
    lines_refusal(why, REASON_NONE, -1, out);
    return *err_wire_name(why->code) ? LAB_REFUSED : LAB_ERROR;
}

/* The run has begun: in the background, or as what the command waits for. */
static enum lab_outcome begin(struct lab *lab, const struct command *c, struct underway *u,
                              struct buf *out)
{
    const struct traffic_args *a = c->args;
    lab->wants_point |= a->keys_path.len || a->sort_path.len; /* files are read once */
    if (a->is_background) {
        lab->requests += traffic_planned(u->traffic);
        lab->back.list[lab->back.count++] = u;
        buf_add_str(out, "started\n");
        return LAB_OK;
    }
    lab->job = (struct job){
        .command = c,
        .front = u,
        .start_us = u->start_us,
        .end_us = traffic_end_us(u->traffic),
    };
    return LAB_RUNNING;
}

enum lab_outcome verb_traffic_run(struct lab *lab, const struct command *c, struct buf *out)
{
    const struct traffic_args *a = c->args;
    struct traffic_spec spec = a->spec;
    struct traffic *t = NULL;
    struct arena arena = ARENA_INIT;
    struct errinfo why = {.code = ERR_OK};
    if (a->is_background && lab->back.count == LIMIT_BACKGROUND)
        return lab_refuse_text(out, "at most %d traffics run in the background", LIMIT_BACKGROUND);
    operation_resolve(lab, a->target, &spec.table, &spec.index);
    spec.seed = lab->settings.seed;
    spec.stream = lab->draws;
    bool read = read_replays(lab, a, &spec, &arena, out);
    enum err err = read ? traffic_new(lab->engine, &spec, &t, &why) : ERR_LAB;
    arena_done(&arena);
    if (err)
        return read ? refuse(lab, &spec, &why, out) : LAB_ERROR;
    if (lab_over_requests(lab, traffic_planned(t), out)) {
        traffic_free(t);
        return LAB_LIMIT;
    }
    lab_next_draw(lab);
    return begin(lab, c, underway_new(t, &spec, c, lab_now_us(lab)), out);
}

/* --- one of its requests ---------------------------------------------------------------- */

bool verb_traffic_request(struct lab *lab, const struct command *c,
                          const struct history_origin *origin, struct asking *ret)
{
    const struct traffic_args *a = c->args;
    struct traffic_spec spec = a->spec;
    const struct table *target = engine_by_number(lab->engine, origin->request->table);
    const uint8_t *p = (const uint8_t *)origin->packed.ptr, *end = p + origin->packed.len;
    if (!target || p == end)
        return false;
    const struct table *base = table_base(target);
    spec.table = table_name(base ? base : target);
    spec.index = base ? table_name(target) : SLICE("");
    /* The keys were drawn; any source of them will do. */
    spec.keys = spec.sort = (struct keydist_spec){.kind = KEYDIST_SEQUENCE};
    enum err err = asking_init(ret, target, &spec, NULL);
    assert(!err);
    struct val pk = val_unpack(&p, end), sk = {0};
    if (p < end)
        sk = val_unpack(&p, end);
    asking_write(ret, pk, sk);
    return true;
}
