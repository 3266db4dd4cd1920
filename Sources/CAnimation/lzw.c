#include "CAnimation.h"
#include <string.h>

// GIF's variable-length LZW. Source: GIF89a specification, appendix F.

enum { SLOTS = 1 << 14, CODES = 1 << 12 };

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

/// The strings of a stream so far.
typedef struct {
  /// Prefix, entry and code of each string, hashed; 0 is free, because no string has code 0.
  uint32_t slots[SLOTS];
  /// The code of the string that repeats a code's last entry once more, apart from the others because runs are most of a picture.
  uint16_t again[CODES];
} strings;

/// The slot of a string and one entry more, or the free one for it.
static inline uint32_t *find(strings *s, uint32_t prefix, uint32_t entry) {
  uint32_t key = (prefix << 8 | entry) << 12;
  uint32_t slot = (key * 0x9E3779B1u) >> 18;
  while (s->slots[slot] != 0 && (s->slots[slot] ^ key) >> 12 != 0) slot = (slot + 1) & (SLOTS - 1);
  return &s->slots[slot];
}

/// The code of a string, whose last entry is `last`, and one entry more; 0 when there is none.
static inline uint32_t code_of(strings *s, uint32_t prefix, uint32_t last, uint32_t entry) {
  return entry == last ? s->again[prefix] : *find(s, prefix, entry) & (CODES - 1);
}

size_t hero_lzw(
    const uint8_t *shown, const uint8_t *entries, int32_t width, hero_rect rect, int32_t transparent, int32_t code_bits,
    uint8_t *target) {
  strings s;
  memset(&s, 0, sizeof s);
  const uint32_t clear = 1u << code_bits;
  writer w = {target + 1, target, 0, 0};
  int32_t bits = code_bits + 1;
  uint32_t next = clear + 2, prefix = 0, last = 0;
  int is_begun = 0;
  put(&w, clear, bits);
  for (int32_t y = rect.top; y < rect.bottom; y++) {
    for (int32_t x = rect.left; x < rect.right; x++) {
      size_t i = (size_t)y * (size_t)width + (size_t)x;
      uint32_t entry = entries[i], other = entry;
      if (transparent >= 0 && shown[i] == entry) entry = (uint32_t)transparent;
      if (!is_begun) {
        is_begun = 1;
        prefix = last = entry;
        continue;
      }
      uint32_t code = code_of(&s, prefix, last, entry);
      if (code == 0 && other != entry) {
        code = code_of(&s, prefix, last, other);
        if (code != 0) entry = other;
      }
      if (code != 0) {
        prefix = code;
        last = entry;
        continue;
      }
      put(&w, prefix, bits);
      if (next < CODES) {
        if (entry == last) {
          s.again[prefix] = (uint16_t)next;
        } else {
          *find(&s, prefix, entry) = (prefix << 8 | entry) << 12 | next;
        }
        if (next == 1u << bits) bits++;
        next++;
      } else {
        put(&w, clear, 12);
        memset(&s, 0, sizeof s);
        bits = code_bits + 1;
        next = clear + 2;
      }
      prefix = last = entry;
    }
  }
  if (is_begun) put(&w, prefix, bits);
  // A reader adds a string for the last code too.
  if (next == 1u << bits && bits < 12) bits++;
  put(&w, clear + 1, bits);
  if (w.held > 0) put_byte(&w, (uint8_t)w.bits);
  *w.block = (uint8_t)(w.out - w.block - 1);
  *w.out++ = 0;
  return (size_t)(w.out - target);
}
