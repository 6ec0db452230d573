#include "config.h"

#include "base/hash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

uint64_t hash_bytes(const void *ptr, size_t len, uint64_t seed)
{
    return XXH3_64bits_withSeed(ptr, len, seed);
}
