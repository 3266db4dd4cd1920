#include "CAnimation.h"
#include "colors.h"

void hero_count_colors(const uint32_t *pixels, size_t count, uint32_t weight, hero_cell *cells) {
  size_t i = 0;
  while (i < count) {
    uint32_t pixel = pixels[i];
    size_t start = i++;
    while (i < count && pixels[i] == pixel) i++;
    const uint8_t *p = (const uint8_t *)&pixels[start];
    if (p[3] == 0) continue;
    hero_cell *cell = &cells[hero_cell_of(p)];
    uint64_t run = (uint64_t)(i - start) * weight;
    cell->count += run;
    cell->red += run * p[0];
    cell->green += run * p[1];
    cell->blue += run * p[2];
  }
}

int hero_add_colors(hero_color_set *set, const uint32_t *before, const uint32_t *pixels, size_t count) {
  uint32_t last = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i];
    // Opaque pixels are not 0, so that 0 marks an empty slot too.
    if (pixel == last || pixel == before[i] || pixel == 0) continue;
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
