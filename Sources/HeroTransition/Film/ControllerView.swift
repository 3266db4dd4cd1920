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

  /// The view of what a container holds.
  ///
  /// - Parameter furniture: The container's bars.
  init(_ container: Container<FilmControllers>, screens: [Screen], furniture: Furniture, size: Size) {
    screen = screens[container.visible]
    if let navigation = container.navigation {
      surround(
        by: .navigationController, saying: navigation.own.root.view, transitionView: "UINavigationTransitionView",
        clips: true, bars: furniture.only([.navigation]).layers, size: size)
    }
    if let tabs = container.tabs {
      surround(
        by: .tabBarController, saying: tabs.own.view, transitionView: "UITransitionView", clips: false,
        bars: furniture.only([.tabs]).layers, size: size)
    }
  }

  /// Puts a controller's view around everything.
  private mutating func surround(
    by controller: ContainerController, saying own: ContainerView, transitionView: String, clips: Bool,
    bars: [Layer], size: Size
  ) {
    let path = controller.path(around: screen.name)
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
    self.bars = Dictionary(uniqueKeysWithValues: self.bars.map { ($0.key + count, $0.value) })
    self.bars[0] = bars
  }
}
