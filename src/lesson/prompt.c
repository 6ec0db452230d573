#include "config.h"

#include "lesson/prompt.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lab/script.h"
#include "lab/verb.h"

/* One line of the answer. */
struct line {
    char *text;
    char *label;  /* NULL: none */
    bool is_look; /* an unlabelled read or look: goes once another follows */
    bool is_logged;
    size_t log_at; /* commands in the lab's log before it */
};

struct prompt {
    struct prompt_config config;
    struct lab *lab;
    struct line *line;
    size_t count, cap;
    struct player_exercise state;
    struct exercise_verdict *verdict;
    char *file;
    bool keeps_old; /* the file holds what writing would lose: it becomes FILE.bak first */
    char **label;   /* that the exercise asks for: those of its solution, if all have one */
    size_t label_count;
    int hint_attempts; /* attempts when the last rung was shown */
    int logged_wrong;  /* the wrong fence told to the progress file last */
    bool logged_pass;
    /* the command that takes time */
    bool is_running;
    struct script script;
    size_t log_before;
    struct buf output; /* of what ended by itself */
};

struct lab *prompt_lab(struct prompt *p)
{
    return p->lab;
}

const struct player_exercise *prompt_exercise(const struct prompt *p)
{
    return p->config.x ? &p->state : NULL;
}

struct slice prompt_line(const struct prompt *p, size_t i)
{
    assert(i < p->count);
    return slice_of(p->line[i].text);
}

/* --- progress -------------------------------------------------------------------------- */

static void tell(struct prompt *p, enum progress_event event, const char *text)
{
    if (!p->config.progress || !p->config.x)
        return;
    progress_add(p->config.progress,
                 &(struct progress_line){.lesson = slice_of(p->config.lesson->id),
                                         .step = p->state.spec->step + 1,
                                         .event = event,
                                         .name = p->state.spec->name,
                                         .text = slice_of(text)});
}

/* --- the answer's lines ---------------------------------------------------------------- */

static void free_line(struct line *l)
{
    free(l->text);
    free(l->label);
}

static void remove_line(struct prompt *p, size_t i)
{
    free_line(&p->line[i]);
    p->count--;
    memmove(&p->line[i], &p->line[i + 1], (p->count - i) * sizeof *p->line);
}

/* The file's text: the exercise's name, then the lines. */
static void print_answer(const struct prompt *p, struct buf *out)
{
    buf_printf(out, "# exercise %s\n", p->state.spec->id);
    for (size_t i = 0; i < p->count; i++) {
        buf_add_str(out, p->line[i].text);
        buf_add_char(out, '\n');
    }
}

static void keep_old(struct prompt *p)
{
    char *bak = xasprintf("%s.bak", p->file);
    rename(p->file, bak);
    free(bak);
    p->keeps_old = false;
}

static void save(struct prompt *p)
{
    if (!p->file || !progress_make_folder(p->config.progress))
        return;
    struct buf text = BUF_INIT;
    if (p->keeps_old)
        keep_old(p);
    print_answer(p, &text);
    if (file_replace(p->file, buf_slice(&text), NULL)) {
        free(p->file);
        p->file = NULL;
    }
    p->state.file = p->file;
    buf_done(&text);
}

static enum lab_outcome run_text(struct lab *lab, const char *text, struct buf *out)
{
    struct script s = {0};
    struct script_source source = {.text = slice_of(text), .kind = SCRIPT_PROMPT, .first_line = 1};
    enum lab_outcome outcome = LAB_ERROR;
    if (!script_parse(&s, &source, NULL))
        for (int i = 0; i < s.count; i++)
            outcome = lab_run(lab, &s.command[i], out);
    script_done(&s);
    return outcome;
}

/* Takes line i out of the answer: back to before it, then the later lines again. */
static void drop_line(struct prompt *p, size_t i)
{
    bool is_logged = p->line[i].is_logged;
    size_t log_at = p->line[i].log_at;
    struct buf unheard = BUF_INIT;
    remove_line(p, i);
    if (is_logged && lab_rewind(p->lab, log_at, NULL))
        is_logged = false;
    for (size_t k = i; is_logged && k < p->count; k++) {
        p->line[k].log_at = lab_log_count(p->lab);
        buf_clear(&unheard);
        run_text(p->lab, p->line[k].text, &unheard);
    }
    buf_done(&unheard);
}

