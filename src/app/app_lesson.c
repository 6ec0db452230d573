#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app_int.h"
#include "app/lesson_draw.h"
#include "base/utf8.h"
#include "base/xalloc.h"

/* A lesson on the screen: keys and time; app/lesson_draw.c draws it. */

enum { HINT_WAIT_US = 20 * 1000000 };

static const struct predict *prediction(const struct app *a)
{
    const struct lesson_beat *b = &a->lesson->beat[player_beat(a->player)];
    return b->kind == BEAT_PREDICT ? &a->lesson->predict[b->of] : NULL;
}

enum mode app_lesson_mode(const struct app *a)
{
    const struct predict *q = prediction(a);
    switch (player_mode(a->player)) {
    case PLAYER_WATCHING:
        return player_types(a->player) && !a->has_left ? MODE_TYPE : MODE_WATCH;
    case PLAYER_PREDICTING:
        if (q->kind == PREDICT_CHOICE || q->kind == PREDICT_ORDER)
            return MODE_PREDICT;
        return a->has_left ? MODE_LEFT : MODE_ANSWER;
    case PLAYER_EXERCISE:
        if (player_is_running(a->player))
            return MODE_RUN;
        return a->has_left ? MODE_LEFT : MODE_EXERCISE;
    case PLAYER_PASSED:
        return MODE_PASSED;
    case PLAYER_FORK:
        return player_is_running(a->player) ? MODE_RUN : MODE_FORK;
    case PLAYER_PREDICTED:
    case PLAYER_ENDED:
        break;
    }
    return MODE_WATCH;
}

struct frame_key app_lesson_choices(const struct app *a, char range[8])
{
    const struct predict *q = prediction(a);
    if (q->kind == PREDICT_ORDER)
        return (struct frame_key){"j k J K", "choose and move"};
    snprintf(range, 8, "a-%c", (char)('a' + (q->option_count - 1) % 26));
    return (struct frame_key){range, "choose"};
}

/* --- moving ---------------------------------------------------------------------------- */

static void start_pace(struct app *a)
{
    app_pace_start(a, player_lab(a->player));
    a->was_running = player_is_running(a->player);
}

static void set_order(struct app *a)
{
    const struct predict *q = prediction(a);
    free(a->order);
    a->order = NULL;
    a->order_count = 0;
    if (!q || q->kind != PREDICT_ORDER)
        return;
    a->order_count = (int)q->thing_count;
    a->order = xcalloc(q->thing_count, sizeof *a->order);
    for (int i = 0; i < a->order_count; i++)
        a->order[i] = i;
    a->choice = 0;
}

/* Everything that belongs to a beat begins anew. */
static void at_beat(struct app *a, bool moves)
{
    if (player_mode(a->player) == PLAYER_ENDED) {
        app_leave(a);
        return;
    }
    struct camera cam = lesson_camera(a->lesson, player_beat(a->player));
    edit_clear(&a->edit);
    buf_clear(&a->pending);
    buf_clear(&a->note);
    said_clear(&a->said);
    a->choice = -1;
    a->words_at = 0;
    a->has_left = false;
    a->picture.is_pinned = false;
    a->picture.v.in_picture = false;
    a->pace.num = cam.speed_num;
    a->pace.den = cam.speed_den;
    set_order(a);
    app_scene_set(a, moves);
    start_pace(a);
    a->typed_us = moves && !a->config.is_still ? a->now_us : 0;
}

void app_lesson_jump(struct app *a, int beat)
{
    player_jump(a->player, beat);
    at_beat(a, false);
}

void app_lesson_close(struct app *a)
{
    player_free(a->player);
    lesson_free(a->lesson);
    a->player = NULL;
    a->lesson = NULL;
    a->overlay = OVERLAY_NONE;
}

static void went(struct app *a, enum player_moved moved, bool forward)
{
    enum player_mode mode = player_mode(a->player);
    switch (moved) {
    case PLAYER_MOVED:
        at_beat(a, forward);
        break;
    case PLAYER_FINISHED:
        app_scene_set(a, false);
        a->was_running = false;
        break;
    case PLAYER_WAITS:
        if (mode == PLAYER_PREDICTING)
            app_note(a, "Commit an answer first, then look. s skips.");
        else
            said_add(&a->said, STYLE_QUIET,
                     SLICE("Not all sentences hold yet. Alt-s skips the exercise."));
        break;
    case PLAYER_AT_END:
        if (forward)
            app_leave(a);
        break;
    }
}

/* --- predictions ----------------------------------------------------------------------- */

