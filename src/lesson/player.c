#include "config.h"

#include "lesson/player.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/check.h"
#include "lab/transcript.h"
#include "lab/verb.h"
#include "lesson/predict.h"
#include "lesson/prompt.h"
#include "lesson/typing.h"

/* What a command of the lesson printed when it ran last. */
struct ran {
    struct buf output;
    enum lab_outcome outcome;
    bool has_run, disagrees;
    int mismatch_line;
    struct buf mismatch;
};

struct player {
    const struct lesson *l;
    struct player_config config;
    struct exercise_host host;
    struct lab *lab;
    int beat;
    bool has_ended;
    size_t *log_end; /* commands in the log after each beat */
    struct ran *ran;
    int next_command, running; /* of the lesson; running -1: none */
    bool is_verified;          /* the running fence's predictions have been compared */
    struct player_prediction *prediction;
    bool *is_skipped; /* exercises left undone */
    struct prompt *exercise, *fork;
    struct typing typing;
};

static const struct lesson_beat *here(const struct player *p)
{
    return &p->l->beat[p->beat];
}

static struct prompt *prompt_in_front(const struct player *p)
{
    return p->fork ? p->fork : p->exercise;
}

static void tell(struct player *p, const struct progress_line *line)
{
    struct progress_line full = *line;
    if (!p->config.progress)
        return;
    full.lesson = slice_of(p->l->id);
    full.step = here(p)->step + 1;
    progress_add(p->config.progress, &full);
}

/* --- running a beat's commands --------------------------------------------------------- */

static const struct command *command_at(const struct player *p, int i)
{
    const struct lesson_command *c = &p->l->command[i];
    return &p->l->fence[c->fence].script->command[c->index];
}

/* An operation or a traffic: what a prediction waits for. */
static bool is_shown_work(const struct command *c)
{
    return c->verb->flags & VERB_OPERATION || strcmp(c->verb->name, "traffic") == 0;
}

/* Compares a prediction with the engine, at the place where `verify` says. */
static void verify(struct player *p, int i)
{
    const struct predict *spec = &p->l->predict[i];
    struct player_prediction *state = &p->prediction[i];
    struct check_scene scene = {.lab = p->lab};
    const struct predict_option *right = &spec->option[spec->right];
    struct buf value = BUF_INIT;
    struct num n;
    bool holds;
    if (spec->check->is_truth) {
        holds = check_holds(spec->check, &scene, NULL);
    } else if (spec->kind == PREDICT_POINT) {
        int option = -1;
        holds = check_print(spec->check, &scene, &value) &&
                predict_match(spec, buf_slice(&value), &option, NULL) && option == spec->right;
        if (!holds && value.len) { /* a partition is a number to the checks */
            char *name = xasprintf("P%s", buf_str(&value));
            holds = predict_match(spec, slice_of(name), &option, NULL) && option == spec->right;
            free(name);
        }
    } else {
        holds = check_number(spec->check, &scene, &n, NULL) && predict_option_has(right, &n);
        check_print(spec->check, &scene, &value);
    }
    free((char *)state->value);
    state->value = value.len ? buf_detach(&value) : NULL;
    state->has_run = true;
    state->disagrees = !holds;
    buf_done(&value);
}

static void verify_fence(struct player *p, int fence)
{
    p->is_verified = true;
    for (int i = 0; i < p->l->predict_count; i++)
        if (p->l->predict[i].run_fence == fence)
            verify(p, i);
}

static void compare_output(const struct command *c, struct ran *ran)
{
    struct transcript_mismatch m = {0};
    ran->disagrees = !transcript_match(c, buf_slice(&ran->output), ran->outcome, &m);
    if (ran->outcome == LAB_UNMET) /* an expectation prints why by itself */
        ran->disagrees = true;
    if (ran->disagrees) {
        ran->mismatch_line = m.line ? m.line : c->line;
        buf_clear(&ran->mismatch);
        buf_add_slice(&ran->mismatch,
                      m.report.len ? buf_slice(&m.report) : buf_slice(&ran->output));
    }
    transcript_mismatch_done(&m);
}

