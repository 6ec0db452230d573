#include "config.h"

#include "lesson/prose.h"

#include <stdlib.h>

#include "base/utf8.h"
#include "base/xalloc.h"

/* --- widths ---------------------------------------------------------------------------- */

struct range {
    uint32_t lo, hi;
};

/* Unicode's wide and fullwidth blocks, as far as prose needs them. */
static const struct range wide[] = {
    {0x1100, 0x115f}, {0x2e80, 0x303e},   {0x3041, 0x33ff},   {0x3400, 0x4dbf},   {0x4e00, 0x9fff},
    {0xa000, 0xa4cf}, {0xac00, 0xd7a3},   {0xf900, 0xfaff},   {0xfe30, 0xfe6f},   {0xff00, 0xff60},
    {0xffe0, 0xffe6}, {0x1f300, 0x1f64f}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd},
};

static const struct range combining[] = {
    {0x0300, 0x036f}, {0x0483, 0x0489}, {0x0591, 0x05bd}, {0x064b, 0x065f}, {0x1ab0, 0x1aff},
    {0x1dc0, 0x1dff}, {0x200b, 0x200f}, {0x20d0, 0x20ff}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f},
};

static bool in_ranges(uint32_t cp, const struct range *r, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (cp >= r[i].lo && cp <= r[i].hi)
            return true;
    return false;
}

static int char_width(uint32_t cp)
{
    if (cp < 0x300)
        return 1;
    if (in_ranges(cp, combining, sizeof combining / sizeof combining[0]))
        return 0;
    return in_ranges(cp, wide, sizeof wide / sizeof wide[0]) ? 2 : 1;
}

/* Decodes one character; a byte that is no UTF-8 counts as one. */
static size_t next_char(struct slice s, int *ret_width)
{
    uint32_t cp;
    size_t n = utf8_decode(s, &cp);
    *ret_width = n ? char_width(cp) : 1;
    return n ? n : 1;
}

int prose_width(struct slice text)
{
    int width = 0, w;
    for (size_t at = 0; at < text.len; width += w)
        at += next_char((struct slice){text.ptr + at, text.len - at}, &w);
    return width;
}

/* --- wrapping -------------------------------------------------------------------------- */

struct wrap {
    struct arena *a;
    int width;
    int indent, hang; /* of the first and of the later lines of the block */
    struct prose_line *line;
    size_t count, cap;
    struct prose_piece *piece; /* of the line being filled */
    size_t piece_count, piece_cap;
    int col;
    bool has_words; /* on this line */
};

static void end_line(struct wrap *w)
{
    XGROW(w->line, w->count, w->cap);
    w->line[w->count++] = (struct prose_line){
        .piece = arena_memdup(w->a, w->piece, w->piece_count * sizeof *w->piece),
        .count = w->piece_count,
        .width = w->piece_count ? w->col : 0,
    };
    w->piece_count = 0;
    w->col = w->hang;
    w->has_words = false;
}

static void add_piece(struct wrap *w, struct slice text, unsigned style)
{
    if (text.len == 0)
        return;
    if (w->piece_count) { /* runs that touch and look alike are one piece */
        struct prose_piece *last = &w->piece[w->piece_count - 1];
        int last_end = last->col + prose_width(last->text);
        if (last->style == style && last_end == w->col &&
            last->text.ptr + last->text.len == text.ptr) {
            last->text.len += text.len;
            w->col += prose_width(text);
            return;
        }
    }
    XGROW(w->piece, w->piece_count, w->piece_cap);
    w->piece[w->piece_count++] = (struct prose_piece){text, style, w->col};
    w->col += prose_width(text);
}

