import Foundation
import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

extension FontFolders {
  /// The machine's Inter, emoji and signs, and of other scripts what is in `Tests/Fonts/scripts`.
  static var probes: FontFolders {
    FontFolders(scripts: [testFont("scripts")])
  }

  /// The machine's Inter, emoji and signs alone.
  static var none: FontFolders { FontFolders(scripts: ["/nonexistent"]) }
}

/// A file or folder of `Tests/Fonts`.
func testFont(_ name: String) -> String {
  URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/") + "/Fonts/\(name)"
}

/// Letters of the fonts in `Tests/Fonts/scripts`, whose widths `make-fonts.py` says.
@Suite struct ScriptFontTests {
  private let renderer: TextRenderer

  init() throws { renderer = try TextRenderer(fontFiles: [], folders: .probes) }

  private func width(_ text: String, weight: Int = 400, size: Double = 20) throws -> Double {
    var contents = label(text, size: size)
    contents.font.weight = weight
    return try renderer.measure(contents, width: nil).width
  }

  /// A space with its tracking, between letters of the system font.
  private func space(size: Double = 20) throws -> Double {
    try width("H H", size: size) - 2 * width("H", size: size)
  }

  // A letter of the Japanese font is 1 em wide, of the Korean .9, of the simplified Chinese .8 and of the traditional .7.
  @Test(
    "Han characters are drawn as what else stands in the text says; letters have no tracking of San Francisco's",
    arguments: [
      ("\u{4E00}", 0.8), ("\u{3042}\u{4E00}", 2), ("\u{4E00}\u{3042}\u{C2DC}", 3), ("\u{C2DC}\u{4E00}", 1.8),
      ("\u{4E00}\u{4E00}\u{C2DC}", 2.7), ("\u{3105}\u{4E00}", 1.4),
    ])
  func han(text: String, ems: Double) throws {
    #expect(abs(try width(text) - 20 * ems) < 0.01)
    #expect(abs(try width(text, weight: 700) - 20 * ems) < 0.01, "there is no bold file")
  }

  @Test("other parts of a text count: they are of one language")
  func parts() throws {
    var text = label("\u{4E00}\u{3042}", size: 20)
    text.setRuns(
      ["\u{4E00}", "\u{3042}"].enumerated().map { index, part in
        var run = TextRun(text: part, like: text)
        run.color = index == 0 ? .black : .white
        return run
      })
    #expect(abs(try renderer.measure(text, width: nil).width - 40) < 0.01)
  }

  @Test(
    "regular up to 550, bold above, each in its own file", arguments: [(400, 0.6), (500, 0.6), (600, 0.5), (700, 0.5)])
  func weights(weight: Int, ems: Double) throws {
    #expect(abs(try width("\u{5D0}", weight: weight) - 20 * ems) < 0.01)
    var text = label("\u{5D0}", size: 20)
    text.font.weight = weight
    let name = weight > 550 ? "NotoSansHebrew-Bold.ttf" : "NotoSansHebrew-Regular.ttf"
    try expectEqual(renderer.scriptFiles(of: [text]).map { $0.split(separator: "/").last.map(String.init) }, [name])
  }

  // The scripts' fonts have spaces of two em.
  @Test("spaces, digits and Latin letters stay the system font's", arguments: [17.0, 20, 34])
  func spaces(size: Double) throws {
    let space = try space(size: size)
    #expect(abs(try width("\u{4E00} \u{4E00}", size: size) - 1.6 * size - space) < 0.05)
    #expect(abs(try width("\u{5D0} \u{5D1}", size: size) - 1.2 * size - space) < 0.05)
    #expect(abs(try width("\u{4E00}H", size: size) - 0.8 * size - width("H", size: size)) < 0.05)
  }