static void command_ended(struct player *p, int i, enum lab_outcome outcome)
{
    const struct lesson_command *c = &p->l->command[i];
    const struct lesson_fence *f = &p->l->fence[c->fence];
    p->ran[i].outcome = outcome;
    p->ran[i].has_run = true;
    compare_output(command_at(p, i), &p->ran[i]);
    bool is_last = c->index + 1 == f->script->count;
    if (!p->is_verified && (is_shown_work(command_at(p, i)) || is_last))
        verify_fence(p, c->fence);
}

static bool is_shown(const struct player *p, int command)
{
    enum lesson_lab_mode mode = p->l->fence[p->l->command[command].fence].mode;
    return !p->l->command[command].is_test &&
           (mode == LAB_FENCE_SHOWN || mode == LAB_FENCE_TOGETHER);
}

/* Runs the beat's commands from the next one on, as far as they take no time. */
static void run_commands(struct player *p, bool is_instant)
{
    int end = here(p)->command + here(p)->command_count;
    while (p->next_command < end && p->running < 0) {
        int i = p->next_command++;
        if (p->l->command[i].index == 0) {
            lab_mark(p->lab);
            p->is_verified = false;
        }
        buf_clear(&p->ran[i].output);
        bool jumps = is_instant || !is_shown(p, i);
        enum lab_outcome outcome = jumps ? lab_run(p->lab, command_at(p, i), &p->ran[i].output)
                                         : lab_start(p->lab, command_at(p, i), &p->ran[i].output);
        if (outcome == LAB_RUNNING)
            p->running = i;
        else
            command_ended(p, i, outcome);
    }
    if (p->running < 0)
        p->log_end[p->beat] = lab_log_count(p->lab);
}

static void finish_running(struct player *p)
{
    if (p->running < 0)
        return;
    int i = p->running;
    p->running = -1;
    command_ended(p, i, lab_finish(p->lab, &p->ran[i].output));
}

static void finish_beat(struct player *p)
{
    while (p->running >= 0) {
        finish_running(p);
        run_commands(p, true);
    }
}

/* --- exercises and forks --------------------------------------------------------------- */

static void close_prompts(struct player *p)
{
    prompt_free(p->fork);
    prompt_free(p->exercise);
    p->fork = p->exercise = NULL;
}

static void open_exercise(struct player *p)
{
    const struct lesson_exercise *spec = &p->l->exercise[here(p)->of];
    struct exercise *x = exercise_new(&p->host, spec);
    struct lab *lab;
    for (int i = 0; i < p->l->predict_count; i++)
        if (p->prediction[i].first)
            exercise_set_choice(x, &p->l->predict[i], p->prediction[i].first,
                                p->prediction[i].last ? p->prediction[i].last
                                                      : p->prediction[i].first);
    if (!spec->is_fresh)
        exercise_set_scene(x, lab_clone(p->lab));
    struct errinfo why;
    if (exercise_open(x, p->l->seed, &lab, &why)) { /* the lesson plays, so its scene does */
        exercise_free(x);
        return;
    }
    p->exercise = prompt_new(&(struct prompt_config){.lab = lab,
                                                     .x = x,
                                                     .lesson = p->l,
                                                     .progress = p->config.progress,
                                                     .is_instant = p->config.is_instant});
}

/* The beat has been reached and its commands have run, or are about to end. */
static void settle(struct player *p)
{
    close_prompts(p);
    struct camera camera = lesson_camera(p->l, p->beat);
    typing_clear(&p->typing);
    if (!camera.types)
        typing_done(&p->typing);
    if (here(p)->kind == BEAT_EXERCISE)
        open_exercise(p);
    char number[16];
    snprintf(number, sizeof number, "%d", p->beat + 1);
    tell(p, &(struct progress_line){.event = PROGRESS_SEEN, .text = slice_of(number)});
}

/* --- beginning and end ----------------------------------------------------------------- */

