#ifndef API_API_H
#define API_API_H

#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "engine/engine.h"

/*
 * DynamoDB's JSON in and out of the front door: an operation's name and the body
 * of its request go in, the body of the answer comes out, an error's too,
 * with the service's own texts (of their two generations the older).
 *
 *     text -> json (cJSON behind a guard) -> shape (types, limits: tables)
 *          -> call_* (one operation each) -> struct request -> engine
 *          -> struct result -> answer (JSON)
 *
 * An `api` speaks for one engine, which it borrows.
 */
struct api;

struct api *api_new(struct engine *e);
void api_free(struct api *api); /* NULL is fine */

/*
 * One request, "GetItem" and its body.  Appends the body of the answer; returns
 * the error it tells of (ERR_OK: none), whose row has HTTP and exit status.
 */
enum err api_call(struct api *api, struct slice operation, struct slice body, struct buf *out);

/* Called with every request that could be read, before the engine is asked. */
typedef void api_hook(void *ctx, const struct request *q);
void api_on_request(struct api *api, api_hook *hook, void *ctx);

/*
 * {"operation": "GetItem", "request": {...}} answered by
 * {"status": 200, "response": {...}} and a line end.
 */
void api_line(struct api *api, struct slice line, struct buf *out);

/* The operations there are, in alphabetical order; ends with NULL. */
const char *api_operation(int i);

#endif