static void answer(struct app *a, struct slice text)
{
    struct errinfo why;
    buf_clear(&a->note);
    enum player_verdict verdict = player_answer(a->player, text, &why);
    if (verdict == PLAYER_NO_ANSWER)
        app_note(a, "%s", why.text);
    a->keeps_screen = verdict == PLAYER_REVEALED;
    edit_clear(&a->edit);
    a->choice = a->order_count > 0 ? 0 : -1;
}

static void commit(struct app *a)
{
    const struct predict *q = prediction(a);
    struct buf b = BUF_INIT;
    if (q->kind == PREDICT_ORDER) {
        for (int i = 0; i < a->order_count; i++) {
            buf_add_str(&b, i ? " | " : "");
            buf_add_slice(&b, q->thing[a->order[i]]);
        }
    } else if (a->choice >= 0) {
        buf_add_char(&b, (char)('a' + a->choice));
    }
    const struct player_prediction *state =
        player_prediction(a->player, (int)(q - a->lesson->predict));
    if (b.len > 0)
        answer(a, buf_slice(&b));
    else if (state->tries == 0) /* later what was said of the answer stays */
        app_note(a, "Choose first: %s", q->option_count > 2 ? "a, b, c and so on." : "a or b.");
    buf_done(&b);
}

static void move_row(struct app *a, int by)
{
    int at = a->choice < 0 ? 0 : a->choice, to = at + by;
    if (to < 0 || to >= a->order_count)
        return;
    int thing = a->order[at];
    a->order[at] = a->order[to];
    a->order[to] = thing;
    a->choice = to;
}

static void choose(struct app *a, int option)
{
    const struct predict *q = prediction(a);
    int count = q->kind == PREDICT_ORDER ? a->order_count : q->option_count;
    const struct player_prediction *state =
        player_prediction(a->player, (int)(q - a->lesson->predict));
    int step = option < a->choice ? -1 : 1;
    if (option < 0 || option >= count)
        return;
    while (q->kind == PREDICT_CHOICE && option >= 0 && option < count &&
           (state->struck >> option & 1))
        option += step;
    if (option >= 0 && option < count)
        a->choice = option;
}

/* --- prompts --------------------------------------------------------------------------- */

static void add_prose(struct app *a, const char *before, const struct prose *words,
                      enum style style)
{
    struct buf b = BUF_INIT;
    buf_add_str(&b, before);
    prose_print(words, &b);
    while (b.len > 0 && b.ptr[b.len - 1] == '\n')
        b.len--;
    struct slice rest = buf_slice(&b);
    while (rest.len > 0) {
        const char *end = memchr(rest.ptr, '\n', rest.len);
        size_t n = end ? (size_t)(end - rest.ptr) : rest.len;
        said_add(&a->said, style, (struct slice){rest.ptr, n});
        n += end ? 1 : 0;
        rest.ptr += n;
        rest.len -= n;
    }
    buf_done(&b);
}

/* The message of the wrong answer that matches, and the list at what fails. */
static void show_marks(struct app *a)
{
    const struct player_exercise *x = player_exercise(a->player);
    if (!x || player_mode(a->player) == PLAYER_FORK)
        return;
    a->keeps_screen = player_mode(a->player) == PLAYER_PASSED;
    a->words_at = -1; /* lesson_draw.c puts it at the first sentence that does not hold */
    if (x->label) {
        struct buf b = BUF_INIT;
        buf_printf(&b, "✗ No check sees a request without its label: `%s: ...`", x->label);
        said_add(&a->said, STYLE_MISS, buf_slice(&b));
        buf_done(&b);
    }
    if (x->wrong >= 0)
        add_prose(a, "✗ ", &x->spec->wrong[x->wrong].message, STYLE_MISS);
}

static void command_over(struct app *a, const struct script *s, enum lab_outcome outcome,
                         struct slice output)
{
    said_add_output(&a->said, output);
    if (s->count > 0) {
        struct picture_event e = {.lab = player_lab(a->player),
                                  .command = &s->command[0],
                                  .output = output,
                                  .worked = outcome == LAB_OK || outcome == LAB_UNMET,
                                  .chooses = true};
        picture_after(&a->picture, &e, a->now_us);
    }
    show_marks(a);
}

static void run_pending(struct app *a)
{
    struct buf out = BUF_INIT;
    struct errinfo why;
    struct script_source source = {.text = buf_slice(&a->pending), .kind = SCRIPT_PROMPT};
    script_done(&a->running);
    if (script_parse(&a->running, &source, &why))
        script_done(&a->running); /* the player prints what is wrong with it */
    enum lab_outcome outcome = player_enter_line(a->player, buf_slice(&a->pending), &out);
    if (outcome == LAB_RUNNING) {
        picture_time(&a->picture, player_lab(a->player), &a->running.command[0], a->now_us);
        start_pace(a);
    } else {
        command_over(a, &a->running, outcome, buf_slice(&out));
    }
    buf_done(&out);
    buf_clear(&a->pending);
}

