#include "config.h"

#include "view/view_bytes.h"

#include <stdio.h>
#include <string.h>

#include "view/fmt.h"
#include "view/width.h"

enum { BYTE_W = 6 }; /* cells of one byte */

/* The two keys: those the lesson names, else the newest item and its neighbour. */
static bool find_pair(const struct view_state *v, const struct snap *s, struct slice pair[2])
{
    if (v->compare_a && v->compare_b) {
        pair[0] = slice_of(v->compare_a);
        pair[1] = slice_of(v->compare_b);
        return true;
    }
    const struct snap_collection *c = s->has_collection ? &s->collection : NULL;
    if (!c || c->count < 2)
        return false;
    size_t at = c->count - 2;
    if (v->in_picture && v->cursor >= 0 && (size_t)v->cursor + 1 < c->count)
        at = (size_t)v->cursor;
    for (size_t i = 0; !v->in_picture && i < c->count; i++)
        if (c->item[i].is_new)
            at = i + 1 < c->count ? i : i - 1;
    pair[0] = slice_of(c->item[at].sk);
    pair[1] = slice_of(c->item[at + 1].sk);
    return true;
}

static size_t first_difference(struct slice a, struct slice b)
{
    size_t n = a.len < b.len ? a.len : b.len, i = 0;
    while (i < n && a.ptr[i] == b.ptr[i])
        i++;
    return i;
}

struct ruler {
    const struct pen *p;
    int x;       /* of the first byte */
    size_t from; /* byte shown first */
    size_t to;   /* behind the last */
    size_t diff;
};

static void draw_bytes(const struct ruler *r, int y, struct slice key)
{
    struct buf text = BUF_INIT;
    fmt_key(&text, key, r->x - 6);
    canvas_slice(r->p, 3, y, STYLE_TEXT, buf_slice(&text));
    buf_done(&text);
    for (size_t i = r->from; i < r->to && i < key.len; i++) {
        int x = r->x + (int)(i - r->from) * BYTE_W;
        unsigned byte = (uint8_t)key.ptr[i];
        enum style style = i < r->diff ? STYLE_QUIET : i == r->diff ? STYLE_MISS : STYLE_TEXT;
        if (byte > 0x20 && byte < 0x7f)
            canvas_put(r->p, x, y, byte, style);
        else
            canvas_put(r->p, x, y, '.', STYLE_QUIET);
        if (i == r->diff)
            canvas_printf(r->p, x - 1, y + 1, style, "[%02x]", byte);
        else
            canvas_printf(r->p, x, y + 1, style, "%02x", byte);
    }
}

static void draw_verdict(const struct ruler *r, int y, const struct slice pair[2])
{
    const struct pen *p = r->p;
    int x = r->x + (int)(r->diff - r->from) * BYTE_W;
    struct buf a = BUF_INIT, b = BUF_INIT;
    bool first_less = slice_compare(pair[0], pair[1]) < 0;
    fmt_key(&a, pair[first_less ? 0 : 1], 20);
    fmt_key(&b, pair[first_less ? 1 : 0], 20);
    if (slice_equal(pair[0], pair[1])) {
        canvas_text(p, r->x, y, STYLE_TEXT, "the same bytes: the same key");
    } else if (r->diff >= pair[0].len || r->diff >= pair[1].len) {
        canvas_printf(p, r->x, y, STYLE_TEXT, "%s is the beginning of %s, so it stands before it",
                      buf_str(&a), buf_str(&b));
    } else {
        unsigned u = (uint8_t)pair[0].ptr[r->diff], w = (uint8_t)pair[1].ptr[r->diff];
        canvas_sign(p, x, y, SIGN_UP, STYLE_POINT);
        char text[160];
        snprintf(text, sizeof text, "%02x is less than %02x, so %s stands before %s", u < w ? u : w,
                 u < w ? w : u, buf_str(&a), buf_str(&b));
        int len = width_of(slice_of(text)), at = r->x;
        if (at + len > p->r.w - 1)
            at = p->r.w - 1 - len < 3 ? 3 : p->r.w - 1 - len;
        canvas_text(p, at, y + 1, STYLE_TEXT, text);
    }
    buf_done(&a);
    buf_done(&b);
}

static void draw_order(const struct snap *s, const struct pen *p, int y)
{
    int x = canvas_text(p, 3, y, STYLE_QUIET, "stored") + 2;
    for (size_t i = 0; s->has_collection && i < s->collection.count; i++) {
        const char *key = s->collection.item[i].sk;
        if (x + width_of(slice_of(key)) > p->r.w - 4) {
            canvas_text(p, x, y, STYLE_QUIET, "..");
            return;
        }
        x = canvas_text(p, x, y, STYLE_TEXT, key) + 1;
    }
}

void view_bytes_draw(const struct view_state *v, const struct snap *s, const struct pen *p)
{
    const struct snap_table *t = view_table_of(s);
    struct slice pair[2];
    if (!t || !find_pair(v, s, pair)) {
        view_heading(s, p, 0, VIEW_HEADING_KEYS);
        if (t)
            canvas_text(p, 1, 2, STYLE_QUIET, "no two keys to compare yet");
        return;
    }
    struct ruler r = {.p = p, .x = p->r.w < 70 ? 22 : 28};
    r.diff = first_difference(pair[0], pair[1]);
    int fit = (p->r.w - r.x - 1) / BYTE_W;
    if (fit < 1)
        return;
    /* The difference stays in sight. */
    r.from = r.diff + 2 > (size_t)fit ? r.diff + 2 - (size_t)fit : 0;
    r.to = r.from + (size_t)fit;
    size_t longer = pair[0].len > pair[1].len ? pair[0].len : pair[1].len;
    if (r.to > longer)
        r.to = longer;
    int h = p->r.h, step = h >= 12 ? 1 : 0, y = 0;
    if (s->has_collection && t->sk_name[0]) {
        int x = canvas_text(p, 1, 0, STYLE_STRONG, t->name) + 3;
        x = canvas_printf(p, x, 0, STYLE_TEXT, "%s = %s", t->pk_name, s->collection.pk) + 3;
        x = canvas_printf(p, x, 0, STYLE_TEXT, "sort key %s (%s)", t->sk_name, t->sk_type) + 3;
        canvas_printf(p, x, 0, STYLE_TEXT, "%s items", fmt_count(s->collection.items).s);
    } else {
        view_heading(s, p, 0, VIEW_HEADING_KEYS);
    }
    y = 1 + step;
    canvas_text(p, r.x - 5, y, STYLE_QUIET, "byte");
    for (size_t i = r.from; i < r.to; i++)
        canvas_printf(p, r.x + (int)(i - r.from) * BYTE_W, y, STYLE_QUIET, "%d", (int)i + 1);
    y += 1 + step;
    draw_bytes(&r, y, pair[0]);
    y += 2 + step;
    draw_bytes(&r, y, pair[1]);
    y += 2;
    draw_verdict(&r, y, pair);
    if (y + 2 < h)
        draw_order(s, p, h - 1);
}
