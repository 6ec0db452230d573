#include "config.h"

#include "lab/script.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/utf8.h"
#include "base/xalloc.h"
#include "lab/check.h"
#include "lab/parser.h"
#include "lab/verb.h"

enum { OPEN_MAX = 64 };

/*
 * The cleaned text twice: as it was written, for places and for showing, and
 * `work`, where comments and joining backslashes are blanked as they are found,
 * so that a command's text can be read as one piece with the same offsets.
 */
struct splitter {
    struct reader src;
    char *work;
    size_t at;
    bool is_transcript;
    struct errinfo *why;
    size_t placed; /* line `placed_line` is that of this offset: places are asked in order */
    int placed_line;
};

/* What a line leaves open. */
struct open {
    size_t place[OPEN_MAX]; /* of the brackets, outermost first */
    char kind[OPEN_MAX];    /* in a command for a shell the quote alone */
    int depth;
    bool is_joined;   /* a "\" ended the line */
    bool has_comment; /* the last line had one */
    bool is_crossed;  /* a bracket was closed by another kind: who reads the value says so */
};

/* --- the text as a whole --------------------------------------------------------------- */

static enum err clean_char(struct splitter *sp, size_t i)
{
    unsigned char c = (unsigned char)sp->src.text.ptr[i];
    if (c >= 0x20 && c != 0x7f)
        return ERR_OK;
    if (c == '\n' || c == '\t')
        return ERR_OK;
    return reader_fail(&sp->src, i, sp->why, "the control character U+%04X is not allowed", c);
}

/* Refuses what no text may hold; drops a byte-order mark and CR before LF. */
static enum err clean(struct splitter *sp, struct arena *a, const struct script_source *source)
{
    struct slice in = source->text;
    if (in.len > LIMIT_SCRIPT_BYTES)
        return err_at(sp->why, 1, 1, ERR_LIMIT, "a text of %zu bytes is over the limit of %d",
                      in.len, LIMIT_SCRIPT_BYTES);
    char *text = arena_alloc(a, in.len + 1);
    size_t len = 0, line = 0;
    for (size_t i = slice_begins(in, SLICE("\xef\xbb\xbf")) ? 3 : 0; i < in.len; i++)
        if (in.ptr[i] != '\r' || i + 1 == in.len || in.ptr[i + 1] != '\n')
            text[len++] = in.ptr[i];
    sp->src = reader_of((struct slice){text, len});
    sp->src.first_line = source->first_line > 0 ? source->first_line : 1;
    size_t broken = utf8_check(sp->src.text);
    for (size_t i = 0; i < len; i++) {
        if (i == broken)
            return reader_fail(&sp->src, i, sp->why, "the byte 0x%02X is no UTF-8",
                               (unsigned char)text[i]);
        enum err err = clean_char(sp, i);
        if (err)
            return err;
        line = text[i] == '\n' ? i + 1 : line;
        if (i >= line && i - line >= LIMIT_LINE_BYTES)
            return reader_fail(&sp->src, line, sp->why, "a line is over the limit of %d bytes",
                               LIMIT_LINE_BYTES);
    }
    sp->work = arena_memdup(a, text, len + 1);
    return ERR_OK;
}

/* As reader_place(), without counting the lines from the start each time. */
static void place(struct splitter *sp, size_t at, int *ret_line, int *ret_col)
{
    const char *text = sp->src.text.ptr;
    if (at < sp->placed || sp->placed_line == 0) {
        sp->placed = 0;
        sp->placed_line = sp->src.first_line;
    }
    for (; sp->placed < at; sp->placed++)
        sp->placed_line += text[sp->placed] == '\n';
    size_t start = at;
    while (start > 0 && text[start - 1] != '\n')
        start--;
    *ret_line = sp->placed_line;
    *ret_col = (int)utf8_count((struct slice){text + start, at - start}) + 1;
}

static size_t line_end(const struct splitter *sp, size_t from)
{
    const char *end = memchr(sp->src.text.ptr + from, '\n', sp->src.text.len - from);
    return end ? (size_t)(end - sp->src.text.ptr) : sp->src.text.len;
}

static struct slice line_at(const struct splitter *sp, size_t from)
{
    return (struct slice){sp->src.text.ptr + from, line_end(sp, from) - from};
}

static bool line_is_blank(const struct splitter *sp, size_t from)
{
    return slice_trim(line_at(sp, from)).len == 0;
}

