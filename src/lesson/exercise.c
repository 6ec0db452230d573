#include "config.h"

#include "lesson/exercise.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "lesson/place.h"

/* What was made for one seed. */
struct stand {
    uint64_t seed;
    struct lab *scene, *solution; /* NULL: not made yet */
    /* the answer that was run last */
    struct lab *after;
    enum exercise_run ran;
    struct errinfo why;
};

struct choice {
    char *name, *first, *last;
    bool is_number;
};

struct exercise {
    struct exercise_host host;
    const struct lesson_exercise *spec;
    struct stand *stand;
    size_t count, cap;
    struct choice *choice;
    size_t choice_count, choice_cap;
};

struct exercise *exercise_new(const struct exercise_host *host, const struct lesson_exercise *spec)
{
    struct exercise *x = xcalloc(1, sizeof *x);
    x->host = *host;
    x->spec = spec;
    return x;
}

void exercise_forget(struct exercise *x)
{
    for (size_t i = 0; i < x->count; i++) {
        lab_free(x->stand[i].after);
        x->stand[i].after = NULL;
    }
}

void exercise_free(struct exercise *x)
{
    if (!x)
        return;
    exercise_forget(x);
    for (size_t i = 0; i < x->count; i++) {
        lab_free(x->stand[i].scene);
        lab_free(x->stand[i].solution);
    }
    for (size_t i = 0; i < x->choice_count; i++) {
        free(x->choice[i].name);
        free(x->choice[i].first);
        free(x->choice[i].last);
    }
    free(x->stand);
    free(x->choice);
    free(x);
}

const struct lesson_exercise *exercise_spec(const struct exercise *x)
{
    return x->spec;
}

char *exercise_path(const struct exercise *x, const char *name)
{
    return xasprintf("%s/%s", x->spec->folder, name);
}

void exercise_set_choice(struct exercise *x, const struct predict *p, const char *first,
                         const char *last)
{
    XGROW(x->choice, x->choice_count, x->choice_cap);
    x->choice[x->choice_count++] = (struct choice){.name = xslicedup(p->name),
                                                   .first = xstrdup(first),
                                                   .last = xstrdup(last),
                                                   .is_number = p->kind == PREDICT_NUMBER};
}

/* --- scenes ---------------------------------------------------------------------------- */

enum err exercise_settings(const struct exercise_host *host, uint64_t seed, const char **folders,
                           struct lab_settings *ret_settings, struct errinfo *why)
{
    const struct lesson *l = host->lesson;
    struct lab_settings s = lab_settings_default();
    s.seed = seed;
    for (size_t i = 0; i < l->setting_count; i++) {
        enum err err = engine_config_set(&s.config, l->setting[i], l->setting_value[i], why);
        if (err)
            return err;
    }
    folders[0] = l->folder;
    folders[1] = host->folder;
    folders[2] = NULL;
    s.folders = folders;
    s.data = host->data;
    s.no_undo = s.no_history = !host->keeps_history;
    *ret_settings = s;
    return ERR_OK;
}

/* Whether a command of the lesson sets this exercise's scene. */
static bool is_in_scene(const struct exercise *x, const struct lesson_command *c)
{
    const struct lesson_fence *f = &x->host.lesson->fence[c->fence];
    if (c->line > x->spec->line)
        return false;
    if (!x->spec->is_fresh)
        return true;
    return f->step == x->spec->step && (f->mode == LAB_FENCE_SETUP || f->mode == LAB_FENCE_HIDDEN);
}

static enum err play_scene(const struct exercise *x, struct lab *lab, struct errinfo *why)
{
    const struct lesson *l = x->host.lesson;
    struct buf out = BUF_INIT;
    enum err err = ERR_OK;
    for (int i = 0; !err && i < l->command_count; i++) {
        const struct lesson_command *c = &l->command[i];
        if (!is_in_scene(x, c))
            continue;
        buf_clear(&out);
        enum lab_outcome outcome =
            lab_run(lab, &l->fence[c->fence].script->command[c->index], &out);
        if (outcome == LAB_ERROR || outcome == LAB_LIMIT)
            err = err_at(why, c->line, 1, ERR_LAB, "the lesson's own command failed: %.*s",
                         (int)strcspn(buf_str(&out), "\n"), buf_str(&out));
    }
    buf_done(&out);
    return err;
}

static struct stand *find_stand(struct exercise *x, uint64_t seed)
{
    for (size_t i = 0; i < x->count; i++)
        if (x->stand[i].seed == seed)
            return &x->stand[i];
    XGROW(x->stand, x->count, x->cap);
    x->stand[x->count] = (struct stand){.seed = seed};
    return &x->stand[x->count++];
}

static void set_choices(const struct exercise *x, struct lab *lab)
{
    struct records *records = lab_records(lab);
    for (size_t i = 0; i < x->choice_count; i++) {
        const struct choice *c = &x->choice[i];
        records_set_choice(records, slice_of(c->name), slice_of(c->first), c->is_number);
        records_set_choice(records, slice_of(c->name), slice_of(c->last), c->is_number);
    }
}

