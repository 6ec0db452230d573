#ifndef MODEL_READER_H
#define MODEL_READER_H

#include <stdbool.h>

#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"

/*
 * A source text with a place in it.  `at` moves; line and column are worked out
 * from the text when an error needs them, counted from first_line and first_col.
 */
struct reader {
    struct slice text;
    size_t at;
    int first_line, first_col; /* of text.ptr[0]; 1, 1 unless it is a piece of something */
};

struct reader reader_of(struct slice text);
/*
 * Skips blanks, tabs, line ends (a `\` before one too) and comments: "#" after a
 * blank or at a line's start, to the end of the line.
 */
void reader_skip(struct reader *r);
/* Line and column (characters) of offset `at`. */
void reader_place(const struct reader *r, size_t at, int *ret_line, int *ret_col);
/* err_at() at offset `at`; returns ERR_LAB. */
enum err reader_fail(const struct reader *r, size_t at, struct errinfo *why, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
/*
 * What stands at offset `at`, for "found ...": "the end of the line", "`word`",
 * "`,`"; cut when long.
 */
void reader_describe(const struct reader *r, size_t at, struct buf *out);
/* The next byte, 0 at the end. */
static inline char reader_peek(const struct reader *r)
{
    return r->at < r->text.len ? r->text.ptr[r->at] : '\0';
}

#endif
