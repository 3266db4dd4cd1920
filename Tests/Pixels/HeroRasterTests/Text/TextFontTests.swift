import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

@Suite struct TextFontTests {
  /// One of Inter's own files serves as a font that a scene ships.
  private func interDisplayFile() throws -> String {
    try #require(InterFiles.find(in: InterFiles.folders()).first { $0.contains("InterDisplay-Regular.") })
  }

  @Test("a family that only the machine has is not seen, Inter draws and the inspector says so")
  func machineFonts() throws {
    let renderer = try TextRenderer(fontFiles: [])
    let wanted = try renderer.layout(label("Hamburg", family: "DejaVu Sans"))
    let inter = try renderer.layout(label("Hamburg"))
    expectEqual(wanted.lines.map(\.ink), inter.lines.map(\.ink))
    expectEqual(wanted.size, inter.size)
    expectEqual(
      TextInspector(fonts: []).problems(of: label("Hamburg", family: "DejaVu Sans")),
      TextInspector.Problems(families: ["DejaVu Sans"]))
    expectEqual(TextInspector.substitute, "Inter")
  }

  @Test("Apple's names for the system font mean Inter")
  func systemNames() throws {
    let renderer = try TextRenderer(fontFiles: [])
    let plain = try renderer.measure(label("Hamburg"), width: nil)
    for name in [".SFUI-Semibold", "system", "SF Pro Text", "Inter"] {
      let text = label("Hamburg", family: name)
      #expect(TextInspector(fonts: []).problems(of: text).isEmpty, "\(name)")
      try expectEqual(renderer.measure(text, width: nil), plain, "\(name)")
    }
  }

  @Test(
    "text in usual fonts looks the same with the files that it needs and with all", arguments: [400, 500, 600, 700],
    [17.0, 34])
  func usualFonts(weight: Int, size: Double) throws {
    let files = InterFiles.find(in: InterFiles.folders())
    try #require(InterFiles.usual(of: files).count < files.count)
    // A set that lacks one of the usual files, or is one file, is read as it is.
    expectEqual(InterFiles.usual(of: ["/a/Inter-Regular.otf", "/a/Inter-Thin.otf"]).count, 2)
    expectEqual(InterFiles.usual(of: ["/a/Inter.ttc"]), ["/a/Inter.ttc"])
    let renderer = try TextRenderer(fontFiles: [])
    for family in [nil, "SF Pro Text", "Inter Display", "Georgia"] {
      var text = label("Hamburg 12 → ✕ 😀 漢 Ωя", size: size, family: family)
      text.font.weight = weight
      #expect(text.isUsual)
      func glyphs(isUsual: Bool) throws -> [String] {
        try renderer.withShaper(FontNeeds(isUsual: isUsual)) { shaper throws(RasterError) in
          try shaper.layout(text, width: nil, height: nil).lines.flatMap(\.glyphs).map {
            "\($0.shaped.ink) \($0.origin) \($0.shaped.advance)"
          }
        }
      }
      try expectEqual(glyphs(isUsual: true), glyphs(isUsual: false))
    }
    var text = label("Hamburg", size: size)
    for (other, isItalic) in [(300, false), (800, false), (weight, true)] {
      (text.font.weight, text.font.isItalic) = (other, isItalic)
      #expect(!text.isUsual)
    }
  }

  @Test("a scene's font keeps its own metrics and has no tracking; letter case does not count")
  func sceneFont() throws {
    let renderer = try TextRenderer(fontFiles: [try interDisplayFile()], folders: FontFolders(inter: []))
    let text = label("HHHH", size: 100, family: "inter display")
    let size = try renderer.measure(text, width: nil)
    // Inter's own ascent and descent: (0.96875 + 0.2412) em, tolerance a thousandth of an em.
    #expect(abs(size.height - 120.995) < 0.1)
    var kerned = text
    kerned.kern = -0.40
    let narrow = try renderer.measure(kerned, width: nil)
    #expect(abs(size.width - narrow.width - 1.6) < 0.01)
    // At 34 points and above the system font adds −0.255 after each of the four characters.
    let system = try TextRenderer(fontFiles: []).measure(label("HHHH", size: 100), width: nil)
    #expect(abs(system.width - size.width + 1.02) < 0.01)
  }

  @Test("without Inter, text that needs it is an error that says what to install")
  func missingInter() throws {
    let renderer = try TextRenderer(fontFiles: [], folders: FontFolders(inter: ["/nonexistent"]))
    let error = #expect(throws: RasterError.self) { try renderer.measure(label("H"), width: nil) }
    guard case .unavailable(let reason)? = error else {
      Issue.record("no reason")
      return
    }
    #expect(reason.contains("fonts-inter") && reason.contains("font-inter"))
    #expect(throws: Never.self) { try renderer.measure(label(""), width: nil) }
  }

  @Test("a font file that is missing or no font is an error that names it")
  func unreadableFontFile() throws {
    #expect(throws: RasterError.failed("/nonexistent/a.ttf: the font file cannot be read")) {
      try TextRenderer(fontFiles: ["/nonexistent/a.ttf"])
    }
    let renderer = try TextRenderer(fontFiles: [#filePath])
    let error = #expect(throws: RasterError.self) { try renderer.measure(label("H"), width: nil) }
    // The sentence alone, without the name of the case.
    expectEqual("\(try #require(error))", "\(#filePath): not a font file that can be read")
    #expect(TextInspector(fonts: ["/nonexistent/a.ttf"]).problems(of: label("H")).failure != nil)
  }

  @Test("each missing character is named once, in the order of the text, and drawn as a box")
  func missingGlyphs() throws {
    let text = label("a\u{10FFF1}b\u{10FFF2}\u{10FFF1}", lines: 1)
    expectEqual(
      TextInspector(fonts: []).problems(of: text).glyphs,
      [TextInspector.MissingGlyphs(package: nil, characters: ["U+10FFF1", "U+10FFF2"])])
    let probe = try TextProbe(
      label("\u{10FFF1}"), size: Size(width: 20, height: 21), renderer: TextRenderer(fontFiles: []))
    #expect(probe.inkedRows != nil)
    // Truncated and hidden text is inspected too.
    expectEqual(TextInspector(fonts: []).problems(of: label("a\nb\n\u{10FFF1}")).glyphs.count, 1)
  }
}
