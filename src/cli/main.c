#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/cmd.h"
#include "cli/menu.h"
#include "cli/usage.h"

/*
 * A caller may have closed any of the three standard files.  The next file
 * opened would then take its number, and what was meant for a person would end
 * up in it.  Reading from /dev/null finds nothing, writing to it opened so fails,
 * which main_status() reports.
 */
static void hold_standard_files(void)
{
    for (int fd = 0; fd <= 2; fd++)
        if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", O_RDONLY) != fd)
            _exit(2);
}

static int dispatch(int argc, char **argv)
{
    if (argc < 2)
        return menu_run();
    const char *word = argv[1];
    if (strcmp(word, "--version") == 0) {
        puts(PACKAGE_STRING);
        return 0;
    }
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
        word = "help";
    const struct cmd *cmd = cmd_find(slice_of(word));
    if (!cmd)
        return cmd_unknown(word);
    struct args args;
    if (!args_read(&args, cmd, argc - 2, argv + 2))
        return 2;
    if (args.wants_help) {
        usage_command(stdout, cmd);
        return 0;
    }
    return cmd->run(&args);
}

/* Output that did not arrive (a full disk, a closed file) is no success. */
static int main_status(int status)
{
    bool failed = ferror(stdout) != 0;
    failed |= fflush(stdout) != 0;
    if (!failed)
        return status;
    fprintf(stderr, "keyglass: cannot write to standard output: %s\n", strerror(errno));
    return status ? status : 2;
}

int main(int argc, char **argv)
{
    hold_standard_files();
    /* Only what the terminal needs: numbers are written the same everywhere. */
    setlocale(LC_CTYPE, "");
    return main_status(dispatch(argc, argv));
}
