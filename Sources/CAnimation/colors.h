#pragma once
#include <stdint.h>

#include "CAnimation.h"

/// The level of a component: four values wide where it is dark, so that gradients there show no steps, and close to white, where screens'
/// plain grounds are; else eight.
static inline uint32_t hero_level_of(uint8_t value) {
  uint32_t level = (uint32_t)(value >> 3);
  return (value < 64 ? (uint32_t)(value >> 2) : level + 8) + (value >= 252);
}

/// The middle of a level.
static inline int32_t hero_middle_of(uint32_t level) {
  if (level < 16) return (int32_t)level * 4 + 2;
  if (level < 39) return (int32_t)(level - 8) * 8 + 4;
  return level == 39 ? 250 : 254;
}

/// The cell of a colour in a histogram.
static inline uint32_t hero_cell_of(const uint8_t *p) {
  return (hero_level_of(p[0]) * HERO_LEVELS + hero_level_of(p[1])) * HERO_LEVELS + hero_level_of(p[2]);
}

/// Where to begin to look for a colour in a set.
static inline uint32_t hero_slot_of(uint32_t pixel) { return (pixel * 0x9E3779B1u) >> 22; }
