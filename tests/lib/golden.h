#ifndef TESTS_GOLDEN_H
#define TESTS_GOLDEN_H

#include <stdbool.h>

#include "base/buf.h"

/*
 * Texts that are kept in files.  With BLESS=1 in the environment a file that
 * differs is written anew; where CI is set that is refused.
 */
bool golden_matches(const char *path, const char *text, struct buf *report);
bool golden_is_blessing(void);
/* Reads a whole file; false when it cannot be read. */
bool golden_read(const char *path, struct buf *out);

#endif