/* Between commands a transcript's comments stand in column 1; what is indented is output. */
static bool line_is_comment(const struct splitter *sp, size_t from, bool in_command)
{
    struct slice line = line_at(sp, from);
    if (!sp->is_transcript || in_command)
        line = slice_trim(line);
    return line.len > 0 && line.ptr[0] == '#';
}

static bool line_is_prompt(const struct splitter *sp, size_t from)
{
    struct slice line = line_at(sp, from);
    return line.len > 0 && line.ptr[0] == '>' && (line.len == 1 || line.ptr[1] == ' ');
}

/* --- one line -------------------------------------------------------------------------- */

static enum err bad_hash(struct splitter *sp, size_t at, size_t from, size_t end)
{
    const char *s = sp->src.text.ptr;
    size_t lo = at, hi = at + 1;
    while (lo > from && (isalnum((unsigned char)s[lo - 1]) || strchr("_-.#", s[lo - 1])))
        lo--;
    while (hi < end && (isalnum((unsigned char)s[hi]) || strchr("_-.#", s[hi])))
        hi++;
    if (lo == at)
        return reader_fail(&sp->src, at, sp->why,
                           "placeholders are for the API; write the name itself instead of %.*s",
                           (int)(hi - lo), s + lo);
    return reader_fail(&sp->src, lo, sp->why, "`#` inside %.*s: a key is a string, write \"%.*s\"",
                       (int)(hi - lo), s + lo, (int)(hi - lo), s + lo);
}

static enum err bad_quote(struct splitter *sp, size_t at, size_t end)
{
    const char *s = sp->src.text.ptr + at, *close = memchr(s + 1, '\'', end - at - 1);
    if (!close)
        return reader_fail(&sp->src, at, sp->why,
                           "a single quote opens no string; strings have double quotes here");
    return reader_fail(&sp->src, at, sp->why,
                       "%.*s is in single quotes; strings have double quotes here",
                       (int)(close - s + 1), s);
}

enum err script_refuse_lookalike(const struct reader *r, size_t at, struct errinfo *why)
{
    static const uint32_t quotes[] = {0x2018, 0x2019, 0x201a, 0x201b, 0x201c, 0x201d,
                                      0x201e, 0x201f, 0x00ab, 0x00bb, 0x2032, 0x2033};
    static const uint32_t blanks[] = {0x00a0, 0x2007, 0x202f};
    uint32_t cp = 0;
    utf8_decode((struct slice){r->text.ptr + at, r->text.len - at}, &cp);
    for (size_t i = 0; i < sizeof quotes / sizeof *quotes; i++)
        if (cp == quotes[i])
            return reader_fail(
                r, at, why, "a typographic quote (U+%04X) stands outside a string; write \"", cp);
    for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++)
        if (cp == blanks[i])
            return reader_fail(
                r, at, why, "a no-break space (U+%04X) stands outside a string; write a blank", cp);
    return ERR_OK;
}

/* From the quote at *i to its end on the same line; *i is left on the closing one. */
static enum err skip_quoted(struct splitter *sp, size_t *i, size_t end)
{
    const char *s = sp->src.text.ptr;
    char quote = s[*i];
    size_t from = *i;
    for (size_t k = from + 1; k < end; k++) {
        if (s[k] == '\\' && quote == '"')
            k++;
        else if (s[k] == quote) {
            *i = k;
            return ERR_OK;
        }
    }
    int line, col;
    reader_place(&sp->src, from, &line, &col);
    return reader_fail(&sp->src, from, sp->why,
                       quote == '"' ? "the string opened at column %d is not closed on its line"
                                    : "the name in back-ticks opened at column %d is not closed",
                       col);
}

static bool closes(char open, char close)
{
    return (open == '(' && close == ')') || (open == '[' && close == ']') ||
           (open == '{' && close == '}') || (open == '<' && close == '>');
}

static void bracket(struct open *o, const char *s, size_t i)
{
    char c = s[i];
    if (o->is_crossed)
        return;
    if (strchr("([{<", c)) {
        if (o->depth < OPEN_MAX) {
            o->place[o->depth] = i;
            o->kind[o->depth] = c;
        }
        o->depth++;
    } else if (o->depth > OPEN_MAX || (o->depth > 0 && closes(o->kind[o->depth - 1], c))) {
        o->depth--;
    } else if (o->depth > 0 && c != '>') {
        o->is_crossed = true;
        o->depth = 0;
    }
}

