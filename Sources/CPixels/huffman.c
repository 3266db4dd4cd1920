#include "huffman.h"

#include <string.h>

typedef struct {
  uint32_t frequency;
  uint32_t symbol;
} item;

/// Sorts by frequency; equal ones keep their order, so that the code does not depend on anything but the frequencies.
static void sort(item *items, item *spare, int count) {
  uint32_t all = 0;
  for (int i = 0; i < count; i++) all |= items[i].frequency;
  for (int shift = 0; all >> shift; shift += 8) {
    int places[257] = {0};
    for (int i = 0; i < count; i++) places[(items[i].frequency >> shift & 255) + 1]++;
    for (int i = 0; i < 256; i++) places[i + 1] += places[i];
    for (int i = 0; i < count; i++) spare[places[items[i].frequency >> shift & 255]++] = items[i];
    memcpy(items, spare, (size_t)count * sizeof(item));
    if (shift == 24) break;
  }
}

/// Turns sorted frequencies into depths in the tree of Huffman, in place.
///
/// Source: Moffat and Katajainen, In-place calculation of minimum-redundancy codes (1995).
static void measure_depths(item *items, int count) {
  // Parents of the inner nodes, made in order of their weight; those used up hold the place of their parent.
  int leaf = 0, root = 0;
  for (int next = 0; next < count - 1; next++) {
    uint32_t weight = 0;
    for (int child = 0; child < 2; child++) {
      if (leaf >= count || (root < next && items[root].frequency < items[leaf].frequency)) {
        weight += items[root].frequency;
        items[root++].frequency = (uint32_t)next;
      } else {
        weight += items[leaf++].frequency;
      }
    }
    items[next].frequency = weight;
  }
  // Depths of the inner nodes, from the root down.
  items[count - 2].frequency = 0;
  for (int next = count - 3; next >= 0; next--) items[next].frequency = items[items[next].frequency].frequency + 1;
  // Depths of the leaves: what a level has room for and its inner nodes do not use.
  int available = 1, used = 0, depth = 0, next = count - 1;
  root = count - 2;
  while (available > 0) {
    while (root >= 0 && items[root].frequency == (uint32_t)depth) {
      used++;
      root--;
    }
    while (available > used) {
      items[next--].frequency = (uint32_t)depth;
      available--;
    }
    available = 2 * used;
    depth++;
    used = 0;
  }
}

/// Shortens codes beyond `most` bits, and lengthens others until all fit into the tree again.
static void limit(int *counts, int deepest, int most) {
  for (int bits = most + 1; bits <= deepest; bits++) {
    counts[most] += counts[bits];
    counts[bits] = 0;
  }
  int32_t room = 0;
  for (int bits = 1; bits <= most; bits++) room += counts[bits] << (most - bits);
  while (room > 1 << most) {
    // One of the longest becomes the sibling of a shorter one.
    counts[most]--;
    int bits = most - 1;
    while (counts[bits] == 0) bits--;
    counts[bits]--;
    counts[bits + 1] += 2;
    room--;
  }
}

static uint16_t reversed(uint32_t bits, int count) {
  uint32_t result = 0;
  for (int i = 0; i < count; i++) result |= (bits >> i & 1) << (count - 1 - i);
  return (uint16_t)result;
}

void hero_make_code(hero_code *code, const uint32_t *frequencies, int count, int most) {
  item items[HERO_MOST_SYMBOLS], spare[HERO_MOST_SYMBOLS];
  int used = 0;
  for (int symbol = 0; symbol < count; symbol++) {
    if (frequencies[symbol]) items[used++] = (item){frequencies[symbol], (uint32_t)symbol};
  }
  for (uint32_t symbol = 0; used < 2; symbol++) {
    if (!frequencies[symbol]) items[used++] = (item){1, symbol};
  }
  sort(items, spare, used);
  measure_depths(items, used);
  int counts[HERO_MOST_SYMBOLS + 1] = {0};
  for (int i = 0; i < used; i++) counts[items[i].frequency]++;
  limit(counts, (int)items[0].frequency, most);
  memset(code->lengths, 0, sizeof code->lengths);
  // The rarest get the longest.
  int next = 0;
  for (int bits = most; bits >= 1; bits--) {
    for (int i = 0; i < counts[bits]; i++) code->lengths[items[next++].symbol] = (uint8_t)bits;
  }
  // Canonical numbers. Source: RFC 1951, 3.2.2.
  uint32_t starts[HERO_MOST_BITS + 2] = {0};
  for (int bits = 1; bits <= most; bits++) starts[bits + 1] = (starts[bits] + (uint32_t)counts[bits]) << 1;
  for (int symbol = 0; symbol < count; symbol++) {
    int bits = code->lengths[symbol];
    if (bits) code->bits[symbol] = reversed(starts[bits]++, bits);
  }
}
