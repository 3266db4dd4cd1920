import HeroLayers

/// Says which fonts and glyphs a text asks for in vain.
package struct TextInspector: Sendable {
  private let renderer: Result<TextRenderer, RasterError>

  /// An inspector that knows the fonts that a rasterizer with the same files knows.
  ///
  /// - Parameter fonts: Font files beside the system font, absolute paths.
  package init(fonts: [String]) { self.init(TextRenderer.opened(fontFiles: fonts)) }

  /// An inspector of what a renderer draws.
  init(_ renderer: Result<TextRenderer, RasterError>) { self.renderer = renderer }

  /// The family that is used in place of one that is not there.
  package static let substitute = SystemFont.textFamily

  /// What a text asks for in vain.
  package struct Problems: Equatable, Sendable {
    /// Families that no file has, in the order of the text.
    package var families: [String] = []
    /// Characters that no font has, by what would bring one.
    package var glyphs: [MissingGlyphs] = []
    /// What keeps the text from being drawn at all; nil as a rule.
    package var failure: String?

    /// Whether nothing is amiss.
    package var isEmpty: Bool { self == Problems() }
  }

  /// Characters that no font has.
  package struct MissingGlyphs: Equatable, Sendable {
    /// Debian's package with a font for them; nil: none is known.
    package var package: String?
    /// As `U+4E00 '一'`, in the order of the text, each once.
    package var characters: [String]
  }

  /// What is amiss with a text.
  package func problems(of text: TextContents) -> Problems {
    do throws(RasterError) {
      let renderer = try renderer.get()
      return try renderer.withShaper(for: text) { shaper throws(RasterError) in
        try Self.problems(of: text, shaper: shaper) { renderer.package(for: $0, shaper.library) }
      }
    } catch {
      return Problems(failure: error.description)
    }
  }

  private static func problems(
    of text: TextContents, shaper: TextShaper, package: (UInt32) -> String?
  ) throws(RasterError) -> Problems {
    var whole = text
    // Truncated text is text, too: it may show in another frame.
    whole.numberOfLines = 0
    var problems = Problems()
    for run in text.allRuns {
      guard let family = ResolvedFont(run.font, in: shaper.library)?.missingFamily,
        !problems.families.contains(family)
      else { continue }
      problems.families.append(family)
    }
    var seen: Set<UInt32> = []
    for line in try shaper.layout(whole, width: nil, height: nil).lines {
      for glyph in line.glyphs.map(\.shaped).sorted(by: { $0.byte < $1.byte }) {
        guard case .missing(let code) = glyph.ink, seen.insert(code).inserted else { continue }
        let package = package(code)
        if let index = problems.glyphs.firstIndex(where: { $0.package == package }) {
          problems.glyphs[index].characters.append(name(of: code))
        } else {
          problems.glyphs.append(MissingGlyphs(package: package, characters: [name(of: code)]))
        }
      }
    }
    return problems
  }

  /// "U+4E00 '一'", in capital hexadecimal digits, at least four.
  private static func name(of code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    guard let scalar = Unicode.Scalar(code), scalar.properties.isAlphabetic || scalar.properties.isEmoji else {
      return "U+\(padded)"
    }
    return "U+\(padded) '\(scalar)'"
  }
}