static bool after_blank(const char *s, size_t i, size_t from)
{
    return i == from || s[i - 1] == ' ' || s[i - 1] == '\t';
}

/* Reads the line [from, end): brackets, comment, joining; blanks the latter two in `work`. */
static enum err scan_line(struct splitter *sp, size_t from, size_t end, struct open *o)
{
    const char *s = sp->src.text.ptr;
    enum err err = ERR_OK;
    size_t stop = end;
    o->is_joined = o->has_comment = false;
    for (size_t i = from; i < stop && !err; i++) {
        if (s[i] == '"' || s[i] == '`')
            err = skip_quoted(sp, &i, end);
        else if (s[i] == '#' && after_blank(s, i, from))
            stop = i;
        else if (s[i] == '#')
            err = bad_hash(sp, i, from, end);
        else if (s[i] == '\'')
            err = bad_quote(sp, i, end);
        else if ((unsigned char)s[i] >= 0x80)
            err = script_refuse_lookalike(&sp->src, i, sp->why);
        else if ((s[i] == '<' || s[i] == '>') && i + 1 < end && s[i + 1] == s[i])
            bracket(o, s, i++);
        else if (s[i] != '\0' && strchr("([{)]}", s[i]))
            bracket(o, s, i);
    }
    if (err)
        return err;
    o->has_comment = stop < end;
    memset(sp->work + stop, ' ', end - stop);
    size_t last = stop;
    while (last > from && (s[last - 1] == ' ' || s[last - 1] == '\t'))
        last--;
    if (last > from && s[last - 1] == '\\') {
        o->is_joined = true;
        sp->work[last - 1] = ' ';
    }
    return ERR_OK;
}

/* The same by a shell's rules: quotes cross lines, brackets mean nothing; nothing is refused. */
static void scan_shell_line(struct splitter *sp, size_t from, size_t end, struct open *o)
{
    const char *s = sp->src.text.ptr;
    o->is_joined = o->has_comment = false;
    for (size_t i = from; i < end && !o->has_comment; i++) {
        char quote = o->depth ? o->kind[0] : '\0';
        if (quote ? s[i] == quote : s[i] == '"' || s[i] == '\'') {
            o->depth = !quote;
            o->kind[0] = s[i];
            o->place[0] = i;
        } else if (s[i] == '\\' && quote != '\'') {
            size_t next = i + 1;
            while (next < end && !quote && (s[next] == ' ' || s[next] == '\t'))
                next++;
            o->is_joined = next == end;
            i = o->is_joined ? end : i + 1;
        } else if (s[i] == '#' && !quote && after_blank(s, i, from)) {
            o->has_comment = true;
            memset(sp->work + i, ' ', end - i);
        }
    }
}

static bool in_quotes(const struct open *o)
{
    return o->depth > 0 && (o->kind[0] == '"' || o->kind[0] == '\'');
}

static enum err still_open(struct splitter *sp, const struct open *o)
{
    int which = (o->depth < OPEN_MAX ? o->depth : OPEN_MAX) - 1, line, col;
    const char *name = o->kind[which] == '<' ? "<<" : (char[2]){o->kind[which], '\0'};
    reader_place(&sp->src, o->place[which], &line, &col);
    return reader_fail(&sp->src, o->place[which], sp->why,
                       "the %s opened at column %d is still open; a blank line ends a command",
                       name, col);
}

/* The command whose text begins at `from`: the end of its last line in *ret_end. */
static enum err find_extent(struct splitter *sp, size_t from, bool is_shell, size_t *ret_end,
                            bool *ret_comment)
{
    struct open o = {.depth = 0};
    size_t at = from, end;
    for (;;) {
        end = line_end(sp, at);
        enum err err = ERR_OK;
        if (is_shell)
            scan_shell_line(sp, at, end, &o);
        else
            err = scan_line(sp, at, end, &o);
        if (err)
            return err;
        bool goes_on = o.depth > 0 || o.is_joined;
        while (goes_on && !in_quotes(&o) && end < sp->src.text.len &&
               line_is_comment(sp, end + 1, true)) {
            size_t next = line_end(sp, end + 1);
            memset(sp->work + end + 1, ' ', next - end - 1);
            end = next;
        }
        bool is_last = end >= sp->src.text.len || line_is_blank(sp, end + 1) ||
                       (sp->is_transcript && line_is_prompt(sp, end + 1));
        if (!goes_on || is_last)
            break;
        at = end + 1;
    }
    if (o.depth > 0)
        return still_open(sp, &o);
    *ret_end = end;
    *ret_comment = o.has_comment;
    return ERR_OK;
}

