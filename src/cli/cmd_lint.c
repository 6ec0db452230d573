#include "config.h"

#include "cli/cmd.h"

#include <stdio.h>

#include "cli/args.h"
#include "cli/shelf.h"
#include "lesson/lint.h"

static void print_issue(const struct issue *i)
{
    if (i->line)
        fprintf(stderr, "%s:%d:%d: %s\n", i->file, i->line, i->col ? i->col : 1, i->text);
    else
        fprintf(stderr, "%s: %s\n", i->file, i->text);
}

/* True when nothing was found. */
static bool lint_one(const struct shelf *shelf, const char *path, bool with_digests)
{
    struct issues issues = {0};
    struct buf digests = BUF_INIT;
    struct lint_config config = {
        .path = path, .data = shelf->root, .digests = with_digests ? &digests : NULL};
    lint_lesson(&config, &issues);
    fwrite(buf_str(&digests), 1, digests.len, stdout);
    for (size_t i = 0; i < issues.count; i++)
        print_issue(&issues.issue[i]);
    if (issues.count)
        printf("%s: %zu found\n", path, issues.count);
    else
        printf("%s: ok\n", path);
    bool is_clean = issues.count == 0;
    issues_done(&issues);
    buf_done(&digests);
    return is_clean;
}

static int cmd_lint_run(const struct args *args)
{
    struct shelf shelf;
    int status = shelf_open(&shelf, NULL) ? 0 : 2;
    for (int i = 0; i < args->count && status < 2; i++) {
        const char *path = shelf_lesson(&shelf, args->operand[i]);
        if (!path)
            status = 2;
        else if (!lint_one(&shelf, path, args_has(args, "digest")))
            status = 1;
    }
    shelf_done(&shelf);
    return status;
}

static const struct cmd_opt cmd_lint_opts[] = {
    {.name = "digest", .help = "print the digest at each beat, reached forward, back, forward"},
    {.name = NULL},
};

const struct cmd cmd_lint = {
    .name = "lint",
    .operands = "LESSON...",
    .summary = "prove lessons: grammar, answers, exercises, words that fit",
    .operands_min = 1,
    .operands_max = -1,
    .opts = cmd_lint_opts,
    .run = cmd_lint_run,
};
