#include "config.h"

#include "view/view_requests.h"

#include "view/fmt.h"
#include "view/width.h"

/* The newest are at the bottom; the cursor's line is kept in sight. */

static bool is_shown(const struct view_state *v, const struct history_request *q)
{
    return !v->rejected_only || q->err != ERR_OK;
}

int view_requests_count(const struct view_state *v, const struct snap *s)
{
    int n = 0;
    for (int i = 0; s && i < s->request_count; i++)
        n += is_shown(v, &s->request[i]);
    return n;
}

static void draw_answer(const struct pen *p, int x, int y, const struct history_request *q)
{
    if (q->err == ERR_OK) {
        canvas_sign(p, x, y, SIGN_OK, STYLE_OK);
        canvas_text(p, x + 2, y, STYLE_TEXT, "ok");
        return;
    }
    bool throttled = err_is_throttle(q->err);
    enum style style = throttled ? STYLE_HOT : STYLE_MISS;
    canvas_sign(p, x, y, SIGN_NO, style);
    canvas_text(p, x + 2, y, style, throttled ? "REJ" : "REFUSED");
}

static void draw_key(const struct pen *p, enum style style, const struct history_request *q)
{
    struct buf text = BUF_INIT, key = BUF_INIT;
    buf_add_str(&text, q->key);
    if (q->sort[0])
        buf_printf(&text, "  %s", q->sort);
    fmt_key(&key, buf_slice(&text), p->r.w);
    canvas_slice(p, 0, 0, style, buf_slice(&key));
    buf_done(&text);
    buf_done(&key);
}

/* Columns: as in the frames, further right where a key needs the room. */
struct columns {
    int to, paid, answer;
};

static int key_cells(const struct history_request *q)
{
    int sort = width_of(slice_of(q->sort));
    return width_of(slice_of(q->key)) + (sort ? 2 + sort : 0);
}

static struct columns plan_columns(const struct view_state *v, const struct snap *s, int w)
{
    int most = 0;
    for (int i = 0; i < s->request_count; i++) {
        int n = is_shown(v, &s->request[i]) ? key_cells(&s->request[i]) : 0;
        most = n > most ? n : most;
    }
    if (w < 70)
        return (struct columns){w - 25, w - 20, w - 11};
    int shift = most - (w - 41 - 24);
    shift = shift < 0 ? 0 : shift > 12 ? 12 : shift;
    return (struct columns){w - 41 + shift, w - 33 + shift, w - 24 + shift};
}

static void draw_request(const struct pen *p, int y, const struct history_request *q, bool chosen,
                         const struct columns *col)
{
    enum style style = chosen ? STYLE_POINT : STYLE_TEXT;
    if (chosen)
        canvas_sign(p, 0, y, SIGN_CHOSEN, STYLE_POINT);
    canvas_right(p, 11, y, style, fmt_moment(q->at_us).s);
    canvas_text(p, 14, y, style, fmt_op(q->op));
    struct pen key = canvas_part(p, 22, y, col->to - 24, 1);
    draw_key(&key, style, q);
    if (q->part >= 0)
        canvas_printf(p, col->to, y, style, "P%d", q->part);
    int64_t units = q->read_units + q->write_units;
    if (units == 0)
        canvas_text(p, col->paid, y, style, "0");
    else
        canvas_printf(p, col->paid, y, style, "%s %s", fmt_units(units).s,
                      q->write_units > 0 ? "WCU" : "RCU");
    draw_answer(p, col->answer, y, q);
}

static void draw_heading(const struct snap *s, const struct pen *p, const struct columns *col)
{
    const struct snap_table *t = view_table_of(s);
    canvas_printf(p, 1, 0, STYLE_STRONG, "Requests to %s", t->name);
    if (p->r.w >= 70)
        canvas_printf(p, 42, 0, STYLE_TEXT, "accepted %s   rejected %s",
                      fmt_count(t->accepted_total).s, fmt_count(t->rejected_total).s);
    canvas_right(p, 11, 1, STYLE_QUIET, "at s");
    canvas_text(p, 14, 1, STYLE_QUIET, "what");
    canvas_text(p, 22, 1, STYLE_QUIET, "key");
    canvas_text(p, col->to, 1, STYLE_QUIET, "to");
    canvas_text(p, col->paid, 1, STYLE_QUIET, "paid");
    canvas_text(p, col->answer, 1, STYLE_QUIET, "answer");
}

void view_requests_draw(const struct view_state *v, const struct snap *s, const struct pen *p)
{
    if (!view_table_of(s)) {
        view_heading(s, p, 0, VIEW_HEADING_KEYS);
        return;
    }
    struct columns col = plan_columns(v, s, p->r.w);
    draw_heading(s, p, &col);
    int rows = p->r.h - 2, count = view_requests_count(v, s);
    if (rows <= 0)
        return;
    int cursor = v->in_picture && v->cursor >= 0 ? v->cursor : count - 1;
    if (cursor >= count)
        cursor = count - 1;
    int from = cursor + 3 - rows; /* two rows of margin below the cursor */
    if (from + rows > count)
        from = count - rows;
    if (from < 0)
        from = 0;
    int at = 0;
    for (int i = 0; i < s->request_count; i++) {
        if (!is_shown(v, &s->request[i]))
            continue;
        if (at >= from && at < from + rows)
            draw_request(p, 2 + at - from, &s->request[i], v->in_picture && at == cursor, &col);
        at++;
    }
    if (count == 0)
        canvas_text(p, 14, 2, STYLE_QUIET,
                    v->rejected_only ? "none was rejected or refused" : "none yet");
}
