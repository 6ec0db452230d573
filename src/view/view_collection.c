#include "config.h"

#include "view/view_collection.h"

#include <stdio.h>
#include <string.h>

#include "view/fmt.h"
#include "view/tile.h"
#include "view/width.h"

/* Columns and rows of one picture. */
struct plan {
    const struct view_state *v;
    const struct snap_collection *col;
    const struct snap *s;
    const struct pen *p;
    bool has_arrived;   /* the column of arrivals */
    int beam_x, text_x; /* beam; tile (key two further) */
    int key_w;
    int attr_x, value_x, label_x;
    int y, rows; /* items */
    size_t first;
};

static const char *item_key(const struct snap_item *it)
{
    return it->sk[0] ? it->sk : it->pk;
}

/* Takes up to *over cells from *cells, but leaves `least`. */
static void shrink(int *cells, int least, int *over)
{
    int take = *cells - least < *over ? *cells - least : *over;
    if (take > 0) {
        *cells -= take;
        *over -= take;
    }
}

/* The columns of the frames; wider only where keys, names or values need it. */
static void plan_columns(struct plan *d)
{
    int w = d->p->r.w, key = 0, name = 0, value = 0;
    for (size_t i = 0; i < d->col->count; i++) {
        const struct snap_item *it = &d->col->item[i];
        int k = width_of(slice_of(item_key(it))), n = width_of(slice_of(it->rest_name)),
            v = width_of(slice_of(it->rest_value));
        key = k > key ? k : key;
        name = n > name ? n : name;
        value = v > value ? v : value;
    }
    d->beam_x = d->has_arrived ? 29 : w < 70 ? 3 : 5;
    d->text_x = d->beam_x + 2;
    key = key < 16 ? 16 : key;
    name = name < 5 ? 5 : name;
    value = value < 4 ? 4 : value;
    int gap = d->v->is_working ? 2 : 3, label = 11, before = 3;
    int over = d->text_x + 2 + key + before + name + 1 + value + gap + label - (w - 1);
    shrink(&value, 4, &over);
    shrink(&name, 5, &over);
    shrink(&before, 2, &over);
    shrink(&key, 16, &over);
    d->key_w = key;
    d->attr_x = d->text_x + 2 + key + before;
    d->value_x = d->attr_x + name + 1;
    d->label_x = d->value_x + value + gap;
}

/* A key cut to the pen's width, on its first row. */
static void draw_key(const struct pen *p, enum style style, const char *key)
{
    struct buf b = BUF_INIT;
    fmt_key(&b, slice_of(key), p->r.w);
    canvas_slice(p, 0, 0, style, buf_slice(&b));
    buf_done(&b);
}

static void draw_arrival(const struct plan *d, int y, const struct snap_item *it,
                         struct tile_legend *legend)
{
    enum style style = it->is_new ? STYLE_STRONG : STYLE_QUIET;
    struct tile t = tile_of(legend, it);
    if (it->arrived > 0 && it->arrived < 1000)
        canvas_right(d->p, 3, y, style, fmt_count(it->arrived).s);
    else if (it->arrived > 0 && it->arrived < 10000)
        canvas_printf(d->p, 0, y, style, "%u", it->arrived);
    canvas_put(d->p, 5, y, t.letter, t.style);
    struct pen key = canvas_part(d->p, 7, y, d->beam_x - 9, 1);
    draw_key(&key, style, item_key(it));
}

/* The first and last item of the run, as indexes into the window; -1: none. */
static void run_ends(const struct snap_collection *col, int *ret_first, int *ret_last)
{
    *ret_first = *ret_last = -1;
    for (size_t i = 0; i < col->count; i++) {
        if (!col->item[i].in_run)
            continue;
        *ret_first = *ret_first < 0 ? (int)i : *ret_first;
        *ret_last = (int)i;
    }
}

