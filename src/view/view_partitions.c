#include "config.h"

#include "view/view_partitions.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "view/chart.h"
#include "view/fmt.h"
#include "view/tile.h"
#include "view/width.h"

/*
 * Two pictures of the same rows: what the partitions hold (tiles), and, once
 * requests flow or capacity was bought, what they serve (bars against a wall).
 */

/* One line: a partition, or a run of idle ones folded into it. */
struct line {
    int first, last; /* partition indexes */
    bool is_rest;    /* "and 4,086 idle": what found no line of its own */
    int rest;
};

enum { LINES_MAX = 128 };

struct lines {
    struct line line[LINES_MAX];
    int count;
};

/* How much a partition deserves a line of its own. */
static int64_t weight(const struct snap_part *p)
{
    int64_t used = p->read.used + p->write.used;
    return ((int64_t)p->rejected << 32) + (p->state != PART_IDLE ? 1 : 0) + used / UNIT +
           (p->opened ? 1 : 0);
}

static bool is_idle(const struct view_state *v, const struct snap_part *p)
{
    return p->state == PART_IDLE && p->rejected == 0 && p->id != v->focus_part && !p->opened;
}

static void add_line(struct lines *l, struct line line)
{
    if (l->count < LINES_MAX)
        l->line[l->count++] = line;
}

static void fold_idle(const struct view_state *v, const struct snap *s, struct lines *l)
{
    l->count = 0;
    for (int i = 0; i < (int)s->part_count; i++) {
        struct line *last = l->count > 0 ? &l->line[l->count - 1] : NULL;
        bool idle = is_idle(v, &s->part[i]);
        if (idle && last && last->last == i - 1 && is_idle(v, &s->part[last->last]))
            last->last = i;
        else
            add_line(l, (struct line){.first = i, .last = i});
        if (l->count == LINES_MAX)
            return;
    }
}

/* The `room` heaviest, in key-space order. */
static void keep_heaviest(const struct snap *s, struct lines *l, int room)
{
    assert(room <= LINES_MAX);
    int best[LINES_MAX], count = 0;
    for (int i = 0; i < (int)s->part_count; i++) {
        int at = count;
        while (at > 0 && weight(&s->part[best[at - 1]]) < weight(&s->part[i]))
            at--;
        if (at >= room)
            continue;
        if (count < room)
            count++;
        memmove(&best[at + 1], &best[at], (size_t)(count - at - 1) * sizeof *best);
        best[at] = i;
    }
    l->count = 0;
    for (int last = -1; l->count < count;) {
        int next = (int)s->part_count;
        for (int k = 0; k < count; k++)
            if (best[k] > last && best[k] < next)
                next = best[k];
        add_line(l, (struct line){.first = next, .last = next});
        last = next;
    }
    int rest = (int)s->part_count - count;
    if (rest > 0)
        add_line(l, (struct line){.is_rest = true, .rest = rest, .first = -1});
}

/* Lines for `rows`: all partitions; else idle ones folded; else the heaviest. */
static void plan_lines(const struct view_state *v, const struct snap *s, int rows, bool fold,
                       struct lines *l)
{
    l->count = 0;
    if (rows <= 0)
        return;
    if (!fold && (int)s->part_count <= rows && rows <= LINES_MAX) {
        for (int i = 0; i < (int)s->part_count; i++)
            add_line(l, (struct line){.first = i, .last = i});
        return;
    }
    fold_idle(v, s, l);
    if (l->count <= rows && l->count < LINES_MAX)
        return;
    int room = rows - 1 > 10 ? 10 : rows - 1;
    keep_heaviest(s, l, room);
}

static int line_name(const struct snap *s, const struct line *l, char *out, size_t size)
{
    if (l->first == l->last)
        return snprintf(out, size, "P%d", s->part[l->first].id);
    return snprintf(out, size, "P%d-P%d", s->part[l->first].id, s->part[l->last].id);
}

