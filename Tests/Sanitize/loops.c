// Runs the loops of CPixels, CCompositor and CAnimation over random pictures, in memory that is as large as it says it must be: built with
// AddressSanitizer and UndefinedBehaviorSanitizer, which end it where a loop leaves its memory or the language. What can be told without
// effort is told: rows of a PNG come back as they were, and both ways to draw a picture draw the same. The last line ends with a sum of all
// that they gave, which is the same on every processor.
//
// usage: loops [ROUNDS] [FIRST SEED]

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "CAnimation.h"
#include "CCompositor.h"
#include "CPixels.h"

static uint64_t state;

/// 0 ..< count. Source of the numbers: Knuth, The Art of Computer Programming 2, 3.3.4 (MMIX).
static int below(int count) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (int)((state >> 33) % (uint64_t)count);
}

static int between(int low, int high) { return low + below(high - low + 1); }

static double fraction(void) { return below(1 << 20) / (double)(1 << 20); }

static void *room(size_t count) {
  void *memory = malloc(count ? count : 1);
  if (memory == NULL) abort();
  memset(memory, 0xA5, count);
  return memory;
}

static void check(int holds, const char *what, uint64_t seed) {
  if (holds) return;
  fprintf(stderr, "%s is wrong; repeat with: loops 1 %llu\n", what, (unsigned long long)seed);
  exit(1);
}

/// Of all that the loops gave. Source: Fowler, Noll, Vo, FNV-1a (RFC 9923).
static uint64_t sum_of_results = 14695981039346656037u;

static void add(const void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) sum_of_results = (sum_of_results ^ ((const uint8_t *)bytes)[i]) * 1099511628211u;
}

/// Flat parts, noise, few colours; `alpha`: 0 opaque, 1 any, 2 clear or opaque.
static uint32_t *picture(int width, int height, int alpha, int is_premultiplied) {
  uint32_t *pixels = room((size_t)width * (size_t)height * 4), colors[300];
  int count = below(3) ? between(1, 12) : 300, noise = below(3);
  for (int i = 0; i < 300; i++) {
    int a = alpha == 0 ? 255 : alpha == 1 ? below(256) : below(2) * 255, top = is_premultiplied ? a : 255;
    colors[i] = (uint32_t)a << 24 | (uint32_t)below(top + 1) << 16 | (uint32_t)below(top + 1) << 8 | (uint32_t)below(top + 1);
  }
  int color = 0;
  for (int i = 0; i < width * height; i++) {
    if (noise == 2 || below(noise ? 9 : 90) == 0) color = below(count);
    pixels[i] = colors[color];
  }
  return pixels;
}

// MARK: CPixels

static void pixels_of_png(uint64_t seed) {
  int width = between(1, below(4) ? 90 : 1500), height = between(1, 40), channels = between(3, 4), rows = between(1, height);
  uint8_t *rgba = (uint8_t *)picture(width, height, channels == 3 ? 0 : 1, 0);
  check(channels == 4 || hero_is_opaque(rgba, (size_t)(width * height)), "hero_is_opaque", seed);
  size_t row = (size_t)width * (size_t)channels + 1, all = row * (size_t)height;
  hero_png_packer *packer = hero_png_packer_make((size_t)width, (size_t)channels, (size_t)rows, below(2));
  uint8_t *stream = room(2 + hero_png_packed_most(row * (size_t)rows) * (size_t)(height / rows + 1) + 6), *end = stream;
  uLong sum = adler32(0, NULL, 0);
  *end++ = 0x78, *end++ = 1;
  for (int y = 0; y < height; y += rows) {
    size_t count = (size_t)(height - y < rows ? height - y : rows);
    const uint8_t *above = y ? rgba + (size_t)(y - 1) * (size_t)width * 4 : NULL;
    const uint8_t *filtered = hero_png_filter(packer, rgba + (size_t)y * (size_t)width * 4, above, count);
    sum = adler32(sum, filtered, (uInt)(count * row));
    uint8_t *packed = room(hero_png_packed_most(count * row));
    size_t size = hero_png_pack(packer, packed);
    add(packed, size);
    memcpy(end, packed, size);
    end += size;
    free(packed);
  }
  *end++ = 3, *end++ = 0;
  for (int i = 24; i >= 0; i -= 8) *end++ = (uint8_t)(sum >> i);
  uint8_t *lines = room(all);
  uLongf count = all;
  check(uncompress(lines, &count, stream, (uLong)(end - stream)) == Z_OK && count == all, "hero_png_pack", seed);
  uint8_t *now = room(row), *above = room(row);
  memset(above, 0, row);
  for (int y = 0; y < height; y++) {
    memcpy(now, lines + (size_t)y * row + 1, row - 1);
    hero_png_unfilter(lines[(size_t)y * row], now, above, (size_t)width, (size_t)channels);
    uint8_t *target = room((size_t)width * 4), *wanted = rgba + (size_t)y * (size_t)width * 4;
    if (channels == 3) hero_add_alpha(now, (size_t)width, target); else memcpy(target, now, (size_t)width * 4);
    check(memcmp(target, wanted, (size_t)width * 4) == 0, "a row of a PNG", seed);
    free(target);
    uint8_t *used = above;
    above = now, now = used;
  }
  free(now), free(above), free(lines), free(stream), free(rgba);
  hero_png_packer_free(packer);
}

