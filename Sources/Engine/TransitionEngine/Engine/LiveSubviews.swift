import HeroGeometry
import HeroLayers
import HeroModel

/// What a live view (`useNoSnapshot`) holds: its layers at its own size, and at another one where the scene says so (rule L3).
struct LiveSubviews: Sendable {
  /// At the view's own size.
  let layers: [Layer]
  private let natural: Size
  private let other: Size?
  private let moved: [Layer]

  /// The layers of a view's subviews, less those that snapshots stand in for.
  init(of index: Int, hiding animating: Set<Int>, builder: LayerBuilder) {
    let views = builder.screen.views
    natural = views[index].size
    other = Self.otherSize(inside: index, of: views)
    layers = builder.layer(of: index, hiding: animating, in: nil).children
    moved = other.map { builder.layer(of: index, hiding: animating, laidOutAt: $0, in: nil).children } ?? []
  }

  private static func otherSize(inside index: Int, of views: [View]) -> Size? {
    for child in views[index].children {
      if let size = views[child].liveLayout?.size ?? otherSize(inside: child, of: views) { return size }
    }
    return nil
  }

  /// The layers while the view has a size: as far between both layouts as the size is between both sizes, and beyond.
  func layers(at size: Size) -> [Layer] {
    guard let other else { return layers }
    let (width, height) = (other.width - natural.width, other.height - natural.height)
    let isWide = abs(width) >= abs(height)
    let way = isWide ? width : height
    guard way != 0 else { return layers }
    let fraction = (isWide ? size.width - natural.width : size.height - natural.height) / way
    return fraction == 0 ? layers : zip(layers, moved).map { $0.moved(towards: $1, fraction: fraction) }
  }
}

extension Layer {
  /// Position and size between those of the same layer elsewhere, all inside likewise.
  fileprivate func moved(towards other: Layer, fraction: Double) -> Layer {
    var layer = self
    layer.position = .interpolate(from: position, to: other.position, fraction: fraction)
    layer.bounds.size = .interpolate(from: bounds.size, to: other.bounds.size, fraction: fraction)
    layer.children = zip(children, other.children).map { $0.moved(towards: $1, fraction: fraction) }
    return layer
  }
}
