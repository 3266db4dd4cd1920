#pragma once
#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/// Scans of a progressive file at most: each costs a pass over the picture, and encoders write about ten.
#define HERO_JPEG_SCANS 100

/// A JPEG that is being read, row by row. Its bytes belong to whoever opened it.
typedef struct {
  struct jpeg_decompress_struct state;
  hero_jpeg_errors errors;
  struct jpeg_progress_mgr progress;
  int keeps_inks;
  char message[HERO_JPEG_MESSAGE_CAPACITY];
} hero_jpeg_reader;

/// What the header says: the stored size, and what follows in it.
typedef struct {
  unsigned width;
  unsigned height;
  /// Whether rows come out only when the whole file has been read.
  int is_whole;
  int is_grey;
  int has_inks;
  /// Whether 255 means no ink.
  int is_inverted;
} hero_jpeg_header;

static inline void hero_jpeg_count_scans(j_common_ptr common) {
  struct jpeg_decompress_struct *state = (struct jpeg_decompress_struct *)common;
  if (state->input_scan_number > HERO_JPEG_SCANS) {
    hero_jpeg_errors *errors = (hero_jpeg_errors *)common->err;
    snprintf(errors->message, HERO_JPEG_MESSAGE_CAPACITY, "more than %d scans", HERO_JPEG_SCANS);
    longjmp(errors->place, 1);
  }
}

static inline int hero_jpeg_read_header(hero_jpeg_reader *reader, const unsigned char *bytes, size_t count) {
  if (setjmp(reader->errors.place)) return 0;
  jpeg_create_decompress(&reader->state);
  reader->progress.progress_monitor = hero_jpeg_count_scans;
  reader->state.progress = &reader->progress;
  jpeg_mem_src(&reader->state, bytes, (unsigned long)count);
  jpeg_read_header(&reader->state, TRUE);
  return 1;
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

/// Ends reading; `reader` may be NULL.
static inline void hero_jpeg_close(hero_jpeg_reader *reader) {
  if (reader == NULL) return;
  jpeg_destroy_decompress(&reader->state);
  free(reader);
}

/// Reads a header. NULL, with a message of at most HERO_JPEG_MESSAGE_CAPACITY bytes, when it cannot be read; else to be
/// closed.
static inline hero_jpeg_reader *hero_jpeg_open(
    const unsigned char *bytes, size_t count, hero_jpeg_header *header, char *message) {
  message[0] = 0;
  hero_jpeg_reader *reader = (hero_jpeg_reader *)calloc(1, sizeof(hero_jpeg_reader));
  if (reader == NULL) return NULL;
  hero_jpeg_listen(&reader->state, &reader->errors, reader->message);
  if (!hero_jpeg_read_header(reader, bytes, count)) {
    memcpy(message, reader->message, sizeof reader->message);
    hero_jpeg_close(reader);
    return NULL;
  }
  struct jpeg_decompress_struct *state = &reader->state;
  header->width = state->image_width;
  header->height = state->image_height;
  header->is_whole = jpeg_has_multiple_scans(state);
  header->is_grey = state->jpeg_color_space == JCS_GRAYSCALE;
  header->has_inks = state->jpeg_color_space == JCS_CMYK || state->jpeg_color_space == JCS_YCCK;
  header->is_inverted = state->saw_Adobe_marker;
  return reader;
}

/// Begins with the pixels. With `keeps_inks` those of inks come as they are stored, else as light.
/// Returns 1, or 0 with the reader's message.
static inline int hero_jpeg_start(hero_jpeg_reader *reader, int keeps_inks) {
  if (setjmp(reader->errors.place)) return 0;
  struct jpeg_decompress_struct *state = &reader->state;
  int has_inks = state->jpeg_color_space == JCS_CMYK || state->jpeg_color_space == JCS_YCCK;
  reader->keeps_inks = keeps_inks || !has_inks;
  state->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  // The accurate transform, whose results are the same with and without SIMD.
  state->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(state);
  if (state->output_width != state->image_width || state->output_components != 4) ERREXIT(state, JERR_BAD_STATE);
  return 1;
}

/// Reads the next row, width * 4 bytes of r, g, b and 255, or of inks. Returns 1, or 0 with the reader's message.
static inline int hero_jpeg_row(hero_jpeg_reader *reader, unsigned char *row) {
  if (setjmp(reader->errors.place)) return 0;
  JSAMPROW rows = row;
  if (jpeg_read_scanlines(&reader->state, &rows, 1) != 1) ERREXIT(&reader->state, JERR_BAD_STATE);
  if (!reader->keeps_inks) {
    hero_jpeg_convert_inks(row, reader->state.output_width, reader->state.saw_Adobe_marker);
  }
  return 1;
}

/// Reads what follows the rows. Returns 1, or 0 with the reader's message.
static inline int hero_jpeg_finish(hero_jpeg_reader *reader) {
  if (setjmp(reader->errors.place)) return 0;
  jpeg_finish_decompress(&reader->state);
  return 1;
}

/// A JPEG that is being written.
typedef struct {
  struct jpeg_compress_struct state;
  hero_jpeg_errors errors;
  unsigned char *bytes;
  unsigned long count;
  char message[HERO_JPEG_MESSAGE_CAPACITY];
} hero_jpeg_writer;

static inline int hero_jpeg_write(
    hero_jpeg_writer *writer, const unsigned char *pixels, unsigned width, unsigned height, int quality) {
  if (setjmp(writer->errors.place)) return 0;
  struct jpeg_compress_struct *state = &writer->state;
  jpeg_create_compress(state);
  jpeg_mem_dest(state, &writer->bytes, &writer->count);
  state->image_width = width;
  state->image_height = height;
  state->input_components = 3;
  state->in_color_space = JCS_RGB;
  jpeg_set_defaults(state);
  jpeg_set_quality(state, quality, TRUE);
  state->dct_method = JDCT_ISLOW;
  jpeg_start_compress(state, TRUE);
  while (state->next_scanline < height) {
    JSAMPROW row = (JSAMPROW)pixels + (size_t)state->next_scanline * width * 3;
    jpeg_write_scanlines(state, &row, 1);
  }
  jpeg_finish_compress(state);
  return 1;
}

/// Writes rows of width * 3 bytes r, g, b, with a quality of 1 to 100. NULL when it cannot be
/// written; else `count` bytes, to be freed.
static inline unsigned char *hero_jpeg_encode(
    const unsigned char *pixels, unsigned width, unsigned height, int quality, size_t *count) {
  hero_jpeg_writer *writer = (hero_jpeg_writer *)calloc(1, sizeof(hero_jpeg_writer));
  if (writer == NULL) return NULL;
  writer->errors.message = writer->message;
  writer->state.err = jpeg_std_error(&writer->errors.base);
  writer->errors.base.error_exit = hero_jpeg_fail;
  writer->errors.base.output_message = hero_jpeg_print;
  // After a failure nobody knows whether libjpeg has let go of the bytes.
  unsigned char *bytes = hero_jpeg_write(writer, pixels, width, height, quality) ? writer->bytes : NULL;
  *count = writer->count;
  jpeg_destroy_compress(&writer->state);
  free(writer);
  return bytes;
}
