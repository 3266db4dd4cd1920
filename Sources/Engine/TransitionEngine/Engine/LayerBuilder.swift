import HeroGeometry
import HeroLayers
import HeroModel

/// Turns views into drawable layers.
struct LayerBuilder {
  let screen: Screen
  /// Bars, back to front, by the view that has them on top of its subviews.
  var bars: [Int: [Layer]] = [:]

  /// What a view takes from those around it.
  struct Surroundings {
    /// Of the superview's sublayers, about a point of it (fact sheet 5.11).
    var transform = Transform3D.identity
    var anchor = Point.zero
    /// Whether the superview shows its back (fact sheet 5.13).
    var isTurnedAway = false
  }

  /// The layer of a real view and its subtree; views in `hidden` carry `isHidden` because a snapshot stands in for them (rule L1).
  ///
  /// - Parameters:
  ///   - omitsHidden: Leaves out hidden descendants, which nothing draws.
  ///   - liveSize: The size of the live view around it that it is laid out for; nil: its own.
  ///   - around: nil: the view is looked at straight, however it is turned.
  func layer(
    of index: Int, hiding hidden: Set<Int> = [], omitsHidden: Bool = false, laidOutAt liveSize: Size? = nil,
    in around: Surroundings? = Surroundings()
  ) -> Layer {
    let view = liveSize.map { screen.views[index].laidOut(at: $0) } ?? screen.views[index]
    var layer = Layer(path: view.path, position: view.position, bounds: Rect(origin: .zero, size: .zero))
    LayerState(view).show(in: &layer)
    var inside = Surroundings(
      transform: view.sublayerTransform,
      anchor: Point(x: view.anchorPoint.x * view.size.width, y: view.anchorPoint.y * view.size.height))
    if let around {
      layer.take(around)
      inside.isTurnedAway = around.isTurnedAway != layer.map.mirrors
    }
    layer.isHidden = view.isHidden || hidden.contains(index) || inside.isTurnedAway && !view.isDoubleSided
    layer.maskedCorners = view.maskedCorners
    layer.mask = view.mask
    layer.cornerCurve = view.cornerCurve
    layer.backgroundColor = view.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    layer.contents = Self.contents(of: view)
    for child in view.children where !omitsHidden || !(screen.views[child].isHidden || hidden.contains(child)) {
      layer.children.append(
        self.layer(of: child, hiding: hidden, omitsHidden: omitsHidden, laidOutAt: liveSize, in: inside))
    }
    layer.children += bars[index] ?? []
    return layer
  }

  /// What a view's type draws.
  static func contents(of view: View) -> LayerContents? {
    guard let kind = view.content.kind else { return nil }
    return switch kind {
    case .image, .text: LayerContents(kind, rect: view.contentsRect)
    case .backdrop: LayerContents(kind, clipRadius: view.cornerRadius)
    default: LayerContents(kind)
    }
  }

  /// A picture of a view with its non-animating descendants, without its own opacity, corner radius and shadow (rule L3).
  ///
  /// - Parameter isBitmap: Rendered into a bitmap, which has no alpha when the view is opaque: what is not drawn is black.
  func picture(of index: Int, id: String, without animating: Set<Int>, isBitmap: Bool = false) -> Picture {
    let view = screen.views[index]
    var layer = layer(of: index, hiding: animating, omitsHidden: true, in: nil)
    layer.isHidden = view.isHidden
    layer.opacity = 1
    layer.cornerRadius = 0
    layer.shadow = nil
    layer.transform = .identity
    layer.zPosition = 0
    layer.contents?.clipRadius = nil
    if isBitmap, view.isOpaque {
      if view.isHidden {
        layer = Layer(path: layer.path, position: layer.position, bounds: layer.bounds)
      }
      layer.backgroundColor = (layer.backgroundColor ?? .clear).composited(over: .black)
      if layer.mask != nil { layer = layer.overBlack }
    }
    return Picture(id: id, layer: layer)
  }
}

extension Layer {
  /// Transforms a layer as one of its superlayer's sublayers.
  fileprivate mutating func take(_ around: LayerBuilder.Surroundings) {
    guard around.transform != .identity else { return }
    let (x, y) = (position.x - around.anchor.x, position.y - around.anchor.y)
    transform =
      transform * .translation(x: x, y: y, z: zPosition) * around.transform * .translation(x: -x, y: -y)
  }

  /// The layer in one that is black where its mask leaves nothing of it.
  fileprivate var overBlack: Layer {
    var (ground, inner) = (Layer(path: path, position: position, bounds: bounds), self)
    ground.backgroundColor = .black
    inner.anchorPoint = Point(x: 0.5, y: 0.5)
    inner.position = bounds.size.center
    ground.children = [inner]
    return ground
  }
}

extension Color {
  /// Source-over in gamma-encoded sRGB.
  func composited(over below: Color) -> Color {
    if alpha >= 1 { return self }
    let alpha = self.alpha + below.alpha * (1 - self.alpha)
    guard alpha > 0 else { return .clear }
    func mix(_ top: Double, _ bottom: Double) -> Double {
      (top * self.alpha + bottom * below.alpha * (1 - self.alpha)) / alpha
    }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue), alpha: alpha)
  }
}

extension TransitionRequest {
  /// Draws the screen on a side.
  func builder(_ side: Side) -> LayerBuilder { LayerBuilder(screen: screen(side), bars: bars[side] ?? [:]) }
}
