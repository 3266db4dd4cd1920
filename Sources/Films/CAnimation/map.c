#include "CAnimation.h"
#include "colors.h"
#include "steps.h"
#include <math.h>
#include <stdatomic.h>

// Vectors stay within this file: how they would be handed to another does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

/// States of a mix.
enum { UNKNOWN, CLAIMED, KNOWN };

/// An even order of 8×8 places (Bayer), 0…63.
static const uint8_t order[8][8] = {
    {0, 48, 12, 60, 3, 51, 15, 63}, {32, 16, 44, 28, 35, 19, 47, 31}, {8, 56, 4, 52, 11, 59, 7, 55},
    {40, 24, 36, 20, 43, 27, 39, 23}, {2, 50, 14, 62, 1, 49, 13, 61}, {34, 18, 46, 30, 33, 17, 45, 29},
    {10, 58, 6, 54, 9, 57, 5, 53}, {42, 26, 38, 22, 41, 25, 37, 21},
};

/// The share of the second entry, of 16384, from which on a place takes it: 1/16…15/16, because few dots of another colour on a plain
/// one show more than the difference does.
static inline int32_t threshold(size_t x, size_t y) { return 1024 + order[y & 7][x & 7] * 226 + 113; }

/// How much the distance between two entries counts against mixing them, as a part of the difference that mixing leaves.
enum { FAR = 16 };

/// The mean colour that a film has in a cell; its middle where that is not known.
static void mean(uint32_t cell, const hero_mapping *mapping, int32_t *c) {
  const hero_cell *known = &mapping->cells[cell];
  if (known->count == 0) {
    uint32_t count = (uint32_t)mapping->levels.count;
    c[0] = mapping->levels.middles[cell / (count * count)];
    c[1] = mapping->levels.middles[cell / count % count];
    c[2] = mapping->levels.middles[cell % count];
    return;
  }
  uint64_t half = known->count / 2;
  c[0] = (int32_t)((known->red + half) / known->count);
  c[1] = (int32_t)((known->green + half) / known->count);
  c[2] = (int32_t)((known->blue + half) / known->count);
}

typedef float lanes __attribute__((vector_size(32)));
typedef int32_t numbers __attribute__((vector_size(32)));

/// Components of a palette's entries, each of the three after the other; entries that it does not have are far off.
typedef struct {
  float values[3][256];
} planes;

static void make_planes(const uint8_t *palette, int32_t colors, planes *p) {
  for (int32_t k = 0; k < 3; k++) {
    for (int32_t e = 0; e < 256; e++) p->values[k][e] = e < colors ? (float)palette[e * 3 + k] : 4096;
  }
}

/// The squares of eight differences in three components, added; whole numbers, and exact.
static inline lanes square(const lanes *d) { return d[0] * d[0] + d[1] * d[1] + d[2] * d[2]; }

static inline lanes choose(numbers condition, lanes a, lanes b) {
  return (lanes)(((numbers)a & condition) | ((numbers)b & ~condition));
}

/// The entry nearest to a colour, the lowest of those as near as each other.
static int32_t find_nearest(const planes *p, const int32_t *c, int64_t *distance) {
  lanes least = {0};
  numbers now = {0, 1, 2, 3, 4, 5, 6, 7}, at = now;
  least += INFINITY;
  for (int32_t e = 0; e < 256; e += 8, now += 8) {
    lanes d[3];
    memcpy(&d[0], &p->values[0][e], sizeof d[0]);
    memcpy(&d[1], &p->values[1][e], sizeof d[1]);
    memcpy(&d[2], &p->values[2][e], sizeof d[2]);
    for (int32_t k = 0; k < 3; k++) d[k] -= (float)c[k];
    lanes distances = square(d);
    numbers is_nearer = distances < least;
    least = choose(is_nearer, distances, least);
    at = (now & is_nearer) | (at & ~is_nearer);
  }
  int32_t best = 0;
  for (int32_t i = 1; i < 8; i++) {
    if (least[i] < least[best] || (least[i] == least[best] && at[i] < at[best])) best = i;
  }
  *distance = (int64_t)least[best];
  return at[best];
}

