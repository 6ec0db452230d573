#include "config.h"

#include "view/view_meters.h"

#include <stdio.h>
#include <stdlib.h>

#include "view/chart.h"
#include "view/fmt.h"

/*
 * The wall lies on its side: accepted below it, rejected above it.  Each column
 * is one full second, the newest right.
 */
enum { GRAPH_X = 38, NARROW_X = 30 };

/* What one table or partition spent, on one of its two meters. */
struct series {
    struct snap_meter now;
    const struct history_second *seconds; /* newest first; NULL: nothing ever came */
    bool reads;
};

struct meters {
    const struct snap *s;
    const struct pen *p;
    int x, w;    /* of the graphs */
    int skip;    /* seconds[skip] is the newest full one */
    bool narrow; /* 60 columns: no share beside the value */
};

static int64_t spent_at(const struct series *m, int back)
{
    if (!m->seconds || back >= HISTORY_SECONDS)
        return 0;
    return m->reads ? m->seconds[back].read : m->seconds[back].write;
}

static int64_t rejected_at(const struct series *m, int back)
{
    if (!m->seconds || back >= HISTORY_SECONDS)
        return 0;
    return m->reads ? m->seconds[back].read_rejected : m->seconds[back].write_rejected;
}

static int64_t rejected_now(const struct series *m)
{
    return m->now.rejected;
}

static bool counts_reads(const struct view_state *v, const struct snap_meter *read,
                         const struct snap_meter *write)
{
    if (v->meter != VIEW_BUSIER)
        return v->meter == VIEW_READS;
    return read->used + read->rejected > write->used + write->rejected;
}

/* Labels and numbers left of a graph. */
static void draw_label(const struct meters *d, int y, const char *label, const char *value,
                       const char *share)
{
    const struct pen *p = d->p;
    int x = d->narrow ? 14 : 16;
    canvas_text(p, x, y, STYLE_QUIET, label);
    canvas_right(p, x + 15 - (d->narrow ? 1 : 0), y, STYLE_TEXT, value);
    if (!d->narrow)
        canvas_right(p, 37, y, STYLE_TEXT, share);
}

/* Columns of seconds; `before` is how many seconds back the column lies. */
static int column_back(const struct meters *d, int column)
{
    return d->w - 1 - column + d->skip;
}

static void draw_spent(const struct meters *d, int y, const struct series *m, bool at_wall)
{
    draw_label(d, y, "spent", fmt_rate(m->now.used).s, fmt_share(m->now.used, m->now.ceiling).s);
    for (int i = 0; i < d->w; i++) {
        int level = chart_level(spent_at(m, column_back(d, i)), m->now.ceiling);
        chart_spark(d->p, d->x + i, y, level, at_wall && level == 8 ? STYLE_HOT : STYLE_OK);
    }
}

static void draw_rejected(const struct meters *d, int y, const struct series *m)
{
    draw_label(d, y, "REJ", fmt_rate(rejected_now(m)).s, "");
    canvas_restyle(d->p, (struct rect){d->narrow ? 14 : 16, y, 15, 1}, STYLE_HOT);
    for (int i = 0; i < d->w; i++)
        chart_spark(d->p, d->x + i, y,
                    chart_level(rejected_at(m, column_back(d, i)), m->now.ceiling), STYLE_HOT);
}

static void draw_wall(const struct meters *d, int y, const struct series *m)
{
    draw_label(d, y, "wall", fmt_rate(m->now.ceiling).s, "");
    for (int i = 0; i < d->w; i++)
        canvas_sign(d->p, d->x + i, y, SIGN_HAIRLINE, STYLE_QUIET);
}

/*
 * Saved capacity, worked back from what is saved now: a second earlier there was
 * what was spent since more, and what came in since less.  Before the clock
 * began the bucket was full.
 */
static void draw_saved(const struct meters *d, int y, const struct series *m)
{
    char value[48];
    int64_t tenths = m->now.ceiling > 0 ? m->now.level * 10 / m->now.ceiling : 0;
    if (tenths > 0 && tenths < 100 && tenths % 10 != 0)
        snprintf(value, sizeof value, "%d.%d s", (int)(tenths / 10), (int)(tenths % 10));
    else
        snprintf(value, sizeof value, "%.40s s", fmt_count((uint64_t)(tenths / 10)).s);
    bool full = m->now.level >= m->now.depth, none = m->now.level < m->now.ceiling / 10;
    draw_label(d, y, "saved", value, full ? "full" : none ? "none" : "");
    int64_t level = m->now.level, clock = d->s->now_us / 1000000;
    for (int i = d->w - 1; i >= 0; i--) {
        int back = column_back(d, i);
        if (back - d->skip >= clock)
            level = m->now.depth;
        if (level > m->now.depth / 1000)
            canvas_sign(d->p, d->x + i, y, SIGN_SAVED, STYLE_QUIET);
        level += spent_at(m, back) - m->now.ceiling;
        level = level < 0 ? 0 : level > m->now.depth ? m->now.depth : level;
    }
}

