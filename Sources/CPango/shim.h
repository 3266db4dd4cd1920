#pragma once

// The part of Pango's C interface (stable since 1.0) that text layout uses, declared here because pango's headers are
// reachable only through a .pc file that SwiftPM refuses (see Package.swift).

#include <fontconfig/fontconfig.h>

typedef struct _cairo cairo_t;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoAttrList PangoAttrList;

PangoFontMap *pango_cairo_font_map_new(void);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void g_object_unref(void *object);
