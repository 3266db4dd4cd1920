#include "CAnimation.h"
#include <string.h>

static int same(const uint32_t *before, const uint32_t *now, int32_t count) {
  return memcmp(before, now, (size_t)count * 4) == 0;
}

static int is_far(uint32_t a, uint32_t b, int32_t tolerance) {
  if (a == b) return 0;
  if (a >> 24 != b >> 24) return 1;
  for (int shift = 0; shift < 24; shift += 8) {
    int32_t difference = (int32_t)(a >> shift & 255) - (int32_t)(b >> shift & 255);
    if (difference > tolerance || difference < -tolerance) return 1;
  }
  return 0;
}

hero_rect hero_changed_rect(const uint32_t *before, const uint32_t *now, int32_t width, int32_t height, int32_t tolerance) {
  hero_rect rect = {width, 0, 0, 0};
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *a = before + (size_t)y * (size_t)width, *b = now + (size_t)y * (size_t)width;
    if (same(a, b, width)) continue;
    int32_t left = 0, right = width;
    while (left < width && !is_far(a[left], b[left], tolerance)) left++;
    if (left == width) continue;
    while (right > rect.right && !is_far(a[right - 1], b[right - 1], tolerance)) right--;
    if (left < rect.left) rect.left = left;
    rect.right = right;
    if (rect.bottom == 0) rect.top = y;
    rect.bottom = y + 1;
  }
  if (rect.bottom == 0) rect.left = 0;
  return rect;
}

static void include(hero_rect *rect, int32_t x, int32_t y) {
  if (x < rect->left) rect->left = x;
  if (x >= rect->right) rect->right = x + 1;
  if (y < rect->top) rect->top = y;
  rect->bottom = y + 1;
}

hero_rect hero_vanished_rect(const uint32_t *before, const uint32_t *now, int32_t width, int32_t height) {
  hero_rect rect = {width, height, 0, 0};
  for (int32_t y = 0; y < height; y++) {
    const uint8_t *a = (const uint8_t *)(before + (size_t)y * (size_t)width), *b = (const uint8_t *)(now + (size_t)y * (size_t)width);
    for (int32_t x = 0; x < width; x++) {
      if (a[x * 4 + 3] == 0 || b[x * 4 + 3] != 0) continue;
      include(&rect, x, y);
    }
  }
  if (rect.right == 0) rect.left = rect.top = 0;
  return rect;
}

hero_rect hero_opaque_rect(const uint32_t *pixels, int32_t width, hero_rect within) {
  hero_rect rect = {within.right, within.bottom, 0, 0};
  for (int32_t y = within.top; y < within.bottom; y++) {
    const uint8_t *p = (const uint8_t *)(pixels + (size_t)y * (size_t)width);
    for (int32_t x = within.left; x < within.right; x++) {
      if (p[x * 4 + 3] != 0) include(&rect, x, y);
    }
  }
  if (rect.right == 0) rect.left = rect.top = 0;
  return rect;
}

void hero_cut_alpha(uint32_t *pixels, size_t count) {
  uint8_t *bytes = (uint8_t *)pixels;
  for (size_t i = 0; i < count; i++) {
    if (bytes[i * 4 + 3] < 128) pixels[i] = 0;
    bytes[i * 4 + 3] = bytes[i * 4 + 3] < 128 ? 0 : 255;
  }
}

int hero_draw_over(const uint32_t *before, const uint32_t *now, size_t count, uint32_t *target) {
  for (size_t i = 0; i < count; i++) {
    if (now[i] == before[i]) {
      target[i] = 0;
    } else if (((const uint8_t *)&now[i])[3] == 255) {
      target[i] = now[i];
    } else {
      return 0;
    }
  }
  return 1;
}
