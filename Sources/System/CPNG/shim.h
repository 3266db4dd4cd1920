#pragma once
#include <png.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

// libpng reports errors with longjmp, which Swift cannot catch, so everything between setjmp and the last libpng call is
// here, and nothing is printed. A function that calls setjmp reads none of its own variables after the jump: whatever
// must be released belongs to its caller.

/// Room for a message of libpng, with its closing zero.
#define HERO_PNG_MESSAGE_CAPACITY 200

/// Bytes still to be read, and how many were read after the last row of pixels.
typedef struct {
  const unsigned char *bytes;
  size_t left;
  size_t rest;
} hero_png_source;

static inline void hero_png_fail(png_structp png, png_const_charp text) {
  char *message = (char *)png_get_error_ptr(png);
  if (message != NULL) {
    strncpy(message, text, HERO_PNG_MESSAGE_CAPACITY - 1);
    message[HERO_PNG_MESSAGE_CAPACITY - 1] = 0;
  }
  png_longjmp(png, 1);
}

static inline void hero_png_ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static inline void hero_png_copy(png_structp png, hero_png_source *source, png_bytep target, size_t count) {
  if (count > source->left) png_error(png, "unexpected end of file");
  memcpy(target, source->bytes, count);
  source->bytes += count;
  source->left -= count;
}

static inline void hero_png_pull(png_structp png, png_bytep target, size_t count) {
  hero_png_copy(png, (hero_png_source *)png_get_io_ptr(png), target, count);
}

/// A PNG that is being read, row by row. `bytes` belong to whoever opened it.
typedef struct {
  png_structp png;
  png_infop info;
  hero_png_source source;
  unsigned width;
  unsigned height;
  int passes;
  int has_rows;
  char message[HERO_PNG_MESSAGE_CAPACITY];
} hero_png_reader;

/// Compressed bytes that may follow the last row: more than any encoder leaves there, and few enough to unpack at once.
#define HERO_PNG_REST 65536

static inline void hero_png_pull_checked(png_structp png, png_bytep target, size_t count) {
  hero_png_reader *reader = (hero_png_reader *)png_get_io_ptr(png);
  // libpng unpacks whatever follows the last row before it hands that row out.
  int is_rest = !reader->has_rows
      && (reader->passes == 7 ? png_get_current_pass_number(png) >= 7 : png_get_current_row_number(png) >= reader->height);
  if (is_rest) {
    if (reader->source.rest + count > HERO_PNG_REST) png_error(png, "more pixels than the header announces");
    reader->source.rest += count;
  }
  hero_png_copy(png, &reader->source, target, count);
}

static inline int hero_png_start(hero_png_reader *reader) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_user_limits(png, reader->width, reader->height);
  // Texts and times do not change the pixels, and colours are converted by the caller, so these chunks are not even parsed.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, reader->info);
  if (png_get_image_width(png, reader->info) != reader->width
      || png_get_image_height(png, reader->info) != reader->height) {
    png_error(png, "the header changed its size");
  }
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  reader->passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != (size_t)reader->width * 4) png_error(png, "unexpected row length");
  return 1;
}

/// Ends reading; `reader` may be NULL.
static inline void hero_png_close(hero_png_reader *reader) {
  if (reader == NULL) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

/// Begins to read a PNG of the known size. NULL, with a message of at most HERO_PNG_MESSAGE_CAPACITY bytes, when it cannot
/// be read; else to be closed.
static inline hero_png_reader *hero_png_open(
    const unsigned char *bytes, size_t count, unsigned width, unsigned height, char *message) {
  message[0] = 0;
  hero_png_reader *reader = (hero_png_reader *)calloc(1, sizeof(hero_png_reader));
  if (reader == NULL) return NULL;
  reader->source.bytes = bytes;
  reader->source.left = count;
  reader->width = width;
  reader->height = height;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader->message, hero_png_fail, hero_png_ignore);
  reader->info = reader->png == NULL ? NULL : png_create_info_struct(reader->png);
  if (reader->info != NULL) {
    png_set_read_fn(reader->png, reader, hero_png_pull_checked);
    if (hero_png_start(reader)) return reader;
    memcpy(message, reader->message, sizeof reader->message);
  }
  hero_png_close(reader);
  return NULL;
}

/// Reads the next row, width * 4 bytes of r, g, b and straight alpha, of a PNG that is not interlaced.
/// Returns 1, or 0 with the reader's message.
static inline int hero_png_row(hero_png_reader *reader, unsigned char *row) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_read_row(reader->png, row, NULL);
  return 1;
}

/// Reads all rows of a PNG, interlaced or not. Returns 1, or 0 with the reader's message.
static inline int hero_png_all_rows(hero_png_reader *reader, unsigned char *pixels) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  for (int pass = 0; pass < reader->passes; pass++) {
    for (unsigned row = 0; row < reader->height; row++) {
      png_read_row(reader->png, pixels + (size_t)row * reader->width * 4, NULL);
    }
  }
  return 1;
}

/// Reads what follows the rows. Returns 1, or 0 with the reader's message.
static inline int hero_png_finish(hero_png_reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  reader->has_rows = 1;
  png_read_end(reader->png, NULL);
  return 1;
}

static inline int hero_png_read_profile(
    png_structp png, png_infop info, unsigned char **profile, unsigned *count) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep) "iCCP", 1);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_read_info(png, info);
  png_charp name;
  png_bytep bytes;
  int compression;
  if (!png_get_iCCP(png, info, &name, &compression, &bytes, count)) return 0;
  *profile = (unsigned char *)malloc(*count);
  if (*profile == NULL) return 0;
  memcpy(*profile, bytes, *count);
  return 1;
}

/// Unpacks the colour profile, to be released with free(). Returns 1, or 0 when there is none or it is broken.
static inline int hero_png_profile(
    const unsigned char *bytes, size_t count, unsigned char **profile, unsigned *size) {
  hero_png_source source = {bytes, count, 0};
  char message[HERO_PNG_MESSAGE_CAPACITY];
  *profile = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, hero_png_fail, hero_png_ignore);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  int done = 0;
  if (info != NULL) {
    png_set_read_fn(png, &source, hero_png_pull);
    done = hero_png_read_profile(png, info, profile, size);
  }
  png_destroy_read_struct(&png, &info, NULL);
  return done;
}
