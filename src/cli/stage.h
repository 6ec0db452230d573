#ifndef CLI_STAGE_H
#define CLI_STAGE_H

#include <stdbool.h>

#include "app/app.h"
#include "cli/args.h"

/*
 * Commands that draw on the terminal.  Their options are the same everywhere:
 * --ascii, --theme, --reduced-motion.
 */
#define STAGE_OPTS                                                                                 \
    {.name = "ascii", .help = "draw with ASCII signs only"},                                       \
        {.name = "reduced-motion", .help = "nothing moves: pictures jump to their end"},           \
    {                                                                                              \
        .name = "theme", .arg = "NAME", .help = "dark, light, contrast or mono"                    \
    }

/* Whether the terminal can show pictures. */
bool stage_is_possible(void);
/* Opens the program on the terminal and runs it; gives the exit status.  `args`
 * may be NULL.  One line on stderr when it cannot be. */
int stage_run(struct app_config config, const struct args *args);

#endif
