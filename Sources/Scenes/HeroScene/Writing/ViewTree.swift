import HeroGeometry
import HeroModel

/// A screen's views for writing, and which of them hold names of their own (scene words W2).
struct ViewTree {
  let screen: Screen
  /// Views of the same name, which their paths distinguish.
  private let owners: Set<String>
  /// What follows a view's path in the name of its component.
  private let tag: String
  /// The names of the components that views repeat, by their paths.
  private let prototypes: [String: String]

  /// The views of a screen; screens of the same name need different tags.
  init(_ screen: Screen, tag: String = "", prototypes: [String: String] = [:]) {
    self.screen = screen
    self.tag = tag
    self.prototypes = prototypes
    var owners: Set<String> = []
    for view in screen.views {
      guard let name = view.name else { continue }
      let owner = String(view.path.dropLast(name.count + 1))
      if owner != screen.name { owners.insert(owner) }
    }
    self.owners = owners
  }

  var views: [View] { screen.views }

  /// The component that a view is written with, by its name and the keys that its uses say; nil for most.
  ///
  /// The name of a view belongs to the use: what is around it tells the names inside apart. Views that repeat one stand at different places.
  func component(of index: Int) -> (name: String, keysOfUses: [String])? {
    let path = views[index].path
    if let name = prototypes[path] { return (name, ["name", "frame", "center", "size"]) }
    return owners.contains(path) ? (path + tag, ["name"]) : nil
  }

  /// The views inside of a view, pre-order.
  func descendants(of index: Int) -> [Int] { views[index].children.flatMap { [$0] + descendants(of: $0) } }
}
