import HeroLayers

extension Layer {
  /// Whether at most one thing is drawn, so that a group's opacity may go straight into it.
  var isSinglePrimitive: Bool {
    guard children.isEmpty, shadow == nil else { return false }
    let border = borderWidth > 0 && borderColor.alpha > 0 ? 1 : 0
    let background = (backgroundColor?.alpha ?? 0) > 0 ? 1 : 0
    return border + background + (contents?.primitiveCount ?? 0) <= 1
  }

  /// Whether what is drawn is composited first and faded as a whole; `alpha` is the layer's opacity times what its ancestors hand down.
  func isGroup(alpha: Double) -> Bool { alpha < 1 && opacityMode == .group && !isSinglePrimitive }

  /// Whether a visual effect in the subtree looks at what lies below.
  var containsBackdrop: Bool {
    if case .backdrop = contents?.kind { return true }
    return children.contains(where: \.containsBackdrop)
  }
}

extension LayerContents {
  /// How many things overlap when the contents are drawn.
  fileprivate var primitiveCount: Int {
    let own: Int
    if case .shape(let shape) = kind {
      // What is transparent is not drawn.
      own = [shape.fillColor, shape.strokeColor].count { ($0?.alpha ?? 0) > 0 }
    } else {
      own = 1
    }
    return own + ((background?.alpha ?? 0) > 0 ? 1 : 0)
  }
}
