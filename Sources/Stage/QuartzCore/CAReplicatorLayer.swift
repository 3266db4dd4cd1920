/// A layer that shows its sublayers several times, each copy by a transform further than the one before.
open class CAReplicatorLayer: CALayer {
  /// Of the sublayers, the first one too. Default: 1.
  open var instanceCount = 1 { didSet { changed() } }
  /// From one copy to the next, about the middle of the bounds. Default: identity.
  open var instanceTransform: CATransform3D = CATransform3DIdentity { didSet { changed() } }
  /// What the copies' colours are multiplied with; only its alpha counts. Default: opaque white.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed() } }
  /// What is added to the alpha from one copy to the next. Default: 0.
  open var instanceAlphaOffset: Float = 0 { didSet { changed() } }
  open var instanceRedOffset: Float = 0 { didSet { warnOfColor() } }
  open var instanceGreenOffset: Float = 0 { didSet { warnOfColor() } }
  open var instanceBlueOffset: Float = 0 { didSet { warnOfColor() } }
  /// Seconds between copies' animations.
  open var instanceDelay: CFTimeInterval = 0
  open var preservesDepth = false

  private func warnOfColor() {
    LiveLayers.host?.warn("a replicator layer's copies keep their colours")
  }

  package override var copies: [LayerCopy] {
    let alpha = Double(instanceColor?.color.alpha ?? 1)
    var transform = CATransform3DIdentity
    return (0..<max(instanceCount, 0)).map { index in
      defer { transform = CATransform3DConcat(transform, instanceTransform) }
      return LayerCopy(
        transform: transform, opacity: min(max(alpha + Double(instanceAlphaOffset) * Double(index), 0), 1))
    }
  }
}

/// Sublayers shown once.
package struct LayerCopy: Equatable {
  /// About the middle of the bounds.
  package var transform: CATransform3D
  /// 0…1.
  package var opacity: Double

  /// Whether the sublayers show as they are.
  package var isPlain: Bool { opacity == 1 && CATransform3DIsIdentity(transform) }
}
