import HeroGeometry
import HeroLayers

/// Measures labels for whoever draws them: layout needs the drawer's own measure, and reading a scene knows no drawer.
package struct TextMeasure: Sendable {
  /// The size that a label asks for, in points rounded up to whole pixels.
  ///
  /// The width is that of the label, in points; nil lets every paragraph have one line. The scale is pixels per point.
  package typealias Meter =
    @Sendable (_ text: TextContents, _ width: Double?, _ scale: Double) throws(Problem) -> Size

  /// What keeps a text from being measured.
  package struct Problem: Error, Equatable, Sendable {
    /// One sentence without a full stop.
    package var message: String

    package init(_ message: String) { self.message = message }
  }

  /// Makes a meter for font files.
  package let meter: @Sendable (_ fonts: [String]) -> Meter

  /// A measure of a function that makes a meter for the scene's own font files, absolute paths.
  package init(_ meter: @escaping @Sendable (_ fonts: [String]) -> Meter) { self.meter = meter }

  /// For scenes whose labels all say their size.
  package static let none = TextMeasure { _ in
    { (_, _, _) throws(Problem) in
      throw Problem("this loader measures no text; give the label a size, or the loader a 'textMeasure'")
    }
  }
}
