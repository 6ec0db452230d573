#include "config.h"

#include "lab/transcript.h"

#include <stdlib.h>

#include "base/utf8.h"
#include "base/xalloc.h"
#include "lab/verb.h"

static struct slice trim_end(struct slice s)
{
    while (s.len && strchr(" \t\r", s.ptr[s.len - 1]))
        s.len--;
    return s;
}

/* --- one line -------------------------------------------------------------------------- */

static const struct slice wild = {"[..]", 4};

/* Whether the pattern fits the text; *ret_far: as far as the text could be followed. */
static bool glob(struct slice pattern, struct slice text, size_t *ret_far)
{
    size_t p = 0, t = 0, star = SIZE_MAX, star_t = 0;
    *ret_far = 0;
    for (;;) {
        struct slice rest = {pattern.ptr + p, pattern.len - p};
        if (slice_begins(rest, wild)) {
            star = p += wild.len;
            star_t = t;
        } else if (p < pattern.len && t < text.len && pattern.ptr[p] == text.ptr[t]) {
            p++;
            t++;
            *ret_far = t > *ret_far ? t : *ret_far;
        } else if (p == pattern.len && t == text.len) {
            return true;
        } else if (star != SIZE_MAX && star_t < text.len) {
            p = star;
            t = ++star_t;
        } else {
            return false;
        }
    }
}

/* "! Name" alone: any text of that error. */
static bool fits_name(struct slice expected, struct slice got)
{
    if (!slice_begins(expected, SLICE("! ")) || !slice_begins(got, expected))
        return false;
    struct slice name = {expected.ptr + 2, expected.len - 2};
    return !memchr(name.ptr, ' ', name.len) && !memchr(name.ptr, ':', name.len) &&
           (got.len == expected.len || got.ptr[expected.len] == ':');
}

static bool fits(struct slice expected, struct slice got)
{
    size_t far;
    expected = trim_end(expected);
    got = trim_end(got);
    return glob(expected, got, &far) || fits_name(expected, got);
}

static bool is_any_lines(struct slice expected)
{
    return slice_equal(trim_end(expected), SLICE("..."));
}

/* --- all lines ------------------------------------------------------------------------- */

struct lines {
    struct slice *line;
    size_t count, cap;
    bool has_receipt; /* the last line may be left out */
};

static struct lines split(const struct command *c, struct slice text, enum lab_outcome outcome)
{
    struct lines l = {NULL, 0, 0, false};
    for (size_t at = 0; at < text.len;) {
        const char *end = memchr(text.ptr + at, '\n', text.len - at);
        size_t to = end ? (size_t)(end - text.ptr) : text.len;
        XGROW(l.line, l.count, l.cap);
        l.line[l.count++] = (struct slice){text.ptr + at, to - at};
        at = to + 1;
    }
    bool is_op = (c->verb->flags & VERB_OPERATION) && outcome == LAB_REFUSED;
    l.has_receipt = (c->verb->flags & VERB_RECEIPT) && (outcome == LAB_OK || is_op);
    return l;
}

static bool may_be_left_out(const struct lines *got, size_t j)
{
    return slice_begins(got->line[j], SLICE("why:")) || (got->has_receipt && j + 1 == got->count);
}

/*
 * Follows both lists at once: reach[i * width + j] says that the first i
 * expected lines can stand for the first j printed ones.  Gives whether all do,
 * and else the first expected line that fits nowhere and where it should.
 */
static bool match_lines(const struct command *c, const struct lines *got, size_t *ret_i,
                        size_t *ret_j)
{
    size_t n = (size_t)c->expected_count, m = got->count, width = m + 1;
    bool *reach = xcalloc((n + 1) * width, sizeof *reach);
    reach[0] = true;
    *ret_i = *ret_j = 0;
    for (size_t i = 0; i <= n; i++) {
        for (size_t j = 0; j <= m; j++) {
            if (!reach[i * width + j])
                continue;
            if (i > *ret_i) {
                *ret_i = i;
                *ret_j = j;
            }
            bool any = i < n && is_any_lines(c->expected[i]);
            if (any)
                reach[(i + 1) * width + j] = true;
            if (j < m && (any || may_be_left_out(got, j)))
                reach[i * width + j + 1] = true;
            if (j < m && i < n && !any && fits(c->expected[i], got->line[j]))
                reach[(i + 1) * width + j + 1] = true;
        }
    }
    bool all = reach[n * width + m];
    free(reach);
    return all;
}

