#ifndef LAB_CHECK_VALUE_H
#define LAB_CHECK_VALUE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/slice.h"
#include "model/item.h"
#include "model/num.h"
#include "model/val.h"

/*
 * What a name or an expression of a check comes to.  Values are small, are
 * passed about by value and borrow from the engine, the records and the arena of
 * the question being asked.
 */
enum check_value_kind {
    CHECK_MISSING, /* no value: `why` says what is not there */
    CHECK_WORD,    /* a word of a closed set */
    CHECK_VAL,     /* an attribute value; numbers, strings and truth are these */
    CHECK_LIST,
    CHECK_DOC /* an item or a map */
};

struct check_value {
    enum check_value_kind kind;
    union {
        const char *why;
        const char *word;
        struct val val;
        struct {
            const struct check_value *at;
            size_t count;
        } list;
        struct doc doc;
    };
};

struct check_value check_value_missing(struct arena *a, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));
struct check_value check_value_word(const char *word);
struct check_value check_value_truth(bool truth);
struct check_value check_value_text(struct slice s);
struct check_value check_value_num(struct arena *a, const struct num *n);
/* value / 10^places */
struct check_value check_value_decimal(struct arena *a, int64_t value, int places);
struct check_value check_value_list(const struct check_value *at, size_t count);
/*
 * Room for a list of `count` values; NULL when one question would hold more than
 * CHECK_VALUE_BYTES, which check_value_too_many() says.
 */
enum { CHECK_VALUE_BYTES = 256 << 20 };
struct check_value *check_value_room(struct arena *a, size_t count);
struct check_value check_value_too_many(void);
/* Maps become documents. */
struct check_value check_value_of(struct val v);

bool check_value_is(struct check_value v, enum val_type type);
bool check_value_is_truth(struct check_value v); /* true itself, not any value */
/* The number a value is; false: it is none. */
bool check_value_get_num(struct check_value v, struct num *ret);
/* Lists, L values and sets as a list; false: it is none. */
bool check_value_get_list(struct arena *a, struct check_value v, struct check_value *ret_list);
/* An attribute of a document; MISSING when there is none. */
struct check_value check_value_attr(struct arena *a, struct check_value v, struct slice name);
/* Element i, from 0, of whatever is a list. */
struct check_value check_value_at(struct arena *a, struct check_value v, size_t i);

/* Missing values equal nothing; values of different types never are equal. */
bool check_value_equal(struct check_value a, struct check_value b);
/* Both of one type with an order; false: they have none, *ret untouched. */
bool check_value_compare(struct check_value a, struct check_value b, int *ret);

/*
 * Whether each element of a list is in the other one as often.  If not, *ret_odd
 * is the first element of `part` beyond that.
 */
bool check_value_is_part(struct arena *a, struct check_value part, struct check_value whole,
                         size_t *ret_odd);

/* As a literal, cut to `max` bytes. */
void check_value_print(struct check_value v, size_t max, struct buf *out);
/* A share as a percentage of at most two decimals. */
void check_value_print_share(const struct num *n, struct buf *out);

#endif