static bool is_look(const struct command *c)
{
    return c->verb->flags & VERB_READ && c->label.len == 0;
}

/* What no answer holds: it asks or goes back, and no check sees it. */
static bool is_kept(const struct command *c)
{
    return c->verb->flags & (VERB_LOGGED | VERB_READ | VERB_OPERATION);
}

/* The line that this command takes the place of. */
static void drop_replaced(struct prompt *p, const struct command *c)
{
    for (size_t i = p->count; i-- > 0;) {
        const struct line *l = &p->line[i];
        bool is_same_label = c->label.len && l->label && slice_is(c->label, l->label);
        if (is_same_label || (is_look(c) && l->is_look))
            drop_line(p, i);
    }
}

/* --- checks ---------------------------------------------------------------------------- */

static void judge_all(struct prompt *p, bool is_late, const struct exercise_given *given)
{
    for (size_t i = 0; i < p->state.spec->check_count; i++) {
        if (exercise_is_late(p->config.x, i) != is_late)
            continue;
        exercise_judge(p->config.x, i, given, &p->verdict[i]);
    }
}

static bool all_pass(const struct prompt *p, bool with_late)
{
    for (size_t i = 0; i < p->state.spec->check_count; i++)
        if (p->verdict[i].mark != MARK_PASS && !p->state.spec->check[i].check->is_bonus &&
            (with_late || !exercise_is_late(p->config.x, i)))
            return false;
    return true;
}

static void count_points(struct prompt *p)
{
    p->state.points = p->state.points_max = 0;
    for (size_t i = 0; i < p->state.spec->check_count; i++) {
        const struct check *c = p->state.spec->check[i].check;
        p->state.points += p->verdict[i].mark == MARK_PASS ? c->points : 0;
        p->state.points_max += c->is_bonus ? 0 : c->points;
    }
}

static void tell_result(struct prompt *p)
{
    if (p->state.wrong >= 0 && p->state.wrong != p->logged_wrong) {
        char *code = xslicedup(p->state.spec->wrong[p->state.wrong].code);
        tell(p, PROGRESS_CODE, code);
        free(code);
    }
    p->logged_wrong = p->state.wrong;
    if (p->state.is_passed && !p->logged_pass) {
        char *points = xasprintf("%d/%d", p->state.points, p->state.points_max);
        tell(p, PROGRESS_PASS, points);
        free(points);
        p->logged_pass = true;
    }
}

/* Marks for the answer as it is; those that replay come once the others pass. */
static void evaluate(struct prompt *p)
{
    struct buf text = BUF_INIT;
    struct exercise_answer answer = {0};
    struct errinfo why;
    print_answer(p, &text);
    enum err err = exercise_read(&answer, buf_slice(&text), &why);
    struct exercise_given given = {
        .answer = &answer.script, .lab = p->lab, .seed = p->config.lesson->seed};
    for (size_t i = 0; i < p->state.spec->check_count; i++)
        exercise_verdict_done(&p->verdict[i]);
    judge_all(p, false, &given);
    if (!err && all_pass(p, false))
        judge_all(p, true, &given);
    p->state.is_passed = all_pass(p, true);
    p->state.wrong = p->state.is_passed ? -1 : exercise_wrong(p->config.x, p->lab);
    count_points(p);
    tell_result(p);
    exercise_forget(p->config.x);
    exercise_answer_done(&answer);
    buf_done(&text);
}

void prompt_check(struct prompt *p)
{
    if (p->config.x && p->count)
        evaluate(p);
}

/* --- the exercise's files: labels ------------------------------------------------------- */

/* One of the exercise's files, read; exercise_answer_done() and buf_done() either way. */
static bool read_file(const struct prompt *p, const char *name, struct buf *text,
                      struct exercise_answer *a)
{
    char *path = exercise_path(p->config.x, name);
    bool is_read = file_read(path, LIMIT_SCRIPT_BYTES, text, NULL) == ERR_OK &&
                   exercise_read(a, buf_slice(text), NULL) == ERR_OK && a->script.count > 0;
    free(path);
    return is_read;
}

