#include "config.h"

#include "cli/cmd.h"

#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "cli/args.h"
#include "cli/data.h"
#include "cli/source.h"
#include "cli/stage.h"
#include "lesson/exercise.h"

/* "04-requests": the lesson's number, the exercise's name; splits it in place. */
static void at_exercise(struct app_config *config, char *id)
{
    char *hyphen = strchr(id, '-');
    if (!hyphen)
        return;
    *hyphen = 0;
    config->start = APP_LESSON;
    config->lesson = id;
    config->exercise = hyphen + 1;
}

static int cmd_lab_run(const struct args *args)
{
    struct app_config config = {.start = APP_LAB, .seed = 42};
    struct source source = {0};
    if (!args_number(args, "seed", 0, UINT64_MAX, &config.seed))
        return 2;
    bool good = args->count == 0 || source_read(&source, args->operand[0]);
    char *root = data_root();
    config.data = root;
    if (good && args->count > 0) {
        config.script = buf_str(&source.text);
        config.folder = source.folder;
    }
    struct slice id;
    char *name = NULL;
    if (good && exercise_id(buf_slice(&source.text), &id))
        name = xslicedup(id);
    if (name)
        at_exercise(&config, name);
    int status = good ? stage_run(config, args) : 2;
    source_done(&source);
    free(name);
    free(root);
    return status;
}

static const struct cmd_opt cmd_lab_opts[] = {
    STAGE_OPTS,
    {.name = "seed", .arg = "NUMBER", .help = "the seed of everything drawn (default 42)"},
    {.name = NULL},
};

const struct cmd cmd_lab = {
    .name = "lab",
    .operands = "[FILE]",
    .summary = "the open lab: a prompt and the picture of what was typed",
    .operands_max = 1,
    .opts = cmd_lab_opts,
    .run = cmd_lab_run,
};
