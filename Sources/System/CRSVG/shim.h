#pragma once
#include <cairo.h>
#include <dlfcn.h>
#include <glib.h>
#include <stddef.h>
#include <string.h>

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
typedef struct {
  RsvgHandle *(*open)(const guint8 *data, gsize data_len, GError **error);
  gboolean (*size_in_pixels)(RsvgHandle *handle, gdouble *out_width, gdouble *out_height);
  void (*dimensions)(
      RsvgHandle *handle, gboolean *out_has_width, RsvgLength *out_width, gboolean *out_has_height,
      RsvgLength *out_height, gboolean *out_has_viewbox, RsvgRectangle *out_viewbox);
  gboolean (*render)(RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *viewport, GError **error);
} hero_svg;
void g_object_unref(gpointer object);

// Opens the library when the first file needs it: it and what is behind it take long to load. 0 when it is not there. On macOS the program is
// linked with it.
static inline int hero_svg_load(hero_svg *svg) {
#ifdef __APPLE__
  void *library = dlopen(NULL, RTLD_LAZY);
#else
  void *library = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL);
#endif
  if (library == NULL) return 0;
  const struct {
    void *function;
    const char *name;
  } wanted[] = {
      {&svg->open, "rsvg_handle_new_from_data"},
      {&svg->size_in_pixels, "rsvg_handle_get_intrinsic_size_in_pixels"},
      {&svg->dimensions, "rsvg_handle_get_intrinsic_dimensions"},
      {&svg->render, "rsvg_handle_render_document"},
  };
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    void *found = dlsym(library, wanted[i].name);
    if (found == NULL) return 0;
    memcpy(wanted[i].function, &found, sizeof found);
  }
  return 1;
}

// The document as it is in the bytes: without a base address nothing outside of them is read, neither files nor addresses.
static inline RsvgHandle *hero_svg_open(
    const hero_svg *svg, const unsigned char *bytes, size_t count, char *message, size_t capacity) {
  GError *error = NULL;
  RsvgHandle *handle = svg->open(bytes, count, &error);
  if (error) {
    g_strlcpy(message, error->message, capacity);
    g_error_free(error);
  }
  return handle;
}

// The size in points: width and height where both are lengths, or else the view box's.
static inline int hero_svg_size(const hero_svg *svg, RsvgHandle *handle, double *width, double *height) {
  if (svg->size_in_pixels(handle, width, height)) return *width > 0 && *height > 0;
  gboolean has_width, has_height, has_box;
  RsvgLength w, h;
  RsvgRectangle box = {0, 0, 0, 0};
  svg->dimensions(handle, &has_width, &w, &has_height, &h, &has_box, &box);
  *width = box.width;
  *height = box.height;
  return has_box && *width > 0 && *height > 0;
}

// Draws the whole document, of a size in points, so that it fills width × height pixels of premultiplied ARGB. Returns 1, or 0 with a
// message.
static inline int hero_svg_draw(
    const hero_svg *svg, RsvgHandle *handle, double wide, double high, unsigned char *pixels, int width, int height,
    char *message, size_t capacity) {
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *context = cairo_create(surface);
  RsvgRectangle viewport = {0, 0, wide, high};
  cairo_scale(context, width / wide, height / high);
  GError *error = NULL;
  int done = svg->render(handle, context, &viewport, &error);
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
