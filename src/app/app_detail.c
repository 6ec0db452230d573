#include "config.h"

#include <stdarg.h>

#include "app/app_int.h"
#include "view/fmt.h"

/*
 * What the pointer in the picture stands on, in words: the whole key, all the
 * numbers.  It takes the rows of the words and the title line while the picture
 * has the focus.
 */

static void add_line(struct said *s, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

static void add_line(struct said *s, const char *fmt, ...)
{
    struct buf b = BUF_INIT;
    va_list ap;
    va_start(ap, fmt);
    buf_vprintf(&b, fmt, ap);
    va_end(ap);
    said_add(s, STYLE_TEXT, buf_slice(&b));
    buf_done(&b);
}

/* --- requests -------------------------------------------------------------------------- */

static const struct history_request *request_at(const struct picture *p, int cursor)
{
    for (int i = 0, at = 0; i < p->snap->request_count; i++) {
        const struct history_request *q = &p->snap->request[i];
        if (p->v.rejected_only && q->err == ERR_OK)
            continue;
        if (at++ == cursor)
            return q;
    }
    return NULL;
}

const struct history_request *app_detail_request(const struct app *a)
{
    const struct picture *p = &a->picture;
    bool looks = p->v.in_picture && p->snap && picture_view(p) == VIEW_REQUESTS;
    return looks ? request_at(p, p->v.cursor) : NULL;
}

/* Who said no, as a sentence. */
static void add_cause(struct said *s, const struct history_request *q)
{
    const char *name = reason_names[q->reason];
    if (slice_find(slice_of(name), SLICE("KeyRange")))
        add_line(s, "hash %s, so P%d. The table let it pass; the bucket of P%d was empty.",
                 fmt_hash(q->hash).s, q->part, q->part);
    else
        add_line(s, "hash %s, so P%d. The table itself said no: its own bucket was empty.",
                 fmt_hash(q->hash).s, q->part);
}

static void describe_request(const struct picture *p, struct said *s, struct buf *title)
{
    const struct history_request *q = request_at(p, p->v.cursor);
    const struct snap *snap = p->snap;
    if (!q)
        return;
    buf_printf(title, "The request at %s", fmt_moment(q->at_us).s);
    const char *table =
        q->table >= 0 && q->table < snap->table_count ? snap->table[q->table].name : "";
    add_line(s, "%s %s  %s  %s", fmt_op(q->op), table, q->key, q->sort);
    if (err_is_throttle(q->err))
        add_cause(s, q);
    else if (q->part >= 0)
        add_line(s, "hash %s, so P%d.", fmt_hash(q->hash).s, q->part);
    if (q->err != ERR_OK)
        add_line(s, "%s", err_wire_name(q->err));
    if (q->reason != REASON_NONE)
        add_line(s, "  reason  %s", reason_names[q->reason]);
    if (q->err == ERR_OK)
        add_line(s, "paid %s RCU, %s WCU", fmt_units(q->read_units).s, fmt_units(q->write_units).s);
}

/* --- items and partitions ---------------------------------------------------------------- */

static void describe_item(const struct picture *p, struct said *s, struct buf *title)
{
    const struct snap_collection *c = &p->snap->collection;
    const struct snap_table *t = view_table_of(p->snap);
    if (!t || !p->snap->has_collection || p->v.cursor < 0 || (size_t)p->v.cursor >= c->count)
        return;
    const struct snap_item *it = &c->item[p->v.cursor];
    buf_printf(title, "Item %s of %s", fmt_count(c->first + (size_t)p->v.cursor + 1).s,
               fmt_count(c->items).s);
    add_line(s, "%s = %s", t->pk_name, it->pk);
    if (t->sk_name[0])
        add_line(s, "%s = %s", t->sk_name, it->sk);
    if (it->rest_name[0])
        add_line(s, "%s = %s", it->rest_name, it->rest_value);
    if (it->arrived > 0)
        add_line(s, "%s, came in as number %s", fmt_bytes(it->bytes).s, fmt_count(it->arrived).s);
    else
        add_line(s, "%s", fmt_bytes(it->bytes).s);
}

static void add_meter(struct said *s, const char *name, const struct snap_meter *m)
{
    add_line(s, "%s  used %s of %s, rejected %s", name, fmt_rate(m->used).s, fmt_rate(m->ceiling).s,
             fmt_rate(m->rejected).s);
}

static void describe_partition(const struct picture *p, struct said *s, struct buf *title)
{
    if (p->v.cursor < 0 || p->v.cursor >= (int)p->snap->part_count)
        return;
    const struct snap_part *part = &p->snap->part[p->v.cursor];
    buf_printf(title, "Partition P%d", part->id);
    add_line(s, "hashes %016llx to %016llx", (unsigned long long)part->lo,
             (unsigned long long)part->hi);
    add_line(s, "%s items, %s", fmt_count(part->items).s, fmt_bytes(part->bytes).s);
    add_meter(s, "writes", &part->write);
    add_meter(s, "reads ", &part->read);
}

static bool make(const struct app *a, struct said *s, struct buf *title)
{
    const struct picture *p = &a->picture;
    if (!p->v.in_picture || !p->snap)
        return false;
    switch (picture_view(p)) {
    case VIEW_REQUESTS:
        describe_request(p, s, title);
        break;
    case VIEW_COLLECTION:
        describe_item(p, s, title);
        break;
    case VIEW_PARTITIONS:
        describe_partition(p, s, title);
        break;
    case VIEW_DIAL:
    case VIEW_BYTES:
    case VIEW_METERS:
    case VIEW_INDEX:
    case VIEW_COUNT:
        break;
    }
    return title->len > 0;
}

bool app_detail_draw(const struct app *a, const struct pen *title, const struct pen *below,
                     bool is_wide)
{
    struct said s = {0};
    struct buf text = BUF_INIT;
    bool there = make(a, &s, &text);
    if (there) {
        struct frame_title t = {.text = buf_slice(&text), .after = ""};
        frame_title(title, &t, is_wide);
        int rows = said_rows(&s, below->r.w - 2, below->r.h);
        struct pen top = canvas_part(below, 0, 0, below->r.w, rows);
        said_draw(&s, &top, "");
    }
    said_done(&s);
    buf_done(&text);
    return there;
}