static void straight(uint64_t seed) {
  int count = between(0, 300);
  uint32_t *pixels = picture(count, 1, below(3), 1);
  uint8_t *rgba = room((size_t)count * 4), *rgb = room((size_t)count * 3);
  hero_straighten(pixels, (size_t)count, rgba);
  hero_drop_alpha(rgba, (size_t)count, rgb);
  for (int i = 0; i < count; i++) check(memcmp(rgb + i * 3, rgba + i * 4, 3) == 0, "hero_drop_alpha", seed);
  uint32_t *back = room((size_t)count * 4);
  hero_premultiply(rgba, count, back);
  for (int i = 0; i < count; i++) check(back[i] >> 24 == pixels[i] >> 24, "hero_premultiply", seed);
  add(rgba, (size_t)count * 4), add(back, (size_t)count * 4);
  free(pixels), free(rgba), free(rgb), free(back);
}

// MARK: CCompositor

static float *samples(int count) {
  float *values = room((size_t)count * sizeof(float));
  for (int i = 0; i < count; i++) values[i] = (float)fraction();
  return values;
}

/// Indices below `limit` that do not fall, and fractions.
static int32_t *places(int count, int limit, float **fractions) {
  int32_t *indices = room((size_t)count * sizeof(int32_t));
  *fractions = samples(count);
  int index = below(limit);
  for (int i = 0; i < count; i++) {
    if (below(3) == 0 && index + 1 < limit) index += between(1, limit - 1 - index < 3 ? limit - 1 - index : 3);
    if (below(3) && i) (*fractions)[i] = (*fractions)[i - 1];
    indices[i] = index;
  }
  return indices;
}

static void planes(uint64_t seed) {
  (void)seed;
  int channels = below(2) ? 1 : 4, width = between(1, 50), height = between(1, 30), factor = between(1, 9), repeats = below(2);
  hero_plane plane = {samples(width * height * channels), width, height, channels};
  float *sums = room((size_t)((width + factor - 1) / factor * ((height + factor - 1) / factor) * channels) * sizeof(float));
  hero_average_plane(&plane, factor, repeats, sums);
  int taps = 2 * below(9) + 1;
  float *weights = samples(taps), *padded = room((size_t)((width + taps - 1) * channels) * sizeof(float));
  float *horizontal = room((size_t)(width * height * channels) * sizeof(float)), *target = room((size_t)(width * height * channels) * sizeof(float));
  hero_convolve_plane(&plane, weights, taps, repeats, padded, horizontal, target);
  hero_places columns = {NULL, NULL, between(1, 60)}, rows = {NULL, NULL, between(1, 40)};
  float *column_parts, *row_parts;
  columns.indices = places(columns.count, width, &column_parts), columns.fractions = column_parts;
  rows.indices = places(rows.count, height, &row_parts), rows.fractions = row_parts;
  float *scratch = room((size_t)(2 * columns.count * channels) * sizeof(float));
  float *spread = room((size_t)(columns.count * rows.count * channels) * sizeof(float));
  hero_spread_plane(&plane, &columns, &rows, scratch, spread);
  uint8_t *bytes = room((size_t)(columns.count * rows.count * channels));
  hero_round_samples(spread, columns.count * rows.count * channels, bytes);
  add(sums, (size_t)((width + factor - 1) / factor * ((height + factor - 1) / factor) * channels) * sizeof(float));
  add(target, (size_t)(width * height * channels) * sizeof(float));
  add(spread, (size_t)(columns.count * rows.count * channels) * sizeof(float));
  add(bytes, (size_t)(columns.count * rows.count * channels));
  free((void *)plane.samples), free(sums), free(weights), free(padded), free(horizontal), free(target), free(scratch), free(spread), free(bytes);
  free((void *)columns.indices), free(column_parts), free((void *)rows.indices), free(row_parts);
}

