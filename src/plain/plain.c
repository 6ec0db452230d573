#include "config.h"

#include "plain/plain.h"

#include <stdlib.h>

#include "base/limits.h"
#include "base/xalloc.h"
#include "engine/snap.h"
#include "lesson/player.h"
#include "plain/aloud.h"
#include "plain/narrate.h"

struct plain {
    const struct plain_config *config;
    const struct lesson *l;
    struct player *player;
    struct narrate narrate;
    struct buf out;           /* not written yet */
    enum exercise_mark *mark; /* of the exercise's checks, as said last */
    int said_step;            /* step whose title was said; -1 */
    int said_wrong;           /* wrong fence said last */
    bool is_over;
};

static bool can_answer(const struct plain *p)
{
    return p->config->io.read_line != NULL;
}

static void flush(struct plain *p)
{
    if (p->out.len)
        p->config->io.write(p->config->io.ctx, buf_slice(&p->out));
    buf_clear(&p->out);
}

static void say(struct plain *p, const char *text)
{
    size_t at = p->out.len;
    aloud_sentence(slice_of(text), &p->out);
    if (p->out.ptr[at] >= 'a' && p->out.ptr[at] <= 'z') /* errors begin small */
        p->out.ptr[at] = (char)(p->out.ptr[at] - 'a' + 'A');
}

static void say_notes(struct plain *p)
{
    const char *note;
    while (p->config->progress && (note = progress_note(p->config->progress)))
        say(p, note);
}

/* Writes all there is and the question; reads the answer. */
static bool ask(struct plain *p, const char *question, struct buf *answer)
{
    say_notes(p);
    buf_add_str(&p->out, question);
    flush(p);
    buf_clear(answer);
    if (p->config->io.read_line(p->config->io.ctx, answer))
        return true;
    buf_add_char(&p->out, '\n');
    p->is_over = true;
    return false;
}

/* --- the picture ----------------------------------------------------------------------- */

static void say_picture(struct plain *p)
{
    struct camera camera = lesson_camera(p->l, player_beat(p->player));
    struct lab *lab = player_lab(p->player);
    struct player_focus focus;
    player_focus(p->player, SLICE_NONE, &focus);
    struct snap *snap = snap_take(lab_engine(lab), lab_history(lab), &focus.snap);
    narrate_scene(
        &p->narrate,
        &(struct narrate_scene){.snap = snap, .camera = &camera, .has_time = p->l->has_time},
        &p->out);
    snap_free(snap);
}

/* --- a beat ---------------------------------------------------------------------------- */

static void say_heading(struct plain *p)
{
    int beat = player_beat(p->player), step = p->l->beat[beat].step;
    if (p->said_step < 0)
        buf_printf(&p->out, "Lesson %ld, %.*s. ", strtol(p->l->number, NULL, 10),
                   SLICE_ARG(p->l->title));
    else
        buf_add_char(&p->out, '\n');
    buf_printf(&p->out, "Beat %d of %d", beat + 1, p->l->beat_count);
    if (p->said_step != step) {
        buf_add_str(&p->out, ": ");
        aloud_sentence(p->l->step[step].title, &p->out);
    } else {
        buf_add_str(&p->out, ".\n");
    }
    p->said_step = step;
}

static void say_commands(struct plain *p)
{
    for (int i = 0; i < player_said_count(p->player); i++) {
        struct player_said said = player_said(p->player, i);
        if (said.is_hidden)
            continue;
        buf_add_str(&p->out, said.is_shown ? "Command: " : "Made ready: ");
        aloud_command(said.command, &p->out);
        if (said.is_shown)
            aloud_output(said.output, &p->out);
    }
}

/* "Answer b: text." */
static void say_option(struct plain *p, const struct predict *spec, int i)
{
    struct buf text = BUF_INIT;
    buf_printf(&text, "%c: ", 'a' + i);
    aloud_line(&spec->option[i].text, &text);
    aloud_sentence(buf_slice(&text), &p->out);
    buf_done(&text);
}

