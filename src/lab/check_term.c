#include "config.h"

#include "lab/check_lex.h"

#include <ctype.h>

/* --- words ------------------------------------------------------------------------------- */

static void be_value(struct check_node *n, struct check_value v, enum check_type type)
{
    n->kind = NODE_VALUE;
    n->type = type;
    n->value = v;
}

static enum err no_such_word(struct check_lex *p, const struct check_node *n, const struct slice of,
                             check_words *words)
{
    const char *near = check_words_near(words, n->text);
    struct buf list = BUF_INIT;
    for (size_t i = 0; !near && words(i) && i < 12; i++)
        buf_printf(&list, "%s`%s`", i ? ", " : "", words(i));
    enum err err = near ? reader_fail(p->r, check_lex_offset(p, n), p->why,
                                      "`%.*s` is no word of `%.*s`; nearest is `%s`",
                                      SLICE_ARG(n->text), SLICE_ARG(of), near)
                        : reader_fail(p->r, check_lex_offset(p, n), p->why,
                                      "`%.*s` is no word of `%.*s`: it is %s%s", SLICE_ARG(n->text),
                                      SLICE_ARG(of), buf_str(&list), words(12) ? ", ..." : "");
    buf_done(&list);
    return err;
}

enum err check_term_no_name(struct check_lex *p, size_t at, struct slice w)
{
    const char *near = check_names_near(w, false);
    if (near)
        return reader_fail(p->r, at, p->why, "no name `%.*s`; nearest is `%s`", SLICE_ARG(w), near);
    return reader_fail(p->r, at, p->why, "no name `%.*s`; a string is written \"%.*s\"",
                       SLICE_ARG(w), SLICE_ARG(w));
}

/* Makes a bare word a value of the other side's set. */
enum err check_term_settle(struct check_lex *p, struct check_node *n,
                           const struct check_node *other)
{
    if (n->type != TYPE_BARE)
        return ERR_OK;
    const char *word;
    if (other->words && check_words_has(other->words, n->text, &word)) {
        be_value(n, check_value_word(word), other->type);
        n->words = other->words;
        return ERR_OK;
    }
    if (other->kind == NODE_NAME && other->name->flags & NAME_OPEN) {
        be_value(n, check_value_text(n->text), TYPE_TEXT);
        return ERR_OK;
    }
    if (other->words && other->type == TYPE_WORD)
        return no_such_word(p, n, other->text, other->words);
    return check_term_no_name(p, check_lex_offset(p, n), n->text);
}

/* Words in a list that found no word-valued name beside them. */
enum err check_term_refuse_bare(struct check_lex *p, const struct check_node *n)
{
    if (n->type == TYPE_BARE)
        return check_term_no_name(p, check_lex_offset(p, n), n->text);
    for (size_t i = 0; n->kind == NODE_LIST && i < n->item_count; i++) {
        enum err err = check_term_refuse_bare(p, n->item[i]);
        if (err)
            return err;
    }
    return ERR_OK;
}

/* --- literals ---------------------------------------------------------------------------- */

enum err check_term_literal(struct check_lex *p, struct check_node **ret)
{
    struct pack pack = PACK_INIT;
    enum err err = literal_read(p->r, &pack, p->why);
    if (err) {
        pack_done(&pack);
        return err;
    }
    p->end = p->r->at;
    struct val v = pack_result(&pack);
    v.p = arena_memdup(p->a, v.p, v.n);
    pack_done(&pack);

    struct check_node *n = check_lex_node(p, NODE_VALUE, TYPE_ANY);
    n->value = check_value_of(v);
    if (v.type == VAL_N) {
        n->type = TYPE_NUMBER;
        if (check_lex_peek(p, 0) == '%') {
            check_lex_take(p, 1);
            struct num share;
            num_decode(v.p, v.n, &share);
            if (share.sign != 0)
                share.exp = (int16_t)(share.exp - 2);
            n->value = check_value_num(p->a, &share);
        }
    } else if (v.type == VAL_S) {
        n->type = TYPE_TEXT;
    } else if (v.type == VAL_BOOL) {
        n->type = TYPE_TRUTH;
    }
    *ret = n;
    return ERR_OK;
}

