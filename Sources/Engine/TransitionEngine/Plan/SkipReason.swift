import HeroModel

/// Why a view that carries a heroID or modifiers does not animate.
package enum SkipReason: PlanFact {
  /// Its own `isHeroEnabled` is false.
  case disabled
  /// `isHeroEnabled` of the ancestor with this path is false.
  case disabledAbove(path: String)
  /// `isHeroEnabledForSubviews` of the ancestor with this path is false.
  case subviewsDisabled(path: String)
  /// It, or an ancestor, is hidden inside a stack, table or collection.
  case hiddenCell
  /// Nothing lists it.
  case outside
  /// It lies off screen.
  case offScreen
  /// The view that it would be matched with, by its path, lies off screen.
  case counterpartOffScreen(path: String)
  /// A later view of its screen has the heroID too.
  case laterView(heroID: String)
  /// No view on the other screen has the heroID.
  case noCounterpart(screen: String, heroID: String)
  /// A pass dropped its modifiers.
  case dropped(DropReason)
  /// Its modifiers change nothing that can be seen.
  case nothingToAnimate

  /// The rule that leaves the view out.
  package var rule: Rule {
    switch self {
    case .disabled, .disabledAbove, .subviewsDisabled, .hiddenCell, .outside: .v1
    case .offScreen, .counterpartOffScreen: .v2
    case .laterView: .v3
    case .noCounterpart: .p4
    case .dropped(let reason): reason.rule
    case .nothingToAnimate: .v4
    }
  }

  /// `off screen`.
  package var sentence: String {
    switch self {
    case .disabled: "isHeroEnabled is false"
    case .disabledAbove(let path): "isHeroEnabled of \(path) is false"
    case .subviewsDisabled(let path): "isHeroEnabledForSubviews of \(path) is false"
    case .hiddenCell: "hidden inside a stack, table or collection"
    case .outside: "does not take part"
    case .offScreen: "off screen"
    case .counterpartOffScreen(let path): "its counterpart \(path) is off screen"
    case .laterView(let heroID): "a later view of the screen has the heroID '\(heroID)' too"
    case .noCounterpart(let screen, let heroID): "no view on '\(screen)' has the heroID '\(heroID)'"
    case .dropped(let reason): reason.sentence
    case .nothingToAnimate: "nothing to animate"
    }
  }
}

/// Why a pass dropped a view's target state.
package enum DropReason: PlanFact {
  /// The view with this path has ignoreSubviewModifiers.
  case ignoredBySuperview(path: String)
  /// The default animation replaced it.
  case replaced(by: AnimationType)

  package var rule: Rule {
    switch self {
    case .ignoredBySuperview: .p1
    case .replaced: .p3
    }
  }

  /// `replaced by the default animation push(left)`.
  package var sentence: String {
    switch self {
    case .ignoredBySuperview(let path): "modifiers dropped by ignoreSubviewModifiers of \(path)"
    case .replaced(let animation): "replaced by the default animation \(animation.text)"
    }
  }
}
