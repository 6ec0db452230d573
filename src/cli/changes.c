#include "config.h"

#include "cli/changes.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"

enum { TABLE_MAX = 4 << 20 };

struct lines {
    struct slice *line;
    size_t count, cap;
    size_t from, to; /* the stretch that differs */
};

static void split(struct slice text, struct lines *ret)
{
    *ret = (struct lines){0};
    while (text.len > 0) {
        const char *end = memchr(text.ptr, '\n', text.len);
        size_t n = end ? (size_t)(end - text.ptr) : text.len;
        XGROW(ret->line, ret->count, ret->cap);
        ret->line[ret->count++] = (struct slice){text.ptr, n};
        n += end != NULL;
        text = (struct slice){text.ptr + n, text.len - n};
    }
    ret->to = ret->count;
}

static void trim(struct lines *a, struct lines *b)
{
    while (a->from < a->to && b->from < b->to && slice_equal(a->line[a->from], b->line[b->from])) {
        a->from++;
        b->from++;
    }
    while (a->to > a->from && b->to > b->from &&
           slice_equal(a->line[a->to - 1], b->line[b->to - 1])) {
        a->to--;
        b->to--;
    }
}

static void print_line(FILE *out, const struct lines *l, size_t at, char sign)
{
    fprintf(out, "%zu%c %.*s\n", at + 1, sign, SLICE_ARG(l->line[at]));
}

/* Lengths of the longest common runs of lines from (i, j) on; NULL: too many lines. */
static uint32_t *common_lengths(const struct lines *a, const struct lines *b)
{
    size_t n = a->to - a->from, m = b->to - b->from;
    if (m > 0 && n > TABLE_MAX / (m + 1) - 1)
        return NULL;
    uint32_t *t = xcalloc((n + 1) * (m + 1), sizeof *t);
    for (size_t i = n; i-- > 0;)
        for (size_t j = m; j-- > 0;) {
            uint32_t skip_a = t[(i + 1) * (m + 1) + j], skip_b = t[i * (m + 1) + j + 1];
            if (slice_equal(a->line[a->from + i], b->line[b->from + j]))
                t[i * (m + 1) + j] = t[(i + 1) * (m + 1) + j + 1] + 1;
            else
                t[i * (m + 1) + j] = skip_a > skip_b ? skip_a : skip_b;
        }
    return t;
}

int changes_print(FILE *out, struct slice before, struct slice after)
{
    struct lines a, b;
    int printed = 0;
    split(before, &a);
    split(after, &b);
    trim(&a, &b);
    uint32_t *t = common_lengths(&a, &b);
    size_t m = b.to - b.from, i = 0, j = 0, n = a.to - a.from;
    while (i < n || j < m) {
        if (t && i < n && j < m && slice_equal(a.line[a.from + i], b.line[b.from + j])) {
            i++;
            j++;
            continue;
        }
        bool is_old = i < n && (j == m || !t || t[(i + 1) * (m + 1) + j] >= t[i * (m + 1) + j + 1]);
        if (is_old)
            print_line(out, &a, a.from + i++, '-');
        else
            print_line(out, &b, b.from + j++, '+');
        printed++;
    }
    free(t);
    free(a.line);
    free(b.line);
    return printed;
}
