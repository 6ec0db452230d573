#include "config.h"

#include "lab/check.h"

#include <ctype.h>

#include "base/limits.h"
#include "lab/check_lex.h"

/* --- reading ------------------------------------------------------------------------------ */

static struct slice word_here(struct check_lex *h)
{
    check_lex_skip(h);
    return check_lex_word(h);
}

static enum err fail(struct check_lex *h, const char *text)
{
    return reader_fail(h->r, h->r->at, h->why, "%s", text);
}

static enum err read_int(struct check_lex *h, uint64_t *ret)
{
    check_lex_skip(h);
    size_t n = 0;
    for (*ret = 0; isdigit((unsigned char)check_lex_peek(h, n)) && n < 18; n++)
        *ret = *ret * 10 + (uint64_t)(check_lex_peek(h, n) - '0');
    if (n == 0 || isdigit((unsigned char)check_lex_peek(h, n)))
        return fail(h, "expected a whole number");
    h->r->at += n;
    return ERR_OK;
}

/* "forall" has been read: seed A..B */
static enum err read_seeds(struct check_lex *h, struct check *c)
{
    struct slice w = word_here(h);
    if (!slice_is_nocase(w, "seed"))
        return fail(h, "expected `seed` after `forall`");
    h->r->at += w.len;
    size_t at = h->r->at + 1;
    enum err err = read_int(h, &c->seed_first);
    if (err)
        return err;
    if (check_lex_peek(h, 0) != '.' || check_lex_peek(h, 1) != '.')
        return fail(h, "expected `..` between the first seed and the last");
    h->r->at += 2;
    err = read_int(h, &c->seed_last);
    if (err)
        return err;
    if (c->seed_last < c->seed_first)
        return reader_fail(h->r, at, h->why, "the last seed is below the first");
    if (c->seed_last - c->seed_first >= LIMIT_FORALL_SEEDS) {
        reader_fail(h->r, at, h->why, "forall takes at most %d seeds", LIMIT_FORALL_SEEDS);
        if (h->why)
            h->why->code = ERR_LIMIT;
        return ERR_LIMIT;
    }
    c->has_seeds = true;
    return ERR_OK;
}

/* "after" has been read: the name of a probe, as fences are named */
static enum err read_after(struct check_lex *h, struct check *c)
{
    struct slice w = word_here(h);
    if (w.len == 0)
        return fail(h, "expected the name of a probe after `after`");
    while (check_lex_peek(h, w.len) == '-' && isalnum((unsigned char)check_lex_peek(h, w.len + 1)))
        for (w.len++; isalnum((unsigned char)check_lex_peek(h, w.len));)
            w.len++;
    c->after = w;
    h->r->at += w.len;
    return ERR_OK;
}

static enum err read_prologue(struct check_lex *h, struct check *c)
{
    for (int i = 0; i < 2; i++) {
        struct slice w = word_here(h);
        bool is_forall = slice_is_nocase(w, "forall"), is_after = slice_is_nocase(w, "after");
        if (!is_forall && !is_after)
            break;
        if (h->where != CHECK_FENCE)
            return reader_fail(h->r, h->r->at, h->why, "`%.*s` stands in check fences only",
                               SLICE_ARG(w));
        if (is_forall && i > 0)
            return fail(h, c->has_seeds ? "`forall` is given twice"
                                        : "`forall` stands before `after`");
        if (is_after && c->after.len > 0)
            return fail(h, "`after` is given twice");
        h->r->at += w.len;
        enum err err = is_forall ? read_seeds(h, c) : read_after(h, c);
        if (err)
            return err;
    }
    return ERR_OK;
}

static enum err read_choice(struct check_lex *h, struct slice value, const char *const words[3],
                            int *ret)
{
    for (*ret = 0; *ret < 3; ++*ret)
        if (slice_is(value, words[*ret]))
            return ERR_OK;
    return reader_fail(h->r, h->r->at, h->why, "expected %s, %s or %s here", words[0], words[1],
                       words[2]);
}

/* The reader stands at the value. */
static enum err read_attribute(struct check_lex *h, struct slice name, struct check *c)
{
    static const char *const shows[3] = {"always", "after", "never"};
    static const char *const details[3] = {"full", "message", "none"};
    struct slice value = check_lex_word(h);
    enum err err;
    int choice;
    if (slice_is(name, "points")) {
        uint64_t points;
        size_t at = h->r->at;
        err = read_int(h, &points);
        if (!err && (points < 1 || points > 100))
            err = reader_fail(h->r, at, h->why, "points are from 1 to 100");
        c->points = err ? 0 : (int)points;
        return err;
    }
    bool is_show = slice_is(name, "show");
    err = read_choice(h, value, is_show ? shows : details, &choice);
    if (err)
        return err;
    if (is_show)
        c->show = (enum check_show)choice;
    else
        c->detail = (enum check_detail)choice;
    h->r->at += value.len;
    return ERR_OK;
}

