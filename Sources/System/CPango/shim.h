#pragma once

// The part of Pango's C interface that text layout uses, declared here because pango's headers are reachable only
// through a .pc file that SwiftPM refuses (see Package.swift). All of it is public and ABI stable since Pango 1.48;
// public structs are declared up to the last field that is read, where pango hands out pointers only.

#include <fontconfig/fontconfig.h>
#include <stdint.h>

typedef struct _cairo_font_options cairo_font_options_t;
typedef struct _cairo_scaled_font cairo_scaled_font_t;

typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoTabArray PangoTabArray;

// One point in Pango units.
enum { HERO_PANGO_SCALE = 1024 };
// PangoDirection.
enum { HERO_PANGO_DIRECTION_LTR = 0, HERO_PANGO_DIRECTION_RTL = 1 };
// PangoWrapMode.
enum { HERO_PANGO_WRAP_CHAR = 1, HERO_PANGO_WRAP_WORD_CHAR = 2 };
// PangoEllipsizeMode.
enum {
  HERO_PANGO_ELLIPSIZE_NONE = 0,
  HERO_PANGO_ELLIPSIZE_START = 1,
  HERO_PANGO_ELLIPSIZE_MIDDLE = 2,
  HERO_PANGO_ELLIPSIZE_END = 3
};
// PangoStyle.
enum { HERO_PANGO_STYLE_NORMAL = 0, HERO_PANGO_STYLE_ITALIC = 2 };
// PANGO_GLYPH_EMPTY and PANGO_GLYPH_UNKNOWN_FLAG.
enum { HERO_PANGO_GLYPH_EMPTY = 0x0FFFFFFF, HERO_PANGO_GLYPH_UNKNOWN_FLAG = 0x10000000 };
// PANGO_ANALYSIS_FLAG_IS_ELLIPSIS.
enum { HERO_PANGO_ANALYSIS_FLAG_IS_ELLIPSIS = 2 };
// cairo_font_type_t's CAIRO_FONT_TYPE_FT.
enum { HERO_CAIRO_FONT_TYPE_FT = 1 };

// GSList under a name of our own, because CGLib brings the real one.
typedef struct _HeroPangoList {
  void *data;
  struct _HeroPangoList *next;
} HeroPangoList;

typedef struct {
  void *shape_engine;
  void *lang_engine;
  PangoFont *font;
  uint8_t level;
  uint8_t gravity;
  uint8_t flags;
  uint8_t script;
  PangoLanguage *language;
  HeroPangoList *extra_attrs;
} PangoAnalysis;

typedef struct {
  const void *klass;
  unsigned start_index;
  unsigned end_index;
} PangoAttribute;

typedef struct {
  int offset;
  int length;
  int num_chars;
  PangoAnalysis analysis;
} PangoItem;

typedef struct {
  uint32_t glyph;
  struct {
    int width;
    int x_offset;
    int y_offset;
  } geometry;
  // PangoGlyphVisAttr's bit fields.
  uint32_t attr;
} PangoGlyphInfo;

typedef struct {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
} PangoGlyphString;

typedef struct {
  PangoItem *item;
  PangoGlyphString *glyphs;
} PangoGlyphItem;

typedef struct {
  PangoLayout *layout;
  int start_index;
  int length;
  HeroPangoList *runs;
  unsigned is_paragraph_start : 1;
  unsigned resolved_dir : 3;
} PangoLayoutLine;

typedef struct {
  int x;
  int y;
  int width;
  int height;
} PangoRectangle;

void g_object_unref(void *object);
const char *pango_version_string(void);

PangoFontMap *pango_cairo_font_map_new_for_font_type(int type);
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
void pango_cairo_context_set_resolution(PangoContext *context, double dpi);
cairo_scaled_font_t *pango_cairo_font_get_scaled_font(PangoFont *font);
FcPattern *pango_fc_font_get_pattern(PangoFont *font);
void pango_fc_font_map_set_config(PangoFontMap *map, FcConfig *config);

PangoContext *pango_font_map_create_context(PangoFontMap *map);
PangoFont *pango_context_load_font(PangoContext *context, const PangoFontDescription *description);
void pango_context_set_base_dir(PangoContext *context, int direction);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_round_glyph_positions(PangoContext *context, int round);
PangoLanguage *pango_language_from_string(const char *language);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_weight(PangoFontDescription *description, int weight);
void pango_font_description_set_style(PangoFontDescription *description, int style);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);

void pango_font_get_glyph_extents(PangoFont *font, uint32_t glyph, PangoRectangle *ink, PangoRectangle *logical);
PangoFontMetrics *pango_font_get_metrics(PangoFont *font, PangoLanguage *language);
int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
void pango_font_metrics_unref(PangoFontMetrics *metrics);

PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
PangoAttribute *pango_attr_letter_spacing_new(int letter_spacing);
PangoAttribute *pango_attr_insert_hyphens_new(int insert_hyphens);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_shape_new(const PangoRectangle *ink, const PangoRectangle *logical);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
void pango_attr_list_unref(PangoAttrList *list);

PangoTabArray *pango_tab_array_new(int initial_size, int positions_in_pixels);
void pango_tab_array_set_tab(PangoTabArray *tabs, int index, int alignment, int location);
void pango_tab_array_free(PangoTabArray *tabs);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_auto_dir(PangoLayout *layout, int auto_dir);
void pango_layout_set_ellipsize(PangoLayout *layout, int mode);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_tabs(PangoLayout *layout, PangoTabArray *tabs);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_indent(PangoLayout *layout, int indent);
void pango_layout_set_wrap(PangoLayout *layout, int mode);
HeroPangoList *pango_layout_get_lines_readonly(PangoLayout *layout);