static void add_item(struct check_lex *p, struct check_node *n, struct check_node *item)
{
    /* A check has 1,024 bytes: growing by copies costs nothing that matters. */
    struct check_node **grown = arena_alloc(p->a, (n->item_count + 1) * sizeof *grown);
    if (n->item_count > 0)
        memcpy(grown, n->item, n->item_count * sizeof *grown);
    grown[n->item_count++] = item;
    n->item = grown;
}

enum err check_term_list(struct check_lex *p, struct check_node **ret)
{
    size_t open = p->r->at;
    check_lex_take(p, 1);
    struct check_node *n = check_lex_node(p, NODE_LIST, TYPE_LIST);
    *ret = n;
    if (check_lex_took(p, "]"))
        return ERR_OK;
    do {
        struct check_node *item;
        enum err err = check_parse_nested(p, &item);
        if (err)
            return err;
        add_item(p, n, item);
    } while (check_lex_took(p, ","));
    if (check_lex_took(p, "]"))
        return ERR_OK;
    if (p->r->at >= p->r->text.len)
        return reader_fail(p->r, open, p->why, "the [ opened here is still open");
    return check_lex_expected(p, "`,` or `]`");
}

/* --- names ------------------------------------------------------------------------------- */

/*
 * The longest run of a table's or index's name: words with dots between.  Its
 * length, 0 when none stands here.
 */
static size_t target_run(const struct check_lex *p)
{
    size_t n = 0;
    if (!check_lex_is_word(check_lex_peek(p, 0)))
        return 0;
    while (check_lex_is_word(check_lex_peek(p, n)) ||
           (check_lex_peek(p, n) == '.' && check_lex_is_word(check_lex_peek(p, n + 1))))
        n++;
    return n;
}

static enum err parse_target(struct check_lex *p, struct slice *ret)
{
    check_lex_skip(p);
    if (check_lex_peek(p, 0) != '`') {
        size_t n = target_run(p);
        if (n == 0)
            return check_lex_expected(p, "a table");
        *ret = arena_slice(p->a, (struct slice){p->r->text.ptr + p->r->at, n});
        check_lex_take(p, n);
        return ERR_OK;
    }
    enum err err = check_lex_quoted(p, ret);
    if (err || check_lex_peek(p, 0) != '.')
        return err;
    struct slice index;
    check_lex_take(p, 1);
    err = parse_target(p, &index);
    if (!err) {
        char *both = arena_printf(p->a, "%.*s.%.*s", SLICE_ARG(*ret), SLICE_ARG(index));
        *ret = slice_of(both);
    }
    return err;
}

/* Whether the first of several arguments is a table: a plain name that is no name of a check. */
static bool target_stands_here(struct check_lex *p)
{
    check_lex_skip(p);
    if (check_lex_peek(p, 0) == '`')
        return true;
    struct slice w = check_lex_word(p);
    size_t n = target_run(p);
    if (w.len == 0 || check_is_name(w) || slice_is(w, "last") || slice_is(w, "true") ||
        slice_is(w, "false") || slice_is(w, "null"))
        return false;
    while (check_lex_peek(p, n) == ' ' || check_lex_peek(p, n) == '\t')
        n++;
    return check_lex_peek(p, n) == ',' || check_lex_peek(p, n) == ')';
}

static enum err parse_word_of(struct check_lex *p, struct check_node *n, check_words *words)
{
    check_lex_skip(p);
    struct slice w = check_lex_word(p);
    if (w.len == 0)
        return check_lex_expected(p, "a word");
    if (!check_words_has(words, w, &n->word)) {
        struct check_node bare = {.text = w};
        return no_such_word(p, &bare, slice_of(n->name->name), words);
    }
    check_lex_take(p, w.len);
    return ERR_OK;
}

