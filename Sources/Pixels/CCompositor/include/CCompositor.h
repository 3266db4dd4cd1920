#pragma once
#include <stdint.h>

// The inner loops of compositing: premultiplied pixels, alpha in the highest bits, source-over, components rounded as pixman rounds them.
// Everything is integer arithmetic, except the reading of blurred masks; the same pixels on every machine.

/// Pixels that are drawn on: a box of a larger picture.
typedef struct {
  /// The box's first pixel.
  uint32_t *pixels;
  /// Pixels from one row to the next.
  int64_t stride;
  /// Of the box, > 0.
  int width;
  int height;
} hero_target;

/// How much of each pixel of an area is covered: a small mask, of which one column and one row are repeated.
typedef struct {
  /// A byte a pixel, row-major.
  const uint8_t *bytes;
  /// Bytes from one row to the next.
  int stride;
  /// Of the mask: no more than the area.
  int width;
  int height;
  /// The column and the row that are repeated as often as the area needs.
  int repeated_column;
  int repeated_row;
  /// Of the area.
  int area_width;
  int area_height;
  /// Where in the area the box begins; it lies wholly within.
  int x;
  int y;
} hero_coverage;

/// A picture that is drawn on an upright box. Beyond its edges the outermost pixels repeat.
typedef struct {
  const uint32_t *pixels;
  /// At least two pixels wide, or one pixel in all, which is the colour of everything.
  int width;
  int height;
  /// Where the middle of the box's first pixel lies, and how far the next one is: pixels · 2³².
  int64_t x, y, step_x, step_y;
  /// Whether every pixel is opaque.
  int is_opaque;
} hero_picture;

/// A blurred mask that is read linearly.
typedef struct {
  /// Coverage 0…1, row-major.
  const float *samples;
  int width;
  int height;
  /// For each column and row of the box the sample to read, and how much of the next one.
  const int32_t *columns;
  const float *column_fractions;
  const int32_t *rows;
  const float *row_fractions;
} hero_blur;

/// Pixels of a box that are left out: nobody will see them. Empty when `right` ≤ `left`.
typedef struct {
  int left, top, right, bottom;
} hero_hole;

/// Samples with channels interleaved, row-major.
typedef struct {
  const float *samples;
  int width;
  int height;
  int channels;
} hero_plane;

/// Places between the samples of an axis: the sample before, and how much of the next one, 0…1. The last one's next is itself.
typedef struct {
  const int32_t *indices;
  const float *fractions;
  int count;
} hero_places;

/// Averages blocks of `factor` × `factor` samples. Blocks that leave the plane take its outermost samples again if `repeats`, else zeros.
/// `sums`: ⌈width / factor⌉ · ⌈height / factor⌉ · channels.
void hero_average_plane(const hero_plane *plane, int factor, int repeats, float *sums);

/// Straight RGBA bytes as premultiplied pixels, alpha in the highest bits, then blue, green and red; products are rounded to nearest.
void hero_premultiply(const uint8_t *rgba, int count, uint32_t *pixels);

/// The means of blocks of two by two pixels, each component rounded to nearest, halves up. `lone`: 1 when the first column stays alone,
/// else 0; a last one without a neighbour stays alone, too. `target`: half of the width, and one for each lone column.
void hero_halve_row(const uint32_t *upper, const uint32_t *lower, int width, int lone, uint32_t *target);

/// How much of each pixel is covered, 0…1.
void hero_alpha_samples(const uint32_t *pixels, int count, float *samples);

/// Weighs the samples around each sample, along rows and then along columns, and adds them up. Outside of the plane lie its outermost
/// samples again if `repeats`, else zeros. `count`: an odd number of weights; `padded`: (width + count − 1) · channels; `horizontal` and
/// `target`: as large as the plane.
void hero_convolve_plane(
    const hero_plane *plane, const float *weights, int count, int repeats, float *padded, float *horizontal, float *target);

/// Interpolates a plane linearly: a row of places for each place of `rows`. `scratch`: two rows.
void hero_spread_plane(
    const hero_plane *plane, const hero_places *columns, const hero_places *rows, float *scratch, float *target);

/// Rounds samples 0…1 to bytes.
void hero_round_samples(const float *samples, int count, uint8_t *bytes);

/// Draws a picture over a box.
///
/// `coverage` may be null: all of it. `alpha`: 0…255. Returns 0 when memory ran out.
int hero_draw_picture(const hero_target *target, const hero_picture *picture, const hero_coverage *coverage, int alpha);

/// The same with the loops that every processor can run, to compare with: the same pixels.
int hero_draw_picture_plainly(
    const hero_target *target, const hero_picture *picture, const hero_coverage *coverage, int alpha);

/// Draws a premultiplied colour over a box as far as a blurred mask lets it. Returns 0 when memory ran out.
int hero_draw_blur(const hero_target *target, const hero_blur *blur, uint32_t color, const hero_hole *hole);

/// Draws a premultiplied colour over a box as far as a mask lets it, a byte a pixel, rows `stride` bytes apart: the pixels that Cairo fills
/// a path with that covers as much.
void hero_draw_mask(const hero_target *target, const uint8_t *mask, int64_t stride, uint32_t color);

/// A colour of a ramp: straight alpha and the other components from the highest bits down, 0…65535, at a place of its line, 0…65536.
typedef struct {
  int32_t place;
  uint16_t color[4];
} hero_stop;

/// A ramp of colours along a line; beyond its ends the outermost colours repeat.
typedef struct {
  /// By place, > 0 of them.
  const hero_stop *stops;
  int count;
  /// Where the line starts and ends, 65536ths; not the same point.
  int64_t start_x, start_y, end_x, end_y;
  /// From pixels to the line's space: what x, y and 1 count, 65536ths.
  int32_t to_x[3], to_y[3];
  /// The box's first pixel.
  int32_t x, y;
} hero_ramp;

/// Replaces a box with a ramp of colours.
void hero_draw_ramp(const hero_target *target, const hero_ramp *ramp);

/// Which loops this processor runs: "AVX2", or "plain" for what every processor has. They do the same arithmetic.
const char *hero_compositor_loops(void);
