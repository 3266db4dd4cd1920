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
      let bars = furniture.parts(at: outside + depth, on: size)
      switch container[depth] {
      case .screen: break
      case .navigation(let navigation):
        // One around another is that of the tab bar controller.
        let name = inner[.navigationController] == nil ? screen.name : inner[.tabBarController] ?? screen.name
        let path = ContainerController.navigationController.path(around: name)
        let root = navigation.own.root
        surround(path, saying: root.view, transitionView: "UINavigationTransitionView", clips: true, size: size)
        // A tab bar controller in the stack speaks for itself.
        let owner = inner[.tabBarController] ?? screen.name
        inner[.navigationController] = path
        for bar in bars {
          let place = bar.kind?.path(around: name) ?? "\(path)/UIToolbar"
          add(bar, at: place, saying: bar.kind.flatMap { root[$0] }, itemsOf: bar.kind == nil ? screen.name : owner)
        }
      case .tabs(let tabs):
        let path = ContainerController.tabBarController.path(around: screen.name)
        surround(path, saying: tabs.own.view, transitionView: "UITransitionView", clips: false, size: size)
        inner[.tabBarController] = path
        for bar in bars {
          let kind = ContainerController.tabBar
          add(bar, at: kind.path(around: screen.name), saying: tabs.own[kind], itemsOf: path)
        }
      }
    }
  }

  /// Puts a layer on top of the subviews of the view with a path.
  mutating func add(_ layer: Layer, on path: String) {
    if let index = screen.views.firstIndex(where: { $0.path == path }) { bars[index, default: []].append(layer) }
  }

  /// Puts the controller's view on top of the subviews of a view of another screen.
  mutating func stand(in holder: Screen, at place: Int) {
    let (end, count) = (ScreenGeometry(holder).subtreeEnd[place], screen.views.count)
    func moved(_ index: Int) -> Int { index < end ? index : index + count }
    var views = holder.views.map { view in
      var view = view
      view.parent = view.parent.map(moved)
      view.children = view.children.map(moved)
      return view
    }
    views[place].children.append(end)
    let own = screen.views.map { view in
      var view = view
      view.parent = (view.parent ?? place - end) + end
      view.children = view.children.map { $0 + end }
      return view
    }
    views.insert(contentsOf: own, at: end)
    screen.views = views
    bars = Dictionary(uniqueKeysWithValues: bars.map { ($0.key + end, $0.value) })
    root += end
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

  /// Puts a bar on top of the controller's view: as a view, where something is said of it to Hero, or of a view in it; nothing else sees
  /// the difference.
  private mutating func add(_ bar: Furniture.Part, at path: String, saying own: ContainerView?, itemsOf owner: String) {
    let own = own ?? ContainerView()
    let parts = bar.parts.flatMap { $0.isOfHero ? $0 : nil }
    guard !own.isEmpty || parts != nil else {
      bars[0]? += bar.layers
      return
    }
    let corner = bar.frame.origin
    func inside(_ layers: [Layer]) -> [Layer] {
      layers.map { layer in
        var layer = layer
        layer.position.x -= corner.x
        layer.position.y -= corner.y
        return layer
      }
    }
    var view = own.view(path, size: bar.frame.size)
    view.position = bar.frame.center
    let index = add([view], in: 0)
    guard let parts else {
      bars[index] = inside(bar.layers)
      return
    }
    var last = index
    for part in parts.parts {
      let size = bar.frame.size
      var view = View(path: "\(path)/\(part.name)", position: size.center, size: size)
      view.isOpaque = false
      last = add([view], in: index)
      bars[last] = inside(part.layers)
    }
    for shown in parts.views {
      let center = Point(x: shown.center.x - corner.x, y: shown.center.y - corner.y)
      _ = add(shown.view.views(named: shown.slot.path(of: owner)).centered(at: center), in: last)
    }
  }

  /// Adds a tree as the last of a view's subviews, behind which no other view stands; returns its first view's index.
  private mutating func add(_ tree: [View], in parent: Int) -> Int {
    let base = screen.views.count
    screen.views[parent].children.append(base)
    screen.views += tree.map { view in
      var view = view
      view.parent = view.parent.map { $0 + base } ?? parent
      view.children = view.children.map { $0 + base }
      if view.location.line == 0 { view.location = screen.location }
      return view
    }
    return base
  }
}
