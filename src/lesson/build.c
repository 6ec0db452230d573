#include "config.h"

#include "lesson/build.h"

#include <assert.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/check.h"
#include "lab/script.h"
#include "lab/verb.h"
#include "lesson/fence.h"
#include "lesson/front.h"
#include "lesson/markdown.h"
#include "lesson/place.h"
#include "lesson/predict.h"
#include "lesson/task.h"

enum { CARD_LINES_MAX = 12 };

/* --- building -------------------------------------------------------------------------- */

/* A growing array whose pieces move into the lesson's arena at the end. */
struct list {
    void *ptr;
    int count, cap;
    size_t size;
};

struct build {
    struct lesson *l;
    struct arena *a;
    const struct codes *codes;
    struct slice text; /* after the front matter */
    int first_line;
    /* a cursor over the lines, for fences */
    struct slice rest;
    int rest_line;
    struct list step, beat, fence, command, predict, exercise, say;
    /* words and cues of the beat being filled */
    struct list words, cues;
    struct list intro; /* words before the first step */
    int pending;       /* predictions from here on wait for their `lab` fence */
    struct errinfo *why;
};

static void *list_add(struct list *list)
{
    if (list->count == list->cap) {
        list->cap = list->cap ? list->cap * 2 : 8;
        list->ptr = xrealloc(list->ptr, (size_t)list->cap, list->size);
    }
    void *place = (char *)list->ptr + (size_t)list->count++ * list->size;
    return memset(place, 0, list->size);
}

static void *list_move(struct list *list, struct arena *a)
{
    void *copy = arena_memdup(a, list->ptr, (size_t)list->count * list->size);
    free(list->ptr);
    list->ptr = NULL;
    return copy;
}

static struct lesson_step *last_step(struct build *b)
{
    return b->step.count ? (struct lesson_step *)b->step.ptr + b->step.count - 1 : NULL;
}

static struct lesson_beat *last_beat(struct build *b)
{
    struct lesson_step *s = last_step(b);
    return s && s->beat_count ? (struct lesson_beat *)b->beat.ptr + b->beat.count - 1 : NULL;
}

static enum err fail(struct build *b, int line, int col, const char *text)
{
    return err_at(b->why, line, col, ERR_LAB, "%s", text);
}

/* --- beats ----------------------------------------------------------------------------- */

static void end_beat(struct build *b)
{
    struct lesson_beat *beat = last_beat(b);
    if (!beat)
        return;
    size_t words = (size_t)b->words.count, cues = (size_t)b->cues.count;
    beat->words.block = arena_memdup(b->a, b->words.ptr, words * sizeof(struct prose_block));
    beat->words.count = words;
    beat->cue = arena_memdup(b->a, b->cues.ptr, cues * sizeof(struct cue));
    beat->cue_count = cues;
    b->words.count = b->cues.count = 0;
}

/* An opening with nothing to read is no beat of its own: what follows takes its place. */
static bool is_bare_opening(const struct build *b, const struct lesson_beat *beat)
{
    if (!beat || beat->kind != BEAT_OPEN || b->words.count)
        return false;
    const struct lesson_fence *fence = b->fence.ptr;
    const struct lesson_command *command = b->command.ptr;
    for (int i = 0; i < beat->command_count; i++)
        if (fence[command[beat->command + i].fence].mode == LAB_FENCE_SETUP)
            return false;
    return true;
}

static struct lesson_beat *begin_beat(struct build *b, enum beat_kind kind, int line)
{
    struct lesson_beat *beat = last_beat(b);
    if (is_bare_opening(b, beat)) {
        beat->kind = kind;
        beat->line = line;
        return beat;
    }
    end_beat(b);
    beat = list_add(&b->beat);
    *beat = (struct lesson_beat){.kind = kind,
                                 .step = b->step.count - 1,
                                 .line = line,
                                 .command = b->command.count,
                                 .of = -1};
    last_step(b)->beat_count++;
    return beat;
}

/* The beat that words, cues and unshown fences stand in. */
static struct lesson_beat *need_beat(struct build *b, int line)
{
    struct lesson_beat *beat = last_beat(b);
    return beat ? beat : begin_beat(b, BEAT_OPEN, line);
}