static void say_question(struct plain *p, const struct predict *spec)
{
    struct buf text = BUF_INIT;
    buf_add_str(&text, "Question: ");
    aloud_line(&spec->question, &text);
    aloud_sentence(buf_slice(&text), &p->out);
    buf_done(&text);
    for (int i = 0; spec->kind == PREDICT_CHOICE && i < spec->option_count; i++)
        say_option(p, spec, i);
    if (spec->kind == PREDICT_NUMBER)
        say(p, "The answer is a number.");
    if (spec->kind == PREDICT_POINT)
        say(p, "The answer is a partition, as P2, or a key.");
    for (size_t i = 0; i < spec->thing_count; i++)
        buf_printf(&p->out, "%zu: %.*s\n", i + 1, SLICE_ARG(spec->thing[i]));
}

/* The option marked as right, once the run has shown it. */
static void say_right(struct plain *p, const struct predict *spec)
{
    const struct predict_option *o = &spec->option[spec->right];
    struct buf text = BUF_INIT;
    if (spec->kind == PREDICT_CHOICE) {
        buf_printf(&text, "Right was %c: ", 'a' + spec->right);
        aloud_line(&o->text, &text);
    } else if (spec->kind == PREDICT_ORDER) {
        buf_add_str(&text, "Right was: ");
        for (size_t i = 0; i < o->part_count; i++)
            buf_printf(&text, "%s%.*s", i ? ", then " : "", SLICE_ARG(o->part[i]));
    } else {
        buf_printf(&text, "Right was: %.*s", SLICE_ARG(o->source));
    }
    aloud_sentence(buf_slice(&text), &p->out);
    buf_clear(&text);
    aloud_line(&o->message, &text);
    aloud_sentence(buf_slice(&text), &p->out);
    buf_done(&text);
}

static void say_shown_predictions(struct plain *p)
{
    int index;
    for (int i = 0; (index = player_shown_prediction(p->player, i)) >= 0; i++)
        say_right(p, &p->l->predict[index]);
}

static void say_task(struct plain *p, const struct lesson_exercise *spec)
{
    buf_printf(&p->out, "Exercise %s.\n", spec->id);
    aloud_prose(&spec->task, &p->out);
    buf_add_str(&p->out, "What must hold:\n");
    for (size_t i = 0; i < spec->check_count; i++)
        if (spec->check[i].check->show == CHECK_SHOW_ALWAYS)
            buf_printf(&p->out, "%zu: %.*s\n", i + 1, SLICE_ARG(spec->check[i].sentence));
}

static void say_mark(struct plain *p, const struct player_mark *mark)
{
    narrate_key(slice_of(mark->text), mark->hash, mark->part, &p->out);
}

/* The key that the words ask for, typed where nobody types it. */
static void type_for_them(struct plain *p)
{
    struct slice key = lesson_camera(p->l, player_beat(p->player)).type_key;
    if (key.len == 0) {
        say(p, "Here a name of your own is typed, letter by letter.");
        return;
    }
    player_type(p->player, key);
    buf_printf(&p->out, "Typed for you, letter by letter: %.*s.\n", SLICE_ARG(key));
    for (size_t i = 0; i < player_trail_count(p->player); i++) {
        struct player_mark mark = player_trail(p->player, i);
        say_mark(p, &mark);
    }
    player_type_enter(p->player);
}

static void say_beat(struct plain *p)
{
    const struct lesson_beat *b = &p->l->beat[player_beat(p->player)];
    say_heading(p);
    say_commands(p);
    say_shown_predictions(p);
    if (b->words.count)
        aloud_prose(&b->words, &p->out);
    if (b->kind == BEAT_PREDICT)
        say_question(p, &p->l->predict[b->of]);
    else if (b->kind == BEAT_EXERCISE)
        say_task(p, &p->l->exercise[b->of]);
    else
        say_picture(p);
    if (player_types(p->player) && !can_answer(p))
        type_for_them(p);
}

/* --- going on where nobody answers ------------------------------------------------------ */

static void say_end(struct plain *p)
{
    if (p->l->card.count) {
        buf_add_str(&p->out, "\nTo keep:\n");
        aloud_prose(&p->l->card, &p->out);
    }
    buf_printf(&p->out, "\nEnd of lesson %ld.\n", strtol(p->l->number, NULL, 10));
}

