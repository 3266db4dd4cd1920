#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Inner loops over pixels and bytes. Whole numbers only, so that every machine gives the same bytes; the memory of all buffers
// belongs to the caller, apart from hero_png_packer.

// MARK: - Memory

/// Lets the C library keep the memory of one frame for the next, and all threads share what is free: new pages cost more than drawing a
/// layer. The first 48 MB of the heap come in large pages where the system has them, as they are used. To be called first; does nothing
/// where the library has no such choice.
void hero_reuse_memory(void);

/// Lets go of the pages of the program and of its libraries that are as in their files: those that are still needed come back by
/// themselves from the system's cache, and those of what only beginning needed do not. Does nothing where a program cannot.
void hero_forget_code(void);

/// Gives the system back what is free between things that are in use. It takes a millisecond.
void hero_give_back_memory(void);

/// Asks for large pages for what of `count` bytes they fill wholly, so that the system is asked for memory once instead of 512 times. To be
/// called before the memory is used.
void hero_use_large_pages(void *memory, size_t count);

// MARK: - Pipes

/// A pipe that is handed large pages with bytes, instead of copies of them in many small pages, as far as the system can: half of what both
/// ends of a pipe cost. Each page goes with its bytes, and nobody writes to it any more, so that readers that pass pages on have what was
/// written, too.
typedef struct hero_pipe hero_pipe;

/// Begins with a descriptor that stays the caller's; NULL where it is no pipe or there is no such thing.
hero_pipe *hero_open_pipe(int descriptor);

/// Ends; NULL is fine.
void hero_close_pipe(hero_pipe *pipe);

/// As `write` of the C library: how many bytes are written, or -1 and `errno`. NULL: just that.
ssize_t hero_write_pipe(hero_pipe *pipe, int descriptor, const uint8_t *bytes, size_t count);

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

// MARK: - SHA-256

/// A SHA-256 (FIPS 180-4) of bytes that come in pieces.
typedef struct {
  uint32_t state[8];
  uint64_t count;
  uint8_t rest[64];
} hero_sha256;

/// Begins.
void hero_sha256_start(hero_sha256 *sha);

/// Adds bytes.
void hero_sha256_add(hero_sha256 *sha, const uint8_t *bytes, size_t count);

/// Ends; writes 32 bytes.
void hero_sha256_finish(hero_sha256 *sha, uint8_t *digest);

/// How blocks are hashed.
typedef enum { HERO_SHA256_PORTABLY, HERO_SHA256_PAIRS, HERO_SHA256_INSTRUCTIONS } hero_sha256_way;

/// The same as `hero_sha256_add` in a certain way, for tests; 0 where the processor cannot.
int hero_sha256_add_by(hero_sha256_way way, hero_sha256 *sha, const uint8_t *bytes, size_t count);

/// How many sums are hashed side by side.
#define HERO_SHA256_LANES 8

/// Whether the processor can hash side by side.
int hero_sha256_has_lanes(void);

/// Whether the processor has instructions for SHA-256, beside which lanes gain nothing.
int hero_has_sha256(void);

/// Adds `blocks` blocks of 64 bytes to each of HERO_SHA256_LANES sums, which hold whole blocks so far; a lane without a sum is idle.
/// `has_alpha` 0: the places hold r, g, b of sixteen pixels for a block, which are hashed as opaque r, g, b, a. Returns 0 where the processor cannot: nothing was added then.
int hero_sha256_add_lanes(hero_sha256 *const *sums, const uint8_t *const *places, size_t blocks, int has_alpha);

// MARK: - PNG

/// What one thread needs to filter and pack rows of a PNG of one width.
typedef struct hero_png_packer hero_png_packer;

/// Makes a packer for rows of `width` pixels (1…1 000 000) with 3 (r, g, b) or 4 (and a) channels, and strips of at most `rows`.
/// `tries_paeth`: 1 to choose each row's filter among SUB, UP and PAETH, 0 among SUB and UP. NULL when memory runs out.
hero_png_packer *hero_png_packer_make(size_t width, size_t channels, size_t rows, int tries_paeth);

/// Releases a packer; NULL is fine.
void hero_png_packer_free(hero_png_packer *packer);

/// Filters `count` rows (at most the packer's) of r, g, b, a pixels. `above` is the row before them, NULL at the picture's top.
/// Adds their r, g, b, a bytes to `sha` beside, unless that is NULL.
/// Returns the filtered bytes, which stay until the next call: for each row the filter's number and width · channels bytes.
const uint8_t *hero_png_filter(
    hero_png_packer *packer, const uint8_t *rgba, const uint8_t *above, size_t count, hero_sha256 *sha);

/// Room that `hero_png_pack` needs for so many bytes.
size_t hero_png_packed_most(size_t count);

/// Packs the last filtered rows as whole deflate blocks (RFC 1951) that end at a byte's end, refer to nothing before them and are
/// not the last of a stream. Returns the number of bytes written to `target`.
size_t hero_png_pack(hero_png_packer *packer, uint8_t *target);

/// Turns a filtered row of `width` pixels with 3 or 4 channels of 8 bits into its bytes. `filter` is 0…4; `above` holds the bytes of the
/// row before, or zeros. One byte after the end of either row may be read.
void hero_png_unfilter(int filter, uint8_t *row, const uint8_t *above, size_t width, size_t channels);
