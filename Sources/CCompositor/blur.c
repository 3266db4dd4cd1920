#include "CCompositor.h"

#include <stdlib.h>

#include "lanes.h"

// A colour through a blurred mask. Samples are interpolated along rows first, the two last rows kept, then between rows:
// neighbouring pixels share almost all of it. What all columns of the middle, or following rows, have in common is worked out once.

typedef float hero_f32 __attribute__((vector_size(32)));
typedef int32_t hero_i32 __attribute__((vector_size(32)));

/// Samples of a mask's row at the columns of the box, eight more at the end.
typedef struct {
  float *values;
  int source;
} sample_row;

/// All that one drawing needs.
typedef struct {
  const hero_target *target;
  const hero_blur *blur;
  const hero_hole *hole;
  sample_row rows[2];
  /// The coverage of the row that is drawn, a byte a pixel; of the columns `left` to `right` only the first counts.
  uint8_t *mask;
  /// The longest run of columns that read the same place.
  int left, right;
  hero_lanes color;
} drawing;

/// Finds the columns of the middle.
static void find_run(drawing *d) {
  const hero_blur *blur = d->blur;
  for (int start = 0, end, width = d->target->width; start < width; start = end) {
    end = start + 1;
    while (end < width && blur->columns[end] == blur->columns[start]
        && blur->column_fractions[end] == blur->column_fractions[start]) end++;
    if (end - start > d->right - d->left) (d->left = start, d->right = end);
  }
}

HERO_INLINE void read_columns(const hero_blur *blur, int index, sample_row *row, int start, int end) {
  const float *samples = blur->samples + (int64_t)index * blur->width;
  for (int x = start; x < end; x++) {
    int left = blur->columns[x], right = left + 1 < blur->width ? left + 1 : left;
    float a = samples[left], b = samples[right];
    row->values[x] = a + (b - a) * blur->column_fractions[x];
  }
}

HERO_INLINE void read_row(const drawing *d, int index, sample_row *row) {
  read_columns(d->blur, index, row, 0, d->left + 1);
  read_columns(d->blur, index, row, d->right, d->target->width);
  row->source = index;
}

/// Works out the mask of eight pixels after another between two rows; up to seven beyond `end`.
HERO_INLINE void fill_mask(const drawing *d, float fraction, int start, int end) {
  for (int x = start; x < end; x += HERO_STEP) {
    hero_f32 a, b;
    memcpy(&a, d->rows[0].values + x, sizeof a);
    memcpy(&b, d->rows[1].values + x, sizeof b);
    hero_f32 value = (a + (b - a) * fraction) * 255.0f + 0.5f;
    hero_bytes bytes = __builtin_convertvector(__builtin_convertvector(value, hero_i32), hero_bytes);
    memcpy(d->mask + x, &bytes, sizeof bytes);
  }
}

/// Reads the two rows that a row of the box lies between, and works out the mask.
HERO_INLINE void prepare_row(drawing *d, int y) {
  const hero_blur *blur = d->blur;
  int index = blur->rows[y], next = index + 1 < blur->height ? index + 1 : index;
  sample_row *rows = d->rows;
  if (rows[0].source != index && rows[1].source == index) {
    sample_row kept = rows[0];
    rows[0] = rows[1];
    rows[1] = kept;
  }
  if (rows[0].source != index) read_row(d, index, &rows[0]);
  if (rows[1].source != next) read_row(d, next, &rows[1]);
  fill_mask(d, blur->row_fractions[y], 0, d->left + 1);
  fill_mask(d, blur->row_fractions[y], d->right, d->target->width);
}

HERO_INLINE void draw_masked(const drawing *d, uint32_t *pixels, int start, int end) {
  for (int x = start; x < end; x += HERO_STEP) {
    hero_lanes lanes = d->color;
    hero_u16 mask;
    hero_load_mask(&mask, d->mask + x);
    hero_multiply(&lanes, &mask);
    if (x + HERO_STEP <= end) {
      hero_fetch(pixels + x, d->target->stride);
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

HERO_INLINE int smaller(int a, int b) { return a < b ? a : b; }
HERO_INLINE int larger(int a, int b) { return a > b ? a : b; }

/// Draws columns of a row.
HERO_INLINE void draw_span(const drawing *d, uint32_t *pixels, int start, int end) {
  draw_masked(d, pixels, start, smaller(end, d->left));
  hero_draw_evenly(&d->color, d->mask[d->left], pixels, d->target->stride, larger(start, d->left), smaller(end, d->right));
  draw_masked(d, pixels, larger(start, d->right), end);
}

HERO_INLINE void draw_rows(drawing *d) {
  const hero_blur *blur = d->blur;
  const hero_hole *hole = d->hole;
  int width = d->target->width;
  for (int y = 0; y < d->target->height; y++) {
    if (y == 0 || blur->rows[y] != blur->rows[y - 1] || blur->row_fractions[y] != blur->row_fractions[y - 1]) {
      prepare_row(d, y);
    }
    uint32_t *pixels = d->target->pixels + d->target->stride * y;
    if (y >= hole->top && y < hole->bottom && hole->right > hole->left) {
      draw_span(d, pixels, 0, hole->left);
      draw_span(d, pixels, hole->right, width);
    } else {
      draw_span(d, pixels, 0, width);
    }
  }
}

static void draw_narrow(drawing *d) { draw_rows(d); }

#ifdef HERO_HAS_WIDE
HERO_WIDE static void draw_wide(drawing *d) { draw_rows(d); }
#else
#define draw_wide draw_narrow
#endif

int hero_draw_blur(const hero_target *target, const hero_blur *blur, uint32_t color, const hero_hole *hole) {
  if (color == 0) return 1;
  size_t padded = (size_t)target->width + 2 * HERO_STEP;
  float *memory = calloc(padded, 2 * sizeof(float) + 1);
  if (memory == NULL) return 0;
  drawing d = {
    .target = target, .blur = blur, .hole = hole, .mask = (uint8_t *)(memory + 2 * padded),
    .rows = {{.values = memory, .source = -1}, {.values = memory + padded, .source = -1}},
  };
  find_run(&d);
  uint32_t repeated[HERO_STEP];
  for (int i = 0; i < HERO_STEP; i++) repeated[i] = color;
  hero_load_lanes(&d.color, repeated);
  HERO_CHOOSE(draw_wide, draw_narrow)(&d);
  free(memory);
  return 1;
}
