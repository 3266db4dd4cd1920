import HeroGeometry
import HeroLayers
import HeroModel

/// The animatable values of a snapshot layer at one moment, unclamped (springs overshoot).
public struct LayerState: Equatable, Sendable {
  /// In the parent layer, points.
  public var position = Point.zero
  /// Bounds size, points.
  public var size = Size.zero
  /// Unit point.
  public var anchorPoint = Point(x: 0.5, y: 0.5)
  /// About the anchor point.
  public var transform = Transform3D.identity
  /// 0…1.
  public var opacity = 1.0
  /// Points.
  public var cornerRadius = 0.0
  /// Sort key.
  public var zPosition = 0.0
  /// Of the snapshot layer itself: none, unless a key animates it (rule L3).
  public var backgroundColor: Color?
  /// Points.
  public var borderWidth = 0.0
  /// sRGB.
  public var borderColor: Color? = .black
  /// Clip.
  public var masksToBounds = false
  /// sRGB.
  public var shadowColor: Color? = .black
  /// 0…1.
  public var shadowOpacity = 0.0
  /// Points.
  public var shadowOffset = Size(width: 0, height: -3)
  /// Points.
  public var shadowRadius = 3.0
  /// Local points.
  public var shadowPath: Path?
  /// Unit rect.
  public var contentsRect = Rect.unit
  /// Pixels per point.
  public var contentsScale = 1.0
  /// Overlay's colour; nil without an overlay.
  public var overlayColor: Color?
  /// Overlay's opacity, 0…1.
  public var overlayOpacity = 0.0

  /// A view's own values as its layer has them (rule L3), the shadow only when displayed; the background is its picture's.
  init(_ view: View, displayShadow: Bool = true) {
    for property in LayerProperties.all where displayShadow || !property.isShadow { property.begin(&self, with: view) }
  }

  /// Writes all values to a layer, brought into their ranges (rule T8).
  func show(in layer: inout Layer) {
    // No shadow is drawn at opacity 0.
    layer.shadow = shadowOpacity > 0 && shadowColor != nil ? Shadow(opacity: shadowOpacity) : nil
    for property in LayerProperties.all { property.show(self, in: &layer) }
  }
}
