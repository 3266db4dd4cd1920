import HeroCatalog
import HeroGeometry
internal import HeroScene
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
    let old = ["lightText": Color.white.withAlpha(0.6), "darkText": .black]
    return old[word] ?? SystemColor.color(Self.renamed[word] ?? word, isDark: isDark) ?? resources.systemColors[name]
  }

  /// Names that differ from those of UIColor.
  private static let renamed = ["tint": "tintColor", "groupTableViewBackground": "systemGroupedBackground"]
}