/* --- commands -------------------------------------------------------------------------- */

/* Whether a command word stands behind `word`, so that a colon would make a label of it. */
static bool is_label_without_colon(struct parser *p, struct slice word)
{
    struct parser rest = *p;
    rest.r.at += word.len;
    return verb_find(parser_peek_word(&rest)) != NULL;
}

static enum err no_command(struct parser *p, struct slice word)
{
    const char *near = verb_near(word);
    if (slice_is_nocase(word, "select"))
        return parser_fail(p, p->r.at,
                           "no command `%.*s`; `query` and `scan` read, and PartiQL goes through "
                           "`aws dynamodb execute-statement`",
                           SLICE_ARG(word));
    if (!near && is_label_without_colon(p, word))
        return parser_fail(p, p->r.at,
                           "no command `%.*s`; a label is written with a colon, `%.*s: ...`",
                           SLICE_ARG(word), SLICE_ARG(word));
    if (near)
        return parser_fail(p, p->r.at, "no command `%.*s`; nearest is `%s`", SLICE_ARG(word), near);
    return parser_fail(p, p->r.at, "no command `%.*s`; `help` lists the commands", SLICE_ARG(word));
}

static enum err read_label(struct parser *p, struct command *c)
{
    struct slice word = parser_peek_word(p);
    size_t after = p->r.at + word.len;
    if (word.len == 0 || after >= p->r.text.len || p->r.text.ptr[after] != ':')
        return ERR_OK;
    if (word.len > LIMIT_LABEL_CHARS)
        return parser_fail(p, p->r.at, "the label `%.*s` is over the limit of %d characters",
                           SLICE_ARG(word), LIMIT_LABEL_CHARS);
    if (verb_find(word))
        return parser_fail(p, p->r.at, "`%.*s` is a command and cannot be a label",
                           SLICE_ARG(word));
    if (check_is_name(word))
        return parser_fail(p, p->r.at, "`%.*s` is a name of the checks and cannot be a label",
                           SLICE_ARG(word));
    c->label = arena_slice(p->arena, word);
    p->r.at = after + 1;
    return ERR_OK;
}

/* Label and command word; a command that is not here yet is refused before its text is looked at.
 */
static enum err read_head(struct parser *p, struct command *c)
{
    enum err err = read_label(p, c);
    if (err)
        return err;
    struct slice word = parser_peek_word(p);
    if (word.len == 0)
        return parser_expected(p, "a command", NULL);
    c->verb = verb_find(word);
    if (!c->verb)
        return no_command(p, word);
    if (c->verb->flags & VERB_LATER)
        return parser_fail(p, p->r.at, "`%s` is not here yet", c->verb->name);
    if ((p->forbid & SCRIPT_NO_MODEL) && slice_is(slice_of(c->verb->name), "model"))
        return parser_fail(p, p->r.at,
                           "`model` has no place in a lesson; its front matter says it");
    if ((p->forbid & SCRIPT_NO_RESET) && slice_is(slice_of(c->verb->name), "reset"))
        return parser_fail(p, p->r.at, "`reset` has no place in a lesson");
    p->r.at += word.len;
    p->verb = c->verb->name;
    return ERR_OK;
}

#define HASH_SENTENCE "; `#` after a blank starts a comment"

/* The text ended early because a comment began: say so. */
static enum err early_end(struct parser *p, enum err err)
{
    int line, col;
    struct errinfo *why = p->why;
    reader_place(&p->r, p->r.text.len, &line, &col);
    if (!err && p->defect && strstr(p->defect->text, "<EOF>"))
        return parser_fail(p, p->r.text.len, "the expression ends early" HASH_SENTENCE);
    if (err && why->line == line && why->col == col) {
        size_t len = strlen(why->text);
        snprintf(why->text + len, sizeof why->text - len, HASH_SENTENCE);
    }
    return err;
}

static struct parser parser_for(struct splitter *sp, struct script *s, size_t from, size_t end)
{
    struct parser p = {.arena = &s->arena, .why = sp->why};
    while (end > from && strchr(" \t\n", sp->work[end - 1]))
        end--;
    p.r = reader_of((struct slice){sp->work + from, end - from});
    place(sp, from, &p.r.first_line, &p.r.first_col);
    return p;
}

