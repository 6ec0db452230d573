#include "config.h"

#include "traffic/traffic.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "engine/tree.h"
#include "traffic/keytext.h"

enum { RATE_PLACES = 9, RATE_MAX = 1000000000, SLOTS = 3, CAUSES = 16 };

#define SECOND_US 1000000

/* An attribute of the request's map: its packed name, ready, in the order of the map. */
struct slot {
    enum { SLOT_PK, SLOT_SK, SLOT_FILL } what;
    struct slice name, entry;
};

struct traffic {
    struct engine *engine;
    struct table *table;
    struct arena arena;
    struct rng rng;
    struct keytext pk, sk;
    bool has_sk, is_first_item; /* the sort key comes from the collection's first item */
    bool is_query;
    struct slot slots[SLOTS];
    int slot_count;
    uint64_t size, name_bytes; /* wanted size; bytes of the key names */
    char *fill;
    struct buf map, pk_enc;
    struct request request;
    struct keycond keycond;
    struct result result;

    /* arrivals: number `sent` is due at next_us; fractions in 1/rate_count us */
    int64_t start_us, end_us, next_us;
    uint64_t planned, sent;
    uint64_t rate_count, step_us, step_rest, rest;

    struct traffic_totals totals;
    int64_t second;                      /* the one that `second_rejected` counts */
    uint64_t second_rejected, before_it; /* before_it: of the second before */
    struct traffic_part *parts;          /* by id; a gap has offered 0 */
    size_t parts_len;
    struct traffic_part *listed;
    struct traffic_cause causes[CAUSES];
};

enum err traffic_rate(const struct num *number, int64_t unit_us, struct traffic_spec *spec,
                      struct errinfo *why)
{
    if (number->sign < 0 || keydist_scaled(number, 0) > RATE_MAX)
        return err_set(why, ERR_LAB, "a rate is above 0 and at most %d", RATE_MAX);
    int places = number->count - number->exp;
    places = places < 0 ? 0 : places > RATE_PLACES ? RATE_PLACES : places;
    spec->rate_count = keydist_scaled(number, places);
    if (spec->rate_count == 0)
        return err_set(why, ERR_LAB, "a rate is above 0");
    spec->rate_us = (uint64_t)unit_us;
    for (int i = 0; i < places; i++)
        spec->rate_us *= 10;
    return ERR_OK;
}

/* --- beginning -------------------------------------------------------------------------- */

static uint64_t ceil_div(unsigned __int128 a, uint64_t b)
{
    unsigned __int128 q = (a + b - 1) / b;
    return q > INT64_MAX ? INT64_MAX : (uint64_t)q;
}

static enum err plan_arrivals(struct traffic *t, const struct traffic_spec *spec,
                              struct errinfo *why)
{
    assert(spec->rate_count > 0 && spec->rate_us > 0 && (spec->for_us > 0 || spec->count > 0));
    uint64_t fit = UINT64_MAX;
    if (spec->for_us > 0)
        fit = ceil_div((unsigned __int128)(uint64_t)spec->for_us * spec->rate_count, spec->rate_us);
    int64_t duration = spec->for_us;
    t->planned = fit;
    if (spec->count > 0 && spec->count < fit) {
        t->planned = spec->count;
        duration =
            (int64_t)ceil_div((unsigned __int128)spec->count * spec->rate_us, spec->rate_count);
    }
    if (t->planned > LIMIT_TRAFFIC_REQUESTS)
        return err_set(why, ERR_LIMIT, "traffic sends at most %d requests, this one %llu",
                       LIMIT_TRAFFIC_REQUESTS, (unsigned long long)t->planned);
    if (duration > (int64_t)LIMIT_TIME_DAYS * 86400 * SECOND_US)
        return err_set(why, ERR_LIMIT, "traffic lasts at most %d days", LIMIT_TIME_DAYS);
    t->start_us = t->next_us = engine_now_us(t->engine);
    t->end_us = t->start_us + duration;
    t->rate_count = spec->rate_count;
    t->step_us = spec->rate_us / spec->rate_count;
    t->step_rest = spec->rate_us % spec->rate_count;
    return ERR_OK;
}

