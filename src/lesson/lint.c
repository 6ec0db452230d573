#include "config.h"

#include "lesson/lint.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/check.h"
#include "lesson/laws.h"
#include "lesson/lesson.h"
#include "lesson/player.h"

/* What the smallest screens hold. */
enum {
    WORDS_LINES = 5,
    CHOICE_LINES = 6, /* question and options have the said line too */
    WIDE = 78,
    NARROW = 58,
    OPTION_INDENT = 5,
    MESSAGE_LINES = 2,
    MESSAGE_WIDTH = 56
};

struct lint {
    const struct lint_config *config;
    const struct lesson *l;
    struct arena scratch;
    struct issues *out;
};

/* --- words that fit -------------------------------------------------------------------- */

static size_t count_lines(struct lint *t, const struct prose *p, int width)
{
    size_t lines = prose_wrap(p, width, 1, &t->scratch).count; /* 1: without blank lines */
    arena_clear(&t->scratch);
    return lines;
}

static void check_verbatim(struct lint *t, const struct prose *p)
{
    for (size_t i = 0; i < p->count; i++) {
        const struct prose_block *b = &p->block[i];
        int width = b->kind == PROSE_VERBATIM && b->run_count ? prose_width(b->run[0].text) : 0;
        if (width > NARROW)
            issues_add(t->out, t->l->path, b->line, "this line is %d columns wide; %d fit", width,
                       NARROW);
    }
}

static void check_words(struct lint *t, const struct lesson_beat *b)
{
    static const int widths[] = {WIDE, NARROW};
    check_verbatim(t, &b->words);
    for (size_t i = 0; b->words.count && i < sizeof widths / sizeof widths[0]; i++) {
        size_t lines = count_lines(t, &b->words, widths[i]);
        if (lines > WORDS_LINES) {
            issues_add(t->out, t->l->path, b->words.block[0].line,
                       "the words of this beat take %zu lines of %d; %d fit", lines, widths[i],
                       WORDS_LINES);
            return;
        }
    }
}

static void check_message(struct lint *t, const struct predict_option *o)
{
    size_t lines = count_lines(t, &o->message, MESSAGE_WIDTH);
    if (lines > MESSAGE_LINES)
        issues_add(t->out, t->l->path, o->line, "this message takes %zu lines of %d; %d fit", lines,
                   MESSAGE_WIDTH, MESSAGE_LINES);
}

static void check_prediction_words(struct lint *t, const struct predict *p)
{
    static const int widths[] = {WIDE, NARROW};
    int line = t->l->fence[p->fence].line;
    for (int i = 0; i < p->option_count; i++)
        check_message(t, &p->option[i]);
    for (size_t i = 0; i < sizeof widths / sizeof widths[0]; i++) {
        size_t lines = count_lines(t, &p->question, widths[i]);
        for (int k = 0; p->kind == PREDICT_CHOICE && k < p->option_count; k++)
            lines += count_lines(t, &p->option[k].text, widths[i] - OPTION_INDENT);
        lines += p->thing_count;
        if (lines > CHOICE_LINES) {
            issues_add(t->out, t->l->path, line,
                       "question and options take %zu lines of %d; %d fit", lines, widths[i],
                       CHOICE_LINES);
            return;
        }
    }
}

/* --- the run --------------------------------------------------------------------------- */

static void check_commands(struct lint *t, const struct player *p)
{
    for (int i = 0; i < t->l->command_count; i++) {
        struct player_said said = player_said_command(p, i);
        if (said.disagrees)
            issues_add(t->out, t->l->path, said.mismatch_line,
                       "`%.*s` printed something else\n%.*s", (int)said.command.len,
                       said.command.ptr, SLICE_ARG(said.mismatch));
    }
}

static void check_predictions(struct lint *t, const struct player *p)
{
    for (int i = 0; i < t->l->predict_count; i++) {
        const struct predict *spec = &t->l->predict[i];
        const struct player_prediction *state = player_prediction(p, i);
        const char *value = state->value ? state->value : "no value";
        if (!state->disagrees)
            continue;
        struct errinfo why = {.line = spec->verify_line, .col = spec->verify_col};
        if (spec->check->is_truth)
            err_at(&why, why.line, why.col, ERR_LAB,
                   "the engine contradicts the option marked as right: `%.*s` is false",
                   SLICE_ARG(spec->verify));
        else
            err_at(&why, why.line, why.col, ERR_LAB,
                   "the engine contradicts the option marked as right: `%.*s` is %s, and `%.*s` is "
                   "marked",
                   SLICE_ARG(spec->verify), value, SLICE_ARG(spec->option[spec->right].source));
        issues_add_error(t->out, t->l->path, &why);
    }
}

