#pragma once
#include <stdint.h>

/// Symbols of the largest alphabet: literals, the end of a block, and lengths.
#define HERO_MOST_SYMBOLS 286
/// Bits of the longest code of literals, lengths and distances. One less than the format allows, so that four literals fit
/// into 64 bits beside a started byte.
#define HERO_MOST_BITS 14

/// A prefix code: `bits` as they are sent, the first in the lowest place, and how many; 0 for symbols that do not occur.
typedef struct {
  uint16_t bits[HERO_MOST_SYMBOLS];
  uint8_t lengths[HERO_MOST_SYMBOLS];
} hero_code;

/// Makes the shortest code for symbols with these frequencies whose longest word has `most` bits, or nearly the shortest where
/// that limit counts. At least two symbols get a code, as old readers want it.
void hero_make_code(hero_code *code, const uint32_t *frequencies, int count, int most);
