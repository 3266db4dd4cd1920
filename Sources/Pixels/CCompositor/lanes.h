#pragma once
#include <stdint.h>
#include <string.h>

// Vectors stay within one file: how they would be handed to another does not matter.
#pragma clang diagnostic ignored "-Wpsabi"
// The same roundings with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

// Eight pixels at once, as sixteen lanes of red and blue and sixteen of alpha and green.

#define HERO_INLINE static inline __attribute__((always_inline))
#define HERO_STEP 8

typedef uint16_t hero_u16 __attribute__((vector_size(32)));
typedef uint32_t hero_u32 __attribute__((vector_size(32)));
typedef uint8_t hero_bytes __attribute__((vector_size(8)));

/// Components of eight pixels.
typedef struct {
  hero_u16 rb;
  hero_u16 ag;
} hero_lanes;

typedef uint32_t hero_wide_u16 __attribute__((vector_size(64)));

/// x / 255, rounded to nearest; x ≤ 255².
#define HERO_DIV255(x) ((((x) + 128) + (((x) + 128) >> 8)) >> 8)

/// The same for lanes: t · 257 / 65536 is (t + t / 256) / 256, and the high half of a product is one instruction.
HERO_INLINE void hero_div255(hero_u16 *x) {
  hero_wide_u16 wide = __builtin_convertvector((hero_u16)(*x + 128), hero_wide_u16) * 257;
  *x = __builtin_convertvector(wide >> 16, hero_u16);
}

#define HERO_LOW_BYTES 0x00ff00ffu

HERO_INLINE void hero_load_lanes(hero_lanes *lanes, const uint32_t *pixels) {
  hero_u32 value;
  memcpy(&value, pixels, sizeof value);
  lanes->rb = (hero_u16)(value & HERO_LOW_BYTES);
  lanes->ag = (hero_u16)((value >> 8) & HERO_LOW_BYTES);
}

HERO_INLINE void hero_store_lanes(const hero_lanes *lanes, uint32_t *pixels) {
  hero_u32 value = (hero_u32)lanes->rb | ((hero_u32)lanes->ag << 8);
  memcpy(pixels, &value, sizeof value);
}

/// Eight bytes of coverage, each for both lanes of its pixel.
HERO_INLINE void hero_load_mask(hero_u16 *mask, const uint8_t *bytes) {
  hero_bytes value;
  memcpy(&value, bytes, sizeof value);
  *mask = (hero_u16)(__builtin_convertvector(value, hero_u32) * 0x10001u);
}

HERO_INLINE void hero_multiply(hero_lanes *lanes, const hero_u16 *factor) {
  lanes->rb *= *factor;
  lanes->ag *= *factor;
  hero_div255(&lanes->rb);
  hero_div255(&lanes->ag);
}

/// Has the pixels of the next row brought near: a frame is larger than what a processor keeps by it, and each row lies on other pages, so
/// that its own foresight begins anew with every row.
HERO_INLINE void hero_fetch(const uint32_t *pixels, int64_t stride) { __builtin_prefetch(pixels + stride, 1); }

/// Source-over onto eight pixels.
HERO_INLINE void hero_over(const hero_lanes *source, uint32_t *pixels) {
  hero_lanes below;
  hero_load_lanes(&below, pixels);
  hero_u32 alpha = (hero_u32)source->ag >> 16;
  hero_u16 rest = 255 - (hero_u16)(alpha | (alpha << 16));
  hero_multiply(&below, &rest);
  below.rb += source->rb;
  below.ag += source->ag;
  hero_store_lanes(&below, pixels);
}

/// Draws one colour over pixels that are all covered by `covered`/255; the next row lies `stride` pixels further.
HERO_INLINE void hero_draw_evenly(const hero_lanes *color, uint8_t covered, uint32_t *pixels, int64_t stride, int start, int end) {
  if (covered == 0) return;
  hero_lanes lanes = *color;
  hero_u16 mask = (hero_u16){0} + covered;
  hero_multiply(&lanes, &mask);
  int x = start;
  for (; x + HERO_STEP <= end; x += HERO_STEP) {
    hero_fetch(pixels + x, stride);
    hero_over(&lanes, pixels + x);
  }
  if (x >= end) return;
  uint32_t to[HERO_STEP] = {0};
  size_t count = (size_t)(end - x);
  memcpy(to, pixels + x, count * 4);
  hero_over(&lanes, to);
  memcpy(pixels + x, to, count * 4);
}

// A processor with wider registers gets code of its own, which does the same arithmetic.
#if defined(__x86_64__) && !defined(__AVX2__)
#define HERO_HAS_WIDE 1
#define HERO_WIDE __attribute__((target("avx2")))
#define HERO_CHOOSE(wide, plain) (__builtin_cpu_supports("avx2") ? (wide) : (plain))
#else
#define HERO_CHOOSE(wide, plain) (plain)
#endif