static enum err check_arg(struct check_lex *p, char kind, struct check_node *arg)
{
    enum err err = check_term_refuse_bare(p, arg);
    if (err)
        return err;
    switch (kind) {
    case 'n':
        if (arg->type != TYPE_NUMBER)
            return check_lex_fail(p, arg, "expected a number here");
        break;
    case 'l':
        if (arg->type != TYPE_LIST && arg->type != TYPE_ANY)
            return check_lex_fail(p, arg, "expected a list here");
        break;
    case 'r':
        if (arg->kind != NODE_NAME || strcmp(arg->name->name, "result") != 0 || arg->step_count > 0)
            return check_lex_fail(p, arg,
                                  "expected a result here: result, or r1.result of a label");
        break;
    default:
        if (arg->type != TYPE_NUMBER && arg->type != TYPE_TEXT && arg->type != TYPE_ANY)
            return check_lex_fail(p, arg,
                                  "expected a key value here: a string, a number or b64(\"...\")");
    }
    return ERR_OK;
}

static enum err parse_answer_name(struct check_lex *p, struct check_node *n)
{
    check_lex_skip(p);
    struct slice w = check_lex_word(p);
    if (w.len == 0)
        return check_lex_expected(p, "the name of an answer");
    while (check_lex_peek(p, w.len) == '-' && check_lex_is_word(check_lex_peek(p, w.len + 1)))
        for (w.len++; check_lex_is_word(check_lex_peek(p, w.len));)
            w.len++;
    n->answer = arena_slice(p->a, w);
    check_lex_take(p, w.len);
    return ERR_OK;
}

static enum err parse_arg(struct check_lex *p, struct check_node *n, char kind)
{
    struct check_node *arg;
    enum err err;
    switch (kind) {
    case 'T':
        return parse_target(p, &n->target);
    case 'o':
    case 'E':
        return parse_word_of(p, n, n->name->words);
    case 'w':
        return parse_answer_name(p, n);
    default:
        err = check_parse_nested(p, &arg);
        if (!err)
            err = check_arg(p, kind, arg);
        if (!err)
            add_item(p, n, arg);
        return err;
    }
}

static enum err parse_args(struct check_lex *p, struct check_node *n)
{
    const char *args = n->name->args;
    if (check_lex_peek(p, 0) != '(') {
        if (args[0] == '\0' || args[0] == 'E')
            return ERR_OK;
        return check_lex_expected(p, "`(`");
    }
    if (args[0] == '\0')
        return reader_fail(p->r, p->r->at, p->why, "`%s` takes nothing in parentheses",
                           n->name->name);
    check_lex_take(p, 1);
    enum err err = check_lex_deeper(p);
    bool is_first = true;
    for (; !err && *args; args++) {
        check_lex_skip(p);
        if (*args == 't' && !target_stands_here(p))
            continue;
        if (*args == 'V' && check_lex_peek(p, 0) == ')')
            continue;
        if (!is_first && !check_lex_took(p, ","))
            return check_lex_expected(p, *args == 'V' ? "`,` or `)`" : "`,`");
        is_first = false;
        err = parse_arg(p, n, *args == 't' ? 'T' : *args);
    }
    p->depth--;
    if (!err && !check_lex_took(p, ")"))
        err = check_lex_expected(p, "`)`");
    return err;
}

/* A word or a quoted name behind a dot. */
static enum err parse_field(struct check_lex *p, struct slice *ret, bool *ret_quoted)
{
    *ret_quoted = check_lex_peek(p, 0) == '`';
    if (*ret_quoted)
        return check_lex_quoted(p, ret);
    struct slice w = check_lex_word(p);
    if (w.len == 0)
        return check_lex_expected(p, "a name behind the dot");
    *ret = arena_slice(p->a, w);
    check_lex_take(p, w.len);
    return ERR_OK;
}

