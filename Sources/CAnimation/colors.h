#pragma once
#include <stdint.h>

#include "CAnimation.h"

/// The cell of a colour in a histogram.
static inline uint32_t hero_cell_of(const uint8_t *p, const hero_levels *levels) {
  uint32_t count = (uint32_t)levels->count;
  return (levels->of[p[0]] * count + levels->of[p[1]]) * count + levels->of[p[2]];
}

/// Where to begin to look for a colour in a set.
static inline uint32_t hero_slot_of(uint32_t pixel) { return (pixel * 0x9E3779B1u) >> 22; }
