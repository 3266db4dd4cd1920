#include <stdlib.h>

#include "picture.h"

typedef uint8_t quad_bytes __attribute__((vector_size(16)));
typedef uint32_t four_words __attribute__((vector_size(16)));
typedef uint16_t quad __attribute__((vector_size(32)));
typedef int16_t signed_quad __attribute__((vector_size(32)));
typedef int32_t wide_quad __attribute__((vector_size(64)));
typedef uint8_t two_quads_bytes __attribute__((vector_size(32)));

/// Two neighbouring pairs of pixels.
HERO_INLINE four_words two_pairs(const uint32_t *pixels, const int32_t *columns) {
  uint64_t pairs[2];
  memcpy(&pairs[0], pixels + columns[0], 8);
  memcpy(&pairs[1], pixels + columns[1], 8);
  four_words words;
  memcpy(&words, pairs, sizeof words);
  return words;
}

/// Fills the row for a row of the picture: four pixels after another, up to three beyond the end.
HERO_INLINE void widen(const drawing *d, wide_row *row, int64_t index) {
  const uint32_t *pixels = d->picture->pixels + (int64_t)clamped(index, d->picture->height) * d->picture->width;
  const int32_t *restrict columns = d->columns;
  const uint16_t *restrict weights = d->weights;
  uint16_t *restrict values = row->values;
  for (int x = 0; x < d->target->width; x += 4) {
    four_words first = two_pairs(pixels, columns + x), second = two_pairs(pixels, columns + x + 2);
    quad left = __builtin_convertvector((quad_bytes)__builtin_shufflevector(first, second, 0, 2, 4, 6), quad);
    quad right = __builtin_convertvector((quad_bytes)__builtin_shufflevector(first, second, 1, 3, 5, 7), quad);
    quad weight;
    memcpy(&weight, weights + x * 4, sizeof weight);
    quad sum = (left << WEIGHT_BITS) + (right - left) * weight;
    memcpy(values + x * 4, &sum, sizeof sum);
  }
  row->source = index;
}

/// Two rows to blend: (a · (128 − weight) + b · weight) / 128, cut off; 0 ≤ weight < 128.
///
/// That is a + d · weight / 128 with d = b − a, and as well b + d · (weight − 128) / 128: one of both factors · 512 is a signed
/// number of 16 bits, whose product's high half is the part to add, cut off likewise.
typedef struct {
  const uint16_t *above, *below;
  /// The one that is nearer, to which the part is added.
  const uint16_t *base;
  signed_quad factor;
} row_pair;

HERO_INLINE row_pair pair_of(const wide_row *upper, const wide_row *lower, uint32_t weight) {
  const int shift = 16 - WEIGHT_BITS;
  int is_nearer_below = weight >= WEIGHT_ONE / 2;
  signed_quad factor = (signed_quad){0} + (int16_t)(((int)weight - (is_nearer_below ? WEIGHT_ONE : 0)) * (1 << shift));
  return (row_pair){upper->values, lower->values, is_nearer_below ? lower->values : upper->values, factor};
}

/// Four pixels' components.
HERO_INLINE quad blended(const row_pair *pair, int x) {
  quad a, b, base;
  memcpy(&a, pair->above + x * 4, sizeof a);
  memcpy(&b, pair->below + x * 4, sizeof b);
  memcpy(&base, pair->base + x * 4, sizeof base);
  wide_quad product = __builtin_convertvector((signed_quad)(b - a), wide_quad) * __builtin_convertvector(pair->factor, wide_quad);
  return (base + (quad)__builtin_convertvector(product >> 16, signed_quad)) >> WEIGHT_BITS;
}

/// Blends two interpolated rows into pixels, from `start` to `end`, and up to three beyond it if there is room.
HERO_INLINE void blend_rows(const row_pair *rows, uint32_t *restrict pixels, int start, int end, int has_room) {
  const row_pair pair = *rows;
  int x = start;
  for (; x + 8 <= end; x += 8) {
    quad first = blended(&pair, x), second = blended(&pair, x + 4);
    two_quads_bytes bytes = __builtin_convertvector(
        __builtin_shufflevector(first, second, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
                                26, 27, 28, 29, 30, 31), two_quads_bytes);
    memcpy(pixels + x, &bytes, sizeof bytes);
  }
  for (; x < end; x += 4) {
    quad_bytes bytes = __builtin_convertvector(blended(&pair, x), quad_bytes);
    memcpy(pixels + x, &bytes, has_room || end - x >= 4 ? sizeof bytes : (size_t)(end - x) * 4);
  }
}