static enum err read_attributes(struct check_lex *h, struct check *c)
{
    static const char *const names[] = {"points", "show", "detail", "bonus"};
    unsigned seen = 0;
    for (;;) {
        struct slice w = word_here(h);
        if (w.len == 0)
            return ERR_OK;
        unsigned bit = 0;
        for (unsigned i = 0; i < 4; i++)
            if (slice_is(w, names[i]))
                bit = 1u << i;
        if (bit == 0)
            return reader_fail(h->r, h->r->at, h->why,
                               "expected an operator, points=, show=, detail=, bonus or the end, "
                               "found `%.*s`",
                               SLICE_ARG(w));
        if (seen & bit)
            return reader_fail(h->r, h->r->at, h->why, "`%.*s` is given twice", SLICE_ARG(w));
        seen |= bit;
        h->r->at += w.len;
        if (slice_is(w, "bonus")) {
            c->is_bonus = true;
            continue;
        }
        check_lex_skip(h);
        if (check_lex_peek(h, 0) != '=')
            return reader_fail(h->r, h->r->at, h->why, "expected `=` after `%.*s`", SLICE_ARG(w));
        h->r->at++;
        check_lex_skip(h);
        enum err err = read_attribute(h, w, c);
        if (err)
            return err;
    }
}

static enum err check_length(struct check_lex *h)
{
    struct slice rest = {h->r->text.ptr + h->r->at, h->r->text.len - h->r->at};
    while (rest.len > 0 && isspace((unsigned char)rest.ptr[rest.len - 1]))
        rest.len--;
    if (rest.len > LIMIT_CHECK_BYTES) {
        reader_fail(h->r, h->r->at, h->why, "a check has at most %d bytes, this one has %zu",
                    LIMIT_CHECK_BYTES, rest.len);
        if (h->why)
            h->why->code = ERR_LIMIT;
        return ERR_LIMIT;
    }
    return ERR_OK;
}

enum err check_parse(struct arena *a, struct reader *r, enum check_where where,
                     struct check **ret_check, struct errinfo *why)
{
    /* Read from a copy, so that the check keeps its own text. */
    struct reader own = {.first_line = 1};
    reader_place(r, r->at, &own.first_line, &own.first_col);
    own.text = arena_slice(a, (struct slice){r->text.ptr + r->at, r->text.len - r->at});
    struct check *c = ARENA_NEW(a, struct check);
    struct check_lex h = {.a = a, .r = &own, .where = where, .why = why, .check = c};
    c->points = 1;
    check_lex_skip(&h);
    enum err err = check_length(&h);
    if (!err)
        err = read_prologue(&h, c);
    if (!err)
        err = check_parse_expr(&h);
    if (!err && where == CHECK_FENCE)
        err = read_attributes(&h, c);
    check_lex_skip(&h);
    if (!err && own.at < own.text.len)
        err = check_lex_expected(&h, "an operator or the end");
    r->at += own.at;
    *ret_check = err ? NULL : c;
    return err;
}

/* --- fences ------------------------------------------------------------------------------- */

static struct slice line_at(struct slice text, size_t at)
{
    const char *end = at < text.len ? memchr(text.ptr + at, '\n', text.len - at) : NULL;
    return (struct slice){text.ptr + at, (end ? (size_t)(end - text.ptr) : text.len) - at};
}

static bool is_sentence(struct slice line)
{
    return line.len > 0 && line.ptr[0] == '#' &&
           (line.len == 1 || line.ptr[1] == ' ' || line.ptr[1] == '\t' || line.ptr[1] == '\r');
}

/* Moves *at behind the lines that are (or are not) a sentence; gives what they hold. */
static struct slice take_lines(struct slice text, size_t *at, bool wants, struct buf *sentence)
{
    size_t from = *at;
    while (*at < text.len) {
        struct slice line = line_at(text, *at);
        if (is_sentence(line) != wants)
            break;
        if (wants) {
            struct slice words = slice_trim((struct slice){line.ptr + 1, line.len - 1});
            while (words.len > 0 && words.ptr[words.len - 1] == '\r')
                words.len--;
            if (sentence->len > 0 && words.len > 0)
                buf_add_char(sentence, ' ');
            buf_add_slice(sentence, words);
        }
        *at += line.len + 1;
    }
    if (*at > text.len)
        *at = text.len;
    return (struct slice){text.ptr + from, *at - from};
}

