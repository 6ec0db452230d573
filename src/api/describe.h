#ifndef API_DESCRIBE_H
#define API_DESCRIBE_H

#include "base/buf.h"
#include "engine/engine.h"

/*
 * Writes a TableDescription; `status` is its TableStatus.  DIFFERS: changes are
 * done at once, so a status other than ACTIVE stands only in the answer to the
 * change itself.
 */
void describe_write(const struct engine *e, const struct table *t, const char *status,
                    struct buf *out);

#endif