static void add_slot(struct traffic *t, int what, struct slice name)
{
    struct pack p = PACK_INIT;
    enum err err = pack_open(&p, VAL_M, NULL);
    pack_name(&p, name);
    pack_null(&p);
    if (!err)
        err = pack_close(&p, NULL);
    assert(!err);
    /* The map's one entry without its value is what stands before every value. */
    struct val map = pack_result(&p);
    struct buf null = BUF_INIT;
    val_pack(&null, (struct val){.type = VAL_NULL});
    struct slice entry = {(const char *)map.p, map.n - null.len};
    struct slot slot = {what, name, arena_slice(&t->arena, entry)};
    buf_done(&null);
    pack_done(&p);

    int at = t->slot_count++;
    for (; at > 0 && slice_compare(t->slots[at - 1].name, name) > 0; at--)
        t->slots[at] = t->slots[at - 1];
    t->slots[at] = slot;
}

static enum err prepare_keys(struct traffic *t, const struct traffic_spec *spec,
                             struct errinfo *why)
{
    const struct schema *schema = table_schema(t->table);
    enum err err = keytext_init(&t->pk, &t->arena, &schema->pk[0], &spec->keys, why);
    if (err)
        return err;
    t->pk.named = spec->named.ptr ? arena_slice(&t->arena, spec->named) : SLICE("k{}");
    if (spec->has_sort && schema->sk_count == 0)
        return err_set(why, ERR_LAB, "table %.*s has no sort key", SLICE_ARG(spec->table));
    t->has_sk = schema->sk_count > 0 && (spec->has_sort || !t->is_query);
    if (!t->has_sk)
        return ERR_OK;
    struct keydist_spec fresh = {.kind = KEYDIST_SEQUENCE};
    t->is_first_item = !spec->has_sort && spec->op != OP_PUT;
    return keytext_init(&t->sk, &t->arena, &schema->sk[0], spec->has_sort ? &spec->sort : &fresh,
                        why);
}

/* The attribute that fills an item up has a name of one letter, so that any size can be made. */
static void prepare_fill(struct traffic *t, const struct schema *schema)
{
    static const char *const names[] = {"x", "y", "z"};
    size_t i = 0;
    while (schema_find(schema, slice_of(names[i])))
        i++;
    add_slot(t, SLOT_FILL, slice_of(names[i]));
    t->fill = arena_alloc(&t->arena, t->size);
    memset(t->fill, 'x', t->size);
}

static void prepare_request(struct traffic *t, const struct traffic_spec *spec)
{
    const struct schema *schema = table_schema(t->table);
    t->request = (struct request){
        .op = spec->op, .table = table_name(t->table), .consistent = spec->consistent};
    result_init(&t->result);
    if (t->is_query) {
        t->request.keycond = &t->keycond;
        t->keycond.count = t->has_sk ? 2 : 1;
        t->keycond.term[0].name = slice_of(schema->pk[0].name);
        t->keycond.term[0].op = t->keycond.term[1].op = KEYCOND_EQ;
        if (t->has_sk)
            t->keycond.term[1].name = slice_of(schema->sk[0].name);
        return;
    }
    t->name_bytes = schema->pk[0].name_len;
    add_slot(t, SLOT_PK, slice_of(schema->pk[0].name));
    if (t->has_sk) {
        t->name_bytes += schema->sk[0].name_len;
        add_slot(t, SLOT_SK, slice_of(schema->sk[0].name));
    }
    if (spec->op == OP_PUT && spec->size > 0) {
        t->size = spec->size;
        prepare_fill(t, schema);
    }
}

static enum err find_table(struct traffic *t, const struct traffic_spec *spec, struct errinfo *why)
{
    t->table = engine_table(t->engine, spec->table);
    if (!t->table)
        return err_set(why, ERR_NOT_FOUND, "Requested resource not found");
    if (spec->index.len > 0)
        return err_set(why, ERR_VALIDATION, "The table does not have the specified index: %.*s",
                       SLICE_ARG(spec->index));
    if (spec->size > LIMIT_ITEM_BYTES)
        return err_set(why, ERR_LIMIT, "an item has at most %d bytes, asked for %llu",
                       LIMIT_ITEM_BYTES, (unsigned long long)spec->size);
    return ERR_OK;
}

enum err traffic_new(struct engine *e, const struct traffic_spec *spec, struct traffic **ret,
                     struct errinfo *why)
{
    assert(spec->op == OP_PUT || spec->op == OP_GET || spec->op == OP_DELETE ||
           spec->op == OP_QUERY);
    struct traffic *t = xcalloc(1, sizeof *t);
    t->engine = e;
    t->is_query = spec->op == OP_QUERY;
    rng_init(&t->rng, spec->seed, spec->stream);
    enum err err = find_table(t, spec, why);
    if (!err)
        err = keydist_check(&spec->keys, why);
    if (!err && spec->has_sort)
        err = keydist_check(&spec->sort, why);
    if (!err)
        err = plan_arrivals(t, spec, why);
    if (!err)
        err = prepare_keys(t, spec, why);
    if (err) {
        traffic_free(t);
        return err;
    }
    prepare_request(t, spec);
    *ret = t;
    return ERR_OK;
}

