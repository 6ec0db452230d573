#ifndef MODEL_NAMES_H
#define MODEL_NAMES_H

#include <stdint.h>

#include "base/slice.h"

/*
 * Attribute names, kept once: items store a small number in place of a name.
 * One table is shared by an engine and its copies; it only grows, and its
 * numbers never reach anything that is shown, digested or compared.
 *
 * At most NAMES_MAX names of at most NAMES_BYTES bytes are taken; names beyond
 * that get number 0 and are written out in the item itself.
 */
enum { NAMES_MAX = 16000, NAMES_BYTES = 255 };

struct names;

struct names *names_new(void);
struct names *names_ref(struct names *n);
void names_unref(struct names *n); /* NULL is fine */

uint32_t names_intern(struct names *n, struct slice name); /* 0: write it out */
/* The name of a number > 0; borrows until the last names_unref. */
struct slice names_get(const struct names *n, uint32_t id);
/* A fixed hash of the name of a number > 0, for digests. */
uint64_t names_hash(const struct names *n, uint32_t id);

#endif
