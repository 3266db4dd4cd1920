import HeroLayers
import HeroModel

/// The fonts of bars' texts, and how wide a text of one is.
package struct BarTexts {
  package static let title = Font(size: 17, weight: 600)
  /// Of the way back.
  package static let plain = Font(size: 17)
  /// Of prompts and badges.
  package static let small = Font(size: 13)
  /// Of a tab, as it stands beside its image.
  package static let tab = Font(size: 13, weight: 500)

  package static func item(isBold: Bool) -> Font { isBold ? title : plain }

  private let meter: TextMeasure.Meter
  private let scale: Double

  /// - Parameters:
  ///   - fonts: The scene's own font files, absolute paths.
  ///   - scale: Pixels per point of the canvas.
  package init(_ measure: TextMeasure, fonts: [String], scale: Double) {
    meter = measure.meter(fonts)
    self.scale = max(scale, 1)
  }

  /// A text as wide as it is drawn; throws where it is too long or cannot be measured.
  package func text(_ text: String, _ font: Font) throws(TextMeasure.Problem) -> BarText {
    if let problem = SceneLimits.problem(text: text, limit: SceneLimits.barTextLength) {
      throw TextMeasure.Problem(problem)
    }
    return BarText(text, width: text.isEmpty ? 0 : try meter(TextContents(text: text, font: font), nil, scale).width)
  }
}