static void pictures(uint64_t seed) {
  int full_width = between(1, 80), full_height = between(1, 30), left = below(full_width), top = below(full_height);
  int width = between(1, full_width - left), height = between(1, full_height - top), is_opaque = below(2);
  uint32_t *first = picture(full_width, full_height, below(2), 1), *second = room((size_t)(full_width * full_height) * 4);
  memcpy(second, first, (size_t)(full_width * full_height) * 4);
  hero_target one = {first + top * full_width + left, full_width, width, height}, other = one;
  other.pixels = second + top * full_width + left;
  hero_picture source = {0};
  source.width = below(6) ? between(2, 60) : 1, source.height = source.width == 1 ? 1 : between(1, 60);
  uint32_t *pixels = picture(source.width, source.height, is_opaque ? 0 : 1, 1);
  source.pixels = pixels, source.is_opaque = is_opaque;
  int is_whole = below(3) == 0;
  source.step_x = is_whole ? (int64_t)1 << 32 : (int64_t)((0.05 + 3 * fraction()) * 4294967296.0);
  source.step_y = is_whole ? (int64_t)1 << 32 : (int64_t)((0.05 + 3 * fraction()) * 4294967296.0);
  source.x = is_whole ? ((int64_t)between(-5, 5) * 4294967296) + ((int64_t)1 << 31) : (int64_t)((20 * fraction() - 10) * 4294967296.0);
  source.y = is_whole ? ((int64_t)between(-5, 5) * 4294967296) + ((int64_t)1 << 31) : (int64_t)((20 * fraction() - 10) * 4294967296.0);
  hero_coverage coverage = {0};
  uint8_t *mask = NULL;
  if (below(2)) {
    coverage.area_width = width + below(20), coverage.area_height = height + below(20);
    coverage.x = below(coverage.area_width - width + 1), coverage.y = below(coverage.area_height - height + 1);
    coverage.width = between(1, coverage.area_width), coverage.height = between(1, coverage.area_height);
    coverage.stride = coverage.width + below(4);
    coverage.repeated_column = below(coverage.width), coverage.repeated_row = below(coverage.height);
    mask = room((size_t)(coverage.stride * coverage.height));
    for (int i = 0; i < coverage.stride * coverage.height; i++) mask[i] = (uint8_t)(below(3) ? below(2) * 255 : below(256));
    coverage.bytes = mask;
  }
  int alpha = below(2) ? 255 : below(256);
  check(hero_draw_picture(&one, &source, mask ? &coverage : NULL, alpha), "memory", seed);
  check(hero_draw_picture_plainly(&other, &source, mask ? &coverage : NULL, alpha), "memory", seed);
  check(memcmp(first, second, (size_t)(full_width * full_height) * 4) == 0, "hero_draw_picture", seed);
  uint32_t *half = room((size_t)(source.width / 2 + 2) * 4);
  hero_halve_row(pixels, pixels + (source.height > 1 ? source.width : 0), source.width, source.width > 1 && below(2), half);
  float *alphas = room((size_t)(source.width * source.height) * sizeof(float));
  hero_alpha_samples(pixels, source.width * source.height, alphas);
  add(first, (size_t)(full_width * full_height) * 4), add(half, (size_t)((source.width + 1) / 2) * 4);
  add(alphas, (size_t)(source.width * source.height) * sizeof(float));
  free(first), free(second), free(pixels), free(mask), free(half), free(alphas);
}

static uint32_t premultiplied(void) {
  uint32_t *one = picture(1, 1, 1, 1), color = *one;
  free(one);
  return color;
}

