extension AnimationType.Direction {
  /// The other way on the same axis.
  public var opposite: AnimationType.Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// Leading and trailing as left or right; the others unchanged (rule D1).
  public func resolved(_ layoutDirection: LayoutDirection) -> AnimationType.Direction {
    switch self {
    case .leading: layoutDirection == .leftToRight ? .left : .right
    case .trailing: layoutDirection == .leftToRight ? .right : .left
    case .left, .right, .up, .down: self
    }
  }
}

extension AnimationType {
  /// The type that undoes this one (rule D4); auto, none, fade and selectBy are their own.
  public var reversed: AnimationType {
    switch self {
    case .push(let direction): .pull(direction.opposite)
    case .pull(let direction): .push(direction.opposite)
    case .cover(let direction): .uncover(direction.opposite)
    case .uncover(let direction): .cover(direction.opposite)
    case .pageIn(let direction): .pageOut(direction.opposite)
    case .pageOut(let direction): .pageIn(direction.opposite)
    case .slide(let direction): .slide(direction.opposite)
    case .zoomSlide(let direction): .zoomSlide(direction.opposite)
    case .zoom: .zoomOut
    case .zoomOut: .zoom
    case .auto, .none, .fade, .selectBy: self
    }
  }

  /// The type as scene files write it: `push(left)`, `selectBy(zoom, fade)`.
  public var text: String {
    switch self {
    case .auto: "auto"
    case .none: "none"
    case .fade: "fade"
    case .zoom: "zoom"
    case .zoomOut: "zoomOut"
    case .push(let direction): "push(\(direction.rawValue))"
    case .pull(let direction): "pull(\(direction.rawValue))"
    case .slide(let direction): "slide(\(direction.rawValue))"
    case .zoomSlide(let direction): "zoomSlide(\(direction.rawValue))"
    case .cover(let direction): "cover(\(direction.rawValue))"
    case .uncover(let direction): "uncover(\(direction.rawValue))"
    case .pageIn(let direction): "pageIn(\(direction.rawValue))"
    case .pageOut(let direction): "pageOut(\(direction.rawValue))"
    case .selectBy(let presenting, let dismissing): "selectBy(\(presenting.text), \(dismissing.text))"
    }
  }
}
