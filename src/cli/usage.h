#ifndef CLI_USAGE_H
#define CLI_USAGE_H

#include <stdio.h>

#include "cli/cmd.h"

/* Help, written from the command table. */
void usage_all(FILE *out);
void usage_command(FILE *out, const struct cmd *cmd);

#endif
