#include <string.h>

#include "huffman.h"
#include "packer.h"
#include "vectors.h"

// Deflate (RFC 1951) for filtered rows. What the filters leave of a drawn screen is runs of zeros and small noise, in which the search
// for matches costs more than it saves; so the only match is a repetition of the pixel before, and the code does the rest.

enum { end_of_block = 256, first_length = 257, last_length = 285, longest = 258, length_codes = 29, distance_codes = 4 };

/// Source: RFC 1951, 3.2.5.
static const uint16_t length_bases[length_codes] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                                    31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extras[length_codes] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                    2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

static inline int length_code(uint32_t length) {
  if (length == longest) return length_codes - 1;
  if (length < 11) return (int)length - 3;
  int top = 31 - __builtin_clz(length - 3);
  return 4 * (top - 1) + (int)((length - 3) >> (top - 2) & 3);
}

/// How much of a repetition of `left` bytes, ≥ 3, is told next; what is left is 0 or ≥ 3 again.
static inline uint32_t next_length(uint32_t left) {
  return left <= longest ? left : left - longest < 3 ? longest - 3 : longest;
}

// MARK: - Bits

typedef struct {
  uint64_t bits;
  unsigned count;
  uint8_t *target;
} writer;

/// Takes bits; at most 56 between two calls of `flush`.
static inline void put(writer *writer, uint64_t bits, unsigned count) {
  writer->bits |= bits << writer->count;
  writer->count += count;
}

/// Writes whole bytes; up to 8 bytes beyond them are overwritten.
static inline void flush(writer *writer) {
  uint64_t word = HERO_LITTLE_ENDIAN(writer->bits);
  memcpy(writer->target, &word, 8);
  writer->target += writer->count >> 3;
  writer->bits >>= writer->count & ~7u;
  writer->count &= 7;
}

/// Ends at a byte's end with an empty stored block.
static void align(writer *writer) {
  put(writer, 0, 3);
  writer->count = (writer->count + 7) & ~7u;
  put(writer, 0xFFFF0000, 32);
  flush(writer);
}

// MARK: - What to tell

typedef _Bool equal_bytes __attribute__((ext_vector_type(16)));

/// For each of 64 bytes from a place on, the first in the lowest bit, whether it is the one `distance` before.
HERO_INLINE uint64_t repeated_from(const uint8_t *place, size_t distance) {
  uint64_t result = 0;
  for (int i = 0; i < 4; i++) {
    hero_bytes bytes = HERO_LOAD(place + 16 * i), before = HERO_LOAD(place + 16 * i - distance);
    equal_bytes equal = __builtin_convertvector(bytes == before, equal_bytes);
    uint16_t bits;
    memcpy(&bits, &equal, sizeof bits);
    result |= (uint64_t)bits << (16 * i);
  }
  return result;
}

/// The bits at which HERO_SHORTEST in a row begin.
HERO_INLINE uint64_t starts_of_runs(uint64_t bits) {
  int known = 1;
  for (; known * 2 <= HERO_SHORTEST; known *= 2) bits &= bits >> known;
  return bits & bits >> (HERO_SHORTEST - known);
}

/// Where the bytes from a place on stop to repeat; at most at `end`.
HERO_INLINE const uint8_t *end_of_run(const uint8_t *place, const uint8_t *end, size_t distance) {
  for (; place < end; place += 64) {
    uint64_t others = ~repeated_from(place, distance);
    if (others) {
      place += __builtin_ctzll(others);
      break;
    }
  }
  return place < end ? place : end;
}

/// Finds repetitions of the pixel before. Returns one beyond the last sequence.
HERO_INLINE hero_sequence *find_sequences(const hero_png_packer *packer, size_t distance) {
  hero_sequence *sequence = packer->sequences;
  const uint8_t *told = packer->filtered, *end = told + packer->count, *place = told + distance;
  while (place < end) {
    uint64_t starts = starts_of_runs(repeated_from(place, distance));
    if (starts == 0) {
      // The last bits may be a run's first.
      place += 64 - HERO_SHORTEST + 1;
      continue;
    }
    const uint8_t *start = place + __builtin_ctzll(starts);
    place = end_of_run(start + HERO_SHORTEST, end, distance);
    // What stands beyond the end does not count.
    if (place - start < HERO_SHORTEST) break;
    *sequence++ = (hero_sequence){(uint32_t)(start - told), (uint32_t)(place - start)};
    told = place;
  }
  *sequence++ = (hero_sequence){(uint32_t)(end - told), 0};
  return sequence;
}

