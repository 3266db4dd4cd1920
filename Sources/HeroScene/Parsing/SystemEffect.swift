import HeroLayers

/// UIKit's blur effects by name, for who says a scene without a file.
package enum SystemEffect {
  /// The effect with a name of UIBlurEffect.Style's; nil for other words.
  package static func effect(_ name: String) -> BackdropEffect? {
    SceneReader.effects(.light).first { $0.0 == name }?.1
  }
}
