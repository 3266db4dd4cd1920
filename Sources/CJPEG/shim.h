#pragma once
#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

#include <jerror.h>

// libjpeg reports errors by calling error_exit, which must not return, and Swift cannot catch the longjmp out of it. So
// everything between setjmp and the last libjpeg call is here, and nothing is printed. A function that calls setjmp reads
// none of its own variables after the jump: whatever must be released belongs to its caller.

/// Room for a message of libjpeg, with its closing zero.
#define HERO_JPEG_MESSAGE_CAPACITY JMSG_LENGTH_MAX

/// libjpeg's error handler with the place to return to; `base` is first so that a pointer to it is one to all.
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf place;
  char *message;
} hero_jpeg_errors;

static inline void hero_jpeg_fail(j_common_ptr common) {
  hero_jpeg_errors *errors = (hero_jpeg_errors *)common->err;
  errors->base.format_message(common, errors->message);
  longjmp(errors->place, 1);
}

// Level -1 is a warning that the data is corrupt; libjpeg would go on with grey. Some leave the pixels intact.
static inline void hero_jpeg_message(j_common_ptr common, int level) {
  if (level >= 0) return;
  switch (common->err->msg_code) {
    case JWRN_ADOBE_XFORM:
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
    case JWRN_NOT_SEQUENTIAL:
    case JWRN_TOO_MUCH_DATA:
      return;
    default:
      hero_jpeg_fail(common);
  }
}

static inline void hero_jpeg_print(j_common_ptr common) { (void)common; }

static inline void hero_jpeg_listen(struct jpeg_decompress_struct *state, hero_jpeg_errors *errors, char *message) {
  message[0] = 0;
  errors->message = message;
  state->err = jpeg_std_error(&errors->base);
  errors->base.error_exit = hero_jpeg_fail;
  errors->base.emit_message = hero_jpeg_message;
  errors->base.output_message = hero_jpeg_print;
}

static inline int hero_jpeg_read_header(
    struct jpeg_decompress_struct *state, hero_jpeg_errors *errors, const unsigned char *bytes, size_t count) {
  if (setjmp(errors->place)) return 0;
  jpeg_create_decompress(state);
  jpeg_mem_src(state, bytes, (unsigned long)count);
  jpeg_read_header(state, TRUE);
  return 1;
}

/// Reads the stored size in pixels, before any EXIF orientation.
/// Returns 1, or 0 with a message of at most HERO_JPEG_MESSAGE_CAPACITY bytes.
static inline int hero_jpeg_size(
    const unsigned char *bytes, size_t count, unsigned *width, unsigned *height, char *message) {
  struct jpeg_decompress_struct state = {0};
  hero_jpeg_errors errors;
  hero_jpeg_listen(&state, &errors, message);
  int done = hero_jpeg_read_header(&state, &errors, bytes, count);
  if (done) {
    *width = state.image_width;
    *height = state.image_height;
  }
  jpeg_destroy_decompress(&state);
  return done;
}

static inline unsigned char hero_jpeg_multiply(unsigned a, unsigned b) { return (unsigned char)((a * b + 127) / 255); }

// Ink to light without a profile: (1 - c)(1 - k). Adobe's files store 255 - ink.
static inline void hero_jpeg_convert_inks(unsigned char *row, unsigned width, int inverted) {
  unsigned flip = inverted ? 0 : 255;
  for (unsigned column = 0; column < width; column++, row += 4) {
    unsigned light = row[3] ^ flip;
    row[0] = hero_jpeg_multiply(row[0] ^ flip, light);
    row[1] = hero_jpeg_multiply(row[1] ^ flip, light);
    row[2] = hero_jpeg_multiply(row[2] ^ flip, light);
    row[3] = 255;
  }
}

static inline int hero_jpeg_read_rows(
    struct jpeg_decompress_struct *state, hero_jpeg_errors *errors, unsigned width, unsigned height,
    unsigned char *pixels) {
  if (setjmp(errors->place)) return 0;
  int inks = state->jpeg_color_space == JCS_CMYK || state->jpeg_color_space == JCS_YCCK;
  state->out_color_space = inks ? JCS_CMYK : JCS_EXT_RGBA;
  // The accurate transform, whose results are the same with and without SIMD.
  state->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(state);
  if (state->output_width != width || state->output_height != height || state->output_components != 4) {
    ERREXIT(state, JERR_BAD_STATE);
  }
  while (state->output_scanline < height) {
    JSAMPROW row = pixels + (size_t)state->output_scanline * width * 4;
    if (jpeg_read_scanlines(state, &row, 1) == 1 && inks) hero_jpeg_convert_inks(row, width, state->saw_Adobe_marker);
  }
  jpeg_finish_decompress(state);
  return 1;
}

/// Reads a JPEG of the known stored size into `pixels`, width · height · 4 bytes of r, g, b and 255.
/// Returns 1, or 0 with a message of at most HERO_JPEG_MESSAGE_CAPACITY bytes.
static inline int hero_jpeg_decode(
    const unsigned char *bytes, size_t count, unsigned width, unsigned height, unsigned char *pixels, char *message) {
  struct jpeg_decompress_struct state = {0};
  hero_jpeg_errors errors;
  hero_jpeg_listen(&state, &errors, message);
  int done = hero_jpeg_read_header(&state, &errors, bytes, count)
      && hero_jpeg_read_rows(&state, &errors, width, height, pixels);
  jpeg_destroy_decompress(&state);
  return done;
}
