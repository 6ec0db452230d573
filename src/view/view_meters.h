#ifndef VIEW_VIEW_METERS_H
#define VIEW_VIEW_METERS_H

#include "view/view.h"

/* Table against partitions over time: spent, saved, rejected. */
void view_meters_draw(const struct view_state *v, const struct snap *s, const struct pen *p);

#endif
