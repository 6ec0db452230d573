#ifndef VIEW_VIEW_COLLECTION_H
#define VIEW_VIEW_COLLECTION_H

#include "view/view.h"

/* One item collection in stored order, the run a query cut from it. */
void view_collection_draw(const struct view_state *v, const struct snap *s, const struct pen *p);
int view_collection_count(const struct view_state *v, const struct snap *s);

#endif
