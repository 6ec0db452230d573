#include "config.h"

#include "grade/grade.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "grade/runner.h"
#include "lesson/course.h"

enum { FOLDERS_DEEP = 8, FILES_MAX = 100000 };

struct grade {
    struct grade_config config;
    struct course course;
    struct lesson **lesson; /* of each lesson of the course; NULL: not read yet */
    struct grade_answer **answer;
    size_t count, cap;
};

const char *const grade_format_names[GRADE_FORMATS] = {"text", "tap", "json"};

enum err grade_new(const struct grade_config *config, struct grade **ret_grade, struct errinfo *why)
{
    struct grade *g = xcalloc(1, sizeof *g);
    g->config = *config;
    enum err err = course_load(config->lessons, &g->course, why);
    if (err) {
        course_done(&g->course);
        free(g);
        return err;
    }
    g->lesson = xcalloc(g->course.count, sizeof *g->lesson);
    *ret_grade = g;
    return ERR_OK;
}

static void free_answer(struct grade_answer *a)
{
    for (size_t i = 0; a->check && i < a->spec->check_count; i++) {
        free(a->check[i].relation);
        free(a->check[i].got);
        free(a->check[i].expected);
        free(a->check[i].why);
    }
    free(a->check);
    free(a->message);
    free((char *)a->path);
    free(a);
}

void grade_free(struct grade *g)
{
    if (!g)
        return;
    for (size_t i = 0; i < g->count; i++)
        free_answer(g->answer[i]);
    for (size_t i = 0; i < g->course.count; i++)
        lesson_free(g->lesson[i]);
    free(g->answer);
    free(g->lesson);
    course_done(&g->course);
    free(g);
}

/* --- one answer ------------------------------------------------------------------------------ */

static void say(struct grade_answer *a, enum grade_status status, char *message)
{
    a->status = status;
    free(a->message);
    a->message = message;
}

/* The lesson of "04-requests"; an error is the lesson's. */
static enum err find_lesson(struct grade *g, struct slice id, struct lesson **ret,
                            const char **ret_folder, struct errinfo *why)
{
    const char *hyphen = memchr(id.ptr, '-', id.len);
    struct slice number = {id.ptr, hyphen ? (size_t)(hyphen - id.ptr) : id.len};
    const struct course_lesson *found = course_find(&g->course, number);
    *ret = NULL;
    if (!found)
        return ERR_OK;
    *ret_folder = found->folder;
    struct lesson **kept = &g->lesson[found - g->course.lesson];
    enum err err = *kept ? ERR_OK : lesson_load(found->folder, kept, why);
    *ret = *kept;
    return err;
}

static bool find_exercise(struct grade *g, struct slice text, struct grade_answer *a)
{
    struct slice id;
    struct lesson *lesson;
    const char *folder = "";
    struct errinfo why = {0};
    if (!exercise_id(text, &id)) {
        say(a, GRADE_UNREADABLE,
            xasprintf("%s:1:1: expected `# exercise NAME` in the first line", a->path));
        return false;
    }
    if (find_lesson(g, id, &lesson, &folder, &why)) {
        say(a, GRADE_AUTHOR,
            xasprintf("%s/lesson.md:%d:%d: %s", folder, why.line, why.col, why.text));
        return false;
    }
    for (int i = 0; lesson && i < lesson->exercise_count; i++) {
        if (slice_is(id, lesson->exercise[i].id)) {
            a->lesson = lesson;
            a->spec = &lesson->exercise[i];
        }
    }
    if (!a->spec)
        say(a, GRADE_UNREADABLE,
            xasprintf("%s:1:1: there is no exercise %.*s", a->path, SLICE_ARG(id)));
    return a->spec != NULL;
}

/* None was asked. */
static void set_unreached(struct grade_answer *a, enum exercise_mark mark)
{
    for (size_t i = 0; i < a->spec->check_count; i++)
        a->check[i] = (struct grade_check){.mark = mark,
                                           .relation = xstrdup(""),
                                           .got = xstrdup(""),
                                           .expected = xstrdup(""),
                                           .why = xstrdup("")};
    a->wrong = -1;
}

static void count_points(struct grade_answer *a)
{
    bool is_author = false, is_failed = false;
    for (size_t i = 0; i < a->spec->check_count; i++) {
        const struct check *c = a->spec->check[i].check;
        enum exercise_mark mark = a->check[i].mark;
        a->max += c->is_bonus ? 0 : c->points;
        a->points += mark == MARK_PASS ? c->points : 0;
        is_author |= mark == MARK_ERROR;
        is_failed |= mark != MARK_PASS && !c->is_bonus;
    }
    if (a->status == GRADE_PASS)
        a->status = is_author ? GRADE_AUTHOR : is_failed ? GRADE_FAIL : GRADE_PASS;
}

static char *folder_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    if (!slash)
        return xstrdup(".");
    return slash == path ? xstrdup("/") : xslicedup((struct slice){path, (size_t)(slash - path)});
}

