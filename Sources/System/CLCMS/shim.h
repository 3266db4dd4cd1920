#pragma once
#include <lcms2.h>

// Pixel layouts of four bytes, which lcms gives as macros that Swift cannot read. Bytes that are no colour are left alone.

/// r, g, b and one byte more.
static const cmsUInt32Number hero_cms_rgb = TYPE_RGBA_8;
/// Grey and three bytes more.
static const cmsUInt32Number hero_cms_grey = COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1);
/// Inks.
static const cmsUInt32Number hero_cms_inks = TYPE_CMYK_8;
/// 255 - inks.
static const cmsUInt32Number hero_cms_inverted_inks = TYPE_CMYK_8_REV;
