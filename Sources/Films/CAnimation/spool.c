#include "CAnimation.h"
#include "steps.h"

typedef uint32_t eight_pixels __attribute__((vector_size(32)));

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

/// Pixels from `x` on that are as in the frame before.
static inline size_t count_kept(const uint32_t *before, const uint32_t *now, size_t x, size_t end) {
  size_t start = x;
  for (; x + 8 <= end; x += 8) {
    eight_pixels a, b;
    memcpy(&a, before + x, sizeof a);
    memcpy(&b, now + x, sizeof b);
    if (__builtin_reduce_or(a ^ b) != 0) break;
  }
  while (x < end && now[x] == before[x]) x++;
  return x - start;
}

/// Pixels from `x` on that are all one colour, and none as in the frame before.
static inline size_t count_again(const uint32_t *before, const uint32_t *now, uint32_t pixel, size_t x, size_t end) {
  size_t start = x;
  for (; x + 8 <= end; x += 8) {
    eight_pixels a, b;
    memcpy(&a, before + x, sizeof a);
    memcpy(&b, now + x, sizeof b);
    if (__builtin_reduce_or((b ^ pixel) | (eight_pixels)(a == pixel)) != 0) break;
  }
  while (x < end && now[x] == pixel && before[x] != pixel) x++;
  return x - start;
}

/// A row of steps under way.
typedef struct {
  uint8_t *out;
  uint32_t seen[64];
  uint32_t last;
} packing;

static inline void put_pixel(packing *p, uint32_t pixel) {
  const uint8_t *c = (const uint8_t *)&pixel, *l = (const uint8_t *)&p->last;
  uint32_t slot = hero_place_of(pixel);
  if (p->seen[slot] == pixel) {
    *p->out++ = (uint8_t)(HERO_SEEN | slot);
  } else if (c[3] == 0) {
    *p->out++ = HERO_CLEAR;
  } else {
    p->seen[slot] = pixel;
    int8_t r = (int8_t)(c[0] - l[0]), g = (int8_t)(c[1] - l[1]), b = (int8_t)(c[2] - l[2]);
    int8_t rg = (int8_t)(r - g), bg = (int8_t)(b - g);
    if (r >= -2 && r <= 1 && g >= -2 && g <= 1 && b >= -2 && b <= 1) {
      *p->out++ = (uint8_t)(HERO_NEAR | (r + 2) << 4 | (g + 2) << 2 | (b + 2));
    } else if (g >= -32 && g <= 31 && rg >= -8 && rg <= 7 && bg >= -8 && bg <= 7) {
      *p->out++ = (uint8_t)(HERO_LUMA | (g + 32));
      *p->out++ = (uint8_t)((rg + 8) << 4 | (bg + 8));
    } else {
      *p->out++ = HERO_RGB;
      *p->out++ = c[0];
      *p->out++ = c[1];
      *p->out++ = c[2];
    }
  }
  p->last = pixel;
}

size_t hero_pack(
    const uint32_t *before, int32_t before_step, const uint32_t *now, int32_t width, int32_t height, uint8_t *target,
    hero_rect *changed) {
  packing p = {target, {0}, 0};
  hero_rect rect = {width, height, 0, 0};
  size_t kept = 0, end = (size_t)width;
  for (int32_t y = 0; y < height; y++, before += before_step, now += width) {
    size_t x = count_kept(before, now, 0, end);
    kept += x;
    if (x == end) continue;
    if ((int32_t)x < rect.left) rect.left = (int32_t)x;
    if (y < rect.top) rect.top = y;
    rect.bottom = y + 1;
    while (x < end) {
      p.out = put_run(p.out, kept, 28, HERO_KEEP, HERO_KEEPS);
      kept = 0;
      while (x < end && now[x] != before[x]) {
        size_t run = now[x] == p.last ? count_again(before, now, p.last, x, end) : 0;
        if (run > 0) {
          p.out = put_run(p.out, run, 32, HERO_AGAIN, HERO_AGAINS);
          x += run;
        } else {
          put_pixel(&p, now[x++]);
        }
      }
      if ((int32_t)x > rect.right) rect.right = (int32_t)x;
      size_t count = count_kept(before, now, x, end);
      kept += count;
      x += count;
    }
  }
  if (rect.right == 0) rect = (hero_rect){0, 0, 0, 0};
  *changed = rect;
  p.out = put_run(p.out, kept, 28, HERO_KEEP, HERO_KEEPS);
  return (size_t)(p.out - target);
}
