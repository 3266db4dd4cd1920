package import HeroGeometry
package import HeroLayers

/// UIBlurEffect.Style: of scene files, storyboards and stages.
package enum BlurStyle: String, CaseIterable, Sendable {
  case extraLight, light, dark
  /// Of tvOS; looks as `dark`.
  case extraDark
  /// Follow the appearance.
  case regular, prominent
  /// The materials of iOS 13, following the appearance, light and dark.
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
  case systemChromeMaterialLight
  case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
  case systemChromeMaterialDark

  /// What it does to what lies below.
  ///
  /// Source: fact sheet 6.5 for the first three. It gives `regular` and `prominent` as extraLight with less tint; their alphas are chosen
  /// here, those of dark in proportion, and the materials are the same with more or less tint.
  package func effect(isDark: Bool) -> BackdropEffect {
    let isDark = self.isDark(in: isDark)
    func recipe(_ light: Double, _ dark: Double) -> BackdropEffect {
      isDark ? Self.recipe(white: 0.11, alpha: dark) : Self.recipe(white: 0.97, alpha: light)
    }
    return switch self {
    case .light: Self.recipe(radius: 30, white: 1, alpha: 0.3)
    case .extraLight, .dark, .extraDark: recipe(0.82, 0.73)
    case .regular: recipe(0.6, 0.53)
    case .prominent: recipe(0.72, 0.64)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      recipe(0.44, 0.44 - 0.07)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: recipe(0.58, 0.58 - 0.07)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: recipe(0.7, 0.7 - 0.07)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: recipe(0.84, 0.84 - 0.07)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: recipe(0.8, 0.8 - 0.07)
    }
  }

  /// What a text has that shines through it, plain.
  ///
  /// Source: UIVibrancyEffect's `label` over the materials of iOS 13, by eye: black or white, a little see-through.
  package func vibrantColor(isDark: Bool) -> Color { (self.isDark(in: isDark) ? Color.white : .black).withAlpha(0.7) }

  private func isDark(in appearance: Bool) -> Bool {
    switch self {
    case .dark, .extraDark: true
    case .extraLight, .light: false
    default: rawValue.hasSuffix("Dark") || appearance && !rawValue.hasSuffix("Light")
    }
  }

  /// Radius in points, white and alpha 0…1.
  private static func recipe(radius: Double = 20, white: Double, alpha: Double) -> BackdropEffect {
    BackdropEffect(
      blurRadius: radius, saturation: 1.8, tint: Color(red: white, green: white, blue: white, alpha: alpha))
  }
}
