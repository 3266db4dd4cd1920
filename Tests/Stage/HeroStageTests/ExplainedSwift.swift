import Hero
import UIKit

/// Every line of Swift that `explain` prints, compiled against Hero; SwiftLineTests reads this file and looks for each line in it.
@MainActor func explainedSwift(
  view: UIView, imageView: UIImageView, viewController: UIViewController, navigationController: UINavigationController,
  tabBarController: UITabBarController, translation: CGPoint, progress: CGFloat
) {
  view.hero.id = "photo"
  view.hero.id = nil
  view.hero.modifiers = [.fade, .spring(stiffness: 250, damping: 15)]
  view.hero.modifiers = [.when({ context in (context.isMatched && context.isPresenting) }, .delay(0.4))]
  view.hero.modifiers = [.source(heroID: "photo")]
  view.hero.isEnabled = true
  view.hero.isEnabledForSubviews = true
  view.isHidden = false
  view.isOpaque = false
  view.alpha = 0.5
  view.layer.zPosition = 1.5
  view.backgroundColor = .white
  view.backgroundColor = nil
  view.clipsToBounds = false
  view.layer.cornerRadius = 8
  view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
  view.frame = CGRect(x: 8, y: 4.5, width: 80, height: 60)
  navigationController.view.hero.modifiers = [.fade]
  tabBarController.view.hero.modifiers = [.fade]
  navigationController.navigationBar.hero.modifiers = [.fade]
  tabBarController.tabBar.hero.modifiers = [.fade]
  navigationController.present(viewController, animated: true)
  viewController.dismiss(animated: true)
  view.layer.shadowOpacity = 0
  view.layer.mask = nil
  imageView.contentMode = .scaleAspectFill
  view.frame.size = CGSize(width: 80, height: 60)
  viewController.hero.isEnabled = true
  viewController.modalPresentationStyle = .fullScreen
  viewController.hidesBottomBarWhenPushed = false
  viewController.hero.modalAnimationType = .zoom
  viewController.hero.modalAnimationType = .auto
  viewController.hero.modalAnimationType = .none
  viewController.hero.modalAnimationType = .push(direction: .left)
  navigationController.hero.isEnabled = true
  navigationController.modalPresentationStyle = .fullScreen
  navigationController.hero.modalAnimationType = .zoom
  navigationController.hero.navigationAnimationType = .auto
  navigationController.hero.navigationAnimationType = .zoom
  navigationController.hero.navigationAnimationType = .autoReverse(presenting: .push(direction: .left))
  tabBarController.hero.isEnabled = true
  tabBarController.hero.modalAnimationType = .zoom
  tabBarController.hero.tabBarAnimationType = .auto
  tabBarController.hero.tabBarAnimationType = .zoom
  tabBarController.hero.tabBarAnimationType = .slide(direction: .left)
  Hero.shared.containerColor = .white
  Hero.shared.update(0.5)  // when the gesture begins
  Hero.shared.apply(modifiers: [.fade], to: view)  // a part of it at each update, from the first on
  Hero.shared.update(-progress)
  Hero.shared.update(progress / 852)
  Hero.shared.finish()
  Hero.shared.cancel()
  Hero.shared.finish(animate: true)
  Hero.shared.cancel(animate: true)
  Hero.shared.apply(modifiers: [.translate(x: translation.x, y: translation.y)], to: view)
  Hero.shared.defaultAnimationDirectionStrategy = .userInterface
  let center = view.superview?.convert(view.center, to: Hero.shared.container)  // a position of the container
  _ = center
}