/* How many items of the run the beam has reached by now. */
static int beam_reach(const struct view_state *v, int run)
{
    if (v->motion.kind == MOTION_FIND && !motion_is_over(&v->motion, v->now_us))
        return 0;
    if (v->motion.kind != MOTION_RUN)
        return run;
    int n = (int)motion_between(0, run, motion_at(&v->motion, v->now_us));
    return n < 1 && run > 0 ? 1 : n;
}

static const char *ordinal(char out[16], int n)
{
    static const char *const ends[] = {"th", "st", "nd", "rd"};
    int last = n % 100 >= 11 && n % 100 <= 13 ? 0 : n % 10 > 3 ? 0 : n % 10;
    snprintf(out, 16, "%d%s", n, ends[last]);
    return out;
}

/* What stands beside an item of the run: its ends, or the order it was read in. */
static void draw_run_label(const struct plan *d, int y, int index, int first, int last)
{
    const struct pen *p = d->p;
    bool back = d->s->last.backward;
    int n = back ? last - index + 1 : index - first + 1;
    if (d->v->is_working) {
        char text[16];
        if (n > 9)
            return;
        int x = canvas_text(p, d->label_x, y, STYLE_TEXT, ordinal(text, n)) + 1;
        if (n == 1)
            canvas_sign(p, x, y, back ? SIGN_UP : SIGN_DOWN, STYLE_POINT);
        return;
    }
    if (index != first && index != last)
        return;
    bool is_start = index == (back ? last : first);
    if (first == last) {
        canvas_text(p, d->label_x + 2, y, STYLE_TEXT, "this one");
        return;
    }
    canvas_sign(p, d->label_x, y, index == first ? SIGN_DOWN : SIGN_UP, STYLE_POINT);
    canvas_text(p, d->label_x + 2, y, STYLE_TEXT, is_start ? "from here" : "to here");
}

/* One item on the pen's first row. */
static void draw_item(const struct plan *d, const struct pen *row, const struct snap_item *it,
                      bool lit, struct tile_legend *legend)
{
    bool has_run = d->s->last.is_there && d->s->last.read > 0;
    enum style style = lit          ? STYLE_RUN
                       : it->is_new ? STYLE_STRONG
                       : has_run    ? STYLE_QUIET
                                    : STYLE_TEXT;
    struct tile t = tile_of(legend, it);
    canvas_put(row, d->text_x, 0, t.letter, t.style);
    struct pen part = canvas_part(row, d->text_x + 2, 0, d->key_w, 1);
    draw_key(&part, style, item_key(it));
    if (!it->rest_name[0])
        return;
    part = canvas_part(row, d->attr_x, 0, d->value_x - d->attr_x - 1, 1);
    draw_key(&part, style, it->rest_name);
    part = canvas_part(row, d->value_x, 0, d->label_x - d->value_x - 1, 1);
    draw_key(&part, style, it->rest_value);
}

/* Where rows stand while one makes room: offset of rows from the newcomer on. */
struct arrival {
    int index; /* of the newcomer in the window, -1: none on its way */
    int gap;   /* 0 or 1: rows below have moved */
    int slide; /* columns that the newcomer still has to go */
    bool hidden;
};

static struct arrival arrival_now(const struct plan *d)
{
    struct arrival a = {.index = -1, .gap = 1};
    const struct motion *m = &d->v->motion;
    bool part = m->kind == MOTION_PART, settle = m->kind == MOTION_SETTLE;
    if ((!part && !settle) || motion_is_over(m, d->v->now_us))
        return a;
    for (size_t i = 0; i < d->col->count; i++)
        if (d->col->item[i].is_new)
            a.index = (int)i;
    int at = motion_at(m, d->v->now_us);
    a.gap = part ? (int)motion_between(0, 1, at) : 1;
    a.hidden = part;
    a.slide = settle ? (int)motion_between(d->p->r.w - d->text_x, 0, at) : 0;
    return a;
}

