#ifndef BASE_B64_H
#define BASE_B64_H

#include <stdbool.h>

#include "base/buf.h"
#include "base/slice.h"

/* Base64, standard alphabet, padding written and required, no line ends. */
void b64_encode(struct slice bytes, struct buf *out);
/* Appends the bytes; false when the text is no base64 (something may have been
 * appended).  Bits behind the last byte must be zero, so that a value has one
 * spelling. */
bool b64_decode(struct slice text, struct buf *out);

#endif
