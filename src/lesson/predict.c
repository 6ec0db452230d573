#include "config.h"

#include "lesson/predict.h"

#include <stdlib.h>

#include "base/limits.h"
#include "base/rng.h"
#include "base/xalloc.h"
#include "lab/check.h"
#include "lesson/markdown.h"
#include "lesson/place.h"

/* --- reading --------------------------------------------------------------------------- */

/* One entry of the body: its lines joined, the place of its first character. */
struct entry {
    struct slice text; /* lines joined by LF, their indentation dropped */
    int line, col;
};

struct reading {
    struct arena *a;
    const struct codes *codes;
    struct predict *p;
    struct entry question, verify, option[LIMIT_OPTIONS];
    struct entry *last; /* what an indented line continues */
    struct buf joined;  /* of `last` */
    int options, line;
    struct errinfo *why;
};

static enum err fail(struct reading *r, int line, int col, const char *text)
{
    return err_at(r->why, line, col, ERR_LAB, "%s", text);
}

/* The entry that was being joined is complete. */
static void end_entry(struct reading *r)
{
    if (r->last)
        r->last->text = arena_slice(r->a, buf_slice(&r->joined));
    buf_clear(&r->joined);
}

static void begin_entry(struct reading *r, struct entry *e, struct slice line, size_t lead)
{
    end_entry(r);
    *e = (struct entry){.line = r->line, .col = 1 + (int)lead};
    buf_add(&r->joined, line.ptr + lead, line.len - lead);
    r->last = e;
}

static enum err begin_option(struct reading *r, struct slice line)
{
    if (r->options == LIMIT_OPTIONS)
        return err_at(r->why, r->line, 1, ERR_LIMIT, "a prediction has at most %d options",
                      LIMIT_OPTIONS);
    struct predict_option *o = &r->p->option[r->options];
    o->is_right = line.ptr[1] == 'x';
    o->line = r->line;
    begin_entry(r, &r->option[r->options++], line, 4);
    return ERR_OK;
}

static enum err read_line(struct reading *r, struct slice line)
{
    bool is_option = slice_begins(line, SLICE("( ) ")) || slice_begins(line, SLICE("(x) "));
    bool is_verify = slice_begins(line, SLICE("verify: "));
    bool is_blank = slice_trim(line).len == 0;
    if (is_blank)
        return ERR_OK;
    if (!r->last) {
        if (!slice_begins(line, SLICE("? ")))
            return fail(r, r->line, 1, "a prediction begins with `? ` and its question");
        begin_entry(r, &r->question, line, 2);
        return ERR_OK;
    }
    if (is_option && r->verify.line == 0)
        return begin_option(r, line);
    if (is_verify && r->verify.line == 0 && r->options) {
        begin_entry(r, &r->verify, line, 8);
        return ERR_OK;
    }
    bool is_indented = slice_begins(line, SLICE("  "));
    if (is_indented || (r->options == 0 && !is_verify && line.ptr[0] != '(')) {
        buf_add_char(&r->joined, '\n');
        buf_add_slice(&r->joined, slice_trim(line));
        return ERR_OK;
    }
    return fail(r, r->line, 1,
                "expected an option `( ) ` or `(x) `, `verify: `, or two blanks before a line "
                "that goes on");
}

static enum err read_prose(struct reading *r, struct slice text, int line, int col,
                           struct prose *ret)
{
    struct markdown_source src = {
        .text = text, .first_line = line, .first_col = col, .hang = 2, .is_inner = true};
    return markdown_read_prose(r->a, &src, ret, r->why);
}

/* Line and column of a pointer into an entry's text. */
static void entry_place(const struct entry *e, const char *at, int *ret_line, int *ret_col)
{
    struct slice rest = e->text, line;
    *ret_line = e->line;
    for (int first = 1; place_next_line(&rest, &line); first = 0, ++*ret_line) {
        *ret_col = place_col(line, at) + (first ? e->col - 1 : 2);
        if (at <= line.ptr + line.len)
            return;
    }
}

static enum err fail_in(struct reading *r, const struct entry *e, const char *at, const char *text)
{
    int line = e->line, col = e->col;
    entry_place(e, at, &line, &col);
    return fail(r, line, col, text);
}