static enum err read_command(struct splitter *sp, struct script *s, unsigned forbid,
                             struct command *c)
{
    size_t end = 0;
    bool has_comment = false;
    struct parser head = parser_for(sp, s, sp->at, line_end(sp, sp->at));
    head.forbid = forbid;
    c->line = head.r.first_line;
    c->col = head.r.first_col;
    enum err err = read_head(&head, c);
    if (err)
        return err;
    err = find_extent(sp, sp->at, c->verb->flags & VERB_SHELL, &end, &has_comment);
    if (err)
        return err;
    struct parser p = parser_for(sp, s, sp->at, end);
    p.r.at = head.r.at;
    p.verb = head.verb;
    int col;
    place(sp, end, &c->last_line, &col);
    c->text =
        arena_slice(&s->arena, slice_trim((struct slice){sp->src.text.ptr + sp->at, end - sp->at}));
    err = c->verb->parse(&p, c);
    if (has_comment)
        err = early_end(&p, err);
    sp->at = end < sp->src.text.len ? end + 1 : end;
    return err;
}

/* --- the file -------------------------------------------------------------------------- */

static enum err check_label(struct splitter *sp, const struct script *s, int *labels)
{
    const struct command *c = &s->command[s->count - 1];
    if (c->label.len == 0)
        return ERR_OK;
    if (++*labels > LIMIT_LABELS)
        return err_at(sp->why, c->line, c->col, ERR_LIMIT, "more than %d labels", LIMIT_LABELS);
    for (int i = 0; i < s->count - 1 && s->kind != SCRIPT_PROMPT; i++)
        if (slice_equal(s->command[i].label, c->label))
            return err_at(sp->why, c->line, c->col, ERR_LAB,
                          "the label `%.*s` is given twice, on lines %d and %d",
                          SLICE_ARG(c->label), s->command[i].line, c->line);
    return ERR_OK;
}

/* Lines below a command of a transcript, up to the next command. */
static enum err read_expected(struct splitter *sp, struct script *s)
{
    struct command *c = s->count ? &s->command[s->count - 1] : NULL;
    struct slice *lines = NULL;
    int count = 0, cap = 0, line, col;
    for (; sp->at < sp->src.text.len && !line_is_prompt(sp, sp->at);
         sp->at = line_end(sp, sp->at) + 1) {
        if (line_is_blank(sp, sp->at) || line_is_comment(sp, sp->at, false))
            continue;
        place(sp, sp->at, &line, &col);
        if (!c) {
            free(lines);
            return reader_fail(&sp->src, sp->at, sp->why,
                               "expected a command behind `> `, found a line of output");
        }
        XGROW(lines, count, cap);
        lines[count] = arena_slice(&s->arena, line_at(sp, sp->at));
        c->announces_refusal |= lines[count].ptr[0] == '!';
        if (count++ == 0)
            c->expected_line = line;
        c->expected_last = line;
    }
    if (count) {
        c->expected = arena_memdup(&s->arena, lines, (size_t)count * sizeof *lines);
        c->expected_count = count;
    }
    free(lines);
    return ERR_OK;
}

/* Moves to the next command's first character; false at the end. */
static bool next_command(struct splitter *sp)
{
    while (sp->at < sp->src.text.len &&
           (line_is_blank(sp, sp->at) || line_is_comment(sp, sp->at, false)))
        sp->at = line_end(sp, sp->at) + 1;
    if (sp->at >= sp->src.text.len)
        return false;
    while (strchr(" \t", sp->src.text.ptr[sp->at]))
        sp->at++;
    return true;
}

