import Hero
import HeroModel
import SDOSHero
import UIKit

/// Scenes' SDOSHero types as its calls.
extension SceneTwin {
  /// Gives a controller its animations for being presented and dismissed.
  static func give(_ animation: ModalAnimation, to controller: UIViewController) {
    switch animation {
    case .unset: break
    case .both(let type): controller.hero.modalAnimationType = HeroDefaultAnimationType(type)
    case .pair(let presenting, let dismissing):
      if let presenting { controller.animationTypeForPresenting = HeroDefaultAnimationType(presenting) }
      if let dismissing { controller.animationTypeForDismissing = HeroDefaultAnimationType(dismissing) }
    }
  }

  /// A navigation controller of the scene's class; a scene's `animation` stands for both of SDOSHero's types.
  static func navigation(_ root: NavigationRoot) -> UINavigationController {
    guard root.controller == .sdosHero else {
      let navigation = UINavigationController()
      navigation.hero.navigationAnimationType = HeroDefaultAnimationType(root.animation)
      return navigation
    }
    let navigation = SDOSHeroNavigationController()
    navigation.animationTypeForPush = HeroDefaultAnimationType(root.animationTypeForPush ?? root.animation)
    navigation.animationTypeForPop = HeroDefaultAnimationType(root.animationTypeForPop ?? root.animation)
    return navigation
  }

  /// A push as a step says it: with an animation of its own, and one for the way back.
  func push(_ controller: UIViewController, _ animation: AnimationType?, pop: Step.PopAnimation?, isAnimated: Bool) {
    guard let navigation = navigation as? SDOSHeroNavigationController else {
      if let animation { Hero.shared.setDefaultAnimationForNextTransition(HeroDefaultAnimationType(animation)) }
      navigation?.pushViewController(controller, animated: isAnimated)
      return
    }
    let type = animation.map { HeroDefaultAnimationType($0) } ?? navigation.animationTypeForPush
    switch pop {
    case nil where animation == nil: navigation.pushViewController(controller, animated: isAnimated)
    case nil: navigation.pushViewController(controller, usingAnimation: type)
    case .opposite: navigation.pushViewController(controller, usingAnimationForPushAndOppositeForPop: type)
    case .type(let pop):
      navigation.pushViewController(
        controller, usingPushAnimation: type, popAnimation: HeroDefaultAnimationType(pop))
    }
  }

  /// A drag from the edge.
  func drag(_ pan: EdgePan) {
    stage.pan(
      from: CGPoint(pan.from), to: CGPoint(pan.to), duration: pan.duration, velocity: CGPoint(pan.velocity))
  }
}
