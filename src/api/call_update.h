#ifndef API_CALL_UPDATE_H
#define API_CALL_UPDATE_H

#include "api/call.h"

/* UpdateTable, DeleteTable. */
extern const struct shape call_update_shape;

enum err call_update_table(struct call *c);
enum err call_update_delete(struct call *c);

#endif
