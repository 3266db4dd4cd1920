import HeroGeometry
import HeroLayers
import HeroModel

/// A controller's view with all that is in it, which Hero calls fromView or toView: a screen's own tree, or a container's, in which bars and
/// UIKit's own views are around the screen that shows (rule C7).
///
/// Source: `recursiveDescription` of iOS 13 and later: a navigation controller's UILayoutContainerView and both transition views clip, all
/// are opaque and have no background.
struct ControllerView {
  /// Under the name of the screen that shows; the view 0 is the controller's.
  private(set) var screen: Screen
  /// Index of the screen's own root view.
  private(set) var root = 0
  /// Bars, back to front, by the view that has them on top of its subviews.
  private(set) var bars: [Int: [Layer]] = [:]

  /// The view of a container, which may be inside of others.
  ///
  /// - Parameters:
  ///   - screen: The one that shows, with all that it embeds.
  ///   - furniture: The bars of all that are around it.
  init(_ container: Container<FilmControllers>, screen shown: Screen, furniture: Furniture, size: Size) {
    screen = shown
    let outside = furniture.bars.count - container.depth
    var inner: [ContainerController: String] = [:]
    for depth in (0..<container.depth).reversed() {
      let bars = furniture.parts(at: outside + depth)
      switch container[depth] {
      case .screen: break
      case .navigation(let navigation):
        // One around another is that of the tab bar controller.
        let name = inner[.navigationController] == nil ? screen.name : inner[.tabBarController] ?? screen.name
        let path = ContainerController.navigationController.path(around: name)
        let root = navigation.own.root
        surround(path, saying: root.view, transitionView: "UINavigationTransitionView", clips: true, size: size)
        inner[.navigationController] = path
        for bar in bars { add(bar, saying: bar.kind.flatMap { root[$0] }, around: name, size: size) }
      case .tabs(let tabs):
        let path = ContainerController.tabBarController.path(around: screen.name)
        surround(path, saying: tabs.own.view, transitionView: "UITransitionView", clips: false, size: size)
        inner[.tabBarController] = path
        for bar in bars { add(bar, saying: bar.kind.flatMap { tabs.own[$0] }, around: screen.name, size: size) }
      }
    }
  }

  /// Puts a layer on top of the subviews of the view with a path.
  mutating func add(_ layer: Layer, on path: String) {
    if let index = screen.views.firstIndex(where: { $0.path == path }) { bars[index, default: []].append(layer) }
  }

  /// Puts a controller's view around everything.
  private mutating func surround(
    _ path: String, saying own: ContainerView, transitionView: String, clips: Bool, size: Size
  ) {
    var around = [own.view(path, size: size)]
    around += ["\(path)/\(transitionView)", "\(path)/UIViewControllerWrapperView"].map {
      View(path: $0, position: size.center, size: size)
    }
    for index in around.indices {
      if index > 0 { around[index].parent = index - 1 }
      around[index].children = [index + 1]
      around[index].clipsToBounds = [clips, true, false][index]
      if around[index].location.line == 0 { around[index].location = screen.location }
    }
    let count = around.count
    screen.views =
      around
      + screen.views.map { view in
        var view = view
        view.parent = (view.parent ?? -1) + count
        view.children = view.children.map { $0 + count }
        return view
      }
    root += count
    bars = Dictionary(uniqueKeysWithValues: bars.map { ($0.key + count, $0.value) })
    bars[0] = []
  }

  /// Puts a bar on top of the controller's view: as a view, where something is said of it to Hero; nothing else sees the difference.
  private mutating func add(_ bar: Furniture.Part, saying own: ContainerView?, around name: String, size: Size) {
    guard let kind = bar.kind, let own, !own.isEmpty else {
      bars[0]? += bar.layers
      return
    }
    var view = own.view(kind.path(around: name), size: Size(width: size.width, height: bar.height))
    let top = kind == .tabBar ? size.height - bar.height : 0
    view.position.y += top
    view.parent = 0
    if view.location.line == 0 { view.location = screen.location }
    let index = screen.views.count
    screen.views[0].children.append(index)
    screen.views.append(view)
    bars[index] = bar.layers.map { layer in
      var layer = layer
      layer.position.y -= top
      return layer
    }
  }
}