  // shared/cases/text: 20 + 4 + 13.5 points at 16.
  @Test("the space beside an emoji or a sign is the text's own", arguments: ["✔ ➜", "☎ ➜", "✕ ➜", "😀 ➜", "✔ ✔"])
  func spacesBesideSigns(text: String) throws {
    let parts = text.split(separator: " ").map(String.init)
    let sum = try width(parts[0], size: 16) + width(parts[1], size: 16) + space(size: 16)
    #expect(abs(try width(text, size: 16) - sum) < 0.05)
    if text == "✔ ➜" { #expect(abs(sum - 37.5) < 1) }
  }

  @Test("a line keeps its height and its baseline", arguments: ["\u{4E00}", "H\u{5D0}"])
  func lines(text: String) throws {
    let layout = try renderer.layout(label(text, size: 20), width: nil, height: 40)
    let plain = try renderer.layout(label("H", size: 20), width: nil, height: 40)
    expectEqual(layout.size.height, plain.size.height)
    expectEqual(layout.lines.map(\.baseline), plain.lines.map(\.baseline))
  }

  @Test("right-to-left letters stand from the right, and a line below several scripts is one")
  func direction() throws {
    var text = label("\u{5D0}\u{5D1} H", size: 20)
    text.underlineStyle = .single
    let layout = try renderer.layout(text, width: 100, height: 30)
    // UTF-8 has two bytes for each Hebrew letter; visually the last character comes first.
    expectEqual(layout.lines.first?.glyphs.map(\.shaped.byte), [5, 4, 2, 0])
    expectEqual(layout.lines.first?.segments.count, 1)
    expectEqual(layout.stripes.count, 1)
  }

  @Test("a script's font draws its own characters alone, and only where no other font has them")
  func characters() throws {
    // The Hebrew font has a Thai letter.
    let lines = try renderer.layout(label("\u{5D0}\u{E01}")).lines
    #expect(lines.first?.ink.contains(.missing(0xE01)) ?? false)
    for text in ["Ωя€é→•✕☎😀", "plain", ""] { #expect(try renderer.needs(of: label(text)).faces.isEmpty) }
    try expectEqual(renderer.needs(of: label("é\u{FB01}")).faces.map(\.font.stem), ["NotoSans"])
  }

  @Test("U+FE0E asks for text, U+FE0F for an emoji, and without either the text's font decides")
  func presentation() throws {
    func isColored(_ text: String) throws -> [Bool] {
      try renderer.layout(label(text)).lines.flatMap(\.glyphs).compactMap { glyph in
        guard case .glyph = glyph.shaped.ink else { return nil }
        return glyph.shaped.face?.isColored
      }
    }
    for sign in ["☎", "✔", "✈"] {
      try expectEqual(isColored(sign).first, true, "Inter has none: \(sign)")
      try expectEqual(isColored(sign + "\u{FE0E}").first, false, "\(sign)")
      try expectEqual(isColored(sign + "\u{FE0F}").first, true, "\(sign)")
    }
    for sign in ["♥", "▶", "⚠", "☀"] {
      try expectEqual(isColored(sign).first, false, "Inter's own: \(sign)")
      try expectEqual(isColored(sign + "\u{FE0F}").first, true, "\(sign)")
    }
    // No other font has it as text.
    try expectEqual(isColored("😀\u{FE0E}").first, true)
    // One sequence stays one picture, though Inter has its heart.
    try expectEqual(isColored("x\u{2764}\u{FE0F}\u{200D}\u{1F525}"), [false, true])
  }

  @Test("what is missing is told once for each package that would bring it, in the order of the text")
  func missing() throws {
    let renderer = try TextRenderer(
      fontFiles: [],
      folders: FontFolders(emoji: ["/nonexistent"], symbols: ["/nonexistent"], scripts: ["/nonexistent"]))
    try expectEqual(renderer.ink(of: "😀"), [.missing(0x1F600)])
    let problems = TextInspector(.success(renderer)).problems(of: label("\u{C2DC}\u{5D0}\u{4E00}😀\u{E28}✕\u{10FFFD}"))
    expectEqual(
      problems.glyphs.map(\.package),
      ["fonts-noto-cjk", "fonts-noto-core", "fonts-noto-color-emoji", "fonts-dejavu-core", nil])
    expectEqual(problems.glyphs.map(\.characters.count), [2, 2, 1, 1, 1])
    // The font is there and lacks the letter.
    let probes = TextInspector(.success(self.renderer)).problems(of: label("\u{4E01}"))
    expectEqual(probes.glyphs, [TextInspector.MissingGlyphs(package: nil, characters: ["U+4E01 '\u{4E01}'"])])
  }

  @Test("every range of the table belongs to one font")
  func table() {
    let ranges = ScriptFont.all.flatMap(\.characters).sorted { $0.lowerBound < $1.lowerBound }
    for (range, next) in zip(ranges, ranges.dropFirst()) { #expect(range.upperBound < next.lowerBound) }
    expectEqual(ScriptFont.font(of: 0x41, .japanese), nil)
    for font in ScriptFont.all.dropFirst() {
      for range in font.characters {
        for end in [range.lowerBound, range.upperBound] { expectEqual(ScriptFont.font(of: end, .korean), font) }
      }
    }
  }
}

private let isInstalled = RasterEnvironment.machineFonts().allSatisfy(\.missing.isEmpty)

/// The fonts of fonts-noto-cjk and fonts-noto-core, where they are installed.
@Suite(.enabled(if: isInstalled, "fonts-noto-cjk and fonts-noto-core are not installed"))
struct NotoTests {
  private func lines(_ text: String, width: Double? = nil) throws -> [TextLayout.Line] {
    try TextRenderer(fontFiles: []).layout(label(text, lines: 0), width: width).lines
  }

  @Test(
    "no box in any script of iOS's keyboards",
    arguments: [
      "시작", "简单 こんにちは", "繁體ㄅㄆ", "السلام عليكم", "שלום עולם", "ภาษาไทย", "नमस्ते", "বাংলা", "தமிழ்", "తెలుగు",
      "ಕನ್ನಡ", "മലയാളം", "ગુજરાતી", "ਪੰਜਾਬੀ", "ଓଡ଼ିଆ", "සිංහල", "ລາວ", "བོད", "မြန်မာ", "ქართული", "Հայերեն", "አማርኛ",
      "ᏣᎳᎩ", "ខ្មែរ", "ᠮᠣᠩᠭᠣᠯ", "ﬁ", "𝐇𝐞𝐥𝐥𝐨", "ﾊﾝｶｸ、「」",
    ])
  func noBoxes(text: String) throws {
    for line in try lines(text) {
      #expect(line.ink.allSatisfy { if case .missing = $0 { false } else { true } })
    }
  }

  // Three joined letters of Arabic have forms of their own; a virama joins two of Devanagari.
  @Test func lettersAreShaped() throws {
    func glyphs(_ text: String) throws -> [ShapedGlyph.Ink] { try lines(text).flatMap(\.ink) }
    let (one, three) = (try glyphs("\u{628}"), try glyphs("\u{628}\u{628}\u{628}"))
    #expect(three.count >= 3 && Set(three.map { "\($0)" }).isSuperset(of: one.map { "\($0)" }) == false)
    #expect(try glyphs("\u{915}\u{94D}\u{937}").count < 3)
  }

  // Thai has no spaces: lines end between words, here after ภาษา (language) and not inside of ไทย (Thai).
  @Test func thaiWordsStayWhole() throws {
    let whole = try lines("ภาษาไทย")[0].width
    let broken = try lines("ภาษาไทย", width: whole - 1)
    expectEqual(broken.map { $0.glyphs.map(\.shaped.byte).min() }, [0, "ภาษา".utf8.count])
  }
}
