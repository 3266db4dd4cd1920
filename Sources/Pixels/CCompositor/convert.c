#include "CCompositor.h"

#include "lanes.h"

HERO_INLINE void premultiply_with(const uint8_t *rgba, int count, uint32_t *pixels) {
  for (int i = 0; i < count; i++) {
    uint32_t alpha = rgba[i * 4 + 3];
    uint32_t red = HERO_DIV255(rgba[i * 4] * alpha), green = HERO_DIV255(rgba[i * 4 + 1] * alpha);
    uint32_t blue = HERO_DIV255(rgba[i * 4 + 2] * alpha);
    pixels[i] = alpha << 24 | blue << 16 | green << 8 | red;
  }
}

/// The mean of four pixels, two components at a time.
HERO_INLINE uint32_t mean(uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  uint32_t rb = (a & HERO_LOW_BYTES) + (b & HERO_LOW_BYTES) + (c & HERO_LOW_BYTES) + (d & HERO_LOW_BYTES);
  a >>= 8, b >>= 8, c >>= 8, d >>= 8;
  uint32_t ag = (a & HERO_LOW_BYTES) + (b & HERO_LOW_BYTES) + (c & HERO_LOW_BYTES) + (d & HERO_LOW_BYTES);
  return ((rb + 0x20002) >> 2 & HERO_LOW_BYTES) | ((ag + 0x20002) >> 2 & HERO_LOW_BYTES) << 8;
}

HERO_INLINE void halve_with(const uint32_t *upper, const uint32_t *lower, int width, int lone, uint32_t *target) {
  if (lone) *target++ = mean(upper[0], upper[0], lower[0], lower[0]);
  upper += lone, lower += lone, width -= lone;
  for (int x = 0; x < width / 2; x++) target[x] = mean(upper[x * 2], upper[x * 2 + 1], lower[x * 2], lower[x * 2 + 1]);
  if (width % 2) target[width / 2] = mean(upper[width - 1], upper[width - 1], lower[width - 1], lower[width - 1]);
}

static void premultiply(const uint8_t *rgba, int count, uint32_t *pixels) { premultiply_with(rgba, count, pixels); }

static void halve(const uint32_t *upper, const uint32_t *lower, int width, int lone, uint32_t *target) {
  halve_with(upper, lower, width, lone, target);
}

#ifdef HERO_HAS_WIDE
HERO_WIDE static void premultiply_wide(const uint8_t *rgba, int count, uint32_t *pixels) { premultiply_with(rgba, count, pixels); }

HERO_WIDE static void halve_wide(const uint32_t *upper, const uint32_t *lower, int width, int lone, uint32_t *target) {
  halve_with(upper, lower, width, lone, target);
}
#endif

void hero_premultiply(const uint8_t *rgba, int count, uint32_t *pixels) {
  HERO_CHOOSE(premultiply_wide, premultiply)(rgba, count, pixels);
}

void hero_halve_row(const uint32_t *upper, const uint32_t *lower, int width, int lone, uint32_t *target) {
  HERO_CHOOSE(halve_wide, halve)(upper, lower, width, lone, target);
}

void hero_alpha_samples(const uint32_t *pixels, int count, float *samples) {
  for (int i = 0; i < count; i++) samples[i] = (float)(pixels[i] >> 24) / 255;
}

const char *hero_compositor_loops(void) { return HERO_CHOOSE("AVX2", "plain"); }
