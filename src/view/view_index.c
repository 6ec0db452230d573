#include "config.h"

#include "view/view_index.h"

#include <stdio.h>
#include <string.h>

#include "view/fmt.h"
#include "view/tile.h"
#include "view/width.h"

/* Where things stand: the table left, the conveyor, the index right. */
struct plan {
    const struct view_state *v;
    const struct snap *s;
    const struct snap_index *x;
    const struct pen *p;
    bool is_narrow;
    int left_end;                 /* behind the table's columns */
    int way_x, way_w;             /* conveyor */
    int label_x;                  /* what is said about it */
    int right_x;                  /* the index's columns, up to the last but one */
    int y, rows;                  /* of the items */
    int foot_y;                   /* "as of"; the row below says what is still to come */
    int asked_y, asked;           /* rows of answers */
    size_t first_item, last_item; /* shown: from the first to before the last */
    size_t first_entry;
    int64_t now_us; /* virtual time, between two snapshots too */
};

enum { LEFT_X = 5 };

/* The item that matters: under the cursor, else changed last. */
static int item_of_interest(const struct plan *d)
{
    int at = -1;
    if (d->v->in_picture && d->v->cursor >= 0 && (size_t)d->v->cursor < d->x->item_count)
        return d->v->cursor;
    for (size_t i = 0; i < d->x->item_count; i++)
        if (d->x->item[i].is_new)
            at = (int)i;
    for (size_t i = 0; i < d->x->change_count; i++)
        if (d->x->change[i].item >= 0)
            at = d->x->change[i].item;
    return at;
}

/* The first shown of `count` so that `at` is in sight. */
static size_t first_shown(size_t count, int rows, int at)
{
    size_t room = rows > 0 ? (size_t)rows : 0, margin = room > 4 ? 2 : 1;
    if (count <= room || at < 0)
        return 0;
    size_t from = (size_t)at > margin ? (size_t)at - margin : 0;
    return from + room > count ? count - room : from;
}

static void plan_columns(struct plan *d)
{
    int w = d->p->r.w;
    d->is_narrow = w < 70;
    d->right_x = d->is_narrow ? w - 19 : w * 53 / 80;
    d->way_x = d->is_narrow ? d->right_x - 10 : w * 2 / 5;
    d->left_end = d->way_x - 2;
    d->way_w = d->right_x - d->way_x - (d->is_narrow ? 2 : 8);
    d->label_x = d->is_narrow ? d->way_x - 1 : d->way_x + 3;
}

/* Changes of items that are there no more: each has a row of its own. */
static size_t gone_count(const struct snap_index *x)
{
    size_t n = 0;
    for (size_t i = 0; i < x->change_count; i++)
        n += x->change[i].item < 0;
    return n;
}

/* Two rows of air where there is room for them. */
static void plan_rows(struct plan *d)
{
    int h = d->p->r.h;
    bool airy = h >= 12;
    size_t items = d->x->item_count + gone_count(d->x);
    items = items > d->x->entry_count ? items : d->x->entry_count;
    int most = airy ? 3 : h >= 9 ? 2 : h >= 6 ? 1 : 0;
    d->asked = d->x->asked_count < most ? d->x->asked_count : most;
    d->y = airy ? 2 : 1;
    int below = (airy ? 3 : 2) + (d->asked ? d->asked + (airy ? 2 : 0) : 0);
    d->rows = h - d->y - below;
    d->rows = d->rows < 0 ? 0 : d->rows > (int)items ? (int)items : d->rows;
    d->foot_y = d->y + d->rows + (airy ? 1 : 0);
    d->asked_y = h - d->asked - (airy ? 1 : 0);
}

/* Where a key goes, and its cells. */
struct spot {
    int x, y, w;
};

