public import Hero
internal import HeroModel
public import UIKit

/// A navigation controller that remembers how each push is undone.
open class SDOSHeroNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  private var pushType: HeroDefaultAnimationType = .auto
  private var popType: HeroDefaultAnimationType = .auto
  /// The pair of each push, in order.
  private var history = PushHistory<HeroDefaultAnimationType>()
  private var nextType: HeroDefaultAnimationType?
  private var edgePan: UIScreenEdgePanGestureRecognizer?
  /// Of the pop that a finger drives.
  private var dragged: HeroDefaultAnimationType?

  private var own: HeroDefaultAnimationType { .selectBy(presenting: pushType, dismissing: popType) }

  /// For pushes; auto is the reverse of pops.
  public var animationTypeForPush: HeroDefaultAnimationType {
    get { pushType }
    set { pushType = newValue }
  }

  /// For pops; auto is the reverse of pushes.
  public var animationTypeForPop: HeroDefaultAnimationType {
    get { popType }
    set { popType = newValue }
  }

  /// Both at once.
  public func setHeroAnimationTypeForPushNavigations(
    _ pushType: HeroDefaultAnimationType, forPopNavigations popType: HeroDefaultAnimationType
  ) {
    self.pushType = pushType.forPresenting
    self.popType = popType.forDismissing
  }

  // MARK: Push

  /// Pushes with an animation; the pop is the controller's at this moment.
  public func pushViewController(
    _ viewController: UIViewController, usingAnimation pushAnimation: HeroDefaultAnimationType
  ) { pushViewController(viewController, usingPushAnimation: pushAnimation, popAnimation: popType) }

  /// Pushes with an animation; the pop undoes it.
  public func pushViewController(
    _ viewController: UIViewController, usingAnimationForPushAndOppositeForPop pushAnimation: HeroDefaultAnimationType
  ) {
    let push = pushAnimation.forPresenting
    pushViewController(viewController, usingPushAnimation: push, popAnimation: push.oppositeAnimationType)
  }

  /// Pushes with an animation, and pops with another.
  public func pushViewController(
    _ viewController: UIViewController, usingPushAnimation pushAnimation: HeroDefaultAnimationType,
    popAnimation: HeroDefaultAnimationType
  ) {
    nextType = .selectBy(presenting: pushAnimation.forPresenting, dismissing: popAnimation.forDismissing)
    pushViewController(viewController, animated: true)
  }

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let pair = takeNext(else: own)
    history.push(pair)
    hero.navigationAnimationType = pair
    super.pushViewController(viewController, animated: animated)
    updateEdgePan()
    // A drag back waits for the push: SDOSHero waits 0.351 s, which would keep a shorter push's stage from coming to rest.
    guard let coordinator = transitionCoordinator else { return }
    edgePan?.isEnabled = false
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.edgePan?.isEnabled = true }
  }

  private func takeNext(else fallback: HeroDefaultAnimationType) -> HeroDefaultAnimationType {
    defer { nextType = nil }
    return (nextType ?? fallback).completed
  }

  // MARK: Pop

  /// Pops with an animation.
  @discardableResult
  public func popViewControllerUsingAnimation(_ popAnimation: HeroDefaultAnimationType) -> UIViewController? {
    nextType = .selectBy(presenting: .auto, dismissing: popAnimation.forDismissing)
    return popViewController(animated: true)
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    hero.navigationAnimationType = takeNext(else: history.pop() ?? own)
    defer { updateEdgePan() }
    return super.popViewController(animated: animated)
  }

  /// Pops to a controller with an animation.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, usingAnimation animation: HeroDefaultAnimationType
  ) -> [UIViewController]? {
    nextType = .selectBy(presenting: .auto, dismissing: animation.forDismissing)
    return popToViewController(viewController, animated: true)
  }

  @discardableResult
  open override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    if let index = viewControllers.firstIndex(of: viewController) {
      hero.navigationAnimationType = takeNext(else: history.pop(to: index) ?? own)
    } else {
      nextType = nil
    }
    defer { updateEdgePan() }
    return super.popToViewController(viewController, animated: animated)
  }

  /// Pops to the first controller with an animation.
  @discardableResult
  public func popToRootViewController(usingAnimation animation: HeroDefaultAnimationType) -> [UIViewController]? {
    nextType = .selectBy(presenting: .auto, dismissing: animation.forDismissing)
    return popToRootViewController(animated: true)
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    hero.navigationAnimationType = takeNext(else: history.pop(to: 0) ?? own)
    defer { updateEdgePan() }
    return super.popToRootViewController(animated: animated)
  }

  // MARK: Set

  /// Sets the stack with an animation (the guide's promise; SDOSHero's source takes the push's).
  public func setViewControllers(
    _ viewControllers: [UIViewController], usingAnimation animation: HeroDefaultAnimationType
  ) {
    hero.navigationAnimationType = animation
    super.setViewControllers(viewControllers, animated: true)
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if animated { hero.navigationAnimationType = pushType }
    super.setViewControllers(viewControllers, animated: animated)
  }

  // MARK: Drag back

  open override var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  private func updateEdgePan() {
    guard dragged == nil else { return }
    let edges = history.last?.edge
    if edgePan?.edges == edges { return }
    if let edgePan { view.removeGestureRecognizer(edgePan) }
    edgePan = edges.map { edges in
      let pan = UIScreenEdgePanGestureRecognizer { [weak self] in self?.handle($0) }
      pan.edges = edges
      view.addGestureRecognizer(pan)
      return pan
    }
  }

  private func handle(_ pan: UIScreenEdgePanGestureRecognizer) {
    let progress = min(max(abs(pan.translation(in: view).x / view.bounds.width), 0), 1)
    let isDriven = delegate is HeroTransition
    // Rule C5: the drag counts from the finger's landing; UIKit knows it as a drag 10 points later.
    Hero.shared.landing = pan.state == .began ? pan.landing : nil
    switch pan.state {
    case .began:
      dragged = history.last
      popViewController(animated: true)
      if isDriven { Hero.shared.update(progress) }
    case .changed:
      if isDriven { Hero.shared.update(progress) }
    case .ended where isDriven && progress + relativeVelocity(pan) > 0.5:
      endPop()
    case .ended, .cancelled, .failed:
      if isDriven { cancelPop() }
    case .possible: break
    }
  }

  private func relativeVelocity(_ pan: UIScreenEdgePanGestureRecognizer) -> CGFloat {
    let (speed, size) = (pan.velocity(in: nil), view.frame.size)
    switch pan.edges {
    case .right: return -speed.x / size.width
    case .top: return speed.y / size.height
    case .bottom: return -speed.y / size.height
    default: return speed.x / size.width
    }
  }

  private func endPop() {
    dragged = nil
    Hero.shared.finish(animate: true)
    updateEdgePan()
  }

  private func cancelPop() {
    if let dragged { history.push(dragged) }
    dragged = nil
    Hero.shared.cancel(animate: true)
    updateEdgePan()
  }
}
