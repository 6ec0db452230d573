#ifndef API_EXPRS_H
#define API_EXPRS_H

#include "api/call.h"

/*
 * Expressions of a request, or of one action of it: its members of role
 * ROLE_EXPRESSION with the names and values they share.
 */

/* Before anything is read: expressions with legacy parameters, names or values
 * without an expression. */
enum err exprs_check_roles(struct call *c, const struct shape_body *b) ERR_CHECKED;
/* Names, values, each expression, what is left unused: in the service's order. */
enum err exprs_read(struct call *c, const struct shape_body *b, struct request *q) ERR_CHECKED;

#endif
