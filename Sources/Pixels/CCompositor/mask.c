#include "CCompositor.h"

#include "lanes.h"

// One colour as far as a mask lets it, in Cairo's and pixman's roundings.

/// x · factor / 255 for lanes, up from 129/255 on: what Cairo fills the edges of an opaque path with.
HERO_INLINE void take_part(hero_u16 *x, const hero_u16 *factor) {
  hero_u16 product = *x * *factor + 127;
  *x = (product + (product >> 8)) >> 8;
}

HERO_INLINE void draw_eight(const hero_lanes *color, const uint8_t *covered, uint32_t *pixels, int is_opaque) {
  hero_u16 mask;
  hero_load_mask(&mask, covered);
  hero_lanes lanes = *color;
  if (!is_opaque) {
    hero_multiply(&lanes, &mask);
    return hero_over(&lanes, pixels);
  }
  hero_u16 rest = 255 - mask;
  hero_lanes below;
  hero_load_lanes(&below, pixels);
  take_part(&below.rb, &rest);
  take_part(&below.ag, &rest);
  take_part(&lanes.rb, &mask);
  take_part(&lanes.ag, &mask);
  below.rb += lanes.rb;
  below.ag += lanes.ag;
  hero_store_lanes(&below, pixels);
}

HERO_INLINE void draw_rows(const hero_target *target, const uint8_t *mask, int64_t stride, uint32_t color, int is_opaque) {
  uint32_t repeated[HERO_STEP];
  for (int i = 0; i < HERO_STEP; i++) repeated[i] = color;
  hero_lanes lanes;
  hero_load_lanes(&lanes, repeated);
  for (int y = 0; y < target->height; y++, mask += stride) {
    uint32_t *pixels = target->pixels + target->stride * y;
    int x = 0;
    for (; x + HERO_STEP <= target->width; x += HERO_STEP) {
      uint64_t covered;
      memcpy(&covered, mask + x, sizeof covered);
      if (covered != 0) draw_eight(&lanes, mask + x, pixels + x, is_opaque);
    }
    if (x == target->width) continue;
    uint32_t last[HERO_STEP] = {0};
    uint8_t covered[HERO_STEP] = {0};
    size_t count = (size_t)(target->width - x);
    memcpy(last, pixels + x, count * 4);
    memcpy(covered, mask + x, count);
    draw_eight(&lanes, covered, last, is_opaque);
    memcpy(pixels + x, last, count * 4);
  }
}

static void draw_narrow(const hero_target *target, const uint8_t *mask, int64_t stride, uint32_t color, int is_opaque) {
  draw_rows(target, mask, stride, color, is_opaque);
}

#ifdef HERO_HAS_WIDE
HERO_WIDE static void draw_wide(
    const hero_target *target, const uint8_t *mask, int64_t stride, uint32_t color, int is_opaque) {
  draw_rows(target, mask, stride, color, is_opaque);
}
#endif

void hero_draw_mask(const hero_target *target, const uint8_t *mask, int64_t stride, uint32_t color) {
  HERO_CHOOSE(draw_wide, draw_narrow)(target, mask, stride, color, color >> 24 == 255);
}
