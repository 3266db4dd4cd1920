/// A change between controllers while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether it went back.
  var isCancelled: Bool { get }
  /// Whether a gesture drives it.
  var isInteractive: Bool { get }
  /// Whether a gesture has driven it from the start.
  var initiallyInteractive: Bool { get }
  /// How far a gesture has come, 0…1.
  var percentComplete: CGFloat { get }
  /// Seconds, of a transition of the app's own; 0 for others.
  var transitionDuration: TimeInterval { get }
  /// Holds both controllers' views.
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A controller's view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others change with a change between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Changes along with a transition of the app's own, with others at once, and calls the completion when the change is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls the handler when the gesture that drives the change lets go.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Calls the handler when the gesture that drives the change lets go.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
  /// Applies the end state at once.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A change, for who goes along.
@MainActor
final class ChangeCoordinator: UIViewControllerTransitionCoordinator {
  private weak var change: ControllerChange?
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var handlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0
  private var isReleased = false

  init(_ change: ControllerChange) { self.change = change }

  var isAnimated: Bool { true }
  var isInteractive: Bool { initiallyInteractive && !isReleased }
  var initiallyInteractive: Bool { change?.isInteractive == true }
  var transitionDuration: TimeInterval {
    isInteractive ? 0 : (change?.driver as? TransitionAnimator)?.duration ?? 0
  }
  var containerView: UIView { change?.host ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? change?.from : change?.to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? change?.leavingView : change?.comingView
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    // The engine knows how long Hero's transitions and UIKit's take.
    if transitionDuration > 0 {
      UIView.animate(withDuration: transitionDuration) { animation?(self) }
    } else {
      animation?(self)
    }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    handlers.append(handler)
  }

  /// The gesture that drives it lets go.
  func letGo(cancelled: Bool) {
    isCancelled = cancelled
    isReleased = true
    for handler in handlers { handler(self) }
    handlers = []
  }

  /// The change is over.
  func end(finished: Bool) {
    isCancelled = !finished
    for completion in completions { completion(self) }
    completions = []
  }
}

extension UIViewController {
  /// The animated change that the controller or what is around it takes part in; nil while there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let change = UIKitRuntime.current.change, change.isAnimated else { return nil }
    let taking = [change.from, change.to, change.container].compactMap { $0 }
    return ancestors.contains { controller in taking.contains { $0 === controller } } ? change.coordinator : nil
  }
}