static void play_alone(struct plain *p)
{
    for (;;) {
        enum beat_kind kind = p->l->beat[player_beat(p->player)].kind;
        say_beat(p);
        if (kind == BEAT_PREDICT)
            say(p, "Nobody can answer here, so it runs and shows.");
        if (kind == BEAT_EXERCISE)
            say(p, "Nobody can type here, so this exercise is skipped.");
        say_notes(p);
        flush(p);
        if (player_skip(p->player) != PLAYER_MOVED)
            return;
    }
}

/* --- going on with somebody ------------------------------------------------------------ */

enum word {
    WORD_NONE, /* not one of these: an answer, a command, a key */
    WORD_NEXT,
    WORD_BACK,
    WORD_HINT,
    WORD_SKIP,
    WORD_CHECK,
    WORD_WHY,
    WORD_UNDO,
    WORD_RESET,
    WORD_HELP,
    WORD_QUIT
};

static const struct {
    const char *letter, *word, *help;
    enum word meaning;
} words[] = {
    {"n", "next", "go on (Enter does, too)", WORD_NEXT},
    {"p", "back", "one beat back; the state goes back with it", WORD_BACK},
    {"h", "hint", "a hint, in an exercise", WORD_HINT},
    {"s", "skip", "leave a question or an exercise undone", WORD_SKIP},
    {"c", "check", "ask the checks again", WORD_CHECK},
    {"w", "why", "why checks do not hold", WORD_WHY},
    {"u", "undo", "take back the last command of an exercise", WORD_UNDO},
    {"R", "reset", "begin the exercise again", WORD_RESET},
    {"?", "help", "these words", WORD_HELP},
    {"q", "quit", "leave; the lesson goes on here next time", WORD_QUIT},
};

/* `letters`: single letters count, too (c is an answer where one is due). */
static enum word read_word(const struct plain *p, struct slice answer)
{
    answer = slice_trim(answer);
    bool is_predicting = player_mode(p->player) == PLAYER_PREDICTING;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        bool is_letter =
            slice_is(answer, words[i].letter) && !(is_predicting && words[i].meaning == WORD_CHECK);
        if (is_letter || slice_is(answer, words[i].word))
            return words[i].meaning;
    }
    return WORD_NONE;
}

static void say_help(struct plain *p)
{
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        buf_printf(&p->out, "%s or %s: %s.\n", words[i].letter, words[i].word, words[i].help);
}

static void say_hint(struct plain *p)
{
    const struct player_exercise *e = player_exercise(p->player);
    const struct prose *hint = player_hint(p->player, false);
    if (hint)
        aloud_prose(hint, &p->out);
    else if (e && e->rungs < LESSON_RUNGS - 1)
        say(p, "Try something first; then there is one more hint.");
    else
        say(p, "There is no hint here.");
}

/* What was found: "result.count = 3", or a sentence of its own. */
static void say_got(struct plain *p, const struct check_failure *f)
{
    const char *got = buf_str(&f->got);
    buf_printf(&p->out, "%s%s.\n", strstr(got, " has no value") ? "" : "Got ", got);
}

/* Marks that changed since they were said; the detail of the first that fails. */
static void say_marks(struct plain *p, bool with_all)
{
    const struct player_exercise *e = player_exercise(p->player);
    bool has_detail = false;
    for (size_t i = 0; i < e->spec->check_count; i++) {
        const struct exercise_verdict *v = &e->verdict[i];
        const struct check *c = e->spec->check[i].check;
        bool is_new = v->mark != p->mark[i];
        p->mark[i] = v->mark;
        if (v->mark == MARK_OPEN || c->show == CHECK_SHOW_NEVER ||
            (c->show == CHECK_SHOW_AFTER && v->mark != MARK_PASS && !e->is_passed && !with_all))
            continue;
        if (is_new || with_all)
            buf_printf(&p->out, "%s %zu: %.*s\n", v->mark == MARK_PASS ? "Holds," : "Not yet,",
                       i + 1, SLICE_ARG(e->spec->check[i].sentence));
        if (v->mark == MARK_FAIL && (!has_detail || with_all) && (is_new || with_all) &&
            c->detail == CHECK_DETAIL_FULL)
            say_got(p, &v->failure);
        has_detail = has_detail || v->mark == MARK_FAIL;
    }
    if (e->label)
        buf_printf(&p->out,
                   "No check sees a request without its label: write it as %s: and then "
                   "the command.\n",
                   e->label);
    if (e->wrong >= 0 && (e->wrong != p->said_wrong || with_all))
        aloud_prose(&e->spec->wrong[e->wrong].message, &p->out);
    p->said_wrong = e->wrong;
    if (e->is_passed)
        buf_printf(&p->out, "Passed, %d of %d points. Enter goes on.\n", e->points, e->points_max);
}