static enum err read_all(struct splitter *sp, struct script *s, unsigned forbid)
{
    int labels = 0, cap = 0;
    enum err err = sp->is_transcript ? read_expected(sp, s) : ERR_OK;
    while (!err && next_command(sp)) {
        if (s->count == LIMIT_SCRIPT_COMMANDS)
            return reader_fail(&sp->src, sp->at, sp->why, "more than %d commands",
                               LIMIT_SCRIPT_COMMANDS);
        if (!sp->is_transcript && line_is_prompt(sp, sp->at))
            return reader_fail(
                &sp->src, sp->at, sp->why,
                "`>` starts a command only where the first command of a file has it");
        if (sp->is_transcript)
            sp->at++;
        while (sp->at < sp->src.text.len && strchr(" \t", sp->src.text.ptr[sp->at]))
            sp->at++;
        XGROW(s->command, s->count, cap);
        struct command *c = &s->command[s->count];
        *c = (struct command){.line = 0};
        err = read_command(sp, s, forbid, c);
        if (err)
            return err;
        s->count++;
        c->expected_last = c->last_line;
        err = check_label(sp, s, &labels);
        if (!err && sp->is_transcript)
            err = read_expected(sp, s);
    }
    return err;
}

static enum script_kind settle_kind(struct splitter *sp, enum script_kind kind)
{
    if (kind != SCRIPT_AUTO)
        return kind;
    size_t start = sp->at;
    bool is_transcript = next_command(sp) && line_is_prompt(sp, sp->at);
    sp->at = start;
    return is_transcript ? SCRIPT_TRANSCRIPT : SCRIPT_PLAIN;
}

enum err script_parse(struct script *s, const struct script_source *source, struct errinfo *why)
{
    struct errinfo own;
    *s = (struct script){.arena = ARENA_INIT};
    struct splitter sp = {.why = why ? why : &own};
    enum err err = clean(&sp, &s->arena, source);
    if (!err) {
        s->kind = settle_kind(&sp, source->kind);
        sp.is_transcript = s->kind == SCRIPT_TRANSCRIPT;
        err = read_all(&sp, s, source->forbid);
    }
    if (err)
        script_done(s);
    return err;
}

void script_done(struct script *s)
{
    free(s->command);
    arena_done(&s->arena);
    *s = (struct script){.arena = ARENA_INIT};
}

/* Whether the command that begins on this line is split by a shell's rules. */
static bool begins_shell(const struct splitter *sp, size_t from)
{
    struct parser p = {.r = reader_of(line_at(sp, from))};
    struct slice word = parser_peek_word(&p);
    size_t after = p.r.at + word.len;
    if (after < p.r.text.len && p.r.text.ptr[after] == ':') {
        p.r.at = after + 1;
        word = parser_peek_word(&p);
    }
    const struct verb *verb = verb_find(word);
    return verb && verb->flags & VERB_SHELL;
}

bool script_needs_more(struct slice text)
{
    struct arena a = ARENA_INIT;
    struct errinfo why;
    struct splitter sp = {.why = &why};
    struct script_source source = {.text = text};
    struct open o = {.depth = 0};
    bool more = false, is_shell = false;
    enum err err = clean(&sp, &a, &source);
    for (size_t at = 0; !err && at < sp.src.text.len; at = line_end(&sp, at) + 1) {
        is_shell = more ? is_shell : begins_shell(&sp, at);
        if (line_is_blank(&sp, at))
            o = (struct open){.depth = 0};
        else if (line_is_comment(&sp, at, true) && !in_quotes(&o))
            continue;
        else if (is_shell)
            scan_shell_line(&sp, at, line_end(&sp, at), &o);
        else
            err = scan_line(&sp, at, line_end(&sp, at), &o);
        more = o.depth > 0 || o.is_joined;
    }
    arena_done(&a);
    return !err && more;
}

void script_print_error(struct slice text, const struct errinfo *why, struct buf *out)
{
    buf_printf(out, "! lab: %s\n", why->text);
    if (why->line == 0)
        return;
    int line = 1;
    size_t at = 0;
    for (; line < why->line && at < text.len; line++) {
        const char *end = memchr(text.ptr + at, '\n', text.len - at);
        at = end ? (size_t)(end - text.ptr) + 1 : text.len;
    }
    struct slice rest = {text.ptr + at, text.len - at};
    const char *end = memchr(rest.ptr, '\n', rest.len);
    rest.len = end ? (size_t)(end - rest.ptr) : rest.len;
    if (rest.len == 0 || rest.len > 1000)
        return;
    buf_printf(out, "  %.*s\n", SLICE_ARG(rest));
    buf_add_fill(out, ' ', (size_t)(why->col > 0 ? why->col - 1 : 0) + 2);
    buf_add_str(out, "^\n");
}

bool script_uses(const struct script *s, const char *verb)
{
    for (int i = 0; i < s->count; i++)
        if (slice_is(slice_of(s->command[i].verb->name), verb))
            return true;
    return false;
}
