package import HeroLayers

/// What a view or layer draws beside its layer's own properties.
package enum ViewDrawing {
  case nothing
  case image(UIImage, tint: UIColor?)
  /// A text, and the pictures in it by number.
  case text(TextContents, pictures: [UIImage] = [])
  /// A ramp of colours.
  case gradient(GradientContents)
  case shape(ShapeContents)
  /// A live effect on what lies below.
  case effect(BackdropEffect)
  /// Nothing, but a stack view.
  case stack
}

/// Containers whose hidden subviews drop out (rule V1).
package enum ArrangedKind {
  case list
  case cells
}