/* The row with the pointer: the one the lesson points at, else the hottest. */
static int pointed(const struct view_state *v, const struct snap *s)
{
    if (v->in_picture)
        return -1;
    int best = -1;
    for (int i = 0; i < (int)s->part_count; i++) {
        const struct snap_part *p = &s->part[i];
        if (p->id == v->focus_part)
            return i;
        if (p->rejected > 0 && (best < 0 || p->rejected > s->part[best].rejected))
            best = i;
        if (best < 0 && p->opened && s->last.is_there && p->id == s->last.part)
            best = i;
    }
    return best;
}

/* --- what is served -------------------------------------------------------------------- */

struct flow {
    const struct view_state *v;
    const struct snap *s;
    const struct pen *p;
    bool is_narrow;
    int name_w;                          /* cells of names: 5, or more where they are longer */
    int accepted_end, used_end, rej_end; /* columns behind the numbers; rej_end 0: none */
    int bar_x, wall;
    bool reads; /* of the ceiling named above */
};

static struct flow flow_columns(const struct view_state *v, const struct snap *s,
                                const struct pen *p, bool reads)
{
    struct flow f = {.v = v, .s = s, .p = p, .reads = reads, .is_narrow = p->r.w < 70};
    f.accepted_end = f.is_narrow ? 22 : 21;
    f.used_end = f.is_narrow ? 29 : 28;
    f.rej_end = f.is_narrow ? 0 : 38;
    f.bar_x = f.is_narrow ? 31 : 40;
    f.wall = p->r.w - (f.is_narrow ? 9 : 12);
    return f;
}

/* Reads or writes: as chosen, else whichever is nearer to its ceiling. */
static bool shows_reads(const struct view_state *v, const struct snap_meter *read,
                        const struct snap_meter *write)
{
    if (v->meter != VIEW_BUSIER)
        return v->meter == VIEW_READS;
    if ((read->rejected > 0) != (write->rejected > 0))
        return read->rejected > 0;
    int64_t rc = read->ceiling > 0 ? read->ceiling : 1,
            wc = write->ceiling > 0 ? write->ceiling : 1;
    return (__int128)read->used * wc > (__int128)write->used * rc;
}

static void flow_bar(const struct flow *f, int y, const struct snap_meter *now,
                     const struct snap_meter *before)
{
    if (f->wall <= f->bar_x)
        return;
    int64_t used = now->used, rejected = now->rejected;
    if (before && f->v->blend < MOTION_WHOLE) {
        used = motion_between(before->used, used, f->v->blend);
        rejected = motion_between(before->rejected, rejected, f->v->blend);
    }
    bool at_wall = now->rejected > 0;
    struct chart_bar bar = {.x = f->bar_x,
                            .y = y,
                            .w = f->wall - f->bar_x,
                            .part = used,
                            .whole = now->ceiling,
                            .style = at_wall ? STYLE_HOT : STYLE_OK};
    chart_bar(f->p, &bar);
    chart_wall(f->p, &bar, rejected);
    /* A second of saved capacity may carry a partition past its ceiling. */
    int64_t past = rejected > 0 ? 0 : used - now->ceiling;
    int spill = chart_spill(past, now->ceiling, bar.w);
    for (int i = 0; i < spill && f->wall + 1 + i < f->p->r.w; i++)
        canvas_sign(f->p, f->wall + 1 + i, y, SIGN_FULL, STYLE_OK);
}

/* What a row has no news of stays blank: an idle partition says 0 and no more. */
static void flow_numbers(const struct flow *f, int y, const struct snap_meter *m, bool is_idle,
                         bool is_table)
{
    enum style style = is_idle ? STYLE_QUIET : STYLE_TEXT;
    canvas_right(f->p, f->accepted_end, y, style, fmt_rate(m->used).s);
    if (!is_idle || is_table)
        canvas_right(f->p, f->used_end, y, style, fmt_share(m->used, m->ceiling).s);
    if (!is_idle && f->rej_end)
        canvas_right(f->p, f->rej_end, y, m->rejected > 0 ? STYLE_HOT : STYLE_TEXT,
                     fmt_rate(m->rejected).s);
}

