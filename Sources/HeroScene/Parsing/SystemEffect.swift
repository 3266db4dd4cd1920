import HeroLayers

/// UIKit's blur effects by name, for who says a scene without a file.
package enum SystemEffect {
  /// The effect with a name of UIBlurEffect.Style's in an appearance; nil for other words.
  package static func effect(_ name: String, isDark: Bool = false) -> BackdropEffect? {
    SceneReader.effects(isDark ? .dark : .light).first { $0.0 == name }?.1
  }
}