/* A key cut to its spot. */
static void draw_key(const struct pen *p, struct spot at, enum style style, const char *key)
{
    struct buf b = BUF_INIT;
    if (at.w > 0)
        fmt_key(&b, slice_of(key), at.w);
    canvas_slice(p, at.x, at.y, style, buf_slice(&b));
    buf_done(&b);
}

/* Cells of the first of two columns: what the widest shown needs, two thirds at most. */
static int first_column(const struct snap_item *list, size_t from, size_t to, int room)
{
    int most = 0;
    for (size_t i = from; i < to; i++) {
        int w = width_of(slice_of(list[i].pk));
        most = w > most ? w : most;
    }
    int limit = room * 2 / 3;
    return most < limit ? most : limit;
}

/* Behind the last shown: one row less where more are out of sight. */
static size_t last_shown(const struct plan *d, size_t first, size_t count, uint64_t total)
{
    size_t rows = (size_t)d->rows, end = first + rows < count ? first + rows : count;
    bool is_whole = first == 0 && end == total;
    return is_whole || rows == 0 || end - first < rows ? end : end - 1;
}

static void draw_rest(const struct plan *d, int x, size_t shown, uint64_t total)
{
    int y = d->y + (int)shown;
    if (total > shown && y < d->y + d->rows)
        canvas_printf(d->p, x, y, STYLE_QUIET, "and %s more", fmt_count(total - shown).s);
}

static void draw_items(const struct plan *d)
{
    const struct snap_index *x = d->x;
    size_t end = d->last_item;
    struct tile_legend legend = {0};
    int room = d->left_end - LEFT_X, at = item_of_interest(d),
        key_w = first_column(x->item, d->first_item, end, room);
    for (size_t i = d->first_item; i < end; i++) {
        int y = d->y + (int)(i - d->first_item), to = LEFT_X + key_w + 2;
        const struct snap_item *it = &x->item[i];
        struct tile t = tile_of(&legend, it);
        enum style style = (int)i == at ? STYLE_STRONG : STYLE_TEXT;
        if ((int)i == at)
            canvas_sign(d->p, 1, y, SIGN_CHOSEN, STYLE_POINT);
        canvas_put(d->p, 3, y, t.letter, t.style);
        draw_key(d->p, (struct spot){LEFT_X, y, key_w}, style, it->pk);
        bool is_in = strcmp(it->sk, "-") != 0;
        draw_key(d->p, (struct spot){to, y, d->left_end - to}, is_in ? style : STYLE_QUIET, it->sk);
    }
    draw_rest(d, LEFT_X, end - d->first_item, x->item_total);
}

static void draw_entries(const struct plan *d)
{
    const struct snap_index *x = d->x;
    size_t end = last_shown(d, d->first_entry, x->entry_count, x->entry_total);
    int room = d->p->r.w - 1 - d->right_x;
    int key_w = first_column(x->entry, d->first_entry, end, d->is_narrow ? room * 3 / 2 : room);
    int to = d->right_x + key_w + (room < 30 ? 4 : 5), left = d->p->r.w - 1 - to;
    for (size_t i = d->first_entry; i < end; i++) {
        int y = d->y + (int)(i - d->first_entry);
        const struct snap_item *it = &x->entry[i];
        enum style style = it->returned ? STYLE_QUIET : STYLE_TEXT;
        draw_key(d->p, (struct spot){d->right_x, y, key_w}, style, it->pk);
        if (left >= 6)
            draw_key(d->p, (struct spot){to, y, left}, style, it->sk);
    }
    draw_rest(d, d->right_x, end - d->first_entry, x->entry_total);
}

static void draw_ride(const struct plan *d, int y, const struct snap_change *c)
{
    struct tile_legend legend = {0};
    struct snap_item as_item = {.pk = c->key, .sk = "", .type = c->type};
    struct tile t = tile_of(&legend, &as_item);
    int64_t way = c->due_us - c->written_us, gone = d->now_us - c->written_us;
    gone = gone < 0 ? 0 : gone > way ? way : gone;
    int at = way > 0 ? (int)(gone * (d->way_w - 2) / way) : 0;
    for (int i = 0; i < d->way_w; i++)
        canvas_sign(d->p, d->way_x + i, y, SIGN_RULER, STYLE_QUIET);
    canvas_put(d->p, d->way_x + at, y, t.letter, t.style);
    canvas_sign(d->p, d->way_x + at + 1, y, SIGN_CHOSEN, STYLE_POINT);
}

