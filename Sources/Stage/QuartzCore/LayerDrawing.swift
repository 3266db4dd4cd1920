package import HeroGeometry
package import HeroLayers

/// What a layer, or a view, draws beside its layer's own properties.
package enum LayerDrawing {
  case nothing
  /// A picture, or its alpha in a colour.
  case image(ScaledPicture, tint: Color?)
  /// A text, and the pictures in it by number.
  case text(TextContents, pictures: [ScaledPicture] = [])
  /// A ramp of colours.
  case gradient(GradientContents)
  case shape(ShapeContents)
  /// A live effect on what lies below.
  case effect(BackdropEffect)
  /// Nothing, but a stack view.
  case stack
}

/// A picture, and how large its pixels are.
package struct ScaledPicture: Equatable {
  package var picture: CGImage
  /// Pixels per point.
  package var scale: CGFloat

  package init(_ picture: CGImage, scale: CGFloat) {
    self.picture = picture
    self.scale = scale
  }

  /// Points.
  package var size: CGSize { CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale) }

  /// Whether both show the same picture, not merely equal pixels.
  package static func == (left: ScaledPicture, right: ScaledPicture) -> Bool {
    left.picture === right.picture && left.scale == right.scale
  }
}
