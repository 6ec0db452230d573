#include "config.h"

#include "lab/shell.h"

#include <stdlib.h>

#include "base/xalloc.h"
#include "lab/script.h"

/* The word under way, each byte with its place. */
struct splitting {
    struct parser *p;
    struct slice text;
    struct buf word;
    uint32_t *at;
    size_t at_count, at_cap;
    struct shell_word *list;
    size_t count, cap;
};

static void note(struct splitting *s, size_t at)
{
    XGROW(s->at, s->at_count, s->at_cap);
    s->at[s->at_count++] = (uint32_t)at;
}

static void add(struct splitting *s, size_t at)
{
    note(s, at);
    buf_add_char(&s->word, s->text.ptr[at]);
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

static enum err refuse_live(struct splitting *s, size_t at)
{
    return parser_fail(s->p, at,
                       "`%c` is for a shell, and the lab is no shell; in single quotes it is text",
                       s->text.ptr[at]);
}

/* Each of these leaves *i on the last character it took. */

static enum err take_single(struct splitting *s, size_t *i)
{
    size_t at = *i + 1;
    for (; at < s->text.len && s->text.ptr[at] != '\''; at++)
        add(s, at);
    *i = at;
    return at < s->text.len ? ERR_OK : parser_fail(s->p, at, "the ' is not closed");
}

static enum err take_double(struct splitting *s, size_t *i)
{
    const char *t = s->text.ptr;
    size_t at = *i + 1, len = s->text.len;
    for (; at < len && t[at] != '"'; at++) {
        bool is_escape = t[at] == '\\' && at + 1 < len;
        if (is_escape && t[at + 1] == '\n')
            at++;
        else if (is_escape && strchr("\"\\$`", t[at + 1]))
            add(s, ++at);
        else if (t[at] == '$' || t[at] == '`')
            return refuse_live(s, at);
        else
            add(s, at);
    }
    *i = at;
    return at < len ? ERR_OK : parser_fail(s->p, at, "the \" is not closed");
}

/* A backslash outside quotes: at a line's end, blanks behind it forgiven, it joins. */
static void take_escaped(struct splitting *s, size_t *i)
{
    size_t at = *i + 1;
    while (at < s->text.len && (s->text.ptr[at] == ' ' || s->text.ptr[at] == '\t'))
        at++;
    if (at == s->text.len || s->text.ptr[at] == '\n') {
        *i = at;
        return;
    }
    add(s, ++*i);
}

static enum err take_word(struct splitting *s, size_t *i)
{
    const char *t = s->text.ptr;
    enum err err = ERR_OK;
    for (; *i < s->text.len && !is_blank(t[*i]) && !err; ++*i) {
        if (t[*i] == '\'')
            err = take_single(s, i);
        else if (t[*i] == '"')
            err = take_double(s, i);
        else if (t[*i] == '\\')
            take_escaped(s, i);
        else if (strchr("$`|<>&;*?", t[*i]))
            err = refuse_live(s, *i);
        else if ((unsigned char)t[*i] >= 0x80 &&
                 (err = script_refuse_lookalike(&s->p->r, *i, s->p->why)))
            break;
        else
            add(s, *i);
    }
    return err;
}

static void end_word(struct splitting *s, size_t at)
{
    note(s, at);
    XGROW(s->list, s->count, s->cap);
    s->list[s->count++] =
        (struct shell_word){arena_slice(s->p->arena, buf_slice(&s->word)),
                            arena_memdup(s->p->arena, s->at, s->at_count * sizeof *s->at)};
    buf_clear(&s->word);
    s->at_count = 0;
}

enum err shell_split(struct parser *p, struct shell_words *ret)
{
    struct splitting s = {.p = p, .text = p->r.text};
    enum err err = ERR_OK;
    for (size_t i = p->r.at; i < s.text.len && !err;) {
        bool is_join = s.text.ptr[i] == '\\';
        if (is_blank(s.text.ptr[i])) {
            i++;
            continue;
        }
        err = take_word(&s, &i);
        /* A backslash that only joined lines is no word. */
        if (!err && !(is_join && s.word.len == 0))
            end_word(&s, i < s.text.len ? i : s.text.len);
    }
    if (!err) {
        ret->count = s.count;
        ret->list = arena_memdup(p->arena, s.list, s.count * sizeof *s.list);
        ret->text = arena_alloc(p->arena, (s.count + 1) * sizeof *ret->text);
        for (size_t k = 0; k < s.count; k++)
            ret->text[k] = s.list[k].text;
        p->r.at = s.text.len;
    }
    buf_done(&s.word);
    free(s.at);
    free(s.list);
    return err;
}
