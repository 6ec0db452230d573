#include "config.h"

#include "app/frame.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "view/fmt.h"
#include "view/width.h"

enum { NARROW = 70 };

/* The parts right of a header, as one text; the least needed go first. */
static void header_right(const struct frame_header *h, int width, bool seed, char *out, size_t size)
{
    struct buf b = BUF_INIT;
    bool narrow = width < NARROW;
    bool plain_speed = h->speed_num == h->speed_den;
    if (h->has_time)
        buf_printf(&b, "t %s   ", fmt_time(h->now_us).s);
    if (h->has_time && h->speed_den > 1)
        buf_printf(&b, "x%d/%d   ", h->speed_num, h->speed_den);
    else if (h->has_time && !(narrow && plain_speed))
        buf_printf(&b, "x%d   ", h->speed_num);
    buf_printf(&b, "model 1:%u   ", h->scale);
    if (seed)
        buf_printf(&b, "seed %llu   ", (unsigned long long)h->seed);
    buf_add_str(&b, "? keys");
    snprintf(out, size, "%s", buf_str(&b));
    buf_done(&b);
}

void frame_header(const struct pen *p, const struct frame_header *h)
{
    char right[160];
    int w = p->r.w;
    canvas_fill(p, (struct rect){0, 0, w, 1}, ' ', STYLE_HEADER);
    header_right(h, w, h->has_seed && w >= NARROW, right, sizeof right);
    int at = w - 1 - width_of(slice_of(right));
    int x = 1;
    if (w >= NARROW)
        x = canvas_text(p, x, 0, STYLE_HEADER, "keyglass") + 2;
    int banner = h->banner ? width_of(slice_of(h->banner)) + 3 : 0;
    struct buf title = BUF_INIT;
    fmt_key(&title, slice_of(h->title), at - x - banner - 2);
    x = canvas_slice(p, x, 0, STYLE_HEADER, buf_slice(&title));
    buf_done(&title);
    if (h->banner)
        canvas_text(p, x + 3, 0, STYLE_BANNER, h->banner);
    canvas_text(p, at, 0, STYLE_HEADER, right);
}

static int title_before(const struct pen *p, int x, const struct frame_title *t)
{
    return t->before ? canvas_text(p, x, 0, STYLE_BANNER, t->before) + 3 : x;
}

static int title_passed(const struct pen *p, int x, const struct frame_title *t)
{
    if (!t->is_passed)
        return x;
    canvas_sign(p, x + 3, 0, SIGN_OK, STYLE_OK);
    return canvas_text(p, x + 5, 0, STYLE_OK, "PASSED");
}

void frame_title(const struct pen *p, const struct frame_title *t, bool is_wide)
{
    int x = title_before(p, 1, t), after = width_of(slice_of(t->after));
    int room = p->r.w - x - (is_wide ? 1 : after + 6) - (t->is_passed ? 11 : 0);
    struct slice text = t->text;
    if (width_of(text) > room)
        text.len = width_fit(text, room > 0 ? room : 0);
    x = canvas_slice(p, x, 0, STYLE_STRONG, text);
    x = title_passed(p, x, t);
    if (is_wide) {
        canvas_text(p, 1, 1, STYLE_QUIET, t->after);
        return;
    }
    if (after > 0)
        x = canvas_text(p, x + 3, 0, STYLE_QUIET, t->after);
    for (x += 2; x < p->r.w - 1; x++)
        canvas_sign(p, x, 0, SIGN_HAIRLINE, STYLE_QUIET);
}

static int key_width(const struct frame_key *k)
{
    return width_of(slice_of(k->key)) + 1 + width_of(slice_of(k->word));
}

/* Help and the way back are never dropped. */
static bool is_kept(const struct frame_key *k)
{
    return strcmp(k->word, "keys") == 0 || strcmp(k->key, "Esc") == 0;
}

void frame_keys(const struct pen *p, const struct frame_key *keys, int count)
{
    bool dropped[16] = {false};
    int room = p->r.w - 2, used = -3;
    assert(count <= 16);
    for (int i = 0; i < count; i++)
        used += key_width(&keys[i]) + 3;
    for (int i = count - 1; i > 0 && used > room; i--) {
        if (is_kept(&keys[i]))
            continue;
        dropped[i] = true;
        used -= key_width(&keys[i]) + 3;
    }
    int x = 1;
    for (int i = 0; i < count; i++) {
        if (dropped[i])
            continue;
        x = canvas_text(p, x, 0, STYLE_KEY, keys[i].key) + 1;
        x = canvas_text(p, x, 0, STYLE_TEXT, keys[i].word) + 3;
    }
}

static enum style piece_style(unsigned style)
{
    return style & (PROSE_STRONG | PROSE_CODE) ? STYLE_STRONG : STYLE_TEXT;
}

int frame_words(const struct pen *p, int y, const struct prose *words, int from)
{
    int width = p->r.w - 2;
    if (!words || width < 10)
        return y;
    struct arena a = ARENA_INIT;
    struct prose_lines lines = prose_wrap(words, width, (size_t)(p->r.h > y ? p->r.h - y : 1), &a);
    for (size_t i = (size_t)from; i < lines.count && y < p->r.h; i++, y++) {
        const struct prose_line *l = &lines.line[i];
        for (size_t k = 0; k < l->count; k++)
            canvas_slice(p, 1 + l->piece[k].col, y, piece_style(l->piece[k].style),
                         l->piece[k].text);
    }
    arena_done(&a);
    return y;
}

int frame_words_rows(const struct prose *words, int width, int most)
{
    if (!words || width < 12)
        return 0;
    struct arena a = ARENA_INIT;
    int rows = (int)prose_wrap(words, width - 2, most > 0 ? (size_t)most : 0, &a).count;
    arena_done(&a);
    return rows;
}

void frame_too_small(const struct pen *p)
{
    int w = p->r.w;
    if (w >= 50)
        canvas_printf(p, 0, 0, STYLE_TEXT, "keyglass needs %dx%d, this window is %dx%d   q quit",
                      LAYOUT_MIN_W, LAYOUT_MIN_H, w, p->r.h);
    else if (w >= 24)
        canvas_text(p, 0, 0, STYLE_TEXT, "60x18 needed   q quit");
    else if (w >= 5)
        canvas_text(p, 0, 0, STYLE_TEXT, "60x18");
}
