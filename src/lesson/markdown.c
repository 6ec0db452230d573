#include "config.h"

#include "lesson/markdown.h"

#include <md4c.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/utf8.h"
#include "base/xalloc.h"

enum { DEPTH_MAX = 6, TICKS = 3 };

struct list {
    bool is_ordered, is_quote;
    unsigned number;
    bool mark_due; /* the item's first paragraph is still to come */
};

/* One reading: what md4c's callbacks share. */
struct markdown {
    struct arena *a;
    const struct markdown_source *src;
    size_t *line_start; /* offset of each line */
    size_t line_count;
    bool *is_fenced; /* lines that a code block covers */
    struct markdown_part *part;
    size_t count, cap;
    struct list list[DEPTH_MAX];
    int depth;
    size_t last_line; /* the last place known, an index from 0 */
    /* the block being filled */
    bool is_open;
    struct prose_block block;
    struct prose_run *run;
    size_t run_count, run_cap;
    size_t *cell;
    size_t cell_count, cell_cap;
    unsigned style;
    bool is_heading, is_html, is_code, in_table_head;
    int level;
    bool soft_due; /* a soft break: one blank before the next text */
    size_t fence_line, fence_lines;
    struct errinfo *why;
    enum err err;
    size_t err_line;
};

/* --- places ---------------------------------------------------------------------------- */

static struct slice line_text(const struct markdown *m, size_t line)
{
    struct slice all = m->src->text;
    size_t from = m->line_start[line];
    size_t end = line + 1 < m->line_count ? m->line_start[line + 1] : all.len;
    while (end > from && (all.ptr[end - 1] == '\n' || all.ptr[end - 1] == '\r'))
        end--;
    return (struct slice){all.ptr + from, end - from};
}

static void find_lines(struct markdown *m)
{
    struct slice all = m->src->text;
    size_t cap = 0;
    XGROW(m->line_start, m->line_count, cap);
    m->line_start[m->line_count++] = 0;
    for (size_t i = 0; i < all.len; i++) {
        if (all.ptr[i] != '\n')
            continue;
        XGROW(m->line_start, m->line_count, cap);
        m->line_start[m->line_count++] = i + 1;
    }
    m->is_fenced = xcalloc(m->line_count + 1, sizeof *m->is_fenced);
}

/* Line (from 0) of a pointer; false when it lies outside the source. */
static bool find_place(struct markdown *m, const char *p, size_t *ret_line)
{
    struct slice all = m->src->text;
    if ((uintptr_t)p < (uintptr_t)all.ptr || (uintptr_t)p > (uintptr_t)(all.ptr + all.len))
        return false;
    size_t at = (size_t)(p - all.ptr), lo = 0, hi = m->line_count;
    while (hi - lo > 1) {
        size_t mid = lo + (hi - lo) / 2;
        if (m->line_start[mid] <= at)
            lo = mid;
        else
            hi = mid;
    }
    *ret_line = lo;
    return true;
}

static int file_line(const struct markdown *m, size_t line)
{
    return m->src->first_line + (int)line;
}

static int file_col(const struct markdown *m, size_t line, size_t byte)
{
    struct slice before = line_text(m, line);
    before.len = byte < before.len ? byte : before.len;
    int col = 1 + (int)utf8_count(before);
    return col + (line == 0 ? m->src->first_col - 1 : m->src->hang);
}

static int refuse_at(struct markdown *m, size_t line, size_t byte, const char *text)
{
    m->err = err_at(m->why, file_line(m, line), file_col(m, line, byte), ERR_LAB, "%s", text);
    m->err_line = line;
    return 1;
}

/* At a pointer of md4c's, or else at the last place known. */
static int refuse(struct markdown *m, const char *p, const char *text)
{
    size_t line = m->last_line;
    if (p && find_place(m, p, &line))
        return refuse_at(m, line, (size_t)(p - m->src->text.ptr) - m->line_start[line], text);
    return refuse_at(m, line, 0, text);
}

static size_t count_char(struct slice s, char c)
{
    size_t n = 0;
    while (n < s.len && s.ptr[n] == c)
        n++;
    return n;
}

static struct slice skip_indent(struct slice s)
{
    size_t n = count_char(s, ' ');
    return n > 3 ? s : (struct slice){s.ptr + n, s.len - n};
}

