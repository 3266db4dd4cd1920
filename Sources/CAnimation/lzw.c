#include "CAnimation.h"
#include <string.h>

// GIF's variable-length LZW. Source: GIF89a specification, appendix F.

enum { SLOTS = 1 << 14 };

typedef struct {
  uint8_t *out;
  /// Where the length of the block under way goes.
  uint8_t *block;
  uint32_t bits;
  int32_t held;
} writer;

static inline void put_byte(writer *w, uint8_t byte) {
  if (w->out - w->block == 256) {
    *w->block = 255;
    w->block = w->out++;
  }
  *w->out++ = byte;
}

static inline void put(writer *w, uint32_t code, int32_t width) {
  w->bits |= code << w->held;
  w->held += width;
  while (w->held >= 8) {
    put_byte(w, (uint8_t)w->bits);
    w->bits >>= 8;
    w->held -= 8;
  }
}

/// The code of a string and one entry more, or the free slot for it. A slot holds prefix, entry and code; it is free when it is 0, because
/// no string has code 0.
static inline uint32_t *find(uint32_t *table, uint32_t prefix, uint32_t entry) {
  uint32_t key = (prefix << 8 | entry) << 12;
  uint32_t slot = (key * 0x9E3779B1u) >> 18;
  while (table[slot] != 0 && (table[slot] ^ key) >> 12 != 0) slot = (slot + 1) & (SLOTS - 1);
  return &table[slot];
}

size_t hero_lzw(
    const uint8_t *shown, const uint8_t *entries, int32_t width, hero_rect rect, int32_t transparent, int32_t code_bits,
    uint8_t *target) {
  uint32_t table[SLOTS];
  const uint32_t clear = 1u << code_bits;
  memset(table, 0, sizeof table);
  writer w = {target + 1, target, 0, 0};
  int32_t bits = code_bits + 1;
  uint32_t next = clear + 2;
  int32_t prefix = -1;
  put(&w, clear, bits);
  for (int32_t y = rect.top; y < rect.bottom; y++) {
    for (int32_t x = rect.left; x < rect.right; x++) {
      size_t i = (size_t)y * (size_t)width + (size_t)x;
      uint32_t entry = entries[i];
      int free_choice = transparent >= 0 && shown[i] == entry;
      if (prefix < 0) {
        prefix = free_choice ? transparent : (int32_t)entry;
        continue;
      }
      uint32_t *slot = find(table, (uint32_t)prefix, free_choice ? (uint32_t)transparent : entry);
      if (free_choice && *slot == 0) {
        uint32_t *other = find(table, (uint32_t)prefix, entry);
        if (*other != 0) slot = other;
      }
      if (*slot != 0) {
        prefix = (int32_t)(*slot & 0xFFF);
        continue;
      }
      put(&w, (uint32_t)prefix, bits);
      uint32_t last = free_choice ? (uint32_t)transparent : entry;
      if (next < 4096) {
        *slot = ((uint32_t)prefix << 8 | last) << 12 | next;
        if (next == 1u << bits) bits++;
        next++;
      } else {
        put(&w, clear, 12);
        memset(table, 0, sizeof table);
        bits = code_bits + 1;
        next = clear + 2;
      }
      prefix = (int32_t)last;
    }
  }
  if (prefix >= 0) put(&w, (uint32_t)prefix, bits);
  // A reader adds a string for the last code too.
  if (next == 1u << bits && bits < 12) bits++;
  put(&w, clear + 1, bits);
  if (w.held > 0) put_byte(&w, (uint8_t)w.bits);
  *w.block = (uint8_t)(w.out - w.block - 1);
  *w.out++ = 0;
  return (size_t)(w.out - target);
}
