#include "config.h"

#include "engine/history.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/utf8.h"
#include "base/xalloc.h"

/* Seconds and quarter seconds of one partition, or of a whole table. */
struct track {
    int table, part;                                  /* part -1: the table */
    int64_t second;                                   /* number of the second in seconds[0] */
    int64_t quarter;                                  /* number of the quarter in quarters[0] */
    struct history_second seconds[HISTORY_SECONDS];   /* newest first */
    struct history_second quarters[HISTORY_QUARTERS]; /* newest first */
};

struct history_command {
    int refs;
    bool is_drawn;
    size_t len;
    char text[];
};

/* Beside each of the latest requests: what makes it again. */
struct origin {
    struct history_command *command;
    struct buf packed;
};

struct history {
    struct track **track; /* sorted by table, part */
    size_t count, cap;
    struct history_request *request; /* a ring */
    struct origin *origin;           /* the same ring */
    struct history_command *command; /* that asks now */
    uint64_t requests;               /* ever seen */
    struct history_arrival arrival[HISTORY_ARRIVALS];
    int arrivals;
    struct history_asked asked[HISTORY_ASKED]; /* oldest first */
    int asked_count;
    struct history_total {
        uint64_t accepted, rejected;
    } * total; /* by table */
    int tables;
    int last_table; /* -1: none yet */
};

/* PAGE_START_MOST: no key is longer; what is, stands in the command as it is here. */
enum { QUARTER_US = 250000, SECOND_US = 1000000, PAGE_START_MOST = 8192 };

struct history *history_new(void)
{
    struct history *h = xcalloc(1, sizeof *h);
    h->request = xcalloc(HISTORY_REQUESTS, sizeof *h->request);
    h->origin = xcalloc(HISTORY_REQUESTS, sizeof *h->origin);
    h->last_table = -1;
    return h;
}

void history_free(struct history *h)
{
    if (!h)
        return;
    for (size_t i = 0; i < h->count; i++)
        free(h->track[i]);
    for (int i = 0; i < h->arrivals; i++)
        free(h->arrival[i].key);
    for (int i = 0; i < HISTORY_REQUESTS; i++) {
        history_command_drop(h->origin[i].command);
        buf_done(&h->origin[i].packed);
    }
    history_command_drop(h->command);
    free(h->track);
    free(h->request);
    free(h->origin);
    free(h->total);
    free(h);
}

struct history *history_clone(const struct history *h)
{
    struct history *copy = xmemdup(h, sizeof *h);
    copy->track = xcalloc(h->count, sizeof(struct track *));
    copy->cap = h->count;
    for (size_t i = 0; i < h->count; i++)
        copy->track[i] = xmemdup(h->track[i], sizeof *h->track[i]);
    copy->request = xmemdup(h->request, HISTORY_REQUESTS * sizeof *h->request);
    copy->origin = xcalloc(HISTORY_REQUESTS, sizeof *h->origin);
    copy->command = history_command_ref(h->command);
    for (int i = 0; i < HISTORY_REQUESTS; i++) {
        copy->origin[i].command = history_command_ref(h->origin[i].command);
        buf_add_slice(&copy->origin[i].packed, buf_slice(&h->origin[i].packed));
    }
    copy->total = xmemdup(h->total, (size_t)h->tables * sizeof *h->total);
    for (int i = 0; i < h->arrivals; i++)
        copy->arrival[i].key =
            xmemdup(h->arrival[i].key, (size_t)h->arrival[i].pk_len + h->arrival[i].sk_len);
    return copy;
}

/* --- who asks -------------------------------------------------------------------------- */

struct history_command *history_command_new(struct slice text, bool is_drawn)
{
    struct history_command *c = xcalloc(1, sizeof *c + text.len);
    c->refs = 1;
    c->is_drawn = is_drawn;
    c->len = text.len;
    memcpy(c->text, text.ptr, text.len);
    return c;
}

struct history_command *history_command_ref(struct history_command *c)
{
    if (c)
        c->refs++;
    return c;
}

