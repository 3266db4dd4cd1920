#include "CAnimation.h"
#include <string.h>

// A frame as a row of steps, after the QOI format (https://qoiformat.org), with one more: pixels that are as in the frame before.
//   00iiiiii           a colour seen lately, by its hash
//   01rrggbb           the left pixel plus -2…1 in each of r, g, b
//   10gggggg rrrrbbbb  the left pixel plus -32…31 in g, and that plus -8…7 in r and b
//   110nnnnn           the left pixel n + 1 times
//   111nnnnn           n + 1 pixels as before, n < 28
//   FC nn nn           n pixels as before      FD nn nn  the left pixel n times
//   FE r g b           a colour                FF        transparency
enum { SEEN = 0x00, NEAR = 0x40, LUMA = 0x80, AGAIN = 0xC0, KEEP = 0xE0, KEEPS = 0xFC, AGAINS = 0xFD, RGB = 0xFE, CLEAR = 0xFF };

static inline uint32_t hash(uint32_t pixel) { return (pixel * 0x9E3779B1u) >> 26; }

static inline uint8_t *put_run(uint8_t *out, size_t run, size_t most, uint8_t small, uint8_t large) {
  while (run > 0) {
    if (run <= most) {
      *out++ = (uint8_t)(small | (run - 1));
      return out;
    }
    size_t part = run < 65535 ? run : 65535;
    *out++ = large;
    *out++ = (uint8_t)part;
    *out++ = (uint8_t)(part >> 8);
    run -= part;
  }
  return out;
}

static inline uint32_t color(uint8_t r, uint8_t g, uint8_t b) {
  uint8_t bytes[4] = {r, g, b, 255};
  uint32_t pixel;
  memcpy(&pixel, bytes, 4);
  return pixel;
}

size_t hero_pack(const uint32_t *before, const uint32_t *now, size_t count, uint8_t *target) {
  uint8_t *out = target;
  uint32_t seen[64] = {0};
  uint32_t left = 0;
  size_t i = 0;
  while (i < count) {
    uint32_t pixel = now[i];
    size_t start = i;
    if (pixel == before[i]) {
      while (i < count && now[i] == before[i]) i++;
      out = put_run(out, i - start, 28, KEEP, KEEPS);
      left = now[i - 1];
      continue;
    }
    if (pixel == left) {
      while (i < count && now[i] == left && now[i] != before[i]) i++;
      out = put_run(out, i - start, 32, AGAIN, AGAINS);
      continue;
    }
    i++;
    const uint8_t *p = (const uint8_t *)&now[start], *l = (const uint8_t *)&left;
    uint32_t slot = hash(pixel);
    if (seen[slot] == pixel) {
      *out++ = (uint8_t)(SEEN | slot);
    } else if (p[3] == 0) {
      *out++ = CLEAR;
    } else {
      seen[slot] = pixel;
      int8_t r = (int8_t)(p[0] - l[0]), g = (int8_t)(p[1] - l[1]), b = (int8_t)(p[2] - l[2]);
      int8_t rg = (int8_t)(r - g), bg = (int8_t)(b - g);
      if (r >= -2 && r <= 1 && g >= -2 && g <= 1 && b >= -2 && b <= 1) {
        *out++ = (uint8_t)(NEAR | (r + 2) << 4 | (g + 2) << 2 | (b + 2));
      } else if (g >= -32 && g <= 31 && rg >= -8 && rg <= 7 && bg >= -8 && bg <= 7) {
        *out++ = (uint8_t)(LUMA | (g + 32));
        *out++ = (uint8_t)((rg + 8) << 4 | (bg + 8));
      } else {
        *out++ = RGB;
        *out++ = p[0];
        *out++ = p[1];
        *out++ = p[2];
      }
    }
    left = pixel;
  }
  return (size_t)(out - target);
}

int hero_unpack(const uint8_t *source, size_t size, uint32_t *pixels, size_t count) {
  const uint8_t *in = source, *end = source + size;
  uint32_t seen[64] = {0};
  uint32_t left = 0;
  size_t i = 0;
  while (in < end) {
    uint8_t step = *in++;
    if (step >= AGAIN && step < RGB) {
      size_t run = step < KEEP ? (size_t)(step & 31) + 1 : (size_t)(step & 31) + 1;
      int keeps = step >= KEEP && step != AGAINS;
      if (step == KEEPS || step == AGAINS) {
        if (end - in < 2) return 0;
        run = (size_t)in[0] | (size_t)in[1] << 8;
        in += 2;
      }
      if (run == 0 || run > count - i) return 0;
      if (keeps) {
        i += run;
        left = pixels[i - 1];
      } else {
        for (size_t stop = i + run; i < stop; i++) pixels[i] = left;
      }
      continue;
    }
    if (i == count) return 0;
    const uint8_t *l = (const uint8_t *)&left;
    if (step < NEAR) {
      left = seen[step];
    } else if (step == CLEAR) {
      left = 0;
    } else {
      if (step < LUMA) {
        left = color(
            (uint8_t)(l[0] + (step >> 4 & 3) - 2), (uint8_t)(l[1] + (step >> 2 & 3) - 2), (uint8_t)(l[2] + (step & 3) - 2));
      } else if (step < AGAIN) {
        if (in == end) return 0;
        int g = (step & 63) - 32, r = g + (*in >> 4) - 8, b = g + (*in & 15) - 8;
        left = color((uint8_t)(l[0] + r), (uint8_t)(l[1] + g), (uint8_t)(l[2] + b));
        in++;
      } else {
        if (end - in < 3) return 0;
        left = color(in[0], in[1], in[2]);
        in += 3;
      }
      seen[hash(left)] = left;
    }
    pixels[i++] = left;
  }
  return i == count;
}
