#include "config.h"

#include "cli/cmd.h"

#include <stdio.h>

#include "cli/args.h"
#include "cli/usage.h"

static int cmd_help_run(const struct args *args)
{
    if (args->count == 0) {
        usage_all(stdout);
        return 0;
    }
    const struct cmd *cmd = cmd_find(slice_of(args->operand[0]));
    if (!cmd)
        return cmd_unknown(args->operand[0]);
    usage_command(stdout, cmd);
    return 0;
}

const struct cmd cmd_help = {
    .name = "help",
    .operands = "[COMMAND]",
    .summary = "what the commands do",
    .operands_max = 1,
    .run = cmd_help_run,
};
