#include "config.h"

#include "base/near.h"

#include <ctype.h>

enum { NEAR_MAX = 64 };

static int lower(char c)
{
    return tolower((unsigned char)c);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Damerau's distance, restricted form; both at most NEAR_MAX long. */
static int distance(struct slice a, struct slice b)
{
    int row[3][NEAR_MAX + 1] = {{0}};
    for (size_t j = 0; j <= b.len; j++)
        row[0][j] = (int)j;
    for (size_t i = 1; i <= a.len; i++) {
        int *now = row[i % 3], *up = row[(i + 2) % 3], *upup = row[(i + 1) % 3];
        now[0] = (int)i;
        for (size_t j = 1; j <= b.len; j++) {
            int same = lower(a.ptr[i - 1]) == lower(b.ptr[j - 1]);
            now[j] = least(least(up[j] + 1, now[j - 1] + 1), up[j - 1] + !same);
            if (i > 1 && j > 1 && lower(a.ptr[i - 1]) == lower(b.ptr[j - 2]) &&
                lower(a.ptr[i - 2]) == lower(b.ptr[j - 1]))
                now[j] = least(now[j], upup[j - 2] + 1);
        }
    }
    return row[a.len % 3][b.len];
}

const char *near_word(struct slice typed, const char *const *words)
{
    const char *best = NULL;
    int best_distance = NEAR_MAX;
    if (typed.len == 0 || typed.len > NEAR_MAX)
        return NULL;
    for (; *words; words++) {
        struct slice w = slice_of(*words);
        if (w.len > NEAR_MAX)
            continue;
        int allowed = (int)(w.len > typed.len ? w.len : typed.len) / 3;
        int d = distance(typed, w);
        if (d <= (allowed ? allowed : 1) && d < best_distance) {
            best = *words;
            best_distance = d;
        }
    }
    return best;
}
