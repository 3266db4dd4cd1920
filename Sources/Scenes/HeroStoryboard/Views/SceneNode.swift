import HeroGeometry
internal import HeroModel
internal import InterfaceBuilder

/// A view of the scene to be, with the place in the storyboard that it comes from.
struct SceneNode: Equatable {
  /// Its values; parents, children, paths and places are not set.
  var view: View
  /// Back to front.
  var children: [SceneNode] = []
  /// Where it stands.
  var place: InterfacePlace
  /// The name of the prototype that it repeats. Default: none.
  var component: String?

  init(_ frame: Rect, at place: InterfacePlace) {
    // Interface Builder keeps sizes below zero where constraints asked for them; UIKit's bounds are never negative.
    let size = Size(width: max(frame.size.width, 0), height: max(frame.size.height, 0))
    view = View(path: "", position: Rect(origin: frame.origin, size: size).center, size: size)
    self.place = place
  }

  init(_ view: View, children: [SceneNode] = [], at place: InterfacePlace) {
    self.view = view
    self.children = children
    self.place = place
  }

  /// In its parent, points.
  var frame: Rect {
    get {
      Rect(
        x: view.position.x - view.anchorPoint.x * view.size.width,
        y: view.position.y - view.anchorPoint.y * view.size.height, width: view.size.width, height: view.size.height)
    }
    set {
      view.position = newValue.position(anchorPoint: view.anchorPoint)
      view.size = newValue.size
    }
  }
}

extension InterfacePlace {
  /// The place as scenes have it.
  var location: SourceLocation { SourceLocation(line: line, column: column, jsonPath: "") }
}
