import HeroGeometry
import HeroModel

/// A screen's views for writing, and which of them hold names of their own (scene words W2).
struct ViewTree {
  let screen: Screen
  /// The views whose names are told apart by the way to them.
  private let owners: Set<String>
  /// What follows a view's path in the name of its component.
  private let tag: String

  /// The views of a screen; screens of the same name need different tags.
  init(_ screen: Screen, tag: String = "") {
    self.screen = screen
    self.tag = tag
    var owners: Set<String> = []
    for view in screen.views {
      guard let name = view.name else { continue }
      let owner = String(view.path.dropLast(name.count + 1))
      if owner != screen.name { owners.insert(owner) }
    }
    self.owners = owners
  }

  var views: [View] { screen.views }

  /// The name of the component that a view is written with; nil for most.
  func component(of index: Int) -> String? {
    owners.contains(views[index].path) ? views[index].path + tag : nil
  }

  /// The views inside of a view, pre-order.
  func descendants(of index: Int) -> [Int] { views[index].children.flatMap { [$0] + descendants(of: $0) } }
}
