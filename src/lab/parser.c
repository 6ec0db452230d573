#include "config.h"

#include "lab/parser.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/limits.h"
#include "base/near.h"

enum { CLAUSES_MAX = 24 };

static bool is_word_char(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static bool is_name_char(char c)
{
    return is_word_char(c) || c == '-' || c == '.';
}

static char at(const struct parser *p, size_t i)
{
    return i < p->r.text.len ? p->r.text.ptr[i] : '\0';
}

bool parser_at_end(struct parser *p)
{
    while (p->r.at < p->r.text.len && strchr(" \t\n", p->r.text.ptr[p->r.at]))
        p->r.at++;
    return p->r.at == p->r.text.len;
}

enum err parser_fail(struct parser *p, size_t where, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    char text[sizeof p->why->text];
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    return reader_fail(&p->r, where, p->why, "%s", text);
}

/* What stands at the reader's place, for messages. */
static void found_here(struct parser *p, char out[64])
{
    if (parser_at_end(p)) {
        snprintf(out, 64, "the end of the line");
        return;
    }
    size_t from = p->r.at, to = from + 1;
    if (is_name_char(at(p, from)))
        while (to - from < 40 && is_name_char(at(p, to)))
            to++;
    else
        while (to - from < 4 && ((unsigned char)at(p, to) & 0xc0) == 0x80)
            to++;
    snprintf(out, 64, "`%.*s`", (int)(to - from), p->r.text.ptr + from);
}

enum err parser_expected(struct parser *p, const char *what, const char *after)
{
    char found[64];
    found_here(p, found);
    if (after) {
        const char *mark = strncmp(after, "the ", 4) == 0 ? "" : "`";
        return parser_fail(p, p->r.at, "expected %s after %s%s%s, found %s", what, mark, after,
                           mark, found);
    }
    return parser_fail(p, p->r.at, "expected %s, found %s", what, found);
}

struct slice parser_peek_word(struct parser *p)
{
    size_t from = p->r.at, to;
    if (parser_at_end(p) || !isalpha((unsigned char)at(p, p->r.at)))
        return SLICE_NONE;
    from = p->r.at;
    for (to = from; is_word_char(at(p, to)); to++)
        ;
    return (struct slice){p->r.text.ptr + from, to - from};
}

bool parser_word(struct parser *p, struct slice *ret)
{
    struct slice word = parser_peek_word(p);
    if (word.len == 0)
        return false;
    p->r.at += word.len;
    *ret = word;
    return true;
}

bool parser_keyword(struct parser *p, const char *word)
{
    if (!slice_is_nocase(parser_peek_word(p), word))
        return false;
    p->r.at += strlen(word);
    return true;
}

bool parser_char(struct parser *p, char c)
{
    if (parser_at_end(p) || at(p, p->r.at) != c)
        return false;
    p->r.at++;
    return true;
}

enum err parser_need_char(struct parser *p, char c, const char *after)
{
    char what[4] = {'`', c, '`', '\0'};
    return parser_char(p, c) ? ERR_OK : parser_expected(p, what, after);
}

static enum err quoted_attr(struct parser *p, struct slice *ret)
{
    size_t from = p->r.at, to = from + 1;
    char *name = arena_alloc(p->arena, p->r.text.len - from);
    size_t len = 0;
    for (; to < p->r.text.len && at(p, to) != '\n'; to++) {
        if (at(p, to) == '`' && at(p, to + 1) != '`')
            break;
        if (at(p, to) == '`')
            to++;
        name[len++] = at(p, to);
    }
    if (at(p, to) != '`')
        return parser_fail(p, from, "the name in back-ticks is not closed");
    if (len == 0)
        return parser_fail(p, from, "a name is empty");
    p->r.at = to + 1;
    *ret = (struct slice){name, len};
    return ERR_OK;
}

enum err parser_attr(struct parser *p, const char *after, struct slice *ret)
{
    if (!parser_at_end(p) && at(p, p->r.at) == '`')
        return quoted_attr(p, ret);
    if (!parser_word(p, ret))
        return parser_expected(p, "an attribute's name", after);
    *ret = arena_slice(p->arena, *ret);
    return ERR_OK;
}

static enum err read_name(struct parser *p, const char *what, const char *after, struct slice *ret)
{
    size_t to;
    if (parser_at_end(p) || !is_name_char(at(p, p->r.at)))
        return parser_expected(p, what, after);
    for (to = p->r.at; is_name_char(at(p, to)); to++)
        ;
    *ret = arena_slice(p->arena, (struct slice){p->r.text.ptr + p->r.at, to - p->r.at});
    p->r.at = to;
    return ERR_OK;
}

enum err parser_tablename(struct parser *p, const char *after, struct slice *ret)
{
    return read_name(p, "a table's name", after, ret);
}

enum err parser_indexname(struct parser *p, const char *after, struct slice *ret)
{
    return read_name(p, "an index's name", after, ret);
}

enum err parser_int(struct parser *p, const char *after, uint64_t max, uint64_t *ret)
{
    uint64_t n = 0;
    if (parser_at_end(p) || !isdigit((unsigned char)at(p, p->r.at)))
        return parser_expected(p, "a whole number", after);
    size_t from = p->r.at, to = from;
    bool over = false;
    for (; isdigit((unsigned char)at(p, to)); to++) {
        over |= n > (UINT64_MAX - 9) / 10;
        n = over ? n : n * 10 + (uint64_t)(at(p, to) - '0');
    }
    if (is_word_char(at(p, to)) || at(p, to) == '.')
        return parser_expected(p, "a whole number", after);
    if (over || n > max)
        return parser_fail(p, from, "%.*s after `%s` is over the limit of %llu", (int)(to - from),
                           p->r.text.ptr + from, after, (unsigned long long)max);
    p->r.at = to;
    *ret = n;
    return ERR_OK;
}

enum err parser_number(struct parser *p, const char *what, const char *after, struct slice *ret)
{
    if (parser_at_end(p) || !isdigit((unsigned char)at(p, p->r.at)))
        return parser_expected(p, what, after);
    size_t from = p->r.at, to = from;
    while (isdigit((unsigned char)at(p, to)))
        to++;
    if (at(p, to) == '.' && isdigit((unsigned char)at(p, to + 1)))
        for (to++; isdigit((unsigned char)at(p, to)); to++)
            ;
    p->r.at = to;
    *ret = (struct slice){p->r.text.ptr + from, to - from};
    return ERR_OK;
}

/* number * unit, rounded down; -1 when it is more than `max`. */
static int64_t times(struct slice number, int64_t unit, int64_t max)
{
    __extension__ typedef unsigned __int128 wide;
    wide whole = 0, part = 0, scale = 1;
    bool in_part = false;
    for (size_t i = 0; i < number.len; i++) {
        unsigned digit = (unsigned)(number.ptr[i] - '0');
        if (number.ptr[i] == '.')
            in_part = true;
        else if (!in_part)
            whole = whole * 10 + digit;
        else if (scale < 1000000000000) {
            part = part * 10 + digit;
            scale *= 10;
        }
        if (whole > (wide)max)
            return -1;
    }
    wide all = whole * (wide)unit + part * (wide)unit / scale;
    return all > (wide)max ? -1 : (int64_t)all;
}

struct unit {
    const char *name;
    int64_t of;
};

static const struct unit *unit_find(const struct unit *units, struct slice name, bool any_case)
{
    for (; units->name; units++)
        if (any_case ? slice_is_nocase(name, units->name) : slice_is(name, units->name))
            return units;
    return NULL;
}

/* A number with a unit and no blank between. */
static enum err with_unit(struct parser *p, const struct unit *units, const char *what,
                          int64_t *ret_unit, struct slice *ret_number)
{
    struct slice number, word;
    size_t from = p->r.at;
    enum err err = parser_number(p, what, NULL, &number);
    if (err)
        return err;
    size_t to = p->r.at;
    while (is_word_char(at(p, to)))
        to++;
    word = (struct slice){p->r.text.ptr + p->r.at, to - p->r.at};
    const struct unit *unit = unit_find(units, word, false);
    if (!unit)
        return parser_fail(p, from, "expected %s, found `%.*s`", what, (int)(to - from),
                           p->r.text.ptr + from);
    p->r.at = to;
    *ret_unit = unit->of;
    *ret_number = number;
    return ERR_OK;
}

enum err parser_duration(struct parser *p, const char *after, int64_t *ret_us)
{
    static const struct unit units[] = {{"us", 1},       {"ms", 1000},      {"s", 1000000},
                                        {"m", 60000000}, {"h", 3600000000}, {"d", 86400000000},
                                        {NULL, 0}};
    const char *what = "a duration such as 10s, 1.5m or 2h";
    struct slice number;
    int64_t unit, max = (int64_t)LIMIT_TIME_DAYS * 86400000000;
    if (parser_at_end(p) || !isdigit((unsigned char)at(p, p->r.at)))
        return parser_expected(p, what, after);
    size_t from = p->r.at;
    enum err err = with_unit(p, units, what, &unit, &number);
    if (err)
        return err;
    int64_t us = times(number, unit, max);
    if (us < 0)
        return parser_fail(p, from, "%.*s is over the limit of %d days", (int)(p->r.at - from),
                           p->r.text.ptr + from, LIMIT_TIME_DAYS);
    *ret_us = us;
    return ERR_OK;
}

enum err parser_size(struct parser *p, const char *after, uint64_t *ret_bytes)
{
    static const struct unit units[] = {
        {"B", 1}, {"KB", 1 << 10}, {"MB", 1 << 20}, {"GB", 1 << 30}, {NULL, 0}};
    const char *what = "a size such as 500B, 4KB or 1MB";
    struct slice number;
    int64_t unit;
    if (parser_at_end(p) || !isdigit((unsigned char)at(p, p->r.at)))
        return parser_expected(p, what, after);
    size_t from = p->r.at;
    enum err err = with_unit(p, units, what, &unit, &number);
    if (err)
        return err;
    int64_t bytes = times(number, unit, INT64_MAX >> 1);
    if (bytes < 0)
        return parser_fail(p, from, "%.*s is no size of an item", (int)(p->r.at - from),
                           p->r.text.ptr + from);
    *ret_bytes = (uint64_t)bytes;
    return ERR_OK;
}

enum err parser_string(struct parser *p, const char *after, struct slice *ret)
{
    struct buf text = BUF_INIT;
    if (parser_at_end(p) || at(p, p->r.at) != '"')
        return parser_expected(p, "a string", after);
    enum err err = literal_read_string(&p->r, &text, p->why);
    if (!err)
        *ret = arena_slice(p->arena, buf_slice(&text));
    buf_done(&text);
    return err;
}

enum err parser_path(struct parser *p, const char *after, struct slice *ret)
{
    if (!parser_at_end(p) && at(p, p->r.at) == '"')
        return parser_string(p, after, ret);
    size_t from = p->r.at, to = from;
    while (is_name_char(at(p, to)) || at(p, to) == '/')
        to++;
    if (to == from)
        return parser_expected(p, "a file", after);
    p->r.at = to;
    *ret = arena_slice(p->arena, (struct slice){p->r.text.ptr + from, to - from});
    return ERR_OK;
}

struct slice parser_run(struct parser *p)
{
    if (parser_at_end(p))
        return SLICE_NONE;
    size_t from = p->r.at;
    while (p->r.at < p->r.text.len && !strchr(" \t\n", at(p, p->r.at)))
        p->r.at++;
    return (struct slice){p->r.text.ptr + from, p->r.at - from};
}

static struct val keep(struct parser *p, const struct pack *pack)
{
    struct val v = pack_result(pack);
    v.p = arena_memdup(p->arena, v.p, v.n);
    return v;
}

enum err parser_value(struct parser *p, const char *after, struct val *ret)
{
    struct pack pack = PACK_INIT;
    parser_at_end(p);
    if (!literal_begins(&p->r))
        return parser_expected(p, "a value", after);
    enum err err = literal_read(&p->r, &pack, p->why);
    if (!err)
        *ret = keep(p, &pack);
    else if (p->why)
        p->why->code = err = ERR_LAB;
    pack_done(&pack);
    return err ? ERR_LAB : ERR_OK;
}

enum err parser_object(struct parser *p, const char *after, struct val *ret)
{
    struct pack pack = PACK_INIT;
    bool is_typed = parser_keyword(p, "typed");
    if (parser_at_end(p) || at(p, p->r.at) != '{')
        return parser_expected(p, "an object in { }", is_typed ? "typed" : after);
    pack.is_item = true;
    enum err err =
        is_typed ? literal_read_typed(&p->r, &pack, p->why) : literal_read(&p->r, &pack, p->why);
    if (!err)
        *ret = keep(p, &pack);
    pack_done(&pack);
    return err ? parser_service(p, err) : ERR_OK;
}

enum err parser_service(struct parser *p, enum err err)
{
    if (!err || err == ERR_LAB || err == ERR_LIMIT)
        return err;
    if (!p->defect)
        p->defect = arena_memdup(p->arena, p->why, sizeof *p->why);
    p->r.at = p->r.text.len;
    return ERR_OK;
}

/* Length of the clause's words at the reader's place, 0: they do not stand here. */
static size_t clause_at(struct parser *p, const char *words)
{
    size_t i = p->r.at;
    for (; *words; words++) {
        if (*words == ' ') {
            if (!strchr(" \t\n", at(p, i)) || i >= p->r.text.len)
                return 0;
            while (i < p->r.text.len && strchr(" \t\n", at(p, i)))
                i++;
            continue;
        }
        if (tolower((unsigned char)at(p, i)) != *words)
            return 0;
        i++;
    }
    return is_word_char(at(p, i)) ? 0 : i - p->r.at;
}

static enum err clause_unknown(struct parser *p, const struct clause *table)
{
    const char *words[CLAUSES_MAX + 1];
    size_t count = 0;
    struct slice word = parser_peek_word(p);
    if (word.len == 0)
        return parser_expected(p, "a clause or the end of the line", NULL);
    const char *near = NULL;
    for (; table->word; table++) {
        if (table->flags & CLAUSE_REFUSED)
            continue;
        struct slice whole = slice_of(table->word);
        if (whole.len > word.len && whole.ptr[word.len] == ' ' && !near &&
            slice_begins(whole, word))
            near = table->word;
        words[count++] = table->word;
    }
    words[count] = NULL;
    if (count == 0)
        return parser_expected(p, "the end of the line", NULL);
    near = near ? near : near_word(word, words);
    if (near)
        return parser_fail(p, p->r.at, "`%s` has no clause `%.*s`; nearest is `%s`", p->verb,
                           SLICE_ARG(word), near);
    return parser_fail(p, p->r.at, "`%s` has no clause `%.*s`", p->verb, SLICE_ARG(word));
}

static enum err clause_twice(struct parser *p, const struct clause *now,
                             const struct clause *before, size_t before_at)
{
    int line, col, old_line, old_col;
    reader_place(&p->r, p->r.at, &line, &col);
    reader_place(&p->r, before_at, &old_line, &old_col);
    if (now != before)
        return parser_fail(p, p->r.at, "`%s` and `%s` exclude each other", before->word, now->word);
    if (line == old_line)
        return parser_fail(p, p->r.at, "the clause `%s` is given twice, at columns %d and %d",
                           now->word, old_col, col);
    return parser_fail(p, p->r.at, "the clause `%s` is given twice, on lines %d and %d", now->word,
                       old_line, line);
}

static bool same_clause(const struct clause *a, const struct clause *b)
{
    return a == b || (a->group && a->group == b->group);
}

/* The clause that begins here, and the length of its words; NULL: none of the table. */
static const struct clause *clause_here(struct parser *p, const struct clause *table,
                                        size_t *ret_len)
{
    for (; table && table->word; table++)
        if ((*ret_len = clause_at(p, table->word)))
            return table;
    return NULL;
}

static enum err clause_read(struct parser *p, const struct clause *c, size_t len, void *args)
{
    if (c->flags & CLAUSE_LATER)
        return parser_fail(p, p->r.at, "`%s` is not here yet", c->word);
    if (!(c->flags & CLAUSE_REFUSED))
        p->r.at += len;
    return c->parse(p, args);
}

enum err parser_clauses_until(struct parser *p, const struct clause *table,
                              const struct clause *outer, void *args)
{
    size_t seen[CLAUSES_MAX] = {0}; /* place + 1 */
    while (!parser_at_end(p)) {
        size_t len = 0;
        const struct clause *c = clause_here(p, table, &len);
        if (!c && clause_here(p, outer, &len))
            break;
        if (!c)
            return clause_unknown(p, table);
        for (size_t i = 0; table[i].word; i++)
            if (seen[i] && same_clause(&table[i], c) && !(c->flags & CLAUSE_MANY))
                return clause_twice(p, c, &table[i], seen[i] - 1);
        seen[c - table] = p->r.at + 1;
        enum err err = clause_read(p, c, len, args);
        if (err)
            return err;
    }
    for (size_t i = 0; table[i].word && !p->defect; i++)
        if ((table[i].flags & CLAUSE_REQUIRED) && !seen[i])
            return parser_fail(p, p->r.at, "`%s` needs the clause `%s`", p->verb, table[i].word);
    return ERR_OK;
}

enum err parser_clauses(struct parser *p, const struct clause *table, void *args)
{
    return parser_clauses_until(p, table, NULL, args);
}
