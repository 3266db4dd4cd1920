import HeroGeometry
import HeroLayers
import HeroScene

/// The animatable values of a snapshot layer at one moment, unclamped (springs overshoot).
public struct LayerState: Equatable, Sendable {
  /// In the parent layer, points.
  public var position: Point
  /// Bounds size, points.
  public var size: Size
  /// Unit point.
  public var anchorPoint: Point
  /// About the anchor point.
  public var transform: Transform3D
  /// 0…1.
  public var opacity: Double
  /// Points.
  public var cornerRadius: Double
  /// Sort key.
  public var zPosition: Double
  /// Of the snapshot layer itself: none, unless a key animates it (rule L3).
  public var backgroundColor: Color?
  /// Points.
  public var borderWidth: Double
  /// sRGB.
  public var borderColor: Color?
  /// Clip.
  public var masksToBounds: Bool
  /// sRGB.
  public var shadowColor: Color?
  /// 0…1.
  public var shadowOpacity: Double
  /// Points.
  public var shadowOffset: Size
  /// Points.
  public var shadowRadius: Double
  /// Local points.
  public var shadowPath: Path?
  /// Unit rect.
  public var contentsRect: Rect
  /// Pixels per point.
  public var contentsScale: Double
  /// Overlay's colour; nil without an overlay.
  public var overlayColor: Color?
  /// Overlay's opacity, 0…1.
  public var overlayOpacity: Double

  /// A snapshot of `view` placed in its parent layer (rule L3): it carries the layer's own values, the shadow only when displayed.
  init(view: View, position: Point, transform: Transform3D, contentsScale: Double, displayShadow: Bool) {
    self.position = position
    self.transform = transform
    self.contentsScale = contentsScale
    size = view.size
    anchorPoint = view.anchorPoint
    opacity = view.alpha
    cornerRadius = view.cornerRadius
    zPosition = view.zPosition
    backgroundColor = nil
    borderWidth = view.borderWidth
    borderColor = view.borderColor
    masksToBounds = view.clipsToBounds
    let shadow = displayShadow ? view.layerShadow : Shadow(opacity: 0)
    shadowColor = shadow.color
    shadowOpacity = shadow.opacity
    shadowOffset = shadow.offset
    shadowRadius = shadow.radius
    shadowPath = shadow.path
    contentsRect = view.contentsRect
    overlayColor = nil
    overlayOpacity = 0
  }
}