static void run_checks(struct grade *g, const struct script *script, struct grade_answer *a)
{
    char *folder = folder_of(a->path);
    struct exercise_host host = {.lesson = a->lesson,
                                 .data = g->config.data,
                                 .folder = folder,
                                 .max_requests = LIMIT_GRADE_REQUESTS,
                                 .max_items = LIMIT_GRADE_ITEMS,
                                 .max_rows = LIMIT_GRADE_ROWS};
    struct exercise *x = exercise_new(&host, a->spec);
    struct errinfo why = {0};
    struct lab *scene;
    if (exercise_open(x, a->seed, &scene, &why)) {
        set_unreached(a, MARK_ERROR);
        say(a, GRADE_AUTHOR,
            xasprintf("%s:%d:%d: %s", a->lesson->path, why.line, why.col, why.text));
    } else {
        lab_free(scene);
        runner_run(x, script, a);
    }
    exercise_free(x);
    free(folder);
}

static void grade_text(struct grade *g, struct slice text, struct grade_answer *a)
{
    struct exercise_answer answer;
    struct errinfo why = {0};
    if (!find_exercise(g, text, a))
        return;
    a->seed = a->lesson->seed;
    a->check = xcalloc(a->spec->check_count, sizeof *a->check);
    if (exercise_read(&answer, text, &why)) {
        set_unreached(a, MARK_UNREACHED);
        say(a, GRADE_FAIL, xasprintf("%s:%d:%d: %s", a->path, why.line, why.col, why.text));
    } else {
        a->is_parsed = true;
        run_checks(g, &answer.script, a);
    }
    exercise_answer_done(&answer);
    count_points(a);
}

static struct grade_answer *new_answer(struct grade *g, const char *path)
{
    struct grade_answer *a = xcalloc(1, sizeof *a);
    a->path = xstrdup(path);
    a->wrong = -1;
    XGROW(g->answer, g->count, g->cap);
    g->answer[g->count++] = a;
    return a;
}

void grade_file(struct grade *g, const char *path, const struct grade_answer **ret)
{
    struct grade_answer *a = new_answer(g, path);
    struct buf text = BUF_INIT;
    struct errinfo why = {0};
    if (file_read(path, LIMIT_SCRIPT_BYTES, &text, &why))
        say(a, GRADE_UNREADABLE, xasprintf("%s: %s", path, why.text));
    else
        grade_text(g, buf_slice(&text), a);
    buf_done(&text);
    *ret = a;
}

/* --- folders --------------------------------------------------------------------------------- */

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Names in a folder, sorted by bytes; the caller frees them. */
static char **list_folder(const char *path, size_t *ret_count)
{
    char **names = NULL;
    size_t count = 0, cap = 0;
    DIR *dir = opendir(path);
    for (struct dirent *e; dir && count < FILES_MAX && (e = readdir(dir));) {
        if (e->d_name[0] == '.')
            continue;
        XGROW(names, count, cap);
        names[count++] = xstrdup(e->d_name);
    }
    if (dir)
        closedir(dir);
    if (count > 0)
        qsort(names, count, sizeof *names, by_name);
    *ret_count = count;
    return names;
}

/* A .lab file that names an exercise. */
static bool is_answer(const char *path)
{
    size_t len = strlen(path);
    struct buf text = BUF_INIT;
    struct slice id;
    bool is = len > 4 && strcmp(path + len - 4, ".lab") == 0 &&
              (file_read(path, LIMIT_SCRIPT_BYTES, &text, NULL) != ERR_OK ||
               exercise_id(buf_slice(&text), &id));
    buf_done(&text);
    return is;
}

static void walk(struct grade *g, const char *folder, int depth)
{
    size_t count;
    char **names = list_folder(folder, &count);
    for (size_t i = 0; i < count; i++) {
        char *path = xasprintf("%s/%s", folder, names[i]);
        const struct grade_answer *a;
        struct stat st;
        /* A link leads nobody out of the folder. */
        if (lstat(path, &st) == 0 && S_ISDIR(st.st_mode) && depth < FOLDERS_DEEP)
            walk(g, path, depth + 1);
        else if (lstat(path, &st) == 0 && S_ISREG(st.st_mode) && is_answer(path))
            grade_file(g, path, &a);
        free(path);
        free(names[i]);
    }
    free(names);
}

const struct grade_answer *const *grade_paths(struct grade *g, const char *const *paths,
                                              size_t *ret_count)
{
    for (; *paths; paths++) {
        size_t before = g->count;
        const struct grade_answer *a;
        if (file_is_folder(*paths))
            walk(g, *paths, 0);
        else
            grade_file(g, *paths, &a);
        if (g->count == before)
            say(new_answer(g, *paths), GRADE_UNREADABLE,
                xasprintf("%s: no answer to an exercise in this folder", *paths));
    }
    *ret_count = g->count;
    return (const struct grade_answer *const *)g->answer;
}

int grade_exit_status(const struct grade_answer *const *answers, size_t count)
{
    static const int status[] = {
        [GRADE_PASS] = 0, [GRADE_FAIL] = 1, [GRADE_UNREADABLE] = 2, [GRADE_AUTHOR] = 3};
    int worst = 0;
    for (size_t i = 0; i < count; i++)
        if (status[answers[i]->status] > worst)
            worst = status[answers[i]->status];
    return worst;
}
