internal import HeroModel
internal import UIKit

/// Controllers of a stage's app, as they are when they are looked at.
enum LiveControllers: ControllerKinds {
  typealias Screen = UIViewController
  typealias Navigation = UINavigationController
  typealias Tabs = UITabBarController
}

extension Container<LiveControllers> {
  /// A container that holds nothing is a screen.
  @MainActor init(_ controller: UIViewController) {
    if let navigation = controller as? UINavigationController, !navigation.viewControllers.isEmpty {
      self = .navigation(NavigationContainer(navigation, stack: navigation.viewControllers.map { Container($0) }))
    } else if let tabs = controller as? UITabBarController, let held = tabs.viewControllers {
      self = .tabs(TabContainer(tabs, tabs: held.map { Container($0) }, selected: tabs.selectedIndex))
    } else {
      self = .screen(controller)
    }
  }
}

extension Containers<LiveControllers> {
  /// A window's root with all that is presented over it.
  @MainActor init(_ root: UIViewController) {
    self.init(Level(Container(root), own: Unsaid()))
    for next in sequence(first: root, next: { $0.presentedViewController }).dropFirst() {
      levels.append(Level(Container(next), style: next.recordedPresentationStyle, own: Unsaid()))
    }
  }
}
