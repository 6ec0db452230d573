#include "config.h"

#include "app/picture.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lab/verb.h"
#include "model/schema.h"
#include "view/fmt.h"

void picture_init(struct picture *p, bool is_still)
{
    *p = (struct picture){.v = view_state_start(), .is_still = is_still, .view = VIEW_PARTITIONS};
    p->dial.drop = p->drops;
}

void picture_done(struct picture *p)
{
    snap_free(p->snap);
    snap_free(p->before);
    buf_done(&p->focus_key);
    buf_done(&p->table);
    picture_init(p, p->is_still);
}

void picture_clear(struct picture *p)
{
    bool still = p->is_still;
    picture_done(p);
    picture_init(p, still);
}

/* --- snapshots ------------------------------------------------------------------------- */

static uint32_t count_hot(const struct snap *s)
{
    uint32_t hot = 0;
    for (uint32_t i = 0; i < s->part_count; i++)
        hot += s->part[i].state == PART_HOT;
    return hot;
}

/* The table itself of a table or index. */
static int base_of(const struct snap *s, int table)
{
    return table >= 0 && s->table[table].base >= 0 ? s->table[table].base : table;
}

void picture_take(struct picture *p, struct lab *lab, int64_t now_us, bool moves)
{
    const struct request *request = NULL;
    const struct result *result = NULL;
    bool has_last = !p->is_past && lab_last(lab, &request, &result);
    struct snap_focus focus = {
        .table = buf_slice(&p->table),
        .has_collection = p->has_focus,
        .last = has_last ? result : NULL,
        .last_request = has_last ? request : NULL,
    };
    focus.collection = (struct val){p->focus_type, (const uint8_t *)buf_str(&p->focus_key),
                                    (uint32_t)p->focus_key.len};
    snap_free(p->before);
    p->before = moves ? p->snap : NULL;
    if (!moves)
        snap_free(p->snap);
    p->snap = snap_take(lab_engine(lab), lab_history(lab), &focus);
    if (p->keeps_index && base_of(p->snap, p->snap->focus) !=
                              base_of(p->snap, history_last_table(lab_history(lab)))) {
        /* Time runs for another table: the index is looked at no more. */
        p->keeps_index = false;
        buf_clear(&p->table);
        focus.table = SLICE("");
        snap_free(p->snap);
        p->snap = snap_take(lab_engine(lab), lab_history(lab), &focus);
    }
    p->snap_us = now_us;
    uint32_t hot = count_hot(p->snap);
    if (hot > p->was_hot && moves)
        p->v.flash_us = now_us;
    p->was_hot = hot;
}

/* --- what a command touched ------------------------------------------------------------ */

static void focus_value(struct picture *p, struct val v)
{
    p->has_focus = true;
    p->focus_type = v.type;
    buf_clear(&p->focus_key);
    buf_add(&p->focus_key, v.p, v.n);
}

void picture_focus_key(struct picture *p, struct slice key)
{
    p->has_focus = false;
    if (key.len > 0)
        focus_value(p, val_string(key));
}

/* The table that a request names, or the index; NULL: there is none. */
static struct table *table_of(struct lab *lab, const struct request *q)
{
    struct table *t = engine_table(lab_engine(lab), q->table);
    return t && q->index.len ? table_index(t, q->index) : t;
}

/* The partition key value that a request names. */
static bool key_of_request(const struct request *q, const struct schema *s, struct val *ret)
{
    struct slice name = slice_of(s->pk[0].name);
    if (q->op == OP_QUERY) {
        for (int i = 0; q->keycond && i < q->keycond->count; i++)
            if (slice_equal(q->keycond->term[i].name, name)) {
                *ret = q->keycond->term[i].a;
                return ret->type == s->pk[0].type;
            }
        return false;
    }
    if (q->op == OP_SCAN || q->item.type != VAL_M || q->item.n == 0)
        return false;
    return val_map_get(q->item, name, ret) && ret->type == s->pk[0].type;
}