/* At the exercise of that name, its file's commands entered one by one. */
static void open_exercise(struct app *a)
{
    const struct lesson_exercise *x = lesson_find_exercise(a->lesson, slice_of(a->config.exercise));
    struct script s = {0};
    struct script_source source = {.text = slice_of(a->config.script ? a->config.script : "")};
    struct errinfo why;
    if (!x)
        return;
    player_jump(a->player, x->beat);
    at_beat(a, false);
    if (script_parse(&s, &source, &why) == ERR_OK)
        for (int i = 0; i < s.count && player_mode(a->player) == PLAYER_EXERCISE; i++) {
            buf_clear(&a->pending);
            buf_add_slice(&a->pending, s.command[i].text);
            said_add_command(&a->said, "> ", s.command[i].text);
            run_pending(a);
            player_finish(a->player);
        }
    script_done(&s);
    picture_finish(&a->picture);
}

bool app_lesson_open(struct app *a, const char *path, struct errinfo *why)
{
    if (a->data && a->course.count == 0) {
        char *folder = xasprintf("%s/lessons", a->data);
        struct errinfo ignored;
        if (course_load(folder, &a->course, &ignored))
            course_done(&a->course);
        free(folder);
    }
    const struct course_lesson *l = course_find(&a->course, slice_of(path));
    if (lesson_load(l ? l->folder : path, &a->lesson, why))
        return false;
    struct player_config config = {.lesson = a->lesson, .data = a->data, .progress = a->progress};
    /* Before the player is: it notes that the first beat was seen. */
    int beat = 0;
    if (a->progress)
        beat = progress_resume(a->progress, slice_of(a->lesson->id), a->lesson->beat_count);
    a->player = player_new(&config, why);
    if (!a->player) {
        lesson_free(a->lesson);
        a->lesson = NULL;
        return false;
    }
    a->at = APP_LESSON;
    if (beat > 0)
        player_jump(a->player, beat);
    at_beat(a, false);
    if (a->config.exercise)
        open_exercise(a);
    return true;
}

static void show_why(struct app *a)
{
    const struct player_exercise *x = player_exercise(a->player);
    bool any = false;
    for (size_t i = 0; x && i < x->spec->check_count; i++) {
        const struct exercise_verdict *v = &x->verdict[i];
        if (v->mark != MARK_FAIL && v->mark != MARK_UNREACHED && v->mark != MARK_ERROR)
            continue;
        struct buf b = BUF_INIT;
        buf_printf(&b, "✗ %.*s", SLICE_ARG(x->spec->check[i].sentence));
        said_add(&a->said, STYLE_MISS, buf_slice(&b));
        buf_clear(&b);
        if (v->mark == MARK_FAIL)
            buf_printf(&b, "  %s: got %s", buf_str(&v->failure.relation), buf_str(&v->failure.got));
        else
            buf_printf(&b, "  %s", v->why.text);
        said_add(&a->said, STYLE_TEXT, buf_slice(&b));
        buf_done(&b);
        any = true;
    }
    if (!any)
        said_add(&a->said, STYLE_QUIET, SLICE("Nothing fails that was asked so far."));
}

static void show_hint(struct app *a)
{
    if (player_mode(a->player) == PLAYER_PASSED) {
        a->overlay = OVERLAY_HINT;
        a->list_at = 0;
        return;
    }
    bool waited = a->hint_us == 0 || a->now_us - a->hint_us >= HINT_WAIT_US;
    const struct prose *words = player_hint(a->player, waited);
    const struct player_exercise *x = player_exercise(a->player);
    char label[32];
    snprintf(label, sizeof label, "hint %d: ", x ? x->rungs : 0);
    if (words) {
        a->hint_us = a->now_us;
        add_prose(a, label, words, STYLE_TEXT);
    } else if (x && x->rungs < LESSON_RUNGS - 1) {
        said_add(&a->said, STYLE_QUIET,
                 SLICE("The next hint comes after another try, or in a little while."));
    } else {
        said_add(&a->said, STYLE_QUIET, SLICE("There is no further hint."));
    }
}

