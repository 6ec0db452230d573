#include "config.h"

#include "lesson/laws.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"

enum { SEEDS = 5 };

struct laws {
    struct exercise *x;
    const struct lesson_exercise *spec;
    const char *lesson_path;
    uint64_t seed[SEEDS];
    struct issues *out;
    /* the file being tried */
    char *path;
    bool is_lost; /* the lesson itself is broken: one issue says so */
};

/* What an answer must come to. */
enum law { LAW_FAILS, LAW_PASSES_ALL, LAW_PASSES, LAW_WRONG };

/* What it came to under one seed. */
struct outcome {
    int failed, failed_bonus; /* the first check that did not pass; -1: none */
    int wrong;                /* the wrong fence that matches; -1 */
    bool is_error;
};

static struct slice sentence(const struct laws *w, int check)
{
    return w->spec->check[check].sentence;
}

/* Why a check did not pass, for the author. */
static char *reason(const struct exercise_verdict *v)
{
    const char *seed = v->has_seed ? " under a seed of forall" : "";
    if (v->mark == MARK_UNREACHED || v->mark == MARK_ERROR)
        return xasprintf("%s%s", v->why.text, seed);
    return xasprintf("%s; got %s%s", buf_str(&v->failure.relation), buf_str(&v->failure.got), seed);
}

static void judge_one(struct laws *w, size_t i, const struct exercise_given *given,
                      struct outcome *o, char **why)
{
    const struct check *c = w->spec->check[i].check;
    struct exercise_verdict v = {0};
    if (c->has_seeds && given->seed != w->seed[0])
        return; /* the same under every seed */
    exercise_judge(w->x, i, given, &v);
    if (v.mark != MARK_PASS) {
        int *first = c->is_bonus ? &o->failed_bonus : &o->failed;
        bool is_error = v.mark == MARK_ERROR && !o->is_error;
        if (!*why || is_error) {
            free(*why);
            *why = reason(&v);
        }
        *first = *first < 0 ? (int)i : *first;
        o->is_error = o->is_error || is_error;
    }
    exercise_verdict_done(&v);
}

/* Runs the answer under one seed; *why is why the first check failed (or could not be
 * asked), to be freed. */
static struct outcome try_seed(struct laws *w, const struct script *answer, uint64_t seed,
                               char **why)
{
    struct outcome o = {.failed = -1, .failed_bonus = -1, .wrong = -1};
    struct exercise_given given = {.answer = answer, .seed = seed};
    struct errinfo info = {0};
    enum exercise_run ran = exercise_run(w->x, &given, NULL, &info);
    if (ran == EXERCISE_BROKEN) {
        issues_add_error(w->out, w->lesson_path, &info);
        w->is_lost = o.is_error = true;
    } else if (ran == EXERCISE_LIMIT) {
        o.failed = 0;
        *why = xstrdup(info.text);
    } else {
        for (size_t i = 0; i < w->spec->check_count; i++)
            judge_one(w, i, &given, &o, why);
        if (o.failed >= 0)
            o.wrong = exercise_wrong(w->x, given.lab);
    }
    return o;
}

static void report(struct laws *w, enum law law, int expected, const struct outcome *o,
                   const char *why)
{
    const struct lesson_wrong *wrong = w->spec->wrong;
    if (o->is_error)
        issues_add(w->out, w->path, 1, "a check cannot be asked: %s", why ? why : "");
    else if (law == LAW_PASSES_ALL && o->failed < 0 && o->failed_bonus >= 0)
        issues_add(w->out, w->path, 1, "the solution fails the bonus check \"%.*s\": %s",
                   SLICE_ARG(sentence(w, o->failed_bonus)), why);
    else if ((law == LAW_PASSES_ALL || law == LAW_PASSES) && o->failed >= 0)
        issues_add(w->out, w->path, 1, "%s fails the check \"%.*s\": %s",
                   law == LAW_PASSES ? "an alternative" : "the solution",
                   SLICE_ARG(sentence(w, o->failed)), why);
    else if (law == LAW_FAILS && o->failed < 0)
        issues_add(w->out, w->path, 1, "the starting answer passes every check");
    else if (law == LAW_FAILS && o->wrong >= 0)
        issues_add(w->out, w->path, 1, "the starting answer matches the wrong fence %.*s",
                   SLICE_ARG(wrong[o->wrong].code));
    else if (law == LAW_WRONG && o->failed < 0)
        issues_add(w->out, w->path, 1, "this wrong answer passes every check");
    else if (law == LAW_WRONG && o->wrong < 0)
        issues_add(w->out, w->path, 1, "no wrong fence matches this answer");
    else if (law == LAW_WRONG && o->wrong != expected)
        issues_add(w->out, w->path, 1, "the first wrong fence that matches is %.*s",
                   SLICE_ARG(wrong[o->wrong].code));
}

static bool is_kept(enum law law, int expected, const struct outcome *o)
{
    if (o->is_error)
        return false;
    switch (law) {
    case LAW_FAILS:
        return o->failed >= 0 && o->wrong < 0;
    case LAW_PASSES_ALL:
        return o->failed < 0 && o->failed_bonus < 0;
    case LAW_PASSES:
        return o->failed < 0;
    case LAW_WRONG:
        return o->failed >= 0 && o->wrong == expected;
    }
    return false;
}