static bool is_fence_line(struct slice line)
{
    line = skip_indent(line);
    return count_char(line, '`') >= TICKS || count_char(line, '~') >= TICKS;
}

/* The next line from the last place on for which `is` holds, else that place. */
static size_t next_line(const struct markdown *m, bool (*is)(struct slice))
{
    for (size_t i = m->last_line; i < m->line_count; i++)
        if (!m->is_fenced[i] && is(line_text(m, i)))
            return i;
    return m->last_line;
}

static bool is_rule_line(struct slice line)
{
    line = skip_indent(line);
    size_t marks = 0;
    for (size_t i = 0; i < line.len; i++) {
        if (line.ptr[i] == '-' || line.ptr[i] == '*' || line.ptr[i] == '_')
            marks++;
        else if (line.ptr[i] != ' ' && line.ptr[i] != '\t')
            return false;
    }
    return marks >= 3;
}

static bool is_bare_heading(struct slice line)
{
    line = skip_indent(line);
    size_t n = count_char(line, '#');
    return n && slice_trim((struct slice){line.ptr + n, line.len - n}).len == 0;
}

/* --- parts ----------------------------------------------------------------------------- */

static struct markdown_part *add_part(struct markdown *m, enum markdown_kind kind, size_t line,
                                      size_t byte)
{
    XGROW(m->part, m->count, m->cap);
    m->part[m->count] = (struct markdown_part){
        .kind = kind, .line = file_line(m, line), .col = file_col(m, line, byte)};
    return &m->part[m->count++];
}

static void open_block(struct markdown *m, enum prose_kind kind, size_t line)
{
    m->is_open = true;
    m->run_count = m->cell_count = 0;
    m->soft_due = false;
    m->block = (struct prose_block){
        .kind = kind, .depth = m->depth, .mark = "", .line = file_line(m, line)};
    struct list *l = m->depth ? &m->list[m->depth - 1] : NULL;
    if (!l || kind == PROSE_ROW)
        return;
    m->block.kind = l->is_quote ? PROSE_PARA : PROSE_ITEM;
    if (l->mark_due || l->is_quote)
        m->block.mark = l->is_quote     ? ">"
                        : l->is_ordered ? arena_printf(m->a, "%u.", l->number)
                                        : "-";
    l->mark_due = false;
}

/* A cue at a paragraph's edge leaves a blank there. */
static void trim_runs(struct markdown *m)
{
    while (m->run_count) {
        struct prose_run *last = &m->run[m->run_count - 1];
        while (last->text.len && last->text.ptr[last->text.len - 1] == ' ')
            last->text.len--;
        if (last->text.len)
            break;
        m->run_count--;
    }
}

static void close_block(struct markdown *m)
{
    if (!m->is_open)
        return;
    m->is_open = false;
    if (m->block.kind != PROSE_ROW)
        trim_runs(m);
    m->block.run = arena_memdup(m->a, m->run, m->run_count * sizeof *m->run);
    m->block.run_count = m->run_count;
    m->block.cell = arena_memdup(m->a, m->cell, m->cell_count * sizeof *m->cell);
    m->block.cell_count = m->cell_count;
    if (m->run_count == 0 && m->block.kind != PROSE_ROW)
        return; /* it held cues alone */
    XGROW(m->part, m->count, m->cap);
    m->part[m->count++] = (struct markdown_part){
        .kind = MARKDOWN_BLOCK, .line = m->block.line, .col = 1, .block = m->block};
}

static void add_run(struct markdown *m, struct slice text)
{
    XGROW(m->run, m->run_count, m->run_cap);
    m->run[m->run_count++] = (struct prose_run){.text = text, .style = m->style};
}

/* --- headings -------------------------------------------------------------------------- */