/// How often each symbol will be told; where one of `step` literals is looked at, about, and every literal once more than that, so that each
/// has a code. A step that has no divisor in common with the number of channels looks at all of them.
HERO_INLINE void count_symbols(
    const hero_png_packer *packer, const hero_sequence *end, size_t step, uint32_t *frequencies) {
  // Four counts, because one would wait for itself where bytes repeat.
  uint32_t literals[4][256];
  memset(literals, 0, sizeof literals);
  const uint8_t *place = packer->filtered;
  for (const hero_sequence *sequence = packer->sequences; sequence < end; sequence++) {
    const uint8_t *stop = place + sequence->literals;
    for (; place + 4 * step <= stop; place += 4 * step) {
      literals[0][place[0]]++;
      literals[1][place[step]]++;
      literals[2][place[2 * step]]++;
      literals[3][place[3 * step]]++;
    }
    for (; place < stop; place += step) literals[0][*place]++;
    place = stop;
    for (uint32_t left = sequence->repeated; left;) {
      uint32_t length = next_length(left);
      frequencies[first_length + length_code(length)]++;
      left -= length;
    }
    place += sequence->repeated;
  }
  for (int i = 0; i < 256; i++) {
    uint32_t seen = literals[0][i] + literals[1][i] + literals[2][i] + literals[3][i];
    frequencies[i] = step == 1 ? seen : seen * (uint32_t)step + 1;
  }
  frequencies[end_of_block] = 1;
}

// MARK: - A block's head

/// The lengths of the block's codes, packed as RFC 1951, 3.2.7 says.
typedef struct {
  int literal_count;
  int symbol_count;
  int order_count;
  uint8_t symbols[HERO_MOST_SYMBOLS + distance_codes];
  uint8_t extras[HERO_MOST_SYMBOLS + distance_codes];
  hero_code code;
  size_t bits;
} head;

static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

static inline unsigned extra_bits(int symbol) { return symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7; }

static void add(head *head, int symbol, int extra) {
  head->symbols[head->symbol_count] = (uint8_t)symbol;
  head->extras[head->symbol_count++] = (uint8_t)extra;
}

static void make_head(head *head, const hero_code *code, const uint8_t *distance_lengths) {
  uint8_t lengths[HERO_MOST_SYMBOLS + distance_codes];
  head->literal_count = HERO_MOST_SYMBOLS;
  while (head->literal_count > first_length && !code->lengths[head->literal_count - 1]) head->literal_count--;
  memcpy(lengths, code->lengths, (size_t)head->literal_count);
  memcpy(lengths + head->literal_count, distance_lengths, distance_codes);
  head->symbol_count = 0;
  int count = head->literal_count + distance_codes;
  for (int place = 0, run; place < count; place += run) {
    run = 1;
    while (place + run < count && lengths[place + run] == lengths[place]) run++;
    int length = lengths[place], left = run;
    if (length) {
      add(head, length, 0);
      left--;
    }
    while (left >= 3) {
      int most = length ? 6 : 138, told = left < most ? left : most;
      if (length) {
        add(head, 16, told - 3);
      } else if (told <= 10) {
        add(head, 17, told - 3);
      } else {
        add(head, 18, told - 11);
      }
      left -= told;
    }
    while (left-- > 0) add(head, length, 0);
  }
  uint32_t frequencies[19] = {0};
  for (int i = 0; i < head->symbol_count; i++) frequencies[head->symbols[i]]++;
  hero_make_code(&head->code, frequencies, 19, 7);
  head->order_count = 19;
  while (head->order_count > 4 && !head->code.lengths[order[head->order_count - 1]]) head->order_count--;
  head->bits = 17 + 3 * (size_t)head->order_count;
  for (int i = 0; i < head->symbol_count; i++) {
    head->bits += head->code.lengths[head->symbols[i]] + extra_bits(head->symbols[i]);
  }
}

static void write_head(writer *writer, const head *head) {
  // Not the last block; codes of its own.
  put(writer, 2 << 1, 3);
  put(writer, (uint64_t)(head->literal_count - first_length), 5);
  put(writer, distance_codes - 1, 5);
  put(writer, (uint64_t)(head->order_count - 4), 4);
  flush(writer);
  for (int i = 0; i < head->order_count; i++) {
    put(writer, head->code.lengths[order[i]], 3);
    flush(writer);
  }
  for (int i = 0; i < head->symbol_count; i++) {
    int symbol = head->symbols[i];
    put(writer, head->code.bits[symbol], head->code.lengths[symbol]);
    put(writer, head->extras[i], extra_bits(symbol));
    flush(writer);
  }
}

// MARK: - Blocks

