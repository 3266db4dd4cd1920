#include "picture.h"

#ifdef HERO_HAS_WIDE
#include <immintrin.h>

// Eight pixels at a time, from the picture to the target without a line between: what is read, faded and laid over stays in registers.
//
// A picture's two neighbours are multiplied and added at once, bytes by bytes. Of a signed byte only -128 is a whole weight, so that
// weights are negative, and so are the values of a row; the sign goes away when rows are blended.

#define WIDE HERO_WIDE HERO_INLINE

/// Eight pixels' components as unpacking their bytes leaves them: of the pixels 0, 1, 4 and 5, and of 2, 3, 6 and 7. Rows, columns and
/// weights have their pixels in this order too, which is its own inverse.
typedef struct {
  __m256i first, second;
} eight;

/// Where a pixel stands in this order.
HERO_INLINE int slot(int x) { return (x & ~6) | (x & 2) << 1 | (x & 4) >> 1; }

WIDE __m256i load(const void *place) { return _mm256_loadu_si256((const __m256i *)place); }
WIDE void store(void *place, __m256i value) { _mm256_storeu_si256((__m256i *)place, value); }

/// Fills the row for a row of the picture: the sums' opposites. Two pixels at a time read from four of the picture's.
WIDE void widen(const drawing *d, wide_row *row, int64_t index, int count) {
  const uint32_t *pixels = d->picture->pixels + (int64_t)clamped(index, d->picture->height) * d->picture->width;
  const int32_t *restrict columns = d->columns;
  const uint16_t *restrict weights = d->weights, *restrict choices = d->choices;
  uint16_t *restrict values = row->values;
  for (int x = 0; x < count; x += 4) {
    __m128i first = _mm_loadu_si128((const __m128i *)(pixels + columns[x / 2]));
    __m128i second = _mm_loadu_si128((const __m128i *)(pixels + columns[x / 2 + 1]));
    __m256i pairs = _mm256_shuffle_epi8(_mm256_set_m128i(second, first), load(choices + x * 4));
    store(values + x * 4, _mm256_maddubs_epi16(pairs, load(weights + x * 4)));
  }
  row->source = index;
}

/// Two rows to blend, as in picture.c, but that their values are negative.
typedef struct {
  const uint16_t *above, *below, *base;
  __m256i factor;
} row_pair;

WIDE row_pair pair_of(drawing *d, int y, int count) {
  uint32_t weight;
  int64_t index = row_place(d, y, &weight);
  wide_row *upper = &d->rows[0], *lower = &d->rows[1];
  if (upper->source != index) widen(d, upper, index, count);
  // Without a weight the lower row is whatever was there, and does not count.
  if (weight > 0 && lower->source != index + 1) widen(d, lower, index + 1, count);
  int is_nearer_below = weight >= WEIGHT_ONE / 2;
  int factor = ((int)weight - (is_nearer_below ? WEIGHT_ONE : 0)) * (1 << (16 - WEIGHT_BITS));
  return (row_pair){
    upper->values, lower->values, is_nearer_below ? lower->values : upper->values, _mm256_set1_epi16((short)factor)};
}

WIDE __m256i blended(const row_pair *pair, int x) {
  __m256i difference = _mm256_sub_epi16(load(pair->above + x * 4), load(pair->below + x * 4));
  __m256i part = _mm256_mulhi_epi16(difference, pair->factor);
  return _mm256_srli_epi16(_mm256_sub_epi16(part, load(pair->base + x * 4)), WEIGHT_BITS);
}

WIDE eight unpacked(__m256i pixels) {
  const __m256i zero = _mm256_setzero_si256();
  return (eight){_mm256_unpacklo_epi8(pixels, zero), _mm256_unpackhi_epi8(pixels, zero)};
}

/// Products of two bytes, divided by 255 and rounded to nearest.
WIDE __m256i product(__m256i a, __m256i b) {
  __m256i sum = _mm256_add_epi16(_mm256_mullo_epi16(a, b), _mm256_set1_epi16(128));
  return _mm256_mulhi_epu16(sum, _mm256_set1_epi16(257));
}