void picture_marks_clear(struct picture *p)
{
    p->dial.count = p->dial.drop_count = 0;
    p->dial.has_from = p->dial.typing = false;
}

void picture_mark(struct picture *p, struct slice key, uint64_t hash)
{
    struct view_dial *d = &p->dial;
    if (d->count > 0) {
        d->from = d->mark[d->count - 1].hash;
        d->has_from = true;
    }
    if (d->count > 0 && slice_is(key, d->mark[d->count - 1].key))
        return;
    if (d->count == VIEW_MARKS) {
        memmove(d->mark, d->mark + 1, (VIEW_MARKS - 1) * sizeof *d->mark);
        d->count--;
    }
    struct view_mark *m = &d->mark[d->count++];
    struct buf text = BUF_INIT;
    fmt_key(&text, key, VIEW_KEY_BYTES / 4 - 1); /* at most four bytes a cell, marks apart */
    snprintf(m->key, sizeof m->key, "%s", buf_str(&text));
    buf_done(&text);
    m->hash = hash;
}

static void mark_value(struct picture *p, struct val v, uint64_t hash)
{
    struct buf text = BUF_INIT;
    history_key_text(v.type, val_slice(v), &text);
    picture_mark(p, buf_slice(&text), hash);
    buf_done(&text);
}

/* `locate` prints "  KEY  hash 840fa30103956093  P2 of 4" for each. */
static void mark_located(struct picture *p, struct slice output)
{
    static const struct slice sign = {"  hash ", 7};
    while (output.len > 0) {
        const char *end = memchr(output.ptr, '\n', output.len);
        struct slice line = {output.ptr, end ? (size_t)(end - output.ptr) : output.len};
        const char *at = slice_find(line, sign);
        uint64_t hash;
        if (at && at > line.ptr + 2 && sscanf(at + sign.len, "%16" SCNx64, &hash) == 1)
            picture_mark(p, (struct slice){line.ptr + 2, (size_t)(at - line.ptr) - 2}, hash);
        size_t n = line.len + (end ? 1 : 0);
        output.ptr += n;
        output.len -= n;
    }
}

/* --- choosing a view, and motion ------------------------------------------------------- */

enum touch { TOUCH_NONE, TOUCH_ITEM, TOUCH_RUN, TOUCH_LOCATE, TOUCH_SCAN, TOUCH_TABLE, TOUCH_WAIT };

static enum touch touch_of(const char *verb)
{
    static const struct {
        const char *verb;
        enum touch touch;
    } all[] = {
        {"put", TOUCH_ITEM},      {"update", TOUCH_ITEM},   {"delete", TOUCH_ITEM},
        {"get", TOUCH_RUN},       {"query", TOUCH_RUN},     {"scan", TOUCH_SCAN},
        {"locate", TOUCH_LOCATE}, {"create", TOUCH_TABLE},  {"alter", TOUCH_TABLE},
        {"load", TOUCH_TABLE},    {"traffic", TOUCH_TABLE}, {"wait", TOUCH_WAIT},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(verb, all[i].verb) == 0)
            return all[i].touch;
    return TOUCH_NONE;
}

static void add_act(struct picture *p, struct picture_act act)
{
    if (p->act_count < PICTURE_ACTS)
        p->act[p->act_count++] = act;
}

static void begin_acts(struct picture *p, int64_t now_us)
{
    p->act_at = 0;
    p->act_us = now_us;
    if (p->is_still)
        picture_finish(p);
    else
        picture_tick(p, now_us);
}

static int run_length(const struct snap *s)
{
    int n = 0;
    for (size_t i = 0; s->has_collection && i < s->collection.count; i++)
        n += s->collection.item[i].in_run;
    return n;
}

static bool has_newcomer(const struct snap *s)
{
    for (size_t i = 0; s->has_collection && i < s->collection.count; i++)
        if (s->collection.item[i].is_new)
            return true;
    return false;
}