static void add_words(struct build *b, const struct prose_block *block)
{
    need_beat(b, block->line);
    *(struct prose_block *)list_add(&b->words) = *block;
}

/* Lines as they stand, from `line` of the file on. */
static struct prose verbatim(struct build *b, struct slice body, int line)
{
    struct list blocks = {.size = sizeof(struct prose_block)};
    struct slice text;
    for (; place_next_line(&body, &text); line++) {
        struct prose_run *run = ARENA_NEW(b->a, struct prose_run);
        run->text = text;
        *(struct prose_block *)list_add(&blocks) = (struct prose_block){
            .kind = PROSE_VERBATIM, .mark = "", .line = line, .run = run, .run_count = 1};
    }
    size_t count = (size_t)blocks.count;
    return (struct prose){list_move(&blocks, b->a), count};
}

/* --- fences ---------------------------------------------------------------------------- */

/* Lines open+1 to close-1 without CRs. */
static enum err take_body(struct build *b, const struct markdown_part *part, struct slice *ret)
{
    struct buf body = BUF_INIT;
    struct slice line;
    int lines = part->close_line - part->line - 1;
    if (lines > LIMIT_FENCE_LINES)
        return err_at(b->why, part->line, 1, ERR_LIMIT, "a fence has at most %d lines, this one %d",
                      LIMIT_FENCE_LINES, lines);
    while (b->rest_line < part->close_line && place_next_line(&b->rest, &line)) {
        if (b->rest_line++ <= part->line)
            continue;
        buf_add_slice(&body, line);
        buf_add_char(&body, '\n');
    }
    *ret = arena_slice(b->a, buf_slice(&body));
    buf_done(&body);
    return ERR_OK;
}

static enum err check_name(struct build *b, const struct fence_info *info, int line)
{
    const struct lesson_fence *f = b->fence.ptr;
    for (int i = 0; i < b->fence.count; i++)
        if (slice_equal(f[i].name, info->name) &&
            (f[i].kind == FENCE_PREDICT || f[i].kind == FENCE_EXERCISE || f[i].kind == FENCE_LAB))
            return err_at(b->why, line, 1, ERR_LAB, "the name %.*s is there already, at line %d",
                          SLICE_ARG(info->name), f[i].line);
    return ERR_OK;
}

static struct lesson_command *add_command(struct build *b, int fence_index, int index, int beat)
{
    const struct lesson_fence *f = (struct lesson_fence *)b->fence.ptr + fence_index;
    const struct command *c = &f->script->command[index];
    struct lesson_command *command = list_add(&b->command);
    *command = (struct lesson_command){.fence = fence_index,
                                       .index = index,
                                       .text = c->text,
                                       .line = c->line,
                                       .beat = beat,
                                       .is_test = strcmp(c->verb->name, "expect") == 0};
    if (c->verb->flags & VERB_TIMED)
        b->l->has_time = true;
    return command;
}

static void add_shown(struct build *b, int fence_index)
{
    struct lesson_fence *f = (struct lesson_fence *)b->fence.ptr + fence_index;
    bool is_together = f->mode == LAB_FENCE_TOGETHER;
    for (int i = 0; i < f->script->count; i++) {
        /* `expect` is the author's own test: it goes with the command before it */
        bool is_test = strcmp(f->script->command[i].verb->name, "expect") == 0;
        struct lesson_beat *beat = last_beat(b);
        if (i == 0 || (!is_together && !is_test))
            beat = begin_beat(b, BEAT_COMMAND, f->script->command[i].line);
        beat->is_together = is_together;
        if (i == 0)
            f->beat = b->beat.count - 1;
        add_command(b, fence_index, i, b->beat.count - 1);
        beat->command_count++;
    }
    struct predict *p = b->predict.ptr;
    for (; b->pending < b->predict.count; b->pending++)
        p[b->pending].run_fence = fence_index;
}

static enum err read_script(struct build *b, struct lesson_fence *f)
{
    f->script = ARENA_NEW(b->a, struct script);
    struct script_source source = {.text = f->body,
                                   .kind = SCRIPT_TRANSCRIPT,
                                   .first_line = f->line + 1,
                                   .forbid = SCRIPT_NO_MODEL | SCRIPT_NO_RESET};
    enum err err = script_parse(f->script, &source, b->why);
    if (!err && f->script->count == 0)
        err = fail(b, f->line, 1, "a lab fence without a command; commands begin with `> `");
    return err;
}

