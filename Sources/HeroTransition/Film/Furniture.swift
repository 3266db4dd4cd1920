import HeroGeometry
import HeroLayers
import HeroModel

/// The bars of a container as they stand at one moment (scene words W3).
struct Furniture: Equatable, Sendable {
  private(set) var navigationBar: NavigationBarFace?
  private(set) var toolbar: ToolbarFace?
  private(set) var tabBar: TabBarFace?

  /// The bars around the screen that a container shows.
  init(_ container: Container<FilmControllers>, screens: [Screen], canvas: Canvas) {
    let space = BarSpace(canvas)
    let stack = container.shownStack.map { screens[$0] }
    let (navigation, tabs) = (container.navigation?.own.root, container.tabs)
    let bars = ShownBars(
      around: stack.map(\.barWishes),
      in: navigation.map { .init(hasBar: $0.bar != nil, hasLargeTitles: $0.bar?.hasLargeTitles ?? false) },
      hasTabBar: tabs?.own.bar != nil)
    let shown = stack[stack.count - 1]
    if bars.hasTabBar, let tabs, let bar = tabs.own.bar {
      tabBar = TabBarFace(
        items: tabs.selection.tabs.map { screens[$0.screens[0]].tabBarItem }, selected: tabs.selection.selected,
        colors: shown.tabBar.colors(over: bar.colors), space: space)
    }
    if bars.hasNavigationBar, let bar = navigation?.bar {
      navigationBar = NavigationBarFace(
        items: stack.map(\.navigationItem), colors: shown.navigationBar.colors(over: bar.colors),
        isTitleLarge: bars.isTitleLarge, space: space)
    }
    if bars.hasToolbar {
      toolbar = ToolbarFace(
        items: shown.toolbarItems, colors: navigation?.bar?.colors ?? canvas.barColors, floor: tabBar?.height,
        space: space)
    }
  }

  /// The bars of some containers.
  func only(_ owners: [BarOwner]) -> Furniture {
    var result = self
    if !owners.contains(.tabs) { result.tabBar = nil }
    if !owners.contains(.navigation) { (result.navigationBar, result.toolbar) = (nil, nil) }
    return result
  }

  /// Back to front.
  var layers: [Layer] { layers(to: self, progress: 1) }

  /// The bars on their way to others, back to front: they stay, and what they show cross-fades.
  ///
  /// The tab bar does not wait for another tab: that is selected at once. Where it comes or goes, as `hidesBottomBarWhenPushed` has it, it
  /// is what it was before the change until that has ended: Hero takes away UIKit's animation of it. A navigation bar that comes or goes
  /// slides over the canvas's edge.
  func layers(to other: Furniture, progress: Double) -> [Layer] {
    var fade = CrossFade(progress: min(max(progress, 0), 1))
    fade.add("toolbar", toolbar?.ground, other.toolbar?.ground)
    fade.add("toolbar/items", toolbar?.items, other.toolbar?.items)
    var layers = fade.layers.isEmpty ? [] : [Layer.whole("toolbar", fade.layers)]
    if let tabBar {
      let next = other.tabBar ?? tabBar
      var change = CrossFade(progress: fade.progress)
      // A look of its own comes over the old one.
      if tabBar.selected == next.selected {
        change.cover("tabBar", tabBar.layers, next.layers)
      } else {
        change.add("tabBar", next.layers, next.layers)
      }
      layers += change.layers
    }
    if let own = navigationBar ?? other.navigationBar, let next = other.navigationBar ?? navigationBar {
      let away = navigationBar == nil ? 1 - fade.progress : other.navigationBar == nil ? fade.progress : 0
      layers += own.layers(to: next, progress: fade.progress)
        .compactMap { $0.moved(down: -own.height * away, of: own.height) }
    }
    return layers
  }
}

extension Screen {
  /// What it says of the bars around it.
  fileprivate var barWishes: ShownBars.Wishes {
    var wishes = ShownBars.Wishes()
    wishes.hidesNavigationBar = navigationBar.isHidden
    wishes.isTitleCollapsed = navigationBar.isCollapsed
    wishes.isTitleLarge = navigationItem.isLargeTitle
    wishes.hasPrompt = navigationItem.prompt != nil
    wishes.hasToolbar = !toolbarItems.isEmpty
    wishes.hidesTabBar = tabBar.isHidden
    return wishes
  }
}

extension Layer {
  /// Points further down the canvas; nil where nothing of a bar of that height is left on it.
  fileprivate func moved(down distance: Double, of height: Double) -> Layer? {
    guard distance != 0 else { return self }
    guard abs(distance) < height else { return nil }
    var layer = self
    layer.position.y += distance
    return layer
  }
}
