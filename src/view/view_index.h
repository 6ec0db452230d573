#ifndef VIEW_VIEW_INDEX_H
#define VIEW_VIEW_INDEX_H

#include "view/view.h"

/*
 * A table, one of its indexes, and the changes on their way between them.  Each
 * side says of which moment it is; answers of the index stay in sight.
 */
void view_index_draw(const struct view_state *v, const struct snap *s, const struct pen *p);
int view_index_count(const struct view_state *v, const struct snap *s);
/* What an answer of the index was worth when it was given: "0 found: not there yet". */
void view_index_answer(const struct snap_asked *a, char out[96]);

#endif