static enum err add_lab(struct build *b, int fence_index)
{
    struct lesson_fence *f = (struct lesson_fence *)b->fence.ptr + fence_index;
    enum err err = read_script(b, f);
    if (err)
        return err;
    f->command = b->command.count;
    struct lesson_beat *beat;
    struct prose lines;
    switch (f->mode) {
    case LAB_FENCE_SHOWN:
    case LAB_FENCE_TOGETHER:
        add_shown(b, fence_index);
        f->command_count = f->script->count;
        return ERR_OK;
    case LAB_FENCE_SETUP:
    case LAB_FENCE_HIDDEN:
        if (b->pending < b->predict.count)
            return fail(b, f->line, 1,
                        "between a prediction and the `lab` that shows it nothing else may run");
        beat = need_beat(b, f->line);
        if (beat->kind == BEAT_EXERCISE)
            return fail(b, f->line, 1, "what runs for an exercise stands before it");
        f->beat = b->beat.count - 1;
        for (int i = 0; i < f->script->count; i++)
            add_command(b, fence_index, i, f->beat);
        beat->command_count += f->script->count;
        f->command_count = f->script->count;
        return ERR_OK;
    case LAB_FENCE_NOEXEC:
        lines = verbatim(b, f->body, f->line + 1);
        for (size_t i = 0; i < lines.count; i++)
            add_words(b, &lines.block[i]);
        return ERR_OK;
    case LAB_FENCE_PROBE:
        return ERR_OK;
    }
    return ERR_OK;
}

static enum err read_words(struct build *b, const struct lesson_fence *f, struct prose *ret)
{
    struct markdown_source src = {
        .text = f->body, .first_line = f->line + 1, .first_col = 1, .is_inner = true};
    enum err err = markdown_read_prose(b->a, &src, ret, b->why);
    if (!err && ret->count == 0)
        err = fail(b, f->line, 1, "a fence without words");
    return err;
}

static enum err add_predict(struct build *b, struct lesson_fence *f, const struct fence_info *info,
                            int fence_index)
{
    struct predict p = {
        .name = info->name, .kind = info->predict, .fence = fence_index, .run_fence = -1};
    enum err err =
        predict_read(b->a, &(struct predict_source){f->body, f->line + 1, b->codes}, &p, b->why);
    if (err)
        return err;
    predict_shuffle(b->a, &p, b->l->seed);
    struct lesson_beat *beat = begin_beat(b, BEAT_PREDICT, f->line);
    p.beat = f->beat = b->beat.count - 1;
    beat->of = b->predict.count;
    *(struct predict *)list_add(&b->predict) = p;
    return ERR_OK;
}

static enum err add_exercise(struct build *b, struct lesson_fence *f, const struct fence_info *info)
{
    struct lesson_exercise e = {.name = info->name, .is_fresh = info->is_fresh, .line = f->line};
    enum err err = read_words(b, f, &e.task);
    if (err)
        return err;
    struct lesson_beat *beat = begin_beat(b, BEAT_EXERCISE, f->line);
    e.step = f->step;
    e.beat = f->beat = b->beat.count - 1;
    e.id = arena_printf(b->a, "%s-%.*s", b->l->number, SLICE_ARG(e.name));
    e.folder = arena_printf(b->a, "%s/%.*s", b->l->folder, SLICE_ARG(e.name));
    beat->of = b->exercise.count;
    *(struct lesson_exercise *)list_add(&b->exercise) = e;
    return ERR_OK;
}

