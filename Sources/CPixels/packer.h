#pragma once
#include "CPixels.h"

/// Bytes of the shortest repetition that is told as one.
#define HERO_SHORTEST 8

/// Some literals, and the repetition that follows them: so many bytes, 0 at the end.
typedef struct {
  uint32_t literals;
  uint32_t repeated;
} hero_sequence;

struct hero_png_packer {
  /// Pixels.
  size_t width;
  /// 3 or 4.
  size_t channels;
  int tries_paeth;
  /// The rows that were filtered last.
  uint8_t *filtered;
  size_t count;
  hero_sequence *sequences;
  /// Memory of the next three.
  uint8_t *lanes;
  uint8_t *row;
  uint8_t *row_above;
  /// SUB, UP, PAETH.
  uint8_t *candidates[3];
};
