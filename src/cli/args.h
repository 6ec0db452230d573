#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/cmd.h"

/*
 * A command line after reading: options against the command's table, the rest
 * operands.  `--name value`, `--name=value`, `-n value`, `-nvalue`; `--` ends
 * the options; `-` alone is an operand.  Options may stand after operands.
 * Everything borrows from argv.
 */
enum { ARGS_OPTS = 16 };

struct args {
    const struct cmd *cmd;
    const char *value[ARGS_OPTS]; /* by place in cmd->opts; NULL: not given; a switch: "" */
    char **operand;               /* ends with NULL */
    int count;
    bool wants_help; /* --help or -h was there: nothing else was read */
};

/*
 * Reads argv[0 .. argc), the words after the command's name; reorders them.
 * On a mistake prints one line on stderr and returns false.
 */
bool args_read(struct args *a, const struct cmd *cmd, int argc, char **argv);

/* The option's text, NULL when it was not given; the name must be in the table. */
const char *args_get(const struct args *a, const char *name);
bool args_has(const struct args *a, const char *name);
/* A whole number from min to max into *ret, which keeps what it had when the
 * option was not given; false after one line on stderr. */
bool args_number(const struct args *a, const char *name, uint64_t min, uint64_t max, uint64_t *ret);

#endif
