#include <string.h>

#include "CPixels.h"
#include "sha256_blocks.h"
#include "vectors.h"

// Eight sums side by side, each word of them in a lane of its own: what a round does to one it does to all. For processors without
// instructions for SHA-256.

// Vectors stay within this file: how they would be handed to another does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

#if defined(__x86_64__)

enum { LANES = HERO_SHA256_LANES };

/// The same word of all sums.
typedef uint32_t lane_words __attribute__((vector_size(32)));
typedef uint8_t lane_bytes __attribute__((vector_size(32)));

#define TURNED(words, count) ((words) >> (count) | (words) << (32 - (count)))

/// Rows become columns.
HERO_INLINE void transpose(lane_words *rows) {
  lane_words pairs[8], fours[8];
  for (int i = 0; i < 8; i += 2) {
    pairs[i] = __builtin_shufflevector(rows[i], rows[i + 1], 0, 8, 1, 9, 4, 12, 5, 13);
    pairs[i + 1] = __builtin_shufflevector(rows[i], rows[i + 1], 2, 10, 3, 11, 6, 14, 7, 15);
  }
  for (int i = 0; i < 8; i += 4) {
    for (int k = 0; k < 2; k++) {
      fours[i + 2 * k] = __builtin_shufflevector(pairs[i + k], pairs[i + k + 2], 0, 1, 8, 9, 4, 5, 12, 13);
      fours[i + 2 * k + 1] = __builtin_shufflevector(pairs[i + k], pairs[i + k + 2], 2, 3, 10, 11, 6, 7, 14, 15);
    }
  }
  for (int i = 0; i < 4; i++) {
    rows[i] = __builtin_shufflevector(fours[i], fours[i + 4], 0, 1, 2, 3, 8, 9, 10, 11);
    rows[i + 4] = __builtin_shufflevector(fours[i], fours[i + 4], 4, 5, 6, 7, 12, 13, 14, 15);
  }
}

/// Eight words of a sum from their 32 bytes, the first byte the highest.
HERO_INLINE lane_words read_words(const uint8_t *bytes) {
  lane_bytes value;
  memcpy(&value, bytes, sizeof value);
  return (lane_words)__builtin_shufflevector(
      value, value, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 19, 18, 17, 16, 23, 22, 21, 20, 27, 26, 25, 24, 31, 30, 29, 28);
}

/// Eight pixels of r, g, b as the words of their r, g, b, a, opaque.
HERO_INLINE lane_words read_colors(const uint8_t *rgb) {
  hero_bytes low = HERO_LOAD(rgb), high = HERO_LOAD(rgb + 8);
  lane_bytes both = __builtin_shufflevector(
      low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31);
  lane_words words = (lane_words)__builtin_shufflevector(
      both, both, 2, 2, 1, 0, 5, 5, 4, 3, 8, 8, 7, 6, 11, 11, 10, 9, 22, 22, 21, 20, 25, 25, 24, 23, 28, 28, 27, 26, 31, 31, 30, 29);
  return words | 0xFF;
}

/// A round. The sums stand where do_round in sha256.c has them.
HERO_INLINE void do_lane_round(lane_words *sums, int t, lane_words input) {
  lane_words a = sums[-t & 7], b = sums[(1 - t) & 7], c = sums[(2 - t) & 7];
  lane_words e = sums[(4 - t) & 7], f = sums[(5 - t) & 7], g = sums[(6 - t) & 7];
  lane_words first = sums[(7 - t) & 7] + input + (g ^ (e & (f ^ g))) + (TURNED(e, 6) ^ TURNED(e, 11) ^ TURNED(e, 25));
  sums[(3 - t) & 7] += first;
  sums[(7 - t) & 7] = first + ((a & b) | (c & (a | b))) + (TURNED(a, 2) ^ TURNED(a, 13) ^ TURNED(a, 22));
}

HERO_INLINE void compress_block(lane_words *state, lane_words *words) {
  lane_words sums[8];
  memcpy(sums, state, sizeof sums);
#pragma clang loop unroll(full)
  for (int t = 0; t < 64; t++) {
    lane_words *word = words + (t & 15), early = words[(t + 1) & 15], late = words[(t + 14) & 15];
    if (t >= 16) {
      *word += (TURNED(early, 7) ^ TURNED(early, 18) ^ early >> 3) + words[(t + 9) & 15]
          + (TURNED(late, 17) ^ TURNED(late, 19) ^ late >> 10);
    }
    do_lane_round(sums, t, *word + hero_sha256_constants[t]);
  }
  for (int i = 0; i < 8; i++) state[i] += sums[i];
}

HERO_INLINE void compress_lanes(lane_words *state, const uint8_t *const *places, size_t blocks, int has_alpha) {
  size_t half = has_alpha ? 32 : 24;
  for (size_t block = 0; block < blocks; block++) {
    lane_words words[16];
    for (int lane = 0; lane < LANES; lane++) {
      const uint8_t *place = places[lane] + block * 2 * half;
      words[lane] = has_alpha ? read_words(place) : read_colors(place);
      words[lane + 8] = has_alpha ? read_words(place + half) : read_colors(place + half);
    }
    transpose(words);
    transpose(words + 8);
    compress_block(state, words);
  }
}

typedef void (*lanes_compressor)(lane_words *state, const uint8_t *const *places, size_t blocks);

#define COPY(name, instructions, has_alpha) \
  __attribute__((target(instructions))) static void name(lane_words *state, const uint8_t *const *places, size_t blocks) { \
    compress_lanes(state, places, blocks, has_alpha); \
  }

COPY(compress_bytes, "avx2", 1)
COPY(compress_colors, "avx2", 0)
// Rotations and functions of three bits are one instruction each there.
COPY(compress_bytes_quickly, "avx2,avx512f,avx512vl", 1)
COPY(compress_colors_quickly, "avx2,avx512f,avx512vl", 0)

int hero_sha256_has_lanes(void) { return __builtin_cpu_supports("avx2") != 0; }

static lanes_compressor best(int has_alpha) {
  if (__builtin_cpu_supports("avx512vl")) return has_alpha ? compress_bytes_quickly : compress_colors_quickly;
  return has_alpha ? compress_bytes : compress_colors;
}

__attribute__((target("avx2"))) int hero_sha256_add_lanes(
    hero_sha256 *const *sums, const uint8_t *const *places, size_t blocks, int has_alpha) {
  if (!hero_sha256_has_lanes()) return 0;
  lane_words state[8] = {0};
  const uint8_t *read[LANES], *some = NULL;
  for (int lane = 0; lane < LANES; lane++) some = sums[lane] ? places[lane] : some;
  if (some == NULL) return 1;
  for (int lane = 0; lane < LANES; lane++) {
    // What an idle lane makes of another's bytes is forgotten.
    read[lane] = sums[lane] ? places[lane] : some;
    if (sums[lane]) memcpy(&state[lane], sums[lane]->state, sizeof state[lane]);
  }
  transpose(state);
  best(has_alpha)(state, read, blocks);
  transpose(state);
  for (int lane = 0; lane < LANES; lane++) {
    if (sums[lane] == NULL) continue;
    memcpy(sums[lane]->state, &state[lane], sizeof state[lane]);
    sums[lane]->count += blocks * 64;
  }
  return 1;
}

#else

int hero_sha256_has_lanes(void) { return 0; }

int hero_sha256_add_lanes(hero_sha256 *const *sums, const uint8_t *const *places, size_t blocks, int has_alpha) {
  (void)sums, (void)places, (void)blocks, (void)has_alpha;
  return 0;
}

#endif