static bool is_blank(struct slice s)
{
    for (size_t i = 0; i < s.len; i++)
        if (!isspace((unsigned char)s.ptr[i]))
            return false;
    return true;
}

static enum err read_entry(struct arena *a, struct reader *r, struct check_entry *e,
                           struct errinfo *why)
{
    size_t from = r->at;
    struct buf sentence = BUF_INIT;
    int col;
    reader_place(r, from, &e->line, &col);
    take_lines(r->text, &r->at, true, &sentence);
    e->sentence = arena_slice(a, buf_slice(&sentence));
    buf_done(&sentence);
    if (e->sentence.len == 0)
        return reader_fail(r, from, why,
                           "expected a line with `# ` and a sentence before the expression");
    struct reader piece = {.first_col = 1};
    reader_place(r, r->at, &piece.first_line, &col);
    piece.text = take_lines(r->text, &r->at, false, NULL);
    if (is_blank(piece.text))
        return reader_fail(r, from, why, "this sentence has no expression below it");
    return check_parse(a, &piece, CHECK_FENCE, &e->check, why);
}

enum err check_parse_fence(struct arena *a, struct reader *r, struct check_entry **ret_entries,
                           size_t *ret_count, struct errinfo *why)
{
    struct check_entry *entries = arena_alloc(a, LIMIT_CHECKS * sizeof *entries);
    *ret_entries = entries;
    *ret_count = 0;
    for (;;) {
        while (r->at < r->text.len && isspace((unsigned char)r->text.ptr[r->at]))
            r->at++;
        if (r->at >= r->text.len)
            break;
        if (*ret_count == LIMIT_CHECKS) {
            reader_fail(r, r->at, why, "an exercise has at most %d checks", LIMIT_CHECKS);
            if (why)
                why->code = ERR_LIMIT;
            return ERR_LIMIT;
        }
        enum err err = read_entry(a, r, &entries[*ret_count], why);
        if (err)
            return err;
        ++*ret_count;
    }
    if (*ret_count == 0)
        return reader_fail(r, 0, why, "this fence has no check");
    return ERR_OK;
}

/* --- asking ------------------------------------------------------------------------------- */

void check_failure_done(struct check_failure *f)
{
    buf_done(&f->relation);
    buf_done(&f->got);
    buf_done(&f->expected);
}

static void clear(struct check_failure *f)
{
    if (!f)
        return;
    buf_clear(&f->relation);
    buf_clear(&f->got);
    buf_clear(&f->expected);
}

bool check_holds(const struct check *c, const struct check_scene *scene, struct check_failure *f)
{
    struct check_run run = {.scene = scene};
    clear(f);
    bool holds = check_eval_holds(&run, c->root);
    arena_clear(&run.arena);
    if (!holds && f)
        check_eval_explain(&run, c->root, f);
    arena_done(&run.arena);
    return holds;
}

bool check_number(const struct check *c, const struct check_scene *scene, struct num *ret_num,
                  struct check_failure *f)
{
    struct check_run run = {.scene = scene};
    clear(f);
    bool is_number = check_value_get_num(check_eval_value(&run, c->root), ret_num);
    if (!is_number && f)
        check_eval_explain(&run, c->root, f);
    arena_done(&run.arena);
    return is_number;
}

bool check_print(const struct check *c, const struct check_scene *scene, struct buf *out)
{
    enum { PRINT_MAX = 1000 };
    struct check_run run = {.scene = scene};
    struct check_value v = check_eval_value(&run, c->root);
    bool has_value = v.kind != CHECK_MISSING;
    if (has_value)
        check_eval_print(c->root, v, PRINT_MAX, out);
    arena_done(&run.arena);
    return has_value;
}

const char *check_name_list(size_t i, const char **ret_type)
{
    size_t at = 0;
    while (check_names_table[at].name && at < i)
        at++;
    *ret_type = check_names_table[at].name ? check_words_type(check_names_table[at].type) : NULL;
    return check_names_table[at].name;
}

bool check_is_name(struct slice word)
{
    return slice_is(word, "last") || slice_is(word, "solution") || check_names_find(word);
}