static bool flashes(const struct view_state *v)
{
    struct motion flash = {.kind = MOTION_FLASH, .start_us = v->flash_us};
    return v->flash_us > 0 && !motion_is_over(&flash, v->now_us);
}

static const struct snap_part *part_before(const struct view_state *v, int index)
{
    const struct snap *b = v->before;
    return b && index < (int)b->part_count ? &b->part[index] : NULL;
}

static void flow_part(const struct flow *f, int y, int index, bool is_pointed)
{
    const struct snap_part *part = &f->s->part[index];
    const struct pen *p = f->p;
    bool reads = shows_reads(f->v, &part->read, &part->write);
    bool idle = view_part_state(part) == PART_IDLE;
    if (is_pointed)
        canvas_sign(p, 0, y, SIGN_CHOSEN, STYLE_POINT);
    canvas_printf(p, 1, y,
                  is_pointed ? STYLE_POINT
                  : idle     ? STYLE_QUIET
                             : STYLE_TEXT,
                  "P%d", part->id);
    view_state_word(p, 7, y, view_part_state(part));
    if (part->state == PART_HOT && flashes(f->v))
        canvas_restyle(p, (struct rect){9, y, 4, 1}, STYLE_REJ);
    const struct snap_meter *m = reads ? &part->read : &part->write;
    const struct snap_part *b = part_before(f->v, index);
    flow_numbers(f, y, m, idle, false);
    flow_bar(f, y, m, !b ? NULL : reads ? &b->read : &b->write);
}

static void flow_label(const struct flow *f, int y, int part_id)
{
    for (int i = 0; i < f->v->label_count; i++)
        if (f->v->label_part[i] == part_id)
            canvas_text(f->p, f->bar_x + 1, y, STYLE_STRONG, f->v->label[i]);
}

static void flow_line(const struct flow *f, int y, const struct line *l, int pointed_part)
{
    const struct pen *p = f->p;
    if (l->is_rest) {
        canvas_printf(p, 1, y, STYLE_QUIET, "and %s more", fmt_count((uint64_t)l->rest).s);
        return;
    }
    if (l->first == l->last) {
        flow_part(f, y, l->first, l->first == pointed_part);
        flow_label(f, y, f->s->part[l->first].id);
        return;
    }
    char name[32];
    int n = line_name(f->s, l, name, sizeof name), x = n > 5 ? n + 2 : 7;
    canvas_text(p, 1, y, STYLE_QUIET, name);
    view_state_word(p, x, y, PART_IDLE);
    canvas_right(p, f->accepted_end, y, STYLE_QUIET, "0");
    if (f->wall > f->bar_x)
        canvas_sign(p, f->wall, y, SIGN_WALL, STYLE_QUIET);
}

/* The partition that rejects most; -1: none does. */
static int hottest(const struct snap *s)
{
    int hot = -1;
    for (int i = 0; i < (int)s->part_count; i++)
        if (s->part[i].rejected > 0 && (hot < 0 || s->part[i].rejected > s->part[hot].rejected))
            hot = i;
    return hot;
}

/* Why a table with room of its own rejects: an index has none. */
static void flow_held(const struct flow *f, int y, const struct snap_meter *m, const char *index)
{
    int cells = f->wall - f->bar_x;
    int x = f->bar_x + (chart_eighths(m->used, m->ceiling, cells) + 7) / 8 + 1;
    struct buf text = BUF_INIT;
    buf_printf(&text, "held back by %s", index);
    if (x + width_of(buf_slice(&text)) >= f->wall) {
        buf_clear(&text);
        buf_printf(&text, "by %s", index);
    }
    if (x + width_of(buf_slice(&text)) < f->wall)
        canvas_slice(f->p, x, y, STYLE_STRONG, buf_slice(&text));
    buf_done(&text);
}