static enum err need_scene(struct exercise *x, uint64_t seed, struct stand **ret_stand,
                           struct errinfo *why)
{
    struct stand *stand = find_stand(x, seed);
    if (!stand->scene) {
        const char *folders[EXERCISE_FOLDERS];
        struct lab_settings settings;
        enum err err = exercise_settings(&x->host, seed, folders, &settings, why);
        if (err)
            return err;
        struct lab *lab = lab_new(&settings);
        err = play_scene(x, lab, why);
        if (err) {
            lab_free(lab);
            return err;
        }
        stand->scene = lab_clone(lab); /* where it began: nothing is undone beyond */
        lab_free(lab);
        set_choices(x, stand->scene);
    }
    *ret_stand = stand;
    return ERR_OK;
}

void exercise_set_scene(struct exercise *x, struct lab *scene)
{
    struct stand *stand = find_stand(x, x->host.lesson->seed);
    assert(!stand->scene);
    stand->scene = scene;
    set_choices(x, scene);
}

enum err exercise_open(struct exercise *x, uint64_t seed, struct lab **ret_lab, struct errinfo *why)
{
    struct stand *stand;
    enum err err = need_scene(x, seed, &stand, why);
    if (!err)
        *ret_lab = lab_clone(stand->scene);
    return err;
}

/* --- answers --------------------------------------------------------------------------- */

bool exercise_id(struct slice text, struct slice *ret_id)
{
    static const struct slice head = {"# exercise ", 11};
    struct slice line;
    if (slice_begins(text, SLICE("\xef\xbb\xbf")))
        text = (struct slice){text.ptr + 3, text.len - 3};
    if (!place_next_line(&text, &line) || !slice_begins(line, head))
        return false;
    *ret_id = slice_trim((struct slice){line.ptr + head.len, line.len - head.len});
    return ret_id->len > 0;
}

enum err exercise_read(struct exercise_answer *a, struct slice text, struct errinfo *why)
{
    *a = (struct exercise_answer){.text = text};
    struct script_source source = {
        .text = text, .kind = SCRIPT_PLAIN, .first_line = 1, .forbid = SCRIPT_NO_MODEL};
    return script_parse(&a->script, &source, why);
}

void exercise_answer_done(struct exercise_answer *a)
{
    script_done(&a->script);
}

static void set_limits(const struct exercise *x, struct lab *lab)
{
    struct lab_settings settings = *lab_settings_of(lab);
    settings.max_requests = x->host.max_requests;
    settings.max_items = x->host.max_items;
    settings.max_rows = x->host.max_rows;
    lab_change_settings(lab, &settings);
}

/* The line that says why: the last of the lab's own voice. */
static struct slice lab_line(struct slice output)
{
    static const char voice[] = "! lab: ";
    struct slice found = SLICE_NONE, line;
    while (place_next_line(&output, &line))
        if (!found.ptr || slice_begins(line, slice_of(voice)))
            found = line;
    if (slice_begins(found, slice_of(voice)))
        found = (struct slice){found.ptr + strlen(voice), found.len - strlen(voice)};
    return found;
}

/* Runs a script on a copy of the scene; the caller frees *ret_lab. */
static enum exercise_run run_script(struct exercise *x, const struct exercise_given *g,
                                    struct lab **ret_lab, struct buf *out, struct errinfo *why)
{
    struct buf scratch = BUF_INIT;
    struct buf *to = out ? out : &scratch;
    enum exercise_run ran = EXERCISE_RAN;
    *ret_lab = NULL;
    if (exercise_open(x, g->seed, ret_lab, why))
        return EXERCISE_BROKEN;
    set_limits(x, *ret_lab);
    for (int i = 0; ran == EXERCISE_RAN && i < g->answer->count; i++) {
        const struct command *c = &g->answer->command[i];
        size_t from = out ? to->len : 0;
        if (!out)
            buf_clear(&scratch);
        enum lab_outcome outcome = lab_run(*ret_lab, c, to);
        /* what the lab cannot do (a limit, a file that is not there) ends the answer */
        if (outcome == LAB_LIMIT || outcome == LAB_ERROR) {
            struct slice said = lab_line((struct slice){to->ptr + from, to->len - from});
            err_at(why, c->line, c->col, ERR_LIMIT, "%.*s", SLICE_ARG(said));
            ran = EXERCISE_LIMIT;
        }
    }
    buf_done(&scratch);
    return ran;
}

enum exercise_run exercise_run(struct exercise *x, struct exercise_given *g, struct buf *out,
                               struct errinfo *why)
{
    struct stand *stand = find_stand(x, g->seed);
    if (!stand->after) {
        struct errinfo inner = {0};
        struct lab *after;
        enum exercise_run ran = run_script(x, g, &after, out, &inner);
        stand = find_stand(x, g->seed);
        stand->after = after;
        stand->ran = ran;
        stand->why = inner;
    }
    g->lab = stand->after;
    if (why && stand->ran != EXERCISE_RAN)
        *why = stand->why;
    return stand->ran;
}

