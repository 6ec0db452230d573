#include "config.h"

#include "app/said.h"

#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "view/width.h"

void said_clear(struct said *s)
{
    for (size_t i = 0; i < s->count; i++)
        free(s->line[i].text);
    s->count = s->scroll = 0;
}

void said_done(struct said *s)
{
    said_clear(s);
    free(s->line);
    *s = (struct said){0};
}

void said_add(struct said *s, enum style style, struct slice line)
{
    if (s->count == SAID_LINES) {
        free(s->line[0].text);
        memmove(s->line, s->line + 1, (s->count - 1) * sizeof *s->line);
        s->count--;
    }
    XGROW(s->line, s->count, s->cap);
    s->line[s->count++] = (struct said_line){xslicedup(line), style, false};
    s->scroll = 0;
}

void said_add_like(struct said *s, const struct said_line *like, struct slice text)
{
    said_add(s, like->style, text);
    s->line[s->count - 1].is_command = like->is_command;
}

enum style said_style(struct slice line)
{
    if (slice_begins(line, SLICE("! ")) || slice_begins(line, SLICE("✗")))
        return STYLE_MISS;
    return STYLE_TEXT;
}

/* The next line of a text, without its end. */
static bool next_line(struct slice *text, struct slice *ret)
{
    if (text->len == 0)
        return false;
    const char *end = memchr(text->ptr, '\n', text->len);
    size_t n = end ? (size_t)(end - text->ptr) : text->len;
    *ret = (struct slice){text->ptr, n};
    n += end ? 1 : 0;
    text->ptr += n;
    text->len -= n;
    return true;
}

void said_add_output(struct said *s, struct slice output)
{
    struct slice line;
    while (next_line(&output, &line))
        said_add(s, said_style(line), line);
}

void said_add_command(struct said *s, const char *label, struct slice text)
{
    struct slice line;
    for (bool first = true; next_line(&text, &line); first = false) {
        struct buf b = BUF_INIT;
        buf_add_str(&b, first ? label : "  ");
        buf_add_slice(&b, line);
        said_add(s, STYLE_QUIET, buf_slice(&b));
        s->line[s->count - 1].is_command = true;
        buf_done(&b);
    }
}

/* --- wrapping -------------------------------------------------------------------------- */

/* Bytes of `line` for one row, broken at a blank where there is one. */
static size_t row_bytes(struct slice line, int width)
{
    size_t fit = width_fit(line, width);
    if (fit >= line.len || fit == 0)
        return fit == 0 && line.len ? 1 : fit;
    size_t at = fit;
    while (at > 0 && line.ptr[at] != ' ')
        at--;
    return at > fit / 3 ? at : fit;
}

/* How far later rows of one line stand in: under the words of a mark or a label,
 * under the words of a command, not at all in sentences. */