static void flow_table(const struct flow *f, int y)
{
    const struct snap_table *t = view_table_of(f->s);
    bool reads = shows_reads(f->v, &t->read, &t->write);
    const struct snap_meter *m = reads ? &t->read : &t->write;
    const struct snap_table *b = f->v->before ? view_table_of(f->v->before) : NULL;
    if (m->rejected > 0 && hottest(f->s) < 0 && !f->v->in_picture)
        canvas_sign(f->p, 0, y, SIGN_CHOSEN, STYLE_POINT); /* the table itself says no */
    canvas_text(f->p, 1, y, STYLE_STRONG, t->base >= 0 ? "INDEX" : "TABLE");
    view_state_word(f->p, 7, y, t->state);
    flow_numbers(f, y, m, t->state == PART_IDLE, true);
    flow_bar(f, y, m, !b ? NULL : reads ? &b->read : &b->write);
    if (t->held_by >= 0 && !reads)
        flow_held(f, y, m, f->s->table[t->held_by].name);
}

static int64_t named_ceiling(const struct snap *s, bool reads)
{
    if (s->part_count == 0)
        return 0;
    return reads ? s->part[0].read.ceiling : s->part[0].write.ceiling;
}

static void flow_heading(const struct flow *f, int y)
{
    const struct pen *p = f->p;
    canvas_right(p, f->accepted_end, y, STYLE_QUIET, f->reads ? "   reads" : "accepted");
    canvas_right(p, f->used_end, y, STYLE_QUIET, "used");
    canvas_right(p, f->rej_end, y, STYLE_QUIET, "rejected");
    enum style point = f->v->ceiling_is_point ? STYLE_POINT : STYLE_QUIET;
    canvas_sign(p, f->wall, y, SIGN_DOWN, point);
    char text[64];
    snprintf(text, sizeof text, "ceiling %s", fmt_rate(named_ceiling(f->s, f->reads)).s);
    int x = canvas_right(p, f->wall - 1, y, point, text);
    if (x > f->bar_x + 1)
        canvas_text(p, f->bar_x, y, STYLE_QUIET, "0");
}

/* The poster: the two numbers that matter, three rows high. */
static void flow_poster(const struct flow *f, int y)
{
    const struct snap *s = f->s;
    const struct snap_table *t = view_table_of(s);
    const struct pen *p = f->p;
    const struct snap_meter *m = f->reads ? &t->read : &t->write;
    int hot = hottest(s);
    canvas_printf(p, 3, y, STYLE_TEXT, "of the %s in use", t->base >= 0 ? "index" : "table");
    chart_big(p, 4, y + 1, STYLE_STRONG, fmt_share(m->used, m->ceiling).s);
    if (f->v->big) {
        canvas_text(p, 31, y, STYLE_TEXT, f->v->big_caption ? f->v->big_caption : "");
        chart_big(p, 31, y + 1, hot >= 0 ? STYLE_HOT : STYLE_STRONG, f->v->big);
    } else if (hot >= 0) {
        const struct snap_meter *h = f->reads ? &s->part[hot].read : &s->part[hot].write;
        canvas_printf(p, 31, y, STYLE_TEXT, "rejected by P%d", s->part[hot].id);
        chart_big(p, 31, y + 1, STYLE_HOT, fmt_rate(h->rejected).s);
    } else if (m->rejected > 0) {
        canvas_printf(p, 31, y, STYLE_TEXT, "rejected by %s",
                      t->held_by >= 0 ? s->table[t->held_by].name
                      : t->base >= 0  ? "the index"
                                      : "the table");
        chart_big(p, 31, y + 1, STYLE_HOT, fmt_rate(m->rejected).s);
    }
}

