#include "CAnimation.h"
#include "colors.h"
#include <stdatomic.h>

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
static inline int32_t threshold(int32_t x, int32_t y) { return 1024 + order[y & 7][x & 7] * 226 + 113; }

/// How much the distance between two entries counts against mixing them, as a part of the difference that mixing leaves.
enum { FAR = 16 };

/// The mean colour that a film has in a cell; its middle where that is not known.
static void mean(uint32_t cell, const hero_cell *cells, int32_t *c) {
  const hero_cell *known = &cells[cell];
  uint64_t half = known->count / 2;
  c[0] = (int32_t)(cell >> 12) * 4 + (known->count == 0 ? 2 : (int32_t)((known->red + half) / known->count));
  c[1] = (int32_t)(cell >> 6 & 63) * 4 + (known->count == 0 ? 2 : (int32_t)((known->green + half) / known->count));
  c[2] = (int32_t)(cell & 63) * 4 + (known->count == 0 ? 2 : (int32_t)((known->blue + half) / known->count));
}

/// Finds the nearest entry of the palette, and the one that mixes best with it: on a line with it that passes close to the colour, and not
/// far away, so that the mixture is a smooth one.
static void mix(uint32_t cell, const hero_cell *cells, const uint8_t *palette, int32_t colors, hero_mix *result) {
  int32_t c[3], first = 0;
  int64_t least = INT64_MAX;
  mean(cell, cells, c);
  for (int32_t e = 0; e < colors; e++) {
    int32_t r = c[0] - palette[e * 3], g = c[1] - palette[e * 3 + 1], b = c[2] - palette[e * 3 + 2];
    int64_t distance = r * r + g * g + b * b;
    if (distance < least) {
      least = distance;
      first = e;
    }
  }
  const uint8_t *a = palette + first * 3;
  int32_t second = first;
  // Costs are fractions, compared crosswise: at most 7e11 · 2e5.
  int64_t best = INT64_MAX, best_length = 0;
  for (int32_t e = 0; e < colors; e++) {
    int64_t length = 0, along = 0;
    for (int32_t k = 0; k < 3; k++) {
      int32_t d = palette[e * 3 + k] - a[k];
      length += d * d;
      along += d * (c[k] - a[k]);
    }
    if (length == 0 || along < 0) continue;
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
static const hero_mix *known(
    uint32_t cell, const hero_cell *cells, const uint8_t *palette, int32_t colors, hero_mix *mixes) {
  _Atomic uint32_t *state = (_Atomic uint32_t *)&mixes[cell].state;
  if (atomic_load_explicit(state, memory_order_acquire) == KNOWN) return &mixes[cell];
  uint32_t unknown = UNKNOWN;
  if (atomic_compare_exchange_strong(state, &unknown, CLAIMED)) {
    mix(cell, cells, palette, colors, &mixes[cell]);
    atomic_store_explicit(state, KNOWN, memory_order_release);
  }
  while (atomic_load_explicit(state, memory_order_acquire) != KNOWN) {}
  return &mixes[cell];
}

void hero_map(
    const uint32_t *before, const uint32_t *now, int32_t width, hero_rect rect, const hero_cell *cells,
    const uint8_t *palette, int32_t colors, uint8_t transparent, hero_mix *mixes, uint8_t *entries) {
  for (int32_t y = rect.top; y < rect.bottom; y++) {
    size_t row = (size_t)y * (size_t)width;
    int32_t thresholds[8];
    for (int32_t x = 0; x < 8; x++) thresholds[x] = threshold(x, y);
    uint32_t last = 0;
    int32_t share = 0;
    const hero_mix *m = NULL;
    for (int32_t x = rect.left; x < rect.right; x++) {
      size_t i = row + (size_t)x;
      if (before[i] == now[i]) continue;
      if (now[i] == 0) {
        entries[i] = transparent;
        continue;
      }
      if (now[i] != last) {
        last = now[i];
        const uint8_t *p = (const uint8_t *)&now[i];
        m = known(hero_cell_of(p), cells, palette, colors, mixes);
        share = m->red * p[0] + m->green * p[1] + m->blue * p[2] - m->base;
      }
      entries[i] = share > thresholds[x & 7] ? m->second : m->first;
    }
  }
}

void hero_map_exactly(
    const uint32_t *before, const uint32_t *now, int32_t width, hero_rect rect, const hero_color_set *set,
    uint8_t transparent, uint8_t *entries) {
  for (int32_t y = rect.top; y < rect.bottom; y++) {
    size_t row = (size_t)y * (size_t)width;
    for (int32_t x = rect.left; x < rect.right; x++) {
      size_t i = row + (size_t)x;
      if (before[i] == now[i]) continue;
      if (now[i] == 0) {
        entries[i] = transparent;
        continue;
      }
      uint32_t slot = hero_slot_of(now[i]);
      while (set->slots[slot] != now[i]) slot = (slot + 1) & 1023;
      entries[i] = set->entries[slot];
    }
  }
}
