#include "CCompositor.h"

#include <string.h>

// Planes of samples that a blur makes coarser and fine again. Sums keep their order: the same numbers on every machine.
#pragma STDC FP_CONTRACT OFF

/// Adds a row's samples · scale to the sums of its blocks, a block after another.
static inline void add_row(const hero_plane *plane, const float *row, int factor, float scale, float *restrict sums, int channels) {
  int count = plane->width / factor, x = 0;
  for (int block = 0; block < count; block++) {
    for (int end = x + factor; x < end; x++) {
      for (int channel = 0; channel < channels; channel++) {
        sums[block * channels + channel] += row[x * channels + channel] * scale;
      }
    }
  }
}

/// The block that the row ends within; `repeats`: what is missing is its last sample.
static void add_end(const hero_plane *plane, const float *row, int factor, float scale, int repeats, float *sums) {
  int channels = plane->channels, block = plane->width / factor;
  if (block * factor == plane->width) return;
  for (int x = block * factor; x < (block + 1) * factor; x++) {
    if (x >= plane->width && !repeats) return;
    const float *sample = row + (x < plane->width ? x : plane->width - 1) * channels;
    for (int channel = 0; channel < channels; channel++) sums[block * channels + channel] += sample[channel] * scale;
  }
}

void hero_average_plane(const hero_plane *plane, int factor, int repeats, float *sums) {
  int channels = plane->channels, width = (plane->width + factor - 1) / factor, height = (plane->height + factor - 1) / factor;
  float scale = 1 / (float)(factor * factor);
  memset(sums, 0, (size_t)width * (size_t)height * (size_t)channels * sizeof(float));
  for (int y = 0; y < height * factor && (y < plane->height || repeats); y++) {
    int source = y < plane->height ? y : plane->height - 1;
    const float *row = plane->samples + (int64_t)source * plane->width * channels;
    float *target = sums + (int64_t)(y / factor) * width * channels;
    // The number of channels is known where it is handed over.
    if (channels == 1) {
      add_row(plane, row, factor, scale, target, 1);
    } else if (channels == 4) {
      add_row(plane, row, factor, scale, target, 4);
    } else {
      add_row(plane, row, factor, scale, target, channels);
    }
    add_end(plane, row, factor, scale, repeats, target);
  }
}

/// Fills a row with what lies between the samples of a row of the plane.
static inline void spread(const hero_plane *plane, const hero_places *columns, int index, float *restrict row, int channels) {
  const float *samples = plane->samples + (int64_t)index * plane->width * channels;
  for (int x = 0; x < columns->count; x++) {
    const float *left = samples + columns->indices[x] * channels;
    const float *right = columns->indices[x] + 1 < plane->width ? left + channels : left;
    float part = columns->fractions[x];
    for (int channel = 0; channel < channels; channel++) {
      row[x * channels + channel] = left[channel] + (right[channel] - left[channel]) * part;
    }
  }
}

static void fill_row(const hero_plane *plane, const hero_places *columns, int index, float *row) {
  if (plane->channels == 1) {
    spread(plane, columns, index, row, 1);
  } else if (plane->channels == 4) {
    spread(plane, columns, index, row, 4);
  } else {
    spread(plane, columns, index, row, plane->channels);
  }
}

void hero_spread_plane(
    const hero_plane *plane, const hero_places *columns, const hero_places *rows, float *scratch, float *restrict target) {
  int count = columns->count * plane->channels, upper_index = -1, lower_index = -1;
  float *upper = scratch, *lower = scratch + count;
  for (int y = 0; y < rows->count; y++) {
    int index = rows->indices[y], next = index + 1 < plane->height ? index + 1 : index;
    if (upper_index != index && lower_index == index) {
      float *kept = upper;
      upper = lower;
      lower = kept;
      lower_index = upper_index;
      upper_index = index;
    }
    if (upper_index != index) fill_row(plane, columns, upper_index = index, upper);
    if (lower_index != next) fill_row(plane, columns, lower_index = next, lower);
    float part = rows->fractions[y];
    for (int i = 0; i < count; i++) target[i] = upper[i] + (lower[i] - upper[i]) * part;
    target += count;
  }
}

void hero_round_samples(const float *samples, int count, uint8_t *bytes) {
  for (int i = 0; i < count; i++) {
    float value = samples[i] * 255 + 0.5f;
    bytes[i] = (uint8_t)(int32_t)(value < 0 ? 0 : value > 255 ? 255 : value);
  }
}