static void draw_items(const struct plan *d, struct tile_legend *legend)
{
    int first, last;
    run_ends(d->col, &first, &last);
    int run = first < 0 ? 0 : last - first + 1, reach = beam_reach(d->v, run);
    bool back = d->s->last.backward;
    struct arrival a = arrival_now(d);
    for (int r = 0; r < d->rows; r++) {
        size_t i = d->first + (size_t)r;
        if (i >= d->col->count)
            break;
        const struct snap_item *it = &d->col->item[i];
        int y = d->y + r, n = back ? last - (int)i : (int)i - first;
        if (a.index >= 0 && (int)i > a.index)
            y += a.gap - 1;
        bool is_newcomer = (int)i == a.index;
        if (is_newcomer && a.hidden)
            continue;
        bool lit = it->in_run && n < reach;
        int slide = is_newcomer ? a.slide : 0;
        struct pen room = canvas_part(d->p, 0, y, d->p->r.w - 1, 1),
                   row = canvas_part(&room, slide, 0, d->p->r.w - 1, 1);
        draw_item(d, &row, it, lit, legend);
        if (lit)
            canvas_sign(d->p, d->beam_x, y, SIGN_BEAM, STYLE_RUN);
        if (reach == run && run > 0 && it->in_run)
            draw_run_label(d, y, (int)i, first, last);
        if (it->is_new && a.index < 0 && run == 0)
            canvas_sign(d->p, d->beam_x, y, SIGN_CHOSEN, STYLE_POINT);
        if (d->v->in_picture && d->v->cursor == (int)i)
            canvas_sign(d->p, d->beam_x, y, SIGN_CHOSEN, STYLE_POINT);
    }
    /* The edge runs down from the top to the first of the run. */
    if (d->v->motion.kind == MOTION_FIND && reach < run) {
        int from = back ? (int)d->col->count - 1 : 0, to = back ? last : first;
        int at = (int)motion_between(from, to, motion_at(&d->v->motion, d->v->now_us));
        int y = d->y + at - (int)d->first;
        if (y >= d->y && y < d->y + d->rows)
            canvas_sign(d->p, d->beam_x, y, SIGN_BEAM, STYLE_POINT);
    }
}

/* The window's first item so that what matters is in sight. */
static size_t first_shown(const struct plan *d)
{
    size_t count = d->col->count, rows = (size_t)d->rows;
    if (count <= rows)
        return 0;
    int first, last, at = 0;
    run_ends(d->col, &first, &last);
    if (first >= 0)
        at = d->s->last.backward ? last : first;
    for (size_t i = 0; first < 0 && i < count; i++)
        if (d->col->item[i].is_new)
            at = (int)i;
    if (d->v->in_picture && d->v->cursor >= 0)
        at = d->v->cursor;
    size_t margin = rows > 6 ? 2 : 1, from = (size_t)at > margin ? (size_t)at - margin : 0;
    if (d->s->last.backward && first >= 0 && !d->v->in_picture)
        from = (size_t)at + margin + 1 > rows ? (size_t)at + margin + 1 - rows : 0;
    return from + rows > count ? count - rows : from;
}

/* What is out of sight is said in the edge rows. */
static void draw_edges(const struct plan *d)
{
    size_t above = d->first + d->col->first, shown = (size_t)d->rows;
    uint64_t end = d->col->first + d->first + shown;
    struct pen p = canvas_part(d->p, d->beam_x, 0, d->p->r.w - d->beam_x, d->p->r.h);
    if (above > 0) {
        canvas_fill(&p, (struct rect){0, d->y, p.r.w, 1}, ' ', STYLE_TEXT);
        canvas_sign(&p, 2, d->y, SIGN_UP, STYLE_QUIET);
        canvas_printf(&p, 4, d->y, STYLE_QUIET, "%s more", fmt_count(above + 1).s);
    }
    if (end < d->col->items) {
        int y = d->y + d->rows - 1;
        canvas_fill(&p, (struct rect){0, y, p.r.w, 1}, ' ', STYLE_TEXT);
        canvas_sign(&p, 2, y, SIGN_DOWN, STYLE_QUIET);
        canvas_printf(&p, 4, y, STYLE_QUIET, "%s more", fmt_count(d->col->items - end + 1).s);
    }
}

