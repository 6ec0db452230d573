#ifndef API_CALL_CREATE_H
#define API_CALL_CREATE_H

#include "api/call.h"

/* CreateTable: its checks in the service's order. */
extern const struct shape call_create_shape;

enum err call_create_table(struct call *c);

#endif
