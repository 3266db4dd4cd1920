#include "CEnvironment.h"

#include <stdlib.h>
#include <string.h>

// docs/command-line.md lists them too, and a test sets each.
static const char *const variables[] = {
  // FreeType: how outlines are hinted and darkened.
  "FREETYPE_*", "FT2_*", "FT_LOGGING_*",
  // HarfBuzz: what shapes text.
  "HB_*",
  // fontconfig: its files, and the language of text.
  "FONTCONFIG_*", "FC_*",
  // Pango, and GLib's list of languages, which Pango reads.
  "PANGO_*", "PANGOCAIRO_*", "LANGUAGE",
  // Cairo and pixman: which loops draw.
  "CAIRO_*", "PIXMAN_*",
  // GLib, GIO and gdk-pixbuf.
  "G_*", "GIO_*", "GOBJECT_*", "GVFS_*", "GDK_*", "CHARSET", "CHARSETALIASDIR",
  // librsvg.
  "RSVG_*", "RAYON_*", "RUST_LOG",
  // libjpeg-turbo: which loops decode.
  "JSIMD_*", "JPEGMEM",
  // What libavif decodes with.
  "AOM_*", "LIBYUV_*",
  // ffmpeg and its encoders.
  "FFREPORT", "FFMPEG_*", "AV_LOG_*", "SVT_*", "VPX_*",
  NULL,
};

const char *const *hero_drawing_variables(void) { return variables; }

static int had_variables = 0;

int hero_had_drawing_variables(void) { return had_variables; }

extern char **environ;

/// Whether a setting (`NAME=value`) is one of a variable, or of those that begin as it says.
static int is_of(const char *setting, const char *variable) {
  size_t length = strlen(variable);
  if (variable[length - 1] == '*') return strncmp(setting, variable, length - 1) == 0;
  return strncmp(setting, variable, length) == 0 && setting[length] == '=';
}

/// Takes one setting out; 0 when there is none left to take.
static int remove_one(void) {
  for (char **setting = environ; setting && *setting; setting++) {
    for (const char *const *variable = variables; *variable; variable++) {
      if (!is_of(*setting, *variable)) continue;
      const char *end = strchr(*setting, '=');
      char *name = end ? strndup(*setting, (size_t)(end - *setting)) : NULL;
      if (!name) return 0;
      int removed = unsetenv(name) == 0;
      free(name);
      return removed;
    }
  }
  return 0;
}

// Before main, while there is one thread: the program, tests and stages all draw alike, whatever they begin with.
__attribute__((constructor)) static void remove_drawing_variables(void) {
  while (remove_one()) had_variables = 1;
}