static void shades(uint64_t seed) {
  int full = between(1, 90), left = below(full), width = between(1, full - left), height = between(1, 30);
  uint32_t *pixels = picture(full, height, below(2), 1);
  hero_target target = {pixels + left, full, width, height};
  hero_blur blur = {NULL, between(1, 40), between(1, 40), NULL, NULL, NULL, NULL};
  float *column_parts, *row_parts;
  blur.samples = samples(blur.width * blur.height);
  blur.columns = places(width, blur.width, &column_parts), blur.column_fractions = column_parts;
  blur.rows = places(height, blur.height, &row_parts), blur.row_fractions = row_parts;
  hero_hole hole = {0};
  if (below(2)) hole = (hero_hole){below(width), below(height), between(0, width), between(0, height)};
  check(hero_draw_blur(&target, &blur, below(3) ? premultiplied() : (uint32_t)below(256) << 24, &hole), "memory", seed);
  int stride = width + below(5);
  uint8_t *mask = room((size_t)(stride * height));
  for (int i = 0; i < stride * height; i++) mask[i] = (uint8_t)(below(3) ? below(2) * 255 : below(256));
  hero_draw_mask(&target, mask, stride, premultiplied());
  hero_stop stops[5];
  hero_ramp ramp = {stops, between(1, 5), between(-99, 99) * 6553, between(-99, 99) * 6553, 0, 0, {0}, {0}, between(-50, 50), between(-50, 50)};
  ramp.end_x = ramp.start_x + between(1, 99) * 6553, ramp.end_y = ramp.start_y + between(-99, 99) * 6553;
  for (int i = 0, place = 0; i < ramp.count; i++) {
    stops[i].place = place, place += below(65537 - place);
    for (int c = 0; c < 4; c++) stops[i].color[c] = (uint16_t)below(65536);
  }
  for (int i = 0; i < 3; i++) ramp.to_x[i] = between(-200000, 200000), ramp.to_y[i] = between(-200000, 200000);
  hero_draw_ramp(&target, &ramp);
  add(pixels, (size_t)(full * height) * 4);
  free(pixels), free((void *)blur.samples), free((void *)blur.columns), free(column_parts), free((void *)blur.rows), free(row_parts), free(mask);
}

// MARK: CAnimation

