#ifndef VIEW_VIEW_PARTITIONS_H
#define VIEW_VIEW_PARTITIONS_H

#include "view/view.h"

/* Ranges, items, meters, rejections of every partition. */
void view_partitions_draw(const struct view_state *v, const struct snap *s, const struct pen *p);
int view_partitions_count(const struct view_state *v, const struct snap *s);

#endif
