import CEnvironment
import Foundation
import HeroTesting

/// Variables of the environment that drawing libraries listen to.
@Suite struct EnvironmentTests {
  /// One for each entry of the list, with a value that its library would heed.
  private static let settings: [(name: String, value: String)] = [
    ("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0 truetype:interpreter-version=35 autofitter:default-script=latn"),
    ("FT2_DEBUG", "any:7"), ("FT_LOGGING_FILE", "/dev/null"), ("HB_SHAPER_LIST", "fallback"), ("HB_OPTIONS", "unicode"),
    ("FONTCONFIG_FILE", "/dev/null"), ("FONTCONFIG_PATH", "/nonexistent"), ("FC_LANG", "ja"), ("FC_DEBUG", "1"),
    ("PANGO_LANGUAGE", "bg:sr:ja"), ("PANGOCAIRO_BACKEND", "none"), ("LANGUAGE", "bg:sr:ja"), ("CAIRO_DEBUG", "1"),
    ("PIXMAN_DISABLE", "fast mmx sse2 ssse3 wholeops arm-neon"), ("G_SLICE", "always-malloc"),
    ("G_FILENAME_ENCODING", "UTF-16"), ("GIO_USE_VFS", "local"), ("GOBJECT_DEBUG", "objects"), ("RSVG_LOG", "1"),
    ("GVFS_DISABLE_FUSE", "1"), ("GDK_PIXBUF_MODULE_FILE", "/dev/null"), ("CHARSET", "ASCII"),
    ("CHARSETALIASDIR", "/dev/null"),
    ("RAYON_NUM_THREADS", "1"), ("RUST_LOG", "trace"), ("JSIMD_FORCENONE", "1"), ("JPEGMEM", "1"),
    ("AOM_SIMD_CAPS", "0"), ("LIBYUV_DISABLE_ASM", "1"), ("FFREPORT", "file=/dev/null"), ("FFMPEG_DATADIR", "/"),
    ("AV_LOG_FORCE_COLOR", "1"), ("SVT_LOG", "4"), ("VPX_SIMD_CAPS", "0"),
  ]

  /// The list of the program.
  private static let variables: [String] = {
    var names: [String] = []
    var next = hero_drawing_variables()
    while let name = next?.pointee {
      names.append(String(cString: name))
      next = next?.advanced(by: 1)
    }
    return names
  }()

  private static let scene = """
    { "version": 1, "canvas": { "width": 200, "height": 90, "scale": 1 }, "root": "a",
      "screens": { "a": { "view": { "backgroundColor": "#ffffff", "subviews": [
        { "frame": [3.3, 2, 190, 24], "text": "Office fjord \u{433}\u{43f}\u{442}", "font": { "size": 17.5 } },
        { "frame": [2, 30, 60, 50], "image": "photo.png" },
        { "frame": [70.5, 30.25, 60, 50], "cornerRadius": 9, "backgroundColor": "#ff335580" } ] } } } }
    """

  @Test func everyEntryIsTried() {
    #expect(Self.variables.count > 20)
    for variable in Self.variables {
      let isTried = Self.settings.contains { setting in
        variable.hasSuffix("*") ? setting.name.hasPrefix(variable.dropLast()) : setting.name == variable
      }
      #expect(isTried, "\(variable) is not set by this test")
    }
  }

  @Test func theyChangeNoPixel() throws {
    try withFiles(["scene.json": Self.scene]) { folder in
      try FileManager.default.copyItem(atPath: Repository.mosaic, toPath: "\(folder)/photo.png")
      func picture(_ name: String, _ environment: [String: String?]) throws -> Data? {
        let result = try Program.run("scene.json \(name).png --frame 0 --quiet", in: folder, environment: environment)
        #expect(result.status == 0 && result.errors.isEmpty, "\(name): \(result.errors)")
        return FileManager.default.contents(atPath: "\(folder)/\(name).png")
      }
      let plain = try #require(try picture("plain", [:]))
      for (name, value) in Self.settings { try expectEqual(picture(name, [name: value]), plain, "\(name)") }
      // The locale stays in the environment and changes nothing either.
      try expectEqual(picture("locale", ["LC_ALL": "ja_JP.UTF-8", "LANG": "bg_BG.UTF-8", "LC_CTYPE": "sr_RS"]), plain)
    }
  }

  @Test func theyAreDocumented() throws {
    let text = try Repository.text("docs/command-line.md")
    for variable in Self.variables { #expect(text.contains("`\(variable)`"), "\(variable)") }
  }
}