/* --- reports --------------------------------------------------------------------------- */

/* The text with what cannot be seen made visible. */
static void show(struct slice s, struct buf *out)
{
    for (size_t i = 0; i < s.len;) {
        uint32_t cp;
        struct slice rest = {s.ptr + i, s.len - i};
        size_t len = utf8_decode(rest, &cp);
        bool at_end = slice_trim(rest).len == 0;
        if (len == 0)
            buf_printf(out, "\\x%02x", (unsigned char)s.ptr[i]);
        else if (cp == '\t')
            buf_add_str(out, "\\t");
        else if (cp == ' ' && at_end)
            buf_add_str(out, "\\x20");
        else if (cp < 0x20 || cp == 0x7f)
            buf_printf(out, "\\x%02x", (unsigned)cp);
        else if ((cp >= 0x80 && cp <= 0xa0) || (cp >= 0x2000 && cp <= 0x200f) ||
                 (cp >= 0x2028 && cp <= 0x202f) || cp == 0xfeff)
            buf_printf(out, "\\u%04x", (unsigned)cp);
        else
            buf_add(out, rest.ptr, len);
        i += len ? len : 1;
    }
}

static void report_line(struct buf *out, const char *what, const struct slice *line,
                        const char *none)
{
    buf_printf(out, "  %s ", what);
    if (line)
        show(*line, out);
    else
        buf_add_str(out, none);
    buf_add_char(out, '\n');
}

static void report(const struct command *c, const struct lines *got, size_t i, size_t j,
                   struct transcript_mismatch *m)
{
    const struct slice *e = i < (size_t)c->expected_count ? &c->expected[i] : NULL;
    const struct slice *g = j < got->count ? &got->line[j] : NULL;
    size_t far;
    m->line = e ? c->expected_line + (int)i : c->last_line;
    report_line(&m->report, "expected", e, "(nothing more)");
    report_line(&m->report, "got     ", g, "(nothing more)");
    if (!e || !g)
        return;
    glob(trim_end(*e), trim_end(*g), &far);
    while (far > 0 && far < g->len && ((unsigned char)g->ptr[far] & 0xc0) == 0x80)
        far--;
    buf_printf(&m->report, "  they differ at column %zu\n",
               utf8_count((struct slice){g->ptr, far}) + 1);
}

static bool fail(const struct command *c, const char *text, const struct lines *got,
                 struct transcript_mismatch *m)
{
    m->line = c->line;
    buf_printf(&m->report, "  %s\n", text);
    if (got->count)
        report_line(&m->report, "got     ", &got->line[0], "");
    return false;
}

void transcript_mismatch_done(struct transcript_mismatch *m)
{
    buf_done(&m->report);
}

static bool match(const struct command *c, const struct lines *got, enum lab_outcome outcome,
                  struct transcript_mismatch *m)
{
    size_t i, j;
    if (outcome == LAB_UNMET)
        return fail(c, "the expectation failed", got, m);
    if (outcome != LAB_OK && !c->announces_refusal)
        return fail(c, "it was refused, and no `!` line says so", got, m);
    if (outcome == LAB_OK && c->announces_refusal)
        return fail(c, "a `!` line announces a refusal, and it was served", got, m);
    if (c->expected_count == 0 || match_lines(c, got, &i, &j))
        return true;
    report(c, got, i, j, m);
    return false;
}

bool transcript_match(const struct command *c, struct slice output, enum lab_outcome outcome,
                      struct transcript_mismatch *m)
{
    struct lines got = split(c, output, outcome);
    *m = (struct transcript_mismatch){.report = BUF_INIT};
    bool good = match(c, &got, outcome, m);
    free(got.line);
    return good;
}

