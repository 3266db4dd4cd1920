import HeroLayers

/// Says which fonts and glyphs a text asks for in vain, and what is drawn instead.
public struct TextInspector: Sendable {
  private let renderer: Result<TextRenderer, RasterError>

  /// Makes an inspector that knows the fonts that a rasterizer with the same files knows.
  ///
  /// - Parameter fonts: Font files beside the system font, absolute paths.
  public init(fonts: [String]) {
    renderer = TextRenderer.opened(fontFiles: fonts)
  }

  /// One sentence for a missing family, one for each missing character in the order of the text, or what keeps the text
  /// from being drawn at all; empty when nothing is amiss.
  public func problems(of text: TextContents) -> [String] {
    do throws(RasterError) {
      return try renderer.get().withShaper(isUsual: text.isUsual) { shaper throws(RasterError) in
        try Self.problems(of: text, shaper: shaper)
      }
    } catch {
      return [error.description]
    }
  }

  private static func problems(of text: TextContents, shaper: TextShaper) throws(RasterError) -> [String] {
    var whole = text
    // Truncated text is text, too: it may show in another frame.
    whole.numberOfLines = 0
    var problems: [String] = []
    for run in text.allRuns {
      guard let family = ResolvedFont(run.font, in: shaper.library)?.missingFamily else { continue }
      let problem = "font family '\(family)' not found, using \(SystemFont.textFamily)"
      if !problems.contains(problem) { problems.append(problem) }
    }
    var seen: Set<UInt32> = []
    for line in try shaper.layout(whole, width: nil, height: nil).lines {
      for glyph in line.glyphs.map(\.shaped).sorted(by: { $0.byte < $1.byte }) {
        guard case .missing(let code) = glyph.ink, seen.insert(code).inserted else { continue }
        problems.append("no glyph for \(name(of: code)), drawing a box")
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
