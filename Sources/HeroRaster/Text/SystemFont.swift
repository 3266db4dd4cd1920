import HeroLayers

/// The system font: Inter's glyphs on San Francisco's line metrics and tracking (fact sheet 6.3).
enum SystemFont {
  /// Height of a line above its baseline, em.
  static let ascender = 0.9521484
  /// Depth of a line below its baseline, em.
  static let descender = 0.2412109
  /// The size from which the Display design is used, points.
  static let displaySize = 20.0
  /// Inter's text design.
  static let textFamily = "Inter"
  /// Inter's design for large sizes.
  static let displayFamily = "Inter Display"

  /// Points added after each character, by font size in points. Source: fact sheet 6.3.
  private static let trackingTable: [(size: Double, tracking: Double)] = [
    (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44),
    (19, -0.45), (20, -0.45), (22, -0.26), (24, 0.07), (28, 0.38), (34, 0.40),
  ]

  /// The family that draws a size, points.
  static func family(size: Double) -> String { size < displaySize ? textFamily : displayFamily }

  /// Points added after each character at a size in points: linear between the listed sizes, the outermost beyond them.
  static func tracking(size: Double) -> Double {
    guard var low = trackingTable.first else { return 0 }
    if size <= low.size { return low.tracking }
    for high in trackingTable.dropFirst() {
      if size <= high.size {
        return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
      }
      low = high
    }
    return low.tracking
  }

  /// Whether a scene means the system font by this family name: none, Inter, or one of Apple's names for it.
  static func isNamed(_ family: String?) -> Bool {
    guard let name = family?.lowercased() else { return true }
    return [
      "", "inter", "system", "-apple-system", "system-ui", "san francisco", "sf pro", "sf pro text", "sf pro display",
    ]
    .contains(name) || name.hasPrefix(".sf") || name.hasPrefix(".applesystemui")
  }
}