static void take_first_answers(struct player *p)
{
    for (int i = 0; i < p->l->predict_count; i++) {
        p->prediction[i].chosen = -1;
        struct slice first = SLICE_NONE;
        if (p->config.progress)
            first = progress_first_answer(p->config.progress, slice_of(p->l->id),
                                          p->l->predict[i].name);
        if (first.len)
            p->prediction[i].first = xslicedup(first);
    }
}

struct player *player_new(const struct player_config *config, struct errinfo *why)
{
    struct player *p = xcalloc(1, sizeof *p);
    const char *folders[EXERCISE_FOLDERS];
    struct lab_settings settings;
    p->l = config->lesson;
    p->config = *config;
    p->host = (struct exercise_host){.lesson = config->lesson,
                                     .data = config->data,
                                     .keeps_history = true,
                                     .max_requests = LIMIT_GRADE_REQUESTS,
                                     .max_items = LIMIT_GRADE_ITEMS,
                                     .max_rows = LIMIT_GRADE_ROWS};
    if (exercise_settings(&p->host, p->l->seed, folders, &settings, why)) {
        free(p);
        return NULL;
    }
    p->lab = lab_new(&settings);
    p->running = -1;
    p->log_end = xcalloc((size_t)p->l->beat_count, sizeof *p->log_end);
    p->ran = xcalloc((size_t)p->l->command_count + 1, sizeof *p->ran);
    p->prediction = xcalloc((size_t)p->l->predict_count + 1, sizeof *p->prediction);
    p->is_skipped = xcalloc((size_t)p->l->exercise_count + 1, sizeof *p->is_skipped);
    take_first_answers(p);
    run_commands(p, config->is_instant);
    settle(p);
    return p;
}

void player_free(struct player *p)
{
    if (!p)
        return;
    close_prompts(p);
    finish_beat(p);
    for (int i = 0; i < p->l->command_count; i++) {
        buf_done(&p->ran[i].output);
        buf_done(&p->ran[i].mismatch);
    }
    for (int i = 0; i < p->l->predict_count; i++) {
        free((char *)p->prediction[i].first);
        free((char *)p->prediction[i].last);
        free((char *)p->prediction[i].value);
    }
    typing_done(&p->typing);
    lab_free(p->lab);
    free(p->log_end);
    free(p->ran);
    free(p->prediction);
    free(p->is_skipped);
    free(p);
}

/* --- questions ------------------------------------------------------------------------- */

const struct lesson *player_lesson(const struct player *p)
{
    return p->l;
}

int player_beat(const struct player *p)
{
    return p->beat;
}

struct lab *player_lab(struct player *p)
{
    struct prompt *prompt = prompt_in_front(p);
    return prompt ? prompt_lab(prompt) : p->lab;
}

struct lab *player_lesson_lab(struct player *p)
{
    return p->lab;
}

uint64_t player_digest(const struct player *p)
{
    return lab_digest(p->lab);
}

enum player_mode player_mode(const struct player *p)
{
    if (p->fork)
        return PLAYER_FORK;
    if (p->has_ended)
        return PLAYER_ENDED;
    if (here(p)->kind == BEAT_PREDICT)
        return p->prediction[here(p)->of].is_done ? PLAYER_PREDICTED : PLAYER_PREDICTING;
    if (here(p)->kind == BEAT_EXERCISE && p->exercise)
        return prompt_exercise(p->exercise)->is_passed ? PLAYER_PASSED : PLAYER_EXERCISE;
    return PLAYER_WATCHING;
}

/* Whether the beat lets go: its prediction given or its exercise passed, now or before. */
static bool is_open(const struct player *p)
{
    const struct lesson_beat *b = here(p);
    if (b->kind == BEAT_PREDICT)
        return p->prediction[b->of].is_done || p->prediction[b->of].is_skipped;
    if (b->kind != BEAT_EXERCISE || !p->exercise)
        return true;
    return p->is_skipped[b->of] || prompt_exercise(p->exercise)->is_passed ||
           (p->config.progress && progress_has_passed(p->config.progress, slice_of(p->l->id),
                                                      p->l->exercise[b->of].name));
}

