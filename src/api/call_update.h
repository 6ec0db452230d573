#ifndef API_CALL_UPDATE_H
#define API_CALL_UPDATE_H

#include "api/call.h"

/* UpdateTable, DeleteTable, and what is asked about a table's time to live. */
extern const struct shape call_update_shape, call_update_ttl_shape;

enum err call_update_table(struct call *c);
enum err call_update_delete(struct call *c);
enum err call_update_ttl(struct call *c);
enum err call_update_describe_ttl(struct call *c);

#endif