static void clear_marks(struct plain *p)
{
    const struct player_exercise *e = player_exercise(p->player);
    for (size_t i = 0; e && i < e->spec->check_count; i++)
        p->mark[i] = MARK_OPEN;
    p->said_wrong = -1;
}

static void enter_command(struct plain *p, struct slice text)
{
    struct buf out = BUF_INIT;
    player_enter_line(p->player, text, &out);
    aloud_output(buf_slice(&out), &p->out);
    say_marks(p, false);
    buf_done(&out);
}

static void undo_or_reset(struct plain *p, enum word word)
{
    struct buf out = BUF_INIT;
    if (word == WORD_UNDO)
        player_undo(p->player, &out);
    else
        player_reset(p->player, &out);
    aloud_output(buf_slice(&out), &p->out);
    say_marks(p, false);
    buf_done(&out);
}

static void give_answer(struct plain *p, struct slice answer)
{
    struct errinfo why = {0};
    enum player_verdict verdict = player_answer(p->player, answer, &why);
    const struct prose *message = player_message(p->player);
    if (verdict == PLAYER_NO_ANSWER) {
        say(p, why.text);
        return;
    }
    struct buf text = BUF_INIT;
    buf_add_str(&text, verdict == PLAYER_RIGHT ? "Right. " : "Not this one. ");
    if (message)
        aloud_line(message, &text);
    if (verdict == PLAYER_WRONG)
        buf_add_str(&text, " One more try.");
    else if (verdict == PLAYER_REVEALED)
        buf_add_str(&text, " Going on runs it and shows.");
    aloud_sentence(buf_slice(&text), &p->out);
    buf_done(&text);
}

static void type_key(struct plain *p, struct slice key)
{
    player_type(p->player, key);
    for (size_t i = 0; i < player_trail_count(p->player); i++) {
        struct player_mark mark = player_trail(p->player, i);
        say_mark(p, &mark);
    }
    player_type_enter(p->player);
}

/* Something that is none of the words. */
static void take_text(struct plain *p, struct slice text)
{
    switch (player_mode(p->player)) {
    case PLAYER_PREDICTING:
        give_answer(p, text);
        break;
    case PLAYER_EXERCISE:
    case PLAYER_PASSED:
    case PLAYER_FORK:
        enter_command(p, text);
        break;
    case PLAYER_WATCHING:
    case PLAYER_PREDICTED:
    case PLAYER_ENDED:
        if (player_types(p->player))
            type_key(p, text);
        else
            say(p, "Not one of the words here; ? lists them.");
        break;
    }
}

/* One command may take several lines: an open bracket or a `\` goes on. */
static void take_lines(struct plain *p, struct buf *answer)
{
    struct buf whole = BUF_INIT;
    buf_add_slice(&whole, buf_slice(answer));
    bool is_prompt = player_exercise(p->player) != NULL;
    while (is_prompt && script_needs_more(buf_slice(&whole)) && ask(p, "goes on: ", answer)) {
        buf_add_char(&whole, '\n');
        buf_add_slice(&whole, buf_slice(answer));
    }
    take_text(p, buf_slice(&whole));
    buf_done(&whole);
}

