#include "CCompositor.h"

#include <stdlib.h>

#include "lanes.h"

// A colour through a blurred mask. Samples are interpolated along rows first, the two last rows kept, then between rows:
// neighbouring pixels share almost all of it.

typedef float hero_f32 __attribute__((vector_size(32)));
typedef int32_t hero_i32 __attribute__((vector_size(32)));

/// Samples of a mask's row at the columns of the box, eight more at the end.
typedef struct {
  float *values;
  int source;
} sample_row;

HERO_INLINE void read_row(const hero_blur *blur, int index, int width, sample_row *row) {
  const float *samples = blur->samples + (int64_t)index * blur->width;
  for (int x = 0; x < width; x++) {
    int left = blur->columns[x], right = left + 1 < blur->width ? left + 1 : left;
    float a = samples[left], b = samples[right];
    row->values[x] = a + (b - a) * blur->column_fractions[x];
  }
  row->source = index;
}

/// The coverage of eight pixels between two rows.
HERO_INLINE hero_u16 blended(const float *upper, const float *lower, float fraction) {
  hero_f32 a, b;
  memcpy(&a, upper, sizeof a);
  memcpy(&b, lower, sizeof b);
  hero_f32 value = (a + (b - a) * fraction) * 255.0f + 0.5f;
  hero_u32 byte = (hero_u32)__builtin_convertvector(value, hero_i32);
  return (hero_u16)(byte | (byte << 16));
}

HERO_INLINE void draw_span(
    uint32_t *pixels, const float *upper, const float *lower, float fraction, const hero_lanes *color, int start, int end) {
  for (int x = start; x < end; x += HERO_STEP) {
    hero_lanes lanes = *color;
    hero_u16 mask = blended(upper + x, lower + x, fraction);
    hero_multiply(&lanes, &mask);
    if (x + HERO_STEP <= end) {
      hero_over(&lanes, pixels + x);
      continue;
    }
    uint32_t last[HERO_STEP] = {0};
    size_t count = (size_t)(end - x);
    memcpy(last, pixels + x, count * 4);
    hero_over(&lanes, last);
    memcpy(pixels + x, last, count * 4);
  }
}

HERO_INLINE void draw_rows(
    const hero_target *target, const hero_blur *blur, uint32_t color, const hero_hole *hole, sample_row *rows) {
  uint32_t repeated[HERO_STEP];
  for (int i = 0; i < HERO_STEP; i++) repeated[i] = color;
  hero_lanes lanes;
  hero_load_lanes(&lanes, repeated);
  int width = target->width;
  for (int y = 0; y < target->height; y++) {
    int index = blur->rows[y], next = index + 1 < blur->height ? index + 1 : index;
    if (rows[0].source != index && rows[1].source == index) {
      sample_row kept = rows[0];
      rows[0] = rows[1];
      rows[1] = kept;
    }
    if (rows[0].source != index) read_row(blur, index, width, &rows[0]);
    if (rows[1].source != next) read_row(blur, next, width, &rows[1]);
    uint32_t *pixels = target->pixels + target->stride * y;
    const float *upper = rows[0].values, *lower = rows[1].values;
    if (y >= hole->top && y < hole->bottom && hole->right > hole->left) {
      draw_span(pixels, upper, lower, blur->row_fractions[y], &lanes, 0, hole->left);
      draw_span(pixels, upper, lower, blur->row_fractions[y], &lanes, hole->right, width);
    } else {
      draw_span(pixels, upper, lower, blur->row_fractions[y], &lanes, 0, width);
    }
  }
}

static void draw_narrow(
    const hero_target *target, const hero_blur *blur, uint32_t color, const hero_hole *hole, sample_row *rows) {
  draw_rows(target, blur, color, hole, rows);
}

#ifdef HERO_HAS_WIDE
HERO_WIDE static void draw_wide(
    const hero_target *target, const hero_blur *blur, uint32_t color, const hero_hole *hole, sample_row *rows) {
  draw_rows(target, blur, color, hole, rows);
}
#else
#define draw_wide draw_narrow
#endif

int hero_draw_blur(const hero_target *target, const hero_blur *blur, uint32_t color, const hero_hole *hole) {
  size_t padded = (size_t)target->width + 2 * HERO_STEP;
  float *memory = calloc(padded * 2, sizeof(float));
  if (memory == NULL) return 0;
  sample_row rows[2] = {{.values = memory, .source = -1}, {.values = memory + padded, .source = -1}};
  HERO_CHOOSE(draw_wide, draw_narrow)(target, blur, color, hole, rows);
  free(memory);
  return 1;
}