void history_command_drop(struct history_command *c)
{
    if (c && --c->refs == 0)
        free(c);
}

static void change_command(struct history_command **at, struct history_command *to)
{
    if (*at == to)
        return;
    history_command_drop(*at);
    *at = history_command_ref(to);
}

void history_asks(struct history *h, struct history_command *c)
{
    change_command(&h->command, c);
}

/* --- tracks ---------------------------------------------------------------------------- */

static size_t track_place(const struct history *h, int table, int part)
{
    size_t low = 0, high = h->count;
    while (low < high) {
        size_t mid = (low + high) / 2;
        const struct track *t = h->track[mid];
        if (t->table < table || (t->table == table && t->part < part))
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

static struct track *track_find(const struct history *h, int table, int part)
{
    size_t at = track_place(h, table, part);
    if (at < h->count && h->track[at]->table == table && h->track[at]->part == part)
        return h->track[at];
    return NULL;
}

static struct track *track_get(struct history *h, int table, int part)
{
    struct track *found = track_find(h, table, part);
    if (found)
        return found;
    size_t at = track_place(h, table, part);
    XGROW(h->track, h->count, h->cap);
    memmove(h->track + at + 1, h->track + at, (h->count - at) * sizeof(struct track *));
    h->count++;
    struct track *t = xcalloc(1, sizeof *t);
    t->table = table;
    t->part = part;
    return h->track[at] = t;
}

/* Moves a newest-first window on to period `now`, filling with zeros. */
static void slide(struct history_second *window, int size, int64_t *period, int64_t now)
{
    int64_t by = now - *period;
    if (by <= 0)
        return;
    *period = now;
    if (by > size)
        by = size;
    memmove(window + by, window, (size_t)(size - by) * sizeof *window);
    memset(window, 0, (size_t)by * sizeof *window);
}

/* A rejection counts where the no was said: at the table or at one partition.  A table whose
 * index said no has its write rejected all the same: back-pressure. */
enum answer { ANSWER_SERVED, ANSWER_REJECTED, ANSWER_REJECTED_ELSEWHERE };

static enum answer answer_at(const struct result *r, int table, int part)
{
    if (!err_is_throttle(r->err))
        return ANSWER_SERVED;
    const struct table *by = r->throttled_by, *base = by ? table_base(by) : NULL;
    bool said = (!by || table_number(by) == table) && r->throttled_part == part,
         held = base && table_number(base) == table && part < 0;
    return said || held ? ANSWER_REJECTED : ANSWER_REJECTED_ELSEWHERE;
}

static void add(struct history_second *s, bool is_write, enum answer answer, int64_t units)
{
    bool served = answer == ANSWER_SERVED;
    s->requests++;
    if (answer == ANSWER_REJECTED_ELSEWHERE)
        return;
    s->rejected += !served;
    if (is_write)
        *(served ? &s->write : &s->write_rejected) += units;
    else
        *(served ? &s->read : &s->read_rejected) += units;
}

static void track_add(struct track *t, const struct trace_event *ev, int64_t units)
{
    bool is_write = op_is_write(ev->request->op);
    enum answer answer = answer_at(ev->result, t->table, t->part);
    slide(t->seconds, HISTORY_SECONDS, &t->second, ev->at_us / SECOND_US);
    slide(t->quarters, HISTORY_QUARTERS, &t->quarter, ev->at_us / QUARTER_US);
    add(&t->seconds[0], is_write, answer, units);
    add(&t->quarters[0], is_write, answer, units);
}

/* --- requests -------------------------------------------------------------------------- */

/* A key as text for the list: cut in the middle to fit, control characters as \xNN. */
static void key_text(enum val_type type, struct slice key, char out[48])
{
    struct buf text = BUF_INIT;
    history_key_text(type, key, &text);
    size_t room = 47;
    if (text.len <= room) {
        memcpy(out, buf_str(&text), text.len + 1);
    } else {
        size_t head = 22, tail = 22;
        while (head > 0 && ((unsigned char)text.ptr[head] & 0xc0) == 0x80)
            head--;
        while (tail > 0 && ((unsigned char)text.ptr[text.len - tail] & 0xc0) == 0x80)
            tail--;
        snprintf(out, 48, "%.*s..%s", (int)head, text.ptr, text.ptr + text.len - tail);
    }
    buf_done(&text);
}

void history_key_text(enum val_type type, struct slice key, struct buf *out)
{
    uint32_t cp;
    if (type == VAL_N) {
        struct num n;
        char text[NUM_TEXT_MAX];
        num_decode((const uint8_t *)key.ptr, key.len, &n);
        num_format(&n, text);
        buf_add_str(out, text);
        return;
    }
    for (size_t i = 0; type == VAL_B && i < key.len; i++)
        buf_printf(out, "%02x", (unsigned char)key.ptr[i]);
    for (size_t at = 0; type == VAL_S && at < key.len;) {
        size_t n = utf8_decode((struct slice){key.ptr + at, key.len - at}, &cp);
        if (n == 0 || cp < 0x20 || cp == 0x7f)
            buf_printf(out, "\\x%02x", (unsigned char)key.ptr[at]);
        else
            buf_add(out, key.ptr + at, n);
        at += n ? n : 1;
    }
}

/* `packed`: takes the values whole, NULL: they are not wanted. */
static void request_keys(struct history_request *to, const struct trace_event *ev,
                         struct buf *packed)
{
    const struct request *q = ev->request;
    const struct schema *s = ev->result->schema;
    struct val v;
    if (!s)
        return;
    if (q->op == OP_QUERY && q->keycond) {
        for (int i = 0; i < q->keycond->count; i++) {
            const struct keycond_term *t = &q->keycond->term[i];
            key_text(t->a.type, val_slice(t->a), schema_is_pk(s, t->name) ? to->key : to->sort);
            if (packed)
                val_pack(packed, t->a);
        }
    } else if (q->op != OP_SCAN && q->item.p) {
        if (val_map_get(q->item, slice_of(s->pk[0].name), &v) && val_has_order(v.type)) {
            key_text(v.type, val_slice(v), to->key);
            if (packed)
                val_pack(packed, v);
        }
        if (s->sk_count && val_map_get(q->item, slice_of(s->sk[0].name), &v) &&
            val_has_order(v.type)) {
            key_text(v.type, val_slice(v), to->sort);
            if (packed)
                val_pack(packed, v);
        }
    }
}

/* The first attribute of the only item found that is no key of table or index. */
static void asked_name(struct history_asked *to, const struct result *r)
{
    struct doc doc;
    struct doc_iter it;
    struct slice name;
    struct val v;
    if (r->row_count != 1)
        return;
    doc = result_row(r, 0);
    doc_iter_init(&it, &doc);
    while (doc_next(&it, &name, &v)) {
        if (schema_find(r->schema, name) || schema_find(r->base, name))
            continue;
        if (v.type == VAL_S && v.n < sizeof to->name)
            snprintf(to->name, sizeof to->name, "%.*s", (int)v.n, (const char *)v.p);
        break;
    }
    doc_iter_done(&it);
}

static bool same_answer(const struct history_asked *a, const struct history_asked *b)
{
    return a->table == b->table && a->hash == b->hash && a->found == b->found &&
           a->coming == b->coming && a->going == b->going && strcmp(a->name, b->name) == 0;
}

static void note_asked(struct history *h, const struct trace_event *ev,
                       const struct history_request *request)
{
    const struct result *r = ev->result;
    struct history_asked a = {.at_us = ev->at_us,
                              .table = ev->table,
                              .hash = ev->hash,
                              .found = r->returned,
                              .coming = ev->coming,
                              .going = ev->going};
    memcpy(a.key, request->key, sizeof a.key);
    asked_name(&a, r);
    if (h->asked_count > 0 && same_answer(&a, &h->asked[h->asked_count - 1]))
        return;
    if (h->asked_count == HISTORY_ASKED)
        memmove(h->asked, h->asked + 1, --h->asked_count * sizeof *h->asked);
    h->asked[h->asked_count++] = a;
}

/* Each partition's track, and once for each table or index its own. */
static void note_charges(struct history *h, const struct trace_event *ev)
{
    for (int i = 0; i < ev->charge_count; i++) {
        const struct trace_charge *c = &ev->charges[i];
        int64_t units = 0;
        track_add(track_get(h, c->table, c->part), ev, c->units);
        if (i > 0 && ev->charges[i - 1].table == c->table)
            continue;
        for (int k = i; k < ev->charge_count && ev->charges[k].table == c->table; k++)
            units += ev->charges[k].units;
        track_add(track_get(h, c->table, -1), ev, units);
    }
}

/* Empties the place beside a new request; returns where its keys go, NULL: nowhere. */
static struct buf *note_origin(struct history *h, const struct request *q)
{
    struct origin *o = &h->origin[h->requests % HISTORY_REQUESTS];
    change_command(&o->command, h->command);
    buf_clear(&o->packed);
    if (o->command && o->command->is_drawn)
        return &o->packed;
    if (q->has_start && q->start.n <= PAGE_START_MOST)
        val_pack(&o->packed, q->start);
    return NULL;
}

static void note_request(struct history *h, const struct trace_event *ev)
{
    struct buf *packed = note_origin(h, ev->request);
    struct history_request *to = &h->request[h->requests % HISTORY_REQUESTS];
    *to = (struct history_request){
        .number = h->requests++,
        .at_us = ev->at_us,
        .op = ev->request->op,
        .table = ev->table,
        .part = ev->part,
        .hash = ev->hash,
        .err = ev->result->err,
        .reason = ev->result->reason,
        .by = -1,
        .by_part = -1,
        .read_units = ev->result->read_units,
        .write_units = ev->result->write_units,
    };
    if (err_is_throttle(to->err) && ev->result->throttled_by) {
        to->by = table_number(ev->result->throttled_by);
        to->by_part = ev->result->throttled_part;
    }
    request_keys(to, ev, packed);
    if (ev->table < 0)
        return;
    if (ev->result->base && to->op == OP_QUERY && !to->err)
        note_asked(h, ev, to);
    bool served = !err_is_throttle(ev->result->err);
    ++*(served ? &h->total[ev->table].accepted : &h->total[ev->table].rejected);
    note_charges(h, ev);
}

/* --- arrivals -------------------------------------------------------------------------- */

static void note_arrival(struct history *h, const struct trace_event *ev)
{
    if (ev->old || h->arrivals == HISTORY_ARRIVALS)
        return;
    struct history_arrival *a = &h->arrival[h->arrivals++];
    *a = (struct history_arrival){
        .table = ev->table, .pk_len = ev->item->pk_len, .sk_len = ev->item->sk_len};
    a->key = xmemdup(ev->item->data, (size_t)a->pk_len + a->sk_len);
}

static void forget_arrival(struct history *h, const struct trace_event *ev)
{
    for (int i = 0; i < h->arrivals; i++) {
        struct history_arrival *a = &h->arrival[i];
        if (a->table != ev->table || a->pk_len != ev->item->pk_len ||
            a->sk_len != ev->item->sk_len ||
            memcmp(a->key, ev->item->data, (size_t)a->pk_len + a->sk_len) != 0)
            continue;
        free(a->key);
        memmove(a, a + 1, (size_t)(--h->arrivals - i) * sizeof *a);
        return;
    }
}

void history_sink(void *ctx, const struct trace_event *ev)
{
    struct history *h = ctx;
    if (ev->table >= 0 && !ev->is_expired)
        h->last_table = ev->table;
    switch (ev->kind) {
    case TRACE_TABLE:
        assert(ev->table == h->tables);
        h->total = xrealloc(h->total, (size_t)h->tables + 1, sizeof *h->total);
        h->total[h->tables++] = (struct history_total){0};
        break;
    case TRACE_REQUEST:
        note_request(h, ev);
        break;
    case TRACE_STORED:
        note_arrival(h, ev);
        break;
    case TRACE_REMOVED:
        forget_arrival(h, ev);
        break;
    case TRACE_CLOCK:
        break;
    }
}

/* --- reading --------------------------------------------------------------------------- */

int history_last_table(const struct history *h)
{
    return h->last_table;
}

static struct history_second second_of(const struct track *t, int64_t number)
{
    if (!t || number > t->second || t->second - number >= HISTORY_SECONDS)
        return (struct history_second){0};
    return t->seconds[t->second - number];
}

struct history_second history_second(const struct history *h, int table, int part, int back,
                                     int64_t now_us)
{
    return second_of(track_find(h, table, part), now_us / SECOND_US - back);
}

bool history_seconds(const struct history *h, int table, int part, int64_t now_us,
                     struct history_second out[HISTORY_SECONDS])
{
    const struct track *t = track_find(h, table, part);
    for (int i = 0; t && i < HISTORY_SECONDS; i++)
        out[i] = second_of(t, now_us / SECOND_US - i);
    return t != NULL;
}

uint64_t history_requests_of(const struct history *h, int table, int part, int64_t now_us)
{
    const struct track *t = track_find(h, table, part);
    uint64_t sum = 0;
    for (int i = 0; t && i < HISTORY_SECONDS; i++)
        sum += second_of(t, now_us / SECOND_US - i).requests;
    return sum;
}

struct history_second history_last_second(const struct history *h, int table, int part,
                                          int64_t now_us)
{
    const struct track *t = track_find(h, table, part);
    struct history_second sum = {0};
    /* The four full quarters before the running one; at a quarter's edge that is the last second.
     */
    int64_t newest = now_us / QUARTER_US - 1;
    for (int i = 0; t && i < 4; i++) {
        int64_t back = t->quarter - (newest - i);
        if (back < 0 || back >= HISTORY_QUARTERS)
            continue;
        const struct history_second *q = &t->quarters[back];
        sum.read += q->read;
        sum.write += q->write;
        sum.read_rejected += q->read_rejected;
        sum.write_rejected += q->write_rejected;
        sum.requests += q->requests;
        sum.rejected += q->rejected;
    }
    return sum;
}

void history_totals(const struct history *h, int table, uint64_t *ret_accepted,
                    uint64_t *ret_rejected)
{
    *ret_accepted = *ret_rejected = 0;
    if (table < 0 || table >= h->tables)
        return;
    *ret_accepted = h->total[table].accepted;
    *ret_rejected = h->total[table].rejected;
}

int history_request_count(const struct history *h)
{
    return h->requests < HISTORY_REQUESTS ? (int)h->requests : HISTORY_REQUESTS;
}

const struct history_request *history_request(const struct history *h, int i)
{
    if (i < 0 || i >= history_request_count(h))
        return NULL;
    return &h->request[(h->requests - 1 - (uint64_t)i) % HISTORY_REQUESTS];
}

bool history_origin(const struct history *h, uint64_t number, struct history_origin *ret)
{
    if (number >= h->requests || h->requests - number > HISTORY_REQUESTS)
        return false;
    const struct origin *o = &h->origin[number % HISTORY_REQUESTS];
    if (!o->command)
        return false;
    *ret = (struct history_origin){
        .request = &h->request[number % HISTORY_REQUESTS],
        .text = {o->command->text, o->command->len},
        .is_drawn = o->command->is_drawn,
        .packed = buf_slice(&o->packed),
    };
    return true;
}

const struct history_asked *history_asked(const struct history *h, int i)
{
    return i >= 0 && i < h->asked_count ? &h->asked[h->asked_count - 1 - i] : NULL;
}

const struct history_arrival *history_arrival(const struct history *h, int i)
{
    return i >= 0 && i < h->arrivals ? &h->arrival[i] : NULL;
}
