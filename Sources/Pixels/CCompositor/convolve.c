#include "CCompositor.h"

#include "lanes.h"

// A Gaussian as weighted rows that are added up. Each sum takes its taps in their order: the same numbers on every machine.

typedef float hero_floats __attribute__((vector_size(32)));

/// Taps of one row of sums: a sum is that of all weights[tap] · rows[tap][i].
typedef struct {
  const float *const *rows;
  const float *weights;
  int count;
} hero_taps;

/// 32 sums from `start` on.
HERO_INLINE void add_many(const hero_taps *taps, int start, float *target) {
  hero_floats sums[4] = {{0}};
  for (int tap = 0; tap < taps->count; tap++) {
    hero_floats samples[4];
    memcpy(samples, taps->rows[tap] + start, sizeof samples);
    for (int part = 0; part < 4; part++) sums[part] += taps->weights[tap] * samples[part];
  }
  memcpy(target + start, sums, sizeof sums);
}

/// Eight sums from `start` on.
HERO_INLINE void add_some(const hero_taps *taps, int start, float *target) {
  hero_floats sums = {0};
  for (int tap = 0; tap < taps->count; tap++) {
    hero_floats samples;
    memcpy(&samples, taps->rows[tap] + start, sizeof samples);
    sums += taps->weights[tap] * samples;
  }
  memcpy(target + start, &sums, sizeof sums);
}

HERO_INLINE void add_rows_with(const hero_taps *taps, int count, float *target) {
  int i = 0;
  for (; i + 32 <= count; i += 32) add_many(taps, i, target);
  for (; i + 8 <= count; i += 8) add_some(taps, i, target);
  if (i == count) return;
  // What is left is worked out with some that are known, which stay the same.
  if (count >= 8) return add_some(taps, count - 8, target);
  for (; i < count; i++) {
    float sum = 0;
    for (int tap = 0; tap < taps->count; tap++) sum += taps->weights[tap] * taps->rows[tap][i];
    target[i] = sum;
  }
}

static void add_rows(const hero_taps *taps, int count, float *target) { add_rows_with(taps, count, target); }

#ifdef HERO_HAS_WIDE
HERO_WIDE static void add_rows_wide(const hero_taps *taps, int count, float *target) { add_rows_with(taps, count, target); }
#else
#define add_rows_wide add_rows
#endif

/// A row with `reach` samples before and behind it: its outermost again if `repeats`, else zeros.
static void pad(const hero_plane *plane, const float *row, int reach, int repeats, float *padded) {
  int channels = plane->channels;
  for (int x = -reach; x < plane->width + reach; x++) {
    int inside = x < 0 ? 0 : x < plane->width ? x : plane->width - 1;
    int counts = x == inside || repeats;
    for (int channel = 0; channel < channels; channel++) *padded++ = counts ? row[inside * channels + channel] : 0;
  }
}

void hero_convolve_plane(
    const hero_plane *plane, const float *weights, int count, int repeats, float *padded, float *horizontal, float *target) {
  void (*add)(const hero_taps *, int, float *) = HERO_CHOOSE(add_rows_wide, add_rows);
  int reach = count / 2, length = plane->width * plane->channels;
  const float *rows[count];
  size_t size = (size_t)length * sizeof(float);
  for (int y = 0; y < plane->height; y++) {
    const float *row = plane->samples + (int64_t)y * length;
    float *sums = horizontal + (int64_t)y * length;
    // Edges between corners, and what lies outside: rows that repeat.
    if (y > 0 && memcmp(row, row - length, size) == 0) {
      memcpy(sums, sums - length, size);
      continue;
    }
    pad(plane, row, reach, repeats, padded);
    for (int tap = 0; tap < count; tap++) rows[tap] = padded + tap * plane->channels;
    add(&(hero_taps){rows, weights, count}, length, sums);
  }
  for (int y = 0; y < plane->height; y++) {
    int first = 0, taps = 0;
    for (int tap = 0; tap < count; tap++) {
      int row = y + tap - reach;
      if (!repeats && row < 0) first = tap + 1;
      if (!repeats && (row < 0 || row >= plane->height)) continue;
      row = row < 0 ? 0 : row < plane->height ? row : plane->height - 1;
      rows[taps++] = horizontal + (int64_t)row * length;
    }
    add(&(hero_taps){rows, weights + first, taps}, length, target + (int64_t)y * length);
  }
}
