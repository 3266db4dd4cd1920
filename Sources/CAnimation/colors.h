#pragma once
#include <stdint.h>

/// The cell of a colour in a histogram.
static inline uint32_t hero_cell_of(const uint8_t *p) {
  return (uint32_t)(p[0] >> 2) << 12 | (uint32_t)(p[1] >> 2) << 6 | (uint32_t)(p[2] >> 2);
}

/// Where to begin to look for a colour in a set.
static inline uint32_t hero_slot_of(uint32_t pixel) { return (pixel * 0x9E3779B1u) >> 22; }