void player_focus(struct player *p, struct slice key, struct player_focus *ret_focus)
{
    struct camera camera = lesson_camera(p->l, p->beat);
    struct lab *lab = player_lab(p);
    struct engine *e = lab_engine(lab);
    int last = history_last_table(lab_history(lab));
    struct snap_focus *snap = &ret_focus->snap;
    struct num n;
    *ret_focus = (struct player_focus){0};
    lab_last(lab, &snap->last_request, &snap->last);
    snap->table = camera.table;
    if (key.len == 0)
        key = camera.zoom.len ? camera.zoom : camera.focus_a;
    const struct table *t = last < 0 ? NULL : engine_by_number(e, last);
    if (key.len == 0 || !t)
        return;
    snap->has_collection = true;
    snap->collection = val_string(key);
    if (table_schema(t)->pk[0].type == VAL_N && num_parse(key, &n, NULL) == ERR_OK)
        snap->collection =
            (struct val){VAL_N, ret_focus->number, (uint32_t)num_encode(&n, ret_focus->number)};
}

/* --- going on and back ----------------------------------------------------------------- */

static void enter_next(struct player *p, bool is_instant)
{
    p->beat++;
    p->next_command = here(p)->command;
    run_commands(p, is_instant);
}

static enum player_moved go_on(struct player *p)
{
    if (p->beat + 1 == p->l->beat_count) {
        if (!p->has_ended)
            tell(p, &(struct progress_line){.event = PROGRESS_END});
        close_prompts(p);
        p->has_ended = true;
        return PLAYER_AT_END;
    }
    enter_next(p, p->config.is_instant);
    settle(p);
    return PLAYER_MOVED;
}

enum player_moved player_next(struct player *p)
{
    if (p->fork)
        return PLAYER_WAITS;
    if (p->has_ended)
        return PLAYER_AT_END;
    if (player_is_running(p)) {
        player_finish(p);
        return PLAYER_FINISHED;
    }
    return is_open(p) ? go_on(p) : PLAYER_WAITS;
}

static void go_to(struct player *p, int beat)
{
    close_prompts(p);
    finish_beat(p);
    p->has_ended = false;
    if (beat <= p->beat) {
        p->beat = beat;
        enum err err = lab_rewind(p->lab, p->log_end[beat], NULL);
        assert(!err);
        (void)err;
        p->next_command = here(p)->command + here(p)->command_count;
    }
    while (p->beat < beat)
        enter_next(p, true);
    settle(p);
}

enum player_moved player_back(struct player *p)
{
    if (p->fork)
        return PLAYER_WAITS;
    if (p->has_ended) {
        go_to(p, p->beat);
        return PLAYER_MOVED;
    }
    if (p->beat == 0)
        return PLAYER_AT_END;
    go_to(p, p->beat - 1);
    return PLAYER_MOVED;
}

enum player_moved player_jump(struct player *p, int beat)
{
    if (beat < 0 || beat >= p->l->beat_count)
        return PLAYER_AT_END;
    go_to(p, beat);
    return PLAYER_MOVED;
}

enum player_moved player_skip(struct player *p)
{
    const struct lesson_beat *b = here(p);
    if (p->fork)
        return PLAYER_WAITS;
    if (p->has_ended)
        return PLAYER_AT_END;
    finish_beat(p);
    if (b->kind == BEAT_PREDICT && !p->prediction[b->of].is_done)
        p->prediction[b->of].is_skipped = true;
    if (b->kind == BEAT_EXERCISE && !is_open(p)) {
        p->is_skipped[b->of] = true;
        tell(p,
             &(struct progress_line){.event = PROGRESS_SKIP, .name = p->l->exercise[b->of].name});
    }
    return go_on(p);
}

/* --- time ------------------------------------------------------------------------------ */

