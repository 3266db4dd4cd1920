#include <stdlib.h>
#include <string.h>

#include "packer.h"
#include "vectors.h"

/// Zeros before and after a row's bytes, so that all of its vectors can be loaded and stored whole.
#define MARGIN 32

enum { none, sub, up, average, paeth, filters };

hero_png_packer *hero_png_packer_make(size_t width, size_t channels, size_t rows, int tries_paeth) {
  hero_png_packer *packer = (hero_png_packer *)calloc(1, sizeof(hero_png_packer));
  if (packer == NULL) return NULL;
  packer->width = width;
  packer->channels = channels;
  packer->tries_paeth = tries_paeth;
  size_t row = width * channels, strip = rows * (row + 1), lane = row + 2 * MARGIN;
  // Every match is of at least HERO_SHORTEST bytes; the last literals follow no match.
  packer->sequences = (hero_sequence *)malloc((strip / HERO_SHORTEST + 1) * sizeof(hero_sequence));
  uint8_t *filtered = (uint8_t *)calloc(strip + 2 * HERO_FILTERED_MARGIN, 1);
  if (filtered) packer->filtered = filtered + HERO_FILTERED_MARGIN;
  packer->lanes = (uint8_t *)calloc(5, lane);
  if (packer->sequences == NULL || packer->filtered == NULL || packer->lanes == NULL) {
    hero_png_packer_free(packer);
    return NULL;
  }
  packer->row = packer->lanes + MARGIN;
  packer->row_above = packer->row + lane;
  for (int i = 0; i < 3; i++) packer->candidates[i] = packer->row_above + (size_t)(i + 1) * lane;
  return packer;
}

void hero_png_packer_free(hero_png_packer *packer) {
  if (packer == NULL) return;
  free(packer->sequences);
  if (packer->filtered) free(packer->filtered - HERO_FILTERED_MARGIN);
  free(packer->lanes);
  free(packer);
}

/// A byte's distance from 0 as a signed number, summed in pairs.
HERO_INLINE hero_halves cost(hero_bytes bytes) {
  hero_halves pairs = (hero_halves)__builtin_elementwise_min(bytes, (hero_bytes)-bytes);
  return (pairs & 255) + (pairs >> 8);
}

HERO_INLINE uint32_t sum(hero_halves halves) {
  uint32_t result = 0;
  for (int i = 0; i < 8; i++) result += halves[i];
  return result;
}

HERO_INLINE hero_bytes gap(hero_bytes a, hero_bytes b) {
  return __builtin_elementwise_max(a, b) - __builtin_elementwise_min(a, b);
}

HERO_INLINE hero_bytes choose(hero_bytes mask, hero_bytes yes, hero_bytes no) { return (mask & yes) | (~mask & no); }

/// The neighbour that is nearest to left + above − corner. Source: PNG (third edition), 9.4.
///
/// With p = left + above − corner: |p − left| = |above − corner|, |p − above| = |left − corner|, and |p − corner| is the sum of both
/// where left and above lie on the same side of the corner, else their difference; so bytes are wide enough.
HERO_INLINE hero_bytes nearest(hero_bytes left, hero_bytes above, hero_bytes corner) {
  hero_bytes to_left = gap(above, corner), to_above = gap(left, corner);
  hero_bytes total = to_left + to_above;
  // 255 where the sum is larger: it is then more than either of its parts, which is all that counts.
  total |= (hero_bytes)(total < to_left);
  hero_bytes same_side = (hero_bytes)((left >= corner) == (above >= corner));
  hero_bytes to_corner = choose(same_side, total, gap(to_left, to_above));
  hero_bytes rest = choose((hero_bytes)(to_above <= to_corner), above, corner);
  return choose((hero_bytes)(to_left <= __builtin_elementwise_min(to_above, to_corner)), left, rest);
}

/// What the filters leave of a row, as its bytes' distance from 0.
typedef struct {
  uint32_t left, above, nearest;
} costs;

