import Hero
import HeroScene
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
  func push(_ controller: UIViewController, _ animation: AnimationType?, pop: Step.PopAnimation?) {
    guard let navigation = top.navigationController as? SDOSHeroNavigationController else {
      if let animation { Hero.shared.setDefaultAnimationForNextTransition(HeroDefaultAnimationType(animation)) }
      top.navigationController?.pushViewController(controller, animated: true)
      return
    }
    let type = animation.map { HeroDefaultAnimationType($0) } ?? navigation.animationTypeForPush
    switch pop {
    case nil where animation == nil: navigation.pushViewController(controller, animated: true)
    case nil: navigation.pushViewController(controller, usingAnimation: type)
    case .opposite: navigation.pushViewController(controller, usingAnimationForPushAndOppositeForPop: type)
    case .type(let pop):
      navigation.pushViewController(
        controller, usingPushAnimation: type, popAnimation: HeroDefaultAnimationType(pop))
    }
  }

  /// A drag from the edge in SDOSHero's own words: the stage's finger is known as a drag only once it has moved, a scene's at once.
  func drag(_ pan: EdgePan, from start: TimeInterval) {
    let navigation = top.navigationController
    let edges = (navigation?.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges
    stage.perform {
      navigation?.popViewController(animated: true)
      Hero.shared.update(0)
    }
    // Rule C5: the part of the width that the finger has gone, whatever the edge; beyond it, it stays at all of it.
    let size = stage.window.bounds.size
    let way = abs(CGFloat(pan.to.x - pan.from.x)) / size.width
    let progress = min(way, 1)
    stage.run(until: .time(start + (way > 1 ? pan.duration / Double(way) : pan.duration)))
    stage.perform { Hero.shared.update(progress) }
    stage.run(until: .time(start + pan.duration))
    let speed =
      switch edges {
      case .right: -CGFloat(pan.velocity.x) / size.width
      case .top: CGFloat(pan.velocity.y) / size.height
      case .bottom: -CGFloat(pan.velocity.y) / size.height
      default: CGFloat(pan.velocity.x) / size.width
      }
    stage.perform { progress + speed > 0.5 ? Hero.shared.finish() : Hero.shared.cancel() }
  }
}
