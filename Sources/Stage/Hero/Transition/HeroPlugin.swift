public import UIKit

/// Changes target states before a transition.
@preconcurrency @MainActor
public protocol HeroPreprocessor: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var hero: HeroTransition! { get set }
  /// Looks at all views that take part, after Hero's own preprocessing.
  func process(fromViews: [UIView], toViews: [UIView])
}

/// Animates views beside Hero's own animators.
@preconcurrency @MainActor
public protocol HeroAnimator: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var hero: HeroTransition! { get set }
  /// Whether it animates a view.
  func canAnimate(view: UIView, appearing: Bool) -> Bool
  /// Starts with the views that it animates; returns the seconds that it takes, infinite to wait for a gesture.
  func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval
  /// The transition is over.
  func clean()
  /// Shows a moment, in seconds since the start.
  func seekTo(timePassed: TimeInterval)
  /// Goes on by itself from a moment, backwards if the transition is cancelled; returns the seconds that it takes.
  func resume(timePassed: TimeInterval, reverse: Bool) -> TimeInterval
  /// Shows a view in a state until the next update.
  func apply(state: HeroTargetState, to view: UIView)
  /// Sends a view elsewhere.
  func changeTarget(state: HeroTargetState, isDestination: Bool, to view: UIView)
}

/// A preprocessor and animator of the app's own.
@preconcurrency @MainActor
open class HeroPlugin: NSObject, HeroPreprocessor, HeroAnimator {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public weak var hero: HeroTransition!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the transition knows of its views.
  public var context: HeroContext! { hero.context }
  /// Whether `seekTo` is called for every frame, not only while a gesture drives the transition. Default: false.
  open var requirePerFrameCallback = false

  /// A plugin, one for each transition.
  public override required init() { super.init() }

  /// Looks at all views that take part, after Hero's own preprocessing.
  open func process(fromViews: [UIView], toViews: [UIView]) {}
  /// Whether the plugin animates a view. Default: no.
  open func canAnimate(view: UIView, appearing: Bool) -> Bool { false }
  /// Starts with the views that it animates; returns the seconds that it takes, infinite to wait for a gesture.
  open func animate(fromViews: [UIView], toViews: [UIView]) -> TimeInterval { 0 }
  /// The transition is over.
  open func clean() {}
  /// Shows a moment, in seconds since the start.
  open func seekTo(timePassed: TimeInterval) {}
  /// Goes on by itself from a moment, backwards if the transition is cancelled; returns the seconds that it takes.
  open func resume(timePassed: TimeInterval, reverse: Bool) -> TimeInterval { 0 }
  /// Shows a view in a state until the next update.
  open func apply(state: HeroTargetState, to view: UIView) {}
  /// Sends a view elsewhere.
  open func changeTarget(state: HeroTargetState, isDestination: Bool, to view: UIView) {}

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
