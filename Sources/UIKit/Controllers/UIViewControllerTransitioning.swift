/// Decides how a controller is presented and dismissed.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Who presents it; nil leaves it to UIKit, which cuts here.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who dismisses it; nil leaves it to UIKit, which cuts here.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A transition of the app's own. It runs, but does not show: as with `UIView.animate`, its end state holds at once.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Lets the controllers change places and says when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// It is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that shows before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The one that shows afterwards.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What a transition of the app's own works with.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Holds both controllers' views.
  var containerView: UIView { get }
  /// Whether it is to be animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives it.
  var isInteractive: Bool { get }
  /// Whether it goes back.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A controller's view; nil where it neither comes nor goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view stands before, in the container.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view stands afterwards, in the container.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// It is done.
  func completeTransition(_ didComplete: Bool)
}

/// Runs a transition of the app's own; a cut in the recording.
@MainActor
final class TransitionAnimator: TransitionDriver, UIViewControllerContextTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning
  private var change: ControllerChange?

  private init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  /// Who drives a change: the delegate itself where it is a driver, else a transition that it gives.
  static func driver<Delegate>(
    of delegate: Delegate?, _ animator: (Delegate) -> (any UIViewControllerAnimatedTransitioning)?
  ) -> (any TransitionDriver)? {
    guard let delegate else { return nil }
    return delegate as? any TransitionDriver ?? animator(delegate).map { TransitionAnimator($0) }
  }

  func willDrive(_ change: ControllerChange) -> Bool {
    self.change = change
    // Lives as long as the change.
    change.whenDone = { [self, previous = change.whenDone] finished in
      previous?(finished)
      animator.animationEnded(finished)
      self.change = nil
    }
    return true
  }

  func prepare(_ change: ControllerChange) {}

  func start(_ change: ControllerChange) {
    UIKitRuntime.current.recorder?.cut(change)
    animator.animateTransition(using: self)
  }

  // MARK: Context

  var containerView: UIView { change?.host ?? UIView() }
  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  private(set) var transitionWasCancelled = false
  var presentationStyle: UIModalPresentationStyle { change?.style ?? .none }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: change?.from
    case .to: change?.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: change?.leavingView
    case .to: change?.comingView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === change?.from ? vc.view.frame : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect {
    guard let change else { return .zero }
    return vc === change.to ? change.finalFrame : change.leavingView == nil ? containerView.bounds : .zero
  }

  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    change?.complete(finished: didComplete)
  }
}
