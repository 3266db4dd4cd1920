#include <string.h>

#include "CPixels.h"
#include "sha256_blocks.h"

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
      uint32_t first = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + hero_sha256_constants[t] + words[t];
      uint32_t second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

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

static compressor best(void) { return hero_has_sha256() ? compress_quickly : compress_portably; }

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
