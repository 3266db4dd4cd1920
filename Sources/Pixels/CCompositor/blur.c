#include "CCompositor.h"

#include <stdlib.h>

#include "lanes.h"

// A colour through a blurred mask. Samples are interpolated along rows first, the two last rows kept, then between rows:
// neighbouring pixels share almost all of it. What all columns of the middle, or following rows, have in common is worked out once.

typedef float hero_f32 __attribute__((vector_size(32)));
typedef int32_t hero_i32 __attribute__((vector_size(32)));

typedef uint16_t hero_halves __attribute__((vector_size(16)));
typedef float four_floats __attribute__((vector_size(16)));

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
  /// A row of samples, and its last one again.
  float *samples;
  /// The coverage of the row that is drawn, a byte a pixel, 0 where nothing shows; of the columns `left` to `right` only the first counts.
  uint8_t *mask;
  /// The longest run of columns that read the same place.
  int left, right;
  hero_lanes color;
  /// Of the colour.
  int alpha;
  /// The least coverage that shows.
  int least;
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

/// The samples left and right of two columns.
HERO_INLINE four_floats two_pairs(const float *samples, const int32_t *columns) {
  float pairs[4];
  memcpy(pairs, samples + columns[0], 8);
  memcpy(pairs + 2, samples + columns[1], 8);
  four_floats floats;
  memcpy(&floats, pairs, sizeof floats);
  return floats;
}

HERO_INLINE void read_columns(const drawing *d, sample_row *row, int start, int end) {
  const int32_t *restrict columns = d->blur->columns;
  const float *restrict fractions = d->blur->column_fractions, *restrict samples = d->samples;
  float *restrict values = row->values;
  int x = start;
  for (; x + 4 <= end; x += 4) {
    four_floats first = two_pairs(samples, columns + x), second = two_pairs(samples, columns + x + 2), fraction;
    memcpy(&fraction, fractions + x, sizeof fraction);
    four_floats a = __builtin_shufflevector(first, second, 0, 2, 4, 6), b = __builtin_shufflevector(first, second, 1, 3, 5, 7);
    four_floats value = a + (b - a) * fraction;
    memcpy(values + x, &value, sizeof value);
  }
  for (; x < end; x++) {
    float a = samples[columns[x]], b = samples[columns[x] + 1];
    values[x] = a + (b - a) * fractions[x];
  }
}

HERO_INLINE void read_row(const drawing *d, int index, sample_row *row) {
  int width = d->blur->width;
  memcpy(d->samples, d->blur->samples + (int64_t)index * width, (size_t)width * sizeof(float));
  d->samples[width] = d->samples[width - 1];
  read_columns(d, row, 0, d->left + 1);
  read_columns(d, row, d->right, d->target->width);
  row->source = index;
}

/// Works out the mask of eight pixels after another between two rows; up to seven beyond `end`.
HERO_INLINE void fill_mask(const drawing *d, float fraction, int start, int end, int is_black) {
  for (int x = start; x < end; x += HERO_STEP) {
    hero_f32 a, b;
    memcpy(&a, d->rows[0].values + x, sizeof a);
    memcpy(&b, d->rows[1].values + x, sizeof b);
    hero_f32 value = (a + (b - a) * fraction) * 255.0f + 0.5f;
    hero_halves covered = __builtin_convertvector(__builtin_convertvector(value, hero_i32), hero_halves);
    if (is_black) {
      covered = HERO_DIV255(covered * (uint16_t)d->alpha);
    } else {
      covered &= (hero_halves)(covered >= (uint16_t)d->least);
    }
    hero_bytes bytes = __builtin_convertvector(covered, hero_bytes);
    memcpy(d->mask + x, &bytes, sizeof bytes);
  }
}

/// Reads the two rows that a row of the box lies between, and works out the mask.
HERO_INLINE void prepare_row(drawing *d, int y, int is_black) {
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
  fill_mask(d, blur->row_fractions[y], 0, d->left + 1, is_black);
  fill_mask(d, blur->row_fractions[y], d->right, d->target->width, is_black);
}

