#include "config.h"

#include "cli/usage.h"

#include "base/buf.h"

static void print_name(FILE *out, const struct cmd *cmd)
{
    fprintf(out, "keyglass %s%s%s%s", cmd->name, cmd->opts ? " [OPTION]..." : "",
            cmd->operands[0] ? " " : "", cmd->operands);
}

void usage_all(FILE *out)
{
    fputs("Shows where DynamoDB keys go, how they are sorted and when they run hot.\n\n"
          "keyglass                      the lessons: a menu on a terminal, a list elsewhere\n",
          out);
    for (int i = 0; cmd_table[i]; i++) {
        const struct cmd *cmd = cmd_table[i];
        struct buf head = BUF_INIT;
        buf_printf(&head, "keyglass %s%s%s", cmd->name, cmd->operands[0] ? " " : "", cmd->operands);
        fprintf(out, "%-29s %s\n", buf_str(&head), cmd->summary);
        buf_done(&head);
    }
    fputs("keyglass --version            the version\n\n"
          "Exit status: 0 done, 1 a check or an expectation failed, 2 usage or unreadable input,\n"
          "3 a lesson is at fault.\n",
          out);
}

void usage_command(FILE *out, const struct cmd *cmd)
{
    fputs("usage: ", out);
    print_name(out, cmd);
    fprintf(out, "\n%s\n", cmd->summary);
    for (const struct cmd_opt *opt = cmd->opts; opt && opt->name; opt++) {
        struct buf head = BUF_INIT;
        if (opt->letter)
            buf_printf(&head, "-%c, ", opt->letter);
        buf_printf(&head, "--%s%s%s", opt->name, opt->arg ? " " : "", opt->arg ? opt->arg : "");
        fprintf(out, "%s  %-22s %s\n", opt == cmd->opts ? "\n" : "", buf_str(&head), opt->help);
        buf_done(&head);
    }
}
