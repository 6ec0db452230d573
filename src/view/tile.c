#include "config.h"

#include "view/tile.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "view/width.h"

static const struct {
    const char *type;
    enum style style;
} hues[] = {
    {"USER", STYLE_TILE1},    {"PROFILE", STYLE_TILE1}, {"CUSTOMER", STYLE_TILE1},
    {"AUTHOR", STYLE_TILE1},  {"TENANT", STYLE_TILE1},  {"ORDER", STYLE_TILE2},
    {"BOOK", STYLE_TILE2},    {"TASK", STYLE_TILE2},    {"EVENT", STYLE_TILE2},
    {"ADDRESS", STYLE_TILE3}, {"CITY", STYLE_TILE3},    {"PRODUCT", STYLE_TILE3},
    {"PROJECT", STYLE_TILE3}, {"META", STYLE_TILE4},    {"LOCK", STYLE_TILE4},
    {"COUNTER", STYLE_TILE4}, {"V", STYLE_TILE4},
};

enum style tile_style(struct slice type)
{
    for (size_t i = 0; i < sizeof hues / sizeof *hues; i++)
        if (slice_is_nocase(type, hues[i].type))
            return hues[i].style;
    return STYLE_TILE0;
}

static uint32_t first_letter(struct slice s)
{
    uint32_t cp;
    if (utf8_decode(s, &cp) == 0 || cp < 0x20 || cp == 0x7f)
        return '?';
    if (cp < 0x80)
        return (uint32_t)toupper((int)cp);
    size_t bytes;
    return width_next(s, &bytes).width == 1 ? cp : '?'; /* a tile is one cell */
}

static bool has_letter(const struct tile_legend *l, uint32_t letter)
{
    for (int i = 0; i < l->count; i++)
        if (l->tile[i].letter == letter)
            return true;
    return false;
}

struct tile tile_of(struct tile_legend *legend, const struct snap_item *item)
{
    struct slice type = slice_of(item->type);
    if (type.len == 0) {
        const char *key = item->sk[0] ? item->sk : item->pk;
        return (struct tile){"", first_letter(slice_of(key)), STYLE_TILE0};
    }
    for (int i = 0; i < legend->count; i++)
        if (strcmp(legend->tile[i].type, item->type) == 0)
            return legend->tile[i];
    struct tile t = {item->type, first_letter(type), tile_style(type)};
    if (has_letter(legend, t.letter) && type.len > 1)
        t.letter = first_letter((struct slice){type.ptr + 1, type.len - 1});
    if (legend->count < TILE_TYPES)
        legend->tile[legend->count++] = t;
    return t;
}

struct tile tile_of_key(const char *key)
{
    const char *end = strchr(key, '#');
    struct slice type = {key, end ? (size_t)(end - key) : 0};
    return (struct tile){"", first_letter(slice_of(key)), tile_style(type)};
}

static int by_letter(const void *a, const void *b)
{
    const struct tile *x = a, *y = b;
    return (x->letter > y->letter) - (x->letter < y->letter);
}

void tile_legend_draw(const struct tile_legend *legend, const struct pen *p, int x, int y)
{
    struct tile sorted[TILE_TYPES];
    memcpy(sorted, legend->tile, sizeof sorted);
    qsort(sorted, (size_t)legend->count, sizeof *sorted, by_letter);
    for (int i = 0; i < legend->count; i++) {
        const struct tile *t = &sorted[i];
        char name[24];
        size_t n = strlen(t->type) < sizeof name ? strlen(t->type) : sizeof name - 1;
        for (size_t k = 0; k < n; k++)
            name[k] = (char)tolower((unsigned char)t->type[k]);
        name[n] = 0;
        if (x + 2 + (int)n > p->r.w)
            return;
        canvas_put(p, x, y, t->letter, t->style);
        x = canvas_text(p, x + 2, y, STYLE_QUIET, name) + 2;
    }
}

int tile_draw_row(struct tile_legend *legend, const struct pen *p, int x, int y,
                  const struct tile_row *row)
{
    const char *pk = NULL;
    for (size_t i = 0; i < row->count; i += row->each) {
        const struct snap_item *it = &row->item[i];
        if (pk && row->each == 1 && strcmp(pk, it->pk) != 0)
            x++;
        pk = it->pk;
        struct tile t = tile_of(legend, it);
        canvas_put(p, x, y, t.letter, it->in_run ? STYLE_RUN : t.style);
        x++;
    }
    return x;
}

int tile_row_width(const struct tile_row *row)
{
    int w = 0;
    const char *pk = NULL;
    for (size_t i = 0; i < row->count; i += row->each) {
        if (pk && row->each == 1 && strcmp(pk, row->item[i].pk) != 0)
            w++;
        pk = row->item[i].pk;
        w++;
    }
    return w;
}