bool player_is_running(const struct player *p)
{
    const struct prompt *prompt = prompt_in_front(p);
    return prompt ? prompt_is_running(prompt) : p->running >= 0;
}

int64_t player_end_us(const struct player *p)
{
    struct prompt *prompt = prompt_in_front(p);
    return lab_end_us(prompt ? prompt_lab(prompt) : p->lab);
}

void player_step(struct player *p, int64_t until_us)
{
    struct prompt *prompt = prompt_in_front(p);
    if (prompt) {
        prompt_step(prompt, until_us);
    } else if (p->running >= 0 && !lab_step(p->lab, until_us)) {
        finish_running(p);
        run_commands(p, false);
    }
}

void player_finish(struct player *p)
{
    struct prompt *prompt = prompt_in_front(p);
    if (prompt)
        prompt_finish(prompt);
    else
        finish_beat(p);
}

void player_cut(struct player *p)
{
    if (p->fork)
        prompt_cut(p->fork);
    else
        player_finish(p);
}

/* --- what was said --------------------------------------------------------------------- */

int player_said_count(const struct player *p)
{
    return here(p)->command_count;
}

struct player_said player_said_command(const struct player *p, int i)
{
    assert(i >= 0 && i < p->l->command_count);
    const struct lesson_command *c = &p->l->command[i];
    const struct ran *ran = &p->ran[i];
    return (struct player_said){.command = c->text,
                                .output = buf_slice(&ran->output),
                                .outcome = ran->outcome,
                                .is_shown = is_shown(p, i),
                                .is_hidden =
                                    c->is_test || p->l->fence[c->fence].mode == LAB_FENCE_HIDDEN,
                                .is_running = p->running == i,
                                .has_run = ran->has_run,
                                .disagrees = ran->disagrees,
                                .line = c->line,
                                .mismatch_line = ran->mismatch_line,
                                .mismatch = buf_slice(&ran->mismatch)};
}

struct player_said player_said(const struct player *p, int i)
{
    assert(i >= 0 && i < here(p)->command_count);
    return player_said_command(p, here(p)->command + i);
}

bool player_big(struct player *p, struct buf *out)
{
    struct camera camera = lesson_camera(p->l, p->beat);
    struct check_scene scene = {.lab = p->lab};
    return camera.big_check && check_print(camera.big_check, &scene, out);
}

/* --- predictions ----------------------------------------------------------------------- */

const struct player_prediction *player_prediction(const struct player *p, int i)
{
    assert(i >= 0 && i < p->l->predict_count);
    return &p->prediction[i];
}

enum { TRIES = 2 };

enum player_verdict player_answer(struct player *p, struct slice answer, struct errinfo *why)
{
    int option;
    if (player_mode(p) != PLAYER_PREDICTING) {
        err_set(why, ERR_LAB, "no answer is due");
        return PLAYER_NO_ANSWER;
    }
    const struct predict *spec = &p->l->predict[here(p)->of];
    struct player_prediction *state = &p->prediction[here(p)->of];
    if (!predict_match(spec, answer, &option, why))
        return PLAYER_NO_ANSWER;
    answer = slice_trim(answer);
    free((char *)state->last);
    state->last = xslicedup(answer);
    if (!state->first) {
        state->first = xslicedup(answer);
        tell(p, &(struct progress_line){
                    .event = PROGRESS_PREDICTED, .name = spec->name, .text = answer});
    }
    state->tries++;
    state->chosen = option;
    state->is_skipped = false;
    state->is_right = option == spec->right;
    state->is_done = state->is_right || state->tries >= TRIES;
    if (!state->is_right && option >= 0)
        state->struck |= 1u << option;
    return state->is_right ? PLAYER_RIGHT : state->is_done ? PLAYER_REVEALED : PLAYER_WRONG;
}

const struct prose *player_message(const struct player *p)
{
    if (here(p)->kind != BEAT_PREDICT)
        return NULL;
    const struct predict *spec = &p->l->predict[here(p)->of];
    int chosen = p->prediction[here(p)->of].chosen;
    return chosen >= 0 ? &spec->option[chosen].message : NULL;
}