/// What mixing each entry with the first costs, to less than 2; infinity where it lies on the other side or is the same. Returns the least.
static float estimate_costs(const planes *p, int32_t first, const int32_t *c, int64_t least, float *costs) {
  lanes best = {0};
  best += INFINITY;
  for (int32_t e = 0; e < 256; e += 8) {
    lanes d[3], along = {0};
    for (int32_t k = 0; k < 3; k++) {
      memcpy(&d[k], &p->values[k][e], sizeof d[k]);
      d[k] -= p->values[k][first];
      along += d[k] * ((float)c[k] - p->values[k][first]);
    }
    lanes length = square(d), infinity = {0};
    infinity += INFINITY;
    lanes cost = ((float)least - along * along / length) * FAR + length;
    cost = choose((along >= 0) & (length > 0), cost, infinity);
    best = choose(cost < best, cost, best);
    memcpy(costs + e, &cost, sizeof cost);
  }
  float result = best[0];
  for (int32_t i = 1; i < 8; i++) result = best[i] < result ? best[i] : result;
  return result;
}

/// Finds the nearest entry of the palette, and the one that mixes best with it: on a line with it that passes close to the colour, and not
/// far away, so that the mixture is a smooth one.
static void mix(uint32_t cell, const hero_mapping *mapping, const planes *p, hero_mix *result) {
  const uint8_t *palette = mapping->palette;
  int32_t c[3];
  mean(cell, mapping, c);
  int64_t least;
  int32_t first = find_nearest(p, c, &least), second = first;
  if (mapping->flat) {
    result->first = result->second = (uint8_t)first;
    return;
  }
  const uint8_t *a = palette + first * 3;
  float costs[256], limit = estimate_costs(p, first, c, least, costs) + 4;
  // Costs are fractions, compared crosswise: at most 7e11 · 2e5.
  int64_t best = INT64_MAX, best_length = 0;
  for (int32_t e = 0; e < mapping->colors; e++) {
    if (costs[e] > limit || costs[e] == INFINITY) continue;
    int64_t length = 0, along = 0;
    for (int32_t k = 0; k < 3; k++) {
      int32_t d = palette[e * 3 + k] - a[k];
      length += d * d;
      along += d * (c[k] - a[k]);
    }
    int64_t cost = (least * length - along * along) * FAR + length * length;
    if (best_length == 0 || cost * best_length < best * length) {
      best = cost;
      best_length = length;
      second = e;
    }
  }
  int32_t share[3] = {0, 0, 0};
  for (int32_t k = 0; k < 3 && best_length > 0; k++) {
    share[k] = (int32_t)((palette[second * 3 + k] - a[k]) * 16384 / best_length);
  }
  result->first = (uint8_t)first;
  result->second = (uint8_t)second;
  result->red = (int16_t)share[0];
  result->green = (int16_t)share[1];
  result->blue = (int16_t)share[2];
  result->base = share[0] * a[0] + share[1] * a[1] + share[2] * a[2];
}

/// The mix of a cell, worked out by whoever needs it first. Another who needs it meanwhile waits for it.
static const hero_mix *known(uint32_t cell, const hero_mapping *mapping, const planes *p) {
  hero_mix *mixes = mapping->mixes;
  _Atomic uint32_t *state = (_Atomic uint32_t *)&mixes[cell].state;
  if (atomic_load_explicit(state, memory_order_acquire) == KNOWN) return &mixes[cell];
  uint32_t unknown = UNKNOWN;
  if (atomic_compare_exchange_strong(state, &unknown, CLAIMED)) {
    mix(cell, mapping, p, &mixes[cell]);
    atomic_store_explicit(state, KNOWN, memory_order_release);
  }
  while (atomic_load_explicit(state, memory_order_acquire) != KNOWN) {}
  return &mixes[cell];
}

/// How a colour is shown: by one of two entries, depending on the place.
typedef struct {
  uint8_t first, second;
  int32_t share;
} shade;