static void draw_flow(const struct view_state *v, const struct snap *s, const struct pen *p)
{
    const struct snap_table *t = view_table_of(s);
    struct flow f = flow_columns(v, s, p, shows_reads(v, &t->read, &t->write));
    int y = 0, h = p->r.h;
    bool has_news = hottest(s) >= 0 || t->rejected > 0 || v->big;
    if (!f.is_narrow) {
        view_heading(s, p, y++, VIEW_HEADING_FLOW);
        flow_heading(&f, y++);
    }
    flow_table(&f, y++);
    /* Narrow, idle rows make room for it; else it takes rows that are to spare. */
    bool spare = h - y >= (int)s->part_count + 6;
    bool poster = has_news && h >= 9 && (f.is_narrow || spare);
    int rows = h - y - (poster ? 5 : 0);
    struct lines lines;
    plan_lines(v, s, rows, poster && f.is_narrow, &lines);
    int point = pointed(v, s);
    for (int i = 0; i < lines.count; i++) {
        bool here = v->in_picture && v->cursor == i;
        flow_line(&f, y + i, &lines.line[i], here ? lines.line[i].first : point);
        if (here)
            canvas_sign(p, 0, y + i, SIGN_CHOSEN, STYLE_POINT);
    }
    if (poster)
        flow_poster(&f, f.is_narrow ? h - 4 : y + lines.count + 1);
}

/* --- what is stored -------------------------------------------------------------------- */

struct stored {
    const struct snap *s;
    const struct pen *p;
    uint32_t each;    /* items a tile */
    uint64_t fullest; /* more items than tiles can tell: bars, as shares of this; else 0 */
    int items_x;      /* right edge of the number of items */
    struct tile_legend legend;
};

static void stored_tiles(struct stored *d, int y, int part)
{
    if (!d->s->tiles || part >= SNAP_PARTS_WITH_TILES)
        return;
    int w = d->p->r.w, x = w < 70 ? 28 : 38;
    const struct snap_tiles *t = &d->s->tiles[part];
    if (d->fullest) {
        struct chart_bar bar = {.x = x,
                                .y = y,
                                .w = w - 1 - x,
                                .part = (int64_t)t->of,
                                .whole = (int64_t)d->fullest,
                                .style = STYLE_TEXT};
        chart_bar(d->p, &bar);
        return;
    }
    struct tile_row row = {t->item, t->count, d->each};
    struct pen room = canvas_part(d->p, 0, y, w - 1, 1);
    int end = tile_draw_row(&d->legend, &room, x, 0, &row);
    uint32_t read = 0;
    for (size_t i = 0; i < t->count; i++)
        read += t->item[i].in_run;
    int at = end < 58 && w >= 78 ? 58 : end + 2;
    if (read > 0 && at + 18 < w)
        canvas_printf(d->p, at, y, STYLE_TEXT, "read %s of these", fmt_count(read).s);
}

static void stored_line(struct stored *d, int y, const struct line *l)
{
    const struct pen *p = d->p;
    if (l->is_rest) {
        canvas_printf(p, 1, y, STYLE_QUIET, "and %s more", fmt_count((uint64_t)l->rest).s);
        return;
    }
    char name[32];
    const struct snap_part *part = &d->s->part[l->first];
    int n = line_name(d->s, l, name, sizeof name);
    enum part_state state = view_part_state(part);
    enum style style = state == PART_IDLE ? STYLE_QUIET : STYLE_TEXT;
    canvas_text(p, 1, y, style, name);
    view_state_word(p, n > 4 ? n + 2 : 6, y, state);
    if (l->first != l->last || n > 4)
        return;
    canvas_printf(p, 14, y, style, "%02x-%02x", (unsigned)(part->lo >> 56),
                  (unsigned)(part->hi >> 56));
    canvas_right(p, d->items_x, y, style, fmt_count(part->items).s);
    if (p->r.w >= 70)
        canvas_right(p, d->items_x + 8, y, style, fmt_count(part->bytes).s);
    stored_tiles(d, y, l->first);
}

