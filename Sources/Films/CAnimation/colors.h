#pragma once
#include <stdint.h>

#include "CAnimation.h"

/// The cell of a colour in a histogram.
static inline uint32_t hero_cell_of(const uint8_t *p, const hero_levels *levels) {
  uint32_t count = (uint32_t)levels->count;
  return (levels->of[p[0]] * count + levels->of[p[1]]) * count + levels->of[p[2]];
}

/// The first taken cell from one on; `cell_count` where there is none.
static inline int32_t hero_next_taken(const uint64_t *taken, int32_t cell, int32_t cell_count) {
  for (; cell < cell_count; cell = (cell | 63) + 1) {
    uint64_t rest = taken[cell / 64] >> cell % 64;
    if (rest != 0) return cell + __builtin_ctzll(rest);
  }
  return cell_count;
}

/// Where to begin to look for a colour in a set.
static inline uint32_t hero_slot_of(uint32_t pixel) { return (pixel * 0x9E3779B1u) >> 22; }
