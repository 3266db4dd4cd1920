public import UIKit

extension UIViewController {
  /// `hero.isEnabled`.
  public var isHeroEnabled: Bool {
    get { hero.isEnabled }
    set { hero.isEnabled = newValue }
  }
  /// `hero.modalAnimationType`.
  public var heroModalAnimationType: HeroDefaultAnimationType {
    get { hero.modalAnimationType }
    set { hero.modalAnimationType = newValue }
  }
  /// `hero.modalAnimationTypeString`.
  public var heroModalAnimationTypeString: String? {
    get { hero.modalAnimationTypeString }
    set { hero.modalAnimationTypeString = newValue }
  }
  /// `hero.dismissViewController()`.
  public func ht_dismiss(_ sender: UIView) { hero.dismissViewController() }
  /// `hero.dismissViewController()`.
  public func hero_dismissViewController() { hero.dismissViewController() }
  /// `hero.unwindToRootViewController()`.
  public func hero_unwindToRootViewController() { hero.unwindToRootViewController() }
  /// `hero.unwindToViewController(_:)`.
  public func hero_unwindToViewController(_ toViewController: UIViewController) {
    hero.unwindToViewController(toViewController)
  }
  /// `hero.unwindToViewController(withClass:)`.
  public func hero_unwindToViewController(withClass: AnyClass) { hero.unwindToViewController(withClass: withClass) }
  /// `hero.unwindToViewController(withMatchBlock:)`.
  public func hero_unwindToViewController(withMatchBlock: (UIViewController) -> Bool) {
    hero.unwindToViewController(withMatchBlock: withMatchBlock)
  }
  /// `hero.replaceViewController(with:)`.
  public func hero_replaceViewController(with next: UIViewController) { hero.replaceViewController(with: next) }
  /// `hero.replaceViewController(with:)`.
  public func heroReplaceViewController(with next: UIViewController) { hero.replaceViewController(with: next) }
}

extension UINavigationController {
  /// `hero.navigationAnimationType`.
  public var heroNavigationAnimationType: HeroDefaultAnimationType {
    get { hero.navigationAnimationType }
    set { hero.navigationAnimationType = newValue }
  }
  /// `hero.navigationAnimationTypeString`.
  public var heroNavigationAnimationTypeString: String? {
    get { hero.navigationAnimationTypeString }
    set { hero.navigationAnimationTypeString = newValue }
  }
}

extension UITabBarController {
  /// `hero.tabBarAnimationType`.
  public var heroTabBarAnimationType: HeroDefaultAnimationType {
    get { hero.tabBarAnimationType }
    set { hero.tabBarAnimationType = newValue }
  }
  /// `hero.tabBarAnimationTypeString`.
  public var heroTabBarAnimationTypeString: String? {
    get { hero.tabBarAnimationTypeString }
    set { hero.tabBarAnimationTypeString = newValue }
  }
}
