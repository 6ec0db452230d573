#include "config.h"

#include "cli/cmd.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/xalloc.h"
#include "cli/args.h"
#include "cli/shelf.h"
#include "cli/stage.h"
#include "lesson/lesson.h"
#include "lesson/progress.h"
#include "plain/plain.h"

/* --- plain ------------------------------------------------------------------------------ */

static void write_plain(void *ctx, struct slice text)
{
    (void)ctx;
    fwrite(text.ptr, 1, text.len, stdout);
    fflush(stdout);
}

static bool read_plain(void *ctx, struct buf *out)
{
    (void)ctx;
    int c;
    while ((c = getchar()) != EOF && c != '\n')
        buf_add_char(out, (char)c);
    return c != EOF || out->len > 0;
}

/* Somebody answers: a person at a terminal, or lines in a pipe. */
static bool has_input(void)
{
    if (isatty(0))
        return true;
    int c = getchar();
    if (c == EOF)
        return false;
    ungetc(c, stdin);
    return true;
}

static int play_plain(const struct shelf *shelf, const struct lesson *lesson)
{
    bool is_answered = has_input();
    struct progress *progress = NULL;
    struct plain_config config = {
        .lesson = lesson,
        .data = shelf->root,
        .io = {.write = write_plain, .read_line = is_answered ? read_plain : NULL},
    };
    if (is_answered) {
        progress = progress_open(shelf->work, clock_stamp);
        config.first_beat = progress_resume(progress, slice_of(lesson->id), lesson->beat_count);
        config.progress = progress;
    }
    struct errinfo why = {0};
    enum err err = plain_play(&config, &why);
    if (err)
        fprintf(stderr, "keyglass: %s\n", why.text);
    progress_free(progress);
    return err ? 2 : 0;
}

/* --- which ------------------------------------------------------------------------------ */

/* The lesson to go on with: one that was begun, else the first that is not done. */
static const char *next_lesson(const struct shelf *shelf)
{
    struct progress *progress = progress_open(shelf->work, clock_stamp);
    const char *found = NULL;
    for (int begun = 1; begun >= 0 && !found; begun--)
        for (size_t i = 0; i < shelf->course.count && !found; i++) {
            const struct course_lesson *l = &shelf->course.lesson[i];
            struct progress_lesson there = progress_lesson(progress, slice_of(l->id));
            if (!there.is_ended && there.is_begun == (begun == 1))
                found = l->folder;
        }
    progress_free(progress);
    return found ? found : shelf->course.lesson[0].folder;
}

static int learn(const struct shelf *shelf, const struct args *args)
{
    const char *path = args->count ? shelf_lesson(shelf, args->operand[0]) : next_lesson(shelf);
    struct lesson *lesson;
    struct errinfo why = {0};
    if (!path)
        return 2;
    if (lesson_load(path, &lesson, &why)) {
        shelf_complain(path, &why);
        return 2;
    }
    bool draws = !args_has(args, "plain") && stage_is_possible();
    int status = 0;
    if (draws) {
        struct app_config config = {
            .start = APP_LESSON, .data = shelf->root, .work = shelf->work, .lesson = path};
        status = stage_run(config, args);
    } else {
        status = play_plain(shelf, lesson);
    }
    lesson_free(lesson);
    return status;
}

static int cmd_learn_run(const struct args *args)
{
    struct shelf shelf;
    int status = shelf_open(&shelf, args_get(args, "work")) ? learn(&shelf, args) : 2;
    shelf_done(&shelf);
    return status;
}

static const struct cmd_opt cmd_learn_opts[] = {
    STAGE_OPTS,
    {.name = "plain", .help = "sentences in place of pictures; where no terminal is, always"},
    {.name = "work", .arg = "DIR", .help = "where your answers are kept (default ./work)"},
    {.name = NULL},
};

const struct cmd cmd_learn = {
    .name = "learn",
    .operands = "[LESSON]",
    .summary = "a lesson, guided; goes on where you were",
    .operands_max = 1,
    .opts = cmd_learn_opts,
    .run = cmd_learn_run,
};
