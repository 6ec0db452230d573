#include "config.h"

#include "view/view_dial.h"

#include <stdio.h>
#include <string.h>

#include "view/fmt.h"
#include "view/tile.h"

/* Partitions that the ruler has room to name. */
enum { DIAL_NAMED = 12 };

/* Columns and rows of one picture. */
struct dial {
    const struct view_state *v;
    const struct snap *s;
    const struct pen *p;
    bool is_narrow;
    int hash_x, in_x, line_x; /* where hash, partition and line begin */
    int cells;                /* of the line, its last border not counted */
    int first, last;          /* partition indexes on the line: all, or the one magnified */
    uint64_t lo, span;        /* hashes the line stands for; span 0: all of them */
};

/* Column of a hash on the line, relative to the pen. */
static int place(const struct dial *d, uint64_t hash)
{
    unsigned __int128 span = d->span ? d->span : (unsigned __int128)1 << 64;
    return d->line_x + (int)((unsigned __int128)(hash - d->lo) * (unsigned)d->cells / span);
}

static bool is_border(const struct dial *d, int x)
{
    if (d->last - d->first >= DIAL_NAMED)
        return false;
    for (int i = d->first; i <= d->last; i++)
        if (place(d, d->s->part[i].lo) == x)
            return true;
    return false;
}

/* The cell of a mark: never on a border. */
static int mark_x(const struct dial *d, uint64_t hash)
{
    int x = place(d, hash);
    return is_border(d, x) ? x + 1 : x;
}

static void draw_borders(const struct dial *d, int y)
{
    if (d->last - d->first < DIAL_NAMED)
        for (int i = d->first; i <= d->last; i++)
            canvas_sign(d->p, place(d, d->s->part[i].lo), y, SIGN_BORDER, STYLE_QUIET);
    else
        canvas_sign(d->p, d->line_x, y, SIGN_BORDER, STYLE_QUIET);
    canvas_sign(d->p, d->line_x + d->cells, y, SIGN_BORDER, STYLE_QUIET);
}

static const struct view_mark *last_mark(const struct dial *d)
{
    const struct view_dial *dial = d->v->dial;
    return dial && dial->count > 0 ? &dial->mark[dial->count - 1] : NULL;
}

static bool is_on_line(const struct dial *d, uint64_t hash)
{
    return hash >= d->lo && (d->span == 0 || hash - d->lo < d->span);
}

/* Bounds, names, ruler with the needle: three rows. */
static void draw_ruler(const struct dial *d, int y, int64_t needle)
{
    const struct pen *p = d->p;
    int count = d->last - d->first + 1;
    bool named = count <= DIAL_NAMED;
    int hit = needle < 0 ? -1 : view_part_of(d->s, last_mark(d)->hash);
    for (int i = d->first; named && i <= d->last; i++) {
        const struct snap_part *part = &d->s->part[i];
        int x = place(d, part->lo),
            end = i < d->last ? place(d, d->s->part[i + 1].lo) : d->line_x + d->cells;
        char name[16];
        int n = snprintf(name, sizeof name, "P%d", part->id);
        if (end - x > 3)
            canvas_printf(p, x, y, STYLE_QUIET, "%02x", (unsigned)(part->lo >> 56));
        if (end - x > n)
            canvas_text(p, x + 1 + (end - x - 1 - n) / 2, y + 1,
                        i == hit ? STYLE_POINT : STYLE_TEXT, name);
        if (i == hit && end - x > n + 1)
            canvas_sign(p, x + (end - x - 1 - n) / 2, y + 1, SIGN_CHOSEN, STYLE_POINT);
    }
    if (!named)
        canvas_text(p, d->line_x, y, STYLE_QUIET, "00");
    uint64_t top = d->span ? d->lo + (d->span - 1) : UINT64_MAX;
    canvas_printf(p, d->line_x + d->cells - 2, y, STYLE_QUIET, "%02x", (unsigned)(top >> 56));
    for (int x = 1; x < d->cells; x++)
        canvas_sign(p, d->line_x + x, y + 2, SIGN_RULER, STYLE_QUIET);
    draw_borders(d, y + 2);
    if (needle >= 0)
        canvas_sign(p, (int)needle, y + 2, SIGN_DOWN, STYLE_POINT);
}