static int close_heading(struct markdown *m)
{
    struct buf title = BUF_INIT;
    for (size_t i = 0; i < m->run_count; i++)
        buf_add_slice(&title, m->run[i].text);
    size_t line =
        m->run_count ? (size_t)(m->block.line - m->src->first_line) : next_line(m, is_bare_heading);
    struct slice text = arena_slice(m->a, buf_slice(&title));
    buf_done(&title);
    m->is_heading = m->is_open = false;
    m->last_line = line;
    if (m->src->is_inner || m->depth)
        return refuse_at(m, line, 0,
                         m->depth ? "a heading inside a list or quote"
                                  : "no heading stands inside a fence");
    if (line_text(m, line).len == 0 || line_text(m, line).ptr[0] != '#')
        return refuse_at(m, line, 0,
                         "a heading begins with `#` in column 1; underlined ones are not used");
    if (text.len == 0)
        return refuse_at(m, line, 0, "a heading without a title");
    if (m->level > 2)
        return refuse_at(m, line, 0,
                         "headings are `#` once and `##` for the steps; no other level");
    struct markdown_part *p = add_part(m, MARKDOWN_HEADING, line, 0);
    p->level = m->level;
    p->text = text;
    return 0;
}

/* --- fences ---------------------------------------------------------------------------- */

static int open_fence(struct markdown *m, const MD_BLOCK_CODE_DETAIL *d)
{
    size_t line;
    m->is_code = true;
    m->fence_lines = 0;
    if (m->src->is_inner)
        return refuse_at(m, next_line(m, is_fence_line), 0, "no fence stands inside a fence");
    if (d->info.size == 0) {
        line = next_line(m, is_fence_line);
        return refuse_at(m, line, 0, "a fence without a kind; write it after the back-ticks");
    }
    if (!find_place(m, d->info.text, &line))
        return refuse_at(m, next_line(m, is_fence_line), 0,
                         "`&` and `\\` have no place after a fence's back-ticks");
    m->fence_line = m->last_line = line;
    struct slice text = line_text(m, line);
    if (m->depth)
        return refuse_at(m, line, 0, "a fence stands at the top level, not in a list or quote");
    if (d->fence_char != '`')
        return refuse_at(m, line, 0, "fences are back-ticks, not `~~~`");
    if (text.ptr[0] != '`')
        return refuse_at(m, line, 0, "a fence begins in column 1");
    return 0;
}

/* The place of an opening-like line inside the fence, which tells that it was left open. */
static bool find_inner_open(const struct markdown *m, size_t ticks, size_t end, size_t *ret_line)
{
    for (size_t i = m->fence_line + 1; i < end && i < m->line_count; i++) {
        struct slice s = line_text(m, i);
        size_t n = count_char(s, '`');
        if (n >= ticks && n < s.len && s.ptr[n] >= 'a' && s.ptr[n] <= 'z') {
            *ret_line = i;
            return true;
        }
    }
    return false;
}

static int close_fence(struct markdown *m)
{
    m->is_code = false;
    struct slice open = line_text(m, m->fence_line);
    size_t ticks = count_char(open, '`'), close = m->fence_line + m->fence_lines + 1, line;
    struct slice end = close < m->line_count ? skip_indent(line_text(m, close)) : SLICE_NONE;
    size_t end_ticks = count_char(end, '`');
    bool is_closed = end_ticks >= ticks &&
                     slice_trim((struct slice){end.ptr + end_ticks, end.len - end_ticks}).len == 0;
    char text[80];
    snprintf(text, sizeof text, "the fence opened at line %d is not closed",
             file_line(m, m->fence_line));
    if (find_inner_open(m, ticks, close, &line)) {
        refuse_at(m, line, 0, text);
        m->err_line = m->fence_line; /* what stands before that is another matter */
        return 1;
    }
    if (!is_closed)
        return refuse_at(m, m->fence_line, 0, text);
    for (size_t i = m->fence_line; i <= close; i++)
        m->is_fenced[i] = true;
    struct markdown_part *p = add_part(m, MARKDOWN_FENCE, m->fence_line, 0);
    p->level = (int)ticks;
    p->text = (struct slice){open.ptr + ticks, open.len - ticks};
    p->close_line = file_line(m, close);
    m->last_line = close;
    return 0;
}

/* --- cues ------------------------------------------------------------------------------ */

static const struct slice cue_open = {"<!--", 4}, cue_close = {"-->", 3};

