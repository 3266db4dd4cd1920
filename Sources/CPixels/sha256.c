#include <string.h>

#include "CPixels.h"
#include "sha256_blocks.h"
#include "vectors.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

const uint32_t hero_sha256_constants[64] __attribute__((aligned(16))) = {
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

/// Round t. The sums a to h stand t places before where they stood in round 0, so that none has to move. Source: FIPS 180-4, 6.2.2.
HERO_INLINE void do_round(uint32_t *sums, int t, uint32_t input) {
  uint32_t a = sums[-t & 7], b = sums[(1 - t) & 7], c = sums[(2 - t) & 7];
  uint32_t e = sums[(4 - t) & 7], f = sums[(5 - t) & 7], g = sums[(6 - t) & 7];
  uint32_t first = sums[(7 - t) & 7] + input + (g ^ (e & (f ^ g))) + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25));
  sums[(3 - t) & 7] += first;
  // One of b and c where they are the same, else a.
  sums[(7 - t) & 7] = first + (b ^ ((a ^ b) & (b ^ c))) + (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22));
}

static void compress_portably(uint32_t *state, const uint8_t *bytes, size_t blocks) {
  for (; blocks; blocks--, bytes += 64) {
    uint32_t words[16], sums[8];
    memcpy(sums, state, sizeof sums);
#pragma clang loop unroll(full)
    for (int t = 0; t < 64; t++) {
      uint32_t *word = words + (t & 15), early = words[(t + 1) & 15], late = words[(t + 14) & 15];
      if (t < 16) {
        const uint8_t *place = bytes + 4 * t;
        *word = (uint32_t)place[0] << 24 | (uint32_t)place[1] << 16 | (uint32_t)place[2] << 8 | place[3];
      } else {
        *word += (rotated(early, 7) ^ rotated(early, 18) ^ early >> 3) + words[(t + 9) & 15]
            + (rotated(late, 17) ^ rotated(late, 19) ^ late >> 10);
      }
      do_round(sums, t, hero_sha256_constants[t] + *word);
    }
    for (int i = 0; i < 8; i++) state[i] += sums[i];
  }
}

#if defined(__x86_64__)
#define WIDE __attribute__((target("avx2,bmi,bmi2")))

/// Four words of a block, and the same four of the next one.
typedef uint32_t paired_words __attribute__((vector_size(32)));
typedef uint8_t paired_bytes __attribute__((vector_size(32)));

#define TURNED(words, count) ((words) >> (count) | (words) << (32 - (count)))

/// Words 4i of two blocks, from their bytes.
WIDE HERO_INLINE paired_words load_words(const uint8_t *bytes, int i) {
  paired_bytes pair;
  memcpy(&pair, bytes + 16 * i, 16);
  memcpy((uint8_t *)&pair + 16, bytes + 64 + 16 * i, 16);
  return (paired_words)__builtin_shufflevector(
      pair, pair, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 19, 18, 17, 16, 23, 22, 21, 20, 27, 26, 25, 24, 31, 30, 29, 28);
}

WIDE HERO_INLINE paired_words from_late(paired_words late) { return TURNED(late, 17) ^ TURNED(late, 19) ^ late >> 10; }

/// The four words after some sixteen, of which the first four stand at i & 3.
WIDE HERO_INLINE paired_words next_words(const paired_words *words, int i) {
  paired_words first = words[i & 3], second = words[(i + 1) & 3], third = words[(i + 2) & 3], last = words[(i + 3) & 3];
  paired_words early = __builtin_shufflevector(first, second, 1, 2, 3, 8, 5, 6, 7, 12);
  paired_words middle = __builtin_shufflevector(third, last, 1, 2, 3, 8, 5, 6, 7, 12), none = {0};
  paired_words sum = first + middle + (TURNED(early, 7) ^ TURNED(early, 18) ^ early >> 3);
  // The last two words add to the first two new ones, and those to the other two.
  sum += from_late(__builtin_shufflevector(last, none, 2, 3, 8, 8, 6, 7, 8, 8));
  sum += from_late(__builtin_shufflevector(sum, none, 8, 8, 0, 1, 8, 8, 4, 5));
  return sum;
}

/// Stores what rounds 4i of both blocks take in.
WIDE HERO_INLINE void store_input(uint32_t *input, int i, paired_words words) {
  paired_words constants;
  memcpy(&constants, hero_sha256_constants + 4 * i, 16);
  memcpy((uint8_t *)&constants + 16, hero_sha256_constants + 4 * i, 16);
  *(paired_words *)(input + 8 * i) = words + constants;
}

/// Two blocks at a time, for processors without instructions for it: their words are made in vectors, beside the rounds of the first.
WIDE static void compress_pairs(uint32_t *state, const uint8_t *bytes, size_t blocks) {
  for (; blocks >= 2; blocks -= 2, bytes += 128) {
    uint32_t input[128] __attribute__((aligned(32))), sums[8];
    paired_words words[4];
    for (int i = 0; i < 4; i++) store_input(input, i, words[i] = load_words(bytes, i));
    memcpy(sums, state, sizeof sums);
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      if (i < 12) store_input(input, i + 4, words[i & 3] = next_words(words, i));
      for (int k = 0; k < 4; k++) do_round(sums, 4 * i + k, input[8 * i + k]);
    }
    for (int i = 0; i < 8; i++) sums[i] = state[i] += sums[i];
#pragma clang loop unroll(full)
    for (int t = 0; t < 64; t++) do_round(sums, t, input[t / 4 * 8 + 4 + t % 4]);
    for (int i = 0; i < 8; i++) state[i] += sums[i];
  }
  compress_portably(state, bytes, blocks);
}

static int has_pairs(void) { return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"); }
#else
#define compress_pairs compress_portably

static int has_pairs(void) { return 0; }
#endif

#ifdef HERO_SHA256
HERO_SHA256 static void compress_quickly(uint32_t *state, const uint8_t *bytes, size_t blocks) {
  hero_sha256_words words = hero_sha256_load(state);
  for (; blocks; blocks--, bytes += 64) words = hero_sha256_block(words, bytes);
  hero_sha256_store(words, state);
}
#else
#define compress_quickly compress_portably
#endif

#if defined(__x86_64__)
static int ask_processor(void) {
  unsigned a, b, c, d, features;
  if (!__get_cpuid(1, &a, &b, &features, &d) || !(features & bit_SSSE3) || !(features & bit_SSE4_1)) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && b & bit_SHA;
}

/// Asked once: a virtual machine takes long to answer. All threads find the same.
int hero_has_sha256(void) {
  static _Atomic int found = -1;
  int known = found;
  if (known < 0) found = known = ask_processor() != 0;
  return known;
}
#elif defined(HERO_SHA256)
int hero_has_sha256(void) { return 1; }
#else
int hero_has_sha256(void) { return 0; }
#endif

static compressor best(void) {
  if (hero_has_sha256()) return compress_quickly;
  return has_pairs() ? compress_pairs : compress_portably;
}

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

int hero_sha256_add_by(hero_sha256_way way, hero_sha256 *sha, const uint8_t *bytes, size_t count) {
  if (way == HERO_SHA256_INSTRUCTIONS && !hero_has_sha256()) return 0;
  if (way == HERO_SHA256_PAIRS && !has_pairs()) return 0;
  add(sha, bytes, count, (compressor[]){compress_portably, compress_pairs, compress_quickly}[way]);
  return 1;
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
