#ifndef API_DESCRIBE_H
#define API_DESCRIBE_H

#include "engine/engine.h"

/* Writes a TableDescription; `status` is its TableStatus. */
void describe_write(const struct engine *e, const struct table *t, const char *status,
                    struct buf *out);

#endif