static enum err read_code(struct reading *r, struct predict_option *o, const struct entry *e,
                          struct slice *message)
{
    struct slice rest = *message, word;
    bool has_code = place_next_word(&rest, &word) && slice_begins(word, SLICE("M-"));
    if (o->is_right)
        return has_code ? fail_in(r, e, word.ptr, "the right option has no code") : ERR_OK;
    if (!has_code || !codes_is_code(word))
        return fail_in(r, e, message->ptr, "a wrong option has a code M-... after ` :: `");
    if (r->codes && !codes_sentence(r->codes, word)) {
        struct place at = {e->line, e->col};
        entry_place(e, word.ptr, &at.line, &at.col);
        return place_unknown(at, "code", word, r->codes->code, r->why);
    }
    o->code = word;
    while (rest.len && (rest.ptr[0] == ' ' || rest.ptr[0] == '\n')) {
        rest.ptr++;
        rest.len--;
    }
    *message = rest;
    return ERR_OK;
}

/* number: `N`, `A..B` or `*` */
static enum err read_number(struct reading *r, struct predict_option *o, const struct entry *e)
{
    struct num low, high;
    o->is_any = slice_is(o->source, "*");
    if (o->is_any)
        return ERR_OK;
    const char *dots = slice_find(o->source, SLICE(".."));
    o->low = o->high = o->source;
    if (dots) {
        o->low.len = (size_t)(dots - o->source.ptr);
        o->high = (struct slice){dots + 2, o->source.len - o->low.len - 2};
    }
    if (num_parse(o->low, &low, NULL) || num_parse(o->high, &high, NULL) ||
        num_compare(&low, &high) > 0)
        return fail_in(r, e, e->text.ptr, "expected a number, A..B or * for any other");
    return ERR_OK;
}

enum { THINGS_MAX = 9 };

/* order: things separated by " | " */
static enum err read_order(struct reading *r, struct predict_option *o, const struct entry *e)
{
    struct slice part[THINGS_MAX], rest = o->source;
    size_t count = 0;
    for (bool more = true; more; count++) {
        if (count == THINGS_MAX)
            return fail_in(r, e, rest.ptr, "an order has at most nine things");
        const char *bar = slice_find(rest, SLICE(" | "));
        more = bar != NULL;
        part[count] =
            slice_trim((struct slice){rest.ptr, bar ? (size_t)(bar - rest.ptr) : rest.len});
        if (part[count].len == 0)
            return fail_in(r, e, rest.ptr, "a thing is missing in this order");
        if (bar)
            rest = (struct slice){bar + 3, rest.len - (size_t)(bar - rest.ptr) - 3};
    }
    o->part = arena_memdup(r->a, part, count * sizeof part[0]);
    o->part_count = count;
    return count < 2 ? fail_in(r, e, e->text.ptr, "an order is things separated by ` | `") : ERR_OK;
}

static enum err read_option(struct reading *r, int index)
{
    struct predict_option *o = &r->p->option[index];
    const struct entry *e = &r->option[index];
    const char *split = slice_find(e->text, SLICE(" :: "));
    if (!split)
        return fail(r, e->line, e->col, "` :: ` and what is to be said of this option are missing");
    o->source = slice_trim((struct slice){e->text.ptr, (size_t)(split - e->text.ptr)});
    struct slice message = {split + 4, e->text.len - (size_t)(split - e->text.ptr) - 4};
    if (o->source.len == 0)
        return fail(r, e->line, e->col, "an option without a text");
    enum err err = read_code(r, o, e, &message);
    if (!err && slice_trim(message).len == 0)
        err = fail_in(r, e, message.ptr, "a message is missing after ` :: `");
    int line = e->line, col = e->col;
    entry_place(e, message.ptr, &line, &col);
    if (!err)
        err = read_prose(r, message, line, col, &o->message);
    if (err)
        return err;
    switch (r->p->kind) {
    case PREDICT_CHOICE:
        return read_prose(r, o->source, e->line, e->col, &o->text);
    case PREDICT_NUMBER:
        return read_number(r, o, e);
    case PREDICT_ORDER:
        return read_order(r, o, e);
    case PREDICT_POINT:
        return ERR_OK;
    }
    return ERR_OK;
}

