#include "CAnimation.h"
#include <string.h>

// PNG's filters. Source: PNG (third edition), 9.2.

static inline uint8_t paeth(int32_t a, int32_t b, int32_t c) {
  int32_t pa = b - c, pb = a - c, pc = pa + pb;
  pa = pa < 0 ? -pa : pa;
  pb = pb < 0 ? -pb : pb;
  pc = pc < 0 ? -pc : pc;
  return (uint8_t)(pa <= pb && pa <= pc ? a : (pb <= pc ? b : c));
}

static inline uint32_t size_of(const uint8_t *bytes, size_t count) {
  uint32_t sum = 0;
  for (size_t i = 0; i < count; i++) sum += bytes[i] < 128 ? bytes[i] : 256 - bytes[i];
  return sum;
}

static void copy_row(const uint32_t *pixels, int32_t count, int32_t channels, uint8_t *target) {
  const uint8_t *p = (const uint8_t *)pixels;
  if (channels == 4) {
    memcpy(target, p, (size_t)count * 4);
    return;
  }
  for (int32_t x = 0; x < count; x++) {
    target[x * 3] = p[x * 4];
    target[x * 3 + 1] = p[x * 4 + 1];
    target[x * 3 + 2] = p[x * 4 + 2];
  }
}

void hero_filter_rows(
    const uint32_t *pixels, int32_t width, hero_rect rect, int32_t channels, uint8_t *scratch, uint8_t *target) {
  size_t step = (size_t)channels, size = (size_t)(rect.right - rect.left) * step;
  // Each with a pixel of zeros at its left.
  uint8_t *above = scratch + step, *row = above + size + step, *tried = row + size;
  memset(scratch, 0, size * 2 + step * 2);
  for (int32_t y = rect.top; y < rect.bottom; y++) {
    copy_row(pixels + (size_t)y * (size_t)width + rect.left, rect.right - rect.left, channels, row);
    uint8_t *kept = target + 1;
    *target = 0;
    memcpy(kept, row, size);
    uint32_t least = size_of(kept, size);
    for (uint8_t filter = 1; filter < 5 && least > 0; filter++) {
      switch (filter) {
        case 1: for (size_t i = 0; i < size; i++) tried[i] = (uint8_t)(row[i] - row[i - step]); break;
        case 2: for (size_t i = 0; i < size; i++) tried[i] = (uint8_t)(row[i] - above[i]); break;
        case 3: for (size_t i = 0; i < size; i++) tried[i] = (uint8_t)(row[i] - ((row[i - step] + above[i]) >> 1)); break;
        default:
          for (size_t i = 0; i < size; i++) {
            tried[i] = (uint8_t)(row[i] - paeth(row[i - step], above[i], above[i - step]));
          }
      }
      uint32_t sum = size_of(tried, size);
      if (sum < least) {
        least = sum;
        *target = filter;
        memcpy(kept, tried, size);
      }
    }
    target += size + 1;
    memcpy(above, row, size);
  }
}

int hero_over(const uint32_t *before, const uint32_t *now, int32_t width, hero_rect rect, uint32_t *target) {
  for (int32_t y = rect.top; y < rect.bottom; y++) {
    for (int32_t x = rect.left; x < rect.right; x++) {
      size_t i = (size_t)y * (size_t)width + (size_t)x;
      if (now[i] == before[i]) {
        target[i] = 0;
      } else if (((const uint8_t *)&now[i])[3] == 255) {
        target[i] = now[i];
      } else {
        return 0;
      }
    }
  }
  return 1;
}
