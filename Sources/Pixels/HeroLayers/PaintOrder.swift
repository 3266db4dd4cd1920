extension [Layer] {
  /// Siblings back to front as they are painted: by zPosition, equal ones as they stand (rule L5, fact sheet 5.10).
  package var inPaintOrder: [Layer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension Layer {
  /// The sublayers back to front (rule L5). Those of a visual effect lie in its content view, so that its overlay is above them
  /// whatever their z (rule L3).
  package var childrenInPaintOrder: [Layer] {
    let sorted = children.inPaintOrder
    guard showsBackdrop else { return sorted }
    return sorted.filter { $0.role != .overlay } + sorted.filter { $0.role == .overlay }
  }

  /// How many of `childrenInPaintOrder` lie under the contents: in a snapshot the picture is a sibling of the child snapshots at z 0
  /// (rule L5); a live layer's own contents, and a visual effect, have nothing behind them.
  package var childrenUnderContents: Int {
    guard opacityMode == .eachPrimitive, !showsBackdrop else { return 0 }
    return children.count { $0.zPosition < 0 }
  }
}
