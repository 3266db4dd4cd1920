#pragma once
#include <stddef.h>
#include <stdint.h>

// Inner loops of animations: the same bytes on every machine. Nothing here allocates, except where it says so. A pixel is four bytes
// r, g, b, a as they lie in memory.

// MARK: Rectangles

/// Columns left ..< right and rows top ..< bottom; empty when right is not beyond left.
typedef struct {
  int32_t left, top, right, bottom;
} hero_rect;

/// The smallest rectangle of pixels that differ: in alpha, or in red, green or blue by more than a tolerance.
hero_rect hero_changed_rect(const uint32_t *before, const uint32_t *now, int32_t width, int32_t height, int32_t tolerance);

/// The smallest rectangle of pixels that were opaque (alpha not 0) and no longer are.
hero_rect hero_vanished_rect(const uint32_t *before, const uint32_t *now, int32_t width, int32_t height);

/// The smallest rectangle inside of another that holds its pixels whose alpha is not 0.
hero_rect hero_opaque_rect(const uint32_t *pixels, int32_t width, hero_rect within);

/// Makes each of `count` pixels opaque, or 0 where its alpha is below 128.
void hero_cut_alpha(uint32_t *pixels, size_t count);

// MARK: Spool

/// Bytes that packing `count` pixels may take at most.
static inline size_t hero_pack_bound(size_t count) { return count * 4 + 16; }

/// Packs a frame as its difference from the one before, tells the smallest rectangle of pixels that differ, and returns how many bytes
/// that took; each pixel is 0 or opaque. `before_step`: pixels from one row of the frame before to the next, 0 where one stands for all.
size_t hero_pack(
    const uint32_t *before, int32_t before_step, const uint32_t *now, int32_t width, int32_t height, uint8_t *target,
    hero_rect *changed);

// MARK: Colours

/// Colours whose components are of the same levels: how often they show, and the sums of their components.
typedef struct {
  uint64_t count, red, green, blue;
} hero_cell;

/// Levels that the values of a component fall into. There is a cell for each level of red, green and blue, red the highest.
typedef struct {
  int32_t count;
  uint8_t of[256];
  uint8_t middles[64];
} hero_levels;

/// 64 levels, four values each.
hero_levels hero_fine_levels(void);

/// Cells of the fine levels.
#define HERO_FINE_CELLS (1 << 18)

/// 48 levels: of eight values, but of four in the dark and the light quarter, where gradients would show steps, and where screens' plain
/// grounds are.
hero_levels hero_coarse_levels(void);

/// Cells of so many levels.
static inline int32_t hero_cell_count(int32_t levels) { return levels * levels * levels; }

/// Words of bits, one for each of `cells` cells: whether it has any colours. The lowest bit of a word is the first.
static inline int32_t hero_taken_words(int32_t cells) { return (cells + 63) / 64; }

/// Adds the opaque ones of `count` pixels to the cells of the fine levels, each `weight` times.
void hero_count_colors(const uint32_t *pixels, size_t count, uint32_t weight, hero_cell *cells, uint64_t *taken);

/// How many of so many cells have any colours.
int32_t hero_taken_cells(const uint64_t *taken, int32_t cell_count);

/// Adds the cells of the fine levels to those of others.
void hero_join_cells(
    const hero_cell *fine, const uint64_t *fine_taken, const hero_levels *levels, hero_cell *cells, uint64_t *taken);

/// The set of a film's colours while they are few, in the order in which they were added.
typedef struct {
  uint32_t slots[1024];
  uint8_t entries[1024];
  uint8_t palette[768];
  int32_t count;
} hero_color_set;

/// Adds the opaque ones of `count` pixels that differ from `before`, which may be null: all. Returns 1, or 0 when the set would need more
/// than 256.
int hero_add_colors(hero_color_set *set, const uint32_t *before, const uint32_t *pixels, size_t count);

/// Chooses at most `limit` colours (r, g, b each) for the `cell_count` cells of a histogram and returns how many; negative when there is
/// no memory.
int32_t hero_choose_palette(
    const hero_cell *cells, const uint64_t *taken, int32_t cell_count, int32_t limit, uint8_t *palette);

// MARK: Mapping

/// How the colours of a cell are mixed of two entries of the palette; zeros until it is known.
typedef struct {
  int32_t base;
  int16_t red, green, blue;
  uint8_t first, second;
  uint32_t state;
} hero_mix;

/// How a film's colours become entries of its palette.
typedef struct {
  /// The film's histogram.
  hero_levels levels;
  const hero_cell *cells;
  /// r, g, b of each entry.
  const uint8_t *palette;
  int32_t colors;
  /// The entry of pixels that are not opaque.
  uint8_t transparent;
  /// As many as there are cells, for this palette; threads may share them.
  hero_mix *mixes;
  /// All colours of the film; NULL when they are mixed.
  const hero_color_set *set;
  /// 1: each colour has the nearest entry; 0: those between two entries are mixed of them.
  uint8_t flat;
} hero_mapping;

/// Turns the entries of the frame before into those of a packed frame: mixtures of two, ordered by place, so that each pixel can be
/// mapped alone, or the colours' own entries. Returns 1, or 0 when the bytes are not what `hero_pack` wrote for a frame of that size.
int hero_map_packed(
    const uint8_t *source, size_t size, int32_t width, int32_t height, const hero_mapping *mapping, uint8_t *entries);

/// Bytes that compressing `count` entries may take at most.
static inline size_t hero_lzw_bound(size_t count) { return count * 2 + count / 64 + 1024; }

/// Compresses the entries of a rectangle as GIF's blocks of a length byte and at most 255 bytes each, with the empty one at the end, and
/// returns how many bytes that took. Where `shown` has the same entry and `transparent` is not negative, whichever of the two goes on
/// with what was seen before is taken.
size_t hero_lzw(
    const uint8_t *shown, const uint8_t *entries, int32_t width, hero_rect rect, int32_t transparent, int32_t code_bits,
    uint8_t *target);

// MARK: PNG

/// What drawn over `count` pixels of the frame before makes those of the frame: nothing where they are the same. Returns 1, or 0 when there
/// is no such picture because a pixel that changes is not opaque.
int hero_draw_over(const uint32_t *before, const uint32_t *now, size_t count, uint32_t *target);