/* A piece of text that may have to be cut since it is longer than a line. */
static void add_cut(struct wrap *w, struct slice text, unsigned style)
{
    while (text.len && w->col + prose_width(text) > w->width) {
        size_t fit = 0;
        for (int col = w->col, cw; fit < text.len; col += cw) {
            size_t n = next_char((struct slice){text.ptr + fit, text.len - fit}, &cw);
            if (col + cw > w->width)
                break;
            fit += n;
        }
        if (fit == 0 && w->col <= w->hang) /* not even one fits: let it stand out */
            fit = text.len;
        add_piece(w, (struct slice){text.ptr, fit}, style);
        text = (struct slice){text.ptr + fit, text.len - fit};
        if (text.len)
            end_line(w);
    }
    add_piece(w, text, style);
}

/* A place in a block: a byte of a run. */
struct spot {
    size_t run, at;
};

/* Where the word that begins here ends; its width in *ret_width. */
static struct spot word_end(const struct prose_block *b, struct spot s, int *ret_width)
{
    *ret_width = 0;
    for (;; s = (struct spot){s.run + 1, 0}) {
        const struct prose_run *r = &b->run[s.run];
        size_t from = s.at;
        while (s.at < r->text.len && r->text.ptr[s.at] != ' ')
            s.at++;
        *ret_width += prose_width((struct slice){r->text.ptr + from, s.at - from});
        if (s.at < r->text.len || r->breaks || s.run + 1 == b->run_count)
            return s;
    }
}

/* Sets the word between the two spots. */
static void put_word(struct wrap *w, const struct prose_block *b, struct spot s, struct spot end)
{
    for (; s.run <= end.run; s = (struct spot){s.run + 1, 0}) {
        const struct prose_run *r = &b->run[s.run];
        size_t to = s.run == end.run ? end.at : r->text.len;
        add_cut(w, (struct slice){r->text.ptr + s.at, to - s.at}, r->style);
    }
    w->has_words = true;
}

static void wrap_runs(struct wrap *w, const struct prose_block *b)
{
    struct spot s = {0, 0};
    struct slice space = SLICE_NONE; /* the blank before the next word, from its run */
    unsigned space_style = 0;
    while (s.run < b->run_count) {
        const struct prose_run *r = &b->run[s.run];
        if (s.at == r->text.len) {
            if (r->breaks) {
                end_line(w);
                space = SLICE_NONE;
            }
            s = (struct spot){s.run + 1, 0};
            continue;
        }
        if (r->text.ptr[s.at] == ' ') {
            space = (struct slice){r->text.ptr + s.at++, 1};
            space_style = r->style;
            continue;
        }
        int width;
        struct spot end = word_end(b, s, &width);
        if (w->has_words && w->col + (int)space.len + width > w->width)
            end_line(w);
        else if (w->has_words)
            add_piece(w, space, space_style);
        put_word(w, b, s, end);
        space = SLICE_NONE;
        s = end;
    }
    end_line(w);
}

/* --- tables ---------------------------------------------------------------------------- */

enum { CELLS_MAX = 16, CELL_GAP = 2 };

static size_t cell_begin(const struct prose_block *row, size_t cell)
{
    return cell ? row->cell[cell - 1] : 0;
}

static int cell_width(const struct prose_block *row, size_t cell)
{
    int width = 0;
    for (size_t i = cell_begin(row, cell); i < row->cell[cell]; i++)
        width += prose_width(row->run[i].text);
    return width;
}

/* The rows of one table, from block i on; returns the block after them. */
static size_t wrap_table(struct wrap *w, const struct prose *p, size_t i)
{
    size_t end = i;
    int width[CELLS_MAX] = {0};
    for (;
         end < p->count && p->block[end].kind == PROSE_ROW && (end == i || !p->block[end].is_head);
         end++)
        for (size_t c = 0; c < p->block[end].cell_count && c < CELLS_MAX; c++) {
            int cw = cell_width(&p->block[end], c);
            width[c] = cw > width[c] ? cw : width[c];
        }
    for (; i < end; i++) {
        const struct prose_block *row = &p->block[i];
        int left = w->indent;
        w->col = left;
        for (size_t c = 0; c < row->cell_count && c < CELLS_MAX; c++) {
            w->col = left;
            w->hang = left; /* a long last cell goes on under itself */
            struct prose_block cell = {.run = row->run + cell_begin(row, c),
                                       .run_count = row->cell[c] - cell_begin(row, c)};
            if (c + 1 == row->cell_count) {
                wrap_runs(w, &cell);
                break;
            }
            for (size_t k = 0; k < cell.run_count; k++)
                add_cut(w, cell.run[k].text, cell.run[k].style);
            left += width[c] + CELL_GAP;
            if (left + 10 > w->width)
                left = w->width - 10;
            if (w->col > left)
                left = w->col + 1;
        }
    }
    return end;
}