static void film(uint64_t seed) {
  int width = between(1, 70), height = between(1, 40), count = width * height, frames = between(1, 5), alpha = below(2) * 2;
  uint32_t *shots[5], nothing[70] = {0};
  hero_cell *fine = calloc(HERO_FINE_CELLS, sizeof(hero_cell));
  uint64_t *fine_taken = calloc((size_t)hero_taken_words(HERO_FINE_CELLS), 8);
  hero_color_set *set = calloc(1, sizeof(hero_color_set));
  int are_few = 1;
  for (int i = 0; i < frames; i++) {
    shots[i] = picture(width, height, alpha, 0);
    if (i && below(3)) {
      // A part of the one before stays.
      for (int pixel = 0; pixel < count; pixel++) if (pixel % width < width / 2) shots[i][pixel] = shots[i - 1][pixel];
    }
    hero_cut_alpha(shots[i], (size_t)count);
    hero_count_colors(shots[i], (size_t)count, 2, fine, fine_taken);
    are_few = are_few && hero_add_colors(set, i ? shots[i - 1] : NULL, shots[i], (size_t)count);
  }
  hero_mapping mapping = {0};
  uint8_t palette[768] = {0};
  hero_levels levels = below(2) ? hero_fine_levels() : hero_coarse_levels();
  int cells_count = hero_cell_count(levels.count);
  hero_cell *cells = calloc((size_t)cells_count, sizeof(hero_cell));
  uint64_t *taken = calloc((size_t)hero_taken_words(cells_count), 8);
  hero_join_cells(fine, fine_taken, &levels, cells, taken);
  check(hero_taken_cells(taken, cells_count) <= hero_taken_cells(fine_taken, HERO_FINE_CELLS), "hero_join_cells", seed);
  hero_mix *mixes = calloc((size_t)cells_count, sizeof(hero_mix));
  int colors = hero_choose_palette(cells, taken, cells_count, between(2, 255), palette);
  check(colors >= 0, "memory", seed);
  mapping = (hero_mapping){levels, cells, palette, colors, (uint8_t)colors, mixes, NULL, (uint8_t)below(2)};
  if (are_few && set->count < 256) mapping.set = set, mapping.palette = set->palette, mapping.colors = set->count, mapping.transparent = (uint8_t)set->count;
  int bits = 1;
  while (1 << bits < mapping.colors + 1) bits++;
  uint8_t *entries = room((size_t)count), *shown = room((size_t)count);
  memset(entries, mapping.transparent, (size_t)count);
  for (int i = 0; i < frames; i++) {
    memcpy(shown, entries, (size_t)count);
    uint8_t *packed = room(hero_pack_bound((size_t)count));
    hero_rect changed;
    size_t size = hero_pack(i ? shots[i - 1] : nothing, i ? width : 0, shots[i], width, height, packed, &changed);
    uint8_t *exact = room(size);
    memcpy(exact, packed, size);
    check(hero_map_packed(exact, size, width, height, &mapping, entries), "hero_map_packed", seed);
    add(packed, size), add(entries, (size_t)count);
    for (int pixel = 0; pixel < count; pixel++) {
      check((entries[pixel] == mapping.transparent) == (shots[i][pixel] >> 24 == 0), "what is transparent", seed);
      if (!mapping.set || shots[i][pixel] >> 24 == 0) continue;
      check(memcmp(mapping.palette + entries[pixel] * 3, &shots[i][pixel], 3) == 0, "an exact colour", seed);
    }
    // Of bytes that nobody wrote nothing is promised but that it ends.
    if (size) exact[below((int)size)] ^= (uint8_t)(1 << below(8));
    uint8_t *broken = room((size_t)count);
    memset(broken, mapping.transparent, (size_t)count);
    (void)hero_map_packed(exact, (size_t)below((int)size + 1), width, height, &mapping, broken);
    hero_rect rect = i ? hero_changed_rect(shots[i - 1], shots[i], width, height, 0) : (hero_rect){0, 0, width, height};
    if (i) check(memcmp(&rect, &changed, sizeof rect) == 0 || (rect.right <= rect.left && changed.right <= changed.left), "the changed rectangle", seed);
    if (i) {
      hero_rect far = hero_changed_rect(shots[i - 1], shots[i], width, height, below(300));
      check(far.right <= far.left || (far.left >= rect.left && far.right <= rect.right && far.top >= rect.top && far.bottom <= rect.bottom), "what changed much lies within what changed", seed);
    }
    if (i) (void)hero_vanished_rect(shots[i - 1], shots[i], width, height);
    (void)hero_opaque_rect(shots[i], width, rect);
    if (rect.right > rect.left) {
      size_t bound = hero_lzw_bound((size_t)(rect.right - rect.left) * (size_t)(rect.bottom - rect.top));
      uint8_t *blocks = room(bound);
      size_t length = hero_lzw(shown, entries, width, rect, below(2) ? mapping.transparent : -1, bits, blocks);
      check(length <= bound, "hero_lzw", seed);
      add(blocks, length);
      free(blocks);
    }
    uint32_t *over = room((size_t)count * 4);
    if (i && hero_draw_over(shots[i - 1], shots[i], (size_t)count, over)) {
      for (int pixel = 0; pixel < count; pixel++) {
        check((over[pixel] >> 24 ? over[pixel] : shots[i - 1][pixel]) == shots[i][pixel], "hero_draw_over", seed);
      }
    }
    free(packed), free(exact), free(broken), free(over);
  }
  for (int i = 0; i < frames; i++) free(shots[i]);
  free(fine), free(fine_taken), free(set), free(cells), free(taken), free(mixes), free(entries), free(shown);
}

int main(int count, char **arguments) {
  long rounds = count > 1 ? atol(arguments[1]) : 300;
  uint64_t first = count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
  void (*parts[])(uint64_t) = {pixels_of_png, straight, planes, pictures, shades, film};
  for (uint64_t seed = first; seed < first + (uint64_t)rounds; seed++) {
    for (size_t part = 0; part < sizeof parts / sizeof *parts; part++) {
      state = seed * 1000 + part;
      parts[part](seed);
    }
  }
  printf("%ld rounds of loops, nothing wrong: %016llx\n", rounds, (unsigned long long)sum_of_results);
  return 0;
}
