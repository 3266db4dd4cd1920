package import HeroGeometry

/// UIColor's colours by name: of scene files, storyboards and stages.
///
/// Source: UIColor's documentation, "Standard colors" (fixed ones, some of which differ from CSS's of the same name); Human Interface
/// Guidelines, "Color" (those that adapt).
package enum SystemColor {
  /// The colour with one of UIColor's names in an appearance; nil for other words.
  package static func color(_ name: String, isDark: Bool) -> Color? {
    fixed.first { $0.name == name }?.color ?? adaptive(name, isDark: isDark)
  }

  /// The same of colours that adapt to the appearance alone.
  package static func adaptive(_ name: String, isDark: Bool) -> Color? {
    (isDark ? dark[name] : nil) ?? light[name]
  }

  /// The colour with a name of Interface Builder's, `systemBlueColor`; nil for other words.
  package static func color(interfaceBuilder name: String, isDark: Bool) -> Color? {
    let word = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name
    return color(renamed[word] ?? word, isDark: isDark)
  }

  /// Every name that `color` knows: the fixed ones, in the order of UIKit's documentation, then those that adapt.
  package static let names = fixed.map(\.name) + adaptiveNames

  package static let adaptiveNames = light.keys.sorted()

  /// The fixed colour's name that has exactly these components.
  package static func name(of color: Color) -> String? { fixed.first { $0.color == color }?.name }

  /// Interface Builder's old names that differ from those of UIColor.
  private static let renamed = [
    "groupTableViewBackground": "systemGroupedBackground",
    "tableCellGroupedBackground": "secondarySystemGroupedBackground",
  ]

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

  /// Those that adapt, in light appearance.
  private static let light: [String: Color] = [
    "systemRed": Color(rgb: 0xFF3B30), "systemOrange": Color(rgb: 0xFF9500), "systemYellow": Color(rgb: 0xFFCC00),
    "systemGreen": Color(rgb: 0x34C759), "systemMint": Color(rgb: 0x00C7BE), "systemTeal": Color(rgb: 0x30B0C7),
    "systemCyan": Color(rgb: 0x32ADE6), "systemBlue": Color(rgb: 0x007AFF), "systemIndigo": Color(rgb: 0x5856D6),
    "systemPurple": Color(rgb: 0xAF52DE), "systemPink": Color(rgb: 0xFF2D55), "systemBrown": Color(rgb: 0xA2845E),
    "systemGray": Color(rgb: 0x8E8E93), "systemGray2": Color(rgb: 0xAEAEB2), "systemGray3": Color(rgb: 0xC7C7CC),
    "systemGray4": Color(rgb: 0xD1D1D6), "systemGray5": Color(rgb: 0xE5E5EA), "systemGray6": Color(rgb: 0xF2F2F7),
    "label": .black,
    "secondaryLabel": Color(rgb: 0x3C3C43).withAlpha(0.6),
    "tertiaryLabel": Color(rgb: 0x3C3C43).withAlpha(0.3),
    "quaternaryLabel": Color(rgb: 0x3C3C43).withAlpha(0.18),
    "placeholderText": Color(rgb: 0x3C3C43).withAlpha(0.3),
    "systemFill": Color(rgb: 0x787880).withAlpha(0.2),
    "secondarySystemFill": Color(rgb: 0x787880).withAlpha(0.16),
    "tertiarySystemFill": Color(rgb: 0x767680).withAlpha(0.12),
    "quaternarySystemFill": Color(rgb: 0x747480).withAlpha(0.08),
    "systemBackground": .white,
    "secondarySystemBackground": Color(rgb: 0xF2F2F7),
    "tertiarySystemBackground": .white,
    "systemGroupedBackground": Color(rgb: 0xF2F2F7),
    "secondarySystemGroupedBackground": .white,
    "tertiarySystemGroupedBackground": Color(rgb: 0xF2F2F7),
    "separator": Color(rgb: 0x3C3C43).withAlpha(0.29),
    "opaqueSeparator": Color(rgb: 0xC6C6C8),
    "link": Color(rgb: 0x007AFF),
    "darkText": .black,
    "lightText": Color.white.withAlpha(0.6),
    "tintColor": Color(rgb: 0x007AFF),
  ]

  /// Those that differ in dark appearance.
  private static let dark: [String: Color] = [
    "systemRed": Color(rgb: 0xFF453A), "systemOrange": Color(rgb: 0xFF9F0A), "systemYellow": Color(rgb: 0xFFD60A),
    "systemGreen": Color(rgb: 0x30D158), "systemMint": Color(rgb: 0x63E6E2), "systemTeal": Color(rgb: 0x40C8E0),
    "systemCyan": Color(rgb: 0x64D2FF), "systemBlue": Color(rgb: 0x0A84FF), "systemIndigo": Color(rgb: 0x5E5CE6),
    "systemPurple": Color(rgb: 0xBF5AF2), "systemPink": Color(rgb: 0xFF375F), "systemBrown": Color(rgb: 0xAC8E68),
    "systemGray2": Color(rgb: 0x636366), "systemGray3": Color(rgb: 0x48484A), "systemGray4": Color(rgb: 0x3A3A3C),
    "systemGray5": Color(rgb: 0x2C2C2E), "systemGray6": Color(rgb: 0x1C1C1E),
    "label": .white,
    "secondaryLabel": Color(rgb: 0xEBEBF5).withAlpha(0.6),
    "tertiaryLabel": Color(rgb: 0xEBEBF5).withAlpha(0.3),
    "quaternaryLabel": Color(rgb: 0xEBEBF5).withAlpha(0.16),
    "placeholderText": Color(rgb: 0xEBEBF5).withAlpha(0.3),
    "systemFill": Color(rgb: 0x787880).withAlpha(0.36),
    "secondarySystemFill": Color(rgb: 0x787880).withAlpha(0.32),
    "tertiarySystemFill": Color(rgb: 0x767680).withAlpha(0.24),
    "quaternarySystemFill": Color(rgb: 0x767680).withAlpha(0.18),
    "systemBackground": .black,
    "secondarySystemBackground": Color(rgb: 0x1C1C1E),
    "tertiarySystemBackground": Color(rgb: 0x2C2C2E),
    "systemGroupedBackground": .black,
    "secondarySystemGroupedBackground": Color(rgb: 0x1C1C1E),
    "tertiarySystemGroupedBackground": Color(rgb: 0x2C2C2E),
    "separator": Color(rgb: 0x545458).withAlpha(0.6),
    "opaqueSeparator": Color(rgb: 0x38383A),
    "link": Color(rgb: 0x0984FF),
    "tintColor": Color(rgb: 0x0A84FF),
  ]
}

extension Color {
  /// A colour from hue, saturation and brightness, each 0…1, as UIColor does.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    /// The hexcone model: how far a component lies from full brightness, by its distance on the wheel.
    func component(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
}
