#pragma once
#include <avif/avif.h>
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

// libavif and the five decoders and encoders behind it are opened when the first file needs them: they take longer to load than most
// scenes take to plan. On macOS the program is linked with it.

/// What is used of libavif.
typedef struct {
  avifDecoder *(*create)(void);
  void (*destroy)(avifDecoder *);
  avifResult (*set_bytes)(avifDecoder *, const uint8_t *, size_t);
  avifResult (*parse)(avifDecoder *);
  avifResult (*next_image)(avifDecoder *);
  void (*set_defaults)(avifRGBImage *, const avifImage *);
  avifResult (*convert)(const avifImage *, avifRGBImage *);
  const char *(*describe)(avifResult);
} hero_avif;

static inline void *hero_avif_open_any(void) {
#ifdef __APPLE__
  return dlopen(NULL, RTLD_LAZY);
#else
  // By version: 1.0 and later, 0.11, 0.10, 0.9.
  const char *names[] = {"libavif.so.16", "libavif.so.15", "libavif.so.14", "libavif.so.13"};
  const char *(*version)(void);
  char wanted[24];
  snprintf(wanted, sizeof wanted, "%d.%d.", AVIF_VERSION_MAJOR, AVIF_VERSION_MINOR);
  for (int i = 0; i < 4; i++) {
    void *library = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) continue;
    *(void **)&version = dlsym(library, "avifVersion");
    // Structures are of one version's size before 1.0.
    if (version && (AVIF_VERSION_MAJOR ? version()[0] != '0' : strncmp(version(), wanted, strlen(wanted)) == 0)) return library;
    dlclose(library);
  }
  return NULL;
#endif
}

/// Opens the library; 0 when it is not there, or is of another version than the one that the program was built with.
static inline int hero_avif_open(hero_avif *avif) {
  void *library = hero_avif_open_any();
  if (library == NULL) return 0;
  const struct {
    void *function;
    const char *name;
  } wanted[] = {
      {&avif->create, "avifDecoderCreate"},         {&avif->destroy, "avifDecoderDestroy"},
      {&avif->set_bytes, "avifDecoderSetIOMemory"}, {&avif->parse, "avifDecoderParse"},
      {&avif->next_image, "avifDecoderNextImage"},  {&avif->set_defaults, "avifRGBImageSetDefaults"},
      {&avif->convert, "avifImageYUVToRGB"},        {&avif->describe, "avifResultToString"},
  };
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    void *found = dlsym(library, wanted[i].name);
    if (found == NULL) return 0;
    memcpy(wanted[i].function, &found, sizeof found);
  }
  return 1;
}
