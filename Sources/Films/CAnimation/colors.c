#include "CAnimation.h"
#include "colors.h"

/// Levels of four values, but of eight from one value up to another.
static hero_levels make_levels(int32_t wide_start, int32_t wide_end) {
  hero_levels levels = {.count = 0};
  for (int32_t value = 0, width; value < 256; value += width) {
    width = value < wide_start || value >= wide_end ? 4 : 8;
    for (int32_t i = 0; i < width; i++) levels.of[value + i] = (uint8_t)levels.count;
    levels.middles[levels.count++] = (uint8_t)(value + width / 2);
  }
  return levels;
}

hero_levels hero_fine_levels(void) { return make_levels(0, 0); }

hero_levels hero_coarse_levels(void) { return make_levels(64, 192); }

static inline void take(uint64_t *taken, uint32_t cell) { taken[cell / 64] |= (uint64_t)1 << cell % 64; }

void hero_count_colors(const uint32_t *pixels, size_t count, uint32_t weight, hero_cell *cells, uint64_t *taken) {
  size_t i = 0;
  while (i < count) {
    uint32_t pixel = pixels[i];
    size_t start = i++;
    while (i < count && pixels[i] == pixel) i++;
    const uint8_t *p = (const uint8_t *)&pixels[start];
    if (p[3] == 0) continue;
    const uint32_t index = (uint32_t)(p[0] >> 2) << 12 | (uint32_t)(p[1] >> 2) << 6 | (uint32_t)(p[2] >> 2);
    hero_cell *cell = &cells[index];
    if (cell->count == 0) take(taken, index);
    uint64_t run = (uint64_t)(i - start) * weight;
    cell->count += run;
    cell->red += run * p[0];
    cell->green += run * p[1];
    cell->blue += run * p[2];
  }
}

int32_t hero_taken_cells(const uint64_t *taken, int32_t cell_count) {
  int32_t count = 0;
  for (int32_t i = 0; i < hero_taken_words(cell_count); i++) count += __builtin_popcountll(taken[i]);
  return count;
}

void hero_join_cells(
    const hero_cell *fine, const uint64_t *fine_taken, const hero_levels *levels, hero_cell *cells, uint64_t *taken) {
  for (int32_t i = hero_next_taken(fine_taken, 0, HERO_FINE_CELLS); i < HERO_FINE_CELLS;
      i = hero_next_taken(fine_taken, i + 1, HERO_FINE_CELLS)) {
    const uint8_t color[3] = {(uint8_t)(i >> 12 << 2), (uint8_t)((i >> 6 & 63) << 2), (uint8_t)((i & 63) << 2)};
    const uint32_t index = hero_cell_of(color, levels);
    hero_cell *cell = &cells[index];
    take(taken, index);
    cell->count += fine[i].count;
    cell->red += fine[i].red;
    cell->green += fine[i].green;
    cell->blue += fine[i].blue;
  }
}

int hero_add_colors(hero_color_set *set, const uint32_t *before, const uint32_t *pixels, size_t count) {
  uint32_t last = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i];
    // Opaque pixels are not 0, so that 0 marks an empty slot too.
    if (pixel == last || pixel == 0 || (before != NULL && pixel == before[i])) continue;
    last = pixel;
    uint32_t slot = hero_slot_of(pixel);
    while (set->slots[slot] != pixel) {
      if (set->slots[slot] == 0) {
        if (set->count == 256) return 0;
        const uint8_t *p = (const uint8_t *)&pixel;
        set->slots[slot] = pixel;
        set->entries[slot] = (uint8_t)set->count;
        for (int32_t k = 0; k < 3; k++) set->palette[set->count * 3 + k] = p[k];
        set->count++;
        break;
      }
      slot = (slot + 1) & 1023;
    }
  }
  return 1;
}