/* The item is not in the table any more: its key stands beside its change. */
static void draw_gone(const struct plan *d, int y, const struct snap_change *c)
{
    draw_key(d->p, (struct spot){LEFT_X, y, d->left_end - LEFT_X - 10}, STYLE_STRUCK, c->key);
    canvas_right(d->p, d->left_end - 1, y, STYLE_STRUCK, "deleted");
    draw_ride(d, y, c);
}

/* A change rides in its item's row; those of items that are gone below the items. */
static void draw_way(const struct plan *d)
{
    bool taken[SNAP_PAIRS] = {false};
    int y = d->y + (int)(d->last_item - d->first_item);
    bool is_whole = d->last_item - d->first_item == d->x->item_total;
    for (size_t i = 0; i < d->x->change_count; i++) {
        const struct snap_change *c = &d->x->change[i];
        bool in_sight =
            c->item >= (int)d->first_item && c->item >= 0 && (size_t)c->item < d->last_item;
        if (in_sight && !taken[c->item]) {
            taken[c->item] = true;
            draw_ride(d, d->y + c->item - (int)d->first_item, c);
        } else if (c->item < 0 && is_whole && y < d->y + d->rows) {
            draw_gone(d, y++, c);
        }
    }
}

/* "ByEmail   by Email", cut as a key is when it does not fit. */
static void draw_side(const struct plan *d, int x, int end, const char *name, const char *keys)
{
    int room = end - x;
    draw_key(d->p, (struct spot){x, 0, room}, STYLE_STRONG, name);
    int at = x + width_of(slice_of(name)) + 3;
    if (at + 3 + width_of(slice_of(keys)) <= end)
        canvas_printf(d->p, at, 0, STYLE_TEXT, "by %s", keys);
}

static void draw_heading(const struct plan *d)
{
    const struct snap_table *index = &d->s->table[d->x->number];
    const struct snap_table *base = index->base >= 0 ? &d->s->table[index->base] : index;
    draw_side(d, LEFT_X, d->left_end, base->name, d->x->keys[0]);
    canvas_text(d->p, d->label_x, 0, STYLE_QUIET, "on its way");
    draw_side(d, d->right_x, d->p->r.w - 1, index->name, d->x->keys[1]);
}

static void draw_foot(const struct plan *d)
{
    const struct snap_index *x = d->x;
    const struct pen *p = d->p;
    int mid = d->label_x, y = d->foot_y;
    bool behind = x->change_total > 0;
    canvas_printf(p, LEFT_X, y, STYLE_QUIET, "as of %s", fmt_time(d->now_us).s);
    canvas_printf(p, d->right_x, y, behind ? STYLE_STRONG : STYLE_QUIET, "as of %s",
                  fmt_time(behind ? x->as_of_us : d->now_us).s);
    if (x->lag_us == 0) {
        canvas_text(p, mid, y, STYLE_QUIET, "at once");
    } else if (!behind) {
        canvas_text(p, mid, y, STYLE_QUIET, "nothing");
        canvas_printf(p, mid, y + 1, STYLE_QUIET, "takes %s", fmt_time(x->lag_us).s);
    } else {
        int64_t left = x->first_due_us - d->now_us;
        canvas_printf(p, mid, y, STYLE_STRONG, "%s change%s", fmt_count(x->change_total).s,
                      x->change_total == 1 ? "" : "s");
        canvas_printf(p, mid, y + 1, STYLE_TEXT, "%s to go", fmt_time(left > 0 ? left : 0).s);
    }
}