static void undo(struct app *a)
{
    struct buf out = BUF_INIT;
    if (player_undo(a->player, &out))
        said_add_output(&a->said, buf_slice(&out));
    else
        said_add(&a->said, STYLE_QUIET, SLICE("There is nothing to take back."));
    buf_done(&out);
    picture_marks_clear(&a->picture);
    picture_take(&a->picture, player_lab(a->player), a->now_us, false);
    show_marks(a);
}

static bool is_prompt_mode(const struct app *a)
{
    enum player_mode m = player_mode(a->player);
    return m == PLAYER_EXERCISE || m == PLAYER_FORK;
}

static void reset(struct app *a)
{
    if (!a->asks_reset) {
        a->asks_reset = true;
        app_note(a, "R once more starts again; your file is kept beside it.");
        if (is_prompt_mode(a))
            said_add(&a->said, STYLE_QUIET, buf_slice(&a->note));
        return;
    }
    a->asks_reset = false;
    struct buf out = BUF_INIT;
    player_reset(a->player, &out);
    at_beat(a, false);
    said_add_output(&a->said, buf_slice(&out));
    buf_done(&out);
}

static void do_act(struct app *a, enum act act);

static void enter(struct app *a)
{
    struct slice text = slice_trim(buf_slice(&a->edit.text));
    if (player_mode(a->player) == PLAYER_PREDICTING) {
        if (text.len > 0)
            answer(a, text);
        return;
    }
    if (a->pending.len == 0 && text.len == 0) {
        if (player_exercise(a->player) && player_mode(a->player) == PLAYER_EXERCISE) {
            player_check(a->player);
            show_marks(a);
        }
        return;
    }
    enum act word = a->pending.len == 0 ? bind_word(app_mode(a), text) : ACT_NONE;
    if (word != ACT_NONE && word != ACT_VIEW) {
        edit_clear(&a->edit);
        do_act(a, word);
        return;
    }
    if (a->pending.len == 0 && slice_begins(text, SLICE("view "))) {
        int view = view_find(slice_trim((struct slice){text.ptr + 5, text.len - 5}));
        edit_clear(&a->edit);
        if (view >= 0)
            picture_pin(&a->picture, (enum view_id)view);
        else
            app_note(a, "no such view: dial partitions collection bytes meters requests");
        return;
    }
    if (app_lab_entered(a, player_mode(a->player) == PLAYER_FORK ? "fork> " : "> "))
        run_pending(a);
}

/* --- the dial's keyboard ---------------------------------------------------------------- */

static void swing(struct app *a)
{
    struct picture_act act = {VIEW_DIAL, MOTION_SWING, 0};
    app_scene_set(a, false);
    picture_act(&a->picture, &act, 1, a->now_us);
}

static void type_key(struct app *a, enum act act, struct keypress k)
{
    if (act == ACT_ENTER) {
        if (player_typed(a->player).len == 0) {
            app_note(a, "Nothing is typed yet. Alt-n goes on.");
            return;
        }
        struct picture_act drop = {VIEW_DIAL, MOTION_DROP, 0};
        player_type_enter(a->player);
        app_scene_set(a, false);
        picture_act(&a->picture, &drop, 1, a->now_us);
    } else if (k.code == KEYS_BACKSPACE) {
        player_type_back(a->player);
        swing(a);
    } else if (keys_is_text(k)) {
        if (k.code == ' ' && player_typed(a->player).len == 0) {
            do_act(a, ACT_NEXT);
            return;
        }
        char bytes[4];
        player_type(a->player, (struct slice){bytes, utf8_encode(k.code, bytes)});
        swing(a);
    }
}

/* --- acts ------------------------------------------------------------------------------ */

static void step_back(struct app *a)
{
    enum player_mode m = player_mode(a->player);
    if (player_is_running(a->player)) {
        if (m == PLAYER_FORK)
            player_cut(a->player);
        else
            player_finish(a->player);
    } else if (m == PLAYER_FORK) {
        player_unfork(a->player);
        at_beat(a, false);
    } else if (a->has_left && !a->has_menu) {
        a->has_left = false;
    } else if (a->has_left || app_mode(a) == MODE_WATCH || app_mode(a) == MODE_PREDICT ||
               m == PLAYER_PASSED) {
        /* Never out of the program. */
        if (a->has_menu)
            app_leave(a);
        else
            app_note(a, "q leaves the lesson.");
    } else if (a->edit.text.len > 0 || a->pending.len > 0) {
        edit_clear(&a->edit);
        buf_clear(&a->pending);
    } else {
        a->has_left = true;
    }
}