/* What options must be together. */
static enum err check_options(struct reading *r, int line)
{
    struct predict *p = r->p;
    int right = 0;
    for (int i = 0; i < p->option_count; i++) {
        right += p->option[i].is_right;
        if (p->option[i].is_right)
            p->right = i;
        if (p->option[i].is_right && right > 1)
            return fail(r, p->option[i].line, 1, "a second right option; there is one `(x)`");
        if (p->option[i].is_any && (p->option[i].is_right || i + 1 < p->option_count))
            return fail(r, p->option[i].line, 1, "`*` is the last option and a wrong one");
        if (p->kind == PREDICT_ORDER && p->option[i].part_count != p->option[0].part_count)
            return fail(r, p->option[i].line, 1, "each order has the same things");
    }
    if (p->option_count < 2)
        return fail(r, line, 1, "a prediction has two to five options");
    if (!right)
        return fail(r, line, 1, "no option is marked as right with `(x)`");
    if (r->verify.line == 0)
        return fail(r, line, 1, "`verify: ` is missing; the engine must confirm the marked option");
    return ERR_OK;
}

static enum err read_verify(struct reading *r)
{
    struct predict *p = r->p;
    struct reader reader = reader_of(r->verify.text);
    reader.first_line = p->verify_line = r->verify.line;
    reader.first_col = p->verify_col = r->verify.col;
    p->verify = r->verify.text;
    enum err err = check_parse(r->a, &reader, CHECK_VERIFY, &p->check, r->why);
    bool is_number = p->kind == PREDICT_NUMBER || p->kind == PREDICT_POINT;
    if (!err && !p->check->is_truth && !is_number)
        err = fail(r, p->verify_line, p->verify_col, "`verify` must be true or false here");
    return err;
}

enum err predict_read(struct arena *a, const struct predict_source *src, struct predict *p,
                      struct errinfo *why)
{
    int line = src->line;
    struct reading r = {.a = a, .codes = src->codes, .p = p, .line = line, .why = why};
    struct slice rest = src->body, text;
    enum err err = ERR_OK;
    p->option = arena_alloc(a, LIMIT_OPTIONS * sizeof *p->option);
    for (; !err && place_next_line(&rest, &text); r.line++)
        err = read_line(&r, text);
    end_entry(&r);
    buf_done(&r.joined);
    p->option_count = r.options;
    if (!err && !r.last)
        err = fail(&r, line - 1, 1, "an empty prediction");
    if (!err)
        err = read_prose(&r, r.question.text, r.question.line, r.question.col, &p->question);
    for (int i = 0; !err && i < r.options; i++)
        err = read_option(&r, i);
    if (!err)
        err = check_options(&r, line - 1);
    return err ? err : read_verify(&r);
}

void predict_shuffle(struct arena *a, struct predict *p, uint64_t seed)
{
    if (p->kind != PREDICT_ORDER)
        return;
    const struct predict_option *right = &p->option[p->right];
    p->thing_count = right->part_count;
    p->thing = arena_memdup(a, right->part, right->part_count * sizeof *right->part);
    struct rng rng;
    rng_init(&rng, seed, 0x6f72646572);
    for (size_t i = p->thing_count - 1; i > 0; i--) {
        size_t k = rng_below(&rng, i + 1);
        struct slice t = p->thing[i];
        p->thing[i] = p->thing[k];
        p->thing[k] = t;
    }
    for (size_t i = 0; i < p->thing_count; i++)
        if (!slice_equal(p->thing[i], right->part[i]))
            return;
    struct slice first = p->thing[0]; /* shown in the right order it would be no question */
    memmove(p->thing, p->thing + 1, (p->thing_count - 1) * sizeof *p->thing);
    p->thing[p->thing_count - 1] = first;
}

/* --- answers --------------------------------------------------------------------------- */

bool predict_option_has(const struct predict_option *o, const struct num *n)
{
    struct num low, high;
    if (o->is_any)
        return true;
    if (num_parse(o->low, &low, NULL) || num_parse(o->high, &high, NULL))
        return false;
    return num_compare(&low, n) <= 0 && num_compare(n, &high) <= 0;
}

