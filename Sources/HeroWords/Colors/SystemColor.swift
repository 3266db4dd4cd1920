import HeroGeometry

/// UIKit's colours by name, for who says a scene without a file.
package enum SystemColor {
  /// The colour with a name of UIKit's in an appearance; nil for other words.
  package static func color(_ name: String, isDark: Bool) -> Color? {
    NamedColors.color(name, isDark ? .dark : .light)
  }
}