/* The lab after the shipped solution. */
static enum err need_solution(struct exercise *x, uint64_t seed, struct lab **ret_lab,
                              struct errinfo *why)
{
    struct stand *stand = find_stand(x, seed);
    if (stand->solution) {
        *ret_lab = stand->solution;
        return ERR_OK;
    }
    char *path = exercise_path(x, "solution.lab");
    struct buf text = BUF_INIT;
    struct errinfo inner = {0};
    struct exercise_answer answer = {0};
    struct exercise_given given = {.answer = &answer.script, .seed = seed};
    enum err err = file_read(path, LIMIT_SCRIPT_BYTES, &text, &inner);
    if (!err)
        err = exercise_read(&answer, buf_slice(&text), &inner);
    if (!err && run_script(x, &given, &given.lab, NULL, &inner) != EXERCISE_RAN)
        err = ERR_LAB;
    if (err) {
        lab_free(given.lab);
        err_set(why, err, "%s:%d:%d: %s", path, inner.line, inner.col, inner.text);
    } else {
        find_stand(x, seed)->solution = *ret_lab =
            given.lab; /* running may have moved the stands */
    }
    exercise_answer_done(&answer);
    buf_done(&text);
    free(path);
    return err;
}

/* --- judging --------------------------------------------------------------------------- */

void exercise_verdict_done(struct exercise_verdict *v)
{
    check_failure_done(&v->failure);
    *v = (struct exercise_verdict){0};
}

bool exercise_is_late(const struct exercise *x, size_t check)
{
    const struct check *c = x->spec->check[check].check;
    return c->has_seeds || c->after.len > 0;
}

/* A copy of the lab on which the probe ran; NULL: there is no such probe. */
static struct lab *run_probe(const struct exercise *x, const struct lab *lab, struct slice name)
{
    const struct lesson_fence *f = lesson_find_probe(x->host.lesson, name);
    if (!f)
        return NULL;
    struct lab *copy = lab_clone(lab);
    struct buf out = BUF_INIT;
    for (int i = 0; i < f->script->count; i++) {
        buf_clear(&out);
        lab_run(copy, &f->script->command[i], &out);
    }
    buf_done(&out);
    return copy;
}

static enum exercise_mark fail(struct exercise_verdict *v, const struct errinfo *why)
{
    v->why = *why;
    return MARK_ERROR;
}

/* Asks the check of one lab, after its probe and beside the solution where it wants them. */
static enum exercise_mark ask(struct exercise *x, const struct check *c, struct lab *lab,
                              uint64_t seed, struct exercise_verdict *v)
{
    struct check_scene scene = {.lab = lab};
    struct lab *after = NULL, *solution_after = NULL;
    struct errinfo why = {0};
    enum exercise_mark mark = MARK_ERROR;
    if (c->uses_solution && need_solution(x, seed, &scene.solution, &why))
        return fail(v, &why);
    if (c->after.len) {
        scene.lab = after = run_probe(x, lab, c->after);
        if (after && scene.solution)
            scene.solution = solution_after = run_probe(x, scene.solution, c->after);
    }
    if (scene.lab)
        mark = check_holds(c, &scene, &v->failure) ? MARK_PASS : MARK_FAIL;
    else
        err_set(&v->why, ERR_LAB, "there is no `lab probe %.*s` in the lesson",
                SLICE_ARG(c->after));
    lab_free(after);
    lab_free(solution_after);
    return mark;
}

static enum exercise_mark ask_seed(struct exercise *x, const struct check *c,
                                   const struct script *answer, uint64_t seed,
                                   struct exercise_verdict *v)
{
    struct exercise_given given = {.answer = answer, .seed = seed};
    struct errinfo why = {0};
    enum exercise_mark mark;
    switch (exercise_run(x, &given, NULL, &why)) {
    case EXERCISE_LIMIT:
        v->why = why;
        mark = MARK_UNREACHED;
        break;
    case EXERCISE_BROKEN:
        mark = fail(v, &why);
        break;
    case EXERCISE_RAN:
    default:
        mark = ask(x, c, given.lab, seed, v);
        break;
    }
    return mark;
}

void exercise_judge(struct exercise *x, size_t check, const struct exercise_given *given,
                    struct exercise_verdict *ret_verdict)
{
    assert(check < x->spec->check_count);
    const struct check *c = x->spec->check[check].check;
    struct exercise_verdict v = {0};
    if (!c->has_seeds) {
        v.mark = ask(x, c, given->lab, given->seed, &v);
    } else {
        v.mark = MARK_PASS;
        for (uint64_t seed = c->seed_first; v.mark == MARK_PASS && seed <= c->seed_last; seed++) {
            v.seed = seed;
            v.mark = ask_seed(x, c, given->answer, seed, &v);
        }
        v.has_seed = v.mark != MARK_PASS;
    }
    exercise_verdict_done(ret_verdict);
    *ret_verdict = v;
}

int exercise_wrong(const struct exercise *x, struct lab *lab)
{
    struct check_scene scene = {.lab = lab};
    for (int i = 0; i < x->spec->wrong_count; i++)
        for (int k = 0; k < x->spec->wrong[i].when_count; k++)
            if (check_holds(x->spec->wrong[i].when[k], &scene, NULL))
                return i;
    return -1;
}
