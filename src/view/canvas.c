#include "config.h"

#include "view/canvas.h"

#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>

#include "base/utf8.h"
#include "base/xalloc.h"
#include "view/width.h"

static const char style_letters[STYLE_COUNT] = {
#define STYLE_LETTER(name, letter) [STYLE_##name] = letter,
    STYLE_TABLE(STYLE_LETTER)
#undef STYLE_LETTER
};

static const struct cell blank = {.cp = ' ', .width = 1, .style = STYLE_TEXT};

void canvas_init(struct canvas *c, bool ascii)
{
    *c = (struct canvas){.ascii = ascii, .cursor_x = -1, .cursor_y = -1};
}

void canvas_done(struct canvas *c)
{
    free(c->cells);
    canvas_init(c, c->ascii);
}

static int side(int n)
{
    return n < 0 ? 0 : n > CANVAS_SIDE_MAX ? CANVAS_SIDE_MAX : n;
}

void canvas_resize(struct canvas *c, int w, int h)
{
    c->w = side(w);
    c->h = side(h);
    c->cells = xrealloc(c->cells, (size_t)c->w * c->h + 1, sizeof *c->cells);
    canvas_clear(c);
}

void canvas_clear(struct canvas *c)
{
    for (int i = 0; i < c->w * c->h; i++)
        c->cells[i] = blank;
    c->cursor_x = c->cursor_y = -1;
}

static struct cell *cell_at(const struct canvas *c, int x, int y)
{
    assert(x >= 0 && x < c->w && y >= 0 && y < c->h);
    return &c->cells[y * c->w + x];
}

const struct cell *canvas_cell(const struct canvas *c, int x, int y)
{
    return cell_at(c, x, y);
}

/* --- pens ------------------------------------------------------------------------------ */

struct pen canvas_pen(struct canvas *c)
{
    struct rect all = {0, 0, c->w, c->h};
    return (struct pen){c, all, all};
}

static struct rect rect_meet(struct rect a, struct rect b)
{
    int x = a.x > b.x ? a.x : b.x, y = a.y > b.y ? a.y : b.y;
    int ax = a.x + a.w, bx = b.x + b.w, ay = a.y + a.h, by = b.y + b.h;
    int w = (ax < bx ? ax : bx) - x, h = (ay < by ? ay : by) - y;
    return (struct rect){x, y, w < 0 ? 0 : w, h < 0 ? 0 : h};
}

struct pen canvas_part(const struct pen *p, int x, int y, int w, int h)
{
    struct rect r = {p->r.x + x, p->r.y + y, w < 0 ? 0 : w, h < 0 ? 0 : h};
    return (struct pen){p->c, r, rect_meet(r, p->clip)};
}

static bool is_inside(const struct pen *p, int x, int y)
{
    return x >= p->clip.x && x < p->clip.x + p->clip.w && y >= p->clip.y &&
           y < p->clip.y + p->clip.h;
}

/* --- drawing --------------------------------------------------------------------------- */

/* Blanks the other half of a wide character that is about to lose one. */
static void part_halves(struct canvas *c, int x, int y)
{
    struct cell *cell = cell_at(c, x, y);
    if (cell->width == 2)
        cell_at(c, x + 1, y)[0] = (struct cell){' ', 0, 1, cell->style};
    else if (cell->width == 0)
        cell_at(c, x - 1, y)[0] = (struct cell){' ', 0, 1, cell->style};
}

static void put_abs(const struct pen *p, int x, int y, struct cell cell)
{
    if (cell.width == 2 && (!is_inside(p, x, y) || !is_inside(p, x + 1, y))) {
        struct cell half = {.cp = ' ', .width = 1, .style = cell.style};
        put_abs(p, x, y, half);
        put_abs(p, x + 1, y, half);
        return;
    }
    if (!is_inside(p, x, y))
        return;
    part_halves(p->c, x, y);
    *cell_at(p->c, x, y) = cell;
    if (cell.width == 2) {
        part_halves(p->c, x + 1, y);
        *cell_at(p->c, x + 1, y) = (struct cell){.style = cell.style};
    }
}

static uint8_t width_of_cp(uint32_t cp)
{
    char bytes[4];
    size_t n = utf8_encode(cp, bytes), used;
    int w = width_next((struct slice){bytes, n}, &used).width;
    return w == 2 ? 2 : 1;
}

void canvas_put(const struct pen *p, int x, int y, uint32_t cp, enum style style)
{
    struct cell cell = {.cp = cp, .width = width_of_cp(cp), .style = style};
    put_abs(p, p->r.x + x, p->r.y + y, cell);
}

void canvas_sign(const struct pen *p, int x, int y, enum sign sign, enum style style)
{
    canvas_put(p, x, y, sign_cp(sign, p->c->ascii), style);
}

void canvas_fill(const struct pen *p, struct rect r, uint32_t cp, enum style style)
{
    struct pen part = canvas_part(p, r.x, r.y, r.w, r.h);
    struct cell cell = {.cp = cp, .width = 1, .style = style};
    for (int y = part.clip.y; y < part.clip.y + part.clip.h; y++)
        for (int x = part.clip.x; x < part.clip.x + part.clip.w; x++)
            put_abs(&part, x, y, cell);
}

