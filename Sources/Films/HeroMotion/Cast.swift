import HeroGeometry
import HeroLayers
import HeroRaster

/// A shadow and what casts it.
package struct Cast: Equatable, Sendable {
  package let shadow: Shadow
  /// What casts it, in the layer's own space; nil for what is no rounded rectangle, and for a shadow with a path of its own.
  package let outline: RoundedRect?

  /// The shadow's colour, its opacity in the alpha.
  package var color: Color { shadow.color.withAlpha(shadow.color.alpha * min(max(shadow.opacity, 0), 1)) }
}

extension MotionLayer {
  /// The layer's shadow by frame, nil at frames without; nil when it has none at all.
  package func casts(images: [ImageFacts]) -> FrameRuns<Cast?>? {
    guard values.runs.contains(where: { $0.value.shownShadow != nil }) else { return nil }
    var casts: FrameRuns<Cast?>?
    let changes = changes
    for (index, frame) in changes.enumerated() {
      let whole = layer(at: frame)
      let cast = whole.shownShadow.map { shadow in
        Cast(shadow: shadow, outline: shadow.path == nil ? whole.opaqueOutline(images: images) : nil)
      }
      let end = index + 1 < changes.count ? changes[index + 1] : frames.upperBound
      if casts == nil { casts = FrameRuns(cast, in: frame..<end) } else { casts?.append(cast, until: end) }
    }
    return casts
  }
}
