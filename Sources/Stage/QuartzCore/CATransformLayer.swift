/// A layer that shows its sublayers alone: it has no ground, border, contents or clip of its own.
///
/// Each sublayer is drawn flat in its turn, as those of other layers: two transforms in depth, one in the other, are not a space.
open class CATransformLayer: CALayer {
  package override var showsItself: Bool { false }

  /// Points are those of its sublayers.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let found = super.hitTest(p)
    return found === self ? nil : found
  }
}
