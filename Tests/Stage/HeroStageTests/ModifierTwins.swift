import Hero
import HeroModel
import UIKit

extension HeroModifier {
  /// A scene's modifier; a condition that names screens is a closure that looks at the controllers.
  static func twin(of modifier: Modifier) -> HeroModifier {
    guard case .when(let condition, let modifiers) = modifier, condition.namesScreens else {
      return HeroModifier(modifier)
    }
    return .when({ condition.holds($0) }, modifiers.map { twin(of: $0) })
  }
}

extension Condition {
  /// Whether a screen's name is in it.
  fileprivate var namesScreens: Bool {
    switch self {
    case .fromScreen, .toScreen: true
    case .not(let inner): inner.namesScreens
    case .and(let left, let right), .or(let left, let right): left.namesScreens || right.namesScreens
    default: false
    }
  }

  /// As an app asks for it.
  @MainActor fileprivate func holds(_ context: HeroConditionalContext) -> Bool {
    switch self {
    case .isMatched: context.isMatched
    case .isAncestorViewMatched: context.isAncestorViewMatched
    case .isPresenting: context.isPresenting
    case .isAppearing: context.isAppearing
    case .isInTabbarController: context.isInTabbarController
    case .isInNavbarController: context.isInNavbarController
    case .fromScreen(let name): context.fromViewController.twinName == name
    case .toScreen(let name): context.toViewController.twinName == name
    case .constant(let value): value
    case .not(let inner): !inner.holds(context)
    case .and(let left, let right): left.holds(context) && right.holds(context)
    case .or(let left, let right): left.holds(context) || right.holds(context)
    }
  }
}

extension UIViewController {
  /// The name of the screen that the controller, or what it shows, is a twin of.
  fileprivate var twinName: String? { (content as? SceneTwin.TwinViewController)?.screen.name }
}