static void scroll_words(struct app *a, int by)
{
    struct layout l = layout_make(a->w, a->h, LAYOUT_WORK);
    int height = lesson_draw_list_height(a, l.words.h, l.said.h);
    if (a->words_at < 0)
        a->words_at = lesson_draw_first(a, l.words.w, height);
    int most = lesson_draw_list_rows(a, l.words.w) - height;
    int at = a->words_at + by * (height > 2 ? height - 1 : 1);
    a->words_at = at < 0 ? 0 : at > most ? (most > 0 ? most : 0) : at;
}

static void fork_off(struct app *a)
{
    if (!player_fork(a->player))
        return;
    said_clear(&a->said);
    edit_clear(&a->edit);
    buf_clear(&a->note);
    a->has_left = false;
    said_add(&a->said, STYLE_QUIET,
             SLICE("A copy of this state: try what you like. Esc returns to the lesson."));
    picture_take(&a->picture, player_lab(a->player), a->now_us, false);
}

static void do_act(struct app *a, enum act act)
{
    switch (act) {
    case ACT_NEXT:
        went(a, player_next(a->player), true);
        break;
    case ACT_BACK:
        went(a, player_back(a->player), false);
        break;
    case ACT_SKIP:
        went(a, player_skip(a->player), true);
        break;
    case ACT_BEATS:
        a->overlay = OVERLAY_BEATS;
        a->list_at = player_beat(a->player);
        break;
    case ACT_AWS:
        app_open_aws(a, SHOW_AWS);
        break;
    case ACT_CARD:
        a->overlay = OVERLAY_CARD;
        a->list_at = 0;
        break;
    case ACT_LEAVE:
        app_leave(a);
        break;
    case ACT_FORK:
        fork_off(a);
        break;
    case ACT_HINT:
        show_hint(a);
        break;
    case ACT_WHY:
        show_why(a);
        break;
    case ACT_UNDO:
        undo(a);
        break;
    case ACT_RESET:
        reset(a);
        break;
    case ACT_CHECK:
        player_check(a->player);
        show_marks(a);
        break;
    case ACT_PAGE_UP:
    case ACT_PAGE_DOWN:
        scroll_words(a, act == ACT_PAGE_UP ? -1 : 1);
        break;
    case ACT_ROW_DOWN:
    case ACT_ROW_UP:
        move_row(a, act == ACT_ROW_DOWN ? 1 : -1);
        break;
    case ACT_DOWN:
        choose(a, a->choice + 1);
        break;
    case ACT_UP:
        choose(a, a->choice - 1);
        break;
    default:
        break;
    }
}

static void tab(struct app *a)
{
    if (a->has_left)
        a->has_left = false;
    else if (is_prompt_mode(a) && !player_is_running(a->player))
        app_lab_complete(a, player_lab(a->player));
}

void app_lesson_key(struct app *a, enum act act, struct keypress k)
{
    enum mode mode = app_mode(a);
    bool keeps_screen = a->keeps_screen;
    a->keeps_screen = false;
    buf_clear(&a->note);
    if (act == ACT_ESC) {
        step_back(a);
        return;
    }
    if (act == ACT_TAB) {
        tab(a);
        return;
    }
    if (mode == MODE_TYPE && (act == ACT_ENTER || act == ACT_NONE)) {
        type_key(a, act, k);
        return;
    }
    if (act == ACT_CHOOSE) {
        choose(a, (int)(k.code - 'a'));
        return;
    }
    if (act == ACT_ENTER) {
        if (mode == MODE_PREDICT)
            commit(a);
        else if (bind_is_prompt(mode))
            enter(a);
        else if (mode == MODE_LEFT)
            a->has_left = false;
        else if (!keeps_screen)
            do_act(a, ACT_NEXT);
        return;
    }
    if (act == ACT_NONE && bind_is_prompt(mode))
        edit_key(&a->edit, k);
    else
        do_act(a, act);
}

/* --- time ------------------------------------------------------------------------------ */

/* What ran is over: what it printed, and the picture at rest. */
static void run_over(struct app *a)
{
    a->was_running = false;
    a->pace.is_paused = false;
    if (is_prompt_mode(a) || player_mode(a->player) == PLAYER_PASSED) {
        struct buf out = BUF_INIT;
        player_take_output(a->player, &out);
        command_over(a, &a->running, LAB_OK, buf_slice(&out));
        buf_done(&out);
        return;
    }
    app_scene_set(a, false);
}

void app_lesson_tick(struct app *a)
{
    if (player_is_running(a->player)) {
        if (!a->was_running)
            start_pace(a);
        player_step(a->player, app_pace_until(a));
        app_follow(a, player_lab(a->player));
    }
    if (a->was_running && !player_is_running(a->player))
        run_over(a);
}
