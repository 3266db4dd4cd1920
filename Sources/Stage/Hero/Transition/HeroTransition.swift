public import UIKit

/// What a transition holds: the shared one has these for each stage, so that several stages may stand side by side.
@MainActor final class HeroTransitionValues {
  weak var delegate: (any HeroTransitionDelegate)?
  var defaultAnimation: HeroDefaultAnimationType = .auto
  var containerColor: UIColor = .black
  var isUserInteractionEnabled = false
  var viewOrderingStrategy: HeroViewOrderingStrategy = .auto
  var directionStrategy: HeroDefaultAnimationType.Strategy = .forceLeftToRight
  var state: HeroTransitionState = .possible
  var isPresenting = true
  var container: UIView?
  var toViewController: UIViewController?
  var fromViewController: UIViewController?
  var context: HeroContext?
  var totalDuration: TimeInterval = 0
  var progress: Double = 0
  var change: ControllerChange?
  var plugins: [HeroPlugin] = []
  /// Whether animators of plugins are followed frame by frame.
  var isFollowed = false
  var forceFinishing: Bool?
  var startingProgress: CGFloat?
  var landing: TimeInterval?
  var observers: [any HeroProgressUpdateObserver] = []
  var runner: VirtualClock.Event?
  /// Whether the app's own completion of a transition runs.
  var isCallingBack = false
  var onceAnimation: HeroDefaultAnimationType?
  var onceContainerColor: UIColor?
}

/// A tab bar controller that reverses its type towards an earlier tab: SDOSHero's (rule C4).
public protocol TabReversing: UITabBarController {}

/// Drives transitions between controllers.
@preconcurrency @MainActor
open class HeroTransition: NSObject {
  private let own = HeroTransitionValues()
  private let isShared: Bool

  public override init() {
    isShared = false
    super.init()
  }

  init(isShared: Bool) {
    self.isShared = isShared
    super.init()
  }

  final var values: HeroTransitionValues {
    isShared ? UIKitRuntime.current.storage.value(HeroTransitionValues()) : own
  }

  /// Is told what the transition does.
  public weak var delegate: (any HeroTransitionDelegate)? {
    get { values.delegate }
    set { values.delegate = newValue }
  }
  /// For all transitions, unless auto.
  public var defaultAnimation: HeroDefaultAnimationType {
    get { values.onceAnimation ?? values.defaultAnimation }
    set { values.defaultAnimation = newValue }
  }
  /// Under both screens. Default: black.
  public var containerColor: UIColor {
    get { values.containerColor }
    set { values.containerColor = newValue }
  }
  /// Of no effect: touches go to nobody while a transition plays.
  public var isUserInteractionEnabled: Bool {
    get { values.isUserInteractionEnabled }
    set { values.isUserInteractionEnabled = newValue }
  }
  /// Default: auto.
  public var viewOrderingStrategy: HeroViewOrderingStrategy {
    get { values.viewOrderingStrategy }
    set { values.viewOrderingStrategy = newValue }
  }
  /// Default: forceLeftToRight.
  public var defaultAnimationDirectionStrategy: HeroDefaultAnimationType.Strategy {
    get { values.directionStrategy }
    set { values.directionStrategy = newValue }
  }

