/// Decides how a controller is presented and dismissed.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Who presents it; nil leaves it to UIKit.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who dismisses it; nil leaves it to UIKit, which cuts here.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who lets a gesture drive the animator that presents; nil: it runs by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Who lets a gesture drive the animator that dismisses; nil: it runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What shows a controller whose style is `custom`; nil: it fills the screen.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
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
  /// For the app's own use: a stage calls `animateTransition`.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// As of the object that it is.
  public func responds(to aSelector: Selector!) -> Bool { (self as? NSObject)?.responds(to: aSelector) ?? false }
  /// One without animations.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator() }
}

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that shows before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The one that shows afterwards.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
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
  /// What the appearing view is turned by: nothing, for devices do not turn.
  var targetTransform: CGAffineTransform { get }
  /// A gesture has reached a progress of 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// A gesture has let go: it goes to the end.
  func finishInteractiveTransition()
  /// A gesture has let go: it goes back.
  func cancelInteractiveTransition()
  /// A gesture takes it.
  func pauseInteractiveTransition()
  /// It is done.
  func completeTransition(_ didComplete: Bool)
}
