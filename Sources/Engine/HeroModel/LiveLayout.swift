import HeroGeometry

/// Where a view lies while the live view around it (`useNoSnapshot`) has another size than its own.
package struct LiveLayout: Equatable, Sendable {
  /// The live view's other size, points.
  package var size: Size
  /// The view's frame in its superview then, before its transform, points.
  package var frame: Rect

  package init(size: Size, frame: Rect) { (self.size, self.frame) = (size, frame) }
}

extension View {
  /// The view as it lies at its live layout, where it has one for that size.
  package func laidOut(at size: Size) -> View {
    guard let layout = liveLayout, layout.size == size else { return self }
    var view = self
    view.size = layout.frame.size
    view.position = layout.frame.position(anchorPoint: anchorPoint)
    return view
  }
}