/* The law on every seed; the first seed on which it is broken is reported. */
static void try_answer(struct laws *w, const struct script *answer, enum law law, int expected)
{
    for (int i = 0; i < SEEDS && !w->is_lost; i++) {
        char *why = NULL;
        struct outcome o = try_seed(w, answer, w->seed[i], &why);
        bool is_good = is_kept(law, expected, &o);
        if (!is_good && !w->is_lost)
            report(w, law, expected, &o, why);
        free(why);
        if (!is_good)
            break;
    }
    exercise_forget(w->x);
}

static bool read_answer(struct laws *w, struct buf *text, struct exercise_answer *answer)
{
    struct errinfo why = {0};
    struct slice id;
    if (file_read(w->path, LIMIT_SCRIPT_BYTES, text, &why)) {
        issues_add(w->out, w->path, 0, "cannot be read: %s", why.text);
        return false;
    }
    if (!exercise_id(buf_slice(text), &id) || !slice_is(id, w->spec->id)) {
        issues_add(w->out, w->path, 1, "the first line must be `# exercise %s`", w->spec->id);
        return false;
    }
    if (exercise_read(answer, buf_slice(text), &why)) {
        issues_add_error(w->out, w->path, &why);
        return false;
    }
    return true;
}

static bool try_file(struct laws *w, const char *name, enum law law, int expected)
{
    struct buf text = BUF_INIT;
    struct exercise_answer answer = {0};
    w->path = exercise_path(w->x, name);
    bool is_read = read_answer(w, &text, &answer);
    if (is_read)
        try_answer(w, &answer.script, law, expected);
    exercise_answer_done(&answer);
    buf_done(&text);
    free(w->path);
    return is_read;
}

static void try_empty(struct laws *w)
{
    struct exercise_answer answer;
    if (exercise_read(&answer, SLICE("\n"), NULL) == ERR_OK) {
        w->path = xasprintf("%s (an empty answer)", w->lesson_path);
        try_answer(w, &answer.script, LAW_FAILS, -1);
        free(w->path);
    }
    exercise_answer_done(&answer);
}

/* --- files ----------------------------------------------------------------------------- */

struct names {
    char **name;
    size_t count, cap;
};

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The names in the exercise's folder that begin so and end with ".lab", in order. */
static struct names list_files(const struct laws *w, const char *prefix)
{
    struct names n = {0};
    DIR *d = opendir(w->spec->folder);
    for (struct dirent *e; d && (e = readdir(d));) {
        size_t len = strlen(e->d_name), head = strlen(prefix);
        if (len < head + 4 || strncmp(e->d_name, prefix, head) != 0 ||
            strcmp(e->d_name + len - 4, ".lab") != 0)
            continue;
        XGROW(n.name, n.count, n.cap);
        n.name[n.count++] = xstrdup(e->d_name);
    }
    if (d)
        closedir(d);
    if (n.count)
        qsort(n.name, n.count, sizeof *n.name, compare_names);
    return n;
}

static void free_names(struct names *n)
{
    for (size_t i = 0; i < n->count; i++)
        free(n->name[i]);
    free(n->name);
}

static int wrong_of_file(const struct laws *w, const char *name)
{
    struct slice code = {name + 6, strlen(name) - 10}; /* between "wrong-" and ".lab" */
    for (int i = 0; i < w->spec->wrong_count; i++)
        if (slice_equal(w->spec->wrong[i].code, code))
            return i;
    return -1;
}

static void try_wrongs(struct laws *w)
{
    struct names files = list_files(w, "wrong-");
    for (size_t i = 0; i < files.count; i++) {
        int expected = wrong_of_file(w, files.name[i]);
        if (expected >= 0) {
            try_file(w, files.name[i], LAW_WRONG, expected);
            continue;
        }
        char *path = exercise_path(w->x, files.name[i]);
        issues_add(w->out, path, 1, "there is no wrong fence with this code");
        free(path);
    }
    free_names(&files);
    for (int i = 0; i < w->spec->wrong_count; i++) {
        char *path =
            xasprintf("%s/wrong-%.*s.lab", w->spec->folder, SLICE_ARG(w->spec->wrong[i].code));
        if (!file_is_there(path))
            issues_add(w->out, w->lesson_path, w->spec->wrong[i].line,
                       "this wrong fence has no file %s", path);
        free(path);
    }
}

static void try_alternatives(struct laws *w)
{
    struct names files = list_files(w, "alt-");
    for (size_t i = 0; i < files.count; i++)
        try_file(w, files.name[i], LAW_PASSES, -1);
    free_names(&files);
}

void laws_check(const struct exercise_host *host, const struct lesson_exercise *spec,
                struct issues *out)
{
    struct laws w = {.x = exercise_new(host, spec),
                     .spec = spec,
                     .lesson_path = host->lesson->path,
                     .seed = {host->lesson->seed, 1, 2, 3, 4},
                     .out = out};
    for (int rung = 1; rung < LESSON_RUNGS; rung++)
        if (spec->hint[rung - 1].count == 0)
            issues_add(out, w.lesson_path, spec->line, "hint rung=%d of this exercise is missing",
                       rung);
    if (try_file(&w, "solution.lab", LAW_PASSES_ALL, -1)) { /* checks may ask for it */
        try_file(&w, "start.lab", LAW_FAILS, -1);
        try_empty(&w);
        try_alternatives(&w);
        try_wrongs(&w);
    }
    exercise_free(w.x);
}
