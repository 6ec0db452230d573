#ifndef VIEW_VIEW_BYTES_H
#define VIEW_VIEW_BYTES_H

#include "view/view.h"

/* Two keys as bytes, the first difference marked. */
void view_bytes_draw(const struct view_state *v, const struct snap *s, const struct pen *p);

#endif
