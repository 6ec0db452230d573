#include "config.h"

#include "app/edit.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/utf8.h"
#include "base/xalloc.h"
#include "view/width.h"

void edit_done(struct edit *e)
{
    for (size_t i = 0; i < e->history_count; i++)
        free(e->history[i]);
    free(e->history);
    buf_done(&e->text);
    buf_done(&e->kept);
    *e = (struct edit){0};
}

void edit_clear(struct edit *e)
{
    buf_clear(&e->text);
    e->at = 0;
    e->shown = e->history_count;
}

void edit_set(struct edit *e, struct slice text)
{
    buf_clear(&e->text);
    buf_add_slice(&e->text, text);
    e->at = e->text.len;
}

/* Takes out [from, to) and puts `text` there; the cursor ends behind it. */
static void splice(struct edit *e, size_t from, size_t to, struct slice text)
{
    assert(from <= to && to <= e->text.len);
    if (e->text.len - (to - from) + text.len > LIMIT_LINE_BYTES)
        return;
    struct buf b = BUF_INIT;
    buf_add(&b, buf_str(&e->text), from);
    buf_add_slice(&b, text);
    buf_add(&b, buf_str(&e->text) + to, e->text.len - to);
    buf_done(&e->text);
    e->text = b;
    e->at = from + text.len;
}

void edit_insert(struct edit *e, struct slice text)
{
    splice(e, e->at, e->at, text);
}

void edit_replace(struct edit *e, size_t from, struct slice text)
{
    splice(e, from < e->at ? from : e->at, e->at, text);
}

/* --- moving ---------------------------------------------------------------------------- */

static size_t before(const struct edit *e, size_t at)
{
    while (at > 0 && (e->text.ptr[--at] & 0xc0) == 0x80)
        ;
    return at;
}

static size_t after(const struct edit *e, size_t at)
{
    if (at < e->text.len)
        at++;
    while (at < e->text.len && (e->text.ptr[at] & 0xc0) == 0x80)
        at++;
    return at;
}

static size_t word_start(const struct edit *e)
{
    size_t at = e->at;
    while (at > 0 && e->text.ptr[at - 1] == ' ')
        at--;
    while (at > 0 && e->text.ptr[at - 1] != ' ')
        at--;
    return at;
}

/* --- history --------------------------------------------------------------------------- */

void edit_remember(struct edit *e, struct slice line)
{
    if (line.len == 0)
        return;
    size_t n = e->history_count;
    if (n > 0 && slice_is(line, e->history[n - 1]))
        return;
    if (n == LIMIT_HISTORY_LINES) {
        free(e->history[0]);
        memmove(e->history, e->history + 1, (n - 1) * sizeof *e->history);
        e->history_count--;
    }
    XGROW(e->history, e->history_count, e->history_cap);
    e->history[e->history_count++] = xslicedup(line);
    e->shown = e->history_count;
}

static void show_line(struct edit *e, size_t i)
{
    if (e->shown == e->history_count) {
        buf_clear(&e->kept);
        buf_add_slice(&e->kept, buf_slice(&e->text));
    }
    e->shown = i;
    edit_set(e, i == e->history_count ? buf_slice(&e->kept) : slice_of(e->history[i]));
}

/* --- keys ------------------------------------------------------------------------------ */

static bool control_key(struct edit *e, uint32_t letter)
{
    switch (letter) {
    case 'A':
        e->at = 0;
        return true;
    case 'E':
        e->at = e->text.len;
        return true;
    case 'K':
        splice(e, e->at, e->text.len, SLICE(""));
        return true;
    case 'U':
        splice(e, 0, e->at, SLICE(""));
        return true;
    case 'W':
        splice(e, word_start(e), e->at, SLICE(""));
        return true;
    case 'B':
        e->at = before(e, e->at);
        return true;
    case 'F':
        e->at = after(e, e->at);
        return true;
    case 'D':
        splice(e, e->at, after(e, e->at), SLICE(""));
        e->at = e->at > e->text.len ? e->text.len : e->at;
        return true;
    default:
        return false;
    }
}

static bool move_key(struct edit *e, uint32_t code)
{
    switch (code) {
    case KEYS_LEFT:
        e->at = before(e, e->at);
        return true;
    case KEYS_RIGHT:
        e->at = after(e, e->at);
        return true;
    case KEYS_HOME:
        e->at = 0;
        return true;
    case KEYS_END:
        e->at = e->text.len;
        return true;
    case KEYS_UP:
        if (e->shown > 0)
            show_line(e, e->shown - 1);
        return true;
    case KEYS_DOWN:
        if (e->shown < e->history_count)
            show_line(e, e->shown + 1);
        return true;
    case KEYS_BACKSPACE:
        splice(e, before(e, e->at), e->at, SLICE(""));
        return true;
    case KEYS_DELETE:
        splice(e, e->at, after(e, e->at), SLICE(""));
        return true;
    default:
        return false;
    }
}

bool edit_key(struct edit *e, struct keypress k)
{
    if (k.ctrl && !k.alt)
        return control_key(e, k.code);
    if (k.alt)
        return false;
    if (keys_is_text(k)) {
        char bytes[4];
        edit_insert(e, (struct slice){bytes, utf8_encode(k.code, bytes)});
        return true;
    }
    return move_key(e, k.code);
}

/* --- drawing --------------------------------------------------------------------------- */

void edit_draw(const struct edit *e, const struct pen *p, int y, const char *label, bool focus)
{
    int x = canvas_text(p, 1, y, focus ? STYLE_STRONG : STYLE_QUIET, label) + 1;
    int room = p->r.w - x - 1;
    if (room < 1)
        return;
    const char *text = buf_str(&e->text);
    struct slice head = {text, e->at}, all = {text, e->text.len};
    /* Scrolled by half the room, so that the text does not slide with every key. */
    size_t from = 0;
    while (width_of((struct slice){head.ptr + from, head.len - from}) > room) {
        struct slice rest = {head.ptr + from, head.len - from};
        size_t step = width_fit(rest, room / 2 > 0 ? room / 2 : 1);
        from += step > 0 ? step : after(e, from) - from;
    }
    struct pen line = canvas_part(p, x, y, room + 1, 1);
    canvas_slice(&line, 0, 0, STYLE_TYPED, (struct slice){all.ptr + from, all.len - from});
    if (focus)
        canvas_cursor(&line, width_of((struct slice){head.ptr + from, head.len - from}), 0);
}
