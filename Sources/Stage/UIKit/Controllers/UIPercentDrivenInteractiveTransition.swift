/// Lets a gesture drive an animator.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The transition starts, and goes as the gesture says.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Times the animation's own speed once the gesture has let go. Default: 1.
  var completionSpeed: CGFloat { get }
  /// How it goes on then.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the gesture has it from the start; otherwise the animator runs by itself. Default: true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Runs an animator as far as a gesture has progressed. No way of the finger shows: as with `UIView.animate` end states hold at
/// once, and the film cuts when the transition has finished. One that is cancelled shows nowhere, and its views are put back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// A transition that a gesture drives.
  public override init() { super.init() }

  private weak var transition: TransitionAnimator?
  /// What the gesture has said before the transition has started.
  private var early: Bool?

  /// The animator's, in seconds; 0 before the transition has started.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
  /// 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// Times the animation's own speed once the gesture has let go. Default: 1.
  open var completionSpeed: CGFloat = 1
  /// Default: easeInOut.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the gesture has it from the start; otherwise the animator runs by itself. Default: true.
  open var wantsInteractiveStart = true

  /// Lets the animator begin and stand still.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? TransitionAnimator else { return }
    self.transition = transition
    percentComplete = 0
    transition.startHeld()
    guard let early else { return }
    self.early = nil
    if early { finish() } else { cancel() }
  }

  /// Goes to a part of 0…1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  open func pause() {}

  /// Lets go: the rest of the animation runs.
  open func finish() { letGo(finishes: true) }

  /// Lets go: the animation runs back to its start.
  open func cancel() { letGo(finishes: false) }

  private func letGo(finishes: Bool) {
    guard let transition else {
      early = finishes
      return
    }
    self.transition = nil
    if finishes { transition.finishInteractiveTransition() } else { transition.cancelInteractiveTransition() }
    transition.release(at: percentComplete, speed: completionSpeed, finishes: finishes)
  }
}