static void draw_mark_row(const struct dial *d, int y, const struct view_mark *m, bool is_now)
{
    const struct pen *p = d->p;
    enum style style = is_now ? STYLE_TEXT : STYLE_QUIET;
    struct buf key = BUF_INIT;
    fmt_key(&key, slice_of(m->key), d->hash_x - 2);
    canvas_slice(p, 1, y, style, buf_slice(&key));
    buf_done(&key);
    struct fmt hash = fmt_hash(m->hash);
    canvas_text(p, d->hash_x, y, style, hash.s);
    canvas_restyle(p, (struct rect){d->hash_x, y, 2, 1}, STYLE_STRONG);
    int part = view_part_of(d->s, m->hash);
    if (part >= 0 && !(d->v->dial->blind && is_now))
        canvas_printf(p, d->in_x, y, style, "P%d", d->s->part[part].id);
    draw_borders(d, y);
    if (is_on_line(d, m->hash) && !(d->v->dial->blind && is_now))
        canvas_sign(p, mark_x(d, m->hash), y, is_now ? SIGN_MARK : SIGN_EARLIER,
                    is_now ? STYLE_POINT : STYLE_GHOST);
}

/* Items of the table and of the dial's own tray at their places; a tile a cell. */
static void draw_tray(const struct dial *d, int y)
{
    struct tile_legend legend = {0};
    canvas_text(d->p, 1, y, STYLE_QUIET, "stored");
    draw_borders(d, y);
    const struct view_dial *dial = d->v->dial;
    for (uint32_t i = 0; i < d->s->part_count && i < SNAP_PARTS_WITH_TILES; i++) {
        for (size_t k = 0; d->s->tiles && k < d->s->tiles[i].count; k++) {
            const struct snap_item *it = &d->s->tiles[i].item[k];
            struct tile t = tile_of(&legend, it);
            if (is_on_line(d, it->hash))
                canvas_put(d->p, mark_x(d, it->hash), y, t.letter, t.style);
        }
    }
    /* The last one may still be falling: view_dial_draw() shows it. */
    int n = dial ? dial->drop_count : 0;
    if (n > 0 && d->v->motion.kind == MOTION_DROP && !motion_is_over(&d->v->motion, d->v->now_us))
        n--;
    for (int i = 0; i < n; i++) {
        struct tile t = tile_of_key(dial->drop[i].key);
        if (is_on_line(d, dial->drop[i].hash))
            canvas_put(d->p, mark_x(d, dial->drop[i].hash), y, t.letter, t.style);
    }
}

/* Needle's column now: on its way, at its place, or -1 when nothing is typed. */
static int needle_now(const struct dial *d)
{
    const struct view_mark *m = last_mark(d);
    if (!m || d->v->dial->blind || !is_on_line(d, m->hash))
        return -1;
    int to = mark_x(d, m->hash);
    if (d->v->motion.kind != MOTION_SWING || !d->v->dial->has_from ||
        !is_on_line(d, d->v->dial->from))
        return to;
    int at = motion_at(&d->v->motion, d->v->now_us);
    return (int)motion_between(mark_x(d, d->v->dial->from), to, at);
}

static void draw_heading(const struct dial *d)
{
    const struct snap_table *t = view_table_of(d->s);
    int x = canvas_text(d->p, 1, 0, STYLE_STRONG, t->name) + 3;
    x = canvas_printf(d->p, x, 0, STYLE_TEXT, "partition key %s (%s)", t->pk_name, t->pk_type) + 3;
    canvas_printf(d->p, x, 0, STYLE_TEXT, "%s partition%s one line of addresses",
                  fmt_count(t->part_count).s, t->part_count == 1 ? " has" : "s share");
}

static void draw_rows(const struct dial *d, int y, int rows)
{
    const struct view_dial *dial = d->v->dial;
    int count = dial ? dial->count : 0;
    /* A new row comes when the needle has arrived. */
    bool swings = d->v->motion.kind == MOTION_SWING && !motion_is_over(&d->v->motion, d->v->now_us);
    int shown = count > 0 && swings ? count - 1 : count;
    int from = shown > rows ? shown - rows : 0;
    for (int i = from; i < shown; i++)
        draw_mark_row(d, y + i - from, &dial->mark[i], i == count - 1);
    for (int i = shown - from; i < rows; i++)
        draw_borders(d, y + i);
}

