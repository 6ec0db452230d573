#include "config.h"

#include "cli/cmd.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/xalloc.h"
#include "cli/args.h"
#include "cli/shelf.h"
#include "grade/grade.h"
#include "grade/print.h"

/* False after one line on stderr. */
static bool read_format(const struct args *args, enum grade_format *ret)
{
    const char *name = args_get(args, "format");
    *ret = GRADE_TEXT;
    if (!name)
        return true;
    for (int i = 0; i < GRADE_FORMATS; i++) {
        if (strcmp(name, grade_format_names[i]) == 0) {
            *ret = (enum grade_format)i;
            return true;
        }
    }
    fprintf(stderr, "keyglass: no format %s; there are text, tap and json\n", name);
    return false;
}

static bool write_report(const char *path, struct slice text)
{
    struct errinfo why = {0};
    if (!path) {
        fwrite(text.ptr, 1, text.len, stdout);
        return true;
    }
    if (file_replace(path, text, &why) == ERR_OK)
        return true;
    fprintf(stderr, "keyglass: %s: %s\n", path, why.text);
    return false;
}

static int grade_all(const struct args *args, const struct shelf *shelf, enum grade_format format)
{
    struct grade *grade;
    struct errinfo why = {0};
    const char *own[] = {shelf->work, NULL};
    char *lessons = xasprintf("%s/lessons", shelf->root);
    struct grade_config config = {.lessons = lessons, .data = shelf->root};
    int status = 2;
    if (grade_new(&config, &grade, &why)) {
        shelf_complain(lessons, &why);
    } else {
        struct buf out = BUF_INIT;
        size_t count;
        const char *const *paths = args->count ? (const char *const *)args->operand : own;
        const struct grade_answer *const *answers = grade_paths(grade, paths, &count);
        print_answers(answers, count, format, &out);
        if (write_report(args_get(args, "out"), buf_slice(&out)))
            status = grade_exit_status(answers, count);
        buf_done(&out);
        grade_free(grade);
    }
    free(lessons);
    return status;
}

static int cmd_grade_run(const struct args *args)
{
    struct shelf shelf;
    enum grade_format format;
    if (!read_format(args, &format))
        return 2;
    int status = shelf_open(&shelf, args_get(args, "work")) ? grade_all(args, &shelf, format) : 2;
    shelf_done(&shelf);
    return status;
}

static const struct cmd_opt cmd_grade_opts[] = {
    {.name = "format", .arg = "FORMAT", .help = "text (default), tap or json"},
    {.name = "out", .arg = "FILE", .help = "write the report there"},
    {.name = "work", .arg = "DIR", .help = "the work folder, graded when nothing is named"},
    {.name = NULL},
};

const struct cmd cmd_grade = {
    .name = "grade",
    .operands = "[FILE|DIR]...",
    .summary = "check answers to exercises",
    .operands_max = -1,
    .opts = cmd_grade_opts,
    .run = cmd_grade_run,
};
