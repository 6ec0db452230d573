#ifndef MODEL_NUM_H
#define MODEL_NUM_H

#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/limits.h"
#include "base/slice.h"

/*
 * DynamoDB's numbers: decimals of at most 38 significant digits, zero or with a
 * magnitude from 1E-130 to 9.99...E+125.  Never binary
 * floating point.
 *
 * Value = sign * 0.d1 d2 d3 ... * 10^exp, d1 and the last digit not zero; zero
 * has sign 0 and no digits.  This normal form is unique.
 */
struct num {
    int8_t sign;   /* -1, 0, 1 */
    uint8_t count; /* of digits, 0 to 38 */
    int16_t exp;   /* -129 to 126 */
    uint8_t digit[LIMIT_NUM_DIGITS];
};

/*
 * The encoding whose byte order is the numbers' order and which is unique for
 * each value, so that equal numbers are equal bytes:
 *   class (1 negative, 2 zero, 3 positive), exponent + 129 (inverted when
 *   negative), digits in pairs as 1 + pair (255 - that when negative), and for
 *   negative numbers a closing 255, since of two the longer is the smaller.
 */
enum { NUM_ENC_MAX = 22, NUM_TEXT_MAX = 176 };

/* The service's syntax and its errors (syntax, overflow, underflow, digits in that order). */
enum err num_parse(struct slice text, struct num *ret_num, struct errinfo *why) ERR_CHECKED;
size_t num_encode(const struct num *n, uint8_t out[NUM_ENC_MAX]);
/* `enc` holds an encoding made by num_encode. */
void num_decode(const uint8_t *enc, size_t len, struct num *ret_num);
/* Plain decimal, no exponent, terminated; returns its length. */
size_t num_format(const struct num *n, char out[NUM_TEXT_MAX]);
/* Bytes the service counts for it, 1 to 21. */
size_t num_size(const struct num *n);
int num_compare(const struct num *a, const struct num *b);
/* Exact; ERR_VALIDATION with the service's overflow or underflow text otherwise. */
enum err num_add(const struct num *a, const struct num *b, struct num *ret_num,
                 struct errinfo *why) ERR_CHECKED;
void num_negate(struct num *n);
void num_from_int(int64_t value, struct num *ret_num);

#endif
