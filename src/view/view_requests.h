#ifndef VIEW_VIEW_REQUESTS_H
#define VIEW_VIEW_REQUESTS_H

#include "view/view.h"

/* Every request with its answer. */
void view_requests_draw(const struct view_state *v, const struct snap *s, const struct pen *p);
int view_requests_count(const struct view_state *v, const struct snap *s);

#endif
