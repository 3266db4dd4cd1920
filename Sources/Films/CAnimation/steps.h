#pragma once
#include <stdint.h>
#include <string.h>

// A frame as a row of steps, after the QOI format (https://qoiformat.org), with one more: pixels that are as in the frame before. Steps
// tell of the last pixel that was told, wherever that was, so that whoever reads them needs no pixels.
//   00iiiiii           a colour seen lately, by its hash
//   01rrggbb           the last pixel plus -2…1 in each of r, g, b
//   10gggggg rrrrbbbb  the last pixel plus -32…31 in g, and that plus -8…7 in r and b
//   110nnnnn           the last pixel n + 1 times, all in a row
//   111nnnnn           n + 1 pixels as before, n < 28
//   FC nn nn           n pixels as before      FD nn nn  the last pixel n times
//   FE r g b           a colour                FF        transparency
enum {
  HERO_SEEN = 0x00,
  HERO_NEAR = 0x40,
  HERO_LUMA = 0x80,
  HERO_AGAIN = 0xC0,
  HERO_KEEP = 0xE0,
  HERO_KEEPS = 0xFC,
  HERO_AGAINS = 0xFD,
  HERO_RGB = 0xFE,
  HERO_CLEAR = 0xFF
};

/// A colour's place among those seen lately.
static inline uint32_t hero_place_of(uint32_t pixel) { return (pixel * 0x9E3779B1u) >> 26; }
