#ifndef API_CALL_READ_H
#define API_CALL_READ_H

#include "api/call.h"

/* GetItem, Query, Scan. */
extern const struct shape call_read_get_shape, call_read_query_shape, call_read_scan_shape;

enum err call_read_get(struct call *c);
enum err call_read_query(struct call *c);
enum err call_read_scan(struct call *c);

/* Whether an index holds an attribute; whether a projection names one that it does not. */
bool call_read_is_held(const struct table *index, struct slice name);
bool call_read_needs_fetch(const struct expr_projection *p, const struct table *index);

#endif