static int indent_of(struct slice line)
{
    static const struct {
        const char *start;
        int indent;
    } rows[] = {
        {"✗ ", 2}, {"✓ ", 2},   {"! ", 2},     {"> ", 4},       {"fork> ", 4},
        {"  ", 4}, {"why:", 5}, {"yours", 14}, {"as good", 14}, {"hint ", 8},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (slice_begins(line, slice_of(rows[i].start)))
            return rows[i].indent;
    return slice_find(line, SLICE(" | ")) ? 4 : 0; /* a receipt */
}

static int narrower(int width, int indent)
{
    return width - indent > 4 ? width - indent : 4;
}

/* "     ^": it marks a place in the line before it. */
static bool is_caret(const struct said *s, size_t i)
{
    const char *text = s->line[i].text;
    size_t blanks = strspn(text, " ");
    return i > 0 && text[blanks] == '^' && !text[blanks + 1];
}

static int line_rows(struct slice line, int width)
{
    int rows = 1, indent = indent_of(line);
    size_t n = row_bytes(line, width);
    while (n < line.len) {
        line.ptr += n;
        line.len -= n;
        while (line.len > 0 && *line.ptr == ' ') {
            line.ptr++;
            line.len--;
        }
        if (line.len == 0)
            break;
        rows++;
        n = row_bytes(line, narrower(width, indent));
    }
    return rows;
}

/* Rows of line i; a mark has one, however far to the right it stands. */
static int rows_of(const struct said *s, size_t i, int width)
{
    return is_caret(s, i) ? 1 : line_rows(slice_of(s->line[i].text), width);
}

int said_rows(const struct said *s, int width, int most)
{
    int rows = 0;
    for (size_t i = s->count; i > 0 && rows < most && width > 0; i--)
        rows += rows_of(s, i - 1, width);
    return rows < most ? rows : most;
}

static void draw_wrapped(const struct pen *p, int y, const struct said_line *l, int width)
{
    struct slice line = slice_of(l->text);
    int indent = indent_of(line);
    for (int row = 0; line.len > 0; row++) {
        int room = row == 0 ? width : narrower(width, indent);
        size_t n = row_bytes(line, room);
        canvas_slice(p, 1 + (row ? indent : 0), y + row, l->style, (struct slice){line.ptr, n});
        line.ptr += n;
        line.len -= n;
        while (line.len > 0 && *line.ptr == ' ') {
            line.ptr++;
            line.len--;
        }
    }
}

/* A place in a line that was wrapped: what stands there. */
static void draw_mark(const struct said *s, const struct pen *p, int y, size_t i)
{
    struct slice line = slice_of(s->line[i - 1].text);
    size_t at = width_fit(line, (int)strspn(s->line[i].text, " "));
    struct buf b = BUF_INIT;
    buf_add_str(&b, "^ ");
    said_shorten((struct slice){line.ptr + at, line.len - at}, p->r.w - 6, &b);
    canvas_slice(p, 3, y, s->line[i].style, buf_slice(&b));
    buf_done(&b);
}

void said_more(size_t lines, const char *key, struct buf *out)
{
    buf_printf(out, "(%zu more line%s%s%s)", lines, lines == 1 ? "" : "s", key[0] ? ", " : "", key);
}

/* Covers the first row when lines of the answer in it began above.  `at`: the line there. */
static void draw_more(const struct said *s, const struct pen *p, size_t at, bool is_whole,
                      const char *key)
{
    bool is_last = true;
    size_t first = at;
    for (size_t i = at; i < s->count; i++)
        is_last &= !s->line[i].is_command;
    while (first > 0 && !s->line[first - 1].is_command)
        first--;
    if (first == 0 || s->line[at].is_command || (first == at && is_whole) ||
        (!is_last && s->scroll == 0))
        return;
    struct buf text = BUF_INIT;
    said_more(at - first + 1, key, &text);
    canvas_fill(p, (struct rect){0, 0, p->r.w, 1}, ' ', STYLE_TEXT);
    canvas_slice(p, 3, 0, STYLE_QUIET, buf_slice(&text));
    buf_done(&text);
}

void said_draw(const struct said *s, const struct pen *p, const char *key)
{
    int width = p->r.w - 2;
    if (width < 1 || p->r.h < 1)
        return;
    int y = p->r.h + (int)s->scroll;
    size_t i = s->count;
    while (i > 0 && y > 0) {
        i--;
        y -= rows_of(s, i, width);
        if (y < p->r.h && is_caret(s, i) && rows_of(s, i - 1, width) > 1)
            draw_mark(s, p, y, i);
        else if (y < p->r.h)
            draw_wrapped(p, y, &s->line[i], width);
    }
    if (y <= 0 && s->count > 0 && p->r.h > 2)
        draw_more(s, p, i, y == 0, key);
}

void said_scroll(struct said *s, int by, int rows, int width)
{
    int all = said_rows(s, width, 1 << 20), most = all > rows ? all - rows : 0;
    int at = (int)s->scroll + by;
    s->scroll = (size_t)(at < 0 ? 0 : at > most ? most : at);
}

/* --- one row --------------------------------------------------------------------------- */

void said_shorten(struct slice line, int width, struct buf *out)
{
    if (width_of(line) <= width) {
        buf_add_slice(out, line);
        return;
    }
    size_t n;
    if (slice_find(line, SLICE(" | "))) {
        n = width_fit(line, width);
        while (n > 0 && !(n + 3 <= line.len && memcmp(line.ptr + n, " | ", 3) == 0))
            n--;
        buf_add(out, line.ptr, n);
        return;
    }
    n = width_fit(line, width > 3 ? width - 3 : 0);
    while (n > 0 && line.ptr[n] != ' ')
        n--;
    buf_add(out, line.ptr, n);
    buf_add_str(out, " ..");
}

void said_draw_line(const struct pen *p, int y, enum style style, struct slice line)
{
    struct buf b = BUF_INIT;
    if (p->r.w > 2)
        said_shorten(line, p->r.w - 2, &b);
    canvas_slice(p, 1, y, style, buf_slice(&b));
    buf_done(&b);
}
