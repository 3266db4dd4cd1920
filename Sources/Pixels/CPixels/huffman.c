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

/// Counts the leaves at each depth of the tree of Huffman over sorted frequencies. Returns the deepest.
///
/// Inner nodes are made in order of their weight, so that the two lightest of leaves and nodes are always the next of each.
static int count_depths(const item *items, int count, int *counts) {
  uint32_t leaves[HERO_MOST_SYMBOLS + 1], nodes[HERO_MOST_SYMBOLS + 1];
  int parents[HERO_MOST_SYMBOLS], depths[HERO_MOST_SYMBOLS], inner[HERO_MOST_SYMBOLS] = {0};
  for (int i = 0; i < count; i++) leaves[i] = items[i].frequency;
  // What is not there is heavier than all others.
  leaves[count] = nodes[0] = UINT32_MAX;
  int leaf = 0, node = 0, last = count - 2;
  for (int next = 0; next <= last; next++) {
    uint32_t weight = 0;
    for (int child = 0; child < 2; child++) {
      // Without a branch: which one it is cannot be foreseen.
      int is_node = nodes[node] < leaves[leaf];
      weight += is_node ? nodes[node] : leaves[leaf];
      parents[node] = next;
      node += is_node;
      leaf += !is_node;
    }
    nodes[next] = weight;
    nodes[next + 1] = UINT32_MAX;
  }
  depths[last] = 0;
  inner[0] = 1;
  for (int i = last - 1; i >= 0; i--) inner[depths[i] = depths[parents[i]] + 1]++;
  // What a level has room for and its inner nodes do not use.
  int deepest = depths[0] + 1;
  for (int depth = 1; depth <= deepest; depth++) counts[depth] = 2 * inner[depth - 1] - inner[depth];
  return deepest;
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
  int counts[HERO_MOST_SYMBOLS + 1] = {0};
  limit(counts, count_depths(items, used, counts), most);
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
    if (bits) code->bits[symbol] = (uint16_t)(__builtin_bitreverse32(starts[bits]++) >> (32 - bits));
  }
}
