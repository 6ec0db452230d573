#ifndef API_CALL_READ_H
#define API_CALL_READ_H

#include "api/call.h"

/* GetItem, Query, Scan. */
extern const struct shape call_read_get_shape, call_read_query_shape, call_read_scan_shape;

enum err call_read_get(struct call *c);
enum err call_read_query(struct call *c);
enum err call_read_scan(struct call *c);

#endif