/* `text` runs from "<!--" on and must end with "-->" */
static int add_cue(struct markdown *m, struct slice text, bool is_block)
{
    size_t line;
    if (!find_place(m, text.ptr, &line))
        return refuse(m, NULL, "HTML has no place here but in cues");
    m->last_line = line;
    size_t byte = (size_t)(text.ptr - m->src->text.ptr) - m->line_start[line];
    if (!slice_begins(text, cue_open))
        return refuse_at(m, line, byte,
                         "HTML has no place in a lesson, but for cues `<!-- ... -->`");
    if (m->src->is_inner)
        return refuse_at(m, line, byte, "cues stand in the lesson's text, not inside a fence");
    if (is_block && byte)
        return refuse_at(m, line, byte, "a cue on a line of its own begins in column 1");
    struct slice inner = {text.ptr + cue_open.len, text.len - cue_open.len};
    const char *end = slice_find(inner, cue_close);
    if (!end)
        return refuse_at(m, line, byte, "the cue is not closed on its line; it ends with ` -->`");
    size_t after = (size_t)(end - inner.ptr) + cue_close.len;
    struct slice rest = slice_trim((struct slice){inner.ptr + after, inner.len - after});
    if (rest.len)
        return refuse(m, rest.ptr, "nothing may follow a cue on a line of its own");
    struct slice words = {inner.ptr, (size_t)(end - inner.ptr)};
    const char *dashes = slice_find(words, SLICE("--"));
    if (dashes)
        return refuse(m, dashes, "`--` inside a cue");
    struct markdown_part *p = add_part(m, MARKDOWN_CUE, line, byte);
    p->text = words;
    return 0;
}

static int html_text(struct markdown *m, struct slice text)
{
    if (!m->is_html)
        return add_cue(m, text, false);
    if (slice_trim(text).len == 0 || slice_is(text, "\n") || slice_is(text, "\r"))
        return 0;
    return add_cue(m, text, true);
}

/* --- texts ----------------------------------------------------------------------------- */

static const struct {
    const char *entity, *text;
} entities[] = {
    {"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&nbsp;", "\u00a0"}};

static bool decode_number(struct slice s, char out[4], size_t *ret_len)
{
    bool is_hex = s.len > 3 && (s.ptr[2] == 'x' || s.ptr[2] == 'X');
    uint32_t cp = 0;
    for (size_t i = is_hex ? 3 : 2; i + 1 < s.len; i++) {
        char c = s.ptr[i];
        uint32_t digit = c <= '9' ? (uint32_t)(c - '0') : (uint32_t)((c | 32) - 'a' + 10);
        cp = cp * (is_hex ? 16 : 10) + digit;
        if (cp > 0x10ffff)
            return false;
    }
    if (cp < 0x20 || (cp >= 0x7f && cp < 0xa0) || (cp >= 0xd800 && cp <= 0xdfff))
        return false;
    *ret_len = utf8_encode(cp, out);
    return true;
}

static int entity_text(struct markdown *m, struct slice text)
{
    char number[4];
    size_t len;
    for (size_t i = 0; i < sizeof entities / sizeof entities[0]; i++) {
        if (slice_is(text, entities[i].entity)) {
            add_run(m, slice_of(entities[i].text));
            return 0;
        }
    }
    if (text.len > 3 && text.ptr[1] == '#' && decode_number(text, number, &len)) {
        add_run(m, arena_slice(m->a, (struct slice){number, len}));
        return 0;
    }
    return refuse(
        m, text.ptr,
        "an entity that is not known; there are &amp; &lt; &gt; &quot; &nbsp; and numbers");
}

static int plain_text(struct markdown *m, struct slice text)
{
    const char *open = slice_find(text, cue_open);
    if (open)
        return refuse(m, open,
                      "`<!--` that is no cue: a cue has no `--` inside and no code around it");
    size_t line;
    if (m->run_count == 0 && m->block.kind == PROSE_PARA && find_place(m, text.ptr, &line) &&
        text.len && text.ptr[0] == '#' && m->depth == 0 && !m->is_heading &&
        text.ptr == line_text(m, line).ptr && !m->src->is_inner)
        return refuse(m, text.ptr, "a blank is missing between `#` and the heading's title");
    add_run(m, text);
    return 0;
}

