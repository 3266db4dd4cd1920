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
  private static func hex(_ value: UInt32) -> Color {
    Color(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
  }

  /// Those that adapt, in light appearance.
  private static let light: [String: Color] = [
    "systemRed": hex(0xFF3B30), "systemOrange": hex(0xFF9500), "systemYellow": hex(0xFFCC00),
    "systemGreen": hex(0x34C759), "systemMint": hex(0x00C7BE), "systemTeal": hex(0x30B0C7),
    "systemCyan": hex(0x32ADE6), "systemBlue": hex(0x007AFF), "systemIndigo": hex(0x5856D6),
    "systemPurple": hex(0xAF52DE), "systemPink": hex(0xFF2D55), "systemBrown": hex(0xA2845E),
    "systemGray": hex(0x8E8E93), "systemGray2": hex(0xAEAEB2), "systemGray3": hex(0xC7C7CC),
    "systemGray4": hex(0xD1D1D6), "systemGray5": hex(0xE5E5EA), "systemGray6": hex(0xF2F2F7),
    "label": .black,
    "secondaryLabel": hex(0x3C3C43).withAlpha(0.6),
    "tertiaryLabel": hex(0x3C3C43).withAlpha(0.3),
    "quaternaryLabel": hex(0x3C3C43).withAlpha(0.18),
    "placeholderText": hex(0x3C3C43).withAlpha(0.3),
    "systemFill": hex(0x787880).withAlpha(0.2),
    "secondarySystemFill": hex(0x787880).withAlpha(0.16),
    "tertiarySystemFill": hex(0x767680).withAlpha(0.12),
    "quaternarySystemFill": hex(0x747480).withAlpha(0.08),
    "systemBackground": .white,
    "secondarySystemBackground": hex(0xF2F2F7),
    "tertiarySystemBackground": .white,
    "systemGroupedBackground": hex(0xF2F2F7),
    "secondarySystemGroupedBackground": .white,
    "tertiarySystemGroupedBackground": hex(0xF2F2F7),
    "separator": hex(0x3C3C43).withAlpha(0.29),
    "opaqueSeparator": hex(0xC6C6C8),
    "link": hex(0x007AFF),
    "darkText": .black,
    "lightText": Color.white.withAlpha(0.6),
    "tintColor": hex(0x007AFF),
  ]

  /// Those that differ in dark appearance.
  private static let dark: [String: Color] = [
    "systemRed": hex(0xFF453A), "systemOrange": hex(0xFF9F0A), "systemYellow": hex(0xFFD60A),
    "systemGreen": hex(0x30D158), "systemMint": hex(0x63E6E2), "systemTeal": hex(0x40C8E0),
    "systemCyan": hex(0x64D2FF), "systemBlue": hex(0x0A84FF), "systemIndigo": hex(0x5E5CE6),
    "systemPurple": hex(0xBF5AF2), "systemPink": hex(0xFF375F), "systemBrown": hex(0xAC8E68),
    "systemGray2": hex(0x636366), "systemGray3": hex(0x48484A), "systemGray4": hex(0x3A3A3C),
    "systemGray5": hex(0x2C2C2E), "systemGray6": hex(0x1C1C1E),
    "label": .white,
    "secondaryLabel": hex(0xEBEBF5).withAlpha(0.6),
    "tertiaryLabel": hex(0xEBEBF5).withAlpha(0.3),
    "quaternaryLabel": hex(0xEBEBF5).withAlpha(0.16),
    "placeholderText": hex(0xEBEBF5).withAlpha(0.3),
    "systemFill": hex(0x787880).withAlpha(0.36),
    "secondarySystemFill": hex(0x787880).withAlpha(0.32),
    "tertiarySystemFill": hex(0x767680).withAlpha(0.24),
    "quaternarySystemFill": hex(0x767680).withAlpha(0.18),
    "systemBackground": .black,
    "secondarySystemBackground": hex(0x1C1C1E),
    "tertiarySystemBackground": hex(0x2C2C2E),
    "systemGroupedBackground": .black,
    "secondarySystemGroupedBackground": hex(0x1C1C1E),
    "tertiarySystemGroupedBackground": hex(0x2C2C2E),
    "separator": hex(0x545458).withAlpha(0.6),
    "opaqueSeparator": hex(0x38383A),
    "link": hex(0x0984FF),
    "tintColor": hex(0x0A84FF),
  ]
}

extension Color {
  /// Makes a colour from hue, saturation and brightness, each 0…1, as UIColor does.
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