static enum err add_wrong(struct build *b, struct lesson_exercise *e, struct lesson_fence *f,
                          const struct fence_info *info)
{
    struct lesson_wrong w = {.code = info->code};
    if (b->codes && !codes_sentence(b->codes, info->code))
        return place_unknown((struct place){f->line, info->code_col}, "code", info->code,
                             b->codes->code, b->why);
    for (int i = 0; i < e->wrong_count; i++)
        if (slice_equal(e->wrong[i].code, info->code))
            return fail(b, f->line, info->code_col, "this code has a wrong fence already");
    enum err err = task_read_wrong(b->a, f->body, f->line + 1, &w, b->why);
    if (err)
        return err;
    struct lesson_wrong *grown = arena_alloc(b->a, (size_t)(e->wrong_count + 1) * sizeof *grown);
    if (e->wrong_count)
        memcpy(grown, e->wrong, (size_t)e->wrong_count * sizeof *grown);
    grown[e->wrong_count++] = w;
    e->wrong = grown;
    return ERR_OK;
}

static enum err add_hint(struct build *b, struct lesson_exercise *e, struct lesson_fence *f,
                         int rung)
{
    if (rung == LESSON_RUNGS) {
        if (e->distractors.ptr)
            return fail(b, f->line, 1, "this rung is there already");
        e->distractors = f->body;
        return ERR_OK;
    }
    if (e->hint[rung - 1].count)
        return fail(b, f->line, 1, "this rung is there already");
    return read_words(b, f, &e->hint[rung - 1]);
}

/* check, wrong, hint: after their exercise, in its step. */
static enum err add_to_exercise(struct build *b, struct lesson_fence *f,
                                const struct fence_info *info, int name_col)
{
    const char *names[LIMIT_LESSON_FENCES + 1];
    size_t count = 0;
    struct lesson_exercise *all = b->exercise.ptr, *e = NULL;
    for (int i = 0; i < b->exercise.count; i++) {
        if (all[i].step != f->step)
            continue;
        names[count++] = arena_slice(b->a, all[i].name).ptr;
        if (slice_equal(all[i].name, info->name))
            e = &all[i];
    }
    names[count] = NULL;
    if (!e)
        return place_unknown((struct place){f->line, name_col}, "exercise before this in the step",
                             info->name, names, b->why);
    f->beat = e->beat;
    if (f->kind == FENCE_WRONG)
        return add_wrong(b, e, f, info);
    if (f->kind == FENCE_HINT)
        return add_hint(b, e, f, info->rung);
    if (e->check_count)
        return fail(b, f->line, 1, "this exercise has its check fence already");
    return task_read_checks(b->a, f->body, f->line + 1, e, b->why);
}

static enum err add_say(struct build *b, struct lesson_fence *f)
{
    need_beat(b, f->line);
    struct prose notes;
    enum err err = read_words(b, f, &notes);
    if (!err)
        *(struct lesson_say *)list_add(&b->say) = (struct lesson_say){b->beat.count - 1, notes};
    return err;
}

static enum err add_card(struct build *b, struct lesson_fence *f)
{
    if (b->l->card.count)
        return fail(b, f->line, 1, "a second card; a lesson has at most one");
    b->l->card = verbatim(b, f->body, f->line + 1);
    if (b->l->card.count > CARD_LINES_MAX)
        return err_at(b->why, f->line + 1 + CARD_LINES_MAX, 1, ERR_LIMIT,
                      "a card has at most %d lines", CARD_LINES_MAX);
    return b->l->card.count ? ERR_OK : fail(b, f->line, 1, "an empty card");
}

static enum err add_fence(struct build *b, const struct markdown_part *part)
{
    struct fence_info info;
    enum err err = fence_read_info(part->text, part->line, 1 + part->level, &info, b->why);
    if (err)
        return err;
    if (b->fence.count == LIMIT_LESSON_FENCES)
        return err_at(b->why, part->line, 1, ERR_LIMIT, "a lesson has at most %d fences",
                      LIMIT_LESSON_FENCES);
    bool owns_name = info.kind == FENCE_PREDICT || info.kind == FENCE_EXERCISE ||
                     (info.kind == FENCE_LAB && info.name.len);
    if (owns_name && (err = check_name(b, &info, part->line)))
        return err;
    struct lesson_fence f = {.kind = info.kind,
                             .mode = info.mode,
                             .name = info.name,
                             .line = part->line,
                             .step = b->step.count - 1,
                             .beat = b->beat.count - 1};
    if ((err = take_body(b, part, &f.body)))
        return err;
    int index = b->fence.count;
    *(struct lesson_fence *)list_add(&b->fence) = f;
    struct lesson_fence *kept = (struct lesson_fence *)b->fence.ptr + index;
    struct prose lines;
    switch (info.kind) {
    case FENCE_LAB:
        return add_lab(b, index);
    case FENCE_PREDICT:
        return add_predict(b, kept, &info, index);
    case FENCE_EXERCISE:
        return add_exercise(b, kept, &info);
    case FENCE_CHECK:
    case FENCE_WRONG:
    case FENCE_HINT:
        return add_to_exercise(b, kept, &info,
                               1 + part->level + (int)(info.name.ptr - part->text.ptr));
    case FENCE_SAY:
        return add_say(b, kept);
    case FENCE_CARD:
        return add_card(b, kept);
    case FENCE_TEXT:
        lines = verbatim(b, f.body, f.line + 1);
        for (size_t i = 0; i < lines.count; i++)
            add_words(b, &lines.block[i]);
        return ERR_OK;
    case FENCE_KINDS:
        break;
    }
    return ERR_OK;
}