/// Interpolates a row of the box: the columns `left` to `right` into `pixels` if there are any, all others into the line.
HERO_INLINE void blend(drawing *d, int row, uint32_t *pixels, int left, int right) {
  uint32_t weight;
  int64_t index = row_place(d, row, &weight);
  wide_row *upper = &d->rows[0], *lower = &d->rows[1];
  if (upper->source != index) widen(d, upper, index);
  if (weight > 0 && lower->source != index + 1) widen(d, lower, index + 1);
  // Without a weight the lower row is whatever was there, and does not count.
  row_pair pair = pair_of(upper, lower, weight);
  if (pixels == NULL) return blend_rows(&pair, d->line, 0, d->target->width, 1);
  blend_rows(&pair, d->line, 0, left, 1);
  blend_rows(&pair, pixels, left, right, 0);
  blend_rows(&pair, d->line, right, d->target->width, 1);
}

/// Draws pixels, from `start` to `end`, with the mask.
HERO_INLINE void draw_masked(const drawing *d, const uint32_t *source, uint32_t *pixels, int start, int end) {
  int x = start;
  for (; x + HERO_STEP <= end; x += HERO_STEP) {
    hero_lanes lanes;
    hero_u16 mask;
    hero_fetch(pixels + x, d->target->stride);
    hero_load_lanes(&lanes, source + x);
    hero_load_mask(&mask, d->mask + x);
    hero_multiply(&lanes, &mask);
    hero_over(&lanes, pixels + x);
  }
  if (x >= end) return;
  uint32_t from[HERO_STEP] = {0}, to[HERO_STEP] = {0};
  uint8_t bytes[HERO_STEP] = {0};
  size_t count = (size_t)(end - x);
  memcpy(from, source + x, count * 4);
  memcpy(to, pixels + x, count * 4);
  memcpy(bytes, d->mask + x, count);
  hero_lanes lanes;
  hero_u16 mask;
  hero_load_lanes(&lanes, from);
  hero_load_mask(&mask, bytes);
  hero_multiply(&lanes, &mask);
  hero_over(&lanes, to);
  memcpy(pixels + x, to, count * 4);
}

/// Draws eight pixels, all of them covered by `covered`/255.
HERO_INLINE void draw_eight(const uint32_t *source, uint32_t *pixels, uint8_t covered) {
  hero_lanes lanes;
  hero_load_lanes(&lanes, source);
  if (covered < 255) {
    hero_u16 mask = (hero_u16){0} + covered;
    hero_multiply(&lanes, &mask);
  }
  hero_over(&lanes, pixels);
}

/// Draws pixels that are all covered by `covered`/255.
HERO_INLINE void draw_evenly(const uint32_t *source, uint32_t *pixels, int64_t stride, int start, int end, uint8_t covered) {
  int x = start;
  for (; x + HERO_STEP <= end; x += HERO_STEP) {
    hero_fetch(pixels + x, stride);
    draw_eight(source + x, pixels + x, covered);
  }
  if (x >= end) return;
  uint32_t from[HERO_STEP] = {0}, to[HERO_STEP] = {0};
  size_t count = (size_t)(end - x);
  memcpy(from, source + x, count * 4);
  memcpy(to, pixels + x, count * 4);
  draw_eight(from, to, covered);
  memcpy(pixels + x, to, count * 4);
}

/// Draws a row, of which the columns `left` to `right` are all covered by `covered`/255, and the others as the mask says.
HERO_INLINE void draw_row(drawing *d, reading reading, int y, int left, int right, uint8_t covered) {
  uint32_t *pixels = d->target->pixels + d->target->stride * y;
  int width = d->target->width, replaces = d->picture->is_opaque && covered == 255;
  const uint32_t *source = d->line;
  if (reading == WHOLE) {
    source = d->picture->pixels + ((d->picture->y >> 32) + y) * d->picture->width + (d->picture->x >> 32);
  } else if (reading == BLENDED) {
    blend(d, y, replaces ? pixels : NULL, left, right);
  }
  draw_masked(d, source, pixels, 0, left);
  draw_masked(d, source, pixels, right, width);
  if (replaces) {
    if (reading != BLENDED) memcpy(pixels + left, source + left, (size_t)(right - left) * 4);
  } else if (reading == FLAT) {
    hero_lanes color;
    hero_load_lanes(&color, source);
    hero_draw_evenly(&color, covered, pixels, d->target->stride, left, right);
  } else if (covered == 255) {
    draw_evenly(source, pixels, d->target->stride, left, right, 255);
  } else {
    draw_evenly(source, pixels, d->target->stride, left, right, covered);
  }
}