/// The sums of some vectors, in 16 bits.
typedef struct {
  hero_halves left, above, nearest;
} cost_lanes;

/// Filters sixteen bytes of the row at a place in all ways.
HERO_INLINE void filter_sixteen(const hero_png_packer *packer, size_t place, int tries_paeth, cost_lanes *sums) {
  const uint8_t *row = packer->row + place, *row_above = packer->row_above + place;
  hero_bytes bytes = HERO_LOAD(row), left = HERO_LOAD(row - packer->channels), above = HERO_LOAD(row_above);
  hero_bytes from_left = bytes - left, from_above = bytes - above;
  HERO_STORE(packer->candidates[0] + place, from_left);
  HERO_STORE(packer->candidates[1] + place, from_above);
  sums->left += cost(from_left);
  sums->above += cost(from_above);
  if (tries_paeth) {
    hero_bytes from_nearest = bytes - nearest(left, above, HERO_LOAD(row_above - packer->channels));
    HERO_STORE(packer->candidates[2] + place, from_nearest);
    sums->nearest += cost(from_nearest);
  }
}

/// A pair's cost is at most 256: so many vectors fit into 16 bits.
#define MOST_VECTORS 255

/// The filter whose bytes are nearest to 0 in all, which mostly packs best.
static int best_filter(const costs *costs, int tries_paeth) {
  int best = costs->above <= costs->left ? up : sub;
  uint32_t least = best == up ? costs->above : costs->left;
  return tries_paeth && costs->nearest < least ? paeth : best;
}

static void unpack(const hero_png_packer *packer, const uint8_t *rgba, uint8_t *row) {
  if (packer->channels == 3) {
    hero_drop_alpha(rgba, packer->width, row);
  } else {
    memcpy(row, rgba, packer->width * 4);
  }
}

HERO_INLINE void filter_row(hero_png_packer *packer, const uint8_t *rgba, int tries_paeth, costs *costs) {
  unpack(packer, rgba, packer->row);
  const size_t count = packer->width * packer->channels, block = MOST_VECTORS * 16;
  for (size_t start = 0; start < count; start += block) {
    size_t end = count - start < block ? count : start + block;
    cost_lanes sums = {0};
    for (size_t place = start; place < end; place += 16) filter_sixteen(packer, place, tries_paeth, &sums);
    costs->left += sum(sums.left);
    costs->above += sum(sums.above);
    costs->nearest += sum(sums.nearest);
  }
}

/// Filters a row in all ways and returns the best one.
static int filter(hero_png_packer *packer, const uint8_t *rgba) {
  costs costs = {0};
  // The copies differ in what the compiler knows of the third filter.
  if (packer->tries_paeth) {
    filter_row(packer, rgba, 1, &costs);
  } else {
    filter_row(packer, rgba, 0, &costs);
  }
  return best_filter(&costs, packer->tries_paeth);
}

const uint8_t *hero_png_filter(hero_png_packer *packer, const uint8_t *rgba, const uint8_t *above, size_t count) {
  size_t bytes = packer->width * packer->channels, stride = packer->width * 4;
  const uint8_t *end = rgba + count * stride;
  uint8_t *target = packer->filtered;
  if (above == NULL) {
    memset(packer->row_above, 0, bytes);
  } else {
    unpack(packer, above, packer->row_above);
  }
  for (; rgba < end; rgba += stride) {
    if (above != NULL && memcmp(rgba, above, stride) == 0) {
      *target++ = up;
      memset(target, 0, bytes);
    } else {
      int best = filter(packer, rgba);
      *target++ = (uint8_t)best;
      memcpy(target, packer->candidates[best == paeth ? 2 : best - 1], bytes);
      uint8_t *used = packer->row_above;
      packer->row_above = packer->row;
      packer->row = used;
    }
    target += bytes;
    above = rgba;
  }
  packer->count = (size_t)(target - packer->filtered);
  return packer->filtered;
}
