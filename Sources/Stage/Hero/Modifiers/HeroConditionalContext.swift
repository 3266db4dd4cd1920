public import UIKit

/// What conditions ask of the transition that is going on.
@MainActor
protocol ConditionedTransition: AnyObject {
  var isPresenting: Bool { get }
  var inTabBarController: Bool { get }
  var inNavigationController: Bool { get }
  var fromViewController: UIViewController? { get }
  var toViewController: UIViewController? { get }
  /// The partner of a view; nil: it has none, or nothing is matched yet.
  func pairedView(for view: UIView) -> UIView?
}

/// What a condition sees.
@preconcurrency @MainActor
public struct HeroConditionalContext {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var hero: (any ConditionedTransition)!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view that has the modifier.
  public weak var view: UIView!
  /// Whether it belongs to the screen that appears.
  public private(set) var isAppearing: Bool

  init(hero: any ConditionedTransition, view: UIView, isAppearing: Bool) {
    self.hero = hero
    self.view = view
    self.isAppearing = isAppearing
  }

  /// Whether the transition presents.
  public var isPresenting: Bool { hero.isPresenting }
  /// Whether it is a tab bar's.
  public var isInTabbarController: Bool { hero.inTabBarController }
  /// Whether it is a navigation controller's.
  public var isInNavbarController: Bool { hero.inNavigationController }
  /// Whether the view has a partner.
  public var isMatched: Bool { matchedView != nil }
  /// Whether an ancestor has a partner.
  public var isAncestorViewMatched: Bool { matchedAncestorView != nil }
  public var matchedView: UIView? { hero.pairedView(for: view) }
  /// The nearest ancestor with a partner, and the partner.
  public var matchedAncestorView: (UIView, UIView)? {
    for ancestor in sequence(first: view.superview, next: { $0?.superview }) {
      guard let ancestor else { break }
      if let partner = hero.pairedView(for: ancestor) { return (ancestor, partner) }
    }
    return nil
  }
  /// The controller that disappears.
  public var fromViewController: UIViewController { known(hero.fromViewController) }
  /// The controller that appears.
  public var toViewController: UIViewController { known(hero.toViewController) }
  /// The view's own controller.
  public var currentViewController: UIViewController { isAppearing ? toViewController : fromViewController }
  /// The other one.
  public var otherViewController: UIViewController { isAppearing ? fromViewController : toViewController }

  private func known(_ controller: UIViewController?) -> UIViewController {
    guard let controller else { stop("A condition of Hero was asked outside of a transition") }
    return controller
  }
}