/* --- parts ----------------------------------------------------------------------------- */

static enum err begin_step(struct build *b, const struct markdown_part *part)
{
    if (b->step.count == LIMIT_LESSON_STEPS)
        return err_at(b->why, part->line, 1, ERR_LIMIT, "a lesson has at most %d steps",
                      LIMIT_LESSON_STEPS);
    end_beat(b);
    struct lesson_step *s = list_add(&b->step);
    *s = (struct lesson_step){.title = part->text, .line = part->line, .beat = b->beat.count};
    struct prose_block *intro = b->intro.ptr;
    for (int i = 0; i < b->intro.count; i++)
        add_words(b, &intro[i]);
    b->intro.count = 0;
    return ERR_OK;
}

static enum err add_heading(struct build *b, const struct markdown_part *part)
{
    if (part->level == 2)
        return b->l->title.ptr ? begin_step(b, part)
                               : fail(b, part->line, part->col, "`# ` and the title come first");
    if (b->l->title.ptr)
        return fail(b, part->line, part->col, "a second `# `; steps begin with `## `");
    b->l->title = part->text;
    return ERR_OK;
}

/* The big number is computed: its name must be one of the check language. */
static enum err read_big(struct build *b, struct cue *cue)
{
    struct reader r = reader_of(cue->a);
    struct check *check = NULL;
    r.first_line = cue->line;
    r.first_col = cue->col + (int)sizeof "<!-- big";
    enum err err = check_parse(b->a, &r, CHECK_NAME, &check, b->why);
    cue->check = check;
    return err;
}

static enum err add_cue(struct build *b, const struct markdown_part *part)
{
    struct cue cue = {.line = part->line, .col = part->col};
    bool is_note;
    enum err err = camera_read_cue(b->a, part->text, &cue, &is_note, b->why);
    if (err || is_note)
        return err;
    if (b->step.count == 0)
        return fail(b, part->line, part->col, "cues stand in steps, after the first `## `");
    if (cue.verb == CUE_PAUSE) {
        begin_beat(b, BEAT_PAUSE, part->line);
        return ERR_OK;
    }
    if (cue.verb == CUE_BIG && (err = read_big(b, &cue)))
        return err;
    need_beat(b, part->line);
    *(struct cue *)list_add(&b->cues) = cue;
    return ERR_OK;
}

static enum err add_part(struct build *b, const struct markdown_part *part)
{
    if (part->kind == MARKDOWN_HEADING)
        return add_heading(b, part);
    if (!b->l->title.ptr)
        return fail(b, part->line, part->col, "`# ` and the title come first");
    if (part->kind == MARKDOWN_CUE)
        return add_cue(b, part);
    if (part->kind == MARKDOWN_FENCE)
        return b->step.count
                   ? add_fence(b, part)
                   : fail(b, part->line, part->col, "a fence before the first step (`## `)");
    if (b->step.count)
        add_words(b, &part->block);
    else
        *(struct prose_block *)list_add(&b->intro) = part->block;
    return ERR_OK;
}