static void draw_arrivals(const struct plan *d, struct tile_legend *legend)
{
    size_t count = d->col->arrived_count, rows = (size_t)d->rows;
    size_t from = count > rows ? count - rows : 0;
    for (size_t i = from; i < count; i++)
        draw_arrival(d, d->y + (int)(i - from), &d->col->arrived[i], legend);
}

/* "opened", "read": two rows, or one where room is short. */
static void draw_opened(const struct plan *d, int y)
{
    const struct pen *p = d->p;
    canvas_text(p, 5, y, STYLE_QUIET, "opened");
    int x = d->beam_x + 1;
    for (uint32_t i = 0; i < d->s->part_count; i++) {
        const struct snap_part *part = &d->s->part[i];
        if (x + 8 > p->r.w || d->s->part_count > 8)
            break;
        enum style style = part->opened ? STYLE_STRONG : STYLE_QUIET;
        x = canvas_printf(p, x, y, style, "P%d ", part->id);
        if (part->opened)
            canvas_sign(p, x, y, SIGN_OK, style);
        else
            canvas_put(p, x, y, '-', style);
        x += 4;
    }
    if (d->s->part_count <= 8)
        return;
    uint32_t opened = 0;
    for (uint32_t i = 0; i < d->s->part_count; i++)
        opened += d->s->part[i].opened;
    canvas_printf(p, x, y, STYLE_STRONG, "%s of %s partitions", fmt_count(opened).s,
                  fmt_count(d->s->part_count).s);
}

static void draw_bill(const struct plan *d, int y)
{
    const struct snap_last *l = &d->s->last;
    const struct pen *p = d->p;
    uint32_t waste = l->read > l->returned ? l->read - l->returned : 0;
    if (d->has_arrived) {
        canvas_printf(p, 5, y, STYLE_TEXT, "read %s", fmt_count(l->read).s);
        int x =
            canvas_printf(p, d->beam_x + 1, y, STYLE_TEXT, "returned %s", fmt_count(l->returned).s);
        canvas_printf(p, x + 3, y, waste ? STYLE_STRONG : STYLE_TEXT, "thrown away %s",
                      fmt_count(waste).s);
        return;
    }
    int x = d->text_x;
    if (d->v->is_working) {
        canvas_text(p, x, y, STYLE_TEXT, l->backward ? "descending" : "ascending");
        x += p->r.w < 70 ? 13 : 21;
    }
    int gap = d->v->is_working && p->r.w >= 70 ? 4 : 3;
    x = canvas_printf(p, x, y, STYLE_TEXT, "read %s", fmt_count(l->read).s) + gap;
    x = canvas_printf(p, x, y, STYLE_TEXT, "returned %s", fmt_count(l->returned).s) + gap;
    canvas_printf(p, x, y, waste ? STYLE_STRONG : STYLE_TEXT, "thrown away %s", fmt_count(waste).s);
}