/* The falling tile, between its mark and the tray. */
static void draw_drop(const struct dial *d, int from_y, int tray_y)
{
    const struct view_dial *dial = d->v->dial;
    if (!dial || dial->drop_count == 0 || d->v->motion.kind != MOTION_DROP ||
        motion_is_over(&d->v->motion, d->v->now_us))
        return;
    const struct view_mark *m = &dial->drop[dial->drop_count - 1];
    if (!is_on_line(d, m->hash))
        return;
    struct tile t = tile_of_key(m->key);
    int y = (int)motion_between(from_y, tray_y, motion_at(&d->v->motion, d->v->now_us));
    canvas_put(d->p, mark_x(d, m->hash), y, t.letter, t.style);
}

/* A request that was refused: the stamp, in place below the last mark. */
static void draw_stamp(const struct dial *d, int y)
{
    const struct snap_last *l = &d->s->last;
    if (!l->is_there || l->err == ERR_OK || err_is_throttle(l->err) || d->v->dial == NULL ||
        d->v->dial->typing)
        return;
    canvas_fill(d->p, (struct rect){0, y, d->p->r.w, 1}, ' ', STYLE_TEXT);
    canvas_sign(d->p, 2, y, SIGN_NO, STYLE_MISS);
    int x = canvas_text(d->p, 4, y, STYLE_MISS, "REFUSED") + 3;
    x = canvas_text(d->p, x, y, STYLE_TEXT, err_wire_name(l->err));
    canvas_text(d->p, x < 42 ? 42 : x + 3, y, STYLE_TEXT, "read 0");
}

/* The second ruler: the partition that was hit, magnified. */
static struct dial magnified(const struct dial *d)
{
    struct dial z = *d;
    const struct view_mark *m = last_mark(d);
    int hit = m ? view_part_of(d->s, m->hash) : 0;
    z.first = z.last = hit < 0 ? 0 : hit;
    const struct snap_part *part = &d->s->part[z.first];
    z.lo = part->lo;
    z.span = part->hi - part->lo + 1;
    return z;
}

void view_dial_draw(const struct view_state *v, const struct snap *s, const struct pen *p)
{
    const struct snap_table *t = view_table_of(s);
    if (!t || s->part_count == 0) {
        canvas_text(p, 1, 0, STYLE_QUIET, "no table yet: nothing to point at");
        return;
    }
    bool is_narrow = p->r.w < 70;
    struct dial d = {
        .v = v, .s = s, .p = p, .is_narrow = is_narrow, .last = (int)s->part_count - 1};
    d.hash_x = is_narrow ? 10 : 11;
    d.in_x = is_narrow ? 20 : 21;
    d.line_x = is_narrow ? 22 : 25;
    int parts = s->part_count <= DIAL_NAMED ? (int)s->part_count : 1;
    d.cells = (p->r.w - 2 - d.line_x) / parts * parts;
    if (d.cells < 8)
        return;
    int y = 0, h = p->r.h;
    if (!is_narrow && h >= 8) {
        draw_heading(&d);
        y = 1;
    }
    bool typing = v->dial && v->dial->typing;
    canvas_text(p, 1, y + 1, STYLE_QUIET, typing ? "so far" : "key");
    canvas_text(p, d.hash_x, y + 1, STYLE_QUIET, "hash");
    canvas_text(p, is_narrow ? 19 : d.in_x, y + 1, STYLE_QUIET, "in");
    draw_ruler(&d, y, needle_now(&d));
    y += 3;
    if (s->part_count > DIAL_NAMED && h - y >= 5) {
        struct dial z = magnified(&d);
        draw_ruler(&z, y, needle_now(&z));
        d = z;
        y += 3;
    }
    /* Where it is low, what was just stored takes the place of a row. */
    bool is_low = h - y < 8, has_drops = v->dial && v->dial->drop_count > 0;
    bool has_tray = !is_low || (has_drops && h - y >= 4);
    int rows = h - y - (!has_tray ? 0 : is_low ? 1 : 2);
    draw_rows(&d, y, rows);
    int marks = v->dial ? v->dial->count : 0;
    if (marks + 2 < rows)
        draw_stamp(&d, y + marks + 1);
    if (has_tray) {
        draw_tray(&d, h - 1);
        int count = v->dial ? v->dial->count : 0;
        draw_drop(&d, y + (count < rows ? count - 1 : rows - 1), h - 1);
    }
}