/* `after NAME` in a check needs its `lab probe NAME`. */
static enum err check_probes(struct build *b, const struct lesson_exercise *e)
{
    const char *names[LIMIT_LESSON_FENCES + 1];
    size_t count = 0;
    const struct lesson_fence *f = b->fence.ptr;
    for (int i = 0; i < b->fence.count; i++)
        if (f[i].kind == FENCE_LAB && f[i].mode == LAB_FENCE_PROBE)
            names[count++] = arena_slice(b->a, f[i].name).ptr;
    names[count] = NULL;
    for (size_t i = 0; i < e->check_count; i++) {
        struct slice after = e->check[i].check->after;
        size_t k = 0;
        while (names[k] && !slice_is(after, names[k]))
            k++;
        if (after.len && !names[k])
            return place_unknown((struct place){e->check[i].line, 1}, "probe", after, names,
                                 b->why);
    }
    return ERR_OK;
}

/* What can be said only when all is read. */
static enum err check_whole(struct build *b)
{
    const struct predict *p = b->predict.ptr;
    const struct lesson_exercise *e = b->exercise.ptr;
    const struct lesson_fence *f = b->fence.ptr;
    const struct lesson_step *s = b->step.ptr;
    if (!b->l->title.ptr)
        return fail(b, b->first_line, 1, "the lesson has no title (`# `)");
    if (b->step.count == 0)
        return fail(b, b->first_line, 1, "the lesson has no step (`## `)");
    for (int i = 0; i < b->step.count; i++)
        if (s[i].beat_count == 0)
            return fail(b, s[i].line, 1, "an empty step");
    if (b->pending < b->predict.count)
        return fail(b, f[p[b->pending].fence].line, 1, "no `lab` fence follows this prediction");
    for (int i = 0; i < b->exercise.count; i++)
        if (e[i].check_count == 0)
            return fail(b, e[i].line, 1, "this exercise has no check fence");
    enum err err = ERR_OK;
    for (int i = 0; !err && i < b->exercise.count; i++)
        err = check_probes(b, &e[i]);
    return err;
}

static enum err build_parts(struct build *b)
{
    struct markdown_source src = {.text = b->text, .first_line = b->first_line, .first_col = 1};
    struct markdown_parts parts;
    enum err err = markdown_read(b->a, &src, &parts, b->why);
    for (size_t i = 0; !err && i < parts.count; i++)
        err = add_part(b, &parts.part[i]);
    end_beat(b);
    return err ? err : check_whole(b);
}

static void move_lists(struct build *b)
{
    struct lesson *l = b->l;
    l->step_count = b->step.count;
    l->beat_count = b->beat.count;
    l->fence_count = b->fence.count;
    l->command_count = b->command.count;
    l->predict_count = b->predict.count;
    l->exercise_count = b->exercise.count;
    l->say_count = b->say.count;
    l->step = list_move(&b->step, b->a);
    l->beat = list_move(&b->beat, b->a);
    l->fence = list_move(&b->fence, b->a);
    l->command = list_move(&b->command, b->a);
    l->predict = list_move(&b->predict, b->a);
    l->exercise = list_move(&b->exercise, b->a);
    l->say = list_move(&b->say, b->a);
    free(b->words.ptr);
    free(b->cues.ptr);
    free(b->intro.ptr);
}

enum err build_lesson(struct lesson *l, struct slice text, const struct codes *codes,
                      struct errinfo *why)
{
    struct build b = {.l = l,
                      .a = &l->arena,
                      .codes = codes,
                      .why = why,
                      .step = {.size = sizeof(struct lesson_step)},
                      .beat = {.size = sizeof(struct lesson_beat)},
                      .fence = {.size = sizeof(struct lesson_fence)},
                      .command = {.size = sizeof(struct lesson_command)},
                      .predict = {.size = sizeof(struct predict)},
                      .exercise = {.size = sizeof(struct lesson_exercise)},
                      .say = {.size = sizeof(struct lesson_say)},
                      .words = {.size = sizeof(struct prose_block)},
                      .cues = {.size = sizeof(struct cue)},
                      .intro = {.size = sizeof(struct prose_block)}};
    enum err err = front_read(l, text, &b.text, &b.first_line, why);
    b.rest = b.text;
    b.rest_line = b.first_line;
    if (!err)
        err = build_parts(&b);
    move_lists(&b);
    return err;
}