void traffic_free(struct traffic *t)
{
    if (!t)
        return;
    result_done(&t->result);
    keytext_done(&t->pk);
    keytext_done(&t->sk);
    buf_done(&t->map);
    buf_done(&t->pk_enc);
    arena_done(&t->arena);
    free(t->parts);
    free(t->listed);
    free(t);
}

uint64_t traffic_planned(const struct traffic *t)
{
    return t->planned;
}

int64_t traffic_end_us(const struct traffic *t)
{
    return t->end_us;
}

bool traffic_done(const struct traffic *t)
{
    return t->sent == t->planned && engine_now_us(t->engine) >= t->end_us;
}

/* --- one request ------------------------------------------------------------------------ */

static struct val first_sort_key(struct traffic *t, struct val pk)
{
    const struct schema *schema = table_schema(t->table);
    buf_clear(&t->pk_enc);
    schema_encode(&pk, 1, &t->pk_enc);
    struct tree_key key = {.pk = buf_slice(&t->pk_enc)};
    key.hash = schema_hash(key.pk) & engine_config_of(t->engine)->hash_mask;
    struct tree_cursor cursor;
    tree_seek(&cursor, table_tree(t->table), &key, false);
    const struct item *item = tree_next(&cursor);
    if (!item || !slice_equal(item_pk(item), key.pk))
        return keytext_value(&t->sk, 1);
    return schema_decode(schema->sk, 1, 0, item_sk(item), NULL);
}

static void add_fill(struct traffic *t, const struct slot *slot, uint64_t key_bytes)
{
    if (t->size <= key_bytes)
        return;
    buf_add_slice(&t->map, slot->entry);
    val_pack(&t->map, val_string((struct slice){t->fill, t->size - key_bytes - slot->name.len}));
}

static void build_map(struct traffic *t, struct val pk, struct val sk)
{
    uint64_t key_bytes = t->name_bytes + val_size(pk) + (t->has_sk ? val_size(sk) : 0);
    buf_clear(&t->map);
    for (int i = 0; i < t->slot_count; i++) {
        const struct slot *slot = &t->slots[i];
        if (slot->what == SLOT_FILL) {
            add_fill(t, slot, key_bytes);
            continue;
        }
        buf_add_slice(&t->map, slot->entry);
        val_pack(&t->map, slot->what == SLOT_PK ? pk : sk);
    }
    t->request.item = (struct val){VAL_M, (const uint8_t *)t->map.ptr, (uint32_t)t->map.len};
}

static void build_request(struct traffic *t)
{
    struct val pk = keytext_draw(&t->pk, &t->rng);
    struct val sk = {0};
    if (t->is_first_item)
        sk = first_sort_key(t, pk);
    else if (t->has_sk)
        sk = keytext_draw(&t->sk, &t->rng);
    if (t->is_query) {
        t->keycond.term[0].a = pk;
        t->keycond.term[1].a = sk;
    } else {
        build_map(t, pk, sk);
    }
}

static void count_cause(struct traffic *t, enum err err, enum reason reason)
{
    for (size_t i = 0; i < t->totals.cause_count; i++) {
        if (t->causes[i].err == err && t->causes[i].reason == reason) {
            t->causes[i].count++;
            return;
        }
    }
    if (t->totals.cause_count < CAUSES)
        t->causes[t->totals.cause_count++] = (struct traffic_cause){err, reason, 1};
}

static struct traffic_part *part_of(struct traffic *t, int id)
{
    size_t at = (size_t)id;
    if (at >= t->parts_len) {
        size_t len = at < 16 ? 16 : at * 2;
        t->parts = xrealloc(t->parts, len, sizeof *t->parts);
        for (size_t i = t->parts_len; i < len; i++)
            t->parts[i] = (struct traffic_part){.id = (int)i};
        t->parts_len = len;
    }
    return &t->parts[at];
}

/* Moves the count of the running second on to the one that holds `since_us`. */
static void turn_second(struct traffic *t, int64_t since_us)
{
    int64_t second = since_us / SECOND_US;
    if (second == t->second)
        return;
    t->before_it = second == t->second + 1 ? t->second_rejected : 0;
    t->second = second;
    t->second_rejected = 0;
}

