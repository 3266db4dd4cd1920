#include "CCompositor.h"

#include "lanes.h"

// Ramps of colours along a line, in pixman's arithmetic: places are 65536ths, colours 32-bit floats that are never fused. Source:
// pixman 0.42, pixman-linear-gradient.c and pixman-gradient-walker.c.

typedef double hero_f64 __attribute__((vector_size(64)));
typedef float hero_f32 __attribute__((vector_size(32)));
typedef int32_t hero_i32 __attribute__((vector_size(32)));

/// The colours between two stops: places left ..< right; component k of what is not yet multiplied by alpha is slope[k] · place + base[k],
/// 0…1, alpha the first.
typedef struct {
  int64_t left, right;
  float slope[4], base[4];
} part;

static part part_at(const hero_ramp *ramp, int64_t place) {
  int next = 0;
  while (next < ramp->count && place >= ramp->stops[next].place) next++;
  const hero_stop *left = &ramp->stops[next > 0 ? next - 1 : 0];
  const hero_stop *right = &ramp->stops[next < ramp->count ? next : ramp->count - 1];
  part p = {next > 0 ? left->place : INT32_MIN, next < ramp->count ? right->place : INT32_MAX, {0}, {0}};
  float start = (float)p.left * (1.0f / 65536.0f), end = (float)p.right * (1.0f / 65536.0f);
  int is_even = next == 0 || next == ramp->count || end == start;
  for (int k = 0; k < 4; k++) {
    float a = (float)left->color[k] * (1.0f / 257.0f), b = (float)right->color[k] * (1.0f / 257.0f);
    if (is_even) {
      p.base[k] = (a + b) / 510.0f;
    } else {
      float width = 1.0f / (end - start);
      p.base[k] = (a * end - b * start) * width * (1.0f / 255.0f);
      p.slope[k] = (b - a) * width * (1.0f / 255.0f);
    }
  }
  return p;
}

static uint32_t color_at(const part *p, int64_t place) {
  float at = (float)place * (1.0f / 65536.0f);
  float alpha = 255.0f * (p->slope[0] * at + p->base[0]);
  uint32_t pixel = (uint32_t)(int32_t)(alpha + 0.5f) << 24;
  for (int k = 1; k < 4; k++) {
    float value = alpha * (p->slope[k] * at + p->base[k]);
    pixel |= ((uint32_t)(int32_t)(value + 0.5f) & 255) << (24 - k * 8);
  }
  return pixel;
}

/// Eight pixels of one part.
HERO_INLINE void draw_eight(const part *p, const hero_i32 *places, uint32_t *pixels) {
  hero_f32 at = __builtin_convertvector(*places, hero_f32) * (1.0f / 65536.0f);
  hero_f32 alpha = 255.0f * (p->slope[0] * at + p->base[0]);
  hero_i32 result = __builtin_convertvector(alpha + 0.5f, hero_i32) << 24;
  for (int k = 1; k < 4; k++) {
    hero_f32 value = alpha * (p->slope[k] * at + p->base[k]);
    result |= (__builtin_convertvector(value + 0.5f, hero_i32) & 255) << (24 - k * 8);
  }
  memcpy(pixels, &result, sizeof result);
}

/// A row whose first pixel lies at a place, and the others `step` further each.
HERO_INLINE void draw_row(const hero_ramp *ramp, int64_t start, double step, uint32_t *pixels, int width) {
  part p = part_at(ramp, start);
  // Beyond what 32 bits hold pixels are drawn one by one.
  double end = (double)start + step * width, limit = 1 << 30;
  int x = 0, is_near = start > -limit && start < limit && end > -limit && end < limit;
  hero_f64 index = {0, 1, 2, 3, 4, 5, 6, 7};
  while (x < width) {
    if (is_near && x + 8 <= width) {
      hero_i32 places = __builtin_convertvector((index + (double)x) * step, hero_i32) + (int32_t)start;
      int32_t first = places[0], last = places[7], low = first < last ? first : last, high = first < last ? last : first;
      if (low >= p.left && high < p.right) {
        draw_eight(&p, &places, pixels + x);
        x += 8;
        continue;
      }
    }
    for (int stop = x + 8 < width ? x + 8 : width; x < stop; x++) {
      int64_t place = start + (int64_t)(step * x);
      if (place < p.left || place >= p.right) p = part_at(ramp, place);
      pixels[x] = color_at(&p, place);
    }
  }
}

/// A row's place in the line's space, one coordinate: 65536ths, to nearest.
static int64_t coordinate(const int32_t *row, int32_t x, int32_t y) {
  int64_t middle_x = (int64_t)x * 65536 + 32768, middle_y = (int64_t)y * 65536 + 32768;
  return (row[0] * middle_x + row[1] * middle_y + row[2] * (int64_t)65536 + 32768) >> 16;
}

HERO_INLINE void draw_rows(const hero_target *target, const hero_ramp *ramp) {
  int64_t dx = ramp->end_x - ramp->start_x, dy = ramp->end_y - ramp->start_y;
  double length = (double)(dx * dx + dy * dy), start = (double)(dx * ramp->start_x + dy * ramp->start_y);
  double scale = 65536.0 * 65536.0 / (length * 65536.0);
  double step = (double)(dx * ramp->to_x[0] + dy * ramp->to_y[0]) * scale;
  for (int y = 0; y < target->height; y++) {
    int64_t row_x = coordinate(ramp->to_x, ramp->x, ramp->y + y), row_y = coordinate(ramp->to_y, ramp->x, ramp->y + y);
    int64_t place = (int64_t)(((double)(dx * row_x + dy * row_y) - start) * scale);
    draw_row(ramp, place, step, target->pixels + y * target->stride, target->width);
  }
}

static void draw_plain(const hero_target *target, const hero_ramp *ramp) { draw_rows(target, ramp); }

#ifdef HERO_HAS_WIDE
HERO_WIDE static void draw_wide(const hero_target *target, const hero_ramp *ramp) { draw_rows(target, ramp); }
#else
#define draw_wide draw_plain
#endif

void hero_draw_ramp(const hero_target *target, const hero_ramp *ramp) {
  HERO_CHOOSE(draw_wide, draw_plain)(target, ramp);
}
