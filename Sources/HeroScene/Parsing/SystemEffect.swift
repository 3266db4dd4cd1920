import HeroGeometry
import HeroLayers

/// UIKit's blur effects, in one table: of scene files, storyboards and stages.
package enum SystemEffect {
  /// UIBlurEffect's styles that scene files name.
  static let sceneNames = ["extraLight", "light", "dark", "regular", "prominent"]

  /// The materials of iOS 13, with the alpha of their tint in a light look, longest names first.
  private static let materials = [
    ("systemUltraThinMaterial", 0.44), ("systemThickMaterial", 0.84), ("systemChromeMaterial", 0.8),
    ("systemThinMaterial", 0.58), ("systemMaterial", 0.7),
  ]

  /// The effect with a name of UIBlurEffect.Style's; nil for other words. `regular`, `prominent` and materials that say no look follow it.
  ///
  /// Source: fact sheet 6.5 for the first three. It gives `regular` and `prominent` as extraLight with less tint; their alphas are chosen
  /// here, those of dark in proportion, and the materials are the same with more or less tint.
  package static func effect(_ name: String, isDark: Bool) -> BackdropEffect? {
    switch name {
    case "extraLight": return recipe(white: 0.97, alpha: 0.82)
    case "light": return recipe(radius: 30, white: 1, alpha: 0.3)
    case "dark", "extraDark": return recipe(white: 0.11, alpha: 0.73)
    case "regular": return regular(isDark: isDark)
    case "prominent": return isDark ? recipe(white: 0.11, alpha: 0.64) : recipe(white: 0.97, alpha: 0.72)
    default: break
    }
    guard let (material, alpha) = materials.first(where: { name.hasPrefix($0.0) }) else { return nil }
    switch name.dropFirst(material.count) {
    case "Light": return recipe(white: 0.97, alpha: alpha)
    case "Dark": return recipe(white: 0.11, alpha: alpha - 0.07)
    case "": return isDark ? recipe(white: 0.11, alpha: alpha - 0.07) : recipe(white: 0.97, alpha: alpha)
    default: return nil
    }
  }

  /// `regular`, which also stands for what is not known.
  package static func regular(isDark: Bool) -> BackdropEffect {
    isDark ? recipe(white: 0.11, alpha: 0.53) : recipe(white: 0.97, alpha: 0.6)
  }

  /// Radius in points, white and alpha 0…1.
  private static func recipe(radius: Double = 20, white: Double, alpha: Double) -> BackdropEffect {
    BackdropEffect(
      blurRadius: radius, saturation: 1.8, tint: Color(red: white, green: white, blue: white, alpha: alpha))
  }
}
