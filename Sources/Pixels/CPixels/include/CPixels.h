#pragma once
#include <stddef.h>
#include <stdint.h>

// Inner loops over pixels and bytes. Whole numbers only, so that every machine gives the same bytes; the memory of all buffers
// belongs to the caller, apart from hero_png_packer.

// MARK: - Pixels

/// Turns `count` premultiplied pixels (alpha in the highest bits, then blue, green, red) into straight r, g, b, a bytes. The colour of a
/// transparent pixel is black. c = round(255·c′/a). Both may be the same memory.
void hero_straighten(const uint32_t *pixels, size_t count, uint8_t *rgba);

/// Whether every alpha of `count` r, g, b, a pixels is 255.
int hero_is_opaque(const uint8_t *rgba, size_t count);

/// Copies r, g, b of `count` r, g, b, a pixels.
void hero_drop_alpha(const uint8_t *rgba, size_t count, uint8_t *rgb);

/// Copies r, g, b of `count` r, g, b pixels, each with an alpha of 255.
void hero_add_alpha(const uint8_t *rgb, size_t count, uint8_t *rgba);

// MARK: - PNG

/// What one thread needs to filter and pack rows of a PNG of one width.
typedef struct hero_png_packer hero_png_packer;

/// Makes a packer for rows of `width` pixels (1…1 000 000) with 3 (r, g, b) or 4 (and a) channels, and strips of at most `rows`.
/// `tries_paeth`: 1 to choose each row's filter among SUB, UP and PAETH, 0 among SUB and UP. NULL when memory runs out.
hero_png_packer *hero_png_packer_make(size_t width, size_t channels, size_t rows, int tries_paeth);

/// Releases a packer; NULL is fine.
void hero_png_packer_free(hero_png_packer *packer);

/// Filters `count` rows (at most the packer's) of r, g, b, a pixels. `above` is the row before them, NULL at the picture's top.
/// Returns the filtered bytes, which stay until the next call: for each row the filter's number and width · channels bytes.
const uint8_t *hero_png_filter(hero_png_packer *packer, const uint8_t *rgba, const uint8_t *above, size_t count);

/// Room that `hero_png_pack` needs for so many bytes.
size_t hero_png_packed_most(size_t count);

/// Packs the last filtered rows as whole deflate blocks (RFC 1951) that end at a byte's end, refer to nothing before them and are
/// not the last of a stream. Returns the number of bytes written to `target`.
size_t hero_png_pack(hero_png_packer *packer, uint8_t *target);

/// Turns a filtered row of `width` pixels with 3 or 4 channels of 8 bits into its bytes. `filter` is 0…4; `above` holds the bytes of the
/// row before, or zeros. One byte after the end of either row may be read.
void hero_png_unfilter(int filter, uint8_t *row, const uint8_t *above, size_t width, size_t channels);
