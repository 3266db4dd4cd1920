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
  /// The code of so many transparent entries, and of how many there is one: most of them come in long runs.
  uint16_t clear[CODES];
  uint32_t longest;
} strings;

static void forget(strings *s, uint32_t transparent) {
  memset(s->slots, 0, sizeof s->slots);
  memset(s->again, 0, sizeof s->again);
  s->clear[1] = (uint16_t)transparent;
  s->longest = 1;
}

/// The slot of a string and one entry more, or the free one for it.
static inline uint32_t *find(strings *s, uint32_t prefix, uint32_t entry) {
  uint32_t key = (prefix << 8 | entry) << 12;
  uint32_t slot = (key * 0x9E3779B1u) >> 18;
  while (s->slots[slot] != 0 && (s->slots[slot] ^ key) >> 12 != 0) slot = (slot + 1) & (SLOTS - 1);
  return &s->slots[slot];
}

/// How many entries are the same, at most `most`.
static inline size_t count_same(const uint8_t *a, const uint8_t *b, size_t most) {
  size_t count = 0;
  for (; count + 8 <= most; count += 8) {
    uint64_t x, y;
    memcpy(&x, a + count, 8);
    memcpy(&y, b + count, 8);
    if (x != y) break;
  }
  while (count < most && a[count] == b[count]) count++;
  return count;
}

size_t hero_lzw(
    const uint8_t *shown, const uint8_t *entries, int32_t width, hero_rect rect, int32_t transparent, int32_t code_bits,
    uint8_t *target) {
  strings s;
  forget(&s, (uint32_t)transparent);
  const uint32_t clear = 1u << code_bits;
  writer w = {target + 1, target, 0, 0};
  int32_t bits = code_bits + 1;
  // `run`: of how many transparent entries the prefix consists; 0 when there are others among them.
  uint32_t next = clear + 2, prefix = 0, last = 0, run = 0;
  int is_begun = 0;
  put(&w, clear, bits);
  for (int32_t y = rect.top; y < rect.bottom; y++) {
    const uint8_t *over = entries + (size_t)y * (size_t)width, *under = shown + (size_t)y * (size_t)width;
    for (size_t x = (size_t)rect.left, end = (size_t)rect.right; x < end; x++) {
      if (run > 0 && run < s.longest && over[x] == under[x]) {
        size_t most = s.longest - run;
        size_t count = count_same(over + x, under + x, most < end - x ? most : end - x);
        run += (uint32_t)count;
        prefix = s.clear[run];
        x += count - 1;
        continue;
      }
      uint32_t entry = over[x], other = entry;
      if (transparent >= 0 && under[x] == entry) entry = (uint32_t)transparent;
      if (!is_begun) {
        is_begun = 1;
        prefix = last = entry;
        run = entry == (uint32_t)transparent;
        continue;
      }
      // Where the code of the string and the entry stands.
      uint32_t *slot = NULL, code;
      if (entry == last) {
        code = s.again[prefix];
      } else {
        slot = find(&s, prefix, entry);
        code = *slot & (CODES - 1);
      }
      if (code == 0 && other != entry) {
        code = other == last ? s.again[prefix] : *find(&s, prefix, other) & (CODES - 1);
        if (code != 0) entry = other;
      }
      if (code != 0) {
        prefix = code;
        last = entry;
        run = 0;
        continue;
      }
      put(&w, prefix, bits);
      if (next < CODES) {
        if (slot == NULL) {
          s.again[prefix] = (uint16_t)next;
          if (run > 0) s.clear[++s.longest] = (uint16_t)next;
        } else {
          *slot = (prefix << 8 | entry) << 12 | next;
        }
        if (next == 1u << bits) bits++;
        next++;
      } else {
        put(&w, clear, 12);
        forget(&s, (uint32_t)transparent);
        bits = code_bits + 1;
        next = clear + 2;
      }
      prefix = last = entry;
      run = entry == (uint32_t)transparent;
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
