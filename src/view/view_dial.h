#ifndef VIEW_VIEW_DIAL_H
#define VIEW_VIEW_DIAL_H

#include "view/view.h"

/* The key being typed, its hash, the partition it points at. */
void view_dial_draw(const struct view_state *v, const struct snap *s, const struct pen *p);

#endif
