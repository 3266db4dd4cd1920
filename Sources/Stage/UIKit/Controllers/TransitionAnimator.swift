/// Runs a transition of the app's own: a cut in the recording, at its start, under the views that it animates. It is at the end where those
/// are in the container of what goes, or where a gesture drives it.
@MainActor
final class TransitionAnimator: TransitionDriver, UIViewControllerContextTransitioning {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private var change: ControllerChange?
  /// What the animator has asked for while a gesture drives it.
  private var held: HeldAnimations?

  private init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    self.interaction = interaction
  }

  /// Who drives a change: the delegate itself where it is a driver, else a transition that it gives, and lets a gesture drive on demand.
  static func driver<Delegate>(
    of delegate: Delegate?, _ animator: (Delegate) -> (any UIViewControllerAnimatedTransitioning)?,
    interaction: (Delegate, any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )?
  ) -> (any TransitionDriver)? {
    guard let delegate else { return nil }
    return delegate as? any TransitionDriver
      ?? animator(delegate).map { TransitionAnimator($0, interaction(delegate, $0)) }
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
    if let interaction, interaction.wantsInteractiveStart {
      change.isInteractive = true
      interaction.startInteractiveTransition(self)
    } else {
      if !isCutLate { UIKitRuntime.current.recorder?.cut(change) }
      animator.animateTransition(using: self)
    }
  }

  private var isCutLate: Bool {
    change.map { $0.isInteractive || $0.kind == .dismiss && $0.stage == nil } ?? false
  }

  // MARK: Gesture

  /// Lets the animator begin, and keeps what it animates from running.
  func startHeld() {
    let runtime = UIKitRuntime.current
    let held = HeldAnimations(around: containerView)
    self.held = held
    runtime.heldAnimations = held
    animator.animateTransition(using: self)
    runtime.heldAnimations = nil
  }

  /// Seconds.
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  /// Lets what is held run on from a part of the duration to the end, or back.
  func release(at part: CGFloat, speed: CGFloat, finishes: Bool) {
    held?.release(at: TimeInterval(part) * duration, speed: TimeInterval(max(speed, 0.001)), finishes: finishes)
    held = nil
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { change?.coordinator.percentComplete = percentComplete }
  func finishInteractiveTransition() { endInteraction() }
  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    endInteraction()
  }
  func pauseInteractiveTransition() {}

  private func endInteraction() {
    guard let change, isInteractive else { return }
    isReleased = true
    change.coordinator.letGo(cancelled: transitionWasCancelled)
  }

  // MARK: Context

  private var isReleased = false
  var containerView: UIView { change?.host ?? UIView() }
  var isAnimated: Bool { true }
  var isInteractive: Bool { change?.isInteractive == true && !isReleased }
  private(set) var transitionWasCancelled = false
  var presentationStyle: UIModalPresentationStyle { change?.style ?? .none }
  var targetTransform: CGAffineTransform { .identity }

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
    guard let change else { return }
    transitionWasCancelled = !didComplete
    let isCutLate = isCutLate
    change.isInteractive = false
    if isCutLate, didComplete { UIKitRuntime.current.recorder?.cut(change) }
    change.complete(finished: didComplete)
  }
}

/// Animations of a transition that a gesture drives: their end state holds at once, as always, but their completions wait until it lets go.
@MainActor
final class HeldAnimations {
  private let host: UIView
  /// Seconds from the start, and what is called then.
  private var completions: [(end: TimeInterval, action: () -> Void)] = []
  /// What was changed, as it was before.
  private var before: [(layer: CALayer, look: LayerLook)] = []

  init(around host: UIView) { self.host = host }

  /// Makes the changes, and remembers what they have changed.
  func run(_ animations: () -> Void) {
    let known = host.layer.tree.map { ($0, LayerLook($0)) }
    animations()
    for (layer, look) in known where LayerLook(layer) != look && !before.contains(where: { $0.layer === layer }) {
      before.append((layer, look))
    }
  }

  /// Calls something when an animation is over.
  func tell(after end: TimeInterval, _ action: @escaping () -> Void) { completions.append((end, action)) }

  /// Time goes on from a moment of the animations, or back to their start: then all is as it was.
  func release(at moment: TimeInterval, speed: TimeInterval, finishes: Bool) {
    let clock = UIKitRuntime.current.clock
    if !finishes {
      clock.schedule(after: moment / speed, "a transition that goes back") { [before] in
        for (layer, look) in before { look.apply(to: layer) }
      }
    }
    for (end, action) in completions {
      let rest = finishes ? max(end - moment, 0) : moment
      clock.schedule(after: rest / speed, "a transition of the app's own", action)
    }
  }
}