static void count_result(struct traffic *t, enum err err)
{
    const struct result *r = &t->result;
    struct traffic_totals *sum = &t->totals;
    sum->offered++;
    sum->read_units += r->read_units;
    sum->write_units += r->write_units;
    sum->read += r->read;
    sum->returned += r->returned;
    if (err) {
        sum->rejected++;
        sum->throttled += err_is_throttle(err);
        turn_second(t, t->next_us - t->start_us);
        t->second_rejected++;
        count_cause(t, err, r->reason);
    } else {
        sum->accepted++;
    }
    if (r->part < 0)
        return;
    struct traffic_part *part = part_of(t, r->part);
    part->offered++;
    part->accepted += !err;
    part->rejected += !!err;
}

static void move_clock(struct traffic *t, int64_t to_us)
{
    int64_t now = engine_now_us(t->engine);
    if (to_us > now)
        engine_advance(t->engine, to_us - now);
}

static void send_next(struct traffic *t)
{
    move_clock(t, t->next_us);
    build_request(t);
    enum err err = engine_do(t->engine, &t->request, &t->result);
    count_result(t, err);
    t->sent++;
    t->next_us += (int64_t)t->step_us;
    t->rest += t->step_rest;
    if (t->rest >= t->rate_count) {
        t->rest -= t->rate_count;
        t->next_us++;
    }
}

bool traffic_advance_some(struct traffic *t, int64_t until_us, uint64_t max)
{
    if (until_us > t->end_us)
        until_us = t->end_us;
    for (uint64_t i = 0; t->sent < t->planned && t->next_us < until_us; i++) {
        if (i == max)
            return false;
        send_next(t);
    }
    move_clock(t, until_us);
    return true;
}

void traffic_advance(struct traffic *t, int64_t until_us)
{
    traffic_advance_some(t, until_us, UINT64_MAX);
}

/* --- what it came to -------------------------------------------------------------------- */

static void list_parts(struct traffic *t)
{
    size_t count = 0;
    t->listed = xrealloc(t->listed, t->parts_len + 1, sizeof *t->listed);
    for (size_t i = 0; i < t->parts_len; i++)
        if (t->parts[i].offered > 0)
            t->listed[count++] = t->parts[i];
    t->totals.parts = t->listed;
    t->totals.part_count = count;
}

static int64_t elapsed_us(const struct traffic *t)
{
    int64_t now = engine_now_us(t->engine);
    return (now < t->end_us ? now : t->end_us) - t->start_us;
}

struct traffic_totals traffic_totals(struct traffic *t)
{
    struct traffic_totals *sum = &t->totals;
    list_parts(t);
    sum->causes = t->causes;
    sum->elapsed_us = elapsed_us(t);
    int64_t full = sum->elapsed_us / SECOND_US - 1; /* the last full second */
    sum->has_second = full >= 0;
    sum->rejected_second = full == t->second       ? t->second_rejected
                           : full + 1 == t->second ? t->before_it
                                                   : 0;
    return *sum;
}

const struct traffic_part *traffic_hottest(const struct traffic_totals *totals)
{
    const struct traffic_part *hottest = NULL;
    for (size_t i = 0; i < totals->part_count; i++)
        if (!hottest || totals->parts[i].offered > hottest->offered)
            hottest = &totals->parts[i];
    return hottest;
}

const struct traffic_cause *traffic_cause_most(const struct traffic_totals *totals)
{
    const struct traffic_cause *most = NULL;
    for (size_t i = 0; i < totals->cause_count; i++)
        if (totals->causes[i].reason != REASON_NONE &&
            (!most || totals->causes[i].count > most->count))
            most = &totals->causes[i];
    return most;
}

static int64_t used_share(int64_t units, int64_t rate, int64_t elapsed)
{
    if (rate <= 0)
        return 0;
    unsigned __int128 all = (unsigned __int128)(uint64_t)rate * (uint64_t)elapsed;
    unsigned __int128 share = (unsigned __int128)(uint64_t)units * SECOND_US * SECOND_US / all;
    return share > SECOND_US ? SECOND_US : (int64_t)share;
}

int64_t traffic_table_used(const struct traffic *t)
{
    int64_t elapsed = elapsed_us(t);
    if (elapsed <= 0)
        return -1;
    int64_t read = used_share(t->totals.read_units, table_read_rate(t->table), elapsed);
    int64_t write = used_share(t->totals.write_units, table_write_rate(t->table), elapsed);
    return read > write ? read : write;
}
