import HeroGeometry
import HeroLayers
import HeroScene

/// The bars of a container as they stand at one moment (scene words W3).
struct Furniture: Equatable, Sendable {
  /// Which bars are meant.
  enum Part: Equatable, Sendable {
    /// A navigation controller's: its bar and its toolbar.
    case navigation
    /// A tab bar controller's.
    case tabs
  }

  private(set) var navigationBar: NavigationBarFace?
  private(set) var toolbar: ToolbarFace?
  private(set) var tabBar: TabBarFace?

  /// The bars around the screen that a container shows.
  init(_ container: ContainerState, screens: [Screen], canvas: Canvas) {
    let space = BarSpace(canvas)
    if case .tabs(let tabs) = container, let bar = tabs.root.bar {
      tabBar = TabBarFace(
        items: tabs.tabs.map { screens[$0.screens[0]].tabBarItem }, selected: tabs.selected, colors: bar.colors,
        space: space)
    }
    guard let navigation = container.navigation else { return }
    let items = navigation.stack.map { screens[$0].navigationItem }
    if let bar = navigation.root.bar {
      navigationBar = NavigationBarFace(items: items, bar: bar, space: space)
    }
    let toolbarItems = screens[container.visible].toolbarItems
    if !toolbarItems.isEmpty {
      toolbar = ToolbarFace(
        items: toolbarItems, colors: navigation.root.bar?.colors ?? canvas.barColors,
        floor: tabBar?.height, space: space)
    }
  }

  /// Some of the bars.
  func only(_ part: Part) -> Furniture {
    var result = self
    if part == .navigation { result.tabBar = nil } else { (result.navigationBar, result.toolbar) = (nil, nil) }
    return result
  }

  /// Back to front.
  var layers: [Layer] { layers(to: self, progress: 1) }

  /// The bars on their way to others, back to front: they stay, and what they show cross-fades.
  ///
  /// The tab bar does not wait: the tab that is selected is so at once.
  func layers(to other: Furniture, progress: Double) -> [Layer] {
    var fade = CrossFade(progress: min(max(progress, 0), 1))
    fade.add("toolbar", toolbar?.ground, other.toolbar?.ground)
    fade.add("toolbar/items", toolbar?.items, other.toolbar?.items)
    var layers = fade.layers.isEmpty ? [] : [Layer.whole("toolbar", fade.layers)]
    layers += other.tabBar?.layers ?? []
    if let own = navigationBar ?? other.navigationBar, let next = other.navigationBar ?? navigationBar {
      layers += own.layers(to: next, progress: fade.progress)
    }
    return layers.map { layer in
      var layer = layer
      layer.zPosition = Self.zPosition
      return layer
    }
  }

  /// Above whatever a scene may order, whose numbers go up to 1e9, and below what the device draws.
  private static let zPosition = 1.2e9
}
