#ifndef CLI_CHANGES_H
#define CLI_CHANGES_H

#include <stdio.h>

#include "base/slice.h"

/* Prints what differs between two texts, line by line: "LINE- old", "LINE+ new"; the
 * number of lines printed. */
int changes_print(FILE *out, struct slice before, struct slice after);

#endif
