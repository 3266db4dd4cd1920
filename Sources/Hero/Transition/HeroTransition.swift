public import UIKit

/// Drives transitions between controllers.
@preconcurrency @MainActor
open class HeroTransition: NSObject {
  /// Is told what the transition does.
  public weak var delegate: (any HeroTransitionDelegate)?
  /// For all transitions, unless auto.
  public var defaultAnimation: HeroDefaultAnimationType = .auto
  /// Under both screens. Default: black.
  public var containerColor: UIColor = .black
  /// Of no effect: touches go to nobody while a transition plays.
  public var isUserInteractionEnabled = false
  /// Default: auto.
  public var viewOrderingStrategy: HeroViewOrderingStrategy = .auto
  /// Default: forceLeftToRight.
  public var defaultAnimationDirectionStrategy: HeroDefaultAnimationType.Strategy = .forceLeftToRight

  /// Where the transition stands.
  public internal(set) var state: HeroTransitionState = .possible {
    didSet { delegate?.heroTransition(self, didUpdate: state) }
  }
  /// Whether one is going on.
  public var isTransitioning: Bool { state != .possible }
  /// Whether it presents.
  public internal(set) var isPresenting = true
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Holds the views that animate.
  public internal(set) var container: UIView!
  /// The controller that appears.
  public package(set) var toViewController: UIViewController?
  /// The controller that disappears.
  public package(set) var fromViewController: UIViewController?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is known of the views.
  public internal(set) var context: HeroContext!
  /// Seconds that it takes by itself.
  public internal(set) var totalDuration: TimeInterval = 0
  /// Whether it is in a gesture's hands.
  public var interactive: Bool { runner == nil }
  /// 0…1; 0 when none is going on.
  public internal(set) var progress: Double = 0 {
    didSet {
      if state == .animating { for observer in observers { observer.heroDidUpdateProgress(progress: progress) } }
      delegate?.heroTransition(self, didUpdate: progress)
    }
  }

  /// Writes down what happens.
  package weak var recorder: (any HeroRecording)?
  package internal(set) var change: ControllerChange?
  var plugins: [HeroPlugin] = []
  var forceFinishing: Bool?
  var startingProgress: CGFloat?
  var observers: [any HeroProgressUpdateObserver] = []
  var runner: VirtualClock.Event?
  var onceAnimation: HeroDefaultAnimationType?
  var onceContainerColor: UIColor?
  var inNavigationController: Bool { change?.container is UINavigationController }
  var inTabBarController: Bool { change?.container is UITabBarController }

  /// Makes a transition.
  public override init() { super.init() }

  /// An animation for the next transition alone.
  public func setDefaultAnimationForNextTransition(_ animation: HeroDefaultAnimationType) {
    onceAnimation = animation
  }
  /// A colour for the next transition alone.
  public func setContainerColorForNextTransition(_ color: UIColor?) { onceContainerColor = color }
  /// Tells an observer of every frame's progress until the transition is over.
  public func observeForProgressUpdate(observer: any HeroProgressUpdateObserver) { observers.append(observer) }

  /// The type that the app has set for the transition that is going on, before anything is resolved, and whether it stands on this
  /// object rather than on a controller.
  package var chosenAnimation: (type: HeroDefaultAnimationType, isGiven: Bool) {
    if let onceAnimation { return (onceAnimation, true) }
    if case .auto = defaultAnimation {} else { return (defaultAnimation, true) }
    if let navigation = change?.container as? UINavigationController {
      return (navigation.hero.navigationAnimationType, false)
    }
    if let tabs = change?.container as? UITabBarController { return (tabs.hero.tabBarAnimationType, false) }
    return ((isPresenting ? toViewController : fromViewController)?.hero.modalAnimationType ?? .auto, false)
  }

  /// The container's colour of the transition that is going on.
  package var chosenContainerColor: UIColor { onceContainerColor ?? containerColor }

  /// What conditions of a view see.
  package func conditions(of view: UIView, isAppearing: Bool) -> HeroConditionalContext {
    HeroConditionalContext(hero: self, view: view, isAppearing: isAppearing)
  }

  /// Moves to another controller in a view, without UIKit.
  public func transition(
    from: UIViewController, to: UIViewController, in view: UIView, completion: ((Bool) -> Void)? = nil
  ) {
    guard !isTransitioning else { return }
    ControllerChange.replace(from, with: to, driver: self, completion: completion)
  }
}
