extension AnimationType.Direction {
  /// The other way on the same axis.
  package var opposite: AnimationType.Direction {
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
  package func resolved(_ layoutDirection: LayoutDirection) -> AnimationType.Direction {
    switch self {
    case .leading: layoutDirection == .leftToRight ? .left : .right
    case .trailing: layoutDirection == .leftToRight ? .right : .left
    case .left, .right, .up, .down: self
    }
  }
}

extension AnimationType.Kind {
  /// The kind that undoes this one in the opposite direction (rule D4).
  package var reversed: AnimationType.Kind {
    switch self {
    case .push: .pull
    case .pull: .push
    case .cover: .uncover
    case .uncover: .cover
    case .pageIn: .pageOut
    case .pageOut: .pageIn
    case .slide, .zoomSlide: self
    }
  }
}

extension AnimationType {
  /// The type that undoes this one (rule D4); auto, none, fade and selectBy are their own.
  package var reversed: AnimationType {
    switch self {
    case .directed(let kind, let direction): .directed(kind.reversed, direction.opposite)
    case .zoom: .zoomOut
    case .zoomOut: .zoom
    case .auto, .none, .fade, .selectBy: self
    }
  }

  /// Those that are a name alone.
  package static let named: [(name: String, type: AnimationType)] = [
    ("auto", .auto), ("none", .none), ("fade", .fade), ("zoom", .zoom), ("zoomOut", .zoomOut),
  ]

  /// The type as scene files write it: `push(left)`, `selectBy(zoom, fade)`.
  package var text: String {
    switch self {
    case .auto, .none, .fade, .zoom, .zoomOut: Self.named.first { $0.type == self }?.name ?? ""
    case .directed(let kind, let direction): "\(kind.rawValue)(\(direction.rawValue))"
    case .selectBy(let presenting, let dismissing): "selectBy(\(presenting.text), \(dismissing.text))"
    }
  }
}
