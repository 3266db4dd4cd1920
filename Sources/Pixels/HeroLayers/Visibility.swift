import HeroGeometry

/// What shows of a layer: code that draws, prices, places or explains layers asks here.
extension Layer {
  /// Whether anything of the layer and what it holds is drawn, as far as its own values say (fact sheet 5.9).
  package var isDrawn: Bool { !isHidden && opacity > 0 }

  /// Whether people may see something of it: fainter than that, no pixel of eight bits changes.
  package var isSeen: Bool { !isHidden && opacity > 0.001 }

  /// Whether the fill of the rounded bounds shows (fact sheet 5.2).
  package var showsBackground: Bool { (backgroundColor?.alpha ?? 0) > 0 }

  /// Whether that fill hides all that lies under it.
  package var hasOpaqueBackground: Bool { backgroundColor?.alpha == 1 && mask == nil }

  /// Whether the ring within the bounds shows (fact sheet 5.2).
  package var showsBorder: Bool { borderWidth > 0 && borderColor.alpha > 0 }

  /// Whether the layer draws something of its own, beside what it holds and the shadow of all that.
  package var showsItself: Bool { showsBackground || showsBorder || contents != nil }

  /// The shadow that shows: none of a layer that clips to its bounds (fact sheet 5.4), none without strength (fact sheet 5.8).
  package var shownShadow: Shadow? {
    guard !masksToBounds, let shadow, shadow.color.alpha * shadow.opacity > 0 else { return nil }
    return shadow
  }

  /// Whether at most one thing is drawn, so that a group's opacity may go straight into it.
  package var isSinglePrimitive: Bool {
    guard children.isEmpty, shownShadow == nil else { return false }
    return (showsBorder ? 1 : 0) + (showsBackground ? 1 : 0) + (contents?.primitiveCount ?? 0) <= 1
  }

  /// Whether what is drawn is composited first and faded as a whole (fact sheet 5.9).
  ///
  /// - Parameter alpha: The layer's opacity times what its ancestors hand down.
  package func isGroup(alpha: Double) -> Bool { alpha < 1 && opacityMode == .group && !isSinglePrimitive }

  /// Whether a visual effect in the subtree looks at what lies below.
  package var containsBackdrop: Bool { showsBackdrop || children.contains(where: \.containsBackdrop) }

  /// Whether the layer is a visual effect.
  var showsBackdrop: Bool {
    if case .backdrop = contents?.kind { return true }
    return false
  }
}

extension LayerContents {
  /// Whether the colour under the contents shows.
  package var showsBackground: Bool { (background?.alpha ?? 0) > 0 }

  /// How many things overlap when the contents are drawn.
  fileprivate var primitiveCount: Int {
    let own: Int
    if case .shape(let shape) = kind {
      // What is transparent is not drawn.
      own = [shape.fillColor, shape.strokeColor].count { ($0?.alpha ?? 0) > 0 }
    } else {
      own = 1
    }
    return own + (showsBackground ? 1 : 0)
  }
}