/// Draws on eight pixels.
HERO_INLINE void draw_eight(const drawing *d, const uint8_t *covered, uint32_t *pixels, int is_black) {
  hero_u16 mask;
  hero_load_mask(&mask, covered);
  hero_lanes lanes;
  if (!is_black) {
    lanes = d->color;
    hero_multiply(&lanes, &mask);
    return hero_over(&lanes, pixels);
  }
  // Black adds nothing but alpha.
  hero_u16 rest = 255 - mask;
  hero_load_lanes(&lanes, pixels);
  hero_multiply(&lanes, &rest);
  lanes.ag += (hero_u16)((hero_u32)mask & 0xffff0000u);
  hero_store_lanes(&lanes, pixels);
}

HERO_INLINE void draw_masked(const drawing *d, uint32_t *pixels, int start, int end, int is_black) {
  int x = start;
  for (; x + HERO_STEP <= end; x += HERO_STEP) {
    uint64_t covered;
    memcpy(&covered, d->mask + x, sizeof covered);
    if (covered == 0) continue;
    hero_fetch(pixels + x, d->target->stride);
    draw_eight(d, d->mask + x, pixels + x, is_black);
  }
  if (x >= end) return;
  uint32_t last[HERO_STEP] = {0};
  size_t count = (size_t)(end - x);
  memcpy(last, pixels + x, count * 4);
  draw_eight(d, d->mask + x, last, is_black);
  memcpy(pixels + x, last, count * 4);
}

HERO_INLINE int smaller(int a, int b) { return a < b ? a : b; }
HERO_INLINE int larger(int a, int b) { return a > b ? a : b; }

/// Draws columns of a row.
HERO_INLINE void draw_span(const drawing *d, uint32_t *pixels, int start, int end, int is_black) {
  draw_masked(d, pixels, start, smaller(end, d->left), is_black);
  hero_draw_evenly(&d->color, d->mask[d->left], pixels, d->target->stride, larger(start, d->left), smaller(end, d->right));
  draw_masked(d, pixels, larger(start, d->right), end, is_black);
}

HERO_INLINE void draw_rows(drawing *d, int is_black) {
  const hero_blur *blur = d->blur;
  const hero_hole *hole = d->hole;
  int width = d->target->width;
  for (int y = 0; y < d->target->height; y++) {
    if (y == 0 || blur->rows[y] != blur->rows[y - 1] || blur->row_fractions[y] != blur->row_fractions[y - 1]) {
      prepare_row(d, y, is_black);
    }
    uint32_t *pixels = d->target->pixels + d->target->stride * y;
    if (y >= hole->top && y < hole->bottom && hole->right > hole->left) {
      draw_span(d, pixels, 0, hole->left, is_black);
      draw_span(d, pixels, hole->right, width, is_black);
    } else {
      draw_span(d, pixels, 0, width, is_black);
    }
  }
}

static void draw_narrow(drawing *d) { draw_rows(d, 0); }
static void draw_black_narrow(drawing *d) { draw_rows(d, 1); }

#ifdef HERO_HAS_WIDE
HERO_WIDE static void draw_wide(drawing *d) { draw_rows(d, 0); }
HERO_WIDE static void draw_black_wide(drawing *d) { draw_rows(d, 1); }
#endif

int hero_draw_blur(const hero_target *target, const hero_blur *blur, uint32_t color, const hero_hole *hole) {
  if (color == 0) return 1;
  size_t padded = (size_t)target->width + 2 * HERO_STEP, held = (size_t)blur->width + 1;
  float *memory = calloc(padded * (2 * sizeof(float) + 1) + held * sizeof(float), 1);
  if (memory == NULL) return 0;
  drawing d = {
    .target = target, .blur = blur, .hole = hole, .samples = memory + 2 * padded,
    .mask = (uint8_t *)(memory + 2 * padded + held), .alpha = (int)(color >> 24), .least = 1,
    .rows = {{.values = memory, .source = -1}, {.values = memory + padded, .source = -1}},
  };
  find_run(&d);
  int is_black = color << 8 == 0;
  while (d.least < 255 && HERO_DIV255(d.least * d.alpha) == 0) d.least++;
  uint32_t repeated[HERO_STEP];
  for (int i = 0; i < HERO_STEP; i++) repeated[i] = is_black ? 0xff000000u : color;
  hero_load_lanes(&d.color, repeated);
  if (is_black) {
    HERO_CHOOSE(draw_black_wide, draw_black_narrow)(&d);
  } else {
    HERO_CHOOSE(draw_wide, draw_narrow)(&d);
  }
  free(memory);
  return 1;
}