/// Each pixel's alpha in all of its components.
WIDE __m256i alphas(__m256i pixels) { return _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(pixels, 0xFF), 0xFF); }

WIDE __m256i over(eight source, __m256i below) {
  const __m256i whole = _mm256_set1_epi16(255);
  eight under = unpacked(below);
  under.first = product(under.first, _mm256_sub_epi16(whole, alphas(source.first)));
  under.second = product(under.second, _mm256_sub_epi16(whole, alphas(source.second)));
  return _mm256_packus_epi16(
      _mm256_add_epi16(source.first, under.first), _mm256_add_epi16(source.second, under.second));
}

/// How pixels are laid over those below.
typedef enum {
  /// They replace them.
  REPLACING,
  /// They are laid over as they are.
  OVER,
  /// They are faded evenly.
  FADED,
  /// They are opaque, and faded evenly.
  OPAQUE_FADED,
  /// They are faded by the mask.
  MASKED,
} manner;

/// The source's eight pixels at a column of the row.
typedef struct {
  reading reading;
  row_pair pair;
  /// A whole picture's row.
  const uint32_t *pixels;
} source_row;

WIDE void draw_eight(const source_row *row, int x, uint32_t *pixels, manner manner, uint8_t covered, const uint8_t *mask) {
  if (manner == REPLACING && row->reading == WHOLE) return store(pixels, load(row->pixels + x));
  eight source = row->reading == WHOLE ? unpacked(load(row->pixels + x))
                                       : (eight){blended(&row->pair, x), blended(&row->pair, x + 4)};
  if (manner == REPLACING) return store(pixels, _mm256_packus_epi16(source.first, source.second));
  if (manner == FADED || manner == OPAQUE_FADED) {
    __m256i part = _mm256_set1_epi16(covered);
    source = (eight){product(source.first, part), product(source.second, part)};
  }
  if (manner == OPAQUE_FADED) {
    __m256i rest = _mm256_set1_epi16(255 - covered);
    eight under = unpacked(load(pixels));
    __m256i first = _mm256_add_epi16(source.first, product(under.first, rest));
    return store(pixels, _mm256_packus_epi16(first, _mm256_add_epi16(source.second, product(under.second, rest))));
  }
  if (manner == MASKED) {
    const __m256i first = _mm256_setr_epi8(
        0, -1, 0, -1, 0, -1, 0, -1, 1, -1, 1, -1, 1, -1, 1, -1, 4, -1, 4, -1, 4, -1, 4, -1, 5, -1, 5, -1, 5, -1, 5, -1);
    const __m256i two = _mm256_set1_epi16(2);
    int64_t covered_bytes;
    memcpy(&covered_bytes, mask, sizeof covered_bytes);
    __m256i bytes = _mm256_set1_epi64x(covered_bytes);
    source.first = product(source.first, _mm256_shuffle_epi8(bytes, first));
    source.second = product(source.second, _mm256_shuffle_epi8(bytes, _mm256_add_epi8(first, two)));
  }
  store(pixels, over(source, load(pixels)));
}

/// Draws the columns from `start` to `end`, a multiple of eight, all alike.
WIDE void draw_evenly(const drawing *d, const source_row *row, uint32_t *pixels, int start, int end, manner manner, uint8_t covered) {
  for (int x = start; x < end; x += HERO_STEP) {
    hero_fetch(pixels + x, d->target->stride);
    draw_eight(row, x, pixels + x, manner, covered, NULL);
  }
}

/// Draws the columns from `start` to `end` with the mask; `start` is a multiple of eight.
WIDE void draw_masked(const drawing *d, const source_row *row, uint32_t *pixels, int start, int end) {
  int x = start;
  for (; x + HERO_STEP <= end; x += HERO_STEP) {
    int64_t mask;
    memcpy(&mask, d->mask + x, sizeof mask);
    hero_fetch(pixels + x, d->target->stride);
    if (mask == 0) continue;
    if (mask == -1 && d->picture->is_opaque) {
      draw_eight(row, x, pixels + x, REPLACING, 255, NULL);
    } else {
      draw_eight(row, x, pixels + x, MASKED, 255, d->mask + x);
    }
  }
  if (x >= end) return;
  uint32_t to[HERO_STEP] = {0};
  size_t count = (size_t)(end - x);
  source_row last = *row;
  if (row->reading == WHOLE) {
    memcpy(d->line + x, row->pixels + x, count * 4);
    last.pixels = d->line;
  }
  memcpy(to, pixels + x, count * 4);
  draw_eight(&last, x, to, MASKED, 255, d->mask + x);
  memcpy(pixels + x, to, count * 4);
}

