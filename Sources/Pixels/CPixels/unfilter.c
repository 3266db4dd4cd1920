#include <string.h>

#include "CPixels.h"

// Each pixel waits for the one before it, so that a vector holds the components of one pixel.

typedef int16_t components __attribute__((vector_size(8)));
typedef uint8_t four_bytes __attribute__((vector_size(4)));

static inline components load(const uint8_t *bytes) {
  four_bytes value;
  memcpy(&value, bytes, sizeof value);
  return __builtin_convertvector(value, components);
}

static inline void store(components value, uint8_t *bytes, size_t channels) {
  four_bytes low = __builtin_convertvector(value, four_bytes);
  memcpy(bytes, &low, channels);
}

static inline void add_left(uint8_t *row, size_t width, size_t channels) {
  components left = {0};
  for (size_t pixel = 0; pixel < width; pixel++, row += channels) {
    left = (left + load(row)) & 255;
    store(left, row, channels);
  }
}

static inline void add_average(uint8_t *row, const uint8_t *above, size_t width, size_t channels) {
  components left = {0};
  for (size_t pixel = 0; pixel < width; pixel++, row += channels, above += channels) {
    left = (load(row) + ((left + load(above)) >> 1)) & 255;
    store(left, row, channels);
  }
}

/// Source: PNG (third edition), 9.4.
static inline void add_nearest(uint8_t *row, const uint8_t *above, size_t width, size_t channels) {
  components left = {0}, corner = {0};
  for (size_t pixel = 0; pixel < width; pixel++, row += channels, above += channels) {
    components top = load(above), to_left = top - corner, to_top = left - corner;
    components to_corner = __builtin_elementwise_abs(to_left + to_top);
    to_left = __builtin_elementwise_abs(to_left);
    to_top = __builtin_elementwise_abs(to_top);
    components is_top = to_top <= to_corner, is_left = (to_left <= to_top) & (to_left <= to_corner);
    components other = (is_top & top) | (~is_top & corner);
    left = (load(row) + ((is_left & left) | (~is_left & other))) & 255;
    corner = top;
    store(left, row, channels);
  }
}

static inline void unfilter(int filter, uint8_t *row, const uint8_t *above, size_t width, size_t channels) {
  if (filter == 1) add_left(row, width, channels);
  if (filter == 2) {
    for (size_t place = 0; place < width * channels; place++) row[place] += above[place];
  }
  if (filter == 3) add_average(row, above, width, channels);
  if (filter == 4) add_nearest(row, above, width, channels);
}

void hero_png_unfilter(int filter, uint8_t *row, const uint8_t *above, size_t width, size_t channels) {
  // The two copies differ in what the compiler knows of a pixel's size.
  if (channels == 3) {
    unfilter(filter, row, above, width, 3);
  } else {
    unfilter(filter, row, above, width, 4);
  }
}

void hero_add_alpha(const uint8_t *rgb, size_t count, uint8_t *rgba) {
  for (size_t pixel = 0; pixel < count; pixel++) {
    rgba[pixel * 4] = rgb[pixel * 3];
    rgba[pixel * 4 + 1] = rgb[pixel * 3 + 1];
    rgba[pixel * 4 + 2] = rgb[pixel * 3 + 2];
    rgba[pixel * 4 + 3] = 255;
  }
}
