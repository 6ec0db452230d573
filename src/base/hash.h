#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

/* XXH3, 64 bits, with a seed: the same on every machine. */
uint64_t hash_bytes(const void *ptr, size_t len, uint64_t seed);

/* Mixes one more word into a running digest; order matters. */
static inline uint64_t hash_mix(uint64_t h, uint64_t word)
{
    h ^= word + 0x9e3779b97f4a7c15u + (h << 6) + (h >> 2);
    h *= 0xff51afd7ed558ccdu;
    return h ^ (h >> 32);
}

#endif