/// Draws all rows.
WIDE void draw_rows(drawing *d, reading reading) {
  const hero_coverage *coverage = d->coverage;
  const hero_picture *picture = d->picture;
  const int width = d->target->width, padded = (width + HERO_STEP - 1) & -HERO_STEP;
  int left = 0, right = width, mask_row = -1;
  if (coverage) edges(d, &left, &right);
  // The columns that are alike, in whole steps; what is left of them has its place in the mask.
  int start = (left + HERO_STEP - 1) & -HERO_STEP, end = right & -HERO_STEP;
  if (start >= end) start = end = padded;
  uint8_t covered = (uint8_t)d->alpha;
  memset(d->mask, covered, (size_t)padded);
  for (int y = 0; y < d->target->height; y++) {
    if (coverage) {
      int index = mask_index(y + coverage->y, coverage->area_height, coverage->height, coverage->repeated_row);
      if (index != mask_row) {
        covered = fill_mask(d, index, left, right);
        memset(d->mask + left, covered, (size_t)(right - left));
      }
      mask_row = index;
    }
    uint32_t *pixels = d->target->pixels + d->target->stride * y;
    source_row row = {.reading = reading};
    if (reading == WHOLE) {
      row.pixels = picture->pixels + ((picture->y >> 32) + y) * picture->width + (picture->x >> 32);
    } else {
      row.pair = pair_of(d, y, padded);
    }
    draw_masked(d, &row, pixels, 0, start < width ? start : width);
    if (start >= width) continue;
    if (covered == 255 && picture->is_opaque) {
      draw_evenly(d, &row, pixels, start, end, REPLACING, 255);
    } else if (covered == 255) {
      draw_evenly(d, &row, pixels, start, end, OVER, 255);
    } else if (picture->is_opaque) {
      draw_evenly(d, &row, pixels, start, end, OPAQUE_FADED, covered);
    } else {
      draw_evenly(d, &row, pixels, start, end, FADED, covered);
    }
    draw_masked(d, &row, pixels, end, width);
  }
}

HERO_WIDE static void draw_blended(drawing *d) { draw_rows(d, BLENDED); }
HERO_WIDE static void draw_whole(drawing *d) { draw_rows(d, WHOLE); }

int hero_can_draw_picture_avx2(const hero_picture *picture) {
  return picture->width >= 4 && picture->step_x > 0 && picture->step_x <= (int64_t)2 << 32;
}

/// Works out where columns read: two at a time from four pixels of the picture, of which each chooses two neighbours.
static void prepare(drawing *d, int count) {
  // Bytes of two neighbours, in turns.
  const uint64_t neighbours = 0x0703060205010400, one = 0x0101010101010101;
  int start = 0;
  for (int x = 0; x < count; x++) {
    uint32_t weight;
    int place = slot(x), left = column_place(d, x, &weight);
    if (x % 2 == 0) {
      start = left < d->picture->width - 4 ? left : d->picture->width - 4;
      d->columns[place / 2] = start;
    }
    // The left one's in the lower byte.
    uint64_t pair = (uint8_t)(weight - WEIGHT_ONE) | (uint64_t)(uint8_t)(0u - weight) << 8;
    uint64_t weights = pair * 0x0001000100010001, choice = neighbours + one * 4 * (uint64_t)(left - start);
    memcpy(d->weights + place * 4, &weights, sizeof weights);
    memcpy(d->choices + place * 4, &choice, sizeof choice);
  }
}

void hero_draw_picture_avx2(drawing *d, reading reading, int padded) {
  if (reading == WHOLE) return draw_whole(d);
  prepare(d, padded);
  draw_blended(d);
}
#endif