static int on_text(MD_TEXTTYPE type, const MD_CHAR *ptr, MD_SIZE size, void *ctx)
{
    struct markdown *m = ctx;
    struct slice text = {ptr, size};
    size_t line = m->last_line;
    if (m->is_code) {
        m->fence_lines += size == 1 && ptr[0] == '\n';
        return 0;
    }
    bool is_known = type != MD_TEXT_SOFTBR && type != MD_TEXT_BR && find_place(m, ptr, &line);
    if (is_known)
        m->last_line = line;
    if (type == MD_TEXT_HTML)
        return html_text(m, text);
    if (!m->is_open)
        open_block(m, PROSE_PARA, line);
    if (m->is_heading && m->run_count == 0 && is_known)
        m->block.line = file_line(m, line);
    if (type == MD_TEXT_SOFTBR) {
        m->soft_due = true;
        return 0;
    }
    if (type == MD_TEXT_BR) {
        if (m->run_count)
            m->run[m->run_count - 1].breaks = true;
        return 0;
    }
    if (m->soft_due && m->run_count) {
        unsigned style = m->style;
        m->style =
            m->run[m->run_count - 1].style & style; /* the blank joins what both sides share */
        add_run(m, SLICE(" "));
        m->style = style;
    }
    m->soft_due = false;
    return type == MD_TEXT_ENTITY ? entity_text(m, text) : plain_text(m, text);
}

/* --- blocks and spans ------------------------------------------------------------------ */

static int enter_container(struct markdown *m, struct list list)
{
    close_block(m);
    if (m->depth == DEPTH_MAX)
        return refuse(m, NULL, "lists and quotes are nested too deeply");
    m->list[m->depth++] = list;
    return 0;
}

static int enter_heading(struct markdown *m, unsigned level)
{
    open_block(m, PROSE_PARA, m->last_line);
    m->is_heading = true;
    m->level = (int)level;
    return 0;
}

static int enter_block(MD_BLOCKTYPE type, void *detail, void *ctx)
{
    struct markdown *m = ctx;
    switch (type) {
    case MD_BLOCK_UL:
        return enter_container(m, (struct list){0});
    case MD_BLOCK_OL:
        return enter_container(
            m,
            (struct list){.is_ordered = true, .number = ((MD_BLOCK_OL_DETAIL *)detail)->start - 1});
    case MD_BLOCK_QUOTE:
        if (m->src->is_inner)
            return refuse(m, NULL, "no quote stands inside a fence");
        return enter_container(m, (struct list){.is_quote = true});
    case MD_BLOCK_LI:
        close_block(m);
        m->list[m->depth - 1].number++;
        m->list[m->depth - 1].mark_due = true;
        return 0;
    case MD_BLOCK_H:
        return enter_heading(m, ((MD_BLOCK_H_DETAIL *)detail)->level);
    case MD_BLOCK_CODE:
        close_block(m);
        return open_fence(m, detail);
    case MD_BLOCK_HTML:
        close_block(m);
        m->is_html = true;
        return 0;
    case MD_BLOCK_HR:
        return refuse_at(m, next_line(m, is_rule_line), 0, "a rule has no place in a lesson");
    case MD_BLOCK_TABLE:
        if (m->src->is_inner)
            return refuse(m, NULL, "no table stands inside a fence");
        return 0;
    case MD_BLOCK_THEAD:
        m->in_table_head = true;
        return 0;
    case MD_BLOCK_TR:
        open_block(m, PROSE_ROW, m->last_line);
        m->block.is_head = m->in_table_head;
        return 0;
    case MD_BLOCK_DOC:
    case MD_BLOCK_P: /* opened by its first text, so that a lone cue makes no paragraph */
    case MD_BLOCK_TBODY:
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
        return 0;
    }
    return 0;
}

static int leave_block(MD_BLOCKTYPE type, void *detail, void *ctx)
{
    struct markdown *m = ctx;
    (void)detail;
    switch (type) {
    case MD_BLOCK_UL:
    case MD_BLOCK_OL:
    case MD_BLOCK_QUOTE:
        close_block(m);
        m->depth--;
        return 0;
    case MD_BLOCK_H:
        return close_heading(m);
    case MD_BLOCK_CODE:
        return close_fence(m);
    case MD_BLOCK_HTML:
        m->is_html = false;
        return 0;
    case MD_BLOCK_THEAD:
        m->in_table_head = false;
        return 0;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
        XGROW(m->cell, m->cell_count, m->cell_cap);
        m->cell[m->cell_count++] = m->run_count;
        return 0;
    case MD_BLOCK_LI:
    case MD_BLOCK_P:
    case MD_BLOCK_TR:
        close_block(m);
        return 0;
    case MD_BLOCK_DOC:
    case MD_BLOCK_HR:
    case MD_BLOCK_TABLE:
    case MD_BLOCK_TBODY:
        return 0;
    }
    return 0;
}

