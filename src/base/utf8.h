#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/buf.h"
#include "base/slice.h"

/*
 * Decodes the character at `s` into *ret_cp and returns its length in bytes
 * (1 to 4), or 0 when the bytes are no UTF-8 (overlong forms and surrogates
 * are none) or s is empty.
 */
size_t utf8_decode(struct slice s, uint32_t *ret_cp);
/* Writes 1 to 4 bytes; cp is at most 0x10ffff and no surrogate. */
size_t utf8_encode(uint32_t cp, char out[4]);
/* Offset of the first byte that is no UTF-8, or s.len. */
size_t utf8_check(struct slice s);
/* Characters in valid UTF-8. */
size_t utf8_count(struct slice s);

#endif
