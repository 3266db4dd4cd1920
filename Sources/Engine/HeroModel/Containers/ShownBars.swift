import HeroGeometry

/// Which bars are around the screen that shows, and how high (scene words W3).
package struct ShownBars: Equatable, Sendable {
  package var hasNavigationBar = false
  package var isTitleLarge = false
  package var hasPrompt = false
  package var hasToolbar = false
  package var hasTabBar = false

  /// What a screen says of the bars around it.
  package struct Wishes: Equatable, Sendable {
    package var hidesNavigationBar = false
    /// The large title has scrolled away.
    package var isTitleCollapsed = false
    /// nil: as the screen below.
    package var isTitleLarge: Bool?
    package var hasPrompt = false
    /// Whether there is something to show in a toolbar.
    package var hasToolbar = false
    /// While it is on top.
    package var hidesTabBar = false
    /// While it is in a stack (`hidesBottomBarWhenPushed`).
    package var hidesTabBarWhenPushed = false

    package init() {}
  }

  /// What a navigation controller says of its own bars.
  package struct Navigation: Equatable, Sendable {
    package var hasBar: Bool
    package var hasLargeTitles: Bool
    package var hasToolbar: Bool

    package init(hasBar: Bool, hasLargeTitles: Bool, hasToolbar: Bool = true) {
      (self.hasBar, self.hasLargeTitles, self.hasToolbar) = (hasBar, hasLargeTitles, hasToolbar)
    }
  }

  /// None at all.
  package init() {}

  /// The bars around the top of a stack, bottom to top, or around a screen by itself.
  ///
  /// - Parameters:
  ///   - navigation: nil without a navigation controller.
  ///   - hasTabBar: Whether a tab bar controller that shows its bar is around.
  package init(around stack: [Wishes], in navigation: Navigation?, hasTabBar: Bool) {
    let top = stack.last ?? Wishes()
    if let navigation {
      hasNavigationBar = navigation.hasBar && !top.hidesNavigationBar
      hasPrompt = hasNavigationBar && top.hasPrompt
      // Source: UINavigationItem.LargeTitleDisplayMode.automatic.
      isTitleLarge =
        hasNavigationBar && navigation.hasLargeTitles && !top.isTitleCollapsed
        && stack.reduce(true) { below, own in own.isTitleLarge ?? below }
      hasToolbar = navigation.hasToolbar && top.hasToolbar
    }
    // Source: UIViewController.hidesBottomBarWhenPushed: until it is popped.
    let isPushedAway = navigation != nil && stack.contains(where: \.hidesTabBarWhenPushed)
    self.hasTabBar = hasTabBar && !top.hidesTabBar && !isPushedAway
  }
}

extension Container {
  /// The bars of each container around the screen that shows, the outermost first.
  ///
  /// A tab bar controller in a stack speaks for itself in that navigation controller's bar; the screen that shows in it may hide the bar.
  package func shownBars(
    _ wishes: (Kinds.Screen) -> ShownBars.Wishes, _ navigation: (Kinds.Navigation) -> ShownBars.Navigation,
    _ hasTabBar: (Kinds.Tabs) -> Bool
  ) -> [ShownBars] {
    let nearest = navigationDepths.first
    return (0..<depth).map { depth in
      switch self[depth] {
      case .screen: return ShownBars()
      case .tabs(let tabs):
        // Pushed away in a stack of its own.
        let isStack = nearest.map { $0 > depth } ?? false
        let none = ShownBars.Navigation(hasBar: false, hasLargeTitles: false, hasToolbar: false)
        return ShownBars(
          around: (isStack ? shownStack : [visible]).map(wishes), in: isStack ? none : nil,
          hasTabBar: hasTabBar(tabs.own))
      case .navigation(let held):
        let around = held.stack.entries.map { entry in
          if case .screen(let screen) = entry { return wishes(screen) }
          var own = ShownBars.Wishes()
          own.hidesNavigationBar = depth == nearest && wishes(entry.visible).hidesNavigationBar
          return own
        }
        return ShownBars(around: around, in: navigation(held.own), hasTabBar: false)
      }
    }
  }
}

extension BarMetrics {
  /// What the bars of containers in each other take of the safe area, points.
  package func insets(of bars: [ShownBars]) -> EdgeInsets {
    bars.map(insets).reduce(into: EdgeInsets()) { sum, next in
      sum.top += next.top
      sum.bottom += next.bottom
    }
  }

  /// What bars take of the safe area, points.
  package func insets(of bars: ShownBars) -> EdgeInsets {
    var insets = EdgeInsets()
    if bars.hasNavigationBar {
      insets.top = navigationRow + (bars.isTitleLarge ? largeTitle : 0) + (bars.hasPrompt ? prompt : 0)
    }
    insets.bottom = (bars.hasTabBar ? tabBar : 0) + (bars.hasToolbar ? toolbar : 0)
    return insets
  }
}