static unsigned span_style(MD_SPANTYPE type)
{
    return type == MD_SPAN_EM       ? PROSE_EM
           : type == MD_SPAN_STRONG ? PROSE_STRONG
           : type == MD_SPAN_CODE   ? PROSE_CODE
           : type == MD_SPAN_A      ? PROSE_LINK
                                    : 0;
}

static int enter_span(MD_SPANTYPE type, void *detail, void *ctx)
{
    struct markdown *m = ctx;
    if (type == MD_SPAN_IMG)
        return refuse(m, ((MD_SPAN_IMG_DETAIL *)detail)->src.text, "a lesson has no images");
    if (type == MD_SPAN_A && m->src->is_inner)
        return refuse(m, ((MD_SPAN_A_DETAIL *)detail)->href.text, "no link stands inside a fence");
    m->style |= span_style(type);
    return 0;
}

static int leave_span(MD_SPANTYPE type, void *detail, void *ctx)
{
    struct markdown *m = ctx;
    (void)detail;
    m->style &= ~span_style(type);
    return 0;
}

/* --- what md4c does not see ------------------------------------------------------------ */

static bool is_link_definition(struct slice line)
{
    line = skip_indent(line);
    const char *end = line.len && line.ptr[0] == '[' ? slice_find(line, SLICE("]:")) : NULL;
    return end && end > line.ptr + 1;
}

/* After parsing: lines that md4c let pass as something else, up to the place where it
 * stopped, since they are what it stumbled over. */
static void scan_lines(struct markdown *m)
{
    size_t end = m->err ? m->err_line : m->line_count;
    for (size_t i = 0; i < end; i++) {
        struct slice line = line_text(m, i);
        if (m->is_fenced[i])
            continue;
        const char *text = NULL;
        if (is_fence_line(line))
            text = line.ptr[0] == ' '
                       ? "a fence begins in column 1"
                       : "back-ticks that open no fence: a kind and its words follow "
                         "them, and nothing else";
        else if (is_link_definition(line))
            text = "a link definition; write the link where it is used";
        if (text) {
            refuse_at(m, i, 0, text);
            return;
        }
    }
}

enum err markdown_read(struct arena *a, const struct markdown_source *src,
                       struct markdown_parts *ret_parts, struct errinfo *why)
{
    static const MD_PARSER parser = {
        .flags = MD_FLAG_TABLES | MD_FLAG_NOINDENTEDCODEBLOCKS,
        .enter_block = enter_block,
        .leave_block = leave_block,
        .enter_span = enter_span,
        .leave_span = leave_span,
        .text = on_text,
    };
    struct markdown m = {.a = a, .src = src, .why = why};
    find_lines(&m);
    int rc = md_parse(src->text.ptr, (MD_SIZE)src->text.len, &parser, &m);
    if (rc && !m.err)
        refuse_at(&m, 0, 0, "the text could not be read as Markdown");
    close_block(&m);
    scan_lines(&m);
    if (!m.err)
        *ret_parts =
            (struct markdown_parts){arena_memdup(a, m.part, m.count * sizeof *m.part), m.count};
    free(m.part);
    free(m.run);
    free(m.cell);
    free(m.line_start);
    free(m.is_fenced);
    return m.err;
}

enum err markdown_read_prose(struct arena *a, const struct markdown_source *src,
                             struct prose *ret_prose, struct errinfo *why)
{
    struct markdown_parts parts;
    enum err err = markdown_read(a, src, &parts, why);
    if (err)
        return err;
    struct prose p = {arena_alloc(a, parts.count * sizeof *p.block), 0};
    for (size_t i = 0; i < parts.count; i++)
        if (parts.part[i].kind == MARKDOWN_BLOCK)
            p.block[p.count++] = parts.part[i].block;
    *ret_prose = p;
    return ERR_OK;
}
