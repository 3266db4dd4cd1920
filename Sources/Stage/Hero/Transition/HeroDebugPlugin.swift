/// Hero's slider and three-dimensional view of a transition that waits for a hand. Of no effect: it can be enabled and disabled, and
/// transitions go on by themselves, for nobody would move the slider.
open class HeroDebugPlugin: HeroPlugin {
  /// Of no effect.
  public static var showOnTop = false
}
