public import Hero
public import UIKit

/// SDOSHero's values of a controller.
final class SDOSHeroModal {
  /// As the app has set it, sides that say nothing being auto.
  var presenting: HeroDefaultAnimationType = .auto
  var dismissing: HeroDefaultAnimationType = .auto
}

extension UIViewController {
  private var modal: SDOSHeroModal { storage.value(SDOSHeroModal()) }

  private func apply(_ modal: SDOSHeroModal) {
    hero.modalAnimationType =
      HeroDefaultAnimationType.selectBy(presenting: modal.presenting, dismissing: modal.dismissing).completed
  }

  /// For being presented; auto is the reverse of being dismissed.
  public var animationTypeForPresenting: HeroDefaultAnimationType {
    get { modal.presenting }
    set {
      modal.presenting = newValue
      apply(modal)
    }
  }

  /// For being dismissed; auto is the reverse of being presented.
  public var animationTypeForDismissing: HeroDefaultAnimationType {
    get { modal.dismissing }
    set {
      modal.dismissing = newValue
      apply(modal)
    }
  }

  /// Both at once.
  public func setHeroAnimationTypeForModalPresenting(
    _ presentationType: HeroDefaultAnimationType, forModalDismissing dismissalType: HeroDefaultAnimationType
  ) {
    modal.presenting = presentationType.forPresenting
    modal.dismissing = dismissalType.forDismissing
    apply(modal)
  }

  /// As another controller's.
  public func copyModalSDOSHeroAnimationTypeFrom(viewController: UIViewController) {
    modal.presenting = viewController.modal.presenting
    modal.dismissing = viewController.modal.dismissing
    apply(modal)
  }

  /// Presents with an animation, which dismissing undoes unless the controller has a type of its own for that (the guide's promise).
  public func presentViewController(
    _ viewController: UIViewController, usingAnimation animationType: HeroDefaultAnimationType
  ) { presentViewController(viewController, usingAnimation: animationType, completion: nil) }

  /// Presents with an animation, which dismissing undoes unless the controller has a type of its own for that (the guide's promise).
  public func presentViewController(
    _ viewController: UIViewController, usingAnimation animationType: HeroDefaultAnimationType,
    completion: (() -> Void)?
  ) {
    let own = viewController.hero.modalAnimationType
    let given = animationType.forPresenting
    viewController.loadViewIfNeeded()
    viewController.hero.modalAnimationType = given
    present(viewController, animated: true) {
      let back = own.forDismissing
      viewController.hero.modalAnimationType =
        back.isAuto && !given.isAuto
        ? .selectBy(presenting: own.forPresenting, dismissing: given.oppositeAnimationType) : own
      completion?()
    }
  }

  /// Dismisses with an animation, this once.
  public func dismissViewControllerUsingAnimation(_ animationType: HeroDefaultAnimationType) {
    dismissViewControllerUsingAnimation(animationType, completion: nil)
  }

  /// Dismisses with an animation, this once.
  public func dismissViewControllerUsingAnimation(
    _ animationType: HeroDefaultAnimationType, completion: (() -> Void)?
  ) {
    let last = lastPresented
    let own = last.hero.modalAnimationType
    last.hero.modalAnimationType = animationType.forDismissing
    dismiss(animated: true) {
      last.hero.modalAnimationType = own
      completion?()
    }
  }

  /// Dismisses everything at once, undoing the animation of what was presented last.
  public func dismissAllPresentedViewControllers() {
    guard lastPresented.presentingViewController != nil else { return warnNothingPresented() }
    lastPresented.hero.unwindToRootViewController()
  }

  /// Dismisses everything at once with an animation.
  public func dismissAllViewControllersUsingAnimation(_ type: HeroDefaultAnimationType) {
    let last = lastPresented
    guard last.presentingViewController != nil else { return warnNothingPresented() }
    let own = last.hero.modalAnimationType
    last.hero.modalAnimationType = type.forDismissing
    last.hero.unwindToRootViewController()
    // The transition starts when the running code has returned.
    UIKitRuntime.current.change?.whenStarted = { last.hero.modalAnimationType = own }
  }

  private func warnNothingPresented() {
    UIKitRuntime.current.warn(
      "Attempted to dismiss a view controller that has no presenting view controller: \(self). Nothing will happen")
  }

  private var lastPresented: UIViewController {
    var last = self
    while let next = last.presentedViewController { last = next }
    return last
  }
}
