#ifndef API_ANSWER_H
#define API_ANSWER_H

#include "api/call.h"

/* Parts of answers.  Each writes a member into the object that is open in c->out. */

/* The body of an error; closes nothing, stands alone. */
void answer_error(const struct call *c, enum err err, struct buf *out);
/* An error without a call: nothing was decoded. */
void answer_bare_error(enum err err, struct slice message, struct buf *out);

/* ConsumedCapacity, as ReturnConsumedCapacity asks: of the one table, or a list of all. */
void answer_capacity(struct call *c);
void answer_capacities(struct call *c, bool is_transaction);
/* ItemCollectionMetrics of the tables that have a local index. */
void answer_metrics(struct call *c, const struct request *q);
/* "name": {...} of a document. */
void answer_doc(struct call *c, const char *name, const struct doc *doc);

#endif