  /// Where the transition stands.
  public internal(set) var state: HeroTransitionState {
    get { values.state }
    set {
      values.state = newValue
      delegate?.heroTransition(self, didUpdate: newValue)
    }
  }
  /// When the finger landed whose drag starts the next transition, in seconds of the stage's clock: the transition counts from then.
  package var landing: TimeInterval? {
    get { values.landing }
    set { values.landing = newValue }
  }
  /// Whether one is going on.
  public var isTransitioning: Bool { state != .possible || values.isCallingBack }
  /// Whether it presents.
  public internal(set) var isPresenting: Bool {
    get { values.isPresenting }
    set { values.isPresenting = newValue }
  }
  /// The older name of `isTransitioning`.
  public var transitioning: Bool { isTransitioning }
  /// The older name of `isPresenting`.
  public var presenting: Bool { isPresenting }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Holds the views that animate.
  public internal(set) var container: UIView! {
    get { values.container }
    set { values.container = newValue }
  }
  /// The controller that appears.
  public package(set) var toViewController: UIViewController? {
    get { values.toViewController }
    set { values.toViewController = newValue }
  }
  /// The controller that disappears.
  public package(set) var fromViewController: UIViewController? {
    get { values.fromViewController }
    set { values.fromViewController = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is known of the views.
  public internal(set) var context: HeroContext! {
    get { values.context }
    set { values.context = newValue }
  }
  /// Seconds that it takes by itself.
  public internal(set) var totalDuration: TimeInterval {
    get { values.totalDuration }
    set { values.totalDuration = newValue }
  }
  /// Whether it is in a gesture's hands.
  public var interactive: Bool { values.runner == nil }
  /// 0…1; 0 when none is going on.
  public internal(set) var progress: Double {
    get { values.progress }
    set {
      values.progress = newValue
      if state == .animating {
        seekPlugins(to: newValue * totalDuration, isInteractive: interactive)
        for observer in values.observers { observer.heroDidUpdateProgress(progress: newValue) }
      }
      delegate?.heroTransition(self, didUpdate: newValue)
    }
  }

  /// Writes down what happens; nil without a stage.
  package var recorder: (any HeroRecording)? { UIKitRuntime.current.recorder as? any HeroRecording }
  package var change: ControllerChange? { values.change }
  var inNavigationController: Bool { change?.container is UINavigationController }
  var inTabBarController: Bool { change?.container is UITabBarController }

  /// An animation for the next transition alone.
  public func setDefaultAnimationForNextTransition(_ animation: HeroDefaultAnimationType) {
    values.onceAnimation = animation
  }
  /// A colour for the next transition alone.
  public func setContainerColorForNextTransition(_ color: UIColor?) { values.onceContainerColor = color }
  /// Tells an observer of every frame's progress until the transition is over.
  public func observeForProgressUpdate(observer: any HeroProgressUpdateObserver) { values.observers.append(observer) }

  /// The type that the app has set for the transition that is going on, before anything is resolved, and whether it stands on this
  /// object rather than on a controller.
  package var chosenAnimation: (type: HeroDefaultAnimationType, isGiven: Bool) {
    if case .auto = defaultAnimation {} else { return (defaultAnimation, true) }
    if let navigation = change?.container as? UINavigationController {
      return (navigation.hero.navigationAnimationType, false)
    }
    if let tabs = change?.container as? UITabBarController {
      let type = tabs.hero.tabBarAnimationType
      return (tabs is any TabReversing && !isPresenting ? type.reversed() : type, false)
    }
    return ((isPresenting ? toViewController : fromViewController)?.hero.modalAnimationType ?? .auto, false)
  }

  /// The container's colour of the transition that is going on.
  package var chosenContainerColor: UIColor { values.onceContainerColor ?? containerColor }

  /// What conditions of a view see.
  package func conditions(of view: UIView, isAppearing: Bool) -> HeroConditionalContext {
    HeroConditionalContext(hero: self, view: view, isAppearing: isAppearing)
  }

  /// Moves to another controller in a view, without UIKit: to a sibling's view inside of it, else in place of all that the window shows.
  public func transition(
    from: UIViewController, to: UIViewController, in view: UIView, completion: ((Bool) -> Void)? = nil
  ) {
    guard !isTransitioning else { return }
    // Hero's state is still `completing` there, so that it starts nothing.
    let done: (Bool) -> Void = { [values] finished in
      values.isCallingBack = true
      completion?(finished)
      values.isCallingBack = false
    }
    if !(view is UIWindow), from.view !== view, from.view.isDescendant(of: view) {
      ControllerChange.change(from, to: to, in: view, driver: self, completion: done)
    } else {
      ControllerChange.replace(from, with: to, driver: self, completion: done)
    }
  }
}

extension HeroTransition: ConditionedTransition {
  func pairedView(for view: UIView) -> UIView? { context?.pairedView(for: view) }
}
