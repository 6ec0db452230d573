#ifndef LESSON_PLACE_H
#define LESSON_PLACE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/err.h"
#include "base/slice.h"

/* Lines, columns and the words of refusals, for everything that reads texts by line. */

/* Takes the next line off *rest, without its LF or CR LF; false at the end. */
bool place_next_line(struct slice *rest, struct slice *ret_line);
/* Column, in characters from 1, of a pointer into (or just behind) `line`. */
int place_col(struct slice line, const char *at);
/* Takes the next word, up to a blank, off *rest (blanks before it skipped); false: none. */
bool place_next_word(struct slice *rest, struct slice *ret_word);
struct place {
    int line, col;
};

/* "no WHAT `word`; nearest is `other`", or the words there are when none is near. */
enum err place_unknown(struct place at, const char *what, struct slice word,
                       const char *const *words, struct errinfo *why);
/* lower { lower | digit | "-" } */
bool place_is_name(struct slice s);
/* A whole number of 1 to 9 digits. */
bool place_read_int(struct slice s, int *ret_value);
/*
 * What texts from outside must be: UTF-8, no control characters but tab and line
 * ends, a CR only before an LF.
 */
enum err place_check_text(struct slice text, struct errinfo *why) ERR_CHECKED;

#endif
