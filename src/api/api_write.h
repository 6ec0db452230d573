#ifndef API_API_WRITE_H
#define API_API_WRITE_H

#include "base/buf.h"
#include "engine/request.h"

/*
 * The other way: a request as the JSON that would ask for it, and the name of its
 * operation, so that whatever was said in the lab can be shown in the service's
 * words.  Values become placeholders, and so do the names it reserves.
 */

/* "PutItem"; NULL for a check, which stands in transactions alone. */
const char *api_write_operation(enum op op);
/* Appends the JSON object.  `is_pretty`: on lines of 76 columns, see json_lay_out(). */
void api_write_request(const struct request *q, bool is_pretty, struct buf *out);

/* The same for a body that is there already. */
void api_write_body(struct slice body, struct buf *out);
/* As the AWS CLI prints an answer: a member a line, indented by four; nothing for {}. */
void api_write_answer(struct slice answer, struct buf *out);

#endif