/// Draws all rows.
HERO_INLINE void draw_rows(drawing *d, reading reading) {
  const hero_coverage *coverage = d->coverage;
  int left = 0, right = d->target->width, mask_row = -1;
  uint8_t covered = (uint8_t)d->alpha;
  if (coverage) edges(d, &left, &right);
  for (int y = 0; y < d->target->height; y++) {
    if (coverage) {
      int row = mask_index(y + coverage->y, coverage->area_height, coverage->height, coverage->repeated_row);
      if (row != mask_row) covered = fill_mask(d, row, left, right);
      mask_row = row;
    }
    draw_row(d, reading, y, left, right, covered);
  }
}

static void draw_narrow(drawing *d, reading reading) { draw_rows(d, reading); }

#ifdef HERO_HAS_WIDE
HERO_WIDE static void draw_wide(drawing *d, reading reading) { draw_rows(d, reading); }
#else
#define draw_wide draw_narrow
#endif

/// Whether each pixel of the box falls on one of the picture, and none lies outside.
static int is_whole(const hero_target *target, const hero_picture *p) {
  const int64_t one = (int64_t)1 << 32, half = one >> 1;
  return p->step_x == one && p->step_y == one && (p->x & (one - 1)) == half && (p->y & (one - 1)) == half
      && p->x >= 0 && p->y >= 0 && (p->x >> 32) + target->width <= p->width
      && (p->y >> 32) + target->height <= p->height;
}

/// Works out where columns read, and how much of the right pixel.
static void prepare(drawing *d, int count) {
  for (int x = 0; x < count; x++) {
    uint32_t weight;
    d->columns[x] = column_place(d, x, &weight);
    for (int i = 0; i < 4; i++) d->weights[x * 4 + i] = (uint16_t)weight;
  }
}

/// Draws with AVX2 if `is_wide` and the picture is one that these loops draw.
HERO_INLINE int draw(
    const hero_target *target, const hero_picture *picture, const hero_coverage *coverage, int alpha, int is_wide) {
  size_t width = (size_t)target->width, padded = (width + HERO_STEP + 15) & ~(size_t)15;
  // In the order of their alignment: lines of 64 bytes, which vectors should not lie across.
  size_t bytes = padded * (4 * 8 + 4 + 4 + 1);
  char *memory = aligned_alloc(64, (bytes + 63) & ~(size_t)63);
  if (memory == NULL) return 0;
  uint16_t *values = (uint16_t *)memory;
  int32_t *columns = (int32_t *)(values + padded * 16);
  uint32_t *line = (uint32_t *)(columns + padded);
  drawing d = {
    .target = target, .picture = picture, .coverage = coverage, .alpha = alpha, .weights = values + padded * 8,
    .choices = values + padded * 12, .columns = columns, .line = line, .mask = (uint8_t *)(line + padded),
    .rows = {{.values = values, .source = INT64_MIN}, {.values = values + padded * 4, .source = INT64_MIN}},
  };
  reading reading = is_whole(target, picture) ? WHOLE : BLENDED;
  if (picture->width == 1 && picture->height == 1) {
    reading = FLAT;
    for (size_t x = 0; x < padded; x++) line[x] = picture->pixels[0];
  } else if (reading == BLENDED) {
    memset(values, 0, padded * 2 * 8);
  }
#ifdef HERO_HAS_WIDE
  if (is_wide && reading != FLAT && hero_can_draw_picture_avx2(picture)) {
    hero_draw_picture_avx2(&d, reading, (int)padded);
    free(memory);
    return 1;
  }
#endif
  if (reading == BLENDED) prepare(&d, (int)padded);
  if (is_wide) {
    draw_wide(&d, reading);
  } else {
    draw_narrow(&d, reading);
  }
  free(memory);
  return 1;
}

int hero_draw_picture(const hero_target *target, const hero_picture *picture, const hero_coverage *coverage, int alpha) {
  return draw(target, picture, coverage, alpha, HERO_CHOOSE(1, 0));
}

int hero_draw_picture_plainly(
    const hero_target *target, const hero_picture *picture, const hero_coverage *coverage, int alpha) {
  return draw(target, picture, coverage, alpha, 0);
}
