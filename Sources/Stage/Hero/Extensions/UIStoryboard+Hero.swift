package import UIKit

extension UIStoryboard {
  /// Lets Interface Builder's files set Hero's attributes and call its actions; a stage does so before it starts.
  package static let heroNames: Void = {
    register(
      UIView.self,
      attributes: [
        "heroID": \.heroID, "isHeroEnabled": \.isHeroEnabled, "isHeroEnabledForSubviews": \.isHeroEnabledForSubviews,
      ])
    register(UIView.self, attribute: "heroModifierString") { (view: UIView, text: String) in
      view.heroModifierString = text
    }
    // What Hero 0.0 calls it.
    register(UIView.self, attribute: "heroModifiers") { (view: UIView, text: String) in view.heroModifierString = text }
    register(
      UIViewController.self,
      attributes: [
        "isHeroEnabled": \.isHeroEnabled, "heroModalAnimationTypeString": \.heroModalAnimationTypeString,
      ],
      // Source: the functions of Hero's UIViewController extension that are marked @IBAction.
      actions: [
        "ht_dismiss:": { controller, _ in controller.hero.dismissViewController() },
        "hero_dismissViewController": { controller, _ in controller.hero_dismissViewController() },
        "hero_unwindToRootViewController": { controller, _ in controller.hero_unwindToRootViewController() },
      ])
    register(
      UINavigationController.self,
      attributes: ["heroNavigationAnimationTypeString": \.heroNavigationAnimationTypeString])
    register(UITabBarController.self, attributes: ["heroTabBarAnimationTypeString": \.heroTabBarAnimationTypeString])
  }()
}