static void write_sequences(
    writer *to, const hero_png_packer *packer, const hero_sequence *end, const hero_code *code) {
  // A copy that the compiler can keep in registers.
  writer writer = *to;
  uint32_t words[256];
  for (int i = 0; i < 256; i++) words[i] = (uint32_t)code->bits[i] | (uint32_t)code->lengths[i] << 16;
  const uint8_t *place = packer->filtered;
  for (const hero_sequence *sequence = packer->sequences; sequence < end; sequence++) {
    const uint8_t *stop = place + sequence->literals;
    for (; place + 4 <= stop; place += 4) {
      for (int i = 0; i < 4; i++) put(&writer, words[place[i]] & 0xFFFF, words[place[i]] >> 16);
      flush(&writer);
    }
    for (; place < stop; place++) {
      put(&writer, words[*place] & 0xFFFF, words[*place] >> 16);
      flush(&writer);
    }
    for (uint32_t left = sequence->repeated; left;) {
      uint32_t length = next_length(left);
      int symbol = length_code(length);
      put(&writer, code->bits[first_length + symbol], code->lengths[first_length + symbol]);
      put(&writer, length - length_bases[symbol], length_extras[symbol]);
      // The distance: the second of two codes of one bit.
      put(&writer, 1, 1);
      flush(&writer);
      left -= length;
    }
    place += sequence->repeated;
  }
  put(&writer, code->bits[end_of_block], code->lengths[end_of_block]);
  flush(&writer);
  *to = writer;
}

/// Bytes of a stored block.
#define MOST_STORED 65535u

static uint8_t *store(const uint8_t *bytes, size_t count, uint8_t *target) {
  while (count) {
    unsigned now = count < MOST_STORED ? (unsigned)count : MOST_STORED;
    *target++ = 0;
    *target++ = (uint8_t)now;
    *target++ = (uint8_t)(now >> 8);
    *target++ = (uint8_t)~now;
    *target++ = (uint8_t)(~now >> 8);
    memcpy(target, bytes, now);
    target += now;
    bytes += now;
    count -= now;
  }
  return target;
}

/// Bytes of a block that is stored.
static size_t stored_count(size_t count) { return count + 5 * (count / MOST_STORED + 1); }

// Every literal with the longest code, and the head, both more than anything takes; as it is stored it is smaller. 16 more for the last flush.
size_t hero_png_packed_most(size_t count) { return stored_count(count) + count * HERO_MOST_BITS / 8 + 1024 + 16; }

/// The step in which literals are counted where they are many, so that those that are seen are enough.
#define QUICK_STEP 5

/// Whether the literals are more than half of the bytes.
static int has_many_literals(const hero_png_packer *packer, const hero_sequence *end) {
  size_t literals = 0;
  for (const hero_sequence *sequence = packer->sequences; sequence < end; sequence++) literals += sequence->literals;
  return literals > packer->count / 2;
}

size_t hero_png_pack(hero_png_packer *packer, uint8_t *target) {
  const hero_sequence *end = packer->channels == 3 ? find_sequences(packer, 3) : find_sequences(packer, 4);
  uint32_t frequencies[HERO_MOST_SYMBOLS] = {0};
  if (has_many_literals(packer, end)) {
    count_symbols(packer, end, QUICK_STEP, frequencies);
  } else {
    count_symbols(packer, end, 1, frequencies);
  }
  hero_code code;
  hero_make_code(&code, frequencies, HERO_MOST_SYMBOLS, HERO_MOST_BITS);
  // Distance 3 has the number 2 and distance 4 the number 3, both without more bits; old readers want a second code.
  uint8_t distance_lengths[distance_codes] = {1, 0, 0, 0};
  distance_lengths[packer->channels - 1] = 1;
  head head;
  make_head(&head, &code, distance_lengths);
  size_t bits = head.bits;
  for (int i = 0; i < HERO_MOST_SYMBOLS; i++) {
    bits += (size_t)frequencies[i] * code.lengths[i];
    if (i >= first_length) bits += (size_t)frequencies[i] * (length_extras[i - first_length] + 1u);
  }
  // The empty block at the end takes up to 5 bytes.
  size_t stored = stored_count(packer->count);
  if (bits / 8 + 6 >= stored) return (size_t)(store(packer->filtered, packer->count, target) - target);
  writer writer = {0, 0, target};
  write_head(&writer, &head);
  write_sequences(&writer, packer, end, &code);
  align(&writer);
  size_t count = (size_t)(writer.target - target);
  // Where not all was counted, it may have come out otherwise.
  return count < stored ? count : (size_t)(store(packer->filtered, packer->count, target) - target);
}