static const char *question(const struct plain *p)
{
    switch (player_mode(p->player)) {
    case PLAYER_PREDICTING:
        switch (p->l->predict[p->l->beat[player_beat(p->player)].of].kind) {
        case PREDICT_CHOICE:
            return "A letter answers, s skip, p back, question mark for all words, q quit: ";
        case PREDICT_NUMBER:
            return "A number answers, s skip, p back, question mark for all words, q quit: ";
        case PREDICT_ORDER:
            return "Numbers in order answer, as 2 1 3, s skip, p back, q quit: ";
        case PREDICT_POINT:
            return "A partition as P2 or a key answers, s skip, p back, q quit: ";
        }
        break;
    case PLAYER_EXERCISE:
        return "A command, or h hint, s skip, p back, question mark for all words, q quit: ";
    case PLAYER_PASSED:
        return "Enter next, p back, q quit: ";
    case PLAYER_WATCHING:
    case PLAYER_PREDICTED:
    case PLAYER_FORK:
    case PLAYER_ENDED:
        break;
    }
    return player_types(p->player)
               ? "Type a key, or Enter next, p back, question mark for all words, q quit: "
               : "Enter next, p back, h hint, question mark for all words, q quit: ";
}

static void moved(struct plain *p, enum player_moved how, const char *waits)
{
    switch (how) {
    case PLAYER_MOVED:
        clear_marks(p);
        say_beat(p);
        break;
    case PLAYER_WAITS:
        say(p, waits);
        break;
    case PLAYER_AT_END:
        if (player_mode(p->player) == PLAYER_ENDED) {
            say_end(p);
            p->is_over = true;
        } else {
            say(p, "This is the first beat.");
        }
        break;
    case PLAYER_FINISHED:
        break;
    }
}

static void do_word(struct plain *p, enum word word)
{
    bool is_prompt = player_exercise(p->player) != NULL;
    switch (word) {
    case WORD_NEXT:
        moved(p, player_next(p->player), "An answer or a pass is due; s skips it.");
        break;
    case WORD_BACK:
        narrate_done(&p->narrate); /* what was said is long ago */
        moved(p, player_back(p->player), "");
        break;
    case WORD_SKIP:
        moved(p, player_skip(p->player), "");
        break;
    case WORD_HINT:
        say_hint(p);
        break;
    case WORD_HELP:
        say_help(p);
        break;
    case WORD_QUIT:
        p->is_over = true;
        break;
    case WORD_CHECK:
    case WORD_WHY:
        if (is_prompt && player_exercise(p->player)->line_count == 0) {
            say(p, "Nothing has been typed yet.");
        } else if (is_prompt) {
            player_check(p->player);
            say_marks(p, true);
        }
        break;
    case WORD_UNDO:
    case WORD_RESET:
        if (is_prompt)
            undo_or_reset(p, word);
        break;
    case WORD_NONE:
        break;
    }
}

static void play_with(struct plain *p)
{
    struct buf answer = BUF_INIT;
    say_beat(p);
    while (!p->is_over && ask(p, question(p), &answer)) {
        struct slice text = slice_trim(buf_slice(&answer));
        enum word word = read_word(p, text);
        if (text.len == 0)
            word = player_mode(p->player) == PLAYER_EXERCISE ? WORD_CHECK : WORD_NEXT;
        if (word != WORD_NONE)
            do_word(p, word);
        else
            take_lines(p, &answer);
    }
    flush(p);
    buf_done(&answer);
}

enum err plain_play(const struct plain_config *config, struct errinfo *why)
{
    struct plain p = {.config = config, .l = config->lesson, .said_step = -1, .said_wrong = -1};
    p.player = player_new(&(struct player_config){.lesson = config->lesson,
                                                  .data = config->data,
                                                  .progress = config->progress,
                                                  .is_instant = true},
                          why);
    if (!p.player)
        return ERR_LAB;
    p.mark = xcalloc(LIMIT_CHECKS, sizeof *p.mark);
    if (config->first_beat > 0)
        player_jump(p.player, config->first_beat);
    if (can_answer(&p)) {
        play_with(&p);
    } else {
        play_alone(&p);
        say_end(&p);
    }
    say_notes(&p);
    flush(&p);
    player_free(p.player);
    narrate_done(&p.narrate);
    buf_done(&p.out);
    free(p.mark);
    return ERR_OK;
}
