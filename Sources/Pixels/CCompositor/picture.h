#pragma once
#include "CCompositor.h"
#include "lanes.h"

// What the loops that draw pictures share: the plain ones of picture.c, and those of picture_avx2.c, which give the same pixels.

// Bilinear reading with weights in 128ths, cut off, as pixman does it. Rows are interpolated horizontally first, and the
// two last ones kept: an enlarged picture has few rows.

enum { WEIGHT_BITS = 7, WEIGHT_ONE = 1 << WEIGHT_BITS };

/// An interpolated row: blue, green, red and alpha of each pixel · 128, and some pixels beyond the end.
typedef struct {
  uint16_t *values;
  int64_t source;
} wide_row;

/// Where the pixels of a row come from.
typedef enum {
  /// They are blended.
  BLENDED,
  /// The picture's pixels fall on the box's.
  WHOLE,
  /// All are the same, and stand in the line.
  FLAT,
} reading;

/// All that one drawing needs.
typedef struct {
  const hero_target *target;
  const hero_picture *picture;
  const hero_coverage *coverage;
  int alpha;
  /// The left one of the two neighbouring pixels that each column of the box reads, and how much of the right one, 0…128, eight bytes a
  /// column; with AVX2 as these loops want it.
  int32_t *columns;
  uint16_t *weights;
  /// With AVX2, eight bytes a column: which ones of four pixels' bytes.
  uint16_t *choices;
  uint8_t *mask;
  uint32_t *line;
  wide_row rows[2];
} drawing;

HERO_INLINE int clamped(int64_t index, int count) { return index < 0 ? 0 : index >= count ? count - 1 : (int)index; }

/// The place of a pixel's middle as the pixel left of it, and the weight of the next.
HERO_INLINE int64_t place(int64_t position, uint32_t *weight) {
  const int64_t half = (int64_t)1 << 31;
  position -= half;
  *weight = (uint32_t)(position >> (32 - WEIGHT_BITS)) & (WEIGHT_ONE - 1);
  return position >> 32;
}

/// Where a column of the box reads, one beyond the end as the last one; the left pixel always has one to its right.
HERO_INLINE int32_t column_place(const drawing *d, int x, uint32_t *weight) {
  int last = d->picture->width - 2, end = d->target->width - 1;
  int64_t left = place(d->picture->x + d->picture->step_x * (x < end ? x : end), weight);
  if (left < 0) return (*weight = 0, 0);
  if (left > last) return (*weight = WEIGHT_ONE, last);
  return (int32_t)left;
}

/// Where a row of the box reads. The upper of the two rows is at hand if either was; `weight`: how much of the lower one, 0…127.
HERO_INLINE int64_t row_place(drawing *d, int y, uint32_t *weight) {
  int64_t index = place(d->picture->y + d->picture->step_y * y, weight);
  wide_row *upper = &d->rows[0], *lower = &d->rows[1];
  if (upper->source != index && lower->source == index) {
    wide_row kept = *upper;
    *upper = *lower;
    *lower = kept;
  }
  return index;
}

/// The row of the mask that counts for a row of the box.
HERO_INLINE int mask_index(int index, int count, int mask_count, int repeated) {
  if (index < repeated) return index;
  int from_end = count - index;
  return from_end <= mask_count - repeated - 1 ? mask_count - from_end : repeated;
}

/// The columns of the box in which the repeated column of the mask counts.
HERO_INLINE void edges(const drawing *d, int *left, int *right) {
  const hero_coverage *c = d->coverage;
  int width = d->target->width, first = c->repeated_column - c->x;
  int end = c->area_width - (c->width - c->repeated_column - 1) - c->x;
  *left = first < 0 ? 0 : first > width ? width : first;
  *right = end < *left ? *left : end > width ? width : end;
}

HERO_INLINE uint8_t faded(uint8_t covered, int alpha) {
  uint32_t product = (uint32_t)covered * (uint32_t)alpha;
  return (uint8_t)HERO_DIV255(product);
}

/// Works out coverage · alpha at the edges for a row of the mask, and returns that of the columns between them.
HERO_INLINE uint8_t fill_mask(const drawing *d, int mask_row, int left, int right) {
  const hero_coverage *c = d->coverage;
  const uint8_t *bytes = c->bytes + (int64_t)mask_row * c->stride;
  int width = d->target->width;
  memcpy(d->mask, bytes + c->x, (size_t)left);
  memcpy(d->mask + right, bytes + c->width - (c->area_width - c->x - right), (size_t)(width - right));
  if (d->alpha == 255) return bytes[c->repeated_column];
  for (int x = 0; x < left; x++) d->mask[x] = faded(d->mask[x], d->alpha);
  for (int x = right; x < width; x++) d->mask[x] = faded(d->mask[x], d->alpha);
  return faded(bytes[c->repeated_column], d->alpha);
}

#ifdef HERO_HAS_WIDE
/// Whether `hero_draw_picture_avx2` draws a picture: one that has four pixels in a row, and is not read in steps of more than two.
int hero_can_draw_picture_avx2(const hero_picture *picture);

/// Draws a picture, blended or whole; columns and weights are filled by it. `padded`: columns that there is memory for.
void hero_draw_picture_avx2(drawing *d, reading reading, int padded);
#endif