/* An exercise whose solution labels every request asks of its answers by those labels. */
static void read_labels(struct prompt *p)
{
    struct buf text = BUF_INIT;
    struct exercise_answer a = {0};
    bool has_all = read_file(p, "solution.lab", &text, &a);
    for (int i = 0; has_all && i < a.script.count; i++)
        if (a.script.command[i].verb->flags & VERB_OPERATION)
            has_all = a.script.command[i].label.len > 0;
    if (has_all)
        p->label = xcalloc((size_t)a.script.count, sizeof *p->label);
    for (int i = 0; has_all && i < a.script.count; i++)
        if (a.script.command[i].label.len > 0)
            p->label[p->label_count++] = xslicedup(a.script.command[i].label);
    exercise_answer_done(&a);
    buf_done(&text);
}

static bool has_label(const struct prompt *p, const char *label)
{
    for (size_t i = 0; i < p->count; i++)
        if (p->line[i].label && strcmp(p->line[i].label, label) == 0)
            return true;
    return false;
}

/* A label for a command that has none: the first that no line has. */
static const char *lacking_label(const struct prompt *p, const struct command *c)
{
    if (c->label.len > 0 || !(c->verb->flags & VERB_OPERATION))
        return NULL;
    for (size_t i = 0; i < p->label_count; i++)
        if (!has_label(p, p->label[i]))
            return p->label[i];
    return NULL;
}

/* --- running --------------------------------------------------------------------------- */

static void add_line(struct prompt *p, const struct command *c, size_t log_before)
{
    XGROW(p->line, p->count, p->cap);
    p->line[p->count++] = (struct line){.text = xslicedup(c->text),
                                        .label = c->label.len ? xslicedup(c->label) : NULL,
                                        .is_look = is_look(c),
                                        .is_logged = lab_log_count(p->lab) > log_before,
                                        .log_at = log_before};
    p->state.line_count = p->count;
}

static void after_command(struct prompt *p, const struct command *c, enum lab_outcome outcome)
{
    p->state.label = NULL;
    if (outcome == LAB_ERROR || !is_kept(c))
        return;
    p->state.label = lacking_label(p, c);
    add_line(p, c, p->log_before);
    if (!p->config.x)
        return;
    p->state.attempts++;
    save(p);
    tell(p, PROGRESS_ATTEMPT, "");
    evaluate(p);
}

static void clear_marks(struct prompt *p)
{
    for (size_t i = 0; i < p->state.spec->check_count; i++)
        exercise_verdict_done(&p->verdict[i]);
    p->state.is_passed = false;
    p->state.wrong = p->logged_wrong = -1;
    p->state.points = 0;
}

static enum lab_outcome undo_with(struct prompt *p, const struct command *c, struct buf *out)
{
    enum lab_outcome outcome = lab_run(p->lab, c, out);
    if (outcome != LAB_OK)
        return outcome;
    size_t i = p->count;
    while (i > 0 && !p->line[i - 1].is_logged)
        i--;
    if (i > 0)
        remove_line(p, i - 1);
    p->state.line_count = p->count;
    if (p->config.x) {
        save(p);
        clear_marks(p);
        prompt_check(p);
    }
    return outcome;
}

static enum lab_outcome reset_with(struct prompt *p, const struct command *c, struct buf *out)
{
    enum lab_outcome outcome = lab_run(p->lab, c, out);
    while (p->count)
        remove_line(p, p->count - 1);
    p->state.line_count = 0;
    if (!p->config.x)
        return outcome;
    clear_marks(p);
    if (p->file && file_is_there(p->file))
        keep_old(p);
    tell(p, PROGRESS_RESET, "");
    return outcome;
}

static enum lab_outcome run_command(struct prompt *p, const struct command *c, bool is_instant,
                                    struct buf *out)
{
    if (strcmp(c->verb->name, "undo") == 0)
        return undo_with(p, c, out);
    if (strcmp(c->verb->name, "reset") == 0)
        return reset_with(p, c, out);
    drop_replaced(p, c);
    p->log_before = lab_log_count(p->lab);
    enum lab_outcome outcome = is_instant ? lab_run(p->lab, c, out) : lab_start(p->lab, c, out);
    if (outcome != LAB_RUNNING)
        after_command(p, c, outcome);
    return outcome;
}

