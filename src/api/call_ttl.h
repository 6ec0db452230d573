#ifndef API_CALL_TTL_H
#define API_CALL_TTL_H

#include "api/call.h"

/* UpdateTimeToLive, DescribeTimeToLive. */
extern const struct shape call_ttl_update_shape;

enum err call_ttl_update(struct call *c);
enum err call_ttl_describe(struct call *c);

#endif
