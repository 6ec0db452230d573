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

/*
 * Who sends a request in the place of engine_do(), and so sees it (with its
 * defect, when it could not be read) and its answer, which must be left in *r
 * with its error as value.  What the request borrows lives until the next call.
 */
typedef enum err api_send(void *ctx, const struct request *q, struct result *r);
void api_on_send(struct api *api, api_send *send, void *ctx);

/* Of the last call: the engine's last answer, and the error's text ("" when served). */
struct result *api_result(struct api *api);
struct slice api_message(const struct api *api);
struct slice api_table(const struct api *api); /* asked for by TableName; empty: none */

/*
 * {"operation": "GetItem", "request": {...}} answered by
 * {"status": 200, "response": {...}} and a line end.
 */
void api_line(struct api *api, struct slice line, struct buf *out);

/* The operations there are, in alphabetical order; ends with NULL. */
const char *api_operation(int i);
struct shape;
/* What the request of operation i may hold. */
const struct shape *api_shape(int i);

#endif
