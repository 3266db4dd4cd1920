#include "CEmbedded.h"

#include <string.h>

// Says which files this one is made of, so that it is built again when one of them changes.
#if !( \
  __has_include("Films/HeroGolden/Report/report-page.js") \
  && __has_include("Films/HeroGolden/Report/report-index.js") \
  && __has_include("Films/HeroGolden/Report/report-viewer.html") \
  && __has_include("Films/HeroGolden/Report/report.css") \
  && __has_include("Films/HeroGolden/Report/report.html") \
  && __has_include("Films/HeroGolden/Report/report.js") \
  && __has_include("Films/HeroLivePage/live.html") \
  && __has_include("Films/HeroLivePage/live.js") \
  && __has_include("Films/HeroPreview/Page/animations.js") \
  && __has_include("Films/HeroPreview/Page/api.js") \
  && __has_include("Films/HeroPreview/Page/completion.js") \
  && __has_include("Films/HeroPreview/Page/curves.js") \
  && __has_include("Films/HeroPreview/Page/device.js") \
  && __has_include("Films/HeroPreview/Page/dom.js") \
  && __has_include("Films/HeroPreview/Page/editor.js") \
  && __has_include("Films/HeroPreview/Page/edits.css") \
  && __has_include("Films/HeroPreview/Page/edits.js") \
  && __has_include("Films/HeroPreview/Page/export.js") \
  && __has_include("Films/HeroPreview/Page/films.js") \
  && __has_include("Films/HeroPreview/Page/finger.js") \
  && __has_include("Films/HeroPreview/Page/frame.js") \
  && __has_include("Films/HeroPreview/Page/gallery.js") \
  && __has_include("Films/HeroPreview/Page/golden.js") \
  && __has_include("Films/HeroPreview/Page/handles.js") \
  && __has_include("Films/HeroPreview/Page/icon.svg") \
  && __has_include("Films/HeroPreview/Page/inspector.js") \
  && __has_include("Films/HeroPreview/Page/keyboard.js") \
  && __has_include("Films/HeroPreview/Page/look.js") \
  && __has_include("Films/HeroPreview/Page/modifiers.js") \
  && __has_include("Films/HeroPreview/Page/names.js") \
  && __has_include("Films/HeroPreview/Page/pane.js") \
  && __has_include("Films/HeroPreview/Page/pictures.js") \
  && __has_include("Films/HeroPreview/Page/place.js") \
  && __has_include("Films/HeroPreview/Page/plan.js") \
  && __has_include("Films/HeroPreview/Page/preview.css") \
  && __has_include("Films/HeroPreview/Page/preview.html") \
  && __has_include("Films/HeroPreview/Page/preview.js") \
  && __has_include("Films/HeroPreview/Page/problems.js") \
  && __has_include("Films/HeroPreview/Page/savebar.js") \
  && __has_include("Films/HeroPreview/Page/slider.js") \
  && __has_include("Films/HeroPreview/Page/sliders.js") \
  && __has_include("Films/HeroPreview/Page/stage.js") \
  && __has_include("Films/HeroPreview/Page/state.js") \
  && __has_include("Films/HeroPreview/Page/steps.js") \
  && __has_include("Films/HeroPreview/Page/timing-row.js") \
  && __has_include("Films/HeroPreview/Page/timing.js") \
  && __has_include("Films/HeroPreview/Page/transport.js") \
  && __has_include("Films/HeroPreview/Page/tree.js") \
  && __has_include("Films/HeroPreview/Page/values.js") \
  && __has_include("Films/HeroPreview/Page/views.js") \
  && __has_include("Films/HeroPreview/Page/why.js") \
  && __has_include("Films/HeroProduction/Gallery/cards.css") \
  && __has_include("Films/HeroProduction/Gallery/cards.js") \
  && __has_include("Films/HeroProduction/Gallery/gallery.css") \
  && __has_include("Films/HeroProduction/Gallery/gallery.html") \
  && __has_include("Films/HeroProduction/Gallery/gallery.js") \
  && __has_include("Films/HeroRender/Output/Player/player-pictures.js") \
  && __has_include("Films/HeroRender/Output/Player/player.css") \
  && __has_include("Films/HeroRender/Output/Player/player.html") \
  && __has_include("Films/HeroRender/Output/Player/player.js") \
  && __has_include("Pixels/HeroSymbols/symbols.txt") \
  && __has_include("Programs/herorender/Templates/card.json") \
  && __has_include("Programs/herorender/Templates/herorender.json") \
  && __has_include("Programs/herorender/Templates/scenes.md") \
  && __has_include("Programs/herorender/Templates/transitions.yml") \
  && __has_include("Scenes/HeroScene/Fields/scene-format.txt") \
)
#error "a file that the program carries is missing"
#endif

#define TEXT(x) #x
#define TEXT_OF(x) TEXT(x)
#define JOIN(x, y) x##y
#define JOINED(x, y) JOIN(x, y)
// Apple's linker wants an underscore before names of C.
#define LABEL(name) TEXT_OF(__USER_LABEL_PREFIX__) name TEXT_OF(__LINE__)
#ifdef __APPLE__
#define CONSTANTS ".pushsection __TEXT,__const\n"
#else
#define CONSTANTS ".pushsection .rodata\n"
#endif

// The assembler takes each file in as it is; its name is its line in the list.
#define FILE(path)                                                   \
  __asm__(CONSTANTS LABEL("hero_file_") ":\n"                        \
          ".incbin \"" path "\"\n" LABEL("hero_file_end_") ":\n"    \
          ".popsection\n");                                          \
  extern const unsigned char JOINED(hero_file_, __LINE__)[];         \
  extern const unsigned char JOINED(hero_file_end_, __LINE__)[];
#include "files.h"
#undef FILE

size_t hero_embedded_count(void) {
  size_t count = 0;
#define FILE(path) count += 1;
#include "files.h"
#undef FILE
  return count;
}

struct hero_embedded hero_embedded_at(size_t index) {
  size_t number = 0;
#define FILE(path)                                                            \
  if (number++ == index)                                                      \
    return (struct hero_embedded){                                            \
        path, JOINED(hero_file_, __LINE__),                                   \
        (size_t)(JOINED(hero_file_end_, __LINE__) - JOINED(hero_file_, __LINE__))};
#include "files.h"
#undef FILE
  return (struct hero_embedded){"", NULL, 0};
}
