#ifndef CLI_CMD_H
#define CLI_CMD_H

#include "base/slice.h"

/*
 * The commands of the program: one `struct cmd` in a file of its own each,
 * listed in cmd_table.  Dispatch, help and errors read the table; the manual
 * page and the completion are compared with it (tests/lint/tables.sh).
 */
struct args;

struct cmd_opt {
    char letter;      /* 0 when there is no short form */
    const char *name; /* long name, without the dashes; NULL ends the list */
    const char *arg;  /* placeholder, or NULL for a switch */
    const char *help; /* one phrase, lower case, no full stop */
};

struct cmd {
    const char *name;
    const char *operands;                /* as in the manual page: "FILE..." */
    const char *summary;                 /* one phrase, lower case, no full stop */
    int operands_min, operands_max;      /* operands_max -1: any number */
    const struct cmd_opt *opts;          /* NULL: none */
    int (*run)(const struct args *args); /* returns an exit status */
};

extern const struct cmd *const cmd_table[]; /* ends with NULL */

/* The command of that name, or NULL. */
const struct cmd *cmd_find(struct slice name);
/* One line on stderr that there is no such command, with the nearest; gives 2. */
int cmd_unknown(const char *name);

/* --- the commands, one file each ---------------------------------------------------------- */

extern const struct cmd cmd_learn;
extern const struct cmd cmd_lab;
extern const struct cmd cmd_run;
extern const struct cmd cmd_api;
extern const struct cmd cmd_start;
extern const struct cmd cmd_watch;
extern const struct cmd cmd_grade;
extern const struct cmd cmd_lint;
extern const struct cmd cmd_accept;
extern const struct cmd cmd_grade;
extern const struct cmd cmd_help;

#endif
