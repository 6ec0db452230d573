#include "config.h"

#include "cli/cmd.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "base/xalloc.h"
#include "cli/args.h"
#include "cli/shelf.h"
#include "lesson/lesson.h"

/* Copies a starting file, unless the learner has one already. */
static bool lay_out(const struct lesson_exercise *x, const char *folder)
{
    char *from = xasprintf("%s/start.lab", x->folder);
    char *to = xasprintf("%s/%s.lab", folder, x->id);
    struct buf text = BUF_INIT;
    struct errinfo why = {0};
    const char *failed = NULL;
    if (file_is_there(to)) {
        printf("%s is there already\n", to);
    } else if (file_read(from, LIMIT_SCRIPT_BYTES, &text, &why)) {
        failed = from;
    } else if (file_replace(to, buf_slice(&text), &why)) {
        failed = to;
    } else {
        printf("%s\n", to);
    }
    if (failed)
        fprintf(stderr, "keyglass: %s: %s\n", failed, why.text);
    free(from);
    free(to);
    buf_done(&text);
    return failed == NULL;
}

static bool lay_out_lesson(const char *path, const char *folder)
{
    struct lesson *lesson;
    struct errinfo why = {0};
    bool good = true;
    if (lesson_load(path, &lesson, &why)) {
        shelf_complain(path, &why);
        return false;
    }
    for (int i = 0; i < lesson->exercise_count; i++)
        good &= lay_out(&lesson->exercise[i], folder);
    lesson_free(lesson);
    return good;
}

static int cmd_start_run(const struct args *args)
{
    struct shelf shelf;
    struct errinfo why = {0};
    bool good = shelf_open(&shelf, args->operand[0]);
    if (good && file_make_folder(shelf.work, &why)) {
        fprintf(stderr, "keyglass: %s: %s\n", shelf.work, why.text);
        good = false;
    }
    for (size_t i = 0; good && i < shelf.course.count; i++)
        good = lay_out_lesson(shelf.course.lesson[i].folder, shelf.work);
    if (good)
        fputs("edit one, then: keyglass grade FILE, or keyglass watch in another terminal\n",
              stderr);
    shelf_done(&shelf);
    return good ? 0 : 2;
}

const struct cmd cmd_start = {
    .name = "start",
    .operands = "[DIR]",
    .summary = "lay out exercise files to edit (default ./work)",
    .operands_max = 1,
    .run = cmd_start_run,
};
