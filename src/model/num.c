#include "config.h"

#include "model/num.h"

#include <assert.h>
#include <string.h>

enum { EXP_MIN = -129, EXP_MAX = 126, CLASS_NEGATIVE = 1, CLASS_ZERO = 2, CLASS_POSITIVE = 3 };

#define TEXT_OVERFLOW                                                                              \
    "Number overflow. Attempting to store a number with magnitude larger than supported range"
#define TEXT_UNDERFLOW                                                                             \
    "Number underflow. Attempting to store a number with magnitude smaller than supported range"

/* A number as written: digits without leading zeros, and where its point is. */
struct written {
    bool negative;
    size_t first, last; /* offsets of the first and behind the last digit that is not zero */
    int64_t exp;        /* of 0.d1d2... */
    size_t digits;      /* between first and last, the point left out */
    int64_t whole;      /* digits before the point, from `first` on; negative: zeros behind it */
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static enum err not_a_number(struct slice text, struct errinfo *why)
{
    if (text.len == 0)
        return err_set(why, ERR_VALIDATION, "The parameter cannot be converted to a numeric value");
    return err_set(why, ERR_VALIDATION,
                   "The parameter cannot be converted to a numeric value: %.*s", SLICE_ARG(text));
}

/* Reads the exponent at `at`; far outside the range it is held at +-10^9. */
static bool read_exponent(struct slice t, size_t at, int64_t *ret_exp)
{
    bool negative = false;
    int64_t exp = 0;
    if (at < t.len && (t.ptr[at] == '+' || t.ptr[at] == '-'))
        negative = t.ptr[at++] == '-';
    if (at == t.len)
        return false;
    for (; at < t.len; at++) {
        if (!is_digit(t.ptr[at]))
            return false;
        if (exp < 1000000000)
            exp = exp * 10 + (t.ptr[at] - '0');
    }
    *ret_exp = negative ? -exp : exp;
    return true;
}

/* Splits the text; false when it is no number. */
static bool scan(struct slice t, struct written *w)
{
    size_t at = 0, digits = 0;
    int64_t whole = 0, exp = 0;
    bool point = false, any = false;
    memset(w, 0, sizeof *w);
    if (at < t.len && (t.ptr[at] == '+' || t.ptr[at] == '-'))
        w->negative = t.ptr[at++] == '-';
    for (; at < t.len && (is_digit(t.ptr[at]) || t.ptr[at] == '.'); at++) {
        if (t.ptr[at] == '.') {
            if (point)
                return false;
            point = true;
            continue;
        }
        digits++;
        if (t.ptr[at] != '0' || any) {
            if (!any)
                w->first = at;
            any = true;
            if (!point)
                whole++;
            if (t.ptr[at] != '0')
                w->last = at + 1;
        } else if (point) {
            whole--;
        }
    }
    if (digits == 0)
        return false;
    if (at < t.len) {
        if ((t.ptr[at] != 'e' && t.ptr[at] != 'E') || !read_exponent(t, at + 1, &exp))
            return false;
    }
    if (!any)
        w->first = w->last = 0;
    w->exp = whole + exp;
    for (size_t i = w->first; i < w->last; i++)
        w->digits += is_digit(t.ptr[i]);
    return true;
}

enum err num_parse(struct slice text, struct num *ret_num, struct errinfo *why)
{
    struct written w;
    if (!scan(text, &w))
        return not_a_number(text, why);
    struct num n = {0};
    if (w.digits) {
        if (w.exp > EXP_MAX)
            return err_set(why, ERR_VALIDATION, TEXT_OVERFLOW);
        if (w.exp < EXP_MIN)
            return err_set(why, ERR_VALIDATION, TEXT_UNDERFLOW);
        if (w.digits > LIMIT_NUM_DIGITS)
            return err_set(why, ERR_VALIDATION,
                           "Attempting to store more than 38 significant digits in a Number");
        n.sign = w.negative ? -1 : 1;
        n.exp = (int16_t)w.exp;
        for (size_t i = w.first; i < w.last; i++)
            if (text.ptr[i] != '.')
                n.digit[n.count++] = (uint8_t)(text.ptr[i] - '0');
    }
    *ret_num = n;
    return ERR_OK;
}

size_t num_encode(const struct num *n, uint8_t out[NUM_ENC_MAX])
{
    if (n->sign == 0) {
        out[0] = CLASS_ZERO;
        return 1;
    }
    bool negative = n->sign < 0;
    uint8_t exp = (uint8_t)(n->exp - EXP_MIN);
    size_t len = 0;
    out[len++] = negative ? CLASS_NEGATIVE : CLASS_POSITIVE;
    out[len++] = negative ? (uint8_t)(255 - exp) : exp;
    for (int i = 0; i < n->count; i += 2) {
        uint8_t pair = (uint8_t)(n->digit[i] * 10 + (i + 1 < n->count ? n->digit[i + 1] : 0) + 1);
        out[len++] = negative ? (uint8_t)(255 - pair) : pair;
    }
    if (negative)
        out[len++] = 255;
    return len;
}

void num_decode(const uint8_t *enc, size_t len, struct num *ret_num)
{
    struct num n = {0};
    assert(len >= 1 && len <= NUM_ENC_MAX);
    if (enc[0] != CLASS_ZERO) {
        bool negative = enc[0] == CLASS_NEGATIVE;
        size_t end = negative ? len - 1 : len;
        n.sign = negative ? -1 : 1;
        n.exp = (int16_t)((negative ? 255 - enc[1] : enc[1]) + EXP_MIN);
        for (size_t i = 2; i < end; i++) {
            int pair = (negative ? 255 - enc[i] : enc[i]) - 1;
            n.digit[n.count++] = (uint8_t)(pair / 10);
            n.digit[n.count++] = (uint8_t)(pair % 10);
        }
        if (n.digit[n.count - 1] == 0)
            n.digit[--n.count] = 0;
    }
    *ret_num = n;
}

size_t num_format(const struct num *n, char out[NUM_TEXT_MAX])
{
    size_t len = 0;
    if (n->sign < 0)
        out[len++] = '-';
    if (n->exp <= 0)
        out[len++] = '0';
    for (int i = 0; i < n->exp; i++)
        out[len++] = (char)('0' + (i < n->count ? n->digit[i] : 0));
    if (n->count > n->exp) {
        out[len++] = '.';
        for (int i = n->exp; i < 0; i++)
            out[len++] = '0';
        for (int i = n->exp > 0 ? n->exp : 0; i < n->count; i++)
            out[len++] = (char)('0' + n->digit[i]);
    }
    if (n->sign == 0)
        len = 1;
    out[len] = '\0';
    return len;
}

size_t num_size(const struct num *n)
{
    if (n->sign == 0)
        return 1;
    int whole = n->exp > 0 ? n->exp : 0;
    int fraction = n->count > n->exp ? n->count - whole : 0;
    if (fraction == 0)
        whole = n->count;
    return (size_t)(1 + (whole + 1) / 2 + (fraction + 1) / 2 + (n->sign < 0));
}

int num_compare(const struct num *a, const struct num *b)
{
    uint8_t ea[NUM_ENC_MAX], eb[NUM_ENC_MAX];
    size_t na = num_encode(a, ea), nb = num_encode(b, eb);
    return slice_compare((struct slice){(char *)ea, na}, (struct slice){(char *)eb, nb});
}

void num_negate(struct num *n)
{
    n->sign = (int8_t)-n->sign;
}

void num_from_int(int64_t value, struct num *ret_num)
{
    struct num n = {.sign = (int8_t)((value > 0) - (value < 0))};
    uint64_t left = value < 0 ? -(uint64_t)value : (uint64_t)value;
    uint8_t reversed[20];
    int count = 0;
    for (; left; left /= 10)
        reversed[count++] = (uint8_t)(left % 10);
    n.exp = (int16_t)count;
    for (int i = 0; i < count; i++)
        n.digit[n.count++] = reversed[count - 1 - i];
    while (n.count && n.digit[n.count - 1] == 0)
        n.count--;
    *ret_num = n;
}

/* --- addition ---------------------------------------------------------------------- */

/* Room for both operands laid out on one grid: exponents lie 255 apart at most. */
enum { GRID = 256 + 2 * LIMIT_NUM_DIGITS + 2 };

/* Digits of n on the grid whose first place has weight 10^(top - 1). */
static void lay_out(const struct num *n, int top, int8_t grid[GRID])
{
    memset(grid, 0, GRID);
    for (int i = 0; i < n->count; i++)
        grid[top - n->exp + i] = (int8_t)n->digit[i];
}

/* Normal form of grid digits (first place 10^(top-1)), or why not. */
static enum err settle(const int8_t grid[GRID], int top, int8_t sign, struct num *ret_num,
                       struct errinfo *why)
{
    int first = 0, last = GRID;
    while (first < GRID && grid[first] == 0)
        first++;
    while (last > first && grid[last - 1] == 0)
        last--;
    struct num n = {0};
    if (first < last) {
        int exp = top - first;
        if (exp > EXP_MAX || last - first > LIMIT_NUM_DIGITS)
            return err_set(why, ERR_VALIDATION, TEXT_OVERFLOW);
        if (exp < EXP_MIN)
            return err_set(why, ERR_VALIDATION, TEXT_UNDERFLOW);
        n.sign = sign;
        n.exp = (int16_t)exp;
        for (int i = first; i < last; i++)
            n.digit[n.count++] = (uint8_t)grid[i];
    }
    *ret_num = n;
    return ERR_OK;
}

enum err num_add(const struct num *a, const struct num *b, struct num *ret_num, struct errinfo *why)
{
    if (a->sign == 0 || b->sign == 0) {
        *ret_num = a->sign ? *a : *b;
        return ERR_OK;
    }
    /* The larger magnitude gives the sign and stands on top. */
    struct num high = *a, low = *b;
    high.sign = low.sign = 1;
    bool swap = num_compare(&high, &low) < 0;
    bool same = a->sign == b->sign;
    int8_t sign = swap ? b->sign : a->sign;
    high = swap ? *b : *a;
    low = swap ? *a : *b;
    int top = high.exp + 1;
    int8_t x[GRID], y[GRID];
    lay_out(&high, top, x);
    lay_out(&low, top, y);
    int carry = 0;
    for (int i = GRID - 1; i >= 0; i--) {
        int sum = x[i] + (same ? y[i] : -y[i]) + carry;
        carry = sum > 9 ? 1 : sum < 0 ? -1 : 0;
        x[i] = (int8_t)(sum - carry * 10);
    }
    assert(carry == 0);
    return settle(x, top, sign, ret_num, why);
}
