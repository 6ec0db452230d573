#ifndef VIEW_TILE_H
#define VIEW_TILE_H

#include <stdint.h>

#include "engine/snap.h"
#include "view/canvas.h"

/*
 * Items as single reversed cells: the initial of the item's type, in the hue of
 * its kind.  A legend gives every type of one picture its letter: of two types
 * with one initial the later takes its second letter.
 */
enum { TILE_TYPES = 12 };

struct tile {
    const char *type; /* borrows from the snapshot */
    uint32_t letter;
    enum style style;
};

struct tile_legend {
    int count;
    struct tile tile[TILE_TYPES];
};

/* Hue of a type, by the one list of types. */
enum style tile_style(struct slice type);
/* The tile of an item, added to the legend when its type is new. */
struct tile tile_of(struct tile_legend *legend, const struct snap_item *item);
/* The tile of a bare key that is no item of a table. */
struct tile tile_of_key(const char *key);
/* "A address  O order  P profile" */
void tile_legend_draw(const struct tile_legend *legend, const struct pen *p, int x, int y);

/*
 * Items in stored order, a blank between two collections; at most `w` cells.
 * `each` items share a tile.  Items read last (in_run) are STRONG, in mono
 * too; returns the x behind the last tile.
 */
struct tile_row {
    const struct snap_item *item;
    size_t count;
    uint32_t each;
};

int tile_draw_row(struct tile_legend *legend, const struct pen *p, int x, int y,
                  const struct tile_row *row);
/* Cells that a row would take. */
int tile_row_width(const struct tile_row *row);

#endif