static void draw_heading(const struct plan *d)
{
    const struct snap_table *t = view_table_of(d->s);
    const struct snap_collection *c = d->col;
    const struct pen *p = d->p;
    bool narrow = p->r.w < 70;
    int x = 1;
    if (!narrow) {
        struct buf name = BUF_INIT;
        view_table_name(d->s, &name);
        x = canvas_slice(p, x, 0, STYLE_STRONG, buf_slice(&name)) + 3;
        buf_done(&name);
        x = canvas_printf(p, x, 0, STYLE_TEXT, "%s = ", t->pk_name);
    }
    int room = p->r.w - x - (narrow ? 34 : 46);
    struct buf key = BUF_INIT;
    fmt_key(&key, slice_of(c->pk), room < 12 ? 12 : room);
    x = canvas_slice(p, x, 0, STYLE_STRONG, buf_slice(&key)) + 3;
    buf_done(&key);
    if (!narrow)
        x = canvas_text(p, x, 0, STYLE_TEXT, "hash ");
    canvas_text(p, x, 0, STYLE_TEXT, fmt_hash(c->hash).s);
    canvas_restyle(p, (struct rect){x, 0, 2, 1}, STYLE_STRONG);
    x = canvas_printf(p, x + 11, 0, STYLE_TEXT, "P%d", c->part) + 3;
    x = canvas_printf(p, x, 0, STYLE_TEXT, "%s item%s", fmt_count(c->items).s,
                      c->items == 1 ? "" : "s");
    char bytes[64];
    snprintf(bytes, sizeof bytes, ", %.40s bytes", fmt_count(c->bytes).s);
    if (!narrow && !d->v->is_working && x + (int)strlen(bytes) < p->r.w)
        canvas_text(p, x, 0, STYLE_TEXT, bytes);
}

static void draw_nothing(const struct snap *s, const struct pen *p)
{
    view_heading(s, p, 0, VIEW_HEADING_KEYS);
    if (view_table_of(s))
        canvas_text(p, 1, 2, STYLE_QUIET, "no collection looked at yet");
}

/* Whether the last operation read: then there is a bill to show. */
static bool has_read(const struct snap *s)
{
    const struct snap_last *l = &s->last;
    return l->is_there && (l->op == OP_QUERY || l->op == OP_SCAN || l->op == OP_GET);
}

/* Two rows of margin as long as there is room, then closer. */
static void plan_rows(struct plan *d)
{
    int h = d->p->r.h, items = (int)(d->col->count > 400 ? 400 : d->col->count);
    bool has_bill = has_read(d->s);
    int foot = !has_bill ? 0 : d->has_arrived ? 3 : 2;
    bool airy = d->has_arrived && h >= 4 + items + foot;
    d->y = d->has_arrived ? (airy ? 4 : h >= 8 ? 3 : 2) : 2;
    d->rows = h - d->y - foot;
    if (d->rows < 3) {
        d->y = 1;
        d->rows = h - d->y;
    }
    if (d->rows > items)
        d->rows = items;
    if (d->rows < 0)
        d->rows = 0;
}

void view_collection_draw(const struct view_state *v, const struct snap *s, const struct pen *p)
{
    if (!view_table_of(s) || !s->has_collection) {
        draw_nothing(s, p);
        return;
    }
    struct plan d = {.v = v, .s = s, .col = &s->collection, .p = p};
    d.has_arrived = p->r.w >= 70 && p->r.h >= 10 && !v->is_working;
    plan_columns(&d);
    plan_rows(&d);
    d.first = first_shown(&d);
    draw_heading(&d);
    struct tile_legend legend = {0};
    if (d.has_arrived && d.y >= 3) {
        canvas_text(p, 5, d.y > 3 ? 2 : d.y - 1, STYLE_QUIET, "arrived");
        canvas_text(p, d.beam_x + 1, d.y > 3 ? 2 : d.y - 1, STYLE_QUIET, "stored, by sort key");
    }
    draw_items(&d, &legend);
    if (d.has_arrived)
        draw_arrivals(&d, &legend);
    if ((size_t)d.rows < d.col->items && d.rows > 0)
        draw_edges(&d);
    int foot = d.y + d.rows + 1;
    if (!has_read(s) || foot >= p->r.h)
        return;
    if (d.has_arrived && foot + 1 < p->r.h)
        draw_opened(&d, foot++);
    draw_bill(&d, foot);
}

int view_collection_count(const struct view_state *v, const struct snap *s)
{
    (void)v;
    return view_table_of(s) && s->has_collection ? (int)s->collection.count : 0;
}