static bool match_choice(const struct predict *p, struct slice answer, int *ret_option,
                         struct errinfo *why)
{
    int letter = answer.len == 1 ? (answer.ptr[0] | 32) - 'a' : -1;
    if (letter < 0 || letter >= p->option_count) {
        err_set(why, ERR_LAB, "the answers are a to %c", 'a' + p->option_count - 1);
        return false;
    }
    *ret_option = letter;
    return true;
}

static bool match_number(const struct predict *p, struct slice answer, int *ret_option,
                         struct errinfo *why)
{
    struct num n;
    if (num_parse(answer, &n, NULL)) {
        err_set(why, ERR_LAB, "the answer is a number");
        return false;
    }
    for (int i = 0; i < p->option_count && *ret_option < 0; i++)
        if (predict_option_has(&p->option[i], &n))
            *ret_option = i;
    return true;
}

static bool match_point(const struct predict *p, struct slice answer, int *ret_option)
{
    if (answer.len > 1 && answer.ptr[0] == '"' && answer.ptr[answer.len - 1] == '"')
        answer = (struct slice){answer.ptr + 1, answer.len - 2};
    int number, other;
    bool is_partition = answer.len > 1 && (answer.ptr[0] == 'p' || answer.ptr[0] == 'P') &&
                        place_read_int((struct slice){answer.ptr + 1, answer.len - 1}, &number);
    for (int i = 0; i < p->option_count && *ret_option < 0; i++) {
        struct slice s = p->option[i].source;
        if (slice_equal(s, answer) ||
            (is_partition && s.len > 1 && s.ptr[0] == 'P' &&
             place_read_int((struct slice){s.ptr + 1, s.len - 1}, &other) && other == number))
            *ret_option = i;
    }
    return answer.len > 0;
}

/* The things named: by their texts or by their numbers as shown. */
static bool read_things(const struct predict *p, struct slice answer, struct slice *thing)
{
    struct slice rest = answer, word;
    size_t count = 0;
    unsigned seen = 0;
    int number;
    if (slice_find(answer, SLICE(" | "))) {
        for (bool more = true; more && count < p->thing_count; count++) {
            const char *bar = slice_find(rest, SLICE(" | "));
            more = bar != NULL;
            size_t len = bar ? (size_t)(bar - rest.ptr) : rest.len;
            thing[count] = slice_trim((struct slice){rest.ptr, len});
            rest = bar ? (struct slice){bar + 3, rest.len - len - 3} : SLICE_NONE;
        }
        return count == p->thing_count && rest.len == 0;
    }
    while (place_next_word(&rest, &word)) {
        if (!place_read_int(word, &number) || number < 1 || (size_t)number > p->thing_count ||
            count == p->thing_count || seen & 1u << number)
            return false;
        seen |= 1u << number;
        thing[count++] = p->thing[number - 1];
    }
    return count == p->thing_count;
}

static bool match_order(const struct predict *p, struct slice answer, int *ret_option,
                        struct errinfo *why)
{
    struct slice thing[THINGS_MAX];
    if (!read_things(p, answer, thing)) {
        err_set(why, ERR_LAB, "the answer is the numbers 1 to %zu in an order", p->thing_count);
        return false;
    }
    for (int i = 0; i < p->option_count && *ret_option < 0; i++) {
        bool is_same = true;
        for (size_t k = 0; k < p->thing_count; k++)
            is_same = is_same && slice_equal(p->option[i].part[k], thing[k]);
        if (is_same)
            *ret_option = i;
    }
    return true;
}

bool predict_match(const struct predict *p, struct slice answer, int *ret_option,
                   struct errinfo *why)
{
    answer = slice_trim(answer);
    *ret_option = -1;
    switch (p->kind) {
    case PREDICT_CHOICE:
        return match_choice(p, answer, ret_option, why);
    case PREDICT_NUMBER:
        return match_number(p, answer, ret_option, why);
    case PREDICT_POINT:
        return match_point(p, answer, ret_option);
    case PREDICT_ORDER:
        return match_order(p, answer, ret_option, why);
    }
    return false;
}