static void plan_acts(struct picture *p, enum touch touch, bool worked, bool chooses)
{
    bool sorted = view_table_of(p->snap) && view_table_of(p->snap)->sk_name[0];
    p->act_count = 0;
    if (touch == TOUCH_ITEM && worked) {
        add_act(p, (struct picture_act){VIEW_DIAL, MOTION_SWING, 0});
        if (sorted && has_newcomer(p->snap)) {
            add_act(p, (struct picture_act){VIEW_COLLECTION, MOTION_PART, 0});
            add_act(p, (struct picture_act){VIEW_COLLECTION, MOTION_SETTLE, 0});
        }
    } else if (touch == TOUCH_LOCATE) {
        add_act(p, (struct picture_act){VIEW_DIAL, MOTION_SWING, 0});
    } else if (touch == TOUCH_RUN && worked && run_length(p->snap) > 0) {
        int rows = run_length(p->snap);
        add_act(p, (struct picture_act){VIEW_COLLECTION, MOTION_FIND, 0});
        add_act(p, (struct picture_act){VIEW_COLLECTION, MOTION_RUN, rows});
    }
    /* Where the view is given, only its own motion plays. */
    enum view_id shown = p->is_pinned ? p->pin : p->view;
    bool given = p->is_pinned || !chooses;
    int kept = 0;
    for (int i = 0; i < p->act_count; i++)
        if (!given || p->act[i].view == shown)
            p->act[kept++] = p->act[i];
    p->act_count = kept;
}

/* Whether the index view stays while time runs: there may be changes on their way. */
static bool watches_index(const struct picture *p)
{
    return p->view == VIEW_INDEX && p->snap && p->snap->index && p->snap->index->lag_us > 0;
}

void picture_time(struct picture *p, struct lab *lab, const struct command *c, int64_t now_us)
{
    const struct snap_table *t = view_table_of(p->snap);
    bool waits = touch_of(c->verb->name) == TOUCH_WAIT;
    p->keeps_index = t && t->base >= 0; /* as long as its table is spoken of: see picture_take() */
    if (!(waits && watches_index(p))) {
        if (!p->keeps_index)
            buf_clear(&p->table);
        p->is_past = !waits;
        p->view = VIEW_PARTITIONS;
    }
    picture_take(p, lab, now_us, false);
}

static void choose_view(struct picture *p, enum touch touch, bool worked)
{
    const struct snap_table *t = view_table_of(p->snap);
    bool sorted = t && t->sk_name[0];
    /* What an index that lags was asked is seen beside its table; writes and time that
     * follow stay with it. */
    bool asked = touch == TOUCH_RUN && worked && t && t->base >= 0 && p->snap->index->lag_us > 0;
    if (asked || ((touch == TOUCH_ITEM || touch == TOUCH_WAIT) && watches_index(p))) {
        p->view = VIEW_INDEX;
        return;
    }
    switch (touch) {
    case TOUCH_NONE:
        break;
    case TOUCH_ITEM:
        p->view = sorted && p->snap->has_collection ? VIEW_COLLECTION : VIEW_DIAL;
        break;
    case TOUCH_RUN:
        if (worked)
            p->view = sorted && p->snap->has_collection ? VIEW_COLLECTION : VIEW_DIAL;
        break;
    case TOUCH_LOCATE:
        p->view = VIEW_DIAL;
        break;
    case TOUCH_SCAN:
    case TOUCH_WAIT:
    case TOUCH_TABLE:
        p->view = VIEW_PARTITIONS;
        break;
    }
}

