#pragma once
#include <cairo.h>
#include <glib.h>
#include <stddef.h>

// What is used of librsvg. Its own headers would need those of gdk-pixbuf and GIO, whose package files ask for -pthread, which SwiftPM
// refuses. Source: librsvg 2.54, rsvg.h and rsvg-cairo.h.
typedef struct _RsvgHandle RsvgHandle;
typedef struct {
  double length;
  int unit;
} RsvgLength;
typedef struct {
  double x, y, width, height;
} RsvgRectangle;
RsvgHandle *rsvg_handle_new_from_data(const guint8 *data, gsize data_len, GError **error);
gboolean rsvg_handle_get_intrinsic_size_in_pixels(RsvgHandle *handle, gdouble *out_width, gdouble *out_height);
void rsvg_handle_get_intrinsic_dimensions(
    RsvgHandle *handle, gboolean *out_has_width, RsvgLength *out_width, gboolean *out_has_height,
    RsvgLength *out_height, gboolean *out_has_viewbox, RsvgRectangle *out_viewbox);
gboolean rsvg_handle_render_document(
    RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *viewport, GError **error);
void g_object_unref(gpointer object);

// The document as it is in the bytes: without a base address nothing outside of them is read, neither files nor addresses.
static inline RsvgHandle *hero_svg_open(const unsigned char *bytes, size_t count, char *message, size_t capacity) {
  GError *error = NULL;
  RsvgHandle *handle = rsvg_handle_new_from_data(bytes, count, &error);
  if (error) {
    g_strlcpy(message, error->message, capacity);
    g_error_free(error);
  }
  return handle;
}

// The size in points: width and height where both are lengths, or else the view box's.
static inline int hero_svg_size(RsvgHandle *handle, double *width, double *height) {
  if (rsvg_handle_get_intrinsic_size_in_pixels(handle, width, height)) return *width > 0 && *height > 0;
  gboolean has_width, has_height, has_box;
  RsvgLength w, h;
  RsvgRectangle box = {0, 0, 0, 0};
  rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &w, &has_height, &h, &has_box, &box);
  *width = box.width;
  *height = box.height;
  return has_box && *width > 0 && *height > 0;
}

// Draws the whole document, of a size in points, so that it fills width × height pixels of premultiplied ARGB. Returns 1, or 0 with a
// message.
static inline int hero_svg_draw(
    RsvgHandle *handle, double wide, double high, unsigned char *pixels, int width, int height, char *message,
    size_t capacity) {
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *context = cairo_create(surface);
  RsvgRectangle viewport = {0, 0, wide, high};
  cairo_scale(context, width / wide, height / high);
  GError *error = NULL;
  int done = rsvg_handle_render_document(handle, context, &viewport, &error);
  if (error) {
    g_strlcpy(message, error->message, capacity);
    g_error_free(error);
  }
  if (cairo_status(context) != CAIRO_STATUS_SUCCESS) {
    if (done) g_strlcpy(message, cairo_status_to_string(cairo_status(context)), capacity);
    done = 0;
  }
  cairo_destroy(context);
  cairo_surface_flush(surface);
  cairo_surface_destroy(surface);
  return done;
}

static inline void hero_svg_close(RsvgHandle *handle) { g_object_unref(handle); }