/* --- blocks ---------------------------------------------------------------------------- */

static void wrap_block(struct wrap *w, const struct prose_block *b)
{
    size_t mark = strlen(b->mark);
    int depth_indent = b->depth > 1 ? 2 * (b->depth - 1) : 0;
    if (depth_indent + 8 > w->width)
        depth_indent = 0;
    w->indent = depth_indent;
    w->hang = depth_indent + (b->depth ? 2 : 0);
    if (mark > 1)
        w->hang = depth_indent + (int)mark + 1;
    w->col = w->indent;
    if (b->kind == PROSE_VERBATIM) {
        for (size_t i = 0; i < b->run_count; i++)
            add_piece(w, b->run[i].text, b->run[i].style);
        end_line(w);
        return;
    }
    if (mark)
        add_piece(w, slice_of(b->mark), 0);
    w->col = w->hang;
    wrap_runs(w, b);
}

/* Whether a blank line sets block i apart from the one before. */
static bool is_apart(const struct prose *p, size_t i)
{
    const struct prose_block *b = &p->block[i], *before = &p->block[i - 1];
    if (b->kind == PROSE_ROW)
        return before->kind != PROSE_ROW || b->is_head;
    if (b->kind == PROSE_VERBATIM)
        return before->kind != PROSE_VERBATIM;
    return !(b->kind == PROSE_ITEM && before->kind == PROSE_ITEM);
}

static struct prose_lines wrap_all(const struct prose *p, int width, bool is_airy, struct arena *a)
{
    struct wrap w = {.a = a, .width = width};
    for (size_t i = 0; i < p->count;) {
        if (i && is_airy && is_apart(p, i)) {
            w.hang = 0;
            end_line(&w);
        }
        w.indent = w.hang = w.col = 0;
        w.has_words = false;
        if (p->block[i].kind == PROSE_ROW)
            i = wrap_table(&w, p, i);
        else
            wrap_block(&w, &p->block[i++]);
    }
    struct prose_lines lines = {arena_memdup(a, w.line, w.count * sizeof *w.line), w.count};
    free(w.line);
    free(w.piece);
    return lines;
}

struct prose_lines prose_wrap(const struct prose *p, int width, size_t lines_max, struct arena *a)
{
    width = width < 10 ? 10 : width;
    struct prose_lines lines = wrap_all(p, width, true, a);
    if (lines_max && lines.count > lines_max)
        lines = wrap_all(p, width, false, a);
    return lines;
}

/* --- plain ----------------------------------------------------------------------------- */

static void print_runs(const struct prose_run *run, size_t count, struct buf *out)
{
    for (size_t i = 0; i < count; i++) {
        buf_add_slice(out, run[i].text);
        if (run[i].breaks)
            buf_add_char(out, '\n');
    }
}

void prose_print(const struct prose *p, struct buf *out)
{
    for (size_t i = 0; i < p->count; i++) {
        const struct prose_block *b = &p->block[i];
        if (b->mark[0]) {
            buf_add_str(out, b->mark);
            buf_add_char(out, ' ');
        }
        if (b->kind != PROSE_ROW) {
            print_runs(b->run, b->run_count, out);
        } else {
            for (size_t c = 0; c < b->cell_count; c++) {
                buf_add_str(out, c ? ", " : "");
                size_t from = cell_begin(b, c);
                print_runs(b->run + from, b->cell[c] - from, out);
            }
        }
        buf_add_char(out, '\n');
    }
}