enum lab_outcome prompt_enter(struct prompt *p, struct slice text, struct buf *out)
{
    struct errinfo why = {0};
    struct script_source source = {
        .text = text, .kind = SCRIPT_PROMPT, .first_line = 1, .forbid = SCRIPT_NO_MODEL};
    prompt_finish(p);
    enum lab_outcome outcome = LAB_OK;
    if (script_parse(&p->script, &source, &why)) {
        script_print_error(text, &why, out);
        script_done(&p->script);
        return LAB_ERROR;
    }
    if (p->script.count == 0)
        prompt_check(p);
    for (int i = 0; i < p->script.count; i++) {
        bool is_last = i + 1 == p->script.count;
        outcome = run_command(p, &p->script.command[i], p->config.is_instant || !is_last, out);
    }
    p->is_running = outcome == LAB_RUNNING;
    if (!p->is_running)
        script_done(&p->script);
    return outcome;
}

static void end_running(struct prompt *p, enum lab_outcome outcome)
{
    p->is_running = false;
    after_command(p, &p->script.command[p->script.count - 1], outcome);
    script_done(&p->script);
}

bool prompt_is_running(const struct prompt *p)
{
    return p->is_running;
}

void prompt_step(struct prompt *p, int64_t until_us)
{
    if (p->is_running && !lab_step(p->lab, until_us))
        end_running(p, lab_finish(p->lab, &p->output));
}

void prompt_finish(struct prompt *p)
{
    if (p->is_running)
        end_running(p, lab_finish(p->lab, &p->output));
}

void prompt_cut(struct prompt *p)
{
    if (p->is_running)
        end_running(p, lab_cut(p->lab, &p->output));
}

void prompt_take_output(struct prompt *p, struct buf *out)
{
    buf_add_slice(out, buf_slice(&p->output));
    buf_clear(&p->output);
}

/* One of the prompt's own commands, as if typed. */
static bool enter_word(struct prompt *p, const char *word, struct buf *out)
{
    return prompt_enter(p, slice_of(word), out) == LAB_OK;
}

bool prompt_undo(struct prompt *p, struct buf *out)
{
    return enter_word(p, "undo", out);
}

void prompt_reset(struct prompt *p, struct buf *out)
{
    enter_word(p, "reset", out);
}

/* --- hints ----------------------------------------------------------------------------- */

const struct prose *prompt_hint(struct prompt *p, bool has_waited)
{
    if (!p->config.x || p->state.rungs == LESSON_RUNGS - 1 ||
        p->state.spec->hint[p->state.rungs].count == 0)
        return NULL;
    bool is_due = p->state.rungs == 0 || p->state.is_passed || has_waited ||
                  p->state.attempts > p->hint_attempts;
    if (!is_due)
        return NULL;
    p->hint_attempts = p->state.attempts;
    char *rung = xasprintf("%d", p->state.rungs + 1);
    tell(p, PROGRESS_HINT, rung);
    free(rung);
    return &p->state.spec->hint[p->state.rungs++];
}

/* --- the card after a pass ------------------------------------------------------------- */

/* The comment above the last command of a file. */
static void last_comment(const struct script *s, struct slice text, struct buf *comment)
{
    const struct command *last = &s->command[s->count - 1];
    for (int line = 1; line < last->line && text.len; line++) {
        const char *end = memchr(text.ptr, '\n', text.len);
        size_t len = end ? (size_t)(end - text.ptr) : text.len;
        if (line == 1 || len < 2 || text.ptr[0] != '#') { /* line 1 names the exercise */
            buf_clear(comment);
        } else {
            buf_add_str(comment, comment->len ? " " : "");
            buf_add_slice(comment, slice_trim((struct slice){text.ptr + 1, len - 1}));
        }
        text = (struct slice){text.ptr + len + 1, end ? text.len - len - 1 : 0};
    }
}

/* The answer's line that stands for a command of another answer: of the same label, or the
 * last without one for the last without one. */
static const char *line_like(const struct prompt *p, const struct script *s, int i)
{
    const struct command *c = &s->command[i];
    for (size_t k = p->count; k-- > 0;) {
        const char *label = p->line[k].label;
        if (c->label.len ? label && slice_is(c->label, label) : !label && i + 1 == s->count)
            return p->line[k].text;
    }
    return NULL;
}