static enum err parse_index(struct check_lex *p, struct check_step *s)
{
    check_lex_take(p, 1);
    check_lex_skip(p);
    uint64_t i = 0;
    size_t digits = 0;
    for (; isdigit((unsigned char)check_lex_peek(p, digits)) && digits < 10; digits++)
        i = i * 10 + (uint64_t)(check_lex_peek(p, digits) - '0');
    if (digits == 0)
        return check_lex_expected(p, "a number between [ and ]");
    if (i > INT32_MAX)
        return reader_fail(p->r, p->r->at, p->why, "[%llu] is behind the end of any list",
                           (unsigned long long)i);
    check_lex_take(p, digits);
    *s = (struct check_step){.kind = STEP_INDEX, .index = (uint32_t)i};
    return check_lex_took(p, "]") ? ERR_OK : check_lex_expected(p, "`]`");
}

static enum err parse_attr_step(struct check_lex *p, struct check_node *n, struct check_step *s)
{
    check_lex_take(p, 1);
    bool is_quoted;
    *s = (struct check_step){.kind = STEP_ATTR};
    enum err err = parse_field(p, &s->name, &is_quoted);
    if (err || is_quoted)
        return err;
    if (n->type == TYPE_LIST && slice_is(s->name, "count"))
        s->kind = STEP_COUNT;
    else if (n->step_count == 0 && n->name->flags & NAME_BYTES && slice_is(s->name, "bytes"))
        s->kind = STEP_BYTES;
    return ERR_OK;
}

static enum err parse_steps(struct check_lex *p, struct check_node *n)
{
    while (check_lex_peek(p, 0) == '.' || check_lex_peek(p, 0) == '[') {
        if (n->type != TYPE_LIST && n->type != TYPE_ANY)
            return reader_fail(p->r, p->r->at, p->why, "`%.*s` is %s and has no parts",
                               (int)(p->end - check_lex_offset(p, n)), n->text.ptr,
                               check_words_type(n->type));
        struct check_step s;
        enum err err = check_lex_peek(p, 0) == '.' ? parse_attr_step(p, n, &s) : parse_index(p, &s);
        if (err)
            return err;
        struct check_step *grown = arena_alloc(p->a, (n->step_count + 1) * sizeof *grown);
        if (n->step_count > 0)
            memcpy(grown, n->step, n->step_count * sizeof *grown);
        grown[n->step_count++] = s;
        n->step = grown;
        if (s.kind == STEP_COUNT || s.kind == STEP_BYTES)
            n->type = TYPE_NUMBER;
        else if (s.kind == STEP_INDEX)
            n->type = TYPE_ANY;
    }
    return ERR_OK;
}

/* Chooses the row of the field that stands here, or the one without a field. */
static enum err parse_row(struct check_lex *p, struct check_node *n)
{
    const struct check_name *first = n->name;
    if (!first->field) {
        n->type = first->type;
        n->words = first->args[0] == 'o' || first->args[0] == 'E' ? NULL : first->words;
        return ERR_OK;
    }
    if (check_lex_peek(p, 0) != '.') {
        const char *near = first->field;
        return reader_fail(p->r, p->r->at, p->why, "`%s` has parts; write one, as %s.%s",
                           first->name, first->name, near);
    }
    check_lex_take(p, 1);
    size_t at = p->r->at;
    struct slice field;
    bool is_quoted;
    enum err err = parse_field(p, &field, &is_quoted);
    if (err)
        return err;
    n->name = check_names_field(first, field);
    if (!n->name) {
        const char *near = check_names_near_field(field, first);
        return near ? reader_fail(p->r, at, p->why, "`%s` has no part `%.*s`; nearest is `%s`",
                                  first->name, SLICE_ARG(field), near)
                    : reader_fail(p->r, at, p->why, "`%s` has no part `%.*s`", first->name,
                                  SLICE_ARG(field));
    }
    n->type = n->name->type;
    n->words = n->name->words;
    return ERR_OK;
}

