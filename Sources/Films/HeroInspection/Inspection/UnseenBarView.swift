import HeroModel
import TransitionEngine

/// Why Hero does not look at a view that a screen puts into a bar (rule C7).
package enum UnseenBarView: Equatable, Sendable {
  /// The bar stays where it is.
  case stays
  /// The bar comes or goes with its controller, without the view: it is hidden, or shows a large title in its place.
  case isNotShown

  /// Looks at the transitions that a screen takes part in; nil without any.
  package init?(of screen: String, in plans: [TransitionPlan]) {
    let plans = plans.filter { [$0.from, $0.to].contains(screen) && $0.isOfHero }
    guard !plans.isEmpty else { return nil }
    let around = ContainerController.controllers.map { $0.path(around: screen) }
    self = plans.contains { around.contains($0.fromView) || around.contains($0.toView) } ? .isNotShown : .stays
  }

  /// The end of a sentence about the view.
  package var sentence: String {
    switch self {
    case .stays: "it lies in a bar, which stays with its controller while the screens change (C7)"
    case .isNotShown: "its bar does not show it where its controller comes or goes (C7)"
    }
  }
}
