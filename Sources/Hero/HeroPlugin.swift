public import UIKit

/// Changes target states before a transition.
@preconcurrency @MainActor
public protocol HeroPreprocessor: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The transition.
  var hero: HeroTransition! { get set }
  /// Looks at all views that take part.
  func process(fromViews: [UIView], toViews: [UIView])
}

/// A preprocessor of the app's own. Animators of one's own are not there: overriding what animates does not compile.
@preconcurrency @MainActor
open class HeroPlugin: NSObject, HeroPreprocessor {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The transition.
  public weak var hero: HeroTransition!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it knows of its views: states as modifiers make them, before Hero's own preprocessing.
  public var context: HeroContext! { hero.context }

  /// Makes a plugin, one for each transition.
  public override required init() { super.init() }

  /// Looks at all views that take part.
  open func process(fromViews: [UIView], toViews: [UIView]) {}

  /// Whether it takes part in transitions.
  public static var isEnabled: Bool {
    get { HeroTransition.enabledPlugins.contains { $0 == self } }
    set { if newValue { enable() } else { disable() } }
  }
  /// Lets it take part, after those that do.
  public static func enable() {
    disable()
    HeroTransition.enabledPlugins.append(self)
  }
  /// Lets it take part no longer.
  public static func disable() { HeroTransition.enabledPlugins.removeAll { $0 == self } }
}

/// The kinds of plugin that are enabled.
@MainActor final class HeroPluginList {
  var types: [HeroPlugin.Type] = []
}

extension HeroTransition {
  /// In the order that they were enabled, of the stage that is in force.
  static var enabledPlugins: [HeroPlugin.Type] {
    get { list.types }
    set { list.types = newValue }
  }

  private static var list: HeroPluginList { UIKitRuntime.current.storage.value(HeroPluginList()) }
}