void picture_look(struct picture *p, const struct picture_event *e)
{
    enum touch touch = touch_of(e->command->verb->name);
    const struct request *q;
    const struct result *r;
    bool stays = p->keeps_index && e->command->verb->flags & VERB_TIMED;
    p->keeps_index = false;
    bool asks = touch == TOUCH_ITEM || touch == TOUCH_RUN || touch == TOUCH_SCAN;
    if (asks && lab_last(e->lab, &q, &r)) {
        struct table *t = table_of(e->lab, q);
        struct val v;
        if (t && key_of_request(q, table_schema(t), &v)) {
            focus_value(p, v);
            mark_value(p, v, r->hash);
        }
        buf_clear(&p->table);
        if (t)
            buf_add_slice(&p->table, q->table);
        if (t && q->index.len)
            buf_printf(&p->table, ".%.*s", SLICE_ARG(q->index));
    } else if (touch != TOUCH_NONE && touch != TOUCH_WAIT && !stays) {
        buf_clear(&p->table);
    }
    if (touch != TOUCH_NONE && touch != TOUCH_WAIT)
        p->is_past = !asks;
    if (touch == TOUCH_LOCATE)
        mark_located(p, e->output);
    p->v.dial = &p->dial;
}

void picture_begin(struct picture *p, const struct picture_event *e, int64_t start_us)
{
    plan_acts(p, touch_of(e->command->verb->name), e->worked, e->chooses);
    begin_acts(p, start_us);
}

void picture_after(struct picture *p, const struct picture_event *e, int64_t now_us)
{
    picture_look(p, e);
    picture_take(p, e->lab, now_us, false);
    if (e->chooses)
        choose_view(p, touch_of(e->command->verb->name), e->worked);
    picture_begin(p, e, now_us);
}

void picture_pin(struct picture *p, enum view_id view)
{
    picture_finish(p);
    if (p->is_pinned && p->pin == view) {
        p->is_pinned = false;
        return;
    }
    p->is_pinned = true;
    p->pin = view;
    p->v.in_picture = false;
    p->v.cursor = -1;
}

enum view_id picture_view(const struct picture *p)
{
    if (p->is_pinned)
        return p->pin;
    return p->act_at < p->act_count ? p->act[p->act_at].view : p->view;
}

/* --- time ------------------------------------------------------------------------------ */

void picture_act(struct picture *p, const struct picture_act *acts, int count, int64_t now_us)
{
    p->act_count = 0;
    for (int i = 0; i < count; i++)
        add_act(p, acts[i]);
    begin_acts(p, now_us);
}

bool picture_moves(const struct picture *p, int64_t now_us)
{
    struct motion flash = {.kind = MOTION_FLASH, .start_us = p->v.flash_us};
    struct motion meter = {.kind = MOTION_METER, .start_us = p->snap_us};
    return p->act_at < p->act_count ||
           (p->v.flash_us > 0 && !p->is_still && !motion_is_over(&flash, now_us)) ||
           (p->before && !p->is_still && !motion_is_over(&meter, now_us));
}

void picture_finish(struct picture *p)
{
    p->act_at = p->act_count = 0;
    p->v.motion = (struct motion){0};
}

void picture_tick(struct picture *p, int64_t now_us)
{
    while (p->act_at < p->act_count) {
        struct motion m = {p->act[p->act_at].kind, p->act_us, p->act[p->act_at].count};
        p->v.motion = m;
        if (!motion_is_over(&m, now_us))
            return;
        p->act_us += motion_length_us(&m);
        p->act_at++;
    }
    picture_finish(p);
}

void picture_draw(const struct picture *p, const struct pen *pen, int64_t now_us)
{
    if (!p->snap)
        return;
    struct view_state v = p->v;
    struct motion meter = {.kind = MOTION_METER, .start_us = p->snap_us};
    v.now_us = now_us;
    v.before = p->is_still ? NULL : p->before;
    v.blend = v.before ? motion_at(&meter, now_us) : MOTION_WHOLE;
    if (p->is_still)
        v.flash_us = 0;
    if (v.dial == NULL)
        v.dial = &p->dial;
    view_table[picture_view(p)].draw(&v, p->snap, pen);
}

void picture_move(struct picture *p, int by)
{
    int count = p->snap ? view_table[picture_view(p)].count(&p->v, p->snap) : 0;
    if (count == 0)
        return;
    int at = p->v.cursor < 0 ? (by < 0 ? count : -1) : p->v.cursor;
    at += by;
    p->v.cursor = at < 0 ? 0 : at >= count ? count - 1 : at;
}