static inline shade shade_of(uint32_t pixel, const hero_mapping *mapping, const planes *planes) {
  if (pixel == 0) return (shade){mapping->transparent, mapping->transparent, 0};
  if (mapping->set != NULL) {
    uint32_t slot = hero_slot_of(pixel);
    while (mapping->set->slots[slot] != pixel && mapping->set->slots[slot] != 0) slot = (slot + 1) & 1023;
    uint8_t entry = mapping->set->entries[slot];
    return (shade){entry, entry, 0};
  }
  const uint8_t *p = (const uint8_t *)&pixel;
  const hero_mix *m = known(hero_cell_of(p, &mapping->levels), mapping, planes);
  return (shade){m->first, m->second, m->red * p[0] + m->green * p[1] + m->blue * p[2] - m->base};
}

/// Fills a part of a row with a colour.
static inline void fill(uint8_t *entries, shade shade, const int32_t *thresholds, size_t x, size_t count) {
  uint8_t pattern[16];
  for (int i = 0; i < 8; i++) pattern[i] = pattern[i + 8] = shade.share > thresholds[i] ? shade.second : shade.first;
  const uint8_t *part = pattern + (x & 7);
  for (; count >= 8; count -= 8, entries += 8) memcpy(entries, part, 8);
  for (size_t i = 0; i < count; i++) entries[i] = part[i];
}

static inline uint32_t color(uint8_t r, uint8_t g, uint8_t b) {
  uint8_t bytes[4] = {r, g, b, 255};
  uint32_t pixel;
  memcpy(&pixel, bytes, 4);
  return pixel;
}

int hero_map_packed(
    const uint8_t *source, size_t size, int32_t width, int32_t height, const hero_mapping *mapping, uint8_t *entries) {
  const uint8_t *in = source, *end = source + size;
  const size_t columns = (size_t)width, rows = (size_t)height;
  int32_t thresholds[8][8];
  for (size_t i = 0; i < 64; i++) thresholds[i / 8][i % 8] = threshold(i % 8, i / 8);
  uint32_t seen[64] = {0}, last = 0;
  planes planes;
  make_planes(mapping->palette, mapping->colors, &planes);
  shade shown = shade_of(last, mapping, &planes);
  size_t x = 0, y = 0;
  while (in < end) {
    uint8_t step = *in++;
    if (step >= HERO_AGAIN && step < HERO_RGB) {
      size_t run = (size_t)(step & 31) + 1;
      if (step == HERO_KEEPS || step == HERO_AGAINS) {
        if (end - in < 2) return 0;
        run = (size_t)in[0] | (size_t)in[1] << 8;
        in += 2;
      }
      if (step >= HERO_KEEP && step != HERO_AGAINS) {
        x += run;
        if (x >= columns) {
          y += x / columns;
          x %= columns;
        }
        if (y > rows || (y == rows && x > 0)) return 0;
        continue;
      }
      if (y == rows || run > columns - x) return 0;
      fill(entries + y * columns + x, shown, thresholds[y & 7], x, run);
      x += run;
    } else {
      if (y == rows) return 0;
      if (step < HERO_NEAR) {
        last = seen[step];
      } else if (step == HERO_CLEAR) {
        last = 0;
      } else {
        const uint8_t *l = (const uint8_t *)&last;
        if (step < HERO_LUMA) {
          last = color(
              (uint8_t)(l[0] + (step >> 4 & 3) - 2), (uint8_t)(l[1] + (step >> 2 & 3) - 2), (uint8_t)(l[2] + (step & 3) - 2));
        } else if (step < HERO_AGAIN) {
          if (in == end) return 0;
          int g = (step & 63) - 32, r = g + (*in >> 4) - 8, b = g + (*in & 15) - 8;
          last = color((uint8_t)(l[0] + r), (uint8_t)(l[1] + g), (uint8_t)(l[2] + b));
          in++;
        } else {
          if (end - in < 3) return 0;
          last = color(in[0], in[1], in[2]);
          in += 3;
        }
        seen[hero_place_of(last)] = last;
      }
      shown = shade_of(last, mapping, &planes);
      entries[y * columns + x] = shown.share > thresholds[y & 7][x & 7] ? shown.second : shown.first;
      x++;
    }
    if (x == columns) {
      x = 0;
      y++;
    }
  }
  return y == rows;
}
