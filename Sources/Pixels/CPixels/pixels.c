#include "CPixels.h"

#include <string.h>

#include "vectors.h"

/// Pixels that are looked at together: those of a frame are mostly all opaque.
#define GROUP 64

static inline int all_opaque(const uint32_t *pixels) {
  hero_words all = HERO_LOAD_WORDS(pixels);
  for (size_t pixel = 4; pixel < GROUP; pixel += 4) all &= HERO_LOAD_WORDS(pixels + pixel);
  return (all[0] & all[1] & all[2] & all[3]) >> 24 == 255;
}

static inline void straighten(uint32_t pixel, uint8_t *rgba) {
  uint32_t alpha = pixel >> 24, blue = pixel >> 16 & 255, green = pixel >> 8 & 255, red = pixel & 255;
  if (alpha != 255 && alpha != 0) {
    red = (red * 255 + alpha / 2) / alpha;
    green = (green * 255 + alpha / 2) / alpha;
    blue = (blue * 255 + alpha / 2) / alpha;
  }
  rgba[0] = (uint8_t)(red < 255 ? red : 255);
  rgba[1] = (uint8_t)(green < 255 ? green : 255);
  rgba[2] = (uint8_t)(blue < 255 ? blue : 255);
  rgba[3] = (uint8_t)alpha;
}

void hero_straighten(const uint32_t *pixels, size_t count, uint8_t *rgba) {
  size_t done = 0;
  for (; done + GROUP <= count; done += GROUP) {
    if (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && all_opaque(pixels + done)) {
      // They lie as they should.
      if ((const void *)pixels != rgba) memcpy(rgba + done * 4, pixels + done, GROUP * 4);
    } else {
      for (size_t pixel = done; pixel < done + GROUP; pixel++) straighten(pixels[pixel], rgba + pixel * 4);
    }
  }
  for (; done < count; done++) straighten(pixels[done], rgba + done * 4);
}

int hero_is_opaque(const uint8_t *rgba, size_t count) {
  size_t done = 0;
  for (; done + GROUP <= count; done += GROUP) {
    hero_bytes all = HERO_LOAD(rgba + done * 4);
    for (size_t pixel = done + 4; pixel < done + GROUP; pixel += 4) all &= HERO_LOAD(rgba + pixel * 4);
    if ((all[3] & all[7] & all[11] & all[15]) != 255) return 0;
  }
  for (; done < count; done++) {
    if (rgba[done * 4 + 3] != 255) return 0;
  }
  return 1;
}

#if defined(__x86_64__)
/// Sixteen pixels become three vectors. Returns how many pixels were copied.
__attribute__((target("ssse3"))) static size_t drop_alpha_quickly(const uint8_t *rgba, size_t count, uint8_t *rgb) {
  size_t done = 0;
  for (; done + 16 <= count; done += 16, rgba += 64, rgb += 48) {
    hero_bytes a = HERO_LOAD(rgba), b = HERO_LOAD(rgba + 16), c = HERO_LOAD(rgba + 32), d = HERO_LOAD(rgba + 48);
    HERO_STORE(rgb, __builtin_shufflevector(a, b, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20));
    HERO_STORE(rgb + 16, __builtin_shufflevector(b, c, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25));
    HERO_STORE(rgb + 32, __builtin_shufflevector(c, d, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30));
  }
  return done;
}
#endif

void hero_drop_alpha(const uint8_t *rgba, size_t count, uint8_t *rgb) {
  size_t done = 0;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("ssse3")) done = drop_alpha_quickly(rgba, count, rgb);
#endif
  // Eight pixels become three words. Each step writes 24 bytes and nothing beyond them.
  for (; done + 8 <= count; done += 8) {
    uint64_t pairs[4], words[3];
    memcpy(pairs, rgba + done * 4, sizeof pairs);
    for (int i = 0; i < 4; i++) {
      pairs[i] = HERO_LITTLE_ENDIAN(pairs[i]);
      pairs[i] = (pairs[i] & 0xFFFFFF) | (pairs[i] >> 8 & 0xFFFFFF000000);
    }
    words[0] = HERO_LITTLE_ENDIAN(pairs[0] | pairs[1] << 48);
    words[1] = HERO_LITTLE_ENDIAN(pairs[1] >> 16 | pairs[2] << 32);
    words[2] = HERO_LITTLE_ENDIAN(pairs[2] >> 32 | pairs[3] << 16);
    memcpy(rgb + done * 3, words, sizeof words);
  }
  for (; done < count; done++) memcpy(rgb + done * 3, rgba + done * 4, 3);
}