int player_shown_prediction(const struct player *p, int i)
{
    const struct lesson_beat *b = here(p);
    if (b->kind != BEAT_COMMAND)
        return -1;
    for (int k = 0; k < p->l->predict_count; k++) {
        const struct lesson_fence *f = &p->l->fence[p->l->predict[k].run_fence];
        bool is_here = false; /* the command that shows it is one of this beat's */
        for (int c = f->command; c < f->command + f->command_count; c++) {
            bool is_last = c + 1 == f->command + f->command_count;
            if (!is_shown_work(command_at(p, c)) && !is_last)
                continue;
            is_here = c >= b->command && c < b->command + b->command_count;
            break;
        }
        if (is_here && p->prediction[k].has_run && i-- == 0)
            return k;
    }
    return -1;
}

/* --- prompts --------------------------------------------------------------------------- */

const struct player_exercise *player_exercise(const struct player *p)
{
    return p->exercise ? prompt_exercise(p->exercise) : NULL;
}

struct slice player_answer_line(const struct player *p, size_t i)
{
    assert(p->exercise);
    return prompt_line(p->exercise, i);
}

enum lab_outcome player_enter_line(struct player *p, struct slice text, struct buf *out)
{
    struct prompt *prompt = prompt_in_front(p);
    assert(prompt);
    return prompt_enter(prompt, text, out);
}

void player_take_output(struct player *p, struct buf *out)
{
    struct prompt *prompt = prompt_in_front(p);
    if (prompt)
        prompt_take_output(prompt, out);
}

void player_check(struct player *p)
{
    if (p->exercise && !p->fork)
        prompt_check(p->exercise);
}

bool player_undo(struct player *p, struct buf *out)
{
    struct prompt *prompt = prompt_in_front(p);
    return prompt && prompt_undo(prompt, out);
}

void player_reset(struct player *p, struct buf *out)
{
    struct prompt *prompt = prompt_in_front(p);
    if (prompt)
        prompt_reset(prompt, out);
}

const struct prose *player_hint(struct player *p, bool has_waited)
{
    return p->exercise ? prompt_hint(p->exercise, has_waited) : NULL;
}

bool player_fork(struct player *p)
{
    if (p->fork || player_is_running(p))
        return false;
    p->fork = prompt_new(&(struct prompt_config){
        .lab = lab_clone(player_lab(p)), .lesson = p->l, .is_instant = p->config.is_instant});
    return true;
}

void player_unfork(struct player *p)
{
    prompt_free(p->fork);
    p->fork = NULL;
}

void player_card(struct player *p, struct buf *closing, struct buf *yours, struct buf *other)
{
    if (p->exercise)
        prompt_card(p->exercise, closing, yours, other);
}

/* --- the dial's keyboard --------------------------------------------------------------- */

bool player_types(const struct player *p)
{
    return !p->fork && !p->has_ended && !player_is_running(p) && here(p)->kind != BEAT_PREDICT &&
           here(p)->kind != BEAT_EXERCISE && lesson_camera(p->l, p->beat).types;
}

void player_type(struct player *p, struct slice utf8)
{
    typing_add(&p->typing, utf8, lab_engine(p->lab));
}

void player_type_back(struct player *p)
{
    typing_back(&p->typing);
}

void player_type_enter(struct player *p)
{
    typing_enter(&p->typing, lab_engine(p->lab));
}

struct slice player_typed(const struct player *p)
{
    return buf_slice(&p->typing.text);
}

size_t player_trail_count(const struct player *p)
{
    return p->typing.trail_count;
}

struct player_mark player_trail(const struct player *p, size_t i)
{
    assert(i < p->typing.trail_count);
    return p->typing.trail[i];
}

size_t player_tray_count(const struct player *p)
{
    return p->typing.tray_count;
}

struct player_mark player_tray(const struct player *p, size_t i)
{
    assert(i < p->typing.tray_count);
    return p->typing.tray[i];
}
