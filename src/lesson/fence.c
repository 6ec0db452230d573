#include "config.h"

#include "lesson/fence.h"

#include "lesson/place.h"

const char *const fence_kind_names[FENCE_KINDS + 1] = {
    [FENCE_LAB] = "lab",     [FENCE_PREDICT] = "predict", [FENCE_EXERCISE] = "exercise",
    [FENCE_CHECK] = "check", [FENCE_WRONG] = "wrong",     [FENCE_HINT] = "hint",
    [FENCE_SAY] = "say",     [FENCE_CARD] = "card",       [FENCE_TEXT] = "text",
    [FENCE_KINDS] = NULL};

struct info {
    struct slice text, rest, word;
    int line, col;
    struct fence_info *out;
    struct errinfo *why;
};

static int col_of(const struct info *in, const char *at)
{
    return in->col - 1 + place_col(in->text, at);
}

static enum err fail(const struct info *in, const char *at, const char *text)
{
    return err_at(in->why, in->line, col_of(in, at), ERR_LAB, "%s", text);
}

static enum err unknown(const struct info *in, const char *what, struct slice word,
                        const char *const *words)
{
    return place_unknown((struct place){in->line, col_of(in, word.ptr)}, what, word, words,
                         in->why);
}

static bool next(struct info *in)
{
    return place_next_word(&in->rest, &in->word);
}

static enum err need_name(struct info *in, const char *what)
{
    if (!next(in))
        return err_at(in->why, in->line, col_of(in, in->text.ptr + in->text.len), ERR_LAB,
                      "expected a name after `%s`", what);
    if (!place_is_name(in->word))
        return fail(in, in->word.ptr, "a name is lower-case letters, digits and hyphens");
    in->out->name = in->word;
    return ERR_OK;
}

/* The text of `key=text`, or an empty slice when the word has another key. */
static struct slice value_of(struct slice word, const char *key)
{
    size_t len = strlen(key);
    if (!slice_begins(word, slice_of(key)) || word.len == len || word.ptr[len] != '=')
        return SLICE_NONE;
    return (struct slice){word.ptr + len + 1, word.len - len - 1};
}

static enum err read_lab(struct info *in)
{
    static const char *const flags[] = {"together", "setup", "hidden", "noexec", "probe", NULL};
    static const enum lesson_lab_mode modes[] = {
        LAB_FENCE_TOGETHER, LAB_FENCE_SETUP, LAB_FENCE_HIDDEN, LAB_FENCE_NOEXEC, LAB_FENCE_PROBE};
    in->out->mode = LAB_FENCE_SHOWN;
    if (!next(in))
        return ERR_OK;
    for (size_t i = 0; flags[i]; i++) {
        if (!slice_is(in->word, flags[i]))
            continue;
        in->out->mode = modes[i];
        return modes[i] == LAB_FENCE_PROBE ? need_name(in, "lab probe") : ERR_OK;
    }
    return unknown(in, "kind of lab fence", in->word, flags);
}

static enum err read_predict(struct info *in)
{
    static const char *const kinds[] = {"choice", "number", "order", "point", NULL};
    enum err err = need_name(in, "predict");
    in->out->predict = PREDICT_CHOICE;
    if (err || !next(in))
        return err;
    struct slice value = value_of(in->word, "kind");
    if (!value.ptr)
        return fail(in, in->word.ptr, "expected kind=choice, number, order or point");
    for (int i = 0; kinds[i]; i++) {
        if (slice_is(value, kinds[i])) {
            in->out->predict = (enum predict_kind)i;
            return ERR_OK;
        }
    }
    return unknown(in, "kind of prediction", value, kinds);
}

static enum err read_exercise(struct info *in)
{
    static const char *const flags[] = {"fresh", NULL};
    enum err err = need_name(in, "exercise");
    if (err || !next(in))
        return err;
    in->out->is_fresh = slice_is(in->word, "fresh");
    return in->out->is_fresh ? ERR_OK : unknown(in, "flag", in->word, flags);
}

static enum err read_check(struct info *in)
{
    return need_name(in, "check");
}

static enum err read_wrong(struct info *in)
{
    enum err err = need_name(in, "wrong");
    if (err)
        return err;
    if (!next(in))
        return fail(in, in->text.ptr + in->text.len, "expected a code M-... after the name");
    if (!codes_is_code(in->word))
        return fail(in, in->word.ptr, "a code is M- and capitals, digits, hyphens");
    in->out->code = in->word;
    in->out->code_col = col_of(in, in->word.ptr);
    return ERR_OK;
}

static enum err read_hint(struct info *in)
{
    enum err err = need_name(in, "hint");
    if (err)
        return err;
    struct slice value = next(in) ? value_of(in->word, "rung") : SLICE_NONE;
    if (value.len == 1 && value.ptr[0] >= '1' && value.ptr[0] <= '4') {
        in->out->rung = value.ptr[0] - '0';
        return ERR_OK;
    }
    return fail(in, in->word.len ? in->word.ptr : in->text.ptr + in->text.len,
                "expected rung=1, 2, 3 or 4");
}

static enum err read_nothing(struct info *in)
{
    (void)in;
    return ERR_OK;
}

enum err fence_read_info(struct slice text, int line, int col, struct fence_info *ret_info,
                         struct errinfo *why)
{
    static enum err (*const readers[FENCE_KINDS])(struct info *) = {
        [FENCE_LAB] = read_lab,           [FENCE_PREDICT] = read_predict,
        [FENCE_EXERCISE] = read_exercise, [FENCE_CHECK] = read_check,
        [FENCE_WRONG] = read_wrong,       [FENCE_HINT] = read_hint,
        [FENCE_SAY] = read_nothing,       [FENCE_CARD] = read_nothing,
        [FENCE_TEXT] = read_nothing};
    struct fence_info out = {0};
    struct info in = {
        .text = text, .rest = text, .line = line, .col = col, .out = &out, .why = why};
    if (text.len && text.ptr[0] == ' ')
        return fail(&in, text.ptr, "a fence's kind follows its back-ticks without a blank");
    if (!next(&in))
        return fail(&in, text.ptr, "a fence without a kind");
    int kind = 0;
    while (kind < FENCE_KINDS && !slice_is(in.word, fence_kind_names[kind]))
        kind++;
    if (kind == FENCE_KINDS)
        return unknown(&in, "fence kind", in.word, fence_kind_names);
    out.kind = (enum lesson_fence_kind)kind;
    enum err err = readers[kind](&in);
    if (!err && next(&in))
        err = fail(&in, in.word.ptr, "nothing else may stand on a fence's first line");
    if (!err)
        *ret_info = out;
    return err;
}
