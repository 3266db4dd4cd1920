#pragma once
#include <stdint.h>

// Clang's portable vectors of 16 bytes: one register of every processor that Swift runs on.

/// Always into the caller, who may know of more instructions.
#define HERO_INLINE static inline __attribute__((always_inline))

typedef uint8_t hero_bytes __attribute__((vector_size(16)));
typedef uint16_t hero_halves __attribute__((vector_size(16)));
typedef uint32_t hero_words __attribute__((vector_size(16)));
typedef hero_bytes hero_bytes_anywhere __attribute__((aligned(1), may_alias));
typedef hero_words hero_words_anywhere __attribute__((aligned(1), may_alias));

#define HERO_LOAD(place) ((hero_bytes) * (const hero_bytes_anywhere *)(place))
#define HERO_STORE(place, value) (*(hero_bytes_anywhere *)(place) = (value))
#define HERO_LOAD_WORDS(place) ((hero_words) * (const hero_words_anywhere *)(place))

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define HERO_LITTLE_ENDIAN(word) __builtin_bswap64(word)
#else
#define HERO_LITTLE_ENDIAN(word) (word)
#endif
