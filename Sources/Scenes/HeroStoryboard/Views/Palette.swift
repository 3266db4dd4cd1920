import HeroCatalog
import HeroControls
import HeroGeometry
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
    case .system(let name):
      SystemColor.color(interfaceBuilder: name, isDark: isDark) ?? resources.systemColors[name]
    case .named(let name): set(name) ?? resources.namedColors[name]
    }
  }
}