void canvas_restyle(const struct pen *p, struct rect r, enum style style)
{
    struct pen part = canvas_part(p, r.x, r.y, r.w, r.h);
    for (int y = part.clip.y; y < part.clip.y + part.clip.h; y++)
        for (int x = part.clip.x; x < part.clip.x + part.clip.w; x++)
            cell_at(p->c, x, y)->style = style;
}

/* A combining character joins the cell before it. */
static void put_mark(const struct pen *p, int x, int y, uint32_t mark)
{
    x += p->r.x - 1;
    y += p->r.y;
    if (!is_inside(p, x, y))
        return;
    struct cell *cell = cell_at(p->c, x, y);
    if (cell->width == 0 && is_inside(p, x - 1, y))
        cell--;
    if (cell->cp != ' ' && cell->cp != 0)
        cell->mark = mark;
}

static int put_byte(const struct pen *p, int x, int y, enum style style, uint32_t byte)
{
    static const char digits[] = "0123456789abcdef";
    const char text[4] = {'\\', 'x', digits[byte >> 4 & 15], digits[byte & 15]};
    for (int i = 0; i < 4; i++)
        canvas_put(p, x + i, y, (uint32_t)text[i], style);
    return x + 4;
}

int canvas_slice(const struct pen *p, int x, int y, enum style style, struct slice text)
{
    while (text.len > 0) {
        size_t n;
        struct glyph g = width_next(text, &n);
        text.ptr += n;
        text.len -= n;
        if (g.is_byte) {
            x = put_byte(p, x, y, style, g.cp);
        } else if (g.width == 0) {
            put_mark(p, x, y, g.cp);
        } else {
            uint32_t cp = p->c->ascii ? sign_ascii(g.cp) : g.cp;
            struct cell cell = {.cp = cp, .width = (uint8_t)g.width, .style = style};
            put_abs(p, p->r.x + x, p->r.y + y, cell);
            x += g.width;
        }
    }
    return x;
}

int canvas_text(const struct pen *p, int x, int y, enum style style, const char *text)
{
    return canvas_slice(p, x, y, style, slice_of(text));
}

int canvas_printf(const struct pen *p, int x, int y, enum style style, const char *fmt, ...)
{
    struct buf b = BUF_INIT;
    va_list ap;
    va_start(ap, fmt);
    buf_vprintf(&b, fmt, ap);
    va_end(ap);
    x = canvas_slice(p, x, y, style, buf_slice(&b));
    buf_done(&b);
    return x;
}

int canvas_right(const struct pen *p, int end, int y, enum style style, const char *text)
{
    int x = end - width_of(slice_of(text));
    canvas_text(p, x, y, style, text);
    return x;
}

void canvas_cursor(const struct pen *p, int x, int y)
{
    x += p->r.x;
    y += p->r.y;
    bool seen = is_inside(p, x, y);
    p->c->cursor_x = seen ? x : -1;
    p->c->cursor_y = seen ? y : -1;
}

/* --- copies ---------------------------------------------------------------------------- */

static void add_cp(struct buf *out, uint32_t cp)
{
    char bytes[4];
    buf_add(out, bytes, utf8_encode(cp, bytes));
}

static void add_row(const struct canvas *c, int y, struct buf *out)
{
    for (int x = 0; x < c->w; x++) {
        const struct cell *cell = cell_at(c, x, y);
        if (cell->width == 0)
            continue;
        add_cp(out, cell->cp);
        if (cell->mark)
            add_cp(out, cell->mark);
    }
}

void canvas_rows(const struct canvas *c, struct buf *out)
{
    for (int y = 0; y < c->h; y++) {
        size_t start = out->len;
        add_row(c, y, out);
        while (out->len > start && out->ptr[out->len - 1] == ' ')
            out->len--;
        buf_add_char(out, '\n');
    }
}

void canvas_dump(const struct canvas *c, struct buf *out)
{
    buf_printf(out, "size %dx%d\n", c->w, c->h);
    for (int y = 0; y < c->h; y++) {
        buf_add_char(out, '|');
        add_row(c, y, out);
        buf_add_str(out, "|\n");
    }
    buf_add_str(out, "style\n");
    for (int y = 0; y < c->h; y++) {
        buf_add_char(out, '|');
        for (int x = 0; x < c->w; x++)
            buf_add_char(out, style_letters[cell_at(c, x, y)->style]);
        buf_add_str(out, "|\n");
    }
    if (c->cursor_x < 0)
        buf_add_str(out, "cursor none\n");
    else
        buf_printf(out, "cursor %d,%d\n", c->cursor_x, c->cursor_y);
}

void canvas_check(const struct canvas *c)
{
    for (int y = 0; y < c->h; y++) {
        for (int x = 0; x < c->w; x++) {
            const struct cell *cell = cell_at(c, x, y);
            assert(cell->style < STYLE_COUNT);
            assert(cell->width <= 2);
            if (cell->width == 2)
                assert(x + 1 < c->w && cell[1].width == 0);
            if (cell->width == 0)
                assert(x > 0 && cell[-1].width == 2);
            else
                assert(cell->cp >= ' ');
        }
    }
}
