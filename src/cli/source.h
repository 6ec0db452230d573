#ifndef CLI_SOURCE_H
#define CLI_SOURCE_H

#include <stdbool.h>

#include "base/buf.h"
#include "lab/script.h"

/* A file of the lab language, read and parsed. */
struct source {
    const char *name; /* as given; "-": standard input */
    char *folder;     /* where its `load` paths begin */
    struct buf text;
    struct script script;
};

/* False after one line on stderr: "FILE:LINE:COL: text" or "keyglass: FILE: text".
 * source_done() either way. */
bool source_read(struct source *s, const char *name);
void source_done(struct source *s);

#endif
