import HeroGeometry
import HeroLayers
import HeroModel

/// The animatable values of a snapshot layer at one moment, unclamped (springs overshoot).
package struct LayerState: Equatable, Sendable {
  /// In the parent layer, points.
  package var position = Point.zero
  /// Bounds size, points.
  package var size = Size.zero
  /// Unit point.
  package var anchorPoint = Point(x: 0.5, y: 0.5)
  /// About the anchor point.
  package var transform = Transform3D.identity
  /// 0…1.
  package var opacity = 1.0
  /// Points.
  package var cornerRadius = 0.0
  /// Sort key.
  package var zPosition = 0.0
  /// Of the snapshot layer itself: none, unless a key animates it (rule L3).
  package var backgroundColor: Color?
  /// Points.
  package var borderWidth = 0.0
  /// sRGB.
  package var borderColor: Color? = .black
  /// Clip.
  package var masksToBounds = false
  /// sRGB.
  package var shadowColor: Color? = .black
  /// 0…1.
  package var shadowOpacity = 0.0
  /// Points.
  package var shadowOffset = Size(width: 0, height: -3)
  /// Points.
  package var shadowRadius = 3.0
  /// Local points.
  package var shadowPath: Path?
  /// Unit rect.
  package var contentsRect = Rect.unit
  /// Pixels per point.
  package var contentsScale = 1.0
  /// Overlay's colour; nil without an overlay.
  package var overlayColor: Color?
  /// Overlay's opacity, 0…1.
  package var overlayOpacity = 0.0

  /// A view's own values as its layer has them (rule L3), the shadow only when displayed; the background is its picture's.
  init(_ view: View, displayShadow: Bool = true) {
    (position, size, anchorPoint, transform) = (view.position, view.size, view.anchorPoint, view.transform)
    (opacity, cornerRadius, zPosition) = (view.alpha, view.cornerRadius, view.zPosition)
    (borderWidth, borderColor) = (view.borderWidth, view.borderColor)
    (masksToBounds, contentsRect) = (view.clipsToBounds, view.contentsRect)
    if displayShadow, let shadow = view.shadow {
      (shadowColor, shadowOpacity, shadowOffset) = (shadow.color, shadow.opacity, shadow.offset)
      (shadowRadius, shadowPath) = (shadow.radius, shadow.path)
    }
  }

  /// Writes all values to a layer, brought into their ranges (rule T8).
  func show(in layer: inout Layer) {
    layer.bounds.size = size.clampedToZero
    (layer.position, layer.anchorPoint, layer.transform) = (position, anchorPoint, transform)
    (layer.opacity, layer.zPosition) = (min(max(opacity, 0), 1), zPosition)
    (layer.cornerRadius, layer.borderWidth) = (max(cornerRadius, 0), max(borderWidth, 0))
    layer.backgroundColor = backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    layer.borderColor = borderColor ?? .clear
    (layer.masksToBounds, layer.contentsRect) = (masksToBounds, contentsRect)
    // No shadow is drawn at opacity 0.
    layer.shadow =
      shadowOpacity > 0
      ? shadowColor.map {
        Shadow(
          color: $0, opacity: min(shadowOpacity, 1), offset: shadowOffset, radius: max(shadowRadius, 0),
          path: shadowPath)
      } : nil
  }
}

extension Size {
  /// Negative extents made zero (rule T8).
  var clampedToZero: Size { Size(width: max(width, 0), height: max(height, 0)) }
}
