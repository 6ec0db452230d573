#include "config.h"

/*
 * Grades every file of every shipped exercise, and answers that are no good at
 * all.  No Check here: it is what is being used.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/xalloc.h"
#include "grade/grade.h"
#include "grade/print.h"
#include "lesson/course.h"

static int points, failures;

static void ok(bool holds, const char *what, const char *of)
{
    printf("%sok %d - %s: %s\n", holds ? "" : "not ", ++points, of, what);
    failures += !holds;
}

static void show(const struct grade_answer *a)
{
    struct buf out = BUF_INIT;
    print_answers(&a, 1, GRADE_TEXT, &out);
    for (const char *line = buf_str(&out); *line; line += strcspn(line, "\n") + 1)
        printf("# %.*s\n", (int)strcspn(line, "\n"), line);
    buf_done(&out);
}

static int passed_checks(const struct grade_answer *a)
{
    int count = 0;
    for (size_t i = 0; a->check && i < a->spec->check_count; i++)
        count += a->check[i].mark == MARK_PASS;
    return count;
}

/* What a shipped file must come to is in its name. */
static void try_shipped(struct grade *g, const char *folder, const char *name)
{
    const struct grade_answer *a;
    char *path = xasprintf("%s/%s", folder, name);
    const char *wrong = strncmp(name, "wrong-", 6) == 0 ? name + 6 : NULL;
    bool passes = strcmp(name, "solution.lab") == 0 || strncmp(name, "alt-", 4) == 0;
    grade_file(g, path, &a);
    struct slice code = a->wrong >= 0 ? a->spec->wrong[a->wrong].code : SLICE_NONE;
    bool holds;
    if (passes)
        holds = a->status == GRADE_PASS && a->points >= a->max && a->max > 0;
    else if (wrong)
        holds = a->status == GRADE_FAIL && code.len + 4 == strlen(wrong) &&
                strncmp(wrong, code.ptr, code.len) == 0;
    else
        holds = a->status == GRADE_FAIL && a->wrong < 0 && a->points < a->max;
    ok(holds, passes ? "passes" : wrong ? "fails with its code" : "fails", path);
    if (!holds)
        show(a);
    free(path);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void try_exercise(struct grade *g, const char *folder)
{
    char *names[64];
    size_t count = 0;
    DIR *dir = opendir(folder);
    for (struct dirent *e; dir && count < 64 && (e = readdir(dir));)
        if (strlen(e->d_name) > 4 && strcmp(e->d_name + strlen(e->d_name) - 4, ".lab") == 0)
            names[count++] = xstrdup(e->d_name);
    if (dir)
        closedir(dir);
    qsort(names, count, sizeof *names, by_name);
    for (size_t i = 0; i < count; i++) {
        try_shipped(g, folder, names[i]);
        free(names[i]);
    }
}

static void try_course(struct grade *g, const char *lessons)
{
    struct course course;
    struct errinfo why;
    if (course_load(lessons, &course, &why)) {
        ok(false, why.text, lessons);
        return;
    }
    for (size_t i = 0; i < course.count; i++) {
        struct lesson *lesson;
        if (lesson_load(course.lesson[i].folder, &lesson, &why)) {
            ok(false, why.text, course.lesson[i].id);
            continue;
        }
        for (int k = 0; k < lesson->exercise_count; k++)
            try_exercise(g, lesson->exercise[k].folder);
        lesson_free(lesson);
    }
    course_done(&course);
}

/* Answers that are no good, in tests/grade/answers. */
static void try_answers(struct grade *g, const char *folder)
{
    static const struct {
        const char *name;
        enum grade_status status;
        int passed;         /* checks */
        const char *in_why; /* of the first check, or of the answer */
    } table[] = {
        {"endless-traffic.lab", GRADE_FAIL, 0, "10000000"},
        {"billion-items.lab", GRADE_FAIL, 0, "1000000"},
        {"big-items.lab", GRADE_FAIL, 0, "512 MB"},
        {"no-syntax.lab", GRADE_FAIL, 0, "no-syntax.lab:2:"},
        {"unknown.lab", GRADE_UNREADABLE, 0, "99-nothing"},
        {"nameless.lab", GRADE_UNREADABLE, 0, "# exercise NAME"},
        {"empty.lab", GRADE_FAIL, 0, NULL},
        {"expects.lab", GRADE_FAIL, 0, NULL},
        {"missing.lab", GRADE_UNREADABLE, 0, "missing.lab"},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
#ifdef KG_SANITIZERS
        if (strcmp(table[i].name, "big-items.lab") == 0)
            continue; /* memory is not bounded then */
#endif
        const struct grade_answer *a;
        char *path = xasprintf("%s/%s", folder, table[i].name);
        grade_file(g, path, &a);
        const char *said = a->message ? a->message : a->check ? a->check[0].why : "";
        bool holds = a->status == table[i].status && passed_checks(a) == table[i].passed &&
                     (!table[i].in_why || strstr(said, table[i].in_why));
        ok(holds, "ends as it must", table[i].name);
        if (!holds)
            show(a);
        free(path);
    }
}

/* A course, given by its root: lessons/ and whatever it loads; then a folder of answers. */
static void try_root(const char *root, const char *answers)
{
    char *lessons = xasprintf("%s/lessons", root);
    struct grade_config config = {.lessons = lessons, .data = root};
    struct grade *g;
    struct errinfo why;
    if (grade_new(&config, &g, &why) == ERR_OK) {
        try_course(g, lessons);
        if (answers)
            try_answers(g, answers);
        grade_free(g);
    } else {
        ok(false, why.text, lessons);
    }
    free(lessons);
}

int main(void)
{
    /* What would run nothing, and so pass everything. */
    setenv("CK_RUN_CASE", "x", 1);
    setenv("CK_FORK", "no", 1);
    setenv("CK_TAP_LOG_FILE_NAME", "-", 1);
    const char *root = getenv("SRCDIR") ? getenv("SRCDIR") : ".";
    char *small = xasprintf("%s/tests/grade/data", root);
    char *answers = xasprintf("%s/tests/grade/answers", root);
    try_root(root, NULL);
    try_root(small, answers);
    ok(getenv("CK_RUN_CASE") == NULL, "Check's variables are gone", "environment");
    printf("1..%d\n", points);
    free(small);
    free(answers);
    return failures || points < 20 ? EXIT_FAILURE : EXIT_SUCCESS;
}
