#pragma once
#include <stdint.h>

// A SHA-256 block by the processor's own instructions, for loops that hash beside what they do: a block waits mostly for itself, so that
// the processor has time for other work meanwhile.

/// The first 32 bits of the fractions of the cube roots of the first 64 primes. Source: FIPS 180-4, 4.2.2.
extern const uint32_t hero_sha256_constants[64];

/// Whether the processor has the instructions.
int hero_has_sha256(void);

#if defined(__x86_64__)
#include <immintrin.h>

#define HERO_SHA256 __attribute__((target("sha,sse4.1")))

/// The sum so far as the instructions want it: a, b, e, f and c, d, g, h, the first in the highest place.
typedef struct {
  __m128i abef, cdgh;
} hero_sha256_words;

HERO_SHA256 static inline hero_sha256_words hero_sha256_load(const uint32_t *state) {
  __m128i abcd = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0x1B);
  __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  return (hero_sha256_words){_mm_unpackhi_epi64(efgh, abcd), _mm_unpacklo_epi64(efgh, abcd)};
}

HERO_SHA256 static inline void hero_sha256_store(hero_sha256_words words, uint32_t *state) {
  __m128i abcd = _mm_unpackhi_epi64(words.cdgh, words.abef), efgh = _mm_unpacklo_epi64(words.cdgh, words.abef);
  _mm_storeu_si128((__m128i *)state, _mm_shuffle_epi32(abcd, 0x1B));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_shuffle_epi32(efgh, 0x1B));
}

/// Adds 64 bytes; two rounds an instruction. Source: Intel, Intel SHA Extensions (2013).
HERO_SHA256 static inline __attribute__((always_inline)) hero_sha256_words hero_sha256_block(
    hero_sha256_words before, const uint8_t *bytes) {
  const __m128i swap = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203);
  __m128i words[4], abef = before.abef, cdgh = before.cdgh;
  for (int i = 0; i < 4; i++) words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), swap);
#pragma clang loop unroll(full)
  for (int four = 0; four < 16; four++) {
    __m128i now = words[four & 3];
    __m128i input = _mm_add_epi32(now, _mm_load_si128((const __m128i *)(hero_sha256_constants + 4 * four)));
    cdgh = _mm_sha256rnds2_epu32(cdgh, abef, input);
    abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(input, 0x0E));
    __m128i late = words[(four + 3) & 3], middle = _mm_alignr_epi8(late, words[(four + 2) & 3], 4);
    words[four & 3] =
        _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(now, words[(four + 1) & 3]), middle), late);
  }
  return (hero_sha256_words){_mm_add_epi32(abef, before.abef), _mm_add_epi32(cdgh, before.cdgh)};
}

#elif defined(__ARM_FEATURE_SHA2)
#include <arm_neon.h>

#define HERO_SHA256

/// The sum so far.
typedef struct {
  uint32x4_t abcd, efgh;
} hero_sha256_words;

static inline hero_sha256_words hero_sha256_load(const uint32_t *state) {
  return (hero_sha256_words){vld1q_u32(state), vld1q_u32(state + 4)};
}

static inline void hero_sha256_store(hero_sha256_words words, uint32_t *state) {
  vst1q_u32(state, words.abcd);
  vst1q_u32(state + 4, words.efgh);
}

/// Adds 64 bytes; four rounds an instruction. Source: Arm, Neon Intrinsics Reference, 2023.
static inline __attribute__((always_inline)) hero_sha256_words hero_sha256_block(
    hero_sha256_words before, const uint8_t *bytes) {
  uint32x4_t words[4], abcd = before.abcd, efgh = before.efgh;
  for (int i = 0; i < 4; i++) words[i] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(bytes + 16 * i)));
#pragma clang loop unroll(full)
  for (int four = 0; four < 16; four++) {
    uint32x4_t input = vaddq_u32(words[four & 3], vld1q_u32(hero_sha256_constants + 4 * four)), old = abcd;
    abcd = vsha256hq_u32(abcd, efgh, input);
    efgh = vsha256h2q_u32(efgh, old, input);
    words[four & 3] = vsha256su1q_u32(
        vsha256su0q_u32(words[four & 3], words[(four + 1) & 3]), words[(four + 2) & 3], words[(four + 3) & 3]);
  }
  return (hero_sha256_words){vaddq_u32(abcd, before.abcd), vaddq_u32(efgh, before.efgh)};
}

#endif
