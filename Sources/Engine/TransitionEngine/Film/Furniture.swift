import HeroGeometry
import HeroLayers
import HeroModel

/// The bars of a container as they stand at one moment (scene words W3).
struct Furniture: Equatable, Sendable {
  /// What one container has.
  struct Bars: Equatable, Sendable {
    var navigationBar: NavigationBarFace?
    var toolbar: ToolbarFace?
    var tabBar: TabBarFace?
  }

  /// Of each container around the screen that shows, the outermost first.
  private(set) var bars: [Bars] = []

  /// The bars around the screen that a container shows.
  ///
  /// - Parameters:
  ///   - canvas: What the container fills.
  ///   - device: The size of the device's canvas.
  init(_ container: Container<FilmControllers>, screens: [Screen], canvas: Canvas, device: Size) {
    var canvas = canvas
    var floor: Double?
    let all = container.shownBars(
      { screens[$0].barWishes },
      { .init(hasBar: $0.root.bar != nil, hasLargeTitles: $0.root.bar?.hasLargeTitles ?? false) },
      { $0.bar != nil })
    let shown = screens[container.visible]
    for (depth, shows) in all.enumerated() {
      let space = BarSpace(canvas, device: device)
      var own = Bars()
      switch container[depth] {
      case .screen: break
      case .tabs(let tabs):
        guard shows.hasTabBar, let bar = tabs.own.bar else { break }
        own.tabBar = TabBarFace(
          items: tabs.selection.tabs.map { screens[$0.screens[0]].tabBarItem }, selected: tabs.selection.selected,
          colors: shown.tabBar.colors(over: bar.colors), space: space)
        floor = own.tabBar?.height
      case .navigation(let navigation):
        let bar = navigation.own.root.bar
        if shows.hasNavigationBar, let bar {
          let isNearest = container.navigationDepths.first == depth
          own.navigationBar = NavigationBarFace(
            items: navigation.stack.entries.map { $0.navigationItem(screens) },
            colors: isNearest ? shown.navigationBar.colors(over: bar.colors) : bar.colors,
            isTitleLarge: shows.isTitleLarge, space: space)
        }
        if shows.hasToolbar {
          own.toolbar = ToolbarFace(
            items: shown.toolbarItems, colors: bar?.colors ?? canvas.barColors, floor: floor, space: space)
        }
        // What is inside begins below.
        if let height = own.navigationBar?.height { canvas.safeArea.top = height }
      }
      bars.append(own)
    }
  }

  init(_ bars: [Bars]) { self.bars = bars }

  /// The bars of some containers, by their depths.
  subscript(depths: Range<Int>) -> Furniture { Furniture(Array(bars[depths])) }

  /// One of the bars.
  struct Part {
    /// Nil for a toolbar.
    var kind: ContainerController?
    /// On the canvas, points.
    var frame: Rect
    /// Back to front.
    var layers: [Layer]
    /// The same taken apart; nil for a tab bar, which holds no views of the app's own.
    var parts: BarParts?
  }

  /// The bars of the container at a depth on a canvas of a size, back to front.
  func parts(at depth: Int, on size: Size) -> [Part] {
    let own = bars[depth]
    func layers(_ bars: Bars) -> [Layer] { Furniture([bars]).layers }
    func edge(_ y: Double, _ height: Double) -> Rect { Rect(x: 0, y: y, width: size.width, height: height) }
    return [
      own.toolbar.map { Part(frame: $0.frame, layers: layers(Bars(toolbar: $0)), parts: $0.parts) },
      own.tabBar.map {
        Part(kind: .tabBar, frame: edge(size.height - $0.height, $0.height), layers: layers(Bars(tabBar: $0)))
      },
      own.navigationBar.map {
        Part(
          kind: .navigationBar, frame: edge(0, $0.height), layers: layers(Bars(navigationBar: $0)), parts: $0.parts)
      },
    ].compactMap(\.self)
  }

  /// Back to front.
  var layers: [Layer] { layers(to: self, progress: 1) }

  /// The bars while they change into others, back to front: they stay, and their contents cross-fade.
  ///
  /// The tab bar does not wait for another tab: that is selected at once. Where it comes or goes, as `hidesBottomBarWhenPushed` has it, it
  /// is what it was before the change until that has ended: Hero takes away UIKit's animation of it. A navigation bar that comes or goes
  /// slides over the canvas's edge.
  func layers(to other: Furniture, progress: Double) -> [Layer] {
    let progress = min(max(progress, 0), 1)
    let pairs = zip(bars, other.bars)
    var layers = lowerLayers(to: other, progress: progress)
    // An outer bar lies over what an inner one draws up to the canvas's edge.
    for (own, other) in pairs.reversed() {
      guard let bar = own.navigationBar ?? other.navigationBar, let next = other.navigationBar ?? own.navigationBar
      else { continue }
      let away = own.navigationBar == nil ? 1 - progress : other.navigationBar == nil ? progress : 0
      layers += bar.layers(to: next, progress: progress).compactMap {
        $0.moved(down: -bar.height * away, of: bar.height)
      }
    }
    return layers
  }

  /// The bars under those of a screen that UIKit itself pushes over this one's or pops off it, which has the same ones.
  ///
  /// - Parameter part: How much of the upper screen has come, 0…1.
  func layers(under upper: Furniture, at part: Double) -> [Layer] {
    lowerLayers(to: upper, progress: part)
      + zip(bars, upper.bars).reversed().flatMap { own, upper -> [Layer] in
        guard let bar = own.navigationBar, let next = upper.navigationBar else { return [] }
        return bar.layers(under: next, at: part)
      }
  }

  /// The bars at the lower edge.
  private func lowerLayers(to other: Furniture, progress: Double) -> [Layer] {
    let pairs = zip(bars, other.bars)
    var layers: [Layer] = []
    for (own, other) in pairs {
      var fade = CrossFade(progress: progress)
      fade.add("toolbar", own.toolbar?.ground, other.toolbar?.ground)
      fade.add("toolbar/items", own.toolbar?.items, other.toolbar?.items)
      if !fade.layers.isEmpty { layers.append(.whole("toolbar", fade.layers)) }
    }
    for (own, other) in pairs {
      guard let tabBar = own.tabBar else { continue }
      let next = other.tabBar ?? tabBar
      var change = CrossFade(progress: progress)
      // A look of its own comes over the old one.
      if tabBar.selected == next.selected {
        change.cover("tabBar", tabBar.layers, next.layers)
      } else {
        change.add("tabBar", next.layers, next.layers)
      }
      layers += change.layers
    }
    return layers
  }
}

extension Container<FilmControllers> {
  /// What it puts into the bar of a navigation controller around it.
  fileprivate func navigationItem(_ screens: [Screen]) -> NavigationItem {
    switch self {
    case .screen(let screen): screens[screen].navigationItem
    case .tabs(let tabs): tabs.own.navigationItem
    case .navigation: NavigationItem()
    }
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