static void print_digests(struct buf *out, const uint64_t *digest, const uint64_t *back,
                          const uint64_t *again, int beats)
{
    for (int i = 0; i < beats; i++)
        buf_printf(out,
                   "beat %d  forward %016" PRIx64 "  back %016" PRIx64 "  again %016" PRIx64 "%s\n",
                   i + 1, digest[i], back[i], again[i],
                   digest[i] == back[i] && digest[i] == again[i] ? "" : "  DIFFERENT");
}

/* Forward, back and forward again; the first forward fills what commands printed. */
static void walk(struct lint *t, struct player *p)
{
    int beats = t->l->beat_count;
    uint64_t *digest = xcalloc((size_t)beats, 3 * sizeof *digest);
    uint64_t *back = digest + beats, *again = back + beats;
    for (int i = 0; i < beats; i++) {
        digest[i] = player_digest(p);
        if (i + 1 < beats)
            player_skip(p);
    }
    check_commands(t, p);
    check_predictions(t, p);
    for (int i = beats; i-- > 0;) {
        back[i] = player_digest(p);
        player_back(p);
    }
    for (int i = 0; i < beats; i++) {
        again[i] = player_digest(p);
        if (i + 1 < beats)
            player_skip(p);
    }
    for (int i = 0; i < beats; i++)
        if (digest[i] != back[i] || digest[i] != again[i]) {
            issues_add(t->out, t->l->path, t->l->beat[i].line,
                       "the state at this beat is not the same each time it is reached");
            break;
        }
    if (t->config->digests)
        print_digests(t->config->digests, digest, back, again, beats);
    free(digest);
}

static void run_lesson(struct lint *t)
{
    struct errinfo why = {0};
    struct player *p = player_new(
        &(struct player_config){.lesson = t->l, .data = t->config->data, .is_instant = true}, &why);
    if (!p) {
        issues_add_error(t->out, t->l->path, &why);
        return;
    }
    walk(t, p);
    player_free(p);
}

/* --- the whole ------------------------------------------------------------------------- */

/* The folder of lessons/04-x/lesson.md is called as the lesson. */
static void check_folder(struct lint *t)
{
    const char *slash = strrchr(t->l->path, '/'), *name = t->l->folder;
    if (!slash || strcmp(slash, "/lesson.md") != 0)
        return;
    size_t len = strlen(name);
    while (len && name[len - 1] == '/')
        len--;
    size_t from = len;
    while (from && name[from - 1] != '/')
        from--;
    if (!slice_is((struct slice){name + from, len - from}, t->l->id))
        issues_add(t->out, t->l->path, 1, "the id is %s and the folder is %.*s", t->l->id,
                   (int)(len - from), name + from);
}

static void check_lesson(struct lint *t)
{
    const struct lesson *l = t->l;
    struct exercise_host host = {.lesson = l,
                                 .data = t->config->data,
                                 .max_requests = LIMIT_GRADE_REQUESTS,
                                 .max_items = LIMIT_GRADE_ITEMS,
                                 .max_rows = LIMIT_GRADE_ROWS};
    check_folder(t);
    if (!l->has_codes)
        issues_add(t->out, l->path, 1, "there is no file `codes` beside the lesson's folder");
    if (l->predict_count == 0)
        issues_add(t->out, l->path, 1, "a lesson asks for at least one prediction");
    for (int i = 0; i < l->beat_count; i++)
        check_words(t, &l->beat[i]);
    for (int i = 0; i < l->predict_count; i++)
        check_prediction_words(t, &l->predict[i]);
    run_lesson(t);
    for (int i = 0; i < l->exercise_count; i++)
        laws_check(&host, &l->exercise[i], t->out);
}

void lint_lesson(const struct lint_config *config, struct issues *out)
{
    struct lesson *l;
    struct errinfo why = {0};
    if (lesson_load(config->path, &l, &why)) {
        char *file = lesson_file(config->path);
        issues_add_error(out, file, &why);
        free(file);
        return;
    }
    struct lint t = {.config = config, .l = l, .out = out};
    check_lesson(&t);
    arena_done(&t.scratch);
    lesson_free(l);
}