/* Items that share a tile so that the longest row fits. */
static uint32_t tiles_each(const struct snap *s, int room)
{
    uint32_t each = 1;
    for (uint32_t i = 0; s->tiles && i < s->part_count && i < SNAP_PARTS_WITH_TILES; i++) {
        struct tile_row row = {s->tiles[i].item, s->tiles[i].count, each};
        while (room > 0 && tile_row_width(&row) > room)
            row.each = each += each < 10 ? 1 : 10;
    }
    return each;
}

/* The most items of a partition, if the snapshot's tiles do not tell all of some; else 0. */
static uint64_t beyond_tiles(const struct snap *s)
{
    uint64_t fullest = 0;
    bool is_beyond = false;
    for (uint32_t i = 0; s->tiles && i < s->part_count && i < SNAP_PARTS_WITH_TILES; i++) {
        is_beyond |= s->tiles[i].of > s->tiles[i].count;
        fullest = s->tiles[i].of > fullest ? s->tiles[i].of : fullest;
    }
    return is_beyond ? fullest : 0;
}

static void draw_stored(const struct view_state *v, const struct snap *s, const struct pen *p)
{
    int h = p->r.h, y = 0, tiles_x = p->r.w < 70 ? 28 : 38;
    view_heading(s, p, y++, p->r.w < 70 ? VIEW_HEADING_KEYS : VIEW_HEADING_STORED);
    struct stored d = {.s = s, .p = p, .fullest = beyond_tiles(s)};
    d.items_x = d.fullest >= 10000 ? 27 : 25;
    struct lines lines;
    plan_lines(v, s, h - 4, false, &lines);
    /* Blank lines between rows as long as there is room for all of them. */
    int step = h >= 4 + 2 * lines.count + 1 ? 2 : 1;
    d.each = tiles_each(s, p->r.w - 1 - tiles_x);
    y += h >= 6 ? 1 : 0;
    canvas_text(p, 13, y, STYLE_QUIET, "hashes");
    canvas_right(p, d.items_x + 1, y, STYLE_QUIET, "items");
    if (p->r.w >= 70)
        canvas_right(p, d.items_x + 9, y, STYLE_QUIET, "bytes");
    if (d.fullest)
        canvas_text(p, tiles_x, y, STYLE_QUIET, "items, side by side");
    else if (d.each == 1)
        canvas_text(p, tiles_x, y, STYLE_QUIET, "what is stored, in order");
    else
        canvas_printf(p, tiles_x, y, STYLE_QUIET, "one letter = %u items", d.each);
    y += step;
    int point = pointed(v, s);
    for (int i = 0; i < lines.count; i++) {
        stored_line(&d, y + i * step, &lines.line[i]);
        bool here =
            v->in_picture ? v->cursor == i : !lines.line[i].is_rest && lines.line[i].first == point;
        if (here)
            canvas_sign(p, 0, y + i * step, SIGN_CHOSEN, STYLE_POINT);
    }
    if (y + (lines.count - 1) * step < h - 1)
        tile_legend_draw(&d.legend, p, tiles_x, h - 1);
}

/* --- */

static bool has_flow(const struct snap *s)
{
    const struct snap_table *t = view_table_of(s);
    if (t->billing == BILLING_PROVISIONED)
        return true;
    return s->now_us > 0 && (t->state != PART_IDLE || t->rejected_total > 0);
}

void view_partitions_draw(const struct view_state *v, const struct snap *s, const struct pen *p)
{
    if (!view_table_of(s)) {
        view_heading(s, p, 0, VIEW_HEADING_KEYS);
        return;
    }
    if (has_flow(s))
        draw_flow(v, s, p);
    else
        draw_stored(v, s, p);
}

int view_partitions_count(const struct view_state *v, const struct snap *s)
{
    (void)v;
    if (!view_table_of(s))
        return 0;
    return s->part_count > LINES_MAX ? LINES_MAX : (int)s->part_count;
}