/* --- writing --------------------------------------------------------------------------- */

static bool is_wild(struct slice expected)
{
    return slice_find(expected, wild) ||
           (slice_begins(expected, SLICE("! ")) && !memchr(expected.ptr, ':', expected.len));
}

/* Whether an author who wrote these lines left this one out on purpose. */
static bool was_left_out(const struct command *c, const struct lines *got, size_t j)
{
    if (c->expected_count == 0 || !may_be_left_out(got, j))
        return false;
    const char *blank = memchr(got->line[j].ptr, ' ', got->line[j].len);
    size_t len = blank ? (size_t)(blank - got->line[j].ptr) : got->line[j].len;
    for (int i = 0; i < c->expected_count; i++)
        if (slice_begins(c->expected[i], (struct slice){got->line[j].ptr, len}))
            return false;
    return true;
}

static void write_output(const struct command *c, const struct lines *got, struct buf *out)
{
    int from = 0;
    for (size_t j = 0; j < got->count; j++) {
        struct slice line = trim_end(got->line[j]);
        if (was_left_out(c, got, j))
            continue;
        for (int i = from; i < c->expected_count; i++) {
            if (!is_wild(c->expected[i]) || !fits(c->expected[i], got->line[j]))
                continue;
            line = trim_end(c->expected[i]);
            from = i + 1;
            break;
        }
        buf_add_slice(out, line);
        buf_add_char(out, '\n');
    }
}

/* The source's lines, one after the other. */
struct walk {
    struct slice text;
    size_t at;
    int line; /* of the line at `at` */
};

/* Copies lines up to and with number `last`; `layout`: comments and blank lines alone. */
static void copy_lines(struct walk *w, int last, bool layout, struct buf *out)
{
    while (w->at < w->text.len && w->line <= last) {
        const char *end = memchr(w->text.ptr + w->at, '\n', w->text.len - w->at);
        size_t to = end ? (size_t)(end - w->text.ptr) + 1 : w->text.len;
        struct slice line = {w->text.ptr + w->at, to - w->at};
        if (!layout || line.ptr[0] == '#' || trim_end(slice_trim(line)).len == 0 ||
            line.ptr[0] == '\n') {
            buf_add_slice(out, line);
            if (!end)
                buf_add_char(out, '\n');
        }
        w->at = to;
        w->line++;
    }
}

void transcript_rewrite(const struct transcript_source *source, struct buf *out)
{
    struct walk w = {source->text, 0, source->first_line > 0 ? source->first_line : 1};
    for (int i = 0; i < source->script->count; i++) {
        const struct command *c = &source->script->command[i];
        const struct transcript_output *o = &source->outputs[i];
        struct transcript_mismatch m;
        bool fulfilled = transcript_match(c, o->text, o->outcome, &m);
        bool is_expect = slice_is(slice_of(c->verb->name), "expect");
        bool as_is = fulfilled && (c->expected_count > 0 || !source->fill || is_expect);
        transcript_mismatch_done(&m);
        copy_lines(&w, as_is || is_expect ? c->expected_last : c->last_line, false, out);
        if (as_is || is_expect)
            continue;
        struct lines got = split(c, o->text, o->outcome);
        write_output(c, &got, out);
        free(got.line);
        copy_lines(&w, c->expected_last, true, out);
    }
    copy_lines(&w, INT32_MAX - 1, false, out);
}

void transcript_print(const struct command *c, struct slice output, struct buf *out)
{
    bool first = true;
    for (size_t at = 0; at < c->text.len; first = false) {
        const char *end = memchr(c->text.ptr + at, '\n', c->text.len - at);
        size_t to = end ? (size_t)(end - c->text.ptr) : c->text.len;
        struct slice line = trim_end((struct slice){c->text.ptr + at, to - at});
        buf_add_str(out, first ? "> " : "  ");
        buf_add_slice(out, first ? line : slice_trim(line));
        buf_add_char(out, '\n');
        at = to + 1;
    }
    buf_add_slice(out, output);
}
