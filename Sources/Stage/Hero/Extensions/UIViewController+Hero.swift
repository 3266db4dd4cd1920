public import UIKit

extension UIViewController: HeroCompatible {}

/// Hero's values of a controller.
final class HeroViewControllerConfig {
  var modalAnimation: HeroDefaultAnimationType = .auto
  var navigationAnimation: HeroDefaultAnimationType = .auto
  var tabBarAnimation: HeroDefaultAnimationType = .auto
  weak var previousNavigationDelegate: (any UINavigationControllerDelegate)?
  weak var previousTabBarDelegate: (any UITabBarControllerDelegate)?
}

extension UIViewController {
  var heroConfig: HeroViewControllerConfig { storage.value(HeroViewControllerConfig()) }
}

extension HeroExtension where Base: UIViewController {
  /// For being presented and dismissed.
  public var modalAnimationType: HeroDefaultAnimationType {
    get { base.heroConfig.modalAnimation }
    set { base.heroConfig.modalAnimation = newValue }
  }
  /// The same as a string that Hero's own parser reads (rules S5, S7); one that it cannot read is auto.
  public var modalAnimationTypeString: String? {
    get { modalAnimationType.label }
    set { modalAnimationType = HeroDefaultAnimationType(text: newValue) }
  }
  /// Whether Hero drives its changes. Default: false.
  public var isEnabled: Bool {
    get { base.transitioningDelegate is HeroTransition }
    set {
      guard newValue != isEnabled else { return }
      let (navigation, tabs) = (base as? UINavigationController, base as? UITabBarController)
      let config = base.heroConfig
      if newValue {
        base.transitioningDelegate = Hero.shared
        if let navigation {
          config.previousNavigationDelegate = navigation.delegate
          navigation.delegate = Hero.shared
        }
        if let tabs {
          config.previousTabBarDelegate = tabs.delegate
          tabs.delegate = Hero.shared
        }
      } else {
        base.transitioningDelegate = nil
        if let navigation, navigation.delegate is HeroTransition {
          navigation.delegate = config.previousNavigationDelegate
        }
        if let tabs, tabs.delegate is HeroTransition { tabs.delegate = config.previousTabBarDelegate }
      }
    }
  }

  /// Pops the controller, or dismisses it when it is the first or in no navigation controller.
  public func dismissViewController(completion: (() -> Void)? = nil) {
    if let navigation = base.navigationController, navigation.viewControllers.first !== base {
      navigation.popViewController(animated: true)
    } else {
      base.dismiss(animated: true, completion: completion)
    }
  }

  /// Back to the controller that nobody presents.
  public func unwindToRootViewController() {
    unwindToViewController { $0.presentingViewController == nil }
    if let change = UIKitRuntime.current.change, change.kind == .dismiss, !change.isStarted {
      change.unwindsToRoot = true
    }
  }

  /// Back to a controller.
  public func unwindToViewController(_ toViewController: UIViewController) {
    unwindToViewController { $0 === toViewController }
  }

  /// Back to the nearest controller of a class.
  public func unwindToViewController(withClass: AnyClass) {
    unwindToViewController { $0.isKind(of: withClass) }
  }

  /// Back to the nearest controller that a function accepts.
  public func unwindToViewController(withMatchBlock: (UIViewController) -> Bool) {
    guard let target = unwindTarget(withMatchBlock) else { return }
    guard target.presentedViewController != nil else {
      target.navigationController?.popToViewController(target, animated: true)
      return
    }
    _ = target.navigationController?.popToViewController(target, animated: false)
    target.dismiss(animated: true, completion: nil)
  }

  private func unwindTarget(_ accepts: (UIViewController) -> Bool) -> UIViewController? {
    var current: UIViewController? = base
    while let controller = current {
      let stack = (controller as? UINavigationController)?.children ?? controller.navigationController?.children
      if let found = stack?.reversed().first(where: { $0 !== base && accepts($0) }) { return found }
      current = controller.presentingViewController
      if let current, accepts(current) { return current }
    }
    return nil
  }

  /// Takes the place of this controller, in its navigation controller, its presentation or its window.
  public func replaceViewController(with next: UIViewController, completion: (() -> Void)? = nil) {
    let hero = next.transitioningDelegate as? HeroTransition ?? Hero.shared
    guard !hero.isTransitioning else {
      UIKitRuntime.current.warn(
        "hero.replaceViewController cancelled because Hero was doing a transition. Use Hero.shared.cancel(animate:false) or Hero.shared.finish(animate:false) first."
      )
      return
    }
    if let navigation = base.navigationController {
      navigation.setViewControllers(navigation.children.dropLast() + [next], animated: true)
      if let change = UIKitRuntime.current.change, change.container === navigation, !change.isStarted {
        change.isReplacement = true
      }
      if let completion {
        guard let change = UIKitRuntime.current.change else { return completion() }
        change.whenDone = { [previous = change.whenDone] finished in
          previous?(finished)
          completion()
        }
      }
    } else {
      ControllerChange.replace(base, with: next, driver: hero) { if $0 { completion?() } }
    }
  }

  /// Presents over what is on top.
  public func presentOnTop(_ viewController: UIViewController, frame: CGRect) {
    var top: UIViewController = base
    while let next = top.presentedViewController { top = next }
    viewController.loadViewIfNeeded()
    viewController.view.frame = frame
    top.present(viewController, animated: true)
  }
}

extension HeroExtension where Base: UINavigationController {
  /// For pushing and popping.
  public var navigationAnimationType: HeroDefaultAnimationType {
    get { base.heroConfig.navigationAnimation }
    set { base.heroConfig.navigationAnimation = newValue }
  }
  /// The same as a string that Hero's own parser reads (rules S5, S7); one that it cannot read is auto.
  public var navigationAnimationTypeString: String? {
    get { navigationAnimationType.label }
    set { navigationAnimationType = HeroDefaultAnimationType(text: newValue) }
  }
}

extension HeroExtension where Base: UITabBarController {
  /// For changing tabs.
  public var tabBarAnimationType: HeroDefaultAnimationType {
    get { base.heroConfig.tabBarAnimation }
    set { base.heroConfig.tabBarAnimation = newValue }
  }
  /// The same as a string that Hero's own parser reads (rules S5, S7); one that it cannot read is auto.
  public var tabBarAnimationTypeString: String? {
    get { tabBarAnimationType.label }
    set { tabBarAnimationType = HeroDefaultAnimationType(text: newValue) }
  }
}
