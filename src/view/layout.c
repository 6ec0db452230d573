#include "config.h"

#include "view/layout.h"

static struct layout wide(int w, int h, struct layout l, enum layout_kind kind)
{
    int words = w / 3 - 2;
    words = words < 40 ? 40 : words > 60 ? 60 : words;
    int said = kind == LAYOUT_WATCH ? (h - 7) / 3 : (h - 7) / 2;
    int left = kind == LAYOUT_LAB ? 4 : 5;
    l.is_wide = true;
    l.stage = (struct rect){words + 3, 1, w - words - 3, h - 2};
    l.title = (struct rect){0, 2, words + 1, 2};
    if (kind == LAYOUT_LAB)
        said = h - 1 - left;
    l.words = (struct rect){0, left, words + 1, h - 1 - left - said};
    l.said = (struct rect){0, h - 1 - said, words + 1, said};
    return l;
}

struct layout layout_make(int w, int h, enum layout_kind kind)
{
    struct layout l = {.is_small = w < LAYOUT_MIN_W || h < LAYOUT_MIN_H};
    l.header = (struct rect){0, 0, w, 1};
    l.keys = (struct rect){0, h - 1, w, 1};
    if (l.is_small)
        return l;
    if (w >= LAYOUT_WIDE_W && h >= LAYOUT_WIDE_H)
        return wide(w, h, l, kind);
    bool tall = h >= 30, usual = h >= 24;
    int words = 0, said = 0;
    switch (kind) {
    case LAYOUT_WATCH:
        words = tall ? 7 : usual ? 6 : 5;
        said = tall ? 3 : usual ? 2 : 1;
        break;
    case LAYOUT_WORK:
        words = tall ? 7 : usual ? 5 : 3;
        said = tall ? 8 : usual ? 7 : 6;
        break;
    case LAYOUT_LAB:
        said = tall ? 10 : usual ? 8 : 6;
        break;
    }
    int stage = h - 3 - words - said;
    l.stage = (struct rect){0, 1, w, stage};
    l.title = (struct rect){0, 1 + stage, w, 1};
    l.words = (struct rect){0, 2 + stage, w, words};
    l.said = (struct rect){0, 2 + stage + words, w, said};
    return l;
}