static enum err parse_known(struct check_lex *p, struct check_node *n, struct slice w)
{
    size_t at = p->r->at;
    if (n->name->flags & NAME_FENCE && p->where != CHECK_FENCE)
        return reader_fail(p->r, at, p->why, "`%s` can be asked in check fences only",
                           n->name->name);
    if (n->name->flags & NAME_LABELLED && n->label.len == 0)
        return reader_fail(p->r, at, p->why, "`%s` of what? write last.%s, or a label before it",
                           n->name->name, n->name->name);
    check_lex_take(p, w.len);
    enum err err = parse_args(p, n);
    if (!err)
        err = parse_row(p, n);
    return err ? err : parse_steps(p, n);
}

/* Behind "label." or "last.": what an operation or a traffic has. */
static enum err parse_labelled(struct check_lex *p, struct check_node *n, struct slice label)
{
    n->label = arena_slice(p->a, label);
    check_lex_take(p, label.len + 1);
    struct slice w = check_lex_word(p);
    n->name = check_names_find(w);
    if (!n->name || !(n->name->flags & (NAME_OF_OP | NAME_OF_TRAFFIC))) {
        size_t at = p->r->at;
        const char *near = check_names_near(label, false);
        if (near && !slice_is(label, "last"))
            return reader_fail(p->r, at - label.len - 1, p->why, "no name `%.*s`; nearest is `%s`",
                               SLICE_ARG(label), near);
        near = check_names_near(w, true);
        return reader_fail(p->r, at, p->why, "`%.*s` has no part `%.*s`%s%s%s", SLICE_ARG(label),
                           SLICE_ARG(w), near ? "; nearest is `" : "", near ? near : "",
                           near ? "`" : "");
    }
    return parse_known(p, n, w);
}

enum err check_term_name(struct check_lex *p, struct check_node **ret);

enum err check_term_solution(struct check_lex *p, struct check_node **ret)
{
    if (p->where != CHECK_FENCE)
        return reader_fail(p->r, p->r->at, p->why, "`solution` can be asked in check fences only");
    if (p->is_solution)
        return reader_fail(p->r, p->r->at, p->why, "`solution` stands once before a name");
    check_lex_take(p, strlen("solution"));
    if (!check_lex_took(p, "."))
        return check_lex_expected(p, "`.` and a name behind `solution`");
    struct slice w = check_lex_word(p);
    if (w.len == 0)
        return check_lex_expected(p, "a name behind `solution.`");
    if (slice_is(w, "solution"))
        return reader_fail(p->r, p->r->at, p->why, "`solution` stands once before a name");
    p->is_solution = p->check->uses_solution = true;
    enum err err = check_term_name(p, ret);
    p->is_solution = false;
    if (!err && (*ret)->type == TYPE_BARE)
        return check_term_no_name(p, check_lex_offset(p, *ret), (*ret)->text);
    return err;
}

enum err check_term_name(struct check_lex *p, struct check_node **ret)
{
    struct slice w = check_lex_word(p);
    size_t from = p->r->at;
    struct check_node *n = check_lex_node(p, NODE_NAME, TYPE_ANY);
    *ret = n;
    n->text = w;
    if (check_lex_is_keyword(w))
        return check_lex_expected(p, "a value or a name");
    n->of_solution = p->is_solution;
    n->name = check_names_find(w);
    if (n->name)
        return parse_known(p, n, w);
    bool has_dot = check_lex_peek(p, w.len) == '.' && check_lex_peek(p, w.len + 1) != '.';
    if (has_dot)
        return parse_labelled(p, n, w);
    if (check_lex_peek(p, w.len) == '(' || check_lex_peek(p, w.len) == '[')
        return check_term_no_name(p, from, w);
    if (slice_is(w, "last"))
        return reader_fail(p->r, from, p->why, "`last` has parts; write one, as last.error");
    n->kind = NODE_BARE;
    n->type = TYPE_BARE;
    check_lex_take(p, w.len);
    return ERR_OK;
}
