#pragma once
#include "CAnimation.h"

enum { HERO_LOW_BITS = 8 - HERO_CELL_BITS, HERO_LOW = (1 << HERO_LOW_BITS) - 1 };

/// A component of a cell's colours without their lower bits; `axis` 0, 1, 2 for red, green, blue.
static inline int32_t hero_cell_base(uint32_t cell, int axis) {
  return (int32_t)(cell >> (2 - axis) * HERO_CELL_BITS & ((1 << HERO_CELL_BITS) - 1)) << HERO_LOW_BITS;
}

/// The cell of a colour in a histogram.
static inline uint32_t hero_cell_of(const uint8_t *p) {
  return (uint32_t)(p[0] >> HERO_LOW_BITS) << 2 * HERO_CELL_BITS | (uint32_t)(p[1] >> HERO_LOW_BITS) << HERO_CELL_BITS
      | (uint32_t)(p[2] >> HERO_LOW_BITS);
}

/// Where to begin to look for a colour in a set.
static inline uint32_t hero_slot_of(uint32_t pixel) { return (pixel * 0x9E3779B1u) >> 22; }
