#pragma once
#include "CPixels.h"

/// Bytes of the shortest repetition that is told as one: of shorter ones there are many, and each costs more time than it saves bytes.
#define HERO_SHORTEST 12

/// Bytes before and after the filtered ones, which are read where repetitions are looked for.
#define HERO_FILTERED_MARGIN 128

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