void view_index_answer(const struct snap_asked *a, char out[96])
{
    const char *found = fmt_count(a->found).s;
    if (a->found == 0 && a->coming > 0)
        snprintf(out, 96, "%.20s found: not there yet", found);
    else if (a->going > 0 && a->found > 0)
        snprintf(out, 96, "%.20s found: yesterday's %s", found, a->name[0] ? a->name : "answer");
    else if (a->coming > 0)
        snprintf(out, 96, "%.20s found: more to come", found);
    else
        snprintf(out, 96, "%.20s found", found);
}

static void draw_asked(const struct plan *d)
{
    const struct snap_index *x = d->x;
    const struct pen *p = d->p;
    const struct snap_table *index = &d->s->table[x->number];
    for (int i = 0; i < d->asked; i++) {
        const struct snap_asked *a = &x->asked[x->asked_count - d->asked + i];
        bool is_late = a->coming + a->going > 0;
        int y = d->asked_y + i;
        char text[96];
        view_index_answer(a, text);
        int answer_x = d->right_x, end = p->r.w - 1;
        if (answer_x + (int)strlen(text) > end)
            answer_x = end - (int)strlen(text);
        int at = LEFT_X, room = answer_x - 2 - LEFT_X - width_of(slice_of(index->pk_name)) - 3;
        if (room - 7 >= width_of(slice_of(a->key)) || !d->is_narrow)
            at = canvas_text(p, at, y, STYLE_QUIET, "asked") + 2;
        at = canvas_printf(p, at, y, STYLE_TEXT, "%s = ", index->pk_name);
        draw_key(p, (struct spot){at, y, answer_x - 2 - at}, STYLE_TEXT, a->key);
        at += width_of(slice_of(a->key));
        if (at + 14 < answer_x)
            canvas_printf(p, at + 2, y, STYLE_QUIET, "at %s", fmt_time(a->at_us).s);
        canvas_text(p, answer_x, y, is_late ? STYLE_STRONG : STYLE_TEXT, text);
    }
}

static void draw_nothing(const struct snap *s, const struct pen *p)
{
    const struct snap_table *t = view_table_of(s);
    view_heading(s, p, 0, VIEW_HEADING_KEYS);
    if (t)
        canvas_printf(p, 1, 2, STYLE_QUIET, "%s has no index: its key is the only way in.",
                      t->name);
}

static int64_t moment(const struct view_state *v, const struct snap *s)
{
    if (!v->before || v->before->now_us > s->now_us)
        return s->now_us;
    return motion_between(v->before->now_us, s->now_us, v->blend);
}

void view_index_draw(const struct view_state *v, const struct snap *s, const struct pen *p)
{
    if (!view_table_of(s) || !s->index) {
        draw_nothing(s, p);
        return;
    }
    struct plan d = {.v = v, .s = s, .x = s->index, .p = p, .now_us = moment(v, s)};
    plan_columns(&d);
    plan_rows(&d);
    int at = item_of_interest(&d), entry = -1;
    d.first_item = first_shown(d.x->item_count, d.rows, at);
    d.last_item = last_shown(&d, d.first_item, d.x->item_count, d.x->item_total);
    if (at >= (int)d.last_item && d.last_item > d.first_item) {
        d.first_item++; /* the row that says how many more there are */
        d.last_item++;
    }
    for (size_t i = 0; i < d.x->entry_count; i++)
        if (d.x->entry[i].returned)
            entry = (int)i;
    d.first_entry = first_shown(d.x->entry_count, d.rows, entry);
    draw_heading(&d);
    draw_items(&d);
    draw_entries(&d);
    draw_way(&d);
    draw_foot(&d);
    draw_asked(&d);
}

int view_index_count(const struct view_state *v, const struct snap *s)
{
    (void)v;
    return s && view_table_of(s) && s->index ? (int)s->index->item_count : 0;
}
