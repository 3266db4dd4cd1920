#include <string.h>

#include "CPixels.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#elif defined(__ARM_FEATURE_SHA2)
#include <arm_neon.h>
#endif

/// The first 32 bits of the fractions of the cube roots of the first 64 primes. Source: FIPS 180-4, 4.2.2.
static const uint32_t constants[64] __attribute__((aligned(16))) = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

typedef void (*compressor)(uint32_t *state, const uint8_t *bytes, size_t blocks);

static inline uint32_t rotated(uint32_t word, int count) { return word >> count | word << (32 - count); }

/// Source: FIPS 180-4, 6.2.2.
static void compress_portably(uint32_t *state, const uint8_t *bytes, size_t blocks) {
  for (; blocks; blocks--, bytes += 64) {
    uint32_t words[64];
    for (int t = 0; t < 16; t++) {
      words[t] = (uint32_t)bytes[4 * t] << 24 | (uint32_t)bytes[4 * t + 1] << 16 | (uint32_t)bytes[4 * t + 2] << 8
          | bytes[4 * t + 3];
    }
    for (int t = 16; t < 64; t++) {
      uint32_t early = words[t - 15], late = words[t - 2];
      words[t] = words[t - 16] + (rotated(early, 7) ^ rotated(early, 18) ^ early >> 3) + words[t - 7]
          + (rotated(late, 17) ^ rotated(late, 19) ^ late >> 10);
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int t = 0; t < 64; t++) {
      uint32_t first = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + constants[t] + words[t];
      uint32_t second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

#if defined(__x86_64__)

/// Two rounds an instruction. Source: Intel, Intel SHA Extensions (2013).
__attribute__((target("sha,sse4.1"))) static void compress_quickly(uint32_t *state, const uint8_t *bytes, size_t blocks) {
  const __m128i swap = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203);
  // The instructions want a, b, e, f and c, d, g, h together, the first in the highest place.
  __m128i abcd = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0x1B);
  __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_unpackhi_epi64(efgh, abcd), cdgh = _mm_unpacklo_epi64(efgh, abcd);
  for (; blocks; blocks--, bytes += 64) {
    __m128i words[4], abef_before = abef, cdgh_before = cdgh;
    for (int i = 0; i < 4; i++) words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), swap);
#pragma clang loop unroll(full)
    for (int four = 0; four < 16; four++) {
      __m128i now = words[four & 3];
      __m128i input = _mm_add_epi32(now, _mm_load_si128((const __m128i *)(constants + 4 * four)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, input);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(input, 0x0E));
      __m128i late = words[(four + 3) & 3], middle = _mm_alignr_epi8(late, words[(four + 2) & 3], 4);
      words[four & 3] = _mm_sha256msg2_epu32(
          _mm_add_epi32(_mm_sha256msg1_epu32(now, words[(four + 1) & 3]), middle), late);
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  abcd = _mm_unpackhi_epi64(cdgh, abef);
  efgh = _mm_unpacklo_epi64(cdgh, abef);
  _mm_storeu_si128((__m128i *)state, _mm_shuffle_epi32(abcd, 0x1B));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_shuffle_epi32(efgh, 0x1B));
}

static int has_instructions(void) {
  unsigned a, b, c, d, features;
  if (!__get_cpuid(1, &a, &b, &features, &d) || !(features & bit_SSSE3) || !(features & bit_SSE4_1)) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && b & bit_SHA;
}

/// Asked once: a virtual machine takes long to answer. All threads find the same.
static compressor best(void) {
  static _Atomic(compressor) found;
  compressor known = found;
  if (known == NULL) found = known = has_instructions() ? compress_quickly : compress_portably;
  return known;
}

#elif defined(__ARM_FEATURE_SHA2)

/// Four rounds an instruction. Source: Arm, Neon Intrinsics Reference, 2023.
static void compress_quickly(uint32_t *state, const uint8_t *bytes, size_t blocks) {
  uint32x4_t abcd = vld1q_u32(state), efgh = vld1q_u32(state + 4);
  for (; blocks; blocks--, bytes += 64) {
    uint32x4_t words[4], abcd_before = abcd, efgh_before = efgh;
    for (int i = 0; i < 4; i++) words[i] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(bytes + 16 * i)));
#pragma clang loop unroll(full)
    for (int four = 0; four < 16; four++) {
      uint32x4_t input = vaddq_u32(words[four & 3], vld1q_u32(constants + 4 * four)), old = abcd;
      abcd = vsha256hq_u32(abcd, efgh, input);
      efgh = vsha256h2q_u32(efgh, old, input);
      words[four & 3] = vsha256su1q_u32(
          vsha256su0q_u32(words[four & 3], words[(four + 1) & 3]), words[(four + 2) & 3], words[(four + 3) & 3]);
    }
    abcd = vaddq_u32(abcd, abcd_before);
    efgh = vaddq_u32(efgh, efgh_before);
  }
  vst1q_u32(state, abcd);
  vst1q_u32(state + 4, efgh);
}

static compressor best(void) { return compress_quickly; }

#else

static compressor best(void) { return compress_portably; }

#endif

static void add(hero_sha256 *sha, const uint8_t *bytes, size_t count, compressor compress) {
  if (count == 0) return;
  size_t held = sha->count & 63;
  sha->count += count;
  if (held) {
    size_t taken = count < 64 - held ? count : 64 - held;
    memcpy(sha->rest + held, bytes, taken);
    if (held + taken < 64) return;
    compress(sha->state, sha->rest, 1);
    bytes += taken;
    count -= taken;
  }
  compress(sha->state, bytes, count / 64);
  memcpy(sha->rest, bytes + count / 64 * 64, count % 64);
}

void hero_sha256_start(hero_sha256 *sha) {
  // The first 32 bits of the fractions of the square roots of the first eight primes. Source: FIPS 180-4, 5.3.3.
  static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  memcpy(sha->state, start, sizeof start);
  sha->count = 0;
}

void hero_sha256_add(hero_sha256 *sha, const uint8_t *bytes, size_t count) { add(sha, bytes, count, best()); }

void hero_sha256_add_portably(hero_sha256 *sha, const uint8_t *bytes, size_t count) {
  add(sha, bytes, count, compress_portably);
}

void hero_sha256_finish(hero_sha256 *sha, uint8_t *digest) {
  uint64_t bits = sha->count * 8;
  uint8_t end[72] = {0x80};
  // Zeros up to 8 bytes before the end of a block.
  size_t zeros = (119 - (sha->count & 63)) & 63;
  for (int i = 0; i < 8; i++) end[1 + zeros + (size_t)i] = (uint8_t)(bits >> (56 - 8 * i));
  hero_sha256_add(sha, end, 1 + zeros + 8);
  for (int i = 0; i < 32; i++) digest[i] = (uint8_t)(sha->state[i / 4] >> (24 - 8 * (i % 4)));
}
