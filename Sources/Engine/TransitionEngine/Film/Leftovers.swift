import HeroLayers
import HeroModel

/// What an over-full-screen change leaves on the screen below it until that next takes part (rule L7).
struct Leftover: Equatable, Sendable {
  /// Paths of the views that stay hidden.
  var hiddenPaths: Set<String>
  /// Their snapshots, held at their last values, on top of the controller's view.
  var snapshots: [Layer]

  init(hiddenPaths: Set<String>, snapshots: [Layer]) {
    self.hiddenPaths = hiddenPaths
    self.snapshots = snapshots
  }

  /// What stays of one side of a transition when its snapshots hold `values`.
  init(of side: Side, in transition: AnimatedTransition, values: SnapshotValues) {
    hiddenPaths = Set(transition.nodes.filter { $0.view.side == side }.map(\.sceneView.path))
    let other = Set(transition.nodes.filter { $0.view.side != side }.map(\.sceneView.path))
    snapshots = Self.removing(other, from: transition.layers(for: values))
  }

  private static func removing(_ paths: Set<String>, from layers: [Layer]) -> [Layer] {
    layers.filter { $0.role != .snapshot || !paths.contains($0.path) }.map { layer in
      var layer = layer
      layer.children = removing(paths, from: layer.children)
      return layer
    }
  }
}

/// What lies over a change inside of a container.
struct OverlaidChange {
  /// Back to front.
  var layers: [Layer]
  /// Whether the container's own view is hidden, so that nothing of the change shows.
  var isHidden = false
  /// What is left on the container's view where the change is cancelled, and after it.
  var before: Leftover?
  var after: Leftover?
}

extension ControllerView {
  /// The view's layer as it stands when nothing moves, with what an earlier change left on it.
  func settledLayer(_ leftover: Leftover) -> Layer {
    let hidden = screen.views.indices.filter { leftover.hiddenPaths.contains(screen.views[$0].path) }
    var layer = LayerBuilder(screen: screen, bars: bars).layer(of: 0, hiding: Set(hidden))
    layer.children += leftover.snapshots
    return layer
  }
}
