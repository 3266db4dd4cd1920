import HeroCatalog
import HeroGeometry
internal import HeroScene
import HeroWords
internal import InterfaceBuilder

/// Colours as one storyboard means them in one look.
struct Palette {
  let isDark: Bool
  let resources: InterfaceResources
  /// A colour set's colour by name.
  let set: (String) -> Color?

  /// A colour in sRGB; nil where nobody says what it is.
  func color(_ color: InterfaceColor) -> Color? {
    switch color {
    case .fixed(let color): color
    case .system(let name): system(name)
    case .named(let name): set(name) ?? resources.namedColors[name]
    }
  }

  /// `systemBlueColor`, `labelColor`: UIKit's own value; else what the file keeps of it.
  private func system(_ name: String) -> Color? {
    let word = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return Self.fixed[word] ?? SystemColor.color(Self.renamed[word] ?? word, isDark: isDark)
      ?? resources.systemColors[name]
  }

  /// UIColor's own that are the same in every look. Source: UIColor.h.
  private static let fixed: [String: Color] = [
    "lightText": Color.white.withAlpha(0.6), "darkText": .black, "white": .white, "black": .black, "clear": .clear,
    "gray": grey(0.5), "lightGray": grey(2.0 / 3), "darkGray": grey(1.0 / 3),
  ]

  private static func grey(_ white: Double) -> Color { Color(red: white, green: white, blue: white) }

  /// Names that differ from those of UIColor.
  private static let renamed = [
    "tint": "tintColor", "groupTableViewBackground": "systemGroupedBackground",
    "tableCellGroupedBackground": "secondarySystemGroupedBackground",
  ]
}
