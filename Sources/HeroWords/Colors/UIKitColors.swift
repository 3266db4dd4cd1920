import HeroGeometry

/// `UIColor`'s named colours, some of which differ from CSS's of the same name.
///
/// Source: UIColor's documentation, "Standard colors": RGB values of each; in light appearance for those that adapt.
enum UIKitColors {
  /// UIKit's fixed colours, in the order in which its documentation lists them.
  private static let fixed: [(name: String, color: Color)] = [
    ("black", .black), ("darkGray", gray(1.0 / 3)), ("lightGray", gray(2.0 / 3)), ("white", .white),
    ("gray", gray(0.5)), ("red", rgb(1, 0, 0)), ("green", rgb(0, 1, 0)), ("blue", rgb(0, 0, 1)),
    ("cyan", rgb(0, 1, 1)), ("yellow", rgb(1, 1, 0)), ("magenta", rgb(1, 0, 1)), ("orange", rgb(1, 0.5, 0)),
    ("purple", rgb(0.5, 0, 0.5)), ("brown", rgb(0.6, 0.4, 0.2)), ("clear", .clear),
  ]

  private static func gray(_ white: Double) -> Color { rgb(white, white, white) }
  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red, green: green, blue: blue)
  }

  /// Every name that `color` knows.
  static var names: [String] { fixed.map(\.name) + NamedColors.systemNames }

  /// The colour with a UIKit name; nil for other words.
  static func color(_ name: String) -> Color? {
    fixed.first { $0.name == name }?.color ?? (NamedColors.systemNames.contains(name) ? NamedColors.color(name) : nil)
  }

  /// The fixed colour's name that has exactly these components.
  static func name(of color: Color) -> String? { fixed.first { $0.color == color }?.name }
}
