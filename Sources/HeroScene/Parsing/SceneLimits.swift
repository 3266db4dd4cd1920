/// How much one view may hold; what goes beyond is refused when the scene is read.
enum SceneLimits {
  /// Unicode scalars of a label's text.
  static let textLength = 20_000
  /// Colours of a gradient.
  static let colors = 1000
  /// Lengths in a dash pattern.
  static let dashes = 1000
  /// Seconds that a `pan` lasts, which is sampled at 60 Hz.
  static let panDuration = 60.0
}
