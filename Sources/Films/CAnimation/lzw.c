#include "CAnimation.h"
#include <string.h>

// GIF's variable-length LZW. Source: GIF89a specification, appendix F.

enum { SLOTS = 1 << 14, CODES = 1 << 12 };

/// Codes on their way out, the first in the lowest bits.
typedef struct {
  uint8_t *out;
  uint64_t bits;
  int32_t held;
} writer;

/// Adds a code and writes whole bytes, with up to seven more of no meaning after them.
static inline void put(writer *w, uint32_t code, int32_t width) {
  w->bits |= (uint64_t)code << w->held;
  w->held += width;
  uint64_t bytes = w->bits;
  if (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__) bytes = __builtin_bswap64(bytes);
  memcpy(w->out, &bytes, 8);
  w->out += w->held >> 3;
  w->bits >>= w->held & ~7;
  w->held &= 7;
}

/// Puts a length before each 255 bytes and an empty block at the end, and returns how many bytes there are then.
static size_t cut_into_blocks(uint8_t *bytes, size_t size) {
  size_t blocks = (size + 254) / 255;
  for (size_t block = blocks; block-- > 0;) {
    size_t count = block + 1 < blocks ? 255 : size - block * 255;
    memmove(bytes + block * 256 + 1, bytes + block * 255, count);
    bytes[block * 256] = (uint8_t)count;
  }
  bytes[size + blocks] = 0;
  return size + blocks + 1;
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

/// How many entries from the first on are the same, at most `most`.
static inline size_t count_same(const uint8_t *entries, uint8_t entry, size_t most) {
  size_t count = 0;
  uint64_t all = entry * 0x0101010101010101u;
  for (; count + 8 <= most; count += 8) {
    uint64_t some;
    memcpy(&some, entries + count, 8);
    if (some != all) break;
  }
  while (count < most && entries[count] == entry) count++;
  return count;
}

/// Entries that are gone through at a time.
enum { PART = 1024 };

typedef uint8_t many __attribute__((vector_size(32)));

/// What is to be written: the transparent entry wherever the right one shows already.
static inline void want(const uint8_t *over, const uint8_t *under, size_t count, int32_t transparent, uint8_t *wanted) {
  if (transparent < 0) {
    memcpy(wanted, over, count);
    return;
  }
  size_t x = 0;
  for (; x + 32 <= count; x += 32) {
    many a, b;
    memcpy(&a, over + x, 32);
    memcpy(&b, under + x, 32);
    many same = (many)(a == b);
    a = (a & ~same) | ((uint8_t)transparent & same);
    memcpy(wanted + x, &a, 32);
  }
  for (; x < count; x++) wanted[x] = under[x] == over[x] ? (uint8_t)transparent : over[x];
}

size_t hero_lzw(
    const uint8_t *shown, const uint8_t *entries, int32_t width, hero_rect rect, int32_t transparent, int32_t code_bits,
    uint8_t *target) {
  strings s;
  forget(&s, (uint32_t)transparent);
  const uint32_t clear = 1u << code_bits;
  writer w = {target, 0, 0};
  int32_t bits = code_bits + 1;
  // `run`: of how many transparent entries the prefix consists; 0 when there are others among them.
  uint32_t next = clear + 2, prefix = 0, last = UINT32_MAX, run = 0;
  uint8_t wanted[PART];
  put(&w, clear, bits);
  for (int32_t y = rect.top; y < rect.bottom; y++) {
    for (int32_t left = rect.left; left < rect.right; left += PART) {
      const size_t start = (size_t)y * (size_t)width + (size_t)left;
      const uint8_t *over = entries + start, *under = shown + start;
      const size_t end = rect.right - left < PART ? (size_t)(rect.right - left) : PART;
      want(over, under, end, transparent, wanted);
      size_t x = 0;
      if (last == UINT32_MAX) {
        prefix = last = wanted[x++];
        run = last == (uint32_t)transparent;
      }
      for (; x < end; x++) {
        uint32_t entry = wanted[x];
        // Where the code of the string and the entry stands.
        uint32_t *slot = NULL, code;
        if (entry == last) {
          if (run > 0 && run < s.longest) {
            size_t most = s.longest - run;
            size_t count = count_same(wanted + x, (uint8_t)entry, most < end - x ? most : end - x);
            run += (uint32_t)count;
            prefix = s.clear[run];
            x += count - 1;
            continue;
          }
          code = s.again[prefix];
          if (code != 0) {
            run = 0;
            do {
              prefix = code;
              if (++x == end || wanted[x] != entry) break;
              code = s.again[prefix];
            } while (code != 0);
            x--;
            continue;
          }
        } else {
          slot = find(&s, prefix, entry);
          code = *slot & (CODES - 1);
        }
        uint32_t other = over[x];
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
  }
  if (last != UINT32_MAX) put(&w, prefix, bits);
  // A reader adds a string for the last code too.
  if (next == 1u << bits && bits < 12) bits++;
  put(&w, clear + 1, bits);
  // What is left of a byte.
  put(&w, 0, 7);
  return cut_into_blocks(target, (size_t)(w.out - target));
}