static void draw_heading(const struct meters *d, int y)
{
    const struct pen *p = d->p;
    canvas_right(p, d->narrow ? 28 : 31, y, STYLE_QUIET, "now");
    if (!d->narrow)
        canvas_right(p, 37, y, STYLE_QUIET, "used");
    canvas_printf(p, d->x, y, STYLE_QUIET, "%d s ago", d->w);
    canvas_right(p, d->x + d->w, y, STYLE_QUIET, "now");
}

static int by_rejected(const void *a, const void *b)
{
    const struct snap_part *x = *(const struct snap_part *const *)a,
                           *y = *(const struct snap_part *const *)b;
    int64_t nx = x->read.rejected + x->write.rejected, ny = y->read.rejected + y->write.rejected;
    if (nx != ny)
        return nx < ny ? 1 : -1;
    nx = x->read.used + x->write.used;
    ny = y->read.used + y->write.used;
    if (nx != ny)
        return nx < ny ? 1 : -1;
    return x->lo < y->lo ? -1 : x->lo > y->lo;
}

static bool was_active(const struct snap_part *part)
{
    for (int i = 0; part->seconds && i < HISTORY_SECONDS; i++)
        if (part->seconds[i].requests > 0)
            return true;
    return false;
}

/* Rows of one partition: with a wall when it rejected anything in sight. */
static int draw_part(const struct meters *d, int y, const struct view_state *v,
                     const struct snap_part *part)
{
    bool reads = counts_reads(v, &part->read, &part->write);
    struct series m = {reads ? part->read : part->write, part->seconds, reads};
    bool had_rejected = false;
    for (int i = 0; i < d->w; i++)
        had_rejected |= rejected_at(&m, column_back(d, i)) > 0;
    bool idle = view_part_state(part) == PART_IDLE;
    canvas_printf(d->p, 1, y, idle ? STYLE_QUIET : STYLE_TEXT, "P%d", part->id);
    view_state_word(d->p, d->narrow ? 7 : 8, y, view_part_state(part));
    if (had_rejected) {
        draw_rejected(d, y++, &m);
        draw_wall(d, y++, &m);
    }
    draw_spent(d, y++, &m, had_rejected);
    draw_saved(d, y++, &m);
    return y;
}

static void draw_parts(const struct meters *d, const struct view_state *v, int y)
{
    const struct snap *s = d->s;
    const struct snap_part *best[64];
    int count = 0;
    for (uint32_t i = 0; i < s->part_count; i++) {
        if (!was_active(&s->part[i]))
            continue;
        if (count < 64)
            best[count++] = &s->part[i];
    }
    qsort(best, (size_t)count, sizeof *best, by_rejected);
    int i = 0;
    for (; i < count && y + 4 <= d->p->r.h - 2; i++)
        y = draw_part(d, y, v, best[i]) + 1;
    if (y >= d->p->r.h)
        return;
    if (i < count)
        canvas_printf(d->p, 8, y, STYLE_QUIET, "and %d more at work", count - i);
    else if (s->part_count > (uint32_t)count)
        canvas_printf(d->p, 8, y, STYLE_QUIET, "%s partition%s: nothing spent, nothing rejected",
                      count ? "other" : "all", s->part_count - (uint32_t)count == 1 ? "" : "s");
}

void view_meters_draw(const struct view_state *v, const struct snap *s, const struct pen *p)
{
    const struct snap_table *t = view_table_of(s);
    if (!t) {
        view_heading(s, p, 0, VIEW_HEADING_KEYS);
        return;
    }
    struct meters d = {.s = s, .p = p, .narrow = p->r.w < 70};
    d.x = d.narrow ? NARROW_X : GRAPH_X;
    d.w = p->r.w - 2 - d.x;
    d.skip = s->now_us >= 1000000 ? 1 : 0;
    if (d.w > HISTORY_SECONDS - 1)
        d.w = HISTORY_SECONDS - 1;
    if (d.w < 4)
        return;
    int y = 0;
    if (!d.narrow)
        view_heading(s, p, y++, VIEW_HEADING_FLOW);
    draw_heading(&d, y++);
    bool reads = counts_reads(v, &t->read, &t->write);
    struct series m = {reads ? t->read : t->write, t->seconds, reads};
    canvas_text(p, 1, y, STYLE_STRONG, t->base >= 0 ? "INDEX" : "TABLE");
    view_state_word(p, d.narrow ? 7 : 8, y, t->state);
    draw_spent(&d, y++, &m, false);
    draw_saved(&d, y++, &m);
    draw_parts(&d, v, y + (p->r.h >= 10 ? 1 : 0));
}
