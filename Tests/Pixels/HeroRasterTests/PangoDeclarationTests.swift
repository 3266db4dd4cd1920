import Foundation
import HeroTesting

/// What `Sources/System/CPango/shim.h` declares of Pango has the layout and the values of the installed headers: one C program
/// prints both.
@Suite struct PangoDeclarationTests {
  /// Why the two cannot be compared; nil when they can.
  static let obstacle: String? = {
    guard run(["cc", "--version"]) != nil else { return "no C compiler (cc)" }
    guard flags != nil else { return "pkg-config knows no pangocairo (apt-get install libpango1.0-dev pkg-config)" }
    return nil
  }()

  private static let flags: [String]? = run(["pkg-config", "--cflags", "pangocairo", "fontconfig"])?
    .split(whereSeparator: \.isWhitespace).map { String($0) }

  @Test(.enabled(if: obstacle == nil, Comment(rawValue: obstacle ?? "")))
  func declarationsMatchTheHeaders() throws {
    let flags = try #require(Self.flags)
    let shim =
      URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/") + "/Sources/System/CPango/shim.h"
    let declared = try Self.facts(prelude: "#define SHIM\n#include \"\(shim)\"\n", flags: flags)
    let real = try Self.facts(prelude: "#include <pango/pangocairo.h>\n", flags: flags)
    #expect(declared.count > 40)
    expectEqual(declared, real)
  }

  /// Lines of "what value".
  private static func facts(prelude: String, flags: [String]) throws -> [String] {
    var printed: String?
    try withTemporaryFolder { folder in
      try (prelude + probe).write(toFile: "\(folder)/probe.c", atomically: true, encoding: .utf8)
      let compiler = ["cc", "-Werror=implicit"] + flags + ["\(folder)/probe.c", "-o", "\(folder)/probe"]
      _ = try #require(run(compiler), "the probe does not compile")
      printed = run(["\(folder)/probe"])
    }
    return try #require(printed).split(separator: "\n").map { String($0) }
  }

  /// The standard output of a command that succeeds.
  private static func run(_ command: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: output, as: UTF8.self) : nil
  }

  // Structs that Pango hands out by pointer are declared up to the last field that is read: of those the places count, not
  // the size. Bit fields have no offset: their bits are shown instead.
  private static let probe = """
    #include <stddef.h>
    #include <stdio.h>
    #include <string.h>
    #ifdef SHIM
    #define NAMED(name) HERO_##name
    typedef HeroPangoList List;
    #else
    #define NAMED(name) name
    typedef GSList List;
    _Static_assert(sizeof(gboolean) == sizeof(int), "gboolean");
    _Static_assert(sizeof(PangoDirection) == sizeof(int) && sizeof(PangoWrapMode) == sizeof(int), "enums");
    _Static_assert(sizeof(PangoEllipsizeMode) == sizeof(int) && sizeof(PangoStyle) == sizeof(int), "enums");
    _Static_assert(sizeof(PangoWeight) == sizeof(int) && sizeof(PangoTabAlign) == sizeof(int), "enums");
    _Static_assert(sizeof(cairo_font_type_t) == sizeof(int) && sizeof(PangoGlyph) == sizeof(uint32_t), "numbers");
    #endif
    #define VALUE(name) printf(#name " %ld\\n", (long)NAMED(name))
    #define SIZE(type) printf("sizeof " #type " %zu\\n", sizeof(type))
    #define FIELD(type, field) \\
      printf(#type "." #field " at %zu, %zu bytes\\n", offsetof(type, field), sizeof(((type *)0)->field))
    static void bits(const char *name, const void *bytes, size_t count) {
      printf("%s", name);
      for (size_t i = 0; i < count; i++) printf(" %02x", ((const unsigned char *)bytes)[i]);
      printf("\\n");
    }
    int main(void) {
      VALUE(PANGO_SCALE);
      VALUE(PANGO_DIRECTION_LTR); VALUE(PANGO_DIRECTION_RTL);
      VALUE(PANGO_WRAP_CHAR); VALUE(PANGO_WRAP_WORD_CHAR);
      VALUE(PANGO_ELLIPSIZE_NONE); VALUE(PANGO_ELLIPSIZE_START);
      VALUE(PANGO_ELLIPSIZE_MIDDLE); VALUE(PANGO_ELLIPSIZE_END);
      VALUE(PANGO_STYLE_NORMAL); VALUE(PANGO_STYLE_ITALIC);
      VALUE(PANGO_GLYPH_EMPTY); VALUE(PANGO_GLYPH_UNKNOWN_FLAG);
      VALUE(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS);
      VALUE(CAIRO_FONT_TYPE_FT);
      SIZE(List); FIELD(List, data); FIELD(List, next);
      SIZE(PangoAttribute); FIELD(PangoAttribute, start_index); FIELD(PangoAttribute, end_index);
      SIZE(PangoAnalysis);
      FIELD(PangoAnalysis, shape_engine); FIELD(PangoAnalysis, lang_engine); FIELD(PangoAnalysis, font);
      FIELD(PangoAnalysis, level); FIELD(PangoAnalysis, gravity); FIELD(PangoAnalysis, flags);
      FIELD(PangoAnalysis, script); FIELD(PangoAnalysis, language); FIELD(PangoAnalysis, extra_attrs);
      FIELD(PangoItem, offset); FIELD(PangoItem, length); FIELD(PangoItem, num_chars); FIELD(PangoItem, analysis);
      SIZE(PangoGlyphInfo);
      FIELD(PangoGlyphInfo, glyph); FIELD(PangoGlyphInfo, geometry); FIELD(PangoGlyphInfo, geometry.width);
      FIELD(PangoGlyphInfo, geometry.x_offset); FIELD(PangoGlyphInfo, geometry.y_offset); FIELD(PangoGlyphInfo, attr);
      FIELD(PangoGlyphString, num_glyphs); FIELD(PangoGlyphString, glyphs); FIELD(PangoGlyphString, log_clusters);
      FIELD(PangoGlyphItem, item); FIELD(PangoGlyphItem, glyphs);
      FIELD(PangoLayoutLine, layout); FIELD(PangoLayoutLine, start_index); FIELD(PangoLayoutLine, length);
      FIELD(PangoLayoutLine, runs);
      SIZE(PangoRectangle);
      FIELD(PangoRectangle, x); FIELD(PangoRectangle, y); FIELD(PangoRectangle, width); FIELD(PangoRectangle, height);
      size_t start = offsetof(PangoLayoutLine, runs) + sizeof(void *);
      PangoLayoutLine line;
      memset(&line, 0, sizeof line);
      line.is_paragraph_start = 1;
      bits("PangoLayoutLine.is_paragraph_start", (char *)&line + start, sizeof(unsigned));
      memset(&line, 0, sizeof line);
      line.resolved_dir = 7;
      bits("PangoLayoutLine.resolved_dir", (char *)&line + start, sizeof(unsigned));
      return 0;
    }
    """
}
