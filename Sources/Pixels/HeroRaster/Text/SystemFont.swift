import HeroLayers

/// The system font: Inter's glyphs on San Francisco's line metrics and tracking (fact sheet 6.3).
enum SystemFont {
  /// Height of a line above its baseline, em.
  static let ascender = 0.9521484
  /// Depth of a line below its baseline, em.
  static let descender = 0.2412109
  /// The largest size that the text design draws, points.
  static let largestTextSize = 26.0
  /// Inter's text design.
  static let textFamily = "Inter"
  /// Inter's design for large sizes.
  static let displayFamily = "Inter Display"

  /// Known values and the places where they hold, places ascending.
  private typealias Curve = [(place: Double, value: Double)]

  /// Points added after each character of the text design, by weight and by size in points.
  ///
  /// Source: fact sheet 6.3. Each number is (W − A) / 43: the measured advance W of San Francisco's 43 characters less
  /// the advance A of Inter's. Not measured are semibold and bold 8 and 13 (regular's number and as many em more as at
  /// 15) and bold 26 (stated there).
  private static let textTracking: [(weight: Double, sizes: Curve)] = [
    (400, [(8, 0.179), (13, -0.116), (15, -0.280), (17, -0.483), (20, -0.804), (22, -1.046), (26, -1.332)]),
    (600, [(8, 0.253), (13, 0.005), (15, -0.141), (20, -0.595), (22, -0.786), (26, -0.977)]),
    (700, [(8, 0.301), (13, 0.083), (15, -0.050), (22, -0.620), (26, -0.660)]),
  ]

  /// Points added after each character of the Display design, by weight and by size in points.
  ///
  /// At 26 points it makes the sentence as wide as the text design's tracking does, and it grows with the size up to
  /// 34, where bold is measured (fact sheet 6.3: "Large Title", 166 points).
  private static let displayTracking: [(weight: Double, sizes: Curve)] = [
    (400, [(26, -0.195), (34, -0.255)]),
    (600, [(26, 0.045), (34, 0.059)]),
    (700, [(26, 0.308), (34, 0.403)]),
  ]

  /// The family that draws a size, points.
  static func family(size: Double) -> String { size <= largestTextSize ? textFamily : displayFamily }

  /// Points added after each character at a size in points and a weight (100…900): linear between the listed sizes and
  /// weights, the outermost beyond them.
  static func tracking(size: Double, weight: Int) -> Double {
    let columns = size <= largestTextSize ? textTracking : displayTracking
    return interpolate(columns.map { ($0.weight, interpolate($0.sizes, at: size)) }, at: Double(weight))
  }

  /// The value at a place: linear between the known ones, the outermost beyond them.
  private static func interpolate(_ curve: Curve, at place: Double) -> Double {
    guard var low = curve.first else { return 0 }
    if place <= low.place { return low.value }
    for high in curve.dropFirst() {
      if place <= high.place {
        return low.value + (high.value - low.value) * (place - low.place) / (high.place - low.place)
      }
      low = high
    }
    return low.value
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
