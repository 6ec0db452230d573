#include "config.h"

#include "cli/cmd.h"

#include <stdio.h>

#include "base/near.h"

/* In the order in which help shows them. */
/* clang-format off */
const struct cmd *const cmd_table[] = {
    &cmd_learn,
    &cmd_lab,
    &cmd_run,
    &cmd_api,
    &cmd_start,
    &cmd_watch,
    &cmd_grade,
    &cmd_lint,
    &cmd_accept,
    &cmd_help,
    NULL,
};
/* clang-format on */

const struct cmd *cmd_find(struct slice name)
{
    for (int i = 0; cmd_table[i]; i++)
        if (slice_is(name, cmd_table[i]->name))
            return cmd_table[i];
    return NULL;
}

int cmd_unknown(const char *name)
{
    const char *words[sizeof cmd_table / sizeof *cmd_table];
    for (size_t i = 0; i < sizeof cmd_table / sizeof *cmd_table; i++)
        words[i] = cmd_table[i] ? cmd_table[i]->name : NULL;
    const char *nearest = near_word(slice_of(name), words);
    if (nearest)
        fprintf(stderr, "keyglass: no command %s; nearest is %s\n", name, nearest);
    else
        fprintf(stderr, "keyglass: no command %s; keyglass help lists them\n", name);
    return 2;
}