/* The first line of another answer that the learner wrote differently, both as written. */
static bool find_difference(const struct prompt *p, const struct script *s, struct buf *yours,
                            struct buf *other)
{
    for (int i = 0; i < s->count; i++) {
        const char *own = line_like(p, s, i);
        if (!own || slice_is(s->command[i].text, own))
            continue;
        buf_add_str(yours, own);
        buf_add_slice(other, s->command[i].text);
        return true;
    }
    return false;
}

enum { ALTERNATIVES = 9 };

void prompt_card(struct prompt *p, struct buf *closing, struct buf *yours, struct buf *other)
{
    if (!p->config.x)
        return;
    bool found = false;
    for (int i = 0; i <= ALTERNATIVES && !found; i++) {
        char name[32];
        struct buf text = BUF_INIT;
        struct exercise_answer a = {0};
        snprintf(name, sizeof name, i ? "alt-%d.lab" : "solution.lab", i);
        if (read_file(p, name, &text, &a)) {
            if (i == 0)
                last_comment(&a.script, buf_slice(&text), closing);
            else
                found = find_difference(p, &a.script, yours, other);
        }
        exercise_answer_done(&a);
        buf_done(&text);
    }
    if (!found && p->count)
        buf_add_str(yours, p->line[p->count - 1].text);
}

/* --- beginning ------------------------------------------------------------------------- */

/* Goes on with what the file holds; a file that is none is kept aside when written over. */
static void restore(struct prompt *p)
{
    struct buf text = BUF_INIT, start = BUF_INIT, again = BUF_INIT, unheard = BUF_INIT;
    struct exercise_answer a = {0};
    char *start_path = exercise_path(p->config.x, "start.lab");
    if (!file_read(p->file, LIMIT_SCRIPT_BYTES, &text, NULL)) {
        bool is_untouched = !file_read(start_path, LIMIT_SCRIPT_BYTES, &start, NULL) &&
                            slice_equal(buf_slice(&text), buf_slice(&start));
        bool is_good = !exercise_read(&a, buf_slice(&text), NULL);
        p->keeps_old = !is_untouched;
        for (int i = 0; is_good && !is_untouched && i < a.script.count; i++) {
            const struct command *c = &a.script.command[i];
            buf_clear(&unheard);
            p->log_before = lab_log_count(p->lab);
            enum lab_outcome outcome = lab_run(p->lab, c, &unheard);
            if (outcome != LAB_ERROR && is_kept(c))
                add_line(p, c, p->log_before);
        }
        print_answer(p, &again);
        if (slice_equal(buf_slice(&again), buf_slice(&text)))
            p->keeps_old = false;
        prompt_check(p);
    }
    exercise_answer_done(&a);
    free(start_path);
    buf_done(&text);
    buf_done(&start);
    buf_done(&again);
    buf_done(&unheard);
}

struct prompt *prompt_new(const struct prompt_config *config)
{
    struct prompt *p = xcalloc(1, sizeof *p);
    p->config = *config;
    p->lab = config->lab;
    p->logged_wrong = -1;
    if (!config->x)
        return p;
    const struct lesson_exercise *spec = exercise_spec(config->x);
    p->verdict = xcalloc(spec->check_count, sizeof *p->verdict);
    p->state = (struct player_exercise){.spec = spec, .verdict = p->verdict, .wrong = -1};
    count_points(p);
    read_labels(p);
    if (config->progress) {
        p->logged_pass =
            progress_has_passed(config->progress, slice_of(config->lesson->id), spec->name);
        p->file = xasprintf("%s/%s.lab", progress_work(config->progress), spec->id);
        p->state.file = p->file;
        restore(p);
    }
    return p;
}

void prompt_free(struct prompt *p)
{
    if (!p)
        return;
    prompt_finish(p);
    for (size_t i = 0; i < p->count; i++)
        free_line(&p->line[i]);
    for (size_t i = 0; p->config.x && i < p->state.spec->check_count; i++)
        exercise_verdict_done(&p->verdict[i]);
    free(p->line);
    for (size_t i = 0; i < p->label_count; i++)
        free(p->label[i]);
    free(p->label);
    free(p->verdict);
    free(p->file);
    buf_done(&p->output);
    lab_free(p->lab);
    exercise_free(p->config.x);
    free(p);
}
