#include "config.h"

#include "cli/cmd.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/file.h"
#include "base/limits.h"
#include "cli/args.h"
#include "cli/changes.h"
#include "cli/shelf.h"
#include "lesson/accept.h"

static int accept_one(const struct shelf *shelf, const char *path, const struct args *args)
{
    struct accept_config config = {
        .path = path, .data = shelf->root, .fill = args_has(args, "fill")};
    struct buf before = BUF_INIT, after = BUF_INIT;
    struct errinfo why = {0};
    char *file = NULL;
    int status = 0;
    enum err err = accept_lesson(&config, &after, &file, &why);
    if (!err)
        err = file_read(file, LIMIT_LESSON_BYTES, &before, &why);
    if (!err && !slice_equal(buf_slice(&before), buf_slice(&after))) {
        printf("%s\n", file);
        changes_print(stdout, buf_slice(&before), buf_slice(&after));
        if (args_has(args, "check"))
            status = 1;
        else
            err = file_replace(file, buf_slice(&after), &why);
    }
    if (err) {
        shelf_complain(path, &why);
        status = 2;
    }
    free(file);
    buf_done(&before);
    buf_done(&after);
    return status;
}

static int cmd_accept_run(const struct args *args)
{
    struct shelf shelf;
    int status = shelf_open(&shelf, NULL) ? 0 : 2;
    for (int i = 0; i < args->count && status < 2; i++) {
        const char *path = shelf_lesson(&shelf, args->operand[i]);
        int own = path ? accept_one(&shelf, path, args) : 2;
        status = own > status ? own : status;
    }
    shelf_done(&shelf);
    return status;
}

static const struct cmd_opt cmd_accept_opts[] = {
    {.name = "check", .help = "write nothing; fail when something would change"},
    {.name = "fill", .help = "give outputs to commands that have none, too"},
    {.name = NULL},
};

const struct cmd cmd_accept = {
    .name = "accept",
    .operands = "LESSON...",
    .summary = "fill the expected outputs of lessons in",
    .operands_min = 1,
    .operands_max = -1,
    .opts = cmd_accept_opts,
    .run = cmd_accept_run,
};
