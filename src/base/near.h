#ifndef BASE_NEAR_H
#define BASE_NEAR_H

#include "base/slice.h"

/*
 * "Did you mean": the word of `words` (ends with NULL) that is nearest to what
 * was typed by edit distance, exchanges of neighbours counted as one, case
 * ignored; NULL when nothing is near enough to be worth saying (more than a
 * third of the letters, at least one, would change).  Earlier words win ties.
 */
const char *near_word(struct slice typed, const char *const *words);

#endif
